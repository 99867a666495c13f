"""Master cards, equipment and retainers of the four starters of the Sabbat."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.duel import duel, fight, go
from tests.cards.fights import after, fighters, fought, until
from tests.cards.polls import POLLING, called, calling
from tests.cards.table import SABBAT, codes, lines, look, onward, play, pools, table, titled
from tests.rulecheck import rule
from tests.rules.pairs import pair
from vtes.cards.printed import facts
from vtes.model.decisions import DecisionKind, Phase, WindowKind
from vtes.model.state import GameState
from vtes.testing import Position

MASTER, UNTAP = DecisionKind.MASTER, DecisionKind.UNTAP


# --- master cards ---------------------------------------------------------------------------------

PACT = "Purchase Pact"
PRELATES = ("archbishop", "priscus", "cardinal", "regent")


def bought(title: str, *, zone: Any = "ready") -> GameState:
    position = Position("A", "B").turn("A", Phase.MASTER).hand("A", PACT)
    position.vampire("Lupo", "A", capacity=8, zone=zone, **titled(title))
    position.vampire("Thomas", "B", capacity=8, title="cardinal")
    return position.build()


@rule("R1.6.1-11", "R1.6.2-10")
def test_who_may_make_a_purchase_pact() -> None:
    line = f"A: play {PACT}"
    for title in PRELATES:
        state = onward(play(bought(title), line), MASTER)
        assert look(state, "A.in_play") == [[PACT]]
    assert codes(bought("bishop"), line) == ["nothing-there"]
    pair(bought("regent", zone="torpor"), bought("regent"), line, "nothing-there", "R1.4-01")


def parley(sects: str = "sabbat sabbat", *, tapped: bool = False) -> GameState:
    first, second = sects.split()
    position = fighters(sect=first).permanent(PACT, "B", tapped=tapped)
    position.vampire("Nik", "B", capacity=6, sect=second)
    return until(fought(position, blocker="Nik"), WindowKind.BEFORE_RANGE, "B")


@rule("R6.4.1-03", "R1.1-02")
def test_a_purchase_pact_ends_a_combat_in_the_sabbat() -> None:
    line = f"B: use {PACT} in way 2"
    state = play(parley(), line)
    state = until(state)
    assert look(state, f"{PACT}.tapped", "Nik.blood", "Lupo.blood") == [True, 6, 9]
    pair(parley(tapped=True), parley(), line, "card-tapped", "R1.1-02")
    assert codes(parley("sabbat camarilla"), line) == ["wrong-sect"]
    assert codes(parley("camarilla sabbat"), line) == ["opponent-of-another-sect"]
    late = until(parley(), WindowKind.BEFORE_STRIKES, "B")
    assert "use-not-now" in codes(late, line)


@rule("R6.3.1-03", "R6.3.2-15")
def test_a_titled_sabbat_vampire_calls_the_pact_off() -> None:
    line = f"A: use {PACT} in way 3 with Lupo"

    def pact(**lupo: Any) -> GameState:
        return table(**lupo).permanent(PACT, "B").build()

    state = play(pact(title="bishop", **SABBAT), line)
    assert look(state, "action.stealth") == [1]
    state = onward(play(onward(state, POLLING, "A"), "A: vote for with Lupo"))
    assert look(state, "B.in_play", "B.ash_heap") == [[], [PACT]]
    assert codes(pact(**SABBAT), line) == ["title-missing"]
    assert codes(pact(title="prince", city="Rome"), line) == ["wrong-sect", "title-missing"]


POWERBASE = "Powerbase: Mexico City"


@rule("R4-03", "R1.6.2-10")
def test_the_powerbase_feeds_its_controller() -> None:
    position = Position("A", "B").turn("A", Phase.MASTER).hand("A", POWERBASE)
    position.vampire("Lupo", "A", capacity=4).vampire("Thomas", "B", capacity=4)
    state = onward(play(position.build(), f"A: play {POWERBASE}"), MASTER)
    assert look(state, f"{POWERBASE}.life", "A.pool") == [5, 28]
    state = onward(onward(state, MASTER, "B"), UNTAP, "A")
    assert lines(state)[1:] == [f"A: use {POWERBASE} in way 2"]  # no way around it
    state = onward(play(state, f"A: use {POWERBASE} in way 2"), MASTER)
    assert look(state, f"{POWERBASE}.life", "A.pool") == [4, 29]


@rule("R4-03")
def test_an_empty_powerbase_is_burned() -> None:
    position = Position("A", "B").turn("A", Phase.UNTAP).permanent(POWERBASE, "A", counters=1)
    position.vampire("Lupo", "A", capacity=4).vampire("Thomas", "B", capacity=4)
    state = onward(play(position.build(), f"A: use {POWERBASE} in way 2"), MASTER)
    assert look(state, "A.ash_heap", "A.pool") == [[POWERBASE], 31]


@rule("R6.2.2-01")
def test_the_sabbat_raids_the_powerbase() -> None:
    line = f"A: use {POWERBASE} in way 3 with Lupo"

    def raid(owner: str = "B", **lupo: Any) -> GameState:
        return table(**{**SABBAT, **lupo}).permanent(POWERBASE, owner, counters=3).build()

    state = play(raid(), line)
    assert look(state, "action.directed_at", "action.stealth") == ["B", 0]
    before = pools(state)
    state = onward(state)
    assert pools(state) == [before[0] + 3, *before[1:]]
    assert look(state, "B.ash_heap") == [[POWERBASE]]
    pair(raid(sect="camarilla"), raid(), line, "wrong-sect", "R1.6.1-12")
    pair(raid("A"), raid(), line, "yours-already", "R1.4-01")


DEMONSTRATION = "Demonstration"


@rule("R1.6.1-11", "R1.6.2-10")
def test_a_demonstration_is_held() -> None:
    position = Position("A", "B").turn("A", Phase.MASTER).hand("A", DEMONSTRATION)
    position.vampire("Lupo", "A", capacity=4, clan="Ventrue antitribu")
    state = onward(play(position.build(), f"A: play {DEMONSTRATION}"), MASTER)
    assert look(state, "A.in_play", "A.pool") == [[DEMONSTRATION], 29]
    assert facts(100522).unique


@rule("R6.3.2-09")
@pytest.mark.parametrize("zone", ["ready", "torpor"])
def test_a_demonstration_takes_a_vampire_his_votes(zone: Any) -> None:
    position = calling("Kine Resources Contested", title="prince", city="Rome")
    position.permanent(DEMONSTRATION, "B").vampire("Nik", "C", capacity=4, zone=zone)
    state = called(position, "Kine Resources Contested", "A: 3 to B", "A: 1 to C")
    state = onward(play(state, "A: vote for with Lupo"), POLLING, "B")
    assert look(state, "referendum.for") == [2]
    state = play(state, f"B: use {DEMONSTRATION} in way 2")
    assert "B: target Nik" in lines(state)
    state = play(state, "B: target Lupo")
    assert look(state, "referendum.for", f"{DEMONSTRATION}.tapped") == [0, True]


AWAKENING = "Antediluvian Awakening"


def woken(seat: str, *, size: int = 4) -> Position:
    position = Position("A", "B").turn(seat, Phase.UNTAP).permanent(AWAKENING, "A")
    position.vampire("Lupo", "A", capacity=size).vampire("Rake", "A", capacity=5)
    return position.vampire("Thomas", "B", capacity=4, zone="torpor")


@rule("R1.6.2-10")
def test_the_awakening_begins() -> None:
    position = Position("A", "B").turn("A", Phase.MASTER).hand("A", AWAKENING)
    position.vampire("Lupo", "A", capacity=4).vampire("Thomas", "B", capacity=4)
    state = onward(play(position.build(), f"A: play {AWAKENING}"), MASTER)
    assert look(state, "A.in_play", "A.pool") == [[AWAKENING], 30]


@rule("R4-03", "R4-04")
@pytest.mark.parametrize("seat", ["A", "B"])
def test_the_awakening_burns_a_pool_of_each(seat: str) -> None:
    state = woken(seat).build()
    line = f"{seat}: use {AWAKENING} in way "
    assert lines(state)[1:] == [line + "2", line + "3"]  # beside a withdrawal
    state = onward(play(state, line + "2"), MASTER)
    assert look(state, f"{seat}.pool") == [29]
    assert look(state, "A.in_play") == [[AWAKENING]]


@rule("R4-04")
def test_who_burns_a_young_vampire_ends_it() -> None:
    line = f"B: use {AWAKENING} in way 3"
    state = play(woken("B").build(), line)
    assert lines(state) == ["B: target Thomas"]
    state = onward(play(state, "B: target Thomas"), MASTER)
    assert look(state, "B.ash_heap", "A.ash_heap", "B.pool") == [["Thomas"], [AWAKENING], 30]
    old = woken("A", size=5).build()
    assert codes(old, f"A: use {AWAKENING} in way 3") == ["use-no-target"]
    assert lines(old)[1:] == [f"A: use {AWAKENING} in way 2"]


# --- equipment and retainers ----------------------------------------------------------------------

SWORD = "Sword of Judgment"
BRUJAH = {"clan": "Brujah antitribu"}


def armed(**lupo: Any) -> GameState:
    return fought(fighters(**{**BRUJAH, **lupo}).attach(SWORD, on="Lupo"))


@rule("R6.4.3-07")
def test_the_sword_of_judgment_strikes() -> None:
    state = until(armed(), DecisionKind.STRIKE, "A")
    line = f"A: use {SWORD} in way 2"
    assert look(after(play(state, line)), "Thomas.blood") == [7]
    pair(
        until(armed(clan="Brujah"), DecisionKind.STRIKE, "A"),
        state,
        line,
        "not-of-the-clan",
        "R1.4-01",
    )


@rule("R6.4.3-16", "R6.4.3-19")
def test_the_sword_gives_an_additional_strike_each_round() -> None:
    """Also to who does not strike with it. [LSJ 20030213-2]"""
    line = f"A: use {SWORD} in way 3"
    state = play(until(armed(), WindowKind.ADDITIONAL, "A"), line)
    assert codes(state, line) != []
    assert look(after(state), "Thomas.blood") == [7]  # two hand strikes
    other = until(armed(clan="Brujah"), WindowKind.ADDITIONAL, "A")
    assert "not-of-the-clan" in codes(other, line)


@rule("R1.6.1-11", "R6.1.3-01")
def test_who_equips_with_the_sword() -> None:
    position = table(**BRUJAH).hand("A", SWORD)
    state = onward(play(position.build(), f"A: play {SWORD} with Lupo"))
    assert look(state, "Lupo.attached", "A.pool") == [[SWORD], 28]


@rule("R1.3-01")
@pytest.mark.parametrize(("way", "life"), [(1, 2), (2, 3)])
def test_a_shade_serves(way: int, life: int) -> None:
    position = table(disciplines={"obt": 2}).hand("A", "Shade")
    state = onward(play(position.build(), f"A: play Shade in way {way} with Lupo"))
    assert look(state, "Shade.host", "Shade.life", "Lupo.blood") == ["Lupo", life, 5]


@rule("R6.4.7-01")
def test_a_shade_claws_at_close_range() -> None:
    state = fight(duel().attach("Shade", on="Lupo"))
    state = go(state, WindowKind.ADDITIONAL)
    assert look(state, "Thomas.blood") == [5]

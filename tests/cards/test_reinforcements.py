"""More of the Sabbat and its retinue: new vampires, reinforcements, companions."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.acting import announced_stealth, line
from tests.cards.fights import after, at_long, fighters, fought, pressed, until
from tests.cards.polls import AGREE, called, calling, refused
from tests.cards.table import codes, lines, living, look, onward, play, table
from tests.rulecheck import rule
from vtes.check import check
from vtes.codec import dumps, loads
from vtes.model.decisions import DecisionKind, Phase, WindowKind
from vtes.model.state import GameState
from vtes.testing import Position

RITES, REINFORCE = "Creation Rites", "Reinforcements"
WENDELL, BAT, DOG = "Wendell Delburton", "Razor Bat", "Stone Dog"

# --- Creation Rites -------------------------------------------------------------------------------


def rites(**lupo: Any) -> Position:
    lupo = {"title": "priscus", "clan": "Tzimisce", **lupo}
    return table(**lupo).hand("A", RITES).library("A", 2).ash_heap("A", "Potence")


@pytest.mark.parametrize("title", ["archbishop", "priscus", "cardinal", "regent", "bishop"])
@rule("R1.6.1-12")
def test_who_creates(title: str) -> None:
    city = {"city": "Rome"} if title == "archbishop" else {}
    found = codes(rites(title=title, **city).build(), line(RITES, 1))
    assert found == (["title-missing"] if title == "bishop" else [])


def test_a_vampire_is_created() -> None:
    assert announced_stealth(rites(), RITES, 1) == 1
    state = onward(play(rites().build(), line(RITES, 1)), DecisionKind.CHOICE)
    assert "A: choose Potence in ash heap" in lines(state)
    state = onward(play(state, "A: choose Potence in ash heap", "A: take 1"))
    made = state.players[0].ready[1]
    value = state.cards[made]
    assert value.form is not None
    assert (value.form.capacity, value.form.clans, value.blood) == (1, ("Tzimisce",), 1)
    assert look(state, f"{RITES}.attached", "Lupo.blood") == [["Potence"], 4]
    assert codes(state, f"A: bleed with {RITES}") == ["minion-cannot-act"]
    assert not check(state)


# --- Reinforcements -------------------------------------------------------------------------------


def reinforcements() -> Position:
    position = calling(REINFORCE, title="bishop").ash_heap("A", "Arson", "Arson")
    position.ash_heap("C", "Ambush", "Harass", "Arson", "Restoration")
    return position.vampire("Nik", "C", capacity=3, zone="ash heap")


@rule("R1.6.1-12", "R6.3.4-08")
def test_who_calls_for_reinforcements() -> None:
    assert refused(REINFORCE) == ["does-not-hold"]
    assert refused(REINFORCE, title="bishop") == []
    assert refused(REINFORCE, votes=1, sect="independent") == []


@rule("R6.3.2-13", "R6.3.2-06")
def test_reinforcements_come() -> None:
    state = called(reinforcements(), REINFORCE, "A: choose A", "A: choose C", "A: pass")
    state = onward(play(state, AGREE), DecisionKind.CHOICE)
    assert lines(state) == ["A: choose Arson in ash heap", "A: pass"]
    state = play(state, "A: choose Arson in ash heap", "A: choose Arson in ash heap")
    assert look(state, "to_move") == ["C"]
    assert "C: choose Nik in ash heap" not in lines(state)
    assert loads(dumps(state)) == state
    for name in ("Ambush", "Harass"):
        state = play(state, f"C: choose {name} in ash heap")
    assert len(lines(state)) == 3
    state = onward(play(state, "C: choose Restoration in ash heap"))
    assert look(state, "A.hand.count", "C.hand.count") == [2, 3]  # drawn at once
    assert look(state, "A.ash_heap", "C.ash_heap") == [[], ["Arson", "Nik"]]
    assert look(state, f"{REINFORCE}.zone") == ["removed"]
    assert not check(state)


def test_who_wants_no_more() -> None:
    state = called(reinforcements(), REINFORCE, "A: choose B", "A: choose C", "A: pass")
    state = onward(play(state, AGREE), DecisionKind.CHOICE)
    state = onward(play(play(state, "C: choose Harass in ash heap"), "C: pass"))
    assert look(state, "C.hand.count", "A.hand.count") == [1, 0]


def test_reinforcements_that_do_not_come_are_gone() -> None:
    state = called(reinforcements(), REINFORCE, "A: choose A", "A: pass")
    state = onward(play(state, "A: vote against by the calling card"))
    assert look(state, f"{REINFORCE}.zone", "A.ash_heap") == ["removed", ["Arson", "Arson"]]
    position = reinforcements().attach("Mr. Winthrop", on="Thomas")
    state = play(position.build(), f"A: play {REINFORCE} with Lupo")
    state = onward(state, DecisionKind.BLOCK, "B")
    state = until(play(state, "B: block with Thomas"))
    assert look(state, f"{REINFORCE}.zone") == ["removed"]
    discarded = calling(REINFORCE).turn("A", Phase.DISCARD).build()
    state = play(discarded, f"A: discard {REINFORCE}")
    assert look(state, f"{REINFORCE}.zone") == ["ash heap"]


# --- Wendell Delburton ----------------------------------------------------------------------------


def wendell(phase: Phase = Phase.MINION) -> Position:
    position = Position("A", "B", "C").turn("A", phase).ally(WENDELL, "A")
    position.vampire("Lupo", "A", capacity=9).vampire("Thomas", "B", capacity=9)
    return position


def test_wendell_comes() -> None:
    state = onward(play(table().hand("A", WENDELL).build(), f"A: play {WENDELL} with Lupo"))
    numbers = look(state, *(f"{WENDELL}.{what}" for what in ("life", "strength", "bleed")))
    assert (numbers, look(state, "A.pool")) == ([3, 0, 0], [27])


def test_wendell_fights() -> None:
    position = wendell().attach("Bastard Sword", on=WENDELL)
    position.attach("Gas-Powered Chainsaw", on="Lupo")
    rush = play(position.build(), f"A: use {WENDELL} in way 4 with {WENDELL}", "A: target Thomas")
    assert look(rush, "action.stealth", "action.directed_at") == [0, "B"]
    state = until(rush, WindowKind.RANGE, "A")
    moved = play(state, f"A: use {WENDELL} in way 3")
    assert look(moved, "round.range") == ["LONG"]
    shot = play(until(moved, DecisionKind.STRIKE, "A"), f"A: use {WENDELL} in way 2")
    assert look(after(shot), "Thomas.blood") == [7]
    cut = play(until(state, DecisionKind.STRIKE, "A"), "A: use Bastard Sword in way 2")
    assert look(after(cut), "Thomas.blood") == [6]  # his strength is 0
    others = fought(position, "bleed with Lupo")
    saw = play(until(others, DecisionKind.STRIKE, "A"), "A: use Gas-Powered Chainsaw in way 2")
    assert look(after(saw), "Thomas.blood") == [6]


def test_a_gun_of_wendell_does_no_more() -> None:
    position = wendell().attach(".44 Magnum", on=WENDELL)
    state = fought(position, f"bleed with {WENDELL}")
    state = play(until(state, DecisionKind.STRIKE, "A"), "A: use .44 Magnum in way 2")
    assert look(after(state), "Thomas.blood") == [7]


@rule("R4-03", "R4-04")
def test_wendell_in_the_untap_phase() -> None:
    position = wendell(Phase.UNTAP).vampire("Nik", "A", capacity=4, zone="torpor")
    state = living(position.build(), Wendell=2)
    assert codes(state, "A: pass") == ["effect-due"]
    grow, hurt = (f"A: use {WENDELL} in way {way}" for way in (5, 6))
    state = play(state, grow)
    assert look(state, f"{WENDELL}.life") == [3]
    assert codes(state, "A: pass") == ["effect-due"]
    assert codes(state, grow) == ["use-spent", "too-many-counters"]
    state = play(state, hurt)
    assert codes(state, "A: target Nik") == ["target-not-in-play"]
    assert codes(state, "A: target Thomas") == ["target-not-yours-to-choose"]
    state = play(state, "A: target Lupo")
    assert look(state, "Lupo.blood") == [7]
    assert codes(state, "A: pass") == []
    assert codes(state, hurt) == ["use-spent"]


def test_wendell_hurts_nobody_if_there_is_nobody() -> None:
    position = Position("A", "B").turn("A", Phase.UNTAP).ally(WENDELL, "A").edge("A")
    state = position.vampire("Thomas", "B", capacity=3).build()
    assert codes(state, "A: pass") == []


# --- retainers of Gargoyles -----------------------------------------------------------------------


@pytest.mark.parametrize(("name", "life", "cost"), [(BAT, 2, 2), (DOG, 4, 3)])
def test_a_gargoyle_employs(name: str, life: int, cost: int) -> None:
    position = table(clan="Gargoyle").hand("A", name)
    state = onward(play(position.build(), f"A: play {name} with Lupo"))
    assert look(state, f"{name}.host", f"{name}.life", "A.pool") == ["Lupo", life, 30 - cost]
    other = table(clan="Brujah").hand("A", name).build()
    assert codes(other, f"A: play {name} with Lupo") == ["clan-missing"]


@pytest.mark.parametrize(
    ("name", "clan", "close", "long", "sight"),
    [
        (BAT, "Gargoyle", 2, 1, 1),
        (DOG, "Gargoyle", 2, 0, 0),
        (BAT, "Brujah", 1, 0, 0),
        (DOG, "Brujah", 1, 0, 0),
    ],
)
@rule("R6.4.2-03")
def test_what_a_gargoyles_retainer_does(
    name: str, clan: str, close: int, long: int, sight: int
) -> None:
    begun = fought(fighters(clan=clan).attach(name, on="Lupo"))
    assert look(after(begun), "Thomas.blood") == [9 - close]
    assert look(after(at_long(begun)), "Thomas.blood") == [9 - long]
    assert look(after(pressed(begun)), "Thomas.blood") == [9 - 2 * close]
    assert look(begun, "Lupo.intercept") == [sight]


def test_a_stone_dog_attacks() -> None:
    def state(clan: str) -> GameState:
        return fighters(clan=clan).attach(DOG, on="Lupo").build()

    rush = f"A: use {DOG} in way 2 with Lupo"
    assert codes(state("Brujah"), rush) == ["not-of-the-clan"]
    begun = play(state("Gargoyle"), rush)
    assert codes(begun, "A: target Lupo") == ["target-not-yours-to-choose"]
    begun = until(play(begun, "A: target Thomas"), WindowKind.BEFORE_RANGE)
    assert look(begun, "combat.acting", "combat.opposing") == ["Lupo", "Thomas"]

"""More allies and retainers: what each of them does, and when it is refused."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.fights import fighters, fought, pressed, until
from tests.cards.table import codes, living, look, onward, play, table
from tests.rulecheck import rule
from tests.rules.pairs import pair
from vtes.codec import dumps, loads
from vtes.model.decisions import DecisionKind, Phase, WindowKind
from vtes.model.state import GameState
from vtes.queries import stealth
from vtes.testing import Position

FELIX, WINTER, MYSTIC = 'Felix "Fix" Hessian', "Gregory Winter", "Vagabond Mystic"
PUPPETEER, THERMAN, REVENANT = "Puppeteer", "Jackie Therman", "D'habi Revenant"

# --- Felix ----------------------------------------------------------------------------------------


def felix() -> GameState:
    position = table().ally(FELIX, "A").permanent("Short-Term Investment", "B", counters=2)
    return position.permanent("Uptown Hunting Ground", "B").build()


def test_felix_burns_a_location() -> None:
    use = f"A: use {FELIX} in way 2 with {FELIX}"
    state = play(felix(), use)
    assert codes(state, "A: target Short-Term Investment") == ["target-of-wrong-kind"]
    state = play(state, "A: target Uptown Hunting Ground")
    assert stealth(state) == 1
    assert look(state, "action.directed_at") == ["B"]
    state = onward(state)
    assert look(state, "Uptown Hunting Ground.zone", "A.pool") == ["ash heap", 29]


# --- Gregory Winter -------------------------------------------------------------------------------


def winter(phase: Phase = Phase.MINION, **thomas: Any) -> Position:
    position = Position("A", "B", "C").turn("A", phase).vampire("Lupo", "A", capacity=4)
    position.ally(WINTER, "A").vampire("Thomas", "B", **{"capacity": 5, **thomas})
    return position.vampire("Nik", "B", capacity=4, blood=2, zone="torpor")


@pytest.mark.parametrize(("blood", "life"), [(5, 5), (0, 4)])
def test_gregory_winter_feeds_on_others(blood: int, life: int) -> None:
    state = play(winter(blood=blood).build(), f"A: use {WINTER} in way 2 with {WINTER}")
    assert codes(state, "A: target Lupo") == ["target-not-yours-to-choose"]
    assert codes(state, "A: target Nik") == []
    state = play(state, "A: target Thomas")
    assert stealth(state) == 1
    state = onward(state)
    assert look(state, "Thomas.blood", f"{WINTER}.life") == [max(blood - 1, 0), life]


def test_gregory_winter_burns_who_is_in_torpor() -> None:
    state = play(winter().build(), f"A: use {WINTER} in way 3 with {WINTER}")
    assert codes(state, "A: target Thomas") == ["target-not-in-play"]
    state = play(state, "A: target Nik")
    assert stealth(state) == 0
    state = onward(state)
    assert look(state, "Nik.zone", f"{WINTER}.life") == ["ash heap", 6]  # beyond what he had


@rule("R4-03")
def test_gregory_winter_wastes_away() -> None:
    state = winter(Phase.UNTAP).build()
    assert codes(state, "A: pass") == ["effect-due"]
    state = play(state, f"A: use {WINTER} in way 4")
    assert look(state, f"{WINTER}.life") == [3]


# --- Vagabond Mystic ------------------------------------------------------------------------------

HEAL = f"A: use {MYSTIC} in way 2"


@rule("R1.4-01")
def test_the_mystic_heals_an_ally() -> None:
    position = Position("A", "B").turn("A").vampire("Lupo", "A", capacity=5).ally(MYSTIC, "A")
    position.ally("Outcast Mage", "A").ally("The Slashers", "A").ally("Renegade Garou", "B")
    state = living(position.build(), Outcast=1, Renegade=1)
    state = onward(play(state, "A: bleed with Lupo"), WindowKind.AS_ANNOUNCED, "A")
    state = play(state, HEAL)
    assert codes(state, "A: target The Slashers") == ["target-unhurt"]
    assert codes(state, "A: target Renegade Garou") == ["target-not-yours-to-choose"]
    assert codes(state, f"A: target {MYSTIC}") == ["target-unhurt"]
    assert codes(state, "A: target Lupo") == ["target-of-wrong-kind", "target-unhurt"]
    state = play(state, "A: target Outcast Mage")
    assert look(state, "Outcast Mage.life", f"{MYSTIC}.tapped") == [2, True]
    assert codes(state, HEAL) == ["card-tapped", "use-no-target"]


@rule("R1.4-01")
def test_only_who_has_lost_life_is_healed() -> None:
    def healing(life: int) -> GameState:
        position = table().ally(MYSTIC, "A").ally("Outcast Mage", "A").ally("The Slashers", "A")
        state = play(living(position.build(), Outcast=life, The=1), "A: bleed with Lupo")
        return play(onward(state, WindowKind.AS_ANNOUNCED, "A"), HEAL)

    pair(healing(2), healing(1), "A: target Outcast Mage", "target-unhurt", "R1.4-01")


def test_the_mystic_heals_not_while_damage_is_resolved() -> None:
    position = fighters().ally(MYSTIC, "A").ally("The Slashers", "A")
    state = living(fought(position, "bleed with The Slashers"), The=2)
    assert codes(state, HEAL) == []
    assert codes(until(state, WindowKind.PREVENT, "A"), HEAL) == ["use-not-now"]


def test_whom_the_mystic_blocks() -> None:
    position = (
        Position("A", "B").turn("A").vampire("Lupo", "A", capacity=5).ally("Mage", "A", life=1)
    )
    state = position.ally(MYSTIC, "B").vampire("Thomas", "B", capacity=4).build()
    for minion, refused in (("Lupo", ["blocker-barred"]), ("Mage", [])):
        acting = onward(play(state, f"A: bleed with {minion}"), DecisionKind.BLOCK, "B")
        assert codes(acting, f"B: block with {MYSTIC}") == refused


# --- Puppeteer ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("way", "life"), [(1, 1), (2, 2)])
def test_a_puppeteer_comes(way: int, life: int) -> None:
    position = fighters(disciplines={"nec": 2}).hand("A", PUPPETEER)
    state = onward(play(position.build(), f"A: play {PUPPETEER} in way {way} with Lupo"))
    assert look(state, f"{PUPPETEER}.life", "A.pool") == [life, 29]
    assert look(state, f"{PUPPETEER}.strength", f"{PUPPETEER}.bleed") == [1, 0]
    low = fighters(disciplines={"nec": 1}).hand("A", PUPPETEER).build()
    assert codes(low, f"A: play {PUPPETEER} in way 2 with Lupo") == ["not-superior"]


def test_a_puppeteer_of_more_life_is_healed_to_that() -> None:
    for way, refused in ((1, ["use-no-target"]), (2, [])):
        position = fighters(disciplines={"nec": 2}).hand("A", PUPPETEER).ally(MYSTIC, "A")
        state = onward(play(position.build(), f"A: play {PUPPETEER} in way {way} with Lupo"))
        state = living(state, Puppeteer=1)
        state = onward(play(state, f"A: bleed with {MYSTIC}"), WindowKind.AS_ANNOUNCED, "A")
        assert codes(state, HEAL) == ["card-tapped", *refused]
        assert loads(dumps(state)) == state


@pytest.mark.parametrize(("way", "target"), [(3, "Mage"), (4, "Nik")])
def test_a_puppeteer_borrows_a_minion(way: int, target: str) -> None:
    position = table().ally(PUPPETEER, "A").ally("Mage", "B", life=2).ally("Golem", "A", life=1)
    position.vampire("Nik", "B", capacity=4).vampire("Rake", "A", capacity=2)
    state = play(position.build(), f"A: use {PUPPETEER} in way {way} with {PUPPETEER}")
    refused = {
        3: {"Golem": ["target-not-yours-to-choose"], "Nik": ["target-of-wrong-kind"]},
        4: {"Rake": ["target-not-yours-to-choose"], "Thomas": ["target-too-old"]},
    }[way]
    assert {name: codes(state, f"A: target {name}") for name in refused} == refused
    state = play(state, f"A: target {target}")
    assert look(state, "action.stealth", "action.directed_at") == [0, "B"]
    state = onward(state)
    assert look(state, f"{target}.controller") == ["A"]
    state = onward(play(state, "A: pass"), DecisionKind.MINION, "B")
    assert look(state, f"{target}.controller") == ["B"]


# --- retainers ------------------------------------------------------------------------------------


def test_jackie_therman_maneuvers_once_in_each_combat() -> None:
    state = onward(play(fighters().hand("A", THERMAN).build(), f"A: play {THERMAN} with Lupo"))
    assert look(state, f"{THERMAN}.host", f"{THERMAN}.life") == ["Lupo", 1]
    line = f"A: use {THERMAN} in way 2"
    state = play(until(fought(fighters().attach(THERMAN, on="Lupo")), WindowKind.RANGE, "A"), line)
    assert look(state, "round.range") == ["LONG"]
    assert "once-in-combat" in codes(until(pressed(state), WindowKind.RANGE, "A"), line)


@rule("R1.6.1-11")
def test_a_revenant_of_the_baali() -> None:
    position = table(clan="Baali").hand("A", REVENANT)
    state = onward(play(position.build(), f"A: play {REVENANT} with Lupo"))
    assert look(state, f"{REVENANT}.life", "Lupo.bleed") == [2, 2]
    other = table(clan="Brujah").attach(REVENANT, on="Lupo").build()
    assert look(other, "Lupo.bleed") == [1]

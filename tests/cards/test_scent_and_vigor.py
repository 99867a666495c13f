"""Cards of which each way asks for one of two Disciplines."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.acting import announced_stealth, done, line
from tests.cards.fights import until
from tests.cards.table import codes, look, onward, play, table, turn
from tests.rulecheck import rule
from tests.rules.pairs import pair
from vtes.model.decisions import DecisionKind, Phase, WindowKind
from vtes.model.state import GameState
from vtes.testing import Position

NOSE, FURY, VIGOR = "Nose of the Hound", "Engling Fury", "Renewed Vigor"
SPY = "Raven Spy"
NONE, LOW = ["discipline-missing"], ["not-superior"]


def can(name: str, **lupo: Any) -> Position:
    return table(**lupo).hand("A", name)


SKILLS = [
    (NOSE, {"aus": 2}, [[], NONE, NONE]),
    (NOSE, {"spi": 1}, [NONE, [], LOW]),
    (NOSE, {"spi": 2, "aus": 1}, [[], [], []]),
    (FURY, {"for": 2}, [[], NONE, NONE]),
    (FURY, {"spi": 1}, [NONE, [], LOW]),
    (FURY, {"spi": 2}, [NONE, [], []]),
    (VIGOR, {"for": 2}, [[], NONE, NONE, NONE]),
    (VIGOR, {"obe": 1}, [NONE, [], [], LOW]),
    (VIGOR, {"obe": 2}, [NONE, [], [], []]),
]


@pytest.mark.parametrize(("name", "has", "refused"), SKILLS)
@rule("R1.5-13", "R1.5-14")
def test_who_may_play_it_in_which_way(
    name: str, has: dict[str, int], refused: list[list[str]]
) -> None:
    position = can(name, disciplines=has).vampire("Nik", "B", capacity=4, tapped=True)
    position.vampire("Rake", "C", capacity=3, zone="torpor").ally("Political Ally", "B")
    position.ally("Outcast Mage", "C")
    state = position.build()
    mage = state.players[2].ready[-1]
    state = state.replace(cards=state.cards.set(mage, state.cards[mage].replace(blood=1)))
    found = [codes(state, f"A: play {name} in way {n + 1} with Lupo") for n in range(len(refused))]
    assert found == refused


@rule("R1.5-13")
def test_one_discipline_does_not_stand_for_the_other() -> None:
    refused, allowed = (can(FURY, disciplines=has).build() for has in ({"for": 2}, {"spi": 1}))
    pair(refused, allowed, f"A: play {FURY} in way 2 with Lupo", "discipline-missing", "R1.5-13")


# --- Nose of the Hound ----------------------------------------------------------------------------


@pytest.mark.parametrize(("way", "maneuvers"), [(1, 1), (2, 2), (3, 2)])
def test_a_hound_hunts(way: int, maneuvers: int) -> None:
    position = can(NOSE, disciplines={"aus": 2, "spi": 2}, capacity=9)
    position.vampire("Nik", "B", capacity=5, tapped=True).vampire("Rake", "A", capacity=4)
    position.vampire("Royce", "B", capacity=4, zone="torpor").hand("B", "Fake Out")
    state = play(position.build(), line(NOSE, way) if way > 1 else f"A: play {NOSE} with Lupo")
    untapped = [] if way == 3 else ["target-in-wrong-condition"]
    assert codes(state, "A: target Thomas") == untapped
    assert codes(state, "A: target Rake") == ["target-not-yours-to-choose"]
    assert codes(state, "A: target Royce")[0] == "target-not-in-play"
    state = play(state, "A: target Nik")
    assert look(state, "action.stealth", "action.directed_at") == [1, "B"]
    state = play(until(state, WindowKind.RANGE, "A"), "A: maneuver")
    assert look(state, "round.range") == ["LONG"]
    state = play(until(state, WindowKind.RANGE, "B"), "B: play Fake Out with Nik")
    if maneuvers == 2:
        state = play(until(state, WindowKind.RANGE, "A"), "A: maneuver")
    state = until(state, DecisionKind.STRIKE)
    assert look(state, "round.range") == ["LONG" if maneuvers == 2 else "CLOSE"]


# --- Engling Fury ---------------------------------------------------------------------------------


@pytest.mark.parametrize("way", [1, 2, 3])
def test_fury_feeds(way: int) -> None:
    position = can(FURY, disciplines={"for": 2, "spi": 2}, blood=1)
    assert announced_stealth(position, FURY, way) == 1
    state = done(position, FURY, way)
    assert look(state, "Lupo.blood", "Lupo.tapped") == [3, way != 3]
    state = turn(state, "A", DecisionKind.INFLUENCE)
    assert look(state, "Lupo.tapped") == [way != 3]
    state = turn(state, "A", DecisionKind.DISCARD)
    assert look(state, "Lupo.tapped") == [way == 1]


# --- Renewed Vigor --------------------------------------------------------------------------------


def vigor(name: str = VIGOR, **lupo: Any) -> Position:
    return can(name, disciplines={"for": 1, "obe": 2}, **lupo)


def test_vigor_waits_for_torpor() -> None:
    assert announced_stealth(vigor(), VIGOR, 1) == 1
    state = done(vigor(), VIGOR, 1)
    assert look(state, f"{VIGOR}.host", "Lupo.blood") == ["Lupo", 5]
    assert codes(vigor().attach(VIGOR, on="Lupo").build(), line(VIGOR, 1)) == ["has-one"]
    rise = f"A: use {VIGOR} in way 5"

    def fallen(zone: str) -> GameState:
        position = Position("A", "B").turn("A", Phase.UNTAP).vampire("Thomas", "B", capacity=3)
        position.vampire("Lupo", "A", capacity=5, zone=zone)  # type: ignore[arg-type]
        return position.attach(VIGOR, on="Lupo").edge("A").build()

    assert codes(fallen("ready"), rise) == ["host-elsewhere"]
    state = fallen("torpor")
    assert codes(state, "A: pass") == []
    state = play(state, rise)
    assert look(state, "Lupo.zone", f"{VIGOR}.zone") == ["ready", "ash heap"]


@pytest.mark.parametrize("seat", ["A", "B"])
@rule("R6.2.2-01")
def test_vigor_raises_from_torpor(seat: str) -> None:
    position = vigor().vampire("Nik", seat, capacity=4, blood=0, zone="torpor")
    assert announced_stealth(position, VIGOR, 2, "A: target Nik") == 1
    state = play(position.build(), line(VIGOR, 2))
    assert codes(state, "A: target Thomas") == ["target-not-in-play"]
    state = play(state, "A: target Nik")
    assert look(state, "action.directed_at") == ["" if seat == "A" else seat]
    state = onward(state)
    assert look(state, "Nik.zone", "Nik.controller") == ["ready", seat]


@pytest.mark.parametrize(("way", "life"), [(1, 1), (2, 2)])
def test_vigor_heals_a_companion(way: int, life: int) -> None:
    """What came with one life more is healed to that."""
    position = vigor().hand("A", SPY).vampire("Nik", "A", capacity=4, disciplines={"ani": 2})
    state = onward(play(position.build(), f"A: play {SPY} in way {way} with Nik"))
    assert look(state, f"{SPY}.life") == [life]
    spy = next(n for n, _ in enumerate(state.cards) if state.definition(n).facts.name == SPY)
    hurt = state.replace(cards=state.cards.set(spy, state.cards[spy].replace(blood=life - 1 or 1)))
    if life == 1:
        assert codes(state, line(VIGOR, 3)) == ["no-target"]
        return
    state = play(hurt, line(VIGOR, 3))
    assert codes(state, "A: target Lupo") == ["target-of-wrong-kind", "target-unhurt"]
    state = onward(play(state, f"A: target {SPY}"))
    assert look(state, f"{SPY}.life", "Lupo.blood") == [2, 5]


def test_vigor_heals_an_ally_of_another() -> None:
    position = vigor().ally("Renegade Garou", "B")
    state = position.build()
    garou = state.players[1].ready[-1]
    state = state.replace(cards=state.cards.set(garou, state.cards[garou].replace(blood=1)))
    state = play(state, line(VIGOR, 3), "A: target Renegade Garou")
    assert look(state, "action.stealth", "action.directed_at") == [1, "B"]
    assert look(onward(state), "Renegade Garou.life") == [3]


def test_vigor_fills_another_vampire() -> None:
    position = vigor(blood=2).vampire("Nik", "B", capacity=6, blood=1)
    assert announced_stealth(position, VIGOR, 4, "A: target Nik") == 1
    state = play(position.build(), line(VIGOR, 4))
    assert codes(state, "A: target Lupo") == ["target-is-himself"]
    state = onward(play(state, "A: target Nik"))
    assert look(state, "Nik.blood", "Lupo.blood") == [6, 1]

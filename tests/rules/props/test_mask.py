"""Another vampire goes on with the action, in two seats and three, stored at every decision."""

from __future__ import annotations

import pytest

from tests.cards.table import skilled
from tests.rules.prop_cards import BLEED
from tests.rules.props.runs import end, run
from vtes.model.state import GameState
from vtes.observe import observe
from vtes.testing import Position, read

MASK = "Mask of a Thousand Faces"
two_and_three = pytest.mark.parametrize("seats", ["AB", "ABC"])


def masked(seats: str) -> Position:
    """A's Lupo acts, Rake and Nik wear masks; B's Thomas may block, C's Yuri may react."""
    position = Position(*seats).library("A", "Ascendance", 5).library("B", "Ascendance", 5)
    for name, capacity in (("Lupo", 7), ("Rake", 6), ("Nik", 5)):
        able = {**skilled("Conditioning"), "obf": 2}
        position.vampire(name, "A", capacity=capacity, disciplines=able)
    position.vampire("Thomas", "B", capacity=5, disciplines=skilled("Enhanced Senses"))
    if "C" in seats:
        position.vampire("Yuri", "C", capacity=5).hand("C", "Ascendance")
    position.hand("A", MASK, MASK, "Conditioning", "Lost in Crowds")
    return position.hand("B", "Enhanced Senses", "Ascendance")


def facts(state: GameState, *paths: str) -> list[object]:
    """Several facts of a position."""
    return [read(state, path) for path in paths]


@two_and_three
def test_two_of_them_go_on_one_after_the_other(seats: str) -> None:
    state = run(masked(seats).build(), BLEED, "A: play Conditioning with Lupo")
    state = run(state, f"A: play {MASK} with Rake", "B: block with Thomas")
    state = run(state, f"A: play {MASK} in way 2 with Nik")
    assert facts(state, "action.minion", "action.stealth", "window") == ["Rake", 0, "AS_PLAYED"]
    state = run(state, "B: play Enhanced Senses with Thomas")
    assert facts(state, "action.minion", "Nik.tapped", "Rake.tapped") == ["Nik", True, False]
    state = run(state, "A: play Lost in Crowds with Nik")
    assert facts(state, "Lupo.tapped", "Thomas.intercept") == [False, 1]
    seen = observe(state, 1).action
    assert seen is not None
    assert [(each.minion, each.acting, each.lead) for each in seen.played] == [
        (lupo := seen.played[0].minion, lupo, 0),
        (rake := seen.played[1].minion, lupo, 0),
        (nik := seen.played[2].minion, rake, 0),
        (seen.played[3].minion, nik, 1),
        (nik, nik, 0),
    ]
    # Thomas fails against a stealth of 2; the bleed is 1, and 2 of Conditioning
    state = end(state)
    assert facts(state, "B.pool", "Nik.tapped", "Lupo.tapped") == [27, True, False]


@two_and_three
def test_one_who_was_blocked_is_replaced(seats: str) -> None:
    state = run(masked(seats).build(), BLEED, "B: block with Thomas")
    while facts(state, "window") != ["AFTER_BLOCK"]:
        state = run(state, f"{facts(state, 'to_move')[0]}: pass")
    state = run(state, f"A: play {MASK} with Rake", "A: strike with hand")
    assert facts(state, "combat.acting", "combat.opposing") == ["Rake", "Thomas"]
    assert facts(state, "Lupo.tapped", "Rake.tapped", "Thomas.tapped") == [False, True, True]
    state = end(run(state, "B: strike with hand"))
    assert facts(state, "B.pool", "Lupo.blood", "Rake.blood", "Thomas.blood") == [30, 7, 5, 4]

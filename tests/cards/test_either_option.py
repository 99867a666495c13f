"""Cards that allow a maneuver or a press."""

from __future__ import annotations

import pytest

from tests.cards.fights import options
from tests.cards.modifying import line, with_cards
from tests.cards.reacting import line as answer
from tests.cards.reacting import with_cards as reacting
from tests.cards.table import ATTEMPT, codes, look, onward, play
from tests.rulecheck import rule
from vtes.model.decisions import DecisionKind, WindowKind
from vtes.model.state import GameState
from vtes.testing import Position

TRICKS, EYES = "Mind Tricks", "Eyes of the Night"


def tricked(which: str, way: int = 2) -> GameState:
    """Lupo (or Nik, who blocks him) has played it, and they fight."""
    if which == TRICKS:
        position = with_cards(TRICKS).hand("B", "Enhanced Senses").library("A", 7)
        position.vampire("Nik", "B", capacity=4, disciplines={"aus": 2})
        state = moment_of_nik(position)
        state = play(onward(state, ATTEMPT, "A"), line(TRICKS, way))
        state = play(onward(state, ATTEMPT, "B"), answer("Enhanced Senses"))
    else:
        position = reacting(EYES).hand("A", "Lost in Crowds").library("A", 7)
        position.vampire("Rake", "A", capacity=4, disciplines={"obf": 2})
        state = onward(play(position.build(), "A: bleed with Rake"), DecisionKind.BLOCK)
        state = onward(play(state, "B: block with Nik"), ATTEMPT, "A")
        state = play(state, "A: play Lost in Crowds in way 1 with Rake")
        state = play(onward(state, ATTEMPT, "B"), answer(EYES, way))
    return onward(state, WindowKind.BEFORE_RANGE)


def moment_of_nik(position: Position) -> GameState:
    state = onward(play(position.build(), "A: bleed with Lupo"), DecisionKind.BLOCK)
    return play(state, "B: block with Nik")


@pytest.mark.parametrize(("which", "seat"), [(TRICKS, "A"), (EYES, "B")])
@rule("R6.4.2-14", "R6.4.2-15")
def test_it_is_a_maneuver_or_a_press(which: str, seat: str) -> None:
    state = onward(tricked(which), WindowKind.RANGE, seat)
    far = play(state, f"{seat}: maneuver")
    assert look(far, "round.range") == ["LONG"]
    assert options(far) == ()
    later = onward(state, WindowKind.PRESS, seat)
    assert codes(later, f"{seat}: maneuver or press") == ["no-option"]
    later = play(later, f"{seat}: press")
    state = onward(later, WindowKind.RANGE)
    assert look(state, "combat.round") == [2]
    assert options(state) == ()


@pytest.mark.parametrize(("which", "seat"), [(TRICKS, "A"), (EYES, "B")])
def test_at_basic_it_is_neither(which: str, seat: str) -> None:
    assert options(tricked(which, 1)) == ()

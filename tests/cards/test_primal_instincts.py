"""Primal Instincts: the acting vampire's strike is cancelled, and he chooses another one."""

from __future__ import annotations

import pytest

from tests.cards.duel import after, blood, codes, duel, fight, go, hits, look, onto, play, strikes
from tests.rulecheck import rule
from vtes.model.combat import Round
from vtes.model.decisions import DecisionKind, WindowKind
from vtes.model.state import GameState
from vtes.testing import Position

PRIMAL = "Primal Instincts"
STRIKE, CHOSEN = DecisionKind.STRIKE, WindowKind.BEFORE_RESOLUTION


def rethought(position: Position, *lines: str) -> GameState:
    """The strikes have been chosen, and Lupo has to choose another one."""
    state = play(go(fight(position), STRIKE, "A"), *lines)
    return play(go(state, CHOSEN, "A"), hits(PRIMAL, 2))


@rule("R6.4.5-18")
def test_at_basic_it_dodges() -> None:
    assert blood(after(strikes(duel(PRIMAL), PRIMAL, 1))) == [6, 7]


@rule("R6.4.3-05", "R6.4.5-21")
def test_another_strike_is_chosen_and_the_opponents_stands() -> None:
    position = duel(PRIMAL, PRIMAL, "Lucky Blow", thomas=("Lucky Blow",))
    state = rethought(position, "A: strike with hand", hits("Lucky Blow", 1, "Thomas", "B"))
    assert look(state, "pending", "to_move", "Lupo.blood") == ["STRIKE", "A", 6]
    state = play(state, hits("Lucky Blow"))
    # both may answer it, but Thomas does not choose again
    assert look(state, "window", "to_move") == ["BEFORE_RESOLUTION", "A"]
    twice = play(state, hits(PRIMAL, 2), "A: strike with hand")
    assert blood(go(twice, WindowKind.ADDITIONAL)) == [5 - 2, 6]
    assert blood(go(state, WindowKind.ADDITIONAL)) == [6 - 2, 5]


@rule("R6.4.3-17")
def test_only_the_acting_vampire_and_only_when_both_have_chosen() -> None:
    state = go(fight(duel(thomas=(PRIMAL,))), CHOSEN, "B")
    assert codes(state, hits(PRIMAL, 2, "Thomas", "B")) == ["strike-unanswered"]
    state = play(go(fight(duel(PRIMAL, "Blur")), WindowKind.ADDITIONAL, "A"), hits("Blur"))
    state = go(state, CHOSEN, "A")
    assert codes(state, hits(PRIMAL, 2)) == ["strike-unanswered"]


@pytest.mark.parametrize("name", ["Vampiric Speed", "Acrobatics", "Stutter-Step"])
@rule("R6.4.2-15", "R6.4.3-21")
def test_what_the_strike_has_brought_is_cancelled_too(name: str) -> None:
    """[RTR 20040501] A press, a strike, or that there is none more; the card is gone."""
    position = duel(PRIMAL, name, "Blur")
    state = rethought(position, hits(name, 2), "B: strike with hand")
    cost = blood(state)[0]
    state = play(state, "A: strike with hand")
    state = go(state, WindowKind.ADDITIONAL, "A")
    assert blood(state) == [cost - 1, 6]  # type: ignore[operator]
    assert look(state, "A.ash_heap")[0] == [PRIMAL, name]
    assert codes(state, hits("Blur")) == []
    state = go(state, WindowKind.PRESS, "A")
    assert blood(state) == [cost - 1, 6]  # type: ignore[operator]
    assert codes(state, "A: press") == ["no-option"]


@rule("R6.4.2-12", "R6.4.3-08")
def test_a_strike_chosen_by_maneuvering_is_cancelled() -> None:
    position = duel(PRIMAL, "Thrown Gate", "Dodge")
    state = play(go(fight(position), WindowKind.RANGE, "A"), hits("Thrown Gate", 2))
    state = play(go(state, STRIKE, "B"), "B: strike with hand")
    state = play(go(state, CHOSEN, "A"), hits(PRIMAL, 2))
    assert look(state, "pending", "to_move", "round.range") == ["STRIKE", "A", "LONG"]
    state = play(state, "A: play Dodge with Lupo")
    assert blood(go(state, WindowKind.ADDITIONAL)) == [6, 7]


def test_the_next_pair_is_chosen_as_ever() -> None:
    state = rethought(duel(PRIMAL, "Lucky Blow"), "A: strike with hand", "B: strike with hand")
    state = onto(go(play(state, hits("Lucky Blow")), WindowKind.PRESS, "A"), 2, STRIKE)
    state = go(play(state, "A: strike with hand"), STRIKE, "B")
    assert blood(go(state, WindowKind.ADDITIONAL)) == [4, 4]


@rule("R6.4.3-05")
def test_a_strike_with_the_hand_has_brought_nothing() -> None:
    """Whatever the last card of the game would bring."""
    position = duel(PRIMAL).hand("C", "Acrobatics")
    state = rethought(position, "A: strike with hand", "B: strike with hand")
    assert state.definition(len(state.cards) - 1).facts.name == "Acrobatics"
    (current,) = [frame for frame in state.stack if isinstance(frame, Round)]
    assert current.strikes == ()

"""Reactions when an action goes on after a block, as if nobody had blocked it."""

from __future__ import annotations

import pytest

from tests.cards.reacting import line, moment, options, with_cards
from tests.cards.table import ANNOUNCED, ATTEMPT, RESOLVED, look, onward, play
from tests.rulecheck import rule
from vtes.model.decisions import DecisionKind
from vtes.model.frames import Action, ActionStep
from vtes.model.state import GameState


def goes_on(state: GameState, step: ActionStep) -> GameState:
    """The combat is over, and the action goes on at this step; who has blocked is untapped."""
    state = onward(state, RESOLVED, "B")
    again = [f.replace(step=step, ending=-1) if isinstance(f, Action) else f for f in state.stack]
    nik = next(n for n in range(len(state.cards)) if state.definition(n).facts.name == "Nik")
    cards = state.cards.set(nik, state.cards[nik].replace(tapped=False))
    return play(state.replace(stack=tuple(again), cards=cards), "B: pass")


# [LSJ 20010814-2]
@pytest.mark.parametrize(("name", "tapped"), [("Guard Dogs", True), ("Precognition", False)])
@rule("R1.4-01")
def test_who_blocks_again_may_do_it_again(name: str, tapped: bool) -> None:
    position = with_cards(name, "Telepathic Counter", tapped=tapped).library("B", 5)
    position.vampire("Rake", "A", capacity=6, disciplines={"obf": 2})
    if name == "Precognition":
        position.hand("A", "Lost in Crowds").library("A", 5)
    state = play(position.build(), "A: bleed with Rake")
    if name == "Precognition":
        state = play(onward(state, DecisionKind.BLOCK), "B: block with Nik")
        state = onward(state, ATTEMPT, "A")
        state = play(state, "A: play Lost in Crowds with Rake")
        state = play(onward(state, ATTEMPT, "B"), line(name, 2))
    else:
        state = play(onward(state, ANNOUNCED, "B"), line(name, 2))
        state = play(onward(state, DecisionKind.BLOCK), "B: block with Nik")
    assert options(state) == 1
    state = onward(goes_on(state, ActionStep.BLOCKS), DecisionKind.BLOCK)
    assert options(play(state, "B: block with Nik")) == 1


# [LSJ 20070417]
@rule("R1.4-01")
def test_who_was_awakened_and_has_blocked_burns_nothing_afterwards() -> None:
    position = with_cards("Forced Awakening", "Telepathic Counter", tapped=True).library("B", 5)
    state = play(moment(position, ANNOUNCED), line("Forced Awakening"))
    state = play(onward(state, DecisionKind.BLOCK), "B: block with Nik")
    state = goes_on(state, ActionStep.RESOLVE)
    assert look(state, "Nik.blood", "B.pool") == [3, 29]  # Lupo's hand, and the bleed

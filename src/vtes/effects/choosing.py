"""Words that ask while they are carried out (D140): how they begin, what the answers do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from vtes.effects.subjects import subject
from vtes.model.choosing import (
    DiscardDown,
    DiscardOne,
    Fetch,
    GiveBlood,
    Goal,
    MayBurnBlood,
    ShuffleLibrary,
    TapUpTo,
)
from vtes.model.events import Cause
from vtes.model.frames import Choice, Resolve, Use
from vtes.model.state import GameState
from vtes.model.text import Effect
from vtes.model.zones import Zone
from vtes.ops.cards import move, shuffle_library, tap
from vtes.ops.counters import change_blood, change_pool
from vtes.ops.stack import at, push
from vtes.rules.aims import mode_of
from vtes.rules.choices import word as asking_word
from vtes.rules.guards.choice import usable_way


def begin(state: GameState, use: Use, word: Effect) -> GameState:
    """Ask for what the word needs; it is the one before the next of its card."""
    resolving = state.stack[-1]
    assert isinstance(resolving, Resolve)
    return push(state, Choice(use, resolving.at - 1))


def carry_out(state: GameState, choice: Choice) -> GameState:
    """Do what the word says, with what has been chosen."""
    word = asking_word(state, choice)
    return ANSWERED[type(word)](state, choice, word)


def shuffle(state: GameState, use: Use, word: ShuffleLibrary) -> GameState:
    """Nobody knows the order any more."""
    return shuffle_library(state, use.seat)


def fetch(state: GameState, choice: Choice, word: Fetch) -> GameState:
    """The card goes where it was wanted; one that is used costs what it costs. R1.6.1-13."""
    if not choice.cards:
        return state
    use, card = choice.use, choice.cards[0]
    if word.to is Goal.HAND:
        return move(state, card, Zone.HAND)
    assert word.who is not None
    if word.to is Goal.PUT:
        return move(state, card, Zone.ATTACHED, host=subject(state, use, word.who))
    way = usable_way(state, choice, card)
    mode = mode_of(state, card, way)
    assert mode is not None
    facts = state.definition(card).facts
    state = change_pool(state, use.seat, -facts.pool_cost, Cause.COST)
    blood = facts.blood_cost + mode.cost.blood
    state = change_blood(state, use.minion, -blood, Cause.COST)
    return push(state, Resolve(Use(use.seat, use.minion, card, way)))


def discarded(state: GameState, choice: Choice, word: DiscardOne | DiscardDown) -> GameState:
    """The cards have been discarded one by one."""
    return state


def may_burn_blood(state: GameState, choice: Choice, word: MayBurnBlood) -> GameState:
    """Without the price the rest of the card does not happen."""
    if choice.amounts:
        return change_blood(state, choice.use.minion, -word.amount, Cause.COST)
    mode = mode_of(state, choice.use.card, choice.use.mode)
    assert mode is not None
    return at(state, at=len(mode.effects))


def give_blood(state: GameState, choice: Choice, word: GiveBlood) -> GameState:
    """What is too much for the other drains on settling."""
    amount = sum(choice.amounts)
    state = change_blood(state, choice.use.minion, -amount, Cause.CARD)
    return change_blood(state, subject(state, choice.use, word.who), amount, Cause.CARD)


def tap_up_to(state: GameState, choice: Choice, word: TapUpTo) -> GameState:
    """All of them at once."""
    for card in choice.cards:
        state = tap(state, card)
    return state


ANSWERED: Final[dict[type[Effect], Callable[[GameState, Choice, Any], GameState]]] = {
    Fetch: fetch,
    DiscardOne: discarded,
    DiscardDown: discarded,
    MayBurnBlood: may_burn_blood,
    GiveBlood: give_blood,
    TapUpTo: tap_up_to,
}
"""For each word that asks: what it does with the answers."""

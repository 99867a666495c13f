"""Resolvers of words about cards in ash heaps."""

from __future__ import annotations

from vtes.model.choosing import Exchange, Exhume, Goal, PutBack, RemoveOrBurn
from vtes.model.events import Cause
from vtes.model.frames import Choice, Use
from vtes.model.lasting import Known
from vtes.model.state import NOBODY, GameState
from vtes.model.vote_words import EachPutsBack
from vtes.model.zones import READY, Zone
from vtes.ops.cards import burn, move, shuffle_library
from vtes.ops.counters import change_blood
from vtes.rules.heap_questions import buried
from vtes.rules.seating import clockwise


def to_coming(state: GameState, seat: int, card: int, blood: int) -> GameState:
    """Everybody has seen who comes to the uncontrolled region."""
    state = change_blood(move(state, card, Zone.UNCONTROLLED), card, blood, Cause.CARD)
    others = tuple([s for s in clockwise(state, seat) if s != seat])
    seen = tuple([Known(other, (card,)) for other in others])
    return state.replace(lasting=(*state.lasting, *seen))


def exhume(state: GameState, use: Use, word: Exhume) -> GameState:
    """Nothing, if no such card is there any more. [LSJ 20050228]"""
    card = buried(state, use)
    if card == NOBODY:
        return state
    if word.to is Goal.HAND:
        return move(state, card, Zone.HAND)
    if word.to is Goal.COMING:
        return to_coming(state, use.seat, card, word.blood)
    return change_blood(move(state, card, READY), card, word.blood, Cause.CARD)


def exchange(state: GameState, choice: Choice, word: Exchange) -> GameState:
    """As many cards are in the hand as before: she draws none."""
    for card in choice.cards:
        taken = buried(state, choice.use)
        state = move(move(state, card, Zone.ASH_HEAP), taken, Zone.HAND)
    return state


def remove_or_burn(state: GameState, choice: Choice, word: RemoveOrBurn) -> GameState:
    """It is hers to choose. [LSJ 20030701-2]"""
    if not choice.cards:
        return burn(state, choice.use.card)
    return move(state, choice.cards[0], Zone.REMOVED)


def put_back(state: GameState, choice: Choice, word: PutBack) -> GameState:
    """An equal copy may have been chosen twice: then two of them go."""
    return into_library(state, choice.use.seat, choice.cards)


def into_library(state: GameState, seat: int, cards: tuple[int, ...]) -> GameState:
    """Cards of an ash heap go to the library, which is shuffled; equal ones may be named twice."""
    left = list(state.players[seat].ash_heap)
    for card in cards:
        own = next(c for c in left if state.cards[c].definition == state.cards[card].definition)
        left.remove(own)
        state = move(state, own, Zone.LIBRARY)
    return shuffle_library(state, seat)


def each_puts_back(state: GameState, choice: Choice, word: EachPutsBack) -> GameState:
    """Who puts nothing back shuffles her library all the same."""
    for seat in clockwise(state, choice.use.seat):
        if seat in choice.use.named:
            hers = [c for c in choice.cards if c != NOBODY and state.cards[c].owner == seat]
            state = into_library(state, seat, tuple(hers))
    return state

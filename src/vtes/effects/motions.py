"""Resolvers of words about what passed referendums do to the table."""

from __future__ import annotations

from vtes.effects.deeds import stun_minion
from vtes.model.frames import Use
from vtes.model.lasting import Remembered, Revered
from vtes.model.state import GameState
from vtes.model.vote_events import Reseated, TurnsReversed
from vtes.model.vote_words import RememberNamed, Reseat, Revere, ReverseTurns, StunAll
from vtes.ops.stack import emit
from vtes.rules.seating import in_game


def revere(state: GameState, use: Use, word: Revere) -> GameState:
    """Several of them add up."""
    return state.replace(lasting=(*state.lasting, Revered(use.target, word.amount)))


def remember_named(state: GameState, use: Use, word: RememberNamed) -> GameState:
    """One record for each of them."""
    named = tuple([Remembered(use.card, seat, use.mode) for seat in use.named])
    return state.replace(lasting=(*state.lasting, *named))


def stun_all(state: GameState, use: Use, word: StunAll) -> GameState:
    """Her minions are those in her ready region and in torpor, and the allies who wait. D96"""
    player = state.players[use.target_seat]
    for minion in player.ready + player.torpor + player.waiting:
        state = stun_minion(state, minion)
    return state


def reverse_turns(state: GameState, use: Use, word: ReverseTurns) -> GameState:
    """Twice is back again."""
    return emit(state.replace(reverse=not state.reverse), TurnsReversed())


def reseat(state: GameState, use: Use, word: Reseat) -> GameState:
    """Who has left since the order was named is passed over; the seats of the others do not count.

    Everybody keeps the number of her seat: only who sits where has changed.
    """
    order = use.seating
    gone = tuple([seat for seat in range(len(state.players)) if seat not in order])
    seating = order + gone
    here = tuple([seat for seat in order if in_game(state, seat)])
    return emit(state.replace(seating=seating), Reseated(here))

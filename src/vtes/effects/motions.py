"""Resolvers of words about what passed referendums do to the table."""

from __future__ import annotations

from vtes.effects.deeds import stun_minion
from vtes.model.events import CardPlayed, Cause
from vtes.model.frames import Use
from vtes.model.lasting import Remembered, Revered
from vtes.model.state import NOBODY, GameState
from vtes.model.text import How
from vtes.model.vote_events import Reseated, TurnsReversed, VotesGained
from vtes.model.vote_words import (
    Banish,
    CallMotion,
    ChangePlaces,
    RememberNamed,
    Reseat,
    Revere,
    ReverseTurns,
    StunAll,
)
from vtes.model.zones import UNCONTROLLED, Zone
from vtes.ops.actions import change_action
from vtes.ops.cards import from_hand, move
from vtes.ops.counters import change_blood, change_pool, with_card
from vtes.ops.lasting import give_back
from vtes.ops.referendum import call, change_referendum
from vtes.ops.stack import emit
from vtes.rules.guards.motion import motion
from vtes.rules.presence import with_attached
from vtes.rules.requirements import printed_blood
from vtes.rules.seating import around, clockwise, in_game
from vtes.rules.stack import current_action


def revere(state: GameState, use: Use, word: Revere) -> GameState:
    """Several of them add up."""
    return state.replace(lasting=(*state.lasting, Revered(use.target, word.amount)))


def remember_named(state: GameState, use: Use, word: RememberNamed) -> GameState:
    """One record for each of them."""
    named = tuple(
        [Remembered(use.card, seat, use.mode) for seat in use.named or (use.target_seat,)]
    )
    return state.replace(lasting=(*state.lasting, *named))


def call_motion(state: GameState, use: Use, word: CallMotion) -> GameState:
    """What cannot be called any more, or paid for, is not called. D277"""
    action = current_action(state)
    assert action is not None
    card, way = motion(state, action)
    if card == NOBODY:
        return state
    if action.motion:
        state, card = _played(state, use, action.motion, way)
    called = Use(use.seat, use.minion, card, way)
    state = call(state, called, paving=True)
    if not word.votes:
        return state
    event = VotesGained(use.minion, word.votes)
    return change_referendum(state, event, votes=((use.minion, word.votes),))


def _played(state: GameState, use: Use, printed: int, way: int) -> tuple[GameState, int]:
    """The card is played, and paid for; nobody can cancel it. [LSJ 20090113-3]"""
    state, card = from_hand(state, use.seat, printed)
    facts, text = state.definition(card).facts, state.definition(card).text
    state = change_blood(
        state, use.minion, -printed_blood(state, card, How.ACTION, use.minion), Cause.COST
    )
    state = change_pool(state, use.seat, -facts.pool_cost, Cause.COST)
    state = move(state, card, Zone.PLAYING)
    state = change_action(
        state, CardPlayed(use.seat, card, use.minion, way, NOBODY, NOBODY), called=card
    )
    if text is not None and text.once_a_game:
        state = state.replace(once=(*state.once, printed))
    return state, card


def banish(state: GameState, use: Use, word: Banish) -> GameState:
    """He and the cards on him come back untapped, which is no untapping. D276"""
    state = give_back(state, use.target)
    for card in with_attached(state, use.target):
        state = with_card(state, card, state.cards[card].replace(tapped=False))
    return move(state, use.target, UNCONTROLLED)


def stun_all(state: GameState, use: Use, word: StunAll) -> GameState:
    """Her minions are those in her ready region and in torpor, and the allies who wait. D96"""
    player = state.players[use.target_seat]
    for minion in player.ready + player.torpor + player.waiting:
        state = stun_minion(state, minion)
    return state


def reverse_turns(state: GameState, use: Use, word: ReverseTurns) -> GameState:
    """Twice is back again."""
    return emit(state.replace(reverse=not state.reverse), TurnsReversed())


def change_places(state: GameState, use: Use, word: ChangePlaces) -> GameState:
    """Nothing if the other has left; she may be named but not sit anywhere else. R2.1-02"""
    if not in_game(state, use.target_seat):
        return state
    places = {use.seat: use.target_seat, use.target_seat: use.seat}
    seating = tuple([places.get(seat, seat) for seat in around(state, 0)])
    state = state.replace(seating=seating)
    return emit(state, Reseated(clockwise(state, use.seat)))


def reseat(state: GameState, use: Use, word: Reseat) -> GameState:
    """Who has left since the order was named is passed over; the seats of the others do not count.

    Everybody keeps the number of her seat: only who sits where has changed.
    """
    order = use.seating
    gone = tuple([seat for seat in range(len(state.players)) if seat not in order])
    seating = order + gone
    here = tuple([seat for seat in order if in_game(state, seat)])
    return emit(state.replace(seating=seating), Reseated(here))

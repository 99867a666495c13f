"""The discard phase (8)."""

from __future__ import annotations

from vtes.model.decisions import DecisionKind
from vtes.model.frames import DiscardPhase, Surplus, Trim
from vtes.model.moves import Discard, Move, UseCard
from vtes.model.state import NOBODY, GameState
from vtes.model.zones import Zone
from vtes.ops.cards import from_hand
from vtes.ops.cards import move as move_card
from vtes.ops.lasting import end_with_turn
from vtes.ops.stack import ask, at, pop
from vtes.reducers.play import used
from vtes.reducers.turn import next_phase, pass_phase
from vtes.rules.hands import excess
from vtes.rules.seating import clockwise, in_game


def proceed(state: GameState, frame: DiscardPhase) -> GameState:
    """Ask until the player ends the phase; then hands that have become too large are trimmed."""
    if not frame.over:
        if frame.closing:
            return at(end_with_turn(state), over=True)
        return ask(state, DecisionKind.DISCARD, state.active)
    seat = _too_large(state)
    return next_phase(state) if seat == NOBODY else ask(state, DecisionKind.TRIM, seat)


def proceed_trim(state: GameState, frame: Trim) -> GameState:
    """Hands that have become too large are trimmed, in whatever phase."""
    seat = _too_large(state)
    return pop(state) if seat == NOBODY else ask(state, DecisionKind.TRIM, seat)


def _too_large(state: GameState) -> int:
    """The next seat whose hand is too large, -1 for none. R1.6.1-06."""
    seats = clockwise(state, state.active)
    return next((seat for seat in seats if excess(state, seat) > 0), NOBODY)


def decide(state: GameState, frame: DiscardPhase, move: Move) -> GameState:
    """Discard a card, use a card in play, or end the phase. R8-01."""
    if isinstance(move, UseCard):
        return used(state, move)
    if not isinstance(move, Discard):
        return pass_phase(state)
    state, card = from_hand(state, move.seat, move.card)
    if not frame.over:
        discarded = (*frame.discarded, card)
        state = at(state, discards=frame.discards - 1, discarded=discarded)
    return move_card(state, card, Zone.ASH_HEAP)


def decide_trim(state: GameState, frame: Trim, move: Move) -> GameState:
    """Discard a card."""
    assert isinstance(move, Discard)
    state, card = from_hand(state, move.seat, move.card)
    return move_card(state, card, Zone.ASH_HEAP)


def proceed_surplus(state: GameState, frame: Surplus) -> GameState:
    """Ask for the next card that a Methuselah has drawn too many."""
    if not in_game(state, frame.seat) or not state.players[frame.seat].hand:
        return pop(state)
    return ask(state, DecisionKind.TRIM, frame.seat)


def decide_surplus(state: GameState, frame: Surplus, move: Move) -> GameState:
    """Discard one of them."""
    assert isinstance(move, Discard)
    state = pop(state) if frame.count == 1 else at(state, count=frame.count - 1)
    state, card = from_hand(state, move.seat, move.card)
    return move_card(state, card, Zone.ASH_HEAP)

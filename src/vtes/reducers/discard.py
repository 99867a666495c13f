"""The discard phase (8)."""

from __future__ import annotations

from vtes.model.decisions import DecisionKind
from vtes.model.frames import DiscardPhase, Trim
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
from vtes.rules.seating import clockwise


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
    if not frame.over:
        state = at(state, discards=frame.discards - 1)
    return decide_trim(state, frame, move)


def decide_trim(state: GameState, frame: Trim | DiscardPhase, move: Move) -> GameState:
    """Discard a card."""
    assert isinstance(move, Discard)
    state, card = from_hand(state, move.seat, move.card)
    return move_card(state, card, Zone.ASH_HEAP)

"""The discard phase (8)."""

from __future__ import annotations

from vtes.model.decisions import DecisionKind
from vtes.model.frames import DiscardPhase
from vtes.model.moves import Discard, Move, UseCard
from vtes.model.state import GameState
from vtes.model.zones import Zone
from vtes.ops.cards import from_hand
from vtes.ops.cards import move as move_card
from vtes.ops.lasting import end_with_turn
from vtes.ops.stack import ask, at
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
    for seat in clockwise(state, state.active):  # R1.6.1-06
        if excess(state, seat) > 0:
            return ask(state, DecisionKind.TRIM, seat)
    return next_phase(state)


def decide(state: GameState, frame: DiscardPhase, move: Move) -> GameState:
    """Discard a card, use a card in play, or end the phase. R8-01."""
    if isinstance(move, UseCard):
        return used(state, move)
    if not isinstance(move, Discard):
        return pass_phase(state)
    if not frame.over:
        state = at(state, discards=frame.discards - 1)
    state, card = from_hand(state, move.seat, move.card)
    return move_card(state, card, Zone.ASH_HEAP)

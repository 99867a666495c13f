"""The discard phase (8)."""

from __future__ import annotations

from vtes.model.decisions import DecisionKind
from vtes.model.frames import DiscardPhase
from vtes.model.moves import Discard, Move
from vtes.model.state import GameState
from vtes.model.zones import Zone
from vtes.ops.cards import from_hand
from vtes.ops.cards import move as move_card
from vtes.ops.stack import ask, at
from vtes.reducers.turn import next_phase


def proceed(state: GameState, frame: DiscardPhase) -> GameState:
    """Ask until the player ends the phase; a discarded card is replaced on settling."""
    return ask(state, DecisionKind.DISCARD, state.active)


def decide(state: GameState, frame: DiscardPhase, move: Move) -> GameState:
    """Discard a card, or end the phase. R8-01."""
    if not isinstance(move, Discard):
        return next_phase(state)
    state = at(state, discards=frame.discards - 1)
    state, card = from_hand(state, state.active, move.card)
    return move_card(state, card, Zone.ASH_HEAP)

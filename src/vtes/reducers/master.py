"""The master phase (5)."""

from __future__ import annotations

from vtes.model.decisions import DecisionKind
from vtes.model.frames import MasterPhase
from vtes.model.moves import Move, PlayCard, UseCard
from vtes.model.state import GameState
from vtes.ops.stack import ask
from vtes.reducers.play import announced, used
from vtes.reducers.turn import next_phase, pass_phase


def proceed(state: GameState, frame: MasterPhase) -> GameState:
    """Ask until the player ends the phase."""
    if frame.closing:
        return next_phase(state)
    return ask(state, DecisionKind.MASTER, state.active)


def decide(state: GameState, frame: MasterPhase, move: Move) -> GameState:
    """Play a master card, or end the phase."""
    if isinstance(move, PlayCard):
        return announced(state, move)
    return used(state, move) if isinstance(move, UseCard) else pass_phase(state)

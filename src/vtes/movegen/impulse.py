"""Moves in windows (1.6.1)."""

from __future__ import annotations

from vtes.model.decisions import Decision
from vtes.model.moves import Move, Pass
from vtes.model.state import GameState


def moves(state: GameState, decision: Decision) -> list[Move]:
    """What can be used in the window; passing is always possible."""
    return [Pass(decision.seat)]

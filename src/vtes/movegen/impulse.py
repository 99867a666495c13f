"""Moves in windows (1.6.1)."""

from __future__ import annotations

from collections.abc import Iterator

from vtes.model.decisions import Decision
from vtes.model.moves import Move, Pass
from vtes.model.state import GameState


def plays(state: GameState, seat: int) -> list[Move]:
    """What a Methuselah can use in the window that is open."""
    return []


def moves(state: GameState, decision: Decision) -> Iterator[Move]:
    """What can be used in the window; passing is always possible."""
    yield from plays(state, decision.seat)
    yield Pass(decision.seat)

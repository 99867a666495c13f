"""Moves in combat (6.4)."""

from __future__ import annotations

from collections.abc import Iterator

from vtes.model.decisions import Decision
from vtes.model.moves import ChooseStrike, Move, StrikeKind
from vtes.model.state import GameState


def moves(state: GameState, decision: Decision) -> Iterator[Move]:
    """Strikes that can be chosen; the hand strike is always there (R6.4.3-07)."""
    yield ChooseStrike(decision.seat, StrikeKind.HAND)

"""Moves in a diablerie (6.5.2, 6.5.5, 6.5.6)."""

from __future__ import annotations

from collections.abc import Iterator

from vtes.model.decisions import Decision
from vtes.model.moves import CallBloodHunt, ChooseTarget, CommitDiablerie, Move, Pass
from vtes.model.state import GameState
from vtes.rules.diablerie import loot
from vtes.rules.guards.diablerie import frame


def offered(state: GameState, decision: Decision) -> Iterator[Move]:
    """Whether the blocker diablerizes the vampire whose action he blocked. R6.5.2-07."""
    yield CommitDiablerie(decision.seat)
    yield Pass(decision.seat)


def equipment(state: GameState, decision: Decision) -> Iterator[Move]:
    """Equipment that can be taken, and no more of it. R6.5.5-04."""
    for card in loot(state, frame(state).victim):
        yield ChooseTarget(decision.seat, card)
    yield Pass(decision.seat)


def blood_hunt(state: GameState, decision: Decision) -> Iterator[Move]:
    """Whether a blood hunt is called. R6.5.6-01."""
    yield CallBloodHunt(decision.seat)
    yield Pass(decision.seat)

"""Moves of a Methuselah who may try to block (6.2.2)."""

from __future__ import annotations

from collections.abc import Iterator

from vtes.model.decisions import Decision
from vtes.model.moves import Block, Move, Pass
from vtes.model.state import GameState
from vtes.rules.guards.block import BLOCKER


def moves(state: GameState, decision: Decision) -> Iterator[Move]:
    """Minions that can try to block, and declining."""
    seat = decision.seat
    player = state.players[seat]
    for minion in player.ready + player.torpor:
        if BLOCKER.allows(state, minion):
            yield Block(seat, minion)
    yield Pass(seat)

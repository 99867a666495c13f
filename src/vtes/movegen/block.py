"""Moves of a Methuselah who may try to block (6.2.2)."""

from __future__ import annotations

from vtes.model.decisions import Decision
from vtes.model.moves import Block, Move, Pass
from vtes.model.state import GameState
from vtes.rules.guards.block import BLOCKER, MINE, WHO


def moves(state: GameState, decision: Decision) -> list[Move]:
    """Minions that can try to block, and declining."""
    seat = decision.seat
    found: list[Move] = []
    if WHO.allows(state, seat):
        player = state.players[seat]
        found += [
            Block(seat, minion)
            for minion in player.ready + player.torpor
            if MINE.allows(state, minion) and BLOCKER.allows(state, minion)
        ]
    found.append(Pass(seat))
    return found

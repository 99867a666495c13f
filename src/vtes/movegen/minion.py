"""Moves of the minion phase (6)."""

from __future__ import annotations

from collections.abc import Iterator

from vtes.model.decisions import Decision
from vtes.model.moves import Move, Pass, TakeAction
from vtes.model.state import GameState
from vtes.rules.guards.minion import ACTIONS, END, MINION


def moves(state: GameState, decision: Decision) -> Iterator[Move]:
    """Actions that minions can take now, and the end of the phase."""
    seat = decision.seat
    player = state.players[seat]
    for minion in player.ready + player.torpor:
        if MINION.allows(state, minion):
            for kind, layer in ACTIONS.items():
                if layer.allows(state, minion):
                    yield TakeAction(seat, minion, kind)
    if END.allows(state):
        yield Pass(seat)

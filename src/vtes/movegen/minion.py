"""Moves of the minion phase (6)."""

from __future__ import annotations

from vtes.model.decisions import ActionKind, Decision
from vtes.model.moves import Move, Pass, TakeAction
from vtes.model.state import GameState
from vtes.rules.guards.minion import ACTION, END, MINE, MINION

_KINDS = tuple(ActionKind)


def moves(state: GameState, decision: Decision) -> list[Move]:
    """Actions that minions can take now, and the end of the phase."""
    seat = decision.seat
    player = state.players[seat]
    found: list[Move] = []
    for minion in player.ready + player.torpor:
        if not (MINE.allows(state, minion) and MINION.allows(state, minion)):
            continue
        found += [
            TakeAction(seat, minion, kind) for kind in _KINDS if ACTION.allows(state, minion, kind)
        ]
    if END.allows(state):
        found.append(Pass(seat))
    return found

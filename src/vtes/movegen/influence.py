"""Moves of the influence phase (7)."""

from __future__ import annotations

from vtes.model.decisions import Decision
from vtes.model.moves import DrawVampire, Move, Pass, TakeBack, Transfer
from vtes.model.state import GameState
from vtes.rules.guards.influence import COUNTER, DRAW, TAKE_BACK, TRANSFER


def moves(state: GameState, decision: Decision) -> list[Move]:
    """Transfers that can be used now, and the end of the phase."""
    seat = decision.seat
    places = range(len(state.players[seat].uncontrolled))
    found: list[Move] = []
    if TRANSFER.allows(state):
        found += [Transfer(seat, place) for place in places]
    if TAKE_BACK.allows(state):
        found += [TakeBack(seat, place) for place in places if COUNTER.allows(state, place)]
    if DRAW.allows(state):
        found.append(DrawVampire(seat))
    found.append(Pass(seat))
    return found

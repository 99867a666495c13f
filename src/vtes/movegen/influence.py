"""Moves of the influence phase (7)."""

from __future__ import annotations

from collections.abc import Iterator

from vtes.model.decisions import Decision
from vtes.model.moves import DrawVampire, Move, Pass, TakeBack, Transfer
from vtes.model.state import GameState
from vtes.movegen import use
from vtes.rules.guards.influence import BARRED, COUNTER, DRAW, TAKE_BACK, TRANSFER


def moves(state: GameState, decision: Decision) -> Iterator[Move]:
    """Transfers that can be used now, and the end of the phase."""
    seat = decision.seat
    places = range(len(state.players[seat].uncontrolled))
    if TRANSFER.allows(state):
        for place in places:
            if BARRED.allows(state, place):
                yield Transfer(seat, place)
    if TAKE_BACK.allows(state):
        for place in places:
            if COUNTER.allows(state, place) and BARRED.allows(state, place):
                yield TakeBack(seat, place)
    if DRAW.allows(state):
        yield DrawVampire(seat)
    yield from use.in_phase(state, seat)
    yield Pass(seat)

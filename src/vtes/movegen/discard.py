"""Moves of the discard phase (8)."""

from __future__ import annotations

from collections.abc import Iterator

from vtes.model.decisions import Decision
from vtes.model.moves import Discard, Move, Pass
from vtes.model.state import GameState
from vtes.movegen import use
from vtes.rules.guards.discard import DISCARD
from vtes.rules.guards.use import DUE
from vtes.rules.hands import different_cards


def moves(state: GameState, decision: Decision) -> Iterator[Move]:
    """Cards that can be discarded, and the end of the phase."""
    seat = decision.seat
    if DISCARD.allows(state):
        for printed in different_cards(state, seat):
            yield Discard(seat, printed)
    yield from use.in_phase(state, seat)
    if DUE.allows(state):
        yield Pass(seat)


def trims(state: GameState, decision: Decision) -> Iterator[Move]:
    """Cards of a hand that has become too large."""
    for printed in different_cards(state, decision.seat):
        yield Discard(decision.seat, printed)

"""Moves of the master phase (5)."""

from __future__ import annotations

from collections.abc import Iterator

from vtes.model.decisions import Decision
from vtes.model.moves import Move, Pass, PlayCard
from vtes.model.state import NOBODY, GameState
from vtes.movegen import use
from vtes.rules.guards.master import ACTIONS, CARD, TYPE
from vtes.rules.hands import encoded


def moves(state: GameState, decision: Decision) -> Iterator[Move]:
    """Master cards that can be played now, and the end of the phase."""
    seat = decision.seat
    if ACTIONS.allows(state):
        for printed, ways in encoded(state, seat):
            if any(
                all(layer.allows(state, seat, printed, NOBODY, index) for layer in (TYPE, *CARD))
                for index in ways
            ):
                yield PlayCard(seat, printed)
    yield from use.in_phase(state, seat)
    yield Pass(seat)

"""Moves of the master phase (5)."""

from __future__ import annotations

from collections.abc import Iterator

from vtes.model.decisions import Decision
from vtes.model.moves import Move, Pass, PlayCard
from vtes.model.state import NOBODY, GameState
from vtes.movegen import use
from vtes.rules.guards.master import ACTIONS, LISTED
from vtes.rules.hands import encoded


def moves(state: GameState, decision: Decision) -> Iterator[Move]:
    """Master cards that can be played now, and the end of the phase."""
    seat = decision.seat
    if ACTIONS.allows(state):
        for card, definition, modes in encoded(state, seat):
            if any(
                all(layer.allows(state, seat, card, NOBODY, mode) for layer in LISTED)
                for mode in modes
            ):
                yield PlayCard(seat, definition.facts.id)
    yield from use.in_phase(state, seat)
    yield Pass(seat)

"""Moves of the master phase (5)."""

from __future__ import annotations

from collections.abc import Iterator

from vtes.model.decisions import Decision
from vtes.model.moves import Move, Pass, PlayCard
from vtes.model.state import GameState
from vtes.rules.guards.master import ACTIONS, CARD
from vtes.rules.hands import different_cards


def moves(state: GameState, decision: Decision) -> Iterator[Move]:
    """Master cards that can be played now, and the end of the phase."""
    seat = decision.seat
    if ACTIONS.allows(state):
        for printed in different_cards(state, seat):
            if CARD.allows(state, printed):
                yield PlayCard(seat, printed)
    yield Pass(seat)

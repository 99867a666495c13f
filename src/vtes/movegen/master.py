"""Moves of the master phase (5)."""

from __future__ import annotations

from collections.abc import Iterator

from vtes.model.decisions import Decision
from vtes.model.moves import Move, Pass, PlayCard
from vtes.model.state import NOBODY, GameState
from vtes.movegen import use
from vtes.rules.guards.guard import objected
from vtes.rules.guards.master import ACTIONS, WAYS
from vtes.rules.guards.use import DUE
from vtes.rules.hands import different


def moves(state: GameState, decision: Decision) -> Iterator[Move]:
    """Master cards that can be played now, and the end of the phase."""
    seat = decision.seat
    if ACTIONS.allows(state):
        for card, definition in different(state, seat):
            for _, mode, _, guards in WAYS.of(definition):
                if not objected(guards, state, seat, card, NOBODY, mode):
                    yield PlayCard(seat, definition.facts.id)
                    break
    yield from use.in_phase(state, seat)
    if DUE.allows(state):
        yield Pass(seat)

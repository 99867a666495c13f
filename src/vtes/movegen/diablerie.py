"""Moves in a diablerie (6.5.2, 6.5.5, 6.5.6)."""

from __future__ import annotations

from collections.abc import Iterator

from vtes.model.decisions import Decision
from vtes.model.moves import CallBloodHunt, ChooseCard, ChooseTarget, CommitDiablerie, Move, Pass
from vtes.model.state import GameState
from vtes.rules.diablerie import SEARCHED, loot, of_use
from vtes.rules.guards.diablerie import frame


def offered(state: GameState, decision: Decision) -> Iterator[Move]:
    """Whether the blocker diablerizes the vampire whose action he blocked. R6.5.2-07."""
    yield CommitDiablerie(decision.seat)
    yield Pass(decision.seat)


def equipment(state: GameState, decision: Decision) -> Iterator[Move]:
    """Equipment that can be taken, and no more of it. R6.5.5-04."""
    for card in loot(state, frame(state).victim):
        yield ChooseTarget(decision.seat, card)
    yield Pass(decision.seat)


def discipline(state: GameState, decision: Decision) -> Iterator[Move]:
    """Discipline cards that can be given to the diablerist, and none. R6.5.5-07."""
    seat, vampire = decision.seat, frame(state).diablerist
    for place in SEARCHED:
        for card in of_use(state, seat, place, vampire):
            yield ChooseCard(seat, state.definition(card).facts.id, place)
    yield Pass(seat)


def blood_hunt(state: GameState, decision: Decision) -> Iterator[Move]:
    """Whether a blood hunt is called. R6.5.6-01."""
    yield CallBloodHunt(decision.seat)
    yield Pass(decision.seat)

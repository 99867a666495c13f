"""Moves of the untap phase (4, 9.2)."""

from __future__ import annotations

from collections.abc import Iterator

from vtes.model.decisions import Decision
from vtes.model.moves import (
    AnnounceWithdrawal,
    Move,
    Pass,
    PayContest,
    PayTitle,
    TakeEdgePool,
    YieldContest,
    YieldTitle,
)
from vtes.model.state import GameState
from vtes.movegen import use
from vtes.rules.guards.untap import (
    CONTEST,
    EDGE,
    END,
    PRICE,
    TITLE,
    TITLE_PRICE,
    WITHDRAWAL,
    contesting,
)


def moves(state: GameState, decision: Decision) -> Iterator[Move]:
    """Effects of the untap phase that can be used now, and its end."""
    seat = decision.seat
    if EDGE.allows(state):
        yield TakeEdgePool(seat)
    for card in state.players[seat].contested:
        if CONTEST.allows(state, card):
            if PRICE.allows(state):
                yield PayContest(seat, card)
            yield YieldContest(seat, card)
    for vampire in contesting(state, seat):
        if TITLE.allows(state, vampire):
            if TITLE_PRICE.allows(state, vampire):
                yield PayTitle(seat, vampire)
            yield YieldTitle(seat, vampire)
    if WITHDRAWAL.allows(state):
        yield AnnounceWithdrawal(seat)
    yield from use.in_phase(state, seat)
    if END.allows(state):
        yield Pass(seat)

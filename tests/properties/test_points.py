"""The victory points of whole games, and how they are worked out again from events alone."""

from __future__ import annotations

from random import Random

import pytest

import vtes
from tests.properties.games import start_encoded
from tests.properties.points import COUNTED, points_due, points_given
from vtes.model.events import Event, GameEnded, Left, Standing, VictoryPoints
from vtes.model.state import Termination
from vtes.model.vote_events import Reseated
from vtes.testing.players import sensible_player

OUSTED, WITHDRAWN = Standing.OUSTED, Standing.WITHDRAWN
END = GameEnded(())


def out(seat: int, standing: Standing = OUSTED) -> Left:
    """She leaves the game."""
    return Left(seat, standing, None)


def paid(seat: int, source: int) -> VictoryPoints:
    """She gets a victory point."""
    return VictoryPoints(seat, 1, source)


@pytest.mark.parametrize(
    ("events", "points"),
    [
        ((out(1), paid(0, 1), out(2), paid(0, 2), paid(0, 0), END), (3, 0, 0)),
        ((out(1), out(2), paid(0, 1), paid(1, 2), paid(0, 0), END), (2, 1, 0)),
        ((paid(1, 1), out(1, WITHDRAWN), out(2), paid(0, 2), paid(0, 0), END), (2, 1, 0)),
        ((Reseated((0, 2, 1)), out(1), paid(2, 1), out(0), paid(2, 0), END), (0, 0, 3)),
        ((out(0), paid(2, 0), END), (0, 0, 1)),  # the game stopped
        ((out(0), out(1), out(2), paid(2, 0), paid(0, 1), paid(1, 2), END), (1, 1, 1)),
    ],
)
def test_what_is_due(events: tuple[Event, ...], points: tuple[int, ...]) -> None:
    assert points_due(3, events) == points


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_a_sensible_game_with_encoded_cards_ends_with_the_right_points(players: int) -> None:
    """Seen to fail: `ops.oust` paying two points for an oust, or none for being the last one."""
    state = start_encoded(players, 40 + players)
    choose = sensible_player(Random(players))
    events: list[Event] = []
    while state.pending:
        step = vtes.transition(state, choose(state, vtes.legal_moves(state)))
        state, events = step.after, events + [e for e in step.events if isinstance(e, COUNTED)]
    assert state.result is not None
    due, given = points_due(players, events), points_given(players, events)
    assert state.result.victory_points == given == due
    assert state.result.termination is not Termination.TURN_LIMIT
    assert sum(due) == players  # each of them left the game, or was the last one

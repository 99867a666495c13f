"""Victory points worked out once more, from nothing but what happened.

Methuselahs who are ousted at the same moment all leave before any of them is paid for: they count
as neighbours of each other until then (R9.1-03, R9.1-09).
"""

from __future__ import annotations

from collections.abc import Iterable

from vtes.model.events import Event, GameEnded, Left, Standing, VictoryPoints
from vtes.model.vote_events import Reseated

COUNTED = (Left, Reseated, VictoryPoints, GameEnded)
"""All that has to be kept of the events of a game."""


def points_due(seats: int, events: Iterable[Event]) -> tuple[int, ...]:
    """Victory points by seat: one for each prey ousted, for a withdrawal, and for being the last.

    Nobody is asked who was paid: of `VictoryPoints` only the moment counts.

    Args:
        seats: how many Methuselahs there are.
        events: everything that happened, or what of it is `COUNTED`.
    """
    order, fallen = [*range(seats)], list[int]()
    points = dict.fromkeys(range(seats), 0)
    for event in events:
        if isinstance(event, Left) and event.standing is Standing.OUSTED:
            fallen.append(event.seat)
            continue
        for seat in fallen:
            points[order[order.index(seat) - 1]] += 1
        order, fallen = [seat for seat in order if seat not in fallen], []
        if isinstance(event, Left):
            points[event.seat] += 1
            order.remove(event.seat)
        elif isinstance(event, Reseated):
            order = [seat for seat in event.seating if seat in order]
        elif isinstance(event, GameEnded) and len(order) == 1:
            points[order[0]] += 1
    return tuple(points[seat] for seat in range(seats))


def points_given(seats: int, events: Iterable[Event]) -> tuple[int, ...]:
    """Victory points by seat that have been awarded."""
    given = [0] * seats
    for event in events:
        if isinstance(event, VictoryPoints):
            given[event.seat] += event.amount
    return tuple(given)

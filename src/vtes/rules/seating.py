"""Who sits where: prey, predator and the clockwise order (2.1)."""

from __future__ import annotations

from functools import cache
from typing import Final

from vtes.model.events import Standing
from vtes.model.state import NOBODY, GameState

_IN: Final = Standing.IN


@cache
def _rotation(count: int, start: int) -> tuple[int, ...]:
    return tuple((start + i) % count for i in range(count))


def in_game(state: GameState, seat: int) -> bool:
    """Whether the Methuselah is neither ousted nor withdrawn."""
    return state.players[seat].standing is _IN


def around(state: GameState, start: int) -> tuple[int, ...]:
    """All seats clockwise from one, those of players who have left among them."""
    seating = state.seating
    if not seating:
        return _rotation(len(state.players), start)
    at = seating.index(start)
    return seating[at:] + seating[:at]


def clockwise(state: GameState, start: int) -> tuple[int, ...]:
    """Seats still in the game, clockwise from `start` (`start` first, if she is in the game)."""
    players = state.players
    seats = around(state, start) if state.seating else _rotation(len(players), start)
    for seat in seats:
        if players[seat].standing is not _IN:
            return tuple([seat for seat in seats if players[seat].standing is _IN])
    return seats


def prey(state: GameState, seat: int) -> int:
    """The next remaining player to the left, -1 when there is none. R2.1-02, R2.1-04."""
    players = state.players
    for other in around(state, seat)[1:]:
        if players[other].standing is _IN:
            return other
    return NOBODY


def predator(state: GameState, seat: int) -> int:
    """The next remaining player to the right, -1 when there is none. R2.1-03."""
    players = state.players
    for other in around(state, seat)[:0:-1]:
        if players[other].standing is _IN:
            return other
    return NOBODY


def next_in_turn(state: GameState, seat: int) -> int:
    """The next remaining player whose turn it is, to the left unless a card has changed that."""
    return predator(state, seat) if state.reverse else prey(state, seat)

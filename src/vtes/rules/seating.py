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


def clockwise(state: GameState, start: int) -> tuple[int, ...]:
    """Seats still in the game, clockwise from `start` (`start` first, if she is in the game)."""
    players = state.players
    rotation = _rotation(len(players), start)
    return tuple([seat for seat in rotation if players[seat].standing is _IN])


def prey(state: GameState, seat: int) -> int:
    """The next remaining player to the left, -1 when there is none. R2.1-02, R2.1-04."""
    players = state.players
    count = len(players)
    for i in range(1, count):
        other = (seat + i) % count
        if players[other].standing is _IN:
            return other
    return NOBODY


def predator(state: GameState, seat: int) -> int:
    """The next remaining player to the right, -1 when there is none. R2.1-03."""
    players = state.players
    count = len(players)
    for i in range(1, count):
        other = (seat - i) % count
        if players[other].standing is _IN:
            return other
    return NOBODY

"""Referendums as tests of cards call them: Lupo acts, and A is asked."""

from __future__ import annotations

from typing import Any

from tests.cards.table import codes, onward, play, skilled, table
from vtes.check import check
from vtes.model.decisions import DecisionKind, WindowKind
from vtes.model.state import GameState
from vtes.testing import Position

BEFORE = WindowKind.BEFORE_VOTES
POLLING = WindowKind.POLLING
OVER = WindowKind.AFTER_RESOLUTION
AGREE = "A: vote for by the calling card"
DISAGREE = "A: vote against by the calling card"
MOTION = "Autarkis Persecution"
"""It gives each Methuselah a pool counter for each minion that she has."""
_PASSED = (DecisionKind.IMPULSE, DecisionKind.BLOCK)


def calling(name: str, *more: str, seats: str = "ABC", **lupo: Any) -> Position:
    """A holds the card and more; Lupo can play them."""
    lupo = {"disciplines": skilled(*more), **lupo}
    return table(seats, **lupo).hand("A", name, *more)


def called(position: Position, name: str, *terms: str) -> GameState:
    """Polling begins, and A is asked; nobody has voted."""
    state = play(position.build(), f"A: play {name} with Lupo")
    while state.pending is not None and state.pending.kind is DecisionKind.BLOCK:
        state = play(state, f"{state.table.names[state.pending.seat]}: pass")
    for line in terms:
        while state.pending is not None and state.pending.kind in _PASSED:
            state = play(state, f"{state.table.names[state.pending.seat]}: pass")
        state = play(state, line)
    return onward(state, POLLING, "A")


def passed(position: Position, name: str, *terms: str) -> GameState:
    """The referendum has passed by the vote of its own card, and its action is over."""
    state = onward(play(called(position, name, *terms), AGREE))
    assert not check(state)
    return state


def refused(name: str, **lupo: Any) -> list[str]:
    """Why Lupo cannot call it."""
    return codes(calling(name, **lupo).build(), f"A: play {name} with Lupo")


def opposed(name: str, *more: str, level: int = 2, **nik: Any) -> Position:
    """B's Nik can play the card; C's Royce has one vote, Lupo has two."""
    facts = {"capacity": 5, "disciplines": skilled(name, level=level), **nik}
    position = calling(MOTION, *more, title="prince").vampire("Nik", "B", **facts).hand("B", name)
    return position.vampire("Royce", "C", capacity=4, title="primogen")


def how(name: str, way: int = 1, minion: str = "Nik", seat: str = "B") -> str:
    return f"{seat}: play {name}{f' in way {way}' if way > 1 else ''} with {minion}"


def begun(position: Position, window: WindowKind = BEFORE, seat: str = "B") -> GameState:
    """The referendum is called, and somebody is asked in a window of it."""
    return onward(play(position.build(), f"A: play {MOTION} with Lupo"), window, seat)


def polled(state: GameState, *lines: str) -> GameState:
    """These votes are cast, each when its seat is asked; then all pass."""
    for line in lines:
        state = play(onward(state, POLLING, line[0]), line)
    return onward(state)

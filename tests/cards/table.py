"""A table on which cards are tried: A's Lupo acts, B's Thomas and C's Yuri may answer."""

from __future__ import annotations

from typing import Any

from vtes.cards.printed import find
from vtes.engine import apply, legal_moves, why_illegal
from vtes.model.cards import Facts
from vtes.model.decisions import DecisionKind, WindowKind
from vtes.model.frames import Impulse
from vtes.model.moves import Pass
from vtes.model.state import GameState
from vtes.testing import Position
from vtes.testing.lines import reading
from vtes.testing.paths import Value, read

__all__ = ["card", "codes", "look", "onward", "play", "skilled", "table", "window"]


def card(name: str) -> Facts:
    """The printed facts of a card."""
    (facts,) = find(name)
    return facts


def skilled(*names: str, level: int = 2) -> dict[str, int]:
    """The Disciplines that these cards ask for, at one level."""
    return {d.value: level for name in names for d, _ in card(name).disciplines if level}


def table(seats: str = "ABC", **lupo: Any) -> Position:
    """A has Lupo, B Thomas, C Yuri; nobody has a card in hand."""
    return (
        Position(*seats)
        .vampire("Lupo", "A", **{"capacity": 6, **lupo})
        .vampire("Thomas", "B", capacity=5)
        .vampire("Yuri", "C", capacity=5)
    )


def play(state: GameState, *lines: str) -> GameState:
    """The position after these moves, and after nobody has cancelled what was played."""
    for line in lines:
        state = apply(*reading(state, line))
        while window(state) is WindowKind.AS_PLAYED and state.pending is not None:
            state = apply(state, Pass(state.pending.seat))
    return state


def window(state: GameState) -> WindowKind | None:
    """The window that is open."""
    top = state.stack[-1]
    return top.kind if isinstance(top, Impulse) else None


def onward(
    state: GameState, until: WindowKind | DecisionKind = DecisionKind.MINION, seat: str = ""
) -> GameState:
    """Everybody passes (in combat they strike) up to a window or decision, of a seat if given."""
    for _ in range(100):
        assert state.pending is not None
        here = window(state) is until or state.pending.kind is until
        if here and seat in ("", state.table.names[state.pending.seat]):
            return state
        strikes = state.pending.kind is DecisionKind.STRIKE
        move = legal_moves(state)[0] if strikes else Pass(state.pending.seat)
        state = apply(state, move)
    raise AssertionError(f"{until!r} does not come")


def codes(state: GameState, line: str) -> list[str]:
    """The codes of the objections to a move."""
    return [violation.code for violation in why_illegal(*reading(state, line))]


def look(state: GameState, *paths: str) -> list[Value]:
    """What stands at these places, by the paths of scenario files."""
    return [read(state, path) for path in paths]

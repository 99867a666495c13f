"""Actions of Lupo in which A plays modifiers."""

from __future__ import annotations

from typing import Any

from tests.cards.table import (
    ATTEMPT,
    BLOCKED,
    onward,
    play,
    skilled,
    table,
)
from vtes.model.decisions import DecisionKind, WindowKind
from vtes.model.state import GameState
from vtes.testing import Position


def with_cards(*names: str, level: int = 2, **lupo: Any) -> Position:
    """Lupo can play the cards, which A has in hand."""
    return table(**{"disciplines": skilled(*names, level=level), **lupo}).hand("A", *names)


def line(name: str, way: int = 1, minion: str = "Lupo") -> str:
    return f"A: play {name} in way {way} with {minion}"


def moment(position: Position, kind: WindowKind, what: str = "bleed") -> GameState:
    """A is asked in a window of Lupo's action; Thomas blocks if the window wants it."""
    state = play(position.build(), f"A: {what} with Lupo")
    if kind in (ATTEMPT, BLOCKED):
        state = play(onward(state, DecisionKind.BLOCK), "B: block with Thomas")
    return onward(state, kind, "A")

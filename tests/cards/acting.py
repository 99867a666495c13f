"""Action cards that Lupo plays."""

from __future__ import annotations

from typing import Any

from tests.cards.table import onward, play, skilled, table
from vtes.model.state import GameState
from vtes.queries import stealth
from vtes.testing import Position


def with_card(name: str, level: int = 2, **lupo: Any) -> Position:
    """Lupo can play the card, which A has in hand."""
    return table(**{"disciplines": skilled(name, level=level), **lupo}).hand("A", name)


def line(name: str, way: int = 1) -> str:
    return f"A: play {name} in way {way} with Lupo" if way > 1 else f"A: play {name} with Lupo"


def begun(position: Position, name: str, way: int, *choices: str) -> GameState:
    """The action is announced."""
    return play(position.build(), line(name, way), *choices)


def done(position: Position, name: str, way: int, *choices: str) -> GameState:
    """The position after the action, which nobody blocks."""
    return onward(begun(position, name, way, *choices))


def announced_stealth(position: Position, name: str, way: int, *choices: str) -> int:
    return stealth(begun(position, name, way, *choices))

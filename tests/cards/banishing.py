"""Banishment, as A's Lupo calls it."""

from __future__ import annotations

from typing import Any

from tests.cards.polls import calling, passed
from tests.cards.table import sound
from vtes.model.state import GameState
from vtes.testing import Position

NAME = "Banishment"


THEM = "A: target Rake"


def position(**rake: Any) -> Position:
    """A's Lupo (8) can banish B's Rake (4)."""
    found = calling(NAME, capacity=8, disciplines={})
    return found.vampire("Rake", rake.pop("seat", "B"), **{"capacity": 4, **rake})


def banished(at: Position, *lines: str) -> GameState:
    return sound(passed(at, NAME, *(lines or (THEM,))))

"""Charming Lobby, and the referendum that it calls."""

from __future__ import annotations

from typing import Any

from tests.cards.polls import calling
from tests.cards.table import play, sound
from vtes.model.state import GameState
from vtes.testing import Position

LOBBY, DUES = "Charming Lobby", "Ancilla Empowerment"
"""Ancilla Empowerment: each Methuselah burns a pool for each minion she controls."""


CHOOSE = f"A: choose {DUES} in hand"


def lobby(way: int = 1) -> str:
    return f"A: play {LOBBY} with Lupo" if way == 1 else f"A: play {LOBBY} in way 2 with Lupo"


def holding(*more: str, **lupo: Any) -> Position:
    return calling(LOBBY, DUES, *more, **{"disciplines": {"pre": 2}, **lupo})


def chosen(at: Position, way: int = 1, choice: str = CHOOSE) -> GameState:
    """The action has been announced with the referendum that is to be called."""
    return sound(play(at.build(), lobby(way), choice))

"""Cards with which A looks through a library."""

from __future__ import annotations

from typing import Any

from tests.cards.modifying import line, moment, with_cards
from tests.cards.table import (
    RESOLVED,
    look,
    play,
    skilled,
    table,
)
from tests.rules.props.runs import end, run
from vtes.model.state import GameState
from vtes.testing import Position

SMITH = "Magic of the Smith"
SCRYING = "Scrying of Secrets"
HACKING = "Computer Hacking"
TOP = ["Deflection", HACKING, "Threats", "Night Moves", "Govern the Unaligned", HACKING, "Arson"]
FULL = ["Arson"] * 7
DEEP = ["Social Charm", "Threats"]


def smith(*library: str, level: int = 1, **lupo: Any) -> Position:
    """A's Lupo with Magic of the Smith in her hand; she draws seven cards for it."""
    position = table(**{"disciplines": skilled(SMITH, level=level), "blood": 4, **lupo})
    return position.hand("A", SMITH).library("A", *["Ascendance"] * 7, *library)


def searching(position: Position, line: str = f"A: play {SMITH} with Lupo") -> GameState:
    """The position in which A looks through her library."""
    state = end(run(position.build(), line))
    assert look(state, "pending", "to_move") == ["CHOICE", "A"]
    return state


def looking(way: int, *library: str, position: Position | None = None) -> GameState:
    """Lupo has bled B, and looks at her library."""
    start = (position or with_cards(SCRYING)).library("B", *library).hand("B", *FULL)
    return play(moment(start, RESOLVED), line(SCRYING, way))


def library(state: GameState) -> list[str]:
    return [state.definition(each).facts.name for each in state.players[1].library]

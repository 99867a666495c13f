"""Actions of Lupo in which B plays reactions with Nik."""

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
from vtes.queries import current_combat
from vtes.testing import Position


def with_cards(*names: str, level: int = 2, seats: str = "ABC", **nik: Any) -> Position:
    """B's Nik, beside Thomas, can play the cards, which B has in hand; Lupo is stealthy."""
    facts = {"capacity": 4, "disciplines": skilled(*names, level=level), **nik}
    return table(seats).vampire("Nik", "B", **facts).hand("B", *names)


def line(name: str, way: int = 1, minion: str = "Nik", seat: str = "B") -> str:
    return f"{seat}: play {name} in way {way} with {minion}"


def moment(
    position: Position, kind: WindowKind, what: str = "bleed", blocker: str = "Nik"
) -> GameState:
    """B is asked in a window of Lupo's action; her minion blocks if the window wants it."""
    state = play(position.build(), f"A: {what} with Lupo")
    if kind in (ATTEMPT, BLOCKED):
        state = play(onward(state, DecisionKind.BLOCK), f"B: block with {blocker}")
    return onward(state, kind, "B")


def options(state: GameState) -> int:
    """How many things the combatants may still do in the combat that has begun."""
    combat = current_combat(onward(state, WindowKind.BEFORE_RANGE))
    assert combat is not None
    return len(combat.options)


def hidden(name: str, disciplines: dict[str, int], **nik: Any) -> GameState:
    """Nik, with these Disciplines, tries to block Rake, who hides; B is asked."""
    facts = {"capacity": 4, "disciplines": disciplines, **nik}
    position = table().vampire("Nik", "B", **facts).hand("B", name)
    position.vampire("Rake", "A", capacity=4, disciplines={"obf": 2}).hand("A", "Lost in Crowds")
    position.library("A", 7)
    state = onward(play(position.build(), "A: bleed with Rake"), DecisionKind.BLOCK)
    state = onward(play(state, "B: block with Nik"), ATTEMPT, "A")
    state = play(state, "A: play Lost in Crowds in way 1 with Rake")
    return onward(state, ATTEMPT, "B")

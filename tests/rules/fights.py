"""Combats between A's Lupo, who acts, and B's Thomas, who blocks, with cards made up for them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.rules.pairs import drive
from tests.rules.prop_cards import BLEED, prop, table
from vtes.engine import apply
from vtes.model.combat_words import Maneuver, Marks, Press, Prevent
from vtes.model.decisions import DecisionKind, WindowKind
from vtes.model.moves import HandStrike, Pass
from vtes.model.state import GameState
from vtes.model.text import By, Effect, How, Mode, Reach, Strike, Text, Trait
from vtes.testing import Position

__all__ = [
    "BLOCK",
    "GUN",
    "HANDS",
    "HIDE",
    "HURT",
    "STEP",
    "TURN",
    "armed",
    "combat",
    "fight",
    "holding",
    "mark",
    "play",
    "reach",
    "strike",
]

BLOCK = (BLEED, "B: block with Thomas")
HANDS = ("A: strike with hand", "B: strike with hand")


def combat(window: WindowKind, *effects: Effect, **fields: Any) -> Mode:
    """A combat card's mode."""
    return Mode(How.COMBAT, windows=(window,), effects=effects, **fields)


def strike(*effects: Effect, maneuvers: int = 0, windows: Any = (), **fields: Any) -> Mode:
    """A strike card's mode; the effects happen when it is played."""
    at = (WindowKind.STRIKE, *([WindowKind.RANGE] if maneuvers else []), *windows)
    return Mode(
        How.COMBAT, windows=at, effects=effects, strike=Strike(**fields), maneuvers=maneuvers
    )


def mark(mark: Any, **fields: Any) -> Mode:
    """Something becomes true before range is determined."""
    return combat(WindowKind.BEFORE_RANGE, Marks(mark, **fields))


STEP = combat(WindowKind.RANGE, Maneuver())
TURN = combat(WindowKind.PRESS, Press())
HIDE = combat(WindowKind.PREVENT, Prevent(1))
HURT = strike(damage=2)
GUN = Mode(
    How.USE,
    windows=(WindowKind.STRIKE, WindowKind.RANGE),
    by=By.HOST,
    strike=Strike(damage=2, reach=Reach.BOTH),
    maneuvers=1,
)


def holding(
    position: Position | None = None, /, **hands: Mapping[str, Mode | tuple[Mode, int]]
) -> Position:
    """The table, with cards made up for it in hands: seat = {name: mode or (mode, copies)}."""
    position = position or table()
    declared: set[str] = set()
    for seat, cards in hands.items():
        for name, given in cards.items():
            mode, copies = given if isinstance(given, tuple) else (given, 1)
            if name not in declared:
                prop(position, name, "combat", mode)
                declared.add(name)
            position.hand(seat, *[name] * copies)
    return position


def armed(position: Position, on: str, name: str, *modes: Mode, traits: Any = ()) -> Position:
    """The position, with a weapon on a minion."""
    text = Text(modes=modes, traits=(Trait.WEAPON, *traits))
    return position.prop(name, types="equipment", text=text).attach(name, on=on)


def fight(position: Position, *lines: str) -> GameState:
    """The position after Lupo has been blocked by Thomas and these moves; others pass before."""
    return play(position.build(), *BLOCK, *lines)


def play(state: GameState, *lines: str) -> GameState:
    """The position after these moves; others pass before, and nobody cancels what is played."""
    for line in lines:
        state = drive(state, line)
        while getattr(state.stack[-1], "kind", None) is WindowKind.AS_PLAYED:
            assert state.pending is not None
            state = apply(state, Pass(state.pending.seat))
    return state


def reach(state: GameState, where: WindowKind | DecisionKind, seat: str = "") -> GameState:
    """Everybody passes, and strikes with hands, up to a window or decision (of a seat)."""
    for _ in range(200):
        assert state.pending is not None
        top = state.stack[-1]
        here = state.pending.kind is where or getattr(top, "kind", None) is where
        if here and seat in ("", state.table.names[state.pending.seat]):
            return state
        strikes = state.pending.kind is DecisionKind.STRIKE
        move = (HandStrike if strikes else Pass)(state.pending.seat)
        state = apply(state, move)
    raise AssertionError(f"{where!r} does not come")

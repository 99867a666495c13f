"""Prop cards written in the effect vocabulary, and tables to play them at."""

from __future__ import annotations

from typing import Any

from tests.rules.pairs import play
from vtes.model.decisions import ActionKind, WindowKind
from vtes.model.state import GameState
from vtes.model.text import Ban, Bonus, Deed, Effect, How, Mode, Text
from vtes.testing import Position

ANNOUNCED = (WindowKind.AS_ANNOUNCED,)
DECLINED = (WindowKind.AFTER_DECLINE,)
ATTEMPT = (WindowKind.BLOCK_ATTEMPT,)
BLEED, CLOAK, SHOUT = (
    "A: bleed with Lupo",
    "A: play Cloak with Lupo",
    "B: play Shout with Thomas",
)
OVER = (WindowKind.AFTER_RESOLUTION,)


def table(*seats: str, turn: str = "A", **facts: Any) -> Position:
    """A's Lupo (with these facts) and Rake, B's Thomas and Nik, C's Yuri: capacity 5 each."""
    position = Position(*(seats or ("A", "B", "C"))).turn(turn)
    position.vampire("Lupo", **{"seat": "A", "capacity": 5, **facts})
    for name, seat in {"Rake": "A", "Thomas": "B", "Nik": "B", "Yuri": "C"}.items():
        if seat in (seats or "ABC"):
            position.vampire(name, seat, capacity=5)
    return position


def prop(position: Position, name: str, types: str, *modes: Mode, **facts: Any) -> Position:
    """Declare a prop that can be played in these ways."""
    once = facts.pop("once_a_game", False)
    return position.prop(name, types=types, text=Text(modes=modes, once_a_game=once), **facts)


def act(*effects: Effect, kind: ActionKind = ActionKind.CARD, **fields: Any) -> Mode:
    """An action card's mode."""
    return Mode(How.ACTION, deed=Deed(kind), effects=effects, **fields)


def modifier(*effects: Effect, windows: tuple[WindowKind, ...] = ANNOUNCED, **fields: Any) -> Mode:
    """An action modifier's mode."""
    return Mode(How.MODIFIER, windows=windows, effects=effects, **fields)


def reaction(*effects: Effect, windows: tuple[WindowKind, ...] = ANNOUNCED, **fields: Any) -> Mode:
    """A reaction card's mode."""
    return Mode(How.REACTION, windows=windows, effects=effects, **fields)


def modified(
    mode: Mode, *lines: str, position: Position | None = None, copies: int = 1
) -> GameState:
    """A, with the modifier Cloak in her hand, after these moves (else Lupo bleeds)."""
    start = prop(position or table(), "Cloak", "action modifier", mode)
    return play(start.hand("A", *["Cloak"] * copies).build(), *(lines or (BLEED,)))


def reacted(
    mode: Mode, *lines: str, position: Position | None = None, copies: int = 1
) -> GameState:
    """B, with the reaction Shout in her hand, after these moves (else Lupo bleeds)."""
    start = prop(position or table(), "Shout", "reaction", mode)
    return play(start.hand("B", *["Shout"] * copies).build(), *(lines or (BLEED,)))


def wearing(minion: str, *bonuses: Bonus, bans: tuple[Ban, ...] = ()) -> Position:
    """The table, with a thing on one of the minions."""
    thing = Text(bonuses=bonuses, bans=bans)
    return table().prop("Thing", types="equipment", text=thing).attach("Thing", on=minion)

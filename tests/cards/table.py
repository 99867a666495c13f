"""A table on which cards are tried: A's Lupo acts, B's Thomas and C's Yuri may answer."""

from __future__ import annotations

from typing import Any

from vtes.cards.printed import find
from vtes.check import check
from vtes.codec import dumps, loads
from vtes.engine import apply, legal_moves, why_illegal
from vtes.model.cards import Facts
from vtes.model.decisions import DecisionKind, WindowKind
from vtes.model.frames import Impulse
from vtes.model.moves import Pass
from vtes.model.state import GameState
from vtes.notation import format_move
from vtes.queries import current_action
from vtes.rules.numbers import bleed_amount
from vtes.testing import Position
from vtes.testing.lines import reading
from vtes.testing.paths import Value, read

__all__ = [
    "ANNOUNCED",
    "ATTEMPT",
    "BLOCKED",
    "DECLINED",
    "RESOLVED",
    "SABBAT",
    "bled",
    "card",
    "codes",
    "lines",
    "living",
    "look",
    "onward",
    "play",
    "pools",
    "skilled",
    "sound",
    "table",
    "titled",
    "turn",
    "window",
]

ANNOUNCED = WindowKind.AS_ANNOUNCED
ATTEMPT = WindowKind.BLOCK_ATTEMPT
DECLINED = WindowKind.AFTER_DECLINE
BLOCKED = WindowKind.AFTER_BLOCK
RESOLVED = WindowKind.AFTER_RESOLUTION
SABBAT: dict[str, Any] = {"sect": "sabbat"}
"""Facts of a vampire."""


def card(name: str) -> Facts:
    """The printed facts of a card."""
    (facts,) = find(name)
    return facts


def skilled(*names: str, level: int = 2) -> dict[str, int]:
    """The Disciplines that these cards ask for, at one level."""
    return {d.value: level for name in names for d, _ in card(name).disciplines if level}


def titled(title: str) -> dict[str, Any]:
    """The title, as facts of a vampire of the Sabbat; empty for none."""
    if not title:
        return SABBAT
    return {"title": title, "city": "Rome"} if title == "archbishop" else {"title": title}


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


def pools(state: GameState) -> list[int]:
    """The pools of all, by seat."""
    return [player.pool for player in state.players]


def lines(state: GameState) -> list[str]:
    """The legal moves."""
    return [format_move(state, move) for move in legal_moves(state)]


def bled(state: GameState) -> int:
    """The bleed of the acting minion, in pool."""
    action = current_action(state)
    assert action is not None
    return bleed_amount(state, action)


def sound(state: GameState) -> GameState:
    """The same position, which breaks no invariant and can be stored."""
    assert check(state) == ()
    assert loads(dumps(state)) == state
    return state


def turn(state: GameState, seat: str, phase: DecisionKind) -> GameState:
    """All pass until a decision of a phase of a Methuselah's turn."""
    for _ in range(300):
        assert state.pending is not None
        here = state.pending.kind is phase and state.active == state.table.names.index(seat)
        if here and state.pending.seat == state.active:
            return state
        state = play(state, f"{state.table.names[state.pending.seat]}: pass")
    raise AssertionError(f"{phase!r} of {seat} does not come")


def living(state: GameState, **lives: int) -> GameState:
    """The position in which allies have so much life, by the first word of their names."""
    for number, value in enumerate(state.cards):
        life = lives.get(state.definition(number).facts.name.split()[0])
        if life is not None:
            state = state.replace(cards=state.cards.set(number, value.replace(blood=life)))
    return state

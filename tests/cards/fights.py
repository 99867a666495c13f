"""Combats in which cards are tried: A's Lupo bleeds and B's Thomas blocks."""

from __future__ import annotations

from typing import Any

from tests.cards.table import play, window
from vtes.engine import apply
from vtes.model.combat import Granted, Range, Round
from vtes.model.decisions import DecisionKind, WindowKind
from vtes.model.frames import Frame
from vtes.model.moves import HandStrike, Pass
from vtes.model.state import GameState
from vtes.rules.stack import current_combat
from vtes.testing import Position

__all__ = ["after", "at_long", "changed", "fighters", "fought", "pressed", "until"]


def fighters(**lupo: Any) -> Position:
    """A has Lupo, B Thomas, both with much blood; nobody has a card in hand."""
    return (
        Position("A", "B", "C")
        .vampire("Lupo", "A", **{"capacity": 9, **lupo})
        .vampire("Thomas", "B", capacity=9)
        .library("A", 7)
        .library("B", 7)
        .library("C", 7)
    )


def until(
    state: GameState, what: WindowKind | DecisionKind = DecisionKind.MINION, seat: str = ""
) -> GameState:
    """Everybody passes, and strikes with hands, up to a window or decision (of a seat)."""
    for _ in range(200):
        assert state.pending is not None
        here = window(state) is what or state.pending.kind is what
        if here and seat in ("", state.table.names[state.pending.seat]):
            return state
        by_hand = state.pending.kind in (DecisionKind.STRIKE, DecisionKind.WEAPON)
        move = HandStrike(state.pending.seat) if by_hand else Pass(state.pending.seat)
        state = apply(state, move)
    raise AssertionError(f"{what!r} does not come")


def fought(position: Position, what: str = "bleed with Lupo", blocker: str = "Thomas") -> GameState:
    """The beginning of the combat of an action of A that a minion of B blocks."""
    state = until(play(position.build(), f"A: {what}"), DecisionKind.BLOCK, "B")
    return until(play(state, f"B: block with {blocker}"), WindowKind.BEFORE_RANGE)


def after(state: GameState) -> GameState:
    """The position after the combat; everybody passes, and strikes with hands."""
    while current_combat(state) is not None:
        assert state.pending is not None
        by_hand = state.pending.kind in (DecisionKind.STRIKE, DecisionKind.WEAPON)
        move = HandStrike(state.pending.seat) if by_hand else Pass(state.pending.seat)
        state = apply(state, move)
    return state


def changed(state: GameState, kind: type[Frame], **fields: Any) -> GameState:
    """The position with fields of a frame changed."""
    stack = [f.replace(**fields) if isinstance(f, kind) else f for f in state.stack]
    return state.replace(stack=tuple(stack))


def at_long(state: GameState) -> GameState:
    """Before strikes are chosen, in a round that is fought at long range."""
    return changed(until(state, WindowKind.BEFORE_STRIKES), Round, range=Range.LONG)


def pressed(state: GameState) -> GameState:
    """The beginning of the next round, after a press to continue."""
    state = changed(until(state, WindowKind.PRESS), Round, pressed=True)
    return until(state, WindowKind.BEFORE_RANGE)


def options(state: GameState) -> tuple[Granted, ...]:
    """What cards have allowed the combatants."""
    combat = current_combat(state)
    assert combat is not None
    return combat.options

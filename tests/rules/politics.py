"""Positions in which a referendum goes on."""

from __future__ import annotations

from typing import Any

from tests.rules.pairs import drive, play
from tests.rules.prop_cards import prop, table
from vtes.engine import apply
from vtes.model.decisions import ActionKind, WindowKind
from vtes.model.moves import Pass
from vtes.model.referendum import Referendum
from vtes.model.state import GameState
from vtes.model.terms import DividePoints
from vtes.model.text import Deed, Effect, How, Mode, Term, Text
from vtes.model.vote_words import BurnAllotted
from vtes.model.words import BurnThis, GainPool
from vtes.queries import current_window
from vtes.testing import Position

MOTION = "A: play Motion with Lupo"
POLLING = WindowKind.POLLING


def political(*effects: Effect, terms: tuple[Term, ...] = (), **fields: Any) -> Mode:
    """The mode of a political action card."""
    deed = Deed(ActionKind.POLITICAL)
    return Mode(How.ACTION, deed=deed, effects=effects, terms=terms, **fields)


def house(position: Position, **facts: Any) -> Position:
    """A's card in play, which a referendum of anybody's vampire burns."""
    burn = Mode(How.USE, deed=Deed(ActionKind.POLITICAL), effects=(BurnThis(),), **facts)
    position.prop("House", types="master", text=Text(modes=(burn,)))
    return position.permanent("House", "A")


def motion(position: Position | None = None, *modes: Mode) -> Position:
    """A holds Motion, a political action card (without other modes: 2 pool for its player)."""
    made = prop(
        position or table(), "Motion", "political action", *(modes or (political(GainPool(2)),))
    )
    return made.hand("A", "Motion")


def levy(points: int, position: Position | None = None, **fields: Any) -> Position:
    """A holds Motion, which burns the pool that its caller allots."""
    terms = (DividePoints(points, **fields),)
    return motion(position, political(BurnAllotted(), terms=terms))


def polling(position: Position, seat: str = "A", *, line: str = MOTION) -> GameState:
    """The polling step of the referendum, in which a player is asked."""
    return until(drive(position.build(), line), POLLING, seat)


def until(state: GameState, window: WindowKind | None, seat: str = "") -> GameState:
    """All pass until a player (or any) is asked in a window (None: something else)."""
    while current_window(state) is not window or seat not in ("", _asked(state)):
        state = apply(state, Pass(state.to_move or 0))
    return state


def _asked(state: GameState) -> str:
    return state.table.names[state.to_move or 0]


def terms(position: Position, *lines: str) -> GameState:
    """The terms of the referendum are asked, after these answers."""
    state = drive(position.build(), MOTION)
    while not isinstance(state.stack[-1], Referendum):
        state = apply(state, Pass(state.to_move or 0))
    return play(state, *lines)

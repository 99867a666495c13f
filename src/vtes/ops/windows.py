"""Opening a window."""

from __future__ import annotations

from typing import Any

from vtes.model.decisions import WindowKind
from vtes.model.frames import Impulse
from vtes.model.state import GameState
from vtes.ops.stack import then
from vtes.rules.sequencing import order


def window(state: GameState, kind: WindowKind, **changes: Any) -> GameState:
    """Open a window above the frame on top, after changing fields of that frame."""
    return then(state, Impulse(kind, order(state, kind)), **changes)


def reorder(state: GameState) -> GameState:
    """The defending Methuselah has changed: from now on the open window asks in another order."""
    stack = [
        frame.replace(order=order(state, frame.kind)) if type(frame) is Impulse else frame
        for frame in state.stack
    ]
    return state.replace(stack=tuple(stack))

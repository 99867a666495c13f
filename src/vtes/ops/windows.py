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

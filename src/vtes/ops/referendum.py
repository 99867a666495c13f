"""Changes of the referendum under way."""

from __future__ import annotations

from typing import Any

from vtes.model.events import Event
from vtes.model.referendum import Referendum
from vtes.model.state import GameState


def change_referendum(state: GameState, *events: Event, **changes: Any) -> GameState:
    """Change fields of the referendum under way, wherever it lies in the stack; record events."""
    stack = state.stack
    for place in range(len(stack) - 1, -1, -1):
        frame = stack[place]
        if type(frame) is Referendum:
            changed = (*stack[:place], frame.replace(**changes), *stack[place + 1 :])
            return state.replace(stack=changed, trail=state.trail + events)
    raise AssertionError("no referendum is under way")

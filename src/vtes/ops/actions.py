"""Changes of the action under way."""

from __future__ import annotations

from typing import Any

from vtes.model.events import Event
from vtes.model.frames import Action
from vtes.model.state import GameState
from vtes.ops.stack import change


def change_action(state: GameState, *events: Event, **changes: Any) -> GameState:
    """Change fields of the action under way, wherever it lies in the stack, and record events."""
    return change(state, Action, *events, **changes)

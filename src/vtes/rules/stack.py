"""What is going on: the topmost frame of a kind."""

from __future__ import annotations

from typing import TypeVar

from vtes.model.combat import Combat, Round
from vtes.model.frames import Action, Frame
from vtes.model.state import GameState

_F = TypeVar("_F", bound=Frame)


def topmost(state: GameState, kind: type[_F]) -> _F | None:
    """The topmost frame of a kind, None if there is none."""
    for frame in reversed(state.stack):
        if type(frame) is kind:
            return frame
    return None


def current_action(state: GameState) -> Action | None:
    """The action under way, None outside one."""
    for frame in reversed(state.stack):  # not by `topmost`: nothing is asked more often
        if type(frame) is Action:
            return frame
    return None


def current_combat(state: GameState) -> Combat | None:
    """The combat under way, None outside one."""
    for frame in reversed(state.stack):  # not by `topmost`: nearly nothing is asked more often
        if type(frame) is Combat:
            return frame
    return None


def current_round(state: GameState) -> Round | None:
    """The round of combat under way, None outside one."""
    return topmost(state, Round)

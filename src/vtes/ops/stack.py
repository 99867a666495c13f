"""Changes of what is going on: frames, the pending decision, events."""

from __future__ import annotations

from typing import Any

from vtes.model.decisions import Decision, DecisionKind
from vtes.model.events import Event
from vtes.model.frames import Frame
from vtes.model.state import GameState


def emit(state: GameState, event: Event) -> GameState:
    """Record that something happened which changes nothing else."""
    return state.replace(trail=(*state.trail, event))


def push(state: GameState, frame: Frame) -> GameState:
    """Begin a procedure on top of the present one."""
    return state.replace(stack=(*state.stack, frame))


def pop(state: GameState) -> GameState:
    """End the procedure on top."""
    return state.replace(stack=state.stack[:-1])


def at(state: GameState, **changes: Any) -> GameState:
    """Change fields of the frame on top."""
    stack = state.stack
    return state.replace(stack=(*stack[:-1], stack[-1].replace(**changes)))


def then(state: GameState, frame: Frame, **changes: Any) -> GameState:
    """Change fields of the frame on top and begin `frame` above it."""
    stack = state.stack
    return state.replace(stack=(*stack[:-1], stack[-1].replace(**changes), frame))


def ask(state: GameState, kind: DecisionKind, seat: int) -> GameState:
    """Wait for a decision of a seat."""
    return state.replace(pending=Decision(kind, seat))


def change(state: GameState, kind: type[Frame], *events: Event, **changes: Any) -> GameState:
    """Change fields of the topmost frame of a kind, and record events."""
    stack = state.stack
    for place in range(len(stack) - 1, -1, -1):
        frame = stack[place]
        if type(frame) is kind:
            changed = (*stack[:place], frame.replace(**changes), *stack[place + 1 :])
            return state.replace(stack=changed, trail=state.trail + events)
    raise AssertionError(f"nothing of the kind is going on: {kind.__name__}")

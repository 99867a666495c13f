"""An attempt to block (6.2.2)."""

from __future__ import annotations

from vtes.model.decisions import WindowKind
from vtes.model.events import ActionBlocked, BlockAttempted, BlockFailed
from vtes.model.frames import Action, ActionStep, AttemptStep, BlockAttempt
from vtes.model.state import GameState
from vtes.model.zones import READY
from vtes.ops.cards import tap
from vtes.ops.stack import at, emit, pop
from vtes.ops.windows import window
from vtes.reducers.action import lost
from vtes.rules.blocking import succeeds


def proceed(state: GameState, frame: BlockAttempt) -> GameState:
    """Let both sides add what they need, compare, and let the block be answered. R6.2-11."""
    action = state.stack[-2]
    assert isinstance(action, Action)
    if frame.step is AttemptStep.ATTEMPT:
        state = emit(state, BlockAttempted(frame.blocker))
        return window(state, WindowKind.BLOCK_ATTEMPT, step=AttemptStep.COMPARE)
    if lost(state, action):
        return pop(state)
    if not _still_able(state, frame.blocker):
        return pop(emit(state, BlockFailed(frame.blocker)))
    if frame.step is AttemptStep.COMPARE:
        if not succeeds(state, frame.blocker, action):
            return pop(emit(state, BlockFailed(frame.blocker)))
        state = emit(state, ActionBlocked(action.minion, frame.blocker))
        return window(state, WindowKind.AFTER_BLOCK, step=AttemptStep.BLOCK)
    state = pop(tap(state, frame.blocker))
    return at(state, blocker=frame.blocker, step=ActionStep.BLOCKED)


def _still_able(state: GameState, blocker: int) -> bool:
    return state.cards[blocker].zone is READY

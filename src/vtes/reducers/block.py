"""An attempt to block (6.2.2)."""

from __future__ import annotations

from vtes.effects.resolve import resolve
from vtes.model.decisions import WindowKind
from vtes.model.events import ActionBlocked, BlockAttempted, BlockFailed, Cause
from vtes.model.frames import Action, ActionStep, AttemptStep, BlockAttempt
from vtes.model.lasting import Revered
from vtes.model.play_words import IfBlocks
from vtes.model.state import GameState
from vtes.model.text import Moment
from vtes.model.zones import IN_PLAY_ZONES, READY
from vtes.ops.actions import change_action
from vtes.ops.cards import tap
from vtes.ops.counters import change_blood
from vtes.ops.stack import emit, pop
from vtes.ops.triggers import trigger
from vtes.ops.windows import window
from vtes.reducers.action import lost
from vtes.rules.aims import mode_of
from vtes.rules.blocking import barred, stays, stays_untapped, succeeds
from vtes.rules.hushes import hushed_by
from vtes.rules.nature import is_vampire, texts_on
from vtes.rules.stack import current_action


def proceed(state: GameState, frame: BlockAttempt) -> GameState:
    """Let both sides add what they need, compare, and let the block be answered. R6.2-11."""
    action = current_action(state)
    assert action is not None
    if frame.step is AttemptStep.ATTEMPT:
        state = _awed(emit(state, BlockAttempted(frame.blocker)), action, frame.blocker)
        hushed = action.hushed + hushed_by(state, frame.blocker)
        if hushed:
            state = change_action(state, hushed=hushed)
        return window(state, WindowKind.BLOCK_ATTEMPT, step=AttemptStep.COMPARE)
    if action.step >= ActionStep.BLOCKED or lost(state, action):
        return pop(state)
    if frame.step is AttemptStep.COMPARE:
        able = _still_able(state, action, frame.blocker)
        if not able or not succeeds(state, frame.blocker, action):
            return _fail(state, action, frame.blocker)
        state = emit(state, ActionBlocked(action.minion, frame.blocker))
        state = window(state, WindowKind.AFTER_BLOCK, step=AttemptStep.BLOCK)
        return _triggers(state, action)
    if frame.blocker in action.barred:  # a card has made it fail after all
        return _fail(state, action, frame.blocker)
    state = pop(state)
    there = state.cards[frame.blocker].zone in IN_PLAY_ZONES
    untapped = frame.untapped or stays_untapped(state, frame.blocker, action.minion)
    if there and not untapped:  # gone or not, he has blocked it: G28
        state = tap(state, frame.blocker)
    state = _then(state, action, frame.blocker)
    owing = tuple([each for each in action.owing if each[0] != frame.blocker])
    return change_action(state, blocker=frame.blocker, owing=owing, step=ActionStep.BLOCKED)


def _triggers(state: GameState, action: Action) -> GameState:
    """What the minion who is blocked, cards on him and cards of his controller do by themselves."""
    if not state.table.triggers & 1 << Moment.BLOCKED:
        return state
    about = (action.minion, *state.cards[action.minion].attached)
    for card in reversed(about + state.players[action.seat].in_play):  # the first one on top
        state = trigger(state, Moment.BLOCKED, card)
    return state


def _then(state: GameState, action: Action, blocker: int) -> GameState:
    """What cards do that he has played for the case that he blocks."""
    for use in action.if_blocks:
        mode = mode_of(state, use.card, use.mode)
        if mode is None or use.minion != blocker or not stays(state, use):
            continue
        for word in mode.effects:
            for effect in word.effects if isinstance(word, IfBlocks) else ():
                state = resolve(state, use, effect)
    return state


def _awed(state: GameState, action: Action, blocker: int) -> GameState:
    """What it costs a vampire to try to block one who is revered, or has cards that make others
    pay; he burns what he has.
    """
    prices = [text.awe for text in texts_on(state, action.minion)]
    for lasting in state.lasting:
        if isinstance(lasting, Revered) and lasting.minion == action.minion:
            prices.append(lasting.amount)
    if not any(prices) or not is_vampire(state, blocker):
        return state
    return change_blood(state, blocker, -sum(prices), Cause.CARD)


def _still_able(state: GameState, action: Action, blocker: int) -> bool:
    return state.cards[blocker].zone is READY and not barred(state, action, blocker)


def _fail(state: GameState, action: Action, blocker: int) -> GameState:
    """Before another attempt, or the statement that there is none, effects may be used. D146."""
    state = pop(emit(state, BlockFailed(blocker)))
    if action.tapping:
        state = change_action(state, failed=(*action.failed, blocker))
    if not isinstance(state.stack[-1], Action):  # a card made him try: its own window goes on
        return state
    return window(state, WindowKind.AFTER_FAILURE)

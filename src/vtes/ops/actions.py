"""Changes of the action under way."""

from __future__ import annotations

from typing import Any

from vtes.model.decisions import ActionKind
from vtes.model.events import Event
from vtes.model.frames import Action, ActionStep, BlockAttempt, Played, Use
from vtes.model.state import NOBODY, GameState
from vtes.ops.stack import change
from vtes.rules.numbers import bleed_amount, intercept, stealth
from vtes.rules.stack import current_action, topmost


def change_action(state: GameState, *events: Event, **changes: Any) -> GameState:
    """Change fields of the action under way, wherever it lies in the stack, and record events."""
    return change(state, Action, *events, **changes)


def note_in_action(state: GameState, use: Use, minion: int) -> GameState:
    """Note what is played or used, and how things stand; nothing outside an action. R1.6.3-11.

    Args:
        state: the position.
        use: who plays or uses which card for what.
        minion: instance id of the minion who does, -1 for none.
    """
    action = current_action(state)
    if action is None:
        return state
    attempt = topmost(state, BlockAttempt)
    blocker = NOBODY if attempt is None else attempt.blocker
    lead = 0 if attempt is None else stealth(state, action) - intercept(state, blocker, action)
    bleeds = action.kind is ActionKind.BLEED and action.step < ActionStep.RESOLVE
    done = Played(
        use.seat,
        minion,
        use.card,
        state.cards[use.card].definition,
        use.mode,
        action.minion,
        use.target,
        blocker,
        lead,
        bleed_amount(state, action) if bleeds else 0,
    )
    return change_action(state, played=(*action.played, done))


def note_cancelled(state: GameState, use: Use) -> GameState:
    """Note that the last thing played in the action was cancelled as it was played."""
    action = current_action(state)
    if action is None:
        return state
    played = [*action.played]
    for place in reversed(range(len(played))):
        if (played[place].card, played[place].minion) == (use.card, use.minion):
            played[place] = played[place].replace(void=True)
            return change_action(state, played=tuple(played))
    return state

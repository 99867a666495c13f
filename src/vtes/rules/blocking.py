"""Who may try to block, and whether an attempt succeeds (6.2.2)."""

from __future__ import annotations

from vtes.model.decisions import WindowKind
from vtes.model.frames import Action, BlockAttempt, Impulse
from vtes.model.state import NOBODY, GameState
from vtes.model.text import Ban
from vtes.rules.numbers import (
    banned,
    current_action,
    deed,
    disciplines,
    intercept,
    is_vampire,
    stealth,
)
from vtes.rules.seating import in_game, predator, prey


def directed(action: Action) -> bool:
    """Whether the action is directed at another Methuselah. R6.2.2-01, R6.2.2-03."""
    return action.target_seat not in (NOBODY, action.seat)


def possible_blockers(state: GameState, action: Action) -> tuple[int, ...]:
    """Seats that may try to block, in order. R6.2.2-02, R6.2.2-04, R6.2.2-05."""
    if directed(action):
        return (action.target_seat,) if in_game(state, action.target_seat) else ()
    first, second = prey(state, action.seat), predator(state, action.seat)
    return (first,) if first == second else (first, second)


def next_blocker(state: GameState, action: Action) -> int:
    """The seat that is asked next whether it tries to block, -1 for none. R6.2.2-07."""
    for seat in possible_blockers(state, action):
        if seat not in action.declined:
            return seat
    return NOBODY


def can_block(state: GameState, action: Action, seat: int) -> bool:
    """Whether a Methuselah has a minion who can try to block. R6.2-07."""
    return any(able(state, action, minion) for minion in state.players[seat].ready)


def able(state: GameState, action: Action, minion: int) -> bool:
    """Whether a ready minion can try to block the action."""
    awake = not state.cards[minion].tapped or minion in action.awake
    return awake and not barred(state, action, minion)


def barred(state: GameState, action: Action, minion: int) -> bool:
    """Whether a card forbids the minion to block the action."""
    if minion in action.barred or banned(state, minion, Ban.BLOCK):
        return True
    from_card = deed(state, action)
    if from_card is None or from_card.blockers is None:
        return False
    levels = disciplines(state, minion) if is_vampire(state, minion) else {}
    return levels.get(from_card.blockers, 0) < from_card.blockers_level


def succeeds(state: GameState, blocker: int, action: Action) -> bool:
    """Whether an attempt succeeds as things stand. R6.2.2-11, R6.2.2-12."""
    return intercept(state, blocker, action) >= stealth(state, action)


def attempt(state: GameState) -> BlockAttempt | None:
    """The attempt to block that is open, None outside one."""
    top = state.stack[-1]
    if not isinstance(top, Impulse) or top.kind is not WindowKind.BLOCK_ATTEMPT:
        return None
    below = state.stack[-2]
    assert isinstance(below, BlockAttempt)
    return below


def stealth_needed(state: GameState) -> bool:
    """Whether a minion tries to block who would succeed. R6.2.2-16."""
    open_attempt, action = attempt(state), current_action(state)
    if open_attempt is None or action is None:
        return False
    return succeeds(state, open_attempt.blocker, action)


def intercept_needed(state: GameState) -> bool:
    """Whether a minion tries to block who would fail. R6.2.2-17."""
    open_attempt, action = attempt(state), current_action(state)
    if open_attempt is None or action is None:
        return False
    return not succeeds(state, open_attempt.blocker, action)

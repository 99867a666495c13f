"""Who may try to block, and whether an attempt succeeds (6.2.2)."""

from __future__ import annotations

from vtes.model.frames import Action
from vtes.model.state import NOBODY, GameState
from vtes.rules.numbers import intercept, stealth
from vtes.rules.seating import in_game, predator, prey


def possible_blockers(state: GameState, action: Action) -> tuple[int, ...]:
    """Seats that may try to block, in order. R6.2.2-02, R6.2.2-04, R6.2.2-05."""
    if action.target_seat != NOBODY:
        return (action.target_seat,) if in_game(state, action.target_seat) else ()
    first, second = prey(state, action.seat), predator(state, action.seat)
    return (first,) if first == second else (first, second)


def next_blocker(state: GameState, action: Action) -> int:
    """The seat that is asked next whether it tries to block, -1 for none. R6.2.2-07."""
    for seat in possible_blockers(state, action):
        if seat not in action.declined:
            return seat
    return NOBODY


def can_block(state: GameState, seat: int) -> bool:
    """Whether a Methuselah has a ready untapped minion. R6.2-07."""
    cards = state.cards
    return any(not cards[minion].tapped for minion in state.players[seat].ready)


def succeeds(state: GameState, blocker: int, action: Action) -> bool:
    """Whether an attempt succeeds as things stand. R6.2.2-11, R6.2.2-12."""
    return intercept(state, blocker, action) >= stealth(state, action)

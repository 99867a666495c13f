"""Whom a word is about."""

from __future__ import annotations

from vtes.model.frames import Action, BlockAttempt, Use
from vtes.model.state import GameState
from vtes.model.words import Who, Whom
from vtes.rules.combat import opponent
from vtes.rules.presence import concerned
from vtes.rules.seating import predator, prey
from vtes.rules.stack import current_action, topmost
from vtes.rules.strikes import striking_weapon


def subject(state: GameState, use: Use, who: Who) -> int:
    """Instance id of the one whom a word is about."""
    if who is Who.SELF:
        return use.minion
    if who is Who.TARGET:
        return use.target
    if who is Who.THIS:
        return use.card
    if who is Who.OPPONENT:
        return opponent(state, use.minion)
    if who is Who.WEAPON:
        return striking_weapon(state, use.minion)
    if who is Who.HOST:
        return state.cards[use.card].host
    if who is Who.BEARER:
        return state.cards[use.target].host
    if who is Who.ABOUT:
        return concerned(state, use.card)
    if who is Who.BLOCKER:
        attempt = topmost(state, BlockAttempt)
        return action(state).blocker if attempt is None else attempt.blocker
    return action(state).minion


def methuselah(state: GameState, use: Use, whose: Whom) -> int:
    """Seat of the Methuselah whom a word is about."""
    if whose is Whom.PLAYER:
        return use.seat
    if whose is Whom.ACTIVE:
        return state.active
    if whose is Whom.HOST:
        return state.cards[state.cards[use.card].host].controller
    if whose is Whom.PREY:
        return prey(state, use.seat)
    if whose is Whom.SECOND_PREDATOR:
        return predator(state, predator(state, use.seat))
    if whose is Whom.PREDATOR:
        return predator(state, use.seat)
    if whose is Whom.BLOCKER:
        return state.cards[subject(state, use, Who.BLOCKER)].controller
    return use.target_seat if whose is Whom.CHOSEN else action(state).seat


def action(state: GameState) -> Action:
    """The action under way."""
    found = current_action(state)
    assert found is not None
    return found

"""Whom a word is about."""

from __future__ import annotations

from vtes.model.frames import Action, Use
from vtes.model.state import GameState
from vtes.model.words import Who, Whom
from vtes.rules.numbers import current_action


def subject(state: GameState, use: Use, who: Who) -> int:
    """Instance id of the one whom a word is about."""
    if who is Who.SELF:
        return use.minion
    return use.target if who is Who.TARGET else action(state).minion


def methuselah(state: GameState, use: Use, whose: Whom) -> int:
    """Seat of the Methuselah whom a word is about."""
    if whose is Whom.PLAYER:
        return use.seat
    return use.target_seat if whose is Whom.CHOSEN else action(state).seat


def action(state: GameState) -> Action:
    """The action under way."""
    found = current_action(state)
    assert found is not None
    return found

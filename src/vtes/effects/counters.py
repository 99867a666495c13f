"""Resolvers of words about pool and blood."""

from __future__ import annotations

from vtes.effects.subjects import action, methuselah, subject
from vtes.model.events import Cause
from vtes.model.frames import Use
from vtes.model.state import GameState
from vtes.model.words import BurnBlood, BurnPool, GainBlood, GainPool, IfBled
from vtes.ops.counters import change_blood, change_pool
from vtes.rules.numbers import capacity, is_vampire


def gain_pool(state: GameState, use: Use, word: GainPool) -> GameState:
    """Pool comes from the bank."""
    return change_pool(state, use.seat, word.amount, Cause.CARD)


def burn_pool(state: GameState, use: Use, word: BurnPool) -> GameState:
    """Pool goes to the bank, as far as there is any (G34)."""
    return change_pool(state, methuselah(state, use, word.whose), -word.amount, Cause.CARD)


def gain_blood(state: GameState, use: Use, word: GainBlood) -> GameState:
    """Blood comes from the bank; what is too much drains on settling."""
    card = subject(state, use, word.who)
    amount = word.amount
    if amount < 0:
        amount = max(capacity(state, card) - state.cards[card].blood, 0)
    return change_blood(state, card, amount, Cause.CARD)


def burn_blood(state: GameState, use: Use, word: BurnBlood) -> GameState:
    """Blood goes to the bank, as far as there is any (G29); life is no blood (G45)."""
    card = subject(state, use, word.who)
    if not is_vampire(state, card):
        return state
    return change_blood(state, card, -word.amount, Cause.CARD)


def if_bled(state: GameState, use: Use, word: IfBled) -> GameState:
    """Pool, if the bleed of the action took some. G03."""
    if action(state).bled < 1:
        return state
    return change_pool(state, use.seat, word.amount, Cause.CARD)

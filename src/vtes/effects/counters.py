"""Resolvers of words about pool and blood."""

from __future__ import annotations

from vtes.effects.subjects import action, subject
from vtes.model.events import Cause
from vtes.model.frames import Damage, DamageStep, Use, Wound
from vtes.model.state import GameState
from vtes.model.words import BurnBlood, GainBlood, GainPool, IfBled, Weaken
from vtes.ops.counters import change_blood, change_pool
from vtes.ops.stack import push
from vtes.rules.numbers import capacity, is_vampire


def gain_pool(state: GameState, use: Use, word: GainPool) -> GameState:
    """Pool comes from the bank."""
    return change_pool(state, use.seat, word.amount, Cause.CARD)


def gain_blood(state: GameState, use: Use, word: GainBlood) -> GameState:
    """Blood comes from the bank; what is too much drains on settling."""
    card = subject(state, use, word.who)
    amount = word.amount
    if amount < 0:
        amount = max(capacity(state, card) - state.cards[card].blood, 0)
    return change_blood(state, card, amount, Cause.CARD)


def burn_blood(state: GameState, use: Use, word: BurnBlood) -> GameState:
    """Blood goes to the bank, as far as there is any (G29)."""
    return change_blood(state, subject(state, use, word.who), -word.amount, Cause.CARD)


def weaken(state: GameState, use: Use, word: Weaken) -> GameState:
    """A vampire burns blood; an ally or retainer takes damage. G45."""
    if is_vampire(state, use.target):
        return change_blood(state, use.target, -word.amount, Cause.CARD)
    wounds = (Wound(use.target, word.amount),)
    return push(state, Damage(wounds, step=DamageStep.INFLICT))


def if_bled(state: GameState, use: Use, word: IfBled) -> GameState:
    """Pool, if the bleed of the action took some. G03."""
    if action(state).bled < 1:
        return state
    return change_pool(state, use.seat, word.amount, Cause.CARD)

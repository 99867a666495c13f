"""Resolvers of words of master cards that stay in play."""

from __future__ import annotations

from vtes.effects.subjects import methuselah, subject
from vtes.model.events import Cause
from vtes.model.frames import Use
from vtes.model.master_words import BurnPoolForEach, MoveBlood
from vtes.model.state import GameState
from vtes.ops.counters import change_blood, change_pool
from vtes.rules.presence import having


def move_blood(state: GameState, use: Use, word: MoveBlood) -> GameState:
    """As far as there are any (G29); what is too much for the other drains on settling."""
    card, to = subject(state, use, word.who), subject(state, use, word.to)
    there = state.cards[card].blood
    amount = there if word.amount < 0 else min(word.amount, there)
    state = change_blood(state, card, -amount, Cause.CARD)
    return change_blood(state, to, amount, Cause.CARD)


def burn_pool_for_each(state: GameState, use: Use, word: BurnPoolForEach) -> GameState:
    """Pool goes to the bank, as far as there is any (G34)."""
    seat = methuselah(state, use, word.whose)
    amount = word.amount * len(having(state, seat, word.trait))
    return change_pool(state, seat, -amount, Cause.CARD)

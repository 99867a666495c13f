"""Resolvers of words about titles."""

from __future__ import annotations

from vtes.effects.subjects import subject
from vtes.model.cards import NO_CLAIM, Claim
from vtes.model.frames import Use
from vtes.model.state import NOBODY, GameState
from vtes.model.text import Ban
from vtes.model.vote_words import GainTitle, LoseTitle, StealTitle
from vtes.model.zones import READY, TORPOR
from vtes.ops.titles import drop_title, give_title
from vtes.rules.numbers import banned
from vtes.rules.titles import claim, holds, is_proper


def gain_title(state: GameState, use: Use, word: GainTitle) -> GameState:
    """R6.3.4-09, R6.3.4-10."""
    vampire = subject(state, use, word.who)
    source = use.card if use.card in state.cards[vampire].attached else NOBODY
    return give_title(state, vampire, Claim(word.title, word.of, card=source))


def steal_title(state: GameState, use: Use, word: StealTitle) -> GameState:
    """R6.3.4-09, R6.3.4-10; nothing if the target has none, or it does not become the thief."""
    held = holds(state, use.target).replace(card=NOBODY)
    there = state.cards[use.minion].zone in (READY, TORPOR)
    if held == NO_CLAIM or not there or not is_proper(state, use.minion, held):
        return state
    if banned(state, use.minion, Ban.TITLE):
        return state
    return give_title(drop_title(state, use.target), use.minion, held)


def lose_title(state: GameState, use: Use, word: LoseTitle) -> GameState:
    """R4.2-10 to R4.2-12; nothing if he has lost it meanwhile."""
    vampire = subject(state, use, word.who)
    return state if claim(state, vampire) == NO_CLAIM else drop_title(state, vampire)

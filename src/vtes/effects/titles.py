"""Resolvers of words about titles."""

from __future__ import annotations

from vtes.effects.subjects import subject
from vtes.model.cards import Claim
from vtes.model.frames import Use
from vtes.model.state import NOBODY, GameState
from vtes.model.vote_words import GainTitle
from vtes.ops.titles import give_title


def gain_title(state: GameState, use: Use, word: GainTitle) -> GameState:
    """R6.3.4-09, R6.3.4-10."""
    vampire = subject(state, use, word.who)
    source = use.card if use.card in state.cards[vampire].attached else NOBODY
    return give_title(state, vampire, Claim(word.title, word.of, card=source))

"""Resolvers of words about what actions do to minions and hands."""

from __future__ import annotations

from vtes.effects.subjects import subject
from vtes.model.deed_words import SendToTorpor
from vtes.model.frames import Use
from vtes.model.state import GameState
from vtes.model.zones import READY, TORPOR
from vtes.ops.cards import move


def send_to_torpor(state: GameState, use: Use, word: SendToTorpor) -> GameState:
    """R6.5.1-01; who is in torpor stays there."""
    vampire = subject(state, use, word.who)
    return move(state, vampire, TORPOR) if state.cards[vampire].zone is READY else state

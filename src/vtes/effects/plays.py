"""Resolvers of words of action modifiers and reactions."""

from __future__ import annotations

from vtes.effects.subjects import action
from vtes.model.frames import Use
from vtes.model.play_words import BurnUnlessBlocks
from vtes.model.state import GameState
from vtes.ops.actions import change_action


def burn_unless_blocks(state: GameState, use: Use, word: BurnUnlessBlocks) -> GameState:
    """The action sees to it before it resolves; a block from now on settles it."""
    owing = (*action(state).owing, (use.minion, word.amount))
    return change_action(state, owing=owing)

"""Resolvers of words of action modifiers and reactions."""

from __future__ import annotations

from vtes.effects.subjects import action
from vtes.model.events import Ending
from vtes.model.frames import ActionStep, Use
from vtes.model.lasting import Remembered
from vtes.model.play_words import BleedFails, BurnUnlessBlocks, Remember
from vtes.model.state import GameState
from vtes.ops.actions import change_action


def burn_unless_blocks(state: GameState, use: Use, word: BurnUnlessBlocks) -> GameState:
    """The action sees to it before it resolves; a block from now on settles it."""
    owing = (*action(state).owing, (use.minion, word.amount))
    return change_action(state, owing=owing)


def remember(state: GameState, use: Use, word: Remember) -> GameState:
    """One Methuselah, or nobody: an action is directed at no more than one. R6.2.2-01."""
    lasting = Remembered(use.card, action(state).target_seat, use.mode)
    return state.replace(lasting=(*state.lasting, lasting))


def bleed_fails(state: GameState, use: Use, word: BleedFails) -> GameState:
    """The action goes on after its resolution; the same may be taken again. D212."""
    return change_action(state, ending=int(Ending.ENDED), step=ActionStep.AFTER)

"""What each effect word does: one resolver per word."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from vtes.effects.words import GainPool, PutOnTarget
from vtes.model.events import Cause
from vtes.model.frames import Play
from vtes.model.state import GameState
from vtes.model.text import Effect
from vtes.model.zones import Zone
from vtes.ops.cards import move
from vtes.ops.counters import change_pool


def _gain_pool(state: GameState, play: Play, word: GainPool) -> GameState:
    return change_pool(state, play.seat, word.amount, Cause.CARD)


def _put_on_target(state: GameState, play: Play, word: PutOnTarget) -> GameState:
    return move(state, play.card, Zone.ATTACHED, host=play.target)


RESOLVERS: dict[type[Effect], Callable[[GameState, Play, Any], GameState]] = {
    GainPool: _gain_pool,
    PutOnTarget: _put_on_target,
}


def resolve(state: GameState, play: Play, effect: Effect) -> GameState:
    """Carry out one word of the card that is being played."""
    return RESOLVERS[type(effect)](state, play, effect)

"""Methuselahs without pool: others may help them before they are ousted (D205)."""

from __future__ import annotations

from vtes.model.decisions import WindowKind
from vtes.model.frames import NoPool
from vtes.model.state import GameState
from vtes.ops.oust import last_loss, take_ousts, without_pool
from vtes.ops.stack import pop
from vtes.ops.windows import window


def proceed(state: GameState, frame: NoPool) -> GameState:
    """Ask once about each of them, also about who has come to it meanwhile; then they go."""
    fresh = tuple([seat for seat in without_pool(state) if seat not in frame.asked])
    if not fresh:
        return take_ousts(pop(state), dict(frame.causes))
    causes = tuple([(seat, last_loss(state, seat)) for seat in fresh])
    return window(
        state, WindowKind.NO_POOL, asked=frame.asked + fresh, causes=frame.causes + causes
    )

"""Cards drawn beyond a replacement, while a card in combat says so."""

from __future__ import annotations

from vtes.model.combat import Combat
from vtes.model.frames import Surplus
from vtes.model.state import GameState
from vtes.ops.cards import draw, fill_hand
from vtes.ops.stack import push
from vtes.rules.hands import hand_size
from vtes.rules.stack import topmost


def replace_cards(state: GameState, seat: int) -> GameState:
    """Fill a hand; while she draws more, one card at a time. R1.6.1-02."""
    combat = topmost(state, Combat)
    more = sum([n for who, n in combat.drawing if who == seat]) if combat is not None else 0
    if not more:
        return fill_hand(state, seat)
    player = state.players[seat]
    missing = hand_size(state, seat) - len(player.held) - len(player.hand)
    if missing < 1 or not player.library or trimming(state, seat):
        return state
    return draw_beyond(draw(state, seat), seat, more)


def draw_beyond(state: GameState, seat: int, count: int) -> GameState:
    """Draw cards beyond the hand size; as many are then discarded before anything else."""
    count = min(count, len(state.players[seat].library))
    for _ in range(count):
        state = draw(state, seat)
    return push(state.replace(pending=None), Surplus(seat, count)) if count else state


def trimming(state: GameState, seat: int) -> bool:
    """Whether a Methuselah has still to discard what she has drawn beyond a replacement."""
    trim = topmost(state, Surplus)
    return trim is not None and trim.seat == seat

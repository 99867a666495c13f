"""Methuselahs who have been kept in the game, and by whom."""

from __future__ import annotations

from collections.abc import Iterator

from vtes.model.lasting import Boon, Shortfall
from vtes.model.state import GameState
from vtes.model.zones import Zone

BOON_POINTS = 1
"""Victory points after which a boon is burned."""


def boons_for(state: GameState, seat: int) -> Iterator[Boon]:
    """The boons by which a Methuselah was kept in the game, in the order in which she was."""
    for lasting in state.lasting:
        if not isinstance(lasting, Boon) or lasting.seat != seat:
            continue
        if state.cards[lasting.card].zone is Zone.IN_PLAY:
            yield lasting


def boon_of(state: GameState, card: int) -> Boon | None:
    """Whom a card in play has kept in the game."""
    for lasting in state.lasting:
        if isinstance(lasting, Boon) and lasting.card == card:
            return lasting
    return None


def shortfall(state: GameState, seat: int) -> int:
    """Pool that a Methuselah without pool was to burn and had not."""
    found = [e for e in state.lasting if isinstance(e, Shortfall) and e.seat == seat]
    return sum(each.amount for each in found)

"""What Methuselahs know of cards that lie face down."""

from __future__ import annotations

from vtes.model.lasting import Known
from vtes.model.state import GameState


def known(state: GameState, seat: int, owner: int) -> tuple[tuple[int, int], ...]:
    """(place from the top, instance id) of the cards that a Methuselah knows in a library. D214"""
    seen: set[int] = set()
    for lasting in state.lasting:
        if isinstance(lasting, Known) and lasting.seat == seat:
            seen.update(lasting.cards)
    if not seen:
        return ()
    library = state.players[owner].library
    return tuple([(place, card) for place, card in enumerate(library) if card in seen])

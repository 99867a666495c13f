"""What Methuselahs know of cards that lie face down."""

from __future__ import annotations

from vtes.model.lasting import Known
from vtes.model.state import GameState
from vtes.rules.presence import banished


def known(state: GameState, seat: int, owner: int) -> tuple[tuple[int, int], ...]:
    """(place from the top, instance id) of the cards that a Methuselah knows in a library. D214"""
    seen = _seen(state, seat)
    if not seen:
        return ()
    library = state.players[owner].library
    return tuple([(place, card) for place, card in enumerate(library) if card in seen])


def knows(state: GameState, seat: int | None, card: int) -> bool:
    """Whether somebody knows a vampire in an uncontrolled region: it is hers, or she has looked at
    him there (R2.3-10, D282), or everybody has seen him go there (D276).

    Args:
        state: the position.
        seat: who; None for a spectator.
        card: instance id of the vampire.
    """
    if banished(state, card):
        return True
    return seat is not None and (state.cards[card].owner == seat or card in _seen(state, seat))


def _seen(state: GameState, seat: int) -> set[int]:
    seen: set[int] = set()
    for lasting in state.lasting:
        if isinstance(lasting, Known) and lasting.seat == seat:
            seen.update(lasting.cards)
    return seen

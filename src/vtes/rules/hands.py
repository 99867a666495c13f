"""Hands."""

from __future__ import annotations

from vtes.model.state import NOBODY, GameState


def in_hand(state: GameState, seat: int, printed: int) -> int:
    """Instance id of the first copy of a card in a hand, -1 for none.

    Args:
        state: the position.
        seat: whose hand.
        printed: printed id of the card.
    """
    definitions, cards = state.table.definitions, state.cards
    for card in state.players[seat].hand:
        if definitions[cards[card].definition].facts.id == printed:
            return card
    return NOBODY


def different_cards(state: GameState, seat: int) -> list[int]:
    """Printed ids of the cards in a hand, identical copies once, in the order they came."""
    definitions, cards = state.table.definitions, state.cards
    hand = state.players[seat].hand
    return list(dict.fromkeys([definitions[cards[c].definition].facts.id for c in hand]))

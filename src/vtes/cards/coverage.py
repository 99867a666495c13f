"""Which cards of a deck are encoded."""

from __future__ import annotations

from vtes.cards.decks import Deck
from vtes.cards.texts import TEXTS
from vtes.model.record import Record, record


@record
class Coverage(Record):
    """How much of a deck is encoded.

    Vampires who are not encoded are dealt with their printed numbers; they are among the missing.

    Attributes:
        encoded: printed ids of the cards that are encoded, in the order of the deck.
        missing: printed ids of those that are not.
        library: share of the library cards, copies counted, that are encoded (0.0 to 1.0).
    """

    encoded: tuple[int, ...]
    missing: tuple[int, ...]
    library: float


def coverage(deck: Deck) -> Coverage:
    """Say which cards of a deck are encoded.

    Args:
        deck: the deck.
    """
    ids = [card for card, _ in deck.crypt + deck.library]
    size = sum(count for _, count in deck.library)
    known = sum(count for card, count in deck.library if card in TEXTS)
    return Coverage(
        encoded=tuple(card for card in ids if card in TEXTS),
        missing=tuple(card for card in ids if card not in TEXTS),
        library=known / size if size else 0.0,
    )

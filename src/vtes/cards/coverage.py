"""Which cards of a deck are encoded."""

from __future__ import annotations

from vtes.cards.decks import Deck, check_deck
from vtes.cards.printed import name_of
from vtes.cards.texts import TEXTS
from vtes.model.record import Record, record


@record
class CoveredLine(Record):
    """One card of a deck, and whether it is encoded.

    Attributes:
        card: its printed id.
        name: its name; "card 5" if no card printed by 2002 has the id 5.
        count: how many copies the deck has.
        part: "crypt" or "library".
        encoded: whether its text is encoded.
    """

    card: int
    name: str
    count: int
    part: str
    encoded: bool

    def __str__(self) -> str:
        """The line as people read it."""
        return f"{self.count}x {self.name}: {'encoded' if self.encoded else 'not encoded'}"


@record
class Coverage(Record):
    """How much of a deck is encoded.

    Vampires who are not encoded are dealt with their printed numbers; they are among the missing.

    Attributes:
        lines: every card of the deck, in its order: first the crypt, then the library.
        encoded: printed ids of the cards that are encoded, in the order of the deck.
        missing: printed ids of those that are not.
        crypt: share of the crypt cards, copies counted, that are encoded (0.0 to 1.0).
        library: the same share of the library.
    """

    lines: tuple[CoveredLine, ...]
    encoded: tuple[int, ...]
    missing: tuple[int, ...]
    crypt: float
    library: float

    def __str__(self) -> str:
        """The shares, and a line for each card that is not encoded."""
        head = f"encoded: {self.crypt:.0%} of the crypt, {self.library:.0%} of the library"
        return "\n".join([head, *(f"  {line}" for line in self.lines if not line.encoded)])


def coverage(deck: Deck) -> Coverage:
    """Say which cards of a deck are encoded, card by card.

    Args:
        deck: the deck.

    Raises:
        DeckError: `deck` is not a deck.
    """
    check_deck(deck)
    lines = tuple(
        CoveredLine(card, name_of(card), count, part, card in TEXTS)
        for part, cards in (("crypt", deck.crypt), ("library", deck.library))
        for card, count in cards
    )
    return Coverage(
        lines=lines,
        encoded=tuple(line.card for line in lines if line.encoded),
        missing=tuple(line.card for line in lines if not line.encoded),
        crypt=_share(lines, "crypt"),
        library=_share(lines, "library"),
    )


def _share(lines: tuple[CoveredLine, ...], part: str) -> float:
    size = sum(line.count for line in lines if line.part == part)
    known = sum(line.count for line in lines if line.part == part and line.encoded)
    return known / size if size else 0.0

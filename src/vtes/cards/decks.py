"""Decks: what a player brings, and whether the rules allow it.

How a deck is written down is in `vtes.cards.deck_forms`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from types import MappingProxyType

import attrs

from vtes.cards.printed import all_facts, table
from vtes.model.errors import RulesError

Counts = tuple[tuple[int, int], ...]
"""Card ids, each with its number of copies; by id, each id once."""

MAX_COPIES = 99_999
"""No card is taken oftener than this. A guard against slips of the pen, not a rule (R1.2-08)."""

MAX_ID = 999_999_999
"""No card id is larger."""


@attrs.frozen(weakref_slot=False)
class UnreadLine:
    """A line of a deck list that could not be read.

    Attributes:
        line: its number, from 1; in the JSON form the position of the entry, from 1.
        text: what it says.
        reason: why it could not be read, and what would help.
    """

    line: int
    text: str
    reason: str


class DeckError(RulesError):
    """A deck, or a text that should be one, is not usable.

    Attributes:
        unread: every line that could not be read; empty if the whole is at fault.
        deck: the deck that the other lines make, for who wants to go on with it; None if the
            whole is at fault.
    """

    def __init__(
        self, message: str, unread: tuple[UnreadLine, ...] = (), deck: Deck | None = None
    ) -> None:
        self.unread = unread
        self.deck = deck
        details = (f"\n  line {u.line}: {u.reason}: {u.text!r}" for u in unread)
        super().__init__(message + "".join(details))


def _counts(cards: Iterable[tuple[int, int]]) -> Counts:
    """Check pairs of id and count, merge equal ids, order by id."""
    total: dict[int, int] = {}
    try:
        pairs = [(card_id, count) for card_id, count in cards]
    except (TypeError, ValueError):
        raise DeckError("the cards of a deck are pairs of a card id and a count") from None
    for card_id, count in pairs:
        if type(card_id) is not int or not 1 <= card_id <= MAX_ID:
            raise DeckError(f"a card id is a whole number from 1 on, not {show(card_id)}")
        if fault := count_fault(count):
            raise DeckError(f"card {card_id}: {fault}")
        total[card_id] = total.get(card_id, 0) + count
        if fault := count_fault(total[card_id]):
            raise DeckError(f"card {card_id}, all its lines together: {fault}")
    return tuple(sorted(total.items()))


def count_fault(count: object) -> str:
    """Say what is wrong with a number of copies; nothing if it is one."""
    if type(count) is not int or not 1 <= count <= MAX_COPIES:
        return f"the count is a whole number from 1 to {MAX_COPIES}, not {show(count)}"
    return ""


def show(value: object) -> str:
    """Show a wrong value in a message, shortly whatever it is."""
    if isinstance(value, int) and abs(value) > MAX_ID:
        return "a number out of range"
    short = value is None or isinstance(value, (int, float, str))
    return repr(value)[:60] if short else f"a {type(value).__name__}"


def _deck_name(name: str) -> str:
    if not isinstance(name, str):
        raise DeckError(f"the name of a deck is a text, not {show(name)}")
    return name


@attrs.frozen(weakref_slot=False)
class Deck:
    """A deck: a crypt and a library (R1.2-01).

    Equal ids are merged and ordered, so two decks are equal if they hold the same cards under the
    same name. Whether the rules allow the deck is another question: see `deck_faults`.

    Attributes:
        name: a name for people, which may be empty.
        crypt: pairs of card id and number of copies (at least 1), by id.
        library: the same for the library.

    Raises:
        DeckError: an id or a count is not a positive whole number, or the name is not a text.
    """

    name: str = attrs.field(converter=_deck_name)
    crypt: Counts = attrs.field(default=(), converter=_counts)
    library: Counts = attrs.field(default=(), converter=_counts)

    @property
    def crypt_size(self) -> int:
        """The number of cards in the crypt."""
        return sum(count for _, count in self.crypt)

    @property
    def library_size(self) -> int:
        """The number of cards in the library."""
        return sum(count for _, count in self.library)


def check_deck(deck: object) -> None:
    """Refuse what is no deck.

    Raises:
        DeckError: `deck` is not a `Deck`.
    """
    if not isinstance(deck, Deck):
        raise DeckError(f"a Deck is needed, not {type(deck).__name__}; read_deck(text) makes one")


def card_faults(deck: Deck) -> list[str]:
    """List the cards of no pool and the cards in the wrong part of the deck."""
    pool = {card.id: card for card in all_facts()}
    faults = []
    parts = (("crypt", deck.crypt, "R1.2-02"), ("library", deck.library, "R1.2-03"))
    for part, cards, rule in parts:
        for card_id, _ in cards:
            card = pool.get(card_id)
            if card is None:
                faults.append(f"no card printed by 2002 has the id {card_id} (in the {part})")
            elif card.is_vampire != (part == "crypt"):
                faults.append(f"{rule}: {card.name} ({card_id}) does not belong in the {part}")
    return faults


def deck_faults(
    deck: Deck,
    players: int,
    *,
    min_crypt: int = 12,
    min_library: int = 40,
    max_library: int | None = None,
) -> tuple[str, ...]:
    """Tell everything that makes a deck illegal, at once (R1.2).

    Args:
        deck: the deck.
        players: the number of players in the game, 2 or more.
        min_crypt: cards a crypt has at least (R1.2-04).
        min_library: cards a library has at least (R1.2-06).
        max_library: cards a library has at most; None for 40 + 10 for each player (R1.2-07).

    Returns:
        One sentence for each fault, with the number of the rule; empty for a legal deck.

    Raises:
        DeckError: `deck` is not a deck or `players` not a number of players.
    """
    check_deck(deck)
    if type(players) is not int or players < 2:
        raise DeckError(f"the number of players is a whole number from 2 on, not {show(players)}")
    most = 40 + 10 * players if max_library is None else max_library
    faults = []
    if deck.crypt_size < min_crypt:
        faults.append(
            f"R1.2-04: the crypt has {deck.crypt_size} cards, at least {min_crypt} are needed"
        )
    if deck.library_size < min_library:
        faults.append(
            f"R1.2-06: the library has {deck.library_size} cards, at least {min_library} are needed"
        )
    if deck.library_size > most:
        faults.append(
            f"R1.2-07: the library has {deck.library_size} cards,"
            f" at most {most} are allowed with {players} players"
        )
    return tuple(faults + card_faults(deck))


@cache
def starter_decks() -> Mapping[str, Deck]:
    """Give the 14 starter decks of 2000 to 2002.

    Returns:
        The decks by set and name, like "CE:Brujah", in order of release. Each has a crypt of 12
        and a library of 77 cards, so it is legal from four players on (R1.2-07).
    """
    cards: dict[str, dict[str, list[tuple[int, int]]]] = {}
    for row in table("starter_decks.csv"):
        parts = cards.setdefault(f"{row['set']}:{row['deck']}", {"crypt": [], "library": []})
        parts[row["kind"]].append((int(row["card_id"]), int(row["count"])))
    return MappingProxyType(
        {key: Deck(key, parts["crypt"], parts["library"]) for key, parts in cards.items()}
    )

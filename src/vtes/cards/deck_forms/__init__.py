"""The forms in which people exchange decks, read and written.

| form | what it is | the name of the deck |
|---|---|---|
| `text` | a list that people read: `2x Name`, with headings | kept |
| `twd` | as the archive of tournament winning decks and most deck builders write it | kept |
| `jol` | for Jyhad Online: `2x Name`, the crypt first | lost |
| `lackey` | for LackeyCCG: `2<TAB>Name`, the library first, then `Crypt:` | lost |
| `json` | `{"name": ..., "cards": {"100518": 2}}` | kept |
"""

from __future__ import annotations

import re
from typing import Final

from vtes.cards.deck_forms.as_json import read_json, write_json
from vtes.cards.deck_forms.lists import read_list, recognise
from vtes.cards.deck_forms.writing import WRITERS
from vtes.cards.decks import Deck, DeckError, card_faults, check_deck, show

__all__ = ["FORMS", "read_deck", "write_deck"]

FORMS: Final = (*WRITERS, "json")
"""The names of the forms."""


def read_deck(text: str, form: str | None = None) -> Deck:
    """Read a deck in one of the forms that people exchange.

    Lists have one card a line: `4x Name`, `4xName`, `4 Name` or `4<TAB>Name`. Behind a vampire
    may stand what deck builders print (`8 ANI AUS dom prince Tzimisce:2`), behind every card a
    remark (`-- ...`). Case, accents and punctuation of names do not matter; "Barrens, The" is
    "The Barrens". A vampire's group, where it is said, is his. Each card goes where its type
    belongs. Headings (`Crypt`, `Library (77)`, `Master (13)`), blank lines, rulers and comments
    (`#`, `//`, `--`) are passed over; `Deck Name: ...` names the deck. In the form "twd" all that
    stands before the heading of the crypt or library is free text, in every list what follows
    `Description:` up to that heading; then the number of cards in that heading has to be right.
    A list is taken for "twd" if that heading has a number and no card stands before it. In the
    form "jol" a name alone is one copy. JSON: `{"name": ..., "cards": {"100518": 2}}`, other keys
    are passed over.

    Args:
        text: the whole list.
        form: one of `FORMS`; None to recognise it.

    Returns:
        The deck, legal or not.

    Raises:
        DeckError: names every line that could not be read, and why, and has the deck that the
            others make (D287); or the form is unknown, the JSON damaged.
    """
    if not isinstance(text, str):
        raise DeckError(f"a deck list is a text, not {type(text).__name__}")
    text = text.removeprefix("\ufeff")
    if form is None:
        form = "json" if text.lstrip().startswith(("{", "[{", '["')) else recognise(text)
    _check_form(form)
    found = read_json(text) if form == "json" else read_list(text, form)
    deck = Deck(
        found.name,
        [(card.id, count) for card, count in found.entries if card.is_vampire],
        [(card.id, count) for card, count in found.entries if card.is_library],
    )
    if found.unread:
        lines = "1 line" if len(found.unread) == 1 else f"{len(found.unread)} lines"
        raise DeckError(f"{lines} of the deck could not be read:", found.unread, deck)
    return deck


def write_deck(deck: Deck, form: str = "text") -> str:
    """Write a deck down, so that `read_deck` gives the same deck back.

    Args:
        deck: the deck, legal or not.
        form: one of `FORMS`. "jol" and "lackey" have no place for the deck's name.

    Returns:
        The text, with a final line break.

    Raises:
        DeckError: the form is unknown; a card is not of the pool or lies in the wrong part; or
            a list cannot hold the name (it has a line break, or blanks at an end).
    """
    check_deck(deck)
    _check_form(form)
    if faults := card_faults(deck):
        raise DeckError("the deck cannot be written: " + "; ".join(faults))
    if form == "json":
        return write_json(deck)
    named = form in ("text", "twd")
    if named and (deck.name != deck.name.strip() or re.search(r"[\r\n]", deck.name)):
        raise DeckError(f"the name {deck.name!r} does not fit on a line; use form='json'")
    return WRITERS[form](deck)


def _check_form(form: object) -> None:
    if form not in FORMS:
        known = ", ".join(map(repr, FORMS))
        raise DeckError(f"the forms of a deck are {known}, not {show(form)}")

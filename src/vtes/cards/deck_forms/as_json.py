"""Decks as JSON: `{"name": ..., "cards": {"100518": 2}}`."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

from vtes.cards.deck_forms.lists import DeckList
from vtes.cards.decks import Deck, DeckError, UnreadLine, count_fault, show
from vtes.cards.printed import all_facts
from vtes.model.cards import Facts


def read_json(text: str) -> DeckList:
    """Read the JSON of a deck; keys other than "name" and "cards" are passed over.

    Raises:
        DeckError: it is damaged, or not the JSON of a deck.
    """
    try:
        data = json.loads(text, object_pairs_hook=_pairs)
    except DeckError:
        raise
    except (ValueError, RecursionError) as error:
        raise DeckError(f"the JSON of the deck is damaged: {error}") from None
    cards = data.get("cards") if isinstance(data, dict) else None
    if not isinstance(cards, dict):
        raise DeckError('the JSON of a deck looks like {"name": "...", "cards": {"100518": 2}}')
    name = data.get("name", "")
    if not isinstance(name, str):
        raise DeckError(f'"name" in the JSON of a deck is a text, not {show(name)}')
    known = {str(card.id): card for card in all_facts()}
    entries: list[tuple[Facts, int]] = []
    unread: list[UnreadLine] = []
    for number, (key, count) in enumerate(cards.items(), 1):
        reason = "" if key in known else "no card printed by 2002 has this id"
        if reason := reason or count_fault(count):
            unread.append(UnreadLine(number, f"{key}: {show(count)}", reason))
        else:
            entries.append((known[key], count))
    return DeckList(name, tuple(entries), tuple(unread))


def write_json(deck: Deck) -> str:
    """Write a deck as JSON."""
    cards = {str(card_id): count for card_id, count in deck.crypt + deck.library}
    return json.dumps({"name": deck.name, "cards": cards}, indent=1) + "\n"


def _pairs(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    twice = [key for key, times in Counter(key for key, _ in pairs).items() if times > 1]
    if twice:
        raise DeckError(f"the JSON of the deck says {', '.join(map(repr, twice))} more than once")
    return dict(pairs)

"""The fingerprints of cards in the text of a position, taken out and put in (D288).

A game that is replayed after some of its cards have changed has the digests that were stored if
nothing else has become of it: so these are taken with the fingerprints that were stored, too.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from vtes.codec import dumps, hashed
from vtes.codec.definitions import fingerprints
from vtes.model.state import GameState

_REFERENCE: Final = re.compile(r'\{"hash":"([0-9a-f]{12})","id":([0-9]{1,9})\}')
"""How `dumps` writes a printed card. No text in a position looks so: its quotes are escaped."""

Stamps = tuple[tuple[int, str], ...]
"""(printed id, fingerprint) of cards, by id."""


def stamps_in(text: str) -> Stamps:
    """The fingerprints that the text of a position holds."""
    return tuple(sorted({int(card): stamp for stamp, card in _REFERENCE.findall(text)}.items()))


def stamped(text: str, stamps: Stamps) -> str:
    """The text of a position with other fingerprints."""
    given = dict(stamps)
    return _replaced(text, lambda card, stamp: given.get(card, stamp))


def renewed(text: str) -> str:
    """The text of a position with the cards as they are now."""
    return _replaced(text, _now)


def digest_stamped(state: GameState, stamps: Stamps) -> str:
    """The digest of a position as if its cards had these fingerprints."""
    return hashed(stamped(dumps(state), stamps))


def _now(card: int, stamp: str) -> str:
    known = fingerprints(card)
    return known[0] if known and stamp not in known else stamp


def _replaced(text: str, stamp: Callable[[int, str], str]) -> str:
    return _REFERENCE.sub(
        lambda found: f'{{"hash":"{stamp(int(found[2]), found[1])}","id":{found[2]}}}', text
    )

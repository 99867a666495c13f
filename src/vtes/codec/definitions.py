"""How the cards of a game and its edition are stored: by reference where the library has them.

A printed card is stored by its id and a fingerprint of what the library knew of it, so that a
stored position is refused, rather than continued differently, after the card has changed.
"""

from __future__ import annotations

import json
from functools import lru_cache
from hashlib import blake2b
from typing import Any, Final

from cattrs import Converter

from vtes.cards.definitions import definition_of
from vtes.cards.printed import UnknownCard, facts
from vtes.cards.texts import TEXTS
from vtes.codec.convert import make_converter, refuse, require_keys, show
from vtes.model.cards import Facts
from vtes.model.definition import Definition
from vtes.model.ruleset import REVISED, Ruleset

RULESETS: Final[dict[str, Ruleset]] = {REVISED.name: REVISED}
"""The editions that are stored by their name."""

_REFERENCE = frozenset({"id", "hash"})
_plain = make_converter()


def register_references(converter: Converter) -> None:
    """Make a converter store printed cards and known editions by reference."""
    converter.register_structure_hook(Definition, _structure_definition)
    converter.register_unstructure_hook(Definition, _unstructure_definition)
    converter.register_structure_hook(Ruleset, _structure_ruleset)
    converter.register_unstructure_hook(Ruleset, _unstructure_ruleset)


@lru_cache(maxsize=4096)
def fingerprint(definition: Definition) -> str:
    """A short hash of everything the library knows of a card."""
    text = json.dumps(_plain.unstructure(definition), sort_keys=True)
    return blake2b(text.encode("ascii"), digest_size=6).hexdigest()


def fingerprints(card_id: int) -> tuple[str, ...]:
    """The fingerprints of a printed card as it is now, and as one whose text is not encoded.

    Empty if the library has no such card. A game that deals unencoded cards goes on after they
    are encoded.
    """
    known = _printed(card_id)
    return () if known is None else tuple([fingerprint(each) for each in _as_known(known)])


def _as_known(known: Facts) -> tuple[Definition, Definition]:
    return definition_of(known.id), Definition(known)


def _printed(card_id: int) -> Facts | None:
    try:
        return facts(card_id)
    except UnknownCard:
        return None


def _unstructure_definition(definition: Definition) -> dict[str, Any]:
    card_id = definition.facts.id
    known = definition.text is None or definition.text == TEXTS.get(card_id)
    if known and definition.facts == _printed(card_id):
        return {"id": card_id, "hash": fingerprint(definition)}
    whole: dict[str, Any] = _plain.unstructure(definition)
    return whole


def _structure_definition(value: Any, _: Any) -> Definition:
    if not isinstance(value, dict) or "id" not in value:
        return _plain.structure(value, Definition)
    require_keys(value, _REFERENCE, _REFERENCE)
    card_id, stored = value["id"], value["hash"]
    known = _printed(card_id) if type(card_id) is int else None
    if known is None:
        raise refuse(f"no card printed by 2002 has the id {show(card_id)}")
    # without its text too: a game that deals unencoded cards goes on after they are encoded
    for found in _as_known(known):
        if fingerprint(found) == stored:
            return found
    raise refuse(f"the card {known.name} ({card_id}) has changed since this was stored")


def _unstructure_ruleset(ruleset: Ruleset) -> str | dict[str, Any]:
    if RULESETS.get(ruleset.name) == ruleset:
        return ruleset.name
    whole: dict[str, Any] = _plain.unstructure(ruleset)
    return whole


def _structure_ruleset(value: Any, _: Any) -> Ruleset:
    if type(value) is not str:
        return _plain.structure(value, Ruleset)
    if value not in RULESETS:
        raise refuse(f"unknown ruleset {show(value)}")
    return RULESETS[value]

"""Refuses stored positions that are well formed but cannot be."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

import attrs

from vtes.check import check
from vtes.engine import legal_moves
from vtes.model.errors import DataError, InvalidPosition
from vtes.model.record import Record
from vtes.model.state import NOBODY, GameState
from vtes.model.zones import ZONE_FIELD
from vtes.setup import check_names

# A field of a frame with one of these names holds numbers of cards, or of seats.
_CARDS: Final = (
    "acting",
    "blocker",
    "burning",
    "card",
    "cards",
    "diablerist",
    "doomed",
    "failed",
    "fainting",
    "falling",
    "gained",
    "maneuvered",
    "minion",
    "opposing",
    "paid",
    "presser",
    "presses",
    "spent",
    "stolen",
    "striker",
    "striking",
    "struck",
    "tapped",
    "target",
    "titles_paid",
    "to_burn",
    "to_torpor",
    "used",
    "vampire",
    "victim",
    "weapon",
)
LARGEST: Final = 1_000_000
"""No number in a stored position is larger, but for the seed and the count of draws: lists of what
may be chosen are as long as some of them."""

BROKEN: Final = (LookupError, AttributeError, AssertionError, TypeError, ValueError)
"""What is raised where something that is going on refers to what is not there."""

_SEATS: Final = ("asked", "declined", "order", "seat", "seats", "target_seat")


def refuse_impossible(state: GameState) -> None:
    """Refuse a position that cannot be, or cannot be played on.

    Args:
        state: a position in which every field has the right type.

    Raises:
        DataError: with the first faults.
    """
    faults = [*_references(state), *_names(state), *too_large(state)]
    if not faults:
        try:
            faults = [fault.message for fault in check(state)]
            if not faults and state.pending is not None and not legal_moves(state):
                faults = ["the pending decision has no answer"]
        except BROKEN as error:
            # a stack of frames can be impossible in more ways than can be listed here
            faults = [f"what is going on refers to what is not there ({error!r:.80})"]
    if faults:
        more = f" (and {len(faults) - 3} more)" if len(faults) > 3 else ""
        raise DataError("the position is impossible: " + "; ".join(faults[:3]) + more)


def _references(state: GameState) -> Iterator[str]:
    """Every number of a card, a definition or a seat that leads nowhere."""
    seats, cards = len(state.players), len(state.cards)
    definitions = len(state.table.definitions)
    if len(state.table.names) != seats:
        yield f"{seats} players, but {len(state.table.names)} names"
    if not 0 <= state.active < seats or not NOBODY <= state.edge < seats:
        yield f"there is no seat {state.active} or {state.edge}"
    for seat, player in enumerate(state.players):
        for field in ZONE_FIELD.values():
            if any(not 0 <= card < cards for card in getattr(player, field)):
                yield f"seat {seat} has cards that are not there ({field})"
    for number, card in enumerate(state.cards):
        if not 0 <= card.definition < definitions:
            yield f"card {number} has no definition"
        if not (0 <= card.owner < seats and 0 <= card.controller < seats):
            yield f"card {number} belongs to no seat"
        if not NOBODY <= card.host < cards or any(not 0 <= c < cards for c in card.attached):
            yield f"card {number} is on, or carries, a card that is not there"
        if card.claim is not None and not NOBODY <= card.claim.card < cards:
            yield f"card {number} has his title from a card that is not there"
    limits = {**dict.fromkeys(_CARDS, cards), **dict.fromkeys(_SEATS, seats)}
    limits["definition"] = definitions
    for frame in state.stack:
        yield from _dangling(frame, limits)


def _names(state: GameState) -> Iterator[str]:
    """Names with which no line of notation could be read."""
    try:
        check_names(state.table.names)
    except InvalidPosition as error:
        yield str(error)


def too_large(state: GameState) -> Iterator[str]:
    """Every number that no game leads to."""
    yield from oversize(state.table.ruleset)
    for part in (*state.players, *state.stack, *state.lasting, *state.cards):
        yield from oversize(part)
    for name, number in (("turn", state.turn), ("turn_limit", state.table.turn_limit or 0)):
        if abs(number) > LARGEST:
            yield f"{name} is out of range"


def oversize(value: Record) -> Iterator[str]:
    """Every number in a record that is out of range, in the records in it too."""
    for field in attrs.fields(type(value)):
        content = getattr(value, field.name)
        for each in _flat(content):
            if isinstance(each, Record):
                yield from oversize(each)
            elif isinstance(each, int) and abs(each) > LARGEST:
                yield f"{field.name} of {type(value).__name__} is out of range"


def _flat(content: object) -> Iterator[object]:
    if isinstance(content, tuple):
        for each in content:
            yield from _flat(each)
    else:
        yield content


def _dangling(value: Record, limits: Mapping[str, int]) -> Iterator[str]:
    for field in attrs.fields(type(value)):
        content = getattr(value, field.name)
        limit = limits.get(field.name)
        for each in content if isinstance(content, tuple) else (content,):
            if isinstance(each, Record):
                yield from _dangling(each, limits)
            elif limit is not None and not NOBODY <= each < limit:
                kind = type(value).__name__
                yield f"{field.name} of {kind} is {each}, which is not there"

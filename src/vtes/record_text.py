"""The text of a stored game: how it is written, and read strictly.

Nothing in a text is executed, and whatever is wrong with it is a `DataError`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any, Final, Literal

import attrs

from vtes.cards.decks import Deck
from vtes.cards.printed import facts
from vtes.codec import (
    LONGEST,
    SCHEMA_VERSION,
    dumps,
    loads,
    parse_json,
    ruleset_from_json,
    ruleset_to_json,
    write_json,
)
from vtes.codec.definitions import fingerprints
from vtes.codec.stamps import Stamps, renewed, stamped, stamps_in
from vtes.model.errors import DataError, RulesError
from vtes.model.ruleset import REVISED, Ruleset
from vtes.model.state import GameState
from vtes.notation.moves import LONGEST_LINE
from vtes.setup import new_game

RECORD_VERSION: Final = 1
"""Version of the text form; `read` reads this one only."""

LARGEST_DECK: Final = 10_000
"""No deck in a record has more cards. A guard against damage, not a rule (R1.2-07)."""

MOST_NAMES: Final = 10
"""Cards that an error names."""

_TITLE: Final = "vtes record "
_MARKER = re.compile(r"--- turn ([0-9]{1,9}) ([0-9a-f]{32})")
_END = re.compile(r"--- end ([0-9]{1,9})")
_CARD = re.compile(r"  ([0-9]{1,5}) (.+) \[([0-9]{1,9}) ([0-9a-f]{12})\]")

Mark = tuple[int, int, str]
"""(number of moves before it, turn, digest)."""


@attrs.frozen(weakref_slot=False)
class Setup:
    """The arguments of `vtes.new_game`, as given.

    Attributes:
        decks: the decks, clockwise.
        seed: the seed of every shuffle.
        ruleset: the edition.
        deck_rules: whether decks are held to the rules.
        turn_limit: number of turns after which the game stops, None for no limit.
        ante: whether the game is played for ante.
        names: the players' names, None for A, B, C ...
        unencoded: what is done with cards whose text is not encoded.
    """

    decks: tuple[Deck, ...]
    seed: int
    ruleset: Ruleset = REVISED
    deck_rules: bool = True
    turn_limit: int | None = None
    ante: bool = False
    names: tuple[str, ...] | None = None
    unencoded: Literal["refuse", "inert"] = "refuse"

    def begin(self) -> GameState:
        """The position of the first decision.

        Raises:
            RulesError: as `vtes.new_game`.
        """
        options = {f.name: getattr(self, f.name) for f in attrs.fields(Setup)}
        return new_game(options.pop("decks"), **options)


@attrs.frozen(weakref_slot=False)
class Written:
    """What is written in a record; `vtes.record.Record` says what it means."""

    start: Setup | GameState
    auto_skip: bool
    moves: tuple[str, ...]
    marks: tuple[Mark, ...]
    library: str
    stamps: Stamps


def stamps_now(start: Setup | GameState) -> Stamps:
    """The fingerprints of the cards with which a game begins, as they are now."""
    if not isinstance(start, Setup):
        return stamps_in(dumps(start))
    cards = sorted({card for deck in start.decks for card, _ in deck.crypt + deck.library})
    return tuple([(card, known[0]) for card in cards if (known := fingerprints(card))])


def changed(then: Stamps, now: Stamps) -> tuple[int, ...]:
    """Printed ids of the cards that are not what they were."""
    known = dict(now)
    return tuple([card for card, stamp in then if known.get(card, stamp) != stamp])


def changed_names(cards: Sequence[int]) -> str:
    """The end of an error in a game some of whose cards have changed, or nothing."""
    names = ", ".join([f"{facts(card).name} ({card})" for card in cards[:MOST_NAMES]])
    more = f" and {len(cards) - MOST_NAMES} more" if len(cards) > MOST_NAMES else ""
    return f"; cards have changed since it was stored: {names}{more}" if cards else ""


def write(record: Written) -> str:
    """The text: headers, then one move a line, and a line with a digest at the start of a turn."""
    lines = [f"{_TITLE}{RECORD_VERSION}", *_header(record), ""]
    marks = {at: f"--- turn {turn} {stored}" for at, turn, stored in record.marks}
    for number, move in enumerate(("", *record.moves)):
        lines += [move] if number else []
        lines += [marks[number]] if number in marks else []
    return "\n".join([*lines, f"--- end {len(record.moves)}", ""])


def read(text: str) -> Written:
    """Read what `write` wrote.

    Raises:
        DataError: the text is damaged, cut off, too long, or of another version.
    """
    if type(text) is not str:
        raise DataError(f"a record is a text, not {type(text).__name__}")
    if len(text) > LONGEST:
        raise DataError(f"a record has at most {LONGEST} characters, not {len(text)}")
    lines = [line.removesuffix("\r") for line in text.split("\n")]
    if lines[0] != f"{_TITLE}{RECORD_VERSION}":
        raise DataError(
            f"a record begins with {_TITLE + str(RECORD_VERSION)!r}, not {lines[0][:60]!r}"
        )
    if "" not in lines:
        raise DataError("the record is cut off in its header")
    blank = lines.index("")
    start, auto_skip, library, stamps = _read_header(lines[1:blank])
    moves, marks = _read_moves(lines[blank + 1 :], blank + 2)
    return Written(start, auto_skip, moves, marks, library, stamps)


def _header(record: Written) -> Iterator[str]:
    start = record.start
    yield f"library: {write_json(record.library)}"
    yield f"schema: {write_json(SCHEMA_VERSION)}"
    yield f"auto_skip: {write_json(record.auto_skip)}"
    if isinstance(start, GameState):
        yield f"position: {stamped(dumps(start), record.stamps)}"
        return
    yield f"ruleset: {write_json(ruleset_to_json(start.ruleset))}"
    for name in ("names", "seed", "deck_rules", "turn_limit", "ante", "unencoded"):
        yield f"{name}: {write_json(getattr(start, name))}"
    stamps = dict(stamps_now(start) + record.stamps)
    for deck in start.decks:
        yield f"deck: {write_json(deck.name)}"
        for card, count in deck.crypt + deck.library:
            yield f"  {count} {facts(card).name} [{card} {stamps[card]}]"


def _read_header(lines: Sequence[str]) -> tuple[Setup | GameState, bool, str, Stamps]:
    fields: dict[str, Any] = {}
    decks: list[tuple[str, list[tuple[int, int]]]] = []
    stamps: dict[int, str] = {}
    for number, line in enumerate(lines, 2):
        key, colon, value = line.partition(": ")
        if decks and line.startswith("  "):
            card, count, stamp = _card(line, number)
            decks[-1][1].append((card, count))
            if stamps.setdefault(card, stamp) != stamp:
                raise DataError(f"line {number} of the record has another fingerprint of {card}")
        elif not colon or key in fields:
            raise DataError(f"line {number} of the record is no new header: {line[:60]!r}")
        elif key == "deck":
            decks.append((_take({"deck": parse_json(value)}, "deck", str), []))
        else:
            fields[key] = value if key == "position" else parse_json(value)
    if fields.get("schema") != SCHEMA_VERSION:
        raise DataError(f"the record is of another schema version than {SCHEMA_VERSION}")
    library = _take(fields, "library", str)
    auto_skip = _take(fields, "auto_skip", bool)
    del fields["schema"]
    if "position" in fields:
        text = fields.pop("position")
        start: Setup | GameState = _position(text)
        stamps = dict(stamps_in(text))
    else:
        start = _setup(tuple([_deck(name, cards) for name, cards in decks]), fields)
        decks = []
    if fields or decks:
        raise DataError(f"unknown header in the record: {', '.join(fields)[:60] or 'deck'}")
    return start, auto_skip, library, tuple(sorted(stamps.items()))


def _position(text: str) -> GameState:
    """A position with its cards as they are now."""
    try:
        return loads(renewed(text))
    except DataError as error:
        cards = changed(stamps_in(text), stamps_in(renewed(text)))
        raise DataError(f"{error}{changed_names(cards)}") from None


def _card(line: str, number: int) -> tuple[int, int, str]:
    """(printed id, copies, fingerprint) of a line of a deck."""
    match = _CARD.fullmatch(line)
    if match is None:
        raise DataError(f"line {number} of the record is no card of a deck: {line[:60]!r}")
    card = int(match[3])
    try:
        name = facts(card).name
    except RulesError as error:
        raise DataError(f"line {number} of the record: {error}") from None
    if name != match[2]:
        raise DataError(f"line {number} of the record: {card} is {name}, not {match[2][:60]!r}")
    return card, int(match[1]), match[4]


def _deck(name: str, cards: Sequence[tuple[int, int]]) -> Deck:
    if sum(count for _, count in cards) > LARGEST_DECK:
        raise DataError(f"a deck in a record has at most {LARGEST_DECK} cards")
    crypt = tuple([entry for entry in cards if not facts(entry[0]).is_library])
    library = tuple([entry for entry in cards if facts(entry[0]).is_library])
    try:
        return Deck(name, crypt, library)
    except RulesError as error:
        raise DataError(f"the deck {name[:60]!r} of the record: {error}") from None


def _setup(decks: tuple[Deck, ...], fields: dict[str, Any]) -> Setup:
    names = _take(fields, "names", list, type(None))
    if names is not None and any(type(name) is not str for name in names):
        raise DataError("the names in the record are not all texts")
    unencoded = _take(fields, "unencoded", str)
    if unencoded not in ("refuse", "inert"):
        raise DataError(f"unencoded is 'refuse' or 'inert', not {unencoded!r:.60}")
    return Setup(
        decks,
        seed=_take(fields, "seed", int),
        ruleset=ruleset_from_json(_take(fields, "ruleset", str, dict)),
        deck_rules=_take(fields, "deck_rules", bool),
        turn_limit=_take(fields, "turn_limit", int, type(None)),
        ante=_take(fields, "ante", bool),
        names=names if names is None else tuple(names),
        unencoded=unencoded,
    )


def _take(fields: dict[str, Any], key: str, *kinds: type) -> Any:
    if key not in fields:
        raise DataError(f"the header of the record lacks {key!r}")
    value = fields.pop(key)
    if type(value) not in kinds:
        raise DataError(f"{key!r} in the record has a value of a wrong type: {value!r:.60}")
    return value


def _read_moves(lines: Sequence[str], first: int) -> tuple[tuple[str, ...], tuple[Mark, ...]]:
    moves: list[str] = []
    marks: list[Mark] = []
    if lines[-1:] == [""]:
        lines = lines[:-1]
    end = _END.fullmatch(lines[-1]) if lines else None
    if end is None:
        raise DataError("the record is cut off: its last line is not '--- end' with a number")
    for number, line in enumerate(lines[:-1], first):
        if mark := _MARKER.fullmatch(line):
            marks.append((len(moves), int(mark[1]), mark[2]))
        elif ":" not in line or len(line) > LONGEST_LINE:
            raise DataError(f"line {number} of the record is damaged: {line[:60]!r}")
        else:
            moves.append(line)
    if int(end[1]) != len(moves):
        raise DataError(f"the record has {len(moves)} moves, but should have {end[1]}")
    if not marks or marks[0][0] != 0 or len({at for at, _, _ in marks}) < len(marks):
        raise DataError("the record lacks the digest of its start, or has one twice")
    return tuple(moves), tuple(marks)

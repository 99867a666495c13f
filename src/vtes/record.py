"""A stored game: how it began and the moves made, as a text that people can read.

    vtes record 1
    library: "0.1.0"
    seed: 7
    ...

    --- turn 1 5d41402abc4b2a76b9719d911017c592
    A: pass
    ...
    --- end 411

Each marker holds the digest of the position at the start of a turn, or at the end of the game, so
a replay under another version of the library says at which move the game has become another one.
The header holds a fingerprint of every card of the decks, so that a game whose cards have changed
is refused by their names (D288).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from importlib.metadata import PackageNotFoundError, version
from typing import Any, Final, Literal, Self

import attrs

from vtes.cards.decks import Counts, Deck
from vtes.cards.printed import name_of
from vtes.codec import (
    SCHEMA_VERSION,
    digest,
    dumps,
    loads,
    parse_json,
    ruleset_from_json,
    ruleset_to_json,
    write_json,
)
from vtes.codec.definitions import known_fingerprint
from vtes.engine import apply, skip
from vtes.model.errors import DataError, InvalidPosition, RulesError
from vtes.model.moves import Move
from vtes.model.ruleset import REVISED, Ruleset
from vtes.model.state import GameState
from vtes.notation import format_move, parse_move
from vtes.setup import new_game

RECORD_VERSION: Final = 1
"""Version of the text form; `Record.loads` reads this one only."""

_TITLE = "vtes record "
_MARKER = re.compile(r"--- turn (\d{1,9}) ([0-9a-f]{32})")
_END = re.compile(r"--- end (\d{1,9})")


class ReplayDiverged(DataError):
    """A stored game cannot be replayed with this version of the library.

    Attributes:
        move: number of the move, from 1, at which the game goes another way; 0 for its start.
    """

    def __init__(self, move: int, expected: str, got: str) -> None:
        self.move = move
        super().__init__(f"diverged at move {move}: expected {expected}, got {got}")


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
class Record:
    """A game that can be stored and replayed. It never changes: `append` gives a new one.

    Attributes:
        start: how the game began: the arguments of `new_game`, or a position.
        auto_skip: whether `vtes.skip` was called at the start and after each move.
        moves: the moves in notation.
        marks: (number of moves before it, turn, digest) of each turn that has begun, and of the
            end of the game.
        library: version of the library that played the game.
    """

    start: Setup | GameState
    auto_skip: bool = False
    moves: tuple[str, ...] = ()
    marks: tuple[tuple[int, int, str], ...] = ()
    library: str = attrs.field(factory=lambda: _library_version(), eq=False)

    @classmethod
    def of(
        cls, decks: Sequence[Deck], *, seed: int, auto_skip: bool = False, **options: Any
    ) -> Self:
        """The record of a game that begins.

        Args:
            decks: one deck for each player, clockwise.
            seed: the seed of the game.
            auto_skip: whether `vtes.skip` is called at the start and after each move.
            **options: further options of `vtes.new_game`.

        Raises:
            RulesError: as `vtes.new_game`.
            TypeError: an option is not known.
        """
        names = options.pop("names", None)
        names = names if names is None else tuple(names)
        return cls._begun(Setup(tuple(decks), seed, names=names, **options), auto_skip)

    @classmethod
    def of_state(cls, state: GameState, *, auto_skip: bool = False) -> Self:
        """The record of a game that goes on from a position.

        Raises:
            InvalidPosition: `state` is not a position.
        """
        return cls._begun(state, auto_skip)

    @classmethod
    def _begun(cls, start: Setup | GameState, auto_skip: bool) -> Self:
        empty = cls(start, auto_skip)
        first = empty.begin()
        stored = digest(first)
        return attrs.evolve(empty, marks=((0, first.turn, stored),))

    def begin(self) -> GameState:
        """The position in which the first move is made.

        Raises:
            RulesError: this version of the library refuses the decks or the options.
        """
        state = self.start.begin() if isinstance(self.start, Setup) else self.start
        return skip(state) if self.auto_skip else state

    def append(self, before: GameState, move: Move, after: GameState) -> Self:
        """The record with one more move.

        Args:
            before: the position after the moves so far.
            move: a legal move in it.
            after: where the move led, after skipping if the record skips.
        """
        moves = (*self.moves, format_move(before, move))
        marks = self.marks
        if after.turn != before.turn or after.pending is None:
            marks = (*marks, (len(moves), after.turn, digest(after)))
        return attrs.evolve(self, moves=moves, marks=marks)

    def without_last(self) -> Self:
        """The record with one move less.

        Raises:
            InvalidPosition: there are no moves.
        """
        if not self.moves:
            raise InvalidPosition("the record has no moves")
        marks = tuple(mark for mark in self.marks if mark[0] < len(self.moves))
        return attrs.evolve(self, moves=self.moves[:-1], marks=marks)

    def replay(self) -> Iterator[GameState]:
        """Play the game again: the position of the first move, then that after each move.

        Raises:
            ReplayDiverged: a move is not legal any more, or a digest differs.
        """
        expected = {at: (turn, stored) for at, turn, stored in self.marks}
        try:
            state = self.begin()
        except RulesError as error:
            raise ReplayDiverged(0, "the game to begin", str(error)) from error
        _compare(0, expected.get(0), state)
        yield state
        for number, text in enumerate(self.moves, 1):
            try:
                state = apply(state, parse_move(state, text))
            except RulesError as error:
                raise ReplayDiverged(number, f"{text!r} to be legal", str(error)) from error
            state = skip(state) if self.auto_skip else state
            _compare(number, expected.get(number), state)
            yield state

    def final(self) -> GameState:
        """The position after the last move.

        Raises:
            ReplayDiverged: as `replay`.
        """
        for state in self.replay():
            last = state
        return last

    def dumps(self) -> str:
        """Write the record as a text."""
        lines = [f"{_TITLE}{RECORD_VERSION}"]
        lines += [f"{key}: {value}" for key, value in _header(self)]
        lines.append("")
        marks = {at: f"--- turn {turn} {stored}" for at, turn, stored in self.marks}
        for number, move in enumerate(("", *self.moves)):
            lines += [move] if number else []
            lines += [marks[number]] if number in marks else []
        return "\n".join([*lines, f"--- end {len(self.moves)}", ""])

    @classmethod
    def loads(cls, text: str) -> Self:
        """Read a record that `dumps` wrote. Whether its moves are legal is found by `replay`.

        Raises:
            DataError: the text is damaged, cut off, or of another version, or a card of the decks
                has changed since it was stored (D288).
        """
        if type(text) is not str:
            raise DataError(f"a record is a text, not {type(text).__name__}")
        lines = [line.removesuffix("\r") for line in text.split("\n")]
        if lines[0] != f"{_TITLE}{RECORD_VERSION}":
            raise DataError(
                f"a record begins with {_TITLE + str(RECORD_VERSION)!r}, not {lines[0][:60]!r}"
            )
        if "" not in lines:
            raise DataError("the record is cut off in its header")
        blank = lines.index("")
        start, auto_skip, library = _read_header(lines[1:blank])
        moves, marks = _read_moves(lines[blank + 1 :], blank + 2)
        return cls(start, auto_skip, moves, marks, library)


def _library_version() -> str:
    try:
        return version("vtes")
    except PackageNotFoundError:  # used from a source tree
        return "unknown"


def _compare(number: int, mark: tuple[int, str] | None, state: GameState) -> None:
    if mark is None:
        return
    got = (state.turn, digest(state))
    if got != mark:
        raise ReplayDiverged(number, *(f"turn {t} with the digest {d}" for t, d in (mark, got)))


def _header(record: Record) -> Iterator[tuple[str, str]]:
    start = record.start
    yield "library", write_json(record.library)
    yield "schema", write_json(SCHEMA_VERSION)
    yield "auto_skip", write_json(record.auto_skip)
    if isinstance(start, GameState):
        yield "position", dumps(start)
        return
    yield "ruleset", write_json(ruleset_to_json(start.ruleset))
    yield "names", write_json(start.names)
    for name in ("seed", "deck_rules", "turn_limit", "ante", "unencoded"):
        yield name, write_json(getattr(start, name))
    for deck in start.decks:
        yield "deck", write_json([deck.name, deck.crypt, deck.library])
    yield "cards", write_json({str(card): known_fingerprint(card) for card in _cards(start.decks)})


def _cards(decks: Sequence[Deck]) -> list[int]:
    """The cards of the decks by printed id, each once."""
    return sorted({card for deck in decks for card, _ in deck.crypt + deck.library})


def _refuse_changed(decks: Sequence[Deck], stored: dict[str, Any], library: str) -> None:
    """Refuse a game whose cards are not any more what they were when it was stored."""
    cards = _cards(decks)
    if stored.keys() != set(map(str, cards)):
        raise DataError("the header of the record names other cards than its decks")
    changed = [card for card in cards if stored[str(card)] != known_fingerprint(card)]
    if changed:
        names = ", ".join(f"{name_of(card)} ({card})" for card in changed[:10])
        more = f" and {len(changed) - 10} more" if len(changed) > 10 else ""
        raise DataError(
            f"cards have changed since this game was stored by version {library}: {names}{more}"
        )


def _read_header(lines: list[str]) -> tuple[Setup | GameState, bool, str]:
    fields: dict[str, Any] = {}
    decks: list[Deck] = []
    for number, line in enumerate(lines, 2):
        key, colon, value = line.partition(": ")
        if not colon or key in fields:
            raise DataError(f"line {number} of the record is no new header: {line[:60]!r}")
        if key == "deck":
            decks.append(_deck(parse_json(value), number))
        else:
            fields[key] = loads(value) if key == "position" else parse_json(value)
    if fields.get("schema") != SCHEMA_VERSION:
        raise DataError(f"the record is of another schema version than {SCHEMA_VERSION}")
    library = _take(fields, "library", str)
    auto_skip = _take(fields, "auto_skip", bool)
    del fields["schema"]
    if "position" in fields:
        start: Setup | GameState = fields.pop("position")
    else:
        _refuse_changed(decks, _take(fields, "cards", dict), library)
        start = _setup(tuple(decks), fields)
        decks = []
    if fields or decks:
        raise DataError(f"unknown header in the record: {', '.join(fields) or 'deck'}")
    return start, auto_skip, library


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


def _deck(value: Any, number: int) -> Deck:
    try:
        name, crypt, library = value
        cards: tuple[Counts, Counts] = (tuple(crypt), tuple(library))
        return Deck(name, *cards)
    except (TypeError, ValueError) as error:
        raise DataError(f"line {number} of the record is not a deck: {error}") from None


def _read_moves(
    lines: list[str], first: int
) -> tuple[tuple[str, ...], tuple[tuple[int, int, str], ...]]:
    moves: list[str] = []
    marks: list[tuple[int, int, str]] = []
    if lines[-1:] == [""]:
        lines = lines[:-1]
    end = _END.fullmatch(lines[-1]) if lines else None
    if end is None:
        raise DataError("the record is cut off: its last line is not '--- end' with a number")
    for number, line in enumerate(lines[:-1], first):
        if mark := _MARKER.fullmatch(line):
            marks.append((len(moves), int(mark[1]), mark[2]))
        elif ":" not in line:
            raise DataError(f"line {number} of the record is damaged: {line[:60]!r}")
        else:
            moves.append(line)
    if int(end[1]) != len(moves):
        raise DataError(f"the record has {len(moves)} moves, but should have {end[1]}")
    if not marks or marks[0][0] != 0 or len({at for at, _, _ in marks}) < len(marks):
        raise DataError("the record lacks the digest of its start, or has one twice")
    return tuple(moves), tuple(marks)

"""A stored game: how it began and the moves made, as a text that people can read.

    vtes record 1
    library: "0.1.0"
    seed: 7
    deck: "Ravnos"
      2 Gabrin [200490 5d41402abc4b]
    ...

    --- turn 1 5d41402abc4b2a76b9719d911017c592
    A: pass
    ...
    --- end 411

Each marker holds the digest of the position at the start of a turn, or at the end of the game, so
a replay under another version of the library says at which move the game has become another one.
Each card of a deck has a fingerprint, so that it says, too, which cards have changed (D288).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib.metadata import PackageNotFoundError, version
from typing import Any, Self

import attrs

from vtes.cards.decks import Deck
from vtes.codec.possible import BROKEN
from vtes.codec.stamps import Stamps, digest_stamped
from vtes.engine import apply, skip
from vtes.model.errors import DataError, InvalidPosition, RulesError
from vtes.model.moves import Move
from vtes.model.state import GameState
from vtes.notation import format_move, parse_move
from vtes.record_text import Mark, Setup, Written, changed, changed_names, read, stamps_now, write


class ReplayDiverged(DataError):
    """A stored game cannot be replayed with this version of the library.

    Attributes:
        move: number of the move, from 1, at which the game goes another way; 0 for its start.
        changed: printed ids of the cards of the game that have changed since it was stored.
    """

    def __init__(self, move: int, expected: str, got: str, changed: tuple[int, ...] = ()) -> None:
        self.move = move
        self.changed = changed
        names = changed_names(changed)
        super().__init__(f"diverged at move {move}: expected {expected}, got {got}{names}")


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
        stamps: (printed id, fingerprint) of each card of the game when it began (D288).
    """

    start: Setup | GameState
    auto_skip: bool = False
    moves: tuple[str, ...] = ()
    marks: tuple[Mark, ...] = ()
    library: str = attrs.field(factory=lambda: _library_version(), eq=False)
    stamps: Stamps = attrs.field()

    @stamps.default
    def _stamps(self) -> Stamps:
        return stamps_now(self.start)

    @property
    def changed(self) -> tuple[int, ...]:
        """Printed ids of the cards of the game that have changed since it was stored."""
        return changed(self.stamps, stamps_now(self.start))

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
        return attrs.evolve(empty, marks=((0, *empty._mark(first)),))

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
            marks = (*marks, (len(moves), *self._mark(after)))
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

        Cards that have changed are played as they are now, as long as nothing else comes of it.

        Raises:
            ReplayDiverged: a move is not legal any more, or a digest differs.
        """
        expected = {at: (turn, stored) for at, turn, stored in self.marks}
        try:
            state = self.begin()
        except RulesError as error:
            raise self._diverged(0, "the game to begin", str(error)) from error
        self._compare(0, expected.get(0), state)
        yield state
        # what is going on in a position may refer to a way to play a card that it has no more
        refused = BROKEN if self.changed else (RulesError,)
        for number, text in enumerate(self.moves, 1):
            try:
                state = apply(state, parse_move(state, text))
                state = skip(state) if self.auto_skip else state
            except refused as error:
                rules = isinstance(error, RulesError)
                got = str(error) if rules else f"what cannot be ({error!r:.80})"
                raise self._diverged(number, f"{text!r} to be legal", got) from error
            self._compare(number, expected.get(number), state)
            yield state

    def _compare(self, number: int, mark: tuple[int, str] | None, state: GameState) -> None:
        if mark is not None and (got := self._mark(state)) != mark:
            raise self._diverged(number, *(f"turn {t} with the digest {d}" for t, d in (mark, got)))

    def _mark(self, state: GameState) -> tuple[int, str]:
        """The turn and the digest, as if no card had changed."""
        return state.turn, digest_stamped(state, self.stamps)

    def _diverged(self, number: int, expected: str, got: str) -> ReplayDiverged:
        return ReplayDiverged(number, expected, got, self.changed)

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
        return write(
            Written(self.start, self.auto_skip, self.moves, self.marks, self.library, self.stamps)
        )

    @classmethod
    def loads(cls, text: str) -> Self:
        """Read a record that `dumps` wrote. Whether its moves are legal is found by `replay`.

        Raises:
            DataError: the text is damaged, cut off, too long, or of another version, or begins
                with a position that cannot be with its cards as they are now. Nothing is kept
                of it then.
        """
        found = read(text)
        return cls(
            found.start, found.auto_skip, found.moves, found.marks, found.library, found.stamps
        )


def _library_version() -> str:
    try:
        return version("vtes")
    except PackageNotFoundError:  # used from a source tree
        return "unknown"

"""A game with a memory: a small mutable session for scripts and for the interactive shell."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

from vtes.cards.decks import Deck
from vtes.engine import LegalMoves, legal_moves, skip_transition, transition
from vtes.model.errors import InvalidPosition
from vtes.model.events import Event
from vtes.model.moves import Move
from vtes.model.state import GameState
from vtes.notation import parse_move
from vtes.observe import Observation, observe
from vtes.record import Record


class Game:
    """A game under way that changes as moves are pushed and popped.

    The positions themselves are immutable, so all of them may be kept and compared.
    """

    __slots__ = ("_past", "_record", "_state", "events")

    def __init__(
        self, decks: Sequence[Deck], *, seed: int, auto_skip: bool = False, **options: Any
    ) -> None:
        """Begin a game.

        Args:
            decks: one deck for each player, clockwise.
            seed: any integer; the same decks, seed and moves give the same game.
            auto_skip: whether to pass at once for everyone whose only move is Pass.
            **options: further options of `vtes.new_game`.

        Raises:
            RulesError: as `vtes.new_game`.
            TypeError: an option is not known.
        """
        self._begin(Record.of(decks, seed=seed, auto_skip=auto_skip, **options))

    @classmethod
    def from_state(cls, state: GameState, *, auto_skip: bool = False) -> Self:
        """Go on from a position.

        Args:
            state: the position; it is not changed.
            auto_skip: whether to pass at once for everyone whose only move is Pass.

        Raises:
            InvalidPosition: `state` is not a position.
        """
        game = cls.__new__(cls)
        game._begin(Record.of_state(state, auto_skip=auto_skip))
        return game

    def _begin(self, record: Record) -> None:
        self._record = record
        self._state = record.begin()
        self._past: list[tuple[Move, GameState, tuple[Event, ...]]] = []
        self.events: tuple[Event, ...] = ()
        """What happened in the last push, in order; empty before the first."""

    @property
    def state(self) -> GameState:
        """The position now."""
        return self._state

    @property
    def legal_moves(self) -> LegalMoves:
        """Every legal move now; empty exactly when the game is over."""
        return legal_moves(self._state)

    def observe(self, seat: int | None) -> Observation:
        """What a player may know now; None for a spectator."""
        return observe(self._state, seat)

    @property
    def record(self) -> Record:
        """The game so far, to be stored or replayed."""
        return self._record

    def __len__(self) -> int:
        """The number of moves pushed and not popped."""
        return len(self._past)

    def __bool__(self) -> bool:
        """True: a game without moves is a game."""
        return True

    def __repr__(self) -> str:
        return f"<Game: turn {self._state.turn}, {len(self)} moves>"

    def push(self, move: Move | str) -> Move:
        """Make a move; a move that is refused changes nothing.

        Args:
            move: a move, or its notation.

        Returns:
            The move.

        Raises:
            IllegalMove: with every objection.
            InvalidMove: `move` is not a move.
            InvalidNotation: the text is not a move.
            AmbiguousMove: the text fits several legal moves.
        """
        before = self._state
        if isinstance(move, str):
            move = parse_move(before, move)
        step = transition(before, move)
        after, events = step.after, step.events
        if self._record.auto_skip:
            skipped = skip_transition(after)
            after, events = skipped.after, events + skipped.events
        self._record = self._record.append(before, move, after)
        self._past.append((move, before, self.events))
        self._state, self.events = after, events
        return move

    def pop(self) -> Move:
        """Take the last move back, with what was skipped after it.

        Returns:
            The move.

        Raises:
            InvalidPosition: there is no move to take back.
        """
        if not self._past:
            raise InvalidPosition("there is no move to take back")
        move, self._state, self.events = self._past.pop()
        self._record = self._record.without_last()
        return move

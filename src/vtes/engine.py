"""The referee: which moves are legal, why others are not, and what a move leads to."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from typing import Final, get_type_hints, overload

import attrs

from vtes import movegen
from vtes.model.decisions import DecisionKind
from vtes.model.errors import IllegalMove, InvalidMove, InvalidPosition
from vtes.model.events import Event
from vtes.model.frames import Impulse
from vtes.model.moves import MOVES, Move, Pass
from vtes.model.record import Record, record
from vtes.model.state import GameState
from vtes.model.violations import Violation
from vtes.ops.settle import settle
from vtes.ops.stack import ask, at, pop
from vtes.reducers import DECIDE, PROCEED, impulse
from vtes.reducers.turn import end_turn
from vtes.rules import guards
from vtes.rules.seating import in_game

_FIELDS: dict[type[Move], tuple[tuple[str, type], ...]] = {
    kind: tuple((field.name, get_type_hints(kind)[field.name]) for field in attrs.fields(kind))
    for kind in MOVES
}


class LegalMoves(Sequence[Move]):
    """The legal moves of one position: an immutable ordered snapshot.

    It can be iterated, indexed, measured and asked whether it contains a move. Identical copies
    of a card in a hand give one move.
    """

    __slots__ = ("_moves",)

    def __init__(self, moves: Iterable[Move] = ()) -> None:
        self._moves = tuple(moves)

    @overload
    def __getitem__(self, index: int) -> Move: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Move]: ...
    def __getitem__(self, index: int | slice) -> Move | Sequence[Move]:
        return self._moves[index]

    def __len__(self) -> int:
        return len(self._moves)

    def __iter__(self) -> Iterator[Move]:
        return iter(self._moves)

    def __contains__(self, move: object) -> bool:
        return move in self._moves

    def __eq__(self, other: object) -> bool:
        return isinstance(other, LegalMoves) and self._moves == other._moves

    def __hash__(self) -> int:
        return hash(self._moves)

    def __repr__(self) -> str:
        return f"LegalMoves({list(self._moves)!r})"

    def _has(self, move: object) -> bool:
        """Whether the very object is one of the moves; one that is merely equal may be `True`."""
        for each in self._moves:  # noqa: SIM110 - a generator expression costs twice as much
            if each is move:
                return True
        return False


_LISTED: Final[list[tuple[object, LegalMoves]]] = [(object(), LegalMoves())]
"""The position whose moves were listed last, and them: who skips, lists and applies asks about each
position three times. The entry is replaced as a whole, so threads at worst list once more.
"""


@record
class Transition(Record):
    """What a move led to.

    Attributes:
        before: the position in which the move was made.
        move: the move; None for what `skip` did.
        after: the position of the next decision, or of the end of the game.
        events: everything that happened, in order.
    """

    before: GameState
    move: Move | None
    after: GameState
    events: tuple[Event, ...]


def legal_moves(state: GameState) -> LegalMoves:
    """Every legal move of the pending decision, in a fixed order.

    Returns:
        The moves; empty exactly when the game is over.
    """
    listed, moves = _LISTED[0]
    if listed is not state:
        moves = LegalMoves(movegen.moves(_state(state)))
        _LISTED[0] = (state, moves)
    return moves


def why_illegal(state: GameState, move: Move) -> tuple[Violation, ...]:
    """Every objection to a move, each with the rule behind it; empty when the move is legal.

    Raises:
        InvalidMove: `move` is not a move, or a field has the wrong type.
    """
    _well_formed(move)
    return guards.objections(_state(state), move)


def is_legal(state: GameState, move: Move) -> bool:
    """Whether the move is legal.

    Raises:
        InvalidMove: `move` is not a move, or a field has the wrong type.
    """
    _well_formed(move)
    return not guards.refused(_state(state), move)


def apply(state: GameState, move: Move) -> GameState:
    """The position that a legal move leads to; the given state is not changed.

    Everything that needs no decision is carried out, up to the next decision.

    Raises:
        IllegalMove: with every objection.
        InvalidMove: `move` is not a move, or a field has the wrong type.
    """
    return _checked(state, move).replace(trail=())


def transition(state: GameState, move: Move) -> Transition:
    """Like `apply`, with the events in between.

    Raises:
        IllegalMove: with every objection.
        InvalidMove: `move` is not a move, or a field has the wrong type.
    """
    after = _checked(state, move)
    return Transition(state, move, after.replace(trail=()), after.trail)


def skip(state: GameState) -> GameState:
    """Pass for every seat whose only move is Pass, up to a decision with something to decide.

    Where nobody has a choice any more, it stops after two rounds of turns.

    Skipping shows the players that somebody had nothing to play; programs for which that does
    not matter (bots, simulations, players at one screen) save most decisions with it.
    """
    after, moves = _skipped(_state(state))
    if after.trail:
        after = after.replace(trail=())
    if moves is not None:  # it is asked for them next, as a rule
        _LISTED[0] = (after, LegalMoves(moves))
    return after


def skip_transition(state: GameState) -> Transition:
    """Like `skip`, with the events in between; `move` is None."""
    after, _ = _skipped(_state(state))
    return Transition(state, None, after.replace(trail=()), after.trail)


def advance(state: GameState, seen: int = 0) -> GameState:
    """Carry out everything that needs no decision.

    Args:
        state: a position without a pending decision.
        seen: number of events of its trail that have been settled.

    Returns:
        The position of the next decision, with the events in its trail.
    """
    return _advanced(state, seen, skipping=False)[0]


Begun = tuple[GameState, Iterator[Move] | None]
"""A position, and the legal moves of its decision where they have been begun to be listed."""


def _advanced(state: GameState, seen: int, *, skipping: bool) -> Begun:
    """The position of the next decision; of the next with something to decide if `skipping`."""
    last = state.turn + 2 * len(state.players) if skipping else 0
    while True:
        while len(state.trail) > seen:
            since, seen = seen, len(state.trail)
            state = settle(state, since)
        if state.result is not None:
            return state, None
        if state.pending is not None:
            if not skipping or state.turn > last:
                return state, None
            moves = movegen.more_than_pass(state)
            if moves is not None:
                return state, moves
            state = _answered(state, Pass(state.pending.seat))
            continue
        stack = state.stack
        if len(stack) == 1 and not in_game(state, state.active):
            state = end_turn(state)
            continue
        frame = stack[-1]
        if skipping and type(frame) is Impulse:
            state, moves = _skip_window(state, frame)
            if moves is not None:
                return state, moves
        else:
            state = PROCEED[type(frame)](state, frame)


def _checked(state: GameState, move: Move) -> GameState:
    listed, moves = _LISTED[0]
    if listed is not state or not moves._has(move):
        _well_formed(move)
        if guards.refused(_state(state), move):
            raise IllegalMove(guards.objections(state, move))
    return advance(_answered(state, move), len(state.trail))


def _answered(state: GameState, move: Move) -> GameState:
    """Carry out a move that is known to be legal."""
    frame = state.stack[-1]
    return DECIDE[type(frame)](state.replace(pending=None), frame, move)


def _skipped(state: GameState) -> Begun:
    if state.pending is None:
        return state, None
    moves = movegen.more_than_pass(state)
    if moves is not None:
        return state, moves
    passed = _answered(state, Pass(state.pending.seat))
    return _advanced(passed, len(state.trail), skipping=True)


def _skip_window(state: GameState, frame: Impulse) -> Begun:
    """Pass in one step for the seats of a window up to one that has something to use."""
    if impulse.gone_by(state, frame):
        return pop(state), None
    order = frame.order
    for place in range(frame.at, len(order)):
        seat = order[place]
        if in_game(state, seat):
            plays = movegen.impulse.plays(state, seat)
            first = next(plays, None)
            if first is not None:
                state = state if place == frame.at else at(state, at=place)
                return ask(state, DecisionKind.IMPULSE, seat), chain((first,), plays, (Pass(seat),))
    return pop(state), None


def _well_formed(move: object) -> None:
    fields = _FIELDS.get(type(move))  # type: ignore[arg-type]
    if fields is None:
        raise InvalidMove(f"this is not a move: {move!r}; take one of legal_moves(state)")
    for name, kind in fields:
        if type(getattr(move, name)) is not kind:
            raise InvalidMove(f"{type(move).__name__}.{name} must be of type {kind.__name__}")


def _state(state: object) -> GameState:
    if type(state) is not GameState:
        raise InvalidPosition(f"this is not a GameState: {state!r}")
    return state

"""Counts of the decision tree, to compare versions of the rules and to measure speed."""

from __future__ import annotations

from vtes.engine import apply, legal_moves
from vtes.engine import skip as skip_forced
from vtes.model.errors import InvalidPosition
from vtes.model.state import GameState
from vtes.notation import format_move


def perft(state: GameState, depth: int, *, skip: bool = True) -> int:
    """Count the sequences of so many moves.

    Args:
        state: where they begin.
        depth: how many moves a sequence has. Games that end earlier are not counted.
        skip: whether to pass, without counting it as a move, where Pass is the only move.

    Returns:
        The number of sequences; 1 for depth 0. Different orders that lead to the same position
        count separately.

    Raises:
        InvalidPosition: `state` is not a position, or `depth` not a number from 0 on.
    """
    _check_depth(depth, 0)
    if depth == 0:
        return 1
    total = 0
    todo = [(skip_forced(state) if skip else state, depth)]
    while todo:
        state, depth = todo.pop()
        moves = legal_moves(state)
        if depth == 1:
            total += len(moves)
            continue
        for move in moves:
            after = apply(state, move)
            todo.append((skip_forced(after) if skip else after, depth - 1))
    return total


def divide(state: GameState, depth: int, *, skip: bool = True) -> dict[str, int]:
    """Count the sequences that begin with each legal move.

    Args:
        state: where they begin.
        depth: how many moves a sequence has, the first included.
        skip: as in `perft`.

    Returns:
        The counts by the first move in notation; together they are `perft(state, depth)`.

    Raises:
        InvalidPosition: `state` is not a position, or `depth` not a number from 1 on.
    """
    _check_depth(depth, 1)
    state = skip_forced(state) if skip else state
    return {
        format_move(state, move): perft(apply(state, move), depth - 1, skip=skip)
        for move in legal_moves(state)
    }


def _check_depth(depth: object, least: int) -> None:
    if type(depth) is not int or depth < least:
        raise InvalidPosition(f"the depth is a whole number from {least} on, not {depth!r:.60}")

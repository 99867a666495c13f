"""Counts of the decision tree."""

from __future__ import annotations

import pytest

from tests.properties.games import start
from vtes.engine import apply, legal_moves
from vtes.engine import skip as skip_forced
from vtes.model.errors import InvalidPosition
from vtes.model.state import GameState
from vtes.perft import divide, perft


def counted(state: GameState, depth: int, *, skip: bool) -> int:
    """The same by its definition."""
    if depth == 0:
        return 1
    state = skip_forced(state) if skip else state
    return sum(counted(apply(state, m), depth - 1, skip=skip) for m in legal_moves(state))


@pytest.mark.parametrize("skip", [True, False])
@pytest.mark.parametrize("seed", [1, 2])
def test_perft_counts_sequences_of_moves(seed: int, skip: bool) -> None:
    state = start(3, seed)
    for depth in range(4):
        assert perft(state, depth, skip=skip) == counted(state, depth, skip=skip)


@pytest.mark.parametrize("skip", [True, False])
def test_divide_splits_perft(skip: bool) -> None:
    state = start(2, 4)
    parts = divide(state, 3, skip=skip)
    assert sum(parts.values()) == perft(state, 3, skip=skip)
    asked = skip_forced(state) if skip else state
    assert len(parts) == len(legal_moves(asked))
    assert all(": " in line for line in parts)


def test_a_game_that_ends_earlier_is_not_counted() -> None:
    state = start(2, 1, turn_limit=1)
    while len(legal_moves(state)) == 1:
        state = apply(state, legal_moves(state)[0])
    assert perft(state, 1) > 0
    assert perft(state, 40, skip=False) == 0


def test_depth_does_not_use_the_stack_of_python() -> None:
    state = start(2, 1, turn_limit=2)
    assert perft(state, 3_000, skip=False) == 0


@pytest.mark.parametrize("depth", [-1, True, 1.0, "1", None])
def test_wrong_depth_is_refused(depth: object) -> None:
    state = start(2, 1)
    with pytest.raises(InvalidPosition, match="the depth is a whole number from 0 on"):
        perft(state, depth)  # type: ignore[arg-type]
    with pytest.raises(InvalidPosition, match="the depth is a whole number from 1 on"):
        divide(state, 0)

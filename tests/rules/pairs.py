"""Minimal pairs: a move that is refused, and one changed fact that makes it legal."""

from __future__ import annotations

from vtes.engine import apply, is_legal, legal_moves, why_illegal
from vtes.model.decisions import DecisionKind
from vtes.model.moves import Move, Pass
from vtes.model.state import GameState
from vtes.testing.lines import reading

__all__ = ["drive", "finish", "pair", "pair_of_moves", "play"]

_PASSING = (DecisionKind.IMPULSE, DecisionKind.BLOCK)


def play(state: GameState, *lines: str) -> GameState:
    """The position after these moves."""
    for line in lines:
        state = apply(*reading(state, line))
    return state


def pair(refused: GameState, allowed: GameState, line: str, code: str, rule: str) -> None:
    """Hold a minimal pair to what it says.

    Args:
        refused: a position in which exactly one guard objects to the move.
        allowed: the position with one fact changed, in which the move is legal.
        line: the move.
        code: the code of the guard.
        rule: its rule.
    """
    _refused(*reading(refused, line), code, rule)
    _allowed(*reading(allowed, line))


def pair_of_moves(state: GameState, refused: Move, allowed: Move, code: str, rule: str) -> None:
    """The same for two moves in one position that differ in one field."""
    _refused(state, refused, code, rule)
    _allowed(state, allowed)


def _refused(state: GameState, move: Move, code: str, rule: str) -> None:
    assert [(v.code, v.rule) for v in why_illegal(state, move)] == [(code, rule)]
    assert not is_legal(state, move)
    assert move not in legal_moves(state)


def _allowed(state: GameState, move: Move) -> None:
    assert why_illegal(state, move) == ()
    assert is_legal(state, move)
    assert move in legal_moves(state)


def drive(state: GameState, *lines: str) -> GameState:
    """The position after these moves; in windows, and asked to block, all others pass before."""
    for line in lines:
        while state.pending is not None and state.pending.kind in _PASSING:
            if is_legal(*reading(state, line)):
                break
            state = apply(state, Pass(state.pending.seat))
        state = play(state, line)
    return state


def finish(state: GameState) -> GameState:
    """The position after all have passed, in every window and asked to block."""
    while state.pending is not None and state.pending.kind in _PASSING:
        state = apply(state, Pass(state.pending.seat))
    return state

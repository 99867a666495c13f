"""Minimal pairs: a move that is refused, and one changed fact that makes it legal."""

from __future__ import annotations

from vtes.engine import apply, is_legal, legal_moves, why_illegal
from vtes.model.moves import Move
from vtes.model.state import GameState
from vtes.notation import parse_move
from vtes.notation.moves import read_move

__all__ = ["pair", "pair_of_moves", "play"]


def play(state: GameState, *lines: str) -> GameState:
    """The position after these moves."""
    for line in lines:
        state = apply(state, parse_move(state, line))
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
    _refused(refused, read_move(refused, line), code, rule)
    _allowed(allowed, read_move(allowed, line))


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

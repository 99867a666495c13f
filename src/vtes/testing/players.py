"""Players that need no thought: for tests, examples and benchmarks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from vtes.engine import LegalMoves
from vtes.model.moves import AnnounceWithdrawal, DrawVampire, Move, Pass, TakeBack, Transfer
from vtes.model.state import GameState

Player = Callable[[GameState, LegalMoves], Move]
"""Chooses one of the legal moves of a position."""

_RESERVE = 4


def random_player(random: Random) -> Player:
    """A player to whom all legal moves are alike.

    Args:
        random: where the choices come from.
    """

    def choose(state: GameState, moves: LegalMoves) -> Move:
        return random.choice(moves)

    return choose


def sensible_player(random: Random) -> Player:
    """A player that chooses at random, but not against all reason.

    It keeps a reserve of pool instead of transferring itself out of the game, puts its pool on
    the vampire who is nearest to coming out, takes nothing back, and does not withdraw.

    Args:
        random: where the choices come from.
    """

    def choose(state: GameState, moves: LegalMoves) -> Move:
        pool = state.players[moves[0].seat].pool
        if isinstance(moves[0], Transfer):
            return _influence(state, moves, pool, random)
        sensible = [m for m in moves if not isinstance(m, AnnounceWithdrawal | DrawVampire)]
        return random.choice(sensible or moves)

    return choose


def _influence(state: GameState, moves: Sequence[Move], pool: int, random: Random) -> Move:
    if pool <= _RESERVE:
        return Pass(moves[0].seat)
    uncontrolled = state.players[moves[0].seat].uncontrolled

    def missing(move: Move) -> int:
        assert isinstance(move, Transfer)
        card = uncontrolled[move.place]
        return state.definition(card).facts.capacity - state.cards[card].blood

    open_ = [m for m in moves if isinstance(m, Transfer) and missing(m) > 0]
    if open_:
        return min(open_, key=missing)
    others = [m for m in moves if not isinstance(m, Transfer | TakeBack)]
    return random.choice(others)

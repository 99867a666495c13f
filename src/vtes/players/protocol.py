"""What a player is: something that is shown an observation and chooses one of the legal moves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import deepcopy
from hashlib import blake2b
from typing import Any, Protocol, cast, runtime_checkable

from vtes.engine import LegalMoves, legal_moves
from vtes.model.errors import InvalidMove, InvalidPosition
from vtes.model.moves import Move
from vtes.model.state import GameState
from vtes.observe import Observation, observe


@runtime_checkable
class Player(Protocol):
    """A player who sees what her seat may see.

    A player may also have

    - `reset(seed)`, called before each game with a number that depends on the seed of the game and
      on the seat: whoever takes all chance from it plays the same game again;
    - `looks`, False for one who does not look at the observation; she is given None instead of it,
      which saves the time of making it.
    """

    def choose(self, observation: Observation, moves: LegalMoves) -> Move:
        """One of the moves.

        Args:
            observation: what `observation.seat` may know of the position.
            moves: her legal moves, at least two.
        """
        ...


PlayerLike = Player | type[Player] | Callable[[GameState, LegalMoves], Move]
"""A player, a class of players that is called without arguments, or a function that is given the
whole position, with what is hidden from her seat."""


def seat_seed(seed: int, seat: int) -> int:
    """The number with which the player at a seat is reset.

    Args:
        seed: seed of the game.
        seat: her seat.
    """
    return int.from_bytes(blake2b(f"{seed}/{seat}".encode(), digest_size=8).digest(), "big")


def seated(players: Sequence[PlayerLike], seed: int) -> tuple[PlayerLike, ...]:
    """Copies of the players, ready for the game of a seed; a class is called for its player.

    Raises:
        InvalidPosition: something else than a player is among them.
    """
    ready = []
    for seat, player in enumerate(players):
        fresh: Any = player() if isinstance(player, type) else deepcopy(player)
        if not callable(fresh) and not callable(getattr(fresh, "choose", None)):
            raise InvalidPosition(f"a player is a function or has choose(): {player!r}")
        if callable(getattr(fresh, "reset", None)):
            fresh.reset(seat_seed(seed, seat))
        ready.append(fresh)
    return tuple(ready)


def ask(player: PlayerLike, state: GameState, moves: LegalMoves | None = None) -> Move:
    """Have a player choose for the seat that must decide.

    Args:
        player: the player.
        state: a position with a pending decision.
        moves: its legal moves, where they are known already.

    Raises:
        InvalidMove: what she gives is no move at all.
    """
    moves = legal_moves(state) if moves is None else moves
    choose: Any = getattr(player, "choose", None)
    if choose is None:
        move = cast("Any", player)(state, moves)
    elif getattr(player, "looks", True):
        move = choose(observe(state, state.to_move), moves)
    else:
        move = choose(None, moves)
    if not isinstance(move, Move):
        raise InvalidMove(f"a player gave something that is no move: {move!r:.80}")
    return move


def name_of(player: PlayerLike) -> str:
    """What a player is called in tables: her `name`, or that of her class or function."""
    name = getattr(player, "name", None)
    if isinstance(name, str):
        return name
    kind = player if isinstance(player, type) or hasattr(player, "__name__") else type(player)
    return str(getattr(kind, "__name__", kind))

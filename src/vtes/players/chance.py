"""The player to whom all legal moves are alike."""

from __future__ import annotations

from random import Random
from typing import ClassVar

from vtes.engine import LegalMoves
from vtes.model.moves import Move


class RandomPlayer:
    """Takes every legal move with the same probability."""

    looks: ClassVar[bool] = False

    def __init__(self, seed: int = 0) -> None:
        """Make a player.

        Args:
            seed: where her choices come from until she is reset.
        """
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """Begin a game: from here on her choices depend on the seed alone."""
        self._random = Random(seed)

    def choose(self, observation: object, moves: LegalMoves) -> Move:
        """One of the moves, whatever is seen."""
        return self._random.choice(moves)

"""Chance: numbers that depend on the seed and on how many were drawn before, on nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import TypeVar

_T = TypeVar("_T")


def number(seed: int, draw: int, below: int) -> int:
    """The random number of a draw, evenly distributed from 0 to `below` - 1.

    Args:
        seed: seed of the game.
        draw: how many numbers were drawn before.
        below: the bound.
    """
    digest = blake2b(f"{seed}:{draw}".encode(), digest_size=16).digest()
    return int.from_bytes(digest, "big") % below


def shuffled(seed: int, draw: int, items: Sequence[_T]) -> tuple[tuple[_T, ...], int]:
    """Shuffle, and say how many numbers have been drawn afterwards.

    Args:
        seed: seed of the game.
        draw: how many numbers were drawn before.
        items: what to shuffle.
    """
    cards = list(items)
    for last in range(len(cards) - 1, 0, -1):
        other = number(seed, draw, last + 1)
        draw += 1
        cards[last], cards[other] = cards[other], cards[last]
    return tuple(cards), draw

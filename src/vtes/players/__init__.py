"""Players for simulations: what a player is, and a few who can be played against.

`docs/players.md` shows how to write one, and how strong these are.
"""

from __future__ import annotations

from vtes.players.chance import RandomPlayer
from vtes.players.protocol import Player, PlayerLike, ask, name_of, seated
from vtes.players.search import SearchPlayer
from vtes.players.simple import SimplePlayer

__all__ = [
    "Player",
    "PlayerLike",
    "RandomPlayer",
    "SearchPlayer",
    "SimplePlayer",
    "ask",
    "name_of",
    "seated",
]

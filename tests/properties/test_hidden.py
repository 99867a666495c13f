"""Property 7: who cannot see a difference is not told of it."""

from __future__ import annotations

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from tests.properties.games import STYLES, any_start
from tests.properties.hidden import Seat, play_pairs

seats = st.integers(2, 6)
seeds = st.integers(0, 2**32)


@given(seats, seeds)
def test_an_observer_is_told_nothing_of_what_is_hidden(players: int, seed: int) -> None:
    """Property 7: a game beside twins, for a player or a spectator.

    Seen to fail: every leak of `test_leaks`, and `discipline-superior` asked about hidden
    vampires, which `tests.test_observe` holds.
    """
    random = Random(seed)
    observer: Seat = random.choice([None, *range(players)])
    style = random.choice(STYLES)
    play_pairs(any_start(players, seed), style(random), observer, random, 100)

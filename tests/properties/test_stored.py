"""The properties of stored positions and games.

Each docstring says how the test was seen to fail when the code was broken on purpose.
"""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

import vtes
from tests import fuzz
from tests.properties.games import DECKS, mixed_player, positions, start
from vtes.codec import digest, dumps, loads
from vtes.record import Record
from vtes.session import Game

seats = st.integers(2, 6)
seeds = st.integers(0, 2**32)


@given(seats, seeds, st.integers(0, 250))
def test_a_loaded_game_goes_on_identically(players: int, seed: int, moves: int) -> None:
    """Property 5.

    Seen to fail: `codec.convert.NEVER_STORED` with `draws`, and with `declined` of an action.
    """
    random = Random(seed)
    game = positions(start(players, seed), mixed_player(random), skip=random.random() < 0.8)
    *_, state = islice(game, moves + 1)
    text = dumps(state)
    loaded = loads(text)
    assert loaded == state
    assert dumps(loaded) == text
    for _ in range(12):
        assert digest(loaded) == digest(state)
        if state.pending is None:
            assert loaded.result == state.result
            break
        assert vtes.legal_moves(loaded) == vtes.legal_moves(state)
        move = random.choice(vtes.legal_moves(state))
        state, loaded = vtes.apply(state, move), vtes.apply(loaded, move)


@given(seats, seeds, st.booleans())
def test_a_record_replays_to_the_same_digests(players: int, seed: int, auto_skip: bool) -> None:
    """Property 6.

    Seen to fail: `Record.replay` without `skip`; `without_last` keeping the digests of moves
    that were taken back; `_setup` reading the seed plus one.
    """
    random = Random(seed)
    choose = mixed_player(random)
    options: dict[str, Any] = {"deck_rules": players >= 4, "unencoded": "inert", "turn_limit": 12}
    game = Game(random.sample(DECKS, players), seed=seed, auto_skip=auto_skip, **options)
    digests = [digest(game.state)]
    for _ in range(40):
        if not game.legal_moves:
            break
        if random.random() < 0.1 and len(game):
            game.pop()
            digests.pop()
        game.push(choose(game.state, game.legal_moves))
        digests.append(digest(game.state))
    record = Record.loads(game.record.dumps())
    assert record == game.record
    assert [digest(state) for state in record.replay()] == digests


@settings(max_examples=3 * settings.default.max_examples)  # type: ignore[union-attr]
@given(seeds)
def test_damaged_data_is_refused_or_whole(seed: int) -> None:
    """Whatever is done to a text: an error of ours, or something without fault; nothing runs.

    `python -m tests.fuzz` does the same for long.

    Seen to fail: `codec.loads` without `check`; `parse_json` letting a `ValueError` through;
    `read_move` without a limit to its length; an amount read by `eval`.
    """
    for number in range(5):
        for kind in fuzz.TARGETS:
            fuzz.attempt(kind, seed + number)

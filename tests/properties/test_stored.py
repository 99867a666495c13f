"""The properties of stored positions and games.

Each docstring says how the test was seen to fail when the code was broken on purpose.
"""

from __future__ import annotations

import json
from itertools import islice
from random import Random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

import vtes
from tests.properties.games import DECKS, mixed_player, positions, start
from vtes.check import check
from vtes.codec import digest, dumps, loads
from vtes.model.errors import DataError
from vtes.model.state import GameState
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


_VALUES: tuple[str, ...] = (
    *("null", "true", "0", "1", "-1", "2", "7", "500", '""', '"A"', "[]", "{}", "[[0,1]]"),
    *(
        '"READY"',
        '"HAND"',
        '"ATTACHED"',
        '"CONTESTED"',
        '"PLAYING"',
        '"IMPULSE"',
        '"END"',
        '"Pass"',
    ),
    *('{"$":"Play","seat":0,"card":0,"target":-1,"step":"REVEAL"}', '{"$":"MinionPhase"}'),
)


@given(seats, seeds, st.integers(0, 60))
def test_a_damaged_position_is_refused_or_possible(players: int, seed: int, moves: int) -> None:
    """Whatever is done to the text: `DataError`, or a position without fault.

    Seen to fail: `codec.loads` without `check`; `parse_json` letting a `ValueError` through.
    """
    random = Random(seed)
    game = positions(start(players, seed), mixed_player(random), skip=False)
    *_, state = islice(game, moves + 1)
    text = dumps(state)
    for _ in range(8):
        damage = _spoil_text if random.random() < 0.3 else _spoil_value
        _load(damage(text, random))


def _load(text: str) -> None:
    try:
        state = loads(text)
    except DataError:
        return
    assert type(state) is GameState
    assert check(state) == ()
    assert loads(dumps(state)) == state
    assert bool(vtes.legal_moves(state)) is (state.pending is not None)


def _spoil_text(text: str, random: Random) -> str:
    """Cut, drop, double or replace some characters."""
    at = random.randrange(len(text))
    end = at + random.randrange(12)
    inserted = random.choice(("", text[at:end] * 2, '"', "}", "[", "NaN", "1e9", "\\", "\x00", "é"))
    return text[:at] if random.random() < 0.2 else text[:at] + inserted + text[end:]


def _spoil_value(text: str, random: Random) -> str:
    """Replace, delete, move or add up to three values anywhere in the tree."""
    data = json.loads(text)
    for _ in range(random.randint(1, 3)):
        holder = _holder(data, random)
        if isinstance(holder, list) and holder:
            at: Any = random.randrange(len(holder))
        elif isinstance(holder, dict) and holder:
            at = random.choice([*holder, "$", "blood", "host"])
        else:
            continue
        value = json.loads(random.choice(_VALUES))
        if random.random() < 0.2:
            value = json.loads(json.dumps(_holder(data, random)))
        if random.random() < 0.2:
            holder.pop(*((at,) if isinstance(holder, list) else (at, None)))
        elif isinstance(holder, list) and random.random() < 0.2:
            holder.insert(at, value)
        else:
            holder[at] = value
    return json.dumps(data)


def _holder(data: Any, random: Random) -> Any:
    """A list or an object somewhere in the tree, as likely near the root as in the depth."""
    while True:
        below = data.values() if isinstance(data, dict) else data
        deeper = [value for value in below if isinstance(value, (dict, list))]
        if not deeper or random.random() < 0.25:
            return data
        data = random.choice(deeper)

"""Players who come with the library: they know what their seat may know, and play to win."""

from __future__ import annotations

import pickle
from collections import Counter
from random import Random
from typing import Any

import pytest

import vtes
from tests.properties.games import DECKS, any_start, start
from vtes.model.decisions import Phase
from vtes.model.state import GameState
from vtes.observe import observe
from vtes.players import PlayerLike, RandomPlayer, SimplePlayer, ask, name_of, seated
from vtes.players.imagined import Imagined
from vtes.players.sight import Seen
from vtes.players.simple import points
from vtes.testing.lines import reading
from vtes.testing.position import Position


def won_by(seeds: range, players: list[PlayerLike]) -> Counter[str]:
    """Victory points by player, each seed played in every rotation of the players."""
    table = vtes.simulate(
        seeds,
        players,
        decks=lambda seed: Random(seed).sample(DECKS, len(players)),
        rotate=True,
        deck_rules=False,
        unencoded="inert",
        turn_limit=100,
    )
    assert not table.failures
    total: Counter[str] = Counter()
    for row in table:
        total[row["player"]] += row["victory_points"]
    return total


def say(state: GameState, player: PlayerLike | None = None) -> str:
    """What a player does in a position."""
    return vtes.format_move(state, ask(player or SimplePlayer(), state))


@pytest.mark.parametrize("kind", [RandomPlayer, SimplePlayer])
@pytest.mark.parametrize("seed", range(4))
def test_players_make_legal_moves_and_come_to_an_end(kind: Any, seed: int) -> None:
    state, moves = any_start(2 + seed, seed, turn_limit=120), 0
    players = seated([kind] * len(state.players), seed)
    while state.pending and moves < 4000:
        state = vtes.skip(vtes.apply(state, ask(players[state.pending.seat], state)))
        moves += 1
    assert state.pending is None


@pytest.mark.parametrize("kind", [RandomPlayer, SimplePlayer])
def test_the_same_seed_gives_the_same_choices(kind: Any) -> None:
    state = start(3, 1)
    twins = kind(5), pickle.loads(pickle.dumps(kind(5)))
    others = {say(vtes.skip(start(3, 1)), kind(seed)) for seed in range(20)}
    assert len(others) > 1 or kind is SimplePlayer
    for _ in range(80):
        one, two = (say(state, twin) for twin in twins)
        assert one == two
        state = vtes.skip(vtes.apply(*reading(state, one)))


def test_seats_and_games_have_their_own_chances() -> None:
    drawn = {
        player._random.random()
        for seed in range(3)
        for player in seated([RandomPlayer, RandomPlayer(3)], seed)
        if isinstance(player, RandomPlayer)
    }
    assert len(drawn) == 6


def test_names() -> None:
    assert name_of(RandomPlayer) == name_of(RandomPlayer()) == "RandomPlayer"
    assert name_of(say) == "say"  # type: ignore[arg-type]
    player = SimplePlayer()
    player.name = "Alexis"  # type: ignore[attr-defined]
    assert name_of(player) == "Alexis"


def test_simple_beats_random() -> None:
    won = won_by(range(3), [SimplePlayer, RandomPlayer, RandomPlayer])
    assert won["SimplePlayer"] > 2 * won["RandomPlayer"]


def test_simple_chooses_by_what_she_sees_alone() -> None:
    """The same observation and moves give the same choice, whatever is hidden."""
    state, player = vtes.skip(start(4, 2)), SimplePlayer()
    for _ in range(60):
        assert state.pending
        moves = vtes.legal_moves(state)
        seen = pickle.loads(pickle.dumps(observe(state, state.pending.seat)))
        player.reset(1)
        chosen = player.choose(seen, moves)
        player.reset(1)
        assert ask(player, state) == chosen
        state = vtes.skip(vtes.apply(state, chosen))


QUESTIONS = (
    *("seat", "turn", "phase", "asked", "pool", "uncontrolled", "around", "prey", "predator"),
    *("stealth", "bleed", "called", "diablerist", "at_long_range", "announcing", "announced"),
)


@pytest.mark.parametrize("seed", range(5))
def test_a_position_thought_out_gives_the_same_answers(seed: int) -> None:
    state = vtes.skip(any_start(2 + seed, seed, turn_limit=90))
    players = seated([SimplePlayer] * len(state.players), seed)
    for _ in range(250):
        if not state.pending:
            break
        moves = vtes.legal_moves(state)
        seen = Seen(observe(state, state.to_move))
        imagined = Imagined(state)
        for name in QUESTIONS:
            assert getattr(seen, name) == getattr(imagined, name), name
        assert sorted(seen.hand) == sorted(imagined.hand)
        assert [points(seen, move) for move in moves] == [points(imagined, move) for move in moves]
        state = vtes.skip(vtes.apply(state, ask(players[moves[0].seat], state, moves)))


def table() -> Position:
    position = Position("A", "B", "C").turn("A", Phase.MINION)
    position.vampire("Lupo", "A", capacity=5, blood=3)
    position.vampire("Rake", "B", capacity=4, blood=4)
    return position


def test_she_bleeds_and_a_hungry_vampire_hunts() -> None:
    assert say(table().build()) == "A: bleed with Lupo"
    position = Position("A", "B", "C").turn("A", Phase.MINION)
    position.vampire("Nik", "A", capacity=5, blood=1)
    assert say(position.build()) == "A: hunt with Nik"


def test_she_blocks_a_bleed_but_not_again_and_again() -> None:
    state = vtes.skip(vtes.apply(s := table().build(), vtes.read_move(s, "A: bleed with Lupo")))
    player = SimplePlayer()
    assert say(state, player) == "B: block with Rake"
    assert say(state, player) == "B: block with Rake"
    assert say(state, player) == "B: pass"


def test_she_keeps_some_pool() -> None:
    def influence(pool: int) -> str:
        position = Position("A", "B", "C").turn("A", Phase.INFLUENCE)
        position.pool(A=pool)
        position.vampire("Aabbt Kindred", "A", zone="uncontrolled")
        return say(position.build())

    assert influence(30).startswith("A: transfer")
    assert influence(4) == "A: pass"

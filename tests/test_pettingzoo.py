"""The PettingZoo environment, held by PettingZoo's own tests."""

from __future__ import annotations

import subprocess
import sys
import warnings
from typing import Any

import pytest

import vtes
from tests.properties.games import DECKS
from vtes.model.decisions import DecisionKind
from vtes.model.events import Standing

np = pytest.importorskip("numpy")
suite = pytest.importorskip("pettingzoo.test")
zoo = pytest.importorskip("vtes.pettingzoo")

OPTIONS: dict[str, Any] = {"deck_rules": False, "unencoded": "inert"}


def table(players: int = 3, **options: Any) -> Any:
    return zoo.env(DECKS[:players], **{**OPTIONS, "turn_limit": 12, **options})


def play(env: Any, seed: int, cycles: int = 100_000) -> dict[str, float]:
    """A game of random moves; the rewards that each agent was given."""
    random = np.random.default_rng(seed)
    env.reset(seed=seed)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter(cycles):
        observation, reward, termination, truncation, _ = env.last()
        total[agent] += reward
        over = termination or truncation
        mask = observation["action_mask"]
        env.step(None if over else int(random.choice(np.flatnonzero(mask))))
    return total


def test_it_passes_the_tests_of_pettingzoo() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # a dictionary with a mask is no plain array, it says
        suite.api_test(table(), num_cycles=300)
        suite.api_test(table(turn_limit=3, auto_skip=False), num_cycles=300)
        suite.seed_test(table, num_cycles=100)


def test_an_action_is_an_index_into_the_legal_moves() -> None:
    env = table(auto_skip=False)
    env.reset(seed=3)
    raw = env.unwrapped
    for _ in range(60):
        observation = env.last()[0]
        moves = vtes.legal_moves(raw.position)
        assert raw.moves == moves
        assert observation["action_mask"].sum() == len(moves)
        assert raw.agent_selection == f"player_{raw.position.to_move}"
        for agent in env.agents:
            others = raw.observe(agent)["action_mask"].any()
            assert others == (agent == env.agent_selection)
        after = vtes.apply(raw.position, moves[-1])
        env.step(len(moves) - 1)
        assert raw.position == after


@pytest.mark.parametrize("seed", range(3))
def test_rewards_are_victory_points(seed: int) -> None:
    env = table(turn_limit=None, ruleset=vtes.REVISED.replace(name="short", starting_pool=4))
    total = play(env, seed)
    state = env.unwrapped.position
    assert state.result is not None
    assert [*total.values()] == list(state.result.victory_points)
    assert env.agents == []
    assert sum(total.values()) >= 2


def test_who_is_out_is_terminated_and_a_limit_truncates() -> None:
    env = table(turn_limit=2)
    env.reset(seed=1)
    while env.unwrapped.position.pending:
        env.step(len(env.unwrapped.moves) - 1)
    assert set(env.truncations.values()) == {True}
    assert set(env.terminations.values()) == {False}
    env = table(turn_limit=None, ruleset=vtes.REVISED.replace(name="short", starting_pool=4))
    random = np.random.default_rng(2)
    env.reset(seed=2)
    while all(p.standing is Standing.IN for p in env.unwrapped.position.players):
        env.step(int(random.integers(len(env.unwrapped.moves))))
    gone = [p.standing is not Standing.IN for p in env.unwrapped.position.players]
    assert [env.terminations[agent] for agent in env.possible_agents] == gone
    assert env.terminations[env.agent_selection]


def test_a_limit_of_decisions_truncates_whoever_is_left() -> None:
    env = table(turn_limit=None, decision_limit=20)
    env.reset(seed=4)
    for made in range(1, 21):
        assert not any(env.truncations.values())
        env.step(len(env.unwrapped.moves) - 1)
        assert all(env.truncations.values()) is (made == 20)
    assert not any(env.terminations.values())
    assert env.unwrapped.position.pending
    play(env, 4)
    assert env.agents == []


def test_the_numbers_are_those_of_the_observer() -> None:
    env = table()
    env.reset(seed=5)
    raw = env.unwrapped
    first = zoo.numbers(raw.seen("player_1"))
    assert len(first) == raw.observation_space("player_1")["observation"].shape[0]
    assert first[0] == raw.position.turn
    begin = 2 + len(vtes.Phase) + max(DecisionKind) + 1
    assert first[begin + 2] == raw.position.players[1].pool
    assert raw.seen("player_1") == vtes.observe(raw.position, 1)


def test_what_is_refused() -> None:
    with pytest.raises(vtes.InvalidPosition):
        zoo.env(DECKS[:3], deck_rules=True, unencoded="inert")
    env = table()
    env.reset(seed=1)
    for action in (-1, 511, None):
        with pytest.raises(vtes.InvalidMove, match="is no index of one of the"):
            env.unwrapped.step(action)
    narrow = table(most_moves=1)
    with pytest.raises(vtes.InvalidPosition, match="most_moves is too small"):
        play(narrow, 1)


def test_the_table_as_text() -> None:
    env = table(render_mode="ansi")
    env.reset(seed=1)
    assert env.render() == vtes.format_state(env.unwrapped.position)
    assert table().unwrapped.render() is None


def test_nothing_heavy_is_imported_at_the_root() -> None:
    code = (
        "import sys, vtes, vtes.testing; "
        "print([m for m in sys.modules if m in ('numpy', 'gymnasium', 'pettingzoo')])"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "[]"

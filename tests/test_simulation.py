"""Many games at once: the same table everywhere, and nothing lost without a word."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing import get_context
from random import Random
from typing import Any

import pytest

import vtes
from vtes.engine import LegalMoves
from vtes.model.moves import Move, Pass
from vtes.model.state import GameState
from vtes.observe import Observation
from vtes.players import Player, RandomPlayer
from vtes.simulation import Failure, Row

DECKS = list(vtes.starter_decks().values())
OPTIONS: dict[str, Any] = {"unencoded": "inert", "deck_rules": False, "turn_limit": 6}


def play(games: Any, players: Any = (RandomPlayer, RandomPlayer), **more: Any) -> vtes.Results:
    decks = DECKS[: len(players)]
    return vtes.simulate(games, players, **{"decks": decks, **OPTIONS, **more})


@pytest.fixture(scope="module")
def pool() -> Iterator[Executor]:
    with ProcessPoolExecutor(2, get_context("spawn")) as executor:
        yield executor


class Onlooker:
    """Takes the last move, and only moves of which she sees that they are hers."""

    def choose(self, observation: Observation, moves: LegalMoves) -> Move:
        assert observation.seat == moves[0].seat
        assert observation.legal_moves == tuple(moves)
        assert len(moves) > 1
        return moves[-1]


class Breaking:
    """Breaks in the games of some seeds, which she knows by what she is reset with."""

    def __init__(self, *, hard: bool = False) -> None:
        self.hard = hard
        self.random = Random(0)

    def reset(self, seed: int) -> None:
        self.random = Random(seed)
        self.breaks = self.random.random() < 0.4

    def choose(self, observation: Observation, moves: LegalMoves) -> Move:
        if self.breaks and self.hard:
            os._exit(3)
        if self.breaks:
            raise ZeroDivisionError("thought too hard")
        return self.random.choice(moves)


def last_move(state: GameState, moves: LegalMoves) -> Move:
    return vtes.legal_moves(state)[-1]


def first_move(state: GameState, moves: LegalMoves) -> Move:
    return moves[0]


def nothing(state: GameState, moves: LegalMoves) -> Any:
    return "pass"


def test_the_table_has_a_line_for_each_seat_of_each_game() -> None:
    table = play(3, (RandomPlayer, Onlooker, last_move))
    assert [(r["seed"], r["seat"]) for r in table] == [(g, s) for g in range(3) for s in range(3)]
    assert set(table[0]) == set(Row.__annotations__)
    assert [r["player"] for r in table[:3]] == ["RandomPlayer", "Onlooker", "last_move"]
    assert [r["deck"] for r in table[:3]] == [deck.name for deck in DECKS[:3]]
    for game in range(3):
        rows = table[3 * game : 3 * game + 3]
        assert sorted(r["turn_order"] for r in rows) == [0, 1, 2]
        assert len({(r["turns"], r["decisions"], r["ending"], r["rotation"]) for r in rows}) == 1
        most = max(r["victory_points"] for r in rows)
        assert [r["won"] for r in rows] == [r["victory_points"] == most > 0 for r in rows]
        assert 1 <= rows[0]["turns"] <= 7
        assert rows[0]["decisions"] > 6
        first = vtes.new_game(DECKS[:3], seed=game, **OPTIONS).active
        assert rows[first]["turn_order"] == 0
    assert table.columns()["seat"] == [0, 1, 2] * 3
    assert set(table.columns()) == set(Row.__annotations__)
    assert not table.failures
    assert not table.interrupted


def test_points_lengths_and_ends_are_those_of_the_game() -> None:
    row = play([5], (last_move, last_move), turn_limit=90)[0]
    state = vtes.skip(vtes.new_game(DECKS[:2], seed=5, **OPTIONS | {"turn_limit": 90}))
    decisions = 0
    while state.pending:
        moves = vtes.legal_moves(state)
        decisions += len(moves) > 1
        state = vtes.skip(vtes.apply(state, moves[-1]))
    result = vtes.outcome(state)
    assert result is not None
    assert row["victory_points"] == result.victory_points[0]
    assert (row["turns"], row["decisions"]) == (state.turn, decisions)
    assert row["ending"] == result.termination.name


def test_a_game_that_goes_on_for_ever_is_given_up() -> None:
    """Who tries to block again and again never comes to an end of a turn."""
    table = play([5], (first_move, first_move), turn_limit=90, decision_limit=500)
    assert [f.error for f in table.failures] == ["TooLong: no end after 500 decisions, in turn 9"]


def test_seeds_may_be_named() -> None:
    table = play([7, 3])
    assert [r["seed"] for r in table] == [7, 7, 3, 3]
    assert list(play(range(8)))[6:8] == [dict(r) for r in play([3])]
    assert table[:2] == play([7]).rows


@pytest.mark.parametrize("chunk", [None, 1, 3, 50])
def test_any_executor_and_chunking_gives_the_same_table(pool: Executor, chunk: int | None) -> None:
    here = play(7)
    assert len({(r["turns"], r["decisions"]) for r in here}) > 1
    assert play(7, executor=pool, chunk=chunk) == here
    with ThreadPoolExecutor(2) as threads:
        assert play(7, executor=threads, chunk=chunk) == here


def test_a_player_is_fresh_in_each_game() -> None:
    player = RandomPlayer(9)
    assert play(4, (player, player)) == play(4)
    state = player._random.getstate()
    assert state == RandomPlayer(9)._random.getstate(), "copies play, not she herself"


def test_seats_are_rotated_while_decks_and_shuffles_stay() -> None:
    players = (RandomPlayer, Onlooker, last_move)
    table = play([4, 8], players, rotate=True)
    games = [table[n : n + 3] for n in range(0, len(table), 3)]
    assert [g[0]["rotation"] for g in games] == [0, 1, 2] * 2
    assert [r["player"] for r in games[1]] == ["last_move", "RandomPlayer", "Onlooker"]
    assert all([r["deck"] for r in g] == [d.name for d in DECKS[:3]] for g in games)
    assert len({tuple(r["turn_order"] for r in g) for g in games[:3]}) == 1
    assert games[0] == play([4], players).rows


def test_decks_can_depend_on_the_seed() -> None:
    table = play(4, decks=lambda seed: [DECKS[seed], DECKS[seed + 1]])
    assert [r["deck"] for r in table[::2]] == [d.name for d in DECKS[:4]]


def test_a_game_that_breaks_is_reported_and_can_be_repeated(pool: Executor) -> None:
    players = (RandomPlayer, Breaking())
    table = play(10, players)
    broken = [failure.seed for failure in table.failures]
    assert 0 < len(broken) < 10
    assert {r["seed"] for r in table} == set(range(10)) - set(broken)
    assert table.failures[0].error == "ZeroDivisionError: thought too hard"
    assert "in choose" in table.failures[0].details
    assert play(10, players, executor=pool, chunk=3).rows == table.rows
    again = play(broken, players, executor=pool)
    assert [f.seed for f in again.failures] == broken
    assert not again.rows


def test_games_of_a_lost_worker_are_reported() -> None:
    with ProcessPoolExecutor(1, get_context("spawn")) as own:
        table = play(10, (RandomPlayer, Breaking(hard=True)), executor=own, chunk=1)
    assert table.failures
    assert {r["seed"] for r in table} | {f.seed for f in table.failures} == set(range(10))
    assert len(table) // 2 + len(table.failures) == 10
    assert all("BrokenProcessPool" in failure.error for failure in table.failures)
    # those that the lost worker only had no time for are finished elsewhere
    breaking = {f.seed for f in play(10, (RandomPlayer, Breaking())).failures}
    assert breaking <= {f.seed for f in table.failures}


def test_a_pool_that_takes_no_more_games_loses_them() -> None:
    pool = ThreadPoolExecutor(1)
    pool.shutdown()
    table = play(3, executor=pool)
    assert [f.seed for f in table.failures] == [0, 1, 2]
    assert "shutdown" in table.failures[0].error


def test_what_is_no_move_is_a_failure() -> None:
    table = play([1], (nothing, RandomPlayer))
    assert table.failures[0].error == "InvalidMove: a player gave something that is no move: 'pass'"
    table = play([1], (lambda state, moves: Pass(9), RandomPlayer))
    assert table.failures[0].error.startswith("IllegalMove: ")


def test_results_come_as_they_are_finished(pool: Executor) -> None:
    for executor in (None, pool):
        seen: list[tuple[Row, ...] | Failure] = []
        table = play(5, (RandomPlayer, Breaking()), executor=executor, each=seen.append)
        rows = [played for played in seen if isinstance(played, tuple)]
        assert sorted((r["seed"], r["seat"]) for game in rows for r in game) == [
            (r["seed"], r["seat"]) for r in table
        ]
        assert len(seen) == 5


def interrupting(after: int) -> Callable[[object], None]:
    """Interrupts like a keyboard when so many games are finished."""
    count = iter(range(1, 1000))

    def each(played: object) -> None:
        if next(count) == after:
            raise KeyboardInterrupt

    return each


@pytest.mark.parametrize("kind", ["here", "threads", "processes"])
def test_an_interrupt_gives_what_is_finished(kind: str, pool: Executor) -> None:
    with ThreadPoolExecutor(1) as threads:
        executor = {"here": None, "threads": threads, "processes": pool}[kind]
        table = play(40, executor=executor, each=interrupting(3), chunk=1)
    assert table.interrupted
    whole = {(r["seed"], r["seat"]): r for r in play(40)}
    assert 3 <= len(table) // 2 < 40
    assert all(whole[row["seed"], row["seat"]] == row for row in table)


class Pressing(RandomPlayer):
    """Presses Ctrl-C in some games."""

    name = "RandomPlayer"

    def reset(self, seed: int) -> None:
        super().reset(seed)
        self.presses = self._random.random() < 0.3

    def choose(self, observation: object, moves: LegalMoves) -> Move:
        if self.presses:
            raise KeyboardInterrupt
        return super().choose(observation, moves)


@pytest.mark.parametrize("kind", ["here", "threads"])
def test_an_interrupt_in_a_game_ends_the_simulation(kind: str) -> None:
    with ThreadPoolExecutor(1) as threads:
        executor = {"here": None, "threads": threads}[kind]
        table = play(30, (RandomPlayer, Pressing), executor=executor, chunk=4)
    assert table.interrupted
    assert 0 < len(table) // 2 < 30
    assert table.rows == play(30).rows[: len(table)] or kind == "threads"


class Slow(Executor):
    """Carries out what it is given only when it is told to."""

    def __init__(self) -> None:
        self.futures: list[tuple[Future[Any], Any]] = []

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        self.futures.append((future, lambda: fn(*args, **kwargs)))
        threading.Thread(target=self.work).start() if len(self.futures) == 3 else None
        return future

    def work(self) -> None:
        for future, job in reversed(self.futures):
            if future.set_running_or_notify_cancel():
                future.set_result(job())


def test_the_order_of_the_table_is_not_that_in_which_games_end() -> None:
    order: list[int] = []

    def each(played: tuple[Row, ...] | Failure) -> None:
        assert isinstance(played, tuple)
        order.append(played[0]["seed"])

    table = play(3, executor=Slow(), chunk=1, each=each)
    assert sorted(order) == [0, 1, 2]
    assert table == play(3)


def test_what_would_break_every_game_is_refused_at_once(pool: Executor) -> None:
    with pytest.raises(vtes.CardNotImplemented):
        play(3, unencoded="refuse", decks=[DECKS[0], DECKS[1]])
    with pytest.raises(vtes.InvalidPosition, match="2 decks, but 3 players"):
        play(3, (RandomPlayer,) * 3, decks=DECKS[:2])
    with pytest.raises(vtes.InvalidPosition, match="a seed is an integer"):
        play(["7"])
    with pytest.raises(vtes.InvalidPosition, match="at least one game"):
        play(3, chunk=0)
    with pytest.raises(vtes.InvalidPosition, match="has choose"):
        play(3, (RandomPlayer, 7))
    with pytest.raises(TypeError, match="speed"):
        play(3, speed=5)
    with pytest.raises(TypeError, match="picklable"):
        play(3, (RandomPlayer, lambda state, moves: moves[0]), executor=pool)
    assert play(0) == vtes.Results(())


def test_progress_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("rich")
    assert play(3, progress=True) == play(3)
    printed = capsys.readouterr()
    assert "3/3" in printed.err
    assert not printed.out


def test_progress_without_rich_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.startswith("rich")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "rich", None)
    monkeypatch.setitem(sys.modules, "rich.progress", None)
    monkeypatch.setitem(sys.modules, "rich.console", None)
    with pytest.raises(ImportError, match=r"vtes\[progress\]"):
        play(3, progress=True)


def test_players_fit_the_protocol() -> None:
    assert isinstance(RandomPlayer(), Player)
    assert isinstance(Onlooker(), Player)
    assert not isinstance(first_move, Player)


CTRL_C = """
import os, signal, sys
from concurrent.futures import ProcessPoolExecutor
import vtes
from vtes.players import RandomPlayer

def press(played):
    press.count += 1
    if press.count == 3:
        os.killpg(os.getpgid(0), signal.SIGINT)
press.count = 0

if __name__ == "__main__":
    # a shell that starts the tests in the background has the signal ignored
    signal.signal(signal.SIGINT, signal.default_int_handler)
    decks = list(vtes.starter_decks().values())[:2]
    with ProcessPoolExecutor(2) as pool:
        table = vtes.simulate(4000, [RandomPlayer] * 2, decks=decks, executor=pool, each=press,
                              deck_rules=False, unencoded="inert", turn_limit=6, chunk=2)
    print(table.interrupted, 3 <= len(table) // 2 < 4000)
"""


@pytest.mark.skipif(os.name != "posix", reason="sends a signal to a process group")
def test_ctrl_c_at_the_terminal_gives_what_is_finished() -> None:
    run = subprocess.run(
        [sys.executable, "-c", CTRL_C],
        capture_output=True,
        text=True,
        timeout=120,
        start_new_session=True,
        check=False,
    )
    assert run.stdout == "True True\n", run.stderr

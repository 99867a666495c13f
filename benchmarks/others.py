"""Beside other libraries in one run: `python benchmarks/others.py --seconds 5`.

Random players play vtes, chess (python-chess) and gin rummy (rlcard). A decision is listing the
legal moves, choosing one and making it; vtes lists and carries out what follows without a choice
too (`skip`). The libraries take turns, a second each, and what is measured is processor time, so
that whatever else the machine does hits all of them alike. Chess is played twice: on one board that
changes, as its users do, and with a copy of the board before each move, which is what a state that
can be kept means there.

Needs `pip install vtes[benchmark]`. Figures are printed, never asserted.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from random import Random
from statistics import median
from time import thread_time

import vtes

Decisions = Iterator[None]
"""Makes one decision at each step, for ever."""


def of_vtes(seed: int) -> Decisions:
    """Five players with starter decks."""
    random = Random(seed)
    decks = list(vtes.starter_decks().values())[:5]
    while True:
        state = vtes.new_game(decks, seed=random.getrandbits(32), unencoded="inert", turn_limit=100)
        state = vtes.skip(state)
        while state.pending:
            state = vtes.skip(vtes.apply(state, random.choice(vtes.legal_moves(state))))
            yield


def of_chess(seed: int, *, keeping: bool = False) -> Decisions:
    """Chess; with `keeping` every position can be kept."""
    import chess

    random = Random(seed)
    while True:
        board = chess.Board()
        while not board.is_game_over():
            move = random.choice(list(board.legal_moves))
            if keeping:
                board = board.copy()
            board.push(move)
            yield


def of_rummy(seed: int) -> Decisions:
    """Gin rummy of rlcard."""
    import rlcard

    random = Random(seed)
    environment = rlcard.make("gin-rummy", config={"seed": seed})
    while True:
        state, _ = environment.reset()
        while not environment.is_over():
            state, _ = environment.step(random.choice(list(state["legal_actions"])))
            yield


GAMES: dict[str, Callable[[int], Decisions]] = {
    "vtes, five players": of_vtes,
    "python-chess, one board": of_chess,
    "python-chess, a copy a move": lambda seed: of_chess(seed, keeping=True),
    "rlcard, gin rummy": of_rummy,
}


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=int, default=5, help="for each library")
    options = parser.parse_args()
    running: dict[str, Decisions] = {}
    for name, begin in GAMES.items():
        try:
            running[name] = begin(1)
            next(running[name])
        except ImportError as error:
            del running[name]
            print(f"{name} is left out: {error}", file=sys.stderr)
    times: dict[str, list[float]] = {name: [] for name in running}
    for _ in range(options.seconds):
        for name, decisions in running.items():
            end = thread_time() + 1
            before = thread_time()
            while before < end:
                next(decisions)
                now = thread_time()
                times[name].append(now - before)
                before = now
    print(f"python {sys.version.split()[0]}, microseconds a decision")
    print("| library | decisions a second | median | p99 | worst |\n|---|---|---|---|---|")
    for name, taken in times.items():
        ordered = sorted(taken)
        p99 = ordered[int(0.99 * len(ordered))]
        figures = (median(ordered) * 1e6, p99 * 1e6, ordered[-1] * 1e6)
        rate = len(taken) / sum(taken)
        print(f"| {name} | {rate:,.0f} | " + " | ".join(f"{f:,.0f}" for f in figures) + " |")


if __name__ == "__main__":
    main()

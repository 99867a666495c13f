"""How much faster `vtes.simulate` is with processes: `python benchmarks/speedup.py --games 60`.

Plays the same games in this process and on a pool, twice each, and prints the times and the load of
the machine: on one that is busy with something else the figures mean nothing. The processor time of
both tells also then how well the games divide: the pool should take hardly more.
"""

from __future__ import annotations

import argparse
import os
import sys
from concurrent.futures import ProcessPoolExecutor
from time import perf_counter

import vtes
from vtes.players import RandomPlayer


def processor_time() -> float:
    """Seconds of processor time of this process and of its children that have ended."""
    times = os.times()
    return times.user + times.system + times.children_user + times.children_system


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--players", type=int, default=5)
    parser.add_argument("--processes", type=int, default=2)
    options = parser.parse_args()
    decks = list(vtes.starter_decks().values())[: options.players]
    players = [RandomPlayer] * options.players

    def run(executor: ProcessPoolExecutor | None, games: int) -> vtes.Results:
        return vtes.simulate(
            games,
            players,
            decks=decks,
            executor=executor,
            deck_rules=False,
            unencoded="inert",
            turn_limit=100,
        )

    print(f"python {sys.version.split()[0]}, load {os.getloadavg()[0]:.1f}, {os.cpu_count()} cores")
    run(None, 2)
    for _ in range(2):
        begin, spent = perf_counter(), processor_time()
        here = run(None, options.games)
        alone, alone_cpu = perf_counter() - begin, processor_time() - spent
        spent = processor_time()
        with ProcessPoolExecutor(options.processes) as pool:
            run(pool, options.processes)  # the workers start and import
            begin = perf_counter()
            there = run(pool, options.games)
            shared = perf_counter() - begin
        shared_cpu = processor_time() - spent
        assert here == there
        print(
            f"{options.games} games: {alone:.1f} s here, {shared:.1f} s on {options.processes}"
            f" processes: {alone / shared:.2f} times as fast;"
            f" processor time {alone_cpu:.1f} s and {shared_cpu:.1f} s (with the start of the pool)"
        )


if __name__ == "__main__":
    main()

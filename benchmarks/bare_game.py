"""How fast the referee is: `python benchmarks/bare_game.py [--games 30] [--profile]`.

Fixed decks, seeds and policy (the sensible random player), five players, with `skip`. Counted are
decisions with at least two options; a decision is listing the moves, choosing, applying and
skipping. Figures are printed, never asserted.
"""

from __future__ import annotations

import argparse
import cProfile
import gc
import pstats
import sys
import tracemalloc
from random import Random
from statistics import quantiles
from time import perf_counter

import vtes
from vtes.model.state import GameState
from vtes.testing.players import sensible_player

PLAYERS = 5


def start(seed: int) -> GameState:
    """The game of a seed."""
    decks = Random(seed).sample(list(vtes.starter_decks().values()), PLAYERS)
    return vtes.new_game(decks, seed=seed, unencoded="inert")


def play(seed: int, times: list[float], kept: list[GameState] | None = None) -> None:
    """Play one game; the time of each decision in seconds goes to `times`."""
    player = sensible_player(Random(seed))
    state = vtes.skip(start(seed))
    while state.pending:
        begin = perf_counter()
        moves = vtes.legal_moves(state)
        state = vtes.skip(vtes.apply(state, player(state, moves)))
        if len(moves) > 1:
            times.append(perf_counter() - begin)
        if kept is not None:
            kept.append(state)


def kept_bytes(seed: int) -> float:
    """Memory of a game whose states are all kept, in bytes per state."""
    gc.collect()
    tracemalloc.start()
    kept: list[GameState] = []
    play(seed, [], kept)
    gc.collect()
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return size / len(kept)


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=30)
    parser.add_argument("--profile", action="store_true")
    options = parser.parse_args()
    play(0, [])
    if options.profile:
        profile = cProfile.Profile()
        profile.runcall(lambda: [play(seed, []) for seed in range(options.games)])
        pstats.Stats(profile).sort_stats("tottime").print_stats(30)
        return
    times: list[float] = []
    begin = perf_counter()
    for seed in range(options.games):
        play(seed, times)
    wall = perf_counter() - begin
    per = sorted(times)
    print(f"python {sys.version.split()[0]}, {options.games} games of {PLAYERS} players")
    print(f"decisions with a choice  {len(times):10}")
    print(f"decisions a second       {len(times) / wall:10.0f}")
    print(f"microseconds a decision  {wall / len(times) * 1e6:10.1f}")
    print(f"games a second           {options.games / wall:10.2f}")
    print(f"p99 of a decision, us    {quantiles(per, n=100)[98] * 1e6:10.1f}")
    print(f"worst decision, us       {per[-1] * 1e6:10.1f}")
    print(f"bytes a kept state       {kept_bytes(1):10.0f}")


if __name__ == "__main__":
    main()

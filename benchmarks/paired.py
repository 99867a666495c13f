"""Who plays better: `python benchmarks/paired.py search:simple simple:random --deals 40`.

Paired games: each deal (decks and shuffles) is played in every rotation of the players, who sit
alternately, so that nobody has the better seat or cards. For each deal the points of a game are
the victory points of the first player's seats as a share of all that were won; 50 % is chance. The
interval is that of Student for the mean of the deals, at 95 %.

Figures are printed, never asserted; docs/players.md has some. Ctrl-C shows what is finished.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from concurrent.futures import ProcessPoolExecutor
from contextlib import nullcontext
from functools import partial
from math import sqrt
from random import Random
from statistics import NormalDist, mean, stdev
from time import perf_counter

import vtes
from vtes.players import PlayerLike, RandomPlayer, SearchPlayer, SimplePlayer, name_of
from vtes.simulation import Row


def student(freedom: int, level: float = 0.95) -> float:
    """The quantile of Student's distribution for a two-sided interval (Cornish and Fisher)."""
    z = NormalDist().inv_cdf(0.5 + level / 2)
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3


def shares(table: vtes.Results, first: str) -> list[float]:
    """For each deal the share of victory points that a player's seats won, over all rotations."""
    won: defaultdict[int, list[int]] = defaultdict(lambda: [0, 0])
    for row in table:
        won[row["seed"]][row["player"] != first] += row["victory_points"]
    return [mine / (mine + theirs) for mine, theirs in won.values() if mine + theirs]


def interval(values: list[float]) -> str:
    """The mean with its interval, in per cent."""
    if len(values) < 2:
        return f"{100 * mean(values):5.1f} %, too few deals" if values else "no deals"
    half = student(len(values) - 1) * stdev(values) / sqrt(len(values))
    low, high = 100 * (mean(values) - half), 100 * (mean(values) + half)
    verdict = "better" if low > 50 else "worse" if high < 50 else "no telling"
    return f"{100 * mean(values):5.1f} % [{low:5.1f}, {high:5.1f}] {verdict}"


def decks_for(seats: int, seed: int) -> list[vtes.Deck]:
    """Different starter decks for a seed."""
    return Random(seed).sample(list(vtes.starter_decks().values()), seats)


def compare(names: list[str], players: dict[str, PlayerLike], options: argparse.Namespace) -> None:
    """Play one pair and print its line."""
    table: list[Row] = []
    title = f"{names[0]} against {names[1]}, {options.seats} seats"

    def each(played: tuple[Row, ...] | vtes.Failure) -> None:
        if isinstance(played, vtes.Failure):
            print(played, played.details, file=sys.stderr)
            return
        table.extend(played)
        if options.verbose:
            games = len(table) // options.seats
            so_far = interval(shares(vtes.Results(tuple(table)), label))
            print(f"{title}: {games} games, {so_far}", file=sys.stderr, flush=True)

    seated = [players[names[seat % 2]] for seat in range(options.seats)]
    label = name_of(seated[0])
    begin = perf_counter()
    pool = ProcessPoolExecutor(options.processes) if options.processes > 1 else nullcontext(None)
    with pool as executor:
        results = vtes.simulate(
            range(options.first, options.first + options.deals),
            seated,
            decks=partial(decks_for, options.seats),
            executor=executor,
            chunk=1,
            rotate=True,
            each=each,
            deck_rules=False,
            unencoded="inert",
            turn_limit=options.turn_limit,
        )
    taken = perf_counter() - begin
    games = len(results) // options.seats
    print(f"| {title} | {games} | {interval(shares(results, label))} | {taken:.0f} s |")


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("pairs", nargs="*", default=["search:simple", "simple:random"])
    parser.add_argument("--deals", type=int, default=20)
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--seats", type=int, default=4, choices=(2, 4, 6))
    parser.add_argument("--iterations", type=int, default=40, help="of the search")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--turn-limit", type=int, default=120)
    parser.add_argument("--verbose", action="store_true", help="a line for each game")
    options = parser.parse_args()
    players: dict[str, PlayerLike] = {
        "random": RandomPlayer,
        "simple": SimplePlayer,
        "search": SearchPlayer(options.iterations),
    }
    print("| players | games | share of victory points | time |\n|---|---|---|---|")
    for pair in options.pairs:
        names = pair.split(":")
        if len(names) != 2 or not set(names) <= set(players):
            parser.error(f"a pair is written like search:simple, of {', '.join(players)}")
        compare(names, players, options)


if __name__ == "__main__":
    main()

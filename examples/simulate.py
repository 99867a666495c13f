"""Plays a few games on every processor and says how the decks did.

    python examples/simulate.py --games 20 --players 4
    python examples/simulate.py --deal CE:Brujah CE:Tremere FN:Giovanni my_deck.txt

Each game is played by players who go by rules of thumb; `--random` seats random ones instead.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random
from statistics import mean

import vtes
from vtes.players import RandomPlayer, SimplePlayer


def deck(name: str) -> vtes.Deck:
    """The starter deck of that name, or the deck in that file."""
    starters = vtes.starter_decks()
    if name in starters:
        return starters[name]
    return vtes.read_deck(Path(name).read_text(encoding="utf-8"))


def show(table: vtes.Results) -> None:
    """Print the victory points of each deck, and what went wrong."""
    points: defaultdict[str, list[int]] = defaultdict(list)
    for row in table:
        points[row["deck"]].append(row["victory_points"])
    for name, got in sorted(points.items(), key=lambda item: -mean(item[1])):
        print(f"{name:24} {mean(got):5.2f} victory points in {len(got)} games")
    for failure in table.failures:
        print(f"seed {failure.seed} broke off: {failure.error}", file=sys.stderr)


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program; 1 if a deck cannot be read."""
    parser = argparse.ArgumentParser(description="How do these decks do against each other?")
    parser.add_argument("--games", type=int, default=8)
    parser.add_argument("--players", type=int, default=4, choices=range(2, 7))
    parser.add_argument("--deal", nargs="+", default=[], metavar="DECK", help="one for each seat")
    parser.add_argument("--random", action="store_true", help="random players")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--progress", action="store_true", help="needs the package rich")
    options = parser.parse_args(argv)
    starters = list(vtes.starter_decks().values())
    try:
        named = [deck(name) for name in options.deal]
        seats = len(named) or options.players
        with ProcessPoolExecutor(options.processes) as pool:
            table = vtes.simulate(
                options.games,
                [RandomPlayer if options.random else SimplePlayer] * seats,
                decks=lambda seed: named or Random(seed).sample(starters, seats),
                executor=pool,
                progress=options.progress,
                deck_rules=seats >= 4,
                unencoded="inert",
                turn_limit=150,
            )
    except (vtes.RulesError, OSError) as error:
        print(error, file=sys.stderr)
        return 1
    show(table)
    return 0


if __name__ == "__main__":
    sys.exit(main())

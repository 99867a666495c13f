"""What a decision costs as games grow: `python benchmarks/scaling.py --games 20 --picture FILE`.

Players who go by rules of thumb play games of 2 to 6 seats with the starters. For each decision
with at least two options the processor time of listing the moves, applying the chosen one and
skipping is taken (what the player thinks is not), beside the number of players, of cards in play,
and of decisions made before. Prints medians, p99 and the worst decision; `--picture` draws them
(needs matplotlib: `pip install vtes[benchmark]`). Figures are printed, never asserted.
"""

from __future__ import annotations

import argparse
import gc
import sys
from collections import defaultdict
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from statistics import median
from time import thread_time_ns
from typing import NamedTuple

import vtes
from vtes.model.state import GameState
from vtes.players import SimplePlayer


class Decision(NamedTuple):
    players: int
    cards: int
    number: int
    options: int
    turn: int
    microseconds: float


def cards_in_play(state: GameState) -> int:
    """Cards in play, those on other cards among them."""
    return sum(vtes.in_play(state, card) for card in range(len(state.cards)))


def play(players: int, seed: int, turn_limit: int) -> list[Decision]:
    """Play one game and time its decisions."""
    decks = Random(seed).sample(list(vtes.starter_decks().values()), players)
    state = vtes.new_game(
        decks, seed=seed, deck_rules=False, unencoded="inert", turn_limit=turn_limit
    )
    state = vtes.skip(state)
    player = SimplePlayer(seed)
    timed: list[Decision] = []
    while state.pending:
        begin = thread_time_ns()
        moves = vtes.legal_moves(state)
        listed = thread_time_ns()
        move = player.imagine(state, moves)
        chosen = thread_time_ns()
        after = vtes.skip(vtes.apply(state, move))
        taken = (listed - begin + thread_time_ns() - chosen) / 1000
        if len(moves) > 1:
            at = (cards_in_play(state), len(timed), len(moves), state.turn)
            timed.append(Decision(players, *at, taken))
        state = after
    return timed


def quantile(values: Sequence[float], share: float) -> float:
    """The value below which a share of the values lies."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


Groups = dict[int, list[float]]


def grouped(timed: list[Decision], key: Callable[[Decision], int], least: int = 30) -> Groups:
    """Times by some number of the decision; groups that are too small are left out."""
    groups: defaultdict[int, list[float]] = defaultdict(list)
    for each in timed:
        groups[key(each)].append(each.microseconds)
    return {at: groups[at] for at in sorted(groups) if len(groups[at]) >= least}


def views(timed: list[Decision]) -> dict[str, Groups]:
    """The groups that are shown, by what they are grouped by."""
    return {
        "players": grouped(timed, lambda d: d.players),
        "cards in play": grouped(timed, lambda d: d.cards // 5 * 5),
        "decisions before (five players)": grouped(
            [d for d in timed if d.players == 5], lambda d: d.number // 50 * 50
        ),
        "legal moves": grouped(timed, lambda d: min(d.options, 40) // 4 * 4),
    }


def show(timed: list[Decision]) -> None:
    """Print the tables."""
    times = [d.microseconds for d in timed]
    print(f"python {sys.version.split()[0]}, {len(timed)} decisions, microseconds")
    print(f"median {median(times):.0f}, p99 {quantile(times, 0.99):.0f}, worst {max(times):.0f}")
    worst = max(timed, key=lambda d: d.microseconds)
    print(f"the worst: {worst}")
    for title, groups in views(timed).items():
        print(f"\n{title:>32} {'number':>8} {'median':>8} {'p99':>8} {'worst':>8}")
        for at, values in groups.items():
            middle, high = median(values), quantile(values, 0.99)
            print(f"{at:>32} {len(values):8} {middle:8.0f} {high:8.0f} {max(values):8.0f}")


def draw(timed: list[Decision], file: Path) -> None:
    """Draw the same as a picture."""
    import matplotlib

    matplotlib.use("Agg")
    matplotlib.rcParams["svg.hashsalt"] = "vtes"  # the same picture for the same figures
    from matplotlib import pyplot
    from matplotlib.ticker import MaxNLocator, NullFormatter, ScalarFormatter

    figure, axes = pyplot.subplots(2, 2, figsize=(9, 6.5), sharey=True, layout="constrained")
    for axis, (title, groups) in zip(axes.flat, views(timed).items(), strict=True):
        at = list(groups)
        axis.plot(at, [max(groups[x]) for x in at], ":", color="tab:red", label="worst")
        axis.plot(
            at, [quantile(groups[x], 0.99) for x in at], "--", color="tab:orange", label="p99"
        )
        axis.plot(at, [median(groups[x]) for x in at], "o-", color="tab:blue", label="median")
        axis.set_yscale("log")
        axis.yaxis.set_major_formatter(ScalarFormatter())
        axis.yaxis.set_minor_formatter(NullFormatter())
        axis.xaxis.set_major_locator(MaxNLocator(integer=True))
        axis.set_xlabel(title)
        axis.grid(alpha=0.3, which="both")
    for axis in axes[:, 0]:
        axis.set_ylabel("microseconds a decision")
    axes[0, 0].legend()
    figure.savefig(file, metadata={"Date": None} if file.suffix == ".svg" else None)


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20, help="for each number of players")
    parser.add_argument("--turn-limit", type=int, default=200)
    parser.add_argument("--picture", type=Path, help="an SVG or PNG file")
    options = parser.parse_args()
    play(3, 0, 10)
    timed: list[Decision] = []
    for players in range(2, 7):
        for seed in range(options.games):
            gc.collect()
            timed += play(players, 100 * players + seed, options.turn_limit)
    show(timed)
    if options.picture:
        draw(timed, options.picture)


if __name__ == "__main__":
    main()

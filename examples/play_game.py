"""Plays one game with players that move sensibly at random, and shows how it went.

    python examples/play_game.py --players 5 --seed 7 --log
    python examples/play_game.py --decks CE:Brujah CE:Tremere my_deck.txt

A deck is the name of a starter deck or a text file with lines such as `4x Fortitude`. Cards whose
text is not encoded yet are dealt as cards that can only be discarded.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from random import Random

import vtes
from vtes.testing.players import sensible_player


def find_deck(name: str) -> vtes.Deck:
    """The starter deck of that name, or the deck in that file."""
    starters = vtes.starter_decks()
    if name in starters:
        return starters[name]
    path = Path(name)
    if not path.is_file():
        raise vtes.DeckError(f"no starter deck and no file {name!r}; starters: {list(starters)}")
    return vtes.read_deck(path.read_text(encoding="utf-8"))


def choose_decks(names: list[str], players: int, random: Random) -> list[vtes.Deck]:
    """The decks asked for, or different starter decks at random."""
    if names:
        return [find_deck(name) for name in names]
    return random.sample(list(vtes.starter_decks().values()), players)


def play(decks: list[vtes.Deck], seed: int, log: bool) -> None:
    """Play one game and print it."""
    game = vtes.Game(
        decks, seed=seed, deck_rules=len(decks) >= 4, unencoded="inert", auto_skip=True
    )
    player = sensible_player(Random(seed))
    for seat, (name, deck) in enumerate(zip(game.state.table.names, decks, strict=True)):
        print(f"seat {seat}: {name} plays {deck.name or 'a deck'}")
    while game.state.pending:
        before = game.state
        game.push(player(before, game.legal_moves))
        if log:
            for event in game.events:
                line = vtes.format_event(game.state, event)
                if line:
                    print(line)
    print()
    print(vtes.format_state(game.state))
    result = vtes.outcome(game.state)
    assert result is not None
    print(f"\nAfter {game.state.turn} turns: {result.termination.value}.")
    for name, points in zip(game.state.table.names, result.victory_points, strict=True):
        print(f"{name}: {points} victory point{'' if points == 1 else 's'}")
    print("Winner:", ", ".join(game.state.table.names[seat] for seat in result.winners) or "nobody")


def main() -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--players", type=int, default=5, choices=range(2, 7))
    parser.add_argument("--decks", nargs="+", default=[], metavar="DECK")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--log", action="store_true", help="print a line for every event")
    options = parser.parse_args()
    try:
        decks = choose_decks(options.decks, options.players, Random(options.seed))
        play(decks, options.seed, options.log)
    except vtes.RulesError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())

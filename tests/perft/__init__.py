"""Six small decks that never change, and how many sequences of moves follow: docs/perft.md.

    python -m tests.perft            count, and say which counts are not those of docs/perft.md
    python -m tests.perft --write    count, and write docs/perft.md
    python -m tests.perft --divide "bleed" midst 4 ["A: bleed with Dr. Douglas Netchurch" ...]
                                     the counts of the position after these moves, by first move

Where two versions of the rules count differently, `--divide` shows under which move; that move is
made, and so on with one move less, until the position is found in which they differ.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

from attrs import frozen

import vtes
from vtes.model.decisions import Phase
from vtes.model.state import GameState
from vtes.perft import divide, perft
from vtes.testing import Position
from vtes.testing.lines import reading

PAGE = Path(__file__).resolve().parents[2] / "docs" / "perft.md"
HAND = 7


@frozen
class Small:
    """A small deck.

    In the midst of the game its first two vampires are ready, and the first cards of its library
    are in the hand.
    """

    crypt: tuple[str, ...]
    library: tuple[str, ...]


DECKS: dict[str, Small] = {
    "bleed": Small(
        ("Dr. Douglas Netchurch", "Greger Anderssen", "Ohanna", "Victoria"),
        (
            *("Govern the Unaligned", "Cloak the Gathering", "Conditioning", "Lost in Crowds"),
            *("Deflection", "Faceless Night", "Telepathic Misdirection", "Bonding"),
            *("Blood Doll", "Wake with Evening's Freshness", "Spying Mission", "Dodge"),
        ),
    ),
    "fists": Small(
        ("Theo Bell", "Allison Maller", "Raziya Samater", "Volker, The Puppet Prince"),
        (
            *("Bum's Rush", "Torn Signpost", "Immortal Grapple", "Blur", "Taste of Vitae"),
            *("Undead Strength", "Flash", "Dodge", "Psyche!", "Fame", "Amaranth", "Harass"),
        ),
    ),
    "votes": Small(
        ("Victoria Ash", "Sir Henry Johnson", "Barth", "Isabel de Leon"),
        (
            *("Kine Resources Contested", "Bewitching Oration", "Ancilla Empowerment"),
            *("Parity Shift", "Awe", "Delaying Tactics", "Majesty", "Anarch Troublemaker"),
            *("Praxis Seizure: Paris", "Disputed Territory", "Telepathic Counter", "Bribes"),
        ),
    ),
    "walls": Small(
        ("Cohn Rose", "Blythe Candeleria", "Pieter van Dorn", "Mustafa Rahman"),
        (
            *("Enhanced Senses", "Spirit's Touch", "Theft of Vitae", "Eagle's Sight"),
            *("Forced Awakening", "Raven Spy", "Walk of Flame", "Precognition"),
            *("Arcane Library", "Rutor's Hand", "Cauldron of Blood", "Telepathic Misdirection"),
        ),
    ),
    "guns": Small(
        ("Nikolaus Vermeulen", "Laurent de Valois", "Regilio, The Seeker of Akhenaten", "Judah"),
        (
            *(".44 Magnum", "Leather Jacket", "Renegade Garou", "Concealed Weapon", "Gypsies"),
            *("Murder of Crows", "Grenade", "Carrion Crows", "Aid from Bats", "Army of Rats"),
            *("Computer Hacking", "J. S. Simmons, Esq."),
        ),
    ),
    "elders": Small(
        ("Arika", "Itzahk Levine", "Diana Vick", "Elena Gutierrez"),
        (
            *("Minion Tap", "Freak Drive", "Skin of Steel", "The Barrens", "Social Charm"),
            *("Sudden Reversal", "Second Tradition: Domain", "Blood Doll", "Dominate"),
            *("Rolling with the Punches", "Vast Wealth", "Misdirection"),
        ),
    ),
}


def deck(name: str) -> vtes.Deck:
    """One of the decks as a deck; it is too small for the rules of 1.2."""
    small = DECKS[name]
    return vtes.read_deck("\n".join(f"1 {card}" for card in (*small.crypt, *small.library)))


def rival(name: str) -> str:
    """The deck that a deck is played against: the next one."""
    names = list(DECKS)
    return names[(names.index(name) + 1) % len(names)]


def deal(name: str) -> GameState:
    """The first position of a game of two Methuselahs with a deck and its rival."""
    return vtes.new_game([deck(name), deck(rival(name))], seed=7, deck_rules=False)


def midst(name: str) -> GameState:
    """The minion phase of a later turn, with minions on both sides and one in torpor."""
    position = Position("A", "B").turn("A", Phase.MINION).edge("B").pool(A=9, B=5)
    for seat, small in (("A", DECKS[name]), ("B", DECKS[rival(name)])):
        one, two, three, four = small.crypt
        position.vampire(one, seat).vampire(two, seat)
        position.vampire(three, seat, zone="torpor" if seat == "B" else "uncontrolled", blood=1)
        position.crypt(seat, four)
        position.hand(seat, *small.library[:HAND]).library(seat, *small.library[HAND:])
    return position.build()


STARTS: dict[str, tuple[str, int, int, Callable[[str], GameState]]] = {
    "deal": ("From the deal", 4, 6, deal),
    "midst": ("In the midst of a game", 4, 6, midst),
}
"""Title, the depth that is counted in the tests, the depth of the page, the position."""


def table(start: str, depth: int) -> dict[str, list[int]]:
    """The counts for each deck, from depth 1 to `depth`."""
    position = STARTS[start][3]
    return {name: [perft(position(name), d) for d in range(1, depth + 1)] for name in DECKS}


def written() -> dict[str, dict[str, list[int]]]:
    """The counts that stand in docs/perft.md."""
    found: dict[str, dict[str, list[int]]] = {start: {} for start in STARTS}
    start = ""
    for line in PAGE.read_text().splitlines():
        start = next((s for s, (title, *_) in STARTS.items() if line == f"## {title}"), start)
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if start and cells[0] in DECKS:
            found[start][cells[0]] = [int(count.replace(",", "")) for count in cells[2:]]
    return found


def split(name: str, start: str, depth: int, moves: Iterable[str]) -> dict[str, int]:
    """The counts after some moves, by the first move that follows."""
    state = vtes.skip(STARTS[start][3](name))
    for line in moves:
        state = vtes.skip(vtes.apply(*reading(state, line)))
    return divide(state, depth)

"""Reads a deck in any of the forms people exchange, says what of it can be played, and writes it.

    python examples/read_a_deck.py my_deck.txt
    python examples/read_a_deck.py my_deck.txt --to lackey

Without a file it shows a deck of the usual look. Lines that cannot be read are listed, and the rest
is shown.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

import vtes

FORMS = ("text", "twd", "jol", "lackey", "json")

SAMPLE = """\
Deck Name: Malkavians who are not there
Description: 12 cards of the crypt, and too few of the library.

Crypt (12 cards, min=8, max=28, avg=5.33)
------------------------------------------
4x Gilbert Duane          7  AUS DOM OBF      prince  Malkavian:1
4x Mariel, Lady Thunder   7  DOM OBF aus tha          Malkavian:1
4x Normal                 2  obf                      Malkavian:1

Library (20 cards)
Master (2)
2x Barrens, The

Action (6)
6x Govern the Unaligned

Action Modifier (6)
6x Lost in Crowds -- four would do

Reaction (6)
6x Deflection
"""


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program; 1 if nothing could be read."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("file", nargs="?", type=Path)
    parser.add_argument("--from", dest="form", choices=FORMS, help="the form, if not recognised")
    parser.add_argument("--to", choices=FORMS, help="write the deck in this form")
    options = parser.parse_args(argv)
    text = options.file.read_text(encoding="utf-8") if options.file else SAMPLE
    try:
        deck = vtes.read_deck(text, options.form)
    except vtes.DeckError as error:
        print(error, file=sys.stderr)
        if error.deck is None:
            return 1
        deck = error.deck
    if options.to:
        print(vtes.write_deck(deck, options.to), end="")
        return 0
    print(f"{deck.name or 'a deck'}: {deck.crypt_size} and {deck.library_size} cards")
    print(vtes.coverage(deck))
    for fault in vtes.deck_faults(deck, players=5):
        print(f"not legal with five players: {fault}")
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""Decks written as lists, in the forms that other programs read."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from typing import Final

from vtes.cards.decks import Deck
from vtes.cards.printed import facts
from vtes.model.cards import SUPERIOR, Facts

Entries = list[tuple[Facts, int]]

_SIGNS = str.maketrans({"™": "(TM)", "—": "--"})
_LETTERS = str.maketrans({"œ": "oe", "Œ": "Oe", "æ": "ae", "Æ": "Ae", "ø": "o", "Ø": "O", "ł": "l"})

_ORDER: Final = (
    "Master",
    "Action",
    "Ally",
    "Equipment",
    "Political Action",
    "Retainer",
    "Action Modifier",
    "Reaction",
    "Combat",
)
"""The types as winning decks list them; those of two types follow their first."""


def write_text(deck: Deck) -> str:
    """A list that people read, the cards by their full names."""
    lines = [f"Deck Name: {deck.name}", ""] if deck.name else []
    lines.append(f"Crypt ({deck.crypt_size})")
    lines += [f"{count}x {card.name} (G{card.group})" for card, count in _crypt(deck)]
    lines += ["", f"Library ({deck.library_size})"]
    for heading, cards in sorted(_sections(deck).items()):
        lines.append(f"{heading} ({_size(cards)})")
        lines += [f"{count}x {card.name}" for card, count in cards]
    return _joined(lines)


def write_twd(deck: Deck) -> str:
    """The form of the archive of tournament winning decks, from the deck's name on."""
    lines = [f"Deck Name: {deck.name}", ""] if deck.name else []
    crypt = sorted(_crypt(deck), key=lambda entry: -entry[1])
    capacities = sorted(card.capacity for card, count in crypt for _ in range(min(count, 4)))
    total = sum(card.capacity * count for card, count in crypt)
    least, most = sum(capacities[:4]), sum(capacities[-4:])
    average = round(total / max(deck.crypt_size, 1), 2)
    lines.append(f"Crypt ({deck.crypt_size} cards, min={least}, max={most}, avg={average:g})")
    lines.append("-" * len(lines[-1]))
    lines += _table([_crypt_row(card, count) for card, count in crypt])
    lines += ["", f"Library ({deck.library_size} cards)"]
    sections = sorted(_sections(deck).items(), key=lambda section: _rank(section[0]))
    for number, (heading, cards) in enumerate(sections):
        lines += [""] if number else []
        lines.append(f"{heading} ({_size(cards)})")
        lines += [f"{count}x {_filed(card.name)}" for card, count in _by_filed_name(cards)]
    return _joined(lines)


def write_jol(deck: Deck) -> str:
    """The form that Jyhad Online (JOL) takes: the crypt, a blank line, the library."""
    lines = [f"{count}x {_filed(card.name)}" for card, count in _crypt(deck)]
    lines.append("")
    lines += [f"{count}x {_filed(card.name)}" for card, count in _library(deck)]
    return _joined(lines)


def write_lackey(deck: Deck) -> str:
    """The form that LackeyCCG takes: the library, then the crypt, in plain ASCII."""
    lines = [f"{count}\t{_ascii(_filed(card.name))}" for card, count in _library(deck)]
    lines.append("Crypt:")
    lines += [f"{count}\t{_ascii(_filed(card.name))}" for card, count in _crypt(deck)]
    return _joined(lines)


WRITERS: Final[dict[str, Callable[[Deck], str]]] = {
    "text": write_text,
    "twd": write_twd,
    "jol": write_jol,
    "lackey": write_lackey,
}
"""The writers of lists, by form."""


def _joined(lines: list[str]) -> str:
    return "\n".join(lines) + "\n"


def _crypt(deck: Deck) -> Entries:
    """The crypt, the greatest capacity first."""
    crypt = [(facts(card_id), count) for card_id, count in deck.crypt]
    return sorted(crypt, key=lambda entry: (-entry[0].capacity, entry[0].name, entry[0].id))


def _sections(deck: Deck) -> dict[str, Entries]:
    """The library by type, each section by name."""
    sections: dict[str, Entries] = {}
    for card_id, count in deck.library:
        card = facts(card_id)
        heading = "/".join(card_type.value.title() for card_type in card.types)
        sections.setdefault(heading, []).append((card, count))
    for cards in sections.values():
        cards.sort(key=lambda entry: (entry[0].name, entry[0].id))
    return sections


def _library(deck: Deck) -> Entries:
    return _by_filed_name([entry for cards in _sections(deck).values() for entry in cards])


def _by_filed_name(cards: Entries) -> Entries:
    return sorted(cards, key=lambda entry: _ascii(_filed(entry[0].name)).casefold())


def _rank(heading: str) -> tuple[int, str]:
    return _ORDER.index(heading.split("/")[0]), heading


def _size(cards: Entries) -> int:
    return sum(count for _, count in cards)


def _filed(name: str) -> str:
    """The name as it is filed: the article behind, and no sign that a keyboard lacks."""
    return re.sub(r"^The (.*)$", r"\1, The", name).translate(_SIGNS)


def _ascii(name: str) -> str:
    """The name without accents, and with single quotes for double ones, which Lackey lacks."""
    plain = unicodedata.normalize("NFKD", name.translate(_LETTERS)).replace('"', "'")
    return plain.encode("ascii", "ignore").decode("ascii")


def _crypt_row(card: Facts, count: int) -> tuple[str, ...]:
    """What stands behind the name of a vampire: capacity, Disciplines, title, clan and group."""
    superior = sorted(d.upper() for d, level in card.disciplines if level == SUPERIOR)
    basic = sorted(str(d) for d, level in card.disciplines if level < SUPERIOR)
    title = card.title.replace("_", " ")
    if card.votes:
        title = f"{card.votes} vote{'s' if card.votes > 1 else ''}"
    return (
        f"{count}x {_filed(card.name)}",
        f"{card.capacity:>2}",
        " ".join(superior + basic) or "-none-",
        title,
        f"{'/'.join(card.clans)}:{card.group}",
    )


def _table(rows: list[tuple[str, ...]]) -> list[str]:
    """The rows in columns, two blanks apart; a column that is empty throughout is left out."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        "  ".join(
            cell.ljust(width) for cell, width in zip(row, widths, strict=True) if width
        ).rstrip()
        for row in rows
    ]

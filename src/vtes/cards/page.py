"""Writes what is encoded as a page: `python -m vtes.cards.page [--check] [FILE]`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import attrs

from vtes.cards.coverage import coverage
from vtes.cards.decks import starter_decks
from vtes.cards.older_words import OLDER_WORDS
from vtes.cards.printed import all_facts
from vtes.cards.texts import TEXTS
from vtes.model.cards import Facts
from vtes.model.record import Record, records
from vtes.model.text import Condition, Effect, Law, Need, Term, Text
from vtes.rulebook.generated import keep_page

__all__ = ["main", "render", "words_of"]

_HEAD = """\
<!-- Made by `python -m vtes.cards.page`; what it says is in src/vtes/cards. -->

# The cards

A card is encoded whole or not at all. Cards that are not encoded are refused, or dealt as cards
that can only be discarded (vampires with their printed numbers). `vtes.coverage(deck)` says of a
deck what this page says of all.

| printed by the end of 2002 | encoded | |
|---|---|---|
| library cards | {library} |
| crypt cards | {crypt} |

## Today's words

Cards do what their text of today says, with the official rulings, by the rules of this edition.
Where today's texts use other words than the rulebook, they are read so:

| today | here | see |
|---|---|---|
{words}
"""

_KINDS: tuple[tuple[type[Record], str], ...] = (
    (Effect, "What happens"),
    (Need, "When a card may be used"),
    (Condition, "When what is in play counts"),
    (Law, "What a card changes for others while it is in play"),
    (Term, "What the caller of a referendum chooses"),
)


def render() -> str:
    """The whole page, as Markdown."""
    every = all_facts()
    shares = []
    for part in (False, True):
        cards = [card for card in every if card.is_vampire is part]
        shares.append(_share(sum(card.id in TEXTS for card in cards), len(cards)))
    head = _HEAD.format(
        library=shares[0],
        crypt=shares[1],
        words="\n".join(
            f"| {today} | {here} | {', '.join(entry for entry in see if entry != 'CARD')} |"
            for today, here, see in OLDER_WORDS
        ),
    )
    return "\n".join([head, *_decks(), *_sets(every), *_vocabulary(), *_cards(every)]) + "\n"


def main(argv: Sequence[str] | None = None) -> int:
    """Write the page, or with `--check` say whether it is up to date."""
    return keep_page("vtes.cards.page", __doc__, "docs/cards.md", render, argv)


def words_of(text: Text) -> tuple[str, ...]:
    """The words of the vocabulary in a text, and what it does by itself, each once, sorted.

    Args:
        text: an encoded text.

    Returns:
        Names of classes of words, like "GainPool", and of fields of `Text`, like "bonuses".
    """
    kinds = tuple(kind for kind, _ in _KINDS)
    words = {type(part).__name__ for part in _parts(text) if isinstance(part, kinds)}
    return tuple(sorted(words | set(_said(text)), key=str.casefold))


def _said(text: Text) -> list[str]:
    """The fields of a text, beside its ways to play it, in which it says something."""
    fields = [f for f in attrs.fields(Text) if f.name != "modes"]
    return [f.name for f in fields if getattr(text, f.name) != f.default]


def _parts(value: Any) -> Iterator[Record]:
    """Every record in a value."""
    if isinstance(value, Record):
        yield value
        value = tuple(getattr(value, field.name) for field in attrs.fields(type(value)))
    if isinstance(value, tuple):
        for part in value:
            yield from _parts(part)


def _share(encoded: int, of: int) -> str:
    return f"{encoded} of {of} | {encoded / of:.0%}" if of else "none | "


def _decks() -> Iterator[str]:
    yield "## Starter decks\n"
    yield "Copies counted.\n"
    yield "| deck | library | | crypt | | not encoded |"
    yield "|---|---|---|---|---|---|"
    for name, deck in starter_decks().items():
        covered = coverage(deck)
        cells = []
        for part in ("library", "crypt"):
            lines = [line for line in covered.lines if line.part == part]
            known = sum(line.count for line in lines if line.encoded)
            cells.append(_share(known, sum(line.count for line in lines)))
        missing = sorted(line.name for line in covered.lines if not line.encoded)
        yield f"| {name} | {' | '.join(cells)} | {'; '.join(missing)} |"
    yield ""


def _sets(every: Iterable[Facts]) -> Iterator[str]:
    yield "## Sets\n"
    yield "| set | library | | crypt | |"
    yield "|---|---|---|---|---|"
    there: Counter[tuple[str, bool]] = Counter()
    known: Counter[tuple[str, bool]] = Counter()
    for card in every:
        for name in set(card.prints):
            there[name, card.is_vampire] += 1
            known[name, card.is_vampire] += card.id in TEXTS
    for name in sorted({name for name, _ in there}):
        parts = [_share(known[name, part], there[name, part]) for part in (False, True)]
        yield f"| {name} | {' | '.join(parts)} |"
    yield ""


def _vocabulary() -> Iterator[str]:
    """Every word with the number of encoded cards that use it."""
    used = Counter(word for text in TEXTS.values() for word in words_of(text))
    yield "## The vocabulary\n"
    yield "The words in which cards are encoded, each with the number of cards that use it.\n"
    for kind, title in _KINDS:
        words = {w.__name__: w for w in records(kind) if w.__module__.startswith("vtes.")}
        yield f"### {title}\n"
        yield "| word | cards | |"
        yield "|---|---|---|"
        for name in sorted(words, key=str.casefold):
            yield f"| `{name}` | {used[name]} | {_first_sentence(words[name])} |"
        yield ""
    yield "### What a card is or does by itself while it is in play\n"
    yield "The fields of `Text`.\n"
    yield "| field | cards |"
    yield "|---|---|"
    for name in sorted(field.name for field in attrs.fields(Text) if field.name != "modes"):
        yield f"| `{name}` | {used[name]} |"
    yield ""


def _first_sentence(word: type[Record]) -> str:
    text = " ".join((word.__doc__ or "").split("\n\n")[0].split())
    return text.replace("|", "\\|")


def _cards(every: Iterable[Facts]) -> Iterator[str]:
    yield "## Every card\n"
    yield "| card | type | ways | words |"
    yield "|---|---|---|---|"
    for card in sorted(every, key=lambda card: (card.name.casefold(), card.id)):
        text = TEXTS.get(card.id)
        kinds = "/".join(card.types) + (f" (G{card.group})" if card.is_vampire else "")
        if text is None:
            yield f"| {card.name} | {kinds} | *not encoded* | |"
        else:
            words = " ".join(words_of(text))
            yield f"| {card.name} | {kinds} | {len(text.modes)} | {words} |"


if __name__ == "__main__":
    raise SystemExit(main())

"""Decks: what a player brings, how it is written down, and whether the rules allow it."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache
from types import MappingProxyType
from typing import Any

import attrs

from vtes.cards.printed import all_facts, facts, find, table
from vtes.model.cards import CardType, Facts
from vtes.model.errors import RulesError

Counts = tuple[tuple[int, int], ...]
"""Card ids, each with its number of copies; by id, each id once."""

MAX_COPIES = 99_999
"""No card is taken oftener than this. A guard against slips of the pen, not a rule (R1.2-08)."""

MAX_ID = 999_999_999
"""No card id is larger."""


@attrs.frozen(weakref_slot=False)
class UnreadLine:
    """A line of a deck list that could not be read.

    Attributes:
        line: its number, from 1; in the JSON form the position of the entry, from 1.
        text: what it says.
        reason: why it could not be read, and what would help.
    """

    line: int
    text: str
    reason: str


class DeckError(RulesError):
    """A deck, or a text that should be one, is not usable.

    Attributes:
        unread: every line that could not be read; empty if the whole is at fault.
    """

    def __init__(self, message: str, unread: tuple[UnreadLine, ...] = ()) -> None:
        self.unread = unread
        details = (f"\n  line {u.line}: {u.reason}: {u.text!r}" for u in unread)
        super().__init__(message + "".join(details))


def _counts(cards: Iterable[tuple[int, int]]) -> Counts:
    """Check pairs of id and count, merge equal ids, order by id."""
    total: dict[int, int] = {}
    try:
        pairs = [(card_id, count) for card_id, count in cards]
    except (TypeError, ValueError):
        raise DeckError("the cards of a deck are pairs of a card id and a count") from None
    for card_id, count in pairs:
        if type(card_id) is not int or not 1 <= card_id <= MAX_ID:
            raise DeckError(f"a card id is a whole number from 1 on, not {_show(card_id)}")
        if fault := _count_fault(count):
            raise DeckError(f"card {card_id}: {fault}")
        total[card_id] = total.get(card_id, 0) + count
        if fault := _count_fault(total[card_id]):
            raise DeckError(f"card {card_id}, all its lines together: {fault}")
    return tuple(sorted(total.items()))


def _count_fault(count: object) -> str:
    if type(count) is not int or not 1 <= count <= MAX_COPIES:
        return f"the count is a whole number from 1 to {MAX_COPIES}, not {_show(count)}"
    return ""


def _show(value: object) -> str:
    """Show a wrong value in a message, shortly whatever it is."""
    if isinstance(value, int) and abs(value) > MAX_ID:
        return "a number out of range"
    short = value is None or isinstance(value, (int, float, str))
    return repr(value)[:60] if short else f"a {type(value).__name__}"


def _deck_name(name: str) -> str:
    if not isinstance(name, str):
        raise DeckError(f"the name of a deck is a text, not {_show(name)}")
    return name


@attrs.frozen(weakref_slot=False)
class Deck:
    """A deck: a crypt and a library (R1.2-01).

    Equal ids are merged and ordered, so two decks are equal if they hold the same cards under the
    same name. Whether the rules allow the deck is another question: see `deck_faults`.

    Attributes:
        name: a name for people, which may be empty.
        crypt: pairs of card id and number of copies (at least 1), by id.
        library: the same for the library.

    Raises:
        DeckError: an id or a count is not a positive whole number, or the name is not a text.
    """

    name: str = attrs.field(converter=_deck_name)
    crypt: Counts = attrs.field(default=(), converter=_counts)
    library: Counts = attrs.field(default=(), converter=_counts)

    @property
    def crypt_size(self) -> int:
        """The number of cards in the crypt."""
        return sum(count for _, count in self.crypt)

    @property
    def library_size(self) -> int:
        """The number of cards in the library."""
        return sum(count for _, count in self.library)


def read_deck(text: str) -> Deck:
    """Read a deck in one of the forms that people exchange.

    Text: one card a line, `4x Name`, `4 Name` or `4<TAB>Name`; a crypt card may be followed by
    `(G2)` for its group. Each card goes where its type belongs. Headings (`Crypt`, `Library (77)`,
    `Master (13)`), blank lines, rulers and comments (`#`, `//`) are passed over; `Deck Name: ...`
    names the deck. JSON: `{"name": ..., "cards": {"100518": 2}}`, other keys are passed over.

    Args:
        text: the whole list.

    Returns:
        The deck, legal or not.

    Raises:
        DeckError: names every line that could not be read, and why; or the JSON is damaged.
    """
    if not isinstance(text, str):
        raise DeckError(f"a deck list is a text, not {type(text).__name__}")
    text = text.removeprefix("\ufeff")
    if text.lstrip().startswith(("{", "[{", '["')):
        name, entries, unread = _read_json(text)
    else:
        name, entries, unread = _read_lines(text)
    if unread:
        lines = "1 line" if len(unread) == 1 else f"{len(unread)} lines"
        raise DeckError(f"{lines} of the deck could not be read:", tuple(unread))
    return Deck(
        name,
        [(card.id, count) for card, count in entries if card.is_vampire],
        [(card.id, count) for card, count in entries if card.is_library],
    )


_Read = tuple[str, list[tuple[Facts, int]], list[UnreadLine]]

_TYPE_WORDS = "|".join(
    [t.value.replace("ally", "all(?:y|ies)") + "s?" for t in CardType if t is not CardType.VAMPIRE]
)
_HEADING = re.compile(
    rf"(?i)(?:(?P<part>crypt|library)|(?P<type>(?:{_TYPE_WORDS})(?: ?[/,&] ?(?:{_TYPE_WORDS}))*))"
    r"(?: cards?)?[\s:]*(?:[(\[].*|[0-9]+(?: cards?)?)?[\s:]*"
)
_NAME_LINE = re.compile(r"(?i)(?:deck )?name\s*:\s*(.*)")
_REMARK = re.compile(r"(?i)#.*|//.*|[-=_*~ ]+|(?:author|created by|created|description)\s*:.*")
_CARD = re.compile(r"(-?[0-9]+)(?:\s*[xX×]\s+|\s+)(\S.*)")
_SUFFIX = re.compile(r"(?i)\s*[(\[](?:g(?:roup)?\s?(?P<group>[0-9]+)|(?P<adv>adv(?:anced)?))[)\]]$")


def _read_lines(text: str) -> _Read:
    name, part = "", ""
    entries: list[tuple[Facts, int]] = []
    unread: list[UnreadLine] = []
    for number, raw in enumerate(re.split(r"\r\n|\r|\n", text), 1):
        line = raw.strip()
        if not line or _REMARK.fullmatch(line):
            continue
        if heading := _HEADING.fullmatch(line):
            part = (heading["part"] or "library").lower()
        elif named := _NAME_LINE.fullmatch(line):
            name = named[1]
        else:
            card, count, reason = _read_card(line, part)
            if card is None:
                unread.append(UnreadLine(number, line, reason))
            else:
                entries.append((card, count))
    return name, entries, unread


def _read_card(line: str, part: str) -> tuple[Facts | None, int, str]:
    """Read one line of a card: the card, its count; or None, 0 and the reason."""
    match = _CARD.fullmatch(line)
    if match is None:
        return None, 0, "neither a heading nor a count and a name, like '2x Deflection'"
    digits, name = match.groups()
    count = int(digits) if len(digits) <= 9 else MAX_COPIES + 1
    if fault := _count_fault(count):
        return None, 0, fault
    card, reason = _resolve(name, part)
    return card, count, reason


def _resolve(name: str, part: str) -> tuple[Facts | None, str]:
    """Find the one card a name means; or None and the reason."""
    found = find(name)
    group, advanced = 0, False
    while not found and (suffix := _SUFFIX.search(name)):
        group = int(suffix["group"][:9]) if suffix["group"] else group
        advanced = advanced or bool(suffix["adv"])
        name = name[: suffix.start()]
        found = find(name)
    if not found:
        return None, "no card printed by 2002 has this name"
    if advanced:
        return None, "no advanced vampire was printed by 2002; leave (ADV) out for the plain one"
    if group:
        same = tuple(card for card in found if card.group == group)
        if not same:
            return None, f"not printed in group {group} by 2002, but as {_candidates(found)}"
        found = same
    if len(found) > 1 and part:
        found = tuple(c for c in found if c.is_vampire == (part == "crypt")) or found
    if len(found) > 1:
        return None, f"ambiguous, it may be {_candidates(found)}; add the group, like (G2)"
    return found[0], ""


def _candidates(cards: Iterable[Facts]) -> str:
    return " or ".join(
        f"{c.name} ({f'G{c.group}, ' if c.is_vampire else ''}id {c.id})" for c in cards
    )


def _pairs(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    twice = [key for key, times in Counter(key for key, _ in pairs).items() if times > 1]
    if twice:
        raise DeckError(f"the JSON of the deck says {', '.join(map(repr, twice))} more than once")
    return dict(pairs)


def _read_json(text: str) -> _Read:
    try:
        data = json.loads(text, object_pairs_hook=_pairs)
    except DeckError:
        raise
    except (ValueError, RecursionError) as error:
        raise DeckError(f"the deck begins like JSON, but it is damaged: {error}") from None
    cards = data.get("cards") if isinstance(data, dict) else None
    if not isinstance(cards, dict):
        raise DeckError('the JSON of a deck looks like {"name": "...", "cards": {"100518": 2}}')
    name = data.get("name", "")
    if not isinstance(name, str):
        raise DeckError(f'"name" in the JSON of a deck is a text, not {_show(name)}')
    known = {str(card.id): card for card in all_facts()}
    entries: list[tuple[Facts, int]] = []
    unread: list[UnreadLine] = []
    for number, (key, count) in enumerate(cards.items(), 1):
        reason = "" if key in known else "no card printed by 2002 has this id"
        if reason := reason or _count_fault(count):
            unread.append(UnreadLine(number, f"{key}: {_show(count)}", reason))
        else:
            entries.append((known[key], count))
    return name, entries, unread


def write_deck(deck: Deck, form: str = "text") -> str:
    """Write a deck down, so that `read_deck` gives the same deck back.

    Args:
        deck: the deck, legal or not.
        form: "text" for a list that people read, "json" for `{"name": ..., "cards": {...}}`.

    Returns:
        The text, with a final line break.

    Raises:
        DeckError: the form is unknown; a card is not of the pool or lies in the wrong part; or
            the text form cannot hold the name (it has a line break, or blanks at an end).
    """
    _check_deck(deck)
    if form not in ("text", "json"):
        raise DeckError(f"the forms of a deck are 'text' and 'json', not {_show(form)}")
    if faults := _card_faults(deck):
        raise DeckError("the deck cannot be written: " + "; ".join(faults))
    if form == "json":
        cards = {str(card_id): count for card_id, count in deck.crypt + deck.library}
        return json.dumps({"name": deck.name, "cards": cards}, indent=1) + "\n"
    if deck.name != deck.name.strip() or re.search(r"[\r\n]", deck.name):
        raise DeckError(f"the name {deck.name!r} does not fit on a line; use form='json'")
    return _as_text(deck)


def _as_text(deck: Deck) -> str:
    lines = [f"Deck Name: {deck.name}", ""] if deck.name else []
    crypt = [(facts(card_id), count) for card_id, count in deck.crypt]
    crypt.sort(key=lambda entry: (-entry[0].capacity, entry[0].name, entry[0].id))
    lines.append(f"Crypt ({deck.crypt_size})")
    lines += [f"{count}x {card.name} (G{card.group})" for card, count in crypt]
    lines += ["", f"Library ({deck.library_size})"]
    sections: dict[str, list[tuple[str, int]]] = {}
    for card_id, count in deck.library:
        card = facts(card_id)
        heading = "/".join(card_type.value.title() for card_type in card.types)
        sections.setdefault(heading, []).append((card.name, count))
    for heading, cards in sorted(sections.items()):
        lines.append(f"{heading} ({sum(count for _, count in cards)})")
        lines += [f"{count}x {name}" for name, count in sorted(cards)]
    return "\n".join(lines) + "\n"


def _check_deck(deck: object) -> None:
    if not isinstance(deck, Deck):
        raise DeckError(f"a Deck is needed, not {type(deck).__name__}; read_deck(text) makes one")


def _card_faults(deck: Deck) -> list[str]:
    """List the cards of no pool and the cards in the wrong part of the deck."""
    pool = {card.id: card for card in all_facts()}
    faults = []
    parts = (("crypt", deck.crypt, "R1.2-02"), ("library", deck.library, "R1.2-03"))
    for part, cards, rule in parts:
        for card_id, _ in cards:
            card = pool.get(card_id)
            if card is None:
                faults.append(f"no card printed by 2002 has the id {card_id} (in the {part})")
            elif card.is_vampire != (part == "crypt"):
                faults.append(f"{rule}: {card.name} ({card_id}) does not belong in the {part}")
    return faults


def deck_faults(
    deck: Deck,
    players: int,
    *,
    min_crypt: int = 12,
    min_library: int = 40,
    max_library: int | None = None,
) -> tuple[str, ...]:
    """Tell everything that makes a deck illegal, at once (R1.2).

    Args:
        deck: the deck.
        players: the number of players in the game, 2 or more.
        min_crypt: cards a crypt has at least (R1.2-04).
        min_library: cards a library has at least (R1.2-06).
        max_library: cards a library has at most; None for 40 + 10 for each player (R1.2-07).

    Returns:
        One sentence for each fault, with the number of the rule; empty for a legal deck.

    Raises:
        DeckError: `deck` is not a deck or `players` not a number of players.
    """
    _check_deck(deck)
    if type(players) is not int or players < 2:
        raise DeckError(f"the number of players is a whole number from 2 on, not {_show(players)}")
    most = 40 + 10 * players if max_library is None else max_library
    faults = []
    if deck.crypt_size < min_crypt:
        faults.append(
            f"R1.2-04: the crypt has {deck.crypt_size} cards, at least {min_crypt} are needed"
        )
    if deck.library_size < min_library:
        faults.append(
            f"R1.2-06: the library has {deck.library_size} cards, at least {min_library} are needed"
        )
    if deck.library_size > most:
        faults.append(
            f"R1.2-07: the library has {deck.library_size} cards,"
            f" at most {most} are allowed with {players} players"
        )
    return tuple(faults + _card_faults(deck))


@cache
def starter_decks() -> Mapping[str, Deck]:
    """Give the 14 starter decks of 2000 to 2002.

    Returns:
        The decks by set and name, like "CE:Brujah", in order of release. Each has a crypt of 12
        and a library of 77 cards, so it is legal from four players on (R1.2-07).
    """
    cards: dict[str, dict[str, list[tuple[int, int]]]] = {}
    for row in table("starter_decks.csv"):
        parts = cards.setdefault(f"{row['set']}:{row['deck']}", {"crypt": [], "library": []})
        parts[row["kind"]].append((int(row["card_id"]), int(row["count"])))
    return MappingProxyType(
        {key: Deck(key, parts["crypt"], parts["library"]) for key, parts in cards.items()}
    )

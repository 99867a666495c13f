"""Deck lists as text, one card a line: what is a heading, what is a card, what is free text."""

from __future__ import annotations

import re

import attrs

from vtes.cards.deck_forms.card_line import read_card
from vtes.cards.decks import DeckError, UnreadLine
from vtes.model.cards import CardType, Facts


@attrs.frozen(weakref_slot=False)
class DeckList:
    """What was read of a deck list.

    Attributes:
        name: the name of the deck, which may be empty.
        entries: the cards with their counts, as listed.
        unread: every line that could not be read.
    """

    name: str
    entries: tuple[tuple[Facts, int], ...]
    unread: tuple[UnreadLine, ...]


_TYPES = "|".join(
    [t.value.replace("ally", "all(?:y|ies)") + "s?" for t in CardType if t is not CardType.VAMPIRE]
    + ["events?", "powers?", "modifiers?", "minion", "other", "combo", "burn option", "trifles?"]
)
_HEADING = re.compile(
    rf"(?i)(?:(?P<part>crypt|library)|(?P<type>(?:{_TYPES})(?: ?[/,&+] ?(?:{_TYPES}))*))"
    r"(?: cards?)?[\s:]*(?:[(\[].*|[0-9]+(?: cards?)?)?[\s:]*"
)
_STATISTICS = re.compile(r"(?i)crypt\b.*[0-9].*\b(?:min|max|avg|average)\b.*[0-9].*")
_NAME = re.compile(r"(?i)(?:deck )?name\s*:\s*(.*)")
_DESCRIPTION = re.compile(r"(?i)description\s*:.*")
_REMARK = re.compile(r"(?i)#.*|//.*|--.*|[-=_*~ ]+|(?:author|created by|created)\s*:.*|https?:\S+")
_DECORATION = "=*_~- "
_COUNTED = re.compile(r"-?[0-9]+\s*x?\s*\S.*")
_JOL = re.compile(r"[0-9]+(?:x| x )\S.*")
_LACKEY = re.compile(r"[0-9]+(?:\t| {2,})\S.*")


def lines_of(text: str) -> list[str]:
    """The lines of a text, without blanks at their ends."""
    return [line.strip() for line in re.split(r"\r\n|\r|\n", text)]


def recognise(text: str) -> str:
    """Tell in which of the forms of a list a text is: "twd", "lackey", "jol" or "text"."""
    lines = [line for line in lines_of(text) if line]
    headings = [line for line in lines if _heading(line)]
    if any(_STATISTICS.fullmatch(line) for line in headings) or _begins_with_free_text(lines):
        return "twd"
    if headings == ["Crypt:"] and all(_LACKEY.fullmatch(x) for x in lines if x != "Crypt:"):
        return "lackey"
    counted = [line for line in lines if _COUNTED.fullmatch(line)]
    if counted and not headings and all(_JOL.fullmatch(line) for line in counted):
        return "jol"
    return "text"


def _begins_with_free_text(lines: list[str]) -> bool:
    """Whether no card stands before the first heading of a crypt or library with its number."""
    for line in lines:
        heading = _heading(line)
        if heading and heading["part"]:
            return re.search("[0-9]", line) is not None
        if read_card(line, "")[0] is not None:
            return False
    return False


def read_list(text: str, form: str) -> DeckList:
    """Read a list.

    Args:
        text: the whole list.
        form: as `recognise` gives it.

    Raises:
        DeckError: the form is "twd" and nothing says where the cards begin.
    """
    lines = lines_of(text)
    parts = [i for i, line in enumerate(lines) if (h := _heading(line)) and h["part"]]
    free = form == "twd"
    if free and not parts:
        raise DeckError("no heading 'Crypt (12 cards ...)' says where the cards begin")
    passed = False
    name, part = "", ""
    said: dict[str, UnreadLine] = {}
    entries: list[tuple[Facts, int]] = []
    unread: list[UnreadLine] = []
    for number, line in enumerate(lines, 1):
        heading = _heading(line)
        if free and not (heading and heading["part"]):
            named = _NAME.fullmatch(line)
            name = named[1] if named else name
            passed = passed or not (named or not line or _REMARK.fullmatch(line))
        elif heading:
            free, part = False, (heading["part"] or "library").lower()
            if heading["part"] and re.search("[0-9]", line):
                said.setdefault(part, UnreadLine(number, line, ""))
        elif named := _NAME.fullmatch(line):
            name = named[1]
        elif _DESCRIPTION.fullmatch(line):
            free = any(i >= number for i in parts)
        elif line and not _REMARK.fullmatch(line):
            card, count, reason = read_card(line, part, bare=form == "jol")
            if card is None:
                unread.append(UnreadLine(number, line, reason))
            elif count:
                entries.append((card, count))
    if passed and not unread:
        unread = _lost(said, entries)
    return DeckList(name, tuple(entries), tuple(unread))


def _heading(line: str) -> re.Match[str] | None:
    return _HEADING.fullmatch(line) or _HEADING.fullmatch(line.strip(_DECORATION))


def _lost(said: dict[str, UnreadLine], entries: list[tuple[Facts, int]]) -> list[UnreadLine]:
    """Headings that say another number of cards than there is: one may be in the free text."""
    wrong = []
    for part, heading in said.items():
        match = re.search("[0-9]+", heading.text)
        assert match is not None
        there = sum(count for card, count in entries if card.is_vampire == (part == "crypt"))
        if match[0].lstrip("0") != str(there).lstrip("0"):
            reason = f"says {match[0][:9]} cards, but {there} are listed"
            wrong.append(attrs.evolve(heading, reason=reason))
    return wrong

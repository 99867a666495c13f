"""One line of a deck list: so many copies of which card?"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from functools import cache

from vtes.cards.decks import MAX_COPIES, count_fault
from vtes.cards.printed import all_facts, find
from vtes.model.cards import Facts

Reading = tuple[Facts | None, int, str]
"""The card and its count, maybe 0; or None, 0 and the reason."""

_COUNT = re.compile(r"(-?[0-9]+)(\s*)([xX×]?)(\s*)(\S.*)")
_SUFFIX = re.compile(
    r"(?i)\s*(?:[(\[]g(?:roup)?\s?(?P<group>[0-9]+)[)\]]|[(\[](?P<adv>adv(?:anced|\.)?)[)\]]"
    r"|\s(?P<bare>adv\.))$"
)
_GAP = re.compile(r"\s+")
_REMARK = re.compile(r"(?:--|—|//|#|/\*).*|\.{2,}")
# what deck builders print behind a vampire: capacity, Disciplines, title, clan and group; some
# leave the capacity for later
_TAIL = re.compile(
    r"(?i)(?P<adv>adv(?:anced|\.)?\s+)?(?:\(?(?P<capacity>[0-9]{1,2})\)?(?=\s|$)"
    r"|(?:abo|ani|aus|cel|chi|dai|dem|dom|for|mel|myt|nec|obe|obf|obt|pot|pre|pro|qui|san|ser"
    r"|spi|tem|tha|thn|val|vic|vis|none|-none-)(?=\s|$|[0-9])).*?"
    r"(?:(?::|\(|\s)\s*(?:g(?:roup)?\s*)?(?P<group>[0-9]+)\)?)?\s*"
)
_CUT = range(16, 19)
"""Lengths at which an old deck builder cut the names of vampires."""
_LONGEST = 200
"""No line of a card is longer; a limit against endless lines."""

_UNKNOWN = "no card printed by 2002 has this name"


def read_card(line: str, part: str, *, bare: bool = False) -> Reading:
    """Read one line of a card.

    Args:
        line: the line, without blanks at its ends.
        part: "crypt" or "library" if the list has said so, else empty; it only decides between
            cards of the same name.
        bare: whether a name without a count is one copy.

    Returns:
        The card and its count, which may be 0 ("0x Deflection"); or None, 0 and the reason.
    """
    match = _COUNT.fullmatch(line)
    if match is None and bare:
        card, reason = _resolve(line, part)
        return card, int(card is not None), reason
    if match is None:
        return None, 0, "neither a heading nor a count and a name, like '2x Deflection'"
    digits, before, times, after, name = match.groups()
    count = int(digits) if len(digits) <= 9 else MAX_COPIES + 1
    if (fault := count_fault(count)) and count:
        return None, 0, fault
    card, reason = _resolve(name, part)
    if card is None and times and before and not after:  # "4 xaviar" is no "4 x aviar"
        card, reason = _resolve(times + name, part)
    return card, count if card else 0, reason


def _resolve(text: str, part: str) -> tuple[Facts | None, str]:
    """Find the one card that a text means; or None and the reason."""
    if len(text) > _LONGEST:
        return None, "too long for a card"
    reason = ""
    for name, tail in _readings(text):
        group, advanced = _tail(tail)
        found = find(name)
        while not found and (suffix := _SUFFIX.search(name)):
            group = int(suffix["group"][:9]) if suffix["group"] else group
            advanced = advanced or bool(suffix["adv"] or suffix["bare"])
            name = name[: suffix.start()]
            found = find(name)
        found = found or _cut_short(name, tail, group)
        if found and _fits(found, tail):
            return _choose(found, part, group, advanced)
        if found and not reason:
            reason = f"what stands behind {found[0].name!r} could not be read"
    return None, reason or _UNKNOWN + _close_to(text)


def _readings(text: str) -> Iterator[tuple[str, str]]:
    """Every way to part a line into a name and what stands behind it, the longest name first."""
    yield text, ""
    for gap in reversed(list(_GAP.finditer(text))):
        yield text[: gap.start()], text[gap.end() :]


def _tail(tail: str) -> tuple[int, bool]:
    """The group, and whether the vampire is advanced, as said behind a name."""
    match = _TAIL.fullmatch(tail)
    if match is None:
        return 0, False
    return int((match["group"] or "0")[:9]), bool(match["adv"])


def _fits(found: tuple[Facts, ...], tail: str) -> bool:
    """Whether what stands behind the name is nothing, a remark, or the facts of a vampire."""
    if not tail or _REMARK.fullmatch(tail):
        return True
    return any(card.is_vampire for card in found) and _TAIL.fullmatch(tail) is not None


def _cut_short(name: str, tail: str, group: int) -> tuple[Facts, ...]:
    """The vampire whose name was cut, if his capacity and group leave only one."""
    match = _TAIL.fullmatch(tail)
    if match is None or not match["capacity"] or len(name) not in _CUT:
        return ()
    capacity, begins = int(match["capacity"]), name.casefold()
    found = tuple(
        card
        for card in all_facts()
        if card.capacity == capacity
        and card.group == (group or card.group)
        and card.name.casefold().startswith(begins)
    )
    return found if len(found) == 1 else ()


def _choose(
    found: tuple[Facts, ...], part: str, group: int, advanced: bool
) -> tuple[Facts | None, str]:
    """Choose the one card that is meant among those of the name; or None and the reason."""
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


@cache
def _names() -> dict[str, str]:
    return {card.name.casefold(): card.name for card in all_facts()}


def _close_to(text: str) -> str:
    """What a misspelt or shortened name may mean."""
    first = re.split(r"\t|\s{2,}", text, maxsplit=1)[0].casefold()
    if len(first) > 60:
        return ""
    close = [name for name in _names() if name.startswith(first + ", ")]
    close = close[:2] or get_close_matches(first, _names(), n=2, cutoff=0.8)
    return "; close to it: " + " or ".join(_names()[name] for name in close) if close else ""

"""Encoded cards are held against today's official texts, where these are installed.

The texts are read from the data package, as `vtes.cards.generate` reads it, and are not stored
here. What can be compared by a machine is compared: levels of Disciplines, life, strength and
bleed, the words in the head of a card, and when it is replaced.
"""

from __future__ import annotations

import csv
import importlib.util
import re
from collections.abc import Iterator
from functools import cache

import attrs
import pytest

from vtes.cards import generate
from vtes.cards.printed import facts
from vtes.cards.texts import TEXTS
from vtes.model.standing import Number
from vtes.model.text import How, Replaced, Text, Trait

pytestmark = pytest.mark.skipif(
    importlib.util.find_spec("krcg") is None, reason="krcg is not installed"
)

LIBRARY = [card for card in TEXTS if facts(card).is_library]
CRYPT = [card for card in TEXTS if facts(card).is_vampire]

_TRAITS = "|".join(trait.name.lower().replace("_", " ") for trait in Trait)
_NOUNS = (
    "(?:out-of-turn )?master|location|discipline|investment|title|boon|equipment|retainer|ally"
    f"|creature|ammo|grapple|unique|{_TRAITS}"
)
_HEAD = re.compile(
    rf"(?i)(?:unique |gargoyle )?(?:{_NOUNS})(?:[ ,]+(?:{_TRAITS}))*"
    r"(?: equipment)?(?: with \d+ life)?"
)

EXPLAINED = {
    "Weighted Walking Stick": "a combat card, whose second sentence says what it becomes",
    "Jake Washington": "a master card: what he becomes in play is said further on",
    "Zip Gun": "a combat card that is a weapon, a gun, only when it is in play",
    "Shambling Hordes: strength": "it has none beyond one for each life",
    "The Meddling of Semsith": "it is replaced; it keeps another from replacing hers",
    "Ghoul Retainer: strength": "its one damage is `harm`; a retainer has no strength",
}
"""What differs, and why it has to."""


@cache
def official() -> dict[int, str]:
    """The official text of every card by printed id."""
    texts: dict[int, str] = {}
    for name in ("vteslib.csv", "vtescrypt.csv"):
        with (generate.locate() / name).open(encoding="utf-8-sig", newline="") as file:
            texts |= {int(row["Id"]): row["Card Text"] for row in csv.DictReader(file)}
    return texts


def head(card: int) -> str:
    """The sentences at the beginning of a text that only say what the card is."""
    said = []
    for sentence in re.split(r"[.:]\s*", official()[card].split("\n")[0]):
        if not _HEAD.fullmatch(sentence):
            break
        said.append(sentence.casefold())
    return " ".join(said)


Pairs = dict[str, tuple[object, object]]
"""What is encoded and what the official text says, by the name of the card."""


def differing(found: Pairs) -> Pairs:
    """The cards whose two sides differ, without those that are explained."""
    return {n: (a, b) for n, (a, b) in found.items() if a != b and n not in EXPLAINED}


def test_the_heads_are_read() -> None:
    heads = [head(card) for card in LIBRARY]
    assert sum("location" in line for line in heads) > 40
    assert sum("with" in line for line in heads) > 15


def test_levels_of_disciplines() -> None:
    found: Pairs = {}
    for card in LIBRARY:
        codes = re.findall(r"\[([a-z]{3}|[A-Z]{3})\]", official()[card])
        asked = {d.value for d, _ in facts(card).disciplines}
        levels = {1 + code.isupper() for code in codes if code.casefold() in asked}
        played = (m for m in TEXTS[card].modes if m.how not in (How.USE, How.TRIGGER))
        found[facts(card).name] = ({m.level for m in played} - {0}, levels)
    assert differing(found) == {}


def test_locations() -> None:
    found: Pairs = {}
    for card in LIBRARY:
        said = "location" in head(card) or "represents a location" in official()[card]
        found[facts(card).name] = (TEXTS[card].location, said)
    assert differing(found) == {}


def test_life() -> None:
    found: Pairs = {}
    for card in LIBRARY:
        said = re.search(r"with (\d+) life", head(card))
        found[facts(card).name] = (TEXTS[card].life, int(said[1]) if said else 0)
    assert differing(found) == {}


def test_traits() -> None:
    found: Pairs = {}
    for card in LIBRARY:
        words = {
            t for t in Trait if re.search(rf"\b{t.name.replace('_', ' ')}\b", head(card), re.I)
        }
        found[facts(card).name] = (set(TEXTS[card].traits) - {Trait.STERILE}, words)
    assert differing(found) == {}


def test_strength_and_bleed_of_allies() -> None:
    found: Pairs = {}
    for card in LIBRARY:
        for word, number in (("strength", Number.STRENGTH), ("bleed", Number.BLEED)):
            said = re.search(rf"life\. (?:\d+ strength, )?(\d+) {word}", official()[card])
            if said:
                own = sum(b.amount for b in TEXTS[card].bonuses if b.number is number)
                found[f"{facts(card).name}: {word}"] = (own, int(said[1]))
    assert len(found) > 10
    assert differing(found) == {}


def test_cards_that_are_not_replaced_at_once() -> None:
    found: Pairs = {
        facts(card).name: (
            any(mode.replaced is not Replaced.AT_ONCE for mode in TEXTS[card].modes),
            "not replace" in official()[card],
        )
        for card in TEXTS
    }
    assert differing(found) == {}


def test_only_a_vampire_without_a_text_has_none() -> None:
    """The blood curse is a rule about the clan (R6.5.5-02)."""
    found: Pairs = {}
    for card in CRYPT:
        said = official()[card].replace("Blood cursed.", "").rstrip(":. \n")
        found[facts(card).name] = (TEXTS[card] != Text(), ":" in said)
    assert differing(found) == {}


WORDS_OF_NUMBERS = {"two": 2, "twice": 2, "three": 3, "four": 4, "five": 5, "six": 6}

SAID_OTHERWISE = {
    "The Missing Voice": "5 or more is above 4",
    "Illegal Search and Seizure": "which weapons are heavy is said once, for all who ask",
    "Concealed Weapon": "which weapons are heavy is said once, for all who ask",
    "Nosferatu Performance Art": "above 5 is at least 6",
    "Protect Thine Own": "below 6 is at most 5",
    "Political Stranglehold": "that elders have 8 or more is said once, with what is counted",
    "Out of Control": "below 6 is at most 5",
    "Rabble Razing": "below 4 is at most 3",
    "Amelia": "below 4 is at most 3",
    "Ebanezer Roush": "below 4 is at most 3",
    "Justine, Elder of Dallas": "below 4 is at most 3",
    "Roxanne, Rectrix of the 13th Floor": "below 4 is at most 3",
    "Anisa Marianna Lopez": "below 4 is at most 3",
    "Seeds of Corruption": "its 3 is made of burdens that add up",
}
"""Cards with a number that is not in their encoding, and why."""


def numbers(value: object) -> Iterator[int]:
    """Every number in an encoded text or in printed facts."""
    if type(value) is int:
        yield abs(value)
    elif attrs.has(type(value)):
        for field in attrs.fields(type(value)):  # type: ignore[arg-type]
            yield from numbers(getattr(value, field.name))
    elif isinstance(value, tuple):
        for part in value:
            yield from numbers(part)


def test_every_number_is_encoded() -> None:
    """One is left out: it is often what a word means when it says nothing."""
    lacking = set()
    for card, text in TEXTS.items():
        plain = official()[card].casefold()
        said = {int(number) for number in re.findall(r"(?<!\w)\d+", plain)}
        said |= {n for word, n in WORDS_OF_NUMBERS.items() if re.search(rf"\b{word}\b", plain)}
        if said - {0, 1} - set(numbers(text)) - set(numbers(facts(card))):
            lacking.add(facts(card).name)
    assert lacking == SAID_OTHERWISE.keys()


def test_a_vampire_without_an_encoded_text_has_none() -> None:
    """Nothing is printed on him beyond a sect, a title, and the curse that is that of his clan."""
    title = "(?: (?:primogen|bishop|priscus|cardinal|(?:Prince|Archbishop) of [^.:]+|.+ Justicar))?"
    said = {facts(card).name: official()[card].strip() for card in CRYPT if TEXTS[card] == Text()}
    sect = rf"(?:Camarilla|Sabbat|Independent){title}[.:]?(?: Blood cursed[.])?"
    assert {name: text for name, text in said.items() if not re.fullmatch(sect, text)} == {}

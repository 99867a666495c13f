"""Printed facts of every card printed by the end of 2002, by id or by name.

The tables are read when first asked for, so importing this module costs nothing. They are made by
`vtes.cards.generate` and use today's names of clans; `OLDER_NAMES` gives those of the edition, and
facts use these only.
"""

from __future__ import annotations

import csv
import re
import unicodedata
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import resources
from types import MappingProxyType

from vtes.model.cards import BASIC, SUPERIOR, CardType, Discipline, Facts, Sect, Title
from vtes.model.errors import DataError, RulesError

OLDER_NAMES: Mapping[str, str] = MappingProxyType(
    {
        "Banu Haqim": "Assamite",
        "Ministry": "Follower of Set",
        "Blood Sorcery": "Thaumaturgy",
    }
)
"""Today's names of clans and Disciplines that the edition calls otherwise, with the older name."""


class UnknownCard(RulesError):
    """No card printed by the end of 2002 has this id."""


def facts(card_id: int) -> Facts:
    """Give the printed facts of a card.

    Args:
        card_id: the id of the card, for example 100518.

    Returns:
        The facts, with the names of the edition. The same object each time.

    Raises:
        UnknownCard: no card of the pool has this id.
    """
    try:
        return _by_id()[card_id]
    except (KeyError, TypeError):
        raise UnknownCard(
            f"no card printed by 2002 has the id {card_id!r}; find(name) gives ids"
        ) from None


def name_of(card_id: int) -> str:
    """Give the name of a card for messages: "card 5" if no card of the pool has this id."""
    known = _by_id().get(card_id)
    return known.name if known else f"card {card_id}"


def find(name: str) -> tuple[Facts, ...]:
    """Find the cards that have a name.

    Case, accents, spaces, punctuation and the trade-mark sign do not matter, and "Barrens, The"
    is "The Barrens". Names that an older printing or list used for the card count too ("Mind
    Rape" is "Puppet Master" today), and names that have lost their accented letters on the way
    ("R?tschreck"). There is no search by part of a name.

    Args:
        name: the name of a card.

    Returns:
        The facts of every card with this name, by id; empty if there is none. A card printed
        under exactly this name hides cards that only resemble it.

    Raises:
        RulesError: `name` is not a text.
    """
    if not isinstance(name, str):
        raise RulesError(f"the name of a card is a text, not {name!r}")
    exact = _by_exact_name().get(name)
    return exact if exact is not None else _by_name().get(name_key(name), ())


def all_facts() -> tuple[Facts, ...]:
    """Give the facts of every card of the pool.

    Returns:
        1,112 library cards and 585 crypt cards, by id (library cards have the lower ones).
    """
    return tuple(_by_id().values())


def name_key(name: str) -> str:
    """Reduce a name to what tells names apart.

    Args:
        name: the name of a card.

    Returns:
        The letters and digits of the name, lower case, without accents, a final ", The" in front.
    """
    plain = re.sub(r"™|\((?:tm|TM)\)|(?<=[a-z])TM\b", "", name).strip()
    plain = re.sub(r"(?i)^(.*), *the$", r"the \1", plain).casefold()
    plain = plain.replace("œ", "oe").replace("æ", "ae").replace("ø", "o").replace("ł", "l")
    return "".join(c for c in unicodedata.normalize("NFKD", plain) if c.isalnum())


def table(name: str) -> Iterator[dict[str, str]]:
    """Read one of the checked-in tables.

    Args:
        name: the name of the file, for example "crypt.csv".

    Yields:
        Each row, by column.

    Raises:
        DataError: the installation lacks the table.
    """
    path = resources.files("vtes.cards").joinpath("data", name)
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise DataError(
            f"the table {name} is missing from the installation of vtes; install it again"
        ) from None
    yield from csv.DictReader(text.splitlines())


def _crypt_facts(row: dict[str, str]) -> Facts:
    return Facts(
        id=int(row["id"]),
        name=row["name"],
        types=(CardType.VAMPIRE,),
        clans=(OLDER_NAMES.get(row["clan"], row["clan"]),),
        disciplines=tuple(
            (Discipline(code.lower()), SUPERIOR if code.isupper() else BASIC)
            for code in row["disciplines"].split()
        ),
        capacity=int(row["capacity"]),
        group=int(row["group"]),
        title=Title(row["title"]),
        votes=int(row["votes"]),
        city=row["city"],
        sect=Sect(row["sect"]),
        unique=row["unique"] == "1",
        prints=tuple(row["prints"].split()),
    )


def _library_facts(row: dict[str, str]) -> Facts:
    clans = filter(None, row["clans"].split("/"))
    codes = filter(None, re.split("[/&]", row["disciplines"]))
    costs = {kind: row[f"{kind}_cost"] for kind in ("pool", "blood")}
    pool, blood = (0 if cost == "X" else int(cost) for cost in costs.values())
    return Facts(
        id=int(row["id"]),
        name=row["name"],
        types=tuple(CardType(word) for word in row["types"].split("/")),
        clans=tuple(OLDER_NAMES.get(clan, clan) for clan in clans),
        pool_cost=pool,
        blood_cost=blood,
        cost_x="X" in costs.values(),
        x_in_blood=costs["blood"] == "X",
        disciplines=tuple((Discipline(code), BASIC) for code in codes),
        any_discipline="/" in row["disciplines"],
        needs_flight=row["flight"] == "1",
        unique=row["unique"] == "1",
        prints=tuple(row["prints"].split()),
    )


@cache
def _tables() -> tuple[dict[int, Facts], dict[str, tuple[Facts, ...]]]:
    """Read both tables: facts by id, and by the key of each name."""
    known: dict[int, Facts] = {}
    named: dict[str, dict[int, Facts]] = {}
    for file, read in (("library.csv", _library_facts), ("crypt.csv", _crypt_facts)):
        for row in table(file):
            card = read(row)
            known[card.id] = card
            for name in (card.name, *filter(None, row["other_names"].split(";"))):
                named.setdefault(name_key(name), {})[card.id] = card
    for card in known.values():
        if not card.name.isascii():
            for name in (card.name, unicodedata.normalize("NFKD", card.name)):
                lossy = name_key(name.encode("ascii", "ignore").decode("ascii"))
                named.setdefault(lossy, {card.id: card})
    return known, {key: tuple(cards.values()) for key, cards in named.items()}


def _by_id() -> dict[int, Facts]:
    return _tables()[0]


def _by_name() -> dict[str, tuple[Facts, ...]]:
    return _tables()[1]


@cache
def _by_exact_name() -> dict[str, tuple[Facts, ...]]:
    named: dict[str, tuple[Facts, ...]] = {}
    for card in _by_id().values():
        named[card.name] = (*named.get(card.name, ()), card)
    return named

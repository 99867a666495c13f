"""Vampires and requirements made up for the occasion."""

from __future__ import annotations

from collections.abc import Mapping

from vtes.model.cards import CardType, Discipline, Facts, Sect, Title
from vtes.model.errors import InvalidPosition
from vtes.rules.sects import sect_of_clan
from vtes.rules.titles import SECT_OF_TITLE

NUMBERED = 0
"""The printed id of a card made up for the occasion, until it is given one of its own."""


def made_up_vampire(
    name: str,
    capacity: int,
    *,
    clan: str = "",
    disciplines: Mapping[str, int] | None = None,
    title: Title | str = Title.NONE,
    city: str = "",
    votes: int = 0,
    sect: Sect | str | None = None,
) -> Facts:
    """The facts of a vampire made up for the occasion.

    Args:
        name: his name.
        capacity: his capacity.
        clan: his clan; of a justicar one of his own if not given.
        disciplines: his Disciplines by code: 1 basic, 2 superior.
        title: his title.
        city: the city of a prince or archbishop; one of his own if not given.
        votes: the votes of a titled independent.
        sect: his sect; if not given that of his title, else of his clan, else the Camarilla.

    Raises:
        InvalidPosition: with the reason.
    """
    titled = _title(name, title)
    of_city = titled in (Title.PRINCE, Title.ARCHBISHOP)
    if city and not of_city:
        raise InvalidPosition(f"{name}: only a prince or archbishop has a city")
    if titled is Title.JUSTICAR:
        clan = clan or f"the clan of {name}"
    if type(votes) is not int or votes < 0 or (votes and titled):
        raise InvalidPosition(f"{name}: votes are a number, for who has no other title")
    return Facts(
        NUMBERED,
        name,
        (CardType.VAMPIRE,),
        clans=(clan,) if clan else (),
        capacity=capacity,
        disciplines=levels(name, disciplines or {}),
        title=titled,
        city=(city or f"the city of {name}") if of_city else "",
        votes=votes,
        sect=_sect(name, sect) if sect is not None else _usual_sect(titled, votes, clan),
        unique=True,  # R1.5-02
    )


def levels(name: str, disciplines: Mapping[str, int]) -> tuple[tuple[Discipline, int], ...]:
    """Disciplines with their levels, from their codes.

    Raises:
        InvalidPosition: an unknown code, or a level that is neither 1 nor 2.
    """
    found: list[tuple[Discipline, int]] = []
    for code, level in disciplines.items():
        if code not in [each.value for each in Discipline]:
            known = ", ".join(each.value for each in Discipline)
            raise InvalidPosition(f"{name}: the codes of Disciplines are {known}, not {code!r}")
        if type(level) is not int or level not in (1, 2):
            raise InvalidPosition(f"{name}: {code} is 1 (basic) or 2 (superior), not {level!r}")
        found.append((Discipline(code), level))
    return tuple(found)


def _usual_sect(title: Title, votes: int, clan: str) -> Sect:
    if title or votes:
        return SECT_OF_TITLE[title]
    return sect_of_clan(clan) if clan else Sect.CAMARILLA  # R10.1-02


def _title(name: str, title: Title | str) -> Title:
    try:
        return Title(title)
    except ValueError:
        known = ", ".join(each.value for each in Title if each.value)
        raise InvalidPosition(f"{name}: the titles are {known}, not {title!r}") from None


def _sect(name: str, sect: Sect | str) -> Sect:
    try:
        return Sect(sect)
    except ValueError:
        known = ", ".join(each.value for each in Sect)
        raise InvalidPosition(f"{name}: the sects are {known}, not {sect!r}") from None

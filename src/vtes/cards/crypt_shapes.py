"""Shapes that recur among vampires."""

from __future__ import annotations

from typing import Any

from vtes.cards.uses import When, may
from vtes.model.cards import Title
from vtes.model.conditions import Bleeds
from vtes.model.decisions import Phase
from vtes.model.needs import IsTapped
from vtes.model.text import (
    Aim,
    Bonus,
    By,
    Condition,
    Cost,
    Effect,
    Mode,
    Number,
    What,
)
from vtes.model.words import UntapMinion

LEADERS = (Title.PRINCE, Title.JUSTICAR)


def adds(**numbers: int) -> tuple[Bonus, ...]:
    """What he always adds to his numbers."""
    return tuple(Bonus(Number[name.upper()], amount) for name, amount in numbers.items())


def when(number: Number, amount: int, *conditions: Condition) -> Bonus:
    """What he adds while all of this holds."""
    return Bonus(number, amount, conditions)


def of_clan(clan: str, **fields: Any) -> Aim:
    """A vampire of a clan."""
    return Aim(What.VAMPIRE, clan=clan, **fields)


def against(clan: str, amount: int = 1) -> Bonus:
    """More bleed against those who control a ready vampire of a clan."""
    return when(Number.BLEED, amount, Bleeds(of_clan(clan)))


def he_may(when: When, *effects: Effect, **fields: Any) -> Mode:
    """Something that he may do in a phase or in windows, with further fields of `may`."""
    return may(when, *effects, by=By.ITSELF, **fields)


INFERNAL = he_may(Phase.UNTAP, UntapMinion(), needs=(IsTapped(),)).replace(cost=Cost(pool=1))
"""Whoever is infernal is untapped for pool; with `Ban.UNTAP`. D348"""

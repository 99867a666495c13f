"""Shapes that recur among vampires."""

from __future__ import annotations

from typing import Any

from vtes.model.cards import Title
from vtes.model.conditions import Bleeds
from vtes.model.decisions import ActionKind, Phase
from vtes.model.text import (
    Aim,
    Bonus,
    By,
    Condition,
    Deed,
    Effect,
    How,
    Mode,
    Need,
    Number,
    What,
)

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


def acts(*effects: Effect, aim: Aim | None = None, stealth: int | None = None) -> Mode:
    """An action that he may take."""
    deed = Deed(ActionKind.CARD, stealth)
    return Mode(How.USE, by=By.ITSELF, deed=deed, aim=aim, effects=effects)


def in_phase(
    phase: Phase, *effects: Effect, aim: Aim | None = None, needs: tuple[Need, ...] = ()
) -> Mode:
    """Something that he may do once in a phase of his controller's turn."""
    return Mode(How.USE, by=By.ITSELF, phase=phase, needs=needs, aim=aim, effects=effects)

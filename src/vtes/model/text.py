"""The shape of an encoded card: what it does, as typed values without functions.

The words themselves (the effects) are in `effects/`; this module knows only their base.
"""

from __future__ import annotations

from enum import IntEnum

from vtes.model.cards import Discipline, Facts
from vtes.model.record import Record, record


class Effect(Record):
    """Base of all effect words; each has one resolver in `effects/`."""

    __slots__ = ()


class Aim(IntEnum):
    """What a card must be aimed at when it is announced."""

    NOTHING = 0
    VAMPIRE = 1


class Number(IntEnum):
    """The numbers that cards add to; none of them is ever stored as a result."""

    CAPACITY = 0
    BLEED = 1
    STRENGTH = 2
    STEALTH = 3
    INTERCEPT = 4


@record
class Bonus(Record):
    """While the card is in play on a minion, one of his numbers is higher.

    Attributes:
        number: which number.
        amount: by how much.
    """

    number: Number
    amount: int


@record
class Text(Record):
    """The encoded text of one card.

    Attributes:
        aim: what the card is aimed at.
        effects: what happens when it resolves, in order.
        bonuses: what it adds while it is on a minion.
        discipline: the Discipline of which it gives the minion it is on one more level.
    """

    aim: Aim = Aim.NOTHING
    effects: tuple[Effect, ...] = ()
    bonuses: tuple[Bonus, ...] = ()
    discipline: Discipline | None = None


@record
class Definition(Record):
    """A card as the game knows it: its printed facts and its encoded text.

    Attributes:
        facts: what is printed.
        text: what it does; None for a card that is not encoded (a library card can then only
            be discarded, a vampire is a plain vampire with his numbers).
    """

    facts: Facts
    text: Text | None = None

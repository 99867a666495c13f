"""The words that ask for something while they are carried out (D140).

What each of them asks is said in `rules/choices.py`, what it does with the answers in
`effects/choosing.py`.
"""

from __future__ import annotations

from enum import IntEnum

from vtes.model.cards import CardType
from vtes.model.record import record
from vtes.model.text import Aim, Effect, Trait
from vtes.model.words import Who
from vtes.model.zones import Zone


class Goal(IntEnum):
    """Where a card goes that was looked for."""

    HAND = 0  # to the hand
    USED = 1  # into play, as if the minion had played it: requirements and cost apply
    PUT = 2  # on a card in play, whatever it requires and costs


@record
class Fetch(Effect):
    """Its player may take a card from places of hers.

    Attributes:
        to: where it goes.
        who: on whom it goes, where it goes on somebody.
        places: where it may lie.
        kind: only cards of this type.
        trait: only cards that are such a thing.
        discipline: only master cards that give a level of a Discipline.
    """

    to: Goal
    who: Who | None = None
    places: tuple[Zone, ...] = (Zone.LIBRARY,)
    kind: CardType | None = None
    trait: Trait | None = None
    discipline: bool = False


@record
class ShuffleLibrary(Effect):
    """The player's library is shuffled; asks nothing."""


@record
class Escape(Effect):
    """The card, whose minion has been burned, may be put on another one; else it is burned."""


@record
class DiscardOne(Effect):
    """Its player discards a card, if she has one; she draws another on settling."""


@record
class DiscardDown(Effect):
    """Its player discards down to her hand size."""


@record
class MayBurnBlood(Effect):
    """The minion may burn blood; if he does not, nothing more of the card happens.

    Attributes:
        amount: blood counters.
    """

    amount: int


@record
class GiveBlood(Effect):
    """Its player moves blood from the minion to another card.

    Attributes:
        most: blood counters at most.
        who: to whom.
    """

    most: int
    who: Who = Who.TARGET


@record
class TapUpTo(Effect):
    """Its player taps cards; ones that are tapped may be chosen too.

    Attributes:
        most: how many at most.
        aim: among which.
    """

    most: int
    aim: Aim

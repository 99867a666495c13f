"""Conditions of who somebody is and what he has done, as words; see `rules/guards/needs_own.py`."""

from __future__ import annotations

from vtes.model.cards import Discipline
from vtes.model.record import record
from vtes.model.text import Condition, Need


@record
class While(Need):
    """Something holds for the minion.

    Attributes:
        holds: what has to hold.
    """

    holds: Condition


@record
class CardIsAbout(Need):
    """The card is about the minion."""


@record
class ControlsNone(Need):
    """The player has no such card in play.

    Attributes:
        card: its printed id.
    """

    card: int


@record
class CardHas(Need):
    """The card has at least so many counters.

    Attributes:
        amount: how many.
    """

    amount: int


@record
class HostActs(Need):
    """The minion that the card is on is the one who acts."""


@record
class BlockedHost(Need):
    """The combat is that of the minion who has blocked the one that the card is on."""


@record
class BleedsHost(Need):
    """The minion that the card is about bleeds the Methuselah who controls the one it is on."""


@record
class HasDiscarded(Need):
    """The player has discarded a card in this discard phase."""


@record
class ActionRequires(Need):
    """The action is taken with a card that requires a Discipline.

    Attributes:
        discipline: the Discipline.
    """

    discipline: Discipline

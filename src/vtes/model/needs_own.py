"""Conditions of who somebody is and what he has done, as words; see `rules/guards/needs_own.py`."""

from __future__ import annotations

from vtes.model.cards import CardType, Discipline
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
class PreyHasNone(Need):
    """No such card is on a minion whom the player's prey controls.

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
class CardOutweighs(Need):
    """The card has at least as many counters as the minion it is on has blood."""


@record
class OutweighsOne(Need):
    """The prey of who controls the card has a vampire with no more blood than it has counters."""


@record
class Holds(Need):
    """The player has at least so many cards of a type in hand.

    Attributes:
        kind: the type.
        amount: how many.
    """

    kind: CardType
    amount: int = 1


@record
class Rested(Need):
    """The card was untapped when the turn of its controller began."""


@record
class ItsTurn(Need):
    """It is the turn of the Methuselah who controls the card."""


@record
class EdgeFree(Need):
    """Nobody has the Edge."""


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

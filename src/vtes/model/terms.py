"""The terms of referendums as words: what their caller has to choose (R6.3.2-06).

Each word is one question; `rules/guards/referendum.py` says what may be answered.
"""

from __future__ import annotations

from vtes.model.record import record
from vtes.model.text import Aim, Term


@record
class DividePoints(Term):
    """Points are divided among Methuselahs.

    Attributes:
        points: how many; 0 for as many as there are Methuselahs in the game.
        among: at least so many Methuselahs get some.
        others: the Methuselah named before gets none.
    """

    points: int
    among: int = 2
    others: bool = False


@record
class ChosenMethuselah(Term):
    """A Methuselah is named.

    Attributes:
        richer: she must have more pool than the caller.
        scorer: she must have received a victory point since the caller's last turn.
        other: she must be another than the caller.
    """

    richer: bool = False
    scorer: bool = False
    other: bool = False


@record
class ChosenMethuselahs(Term):
    """One Methuselah or more are named, one after the other."""


@record
class NewSeating(Term):
    """A new order of all Methuselahs in the game is named, clockwise from the caller."""


@record
class ChosenCard(Term):
    """A card is named.

    Attributes:
        aim: which cards can be named.
        sheltered: also a minion whom a card keeps from being the target of actions.
    """

    aim: Aim
    sheltered: bool = False


@record
class ChosenClan(Term):
    """A clan is named, one of which a vampire is in play."""

"""The conditions under which what is in play counts. Resolvers: `rules/conditions.py`."""

from __future__ import annotations

from vtes.model.aims import Aim
from vtes.model.cards import Discipline
from vtes.model.decisions import ActionKind
from vtes.model.record import record
from vtes.model.text import Condition
from vtes.model.words import Whom


@record
class Controls(Condition):
    """A Methuselah controls such a ready minion.

    Attributes:
        aim: which minion; whose it is says nothing.
        whose: which Methuselah, seen from the one who controls the minion.
    """

    aim: Aim
    whose: Whom = Whom.PLAYER


@record
class Present(Condition):
    """There is such a ready minion.

    Attributes:
        aim: which minion, seen from the one for whom the condition has to hold.
    """

    aim: Aim


@record
class Bleeds(Condition):
    """The minion bleeds a Methuselah who controls such a ready minion.

    Attributes:
        aim: which minion.
        torpor: he may be in torpor as well.
        none: the contrary: who controls no such one.
    """

    aim: Aim
    torpor: bool = False
    none: bool = False


@record
class ActsAgainst(Condition):
    """The minion's action is directed at a Methuselah who controls such a ready minion.

    Attributes:
        aim: which minion.
    """

    aim: Aim


@record
class ActionIs(Condition):
    """The action under way is one of these.

    Attributes:
        kinds: which actions.
    """

    kinds: tuple[ActionKind, ...]


@record
class Succeeded(Condition):
    """The action was successful."""


@record
class ActingIsOne(Condition):
    """The acting minion is such a minion.

    Attributes:
        aim: which minion.
    """

    aim: Aim


@record
class BledAt(Condition):
    """The action is a bleed directed at the one who controls the minion."""


@record
class ActsAgainstPrey(Condition):
    """The minion's action is directed at the prey of the one who controls him."""


@record
class Hunts(Condition):
    """The minion hunts."""


@record
class ActsWith(Condition):
    """The minion acts with a card that requires a Discipline.

    Attributes:
        discipline: the Discipline.
    """

    discipline: Discipline


@record
class ActionNeeds(Condition):
    """The action under way, whoever takes it, is taken with a card that requires one of these.

    Attributes:
        disciplines: the Disciplines.
    """

    disciplines: tuple[Discipline, ...]


@record
class ActedOnOne(Condition):
    """The action under way is aimed at such a minion of the same Methuselah.

    Attributes:
        aim: which minion.
    """

    aim: Aim


@record
class Is(Condition):
    """The minion is such a minion.

    Attributes:
        aim: which minion.
    """

    aim: Aim


@record
class InPlay(Condition):
    """A card is in play, whoever controls it.

    Attributes:
        card: its printed id.
        absent: the contrary: none is.
    """

    card: int
    absent: bool = False


@record
class InCombat(Condition):
    """The minion is in combat, or was until he was burned in it."""


@record
class Fights(Condition):
    """The minion is in combat with such a minion.

    Attributes:
        aim: which minion.
    """

    aim: Aim

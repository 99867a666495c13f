"""Conditions of use in combat, as words. Their guards: `rules/guards/needs_combat.py`."""

from __future__ import annotations

from vtes.model.record import record
from vtes.model.text import Need, Trait


@record
class Falls(Need):
    """The vampire is on his way to torpor."""


@record
class OpponentFalls(Need):
    """The opposing vampire is on his way to torpor, and the minion stays where he is."""


@record
class FirstRound(Need):
    """It is the first round of the combat."""


@record
class LaterRound(Need):
    """It is not the first round of the combat.

    Attributes:
        ritual: unless the minion may play strikes that require Thaumaturgy earlier.
    """

    ritual: bool = False


@record
class FromBlock(Need):
    """The combat is that of the minion with the acting one whom he has blocked, no later one."""


@record
class HadBefore(Need):
    """The card had come into play before the combat."""


@record
class AtClose(Need):
    """The round is fought at close range."""


@record
class AtLong(Need):
    """The round is fought at long range."""


@record
class FirstStrikes(Need):
    """The first pair of strikes of the round is about to resolve.

    Attributes:
        before: or has not yet been chosen.
    """

    before: bool = False


@record
class AgainstVampire(Need):
    """The opposing minion is a vampire.

    Attributes:
        in_play: who has not been burned.
        without: and has none of these cards (printed ids).
    """

    in_play: bool = False
    without: tuple[int, ...] = ()


@record
class AgainstAlly(Need):
    """The opposing minion is an ally."""


@record
class AgainstLesser(Need):
    """The opposing minion is an ally or a younger vampire.

    Attributes:
        clans: or a vampire of one of these clans.
    """

    clans: tuple[str, ...] = ()


@record
class AnswersStrike(Need):
    """The opposing minion is playing a strike card."""


@record
class Soars(Need):
    """The minion has flight, and the opposing one has not."""


@record
class CapacityAbove(Need):
    """The minion is a vampire of a capacity above this number.

    Attributes:
        capacity: the number.
    """

    capacity: int


@record
class AnsweredStrike(Need):
    """The minion has the first opportunity in the combat, and both have chosen their strikes."""


@record
class InflictedMore(Need):
    """The minion has inflicted more damage in this round than the opposing one."""


@record
class StrikesWith(Need):
    """The minion has chosen to strike with a weapon that no card has changed in this combat.

    Attributes:
        trait: what it has to be besides a weapon.
    """

    trait: Trait = Trait.WEAPON


@record
class HasContract(Need):
    """There is a contract on the opposing minion that is about the minion."""


@record
class BothReady(Need):
    """Both combatants are ready, and they have no other combat to fight after this one."""

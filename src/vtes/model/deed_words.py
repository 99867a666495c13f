"""More words: what actions do to minions and hands. Resolvers: `effects/deeds.py`."""

from __future__ import annotations

from vtes.model.record import record
from vtes.model.text import Effect
from vtes.model.words import Who


@record
class Draw(Effect):
    """The player draws cards, also beyond her hand size.

    Attributes:
        amount: how many.
    """

    amount: int


@record
class ShowHands(Effect):
    """The player may look at all hands this turn."""


@record
class LookAtTarget(Effect):
    """The player sees the target, a vampire in the uncontrolled region of another."""


@record
class Drain(Effect):
    """A minion burns blood or life; that is no damage.

    Attributes:
        amount: counters.
        who: which one.
    """

    amount: int
    who: Who = Who.TARGET


@record
class DrainIfNothing(Effect):
    """The acting minion burns blood or life if the bleed has resolved and taken no pool.

    Attributes:
        amount: counters.
    """

    amount: int


@record
class SendToTorpor(Effect):
    """A vampire who is ready goes to torpor.

    Attributes:
        who: which one.
    """

    who: Who = Who.TARGET


@record
class BurnMinion(Effect):
    """A minion is burned.

    Attributes:
        who: which one.
    """

    who: Who = Who.TARGET


@record
class Stun(Effect):
    """A minion is tapped, and is not untapped when his controller's next untap phase begins.

    Attributes:
        who: which one.
        taps: whether he is tapped.
    """

    who: Who = Who.TARGET
    taps: bool = True


@record
class Diablerize(Effect):
    """The minion diablerizes another vampire, if he is able to commit diablerie.

    Attributes:
        who: the victim.
    """

    who: Who = Who.TARGET

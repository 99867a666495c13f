"""Words of action modifiers and reactions. Resolvers: `effects/plays.py`."""

from __future__ import annotations

from vtes.model.record import record
from vtes.model.text import Aim, Condition, Effect
from vtes.model.words import Who


@record
class BarBlock(Effect):
    """A minion cannot block this action; an attempt of his fails at once.

    Attributes:
        who: which one.
    """

    who: Who = Who.TARGET


@record
class BarVampires(Effect):
    """Vampires cannot block this action.

    Attributes:
        allies: nor can allies.
    """

    allies: bool = False


@record
class NoUntap(Effect):
    """No minion is untapped until the end of the action."""


@record
class Mute(Effect):
    """The acting minion plays no cards that require Disciplines until the end of the action."""


@record
class BurnUnlessBlocks(Effect):
    """The minion burns blood before the action resolves, if he does not block it from now on.

    Attributes:
        amount: blood counters.
    """

    amount: int


@record
class AfterAction(Effect):
    """Something happens when the action is over, blocked or not (D331).

    Attributes:
        effects: words that are carried out then.
    """

    effects: tuple[Effect, ...]


@record
class StealthOfActing(Effect):
    """All actions of the acting minion have more stealth this turn.

    Attributes:
        amount: how much; negative for less.
    """

    amount: int


@record
class NoStealth(Effect):
    """The stealth of the acting minion falls to 0, if it is more; he can get more again."""


@record
class Remember(Effect):
    """The card remembers at whom the action is directed."""


@record
class Note(Effect):
    """The card is about a minion from now on.

    Attributes:
        who: which one.
    """

    who: Who = Who.SELF


@record
class BleedFails(Effect):
    """The bleed that was about to succeed is unsuccessful and burns no pool."""


@record
class ActInstead(Effect):
    """The minion goes on with the action in place of the acting minion, who is untapped."""


@record
class InterceptOf(Effect):
    """All other Methuselahs' minions of some kind get more intercept for the action.

    Attributes:
        amount: how much; negative for less.
        aim: which minions.
    """

    amount: int
    aim: Aim


@record
class IfHolds(Effect):
    """More happens if something holds for the minion.

    Attributes:
        holds: what has to hold.
        effects: words that are carried out then.
    """

    holds: Condition
    effects: tuple[Effect, ...]


@record
class IfBlocks(Effect):
    """If the minion blocks the action, more happens then; not if the card has gone elsewhere from
    the ash heap.

    Attributes:
        effects: words that are carried out then.
    """

    effects: tuple[Effect, ...]


@record
class TapWhoFails(Effect):
    """Minions whose attempts to block fail from now on are tapped before the action resolves."""


@record
class TorporAfterAction(Effect):
    """The acting vampire goes to torpor when the action is over."""


@record
class MayCallOff(Effect):
    """A vampire who is trying to block may call his attempt off."""

"""Words of master cards that stay in play; resolvers in `effects/masters`."""

from __future__ import annotations

from vtes.model.cards import CardType
from vtes.model.record import record
from vtes.model.text import Aim, Effect, Trait
from vtes.model.words import Who, Whom


@record
class BurnPoolForEach(Effect):
    """A Methuselah burns pool for each card in play of hers that is such a thing.

    Attributes:
        amount: pool counters for each.
        trait: what they are.
        whose: which Methuselah.
    """

    amount: int
    trait: Trait
    whose: Whom = Whom.ACTIVE


@record
class MoreMasterActions(Effect):
    """The player has more master phase actions in this phase.

    Attributes:
        amount: how many more.
    """

    amount: int


@record
class PayOrBurn(Effect):
    """A vampire burns blood; he is burned if he has not so much.

    Attributes:
        amount: blood counters.
        who: which one.
    """

    amount: int
    who: Who = Who.HOST


@record
class Haunt(Effect):
    """Its player moves the card from its minion to another one; it is burned if there is none.

    Attributes:
        aim: to whom it may go.
        who: the card itself; nothing happens once it has left play.
    """

    aim: Aim
    who: Who = Who.THIS


@record
class Gird(Effect):
    """Its player moves pool to any vampires of hers, as much as she wants to each."""


@record
class StealthForBlood(Effect):
    """The acting minion burns blood, and has so much more stealth until the end of the turn.

    It gives him no more than 1 stealth beyond the intercept of the minion who tries to block.
    """


@record
class Offer(Effect):
    """The target may have the good of the card in this action."""


@record
class TakeOffer(Effect):
    """The chosen minion has had the good of the card."""


@record
class EquipFirst(Effect):
    """The minion equips with the first equipment of his player's library, as if from her hand.

    If he cannot, it is burned without cost.
    """


@record
class KeepInGame(Effect):
    """The player gives the chosen amount of pool to a Methuselah who has none; the card has kept
    her in the game as long as it is in play.
    """


@record
class StealFromSaved(Effect):
    """Pool goes from the Methuselah whom the card has kept in the game to the player.

    Attributes:
        amount: pool counters.
    """

    amount: int


@record
class PayPerCounter(Effect):
    """The Methuselah whose turn it is burns, for each counter on the card, a pool or a blood of a
    vampire of hers.
    """


@record
class MayBuyOff(Effect):
    """The Methuselah who controls the target may burn pool; if she does, the card is cancelled.

    Attributes:
        pool: pool counters.
    """

    pool: int


@record
class PoolForCapacity(Effect):
    """The Methuselah who controls the target gains as much pool as its capacity is."""


@record
class MoveThis(Effect):
    """The card itself is moved to another minion; its controller stays the same.

    Attributes:
        who: to whom.
    """

    who: Who = Who.TARGET


@record
class OnlyAt(Effect):
    """Nothing more of the card happens unless it has so many counters.

    Attributes:
        counters: how many.
    """

    counters: int


@record
class MayForestall(Effect):
    """The Methuselah who controls the card itself may discard a card; if she does, nothing more of
    it happens.

    Attributes:
        kind: of which type.
    """

    kind: CardType


@record
class FaintAfterwards(Effect):
    """A vampire is tapped and goes to torpor when the combat has ended, if no other one follows.

    Attributes:
        who: which one.
    """

    who: Who = Who.TARGET


@record
class PayController(Effect):
    """The player gives pool to the Methuselah who controls the target.

    Attributes:
        amount: pool counters.
    """

    amount: int

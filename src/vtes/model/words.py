"""The words that card texts are written in: what happens. Each has one resolver in `effects/`."""

from __future__ import annotations

from enum import IntEnum

from vtes.model.cards import Title
from vtes.model.lasting import Until
from vtes.model.record import record
from vtes.model.text import Effect, Whose


class Who(IntEnum):
    """Whom an effect is about."""

    SELF = 0
    TARGET = 1
    ACTING = 2
    HOST = 3
    THIS = 4
    BLOCKER = 5
    OPPONENT = 6
    BOTH = 7
    WEAPON = 8  # with which the minion strikes
    BEARER = 9  # who has the target
    ABOUT = 10  # the minion whom the card is about


class Whom(IntEnum):
    """Which Methuselah an effect is about."""

    PLAYER = 0
    CHOSEN = 1
    ACTING = 2
    PREY = 3
    ACTIVE = 4
    HOST = 5
    SECOND_PREDATOR = 6  # the predator of the player's predator
    PREDATOR = 7
    BLOCKER = 8  # who controls the minion who tries to block, or has blocked


@record
class GainPool(Effect):
    """Its player gains pool from the bank.

    Attributes:
        amount: pool counters.
    """

    amount: int


@record
class BurnPool(Effect):
    """A Methuselah burns pool.

    Attributes:
        amount: pool counters.
        whose: which one.
    """

    amount: int
    whose: Whom = Whom.CHOSEN


@record
class AddStealth(Effect):
    """The acting minion gets more stealth for the action.

    Attributes:
        amount: how much.
        unneeded: it may be added although it is not needed.
    """

    amount: int
    unneeded: bool = False


@record
class AddIntercept(Effect):
    """A minion gets more intercept for the action.

    Attributes:
        amount: how much.
        unneeded: it may be added although it is not needed.
        who: which minion.
        each: how much more for each counter of the amount chosen.
    """

    amount: int
    unneeded: bool = False
    who: Who = Who.SELF
    each: int = 0


@record
class AddBleed(Effect):
    """The bleed takes more pool (or less).

    Attributes:
        amount: pool counters.
        clan: only if the acting minion is of this clan; empty for any.
        chosen: the amount chosen is added.
        most: only while the Methuselah who is bled has at most so much pool; None for always.
    """

    amount: int
    clan: str = ""
    chosen: bool = False
    most: int | None = None


@record
class StealthThisTurn(Effect):
    """All actions of the player's minions have more stealth this turn.

    Attributes:
        amount: how much.
        vampires: only vampires' actions.
    """

    amount: int
    vampires: bool


@record
class Redirect(Effect):
    """The bleed is directed at another Methuselah, who may try to block it (G25).

    Attributes:
        whose: which one.
    """

    whose: Whom = Whom.CHOSEN


@record
class Wake(Effect):
    """The tapped minion may react and try to block until the end of the action."""


@record
class TapMinion(Effect):
    """A minion is tapped.

    Attributes:
        who: which one.
    """

    who: Who = Who.SELF


@record
class UntapMinion(Effect):
    """A minion is untapped.

    Attributes:
        who: which one.
    """

    who: Who = Who.SELF


@record
class GainBlood(Effect):
    """A vampire gains blood from the bank (or an uncontrolled one, counters).

    Attributes:
        amount: blood counters, or `ALL` that his capacity holds.
        who: which one.
    """

    amount: int
    who: Who = Who.SELF


@record
class BurnBlood(Effect):
    """A vampire burns blood; nothing happens to an ally (G45).

    Attributes:
        amount: blood counters.
        who: which one.
    """

    amount: int
    who: Who = Who.TARGET


@record
class Weaken(Effect):
    """The target burns blood, if it is a vampire; else it takes damage that nobody prevents.

    Attributes:
        amount: blood counters, or points of damage.
    """

    amount: int


@record
class StealBlood(Effect):
    """Blood (or life) moves from the target to the minion, as far as there is any.

    Attributes:
        amount: counters.
    """

    amount: int


@record
class EachBurnsBlood(Effect):
    """Each vampire in play burns blood, all at once.

    Attributes:
        amount: blood counters.
        whose: whose vampires.
        clan: only ready ones of this clan; empty for all.
        title: only ready ones with this title; None for all.
    """

    amount: int
    whose: Whose = Whose.OTHERS
    clan: str = ""
    title: Title | None = None


@record
class EachBurnsPool(Effect):
    """Several Methuselahs burn pool, all at once.

    Attributes:
        amount: pool counters.
        whose: who of them, seen from the one who uses the card.
    """

    amount: int
    whose: Whose = Whose.ANYBODY


@record
class EnterCombat(Effect):
    """The minion enters combat with the target.

    Attributes:
        effects: words that are carried out as it begins.
    """

    effects: tuple[Effect, ...] = ()


@record
class BurnTarget(Effect):
    """The target is burned."""


@record
class BurnActing(Effect):
    """The acting minion is burned; the action is not successful."""


@record
class StealTarget(Effect):
    """Its player takes control of the target."""


@record
class GiveThis(Effect):
    """A Methuselah is given control of the card itself.

    Attributes:
        whose: which one.
    """

    whose: Whom = Whom.PREY


@record
class BorrowTarget(Effect):
    """Its player takes control of a minion for a time.

    Attributes:
        until: when control returns.
        who: which minion.
    """

    until: Until
    who: Who = Who.TARGET


@record
class DrawFromCrypt(Effect):
    """The top card of the crypt goes to the uncontrolled region."""


@record
class AttemptBlock(Effect):
    """The minion who plays the card tries to block the action at once."""


@record
class EndAction(Effect):
    """The action ends without success.

    Attributes:
        again: the minion may take the same action again this turn.
    """

    again: bool = False


@record
class IfBled(Effect):
    """Pool gained if the bleed of this action took pool.

    Attributes:
        amount: pool counters.
    """

    amount: int


@record
class PutInPlay(Effect):
    """The card is put into play under its player's control."""


@record
class PutOn(Effect):
    """The card is put on a minion; its player keeps control of it (R1.6.2-08).

    Attributes:
        who: on whom.
    """

    who: Who = Who.TARGET


@record
class Recruit(Effect):
    """The card comes into play as an ally with its life; it waits until the turn ends.

    Attributes:
        life: life counters, 0 for what its text says.
    """

    life: int = 0


@record
class Employ(Effect):
    """The card comes into play as a retainer.

    Attributes:
        life: life counters, 0 for what its text says.
        who: of which minion; whoever controls him controls it.
    """

    life: int = 0
    who: Who = Who.SELF


@record
class CancelCard(Effect):
    """The card that is being played is cancelled; its cost is not paid."""


@record
class BurnThis(Effect):
    """The card itself is burned."""


@record
class BurnThisAt(Effect):
    """The card itself is burned if it has so many counters.

    Attributes:
        counters: how many.
    """

    counters: int


@record
class AddCounters(Effect):
    """Counters from the bank come on the card itself.

    Attributes:
        amount: how many.
        each: and so many more for each that the player chose as X.
    """

    amount: int
    each: int = 0


@record
class BloodToPool(Effect):
    """Counters go from a card to a pool.

    Attributes:
        amount: how many, or `CHOSEN`, or `ALL`.
        who: from which card.
        whose: to the pool of which Methuselah, if not the player's.
    """

    amount: int
    who: Who = Who.TARGET
    whose: Whom = Whom.PLAYER


@record
class PoolToBlood(Effect):
    """Counters go from the player's pool to a card.

    Attributes:
        amount: how many.
        who: to which card.
    """

    amount: int
    who: Who = Who.TARGET


@record
class FeedTarget(Effect):
    """The target gains blood from a hunting ground.

    Attributes:
        amount: blood counters.
    """

    amount: int


@record
class BiggerHand(Effect):
    """The player's hand is larger until the end of the turn.

    Attributes:
        amount: by how many cards.
    """

    amount: int

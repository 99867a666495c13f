"""The words that ask for something while they are carried out (D140).

What each of them asks is said in `rules/choices.py`, what it does with the answers in
`effects/choosing.py`.
"""

from __future__ import annotations

from enum import IntEnum

from vtes.model.cards import CardType, Discipline
from vtes.model.record import Record, record
from vtes.model.text import Aim, Effect, Trait, What
from vtes.model.words import Who
from vtes.model.zones import Zone


class Goal(IntEnum):
    """Where a card goes that was looked for."""

    HAND = 0  # to the hand
    USED = 1  # into play, as if the minion had played it: requirements and cost apply
    PUT = 2  # on a card in play, whatever it requires and costs
    PLACED = 3  # into play by itself, whatever it requires; it costs what it costs
    COMING = 4  # face down to the uncontrolled region, when all have seen it
    READY = 5  # to the ready region


@record
class Limits(Record):
    """What a weapon may be.

    Attributes:
        pool: pool that it costs at most.
        damage: damage that its strike does at most, without what others add to strength.
        unique: it may be unique.
        aggravated: its strike may do aggravated damage.
    """

    pool: int
    damage: int
    unique: bool = False
    aggravated: bool = False


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
        limits: only weapons within these limits; None for all.
        cards: only these cards (printed ids); empty for all.
        must: she takes one if she can.
        skill: only vampires with this Discipline; None for all.
        blood: counters that come on it from the bank.
    """

    to: Goal
    who: Who | None = None
    places: tuple[Zone, ...] = (Zone.LIBRARY,)
    kind: CardType | None = None
    trait: Trait | None = None
    discipline: bool = False
    limits: Limits | None = None
    cards: tuple[int, ...] = ()
    must: bool = False
    skill: Discipline | None = None
    blood: int = 0


@record
class Exhume(Effect):
    """The card of the player's ash heap at which the action is aimed, or an equal one, goes
    somewhere; asks nothing.

    Attributes:
        to: where it goes.
        blood: counters that come on it from the bank.
    """

    to: Goal
    blood: int = 0


@record
class Exchange(Effect):
    """Its player puts a card of her hand in her ash heap, and takes the one of it at which the
    action is aimed, or an equal one, in her hand.
    """


@record
class RemoveOrBurn(Effect):
    """Its player removes an ally or a vampire in her ash heap from the game; if she does not, the
    card itself is burned.
    """


@record
class ShuffleLibrary(Effect):
    """The player's library is shuffled; asks nothing."""


@record
class ShuffleCrypt(Effect):
    """The player's crypt is shuffled; asks nothing."""


@record
class ShuffleTop(Effect):
    """Its player looks at the top cards of her library; then these are shuffled.

    Attributes:
        most: how many cards.
    """

    most: int


@record
class Escape(Effect):
    """The card, whose minion has been burned, may be put on another one; else it is burned."""


@record
class DiscardOne(Effect):
    """Its player discards a card, if she has one; she draws another on settling.

    Attributes:
        discipline: only a card that requires this Discipline, None for any card.
        kind: only a card of this type, None for any card.
    """

    discipline: Discipline | None = None
    kind: CardType | None = None


@record
class DiscardTheirs(Effect):
    """Its player looks at the hand of the Methuselah at whom the card is aimed, and discards a
    card of it; she draws another on settling.
    """


@record
class TakeBackDiscards(Effect):
    """Its player puts cards that she has discarded in this discard phase in her library, which is
    shuffled then. She discards no more in it.
    """


@record
class ChooseMinion(Effect):
    """Its player chooses a minion, and the card is about him from now on.

    Attributes:
        aim: among which.
    """

    aim: Aim


@record
class BurnOwn(Effect):
    """Its player burns one of some cards, if there is any.

    Attributes:
        aim: among which.
    """

    aim: Aim


@record
class StealOutweighed(Effect):
    """Its player takes control of a vampire of her prey who has no more blood than the card has
    counters.
    """


@record
class TapTheirs(Effect):
    """The Methuselah at whom the action is directed taps a ready minion of hers, if she has one who
    is untapped.
    """


@record
class PutBack(Effect):
    """Its player puts cards of her ash heap in her library, which is shuffled then.

    Attributes:
        most: how many at most.
    """

    most: int


@record
class PutUnder(Effect):
    """Its player puts a card of her ash heap under her library."""


@record
class AddUpTo(Effect):
    """Its player adds blood from the bank to a card.

    Attributes:
        most: blood counters at most.
        who: to which card.
    """

    most: int
    who: Who = Who.TARGET


@record
class Levy(Effect):
    """Its player chooses a vampire, who burns blood.

    Attributes:
        amount: blood counters.
        aim: among which vampires.
    """

    amount: int
    aim: Aim


@record
class LookAtHand(Effect):
    """Its player may look at the hand of the Methuselah who controls the opposing minion."""


@record
class BurnHand(Effect):
    """Its player may burn cards of her hand, not replaced before the combat is over; for each of
    them the minion is stronger in this combat.

    Attributes:
        most: how many at most.
        strength: for each of them.
    """

    most: int
    strength: int


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
class MayAvoid(Effect):
    """The minion may burn blood; if he does, the next word of the card does not happen.

    Attributes:
        amount: blood counters.
    """

    amount: int


@record
class Sacrifice(Effect):
    """The target is burned; if so, the minion gains as much blood as its capacity, and takes
    equipment that it had.
    """


@record
class BuyStrikes(Effect):
    """The minion burns blood, and gains as many additional strikes."""


@record
class GiveBlood(Effect):
    """Its player moves blood from the minion, or from another card, to a card.

    Attributes:
        most: blood counters at most.
        who: to whom.
        source: from whom.
    """

    most: int
    who: Who = Who.TARGET
    source: Who = Who.SELF


@record
class TakeBlood(Effect):
    """Its player moves blood from the target to the minion.

    Attributes:
        most: blood counters at most.
    """

    most: int


@record
class TakeClan(Effect):
    """Its player names any clan; the card stands for it."""


@record
class MoveToComing(Effect):
    """Its player moves counters from the target to a vampire in her uncontrolled region.

    Attributes:
        amount: how many, as far as there are any.
    """

    amount: int


@record
class KeepOrBurn(Effect):
    """The player's prey burns a pool for each thing that she keeps; what she does not is burned.

    Attributes:
        what: what she keeps or not.
    """

    what: What


@record
class TapUpTo(Effect):
    """Its player taps cards; ones that are tapped may be chosen too.

    Attributes:
        most: how many at most.
        aim: among which.
    """

    most: int
    aim: Aim


@record
class LookAtLibrary(Effect):
    """Its player looks at the top cards of the library of the Methuselah at whom the action is
    directed.

    Attributes:
        most: how many cards.
        bleeds: if there are action cards among them with which a minion bleeds, one of these is
            discarded, which she chooses.
    """

    most: int
    bleeds: bool = False

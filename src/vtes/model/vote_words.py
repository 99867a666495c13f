"""The words of cards about titles and referendums; resolvers in `effects/titles`, `votes`."""

from __future__ import annotations

from enum import IntEnum

from vtes.model.cards import Sect, Title
from vtes.model.moves import Side
from vtes.model.record import record
from vtes.model.text import Aim, Effect
from vtes.model.words import Who


@record
class GainVotes(Effect):
    """A minion, or the card itself, has more votes in this referendum.

    Attributes:
        amount: how many.
        each: and so many more for each counter that was paid as X.
        who: whose votes they are.
        counted: for each counter that is on the card itself.
    """

    amount: int
    each: int = 0
    who: Who = Who.SELF
    counted: bool = False


@record
class EachGainsVotes(Effect):
    """Each such vampire has more votes in this referendum.

    Attributes:
        amount: how many.
        aim: which vampires.
    """

    amount: int
    aim: Aim


@record
class PassNext(Effect):
    """The next referendum that a vampire of the player calls this turn passes automatically."""


@record
class CallMotion(Effect):
    """The minion calls the referendum that was chosen when the action was announced: of a
    political action card in the hand, which is played now, or of a card in play. If it passes, the
    next referendum that any vampire calls passes automatically.

    Attributes:
        votes: votes that the minion has more in it.
    """

    votes: int = 0


@record
class BurnAllotted(Effect):
    """Each Methuselah burns the pool that the referendum allots to her, all at once."""


class Census(IntEnum):
    """What of a Methuselah's is counted."""

    MINIONS = 0
    TAPPED_MINIONS = 1
    VAMPIRES_OF_CLAN = 2
    ELDERS = 3
    """Vampires with a capacity of 8 or more."""


@record
class EachByCount(Effect):
    """Each Methuselah gains or burns pool for each minion of some kind that she controls.

    Attributes:
        amount: pool for each of them; negative to burn.
        of: which minions count.
    """

    amount: int
    of: Census


@record
class GiveTarget(Effect):
    """The Methuselah named in the terms takes control of the card named in them."""


@record
class CancelReferendum(Effect):
    """The referendum ends at once, without a result.

    Attributes:
        untap: the acting vampire is untapped.
        bar: no minion of the acting Methuselah takes the same political action again this turn.
    """

    untap: bool = False
    bar: bool = False


@record
class Abstain(Effect):
    """The target abstains in this referendum, also from what he has cast already."""


@record
class Bribe(Effect):
    """Every other Methuselah who votes for the referendum, and not against it, gains 1 pool."""


@record
class OnlyVoters(Effect):
    """Only vampires of one sect vote in this referendum; all other vampires abstain.

    Attributes:
        sect: the sect.
    """

    sect: Sect


@record
class GainTitle(Effect):
    """A vampire gains a title, if it becomes his sect and clan (R10-03, R10.1-04).

    If the card has been put on him, he has the title from it: it goes when the card goes.

    Attributes:
        title: the title.
        of: the city of a prince or archbishop, the clan of a justicar.
        who: which vampire.
    """

    title: Title
    of: str = ""
    who: Who = Who.TARGET


@record
class TapClan(Effect):
    """All vampires of a clan are tapped; of one that is not named in the terms only unless the
    minion is one of them.

    Attributes:
        clan: the clan; empty for the one named in the terms.
    """

    clan: str = ""


@record
class BurnBleeders(Effect):
    """All vampires are burned who would take so much pool if they bled their controller's prey.

    Attributes:
        least: pool.
    """

    least: int


@record
class StealTitle(Effect):
    """The minion gains the title of the target, who loses it, if it becomes him."""


@record
class LoseTitle(Effect):
    """A vampire loses his title.

    Attributes:
        who: which vampire.
    """

    who: Who = Who.TARGET


@record
class Revere(Effect):
    """As long as the target is in play, vampires who try to block him burn blood.

    Attributes:
        amount: blood counters.
    """

    amount: int


@record
class Banish(Effect):
    """The target goes to the uncontrolled region of the Methuselah who has him for good; cards and
    counters stay on him, but are out of play as long as he is uncontrolled.
    """


@record
class StunAll(Effect):
    """The Methuselah named in the terms taps all her minions; they are stunned."""


@record
class ReverseTurns(Effect):
    """From now on turns pass in the other direction; prey and predator stay the same."""


@record
class Reseat(Effect):
    """The Methuselahs sit in the order named in the terms."""


@record
class ChangePlaces(Effect):
    """The player and the Methuselah named in the terms change places."""


@record
class RememberNamed(Effect):
    """The card remembers the Methuselahs named in the terms, or the one, as long as it is in
    play.
    """


@record
class BurnUnlessRepaid(Effect):
    """All such cards are burned; each Methuselah may keep some of hers by paying their pool cost.

    Attributes:
        aim: which cards.
    """

    aim: Aim


@record
class BloodByMargin(Effect):
    """The minion gains blood for each vote by which the referendum passed.

    Attributes:
        pool: so much of it at most goes to the player's pool instead, as she chooses.
    """

    pool: int = 0


@record
class EachPutsBack(Effect):
    """Each Methuselah named in the terms puts cards of her ash heap in her library, which is
    shuffled then.

    Attributes:
        most: how many at most.
    """

    most: int


@record
class EachByElder(Effect):
    """Each Methuselah may choose a ready vampire of hers; she gains his capacity in pool. Then
    all burn pool.

    Attributes:
        burn: pool that each burns.
    """

    burn: int


@record
class ShiftPool(Effect):
    """The Methuselah named in the terms gives pool to the others, as the referendum allots it.

    If she has less, the player says who gets it.
    """


@record
class BuyVotes(Effect):
    """Each Methuselah may burn pool for votes of her own; all are asked until nobody burns more.

    Attributes:
        each: votes for each pool.
        own: votes for each pool that the card's player burns.
    """

    each: int
    own: int


@record
class VotersBurn(Effect):
    """When votes are counted, Methuselahs who have cast any on one side burn pool.

    Attributes:
        side: on which side.
        amount: pool counters that each burns.
        caller: whether the one who called the referendum may be among them.
    """

    side: Side
    amount: int = 1
    caller: bool = True


@record
class CallerBurns(Effect):
    """The Methuselah who called the referendum burns pool when it has failed or, after its
    effects, when it has passed.

    Attributes:
        amount: pool counters.
        passed: whether it is for a referendum that has passed, or for one that has failed.
        margin: and one for each vote by which it has.
    """

    amount: int
    passed: bool
    margin: bool = False


@record
class TapVoters(Effect):
    """A vampire who votes in the referendum is tapped as he does.

    Attributes:
        spare: except the vampires of the player.
    """

    spare: bool = False


@record
class TargetsAbstain(Effect):
    """All vampires at whom the card is aimed abstain in this referendum, also from what they have
    cast already.
    """


@record
class CoerceTargets(Effect):
    """For each vampire at whom the card is aimed its player says whether he abstains, or on which
    side his votes are: those that he has cast, and those that he may still cast.
    """


@record
class ForceVotes(Effect):
    """The target casts all his votes on the side that the player chooses; those that he has cast
    change sides, and what he may cast later is on that side.

    Attributes:
        casts: whether he casts at once what he has not cast.
    """

    casts: bool = True

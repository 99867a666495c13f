"""What cards change while they are in play; `rules/laws.py` finds them.

Those of a card on a minion are about that minion, all others about the table or its controller;
those of a minion's own text about himself, or, while he is ready, his controller.
"""

from __future__ import annotations

from vtes.model.record import record
from vtes.model.text import Aim, Bonus, Condition, Discount, Effect, Law


@record
class MoreTransfers(Law):
    """Its controller receives more transfers.

    Attributes:
        amount: how many.
    """

    amount: int


@record
class MasterActions(Law):
    """The Methuselahs whom the card remembers, or who controls the minion that it is, receive so
    many master phase actions at least.

    Attributes:
        amount: how many.
    """

    amount: int


@record
class MoreDiscards(Law):
    """Its controller may discard more cards in her discard phase.

    Attributes:
        amount: how many.
    """

    amount: int


@record
class BleedLimit(Law):
    """A bleed of its controller takes no more pool than this, whatever the bleed amount is.

    Attributes:
        most: pool.
    """

    most: int


@record
class DearerReferendums(Law):
    """Political actions cost more.

    Attributes:
        blood: how much more blood.
    """

    blood: int


@record
class ClanVotes(Law):
    """Each vampire of a clan has more votes in the referendums of political actions.

    Attributes:
        clan: the clan.
        amount: how many.
        untitled: only those who have no title.
    """

    clan: str
    amount: int
    untitled: bool = False


@record
class ClanDiscount(Law):
    """Cards cost vampires of a clan less blood.

    Attributes:
        clan: the clan.
        discount: which cards, and how much.
    """

    clan: str
    discount: Discount


@record
class ToAll(Law):
    """A number of each minion in play is higher, whoever controls him.

    Attributes:
        bonus: which number, by how much, and when.
    """

    bonus: Bonus


@record
class InEachCombat(Law):
    """Something happens to each such combatant as a combat begins.

    Attributes:
        aim: which combatants, seen from the Methuselahs who control them.
        effects: what happens; the minion of the words is the combatant.
    """

    aim: Aim
    effects: tuple[Effect, ...]


@record
class MoreVotes(Law):
    """Its minion has more votes.

    Attributes:
        amount: how many; negative for fewer.
        when: only while all of this holds for him.
    """

    amount: int
    when: tuple[Condition, ...] = ()


@record
class VotesForIt(Law):
    """The card has votes, for its controller to cast, in a referendum that it calls itself.

    Attributes:
        amount: how many.
    """

    amount: int


@record
class CheaperAllies(Law):
    """Allies cost its minion less, in pool or, if they cost none, in blood.

    Attributes:
        amount: how much less.
    """

    amount: int


@record
class HalfCost(Law):
    """Cards that are no action modifiers cost its minion half as much blood, rounded down."""


@record
class NoReplacing(Law):
    """The Methuselahs whom the card remembers draw no cards in minion phases to replace others."""


@record
class NotForOthers(Law):
    """Its minion cannot be the target of the actions of other Methuselahs."""


@record
class CannotBlock(Law):
    """Its minion cannot block the minion whom the card is about."""


@record
class Tribute(Law):
    """When its minion takes an action, he gives a blood to the minion whom the card is about."""


@record
class UntappedBlocks(Law):
    """Its minion is not tapped for blocking such minions.

    Attributes:
        aim: which ones, seen from him.
    """

    aim: Aim


@record
class NoEndingStrikes(Law):
    """Minions in combat with its minion make no strikes that end the combat."""


@record
class DearerMasters(Law):
    """Master cards aimed at its minion cost more.

    Attributes:
        pool: how much more pool.
    """

    pool: int

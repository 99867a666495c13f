"""More words: what cards become, and where they go. Resolvers: `effects/becoming.py`."""

from __future__ import annotations

from vtes.model.cards import Sect
from vtes.model.record import record
from vtes.model.text import Aim, Ban, Effect, Token
from vtes.model.words import Who


@record
class UntapAtEnd(Effect):
    """The minion is untapped when the turn ends.

    Attributes:
        discard: or before, when the discard phase begins.
    """

    discard: bool = False


@record
class ReadyTarget(Effect):
    """A vampire in torpor goes to the ready region of the Methuselah who controls him.

    Attributes:
        who: which vampire.
        anybodys: also one whom another than its player controls.
    """

    who: Who = Who.TARGET
    anybodys: bool = False


@record
class BurnTargets(Effect):
    """Everything it is aimed at is burned, where it is aimed at several things."""


@record
class BecomeVampire(Effect):
    """The card comes into play as a ready vampire, not unique, of the clan of its player.

    Attributes:
        capacity: his capacity, in blood counters.
        sect: his sect, None for that of its player.
    """

    capacity: int
    sect: Sect | None = None


@record
class BecomeAlly(Effect):
    """The card comes into play as a ready ally with its life."""


@record
class MustHunt(Effect):
    """A vampire must hunt this turn.

    Attributes:
        who: which one.
    """

    who: Who = Who.THIS


@record
class BanThisTurn(Effect):
    """A minion may not do something this turn.

    Attributes:
        ban: what.
        who: which one.
    """

    ban: Ban
    who: Who = Who.THIS


@record
class GiveToken(Effect):
    """A minion gets a token.

    Attributes:
        token: which one.
        who: which minion.
    """

    token: Token
    who: Who = Who.TARGET


@record
class BurnToken(Effect):
    """A minion burns a token.

    Attributes:
        token: which one.
        who: which minion.
    """

    token: Token
    who: Who = Who.SELF


@record
class BurnVandalized(Effect):
    """The target is burned if it has as many of these tokens as it costs, or one if it costs
    nothing.

    Attributes:
        token: which ones.
    """

    token: Token


@record
class CancelUse(Effect):
    """What the card in play does that is being used does not happen."""


@record
class StayUntapped(Effect):
    """The minion who blocks is not tapped for the block that has succeeded."""


@record
class LoseTransfers(Effect):
    """The active Methuselah has no transfers this turn."""


@record
class RemoveThis(Effect):
    """The card itself is removed from the game."""


@record
class RemoveTarget(Effect):
    """The target is removed from the game, with all cards on it burned."""


@record
class MoveBlood(Effect):
    """Counters go from one card to another, as far as there are any.

    Attributes:
        amount: how many, or `ALL`.
        who: from which card.
        to: to which card.
    """

    amount: int
    who: Who = Who.SELF
    to: Who = Who.TARGET


@record
class BurnEdge(Effect):
    """The Edge goes to the middle of the table."""


@record
class TakeEdge(Effect):
    """The player gets the Edge."""


@record
class SpendEdge(Effect):
    """If the player has the Edge, it goes to the middle of the table, and her prey burns pool.

    Attributes:
        pool: pool counters.
    """

    pool: int


@record
class NoMoreBleeds(Effect):
    """Minions of the player do not bleed any more this turn."""


@record
class NotThisTurn(Effect):
    """What may be done with the card itself once in a phase may not be done this turn any more."""


@record
class Mend(Effect):
    """An ally or retainer gains life until it has what it came into play with.

    Attributes:
        who: which one.
    """

    who: Who = Who.TARGET


@record
class EachGainsBlood(Effect):
    """All vampires of some kind gain or burn blood, all at once.

    Attributes:
        amount: blood counters of each; negative to burn.
        aim: which vampires.
    """

    amount: int
    aim: Aim


@record
class Tithe(Effect):
    """Blood goes from each ready vampire of the player's to her pool.

    Attributes:
        amount: blood counters of each.
    """

    amount: int


@record
class BurnCounters(Effect):
    """Counters of the card itself are burned.

    Attributes:
        amount: how many, as far as there are any, or `ALL`.
    """

    amount: int


@record
class AddBled(Effect):
    """As many counters come on the card as the bleed has taken pool."""


@record
class AddCountersFor(Effect):
    """A counter comes on the card for each such card.

    Attributes:
        aim: which cards.
    """

    aim: Aim

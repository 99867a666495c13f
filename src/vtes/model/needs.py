"""The conditions under which cards may be used, as words. Their guards: `rules/guards/needs.py`."""

from __future__ import annotations

from vtes.model.cards import Sect, Title
from vtes.model.record import record
from vtes.model.text import Need, Trait, Where


@record
class Titled(Need):
    """The minion has one of these titles (none of them if it is contested: R4.2-03)."""

    titles: tuple[Title, ...]


@record
class OfSect(Need):
    """The minion is a vampire of this sect."""

    sect: Sect


@record
class IsVampire(Need):
    """The minion is a vampire."""


@record
class Fertile(Need):
    """The minion is a vampire who is not sterile."""


@record
class HasNo(Need):
    """The minion has no card that is such a thing, and none of these cards (printed ids)."""

    trait: Trait | None = None
    cards: tuple[int, ...] = ()


@record
class Bleeding(Need):
    """The action is a bleed."""


@record
class BledBySomebody(Need):
    """The action is a bleed directed at the player of the card."""


@record
class BleedAtLeast(Need):
    """The bleed takes at least so much pool."""

    amount: int


@record
class BlocksDeclined(Need):
    """Nobody will make another attempt to block."""


@record
class Successful(Need):
    """The action was successful."""


@record
class Blocked(Need):
    """The action was blocked."""


@record
class HasEdge(Need):
    """The player of the card has the Edge."""


@record
class IsTapped(Need):
    """The minion is tapped."""


@record
class NotWith(Need):
    """None of these cards (printed ids) has been played in this action by the same minion."""

    cards: tuple[int, ...]


@record
class MasterOfAnother(Need):
    """Another Methuselah is playing a master card."""


@record
class CardOfMinion(Need):
    """A minion is playing a card."""


@record
class BlockerIsYours(Need):
    """The minion who tries to block is the player's own.

    Attributes:
        clan: and of this clan; empty for any.
    """

    clan: str = ""


@record
class BlockerIsAnothers(Need):
    """The minion who tries to block is another Methuselah's."""


@record
class ActingIs(Need):
    """The acting minion is of a clan.

    Attributes:
        clan: the clan; empty for any.
        yours: and the player's own.
        blood: and has at least so much blood.
    """

    clan: str = ""
    yours: bool = True
    blood: int = 0


@record
class NotItsMinion(Need):
    """The minion who acts is not the one that the card is on."""


@record
class CanDiablerize(Need):
    """The minion is able to commit diablerie."""


@record
class OpponentFalls(Need):
    """The opposing vampire is on his way to torpor, and the minion stays where he is."""


@record
class OfAnother(Need):
    """The minion is another Methuselah's than the one that the card is on."""


@record
class CountersAre(Need):
    """The minion has so many counters."""

    amount: int


@record
class CountersAtMost(Need):
    """The minion has at most so many counters."""

    amount: int


@record
class HasBlocked(Need):
    """The minion has blocked the action."""


@record
class MayBlock(Need):
    """The minion could be chosen to try to block the action now, apart from being tapped.

    Attributes:
        anyone: whoever the action is directed at, and whoever comes first.
    """

    anyone: bool = False


@record
class ReferendumHasPassed(Need):
    """The referendum of the political action has passed."""


@record
class FirstRound(Need):
    """It is the first round of the combat."""


@record
class LaterRound(Need):
    """It is not the first round of the combat."""


@record
class AtClose(Need):
    """The round is fought at close range."""


@record
class AtLong(Need):
    """The round is fought at long range."""


@record
class PlayedIn(Need):
    """The card itself has been played in this way, counted from 0."""

    way: int


@record
class IsBlocking(Need):
    """The minion is trying to block."""


@record
class IsUntapped(Need):
    """The minion is untapped."""


@record
class OthersFought(Need):
    """The combat of the acting minion with the one who blocked him has been fought, one of them
    another minion of the same player; the other one is ready and has no combat to come.
    """


@record
class AboutToFight(Need):
    """The minion is about to enter combat with the acting minion."""


@record
class ActingIsYounger(Need):
    """The acting minion is a younger vampire."""


@record
class FirstStrikes(Need):
    """The first pair of strikes of the round is about to resolve."""


@record
class BothReady(Need):
    """Both combatants are ready, and they have no other combat to fight after this one."""


@record
class OpponentOfSect(Need):
    """The opposing minion is a vampire of this sect."""

    sect: Sect


@record
class InRound(Need):
    """It is the round of this number of the combat."""

    number: int


@record
class BlockedBleed(Need):
    """The combat is that of a minion of the player's who has blocked a bleed directed at her."""


@record
class PoliticalAction(Need):
    """The referendum is that of a political action."""


@record
class ControlsPrince(Need):
    """The player of the card controls the prince of this city."""

    city: str


@record
class NotYours(Need):
    """Another Methuselah controls the card."""


@record
class OwnHost(Need):
    """Whoever controls the card controls the minion it is on."""


@record
class HostIn(Need):
    """The minion that the card is on is in this place."""

    where: Where


@record
class ActiveHas(Need):
    """The Methuselah whose turn it is has a card in play that is such a thing."""

    trait: Trait


@record
class SavedIsActive(Need):
    """It is the turn of the Methuselah whom the card has kept in the game."""

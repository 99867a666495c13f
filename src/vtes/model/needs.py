"""The conditions under which cards may be used, as words. Their guards: `rules/guards/needs.py`."""

from __future__ import annotations

from vtes.model.cards import Discipline, Sect, Title
from vtes.model.record import record
from vtes.model.text import Aim, Need, Trait


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
class NotBleeding(Need):
    """The action is no bleed."""


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
class IsReady(Need):
    """The minion is ready."""


@record
class HasBlood(Need):
    """The minion has at least so much blood.

    Attributes:
        amount: blood counters.
    """

    amount: int


@record
class YourTurn(Need):
    """It is the turn of the one who uses the card."""


@record
class Acts(Need):
    """The minion is the one who acts."""


@record
class ActedOn(Need):
    """The action is aimed at the minion."""


@record
class HoldsCard(Need):
    """The player has a card in hand that requires a Discipline."""

    discipline: Discipline


@record
class Finds(Need):
    """There is such a thing."""

    aim: Aim


@record
class OlderThanIt(Need):
    """The minion is older than the vampire who is the card."""


@record
class ItHas(Need):
    """The vampire who is the card has this title.

    Attributes:
        title: the title.
        of: the city of a prince, or the clan of a justicar; None for any.
    """

    title: Title
    of: str | None = ""


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
        vampire: and a vampire.
    """

    clan: str = ""
    vampire: bool = False


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
class HasBled(Need):
    """The action has been a bleed that took pool."""


@record
class ByPredator(Need):
    """The acting minion is controlled by the predator of the player of the card."""


@record
class TableOf(Need):
    """At least so many Methuselahs are in the game.

    Attributes:
        least: how many.
    """

    least: int


@record
class Directed(Need):
    """The action is directed at another Methuselah."""


@record
class Undirected(Need):
    """The action is not directed at another Methuselah."""


@record
class AgainAt(Need):
    """The minion that the card is on acts, and the action is directed at the Methuselah whom the
    card remembers.

    Attributes:
        mode: the way in which the card has been played.
    """

    mode: int


@record
class ActingIsVampire(Need):
    """The acting minion is a vampire."""


@record
class BlockerLacks(Need):
    """A vampire who does not have the Discipline tries to block."""

    discipline: Discipline


@record
class BlockerIsLesser(Need):
    """An ally or a younger vampire tries to block, or is about to have blocked."""


@record
class NotItsMinion(Need):
    """The minion who acts is not the one that the card is on."""


@record
class BlockerIsOlder(Need):
    """An older vampire tries to block, or is about to have blocked."""


@record
class CanDiablerize(Need):
    """The minion is able to commit diablerie."""


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
class ReferendumHasFailed(Need):
    """The referendum of the political action has failed."""


@record
class PlayedIn(Need):
    """The card itself has been played in this way, counted from 0."""

    way: int


@record
class IsBlocking(Need):
    """The minion is trying to block, or is about to have blocked."""


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
    """The acting minion is a younger vampire.

    Attributes:
        or_ally: or an ally.
    """

    or_ally: bool = False


@record
class AbleToAct(Need):
    """The minion could take the action that is under way, as it has been announced."""


@record
class NothingAgainst(Need):
    """All that has been played or used in the action could have been if the minion acted."""

"""What outlives its frame: records with their expiry as data."""

from __future__ import annotations

from enum import IntEnum

from vtes.model.decisions import ActionKind
from vtes.model.record import Record, record
from vtes.model.text import Ban, Token


class Lasting(Record):
    """Base of what lasts until the end of the turn in which it began, if it says nothing else."""

    __slots__ = ()


@record
class NoRepeat(Lasting):
    """A minion may not take the same action again this turn.

    Attributes:
        minion: instance id.
        kind: the action.
        card: printed id of the card it was played with, 0 for one that was not.
        target: instance id of what a default action was aimed at, -1 for nothing.
        target_seat: the Methuselah at whom a default action was directed, -1 for nobody.
        taken: instance ids of the equipment that was to be taken from another minion.
        in_play: instance id of the card in play that offered it, -1 for none.
        mode: which use of that card it was.
    """

    minion: int
    kind: ActionKind
    card: int
    target: int = -1
    target_seat: int = -1
    taken: tuple[int, ...] = ()
    in_play: int = -1
    mode: int = 0


@record
class UntapsAtEnd(Lasting):
    """A minion is untapped when the turn ends.

    Attributes:
        minion: instance id.
        discard: or before, when the discard phase begins.
    """

    minion: int
    discard: bool = False


@record
class TurnStealth(Lasting):
    """All actions of a Methuselah's minions have more stealth this turn.

    Attributes:
        seat: the Methuselah.
        amount: how much.
        vampires: only vampires' actions.
        minion: only those of this minion, -1 for all.
    """

    seat: int
    amount: int
    vampires: bool
    minion: int = -1


@record
class Used(Lasting):
    """A use of a card in play that is possible once a turn has been made.

    Attributes:
        card: instance id.
        mode: which use.
    """

    card: int
    mode: int


@record
class PlayedThisTurn(Lasting):
    """A minion has played a card in a way that is possible to him once a turn.

    Attributes:
        minion: instance id.
        card: printed id.
    """

    minion: int
    card: int


@record
class Hunted(Lasting):
    """A vampire has gained blood from a hunting ground this turn.

    Attributes:
        vampire: instance id.
    """

    vampire: int


@record
class Stunned(Lasting):
    """A minion is not untapped when his controller's next untap phase begins.

    Attributes:
        minion: instance id.
    """

    minion: int


@record
class OwesHunt(Lasting):
    """A vampire must hunt this turn, whatever blood he has; gone when he does.

    Attributes:
        vampire: instance id.
    """

    vampire: int


@record
class Banned(Lasting):
    """A minion may not do something this turn.

    Attributes:
        minion: instance id.
        ban: what.
    """

    minion: int
    ban: Ban


@record
class NoTransfers(Lasting):
    """A Methuselah has no transfers in her influence phase of this turn.

    Attributes:
        seat: the Methuselah.
    """

    seat: int


@record
class NoBleeds(Lasting):
    """The minions of a Methuselah do not bleed this turn.

    Attributes:
        seat: the Methuselah.
    """

    seat: int


@record
class HandSize(Lasting):
    """A Methuselah's hand is larger until the end of the turn.

    Attributes:
        seat: the Methuselah.
        amount: by how many cards.
        combat: only until the combat is over.
    """

    seat: int
    amount: int
    combat: bool = False


class Until(IntEnum):
    """When control that was taken for a time returns."""

    END_OF_TURN = 0
    UNTAP = 1  # of the one who took it


@record
class Borrowed(Lasting):
    """Control of a card was taken for a time.

    Attributes:
        card: instance id.
        seat: the Methuselah to whom it returns.
        holder: the one who took it.
        until: when it returns.
    """

    card: int
    seat: int
    holder: int
    until: Until


@record
class Diablerist(Lasting):
    """A vampire has committed diablerie; noted until each of some Methuselahs has ended a turn.

    Attributes:
        vampire: instance id.
        seats: the Methuselahs who have ended no turn since.
    """

    vampire: int
    seats: tuple[int, ...]


@record
class HandsShown(Lasting):
    """A Methuselah may look at all hands this turn.

    Attributes:
        seat: the Methuselah.
    """

    seat: int


@record
class Scored(Lasting):
    """A Methuselah has received a victory point; noted until each of some has ended a turn.

    Attributes:
        scorer: the one who has received it.
        seats: the Methuselahs who have ended no turn since.
    """

    scorer: int
    seats: tuple[int, ...]


@record
class Revered(Lasting):
    """Vampires who try to block a vampire burn blood; as long as he is in play.

    Attributes:
        minion: instance id of the vampire who is not to be blocked.
        amount: blood counters.
    """

    minion: int
    amount: int


@record
class Bearing(Lasting):
    """A minion has a token; as long as he is in play, or until it is burned.

    Attributes:
        minion: instance id.
        token: which one.
    """

    minion: int
    token: Token


@record
class NextPasses(Lasting):
    """The next referendum that a Methuselah's vampire calls this turn passes automatically.

    Attributes:
        seat: the Methuselah; -1 for the next one that any vampire calls, in whatever turn.
    """

    seat: int


@record
class NoReferendum(Lasting):
    """No minion of a Methuselah takes the same political action again this turn.

    Attributes:
        seat: the Methuselah.
        card: printed id of the card from a hand, 0 for a card in play.
        in_play: instance id of the card in play, -1 for one from a hand.
    """

    seat: int
    card: int
    in_play: int = -1


@record
class Remembered(Lasting):
    """A card in play remembers at whom an action was directed; until it leaves play.

    Attributes:
        card: instance id.
        seat: the Methuselah.
        mode: the way in which the card was played.
    """

    card: int
    seat: int
    mode: int


@record
class About(Lasting):
    """A card in play is about a minion; until one of them leaves play.

    Attributes:
        card: instance id.
        minion: instance id.
    """

    card: int
    minion: int


@record
class Named(Lasting):
    """A clan has been named for a card; until it leaves play.

    Attributes:
        card: instance id.
        clan: the clan.
    """

    card: int
    clan: str


@record
class Known(Lasting):
    """A Methuselah has seen cards of a library, and knows them while they lie there unshuffled; or
    a vampire in the uncontrolled region of another, as long as he lies there.

    Attributes:
        seat: who knows them.
        cards: instance ids.
    """

    seat: int
    cards: tuple[int, ...]


@record
class Shortfall(Lasting):
    """A Methuselah was to burn more pool than she had.

    Attributes:
        seat: the Methuselah.
        amount: how much more.
    """

    seat: int
    amount: int


@record
class Newcomer(Lasting):
    """A vampire has come out in the last influence phase of a Methuselah.

    Attributes:
        vampire: instance id.
        seat: the Methuselah.
    """

    vampire: int
    seat: int


@record
class Boon(Lasting):
    """A card has kept a Methuselah in the game; it lasts as long as the card is in play.

    Attributes:
        card: instance id.
        seat: the Methuselah.
        points: victory points that the controller of the card has gained from it.
    """

    card: int
    seat: int
    points: int = 0

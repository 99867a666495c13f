"""Events: what happened. Every change of pool, blood, life and place is one of these."""

from __future__ import annotations

from enum import IntEnum

from vtes.model.aims import Token
from vtes.model.cards import Sect
from vtes.model.decisions import ActionKind, Phase
from vtes.model.record import Record, record
from vtes.model.zones import Zone


class Cause(IntEnum):
    """Why counters changed."""

    BLEED = 0
    EDGE = 1
    TRANSFER = 2
    CRYPT = 3
    COST = 4
    HUNT = 5
    HEAL = 6
    DRAIN = 7
    OUST = 8
    CARD = 9
    LEAVE_PLAY = 10
    DAMAGE = 11
    CONTEST = 12
    STOLEN = 13
    RESTORED = 14
    DIABLERIE = 20


class Ending(IntEnum):
    """How an action ended."""

    SUCCESSFUL = 0
    BLOCKED = 1
    ABORTED = 2
    ENDED = 3


class Standing(IntEnum):
    """Whether a Methuselah is in the game."""

    IN = 0
    OUSTED = 1
    WITHDRAWN = 2


class Event(Record):
    """Base of all events."""

    __slots__ = ()


@record
class TurnBegan(Event):
    """A turn began; turns of the game are counted from 1."""

    seat: int
    turn: int


@record
class PhaseBegan(Event):
    """A phase began."""

    seat: int
    phase: Phase


@record
class Untapped(Event):
    """A card was untapped."""

    card: int


@record
class Tapped(Event):
    """A card was tapped."""

    card: int


@record
class PoolChanged(Event):
    """A Methuselah gained (positive) or lost (negative) pool."""

    seat: int
    amount: int
    cause: Cause


@record
class BloodChanged(Event):
    """A card gained (positive) or lost (negative) counters: blood, life, or invested pool.

    For a vampire in an uncontrolled region `seat` and `place` say where he lies (else -1).
    """

    card: int
    amount: int
    cause: Cause
    seat: int = -1
    place: int = -1


@record
class CardMoved(Event):
    """A card went from one place to another; `seat` is who has it now.

    `place` is the place in the uncontrolled region that a vampire left or came to (else -1).
    `printed` is for `redact` to fill in: the printed id of a card that the reader sees; it is there
    from the first if the card went to a library. `mute` is true if a card kept its text from
    counting until it left play. `former` is who controlled it before, where that was another one
    than `seat`.
    """

    card: int
    origin: Zone
    zone: Zone
    seat: int
    place: int = -1
    printed: int = 0
    mute: bool = False
    former: int = -1


@record
class LibraryShuffled(Event):
    """A library was shuffled, or so many cards on top of it (0 for all); or a crypt was."""

    seat: int
    top: int = 0
    crypt: bool = False


@record
class ControlTaken(Event):
    """A Methuselah took control of a card in play."""

    card: int
    seat: int


@record
class BecameVampire(Event):
    """A library card became a vampire of this capacity, clan and sect."""

    card: int
    capacity: int
    clans: tuple[str, ...]
    sect: Sect | None


@record
class ClanNamed(Event):
    """A clan was named for a card."""

    card: int
    clan: str


@record
class TokenMoved(Event):
    """A minion got a token, or burned one."""

    card: int
    token: Token
    burned: bool = False


@record
class CardContested(Event):
    """A card became contested, or joined a contest; `seat` is who controls it."""

    card: int
    seat: int


@record
class ContestEnded(Event):
    """A contest is over; `seat` is who got her copy of the card back."""

    card: int
    seat: int


@record
class EdgeMoved(Event):
    """The Edge changed hands; `seat` is -1 when it lies in the middle."""

    seat: int


@record
class CardPlayed(Event):
    """A card was played from a hand; `minion` is -1 for a master card.

    A target in an uncontrolled region is known to others by its `place` there alone.
    """

    seat: int
    card: int
    minion: int
    mode: int
    target: int
    target_seat: int
    place: int = -1


@record
class CardUsed(Event):
    """A card in play was used; `minion` is -1 where no minion acts with it."""

    seat: int
    card: int
    minion: int
    mode: int
    target: int
    target_seat: int
    place: int = -1


@record
class CardCancelled(Event):
    """A card was cancelled as it was played."""

    card: int


@record
class StealthChanged(Event):
    """The stealth of the action changed for the rest of it."""

    minion: int
    amount: int


@record
class TurnStealthAdded(Event):
    """Until the end of the turn all actions of a Methuselah's minions have more stealth;
    `vampires`: only vampires' actions.
    """

    seat: int
    amount: int
    vampires: bool


@record
class InterceptChanged(Event):
    """The intercept of a minion changed for the rest of the action."""

    minion: int
    amount: int


@record
class BleedChanged(Event):
    """The bleed amount of the action changed, in pool."""

    minion: int
    amount: int


@record
class TargetChanged(Event):
    """The action is now directed at another Methuselah."""

    minion: int
    seat: int


@record
class ActingChanged(Event):
    """Another minion goes on with the action.

    Attributes:
        minion: who acts now.
        instead: who acted before.
    """

    minion: int
    instead: int


@record
class Woke(Event):
    """A tapped minion may react and try to block until the end of the action."""

    minion: int


@record
class BlockBarred(Event):
    """A minion cannot block this action."""

    minion: int


@record
class ActionAnnounced(Event):
    """An action was announced; `target` is a card, `target_seat` a Methuselah (-1: none).

    A target in an uncontrolled region is known to others by its `place` there alone.
    """

    seat: int
    minion: int
    action: ActionKind
    target_seat: int
    target: int
    place: int = -1


@record
class BlockAttempted(Event):
    """A minion tries to block."""

    minion: int


@record
class BlockCalledOff(Event):
    """An attempt to block was called off."""

    minion: int


@record
class BlockFailed(Event):
    """The attempt to block failed."""

    minion: int


@record
class BlockDeclined(Event):
    """A Methuselah makes no more attempts to block this action."""

    seat: int


@record
class ActionBlocked(Event):
    """The action was blocked."""

    minion: int
    blocker: int


@record
class ActionEnded(Event):
    """The action is over."""

    minion: int
    action: ActionKind
    ending: Ending


@record
class DiablerieCommitted(Event):
    """A vampire diablerizes another one."""

    diablerist: int
    victim: int


@record
class WithdrawalAnnounced(Event):
    """A Methuselah announced that she wishes to withdraw."""

    seat: int


@record
class WithdrawalFailed(Event):
    """A condition of the withdrawal was broken."""

    seat: int


@record
class Left(Event):
    """A Methuselah left the game: ousted or withdrawn."""

    seat: int
    standing: Standing
    cause: Cause | None


@record
class VictoryPoints(Event):
    """Victory points were awarded; `source` is the seat that left (her own: last or withdrawn)."""

    seat: int
    amount: int
    source: int


@record
class GameEnded(Event):
    """The game is over."""

    winners: tuple[int, ...]

"""Moves: the answers to decisions. Plain values; nothing in them is hidden from their seat.

A move names a card in a hand by the printed id of the card (all copies are one move) and a
card in play by its instance id; vampires in the uncontrolled region are named by place.
"""

from __future__ import annotations

from enum import IntEnum

from vtes.model.combat_words import Option
from vtes.model.decisions import ActionKind
from vtes.model.record import Record, record
from vtes.model.zones import Zone


class Side(IntEnum):
    """On which side votes are cast (R6.3.3-03)."""

    FOR = 0
    AGAINST = 1


class Stance(IntEnum):
    """How a vampire is made to vote: on one side, or not at all."""

    FOR = 0
    AGAINST = 1
    ABSTAIN = 2


class VoteSource(IntEnum):
    """Where votes come from (6.3.3)."""

    IN_PLAY = 0
    CALLING_CARD = 1
    HAND = 2
    EDGE = 3
    PRISCUS = 4
    BOUGHT = 5


class Move(Record):
    """Base of all moves; every move has the `seat` that makes it."""

    __slots__ = ()
    seat: int


@record
class Pass(Move):
    """Do nothing: end a phase, decline to block, let the impulse go by."""

    seat: int


@record
class TakeEdgePool(Move):
    """Take the pool that the Edge gives in the untap phase (R4-05)."""

    seat: int


@record
class AnnounceWithdrawal(Move):
    """Announce in the untap phase that one wishes to withdraw (R9.2-02)."""

    seat: int


@record
class PayContest(Move):
    """Pay to go on contesting a card in the untap phase (R4.1-05).

    Attributes:
        card: instance id of the contested card.
    """

    seat: int
    card: int


@record
class YieldContest(Move):
    """Yield a contested card in the untap phase: it is burned (R4.1-06, R4.1-07).

    Attributes:
        card: instance id of the contested card.
    """

    seat: int
    card: int


@record
class PayTitle(Move):
    """Have a vampire pay to go on contesting his title in the untap phase (R4.2-05).

    Attributes:
        card: instance id of the vampire.
    """

    seat: int
    card: int


@record
class YieldTitle(Move):
    """Have a vampire yield his contested title in the untap phase (R4.2-06).

    Attributes:
        card: instance id of the vampire.
    """

    seat: int
    card: int


@record
class PlayCard(Move):
    """Play a card from the hand.

    Attributes:
        card: printed id of the card.
        minion: instance id of the minion who plays it, -1 for a master card.
    """

    seat: int
    card: int
    minion: int = -1


@record
class ChooseWay(Move):
    """Say in which of several ways a card is played (basic and superior are two of them).

    Attributes:
        mode: which of the ways to play it, from 0.
    """

    seat: int
    mode: int


@record
class UseCard(Move):
    """Use a card that is in play.

    Attributes:
        card: instance id of the card.
        minion: instance id of the minion who acts with it, -1 where it is no action.
        mode: which of its uses, counted with the ways to play it, from 0.
    """

    seat: int
    card: int
    minion: int
    mode: int


@record
class TakeAction(Move):
    """Have a minion take an action.

    Attributes:
        minion: instance id of the acting minion.
        action: which action.
    """

    seat: int
    minion: int
    action: ActionKind


@record
class ChooseTarget(Move):
    """Name the target of what is being announced.

    Attributes:
        card: instance id of the target.
    """

    seat: int
    card: int


@record
class ChooseMethuselah(Move):
    """Name the Methuselah at whom what is being announced is aimed.

    Attributes:
        chosen: her seat.
    """

    seat: int
    chosen: int


@record
class ChooseAmount(Move):
    """Say how many counters.

    Attributes:
        amount: the number.
    """

    seat: int
    amount: int


@record
class ChooseStance(Move):
    """Choose how a vampire votes.

    Attributes:
        stance: how.
    """

    seat: int
    stance: Stance


@record
class ChooseCard(Move):
    """Choose a card that lies in a place of one's own; identical ones are one move.

    Attributes:
        card: printed id of the card.
        place: where it lies: HAND, LIBRARY, CRYPT or ASH_HEAP.
    """

    seat: int
    card: int
    place: Zone


@record
class ChoosePayment(Move):
    """Say how a cost in blood is split, or that one is paid that need not be.

    Attributes:
        acting: blood that the acting vampire pays; another one pays the rest of a cost that is
            split.
    """

    seat: int
    acting: int


@record
class Block(Move):
    """Have a minion try to block the action.

    Attributes:
        minion: instance id of the minion.
    """

    seat: int
    minion: int


@record
class CallOffBlock(Move):
    """Call an attempt to block off, because a card allows it."""

    seat: int


@record
class HandStrike(Move):
    """Choose a hand strike, the strike that every minion has (R6.4.5-01)."""

    seat: int


@record
class UseOption(Move):
    """Do in combat what a card has allowed a combatant to do later (R6.4.2-15).

    Attributes:
        option: what; a combatant has only one of each kind to name.
    """

    seat: int
    option: Option


@record
class Transfer(Move):
    """Move one pool counter to an uncontrolled vampire (R7-08).

    Attributes:
        place: place of the vampire in the uncontrolled region, from 0.
    """

    seat: int
    place: int


@record
class TakeBack(Move):
    """Move one counter from an uncontrolled vampire to the pool (R7-09).

    Attributes:
        place: place of the vampire in the uncontrolled region, from 0.
    """

    seat: int
    place: int


@record
class DrawVampire(Move):
    """Move the top card of the crypt to the uncontrolled region (R7-10)."""

    seat: int


@record
class Discard(Move):
    """Discard a card in the discard phase (R8-01).

    Attributes:
        card: printed id of the card.
    """

    seat: int
    card: int


@record
class CommitDiablerie(Move):
    """Have the blocker diablerize the vampire whose action he blocked (R6.5.2-07)."""

    seat: int


@record
class CallBloodHunt(Move):
    """Call a blood hunt against the diablerist (R6.5.6-01)."""

    seat: int


@record
class Allot(Move):
    """Allot points of a referendum to a Methuselah, all that she is to get (R6.3.2-06).

    Attributes:
        chosen: her seat.
        points: how many.
    """

    seat: int
    chosen: int
    points: int


@record
class NameClan(Move):
    """Name a clan as a term of a referendum (R6.3.2-06).

    Attributes:
        clan: the clan.
    """

    seat: int
    clan: str


@record
class CastVotes(Move):
    """Cast all votes of one source on one side (R6.3.3-05).

    Attributes:
        source: what kind of source it is.
        card: instance id of a card in play, printed id of a card in hand, -1 for the calling
            card and the Edge.
        side: for or against.
    """

    seat: int
    source: VoteSource
    card: int
    side: Side


MOVES: tuple[type[Move], ...] = (
    Pass,
    TakeEdgePool,
    AnnounceWithdrawal,
    PayContest,
    YieldContest,
    PayTitle,
    YieldTitle,
    PlayCard,
    ChooseWay,
    UseCard,
    TakeAction,
    ChooseTarget,
    ChooseMethuselah,
    ChooseAmount,
    ChooseStance,
    ChooseCard,
    ChoosePayment,
    Block,
    CallOffBlock,
    HandStrike,
    UseOption,
    Transfer,
    TakeBack,
    DrawVampire,
    Discard,
    CommitDiablerie,
    CallBloodHunt,
    Allot,
    NameClan,
    CastVotes,
)

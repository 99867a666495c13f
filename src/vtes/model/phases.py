"""The base of all frames, and the five phases of a turn (3)."""

from __future__ import annotations

from enum import IntEnum

from vtes.model.record import Record, record


class Frame(Record):
    """Base of all frames."""

    __slots__ = ()


class UntapStep(IntEnum):
    """Steps of the untap phase."""

    UNTAP = 0
    EFFECTS = 1


@record
class UntapPhase(Frame):
    """The untap phase (4).

    Attributes:
        step: where it stands.
        edge_used: whether the Edge has given its pool.
        hand_was_full: whether the turn began with a full hand (R9.2-01).
        paid: instance ids of the contested cards that have been paid for.
        titles_paid: instance ids of the vampires who have paid for their contested titles.
        closing: whether its player has passed; others may still use something.
        tapped: instance ids of cards of hers with a use in it that were tapped when it began.
    """

    step: UntapStep = UntapStep.UNTAP
    edge_used: bool = False
    hand_was_full: bool = True
    paid: tuple[int, ...] = ()
    titles_paid: tuple[int, ...] = ()
    closing: bool = False
    tapped: tuple[int, ...] = ()


@record
class MasterPhase(Frame):
    """The master phase (5).

    Attributes:
        actions: master phase actions left.
        closing: whether its player has passed; others may still use something.
    """

    actions: int
    closing: bool = False


@record
class MinionPhase(Frame):
    """The minion phase (6).

    Attributes:
        closing: whether its player has passed; others may still use something.
    """

    closing: bool = False


class InfluenceStep(IntEnum):
    """Steps of the influence phase."""

    TRANSFER = 0
    CONTROL = 1


@record
class InfluencePhase(Frame):
    """The influence phase (7).

    Attributes:
        transfers: transfers left.
        step: where it stands.
        closing: whether its player has passed; others may still use something.
    """

    transfers: int
    step: InfluenceStep = InfluenceStep.TRANSFER
    closing: bool = False


@record
class DiscardPhase(Frame):
    """The discard phase (8).

    Attributes:
        discards: cards that may still be discarded.
        discarded: instance ids of the cards that have been discarded in it.
        over: whether it has ended; what lasts until the end of the turn has ended too.
        closing: whether its player has passed; others may still use something.
    """

    discards: int
    discarded: tuple[int, ...] = ()
    over: bool = False
    closing: bool = False

"""What outlives its frame: records with their expiry as data."""

from __future__ import annotations

from enum import IntEnum

from vtes.model.decisions import ActionKind
from vtes.model.record import Record, record


class Lasting(Record):
    """Base of what lasts until the end of the turn in which it began, if it says nothing else."""

    __slots__ = ()


@record
class NoRepeat(Lasting):
    """A minion may not take the same action again this turn.

    Attributes:
        minion: instance id.
        kind: the action.
        card: printed id of the card it was taken with, 0 for a default action.
        target: instance id of what a default action was aimed at, -1 for nothing.
        target_seat: the Methuselah at whom a default action was directed, -1 for nobody.
    """

    minion: int
    kind: ActionKind
    card: int
    target: int = -1
    target_seat: int = -1


@record
class TurnStealth(Lasting):
    """All actions of a Methuselah's minions have more stealth this turn.

    Attributes:
        seat: the Methuselah.
        amount: how much.
        vampires: only vampires' actions.
    """

    seat: int
    amount: int
    vampires: bool


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
class Hunted(Lasting):
    """A vampire has gained blood from a hunting ground this turn.

    Attributes:
        vampire: instance id.
    """

    vampire: int


@record
class HandSize(Lasting):
    """A Methuselah's hand is larger until the end of the turn.

    Attributes:
        seat: the Methuselah.
        amount: by how many cards.
    """

    seat: int
    amount: int


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

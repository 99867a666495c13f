"""The frame of a diablerie (6.5.5)."""

from __future__ import annotations

from enum import IntEnum

from vtes.model.frames import Frame
from vtes.model.record import record


class DiablerieStep(IntEnum):
    """Steps of a diablerie (6.5.5)."""

    OFFER = 0
    BLOOD = 1
    EQUIPMENT = 2
    BURN = 3
    DISCIPLINE = 4
    HUNT = 5
    OVER = 6


@record
class Diablerie(Frame):
    """A diablerie (6.5.5).

    Attributes:
        diablerist: instance id of the vampire who commits it.
        victim: instance id of the vampire who is diablerized.
        older: whether the victim was older.
        unavenged: whether no blood hunt can be called for it.
        asked: the seats that have called no blood hunt.
        step: where it stands; with OFFER it is still to be decided upon (R6.5.2-07).
    """

    diablerist: int
    victim: int
    older: bool = False
    unavenged: bool = False
    asked: tuple[int, ...] = ()
    step: DiablerieStep = DiablerieStep.BLOOD

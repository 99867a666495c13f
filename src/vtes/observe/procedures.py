"""Further records of an observation: procedures that are under way."""

from __future__ import annotations

from vtes.model.diablerie import DiablerieStep
from vtes.model.record import Record, record


@record
class SeenDiablerie(Record):
    """A diablerie under way.

    Attributes:
        diablerist: who commits it.
        victim: who is diablerized; he may have left play already.
        step: where it stands.
        asked: the seats that have called no blood hunt.
    """

    diablerist: int
    victim: int
    step: DiablerieStep
    asked: tuple[int, ...]

"""Why a move is refused."""

from __future__ import annotations

from vtes.model.record import Record, record


@record
class Violation(Record):
    """One objection to a move.

    Attributes:
        code: short stable name of the guard that objects, e.g. ``"minion-tapped"``.
        rule: id of the clause or decision behind it, e.g. ``"R1.1-03"``.
        message: one English sentence that reveals nothing hidden.
    """

    code: str
    rule: str
    message: str

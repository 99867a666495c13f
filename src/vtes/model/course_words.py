"""Words about the course of a combat: whether it begins and ends, and at which range it is fought.

Resolvers: `effects/courses.py`.
"""

from __future__ import annotations

from vtes.model.record import record
from vtes.model.text import Effect


@record
class SetRange(Effect):
    """The round is fought at a range; no range is determined in it.

    Attributes:
        far: at long range.
    """

    far: bool


@record
class CancelCombat(Effect):
    """The combat that is about to begin does not."""


@record
class MayCancelCombat(Effect):
    """If the minion is blocked, his controller may say that the combat does not begin."""


@record
class AnotherRound(Effect):
    """The combat does not end: a new round of it begins."""

"""Words about the course of a combat: whether it begins and ends, and at which range it is fought.

Resolvers: `effects/courses.py`.
"""

from __future__ import annotations

from vtes.model.decisions import ActionKind
from vtes.model.record import record
from vtes.model.text import Effect


@record
class SetRange(Effect):
    """The round is fought at a range; no range is determined in it.

    Attributes:
        far: at long range.
        strikes: the first strike of the minion in the round is that of the card, a weapon.
    """

    far: bool
    strikes: bool = False


@record
class CancelCombat(Effect):
    """The combat that is about to begin does not."""


@record
class MayCancelCombat(Effect):
    """If the minion is blocked, his controller may say that the combat does not begin."""


@record
class AnotherRound(Effect):
    """The combat does not end: a new round of it begins."""


@record
class EndCombat(Effect):
    """The combat ends; nothing more of the round happens but its end."""


@record
class CombatAgain(Effect):
    """The two fight another combat after this one."""


@record
class ContinueAction(Effect):
    """If the minion was blocked, the action goes on after the combat as if he were not.

    Attributes:
        stealth: stealth that it gets.
        cost: blood that he burns for it if he wishes; without a cost it is no choice.
        never: actions that do not go on.
    """

    stealth: int = 0
    cost: int = 0
    never: tuple[ActionKind, ...] = ()


@record
class ActionGoesOn(Effect):
    """The action of the minion goes on as `ContinueAction` has said, and he burns the blood."""

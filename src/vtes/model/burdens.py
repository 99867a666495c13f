"""What a card makes others pay or leave, as values of its text."""

from __future__ import annotations

from vtes.model.cards import Discipline
from vtes.model.record import Record, record


@record
class ActionToll(Record):
    """Blood that a vampire burns when he takes an action, while the card is on him.

    Attributes:
        amount: blood counters.
        clan: only a vampire of this clan; empty for any.
        way: only if the card was played in this way; None for any.
    """

    amount: int
    clan: str = ""
    way: int | None = None


@record
class Hush(Record):
    """Cards that others do not play because of the minion that the card is on.

    Those are cards of opposing vampires in combat, and modifiers of a vampire whose action he has
    tried to block; or the cards of actions directed at him.

    Attributes:
        disciplines: cards that require one of these.
        actions: whether it is about actions directed at him.
        way: only if the card was played in this way; None for any.
    """

    disciplines: tuple[Discipline, ...]
    actions: bool = False
    way: int | None = None

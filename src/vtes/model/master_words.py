"""Words of master cards that stay in play; resolvers in `effects/masters`."""

from __future__ import annotations

from vtes.model.record import record
from vtes.model.text import Effect, Trait
from vtes.model.words import Who, Whom


@record
class MoveBlood(Effect):
    """Counters go from one card to another, as far as there are any.

    Attributes:
        amount: how many; -2 for all.
        who: from which card.
        to: to which card.
    """

    amount: int
    who: Who
    to: Who


@record
class BurnPoolForEach(Effect):
    """A Methuselah burns pool for each card in play of hers that is such a thing.

    Attributes:
        amount: pool counters for each.
        trait: what they are.
        whose: which Methuselah.
    """

    amount: int
    trait: Trait
    whose: Whom = Whom.ACTIVE

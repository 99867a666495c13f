"""The words of cards about referendums. Each has one resolver in `effects/votes.py`."""

from __future__ import annotations

from enum import IntEnum

from vtes.model.record import record
from vtes.model.text import Effect
from vtes.model.words import Who


@record
class GainVotes(Effect):
    """A minion, or the card itself, has more votes in this referendum.

    Attributes:
        amount: how many.
        who: whose votes they are.
    """

    amount: int
    who: Who = Who.SELF


@record
class PassNext(Effect):
    """The next referendum that a vampire of the player calls this turn passes automatically."""


@record
class BurnAllotted(Effect):
    """Each Methuselah burns the pool that the referendum allots to her, all at once."""


class Census(IntEnum):
    """What of a Methuselah's is counted."""

    MINIONS = 0
    TAPPED_MINIONS = 1
    VAMPIRES_OF_CLAN = 2


@record
class EachByCount(Effect):
    """Each Methuselah gains or burns pool for each minion of some kind that she controls.

    Attributes:
        amount: pool for each of them; negative to burn.
        of: which minions count.
    """

    amount: int
    of: Census


@record
class GiveTarget(Effect):
    """The Methuselah named in the terms takes control of the card named in them."""

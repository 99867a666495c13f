"""More words: what actions do to minions and hands. Resolvers: `effects/deeds.py`."""

from __future__ import annotations

from vtes.model.record import record
from vtes.model.text import Effect
from vtes.model.words import Who


@record
class SendToTorpor(Effect):
    """A vampire who is ready goes to torpor.

    Attributes:
        who: which one.
    """

    who: Who = Who.TARGET

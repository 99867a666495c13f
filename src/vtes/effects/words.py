"""The words that card texts are written in. Each has one resolver in `effects/resolve.py`."""

from __future__ import annotations

from vtes.model.record import record
from vtes.model.text import Effect


@record
class GainPool(Effect):
    """Its player gains pool from the bank.

    Attributes:
        amount: pool counters.
    """

    amount: int


@record
class PutOnTarget(Effect):
    """The card is put on its target; its player keeps control of it (R1.6.2-08)."""

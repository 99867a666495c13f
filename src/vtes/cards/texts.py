"""All encoded cards by printed id."""

from __future__ import annotations

from typing import Final

from vtes.cards.locations import LOCATIONS
from vtes.cards.masters import MASTERS
from vtes.cards.permanents import PERMANENTS
from vtes.model.text import Text

TEXTS: Final[dict[int, Text]] = {**MASTERS, **LOCATIONS, **PERMANENTS}
"""The encoded text of every card in the pool; a card is encoded whole or it is not here."""

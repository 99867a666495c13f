"""All encoded cards by printed id."""

from __future__ import annotations

from typing import Final

from vtes.cards.masters import MASTERS
from vtes.model.text import Text

TEXTS: Final[dict[int, Text]] = {**MASTERS}
"""The encoded text of every card in the pool; a card is encoded whole or it is not here."""

"""Positions, moves and events as text that people read and write."""

from __future__ import annotations

from vtes.notation.events import format_event
from vtes.notation.labels import card_label, find_card
from vtes.notation.moves import format_move, parse_move, read_move
from vtes.notation.table import format_state

__all__ = [
    "card_label",
    "find_card",
    "format_event",
    "format_move",
    "format_state",
    "parse_move",
    "read_move",
]

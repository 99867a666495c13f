"""Amounts of an effect word that the moment decides."""

from __future__ import annotations

from typing import Final

ALL: Final = -2
"""As much as there is, or as there is room for."""
CHOSEN: Final = -1
"""As much as has been chosen for X."""

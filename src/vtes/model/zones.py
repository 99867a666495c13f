"""Where a card can be."""

from __future__ import annotations

from enum import IntEnum
from typing import Final


class Zone(IntEnum):
    """The places of the table. Each card is in exactly one."""

    LIBRARY = 0
    CRYPT = 1
    HAND = 2
    UNCONTROLLED = 3
    READY = 4
    TORPOR = 5
    IN_PLAY = 6
    ATTACHED = 7
    ASH_HEAP = 8
    REMOVED = 9
    PLAYING = 10
    WAITING = 11
    CONTESTED = 12
    ANTE = 13
    WON = 14


# Naming a member of an enumeration costs five times as much as a global name before Python
# 3.12; the rules ask for these all the time.
READY: Final = Zone.READY
TORPOR: Final = Zone.TORPOR
HAND: Final = Zone.HAND
UNCONTROLLED: Final = Zone.UNCONTROLLED
CONTESTED: Final = Zone.CONTESTED

# The field of a Methuselah that lists the cards of a zone. A card that is ATTACHED is listed
# by its host, a card that is PLAYING is held by the frame that plays it.
ZONE_FIELD: dict[Zone, str] = {
    Zone.LIBRARY: "library",
    Zone.CRYPT: "crypt",
    Zone.HAND: "hand",
    Zone.UNCONTROLLED: "uncontrolled",
    Zone.READY: "ready",
    Zone.TORPOR: "torpor",
    Zone.IN_PLAY: "in_play",
    Zone.ASH_HEAP: "ash_heap",
    Zone.REMOVED: "removed",
    Zone.WAITING: "waiting",
    Zone.CONTESTED: "contested",
    Zone.ANTE: "ante",
    Zone.WON: "won",
}

# What is ATTACHED is in play only if its host is: see `rules.presence.in_play`.
IN_PLAY_ZONES = frozenset({Zone.READY, Zone.TORPOR, Zone.IN_PLAY, Zone.ATTACHED, Zone.WAITING})

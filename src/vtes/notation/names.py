"""What actions and reasons are called in the lines of a log."""

from __future__ import annotations

from vtes.model.decisions import ActionKind
from vtes.model.events import Cause

WHY: dict[Cause, str] = {
    Cause.BLEED: "bled",
    Cause.EDGE: "the Edge",
    Cause.TRANSFER: "transfer",
    Cause.CRYPT: "drawing from the crypt",
    Cause.COST: "cost",
    Cause.HUNT: "hunting",
    Cause.HEAL: "healing",
    Cause.DRAIN: "above capacity",
    Cause.OUST: "prey ousted",
    Cause.CARD: "card",
    Cause.LEAVE_PLAY: "leaving play",
    Cause.DAMAGE: "damage",
    Cause.CONTEST: "contest",
    Cause.DIABLERIE: "diablerie",
    Cause.STOLEN: "theft",
    Cause.RESTORED: "end of combat",
}

ACTS: dict[ActionKind, str] = {
    ActionKind.BLEED: "bleed",
    ActionKind.HUNT: "hunt",
    ActionKind.LEAVE_TORPOR: "leave torpor",
    ActionKind.RESCUE: "rescue",
    ActionKind.EQUIP: "equip",
    ActionKind.EMPLOY: "employ a retainer",
    ActionKind.RECRUIT: "recruit an ally",
    ActionKind.CARD: "act",
    ActionKind.POLITICAL: "call a referendum",
    ActionKind.MOVE_EQUIPMENT: "take equipment from another minion",
    ActionKind.DIABLERIE: "diablerize",
}

"""What each player may know: observations of a position, and events as she sees them.

Everything here is a whitelist: what is not put in by name is not in it. `docs/observation.md`
says what is public and why.
"""

from __future__ import annotations

from vtes.observe.procedures import (
    SeenChoice,
    SeenCombat,
    SeenDiablerie,
    SeenReferendum,
    SeenWound,
)
from vtes.observe.records import (
    Observation,
    Question,
    SeenAction,
    SeenAnnouncement,
    SeenCard,
    SeenMethuselah,
    SeenPlace,
    SeenPlay,
    SeenWindow,
    observation_from_json,
    observation_to_json,
)
from vtes.observe.redaction import redact
from vtes.observe.view import observe
from vtes.observe.workings import Workings

__all__ = [
    "Observation",
    "Question",
    "SeenAction",
    "SeenAnnouncement",
    "SeenCard",
    "SeenChoice",
    "SeenCombat",
    "SeenDiablerie",
    "SeenMethuselah",
    "SeenPlace",
    "SeenPlay",
    "SeenReferendum",
    "SeenWindow",
    "SeenWound",
    "Workings",
    "observation_from_json",
    "observation_to_json",
    "observe",
    "redact",
]

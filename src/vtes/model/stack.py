"""Every frame that can lie on the stack."""

from __future__ import annotations

from vtes.model.combat import Combat, Damage, Round, StrikePair
from vtes.model.frames import (
    Action,
    Announce,
    BlockAttempt,
    DiscardPhase,
    Frame,
    Impulse,
    InfluencePhase,
    MasterPhase,
    MinionPhase,
    Play,
    Resolve,
    UntapPhase,
)

FRAMES: tuple[type[Frame], ...] = (
    UntapPhase,
    MasterPhase,
    MinionPhase,
    InfluencePhase,
    DiscardPhase,
    Announce,
    Play,
    Resolve,
    Action,
    BlockAttempt,
    Combat,
    Round,
    StrikePair,
    Damage,
    Impulse,
)

"""Every frame that can lie on the stack."""

from __future__ import annotations

from vtes.model.combat import Combat, Damage, Round, StrikePair
from vtes.model.diablerie import Diablerie
from vtes.model.frames import (
    Action,
    Announce,
    BlockAttempt,
    Choice,
    DiscardPhase,
    Frame,
    Impulse,
    InfluencePhase,
    MasterPhase,
    MinionPhase,
    NoPool,
    Play,
    Resolve,
    Surplus,
    Trim,
    UntapPhase,
)
from vtes.model.referendum import Referendum

FRAMES: tuple[type[Frame], ...] = (
    UntapPhase,
    MasterPhase,
    MinionPhase,
    InfluencePhase,
    DiscardPhase,
    Trim,
    Announce,
    Play,
    Resolve,
    NoPool,
    Choice,
    Action,
    BlockAttempt,
    Impulse,
    Combat,
    Round,
    StrikePair,
    Damage,
    Diablerie,
    Referendum,
    Surplus,
)

"""Every frame that can lie on the stack."""

from __future__ import annotations

from vtes.model.diablerie import Diablerie
from vtes.model.frames import (
    Action,
    Announce,
    BlockAttempt,
    Choice,
    Combat,
    Damage,
    DiscardPhase,
    Frame,
    Impulse,
    InfluencePhase,
    MasterPhase,
    MinionPhase,
    Play,
    Resolve,
    Round,
    StrikePair,
    UntapPhase,
)
from vtes.model.referendum import Referendum

FRAMES: tuple[type[Frame], ...] = (
    UntapPhase,
    MasterPhase,
    MinionPhase,
    InfluencePhase,
    DiscardPhase,
    Announce,
    Play,
    Resolve,
    Choice,
    Action,
    BlockAttempt,
    Combat,
    Round,
    StrikePair,
    Damage,
    Impulse,
    Diablerie,
    Referendum,
)

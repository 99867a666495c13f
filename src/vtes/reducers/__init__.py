"""HAPPENS: what a move does, in modules named as those of `movegen`.

Every frame has a `proceed`, which takes the next step that needs no decision (or asks for one),
and those that ask have a `decide`, which takes an answer.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

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
from vtes.model.moves import Move
from vtes.model.state import GameState
from vtes.reducers import (
    action,
    announce,
    block,
    combat,
    damage,
    discard,
    impulse,
    influence,
    master,
    minion,
    play,
    strikes,
    untap,
)

PROCEED: Final[dict[type[Frame], Callable[[GameState, Any], GameState]]] = {
    UntapPhase: untap.proceed,
    MasterPhase: master.proceed,
    MinionPhase: minion.proceed,
    InfluencePhase: influence.proceed,
    DiscardPhase: discard.proceed,
    Announce: announce.proceed,
    Play: play.proceed,
    Resolve: play.proceed_resolve,
    Action: action.proceed,
    BlockAttempt: block.proceed,
    Combat: combat.proceed_combat,
    Round: combat.proceed_round,
    StrikePair: strikes.proceed,
    Damage: damage.proceed,
    Impulse: impulse.proceed,
}
"""For each frame: its next step that needs no decision."""

DECIDE: Final[dict[type[Frame], Callable[[GameState, Any, Move], GameState]]] = {
    UntapPhase: untap.decide,
    MasterPhase: master.decide,
    MinionPhase: minion.decide,
    InfluencePhase: influence.decide,
    DiscardPhase: discard.decide,
    Announce: announce.decide,
    Action: action.decide,
    StrikePair: strikes.decide,
    Impulse: impulse.decide,
}
"""For each frame that asks: what an answer does."""

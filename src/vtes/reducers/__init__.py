"""HAPPENS: what a move does, in modules named as those of `movegen`.

Every frame has a `proceed`, which takes the next step that needs no decision (or asks for one),
and those that ask have a `decide`, which takes an answer.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

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
from vtes.model.moves import Move
from vtes.model.referendum import Referendum
from vtes.model.state import GameState
from vtes.reducers import (
    action,
    announce,
    block,
    choice,
    combat,
    damage,
    diablerie,
    discard,
    impulse,
    influence,
    master,
    minion,
    no_pool,
    play,
    referendum,
    strikes,
    untap,
)

PROCEED: Final[dict[type[Frame], Callable[[GameState, Any], GameState]]] = {
    UntapPhase: untap.proceed,
    MasterPhase: master.proceed,
    MinionPhase: minion.proceed,
    InfluencePhase: influence.proceed,
    DiscardPhase: discard.proceed,
    Trim: discard.proceed_trim,
    Announce: announce.proceed,
    Play: play.proceed,
    Resolve: play.proceed_resolve,
    NoPool: no_pool.proceed,
    Choice: choice.proceed,
    Action: action.proceed,
    BlockAttempt: block.proceed,
    Combat: combat.proceed_combat,
    Round: combat.proceed_round,
    StrikePair: strikes.proceed,
    Damage: damage.proceed,
    Diablerie: diablerie.proceed,
    Surplus: discard.proceed_surplus,
    Impulse: impulse.proceed,
    Referendum: referendum.proceed,
}
"""For each frame: its next step that needs no decision."""

DECIDE: Final[dict[type[Frame], Callable[[GameState, Any, Move], GameState]]] = {
    UntapPhase: untap.decide,
    MasterPhase: master.decide,
    MinionPhase: minion.decide,
    InfluencePhase: influence.decide,
    DiscardPhase: discard.decide,
    Trim: discard.decide_trim,
    Announce: announce.decide,
    Choice: choice.decide,
    Action: action.decide,
    StrikePair: strikes.decide,
    Diablerie: diablerie.decide,
    Surplus: discard.decide_surplus,
    Impulse: impulse.decide,
    Referendum: referendum.decide,
}
"""For each frame that asks: what an answer does."""

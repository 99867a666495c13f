"""The minion phase (6)."""

from __future__ import annotations

from vtes.model.decisions import ActionKind, DecisionKind
from vtes.model.frames import Announce, MinionPhase
from vtes.model.moves import Move, TakeAction
from vtes.model.state import NOBODY, GameState
from vtes.ops.stack import ask, push
from vtes.reducers.action import begin_action
from vtes.reducers.turn import next_phase


def proceed(state: GameState, frame: MinionPhase) -> GameState:
    """Ask for actions until the player ends the phase."""
    return ask(state, DecisionKind.MINION, state.active)


def decide(state: GameState, frame: MinionPhase, move: Move) -> GameState:
    """Announce an action, or end the phase."""
    if not isinstance(move, TakeAction):
        return next_phase(state)
    announcement = Announce(move.seat, move.minion, move.action, NOBODY)
    if move.action is ActionKind.RESCUE:
        return push(state, announcement)
    return begin_action(state, announcement)

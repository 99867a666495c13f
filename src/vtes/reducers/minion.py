"""The minion phase (6)."""

from __future__ import annotations

from vtes.model.decisions import ActionKind, DecisionKind
from vtes.model.frames import Announce, AnnounceStep, MinionPhase
from vtes.model.moves import Move, PlayCard, TakeAction, UseCard
from vtes.model.state import NOBODY, GameState
from vtes.model.zones import TORPOR
from vtes.ops.cards import move as move_card
from vtes.ops.stack import ask, push
from vtes.reducers.play import announced, used
from vtes.reducers.turn import next_phase, pass_phase
from vtes.rules.hunting import starving

_AIMED = (ActionKind.RESCUE, ActionKind.MOVE_EQUIPMENT, ActionKind.DIABLERIE)


def proceed(state: GameState, frame: MinionPhase) -> GameState:
    """Ask for actions until the player ends the phase; who starves goes to torpor before."""
    if frame.closing:
        return next_phase(state)
    starved = starving(state, state.active)
    if starved:
        return move_card(state, starved[0], TORPOR)
    return ask(state, DecisionKind.MINION, state.active)


def decide(state: GameState, frame: MinionPhase, move: Move) -> GameState:
    """Announce an action, or end the phase."""
    if isinstance(move, PlayCard):
        return announced(state, move)
    if isinstance(move, UseCard):
        return used(state, move)
    if not isinstance(move, TakeAction):
        return pass_phase(state)
    step = AnnounceStep.TARGET if move.action in _AIMED else AnnounceStep.COMPLETE
    return push(state, Announce(move.seat, move.minion, move.action, NOBODY, step=step))

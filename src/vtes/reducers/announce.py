"""Announcing (6.2.1): details are chosen one by one; nobody else sees them until all are."""

from __future__ import annotations

from vtes.model.decisions import DecisionKind
from vtes.model.frames import Announce, AnnounceStep
from vtes.model.moves import ChoosePayment, ChooseTarget, Move
from vtes.model.state import GameState
from vtes.ops.stack import ask, at, pop
from vtes.reducers.action import begin_action
from vtes.reducers.master import play


def proceed(state: GameState, frame: Announce) -> GameState:
    """Ask for the next detail, or carry the announcement out."""
    if frame.step is AnnounceStep.TARGET:
        return ask(state, DecisionKind.TARGET, frame.seat)
    if frame.step is AnnounceStep.PAYMENT:
        return ask(state, DecisionKind.PAYMENT, frame.seat)
    state = pop(state)
    if frame.action is None:
        return play(state, frame.seat, frame.card, frame.target)
    return begin_action(state, frame)


def decide(state: GameState, frame: Announce, move: Move) -> GameState:
    """Take one detail down."""
    if isinstance(move, ChooseTarget):
        more = AnnounceStep.COMPLETE if frame.action is None else AnnounceStep.PAYMENT
        return at(state, target=move.card, step=more)
    assert isinstance(move, ChoosePayment)
    return at(state, payment=move.acting, step=AnnounceStep.COMPLETE)

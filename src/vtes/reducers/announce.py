"""Announcing (6.2.1): details are chosen one by one; nobody else sees them until all are."""

from __future__ import annotations

from vtes.model.decisions import ActionKind, DecisionKind, WindowKind
from vtes.model.frames import Announce, AnnounceStep, Impulse, Play
from vtes.model.moves import ChooseAmount, ChooseMethuselah, ChoosePayment, ChooseTarget, Move, Pass
from vtes.model.state import GameState
from vtes.model.text import How
from vtes.ops.stack import ask, at, pop, push
from vtes.reducers.action import begin_action
from vtes.reducers.play import begin_use, played_mode, use_of

_ASKS: dict[AnnounceStep, DecisionKind] = {
    AnnounceStep.TARGET: DecisionKind.TARGET,
    AnnounceStep.METHUSELAH: DecisionKind.METHUSELAH,
    AnnounceStep.AMOUNT: DecisionKind.AMOUNT,
    AnnounceStep.PAYMENT: DecisionKind.PAYMENT,
}


def proceed(state: GameState, frame: Announce) -> GameState:
    """Ask for the next detail, or carry the announcement out."""
    if frame.step in _ASKS:
        return ask(state, _ASKS[frame.step], frame.seat)
    state = pop(state)
    if isinstance(state.stack[-1], Impulse):
        # Only now, when everybody sees it, does the opportunity return to the first seat. D41
        if state.stack[-1].kind is WindowKind.PHASE:
            state = at(pop(state), closing=False)
        else:
            state = at(state, at=0)  # R1.6.1-21, R1.6.1-24
    if frame.action is None:
        in_play = played_mode(state, frame.card, frame.mode).how is How.USE
        return begin_use(state, use_of(frame)) if in_play else push(state, Play(use_of(frame)))
    return begin_action(state, frame)


def decide(state: GameState, frame: Announce, move: Move) -> GameState:
    """Take one detail down."""
    complete = AnnounceStep.COMPLETE
    if isinstance(move, ChooseTarget):
        rescue = frame.action is ActionKind.RESCUE
        if frame.action is ActionKind.MOVE_EQUIPMENT:
            return at(state, taken=(*frame.taken, move.card))
        if rescue:
            return at(state, target=move.card, step=AnnounceStep.PAYMENT)
        counted = played_mode(state, frame.card, frame.mode).amount
        return at(state, target=move.card, step=AnnounceStep.AMOUNT if counted else complete)
    if isinstance(move, ChooseMethuselah):
        return at(state, target_seat=move.chosen, step=complete)
    if isinstance(move, ChooseAmount):
        return at(state, amount=move.amount, step=complete)
    if isinstance(move, Pass):  # no more equipment is taken
        return at(state, step=complete)
    assert isinstance(move, ChoosePayment)
    return at(state, payment=move.acting, step=complete)

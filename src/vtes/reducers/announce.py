"""Announcing (6.2.1): details are chosen one by one; nobody else sees them until all are."""

from __future__ import annotations

from typing import Final

from vtes.model.combat import StrikePair
from vtes.model.decisions import ActionKind, DecisionKind, WindowKind
from vtes.model.frames import Announce, AnnounceStep, Impulse, Play
from vtes.model.moves import (
    ChooseAmount,
    ChooseCard,
    ChooseMethuselah,
    ChoosePayment,
    ChooseTarget,
    ChooseWay,
    HandStrike,
    Move,
    Pass,
)
from vtes.model.state import NOBODY, GameState
from vtes.model.text import SOME, How
from vtes.model.zones import READY, TORPOR, Zone
from vtes.ops.cards import burn
from vtes.ops.combat import choose_strike
from vtes.ops.stack import ask, at, pop, push, then
from vtes.reducers.action import begin_action
from vtes.reducers.play import begin_announcing, begin_use, played_mode, use_of
from vtes.rules.announcing import next_step
from vtes.rules.combat import committed

_ASKS: dict[AnnounceStep, DecisionKind] = {
    AnnounceStep.WAY: DecisionKind.WAY,
    AnnounceStep.WEAPON: DecisionKind.WEAPON,
    AnnounceStep.STRUCK: DecisionKind.STRUCK,
    AnnounceStep.TARGET: DecisionKind.TARGET,
    AnnounceStep.METHUSELAH: DecisionKind.METHUSELAH,
    AnnounceStep.AMOUNT: DecisionKind.AMOUNT,
    AnnounceStep.WORSE: DecisionKind.AMOUNT,
    AnnounceStep.SHARE: DecisionKind.SHARE,
    AnnounceStep.PAYMENT: DecisionKind.PAYMENT,
    AnnounceStep.MOTION: DecisionKind.MOTION,
}


def proceed(state: GameState, frame: Announce) -> GameState:
    """Ask for the next detail, or carry the announcement out."""
    if frame.step in _ASKS:
        return ask(state, _ASKS[frame.step], frame.seat)
    if frame.step is AnnounceStep.PLAYED:
        return _begin_played(pop(state), frame)
    how = None if frame.card == NOBODY else played_mode(state, frame.card, frame.mode).how
    if how is How.ACTION:  # R6.2.1-02, D162
        return then(state, Play(use_of(frame)), step=AnnounceStep.PLAYED)
    state = pop(state)
    if isinstance(state.stack[-1], Impulse):
        # Only now, when everybody sees it, does the opportunity return to the first seat. D41
        if state.stack[-1].kind is WindowKind.PHASE:
            state = at(pop(state), closing=False)
        else:
            state = at(state, at=0)  # R1.6.1-21, R1.6.1-24
    if frame.action is None:
        if _chosen_before(state, frame):
            return choose_strike(state, use_of(frame))
        use = use_of(frame)
        return begin_use(state, use) if how is How.USE else push(state, Play(use))
    return begin_action(state, frame)


def _chosen_before(state: GameState, frame: Announce) -> bool:
    """Whether the strike has been chosen, and paid for, by maneuvering with it. R6.4.2-12."""
    pair = state.stack[-1]
    if not isinstance(pair, StrikePair) or not pair.initial:
        return False
    use = committed(state, frame.minion)
    return use is not None and use.card == frame.card


def _begin_played(state: GameState, frame: Announce) -> GameState:
    """Begin the action unless its card has been cancelled, or its minion is gone meanwhile."""
    if state.cards[frame.card].zone is not Zone.PLAYING:
        return state
    minion = state.cards[frame.minion]
    if minion.zone in (READY, TORPOR) and minion.controller == frame.seat:
        return begin_action(state, frame)
    return burn(state, frame.card)


def decide(state: GameState, frame: Announce, move: Move) -> GameState:
    """Take one detail down."""
    if isinstance(move, ChooseWay):
        return begin_announcing(pop(state), frame.seat, frame.card, frame.minion, move.mode)
    if isinstance(move, ChooseTarget):
        if frame.action is ActionKind.MOVE_EQUIPMENT:
            return at(state, taken=(*frame.taken, move.card))
        if frame.action is ActionKind.RESCUE:
            return at(state, target=move.card, step=AnnounceStep.PAYMENT)
        if frame.card == NOBODY:
            return at(state, target=move.card, step=AnnounceStep.COMPLETE)
    if frame.card == NOBODY:  # no more equipment is taken, or the cost is split
        payment = move.acting if isinstance(move, ChoosePayment) else frame.payment
        return at(state, payment=payment, step=AnnounceStep.COMPLETE)
    mode = played_mode(state, frame.card, frame.mode)
    chosen = frame.replace(**_chosen(frame, move))
    if frame.step is AnnounceStep.TARGET and mode.aim is not None and mode.aim.count != 1:
        taken = (*frame.taken, chosen.target) if isinstance(move, ChooseTarget) else frame.taken
        some = mode.aim.count == SOME
        chosen = frame.replace(taken=taken, amount=len(taken) if some else frame.amount)
        if len(taken) < mode.aim.count or (some and isinstance(move, ChooseTarget)):
            return push(pop(state), chosen)
    step = next_step(state, chosen, mode, done=frame.step)
    return push(pop(state), chosen.replace(step=step))


_AMOUNTS: Final = {
    AnnounceStep.AMOUNT: "amount",
    AnnounceStep.WORSE: "worse",
    AnnounceStep.SHARE: "share",
}


def _chosen(frame: Announce, move: Move) -> dict[str, int]:
    """The detail that a move gives."""
    if isinstance(move, ChooseMethuselah):
        return {"target_seat": move.chosen}
    if isinstance(move, ChooseCard):
        return {"motion": move.card}
    if isinstance(move, ChooseAmount):
        return {_AMOUNTS[frame.step]: move.amount}
    if isinstance(move, (HandStrike, Pass)):  # no weapon, or no more targets
        return {}
    assert isinstance(move, ChooseTarget)
    fields = {
        AnnounceStep.WEAPON: "weapon",
        AnnounceStep.STRUCK: "struck",
        AnnounceStep.MOTION: "motion_in_play",
    }
    return {fields.get(frame.step, "target"): move.card}

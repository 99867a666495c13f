"""The influence phase (7)."""

from __future__ import annotations

from vtes.model.decisions import DecisionKind
from vtes.model.events import Cause
from vtes.model.frames import InfluencePhase, InfluenceStep
from vtes.model.lasting import Newcomer
from vtes.model.moves import DrawVampire, Move, TakeBack, Transfer, UseCard
from vtes.model.state import GameState
from vtes.model.zones import Zone
from vtes.ops.cards import move as move_card
from vtes.ops.counters import change_blood, change_pool
from vtes.ops.stack import ask, at
from vtes.reducers.play import used
from vtes.reducers.turn import next_phase, pass_phase
from vtes.rules.nature import printed_capacity
from vtes.rules.presence import enrolment, scarcity


def proceed(state: GameState, frame: InfluencePhase) -> GameState:
    """Ask for transfers; after the last, bring out the vampires who have enough."""
    if frame.step is InfluenceStep.TRANSFER:
        if frame.closing:
            return _take_control(at(state, step=InfluenceStep.CONTROL))
        return ask(state, DecisionKind.INFLUENCE, state.active)
    return next_phase(state)


def decide(state: GameState, frame: InfluencePhase, move: Move) -> GameState:
    """Use transfers, or end the phase. R7-08 to R7-10."""
    ruleset, seat = state.table.ruleset, state.active
    uncontrolled = state.players[seat].uncontrolled
    if isinstance(move, Transfer):
        state = at(state, transfers=frame.transfers - ruleset.transfer_price)
        state = change_pool(state, seat, -1, Cause.TRANSFER)
        return change_blood(state, uncontrolled[move.place], 1, Cause.TRANSFER)
    if isinstance(move, TakeBack):
        state = at(state, transfers=frame.transfers - ruleset.take_back_price)
        state = change_blood(state, uncontrolled[move.place], -1, Cause.TRANSFER)
        return change_pool(state, seat, 1, Cause.TRANSFER)
    if isinstance(move, DrawVampire):
        state = at(state, transfers=frame.transfers - ruleset.crypt_price)
        state = change_pool(state, seat, -ruleset.crypt_pool, Cause.CRYPT)
        return move_card(state, state.players[seat].crypt[0], Zone.UNCONTROLLED)
    if isinstance(move, UseCard):
        return used(state, move)
    return pass_phase(state)


def _take_control(state: GameState) -> GameState:
    """Vampires with counters for their printed capacity become controlled. R7-11, R7-12, G32."""
    if state.table.newcomers:
        state = _forget_newcomers(state)
    for card in state.players[state.active].uncontrolled:
        if state.cards[card].blood >= printed_capacity(state, card):
            state = move_card(state, card, Zone.READY)
            if state.table.newcomers:
                newcomer = Newcomer(card, state.active)
                state = state.replace(lasting=(*state.lasting, newcomer))
            price = enrolment(state) + scarcity(state, card)
            if price:
                state = change_pool(state, state.active, -price, Cause.CARD)
    return state


def _forget_newcomers(state: GameState) -> GameState:
    """Her last influence phase is this one from now on."""
    seat = state.active
    left = [e for e in state.lasting if not (isinstance(e, Newcomer) and e.seat == seat)]
    return state.replace(lasting=tuple(left))

"""The order of turns and phases (3)."""

from __future__ import annotations

from vtes.model.decisions import Phase
from vtes.model.events import PhaseBegan, TurnBegan
from vtes.model.frames import (
    DiscardPhase,
    Frame,
    InfluencePhase,
    MasterPhase,
    MinionPhase,
    UntapPhase,
)
from vtes.model.lasting import Borrowed, Diablerist, Lasting
from vtes.model.state import GameState, Termination
from vtes.model.zones import CONTESTED, IN_PLAY_ZONES, READY
from vtes.ops.cards import move, take_control
from vtes.ops.counters import with_player
from vtes.ops.oust import stop
from vtes.rules.seating import clockwise, in_game, prey

_STANDING = IN_PLAY_ZONES | {CONTESTED}


def begin_turn(state: GameState, seat: int) -> GameState:
    """Begin the turn of a Methuselah, or stop the game at the turn limit. R3-01, R4-01."""
    limit = state.table.turn_limit
    if limit is not None and state.turn >= limit:
        return stop(state, Termination.TURN_LIMIT)
    turn = state.turn + 1
    state = state.replace(active=seat, turn=turn, trail=(*state.trail, TurnBegan(seat, turn)))
    return begin_phase(state, Phase.UNTAP)


def next_phase(state: GameState) -> GameState:
    """End the phase; after the last one the turn passes clockwise. R3-01, R3-02."""
    if state.phase is Phase.DISCARD:
        return end_turn(state)
    return begin_phase(state, Phase(state.phase + 1))


def end_turn(state: GameState) -> GameState:
    """End the turn, whatever phase it is in; the next remaining player to the left is next."""
    for seat in clockwise(state, state.active):
        for ally in state.players[seat].waiting:  # R6.1.5-10
            state = move(state, ally, READY)
    state = end_effects(state)
    return begin_turn(state, prey(state, state.active))


def end_effects(state: GameState) -> GameState:
    """What lasts until the end of the turn ends; what was borrowed goes back. G44."""
    for lasting in state.lasting:
        if not isinstance(lasting, Borrowed) or not in_game(state, lasting.seat):
            continue
        card = state.cards[lasting.card]
        if card.zone in _STANDING and card.controller != lasting.seat:
            state = take_control(state, lasting.card, lasting.seat)
    return state.replace(lasting=_outlasting(state)) if state.lasting else state


def _outlasting(state: GameState) -> tuple[Lasting, ...]:
    """What does not end with the turn: who has committed diablerie. D192."""
    kept: list[Lasting] = []
    for lasting in state.lasting:
        if isinstance(lasting, Diablerist) and state.cards[lasting.vampire].zone in _STANDING:
            seats = [s for s in lasting.seats if s != state.active and in_game(state, s)]
            kept += [lasting.replace(seats=tuple(seats))] if seats else []
    return tuple(kept)


def begin_phase(state: GameState, phase: Phase) -> GameState:
    """Begin a phase of the active Methuselah's turn; what she receives in it she receives now."""
    event = PhaseBegan(state.active, phase)
    player = state.players[state.active]
    if phase is Phase.MINION and player.debt:  # R1.6.2-06, R5-06
        state = with_player(state, state.active, player.replace(debt=0))
    return state.replace(stack=(_frame(state, phase),), trail=(*state.trail, event))


def _frame(state: GameState, phase: Phase) -> Frame:
    ruleset = state.table.ruleset
    if phase is Phase.UNTAP:
        return UntapPhase()
    if phase is Phase.MASTER:
        return MasterPhase(max(ruleset.master_actions - state.players[state.active].debt, 0))
    if phase is Phase.MINION:
        return MinionPhase()
    if phase is Phase.INFLUENCE:
        return InfluencePhase(ruleset.transfers_in_turn(state.turn))
    return DiscardPhase(ruleset.discards)

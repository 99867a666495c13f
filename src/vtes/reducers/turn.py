"""The order of turns and phases (3)."""

from __future__ import annotations

from vtes.model.decisions import Phase, WindowKind
from vtes.model.events import PhaseBegan, TurnBegan
from vtes.model.frames import (
    DiscardPhase,
    Frame,
    Impulse,
    InfluencePhase,
    MasterPhase,
    MinionPhase,
    UntapPhase,
)
from vtes.model.state import GameState, Termination
from vtes.model.zones import READY
from vtes.ops.cards import fill_hand, move
from vtes.ops.counters import with_player
from vtes.ops.lasting import end_with_discards, end_with_turn
from vtes.ops.oust import stop
from vtes.ops.stack import at, push
from vtes.rules.laws import discards, master_actions, transfers
from vtes.rules.seating import clockwise, next_in_turn
from vtes.rules.sequencing import order
from vtes.rules.uses import could_use_in_phase


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


def pass_phase(state: GameState) -> GameState:
    """The player of the phase passes: it closes, unless another uses something first. D144.

    She is asked again after whatever they use (R1.6.1-24).
    """
    state = at(state, closing=True)
    seats = order(state, WindowKind.PHASE)
    moments = state.table.use_moments
    if moments & 1 << WindowKind.PHASE and any(could_use_in_phase(state, s) for s in seats[1:]):
        return push(state, Impulse(WindowKind.PHASE, seats, 1))
    return state


def end_turn(state: GameState) -> GameState:
    """End the turn, whatever phase it is in; the next remaining player to the left is next."""
    for seat in clockwise(state, state.active):
        for ally in state.players[seat].waiting:  # R6.1.5-10
            state = move(state, ally, READY)
    state = end_with_turn(state)
    return begin_turn(state, next_in_turn(state, state.active))


def begin_phase(state: GameState, phase: Phase) -> GameState:
    """Begin a phase of the active Methuselah's turn; what she receives in it she receives now."""
    event = PhaseBegan(state.active, phase)
    player = state.players[state.active]
    if phase is Phase.MINION and player.debt:  # R1.6.2-06, R5-06
        state = with_player(state, state.active, player.replace(debt=0))
    state = state.replace(stack=(_frame(state, phase),), trail=(*state.trail, event))
    if state.table.withholding and phase is not Phase.MINION:
        for seat in clockwise(state, state.active):
            state = fill_hand(state, seat)
    return end_with_discards(state) if phase is Phase.DISCARD else state


def _frame(state: GameState, phase: Phase) -> Frame:
    if phase is Phase.UNTAP:
        return UntapPhase()
    if phase is Phase.MASTER:
        received = master_actions(state, state.active)
        return MasterPhase(max(received - state.players[state.active].debt, 0))  # R5-06
    if phase is Phase.MINION:
        return MinionPhase()
    if phase is Phase.INFLUENCE:
        return InfluencePhase(transfers(state, state.active))
    return DiscardPhase(discards(state, state.active))

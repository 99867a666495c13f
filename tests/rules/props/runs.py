"""Playing moves while every position is stored, loaded, and held against its twins."""

from __future__ import annotations

from random import Random

import vtes
from tests.properties.hidden import compare, follow, twin, unnoticed
from vtes.model.decisions import DecisionKind, Phase, WindowKind
from vtes.model.frames import Impulse
from vtes.model.moves import Move, Pass
from vtes.model.state import GameState
from vtes.testing.lines import reading, readings

_PASSING = (DecisionKind.IMPULSE, DecisionKind.BLOCK)


def run(state: GameState, *lines: str) -> GameState:
    """The position after these moves; in windows, and asked to block, all others pass before.

    At every decision the position is stored and loaded, and the loaded one goes the same way; and
    to nobody it looks different from one that differs in what she cannot see.
    """
    for line in lines:
        while state.pending is not None and state.pending.kind in _PASSING:
            if vtes.is_legal(*reading(state, line)):
                break
            state = _made(state, Pass(state.pending.seat))
        for _, move in readings(state, line):
            state = _made(state, move)
    return state


def end(state: GameState) -> GameState:
    """The position after all have passed, in every window and asked to block."""
    while state.pending is not None and state.pending.kind in _PASSING:
        state = _made(state, Pass(state.pending.seat))
    return state


def heard(state: GameState) -> GameState:
    """The position after nobody has answered the card that is being played."""
    while isinstance(top := state.stack[-1], Impulse) and top.kind is WindowKind.AS_PLAYED:
        state = _made(state, Pass(state.to_move or 0))
    return state


def until(state: GameState, seat: str, phase: Phase) -> GameState:
    """The position in which a player's next phase of this kind begins; everybody passes."""
    wanted = (state.table.names.index(seat), phase)
    while True:
        state = _made(state, Pass(state.to_move or 0))
        if (state.active, state.phase) == wanted and state.pending is not None:
            return state


def _made(state: GameState, move: Move) -> GameState:
    step = vtes.transition(state, move)
    loaded = vtes.loads(vtes.dumps(state))
    assert loaded == state
    again = vtes.transition(loaded, move)
    assert (again.after, again.events) == (step.after, step.events)
    assert vtes.digest(again.after) == vtes.digest(step.after)
    assert not vtes.check(step.after)
    for observer in (None, *range(len(state.players))):
        random = Random(f"{observer} {len(step.events)}")
        other = twin(state, observer, random)
        compare(state, other, observer, random)
        unnoticed(step, observer)
        follow(other, move, step, observer)
    return step.after

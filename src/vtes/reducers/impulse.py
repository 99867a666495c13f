"""A window: each Methuselah in turn uses something or passes (1.6.1)."""

from __future__ import annotations

from vtes.model.decisions import DecisionKind
from vtes.model.frames import Impulse
from vtes.model.moves import Move
from vtes.model.state import GameState
from vtes.ops.stack import ask, at, pop
from vtes.rules.seating import in_game
from vtes.rules.sequencing import could_use_something


def proceed(state: GameState, frame: Impulse) -> GameState:
    """Ask the next seat that could use something; close when all have passed. G01, R1.6.1-24."""
    order = frame.order
    place = frame.at
    while place < len(order):
        seat = order[place]
        if in_game(state, seat) and could_use_something(state, seat):
            if place != frame.at:
                state = at(state, at=place)
            return ask(state, DecisionKind.IMPULSE, seat)
        place += 1
    return pop(state)


def decide(state: GameState, frame: Impulse, move: Move) -> GameState:
    """Pass: the opportunity goes to the next seat. R1.6.1-22, R1.6.1-23."""
    return at(state, at=frame.at + 1)

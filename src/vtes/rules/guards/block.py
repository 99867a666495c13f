"""What may be answered when a Methuselah may try to block (6.2.2)."""

from __future__ import annotations

from vtes.model.decisions import DecisionKind
from vtes.model.frames import Action
from vtes.model.moves import Block, Pass
from vtes.model.state import GameState
from vtes.model.zones import READY, TORPOR
from vtes.rules.blocking import barred, directed
from vtes.rules.guards.common import SEAT, no_card
from vtes.rules.guards.guard import Answers, Guard, Layer
from vtes.rules.seating import predator, prey


def _action(state: GameState) -> Action:
    frame = state.stack[-1]
    assert isinstance(frame, Action)
    return frame


def _not_the_target(state: GameState, seat: int) -> bool:
    action = _action(state)
    return directed(action) and seat != action.target_seat


def _no_neighbour(state: GameState, seat: int) -> bool:
    action = _action(state)
    neighbours = (prey(state, action.seat), predator(state, action.seat))
    return not directed(action) and seat not in neighbours


def _declined(state: GameState, seat: int) -> bool:
    return seat in _action(state).declined


def _prey_first(state: GameState, seat: int) -> bool:
    action = _action(state)
    first = prey(state, action.seat)
    return not directed(action) and seat != first and first not in action.declined


def _not_yours(state: GameState, minion: int) -> bool:
    card = state.cards[minion]
    assert state.pending is not None
    return card.controller != state.pending.seat or card.zone not in (READY, TORPOR)


not_the_target = Guard(
    "not-the-target",
    "R6.2.2-02",
    "only the Methuselah at whom the action is directed can try to block it",
    _not_the_target,
)
no_neighbour = Guard(
    "neither-prey-nor-predator",
    "R6.2.2-04",
    "only the acting Methuselah's prey and predator can try to block an undirected action",
    _no_neighbour,
)
declined = Guard(
    "declined", "R6.2.2-07", "she has declined to make further attempts to block", _declined
)
prey_first = Guard(
    "prey-first",
    "R6.2.2-05",
    "the predator may begin only when the prey has declined",
    _prey_first,
)
blocker_not_yours = Guard(
    "blocker-not-yours", "R6-04", "only a minion that you control can block for you", _not_yours
)
blocker_not_ready = Guard(
    "blocker-not-ready",
    "R6.5.1-05",
    "a vampire in torpor cannot block",
    lambda state, minion: state.cards[minion].zone is TORPOR,
)
blocker_tapped = Guard(
    "blocker-tapped",
    "R1.1-04",
    "a tapped minion cannot try to block",
    lambda state, minion: state.cards[minion].tapped and minion not in _action(state).awake,
)
blocker_barred = Guard(
    "blocker-barred",
    "R1.4-01",
    "a card forbids the minion to block this action",
    lambda state, minion: barred(state, _action(state), minion),
)

WHO = Layer(not_the_target, no_neighbour, declined, prey_first, fields=("seat",), alone=True)
KNOWN = Layer(no_card, fields=("minion",), alone=True)
MINE = Layer(blocker_not_yours, fields=("minion",), alone=True)
BLOCKER = Layer(blocker_not_ready, blocker_tapped, blocker_barred, fields=("minion",))

ANSWERS: Answers = {
    (DecisionKind.BLOCK, Pass): (SEAT,),
    (DecisionKind.BLOCK, Block): (WHO, SEAT, KNOWN, MINE, BLOCKER),
}

"""What may be answered in the master phase (5, 1.6.2)."""

from __future__ import annotations

from vtes.model.cards import CardType
from vtes.model.decisions import DecisionKind
from vtes.model.frames import MasterPhase
from vtes.model.moves import Pass, PlayCard
from vtes.model.state import GameState
from vtes.model.text import Definition
from vtes.rules.aims import has_target
from vtes.rules.guards.common import HAND, SEAT
from vtes.rules.guards.guard import Answers, Guard, Layer
from vtes.rules.hands import in_hand


def _definition(state: GameState, printed: int) -> Definition:
    return state.definition(in_hand(state, state.active, printed))


def _no_action(state: GameState) -> bool:
    frame = state.stack[-1]
    assert isinstance(frame, MasterPhase)
    return frame.actions < 1


def _not_encoded(state: GameState, printed: int) -> bool:
    definition = _definition(state, printed)
    return definition.text is None and CardType.MASTER in definition.facts.types


def _no_target(state: GameState, printed: int) -> bool:
    text = _definition(state, printed).text
    return text is not None and not has_target(state, text)


no_master_action = Guard(
    "no-master-action", "R1.6.2-03", "no master phase action is left", _no_action
)
not_a_master = Guard(
    "not-a-master",
    "R1.6.2-02",
    "only a master card is played in the master phase",
    lambda state, printed: CardType.MASTER not in _definition(state, printed).facts.types,
)
not_encoded = Guard(
    "not-encoded",
    "D05",
    "the text of this card is not encoded: it can only be discarded",
    _not_encoded,
)
pool_too_low = Guard(
    "pool-too-low",
    "G02",
    "the pool cost of the card cannot be paid",
    lambda state, printed: (
        _definition(state, printed).facts.pool_cost > state.players[state.active].pool
    ),
)
no_target = Guard(
    "no-target", "R1.6.1-16", "nothing in play can be the target of the card", _no_target
)

ACTIONS = Layer(no_master_action)
CARD = Layer(not_a_master, not_encoded, pool_too_low, no_target, fields=("card",))

ANSWERS: Answers = {
    (DecisionKind.MASTER, Pass): (SEAT,),
    (DecisionKind.MASTER, PlayCard): (SEAT, HAND, ACTIONS, CARD),
}

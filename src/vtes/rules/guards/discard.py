"""What may be answered in the discard phase (8)."""

from __future__ import annotations

from vtes.model.decisions import DecisionKind
from vtes.model.frames import DiscardPhase
from vtes.model.moves import Discard, Pass
from vtes.model.state import GameState
from vtes.rules.guards.common import HAND, SEAT
from vtes.rules.guards.guard import Answers, Guard, Layer
from vtes.rules.guards.use import DUE


def _none_left(state: GameState) -> bool:
    frame = state.stack[-1]
    assert isinstance(frame, DiscardPhase)
    return frame.discards < 1


no_discard = Guard(
    "no-discard", "R8-01", "only one card is discarded in the discard phase", _none_left
)

DISCARD = Layer(no_discard)

ANSWERS: Answers = {
    (DecisionKind.DISCARD, Pass): (SEAT, DUE),
    (DecisionKind.TRIM, Discard): (SEAT, HAND),
    (DecisionKind.DISCARD, Discard): (SEAT, HAND, DISCARD),
}

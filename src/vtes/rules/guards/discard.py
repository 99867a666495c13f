"""What may be answered in the discard phase (8)."""

from __future__ import annotations

from vtes.model.decisions import DecisionKind
from vtes.model.frames import DiscardPhase
from vtes.model.moves import Discard, Pass
from vtes.model.state import GameState
from vtes.rules.guards.common import HAND, SEAT
from vtes.rules.guards.guard import Answers, Guard, Layer
from vtes.rules.guards.use import due


def _none_left(state: GameState) -> bool:
    frame = state.stack[-1]
    assert isinstance(frame, DiscardPhase)
    return frame.discards < 1


no_discard = Guard(
    "no-discard", "R8-01", "only one card is discarded in the discard phase", _none_left
)

still_due = Guard(
    "discard-effect-due",
    "R1.4-01",
    "an effect that your discard phase requires has not happened yet",
    lambda state: any(due(state)),
)

DISCARD = Layer(no_discard)
END = Layer(still_due)

ANSWERS: Answers = {
    (DecisionKind.DISCARD, Pass): (SEAT, END),
    (DecisionKind.TRIM, Discard): (SEAT, HAND),
    (DecisionKind.DISCARD, Discard): (SEAT, HAND, DISCARD),
}

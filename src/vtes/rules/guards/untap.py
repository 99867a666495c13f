"""What may be answered in the untap phase (4, 9.2)."""

from __future__ import annotations

from vtes.model.decisions import DecisionKind
from vtes.model.frames import UntapPhase
from vtes.model.moves import AnnounceWithdrawal, Pass, TakeEdgePool
from vtes.model.state import GameState
from vtes.rules.guards.common import SEAT
from vtes.rules.guards.guard import Answers, Guard, Layer


def _phase(state: GameState) -> UntapPhase:
    frame = state.stack[-1]
    assert isinstance(frame, UntapPhase)
    return frame


edge_elsewhere = Guard(
    "edge-elsewhere",
    "R4-05",
    "only the Methuselah who has the Edge may take its pool",
    lambda state: state.edge != state.active,
)
edge_used = Guard(
    "edge-used",
    "R4-05",
    "the Edge has given its pool in this untap phase",
    lambda state: _phase(state).edge_used,
)
library_left = Guard(
    "library-left",
    "R9.2-01",
    "only a Methuselah whose library is exhausted may withdraw",
    lambda state: bool(state.players[state.active].library),
)
hand_was_full = Guard(
    "hand-was-full",
    "R9.2-01",
    "only a Methuselah who began her turn with less than a full hand may withdraw",
    lambda state: _phase(state).hand_was_full,
)
already_withdrawing = Guard(
    "already-withdrawing",
    "R9.2-02",
    "the withdrawal has been announced in this untap phase",
    lambda state: state.players[state.active].withdrawing,
)

EDGE = Layer(edge_elsewhere, edge_used)
WITHDRAWAL = Layer(library_left, hand_was_full, already_withdrawing, alone=True)

ANSWERS: Answers = {
    (DecisionKind.UNTAP, Pass): (SEAT,),
    (DecisionKind.UNTAP, TakeEdgePool): (SEAT, EDGE),
    (DecisionKind.UNTAP, AnnounceWithdrawal): (SEAT, WITHDRAWAL),
}

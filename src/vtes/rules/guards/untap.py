"""What may be answered in the untap phase (4, 4.1, 9.2)."""

from __future__ import annotations

from vtes.model.decisions import DecisionKind
from vtes.model.frames import UntapPhase
from vtes.model.moves import AnnounceWithdrawal, Pass, PayContest, TakeEdgePool, YieldContest
from vtes.model.state import GameState
from vtes.rules.guards.common import SEAT, no_card
from vtes.rules.guards.guard import Answers, Guard, Layer
from vtes.rules.guards.use import due


def _phase(state: GameState) -> UntapPhase:
    frame = state.stack[-1]
    assert isinstance(frame, UntapPhase)
    return frame


def _unanswered(state: GameState) -> bool:
    paid = _phase(state).paid
    return any(card not in paid for card in state.players[state.active].contested)


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

contest_unanswered = Guard(
    "contest-unanswered",
    "R4-06",
    "each card that you are contesting must be paid for or yielded before the phase ends",
    _unanswered,
)
not_contesting = Guard(
    "not-contesting",
    "R4.1-05",
    "only a contested card that you control can be paid for or yielded",
    lambda state, card: card not in state.players[state.active].contested,
)
contest_paid = Guard(
    "contest-paid",
    "R4.1-06",
    "the contested card has been paid for in this untap phase",
    lambda state, card: card in _phase(state).paid,
)
contest_too_dear = Guard(
    "contest-too-dear",
    "G02",
    "the pool to go on contesting cannot be paid",
    lambda state: state.table.ruleset.contest_pool > state.players[state.active].pool,
)

effect_due = Guard(
    "effect-due",
    "R4-03",
    "an effect that your untap phase requires has not happened yet",
    lambda state: any(due(state)),
)

EDGE = Layer(edge_elsewhere, edge_used)
WITHDRAWAL = Layer(library_left, hand_was_full, already_withdrawing, alone=True)
KNOWN = Layer(no_card, fields=("card",), alone=True)
MINE = Layer(not_contesting, fields=("card",), alone=True)
CONTEST = Layer(contest_paid, fields=("card",))
PRICE = Layer(contest_too_dear)
END = Layer(contest_unanswered, effect_due)

ANSWERS: Answers = {
    (DecisionKind.UNTAP, Pass): (SEAT, END),
    (DecisionKind.UNTAP, PayContest): (SEAT, KNOWN, MINE, CONTEST, PRICE),
    (DecisionKind.UNTAP, YieldContest): (SEAT, KNOWN, MINE, CONTEST),
    (DecisionKind.UNTAP, TakeEdgePool): (SEAT, EDGE),
    (DecisionKind.UNTAP, AnnounceWithdrawal): (SEAT, WITHDRAWAL),
}

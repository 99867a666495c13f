"""What may be answered in the untap phase (4, 4.1, 4.2, 9.2)."""

from __future__ import annotations

from vtes.model.decisions import DecisionKind
from vtes.model.frames import UntapPhase
from vtes.model.moves import (
    AnnounceWithdrawal,
    Pass,
    PayContest,
    PayTitle,
    TakeEdgePool,
    YieldContest,
    YieldTitle,
)
from vtes.model.state import GameState
from vtes.model.zones import READY
from vtes.rules.guards.common import SEAT, no_card
from vtes.rules.guards.guard import Answers, Guard, Layer
from vtes.rules.guards.use import due
from vtes.rules.titles import contest_price


def _phase(state: GameState) -> UntapPhase:
    frame = state.stack[-1]
    assert isinstance(frame, UntapPhase)
    return frame


def _unanswered(state: GameState) -> bool:
    paid = _phase(state).paid
    return any(card not in paid for card in state.players[state.active].contested)


def contesting(state: GameState, seat: int) -> list[int]:
    """Her vampires who are contesting their titles."""
    player = state.players[seat]
    return [v for v in player.ready + player.torpor if state.cards[v].contesting]


def _title_unanswered(state: GameState) -> bool:
    paid = _phase(state).titles_paid
    return any(vampire not in paid for vampire in contesting(state, state.active))


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

title_unanswered = Guard(
    "title-unanswered",
    "R4-06",
    "each title that you are contesting must be paid for or yielded before the phase ends",
    _title_unanswered,
)
not_contesting_title = Guard(
    "not-contesting-title",
    "R4.2-05",
    "only a vampire of yours whose title is contested can pay for it or yield it",
    lambda state, card: card not in contesting(state, state.active),
)
title_paid = Guard(
    "title-paid",
    "R4.2-06",
    "the vampire has paid for his contested title in this untap phase",
    lambda state, card: card in _phase(state).titles_paid,
)
title_too_dear = Guard(
    "title-too-dear",
    "R4.2-07",
    "the vampire has not the blood to go on contesting his title",
    lambda state, card: contest_price(state, card) > state.cards[card].blood,
)
title_in_torpor = Guard(
    "title-in-torpor",
    "R4.2-08",
    "only a ready vampire can go on contesting a title",
    lambda state, card: state.cards[card].zone is not READY,
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
MINE_TITLED = Layer(not_contesting_title, fields=("card",), alone=True)
TITLE = Layer(title_paid, fields=("card",))
TITLE_PRICE = Layer(title_too_dear, title_in_torpor, fields=("card",))
END = Layer(contest_unanswered, title_unanswered, effect_due)

ANSWERS: Answers = {
    (DecisionKind.UNTAP, Pass): (SEAT, END),
    (DecisionKind.UNTAP, PayContest): (SEAT, KNOWN, MINE, CONTEST, PRICE),
    (DecisionKind.UNTAP, YieldContest): (SEAT, KNOWN, MINE, CONTEST),
    (DecisionKind.UNTAP, PayTitle): (SEAT, KNOWN, MINE_TITLED, TITLE, TITLE_PRICE),
    (DecisionKind.UNTAP, YieldTitle): (SEAT, KNOWN, MINE_TITLED, TITLE),
    (DecisionKind.UNTAP, TakeEdgePool): (SEAT, EDGE),
    (DecisionKind.UNTAP, AnnounceWithdrawal): (SEAT, WITHDRAWAL),
}

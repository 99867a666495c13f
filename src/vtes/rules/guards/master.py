"""What may be answered in the master phase (5, 1.6.2)."""

from __future__ import annotations

from vtes.model.cards import CardType
from vtes.model.decisions import DecisionKind
from vtes.model.frames import MasterPhase
from vtes.model.moves import Pass, PlayCard
from vtes.model.state import GameState
from vtes.model.text import How, Mode
from vtes.rules.guards.common import HAND, SEAT
from vtes.rules.guards.guard import Answers, Guard, Layer, Listed, Ways
from vtes.rules.guards.play import (
    CONDITIONS,
    FIELDS,
    MASTER,
    NO_PLAYER,
    PLAYABLE,
    TARGET,
    OneWay,
    of_kind,
    way_guard,
)
from vtes.rules.guards.use import DUE


def _no_action(state: GameState) -> bool:
    frame = state.stack[-1]
    assert isinstance(frame, MasterPhase)
    return frame.actions < 1


no_master_action = Guard(
    "no-master-action", "R1.6.2-03", "no master phase action is left", _no_action
)
not_a_master = way_guard(
    "not-a-master",
    "R1.6.2-02",
    "only a master card is played in the master phase",
    lambda card, mode: not of_kind(card, CardType.MASTER),
)
out_of_turn = way_guard(
    "out-of-turn",
    "R1.6.2-05",
    "an out-of-turn master card is not played in one's own turn",
    lambda card, mode: mode.how is How.OUT_OF_TURN,
)

ACTIONS = Layer(no_master_action)
TYPE = Layer(not_a_master, fields=FIELDS, alone=True)
CARD = (NO_PLAYER, Layer(out_of_turn, fields=FIELDS, alone=True), MASTER, CONDITIONS, TARGET)


def _listed(mode: Mode) -> Listed | None:
    return ((TYPE, *CARD), (), NO_PLAYER.guards) if mode.how is How.MASTER else None


WAYS = Ways(_listed)
"""The ways to play master cards in one's own phase."""

WAY = OneWay(TYPE, PLAYABLE, ACTIONS, *CARD)

ANSWERS: Answers = {
    (DecisionKind.MASTER, Pass): (SEAT, DUE),
    (DecisionKind.MASTER, PlayCard): (SEAT, HAND, WAY),
}

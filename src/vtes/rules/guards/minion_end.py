"""When the minion phase may end (6)."""

from __future__ import annotations

from vtes.model.decisions import DecisionKind
from vtes.model.moves import Pass
from vtes.rules.guards.common import SEAT
from vtes.rules.guards.guard import Answers, Guard, Layer
from vtes.rules.guards.use import due
from vtes.rules.hunting import hunters

hunt_first = Guard(
    "hunt-first",
    "R6-10",
    "the phase cannot end while a vampire must hunt",
    lambda state: bool(hunters(state, state.active)),
)
minion_effect_due = Guard(
    "minion-effect-due",
    "D322",
    "an effect that your minion phase requires has not happened yet",
    lambda state: any(due(state)),
)

END = Layer(hunt_first, minion_effect_due)

ANSWERS: Answers = {(DecisionKind.MINION, Pass): (SEAT, END)}

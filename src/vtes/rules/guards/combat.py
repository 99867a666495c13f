"""What may be answered in combat (6.4)."""

from __future__ import annotations

from vtes.model.decisions import DecisionKind
from vtes.model.moves import ChooseStrike
from vtes.rules.guards.common import SEAT
from vtes.rules.guards.guard import Answers

ANSWERS: Answers = {(DecisionKind.STRIKE, ChooseStrike): (SEAT,)}

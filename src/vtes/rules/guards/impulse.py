"""What may be answered in windows (1.6.1)."""

from __future__ import annotations

from vtes.model.decisions import DecisionKind
from vtes.model.moves import Pass
from vtes.rules.guards.common import SEAT
from vtes.rules.guards.guard import Answers

ANSWERS: Answers = {(DecisionKind.IMPULSE, Pass): (SEAT,)}

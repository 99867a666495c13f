"""What may be answered in a diablerie (6.5.2, 6.5.5, 6.5.6)."""

from __future__ import annotations

from vtes.model.decisions import DecisionKind
from vtes.model.diablerie import Diablerie
from vtes.model.moves import CallBloodHunt, ChooseTarget, CommitDiablerie, Pass
from vtes.model.state import GameState
from vtes.rules.diablerie import loot
from vtes.rules.guards.common import SEAT, no_card
from vtes.rules.guards.guard import Answers, Guard, Layer


def frame(state: GameState) -> Diablerie:
    """The diablerie under way."""
    top = state.stack[-1]
    assert isinstance(top, Diablerie)
    return top


not_the_victims = Guard(
    "not-the-victims",
    "R6.5.5-04",
    "only equipment that the victim has can be taken",
    lambda state, card: card not in loot(state, frame(state).victim),
)

KNOWN = Layer(no_card, fields=("card",), alone=True)
LOOT = Layer(not_the_victims, fields=("card",))

ANSWERS: Answers = {
    (DecisionKind.DIABLERIE, Pass): (SEAT,),
    (DecisionKind.DIABLERIE, CommitDiablerie): (SEAT,),
    (DecisionKind.EQUIPMENT, Pass): (SEAT,),
    (DecisionKind.EQUIPMENT, ChooseTarget): (SEAT, KNOWN, LOOT),
    (DecisionKind.BLOOD_HUNT, Pass): (SEAT,),
    (DecisionKind.BLOOD_HUNT, CallBloodHunt): (SEAT,),
}

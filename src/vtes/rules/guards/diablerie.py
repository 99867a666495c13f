"""What may be answered in a diablerie (6.5.2, 6.5.5, 6.5.6)."""

from __future__ import annotations

from vtes.model.decisions import DecisionKind
from vtes.model.diablerie import Diablerie
from vtes.model.moves import CallBloodHunt, ChooseCard, ChooseTarget, CommitDiablerie, Pass
from vtes.model.state import NOBODY, GameState
from vtes.model.zones import Zone
from vtes.rules.diablerie import SEARCHED, given, has_superior, loot
from vtes.rules.guards.common import SEAT, no_card
from vtes.rules.guards.guard import Answers, Guard, Layer
from vtes.rules.hands import in_pile


def frame(state: GameState) -> Diablerie:
    """The diablerie under way."""
    top = state.stack[-1]
    assert isinstance(top, Diablerie)
    return top


def _found(state: GameState, card: int, place: Zone) -> int:
    seat = state.cards[frame(state).diablerist].controller
    return in_pile(state, seat, place, card) if place in SEARCHED else NOBODY


not_the_victims = Guard(
    "not-the-victims",
    "R6.5.5-04",
    "only equipment that the victim has can be taken",
    lambda state, card: card not in loot(state, frame(state).victim),
)
not_found = Guard(
    "not-found",
    "R6.5.5-07",
    "there is no such card in that place",
    lambda state, card, place: _found(state, card, place) == NOBODY,
)
no_discipline_card = Guard(
    "no-discipline-card",
    "R6.5.5-07",
    "only a Discipline master card is put on the diablerist",
    lambda state, card, place: given(state, _found(state, card, place)) is None,
)
diablerist_superior = Guard(
    "diablerist-superior",
    "R1.6.2-13",
    "the diablerist has the Discipline at superior already",
    lambda state, card, place: has_superior(
        state, frame(state).diablerist, _found(state, card, place)
    ),
)

KNOWN = Layer(no_card, fields=("card",), alone=True)
LOOT = Layer(not_the_victims, fields=("card",))
FOUND = (
    Layer(not_found, fields=("card", "place"), alone=True),
    Layer(no_discipline_card, diablerist_superior, fields=("card", "place")),
)

ANSWERS: Answers = {
    (DecisionKind.DIABLERIE, Pass): (SEAT,),
    (DecisionKind.DIABLERIE, CommitDiablerie): (SEAT,),
    (DecisionKind.EQUIPMENT, Pass): (SEAT,),
    (DecisionKind.EQUIPMENT, ChooseTarget): (SEAT, KNOWN, LOOT),
    (DecisionKind.DISCIPLINE, Pass): (SEAT,),
    (DecisionKind.DISCIPLINE, ChooseCard): (SEAT, *FOUND),
    (DecisionKind.BLOOD_HUNT, Pass): (SEAT,),
    (DecisionKind.BLOOD_HUNT, CallBloodHunt): (SEAT,),
}

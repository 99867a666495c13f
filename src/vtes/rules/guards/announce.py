"""What may be answered while an action or a card is announced (6.2.1)."""

from __future__ import annotations

from vtes.model.decisions import DecisionKind
from vtes.model.frames import Announce
from vtes.model.moves import ChoosePayment, ChooseTarget
from vtes.model.state import GameState
from vtes.model.zones import CONTESTED, READY, TORPOR
from vtes.rules.aims import can_be_rescued, in_torpor, superior_already
from vtes.rules.guards.common import SEAT, no_card
from vtes.rules.guards.guard import Answers, Guard, Layer
from vtes.rules.numbers import is_vampire


def frame(state: GameState) -> Announce:
    """The announcement under way."""
    top = state.stack[-1]
    assert isinstance(top, Announce)
    return top


def _card_announced(state: GameState) -> bool:
    return frame(state).action is None


def _not_in_play(state: GameState, target: int) -> bool:
    zone = state.cards[target].zone
    return _card_announced(state) and zone not in (READY, TORPOR, CONTESTED)


def _contested(state: GameState, target: int) -> bool:
    return state.cards[target].zone is CONTESTED


def _not_a_vampire(state: GameState, target: int) -> bool:
    return _card_announced(state) and not is_vampire(state, target)


def _superior(state: GameState, target: int) -> bool:
    if not _card_announced(state):
        return False
    text = state.definition(frame(state).card).text
    return text is not None and superior_already(state, text, target)


def _not_in_torpor(state: GameState, target: int) -> bool:
    return not _card_announced(state) and not in_torpor(state, target)


def _too_little_blood(state: GameState, target: int) -> bool:
    return not _card_announced(state) and not can_be_rescued(state, frame(state).minion, target)


def _no_split(state: GameState, acting: int) -> bool:
    return not 0 <= acting <= state.table.ruleset.rescue_blood


def _acting_short(state: GameState, acting: int) -> bool:
    return acting > state.cards[frame(state).minion].blood


def _rescued_short(state: GameState, acting: int) -> bool:
    rest = state.table.ruleset.rescue_blood - acting
    return rest > state.cards[frame(state).target].blood


target_not_in_play = Guard(
    "target-not-in-play",
    "R1.6.1-18",
    "the target must be in play: uncontrolled, ash heap and hand do not count",
    _not_in_play,
)
target_contested = Guard(
    "target-contested", "R1.6.1-19", "a contested card cannot be the target", _contested
)
target_not_a_vampire = Guard(
    "target-not-a-vampire", "R1.6.2-12", "the card is put on a vampire", _not_a_vampire
)
discipline_superior = Guard(
    "discipline-superior",
    "R1.6.2-13",
    "the vampire has the Discipline at superior already",
    _superior,
)
rescued_not_in_torpor = Guard(
    "rescued-not-in-torpor", "R6.5.3-01", "only a vampire in torpor is rescued", _not_in_torpor
)
rescue_too_dear = Guard(
    "rescue-too-dear",
    "R6.5.3-02",
    "the two vampires have too little blood for the rescue between them",
    _too_little_blood,
)
no_such_split = Guard(
    "no-such-split", "R6.5.3-02", "the cost cannot be split in this way", _no_split
)
acting_too_little_blood = Guard(
    "acting-too-little-blood",
    "R6.5.3-02",
    "the acting vampire has too little blood for his part of the cost",
    _acting_short,
)
rescued_too_little_blood = Guard(
    "rescued-too-little-blood",
    "R6.5.3-02",
    "the rescued vampire has too little blood for his part of the cost",
    _rescued_short,
)

KNOWN = Layer(no_card, fields=("card",), alone=True)
TARGET = Layer(
    target_not_in_play,
    target_contested,
    target_not_a_vampire,
    discipline_superior,
    rescued_not_in_torpor,
    rescue_too_dear,
    fields=("card",),
)
SPLIT = Layer(no_such_split, fields=("acting",), alone=True)
PAYERS = Layer(acting_too_little_blood, rescued_too_little_blood, fields=("acting",))

ANSWERS: Answers = {
    (DecisionKind.TARGET, ChooseTarget): (SEAT, KNOWN, TARGET),
    (DecisionKind.PAYMENT, ChoosePayment): (SEAT, SPLIT, PAYERS),
}

"""What may be answered in the minion phase (6, 6.1, 6.5)."""

from __future__ import annotations

from vtes.model.decisions import ActionKind, DecisionKind
from vtes.model.moves import Pass, TakeAction
from vtes.model.state import GameState
from vtes.model.zones import READY, TORPOR
from vtes.rules.aims import can_be_rescued
from vtes.rules.guards.common import SEAT, no_card
from vtes.rules.guards.guard import Answers, Fork, Guard, Layer
from vtes.rules.hunting import hunters, must_hunt
from vtes.rules.numbers import is_vampire
from vtes.rules.seating import clockwise


def _not_yours(state: GameState, minion: int) -> bool:
    card = state.cards[minion]
    return card.controller != state.active or card.zone not in (READY, TORPOR)


def _not_ready(state: GameState, minion: int) -> bool:
    return state.cards[minion].zone is not READY


def _not_in_torpor(state: GameState, minion: int) -> bool:
    return state.cards[minion].zone is not TORPOR


def _no_vampire(state: GameState, minion: int) -> bool:
    return not is_vampire(state, minion)


def _is_empty(state: GameState, minion: int) -> bool:
    return state.cards[minion].zone is READY and must_hunt(state, minion)


def _another_hunts(state: GameState, minion: int) -> bool:
    first = hunters(state, state.active)
    return bool(first) and minion not in first


def _leaving_too_dear(state: GameState, minion: int) -> bool:
    return state.cards[minion].blood < state.table.ruleset.leave_torpor_blood


def _nobody_to_rescue(state: GameState, minion: int) -> bool:
    return not any(
        can_be_rescued(state, minion, vampire)
        for seat in clockwise(state, state.active)
        for vampire in state.players[seat].torpor
    )


not_your_minion = Guard(
    "not-your-minion", "R6-01", "only a minion that you control can act for you", _not_yours
)
minion_tapped = Guard(
    "minion-tapped",
    "R1.1-03",
    "a tapped minion cannot take an action",
    lambda state, minion: state.cards[minion].tapped,
)
minion_not_ready = Guard(
    "minion-not-ready",
    "R6.5.1-04",
    "a vampire in torpor can take no action except leave torpor",
    _not_ready,
)
minion_not_in_torpor = Guard(
    "minion-not-in-torpor",
    "R6.5.2-09",
    "only a vampire in torpor can leave torpor",
    _not_in_torpor,
)
ally_hunts = Guard("ally-hunts", "R6.1.2-01", "allies cannot hunt", _no_vampire)
ally_rescues = Guard("ally-rescues", "R6.5.3-01", "allies cannot rescue", _no_vampire)
empty_vampire = Guard(
    "empty-vampire", "R6-09", "a ready vampire with no blood can only hunt", _is_empty
)
another_must_hunt = Guard(
    "another-must-hunt",
    "R6-10",
    "a vampire with no blood must hunt before any other action is taken",
    _another_hunts,
)
leaving_too_dear = Guard(
    "leaving-too-dear",
    "R6.5.2-02",
    "the vampire has too little blood to leave torpor",
    _leaving_too_dear,
)
nobody_to_rescue = Guard(
    "nobody-to-rescue",
    "R6.5.3-01",
    "there is no vampire in torpor whose rescue could be paid",
    _nobody_to_rescue,
)
hunt_first = Guard(
    "hunt-first",
    "R6-10",
    "the phase cannot end while a vampire with no blood must hunt",
    lambda state: bool(hunters(state, state.active)),
)

KNOWN = Layer(no_card, fields=("minion",), alone=True)
MINE = Layer(not_your_minion, fields=("minion",), alone=True)
MINION = Layer(minion_tapped, another_must_hunt, fields=("minion",))
ACTIONS: dict[ActionKind, Layer] = {
    ActionKind.BLEED: Layer(minion_not_ready, empty_vampire, fields=("minion",)),
    ActionKind.HUNT: Layer(minion_not_ready, ally_hunts, fields=("minion",)),
    ActionKind.LEAVE_TORPOR: Layer(
        minion_not_in_torpor, empty_vampire, leaving_too_dear, fields=("minion",)
    ),
    ActionKind.RESCUE: Layer(
        minion_not_ready, ally_rescues, empty_vampire, nobody_to_rescue, fields=("minion",)
    ),
}
END = Layer(hunt_first)

ANSWERS: Answers = {
    (DecisionKind.MINION, Pass): (SEAT, END),
    (DecisionKind.MINION, TakeAction): (SEAT, KNOWN, MINE, MINION, Fork("action", ACTIONS)),
}

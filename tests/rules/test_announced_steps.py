"""What is chosen while something is announced: questions that a mutation run found unanswered."""

from __future__ import annotations

import pytest

from tests.rulecheck import rule
from tests.rules.fights import combat, fight, reach
from tests.rules.prop_cards import table
from vtes.model.combat import Damage, Range, Round, Wound
from vtes.model.combat_words import Prevent
from vtes.model.decisions import DecisionKind, WindowKind
from vtes.model.frames import Announce, AnnounceStep
from vtes.model.state import NOBODY, GameState
from vtes.model.text import Aim, Cost, How, Mode, Reach, Strike, What, Whose
from vtes.model.vote_words import CallMotion
from vtes.model.words import GainPool
from vtes.notation import find_card
from vtes.ops.stack import change, push
from vtes.rules.announcing import calls_motion, next_step


def far(retainer: bool = True) -> GameState:
    """Strikes are chosen at long range; Lupo has a retainer, or not."""
    position = table().prop("Dog", types="retainer")
    position = position.attach("Dog", on="Lupo", life=1) if retainer else position
    return change(reach(fight(position), DecisionKind.STRIKE), Round, range=Range.LONG)


def asked(state: GameState, mode: Mode, done: int = -1) -> AnnounceStep:
    """What Thomas would have to choose first."""
    return next_step(state, Announce(1, find_card(state, "Thomas"), None, NOBODY), mode, done)


@rule("R6.4.7-02", "R6.4.7-03")
@pytest.mark.parametrize(
    ("strike", "named"),
    [
        (Strike(damage=1, reach=Reach.BOTH), True),
        (Strike(damage=1), False),
        (Strike(strength=True, reach=Reach.LONG), True),
        (Strike(steal=1, reach=Reach.BOTH), True),
        (Strike(dodge=True, reach=Reach.BOTH), False),
        (Strike(damage=1, dodge=True, reach=Reach.BOTH), True),
    ],
)
def test_who_is_struck_is_named(strike: Strike, named: bool) -> None:
    """From afar, if there is a retainer, and if the strike would do anything to it."""
    mode, state = Mode(How.COMBAT, strike=strike), far()
    assert asked(state, mode) is (AnnounceStep.STRUCK if named else AnnounceStep.COMPLETE)
    assert asked(state, mode, AnnounceStep.STRUCK) is AnnounceStep.COMPLETE
    assert asked(far(retainer=False), mode) is AnnounceStep.COMPLETE
    assert asked(change(state, Round, range=Range.CLOSE), mode) is AnnounceStep.COMPLETE
    assert asked(table().build(), mode) is AnnounceStep.COMPLETE


@rule("R6.4.6-16")
@pytest.mark.parametrize(("points", "choice"), [(-1, False), (1, True), (3, False)])
def test_of_which_damage_is_named_where_there_is_a_choice(points: int, choice: bool) -> None:
    """Of one normal point and two aggravated ones."""
    state = far()
    state = push(state, Damage((Wound(find_card(state, "Thomas"), 1, 2),)))
    step = asked(state, combat(WindowKind.PREVENT, Prevent(points)))
    assert step is (AnnounceStep.AMOUNT if choice else AnnounceStep.COMPLETE)


@rule("R6.2.1-02")
@pytest.mark.parametrize(
    ("mode", "step"),
    [
        (Mode(How.ACTION), AnnounceStep.COMPLETE),
        (Mode(How.ACTION, amount=True), AnnounceStep.AMOUNT),
        (Mode(How.ACTION, cost=Cost(x=True)), AnnounceStep.AMOUNT),
        (Mode(How.ACTION, aim=Aim(What.VAMPIRE)), AnnounceStep.TARGET),
        (Mode(How.ACTION, aim=Aim(What.METHUSELAH, Whose.OTHERS)), AnnounceStep.METHUSELAH),
        (Mode(How.ACTION, effects=(GainPool(1), CallMotion(0))), AnnounceStep.MOTION),
    ],
)
def test_what_is_chosen_of_an_action(mode: Mode, step: AnnounceStep) -> None:
    assert asked(table().build(), mode) is step
    assert calls_motion(mode) is (step is AnnounceStep.MOTION)

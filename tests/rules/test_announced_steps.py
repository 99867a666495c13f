"""What is chosen while something is announced: questions that a mutation run found unanswered."""

from __future__ import annotations

import attrs
import pytest

from tests.rulecheck import rule
from tests.rules.fights import HIDE, STEP, combat, fight, holding, play, reach, strike
from tests.rules.prop_cards import prop, table
from vtes.cards.shapes import more_strikes
from vtes.model.amounts import ALL
from vtes.model.combat import Damage, Range, Round, Wound
from vtes.model.combat_words import Prevent
from vtes.model.decisions import DecisionKind, Phase, WindowKind
from vtes.model.frames import Announce, AnnounceStep, Play, Use
from vtes.model.laws import DearerMasters
from vtes.model.state import NOBODY, GameState
from vtes.model.text import Aim, Cost, How, Mode, Reach, Strike, Text, What, Whose
from vtes.model.vote_words import CallMotion
from vtes.model.words import GainPool
from vtes.notation import find_card
from vtes.ops.stack import change, push
from vtes.rules.announcing import calls_motion, next_step, price, price_of_played, share_of, ways


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
@pytest.mark.parametrize(("points", "choice"), [(ALL, False), (1, True), (3, False)])
def test_of_which_damage_is_named_where_there_is_a_choice(points: int, choice: bool) -> None:
    """Of one normal point and two aggravated ones."""
    state = far()
    state = push(state, Damage((Wound(find_card(state, "Thomas"), 1, 2),)))
    step = asked(state, combat(WindowKind.PREVENT, Prevent(points)))
    assert step is (AnnounceStep.WORSE if choice else AnnounceStep.COMPLETE)


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


@rule("R1.6.3-01")
def test_which_ways_of_a_card_are_for_now() -> None:
    before, strike = combat(WindowKind.BEFORE_RANGE), combat(WindowKind.STRIKE)
    use = Mode(How.USE, windows=(WindowKind.BEFORE_RANGE, WindowKind.STRIKE))
    modes = (Mode(How.MASTER), Mode(How.ACTION), before, strike, use)
    text = Text(modes=modes)
    round_begins = reach(fight(holding(table(), A={"Roar": before})), WindowKind.BEFORE_RANGE)
    assert ways(table().turn("A", Phase.MASTER).build(), text) == [0]
    assert ways(table().build(), text) == [1]
    assert ways(round_begins, text) == [2]
    assert ways(reach(round_begins, DecisionKind.STRIKE), text) == [3]


@rule("R6.4.7-04")
def test_a_strike_with_which_one_maneuvers_names_nothing_yet() -> None:
    aimed = Mode(How.COMBAT, aim=Aim(What.VAMPIRE), strike=Strike(damage=1))
    state = reach(fight(holding(table(), A={"Step": STEP})), WindowKind.RANGE)
    assert asked(state, aimed) is AnnounceStep.COMPLETE
    assert asked(state, aimed.replace(strike=None)) is AnnounceStep.TARGET
    impulse = state.stack[-1]
    announcing = push(state, Announce(1, find_card(state, "Thomas"), None, NOBODY))
    assert asked(announcing, aimed) is AnnounceStep.COMPLETE
    later = reach(state, DecisionKind.STRIKE)  # in a window of another action, perhaps
    later = later.replace(stack=(*later.stack[:2], impulse, *later.stack[2:]))
    assert asked(later, aimed) is AnnounceStep.TARGET


def costing_x(state: GameState, name: str, *, in_blood: bool) -> GameState:
    """The same, with a card that costs X."""
    definitions = tuple(
        each.replace(facts=attrs.evolve(each.facts, cost_x=True, x_in_blood=in_blood))
        if each.facts.name == name
        else each
        for each in state.table.definitions
    )
    return state.replace(table=state.table.replace(definitions=definitions))


@rule("R1.6.1-13", "R6.2.3-07")
def test_what_is_paid_as_a_card_is_played() -> None:
    position = table()
    for name, facts in {
        "Both": {"pool_cost": 2, "blood_cost": 1},
        "Pool": {},
        "Blood": {},
    }.items():
        prop(position, name, "combat", HIDE, **facts).hand("A", name)
    position.prop("Dues", types="master", text=Text(laws=(DearerMasters(3),)))
    prop(position, "Gift", "master", Mode(How.MASTER), pool_cost=1).hand("A", "Gift")
    state = position.attach("Dues", on="Rake").build()
    lupo, rake = find_card(state, "Lupo"), find_card(state, "Rake")
    state = costing_x(state, "Pool", in_blood=False)
    state = costing_x(state, "Blood", in_blood=True)
    held = {state.definition(card).facts.name: card for card in state.players[0].hand}

    def costs(name: str, minion: int = lupo, target: int = NOBODY) -> tuple[int, int]:
        return price(state, Use(0, minion, held[name], target=target, amount=5))

    assert costs("Both") == (2, 1)
    assert costs("Both", NOBODY) == (2, 0)
    assert (costs("Pool"), costs("Blood")) == ((5, 0), (0, 5))
    assert (costs("Gift", NOBODY, lupo), costs("Gift", NOBODY, rake)) == ((1, 0), (4, 0))
    assert price_of_played(state) == 0
    assert price_of_played(push(state, Play(Use(0, lupo, held["Both"])))) == 3


@rule("R6.4.2-12", "R6.4.3-16")
def test_only_the_first_strike_was_chosen_by_maneuvering() -> None:
    """An additional one with such a card is played as any other."""
    leap = strike(damage=1, reach=Reach.BOTH, maneuvers=1)
    position = holding(table(), A={"Leap": (leap, 2), "Blur": more_strikes(0, 1)})
    state = play(fight(position), "A: play Leap with Lupo", "B: strike with hand")
    state = play(state, "A: play Blur with Lupo", "A: play Leap with Lupo")
    assert [state.definition(card).facts.name for card in state.players[0].ash_heap] == [
        "Leap",
        "Blur",
        "Leap",
    ]


@rule("R6.4.6-03", "D263")
@pytest.mark.parametrize(("worse", "share"), [(0, (1, 1)), (1, (1, 2))])
def test_how_many_points_of_a_strike_a_card_may_prevent(worse: int, share: tuple[int, int]) -> None:
    """Of two points, of a strike that does one of each kind and of another normal point."""
    state = far()
    lupo, thomas = find_card(state, "Lupo"), find_card(state, "Thomas")
    state = push(state, Damage((Wound(thomas, 1, 1, striker=lupo), Wound(thomas, 1, 0))))
    announce = Announce(1, thomas, None, NOBODY, worse=worse)
    assert share_of(state, announce, combat(WindowKind.PREVENT, Prevent(2))) == share
    assert share_of(state, announce, Mode(How.COMBAT)) == (0, 0)

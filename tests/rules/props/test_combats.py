"""Cards that do what few cards do in combat, and with the action around it."""

from __future__ import annotations

import pytest

from tests.rulecheck import rule
from tests.rules.prop_cards import BLEED, prop, table
from tests.rules.props.runs import end, heard, run
from vtes.engine import is_legal
from vtes.model.choosing import Fetch, Goal
from vtes.model.combat_words import DrawMore, MayLater, Option, StayReady
from vtes.model.course_words import CombatAgain, ContinueAction
from vtes.model.decisions import ActionKind, WindowKind
from vtes.model.needs_combat import BothReady, Falls, OpponentFalls
from vtes.model.state import GameState
from vtes.model.text import How, Mode, Strike, Text, Trait
from vtes.model.words import GainBlood, Who
from vtes.model.zones import HAND
from vtes.testing import Position, read
from vtes.testing.lines import reading

two_and_three = pytest.mark.parametrize("seats", ["AB", "ABC"])
BLOCKED = (BLEED, "B: block with Thomas")
HANDS = ("A: strike with hand", "B: strike with hand")


def facts(state: GameState, *paths: str) -> list[object]:
    """Several facts of a position."""
    return [read(state, path) for path in paths]


def with_blood(state: GameState, amount: int) -> GameState:
    """The position in which Lupo has so much blood."""
    return state.replace(cards=state.cards.set(0, state.cards[0].replace(blood=amount)))


def fighting(*effects: object, window: WindowKind, **fields: object) -> Mode:
    """A combat card's mode that is no strike."""
    return Mode(How.COMBAT, windows=(window,), effects=effects, **fields)  # type: ignore[arg-type]


# --- 6: the action goes on after its combat as if it were unblocked ------------------------------


def veiled(seats: str, word: ContinueAction) -> Position:
    """Lupo's Veil ends combat, and his action goes on."""
    ends = Mode(How.COMBAT, windows=(WindowKind.STRIKE,), strike=Strike(ends=True, effects=(word,)))
    return prop(table(*seats), "Veil", "combat", ends).hand("A", "Veil", "Veil")


VEIL = "A: play Veil with Lupo"


@two_and_three
@rule("R6.2.3-05", "R6.2.3-01")
def test_the_action_goes_on_after_its_combat(seats: str) -> None:
    state = run(veiled(seats, ContinueAction()).build(), *BLOCKED, VEIL, HANDS[1])
    assert facts(state, "Lupo.blood", "Thomas.blood") == [5, 5]
    state = end(state)
    assert facts(state, "B.pool", "Lupo.tapped", "Thomas.tapped") == [29, True, True]
    assert facts(state, "edge", "pending") == ["A", "MINION"]


@two_and_three
@rule("R6.2.2-07", "R6.2.2-19")
def test_another_may_block_what_goes_on(seats: str) -> None:
    state = run(veiled(seats, ContinueAction()).build(), *BLOCKED, VEIL, HANDS[1])
    state = run(state, "B: block with Nik", VEIL)
    assert facts(state, "combat.opposing") == ["Nik"]
    state = run(veiled(seats, ContinueAction(stealth=1)).build(), *BLOCKED, VEIL, HANDS[1])
    state = run(state, "B: block with Nik")
    assert facts(state, "action.stealth") == [1]
    state = end(state)
    assert facts(state, "B.pool", "Nik.tapped") == [29, False]


@two_and_three
@pytest.mark.parametrize("pays", [False, True])
@rule("R6.2.3-05", "G02")
def test_it_goes_on_at_a_price(seats: str, pays: bool) -> None:
    state = run(veiled(seats, ContinueAction(cost=2)).build(), *BLOCKED, VEIL, HANDS[1])
    state = run(state, "A: continue the action") if pays else state
    state = end(state)
    assert facts(state, "Lupo.blood", "B.pool") == ([3, 29] if pays else [5, 30])
    state = run(veiled(seats, ContinueAction(cost=2)).build(), *BLOCKED, VEIL, HANDS[1])
    state = with_blood(state, 1)
    assert not is_legal(*reading(state, "A: continue the action"))


@two_and_three
@rule("R6.2.3-04")
def test_some_actions_do_not_go_on(seats: str) -> None:
    never = (ActionKind.BLEED,)
    state = run(veiled(seats, ContinueAction(never=never)).build(), *BLOCKED, VEIL, HANDS[1])
    assert facts(end(state), "B.pool") == [30]
    position = veiled(seats, ContinueAction(never=never)).attach("Sport Bike", on="Thomas")
    state = run(position.build(), "A: hunt with Lupo", BLOCKED[1], VEIL, HANDS[1])
    assert facts(end(with_blood(state, 1)), "Lupo.blood") == [2]


# --- 7: a second combat follows the first --------------------------------------------------------


def again(seats: str) -> Position:
    """After a combat both may have another."""
    window, needs = WindowKind.END_OF_COMBAT, (BothReady(),)
    mode = fighting(CombatAgain(), window=window, needs=needs)
    return prop(table(*seats), "Again", "combat", mode).hand("A", "Again", "Again")


@two_and_three
@rule("R6.4-02", "R6.4.2-02", "R6.2.3-05")
def test_a_second_combat_follows(seats: str) -> None:
    state = run(again(seats).build(), *BLOCKED, *HANDS, "A: play Again with Lupo")
    assert not is_legal(*reading(state, "A: play Again with Lupo"))
    state = run(state, *HANDS, "A: play Again with Lupo", HANDS[0])
    assert facts(state, "combat.round", "Lupo.blood", "Thomas.blood") == [1, 3, 3]
    state = end(run(state, HANDS[1]))
    assert facts(state, "Lupo.blood", "Thomas.blood", "B.pool") == [2, 2, 30]
    assert facts(state, "pending", "Lupo.tapped") == ["MINION", True]


@two_and_three
@rule("R6.4-03", "G49")
def test_no_second_combat_follows_when_one_has_fallen(seats: str) -> None:
    position = again(seats).prop("Sun", types="combat", text=Text((SUN,))).hand("B", "Sun")
    state = run(position.build(), *BLOCKED, HANDS[0], "B: play Sun with Thomas")
    assert not is_legal(*reading(state, "A: play Again with Lupo"))
    state = end(state)
    assert facts(state, "Lupo.zone", "A.hand", "pending") == ["torpor", ["Again"] * 2, "MINION"]


# --- 11: who would go to torpor does something else instead --------------------------------------

SUN = Mode(How.COMBAT, windows=(WindowKind.STRIKE,), strike=Strike(damage=1, aggravated=True))


def standing(seats: str, *more: object) -> Position:
    """Lupo stands instead of falling; Thomas burns him twice."""
    mode = fighting(
        StayReady(3),
        MayLater(Option.PRESS),
        window=WindowKind.TO_TORPOR,
        needs=(Falls(),),
    )
    position = prop(table(*seats), "Stand", "combat", mode).hand("A", "Stand", "Stand")
    return prop(position, "Sun", "combat", SUN).hand("B", "Sun", "Sun")


STAND = "A: play Stand with Lupo"


@two_and_three
@rule("R6.4.3-14", "R6.4.6-11", "R6.4.6-12")
def test_who_would_fall_stands(seats: str) -> None:
    state = run(standing(seats).build(), *BLOCKED, HANDS[0], "B: play Sun with Thomas", STAND)
    state = run(state, "A: press", HANDS[0])
    assert facts(state, "Lupo.zone", "combat.round", "Thomas.blood") == ["ready", 2, 4]
    # wounded, he burns blood for the next aggravated point, and does not fall twice
    state = run(state, "B: play Sun with Thomas")
    assert not is_legal(*reading(state, STAND))
    state = end(state)
    assert facts(state, "Lupo.zone", "Lupo.blood", "pending") == ["torpor", 4, "MINION"]


@two_and_three
@rule("R6.4.6-13")
def test_who_stands_can_be_burned(seats: str) -> None:
    state = run(standing(seats).build(), *BLOCKED, HANDS[0], "B: play Sun with Thomas", STAND)
    state = run(state, "A: press", HANDS[0])
    state = end(run(with_blood(state, 0), "B: play Sun with Thomas"))
    assert facts(state, "Lupo.zone", "pending") == ["ash heap", "MINION"]


@two_and_three
@rule("R6.4.3-06", "D194")
def test_both_would_fall(seats: str) -> None:
    position = standing(seats).hand("A", "Sun")
    lines = ("A: play Sun with Lupo", "B: play Sun with Thomas")
    state = run(position.build(), *BLOCKED, *lines, STAND)
    assert facts(state, "Lupo.zone", "Thomas.zone") == ["ready", "ready"]
    state = end(state)
    assert facts(state, "Lupo.zone", "Thomas.zone") == ["torpor", "torpor"]


@two_and_three
@rule("D194", "R6.4.6-12")
def test_his_opponent_may_have_something_instead(seats: str) -> None:
    needs = (OpponentFalls(),)
    gloat = fighting(GainBlood(1), window=WindowKind.TO_TORPOR, needs=needs)
    position = prop(standing(seats), "Gloat", "combat", gloat).hand("B", "Gloat")
    state = run(position.build(), *BLOCKED, HANDS[0], "B: play Sun with Thomas")
    assert facts(run(state, "B: play Gloat with Thomas"), "Lupo.zone") == ["ready"]
    # if Lupo stands, there is nothing to gloat about
    state = run(heard(run(state, STAND)), "A: pass")
    assert facts(state, "window", "to_move") == ["TO_TORPOR", "B"]
    assert not is_legal(*reading(state, "B: play Gloat with Thomas"))


# --- cards of the hand that others do not see ----------------------------------------------------


@two_and_three
@rule("R1.6.1-02", "D244")
def test_more_is_drawn_than_replaced(seats: str) -> None:
    mode = fighting(DrawMore(2), window=WindowKind.BEFORE_RANGE)
    position = prop(table(*seats), "Haste", "combat", mode).hand("A", "Haste", *["Blur"] * 6)
    state = run(position.library("A", *["Dodge"] * 9).build(), *BLOCKED, "A: play Haste with Lupo")
    state = run(state, "A: discard Blur", "A: discard Dodge")
    assert facts(state, "A.hand.count", "A.library.count") == [7, 6]
    assert facts(end(run(state, *HANDS)), "pending", "A.ash_heap") == [
        "MINION",
        ["Haste", "Dodge", "Blur"],
    ]


@two_and_three
@rule("D249", "R6.1.3-03")
def test_a_weapon_is_taken_from_the_hand(seats: str) -> None:
    word = Fetch(Goal.USED, Who.SELF, (HAND,), trait=Trait.WEAPON, must=True)
    mode = fighting(word, window=WindowKind.BEFORE_RANGE)
    position = prop(table(*seats), "Trick", "combat", mode).hand("A", "Trick", "Deer Rifle")
    state = run(position.build(), *BLOCKED, "A: play Trick with Lupo")
    state = run(state, "A: choose Deer Rifle in hand", "A: use Deer Rifle in way 2", HANDS[1])
    assert facts(end(state), "Deer Rifle.host", "A.pool", "Thomas.blood") == ["Lupo", 28, 4]

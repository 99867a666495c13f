"""Cards that do what few cards do, in two seats and in three, stored at every decision."""

from __future__ import annotations

import pytest

from tests.rulecheck import rule
from tests.rules.prop_cards import (
    ANNOUNCED,
    ATTEMPT,
    BLEED,
    DECLINED,
    act,
    modifier,
    prop,
    reaction,
    table,
)
from tests.rules.props.runs import end, heard, run, until
from vtes.engine import is_legal, legal_moves, why_illegal
from vtes.model.decisions import Phase, WindowKind
from vtes.model.needs import (
    BledBySomebody,
    BlocksDeclined,
    CardOfMinion,
    IsTapped,
    MasterOfAnother,
)
from vtes.model.state import GameState
from vtes.model.text import Aim, Bonus, How, Mode, Number, Replaced, Text, What, Whose
from vtes.model.words import (
    AddIntercept,
    AddStealth,
    BurnActing,
    BurnBlood,
    BurnPool,
    BurnTarget,
    CancelCard,
    EndAction,
    GainBlood,
    GainPool,
    Redirect,
    StealTarget,
    TapMinion,
    UntapMinion,
    Wake,
    Who,
)
from vtes.testing import Position, read
from vtes.testing.lines import reading

two_and_three = pytest.mark.parametrize("seats", ["AB", "ABC"])


def facts(state: GameState, *paths: str) -> list[object]:
    """Several facts of a position."""
    return [read(state, path) for path in paths]


# --- 1: a master card is cancelled as it is played ---------------------------------------------

FEAST = Mode(How.MASTER, effects=(GainPool(5),))
NO = Mode(
    How.OUT_OF_TURN,
    windows=(WindowKind.AS_PLAYED,),
    needs=(MasterOfAnother(),),
    effects=(CancelCard(),),
)


def cancelling(seats: str) -> Position:
    """A may play Feast, for 2 pool; everybody else holds No."""
    position = table(*seats).turn("A", Phase.MASTER)
    prop(position, "Feast", "master", FEAST, pool_cost=2)
    prop(position, "No", "master", NO)
    position.hand("A", "Feast", *["No"] * 6).library("A", "Ascendance", 5)
    for seat in seats[1:]:
        position.hand(seat, "No", "Ascendance").library(seat, 0)
    return position


@two_and_three
@rule("R1.6.2-06", "R5-06", "R1.6.2-04")
def test_a_master_card_is_cancelled(seats: str) -> None:
    state = end(run(cancelling(seats).build(), "A: play Feast", "B: play No"))
    assert facts(state, "A.pool", "A.ash_heap", "B.ash_heap") == [30, ["Feast"], ["No"]]
    assert facts(state, "A.hand.count", "A.library.count", "phase") == [7, 5, "MASTER"]
    assert not is_legal(*reading(state, "A: play No"))
    state = until(state, "B", Phase.MASTER)
    refused = why_illegal(*reading(state, "B: play Ascendance"))
    assert [v.code for v in refused] == ["no-master-action"]
    state = until(state, "B", Phase.MASTER)
    assert is_legal(*reading(state, "B: play Ascendance"))


@rule("R1.6.1-24", "R1.6.2-04")
def test_a_card_that_cancels_is_cancelled() -> None:
    state = run(cancelling("ABC").build(), "A: play Feast", "B: play No", "C: play No")
    state = end(state)
    assert facts(state, "A.pool", "B.ash_heap", "C.ash_heap") == [33, ["No"], ["No"]]


@two_and_three
@rule("R1.6.2-02", "R5-04")
def test_a_cancelled_master_card_has_used_the_action(seats: str) -> None:
    position = cancelling(seats).ruleset(table().build().table.ruleset.replace(hand_size=8))
    state = run(position.hand("A", "Ascendance").build(), "A: play Feast", "B: play No")
    refused = why_illegal(*reading(end(state), "A: play Ascendance"))
    assert [v.code for v in refused] == ["no-master-action"]


# --- 1: the card of an action is cancelled, or overtaken, as it is played -------------------------

STOP = Mode(
    How.OUT_OF_TURN,
    windows=(WindowKind.AS_PLAYED,),
    needs=(CardOfMinion(),),
    effects=(CancelCard(),),
)


def stopping(seats: str, mode: Mode = STOP) -> Position:
    """Lupo may burn blood of Thomas, for 1 blood and 1 pool; everybody else holds Stop."""
    position = table(*seats).library("A", 9).hand("A", "Drain", "Drain")
    drain = act(BurnBlood(2), aim=Aim(What.VAMPIRE, Whose.OTHERS), replaced=Replaced.AFTER_ACTION)
    prop(position, "Drain", "action", drain, pool_cost=1, blood_cost=1)
    prop(position, "Stop", "master", mode)
    for seat in seats[1:]:
        position.hand(seat, "Stop", "Ascendance")
    return position


DRAINING = ("A: play Drain with Lupo", "A: target Thomas")


@two_and_three
@rule("D162", "D163", "R6.2.1-04")
def test_an_action_card_is_cancelled(seats: str) -> None:
    state = run(stopping(seats).build(), *DRAINING)
    assert facts(state, "window", "Drain.zone", "Lupo.tapped") == ["AS_PLAYED", "playing", False]
    assert facts(state, "A.hand.count", "to_move") == [6, "A"]
    state = end(run(state, "B: play Stop"))
    assert facts(state, "pending", "Lupo.tapped", "Lupo.blood", "A.pool") == [
        "MINION",
        False,
        5,
        30,
    ]
    assert facts(state, "A.ash_heap", "A.hand.count", "Thomas.blood") == [["Drain"], 7, 5]
    state = end(run(state, *DRAINING))
    assert facts(state, "Lupo.tapped", "Lupo.blood", "A.pool") == [True, 4, 29]
    assert facts(state, "A.hand.count", "Thomas.blood") == [7, 3]


@two_and_three
@rule("D162", "G31")
def test_the_minion_is_burned_as_he_plays_the_card_of_his_action(seats: str) -> None:
    shot = Mode(
        How.OUT_OF_TURN,
        windows=(WindowKind.AS_PLAYED,),
        aim=Aim(What.VAMPIRE),
        effects=(BurnTarget(),),
    )
    state = run(stopping(seats, shot).build(), *DRAINING, "B: play Stop", "B: target Lupo")
    state = end(state)
    assert facts(state, "pending", "A.ready", "Thomas.blood") == ["MINION", ["Rake"], 5]
    assert facts(state, "A.ash_heap", "A.pool") == [["Drain", "Lupo"], 30]


@two_and_three
@rule("D162", "G31")
def test_the_minion_is_stolen_as_he_plays_the_card_of_his_action(seats: str) -> None:
    theft = Mode(
        How.OUT_OF_TURN,
        windows=(WindowKind.AS_PLAYED,),
        aim=Aim(What.VAMPIRE),
        effects=(StealTarget(),),
    )
    state = run(stopping(seats, theft).build(), *DRAINING, "B: play Stop", "B: target Lupo")
    state = end(state)
    assert facts(state, "Lupo.controller", "Lupo.tapped", "Thomas.blood") == ["B", False, 5]
    assert facts(state, "A.ash_heap", "A.pool") == [["Drain"], 30]


@two_and_three
@rule("D162", "G07")
def test_the_active_methuselah_is_ousted_as_a_card_of_an_action_is_played(seats: str) -> None:
    ruin = Mode(
        How.OUT_OF_TURN,
        windows=(WindowKind.AS_PLAYED,),
        aim=Aim(What.METHUSELAH, Whose.OTHERS),
        effects=(BurnPool(2),),
    )
    position = stopping(seats, ruin).pool(A=2)
    state = end(run(position.build(), *DRAINING, "B: play Stop", "B: choose A"))
    assert facts(state, "A.standing", "A.ready", "Thomas.blood") == ["OUSTED", [], 5]
    if "C" in seats:
        assert facts(state, "A.ash_heap", "active") == [["Drain", "Rake", "Lupo"], "B"]


# --- 2: a bleed gets another target after blocks were declined ----------------------------------


def turning(*seats: str) -> Position:
    """Everybody but A holds Turn, with which a bleed at her is turned on another."""
    position = table(*seats)
    mode = reaction(
        Redirect(),
        windows=DECLINED,
        needs=(BledBySomebody(), BlocksDeclined()),
        aim=Aim(What.METHUSELAH, Whose.OTHERS),
    )
    prop(position, "Turn", "reaction", mode)
    for seat in seats[1:]:
        position.hand(seat, "Turn", "Turn")
    return position


TURNED = ("A: bleed with Lupo", "B: pass", "B: pass", "B: play Turn with Thomas", "B: choose C")


@rule("R6.1.1-02", "R6.2.2-08", "G25")
def test_a_bleed_is_turned_on_another() -> None:
    state = run(turning("A", "B", "C").build(), *TURNED)
    state = run(state, "C: block with Yuri")
    assert facts(state, "action.directed_at", "B.pool", "C.pool") == ["C", 30, 30]
    state = end(run(turning("A", "B", "C").build(), *TURNED))
    assert facts(state, "B.pool", "C.pool", "edge", "pending") == [30, 29, "A", "MINION"]


@rule("G25", "R6.2.2-07")
def test_who_declined_may_block_what_is_turned_back_on_her() -> None:
    state = run(turning("A", "B", "C").build(), *TURNED)
    refused = why_illegal(*reading(state, "B: block with Nik"))
    assert [v.code for v in refused] != []
    state = run(state, "C: pass") if state.to_move == 2 else state
    back = run(state, "C: play Turn with Yuri", "C: choose B", "B: block with Nik")
    assert facts(back, "action.directed_at", "C.pool") == ["B", 30]
    passed = end(run(state, "C: play Turn with Yuri", "C: choose B"))
    assert facts(passed, "B.pool", "C.pool") == [29, 30]


@rule("R1.6.1-22", "R6.1.1-02")
def test_the_new_target_is_the_defending_methuselah() -> None:
    position = turning("A", "B", "C", "D").vampire("Royce", "D", capacity=3).hand("A", "Ascendance")
    state = run(position.build(), *TURNED[:-1])
    assert len(legal_moves(state)) == 2
    state = run(state, "B: choose D")
    asked = []
    state = heard(state)
    while read(state, "window") == "AFTER_DECLINE":
        asked.append(read(state, "to_move"))
        state = run(state, f"{asked[-1]}: pass")
    assert asked == ["A", "D", "B", "C"]
    assert facts(state, "to_move", "pending") == ["D", "BLOCK"]


@rule("R6.1.1-03")
def test_between_two_no_bleed_is_turned() -> None:
    state = end(run(turning("A", "B").build(), BLEED))
    assert facts(state, "B.pool", "pending") == [29, "MINION"]


# --- 3: a tapped vampire reacts and blocks ------------------------------------------------------


def asleep(seats: str) -> Position:
    """B's Royce is tapped; she holds Wake, replaced in her next untap phase, and Alarm."""
    position = Position(*seats).vampire("Royce", "B", capacity=4, tapped=True)
    position.vampire("Lupo", "A", capacity=5).vampire("Rake", "A", capacity=5)
    wake = reaction(Wake(), needs=(IsTapped(),), replaced=Replaced.NEXT_UNTAP)
    prop(position, "Wake", "reaction", wake)
    prop(position, "Alarm", "reaction", reaction(AddIntercept(1), windows=ATTEMPT))
    position.hand("B", "Wake", "Alarm", *["Ascendance"] * 5).library("B", 3)
    return position.hand("A", "Ascendance")


@two_and_three
@rule("R1.1-05", "R1.6.1-04", "R1.1-04")
def test_a_tapped_vampire_is_woken(seats: str) -> None:
    state = asleep(seats).build()
    sleeping = end(run(state, "A: hunt with Lupo", "A: pass", "B: pass"))
    assert facts(sleeping, "Lupo.tapped", "pending") == [True, "MINION"]
    state = heard(run(state, "A: hunt with Lupo", "B: play Wake with Royce"))
    assert facts(state, "Royce.tapped", "window") == [True, "AS_ANNOUNCED"]
    state = heard(run(state, "B: block with Royce", "B: play Alarm with Royce"))
    assert facts(state, "B.hand.count", "Royce.intercept", "B.library.count") == [6, 1, 2]
    state = run(end(state), "A: strike with hand", "B: strike with hand")
    state = end(state)
    assert facts(state, "Royce.tapped", "Royce.blood", "B.hand.count") == [True, 3, 6]
    state = end(run(state, "A: bleed with Rake", "A: pass", "B: pass"))
    assert facts(state, "B.pool", "pending") == [29, "MINION"]
    state = until(state, "B", Phase.UNTAP)
    assert facts(state, "B.hand.count", "B.library.count", "Royce.tapped") == [7, 1, False]


# --- 4: a modifier of another vampire -----------------------------------------------------------


@two_and_three
@rule("R1.4-01", "G39", "R6.2.3-07")
def test_another_vampire_plays_a_modifier(seats: str) -> None:
    position = table(*seats).vampire("Royce", "A", capacity=4, tapped=True)
    mode = modifier(AddStealth(1), windows=ATTEMPT, by_other=True)
    prop(position, "Cloak", "action modifier", mode, blood_cost=1).hand("A", "Cloak")
    state = run(position.build(), BLEED, "B: block with Thomas", "A: play Cloak with Royce")
    assert facts(state, "Royce.blood", "Royce.tapped", "Lupo.blood") == [3, True, 5]
    assert facts(state, "action.stealth", "to_move", "pending") == [1, "B", "BLOCK"]
    assert facts(end(state), "B.pool", "edge") == [29, "A"]


# --- 5: intercept that is not needed ------------------------------------------------------------


@two_and_three
@rule("R6.2.2-19", "R6.2.2-20", "R1.4-01")
def test_intercept_is_added_before_it_is_needed(seats: str) -> None:
    watch = reaction(AddIntercept(1, unneeded=True))
    position = prop(table(*seats), "Watch", "reaction", watch).hand("B", "Watch")
    state = run(position.build(), "A: hunt with Lupo", "B: play Watch with Thomas")
    assert facts(state, "Thomas.intercept", "Nik.intercept") == [1, 0]
    failed = run(state, "B: block with Nik")
    assert facts(failed, "pending", "Thomas.intercept") == ["BLOCK", 1]
    state = run(failed, "B: block with Thomas")
    assert facts(state, "combat.opposing", "Thomas.tapped") == ["Thomas", True]
    state = end(run(state, "A: strike with hand", "B: strike with hand"))
    assert read(state, "Thomas.intercept") == 0


# --- 8: the acting minion is burned in his own action -------------------------------------------


@two_and_three
@pytest.mark.parametrize("window", [ANNOUNCED, ATTEMPT, (WindowKind.AFTER_BLOCK,), DECLINED])
@rule("G31", "R6.2.3-06", "R1.6.3-15")
def test_the_acting_minion_is_burned(seats: str, window: tuple[WindowKind, ...]) -> None:
    knife = Text(bonuses=(Bonus(Number.STRENGTH, 1),))
    position = table(*seats).prop("Knife", types="equipment", text=knife)
    position.attach("Knife", on="Lupo")
    prop(position, "Feast", "action", act(GainPool(3)), pool_cost=1)
    prop(position, "Fire", "reaction", reaction(BurnActing(), windows=window))
    position.hand("A", "Feast").hand("B", "Fire")
    lines = ["A: play Feast with Lupo"]
    if window in (ATTEMPT, (WindowKind.AFTER_BLOCK,)):
        lines.append("B: block with Thomas")
    if window == DECLINED:
        lines += ["B: pass", "B: pass"]
    state = end(run(position.build(), *lines, "B: play Fire with Nik"))
    assert facts(state, "A.pool", "pending", "Thomas.tapped") == [30, "MINION", False]
    assert sorted(read(state, "A.ash_heap")) == ["Feast", "Knife", "Lupo"]  # type: ignore[arg-type]
    assert is_legal(*reading(state, "A: bleed with Rake"))


@two_and_three
@rule("G31")
def test_the_acting_minion_burns_himself(seats: str) -> None:
    fire = modifier(BurnActing(), GainBlood(1), TapMinion(), GainPool(1))
    position = prop(table(*seats), "Fire", "action modifier", fire)
    state = end(run(position.hand("A", "Fire").build(), BLEED, "A: play Fire with Lupo"))
    assert facts(state, "A.pool", "B.pool", "pending", "A.ready") == [31, 30, "MINION", ["Rake"]]


@two_and_three
@rule("G35", "R6.1.5-09")
def test_an_ally_pays_with_his_last_life(seats: str) -> None:
    position = table(*seats).ally("Mage", "A", life=2, text=Text(pays_life=True))
    mode = modifier(GainPool(1), windows=(*ANNOUNCED, *ATTEMPT))
    prop(position, "Spark", "action modifier", mode, blood_cost=1)
    prop(position, "Flame", "action modifier", mode, blood_cost=1)
    state = run(position.hand("A", "Spark", "Flame").build(), "A: bleed with Mage")
    state = heard(run(state, "A: play Spark with Mage"))
    assert facts(state, "A.pool", "Mage.life", "action.kind") == [31, 1, "BLEED"]
    state = end(run(state, "A: play Flame with Mage"))
    assert facts(state, "A.pool", "A.ready", "pending") == [32, ["Lupo", "Rake"], "MINION"]
    assert read(state, "A.ash_heap") == ["Flame", "Mage", "Spark"]


# --- 9: the action ends, and is not repeated ----------------------------------------------------


@two_and_three
@rule("R1.4-01", "R6-08", "R6.2.3-06")
def test_an_action_is_ended(seats: str) -> None:
    position = table(*seats).hand("A", "Feast", "Feast").hand("B", "End")
    prop(position, "Feast", "action", act(GainPool(3)), pool_cost=1)
    mode = modifier(EndAction(), UntapMinion(Who.ACTING), windows=ATTEMPT)
    prop(position, "Off", "action modifier", mode).hand("A", "Off")
    prop(position, "End", "reaction", reaction())
    lines = ("A: play Feast with Lupo", "B: block with Thomas", "A: play Off with Lupo")
    state = end(run(position.build(), *lines))
    assert facts(state, "Lupo.tapped", "Thomas.tapped", "A.pool") == [False, False, 30]
    assert facts(state, "A.hand", "A.ash_heap") == [["Feast"], ["Feast", "Off"]]
    refused = why_illegal(*reading(state, "A: play Feast with Lupo"))
    assert [(v.code, v.rule) for v in refused] == [("card-repeated", "R1.4-01")]
    state = end(run(state, "A: bleed with Lupo"))
    assert facts(state, "B.pool", "Lupo.tapped") == [29, True]

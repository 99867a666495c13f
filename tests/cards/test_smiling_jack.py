"""Smiling Jack and the Society of Leopold, who come for their due in untap phases."""

from __future__ import annotations

from tests.cards.small import options, table
from tests.cards.table import codes, look, onward
from tests.rulecheck import rule
from tests.rules.props.runs import end, run
from vtes.model.decisions import Phase
from vtes.model.state import GameState

JACK, LEOPOLD = "Smiling Jack, The Anarch", "Society of Leopold"


@rule("R4-03")
def test_smiling_jack_takes_a_pool_of_his_controller() -> None:
    state = table(Phase.UNTAP).permanent(JACK, "A", counters=1).build()
    assert codes(state, "A: pass") == ["effect-due"]
    state = run(state, f"A: use {JACK} in way 2")
    assert look(state, "A.pool", f"{JACK}.life") == [29, 2]
    assert "A: pass" in options(state)
    assert codes(state, f"A: use {JACK} in way 3") == ["use-not-yours", "use-spent"]


def robbed(counters: int, **blood: int) -> GameState:
    """B's untap phase; her Thomas is ready, her Nik in torpor."""
    position = table().turn("B", Phase.UNTAP).permanent(JACK, "A", counters=counters)
    position.vampire("Thomas", "B", capacity=5, blood=blood.get("thomas", 2))
    position.vampire("Nik", "B", capacity=5, blood=blood.get("nik", 1), zone="torpor")
    position.ally("Dog", "B", life=2).vampire("Lupo", "A", capacity=5)
    return position.pool(A=30, B=blood.get("pool", 30), C=30).build()


@rule("R4-04", "D140")
def test_others_pay_smiling_jack_with_pool_and_blood_as_they_choose() -> None:
    """Rulings LSJ 19971212, ANK 20181006."""
    state = robbed(4)
    assert codes(state, "B: pass") == ["effect-due"]
    state = run(state, f"B: use {JACK} in way 3")
    assert options(state) == ["B: target Thomas", "B: target Nik", "B: pass"]
    state = run(state, "B: target Thomas", "B: target Nik")
    assert options(state) == ["B: target Thomas", "B: pass"]
    after = run(state, "B: pass")
    assert look(after, "B.pool", "Thomas.blood", "Nik.blood", "Dog.life") == [28, 1, 0, 2]
    assert look(after, f"{JACK}.life", "A.pool") == [4, 30]
    assert "B: pass" in options(after)


def test_all_may_be_paid_with_blood() -> None:
    state = run(robbed(1), f"B: use {JACK} in way 3", "B: target Thomas")
    assert look(state, "B.pool", "Thomas.blood") == [30, 1]


@rule("G34")
def test_who_has_no_blood_pays_with_pool_and_may_be_ousted() -> None:
    state = run(robbed(3, thomas=0, nik=0, pool=2), f"B: use {JACK} in way 3")
    assert look(state, "B.standing", "A.vp") == ["OUSTED", 1]


def test_without_counters_nothing_is_due() -> None:
    state = robbed(0)
    assert codes(state, f"B: use {JACK} in way 3") == ["card-lacks-counters"]
    assert "B: pass" in options(state)


def test_vampires_burn_smiling_jack() -> None:
    position = table().vampire("Lupo", "A", capacity=5).ally("Dog", "A", life=1)
    state = position.permanent(JACK, "B", counters=2).build()
    line = f"A: use {JACK} in way 4 with "
    assert codes(state, line + "Dog") == ["no-vampire"]
    assert look(onward(run(state, line + "Lupo")), "B.ash_heap") == [[JACK]]


# --- Society of Leopold -------------------------------------------------------------------------


def pursued(phase: Phase = Phase.UNTAP, blood: int = 3) -> GameState:
    """C's Society is on A's Lupo."""
    position = table(phase).vampire("Lupo", "A", capacity=5, blood=blood)
    position.vampire("Rake", "A", capacity=5, zone="torpor").ally("Dog", "A", life=1)
    position.vampire("Thomas", "B", capacity=5)
    return position.attach(LEOPOLD, on="Lupo", seat="C").build()


@rule("R4-03")
def test_the_society_burns_blood_or_the_vampire_as_his_controller_chooses() -> None:
    state = pursued()
    assert codes(state, "A: pass") == ["effect-due"]
    paid = run(state, f"A: use {LEOPOLD} in way 2")
    assert look(paid, "Lupo.blood", f"{LEOPOLD}.host") == [2, "Lupo"]
    assert codes(paid, f"A: use {LEOPOLD} in way 3") == ["use-spent"]
    assert "A: pass" in options(paid)
    burned = run(state, f"A: use {LEOPOLD} in way 3")
    assert look(burned, "A.ash_heap", "C.ash_heap") == [["Lupo"], [LEOPOLD]]
    assert codes(pursued(blood=0), f"A: use {LEOPOLD} in way 2") == ["blood-missing"]


def test_the_society_is_put_on_any_vampire() -> None:
    position = table(Phase.MASTER).vampire("Lupo", "A", capacity=5).ally("Dog", "A", life=1)
    position.vampire("Nik", "B", capacity=5, zone="torpor").hand("A", LEOPOLD)
    state = run(position.build(), f"A: play {LEOPOLD}")
    assert options(state) == ["A: target Lupo", "A: target Nik"]
    state = end(run(state, "A: target Nik"))
    assert look(state, f"{LEOPOLD}.host", f"{LEOPOLD}.controller") == ["Nik", "A"]


def test_the_vampire_sends_the_society_to_another() -> None:
    state = pursued(Phase.MINION)
    assert "use-not-itself" in codes(state, f"A: use {LEOPOLD} in way 4 with Dog")
    state = run(state, f"A: use {LEOPOLD} in way 4 with Lupo")
    assert options(state) == ["A: target Rake", "A: target Thomas"]
    theirs = run(state, "A: target Thomas")
    assert look(theirs, "action.stealth", "action.directed_at") == [1, "B"]
    after = onward(theirs)
    assert look(after, f"{LEOPOLD}.host", f"{LEOPOLD}.controller") == ["Thomas", "C"]

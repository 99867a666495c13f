"""Tension in the Ranks and the Brothers Grimm: what any Methuselah does about them."""

from __future__ import annotations

import pytest

from tests.cards.small import options, table
from tests.cards.table import codes, look, onward
from tests.rulecheck import rule
from tests.rules.pairs import pair
from tests.rules.props.runs import end, run
from vtes.cards.uses import master
from vtes.model.decisions import DecisionKind, Phase
from vtes.model.state import GameState
from vtes.model.text import Aim, Text, What
from vtes.model.words import BurnTarget
from vtes.testing import Position

TENSION, GRIMM = "Tension in the Ranks", "Brothers Grimm"


def test_tension_is_put_into_play() -> None:
    state = end(run(table(Phase.MASTER).hand("A", TENSION).build(), f"A: play {TENSION}"))
    assert look(state, "A.in_play", "A.pool") == [[TENSION], 30]


@rule("D306")
@pytest.mark.parametrize("seat", ["A", "C"])
def test_tension_costs_pool_when_a_ready_minion_falls(seat: str) -> None:
    position = table().vampire("Lupo", "A", capacity=5).vampire("Thomas", "B", capacity=5)
    position.ally("Dog", "A", life=1).attach("Sengir Dagger", on="Thomas")
    position.permanent("Army of Rats", "B")
    state = position.permanent(TENSION, seat).build()
    fallen = onward(run(state, "A: bleed with Lupo", "B: block with Thomas"))
    assert look(fallen, "Lupo.zone", "A.pool", "B.pool", "C.pool") == ["torpor", 29, 30, 30]
    burned = run(state, "A: use Army of Rats in way 3 with Dog", "B: block with Thomas")
    assert look(onward(burned), "A.ash_heap", "A.pool") == [["Dog"], 29]


def burning(zone: str = "ready") -> Position:
    """A can burn B's Nik, whom C owns, with a master card; the tension is hers."""
    text = Text(modes=(master(BurnTarget(), aim=Aim(What.VAMPIRE)),))
    position = table(Phase.MASTER).prop("Fire", types="master", text=text).hand("A", "Fire")
    position.vampire("Nik", "B", capacity=5, owner="C", zone=zone)  # type: ignore[arg-type]
    return position.permanent(TENSION, "A")


@rule("D306")
def test_who_controlled_the_minion_pays() -> None:
    state = end(run(burning().build(), "A: play Fire", "A: target Nik"))
    assert look(state, "C.ash_heap", "A.pool", "B.pool", "C.pool") == [["Nik"], 30, 29, 30]


def test_who_is_in_torpor_is_not_ready() -> None:
    state = end(run(burning("torpor").build(), "A: play Fire", "A: target Nik"))
    assert look(state, "C.ash_heap", "B.pool") == [["Nik"], 30]


def test_tension_can_oust_and_asks_nothing_of_who_has_left() -> None:
    state = burning().pool(A=30, B=1, C=30).vampire("Thomas", "B", capacity=3).build()
    state = end(run(state, "A: play Fire", "A: target Nik"))
    assert look(state, "B.standing", "A.vp", "A.pool") == ["OUSTED", 1, 36]


def tense(*hand: str, phase: Phase = Phase.MASTER) -> GameState:
    return table(phase).permanent(TENSION, "C").hand("A", *hand).library("A", 3).build()


@rule("R5-05", "D305", "G02")
def test_anybody_discards_two_masters_in_her_master_phase_to_burn_the_tension() -> None:
    line = f"A: use {TENSION} in way 3"
    allowed = tense("Fame", "Misdirection", "Sport Bike")
    pair(tense("Fame", "Sport Bike"), allowed, line, "holds-too-few", "G02")
    state = run(allowed, line)
    assert options(state) == ["A: discard Fame", "A: discard Misdirection"]
    state = run(state, "A: discard Misdirection")
    assert options(state) == ["A: discard Fame"]
    state = run(state, "A: discard Fame")
    assert look(state, "C.ash_heap", "A.ash_heap") == [[TENSION], ["Fame", "Misdirection"]]
    assert not [each for each in options(state) if each.startswith("A: play")]
    late = tense("Fame", "Misdirection", phase=Phase.DISCARD)
    assert codes(late, line) == ["use-not-now"]


def test_its_controller_can_do_so_too() -> None:
    position = table(Phase.MASTER).permanent(TENSION, "A").hand("A", "Fame", "Misdirection")
    state = run(position.build(), f"A: use {TENSION} in way 3", "A: discard Fame")
    assert look(run(state, "A: discard Misdirection"), "A.in_play") == [[]]


# --- Brothers Grimm -----------------------------------------------------------------------------


def test_the_brothers_are_put_into_play() -> None:
    state = end(run(table(Phase.MASTER).hand("A", GRIMM).build(), f"A: play {GRIMM}"))
    assert look(state, "A.in_play", f"{GRIMM}.life") == [[GRIMM], 0]


def test_the_brothers_pay_five_pool_when_they_have_five_counters() -> None:
    def grimm(counters: int) -> GameState:
        return table(Phase.UNTAP).permanent(GRIMM, "A", counters=counters).build()

    assert codes(grimm(3), "A: pass") == ["effect-due"]
    grown = run(grimm(3), f"A: use {GRIMM} in way 2")
    assert look(grown, f"{GRIMM}.life", "A.pool") == [4, 30]
    paid = run(grimm(4), f"A: use {GRIMM} in way 2")
    assert look(paid, "A.ash_heap", "A.pool") == [[GRIMM], 35]


def lured(*hand: str, seat: str = "C") -> GameState:
    position = table(Phase.MASTER).permanent(GRIMM, seat, counters=2)
    return position.hand("A", "Fame", "Sport Bike").hand("C", *hand).build()


@rule("R5-05", "D140")
def test_another_takes_the_brothers_for_a_master_card() -> None:
    line = f"A: use {GRIMM} in way 3"
    assert codes(lured(seat="A"), line) == ["yours-already"]
    state = run(lured(), line)
    assert options(state) == ["A: discard Fame"]
    after = run(state, "A: discard Fame")
    assert look(after, f"{GRIMM}.controller", f"{GRIMM}.life", "A.ash_heap") == ["A", 2, ["Fame"]]
    assert look(after, "pending") == ["MASTER"]
    assert "use-master-action" in codes(after, line)


def test_their_controller_keeps_them_for_a_master_card() -> None:
    line = f"A: use {GRIMM} in way 3"
    state = run(lured("Misdirection", "Sport Bike"), line, "A: discard Fame")
    assert options(state) == ["C: discard Misdirection", "C: pass"]
    kept = run(state, "C: discard Misdirection")
    assert look(kept, f"{GRIMM}.controller", "C.ash_heap") == ["C", ["Misdirection"]]
    assert look(run(state, "C: pass"), f"{GRIMM}.controller") == ["A"]
    bluff = run(lured("Sport Bike"), line, "A: discard Fame")
    assert options(bluff) == ["C: pass"]
    assert bluff.pending is not None
    assert bluff.pending.kind is DecisionKind.CHOICE

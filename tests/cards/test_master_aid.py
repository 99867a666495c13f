"""Master cards that help minions: Chantry, Club Zombie, Charisma, Jake Washington and others."""

from __future__ import annotations

import pytest

from tests.cards.small import options, table
from tests.cards.table import codes, look, onward
from tests.rulecheck import rule
from tests.rules.pairs import pair
from tests.rules.props.runs import end, run
from vtes.cards.shapes import ally
from vtes.model.decisions import Phase
from vtes.model.state import GameState
from vtes.testing import Position

CHANTRY, CHARISMA, CLUB = "Chantry", "Charisma", "Club Zombie"
JAKE, WASTE = "Jake Washington", "Waste Management Operation"


# --- Chantry ------------------------------------------------------------------------------------


def chantry(blood: int = 5, phase: Phase = Phase.MASTER) -> GameState:
    position = table(phase).vampire("Lupo", "A", capacity=5, clan="Tremere", blood=blood)
    position.vampire("Rake", "A", capacity=5, clan="Brujah")
    position.vampire("Nik", "A", capacity=5, clan="Tremere", zone="torpor", tapped=True)
    position.vampire("Thomas", "B", capacity=5, clan="Tremere", zone="torpor")
    position.vampire("Yuri", "C", capacity=5, clan="Brujah", zone="torpor")
    return position.permanent(CHANTRY, "A").build()


def test_the_chantry_brings_any_tremere_out_of_torpor_for_a_pool() -> None:
    state = run(chantry(), f"A: use {CHANTRY} in way 2")
    assert options(state) == ["A: target Nik", "A: target Thomas"]
    other = run(state, "A: target Thomas")
    assert look(other, "B.ready", "A.pool", f"{CHANTRY}.tapped") == [["Thomas"], 29, True]
    own = run(state, "A: target Nik")
    assert look(own, "Nik.zone", "Nik.tapped", "A.pool") == ["ready", True, 29]
    assert codes(chantry(phase=Phase.DISCARD), f"A: use {CHANTRY} in way 2") == ["use-not-now"]


@rule("R1.4-01")
def test_or_for_a_blood_of_a_ready_tremere() -> None:
    line = f"A: use {CHANTRY} in way 3"
    pair(chantry(blood=0), chantry(), line, "nothing-there", "R1.4-01")
    state = run(chantry(), line, "A: target Nik")
    assert options(state) == ["A: target Lupo"]
    state = run(state, "A: target Lupo")
    assert look(state, "Nik.zone", "Lupo.blood", "A.pool") == ["ready", 4, 30]


# --- Charisma -----------------------------------------------------------------------------------


def test_charisma_is_put_on_a_ready_vampire() -> None:
    position = table(Phase.MASTER).vampire("Lupo", "A", capacity=5).ally("Dog", "A", life=1)
    position.vampire("Thomas", "B", capacity=5, zone="torpor").hand("A", CHARISMA)
    state = run(position.build(), f"A: play {CHARISMA}")
    assert options(state) == ["A: target Lupo"]
    assert look(end(run(state, "A: target Lupo")), f"{CHARISMA}.host", "A.pool") == ["Lupo", 30]


def friends(pool: int = 0, blood: int = 0) -> Position:
    position = table().vampire("Lupo", "A", capacity=5).vampire("Rake", "A", capacity=5)
    position.prop("Friend", types="ally", pool_cost=pool, blood_cost=blood, text=ally(1))
    return position.hand("A", "Friend").attach(CHARISMA, on="Lupo")


@rule("R1.6.1-13")
@pytest.mark.parametrize(("pool", "blood"), [(3, 0), (0, 3), (1, 0), (0, 0)])
def test_allies_cost_a_charismatic_vampire_less(pool: int, blood: int) -> None:
    state = friends(pool, blood).build()
    for name, less in (("Lupo", 1), ("Rake", 0)):
        after = onward(run(state, f"A: play Friend with {name}"))
        paid = [30 - max(pool - less, 0), 5 - max(blood - less, 0)]
        assert look(after, "A.pool", f"{name}.blood", "Friend.life") == [*paid, 1]


def test_other_things_cost_him_as_much_as_ever() -> None:
    position = table().vampire("Lupo", "A", capacity=5).attach(CHARISMA, on="Lupo")
    state = onward(run(position.hand("A", "Sport Bike").build(), "A: play Sport Bike with Lupo"))
    assert look(state, "A.pool", "Sport Bike.host") == [29, "Lupo"]


@rule("G02")
def test_what_he_need_not_pay_he_need_not_have() -> None:
    state = friends(pool=3).pool(A=2, B=30, C=30).build()
    assert codes(state, "A: play Friend with Rake") == ["pool-too-low"]
    assert "A: play Friend with Lupo" in options(state)
    state = friends(blood=6).build()
    assert codes(state, "A: play Friend with Rake") == ["blood-too-low"]
    assert "A: play Friend with Lupo" in options(state)


# --- Club Zombie --------------------------------------------------------------------------------


def club(blocker: str) -> GameState:
    """A's Lupo hunts, and a minion of B's tries to block; the club is B's."""
    position = table().vampire("Lupo", "A", capacity=5, blood=2).permanent(CLUB, "B")
    state = position.vampire("Thomas", "B", capacity=5).ally("Dog", "B", life=1).build()
    return run(state, "A: hunt with Lupo", f"B: block with {blocker}")


@rule("R1.4-01")
def test_club_zombie_gives_intercept_to_a_vampire_of_its_controller() -> None:
    line = f"B: use {CLUB} in way 2"
    blocked = run(club("Thomas"), line)
    assert look(blocked, "Thomas.intercept", f"{CLUB}.tapped") == [1, True]
    assert look(onward(blocked), "Thomas.tapped") == [True]
    pair(club("Dog"), club("Thomas"), line, "blocker-not-yours-to-help", "R1.4-01")


@rule("R4-03", "R1.4-01")
def test_club_zombie_feeds_a_vampire_if_it_was_untapped_when_the_turn_began() -> None:
    def morning(*, tapped: bool, zone: str = "ready") -> GameState:
        position = table().turn("C", Phase.DISCARD).permanent(CLUB, "A", tapped=tapped)
        position.vampire("Lupo", "A", capacity=5, blood=2, zone=zone)  # type: ignore[arg-type]
        position.vampire("Thomas", "B", capacity=5, blood=1).library("A", 3)
        return run(position.build(), "C: pass")

    line = f"A: use {CLUB} in way 3"
    rested, tired = morning(tapped=False), morning(tapped=True)
    pair(tired, rested, line, "was-tapped", "R1.4-01")
    assert "A: pass" in options(tired)
    assert codes(rested, "A: pass") == ["effect-due"]
    state = run(rested, line)
    assert options(state) == ["A: target Lupo"]
    assert look(run(state, "A: target Lupo"), "Lupo.blood", f"{CLUB}.tapped") == [3, False]
    assert "A: pass" in options(morning(tapped=False, zone="torpor"))


# --- Jake Washington ----------------------------------------------------------------------------


@rule("D304")
def test_jake_washington_comes_as_a_ready_ally() -> None:
    state = end(run(table(Phase.MASTER).hand("A", JAKE).build(), f"A: play {JAKE}"))
    assert look(state, "A.ready", f"{JAKE}.life", "A.pool") == [[JAKE], 1, 30]
    assert look(state, f"{JAKE}.strength", f"{JAKE}.bleed") == [0, 0]


def test_jake_washington_is_burned_for_a_vampire_without_blood() -> None:
    position = table(Phase.UNTAP).vampire("Lupo", "A", capacity=3, blood=0).ally(JAKE, "A")
    position.vampire("Rake", "A", capacity=5, blood=1).vampire("Thomas", "B", capacity=5, blood=0)
    position.vampire("Nik", "A", capacity=5, blood=0, zone="torpor")
    state = run(position.build(), f"A: use {JAKE} in way 2")
    assert options(state) == ["A: target Lupo", "A: target Thomas"]
    thomas = run(state, "A: target Thomas")
    assert options(thomas) == [f"A: take {n}" for n in range(5)]
    after = run(thomas, "A: take 2")
    assert look(after, "Thomas.blood", "A.ash_heap") == [2, [JAKE]]
    assert look(run(state, "A: target Lupo", "A: take 4"), "Lupo.blood") == [3]


@rule("R1.6.1-16", "R1.4-01")
def test_jake_washington_needs_somebody_without_blood() -> None:
    def waiting(blood: int) -> GameState:
        position = table(Phase.UNTAP).vampire("Lupo", "A", capacity=3, blood=blood)
        return (
            position.vampire("Nik", "B", capacity=3, blood=0, zone="torpor").ally(JAKE, "A").build()
        )

    pair(waiting(1), waiting(0), f"A: use {JAKE} in way 2", "use-no-target", "R1.6.1-16")
    position = table(Phase.UNTAP).vampire("Lupo", "A", capacity=3, blood=0).ally(JAKE, "A")
    state = position.vampire("Rake", "A", capacity=3, blood=1).build()
    state = run(state, f"A: use {JAKE} in way 2")
    assert codes(state, "A: target Rake") == ["target-of-other-blood"]


# --- Waste Management Operation -----------------------------------------------------------------


@rule("D140", "R1.2-01")
def test_the_operation_puts_a_card_under_the_library() -> None:
    position = table(Phase.DISCARD).permanent(WASTE, "A").ash_heap("A", "Fame", "Sport Bike")
    position.hand("A", *["Blur"] * 7).library("A", "Misdirection", "Ascendance")
    state = run(position.build(), f"A: use {WASTE} in way 2")
    lines = options(state)
    assert len(lines) == 2
    assert "A: pass" not in lines
    state = run(state, next(line for line in lines if "Fame" in line))
    assert look(state, "A.library") == [["Misdirection", "Ascendance", "Fame"]]
    assert look(state, "A.ash_heap", f"{WASTE}.tapped") == [["Sport Bike"], True]


def test_what_is_put_under_an_empty_library_is_drawn_if_the_hand_is_not_full() -> None:
    """Ruling ANK 20211201."""
    position = table(Phase.DISCARD).permanent(WASTE, "A").ash_heap("A", "Fame")
    state = run(position.build(), f"A: use {WASTE} in way 2")
    state = run(state, options(state)[0])
    assert look(state, "A.hand", "A.ash_heap") == [["Fame"], []]

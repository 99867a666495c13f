"""Action cards on minions: those whom one borrows, and those whom one holds."""

from __future__ import annotations

import pytest

from tests.cards.acting import announced_stealth, done, line, with_card
from tests.cards.fights import fighters, until
from tests.cards.table import codes, look, onward, play, table, turn
from tests.rulecheck import rule
from tests.rules.pairs import pair
from vtes.check import check
from vtes.codec import dumps, loads
from vtes.model.decisions import DecisionKind, Phase, WindowKind
from vtes.model.state import GameState
from vtes.testing import Position

TEMPTATION, RESTRUCTURE, TIER = "Temptation", "Restructure", "Tier of Souls"
METAMORPHOSIS, TOUR = "Black Metamorphosis", "Concert Tour"


# --- Temptation -----------------------------------------------------------------------------------


def counters(state: GameState, name: str, amount: int) -> GameState:
    """The position with so many counters on a card."""
    number = next(
        n
        for n, value in enumerate(state.cards)
        if state.definition(n).facts.name == name and value.host >= 0
    )
    return state.replace(cards=state.cards.set(number, state.cards[number].replace(blood=amount)))


def tempted(amount: int, blood: int = 2, phase: Phase = Phase.MINION) -> GameState:
    """A's card on B's Nik has so many counters."""
    position = Position("A", "B", "C").turn("A", phase).vampire("Lupo", "A", capacity=6)
    position.vampire("Nik", "B", capacity=5, blood=blood, tapped=True)
    return counters(position.attach(TEMPTATION, on="Nik", seat="A").build(), TEMPTATION, amount)


@pytest.mark.parametrize(("way", "amount"), [(1, 0), (2, 1)])
@rule("R1.6.2-08")
def test_a_vampire_is_tempted(way: int, amount: int) -> None:
    position = with_card(TEMPTATION).vampire("Nik", "B", capacity=3, zone="torpor")
    state = play(position.build(), line(TEMPTATION, way))
    assert codes(state, "A: target Nik") == ["target-not-in-play"]
    state = play(state, "A: target Thomas")
    assert look(state, "action.stealth", "action.directed_at") == [0, "B"]
    state = onward(state)
    assert look(state, f"{TEMPTATION}.host", f"{TEMPTATION}.controller") == ["Thomas", "A"]
    assert look(state, f"{TEMPTATION}.life", "Lupo.blood") == [amount, 5]
    own = onward(play(position.build(), line(TEMPTATION, way), "A: target Lupo"))
    assert look(own, f"{TEMPTATION}.host") == ["Lupo"]


def test_the_temptation_grows_in_ones_master_phase() -> None:
    grow = f"A: use {TEMPTATION} in way 3"
    state = play(tempted(1, phase=Phase.MASTER), grow)
    assert look(state, f"{TEMPTATION}.life") == [2]
    assert codes(state, grow) == ["use-spent"]
    assert codes(tempted(1), grow) == ["use-not-now"]


@rule("R1.3-01", "D147")
def test_who_gives_in_acts_for_the_tempter() -> None:
    yield_ = f"A: use {TEMPTATION} in way 4"
    state = play(tempted(2), yield_)
    assert look(state, "Nik.controller", "Nik.tapped", f"{TEMPTATION}.life") == ["A", False, 0]
    assert loads(dumps(state)) == state
    assert not check(state)
    assert codes(state, yield_) == ["use-spent", "card-outweighed"]
    state = onward(play(state, "A: bleed with Nik"))
    assert look(state, "B.pool", f"{TEMPTATION}.host") == [29, "Nik"]
    state = onward(play(state, "A: pass"), DecisionKind.MINION, "B")
    assert look(state, "Nik.controller", f"{TEMPTATION}.controller") == ["B", "A"]


@rule("R1.4-01")
def test_who_has_more_blood_does_not_give_in() -> None:
    use = f"A: use {TEMPTATION} in way 4"
    pair(tempted(1), tempted(2), use, "card-outweighed", "R1.4-01")
    assert codes(tempted(0, blood=0), use) == []  # [LSJ 20010828-2]
    assert codes(tempted(2, phase=Phase.MASTER), use) == ["use-not-now"]
    b = turn(tempted(2), "B", DecisionKind.MINION)
    assert "use-not-yours" in codes(b, use.replace("A:", "B:"))


# [ANK 20180917]
def test_an_own_vampire_is_untapped() -> None:
    position = table(tapped=True, blood=1).attach(TEMPTATION, on="Lupo")
    state = play(counters(position.build(), TEMPTATION, 1), f"A: use {TEMPTATION} in way 4")
    assert look(state, "Lupo.controller", "Lupo.tapped") == ["A", False]
    state = onward(play(state, "A: pass"), DecisionKind.MINION, "B")
    assert look(state, "Lupo.controller") == ["A"]


# --- Restructure ----------------------------------------------------------------------------------


def restructured(way: int, tapped: bool = False) -> Position:
    position = with_card(RESTRUCTURE).ally("Mage", "B", life=2, tapped=tapped)
    return position.ally("Golem", "A", life=1)


def test_an_ally_is_held() -> None:
    state = play(restructured(1).build(), line(RESTRUCTURE, 1))
    assert codes(state, "A: target Thomas") == ["target-of-wrong-kind"]
    assert codes(state, "A: target Golem") == []
    state = onward(play(state, "A: target Mage"))
    assert look(state, f"{RESTRUCTURE}.host", "Lupo.blood") == ["Mage", 5]


@rule("R4-02")
def test_an_ally_who_is_held_does_not_untap() -> None:
    position = (
        table().ally("Mage", "B", life=2, tapped=True).attach(RESTRUCTURE, on="Mage", seat="A")
    )
    state = turn(position.build(), "B", DecisionKind.UNTAP)
    assert look(state, "Mage.tapped") == [True]
    free = f"B: use {RESTRUCTURE} in way 3"
    assert codes(state, free.replace("B:", "A:")) == ["not-your-decision"]
    freed = play(state, free)
    assert look(freed, "Mage.tapped", "B.pool", f"{RESTRUCTURE}.host") == [False, 29, "Mage"]
    later = turn(state, "B", DecisionKind.MINION)
    assert look(later, "Mage.tapped", "B.pool") == [True, 30]
    assert codes(later, free) == ["use-not-now"]
    awake = table().ally("Mage", "B", life=2).attach(RESTRUCTURE, on="Mage", seat="A").build()
    assert codes(turn(awake, "B", DecisionKind.MINION), free) == ["use-not-now"]


@rule("R1.3-01")
def test_an_ally_is_taken() -> None:
    state = play(restructured(2).build(), line(RESTRUCTURE, 2))
    assert codes(state, "A: target Golem") == ["target-not-yours-to-choose"]
    state = onward(play(state, "A: target Mage"))
    assert look(state, "Mage.controller", f"{RESTRUCTURE}.zone") == ["A", "ash heap"]


# --- Tier of Souls --------------------------------------------------------------------------------


@pytest.mark.parametrize("way", [1, 2])
def test_a_tier_of_souls(way: int) -> None:
    position = with_card(TIER, blood=2).ally("Mage", "B", life=2)
    state = play(position.build(), line(TIER, way))
    assert codes(state, "A: target Yuri") == ["target-not-yours-to-choose"]
    state = onward(play(state, "A: target Mage"))
    assert look(state, "Mage.life", "Lupo.blood") == [1, 3]
    assert look(state, f"{TIER}.zone") == ["attached" if way == 2 else "ash heap"]
    state = done(position, TIER, way, "A: target Thomas")
    assert look(state, "Thomas.blood", "Lupo.blood") == [4, 3]


def test_one_tier_of_souls() -> None:
    state = with_card(TIER).attach(TIER, on="Lupo").build()
    assert codes(state, line(TIER, 2)) == ["has-one"]
    assert codes(state, line(TIER, 1)) == []


def test_a_tier_makes_the_prey_bleed() -> None:
    position = table().attach(TIER, on="Lupo").hand("A", "Kindred Spirits")
    state = onward(play(position.build(), "A: bleed with Lupo"))
    assert look(state, "B.pool") == [28]
    spirits = table(disciplines={"dem": 1}).attach(TIER, on="Lupo").hand("A", "Kindred Spirits")
    for seat, left in (("B", 28), ("C", 29)):
        state = onward(
            play(spirits.build(), "A: play Kindred Spirits with Lupo", f"A: choose {seat}")
        )
        assert look(state, f"{seat}.pool") == [left]


def test_a_tier_is_burned_by_an_action() -> None:
    state = turn(table().attach(TIER, on="Lupo").build(), "B", DecisionKind.MINION)
    state = play(state, f"B: use {TIER} in way 3 with Thomas")
    assert look(state, "action.directed_at") == ["A"]
    assert look(onward(state), f"{TIER}.zone") == ["ash heap"]


# --- Black Metamorphosis, Concert Tour ------------------------------------------------------------


@pytest.mark.parametrize("way", [1, 2])
def test_a_black_metamorphosis(way: int) -> None:
    position = with_card(METAMORPHOSIS)
    assert announced_stealth(position, METAMORPHOSIS, way) == 1
    state = done(position, METAMORPHOSIS, way)
    assert look(state, f"{METAMORPHOSIS}.host", "Lupo.blood") == ["Lupo", 4]
    one = with_card(METAMORPHOSIS).attach(METAMORPHOSIS, on="Lupo").build()
    assert codes(one, line(METAMORPHOSIS, way)) == ["has-one"]


@pytest.mark.parametrize("way", [1, 2])
@rule("R6.4.3-16")
def test_who_has_changed_strikes_again(way: int) -> None:
    position = fighters(disciplines={"obt": 2}).hand("A", METAMORPHOSIS)
    position.vampire("Royce", "B", capacity=4)
    state = onward(play(position.build(), f"A: play {METAMORPHOSIS} in way {way} with Lupo"))
    state = turn(turn(state, "C", DecisionKind.MINION), "A", DecisionKind.MINION)
    state = onward(play(state, "A: bleed with Lupo"), DecisionKind.BLOCK, "B")
    state = until(play(state, "B: block with Thomas"), WindowKind.ADDITIONAL, "A")
    more, press = (f"A: use {METAMORPHOSIS} in way {number}" for number in (3, 4))
    again = play(state, more)
    assert codes(until(again, WindowKind.ADDITIONAL, "A"), more) != []
    pressing = until(again, WindowKind.PRESS, "A")
    assert look(pressing, "Thomas.blood") == [7]
    assert codes(pressing, press) == ([] if way == 2 else ["played-otherwise"])
    if way == 2:
        state = until(play(pressing, press), WindowKind.BEFORE_RANGE)
        assert look(state, "combat.round") == [2]
        assert "once-in-combat" in codes(until(state, WindowKind.PRESS, "A"), press)
        assert codes(until(state, WindowKind.ADDITIONAL, "A"), more) == []


def test_a_concert_tour_fills_the_singer() -> None:
    position = table(clan="Daughter of Cacophony", blood=3).hand("A", TOUR)
    assert announced_stealth(position, TOUR, 1) == 1
    state = done(position, TOUR, 1)
    assert look(state, f"{TOUR}.host", "Lupo.blood") == ["Lupo", 2]
    position = Position("A", "B").turn("A", Phase.UNTAP).vampire("Lupo", "A", capacity=6, blood=2)
    state = position.vampire("Thomas", "B", capacity=3).attach(TOUR, on="Lupo").build()
    assert codes(state, "A: pass") == ["effect-due"]
    state = play(state, f"A: use {TOUR} in way 2")
    assert look(state, "Lupo.blood", f"{TOUR}.zone") == [6, "ash heap"]
    other = table(clan="Toreador").hand("A", TOUR).build()
    assert codes(other, f"A: play {TOUR} with Lupo") == ["clan-missing"]

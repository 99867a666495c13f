"""Cards that undo: a combat that does not begin, stealth that is gone, a minion who untaps."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.modifying import line, with_cards
from tests.cards.modifying import moment as acting
from tests.cards.reacting import line as answer
from tests.cards.reacting import moment as asked
from tests.cards.reacting import with_cards as reacting
from tests.cards.table import (
    ANNOUNCED,
    ATTEMPT,
    DECLINED,
    RESOLVED,
    codes,
    look,
    onward,
    play,
    table,
)
from tests.rulecheck import rule
from tests.rules.pairs import pair
from vtes.model.decisions import DecisionKind, WindowKind
from vtes.model.state import GameState
from vtes.queries import stealth

# --- Stone Travel --------------------------------------------------------------------------------

TRAVEL = "Stone Travel"
CANCEL = "A: cancel the combat"
BEFORE = WindowKind.BEFORE_COMBAT


def blocked(way: int, *hand: str, **lupo: Any) -> GameState:
    """Nik blocks Lupo all the same."""
    facts: dict[str, Any] = {"disciplines": {"myt": 2, "obt": 1}, **lupo}
    position = with_cards(TRAVEL, *hand, **facts).hand("B", "Enhanced Senses").library("A", 7)
    position.vampire("Nik", "B", capacity=4, disciplines={"aus": 2})
    state = onward(play(position.build(), "A: bleed with Lupo"), DecisionKind.BLOCK)
    state = onward(play(state, "B: block with Nik"), ATTEMPT, "A")
    state = play(state, line(TRAVEL, way))
    assert stealth(state) == 1
    return play(onward(state, ATTEMPT, "B"), "B: play Enhanced Senses with Nik")


@rule("D318", "R6.2.3-04")
def test_there_is_no_combat() -> None:
    state = play(onward(blocked(3), BEFORE, "A"), CANCEL)
    assert look(state, "window") == ["AFTER_RESOLUTION"]
    state = onward(state)
    assert look(state, "B.pool", "Lupo.blood", "Nik.blood", "Nik.tapped") == [30, 6, 4, True]


@rule("D318")
def test_there_may_be_a_combat() -> None:
    state = onward(blocked(3), WindowKind.BEFORE_RANGE)
    assert codes(state, CANCEL) != []
    assert look(onward(state), "Lupo.blood", "Nik.blood") == [5, 3]


@pytest.mark.parametrize(("way", "cost"), [(1, 1), (2, 0)])
@rule("D310", "R1.6.1-13")
def test_at_basic_there_is_a_combat(way: int, cost: int) -> None:
    state = onward(blocked(way), WindowKind.END_OF_COMBAT)
    assert look(state, "Lupo.blood", "Nik.blood") == [5 - cost, 3]
    other = {"myt": 2} if way == 1 else {"obt": 2}
    lacking = acting(with_cards(TRAVEL, disciplines=other), ATTEMPT)
    assert codes(lacking, line(TRAVEL, way)) == ["discipline-missing"]


# --- Hag's Wrinkles ------------------------------------------------------------------------------

HAG = "Hag's Wrinkles"


def equipping(kind: WindowKind, **lupo: Any) -> GameState:
    facts: dict[str, Any] = {"disciplines": {"thn": 2, "obf": 1}, **lupo}
    position = with_cards(HAG, "Meat Cleaver", **facts).library("A", 7)
    position.attach("Sport Bike", on="Thomas")  # enough for the stealth of the action
    state = play(position.build(), "A: play Meat Cleaver with Lupo")
    if kind is ATTEMPT:
        state = play(onward(state, DecisionKind.BLOCK), "B: block with Thomas")
    return onward(state, kind, "A")


@pytest.mark.parametrize(("way", "more"), [(1, 2), (3, 1)])
@rule("R6.2.2-15", "D310")
def test_wrinkles_hide(way: int, more: int) -> None:
    state = play(equipping(ATTEMPT), line(HAG, way))
    assert stealth(state) == 1 + more
    assert look(onward(state), "Lupo.tapped", "Lupo.attached") == [way == 1, ["Meat Cleaver"]]
    assert codes(acting(with_cards(HAG), ATTEMPT), line(HAG, way)) == ["does-not-hold"]


@pytest.mark.parametrize("kind", [ANNOUNCED, ATTEMPT, DECLINED])
@rule("R6.2.3-01")
def test_who_equips_untaps_if_he_succeeds(kind: WindowKind) -> None:
    state = onward(play(equipping(kind), line(HAG, 2)))
    done = kind is not ATTEMPT
    assert look(state, "Lupo.tapped", "Lupo.attached") == [not done, ["Meat Cleaver"] * done]


# --- Draba ---------------------------------------------------------------------------------------

DRABA = "Draba"


@rule("D319", "R6.2.2-19")
def test_it_takes_all_stealth() -> None:
    position = reacting(DRABA).hand("A", "Lost in Crowds", "Faceless Night").library("A", 7)
    position.vampire("Rake", "A", capacity=4, disciplines={"obf": 2}).library("B", 7)
    state = onward(play(position.build(), "A: hunt with Rake"), DecisionKind.BLOCK)
    state = onward(play(state, "B: block with Thomas"), ATTEMPT)
    refused = codes(onward(state, ATTEMPT, "A"), "A: play Lost in Crowds in way 1 with Rake")
    assert refused == ["stealth-unneeded"]
    state = play(onward(state, ATTEMPT, "B"), answer(DRABA, 2))
    assert (stealth(state), look(state, "Nik.blood")) == (0, [3])
    state = play(onward(state, ATTEMPT, "A"), "A: play Lost in Crowds in way 2 with Rake")
    assert stealth(state) == 2
    for kind in (ANNOUNCED, DECLINED):
        assert codes(asked(reacting(DRABA), kind, "hunt"), answer(DRABA, 2)) == []
    assert codes(asked(reacting(DRABA), RESOLVED, "hunt"), answer(DRABA, 2)) == ["wrong-window"]
    assert codes(asked(reacting(DRABA, level=1), ANNOUNCED), answer(DRABA, 2)) == ["not-superior"]


def planted(acts: str) -> GameState:
    """C's Draba lies on Lupo, who hunts or not; C is asked."""
    position = table().attach(DRABA, on="Lupo", seat="C").vampire("Rake", "A", capacity=4)
    state = play(position.build(), f"A: hunt with {acts}")
    return onward(state, ANNOUNCED, "C")


@rule("D319", "R1.6.2-08", "R1.4-01")
def test_it_lies_in_wait() -> None:
    use = f"C: use {DRABA} in way 3"
    pair(planted("Rake"), planted("Lupo"), use, "host-does-not-act", "R1.4-01")
    state = planted("Lupo")
    assert stealth(state) == 1
    state = play(state, use)
    assert (stealth(state), look(state, "Lupo.attached")) == (0, [[]])


@rule("R6.2.1-03")
def test_it_is_put_on_a_ready_minion() -> None:
    position = with_cards(DRABA, disciplines={"chi": 1}).vampire("Nik", "B", capacity=4)
    position.vampire("Royce", "B", capacity=4, zone="torpor")
    state = play(position.build(), f"A: play {DRABA} with Lupo")
    assert codes(state, "A: target Royce") != []
    state = play(state, "A: target Nik")
    assert (stealth(state), look(state, "action.directed_at")) == (1, ["B"])
    state = onward(state)
    assert look(state, "Nik.attached", f"{DRABA}.controller", "Lupo.blood") == [[DRABA], "A", 5]

"""More reaction cards of the starters: each way of playing them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.table import codes, look, onward, play, table
from tests.cards.test_reactions import (
    ANNOUNCED,
    ATTEMPT,
    BLOCKED,
    DECLINED,
    RESOLVED,
    line,
    moment,
    with_cards,
)
from tests.rulecheck import rule
from vtes.model.decisions import DecisionKind, WindowKind
from vtes.model.state import GameState
from vtes.queries import current_combat

BEFORE = WindowKind.BEFORE_RANGE
PREVENT = WindowKind.PREVENT
RANGE = WindowKind.RANGE


def options(state: GameState) -> int:
    """How many things the combatants may still do in the combat that has begun."""
    combat = current_combat(onward(state, BEFORE))
    assert combat is not None
    return len(combat.options)


# Precognition


def foreseen(way: int, *more: str, **lupo: Any) -> GameState:
    """Nik blocks Lupo, who has one stealth, by Precognition; their combat begins."""
    position = with_cards("Precognition", *more).library("B", 7).library("A", 7)
    position.vampire("Rake", "A", capacity=6, disciplines={"obf": 2}).hand("A", "Lost in Crowds")
    state = play(position.build(), "A: bleed with Rake")
    state = play(onward(state, DecisionKind.BLOCK), "B: block with Nik")
    state = play(onward(state, ATTEMPT, "A"), "A: play Lost in Crowds with Rake")
    return onward(play(onward(state, ATTEMPT, "B"), line("Precognition", way)), BEFORE)


# [LSJ 20010813]
def test_precognition_prevents_a_point_of_damage_if_he_blocks() -> None:
    state = onward(foreseen(2), PREVENT, "B")
    refused = codes(state, "B: prevent a point")
    assert refused == []
    spared = onward(play(state, "B: prevent a point"))
    hurt = onward(foreseen(1))
    assert look(spared, "Nik.blood", "B.pool") == [4, 30]
    assert look(hurt, "Nik.blood", "B.pool") == [3, 30]


def test_precognition_prevents_only_in_the_first_round() -> None:
    state = foreseen(2)
    combat = current_combat(state)
    assert combat is not None
    assert [(each.round, each.option.name) for each in combat.options] == [(1, "PREVENT")]


# [LSJ 20010819-2]
def test_precognition_does_not_reach_the_next_combat() -> None:
    state = onward(foreseen(2, "Psyche!"), WindowKind.END_OF_COMBAT, "B")
    state = onward(play(state, line("Psyche!", 2)), BEFORE)
    combat = current_combat(state)
    assert combat is not None
    assert combat.options == ()


def test_precognition_is_nobodys_when_another_blocks() -> None:
    position = with_cards("Precognition").library("B", 7).library("A", 7)
    position.vampire("Rake", "A", capacity=6, disciplines={"obf": 2})
    position.hand("A", "Lost in Crowds", "Cloak the Gathering").attach("Sport Bike", on="Thomas")
    position.attach("Raven Spy", on="Thomas")
    state = play(position.build(), "A: bleed with Rake")
    state = play(onward(state, DecisionKind.BLOCK), "B: block with Nik")
    state = play(onward(state, ATTEMPT, "A"), "A: play Lost in Crowds with Rake")
    state = play(onward(state, ATTEMPT, "B"), line("Precognition", 2))
    state = play(onward(state, ATTEMPT, "A"), "A: play Cloak the Gathering with Rake")
    state = play(onward(state, DecisionKind.BLOCK), "B: block with Thomas")
    assert options(state) == 0
    assert look(onward(state, BEFORE), "combat.opposing") == ["Thomas"]


# Guard Dogs


DOGS = "Guard Dogs"


@pytest.mark.parametrize("way", [1, 2])
@pytest.mark.parametrize("kind", [ANNOUNCED, ATTEMPT, DECLINED, BLOCKED])
def test_guard_dogs_untap(way: int, kind: WindowKind) -> None:
    state = moment(with_cards(DOGS, tapped=True), kind, blocker="Thomas")
    assert look(state, "Nik.tapped") == [True]
    assert look(play(state, line(DOGS, way)), "Nik.tapped") == [False]


def guarded(way: int, blocker: str, *more: str) -> GameState:
    position = with_cards(DOGS, *more, tapped=True).library("B", 7)
    state = play(moment(position, ANNOUNCED), line(DOGS, way))
    return play(onward(state, DecisionKind.BLOCK), f"B: block with {blocker}")


# [LSJ 20010813]
def test_guard_dogs_give_a_maneuver_to_who_blocks() -> None:
    assert options(guarded(1, "Nik")) == 0
    assert options(guarded(2, "Thomas")) == 0
    state = onward(guarded(2, "Nik"), RANGE, "B")
    assert codes(state, "B: maneuver") == []
    state = play(state, "B: maneuver")
    assert look(state, "round.range") == ["LONG"]
    assert look(onward(state), "Nik.blood", "Lupo.blood") == [4, 6]


# [LSJ 20010819-2]
def test_guard_dogs_do_not_reach_the_next_combat() -> None:
    state = onward(guarded(2, "Nik", "Psyche!"), WindowKind.END_OF_COMBAT, "B")
    assert options(play(state, line("Psyche!", 2))) == 0


def test_when_guard_dogs_bark() -> None:
    for way in (1, 2):
        tapped = with_cards(DOGS, tapped=True)
        assert codes(moment(tapped, ANNOUNCED, "hunt"), line(DOGS, way)) == ["not-bleeding-you"]
        assert codes(moment(with_cards(DOGS), ANNOUNCED), line(DOGS, way)) == ["not-tapped"]
        resolved = moment(with_cards(DOGS, tapped=True), RESOLVED)
        assert codes(resolved, line(DOGS, way)) == ["wrong-window"]
        basic = moment(with_cards(DOGS, level=1, tapped=True), ANNOUNCED)
        assert codes(basic, line(DOGS, way)) == (["not-superior"] if way == 2 else [])
        none = moment(with_cards(DOGS, level=0, tapped=True), ANNOUNCED)
        assert codes(none, line(DOGS, way)) == ["discipline-missing"]
    position = table().hand("C", DOGS)
    position.vampire("Royce", "C", capacity=4, disciplines={"ani": 2}, tapped=True)
    state = onward(play(position.build(), "A: bleed with Lupo"), ANNOUNCED, "C")
    assert codes(state, line(DOGS, 1, "Royce", "C")) == ["not-bleeding-you"]


# Redirection


@rule("R1.5-04")
def test_redirection_of_a_younger_vampire() -> None:
    for capacity, refused in ((7, []), (6, ["acting-not-younger"])):
        state = moment(with_cards("Redirection", capacity=capacity, level=1), DECLINED)
        assert codes(state, line("Redirection")) == refused
    state = moment(with_cards("Redirection", capacity=7, level=1), DECLINED)
    state = play(state, line("Redirection"), "B: choose C")
    assert look(state, "Nik.tapped", "action.directed_at") == [True, "C"]
    assert look(onward(state), "B.pool", "C.pool") == [30, 29]


def test_redirection_is_for_vampires() -> None:
    position = with_cards("Redirection", capacity=9).ally("Mage", "A", life=2)
    state = play(position.build(), "A: bleed with Mage")
    state = onward(state, DECLINED, "B")
    assert codes(state, line("Redirection")) == ["acting-not-younger"]
    assert codes(state, line("Redirection", 2)) == ["acting-no-vampire"]

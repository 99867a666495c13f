"""More reaction cards of the starters: each way of playing them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.reacting import line, moment, options, with_cards
from tests.cards.table import (
    ANNOUNCED,
    ATTEMPT,
    BLOCKED,
    DECLINED,
    RESOLVED,
    codes,
    look,
    onward,
    play,
    table,
)
from tests.rulecheck import rule
from vtes.model.decisions import DecisionKind, WindowKind
from vtes.model.frames import Action
from vtes.model.state import GameState
from vtes.queries import current_combat
from vtes.testing import Position

BEFORE = WindowKind.BEFORE_RANGE
PREVENT = WindowKind.PREVENT
RANGE = WindowKind.RANGE


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


def test_redirection_of_a_bleed_only() -> None:
    for way in (1, 2):
        position = with_cards("Redirection", capacity=7)
        refused = codes(moment(position, DECLINED, "hunt"), line("Redirection", way))
        assert refused == ["not-bleeding-you", "blocks-not-declined"]
        for kind in (ANNOUNCED, ATTEMPT, BLOCKED, RESOLVED):
            state = moment(with_cards("Redirection", capacity=7), kind)
            assert codes(state, line("Redirection", way)) == ["wrong-window"]


def test_redirection_is_for_vampires() -> None:
    position = with_cards("Redirection", capacity=9).ally("Mage", "A", life=2)
    state = play(position.build(), "A: bleed with Mage")
    state = onward(state, DECLINED, "B")
    assert codes(state, line("Redirection")) == ["acting-not-younger"]
    assert codes(state, line("Redirection", 2)) == ["acting-no-vampire"]


# Forced Awakening


AWAKENING = "Forced Awakening"


def awakened(position: Position | None = None) -> GameState:
    start = position or with_cards(AWAKENING, tapped=True)
    return play(moment(start, ANNOUNCED), line(AWAKENING))


def test_who_is_awakened_and_does_not_block_burns_blood() -> None:
    state = onward(awakened(), DecisionKind.BLOCK)
    assert look(state, "Nik.tapped", "Nik.blood") == [True, 4]
    assert look(onward(state), "Nik.blood", "B.pool") == [3, 29]
    state = play(state, "B: block with Thomas")
    assert look(onward(state), "Nik.blood", "B.pool") == [3, 30]


# [LSJ 20070417]
def test_who_is_awakened_and_blocks_burns_none_for_it() -> None:
    state = play(onward(awakened(), DecisionKind.BLOCK), "B: block with Nik")
    state = onward(state, DecisionKind.STRIKE)
    assert look(state, "Nik.blood", "Nik.tapped") == [4, True]
    assert look(onward(state), "Nik.blood") == [3]  # Lupo's hand


def test_an_attempt_that_fails_is_no_block() -> None:
    position = with_cards(AWAKENING, tapped=True).hand("A", "Lost in Crowds")
    position.vampire("Rake", "A", capacity=6, disciplines={"obf": 2})
    state = onward(play(position.build(), "A: bleed with Rake"), ANNOUNCED, "B")
    state = onward(play(state, line(AWAKENING)), DecisionKind.BLOCK)
    state = onward(play(state, "B: block with Nik"), ATTEMPT, "A")
    state = onward(play(state, "A: play Lost in Crowds with Rake"))
    assert look(state, "Nik.blood", "B.pool") == [3, 29]


# [LSJ 19990421]
def test_who_is_awakened_pays_for_reactions_before() -> None:
    position = with_cards(AWAKENING, "Deflection", tapped=True, blood=1).library("B", 7)
    state = onward(awakened(position), DECLINED, "B")
    state = play(state, line("Deflection", 2), "B: choose C")
    assert look(state, "Nik.blood") == [0]
    assert look(onward(state), "Nik.blood", "C.pool", "Nik.zone") == [0, 29, "ready"]


# [LSJ 19990421]
def test_without_resolution_nothing_is_burned() -> None:
    position = with_cards(AWAKENING, tapped=True).hand("A", "Change of Target")
    state = onward(awakened(position), DecisionKind.BLOCK)
    state = onward(play(state, "B: block with Thomas"), BLOCKED, "A")
    state = play(state, "A: play Change of Target with Lupo")
    assert look(state, "pending", "Nik.blood") == ["MINION", 4]


# [ANK 20230319]
def test_a_block_before_the_awakening_does_not_count() -> None:
    """The action goes on after Nik has blocked it, and only then is he awakened."""
    state = moment(with_cards(AWAKENING, tapped=True), ANNOUNCED)
    nik = next(n for n, v in enumerate(state.cards) if state.definition(n).facts.name == "Nik")
    stack = [f.replace(blocker=nik) if isinstance(f, Action) else f for f in state.stack]
    state = play(state.replace(stack=tuple(stack)), line(AWAKENING))
    assert look(onward(state), "Nik.blood") == [3]


def test_when_and_by_whom_one_is_awakened() -> None:
    for kind in (ANNOUNCED, ATTEMPT, DECLINED, BLOCKED):
        state = moment(with_cards(AWAKENING, tapped=True), kind, blocker="Thomas")
        assert codes(state, line(AWAKENING)) == []
    assert codes(moment(with_cards(AWAKENING), ANNOUNCED), line(AWAKENING)) == ["not-tapped"]
    position = with_cards(AWAKENING).ally("Mage", "B", life=2, tapped=True)
    refused = codes(moment(position, ANNOUNCED), line(AWAKENING, 1, "Mage"))
    assert refused == ["no-vampire"]
    over = moment(with_cards(AWAKENING, tapped=True), RESOLVED)
    assert codes(over, line(AWAKENING)) == ["wrong-window"]

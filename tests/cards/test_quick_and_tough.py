"""Backstab, Quickness, Lightning Reflexes, Superior Mettle, Blood Agony."""

from __future__ import annotations

import pytest

from tests.cards.duel import (
    after,
    blood,
    codes,
    duel,
    fight,
    go,
    hits,
    look,
    onto,
    play,
    strikes,
    with_blood,
)
from tests.rulecheck import rule
from vtes.cards.shapes import strike_card
from vtes.model.decisions import DecisionKind, WindowKind
from vtes.model.state import GameState
from vtes.model.text import Reach, Strike, Text
from vtes.testing import Position

STRIKE = DecisionKind.STRIKE
ADDITIONAL = WindowKind.ADDITIONAL
both_ways = pytest.mark.parametrize("way", [1, 2])

# --- Quickness -----------------------------------------------------------------------------------

QUICK = "Quickness"


@both_ways
@rule("R6.4.3-16")
def test_quickness_brings_a_strike(way: int) -> None:
    state = play(go(fight(duel(QUICK, QUICK)), ADDITIONAL, "A"), hits(QUICK, way))
    assert "once-in-combat" in codes(go(state, ADDITIONAL, "A"), hits(QUICK, 2))
    assert blood(go(state, WindowKind.PRESS)) == [6, 5]


@pytest.mark.parametrize("first", [QUICK, "Blur"])
@rule("R6.4.3-21", "R6.4.3-20")
def test_at_superior_it_does_not_count_against_the_limit(first: str) -> None:
    """[LSJ 20001206] [ANK 20211124] before or after one that does"""
    state = go(fight(duel(QUICK, "Blur")), ADDITIONAL, "A")
    ways = {QUICK: hits(QUICK, 2), "Blur": hits("Blur", 2)}
    other = "Blur" if first == QUICK else QUICK
    state = play(state, ways[first])
    state = play(go(state, ADDITIONAL, "A"), ways[other])
    assert blood(go(state, WindowKind.PRESS)) == [6 - 1, 7 - 4]


def test_at_basic_it_counts_against_the_limit() -> None:
    state = play(go(fight(duel(QUICK, "Blur")), ADDITIONAL, "A"), hits("Blur"))
    assert codes(go(state, ADDITIONAL, "A"), hits(QUICK, 1)) == ["strikes-gained"]
    state = play(go(fight(duel(QUICK, "Blur")), ADDITIONAL, "A"), hits(QUICK))
    assert codes(go(state, ADDITIONAL, "A"), hits("Blur")) == ["strikes-gained"]


def test_who_steps_aside_is_not_quick() -> None:
    state = go(after(strikes(duel(QUICK, "Stutter-Step"), "Stutter-Step", 2)), ADDITIONAL, "A")
    assert codes(state, hits(QUICK, 2)) == ["no-more-strikes"]


# --- Lightning Reflexes --------------------------------------------------------------------------

REFLEXES = "Lightning Reflexes"


@rule("R6.4.3-16", "R6.4.3-21")
def test_reflexes_bring_a_strike() -> None:
    state = play(go(fight(duel(REFLEXES, "Blur")), ADDITIONAL, "A"), hits(REFLEXES))
    assert codes(go(state, ADDITIONAL, "A"), hits("Blur")) == ["strikes-gained"]
    assert blood(go(state, WindowKind.PRESS)) == [5, 5]


@pytest.mark.parametrize("amount", [1, 2, 3])
@rule("R6.4.3-21", "D140")
def test_reflexes_bring_as_many_strikes_as_blood_is_burned(amount: int) -> None:
    state = with_blood(go(fight(duel(REFLEXES, QUICK)), ADDITIONAL, "A"), "Lupo", 4)
    state = play(state, hits(REFLEXES, 2))
    assert [n for n in range(6) if not codes(state, f"A: take {n}")] == [1, 2, 3]
    state = play(state, f"A: take {amount}")
    assert blood(state) == [3 - amount, 6]
    assert codes(go(state, ADDITIONAL, "A"), hits(QUICK)) == ["strikes-gained"]
    assert blood(go(state, WindowKind.PRESS)) == [3 - amount, 6 - amount]


def test_who_steps_aside_or_has_no_blood_has_no_reflexes() -> None:
    state = go(after(strikes(duel(REFLEXES, "Stutter-Step"), "Stutter-Step", 2)), ADDITIONAL, "A")
    assert codes(state, hits(REFLEXES, 2)) == ["no-more-strikes"]
    state = with_blood(go(fight(duel(REFLEXES)), ADDITIONAL, "A"), "Lupo", 1)
    assert blood(go(play(state, hits(REFLEXES, 2)), WindowKind.PRESS)) == [0, 6]


# --- Backstab ------------------------------------------------------------------------------------

BACKSTAB = "Backstab"


def ambush(way: int, *thomas: str, window: WindowKind = WindowKind.BEFORE_RANGE) -> GameState:
    """Thomas, who has blocked, has played it."""
    position = duel(thomas=(BACKSTAB, *thomas)).attach("Bastard Sword", on="Thomas")
    state = go(fight(position), window, "B")
    return play(state, hits(BACKSTAB, way, "Thomas", "B"))


@pytest.mark.parametrize(
    "window",
    [
        WindowKind.BEFORE_RANGE,
        WindowKind.RANGE,
        WindowKind.BEFORE_STRIKES,
        WindowKind.BEFORE_RESOLUTION,
    ],
)
@both_ways
@rule("R6.4.5-12", "R6.4.5-13")
def test_the_blocker_strikes_first(way: int, window: WindowKind) -> None:
    """[LSJ 20000215] also when both have chosen their strikes"""
    state = with_blood(ambush(way, window=window), "Lupo", 0)
    state = go(state, WindowKind.END_OF_ROUND)
    # Lupo has fallen before he could strike
    assert look(state, "Lupo.zone", "Thomas.blood") == ["torpor", 5]


@pytest.mark.parametrize(("way", "points"), [(1, 1), (2, 2)])
@rule("R6.4.3-21", "R6.4.3-16")
def test_at_superior_he_strikes_again(way: int, points: int) -> None:
    state = go(ambush(way, "Blur"), ADDITIONAL, "B")
    refused = ["strikes-gained"] if way == 2 else []
    assert codes(state, hits("Blur", 1, "Thomas", "B")) == refused
    assert blood(go(state, WindowKind.PRESS)) == [7 - points, 4]


@rule("R6.4.5-12")
def test_only_the_first_strike_is_one() -> None:
    state = go(go(ambush(2), ADDITIONAL), STRIKE, "B")
    quick = with_blood(state, "Lupo", 0)
    assert look(go(quick, WindowKind.END_OF_ROUND), "Lupo.zone") == ["torpor"]
    # in a later round they fall together
    state = ambush(1)
    state = play(go(state, WindowKind.PRESS, "A"), "A: play Dead-End Alley with Lupo")
    state = with_blood(go(state, STRIKE, "B"), "Lupo", 0)
    state = with_blood(state, "Thomas", 0)
    state = go(state, WindowKind.END_OF_ROUND)
    assert look(state, "Lupo.zone", "Thomas.zone") == ["torpor", "torpor"]


@both_ways
@rule("R1.4-01")
def test_who_stabs_in_the_back_and_when(way: int) -> None:
    line = hits(BACKSTAB, way)
    assert codes(fight(duel(BACKSTAB)), line) == ["has-not-blocked"]
    state = fight(duel(thomas=(BACKSTAB, QUICK)))
    stab = hits(BACKSTAB, way, "Thomas", "B")
    late = play(go(state, ADDITIONAL, "B"), hits(QUICK, 2, "Thomas", "B"))
    late = go(late, WindowKind.BEFORE_RESOLUTION, "B")
    assert codes(late, stab) == ["not-the-first-strikes"]
    state = play(go(state, WindowKind.PRESS, "A"), "A: play Dead-End Alley with Lupo")
    state = go(state, WindowKind.BEFORE_RANGE, "B")
    assert codes(state, stab) == ["not-first-round"]


# --- Superior Mettle -----------------------------------------------------------------------------

METTLE, ALL = "Superior Mettle", "A: prevent the strike"


def hard(*cards: str, thomas: tuple[str, ...] = ()) -> Position:
    """Thomas has a sword."""
    position = duel(METTLE, *cards, thomas=thomas)
    return position.attach("Bastard Sword", on="Thomas")


def struck(state: GameState) -> GameState:
    """Thomas strikes with his sword; A is asked whether she prevents."""
    state = play(go(state, STRIKE, "A"), "A: strike with hand", "B: use Bastard Sword in way 2")
    return go(state, WindowKind.PREVENT, "A")


@both_ways
@rule("R6.4.6-03")
def test_all_of_the_strike_is_prevented(way: int) -> None:
    position = hard().prop("Dog", types="retainer", text=Text(life=2, harm=1))
    state = play(struck(fight(position.attach("Dog", on="Thomas"))), hits(METTLE, way))
    assert blood(go(state, WindowKind.PRESS)) == [7 - 1 - 1, 6]


@rule("R6.4.6-03", "G02")
def test_and_in_each_round_for_a_blood() -> None:
    state = play(struck(fight(hard())), hits(METTLE, 2))
    assert codes(go(state, WindowKind.PRESS, "A"), ALL) == ["option-not-now"]
    for number in (2, 3):
        state = struck(onto(state, number, WindowKind.RANGE))
        before = blood(state)[0]
        poor = with_blood(state, "Lupo", 0)
        assert codes(poor, ALL) == ["option-too-dear"]
        state = play(state, ALL)
        assert blood(state)[0] == before - 1  # type: ignore[operator]
        assert codes(state, ALL) != []
        state = go(state, WindowKind.PRESS, "A")
        assert blood(state)[0] == before - 1  # type: ignore[operator]
    at_basic = play(struck(fight(hard())), hits(METTLE, 1))
    at_basic = struck(onto(at_basic, 2, WindowKind.RANGE))
    assert codes(at_basic, ALL) == ["no-option"]


@rule("R6.4.6-02")
def test_but_only_the_first_strike_of_the_round_and_not_what_fortitude_does_not_prevent() -> None:
    state = play(struck(fight(hard(thomas=("Blur", "Blood Rage")))), hits(METTLE, 2))
    state = play(onto(state, 2, STRIKE), "A: strike with hand")
    rage = go(play(state, hits("Blood Rage", 1, "Thomas", "B")), WindowKind.PREVENT, "A")
    assert codes(rage, ALL) == ["nothing-to-prevent"]
    state = go(play(state, "B: strike with hand"), ADDITIONAL, "B")
    state = play(state, hits("Blur", 1, "Thomas", "B"))
    state = go(play(go(state, STRIKE, "B"), "B: strike with hand"), WindowKind.PREVENT, "A")
    assert codes(state, ALL) == ["nothing-to-prevent"]


# --- Blood Agony ---------------------------------------------------------------------------------

AGONY = "Blood Agony"


def agony(way: int, *cards: str, sword: bool = False) -> GameState:
    """In the second round Lupo has played it."""
    position = duel(AGONY, *cards)
    if sword:
        position.attach("Bastard Sword", on="Lupo").attach(".44 Magnum", on="Lupo")
    state = onto(fight(position), 2, WindowKind.BEFORE_RANGE)
    return play(state, hits(AGONY, way))


@pytest.mark.parametrize("sword", [False, True])
@both_ways
@rule("R6.4.6-11")
def test_the_next_blow_is_aggravated(way: int, sword: bool) -> None:
    state = go(agony(way, sword=sword), STRIKE, "A")
    before = blood(state)[1]
    state = play(state, "A: use Bastard Sword in way 2" if sword else "A: strike with hand")
    state = go(play(go(state, STRIKE, "B"), "B: strike with hand"), WindowKind.END_OF_ROUND)
    # the first point only wounds
    assert look(state, "Thomas.zone") == ["torpor"]
    assert before - blood(state)[1] == (1 if sword else 0)  # type: ignore[operator]


@both_ways
def test_a_gun_or_another_strike_is_not(way: int) -> None:
    state = play(go(agony(way, sword=True), STRIKE, "A"), "A: use .44 Magnum in way 2")
    state = go(play(state, "B: strike with hand"), WindowKind.PRESS)
    assert look(state, "Thomas.zone") == ["ready"]
    # and it waits for a blow
    state = go(onto(state, 3, STRIKE), STRIKE, "A")
    state = go(play(state, "A: strike with hand"), WindowKind.END_OF_ROUND)
    assert look(state, "Thomas.zone") == ["torpor"]


@pytest.mark.parametrize(("way", "zone"), [(1, "ready"), (2, "torpor")])
@rule("G10")
def test_only_the_next_one_or_all_of_the_combat(way: int, zone: str) -> None:
    """A blow that is dodged was the next one."""
    position = duel(AGONY, thomas=("Dodge",))
    state = play(onto(fight(position), 2, WindowKind.BEFORE_RANGE), hits(AGONY, way))
    state = play(go(state, STRIKE, "A"), "A: strike with hand", "B: play Dodge with Thomas")
    state = go(onto(go(state, WindowKind.PRESS), 3, STRIKE), STRIKE, "A")
    state = go(play(state, "A: strike with hand"), WindowKind.END_OF_ROUND)
    assert look(state, "Thomas.zone") == [zone]


def test_a_strike_that_is_no_blow_does_not_use_it_up() -> None:
    spit = strike_card(0, Strike(damage=1, reach=Reach.BOTH))
    position = duel(AGONY, "Blur").prop("Spit", types="combat", text=Text((spit,)))
    state = onto(fight(position.hand("A", "Spit")), 2, WindowKind.BEFORE_RANGE)
    state = play(go(play(state, hits(AGONY)), STRIKE, "A"), "A: play Spit with Lupo")
    state = play(go(state, ADDITIONAL, "A"), hits("Blur"))
    assert look(state, "Thomas.zone") == ["ready"]
    assert look(go(state, WindowKind.END_OF_ROUND), "Thomas.zone") == ["torpor"]


@both_ways
@rule("R1.4-01")
def test_agony_is_for_later_rounds(way: int) -> None:
    assert codes(fight(duel(AGONY)), hits(AGONY, way)) == ["first-round"]

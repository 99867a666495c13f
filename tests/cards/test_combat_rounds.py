"""Immortal Grapple and Taste of Vitae."""

from __future__ import annotations

import pytest

from tests.cards.duel import (
    answered,
    blood,
    codes,
    duel,
    fight,
    go,
    hits,
    look,
    onto,
    play,
)
from tests.rulecheck import rule
from vtes.cards.shapes import combat_card, strike_card
from vtes.model.decisions import DecisionKind, WindowKind
from vtes.model.state import GameState
from vtes.model.text import Strike, Text
from vtes.model.words import CancelCard
from vtes.testing import Position

# --- Immortal Grapple ----------------------------------------------------------------------------

GRAPPLE = "Immortal Grapple"


def grappled(position: Position, way: int) -> GameState:
    return play(go(fight(position), WindowKind.BEFORE_STRIKES, "A"), hits(GRAPPLE, way))


@pytest.mark.parametrize("way", [1, 2])
@rule("R1.4-01")
def test_only_hand_strikes_are_used_by_either(way: int) -> None:
    position = duel(GRAPPLE, "Dodge", thomas=("Dodge", "Lucky Blow"))
    position.attach(".44 Magnum", on="Lupo").attach("Bastard Sword", on="Thomas")
    state = go(grappled(position, way), DecisionKind.STRIKE, "A")
    for line in ("A: play Dodge with Lupo", "A: use .44 Magnum in way 2"):
        assert codes(state, line) == ["only-hand-strikes"]
    state = go(state, DecisionKind.STRIKE, "B")
    for line in ("B: play Dodge with Thomas", "B: use Bastard Sword in way 2"):
        assert codes(state, line) == ["only-hand-strikes"]
    state = play(state, "B: play Lucky Blow with Thomas")
    assert look(state, "pending") != ["WEAPON"]
    state = go(state, WindowKind.PRESS)
    assert blood(state) == [5, 6]
    state = go(onto(state, 2, WindowKind.BEFORE_STRIKES), DecisionKind.STRIKE, "A")
    assert codes(state, "A: use .44 Magnum in way 2") == []


@pytest.mark.parametrize("way", [1, 2])
@rule("R6.4.3-08")
def test_who_has_maneuvered_with_a_gun_has_no_strike(way: int) -> None:
    """[TOM 19951217]"""
    position = duel(GRAPPLE, "Fake Out").attach(".44 Magnum", on="Thomas")
    state = play(go(fight(position), WindowKind.RANGE, "B"), "B: use .44 Magnum in way 2")
    state = play(state, "A: play Fake Out with Lupo")
    state = play(go(state, WindowKind.BEFORE_STRIKES, "A"), hits(GRAPPLE, way))
    state = play(go(state, DecisionKind.STRIKE, "A"), "A: strike with hand")
    assert look(state, "pending") != ["STRIKE"]
    assert blood(go(state, WindowKind.PRESS)) == [7, 6]


@rule("R6.4.2-15", "G10")
def test_the_grapple_presses_and_keeps_the_range() -> None:
    state = go(grappled(duel(GRAPPLE, "Fake Out"), 1), WindowKind.PRESS, "A")
    assert codes(state, "A: press") == ["no-option"]
    assert look(onto(state, 2, WindowKind.RANGE), "window") == ["RANGE"]
    state = go(grappled(duel(GRAPPLE, "Fake Out"), 2), WindowKind.PRESS, "A")
    state = play(state, "A: press")
    seen = []
    while look(state, "pending") != ["STRIKE"]:
        seen += look(state, "window")
        state = play(state, f"{look(state, 'to_move')[0]}: pass")
    assert "RANGE" not in seen
    assert "BEFORE_STRIKES" in seen
    assert look(state, "combat.round", "round.range") == [2, "CLOSE"]
    assert look(onto(state, 3, WindowKind.RANGE), "window") == ["RANGE"]


@rule("R6.4.2-04")
def test_the_grapple_of_the_blocker_keeps_the_range_too() -> None:
    state = go(fight(duel("Fake Out", thomas=(GRAPPLE,))), WindowKind.BEFORE_STRIKES, "B")
    state = play(state, hits(GRAPPLE, 2, "Thomas", "B"))
    state = play(go(state, WindowKind.PRESS, "B"), "B: press")
    seen = []
    while look(state, "pending") != ["STRIKE"]:
        seen += look(state, "window")
        state = play(state, f"{look(state, 'to_move')[0]}: pass")
    assert "RANGE" not in seen


@pytest.mark.parametrize("cancelled", [False, True])
def test_one_grapple_a_round(cancelled: bool) -> None:
    """Also if it was cancelled as it was played. [ANK 20200525-2]"""
    aura = combat_card(0, WindowKind.AS_PLAYED, CancelCard())
    position = duel(GRAPPLE, GRAPPLE).prop("Aura", types="combat", text=Text((aura,)))
    state = go(fight(position.hand("B", "Aura")), WindowKind.BEFORE_STRIKES, "A")
    if cancelled:
        state = answered(state, hits(GRAPPLE), "B: play Aura with Thomas")
        state = go(state, WindowKind.BEFORE_STRIKES, "A")
    else:
        state = play(state, hits(GRAPPLE))
    for way in (1, 2):
        assert codes(state, hits(GRAPPLE, way)) == ["once-in-combat"]
    state = onto(state, 2, WindowKind.BEFORE_STRIKES)
    assert codes(state, hits(GRAPPLE)) == []


# --- Taste of Vitae ------------------------------------------------------------------------------

TASTE = "Taste of Vitae"


@pytest.mark.parametrize("rounds", [1, 2])
@rule("G15")
def test_what_was_lost_in_the_round_is_gained(rounds: int) -> None:
    """At the end of the round, after the presses. [RTR 20001020] [LSJ 20001024]"""
    state = fight(duel(TASTE, TASTE).attach("Bastard Sword", on="Lupo"))
    state = onto(state, rounds, DecisionKind.STRIKE)
    state = play(state, "A: use Bastard Sword in way 2")
    state = go(state, WindowKind.PRESS, "A")
    assert codes(state, hits(TASTE)) == ["wrong-window"]
    state = go(state, WindowKind.END_OF_ROUND, "A")
    before = blood(state)[0]
    state = play(state, hits(TASTE))
    assert blood(state)[0] == before + 2  # type: ignore[operator]
    assert codes(go(state, WindowKind.END_OF_ROUND, "A"), hits(TASTE)) == ["once-in-combat"]


@rule("R6.4.6-10", "G15")
def test_blood_that_was_not_lost_to_damage_is_not_gained() -> None:
    state = fight(duel(TASTE, "Theft of Vitae", thomas=("Skin of Steel",)))
    state = play(go(state, DecisionKind.STRIKE, "A"), hits("Theft of Vitae", 2))
    state = go(state, WindowKind.END_OF_ROUND, "A")
    assert blood(state) == [8, 5]
    assert blood(play(state, hits(TASTE))) == [8, 5]


@rule("G15")
def test_taste_of_vitae_when_the_round_ends_early() -> None:
    """[RTR 20030519]"""
    state = go(fight(duel(TASTE).attach("Bastard Sword", on="Lupo")), DecisionKind.STRIKE, "A")
    thomas = state.players[1].ready[0]
    few = state.cards.set(thomas, state.cards[thomas].replace(blood=1))
    state = play(state.replace(cards=few), "A: use Bastard Sword in way 2")
    state = go(state, WindowKind.END_OF_ROUND, "A")
    assert look(state, "Thomas.zone") == ["torpor"]
    assert blood(play(state, hits(TASTE)))[0] == 7


@rule("G15", "R6.4.6-13")
def test_taste_of_vitae_of_one_who_was_burned() -> None:
    """[LSJ 20031201-2]"""
    sun = strike_card(0, Strike(damage=9, aggravated=True))
    position = duel(TASTE).prop("Sun", types="combat", text=Text((sun,))).hand("A", "Sun")
    state = go(fight(position), DecisionKind.STRIKE, "A")
    state = go(play(state, "A: play Sun with Lupo"), WindowKind.END_OF_ROUND, "A")
    assert look(state, "Thomas.zone") == ["ash heap"]
    assert blood(play(state, hits(TASTE)))[0] == 9


def test_taste_of_vitae_of_an_ally_and_by_one() -> None:
    """[PIB 20121028]"""
    position = duel(TASTE).ally("Gang", "B", life=3).ally("Mob", "A", life=3)
    state = go(play(position.build(), "A: bleed with Lupo"), DecisionKind.BLOCK)
    state = go(play(state, "B: block with Gang"), WindowKind.END_OF_ROUND, "A")
    assert codes(state, hits(TASTE)) == ["not-against-vampire"]
    state = go(play(position.build(), "A: bleed with Mob"), DecisionKind.BLOCK)
    state = go(play(state, "B: block with Thomas"), WindowKind.END_OF_ROUND, "A")
    assert codes(state, hits(TASTE, 1, "Mob")) == ["no-vampire"]


@rule("G49")
def test_who_has_fallen_does_not_taste() -> None:
    state = fight(duel(TASTE, thomas=("Wolf Claws",)))
    state = play(go(state, WindowKind.BEFORE_RANGE, "B"), hits("Wolf Claws", 1, "Thomas", "B"))
    state = go(state, WindowKind.END_OF_ROUND, "A")
    assert look(state, "Lupo.zone") == ["torpor"]
    assert "combatant-not-ready" in codes(state, hits(TASTE))

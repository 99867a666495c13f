"""Combat cards of those who are strong: strikes of Potence, and what they can do beside."""

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
)
from tests.cards.table import card
from tests.rulecheck import rule
from vtes.model.decisions import DecisionKind, WindowKind
from vtes.model.state import GameState
from vtes.testing import Position

STRIKE = DecisionKind.STRIKE

# name, way, at long range, points to the opponent
HITS = [
    ("Sacrament of Carnage", 1, False, 2),
    ("Sacrament of Carnage", 2, False, 3),
    ("Sacrament of Carnage", 1, True, 2),
    ("Sacrament of Carnage", 2, True, 3),
    ("Thrown Gate", 1, False, 1),
    ("Thrown Gate", 2, False, 2),
    ("Thrown Gate", 1, True, 1),
    ("Thrown Gate", 2, True, 2),
    ("Thrown Sewer Lid", 1, True, 3),
    ("Thrown Sewer Lid", 2, True, 3),
    ("Pushing the Limit", 1, False, 3),
    ("Pushing the Limit", 2, False, 4),
    ("Pushing the Limit", 1, True, 0),
    ("Pushing the Limit", 2, True, 0),
]


@pytest.mark.parametrize(("name", "way", "far", "points"), HITS)
@rule("R6.4.3-10", "R6.4.3-11")
def test_what_it_does_to_both(name: str, way: int, far: bool, points: int) -> None:
    state = after(strikes(duel(name, "Fake Out"), name, way, far=far))
    hand = 0 if far else 1
    assert blood(state) == [7 - card(name).blood_cost - hand, 7 - points]


@pytest.mark.parametrize(("way", "points"), [(1, 4), (2, 5)])
@rule("G36")
def test_pushing_the_limit_with_a_melee_weapon(way: int, points: int) -> None:
    state = go(fight(duel("Pushing the Limit").attach("Bastard Sword", on="Lupo")), STRIKE, "A")
    state = play(state, hits("Pushing the Limit", way), "A: target Bastard Sword")
    assert blood(after(go(state, STRIKE, "B"))) == [5, 7 - points]


@pytest.mark.parametrize("way", [1, 2])
@rule("R6.4.2-11", "R6.4.2-12")
def test_a_thrown_gate_maneuvers(way: int) -> None:
    state = go(fight(duel("Thrown Gate")), WindowKind.RANGE, "A")
    state = play(state, hits("Thrown Gate", way))
    assert look(state, "round.range") == ["LONG"]
    state = go(state, STRIKE)
    assert look(state, "to_move") == ["B"]
    assert blood(after(state)) == [7, 7 - way]


@pytest.mark.parametrize(("way", "presses"), [(1, []), (2, ["press"])])
@rule("R6.4.2-15", "R6.4.4-03")
def test_a_press_comes_with_the_lid_at_superior(way: int, presses: list[str]) -> None:
    state = strikes(duel("Thrown Sewer Lid", "Fake Out"), "Thrown Sewer Lid", way, far=True)
    state = go(after(state), WindowKind.PRESS, "A")
    lines = ["press", "press to continue", "press to end"]
    assert [each for each in lines if not codes(state, f"A: {each}")] == presses
    for press in presses:
        state = go(play(state, f"A: {press}"), WindowKind.BEFORE_RANGE)
        assert look(state, "combat.round") == [2]


# --- Burning Wrath -------------------------------------------------------------------------------


@pytest.mark.parametrize(("way", "more"), [(1, 1), (2, 2)])
@rule("R6.4.6-11", "R6.4.6-13")
def test_all_damage_of_burning_wrath_is_aggravated(way: int, more: int) -> None:
    """[LSJ 20020122] The first point wounds, each other one burns a blood."""
    state = strikes(duel("Burning Wrath"), "Burning Wrath", way)
    state = go(play(state, "B: strike with hand"), WindowKind.TO_TORPOR)
    assert blood(state) == [7 - 3 - 1, 7 - more]
    assert look(go(state, WindowKind.END_OF_ROUND), "Thomas.zone") == ["torpor"]


@pytest.mark.parametrize("way", [1, 2])
@rule("R6.4.5-02")
def test_burning_wrath_is_struck_with_the_hand_nearby(way: int) -> None:
    position = duel("Burning Wrath", "Fake Out").attach("Bastard Sword", on="Lupo")
    state = play(go(fight(position), WindowKind.RANGE, "A"), "A: play Fake Out with Lupo")
    state = play(go(state, STRIKE, "A"), hits("Burning Wrath", way))
    assert look(state, "pending", "to_move") == ["STRIKE", "B"]
    assert blood(after(state)) == [4, 7]


def test_strength_makes_more_of_burning_wrath() -> None:
    position = duel("Burning Wrath", "Fists of Death")
    state = play(fight(position), hits("Fists of Death", 2))
    state = play(go(state, STRIKE, "A"), hits("Burning Wrath"))
    state = go(play(go(state, STRIKE, "B"), "B: strike with hand"), WindowKind.TO_TORPOR)
    assert blood(state) == [7 - 1 - 3 - 1, 7 - 3]


# --- Fractured Armament --------------------------------------------------------------------------

ARMAMENT = "Fractured Armament"


def fractured(way: int, *cards: str, thomas: tuple[str, ...] = (), far: bool = False) -> GameState:
    """Lupo has announced that Thomas' gun is destroyed."""
    position = duel(ARMAMENT, *cards, thomas=thomas).attach(".44 Magnum", on="Thomas")
    state = fight(position)
    for name in cards:
        if name == "Increased Strength":
            state = play(state, hits(name, 2))
    if far:
        state = play(go(state, WindowKind.RANGE, "A"), "A: play Fake Out with Lupo")
    state = play(go(state, STRIKE, "A"), hits(ARMAMENT, way), "A: target .44 Magnum")
    return go(state, STRIKE, "B")


@pytest.mark.parametrize(("way", "points"), [(1, 0), (2, 1)])
@rule("R6.4.5-06", "R6.4.5-07")
def test_equipment_is_destroyed(way: int, points: int) -> None:
    state = after(fractured(way), "B: use .44 Magnum in way 2")
    assert look(state, ".44 Magnum.zone") == ["ash heap"]
    assert blood(state) == [5, 7 - points]


@pytest.mark.parametrize("way", [1, 2])
@rule("R6.4.5-18", "R6.4.3-10")
def test_nothing_is_destroyed_from_afar_or_when_it_is_dodged(way: int) -> None:
    for state, line in (
        (fractured(way, "Fake Out", far=True), "B: strike with hand"),
        (fractured(way, thomas=("Dodge",)), "B: play Dodge with Thomas"),
    ):
        state = after(state, line)
        assert look(state, ".44 Magnum.host") == ["Thomas"]
        assert blood(state)[1] == 7


@pytest.mark.parametrize("way", [1, 2])
@rule("G12", "R1.6.1-16")
def test_there_has_to_be_something_to_destroy(way: int) -> None:
    """[RTR 19980928]"""
    state = go(fight(duel(ARMAMENT).attach("Deer Rifle", on="Lupo")), STRIKE, "A")
    assert codes(state, hits(ARMAMENT, way)) == ["no-target"]
    state = go(fight(duel(ARMAMENT).attach("IR Goggles", on="Thomas")), STRIKE, "A")
    assert codes(state, hits(ARMAMENT, way)) == []


@pytest.mark.parametrize(("way", "points"), [(1, 0), (2, 3)])
def test_it_is_a_damaging_strike_only_at_superior(way: int, points: int) -> None:
    """[LSJ 19970225]"""
    state = after(fractured(way, "Increased Strength"))
    assert blood(state) == [6, 7 - points]


# --- Increased Strength --------------------------------------------------------------------------

INCREASED = "Increased Strength"


def increased(way: int, *cards: str, position: Position | None = None) -> GameState:
    """Lupo has played it; Thomas has a good deal of blood."""
    position = duel(INCREASED, *cards) if position is None else position
    return play(fight(position), hits(INCREASED, way))


both_ways = pytest.mark.parametrize("way", [1, 2])


@both_ways
@rule("G10")
def test_strikes_of_potence_do_more_for_the_whole_combat(way: int) -> None:
    state = increased(way, "Undead Strength", "Undead Strength", "Fake Out", "Thrown Gate")
    state = play(go(state, STRIKE, "A"), hits("Undead Strength"), "B: strike with hand")
    state = go(state, WindowKind.ADDITIONAL)
    assert blood(state) == [6, 7 - 2 - way]
    state = play(onto(state, 2, WindowKind.RANGE), "A: play Fake Out with Lupo")
    state = play(go(state, STRIKE, "A"), hits("Thrown Gate", 1))
    before = blood(state)[1]
    assert blood(after(state))[1] == before - 1 - way  # type: ignore[operator]


@both_ways
def test_strikes_that_do_not_require_potence_do_no_more(way: int) -> None:
    state = increased(way, "Lucky Blow", position=duel(INCREASED, "Lucky Blow"))
    state = play(go(state, STRIKE, "A"), hits("Lucky Blow"))
    assert blood(after(state)) == [6, 5]
    state = go(increased(way), STRIKE, "B")
    assert blood(after(state)) == [6, 6]
    armed = duel(INCREASED).attach("Bastard Sword", on="Lupo")
    state = play(go(increased(way, position=armed), STRIKE, "A"), "A: use Bastard Sword in way 2")
    assert blood(after(state)) == [6, 5]


@both_ways
@rule("G36")
def test_the_strike_of_potence_may_be_made_with_a_weapon(way: int) -> None:
    armed = duel(INCREASED, "Undead Strength").attach("Bastard Sword", on="Lupo")
    state = go(increased(way, position=armed), STRIKE, "A")
    state = play(state, hits("Undead Strength"), "A: target Bastard Sword")
    assert blood(after(go(state, STRIKE, "B"))) == [6, 7 - 3 - way]


@both_ways
def test_the_additional_damage_is_of_the_same_type(way: int) -> None:
    """[RTR 19970630]"""
    state = play(go(increased(way, "Burning Wrath"), STRIKE, "A"), hits("Burning Wrath"))
    state = go(play(go(state, STRIKE, "B"), "B: strike with hand"), WindowKind.TO_TORPOR)
    assert blood(state) == [3, 7 - 1 - way]


def test_two_of_them_add_up_and_help_nobody_else() -> None:
    position = duel(INCREASED, INCREASED, "Undead Strength", thomas=("Undead Strength",))
    state = play(increased(1, position=position), hits(INCREASED, 2))
    state = play(go(state, STRIKE, "A"), hits("Undead Strength"))
    state = play(go(state, STRIKE, "B"), hits("Undead Strength", 1, "Thomas", "B"))
    assert blood(go(state, WindowKind.ADDITIONAL)) == [5, 7 - 2 - 3]


def test_at_long_range_the_strike_at_a_retainer_does_more_too() -> None:
    position = duel(INCREASED, "Thrown Gate").attach("J. S. Simmons, Esq.", on="Thomas", life=5)
    state = go(increased(2, position=position), WindowKind.RANGE, "A")
    state = play(state, hits("Thrown Gate"))
    state = play(go(state, DecisionKind.STRUCK, "A"), "A: target J. S. Simmons, Esq.")
    assert look(after(go(state, STRIKE, "B")), "J. S. Simmons, Esq..life") == [2]

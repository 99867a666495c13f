"""Blood Rage and Blood Fury."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.duel import after, blood, codes, duel, fight, go, hits, look, onto, play, strikes
from tests.cards.table import card
from tests.rulecheck import rule
from vtes.cards.shapes import weapon
from vtes.model.decisions import DecisionKind, WindowKind
from vtes.model.text import Strike, Text, Trait
from vtes.testing import Position

RAGES = [("Blood Fury", 1), ("Blood Fury", 2), ("Blood Rage", 1), ("Blood Rage", 2)]
rages = pytest.mark.parametrize(("name", "way"), RAGES)
POINTS = {("Blood Fury", 1): 2, ("Blood Fury", 2): 3, ("Blood Rage", 1): 1, ("Blood Rage", 2): 2}


@rages
@rule("G36", "R6.4.6-02")
def test_fortitude_prevents_nothing_of_it(name: str, way: int) -> None:
    """Not of the additional damage either. [TOM 19960225]"""
    position = duel(name, thomas=("Skin of Rock", "Skin of Steel"))
    state = strikes(position.attach("Flak Jacket", on="Thomas"), name, way)
    state = go(play(state, "B: strike with hand"), WindowKind.PREVENT, "B")
    for prevention in ("Skin of Rock", "Skin of Steel"):
        assert codes(state, hits(prevention, 1, "Thomas", "B")) == ["nothing-to-prevent"]
    state = go(play(state, "B: use Flak Jacket in way 2"), WindowKind.ADDITIONAL)
    assert blood(state)[1] == 7 - POINTS[name, way] + 1


def armed(name: str, strike: Strike, *thomas: str, text: dict[str, Any] | None = None) -> Position:
    """Thomas has a weapon with this strike."""
    position = duel(name, thomas=thomas)
    spear = Text((weapon(strike),), traits=(Trait.WEAPON,), **(text or {}))
    return position.prop("Spear", types="equipment", text=spear).attach("Spear", on="Thomas")


SPEAR = Strike(damage=3)


@rages
@rule("R6.4.3-13")
def test_weapons_do_no_damage_for_the_rest_of_the_round(name: str, way: int) -> None:
    position = armed(name, SPEAR, "Blur").attach(".44 Magnum", on="Thomas")
    state = after(strikes(position, name, way), "B: use Spear")
    cost = card(name).blood_cost
    assert blood(state) == [7 - cost, 7 - POINTS[name, way]]
    state = play(go(state, WindowKind.ADDITIONAL, "B"), hits("Blur", 1, "Thomas", "B"))
    state = go(play(go(state, DecisionKind.STRIKE), "B: use .44 Magnum in way 2"), WindowKind.PRESS)
    assert blood(state)[0] == 7 - cost


@rages
def test_weapons_are_harmless_only_for_the_round(name: str, way: int) -> None:
    state = after(strikes(armed(name, SPEAR), name, way), "B: use Spear")
    state = go(onto(state, 2, WindowKind.BEFORE_RANGE), DecisionKind.STRIKE, "B")
    assert blood(after(state, "B: use Spear"))[0] == 4 - card(name).blood_cost


@rages
@rule("R6.4.5-18")
def test_who_dodges_has_his_weapon(name: str, way: int) -> None:
    """[LSJ 20040928]"""
    state = strikes(armed(name, SPEAR, "Blur", "Dodge"), name, way)
    state = after(state, "B: play Dodge with Thomas")
    state = play(go(state, WindowKind.ADDITIONAL, "B"), hits("Blur", 1, "Thomas", "B"))
    state = go(play(go(state, DecisionKind.STRIKE), "B: use Spear"), WindowKind.PRESS)
    assert blood(state)[0] == 4 - card(name).blood_cost


@rages
@rule("R6.4.5-12")
def test_a_weapon_that_strikes_first_does_its_damage(name: str, way: int) -> None:
    """[LSJ 20040928]"""
    state = after(strikes(armed(name, SPEAR.replace(first=True)), name, way), "B: use Spear")
    assert blood(state) == [4 - card(name).blood_cost, 7 - POINTS[name, way]]


@rages
def test_a_weapon_still_hurts_its_bearer(name: str, way: int) -> None:
    """[LSJ 19980216]"""
    state = after(strikes(armed(name, SPEAR.replace(to_self=1)), name, way), "B: use Spear")
    assert blood(state) == [7 - card(name).blood_cost, 6 - POINTS[name, way]]


def test_the_weapon_of_an_ally_is_not_harmless() -> None:
    position = duel("Blood Rage").ally("Gang", "B", life=9)
    spear = Text((weapon(SPEAR),), traits=(Trait.WEAPON,))
    position.prop("Spear", types="equipment", text=spear).attach("Spear", on="Gang")
    state = go(play(position.build(), "A: bleed with Lupo"), DecisionKind.BLOCK)
    state = go(play(state, "B: block with Gang"), DecisionKind.STRIKE, "A")
    state = go(play(state, hits("Blood Rage")), DecisionKind.STRIKE, "B")
    state = after(state, "B: use Spear")
    assert look(state, "Lupo.blood", "Gang.life") == [4, 8]


def test_damage_added_to_an_aggravated_strike_is_aggravated() -> None:
    """[TOM 19960225]"""
    state = onto(fight(duel("Cauldron of Blood", "Wolf Claws")), 2, WindowKind.BEFORE_STRIKES)
    state = go(play(state, hits("Wolf Claws")), DecisionKind.STRIKE, "A")
    state = play(state, hits("Cauldron of Blood"))
    state = go(
        play(go(state, DecisionKind.STRIKE, "B"), "B: strike with hand"), WindowKind.TO_TORPOR
    )
    # three points: the first wounds him, he burns two for the others
    assert blood(state)[1] == 6 - 2

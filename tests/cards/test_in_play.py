"""Allies, retainers and equipment: how they come into play and what they add there."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.table import card, codes, look, onward, play, table
from tests.rulecheck import rule
from vtes.cards.texts import TEXTS
from vtes.check import check
from vtes.engine import apply
from vtes.model.decisions import ActionKind, DecisionKind
from vtes.model.moves import Pass
from vtes.model.state import GameState
from vtes.model.text import Aim, Deed, How, Mode, Text, Trait, What, Whose
from vtes.notation import format_state
from vtes.notation.labels import card_label
from vtes.queries import current_action, stealth
from vtes.rules.aims import candidates, wrong_place
from vtes.rules.numbers import bleed_amount
from vtes.testing import Position


def with_card(name: str, **lupo: Any) -> Position:
    return table(**lupo).hand("A", name)


def line(name: str, way: int = 1, minion: str = "Lupo") -> str:
    how = f" in way {way}" if way > 1 else ""
    return f"A: play {name}{how} with {minion}"


def brought(position: Position, name: str, way: int = 1) -> GameState:
    """The position after the action that brings the card into play."""
    state = play(position.build(), line(name, way))
    assert stealth(state) == 1
    return onward(state)


ALLIES = [
    ("Gypsies", "Gangrel", 1, 1, 1, 1),
    ("Loyal Street Gang", "Brujah", 2, 1, 0, 0),
    ("Political Ally", "Ventrue", 1, 0, 3, 0),
]


@pytest.mark.parametrize(("name", "clan", "life", "strength", "bleed", "hidden"), ALLIES)
@rule("R6.1.5-04", "R6.1.5-05", "R6.1.5-08")
def test_an_ally(name: str, clan: str, life: int, strength: int, bleed: int, hidden: int) -> None:
    state = brought(with_card(name, clan=clan), name)
    assert look(state, f"{name}.life", f"{name}.strength", f"{name}.bleed") == [
        life,
        strength,
        bleed,
    ]
    assert look(state, "A.pool", "Lupo.tapped") == [30 - card(name).pool_cost, True]
    assert codes(state, f"A: bleed with {name}") == ["not-your-minion"]  # R6.1.5-03
    for seat in "ABC":  # his own turn comes
        state = onward(play(state, f"{seat}: pass"), DecisionKind.MINION)
    state = play(state, f"A: bleed with {name}")
    assert stealth(state) == hidden
    action = current_action(state)
    assert action is not None
    assert bleed_amount(state, action) == bleed
    assert look(onward(state), "B.pool") == [30 - bleed]


@rule("G09")
def test_an_ally_just_recruited_can_be_stolen_and_is_shown() -> None:
    position = with_card("Gypsies", clan="Gangrel").hand("A", "Wake with Evening's Freshness")
    state = brought(position.vampire("Rake", "A", capacity=3), "Gypsies")
    assert "waiting: Gypsies 1" in format_state(state)
    gypsies = state.players[0].waiting[0]
    assert card_label(state, gypsies) == "Gypsies"
    theft = Aim(What.ALLY, Whose.OTHERS)
    assert not wrong_place(state, theft, gypsies)
    assert gypsies in candidates(state, theft, 1)


@rule("R1.6.1-11")
def test_a_hideout_of_a_clan_helps_no_ally_whom_the_clan_recruits() -> None:
    position = with_card("Gypsies", clan="Gangrel").permanent("Backways", "A")
    state = brought(position.library("A", 3), "Gypsies")
    for seat in "ABC":
        state = onward(play(state, f"{seat}: pass"), DecisionKind.MINION)
    for acting, objects in (("Gypsies", True), ("Lupo", False)):
        asked = onward(play(state, f"A: bleed with {acting}"), DecisionKind.BLOCK)
        asked = play(asked, "B: block with Thomas")
        assert ("acting-is-another" in codes(asked, "A: use Backways in way 2")) is objects


@pytest.mark.parametrize(("name", "clan"), [(n, c) for n, c, *_ in ALLIES])
@rule("R1.6.1-11")
def test_an_ally_is_recruited_by_his_clan(name: str, clan: str) -> None:
    assert codes(with_card(name, clan="Tremere").build(), line(name)) == ["clan-missing"]
    assert codes(with_card(name, clan=clan).build(), line(name)) == []
    cost = card(name).pool_cost
    poor = with_card(name, clan=clan).pool(A=cost).build()
    assert codes(poor, line(name)) == []
    if cost > 1:
        poor = with_card(name, clan=clan).pool(A=cost - 1).build()
        assert codes(poor, line(name)) == ["pool-too-low"]


@rule("R1.6.1-11")
def test_an_ally_is_no_vampire_of_the_clan_that_recruits_him() -> None:
    rite = Text(modes=(Mode(How.ACTION, deed=Deed(ActionKind.CARD)),))
    position = with_card("Gypsies", clan="Gangrel").library("A", 3)
    position.prop("Rite", types="action", clans=["Gangrel"], text=rite).hand("A", "Rite")
    state = brought(position, "Gypsies")
    for seat in "ABC":
        state = onward(play(state, f"{seat}: pass"), DecisionKind.MINION)
    assert codes(state, line("Rite")) == []
    assert codes(state, line("Rite", 1, "Gypsies")) == ["clan-missing"]


RETAINERS = [
    ("J. S. Simmons, Esq.", 1, 1, "bleed", 2),
    ("Tasha Morgan", 1, 1, "bleed", 2),
    ("Mr. Winthrop", 1, 1, "intercept", 1),
    ("Raven Spy", 1, 1, "intercept", 1),
    ("Raven Spy", 2, 2, "intercept", 1),
]


@pytest.mark.parametrize(("name", "way", "life", "number", "amount"), RETAINERS)
@rule("R6.1.4-03", "R6.1.4-08")
def test_a_retainer(name: str, way: int, life: int, number: str, amount: int) -> None:
    state = brought(with_card(name, disciplines={"ani": 2}), name, way)
    assert look(state, f"{name}.host", f"{name}.life") == ["Lupo", life]
    assert look(state, f"Lupo.{number}", "Lupo.blood") == [amount, 6 - card(name).blood_cost]
    assert look(state, "Thomas.bleed", "Thomas.intercept", "Lupo.strength") == [1, 0, 1]


@rule("R1.5-13", "R1.5-14")
def test_who_employs_the_raven() -> None:
    for level, refused in ((0, ["discipline-missing"]), (1, ["not-superior"]), (2, [])):
        disciplines = {"ani": level} if level else {}
        state = with_card("Raven Spy", disciplines=disciplines).build()
        assert codes(state, line("Raven Spy", 2)) == refused
        assert codes(state, line("Raven Spy")) == (refused if level == 0 else [])


EQUIPMENT = [("Sport Bike", "intercept", 1), ("Laptop Computer", "bleed", 2)]


@pytest.mark.parametrize(("name", "number", "amount"), EQUIPMENT)
@rule("R6.1.3-02", "R6.1.3-03")
def test_equipment(name: str, number: str, amount: int) -> None:
    state = brought(with_card(name), name)
    assert look(state, f"{name}.host", f"Lupo.{number}", "A.pool") == ["Lupo", amount, 29]
    state = onward(play(with_card(name).ally("Mage", "A", life=1).build(), line(name, 1, "Mage")))
    assert look(state, f"{name}.host", f"Mage.{number}") == ["Mage", 1]


def test_who_pays_her_last_pool_gets_nothing_for_it() -> None:
    position = with_card("Sport Bike", clan="Gangrel").hand("A", "Gypsies").pool(A=4)
    position.vampire("Rake", "A", capacity=3).hand("B", "Arson")
    state = onward(play(position.build(), line("Gypsies")))
    state = play(state, line("Sport Bike", 1, "Rake"))
    while state.active == 0:
        assert not check(state)
        assert state.pending is not None
        state = apply(state, Pass(state.pending.seat))
    assert look(state, "to_move", "A.pool", "C.vp", "A.ready") == ["B", 0, 1, []]
    assert look(state, "Gypsies.zone", "Sport Bike.zone") == ["ash heap", "ash heap"]
    assert not check(state)


@pytest.mark.parametrize(("name", "number", "amount"), EQUIPMENT)
@rule("R1.4-01")
def test_one_of_it_is_enough(name: str, number: str, amount: int) -> None:
    position = with_card(name).attach(name, on="Lupo").vampire("Rake", "A", capacity=3)
    assert codes(position.build(), line(name)) == ["has-one"]
    assert codes(position.build(), line(name, 1, "Rake")) == []
    other = "Sport Bike" if name == "Laptop Computer" else "Laptop Computer"
    position = with_card(name).attach(other, on="Lupo").attach("Mr. Winthrop", on="Lupo")
    assert codes(position.build(), line(name)) == []


@rule("R1.4-01")
def test_a_bike_is_one_of_several_vehicles() -> None:
    cart = Text(traits=(Trait.VEHICLE,))
    position = with_card("Sport Bike").prop("Cart", types="equipment", text=cart)
    assert codes(position.attach("Cart", on="Lupo").build(), line("Sport Bike")) == ["has-one"]


def test_what_they_are() -> None:
    assert {card(str(name)).name: TEXTS[card(str(name)).id].traits for name in _NAMES} == {
        "Gypsies": (Trait.MORTAL,),
        "Loyal Street Gang": (Trait.MORTAL,),
        "Political Ally": (Trait.MORTAL,),
        "Raven Spy": (Trait.ANIMAL,),
        "Mr. Winthrop": (Trait.MORTAL,),
        "J. S. Simmons, Esq.": (Trait.MORTAL,),
        "Tasha Morgan": (Trait.MORTAL,),
        "Sport Bike": (Trait.VEHICLE,),
        "Laptop Computer": (Trait.ELECTRONIC,),
    }


_NAMES = {each[0] for each in ALLIES} | {each[0] for each in RETAINERS} | {"Sport Bike"}
_NAMES.add("Laptop Computer")

"""More vampires of the Sabbat: what they add to numbers, and when."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.table import bled, codes, look, onward, play, skilled
from tests.cards.vampires import table
from tests.rulecheck import rule
from vtes.cards.shapes import bleed_action, strike_card
from vtes.model.decisions import DecisionKind
from vtes.model.state import GameState
from vtes.model.text import Strike, Text, Trait
from vtes.queries import stealth
from vtes.rules.nature import flies
from vtes.testing import Position

ALWAYS = [
    ("Blaise", "strength", 2),
    ("Bryan Van Duesen", "bleed", 2),
    ("Calebos", "strength", 2),
    ("Goratrix", "bleed", 2),
    ("Gustav Mallenhous", "bleed", 2),
    ("Julio Martinez", "strength", 2),
    ("Adonai", "bleed", 2),
    ("Kite", "intercept", 1),
    ("Little Tailor of Prague", "bleed", 2),
    ("Marconius", "strength", 2),
    ("Miller Delmardigan, Teacher of Bahari", "strength", 2),
    ("Muriel Foucade", "strength", 2),
    ("Muse", "intercept", -1),
    ("Quira, The Bitch Queen", "bleed", 2),
    ("Sheila Mezarin", "bleed", 2),
    ("The Siamese", "bleed", 2),
    ("Vasantasena", "bleed", 2),
]


@pytest.mark.parametrize(("name", "number", "value"), ALWAYS)
@rule("R6.1.1-06")
def test_what_is_printed_as_more_is_added(name: str, number: str, value: int) -> None:
    assert look(table(name).build(), f"{name}.{number}") == [value]


@pytest.mark.parametrize(("name", "bleeding", "hunting"), [("Jost Werner", 1, 2), ("Royce", -1, 1)])
@rule("R6.2.2-14")
def test_stealth_of_a_bleed_and_of_a_hunt(name: str, bleeding: int, hunting: int) -> None:
    state = table(name, blood=1).build()
    assert stealth(play(state, f"A: bleed with {name}")) == bleeding
    assert stealth(play(table(name, blood=0).build(), f"A: hunt with {name}")) == hunting


STERILE = (
    "Barry",
    "Cynthia Ingold",
    "Ilse",
    "Juanita Santiago",
    "Karl",
    "Larry",
    "Mark",
    "Nettie Hale",
    "Terry",
    "The Siamese",
    "Truman",
)


@pytest.mark.parametrize("name", STERILE)
@rule("R1.4-01")
def test_the_sterile(name: str) -> None:
    state = table(name).build()
    (text,) = [d.text for d in state.table.definitions if d.facts.name == name]
    assert text is not None
    assert text.traits == (Trait.STERILE,)


@rule("R1.4-01")
def test_erinyi_flies() -> None:
    state = table("Erinyi").build()
    (number,) = [n for n, _ in enumerate(state.cards) if state.definition(n).facts.name == "Erinyi"]
    assert flies(state, number)


AGAINST = [
    ("Luther", {"clan": "Pander"}, 2, 1),
    ("Peter Blaine", {"clan": "Ventrue"}, 2, 1),
    ("Jorge De La Muerte, The Agent", {"clan": "Lasombra", "sect": "sabbat"}, 2, 1),
]


@pytest.mark.parametrize(("name", "facts", "many", "few"), AGAINST)
@rule("R6.1.1-07")
def test_more_bleed_against_some(name: str, facts: dict[str, Any], many: int, few: int) -> None:
    line = f"A: bleed with {name}"
    position = table(name).vampire("Nik", "B", capacity=4, **facts)
    assert bled(play(position.build(), line)) == many
    asleep = table(name).vampire("Nik", "B", capacity=4, zone="torpor", **facts)
    assert bled(play(asleep.build(), line)) == few
    elsewhere = table(name).vampire("Nik", "C", capacity=4, **facts)
    assert bled(play(elsewhere.build(), line)) == few


@pytest.mark.parametrize(
    ("facts", "hidden"),
    [
        ({}, 1),
        ({"clan": "Brujah", "title": "primogen"}, 0),
        ({"clan": "Brujah", "title": "primogen", "zone": "torpor"}, 1),
    ],
)
@rule("R6.2.2-14")
def test_vasantasena_hides_from_the_untitled(facts: dict[str, Any], hidden: int) -> None:
    position = table("Vasantasena").vampire("Nik", "B", capacity=4, **facts)
    assert stealth(play(position.build(), "A: bleed with Vasantasena")) == hidden
    hungry = table("Vasantasena", blood=4)
    assert stealth(play(hungry.build(), "A: hunt with Vasantasena")) == 1


FIGHTS = [
    ("Alfred Benezri", {"clan": "Brujah"}, 1),
    ("Barry", {"capacity": 4}, 2),
    ("Barry", {"capacity": 5}, 1),
    ("Cynthia Ingold", {"clan": "Brujah"}, 2),
    ("Cynthia Ingold", {"clan": "Lasombra", "sect": "sabbat"}, 1),
    ("Erinyi", {"clan": "Gangrel antitribu", "sect": "sabbat"}, 0),
    ("Erinyi", {"clan": "Gangrel"}, 1),
    ("Adonai", {"clan": "Tremere"}, 2),
    ("Adonai", {"clan": "Brujah"}, 1),
]


@pytest.mark.parametrize(("name", "facts", "strength"), FIGHTS)
@rule("R6.4.5-04")
def test_strength_against_some(name: str, facts: dict[str, Any], strength: int) -> None:
    position = (
        Position("A", "B").vampire(name, "A").vampire("Thomas", "B", **{"capacity": 6, **facts})
    )
    state = play(position.build(), f"A: bleed with {name}")
    assert look(state, f"{name}.strength") == [1]
    state = play(onward(state, DecisionKind.BLOCK), "B: block with Thomas")
    assert look(onward(state, DecisionKind.STRIKE), f"{name}.strength") == [strength]


@pytest.mark.parametrize(("size", "basil", "strength"), [(2, True, 2), (1, True, 1), (2, False, 1)])
@rule("R6.4.5-04", "R1.5-04")
def test_basil_is_beaten_by_the_older(size: int, basil: bool, strength: int) -> None:
    name = "Basil" if basil else "Muse"
    position = Position("A", "B").vampire(name, "A").vampire("Thomas", "B", capacity=size)
    if not basil:
        position.vampire("Basil", "A")
    state = play(position.build(), f"A: bleed with {name}")
    assert look(state, "Thomas.strength") == [1]
    state = play(onward(state, DecisionKind.BLOCK), "B: block with Thomas")
    assert look(onward(state, DecisionKind.STRIKE), "Thomas.strength") == [strength]


@pytest.mark.parametrize(("name", "strength"), [("Alfred Benezri", 0), ("Barry", 2)])
@rule("R6.4.5-04")
def test_strength_against_an_ally(name: str, strength: int) -> None:
    position = Position("A", "B").vampire(name, "A").ally("Mage", "B", life=3)
    state = play(position.build(), f"A: bleed with {name}")
    state = play(onward(state, DecisionKind.BLOCK), "B: block with Mage")
    assert look(onward(state, DecisionKind.STRIKE), f"{name}.strength") == [strength]


BLOCKING = [
    ("Christine Boscacci", "bleed", {}, -1),
    ("Christine Boscacci", "hunt", {}, 0),
    ("Mark", "bleed", {}, 1),
    ("Mark", "hunt", {}, 0),
    ("Richard Tauber, Ayelea's Puppet", "hunt", {"clan": "Lasombra"}, -1),
    ("Richard Tauber, Ayelea's Puppet", "hunt", {"clan": "Tzimisce"}, -1),
    ("Richard Tauber, Ayelea's Puppet", "hunt", {"clan": "Brujah"}, 0),
    ("Samantha", "hunt", {"clan": "Lasombra"}, 1),
    ("Samantha", "hunt", {"clan": "Brujah"}, 0),
]


@pytest.mark.parametrize(("name", "deed", "facts", "intercept"), BLOCKING)
@rule("R6.2.2-15")
def test_intercept_against_some(
    name: str, deed: str, facts: dict[str, Any], intercept: int
) -> None:
    position = Position("A", "B").vampire("Lupo", "A", **{"capacity": 6, "blood": 3, **facts})
    state = play(position.vampire(name, "B").build(), f"A: {deed} with Lupo")
    assert look(state, f"{name}.intercept") == [intercept]


@pytest.mark.parametrize(
    ("clan", "leon", "intercept"),
    [("Gangrel antitribu", True, -1), ("Gangrel", True, 0), ("Gangrel antitribu", False, 0)],
)
@rule("R6.2.2-15")
def test_leon_is_let_pass_by_his_clan(clan: str, leon: bool, intercept: int) -> None:
    position = table("Leon").vampire("Nik", "B", capacity=5, clan=clan)
    state = play(position.build(), f"A: bleed with {'Leon' if leon else 'Lupo'}")
    assert look(state, "Nik.intercept") == [intercept]


@pytest.mark.parametrize(
    ("target", "intercept"), [("Nora", 1), ("Talley, The Hound", 0), ("Yuri", 0)]
)
@rule("R6.2.2-15", "R6.2.2-01")
def test_talley_watches_over_others(target: str, intercept: int) -> None:
    name, anka = "Talley, The Hound", "Anka, Priestess of Thorns"
    position = Position("A", "B", "C").vampire(anka, "A")
    for other, seat in ((name, "B"), ("Nora", "B"), ("Yuri", "C")):
        facts: dict[str, Any] = {} if other == name else {"capacity": 3, "clan": "Lasombra"}
        position.vampire(other, seat, **facts)
    state = play(position.build(), f"A: use {anka} with {anka}")
    state = play(state, f"A: target {target}")
    assert look(state, f"{name}.intercept") == [intercept]


@rule("R6.4.5-03")
def test_the_claws_of_samantha() -> None:
    position = Position("A", "B").vampire("Samantha", "A").vampire("Thomas", "B", capacity=9)
    state = play(position.build(), "A: bleed with Samantha")
    state = onward(play(onward(state, DecisionKind.BLOCK), "B: block with Thomas"))
    assert look(state, "Thomas.zone") == ["torpor"]


@pytest.mark.parametrize(("card", "hidden"), [("Raven Spy", 1), (".44 Magnum", 0)])
@rule("R6.2.2-14")
def test_nettie_finds_friends_unseen(card: str, hidden: int) -> None:
    plain = table("Muse").vampire("Nik", "A", capacity=5, disciplines=skilled(card))
    line = f"A: play {card} with"
    usual = stealth(play(plain.hand("A", card).build(), f"{line} Nik"))
    state = table("Nettie Hale").hand("A", card).build()
    assert stealth(play(state, f"{line} Nettie Hale")) == usual + hidden


def thirsty(name: str, discipline: str, blood: int, price: int) -> GameState:
    """A's vampire fights and holds a strike that costs so much blood."""
    claw = Text(modes=(strike_card(1, Strike(damage=2)),))
    position = Position("A", "B").vampire(name, "A", blood=blood)
    position.prop("Claw", types="combat", text=claw, blood_cost=price, disciplines=[discipline])
    position.vampire("Thomas", "B", capacity=9).hand("A", "Claw").library("A", 3)
    state = play(position.build(), f"A: bleed with {name}")
    state = play(onward(state, DecisionKind.BLOCK), "B: block with Thomas")
    return onward(state, DecisionKind.STRIKE, "A")


@pytest.mark.parametrize(
    ("name", "discipline", "cost"),
    [
        ("Marconius", "myt", 1),
        ("Marconius", "obt", 2),
        ("Miller Delmardigan, Teacher of Bahari", "cel", 1),
        ("Miller Delmardigan, Teacher of Bahari", "pre", 2),
    ],
)
@rule("R1.6.1-13", "G02")
def test_what_costs_some_less_blood(name: str, discipline: str, cost: int) -> None:
    state = play(thirsty(name, discipline, 5, 2), f"A: play Claw with {name}")
    assert look(state, f"{name}.blood") == [5 - cost]


@pytest.mark.parametrize(
    ("name", "discipline", "price", "cost"),
    [
        ("Rex, The Necronomist", "pot", 0, 1),
        ("Rex, The Necronomist", "pro", 1, 2),
        ("Tom", "san", 0, 1),
        ("Tom", "san", 1, 2),
        ("Tom", "pot", 1, 1),
    ],
)
@rule("R1.6.1-13", "G02")
def test_what_costs_some_more_blood(name: str, discipline: str, price: int, cost: int) -> None:
    line = f"A: play Claw with {name}"
    state = play(thirsty(name, discipline, 3, price), line)
    assert look(state, f"{name}.blood") == [3 - cost]
    if cost > 1:
        assert codes(thirsty(name, discipline, cost - 1, price), line) == ["blood-too-low"]


@rule("R1.6.1-13")
def test_rex_pays_no_more_for_actions() -> None:
    name = "Rex, The Necronomist"
    shape = Text(modes=(bleed_action(1, 1),))
    position = Position("A", "B").vampire(name, "A", blood=3)
    position.prop("Shape", types="action", text=shape, blood_cost=1, disciplines=["pot"])
    position.vampire("Thomas", "B", capacity=4).hand("A", "Shape").library("A", 3)
    state = onward(play(position.build(), f"A: play Shape with {name}"))
    assert look(state, f"{name}.blood") == [2]

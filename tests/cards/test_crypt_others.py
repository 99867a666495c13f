"""Vampires of the Camarilla and the Sabbat who say little."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.table import bled, codes, look, onward, play
from tests.cards.vampires import table, targets, trying
from tests.rulecheck import rule
from vtes.cards.crypt_others import CRYPT_OTHERS
from vtes.cards.printed import facts
from vtes.cards.shapes import maneuver_card, press_card
from vtes.model.decisions import DecisionKind, Phase, WindowKind
from vtes.model.state import GameState
from vtes.model.text import Text
from vtes.queries import stealth
from vtes.testing import Position

ALWAYS = [
    ("Adonai", "bleed", 2),
    ("Adrianne", "bleed", 2),
    ("Appolonius", "bleed", 2),
    ("Blaise", "strength", 2),
    ("Calebos", "strength", 2),
    ("Crusher", "strength", 2),
    ("Eliott Sinclair, Virtuoso Thespian", "strength", 2),
    ("Helena Casimir", "bleed", 2),
    ("Julio Martinez", "strength", 2),
    ("Lydia Van Cuelen", "bleed", 2),
    ("Muriel Foucade", "strength", 2),
    ("Quinton McDonnell", "strength", 2),
    ("Sebastian Marley", "strength", 2),
    ("Zack North", "strength", 2),
]


@pytest.mark.parametrize(("name", "number", "value"), ALWAYS)
@rule("R6.1.1-06")
def test_what_is_printed_as_more_is_added(name: str, number: str, value: int) -> None:
    assert look(table(name).build(), f"{name}.{number}") == [value]


@rule("R6.2.2-14")
def test_lucretia_walks_unseen() -> None:
    name = "Lucretia, Cess Queen"
    assert stealth(play(table(name).build(), f"A: bleed with {name}")) == 1


FIGHTING = [
    ("Adonai", {"clan": "Tremere"}, 1, 2),
    ("Adonai", {"clan": "Ventrue"}, 1, 1),
    ("Barry", {"capacity": 4}, 1, 2),
    ("Barry", {"capacity": 5}, 1, 1),
    ("Barry", {}, 1, 2),
    ("Alfred Benezri", {}, 1, 0),
    ("Alfred Benezri", {"capacity": 5}, 1, 1),
]


def blocked(name: str, *, hand: str = "", text: Text | None = None, **other: Any) -> GameState:
    """A's vampire bleeds, and B's Thomas, such as he is, or an ally blocks."""
    position = Position("A", "B").vampire(name, "A").library("A", 5)
    blocker = "Thomas" if other else "Mage"
    if other:
        position.vampire("Thomas", "B", **{"capacity": 9, **other})
    else:
        position.ally("Mage", "B", life=3)
    if text is not None:
        position.prop(hand, types="combat", text=text).hand("A", hand)
    state = play(position.build(), f"A: bleed with {name}")
    return play(onward(state, DecisionKind.BLOCK), f"B: block with {blocker}")


@pytest.mark.parametrize(("name", "other", "before", "strength"), FIGHTING)
@rule("R6.4.5-04")
def test_whom_they_fight_better_or_worse(
    name: str, other: dict[str, Any], before: int, strength: int
) -> None:
    calm = Position("A", "B").vampire(name, "A").vampire("Thomas", "B", capacity=5).build()
    assert look(calm, f"{name}.strength") == [before]
    fight = onward(blocked(name, **other), DecisionKind.STRIKE)
    assert look(fight, f"{name}.strength") == [strength]


@pytest.mark.parametrize(
    ("name", "other", "amount"),
    [
        ("Luther", {"clan": "Pander"}, 2),
        ("Luther", {"clan": "Lasombra"}, 1),
        ("Luther", {"clan": "Pander", "zone": "torpor"}, 1),
        ("Lille Haake", {"clan": "Lasombra"}, 2),
        ("Lille Haake", {"clan": "Giovanni"}, 1),
        ("Lille Haake", {"clan": "Lasombra", "zone": "torpor"}, 1),
    ],
)
@rule("R6.1.1-07")
def test_whom_they_bleed_more(name: str, other: dict[str, Any], amount: int) -> None:
    position = Position("A", "B").vampire(name, "A").vampire("Nik", "B", capacity=5)
    position.vampire("Thomas", "B", **{"capacity": 5, **other})
    assert bled(play(position.build(), f"A: bleed with {name}")) == amount


@pytest.mark.parametrize(
    ("name", "clan", "intercept"),
    [
        ("Samantha", "Lasombra", 1),
        ("Samantha", "Tzimisce", 0),
        ("Tura Vaughn", "Brujah", 1),
        ("Tura Vaughn", "Brujah antitribu", 0),
    ],
)
@rule("R6.2.2-13")
def test_whom_they_see(name: str, clan: str, intercept: int) -> None:
    assert look(trying(name, name, clan=clan), f"{name}.intercept") == [intercept]


@pytest.mark.parametrize(("line", "intercept"), [("bleed", 1), ("hunt", 0)])
@rule("R6.2.2-13")
def test_mark_watches_those_who_bleed(line: str, intercept: int) -> None:
    position = Position("A", "B").vampire("Lupo", "A", capacity=6).vampire("Mark", "B")
    state = onward(play(position.build(), f"A: {line} with Lupo"), DecisionKind.BLOCK)
    assert look(play(state, "B: block with Mark"), "Mark.intercept") == [intercept]


@pytest.mark.parametrize(("clan", "intercept"), [("Brujah", -1), ("Toreador", 0)])
@rule("R6.2.2-15")
def test_miranda_is_not_seen_by_her_clan(clan: str, intercept: int) -> None:
    def watched(name: str) -> list[Any]:
        position = Position("A", "B").vampire("Miranda Sanova", "A").vampire("Rake", "A")
        position.vampire("Thomas", "B", capacity=5, clan=clan)
        state = onward(play(position.build(), f"A: bleed with {name}"), DecisionKind.BLOCK)
        return look(play(state, "B: block with Thomas"), "Thomas.intercept")

    assert watched("Miranda Sanova") == [intercept]
    assert watched("Rake") == [0]


@pytest.mark.parametrize(
    ("name", "clan", "times"),
    [
        ("Andreas, The Bard of Crete", "Brujah", 1),
        ("Larry", "Brujah", 1),
        ("Julio Martinez", "Brujah", 2),
        ("Julio Martinez", "Lasombra", 0),
    ],
)
@rule("R6.2.2-17", "R1.4-01")
def test_they_look_closer_for_blood(name: str, clan: str, times: int) -> None:
    position = Position("A", "B").vampire("Lupo", "A", capacity=6, clan=clan).vampire(name, "B")
    state = onward(play(position.build(), "A: hunt with Lupo"), DecisionKind.BLOCK)
    state = onward(play(state, f"B: block with {name}"), WindowKind.BLOCK_ATTEMPT, "B")
    if not times:
        assert codes(state, f"B: use {name}") == ["does-not-hold"]
        return
    before = look(state, f"{name}.blood")[0]
    state = play(state, f"B: use {name}")
    assert look(state, f"{name}.intercept", f"{name}.blood") == [1, int(str(before)) - 1]
    assert ("use-spent" in codes(state, f"B: use {name}")) is (times == 1)


@pytest.mark.parametrize("name", ["Basilia", "Samantha"])
@rule("R6.4.5-03")
def test_their_hands_leave_wounds(name: str) -> None:
    state = onward(blocked(name, capacity=5))
    assert look(state, "Thomas.zone", "Thomas.blood") == ["torpor", 5]


@pytest.mark.parametrize(
    ("name", "cost"),
    [("Appolonius", 0), ("Julian Sanders", 0), ("Marty Lechtansi", 1), ("Terry", 1)],
)
@rule("R6.4.4-03")
def test_who_presses_once_in_each_combat(name: str, cost: int) -> None:
    state = onward(blocked(name, capacity=9), WindowKind.PRESS, "A")
    blood = int(str(look(state, f"{name}.blood")[0]))
    state = play(state, f"A: use {name}")
    assert look(state, f"{name}.blood") == [blood - cost]
    state = onward(state, DecisionKind.STRIKE)
    assert look(state, "combat.round") == [2]
    assert "once-in-combat" in codes(onward(state, WindowKind.PRESS, "A"), f"A: use {name}")


@rule("R6.4.4-03")
def test_wolf_presses_on_against_the_tremere() -> None:
    line = "A: use Wolf Valentine"
    state = onward(blocked("Wolf Valentine", capacity=9, clan="Tremere"), WindowKind.PRESS, "A")
    assert look(onward(play(state, line), DecisionKind.STRIKE), "combat.round") == [2]
    other = onward(blocked("Wolf Valentine", capacity=9, clan="Brujah"), WindowKind.PRESS, "A")
    assert codes(other, line) == ["does-not-hold"]


@rule("R6.4.2-03")
def test_tammy_maneuvers_once_in_each_combat() -> None:
    line = "A: use Tammy Walenski"
    state = onward(blocked("Tammy Walenski", capacity=9), WindowKind.RANGE, "A")
    state = play(state, line)
    assert look(state, "round.range") == ["LONG"]
    assert "once-in-combat" in codes(state, line)


@pytest.mark.parametrize("name", ["Jacko", "Melisande"])
@rule("R6.4.5-26", "R1.4-01")
def test_who_strikes_again_in_the_first_round(name: str) -> None:
    text = Text(modes=(press_card(0),))
    state = blocked(name, hand="Push", text=text, capacity=9)
    state = onward(state, WindowKind.ADDITIONAL, "A")
    again = play(state, f"A: use {name}")
    assert look(onward(again), "Thomas.blood") == [7]
    assert look(onward(state), "Thomas.blood") == [8]
    state = play(onward(state, WindowKind.PRESS, "A"), f"A: play Push with {name}")
    state = onward(state, WindowKind.ADDITIONAL, "A")
    assert codes(state, f"A: use {name}") == ["not-first-round"]


@rule("R6.4.5-16", "R6.4.5-10")
def test_crusher_dodges_and_lazarus_strikes_from_afar() -> None:
    state = onward(blocked("Crusher", capacity=9), DecisionKind.STRIKE, "A")
    state = onward(play(state, "A: use Crusher"))
    assert look(state, "Crusher.blood", "Thomas.blood") == [8, 9]
    text = Text(modes=(maneuver_card(0),))
    state = onward(blocked("Lazarus", hand="Step", text=text, capacity=9), WindowKind.RANGE, "A")
    state = onward(play(state, "A: play Step with Lazarus"), DecisionKind.STRIKE, "A")
    assert look(state, "round.range") == ["LONG"]
    assert look(onward(play(state, "A: use Lazarus")), "Thomas.blood") == [8]


def crowd(name: str) -> GameState:
    """B, C and D have some of all kinds; C sits opposite."""
    position = Position("A", "B", "C", "D").vampire(name, "A").vampire("Rake", "A", capacity=3)
    position.vampire("Old", "B", capacity=4).vampire("Nik", "B", capacity=3, tapped=True)
    position.vampire("Nora", "B", capacity=2, zone="torpor").ally("Mage", "D", life=1, tapped=True)
    position.vampire("Royce", "C", capacity=3).vampire("Yuri", "D", capacity=9, clan="Lasombra")
    return position.build()


@pytest.mark.parametrize(
    ("name", "hidden", "whom"),
    [
        ("Adonai", 0, ["Old", "Nik", "Royce"]),
        ("Ebanezer Roush", 2, ["Nik"]),
        ("Ellen Fence, the Tracker", 0, ["Nik", "Mage"]),
        ("Roxanne, Rectrix of the 13th Floor", 1, ["Nik"]),
        ("Wynn", 1, ["Old", "Nik", "Yuri"]),
    ],
)
@rule("R6.1-09")
def test_whom_they_attack(name: str, hidden: int, whom: list[str]) -> None:
    state = play(crowd(name), f"A: use {name} with {name}")
    assert targets(state) == whom
    state = play(state, "A: target Nik")
    assert stealth(state) == hidden
    state = onward(state, WindowKind.BEFORE_RANGE)
    assert look(state, "combat.acting", "combat.opposing") == [name, "Nik"]


@rule("R6.1-09", "R1.6.1-13")
def test_anisa_burns_the_young() -> None:
    name = "Anisa Marianna Lopez"
    state = play(crowd(name), f"A: use {name} with {name}")
    assert targets(state) == ["Nik", "Nora"]
    state = onward(play(state, "A: target Nora"))
    assert look(state, "Nora.zone", "A.pool") == ["ash heap", 29]


@rule("R7-01")
def test_gunther_rises_before_the_turn_ends() -> None:
    name = "Gunther, Beast Lord"
    position = table(name, Phase.DISCARD, tapped=True, blood=1)
    state = play(position.build(), f"A: use {name}")
    assert look(state, f"{name}.tapped", f"{name}.blood") == [False, 0]
    hungry = table(name, Phase.DISCARD, tapped=True, blood=0).build()
    assert codes(hungry, f"A: use {name}") == ["use-blood"]


@rule("R5-05", "D140")
def test_lille_throws_a_card_away() -> None:
    position = table("Lille Haake", Phase.MASTER).hand("A", "Ascendance").library("A", 3)
    state = play(position.build(), "A: use Lille Haake", "A: discard Ascendance")
    assert look(state, "A.ash_heap") == [["Ascendance"]]
    assert "use-master-action" in codes(state, "A: use Lille Haake")


@rule("D142", "R6.1-09")
def test_thomas_steed_looks_for_a_blade() -> None:
    name = "Thomas Steed, The Angry"
    position = table(name).hand("A", *["Ascendance"] * 7)
    position.library("A", "Ivory Bow", "Meat Cleaver", "Sport Bike")
    state = play(position.build(), f"A: use {name} with {name}")
    assert stealth(state) == 1
    state = onward(state, DecisionKind.CHOICE)
    assert codes(state, "A: choose Ivory Bow in library") == ["not-looked-for"]
    state = play(state, "A: choose Meat Cleaver in library", "A: discard Ascendance")
    assert "Meat Cleaver" in str(look(state, "A.hand"))


@pytest.mark.parametrize("name", [facts(n).name for n, text in CRYPT_OTHERS.items() if text.traits])
@rule("R1.4-01")
def test_the_brothers_have_no_progeny(name: str) -> None:
    position = table(name).hand("A", "The Embrace")
    assert codes(position.build(), f"A: play The Embrace with {name}") == ["sterile"]
    assert codes(position.build(), "A: play The Embrace with Lupo") == []

"""Actions and combats of more vampires of independent clans."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.table import codes, lines, look, onward, play, sound
from tests.cards.vampires import table, targets
from tests.rulecheck import rule
from tests.rules.pairs import pair
from vtes.cards.shapes import press_card
from vtes.model.aims import Token
from vtes.model.decisions import DecisionKind, WindowKind
from vtes.model.lasting import Bearing
from vtes.model.needs import BlockerIsOlder
from vtes.model.state import GameState
from vtes.model.text import How, Mode, Text
from vtes.queries import stealth
from vtes.testing import Position


def blocked(name: str, *, text: Text | None = None, **thomas: Any) -> GameState:
    """A's vampire bleeds, and B's Thomas, such as he is, blocks; A may hold a card."""
    position = Position("A", "B").vampire(name, "A")
    position.vampire("Thomas", "B", **{"capacity": 9, **thomas})
    if text is not None:
        position.prop("Push", types="combat", text=text).hand("A", "Push")
    state = play(position.library("A", 5).build(), f"A: bleed with {name}")
    return play(onward(state, DecisionKind.BLOCK), "B: block with Thomas")


@rule("R6.1-09", "D140")
def test_tho_reads_minds() -> None:
    name = "Le Dinh Tho"
    position = table(name).hand("B", *["Ascendance"] * 6, "Sport Bike").library("B", 3)
    state = play(position.build(), f"A: use {name} with {name}")
    assert lines(state) == ["A: choose B", "A: choose C"]
    state = play(state, "A: choose B")
    assert stealth(state) == 1
    assert look(state, "action.directed_at") == ["B"]
    state = onward(state, DecisionKind.CHOICE)
    assert len(lines(state)) == 2
    state = play(state, next(line for line in lines(state) if "Sport Bike" in line))
    assert look(state, "B.ash_heap", "B.hand.count") == [["Sport Bike"], 7]


@rule("R6.1-09", "D140")
def test_carlotta_exchanges_a_card() -> None:
    name = "Carlotta Giovanni"
    position = table(name).hand("A", *["Ascendance"] * 7).library("A", 3)
    use = f"A: use {name} with {name}"
    assert codes(position.build(), use) == ["use-no-target"]
    state = play(position.ash_heap("A", "Sport Bike", "Sport Bike").build(), use)
    state = play(state, next(line for line in lines(state) if "Sport Bike" in line))
    assert stealth(state) == 1
    state = onward(state, DecisionKind.CHOICE)
    assert lines(state) == ["A: choose Ascendance in hand"]
    state = sound(play(state, "A: choose Ascendance in hand"))
    assert look(state, f"{name}.blood", "A.ash_heap") == [6, ["Ascendance", "Sport Bike"]]
    assert look(state, "A.hand", "A.library.count") == [[*["Ascendance"] * 6, "Sport Bike"], 3]


@rule("R6.1-09", "D140")
def test_carlotta_has_nothing_to_give() -> None:
    name = "Carlotta Giovanni"
    position = table(name).ash_heap("A", "Sport Bike")
    state = play(position.build(), f"A: use {name} with {name}")
    state = onward(play(state, next(line for line in lines(state) if "Sport Bike" in line)))
    assert look(state, "A.ash_heap", "A.hand", "pending") == [["Sport Bike"], [], "MINION"]


@rule("R6.1-09")
def test_gabrin_stops_the_lesser() -> None:
    position = table("Gabrin").ally("Mage", "B", life=1).vampire("Old", "B", capacity=8)
    state = position.build()
    allies = play(state, "A: use Gabrin with Gabrin")
    assert targets(allies) == ["Mage"]
    young = play(state, "A: use Gabrin in way 2 with Gabrin")
    assert targets(young) == ["Lupo", "Thomas", "Yuri"]
    for asked, whom in ((allies, "Mage"), (young, "Thomas")):
        taken = play(asked, f"A: target {whom}")
        assert stealth(taken) == 1
        assert look(onward(taken), f"{whom}.tapped") == [True]


@pytest.mark.parametrize(("discipline", "cost"), [("chi", 0), ("ani", 1)])
@rule("R1.6.1-13")
def test_gabrin_lies_cheaply(discipline: str, cost: int) -> None:
    text = Text(modes=(press_card(0),))
    position = Position("A", "B").vampire("Gabrin", "A").vampire("Thomas", "B", capacity=9)
    position.prop("Push", types="combat", text=text, blood_cost=1, disciplines=[discipline])
    state = play(position.hand("A", "Push").library("A", 2).build(), "A: bleed with Gabrin")
    state = play(onward(state, DecisionKind.BLOCK), "B: block with Thomas")
    state = onward(state, WindowKind.PRESS, "A")
    assert look(state, "Gabrin.blood") == [7]
    assert look(play(state, "A: play Push with Gabrin"), "Gabrin.blood") == [7 - cost]


@rule("R6.1-09", "D283")
def test_nefertiti_corrupts() -> None:
    position = table("Nefertiti").ally("Mage", "B", life=1)
    state = play(position.build(), "A: use Nefertiti with Nefertiti")
    assert targets(state) == ["Thomas", "Mage"]
    state = play(state, "A: target Mage")
    assert stealth(state) == 1
    state = sound(onward(state))
    (token,) = (each for each in state.lasting if isinstance(each, Bearing))
    assert token.token is Token.CORRUPTION
    assert state.definition(token.minion).facts.name == "Mage"
    assert look(state, "Nefertiti.blood") == [9]


@rule("R6.1-09", "R6.5-01")
def test_petru_drinks_from_the_sleeping() -> None:
    position = table("Petru Sipos", blood=3).vampire("Nik", "B", capacity=5, zone="torpor", blood=2)
    state = play(position.build(), "A: use Petru Sipos with Petru Sipos")
    assert targets(state) == ["Nik"]
    state = onward(play(state, "A: target Nik"))
    assert look(state, "Petru Sipos.blood", "Nik.blood") == [4, 1]


@rule("D142", "R6.1-09")
def test_zahir_looks_for_a_contract() -> None:
    name = "Zahir, Hand of the Silsila"
    position = table(name).hand("A", *["Ascendance"] * 7)
    position.library("A", "Sport Bike", "Contract", "Sport Bike")
    state = play(position.build(), f"A: use {name} with {name}")
    assert stealth(state) == 1
    state = onward(state, DecisionKind.CHOICE)
    assert codes(state, "A: choose Sport Bike in library") == ["not-looked-for"]
    state = play(state, "A: choose Contract in library", "A: discard Ascendance")
    assert "Contract" in str(look(state, "A.hand"))


@rule("R6.1.2-03", "R1.4-01")
def test_blanche_rises_when_she_has_fed() -> None:
    use = "A: use Blanche Hill"
    position = table("Blanche Hill", blood=2)
    state = onward(play(position.build(), "A: hunt with Blanche Hill"), WindowKind.AFTER_RESOLUTION)
    state = play(state, use)
    assert look(state, "Blanche Hill.tapped", "Blanche Hill.blood") == [False, 3]
    again = play(onward(state), "A: hunt with Blanche Hill")
    assert "use-spent" in codes(onward(again, WindowKind.AFTER_RESOLUTION, "A"), use)
    bled = play(position.build(), "A: bleed with Blanche Hill")
    assert codes(onward(bled, WindowKind.AFTER_RESOLUTION, "A"), use) == ["does-not-hold"]
    other = play(position.build(), "A: bleed with Lupo")
    other = onward(other, WindowKind.AFTER_RESOLUTION, "A")
    assert "does-not-act" in codes(other, use)
    caught = play(table("Blanche Hill").vampire("Anton", "B").build(), "A: hunt with Blanche Hill")
    caught = play(onward(caught, DecisionKind.BLOCK), "B: block with Anton")
    assert codes(onward(caught, WindowKind.AFTER_RESOLUTION, "A"), use) == ["not-successful"]


@rule("R6.2.2-16", "R1.4-01")
def test_raful_hides_once_in_each_action() -> None:
    name = "Raful al-Zarqa"
    state = play(table(name).build(), f"A: bleed with {name}")
    state = play(onward(state, DecisionKind.BLOCK), "B: block with Thomas")
    state = play(onward(state, WindowKind.BLOCK_ATTEMPT, "A"), f"A: use {name}")
    assert stealth(state) == 1
    assert look(state, f"{name}.blood") == [5]
    assert "use-spent" in codes(state, f"A: use {name}")


@pytest.mark.parametrize(("capacity", "blood"), [(3, 1), (2, 2), (1, 2)])
@rule("R6.2.2-20", "R1.5-04")
def test_spleen_pays_for_being_caught(capacity: int, blood: int) -> None:
    name = "Spleen, Georgio Gutterpunk"
    state = onward(blocked(name, capacity=capacity), WindowKind.BEFORE_RANGE)
    assert look(state, f"{name}.blood") == [blood]


@rule("R1.5-04")
def test_a_card_can_be_for_blocks_of_older_vampires() -> None:
    mode = Mode(How.MODIFIER, windows=(WindowKind.AFTER_BLOCK,), needs=(BlockerIsOlder(),))

    def caught(blocker: str) -> GameState:
        position = Position("A", "B").vampire("Lupo", "A", capacity=5).ally("Mage", "B", life=2)
        position.vampire("Thomas", "B", capacity=5).vampire("Nik", "B", capacity=6)
        position.prop("Cloak", types="action modifier", text=Text(modes=(mode,))).hand("A", "Cloak")
        state = onward(play(position.build(), "A: bleed with Lupo"), DecisionKind.BLOCK)
        return onward(play(state, f"B: block with {blocker}"), WindowKind.AFTER_BLOCK, "A")

    for blocker in ("Thomas", "Mage"):
        line = "A: play Cloak with Lupo"
        pair(caught(blocker), caught("Nik"), line, "no-older-blocker", "R1.5-04")


@rule("R6.4-01", "R1.4-01")
def test_jalal_fights_on_once_a_turn() -> None:
    line = "A: use Jalal Sayad"
    state = play(onward(blocked("Jalal Sayad"), WindowKind.END_OF_COMBAT, "A"), line)
    assert look(state, "Jalal Sayad.blood") == [4]
    second = onward(state, WindowKind.END_OF_COMBAT, "A")
    assert look(second, "combat.opposing") == ["Thomas"]
    assert "use-spent" in codes(second, line)


@pytest.mark.parametrize(
    ("name", "spent"), [("Bajazet al-Nasir", "once-in-combat"), ("Mary the Black", "")]
)
@rule("R6.4.5-03", "R1.4-01")
def test_whose_hands_burn_for_a_round(name: str, spent: str) -> None:
    line = f"A: use {name}"
    text = Text(modes=(press_card(0),))
    state = onward(blocked(name, text=text), WindowKind.BEFORE_RANGE, "A")
    assert look(onward(state), "Thomas.zone") == ["ready"]
    blood = int(str(look(state, f"{name}.blood")[0]))
    burning = play(state, line)
    assert look(burning, f"{name}.blood") == [blood - 1]
    assert codes(burning, line) != []
    assert look(onward(burning), "Thomas.zone") == ["torpor"]
    pressed = play(onward(state, WindowKind.PRESS, "A"), f"A: play Push with {name}")
    assert look(onward(pressed), "Thomas.zone", "Thomas.blood") == ["ready", 7]
    assert codes(onward(pressed, WindowKind.BEFORE_RANGE, "A"), line) == []


@rule("R6.4.2-03")
def test_nehsi_maneuvers_once_in_each_combat() -> None:
    state = play(onward(blocked("Nehsi"), WindowKind.RANGE, "A"), "A: use Nehsi")
    assert look(state, "round.range") == ["LONG"]
    assert "once-in-combat" in codes(state, "A: use Nehsi")

"""Cards that become vampires."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.table import codes, look, onward, play, table
from tests.rulecheck import rule
from vtes.engine import legal_moves
from vtes.model.decisions import DecisionKind
from vtes.model.state import GameState
from vtes.notation import format_move
from vtes.queries import stealth
from vtes.testing import Position

EMBRACE = "A: play The Embrace with Lupo"


def embraced(**lupo: Any) -> GameState:
    """Lupo, of clan Ventrue and with 6 blood, has taken the action."""
    position = table(**{"clan": "Ventrue", **lupo}).hand("A", "The Embrace")
    return play(position.vampire("Rake", "A", capacity=3).build(), EMBRACE)


@rule("R6.2.3-02", "R6-10")
def test_the_embrace() -> None:
    state = embraced()
    assert stealth(state) == 1
    state = onward(state)
    paths = ("The Embrace.zone", "The Embrace.capacity", "The Embrace.clan", "The Embrace.blood")
    assert look(state, *paths) == ["ready", 1, "Ventrue", 0]
    assert look(state, "Lupo.blood", "Lupo.tapped", "A.ash_heap") == [4, True, []]
    moves = [format_move(state, move) for move in legal_moves(state)]
    assert moves == ["A: hunt with The Embrace"]
    state = onward(play(state, *moves))
    assert look(state, "The Embrace.blood", "The Embrace.tapped") == [1, True]
    assert codes(state, "A: bleed with Rake") == []


def test_the_embrace_is_that_of_a_vampire_who_can_pay() -> None:
    position = table(blood=1).ally("Mage", "A", life=3).hand("A", "The Embrace")
    state = position.build()
    assert codes(state, EMBRACE) == ["blood-too-low"]
    assert codes(state, "A: play The Embrace with Mage") == ["blood-too-low", "sterile"]


PROGENY = "A: play Third Tradition: Progeny with Lupo"


def begetting(**lupo: Any) -> Position:
    """Lupo is a prince; a Discipline card lies in each place of A's."""
    facts = {"clan": "Ventrue", "title": "prince", "blood": 4, **lupo}
    position = table(**facts).hand("A", "Third Tradition: Progeny", "Potence", "Ascendance")
    position.library("A", *["Ascendance"] * 5, "Obfuscate", *["Ascendance"] * 4)
    return position.ash_heap("A", "Fortitude", "Ascendance")


def begotten(*answers: str, **lupo: Any) -> GameState:
    """The position after the action has succeeded, and these answers."""
    state = onward(play(begetting(**lupo).build(), PROGENY), DecisionKind.CHOICE)
    return play(state, *answers)


def options(state: GameState) -> list[str]:
    return [format_move(state, move) for move in legal_moves(state)]


CHILD = "Third Tradition: Progeny"


@rule("R6.2.3-02", "D140", "R1.6.2-14")
def test_progeny() -> None:
    state = begotten()
    assert look(state, f"{CHILD}.zone", f"{CHILD}.clan", f"{CHILD}.sect", f"{CHILD}.capacity") == [
        "ready",
        "Ventrue",
        "camarilla",
        1,
    ]
    found = ["Obfuscate in library", "Potence in hand", "Fortitude in ash heap"]
    assert options(state) == [*[f"A: choose {each}" for each in found], "A: pass"]
    state = play(state, "A: choose Fortitude in ash heap")
    assert look(state, f"{CHILD}.capacity", f"{CHILD}.disciplines") == [2, {"for": 1}]
    assert options(state) == ["A: take 0", "A: take 1", "A: take 2"]
    state = onward(play(state, "A: take 2"))
    assert look(state, f"{CHILD}.blood", "Lupo.blood", "A.ash_heap") == [2, 1, ["Ascendance"]]
    assert codes(state, f"A: hunt with {CHILD}")[0] == "minion-cannot-act"
    assert codes(state, f"A: bleed with {CHILD}")[0] == "minion-cannot-act"


@pytest.mark.parametrize(
    ("answer", "skills"),
    [
        ("A: choose Obfuscate in library", {"obf": 1}),
        ("A: choose Potence in hand", {"pot": 1}),
        ("A: pass", {}),
    ],
)
def test_progeny_with_a_discipline_from_elsewhere(answer: str, skills: dict[str, int]) -> None:
    before = begotten()
    state = play(before, answer)
    assert look(state, f"{CHILD}.disciplines") == [skills]
    assert state.draws > before.draws
    state = onward(play(state, "A: take 1"))
    assert look(state, f"{CHILD}.blood", "Lupo.blood", "A.hand.count") == [1, 2, 7]


def test_progeny_without_blood_to_move() -> None:
    state = onward(begotten("A: pass", blood=1))
    assert look(state, "pending", "Lupo.blood", f"{CHILD}.blood") == ["MINION", 0, 0]
    state = onward(begotten("A: pass", "A: take 0"))
    assert options(state) == ["A: pass"]


@rule("R1.6.1-12")
def test_whose_progeny_it_is() -> None:
    assert codes(begetting().build(), PROGENY) == []
    assert codes(begetting(title="justicar").build(), PROGENY) == []
    assert codes(begetting(title="primogen").build(), PROGENY) == ["title-missing"]
    assert codes(begetting(blood=0).build(), PROGENY)[-1] == "blood-too-low"
    stolen = onward(play(begetting().build(), PROGENY), DecisionKind.BLOCK)
    assert stealth(stolen) == 1

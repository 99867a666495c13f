"""Amaranth: a diablerie in combat, instead of torpor."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.table import codes, look, onward, play
from tests.rulecheck import rule
from vtes.check import check
from vtes.codec import dumps, loads
from vtes.engine import is_legal
from vtes.model.decisions import DecisionKind, WindowKind
from vtes.model.state import GameState
from vtes.model.text import Bonus, Number, Text
from vtes.testing import Position
from vtes.testing.lines import reading

AMARANTH = "Amaranth"
TO_TORPOR = WindowKind.TO_TORPOR
LINE = f"A: play {AMARANTH} with Lupo"


def fought(
    seat: str = "A", *, own: int = 5, blood: int = 1, hard: bool = False, **lupo: Any
) -> GameState:
    """Lupo bled, Thomas blocked; they have struck, Lupo for 3, Thomas for 1 (or `hard`: 3)."""
    position = Position("A", "B", "C").hand(seat, AMARANTH)
    position.vampire("Lupo", "A", **{"capacity": 6, "blood": own, **lupo})
    position.vampire("Thomas", "B", capacity=7, blood=blood)
    fists = Text(bonuses=(Bonus(Number.STRENGTH, 2),))
    position.prop("Fists", types="equipment", text=fists).attach("Fists", on="Lupo")
    if hard:
        position.attach("Fists", on="Thomas")
    state = play(position.build(), "A: bleed with Lupo")
    state = play(onward(state, DecisionKind.BLOCK, "B"), "B: block with Thomas")
    state = play(onward(state, DecisionKind.STRIKE, "A"), "A: strike with hand")
    return play(onward(state, DecisionKind.STRIKE, "B"), "B: strike with hand")


@rule("R6.5.5-03", "R6.5.5-05", "R6.5.5-06")
def test_the_opponent_is_diablerized_instead() -> None:
    state = onward(fought(), TO_TORPOR, "A")
    assert look(state, "Thomas.zone", "Thomas.blood", "Lupo.blood") == ["ready", 0, 4]
    assert not check(state)
    assert loads(dumps(state)) == state
    state = play(state, LINE)
    assert look(state, "Thomas.zone", "pending", "to_move") == ["ash heap", "BLOOD_HUNT", "A"]
    state = onward(state)
    assert look(state, "Thomas.zone", "Lupo.zone", "A.ash_heap") == [
        "ash heap",
        "ready",
        [AMARANTH],
    ]
    assert not check(state)


@rule("R6.4.6-12", "D194")
def test_who_does_not_use_it_sends_the_opponent_to_torpor() -> None:
    state = onward(onward(fought(), TO_TORPOR, "A"))
    assert look(state, "Thomas.zone", "Lupo.zone", "A.hand") == ["torpor", "ready", [AMARANTH]]


@rule("R6.4.6-12")
def test_nobody_falls_and_nobody_is_asked() -> None:
    with pytest.raises(AssertionError, match="does not come"):
        onward(fought(blood=5), TO_TORPOR)


@rule("R6.5.5-02")
def test_an_assamite_does_not_use_it() -> None:
    refused = onward(fought(clan="Assamite"), TO_TORPOR, "A")
    allowed = onward(fought(clan="Brujah"), TO_TORPOR, "A")
    assert codes(refused, LINE) == ["cannot-diablerize"]
    assert not is_legal(*reading(refused, LINE))
    assert codes(allowed, LINE) == []


@rule("R6.4.6-12")
def test_who_is_going_to_torpor_himself_does_not_use_it() -> None:
    state = onward(fought(own=1, hard=True), TO_TORPOR, "A")
    assert codes(state, LINE) == ["opponent-stands"]
    assert codes(onward(fought(own=3, hard=True), TO_TORPOR, "A"), LINE) == []
    assert look(onward(state), "Thomas.zone", "Lupo.zone") == ["torpor", "torpor"]


@rule("R6.4.6-12")
def test_who_has_struck_nobody_down_does_not_use_it() -> None:
    state = onward(fought("B"), TO_TORPOR, "B")
    assert codes(state, f"B: play {AMARANTH} with Thomas") == ["opponent-stands"]

"""Cards that become vampires."""

from __future__ import annotations

from typing import Any

from tests.cards.table import codes, look, onward, play, table
from tests.rulecheck import rule
from vtes.engine import legal_moves
from vtes.model.state import GameState
from vtes.notation import format_move
from vtes.queries import stealth

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
    assert codes(state, "A: play The Embrace with Mage") == ["sterile"]

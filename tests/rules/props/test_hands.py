"""Cards in play that change the size of a hand: it follows at once, in whatever turn."""

from __future__ import annotations

import pytest

from tests.rulecheck import rule
from tests.rules.prop_cards import act, prop, table
from tests.rules.props.runs import end, heard, run, until
from vtes.engine import legal_moves
from vtes.model.decisions import Phase
from vtes.model.moves import Discard
from vtes.model.state import GameState
from vtes.model.text import Aim, How, Mode, Text, What, Whose
from vtes.model.words import BurnTarget, GainPool, PutInPlay, StealTarget
from vtes.testing import Position, read

two_and_three = pytest.mark.parametrize("seats", ["AB", "ABC"])
TORCH = ("A: play Torch with Lupo", "A: target Shelf")


def facts(state: GameState, *paths: str) -> list[object]:
    """Several facts of a position."""
    return [read(state, path) for path in paths]


def shelved(seats: str, owner: str = "B") -> Position:
    """B has Shelf, which makes her hand of cards larger by two; A may burn or steal it."""
    shelf = Text(modes=(Mode(How.MASTER, effects=(PutInPlay(),)),), location=True, hand=2)
    position = table(*seats).prop("Shelf", types="master", text=shelf, unique=True)
    prop(position, "Torch", "action", act(BurnTarget(), GainPool(1), aim=Aim(What.LOCATION)))
    theft = act(StealTarget(), aim=Aim(What.LOCATION, Whose.OTHERS))
    prop(position, "Theft", "action", theft).hand("A", "Torch", "Theft").library("A", 20)
    return position.permanent("Shelf", "B", owner=owner).library("B", "Potence", 20)


@two_and_three
@rule("R1.6.1-06")
def test_who_loses_such_a_card_discards_in_the_middle_of_an_action(seats: str) -> None:
    state = end(run(shelved(seats).build(), *TORCH))
    assert facts(state, "pending", "to_move", "A.pool", "B.hand.count") == ["TRIM", "B", 30, 9]
    assert {type(move) for move in legal_moves(state)} == {Discard}
    state = run(state, "B: discard Potence")
    assert facts(state, "pending", "B.hand.count") == ["TRIM", 8]
    state = end(run(state, "B: discard blank card"))
    assert facts(state, "pending", "to_move", "A.pool") == ["MINION", "A", 31]
    assert facts(state, "B.hand.count", "B.ash_heap.count") == [7, 3]


@two_and_three
@rule("R1.6.1-06", "G44")
def test_who_takes_such_a_card_draws_and_its_owner_discards(seats: str) -> None:
    state = end(run(shelved(seats).build(), "A: play Theft with Lupo", "A: target Shelf"))
    assert facts(state, "pending", "to_move", "A.hand.count") == ["TRIM", "B", 9]
    state = end(run(state, "B: discard blank card", "B: discard blank card"))
    assert facts(state, "A.hand.count", "B.hand.count", "pending") == [9, 7, "MINION"]


@two_and_three
@rule("R1.6.1-06", "R4.1-03", "R1.6.1-02")
def test_who_plays_such_a_card_draws(seats: str) -> None:
    position = shelved(seats).turn("A", Phase.MASTER).hand("A", "Shelf")
    state = heard(run(position.build(), "A: play Shelf"))
    assert facts(state, "A.contested", "B.contested", "A.hand.count") == [["Shelf"], ["Shelf"], 7]
    assert facts(state, "pending", "to_move") == ["TRIM", "B"]
    state = run(state, "B: discard blank card", "B: discard blank card")
    assert facts(state, "pending", "to_move", "B.hand.count") == ["MASTER", "A", 7]
    state = until(state, "B", Phase.UNTAP)
    state = end(run(state, "B: yield Shelf (2)"))
    state = until(state, "A", Phase.UNTAP)
    assert facts(state, "A.in_play", "A.hand.count", "A.contested") == [["Shelf"], 9, []]

"""What others know of a referendum that has been chosen, and of the banished (D276, D277)."""

from __future__ import annotations

import pytest

import vtes
from tests.cards.table import look, onward
from tests.cards.test_banishment import banished, position
from tests.cards.test_charming_lobby import DUES, chosen, holding
from tests.rulecheck import rule
from vtes.cards.printed import find
from vtes.check import check
from vtes.model.decisions import DecisionKind
from vtes.model.frames import Action
from vtes.model.state import GameState
from vtes.rules.presence import banished as is_banished

SEATS = [1, 2, None]
(LEVY,) = find(DUES)


def motions(state: GameState) -> list[int]:
    return [frame.motion for frame in state.stack if isinstance(frame, Action)]


@rule("R2.3-10")
@pytest.mark.parametrize("seat", SEATS)
def test_others_do_not_know_what_will_be_called(seat: int | None) -> None:
    state = chosen(holding())
    assert motions(state) == [LEVY.id]
    seen = vtes.observe(state, seat)
    assert [f.motion for f in seen.workings.stack if isinstance(f, Action)] == [-1]
    assert [f.motion for f in vtes.observe(state, 0).workings.stack if isinstance(f, Action)] == [
        LEVY.id
    ]


@rule("R2.3-10")
@pytest.mark.parametrize("seat", [0, *SEATS])
def test_a_position_that_could_be(seat: int | None) -> None:
    state = chosen(holding())
    for seed in range(4):
        could_be = vtes.determinize(vtes.observe(state, seat), seed=seed)
        assert vtes.observe(could_be, seat) == vtes.observe(state, seat)
        assert not check(could_be)
        onward(could_be, DecisionKind.BLOCK)
        held = [could_be.definition(c).facts.id for c in could_be.players[0].hand]
        assert motions(could_be)[0] in (*held, -1)
    assert look(state, "A.hand.count") == [1]


@rule("G11")
@pytest.mark.parametrize("seat", [0, 1, *SEATS[1:]])
def test_the_banished_are_banished_in_what_could_be(seat: int | None) -> None:
    at = position(seat="C", owner="B", blood=3, title="prince", city="Rome")
    state = banished(at.attach("Ivory Bow", on="Rake"))
    seen = vtes.observe(state, seat)
    could_be = vtes.determinize(seen, seed=5)
    assert vtes.observe(could_be, seat) == seen
    assert not check(could_be)
    (rake,) = could_be.players[2].uncontrolled
    assert is_banished(could_be, rake)
    assert could_be.cards[rake].owner == 1

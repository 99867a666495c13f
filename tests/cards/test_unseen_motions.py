"""What others know of a referendum that has been chosen, and of the banished (D276, D277)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import vtes
from tests.cards.banishing import banished, position
from tests.cards.lobbying import CHOOSE, DUES, chosen, holding, lobby
from tests.cards.table import look, onward, window
from tests.rulecheck import rule
from vtes.cards.printed import find
from vtes.check import check
from vtes.model.decisions import DecisionKind, WindowKind
from vtes.model.frames import Action, Announce, Frame
from vtes.model.state import GameState
from vtes.rules.presence import banished as is_banished
from vtes.testing.lines import reading

SEATS = [1, 2, None]
(LEVY,) = find(DUES)


def motions(stack: tuple[Frame, ...]) -> list[int]:
    return [frame.motion for frame in stack if isinstance(frame, Announce | Action)]


def cancellable() -> GameState:
    """The referendum has been chosen, and the card of the action could still be cancelled."""
    state = holding().hand("B", "Direct Intervention").build()
    for line in (lobby(), CHOOSE):
        state = vtes.apply(*reading(state, line))
    assert window(state) is WindowKind.AS_PLAYED
    return state


moments = pytest.mark.parametrize("moment", [cancellable, lambda: chosen(holding())])


@rule("R2.3-10")
@pytest.mark.parametrize("seat", SEATS)
@moments
def test_others_do_not_know_what_will_be_called(
    seat: int | None, moment: Callable[[], GameState]
) -> None:
    """Seen to fail: `workings._announce` giving the frame as it is once the card is played."""
    state = moment()
    assert motions(state.stack) == [LEVY.id]
    assert motions(vtes.observe(state, seat).workings.stack) == [-1]
    assert motions(vtes.observe(state, 0).workings.stack) == [LEVY.id]


@rule("R2.3-10")
@pytest.mark.parametrize("seat", [0, *SEATS])
@moments
def test_a_position_that_could_be(seat: int | None, moment: Callable[[], GameState]) -> None:
    state = moment()
    for seed in range(4):
        could_be = vtes.determinize(vtes.observe(state, seat), seed=seed)
        assert vtes.observe(could_be, seat) == vtes.observe(state, seat)
        assert not check(could_be)
        onward(could_be, DecisionKind.BLOCK)
        held = [could_be.definition(c).facts.id for c in could_be.players[0].hand]
        assert motions(could_be.stack)[0] in held
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

"""Changes of pool and counters, and what they break: found by a mutation run."""

from __future__ import annotations

import pytest

from tests.rulecheck import rule
from tests.rules.prop_cards import table
from vtes.model.decisions import WindowKind
from vtes.model.events import (
    BloodChanged,
    Cause,
    EdgeMoved,
    PoolChanged,
    VictoryPoints,
    WithdrawalFailed,
)
from vtes.model.lasting import Shortfall
from vtes.model.state import NOBODY, GameState
from vtes.model.zones import Zone
from vtes.notation import find_card
from vtes.ops.cards import move
from vtes.ops.counters import award, change_blood, change_pool, move_edge


def poor(*, help_comes: bool = False) -> GameState:
    """B, who withdraws, has 3 pool; a card in the game could help who has none left, or not."""
    state = table().pool(B=3).withdrawing("B").library("B", 0).build()
    moments = 1 << WindowKind.NO_POOL if help_comes else 0
    return state.replace(table=state.table.replace(moments=moments))


@rule("G34", "R9.2-05")
@pytest.mark.parametrize("help_comes", [True, False])
@pytest.mark.parametrize(
    ("amount", "changed", "missing"),
    [(2, 2, 0), (-1, -1, 0), (-3, -3, 0), (-4, -3, 1), (-9, -3, 6)],
)
def test_pool_stops_at_none(amount: int, changed: int, missing: int, help_comes: bool) -> None:
    state = change_pool(poor(help_comes=help_comes), 1, amount, Cause.CARD)
    failed = (WithdrawalFailed(1),) if amount < 0 else ()
    assert state.trail == (PoolChanged(1, changed, Cause.CARD), *failed)
    assert (state.players[1].pool, state.players[1].withdrawing) == (3 + changed, amount > 0)
    noted = (Shortfall(1, missing),) if help_comes and missing else ()
    assert state.lasting == noted


@rule("R9.2-05")
def test_without_a_change_nothing_happens() -> None:
    state = poor()
    thomas, yuri = find_card(state, "Thomas"), find_card(state, "Yuri")
    same = (
        change_pool(state, 1, 0, Cause.CARD),
        change_blood(state, thomas, 0, Cause.CARD),
        move_edge(state, NOBODY),
    )
    assert [each.trail for each in same] == [(), (), ()]
    moved = move_edge(state, 1)
    assert (moved.edge, moved.trail) == (1, (EdgeMoved(1),))
    other = change_blood(state, yuri, -1, Cause.CARD)  # C does not withdraw
    assert other.trail == (BloodChanged(yuri, -1, Cause.CARD),)


@rule("R9.2-04", "D06")
@pytest.mark.parametrize(
    ("amount", "cause", "changed", "breaks"),
    [
        (2, Cause.CARD, 2, False),
        (-2, Cause.CARD, -2, True),
        (-9, Cause.CARD, -5, True),
        (-2, Cause.DRAIN, -2, False),
    ],
)
def test_blood_stops_at_none(amount: int, cause: Cause, changed: int, breaks: bool) -> None:
    state = poor()
    thomas = find_card(state, "Thomas")
    state = change_blood(state, thomas, amount, cause)
    failed = (WithdrawalFailed(1),) if breaks else ()
    assert state.trail == (BloodChanged(thomas, changed, cause), *failed)
    assert (state.cards[thomas].blood, state.players[1].withdrawing) == (5 + changed, not breaks)


@rule("R9.2-04")
def test_only_blood_of_a_vampire_in_play_breaks_a_withdrawal() -> None:
    state = poor()
    nik, thomas = find_card(state, "Nik"), find_card(state, "Thomas")
    state = move(state, thomas, Zone.UNCONTROLLED).replace(trail=())
    state = change_blood(state, thomas, -1, Cause.CARD)
    assert state.trail == (BloodChanged(thomas, -1, Cause.CARD, 1, 0),)
    assert state.players[1].withdrawing
    assert not change_blood(state, nik, -1, Cause.CARD).players[1].withdrawing


@rule("R9.2-04")
def test_life_of_an_ally_breaks_no_withdrawal() -> None:
    state = table().withdrawing("B").library("B", 0).ally("Hound", "B", life=3).build()
    assert change_blood(state, find_card(state, "Hound"), -1, Cause.CARD).players[1].withdrawing


@rule("R9.1-01")
def test_everybody_is_told_of_victory_points() -> None:
    state = award(award(poor(), 1, 3, 2), 1, 1, 0)
    assert state.trail == (VictoryPoints(1, 3, 2), VictoryPoints(1, 1, 0))
    assert state.players[1].victory_points == 4

"""What changes of pool and blood tell, and what they break."""

from __future__ import annotations

import pytest

from tests.rulecheck import rule
from vtes.model.events import BloodChanged, Cause, PoolChanged, WithdrawalFailed
from vtes.model.lasting import Shortfall
from vtes.notation import find_card
from vtes.ops.counters import break_withdrawal, change_blood, change_pool
from vtes.testing import Position

COST = Cause.COST


def table(*cards: str) -> Position:
    """B withdraws; she has 3 pool, minions with 2 counters, and an uncontrolled vampire."""
    position = Position("A", "B", "C").pool(B=3).withdrawing("B").hand("C", *cards)
    position.vampire("Thomas", "B", capacity=5, blood=2).ally("Mage", "B", life=2)
    position.vampire("Nik", "A", capacity=5, zone="uncontrolled", blood=2)
    return position.vampire("Yuri", "B", capacity=5, zone="uncontrolled", blood=2)


@rule("G34", "D205")
@pytest.mark.parametrize("saved", [True, False])
def test_pool_stops_at_nothing_and_the_rest_counts_only_for_a_card_that_saves(saved: bool) -> None:
    state = table(*["Life Boon"] * saved).build()
    for amount, missing in ((-2, 0), (-3, 0), (-4, 1), (-6, 3)):
        after = change_pool(state, 1, amount, COST)
        left = max(3 + amount, 0)
        assert after.players[1].pool == left
        assert after.trail[0] == PoolChanged(1, left - 3, COST)
        assert after.lasting == ((Shortfall(1, missing),) if saved and missing else ())


@rule("R9.2-05")
def test_only_pool_that_is_lost_breaks_a_withdrawal() -> None:
    state = table().build()
    for amount in (-1, 1):
        after = change_pool(state, 1, amount, COST)
        broken = (WithdrawalFailed(1),) if amount < 0 else ()
        assert after.trail == (PoolChanged(1, amount, COST), *broken)
        assert after.players[1].withdrawing is not bool(broken)
    assert change_pool(state, 1, 0, COST).trail == ()
    assert change_pool(state, 0, -1, COST).trail == (PoolChanged(0, -1, COST),)


@rule("R9.2-04", "D06")
@pytest.mark.parametrize(
    ("card", "amount", "cause", "broken"),
    [
        ("Thomas", -1, COST, True),
        ("Thomas", -5, COST, True),
        ("Thomas", -1, Cause.DRAIN, False),
        ("Thomas", 1, COST, False),
        ("Mage", -1, COST, False),
    ],
)
def test_only_blood_that_is_lost_breaks_a_withdrawal(
    card: str, amount: int, cause: Cause, broken: bool
) -> None:
    state = table().build()
    place = find_card(state, card)
    after = change_blood(state, place, amount, cause)
    moved = max(amount, -2)
    assert after.cards[place].blood == 2 + moved
    failed = (WithdrawalFailed(1),) if broken else ()
    assert after.trail == (BloodChanged(place, moved, cause), *failed)
    assert after.players[1].withdrawing is not broken
    assert change_blood(state, place, 0, cause).trail == ()


@rule("R9.2-04")
def test_of_a_vampire_who_is_uncontrolled_everybody_sees_where_he_lies() -> None:
    state = table().build()
    for seat in (0, 1):
        (card,) = state.players[seat].uncontrolled
        after = change_blood(state, card, -1, Cause.TRANSFER)
        assert after.trail == (BloodChanged(card, -1, Cause.TRANSFER, seat, 0),)
        assert after.players[1].withdrawing


@rule("R9.2-04", "R9.2-05")
def test_who_does_not_withdraw_cannot_fail_to() -> None:
    state = table().build()
    assert break_withdrawal(state, 0).trail == ()
    broken = break_withdrawal(state, 1)
    assert broken.trail == (WithdrawalFailed(1),)
    assert break_withdrawal(broken, 1) == broken

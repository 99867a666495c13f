"""Damage (6.4.6), against a second account of it that shares nothing with the engine."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Literal

import pytest

from tests.rulecheck import rule
from tests.rules.damage_oracle import Outcome, oracle
from vtes.engine import Transition, advance, legal_moves, skip_transition, transition
from vtes.model.cards import CardType
from vtes.model.combat import Damage, Wound
from vtes.model.combat_events import DamageInflicted
from vtes.model.decisions import Decision, DecisionKind, WindowKind
from vtes.model.events import BloodChanged, CardMoved, Cause, Event
from vtes.model.frames import Impulse
from vtes.model.moves import Pass
from vtes.model.state import GameState
from vtes.model.text import Text
from vtes.model.zones import Zone
from vtes.testing import Position

VICTIM = 0
MOST = 7


def damaged(state: GameState, *wounds: Wound) -> Transition:
    """The damage is resolved; everybody passes where nothing else can be done."""
    frame = Damage(wounds)
    begun = advance(state.replace(stack=(*state.stack, frame), pending=None))
    assert begun.pending is not None
    if begun.pending.kind is not DecisionKind.IMPULSE:
        return Transition(state, None, begun.replace(trail=()), begun.trail)
    made = skip_transition(begun.replace(trail=()))
    return Transition(state, None, made.after, begun.trail + made.events)


def vampire(blood: int, *, wounded: bool = False) -> GameState:
    """A's Lupo with so much blood, ready or in torpor."""
    zone: Literal["ready", "torpor"] = "torpor" if wounded else "ready"
    return Position("A", "B").vampire("Lupo", "A", capacity=7, blood=blood, zone=zone).build()


def happened(blood: int, normal: int, aggravated: int, wounded: bool) -> Outcome:
    """What the engine makes of it."""
    state = vampire(blood, wounded=wounded)
    card = damaged(state, Wound(VICTIM, normal, aggravated)).after.cards[VICTIM]
    assert card.zone in (Zone.READY, Zone.TORPOR, Zone.ASH_HEAP)
    return (card.blood, card.zone is Zone.TORPOR, card.zone is Zone.ASH_HEAP)


def compare(normal: range, aggravated: range, wounded: tuple[bool, ...]) -> None:
    for case in product(range(MOST), normal, aggravated, wounded):
        assert happened(*case) == oracle(*case), case


NONE, SOME, ANY = range(1), range(1, MOST), range(MOST)
EITHER = (False, True)


@rule("R6.4.6-07", "R6.4.6-08", "R6.4.6-09")
def test_normal_damage() -> None:
    compare(SOME, NONE, EITHER)


@rule("R6.4.6-10", "R6.4.6-11", "R6.4.6-13")
def test_aggravated_damage() -> None:
    compare(NONE, SOME, EITHER)


@rule("R6.4.6-12", "R6.4.6-15")
def test_both_together() -> None:
    compare(SOME, SOME, EITHER)


@rule("R6.4.6-06")
def test_no_damage() -> None:
    compare(NONE, NONE, EITHER)
    assert damaged(vampire(3), Wound(VICTIM, 0)).events == ()


@rule("EX-6.4.6-1")
def test_lupo() -> None:
    assert happened(1, 0, 1, False) == (1, True, False)


@rule("EX-6.4.6-2")
def test_royce() -> None:
    assert happened(2, 0, 3, False) == (0, True, False)


@rule("EX-6.4.6-3")
def test_nik() -> None:
    assert happened(1, 2, 1, False) == (0, False, True)
    after = damaged(vampire(1), Wound(VICTIM, 2, 1)).after
    assert after.pending == Decision(DecisionKind.MINION, 0)


@rule("EX-6.4.6-4")
def test_royce_as_he_was() -> None:
    assert happened(1, 0, 2, False) == (0, True, False)


@rule("R6.4.6-08")
def test_to_be_at_no_blood_is_not_to_be_wounded() -> None:
    once = damaged(vampire(2), Wound(VICTIM, 2)).after
    assert (once.cards[VICTIM].blood, once.cards[VICTIM].zone) == (0, Zone.READY)
    twice = damaged(once, Wound(VICTIM, 0, 1)).after
    assert twice.cards[VICTIM].zone is Zone.TORPOR


@rule("R6.4.6-07", "R6.4.6-09")
def test_an_empty_vampire_goes_to_torpor_by_one_point() -> None:
    made = damaged(vampire(0), Wound(VICTIM, 1))
    assert made.events == (
        DamageInflicted(VICTIM, 1, 0),
        CardMoved(VICTIM, Zone.READY, Zone.TORPOR, 0),
    )


@rule("R6.4.6-14")
def test_a_vampire_burned_by_damage_is_not_diablerized() -> None:
    position = (
        Position("A", "B")
        .vampire("Lupo", "A", capacity=5, blood=1, zone="torpor", owner="B")
        .vampire("Rake", "A", capacity=5, blood=1)
        .vampire("Thomas", "B", capacity=5, blood=1)
        .prop("Club", types=CardType.EQUIPMENT, text=Text())
        .attach("Club", on="Lupo")
    )
    state = position.build()
    club = len(state.cards) - 1
    made = damaged(state, Wound(VICTIM, 0, 3))
    assert made.events == (
        DamageInflicted(VICTIM, 0, 3),
        BloodChanged(VICTIM, -1, Cause.HEAL),
        CardMoved(club, Zone.ATTACHED, Zone.ASH_HEAP, 0),
        CardMoved(VICTIM, Zone.TORPOR, Zone.ASH_HEAP, 1, former=0),
    )
    assert made.after.pending == Decision(DecisionKind.MINION, 0)
    assert [made.after.cards[c].blood for c in (1, 2)] == [1, 1]


@rule("R6.5.1-01", "R6.5.1-03")
def test_blood_and_cards_stay_on_him_in_torpor() -> None:
    state = (
        Position("A", "B")
        .vampire("Lupo", "A", capacity=5, blood=3)
        .prop("Club", types=CardType.EQUIPMENT, text=Text())
        .prop("Raven", types=CardType.RETAINER, text=Text())
        .attach("Club", on="Lupo")
        .attach("Raven", on="Lupo")
        .build()
    )
    state = state.replace(cards=state.cards.set(2, state.cards[2].replace(blood=1)))
    after = damaged(state, Wound(VICTIM, 0, 1)).after
    assert after.players[0].torpor == (VICTIM,)
    assert (after.cards[VICTIM].blood, after.cards[VICTIM].attached) == (3, (1, 2))
    assert (after.cards[2].blood, after.cards[2].zone) == (1, Zone.ATTACHED)


def _not_vampires(life: int) -> Iterator[tuple[GameState, int]]:
    """An ally, and a retainer of a vampire, with so much life."""
    yield Position("A", "B").ally("Mage", "A", life=life).build(), 0
    state = (
        Position("A", "B")
        .vampire("Lupo", "A", capacity=5)
        .prop("Raven", types=CardType.RETAINER, text=Text())
        .attach("Raven", on="Lupo")
        .build()
    )
    yield state.replace(cards=state.cards.set(1, state.cards[1].replace(blood=life))), 1


@rule("R6.4.6-17", "R6.4.6-18", "R6.4.6-19")
def test_allies_and_retainers() -> None:
    for life, normal, aggravated in product(SOME, ANY, ANY):
        for state, victim in _not_vampires(life):
            card = damaged(state, Wound(victim, normal, aggravated)).after.cards[victim]
            left = max(life - normal - aggravated, 0)
            assert card.blood == left
            assert (card.zone is Zone.ASH_HEAP) is (left == 0)


@rule("R6.4.3-12")
def test_damage_that_is_no_strike_hurts_its_victim_alone() -> None:
    for state, victim in _not_vampires(3):
        made = damaged(state, Wound(victim, 2))
        assert made.events == (
            DamageInflicted(victim, 2, 0),
            BloodChanged(victim, -2, Cause.DAMAGE),
        )
    made = damaged(vampire(3), Wound(VICTIM, 2))
    assert made.events == (DamageInflicted(VICTIM, 2, 0), BloodChanged(VICTIM, -2, Cause.HEAL))


def _both() -> GameState:
    """A's Lupo and B's Thomas, and cards in both hands."""
    return (
        Position("A", "B")
        .vampire("Lupo", "A", capacity=5, blood=2)
        .vampire("Thomas", "B", capacity=5, blood=2)
        .library("A", 7)
        .library("B", 7)
        .build()
    )


@rule("R6.4.6-01", "D11")
def test_prevention_comes_before_healing() -> None:
    state = _both()
    frame = Damage((Wound(0, 1), Wound(1, 3)))
    state = advance(state.replace(stack=(*state.stack, frame), pending=None)).replace(trail=())
    for seat in (0, 1):
        top = state.stack[-1]
        assert isinstance(top, Impulse)
        assert top.kind is WindowKind.PREVENT
        assert list(legal_moves(state)) == [Pass(seat)]
        assert [state.cards[c].blood for c in (0, 1)] == [2, 2]
        made = transition(state, Pass(seat))
        state = made.after
    expected: tuple[Event, ...] = (
        DamageInflicted(0, 1, 0),
        BloodChanged(0, -1, Cause.HEAL),
        DamageInflicted(1, 3, 0),
        BloodChanged(1, -2, Cause.HEAL),
        CardMoved(1, Zone.READY, Zone.TORPOR, 1),
    )
    assert made.events == expected


@rule("R6.4.6-06")
@pytest.mark.parametrize(("normal", "aggravated"), [(1, 0), (0, 1), (2, 3)])
def test_what_nobody_prevents_is_inflicted(normal: int, aggravated: int) -> None:
    made = damaged(vampire(4), Wound(VICTIM, normal, aggravated))
    inflicted = [event for event in made.events if isinstance(event, DamageInflicted)]
    assert inflicted == [DamageInflicted(VICTIM, normal, aggravated)]

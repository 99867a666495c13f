"""The minion phase and actions (6, 6.1, 6.2): what scenario files cannot express."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

import pytest

from tests.rulecheck import rule
from vtes.engine import Transition, apply, is_legal, legal_moves, transition
from vtes.model.cards import CardType
from vtes.model.combat_events import CombatBegan
from vtes.model.decisions import ActionKind, DecisionKind, WindowKind
from vtes.model.events import (
    ActionAnnounced,
    ActionBlocked,
    ActionEnded,
    BlockAttempted,
    BlockFailed,
    Cause,
    Ending,
    Standing,
    Tapped,
)
from vtes.model.frames import Action, Impulse
from vtes.model.moves import Block, Pass, TakeAction
from vtes.model.state import NOBODY, GameState
from vtes.model.text import Bonus, Number, Text
from vtes.model.zones import Zone
from vtes.ops.cards import burn, move, untap
from vtes.ops.counters import change_pool
from vtes.ops.oust import take_ousts
from vtes.queries import current_action, intercept, stealth
from vtes.testing import Position
from vtes.testing.lines import reading

A, B, C = range(3)


def play(state: GameState, *lines: str) -> GameState:
    """The position after these moves."""
    for line in lines:
        state = apply(*reading(state, line))
    return state


def window(state: GameState) -> WindowKind | None:
    top = state.stack[-1]
    return top.kind if isinstance(top, Impulse) else None


def passed(state: GameState, until: WindowKind | DecisionKind) -> GameState:
    """Everybody passes, up to a window or another decision of that kind."""
    for _ in range(100):
        assert state.pending is not None
        if window(state) is until or state.pending.kind is until:
            return state
        state = apply(state, Pass(state.pending.seat))
    raise AssertionError(f"{until!r} does not come")


def in_mid_action(state: GameState, change: Callable[[GameState], GameState]) -> GameState:
    """The position with something changed while a decision is pending."""
    return change(state).replace(trail=())


def with_action(state: GameState, change: Callable[[Action], Action]) -> GameState:
    stack = [change(f) if isinstance(f, Action) else f for f in state.stack]
    return state.replace(stack=tuple(stack))


def table() -> Position:
    """A's Lupo (card 0) and Rake (1), B's Thomas (2) and Royce (3); A has cards in her hand."""
    return (
        Position("A", "B", "C")
        .vampire("Lupo", "A", capacity=5)
        .vampire("Rake", "A", capacity=5)
        .vampire("Thomas", "B", capacity=4)
        .vampire("Royce", "B", capacity=4)
        .library("A", 7)
    )


LUPO, RAKE, THOMAS, ROYCE = range(4)


@rule("R6-08")
@pytest.mark.parametrize("kind", [ActionKind.BLEED, ActionKind.HUNT])
def test_who_is_untapped_can_act_again(kind: ActionKind) -> None:
    state = Position("A", "B").vampire("Lupo", "A", capacity=9, blood=1).build()
    for _ in range(4):
        assert is_legal(state, TakeAction(A, LUPO, kind))
        state = apply(state, TakeAction(A, LUPO, kind))
        assert not is_legal(state, TakeAction(A, LUPO, kind))
        state = in_mid_action(state, lambda s: untap(s, LUPO))
    assert (state.players[B].pool, state.cards[LUPO].blood) in [(26, 1), (30, 5)]


@rule("R6-08", "R6-10")
def test_who_is_empty_and_untapped_again_must_hunt() -> None:
    state = (
        Position("A", "B")
        .vampire("Lupo", "A", capacity=5, blood=0, tapped=True)
        .vampire("Rake", "A", capacity=5)
        .build()
    )
    assert is_legal(state, Pass(A))
    state = in_mid_action(state, lambda s: untap(s, LUPO))
    assert list(legal_moves(state)) == [TakeAction(A, LUPO, ActionKind.HUNT)]


def _tables() -> list[tuple[int, tuple[int, ...], int]]:
    return [
        (seats, out, active)
        for seats in (2, 3, 4, 5)
        for many in range(seats - 1)
        for out in combinations(range(seats), many)
        for active in range(seats)
        if active not in out
    ]


def _left_of(seats: int, out: tuple[int, ...], active: int) -> int:
    seat = (active + 1) % seats
    while seat in out:
        seat = (seat + 1) % seats
    return seat


@rule("R6.1.1-01", "R6.1.1-03")
def test_a_bleed_is_aimed_at_the_prey_and_never_at_oneself() -> None:
    for seats, out, active in _tables():
        names = [*"ABCDE"[:seats]]
        position = Position(*names).turn(names[active]).vampire("Lupo", names[active], capacity=5)
        for seat in out:
            position.out(names[seat])
        before = position.build()
        made = transition(before, TakeAction(active, LUPO, ActionKind.BLEED))
        target = _left_of(seats, out, active)
        announced = [e for e in made.events if isinstance(e, ActionAnnounced)]
        assert announced == [ActionAnnounced(active, LUPO, ActionKind.BLEED, target, NOBODY)]
        assert target != active
        lost = [p.pool - q.pool for p, q in zip(before.players, made.after.players, strict=True)]
        assert lost == [int(seat == target) for seat in range(seats)]


@rule("R6.2.1-03")
def test_the_target_of_a_bleed_is_fixed_when_it_is_announced() -> None:
    state = passed(play(table().build(), "A: bleed with Lupo"), DecisionKind.BLOCK)

    def oust_b(state: GameState) -> GameState:
        return take_ousts(change_pool(state, B, -30, Cause.CARD))

    state = in_mid_action(passed(play(state, "B: pass"), WindowKind.AFTER_DECLINE), oust_b)
    assert state.players[B].standing is Standing.OUSTED
    state = passed(state, DecisionKind.MINION)
    assert state.players[C].pool == 30
    assert state.edge == NOBODY


@rule("R6.2.1-03", "R6.5.3-03")
@pytest.mark.parametrize("acting", [0, 1, 2])
def test_target_and_payment_are_fixed_when_a_rescue_is_announced(acting: int) -> None:
    state = (
        Position("A", "B", "C")
        .vampire("Lupo", "A", capacity=5)
        .vampire("Nik", "A", capacity=5, zone="torpor")
        .vampire("Yuri", "A", capacity=5, zone="torpor")
        .vampire("Thomas", "B", capacity=5)
        .build()
    )
    state = play(state, "A: rescue with Lupo", "A: target Nik")
    assert current_action(state) is None
    state = play(state, f"A: pay {acting}")
    action = current_action(state)
    assert action is not None
    assert (action.target, action.payment) == (1, acting)
    assert [state.cards[c].blood for c in (0, 1, 2)] == [5, 5, 5]
    state = play(state, "B: pass")
    assert [state.cards[c].blood for c in (0, 1, 2)] == [5 - acting, 3 + acting, 5]
    assert [state.cards[c].zone for c in (1, 2)] == [Zone.READY, Zone.TORPOR]


@rule("R6.2.2-19")
def test_added_stealth_lasts_through_later_attempts() -> None:
    state = passed(play(table().build(), "A: bleed with Lupo"), DecisionKind.BLOCK)
    state = play(state, "B: block with Thomas")
    assert window(state) is WindowKind.BLOCK_ATTEMPT
    state = with_action(state, lambda action: action.replace(stealth=1))
    state = passed(state, DecisionKind.BLOCK)
    for blocker in ("Royce", "Thomas"):
        assert stealth(state) == 1
        state = passed(play(state, f"B: block with {blocker}"), DecisionKind.BLOCK)
    assert stealth(state) == 1


@rule("R6.2.2-19")
def test_added_intercept_lasts_through_later_attempts_of_its_minion() -> None:
    state = passed(play(table().build(), "A: hunt with Lupo"), DecisionKind.BLOCK)
    state = play(state, "B: block with Thomas")
    state = with_action(state, lambda action: action.replace(stealth=1, intercept=((THOMAS, 1),)))
    state = passed(state, DecisionKind.BLOCK)
    state = with_action(state, lambda action: action.replace(stealth=0))
    assert (intercept(state, THOMAS), intercept(state, ROYCE)) == (1, 0)
    state = passed(play(state, "B: block with Royce"), DecisionKind.BLOCK)
    state = play(state, "B: block with Thomas")
    assert passed(state, DecisionKind.STRIKE).cards[THOMAS].tapped


@rule("R6.2.2-20")
def test_after_the_action_stealth_and_intercept_are_as_before() -> None:
    state = passed(play(table().build(), "A: bleed with Lupo"), DecisionKind.BLOCK)
    state = with_action(state, lambda action: action.replace(stealth=3, intercept=((THOMAS, 2),)))
    assert (stealth(state), intercept(state, THOMAS)) == (3, 2)
    state = passed(play(state, "B: pass"), DecisionKind.MINION)
    assert (stealth(state), intercept(state, THOMAS)) == (0, 0)
    state = in_mid_action(state, lambda s: untap(s, LUPO))
    state = passed(play(state, "A: bleed with Lupo"), DecisionKind.BLOCK)
    assert (stealth(state), intercept(state, THOMAS)) == (0, 0)


def _after_block() -> GameState:
    state = passed(play(table().build(), "A: bleed with Lupo"), DecisionKind.BLOCK)
    state = play(state, "B: block with Thomas")
    return passed(state, WindowKind.AFTER_BLOCK)


def _pass_on(state: GameState) -> Transition:
    assert state.pending is not None
    return transition(state, Pass(state.pending.seat))


@rule("R6.2-11", "R6.4-01")
def test_a_block_that_stands_taps_the_blocker_and_leads_to_combat() -> None:
    made = _pass_on(_after_block())
    assert made.events[:2] == (Tapped(THOMAS), CombatBegan(LUPO, THOMAS))


@rule("R6.2-11")
def test_an_action_that_stands_no_more_taps_nobody() -> None:
    state = in_mid_action(_after_block(), lambda s: burn(s, LUPO))
    made = _pass_on(state)
    assert ActionEnded(LUPO, ActionKind.BLEED, Ending.ABORTED) in made.events
    assert not made.after.cards[THOMAS].tapped
    assert made.after.pending is not None
    assert made.after.pending.kind is DecisionKind.MINION


@rule("R6.2-11", "G07")
def test_an_action_that_is_lost_during_an_attempt_is_not_blocked() -> None:
    state = passed(play(table().build(), "A: bleed with Lupo"), DecisionKind.BLOCK)
    state = play(state, "B: block with Thomas")
    assert window(state) is WindowKind.BLOCK_ATTEMPT
    made = _pass_on(in_mid_action(state, lambda s: burn(s, LUPO)))
    assert not any(isinstance(event, ActionBlocked) for event in made.events)
    assert ActionEnded(LUPO, ActionKind.BLEED, Ending.ABORTED) in made.events


@rule("R6.4-01", "R6.4-03")
def test_no_combat_with_an_acting_minion_who_is_in_torpor_by_then() -> None:
    made = _pass_on(in_mid_action(_after_block(), lambda s: move(s, LUPO, Zone.TORPOR)))
    assert made.after.cards[THOMAS].tapped
    assert not any(isinstance(event, CombatBegan) for event in made.events)
    assert ActionEnded(LUPO, ActionKind.BLEED, Ending.BLOCKED) not in made.events
    assert window(made.after) is WindowKind.AFTER_RESOLUTION


@rule("R6.4-03", "R6.2-11", "D67")
def test_no_combat_with_a_blocker_who_is_in_torpor_by_then() -> None:
    made = _pass_on(in_mid_action(_after_block(), lambda s: move(s, THOMAS, Zone.TORPOR)))
    assert not any(isinstance(event, CombatBegan | BlockFailed) for event in made.events)
    assert window(made.after) is WindowKind.AFTER_RESOLUTION
    assert made.after.players[1].pool == made.before.players[1].pool
    action = current_action(made.after)
    assert action is not None
    assert action.ending == Ending.BLOCKED


NUMBERS = range(4)


@rule("R6.2.2-11", "R6.2.2-12", "R6.2.2-15")
def test_an_attempt_succeeds_exactly_when_intercept_reaches_stealth() -> None:
    for hidden in NUMBERS:
        for seen in NUMBERS:
            state = (
                Position("A", "B")
                .vampire("Lupo", "A", capacity=5)
                .vampire("Thomas", "B", capacity=5)
                .prop("Cloak", types=CardType.EQUIPMENT, text=_raises(Number.STEALTH, hidden))
                .prop("Hound", types=CardType.EQUIPMENT, text=_raises(Number.INTERCEPT, seen))
                .attach("Cloak", on="Lupo")
                .attach("Hound", on="Thomas")
                .build()
            )
            made = transition(play(state, "A: bleed with Lupo"), Block(B, 1))
            assert made.events[0] == BlockAttempted(1)
            blocked = ActionBlocked(LUPO, 1) in made.events
            assert (blocked, BlockFailed(1) in made.events) == (seen >= hidden, seen < hidden)


def _raises(number: Number, amount: int) -> Text:
    return Text(bonuses=(Bonus(number, amount),))

"""Combat (6.4.1 to 6.4.5): its order, and what ends it."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from tests.rulecheck import rule
from vtes.engine import advance, apply, legal_moves, transition
from vtes.model.cards import CardType
from vtes.model.combat import Combat, Damage, Range, Round, Wound
from vtes.model.combat_events import (
    CombatBegan,
    CombatEnded,
    DamageInflicted,
    RoundBegan,
    StrikeChosen,
)
from vtes.model.decisions import DecisionKind
from vtes.model.events import BloodChanged, CardMoved, Event
from vtes.model.frames import Impulse
from vtes.model.moves import HandStrike, Pass
from vtes.model.record import Record, record
from vtes.model.state import GameState
from vtes.model.text import Bonus, Number, Text
from vtes.model.zones import Zone
from vtes.notation import parse_move
from vtes.ops.cards import burn, move
from vtes.queries import combat_range, current_combat
from vtes.testing import Position
from vtes.testing.lines import reading

A, B, C = range(3)
LUPO, THOMAS = range(2)

OPENING = [
    ("BEFORE_RANGE", A),
    ("BEFORE_RANGE", B),
    ("BEFORE_RANGE", C),
    ("RANGE", A),
    ("RANGE", B),
    ("BEFORE_STRIKES", A),
    ("BEFORE_STRIKES", B),
    ("BEFORE_STRIKES", C),
    ("STRIKE", A),
    ("STRIKE", B),
    ("BEFORE_RESOLUTION", A),
    ("BEFORE_RESOLUTION", B),
    ("BEFORE_RESOLUTION", C),
    ("PREVENT", A),
    ("PREVENT", B),
]
FALL = [("FALL", A), ("FALL", B)]
PRESS = [("ADDITIONAL", A), ("ADDITIONAL", B), ("PRESS", A), ("PRESS", B)]
END_OF_ROUND = [("END_OF_ROUND", A), ("END_OF_ROUND", B), ("END_OF_ROUND", C)]
END_OF_COMBAT = [("END_OF_COMBAT", A), ("END_OF_COMBAT", B), ("END_OF_COMBAT", C)]


def blocked(own: int = 5, other: int = 5, **bonuses: int) -> GameState:
    """Lupo of A bleeds B and Thomas blocks; everybody holds cards, so that all are asked.

    Args:
        own: Lupo's blood when combat begins.
        other: Thomas' blood when combat begins.
        bonuses: what a card adds to the strength of `lupo` or `thomas`.
    """
    position = (
        Position("A", "B", "C")
        .vampire("Lupo", "A", capacity=5)
        .vampire("Thomas", "B", capacity=5)
        .library("A", 7)
        .library("B", 7)
        .library("C", 7)
    )
    for name, amount in bonuses.items():
        text = Text(bonuses=(Bonus(Number.STRENGTH, amount),))
        position.prop(f"Club of {name}", types=CardType.EQUIPMENT, text=text)
        position.attach(f"Club of {name}", on=name)
    state = position.build()
    state = apply(*reading(state, "A: bleed with Lupo"))
    state = until(state, "BLOCK")
    state = until(apply(*reading(state, "B: block with Thomas")), "BEFORE_RANGE")
    cards = state.cards
    for card, amount in ((LUPO, own), (THOMAS, other)):
        cards = cards.set(card, cards[card].replace(blood=amount))
    return state.replace(cards=cards)


def asked(state: GameState) -> str:
    """What is asked: the window, or the kind of another decision."""
    assert state.pending is not None
    top = state.stack[-1]
    return top.kind.name if isinstance(top, Impulse) else state.pending.kind.name


def answer(state: GameState) -> Pass | HandStrike:
    assert state.pending is not None
    if state.pending.kind is DecisionKind.STRIKE:
        return HandStrike(state.pending.seat)
    return Pass(state.pending.seat)


def until(state: GameState, what: str, seat: int | None = None) -> GameState:
    """Everybody passes and strikes with hands, up to that question."""
    for _ in range(200):
        if asked(state) == what and seat in (None, state.to_move):
            return state
        state = apply(state, answer(state))
    raise AssertionError(f"{what} is not asked")


@record
class Course(Record):
    """How a combat went: what was asked of whom, what happened, and where it led."""

    questions: tuple[tuple[str, int | None], ...]
    events: tuple[Event, ...]
    state: GameState

    def count(self, kind: type[Event]) -> int:
        return sum(isinstance(event, kind) for event in self.events)


def fought(state: GameState) -> Course:
    """Fight to the end of combat; nobody does anything but strike with hands."""
    questions: list[tuple[str, int | None]] = []
    events: list[Event] = []
    while current_combat(state) is not None:
        move = answer(state)
        assert list(legal_moves(state)) == [move]
        questions.append((asked(state), state.to_move))
        made = transition(state, move)
        events += made.events
        state = made.after
    return Course(tuple(questions), tuple(events), state)


def changed(state: GameState, kind: type[Round] | type[Combat], **fields: Any) -> GameState:
    """The position with fields of a frame changed."""
    stack = [f.replace(**fields) if isinstance(f, kind) else f for f in state.stack]
    return state.replace(stack=tuple(stack))


def blood(state: GameState) -> tuple[int, int]:
    return (state.cards[LUPO].blood, state.cards[THOMAS].blood)


@rule("R6.4.1-02", "R6.4.4-01")
def test_a_round_is_range_strikes_and_press() -> None:
    course = fought(blocked())
    assert course.questions == (*OPENING, *PRESS, *END_OF_ROUND, *END_OF_COMBAT)


@rule("R6.4.1-03")
@pytest.mark.parametrize(("action", "blocker"), [("bleed", "A"), ("hunt", "A"), ("hunt", "B")])
def test_the_acting_minion_has_the_first_opportunity_at_every_stage(
    action: str, blocker: str
) -> None:
    """C's minion acts, and her prey A or her predator B blocks."""
    text = Text(bonuses=(Bonus(Number.INTERCEPT, 1),))
    state = (
        Position("A", "B", "C")
        .turn("C")
        .vampire("Lupo", "C", capacity=5)
        .vampire("Thomas", blocker, capacity=5)
        .prop("Hound", types=CardType.EQUIPMENT, text=text)
        .attach("Hound", on="Thomas")
        .library("A", 7)
        .library("B", 7)
        .library("C", 7)
        .build()
    )
    state = until(apply(*reading(state, f"C: {action} with Lupo")), "BLOCK")
    block = parse_move(state, f"{blocker}: block with Thomas")
    state = until(apply(state, block), "BEFORE_RANGE")
    turned = {A: C, B: A, C: B} if blocker == "A" else {A: C, B: B, C: A}
    expected = [*OPENING, *PRESS, *END_OF_ROUND, *END_OF_COMBAT]
    assert fought(state).questions == tuple((what, turned[seat]) for what, seat in expected)


@rule("R6.4.4-02", "R6.4.3-02")
def test_by_default_there_is_one_round_with_one_strike_each() -> None:
    course = fought(blocked())
    assert course.count(RoundBegan) == 0
    strikes = [event for event in course.events if isinstance(event, StrikeChosen)]
    assert strikes == [StrikeChosen(LUPO), StrikeChosen(THOMAS)]
    assert course.events[-1] == CombatEnded(LUPO, THOMAS)
    assert blood(course.state) == (4, 4)


def second_round(state: GameState) -> GameState:
    """A press to continue stands in a round that was fought at long range."""
    return changed(until(state, "PRESS"), Round, pressed=True, range=Range.LONG)


@rule("R6.4.1-01", "R6.4.4-07")
def test_after_a_press_that_stands_another_round_follows() -> None:
    course = fought(second_round(blocked()))
    again = [*OPENING, *PRESS, *END_OF_ROUND]
    assert course.questions == (*PRESS[2:], *END_OF_ROUND, *again, *END_OF_COMBAT)
    assert [e for e in course.events if isinstance(e, RoundBegan)] == [RoundBegan(2)]
    assert course.count(CombatEnded) == 1
    assert course.count(CombatBegan) == 0
    assert blood(course.state) == (3, 3)


@rule("R6.4.2-02", "R6.4.4-07")
def test_every_round_starts_at_close_range() -> None:
    state = blocked()
    assert combat_range(state) is Range.CLOSE
    state = until(second_round(state), "BEFORE_RANGE")
    combat = current_combat(state)
    assert combat is not None
    assert combat.round == 2
    assert combat_range(state) is Range.CLOSE


@rule("R6.4.2-01", "R6.4.5-02")
@pytest.mark.parametrize("range", list(Range))
def test_hands_reach_only_at_close_range(range: Range) -> None:
    state = changed(until(blocked(lupo=2), "BEFORE_STRIKES"), Round, range=range)
    state = until(state, "STRIKE", B)
    assert combat_range(state) is range
    course = fought(state)
    if range is Range.CLOSE:
        assert blood(course.state) == (4, 2)
    else:
        assert blood(course.state) == (5, 5)
        assert course.count(DamageInflicted) == 0


@rule("R6.4.2-09")
def test_nobody_has_a_maneuver_by_default() -> None:
    state = until(blocked(), "RANGE")
    for seat in (A, B):
        assert state.to_move == seat
        assert list(legal_moves(state)) == [Pass(seat)]
        state = apply(state, Pass(seat))
        assert combat_range(state) is Range.CLOSE


@rule("R6.4.3-03", "R6.4.3-05")
def test_a_pair_is_resolved_before_the_next() -> None:
    course = fought(second_round(blocked()))
    first = fought(until(blocked(), "STRIKE"))
    wounds = [DamageInflicted, BloodChanged] * 2
    pair = [StrikeChosen, StrikeChosen, *wounds]
    assert [type(event) for event in first.events[:6]] == pair
    assert [type(event) for event in course.events[:7]] == [RoundBegan, *pair]


@rule("R6.4.3-06", "R6.4.3-13")
def test_no_damage_is_done_before_both_strikes_have_taken_effect() -> None:
    state = until(blocked(own=0, other=0), "PREVENT", A)
    for seat in (A, B):
        assert (asked(state), state.to_move) == ("PREVENT", seat)
        assert [f.wounds for f in state.stack if isinstance(f, Damage)] == [
            (Wound(LUPO, 1, striker=THOMAS), Wound(THOMAS, 1, striker=LUPO))
        ]
        assert [state.cards[c].zone for c in (LUPO, THOMAS)] == [Zone.READY, Zone.READY]
        state = apply(state, Pass(seat))
    for seat in (A, B):  # something else may become of those who fall
        assert (asked(state), state.to_move) == ("TO_TORPOR", seat)
        state = apply(state, Pass(seat))
    assert [state.cards[c].zone for c in (LUPO, THOMAS)] == [Zone.TORPOR, Zone.TORPOR]


@rule("R6.4.3-06", "R6.4.6-09")
@pytest.mark.parametrize(("own", "other"), list(product(range(3), repeat=2)))
def test_strikes_are_simultaneous(own: int, other: int) -> None:
    cards = fought(blocked(own, other, lupo=1)).state.cards
    assert (cards[LUPO].zone is Zone.TORPOR) is (own < 1)
    assert (cards[THOMAS].zone is Zone.TORPOR) is (other < 2)


@rule("R6.4.5-01", "R6.4.3-07")
@pytest.mark.parametrize("seat", [A, B])
def test_the_hand_strike_is_always_there(seat: int) -> None:
    state = until(blocked(), "STRIKE", seat)
    assert list(legal_moves(state)) == [HandStrike(seat)]


@rule("R6.4.5-02", "R6.4.5-03")
@pytest.mark.parametrize(("own", "other"), list(product(range(4), repeat=2)))
def test_a_hand_strike_does_the_strikers_strength_in_damage(own: int, other: int) -> None:
    course = fought(blocked(lupo=own, thomas=other))
    assert blood(course.state) == (5 - 1 - other, 5 - 1 - own)


@rule("R6.4-05")
def test_tapped_or_not_makes_no_difference() -> None:
    state = until(blocked(own=3, other=1, lupo=1), "STRIKE")
    found = []
    for taps in product((False, True), repeat=2):
        cards = state.cards
        for card, tapped in zip((LUPO, THOMAS), taps, strict=True):
            cards = cards.set(card, cards[card].replace(tapped=tapped))
        course = fought(state.replace(cards=cards))
        found.append((course.questions, course.events, blood(course.state)))
    assert found[0][2] == (2, 0)
    assert found == [found[0]] * 4


@rule("R6.4-07", "R6.4.1-01")
def test_a_combat_has_two_combatants_from_its_beginning_to_its_end() -> None:
    state = second_round(blocked())
    while (combat := current_combat(state)) is not None:
        assert (combat.acting, combat.opposing) == (LUPO, THOMAS)
        assert sum(isinstance(frame, Combat) for frame in state.stack) == 1
        state = apply(state, answer(state))


FALLS = ((1, 0), (0, 1), (0, 0))
FALLING = (("TO_TORPOR", A), ("TO_TORPOR", B))


@rule("R6.4.3-14", "R6.4.4-01")
@pytest.mark.parametrize(("own", "other"), FALLS)
def test_there_is_no_press_when_a_combatant_has_fallen(own: int, other: int) -> None:
    course = fought(blocked(own, other))
    assert course.questions == (*OPENING, *FALLING, *END_OF_ROUND, *END_OF_COMBAT)


@rule("R6.4.3-14", "R6.4-03")
@pytest.mark.parametrize("gone", [LUPO, THOMAS])
def test_a_press_that_stands_does_not_continue_without_a_combatant(gone: int) -> None:
    state = changed(until(blocked(), "PRESS"), Round, pressed=True)
    course = fought(move(state, gone, Zone.TORPOR).replace(trail=()))
    assert course.count(RoundBegan) == 0
    assert course.events[-1] == CombatEnded(LUPO, THOMAS)


STAGES = [
    ("BEFORE_RANGE", A),
    ("BEFORE_RANGE", C),
    ("RANGE", A),
    ("RANGE", B),
    ("BEFORE_STRIKES", B),
    ("STRIKE", A),
    ("STRIKE", B),
]


@rule("R6.4.3-15", "R6.4.3-14")
@pytest.mark.parametrize("burned", [False, True])
@pytest.mark.parametrize("gone", [LUPO, THOMAS])
@pytest.mark.parametrize(("stage", "seat"), STAGES)
def test_combat_ends_at_any_moment_with_a_combatant(
    stage: str, seat: int, gone: int, burned: bool
) -> None:
    state = until(blocked(), stage, seat)
    state = burn(state, gone) if burned else move(state, gone, Zone.TORPOR)
    course = fought(state.replace(trail=()))
    open_window = [(what, who) for what, who in OPENING if what == stage and who >= seat]
    if stage == "STRIKE":
        open_window = [(stage, seat)]
    assert course.questions == (*open_window, *END_OF_ROUND, *END_OF_COMBAT)
    assert course.count(DamageInflicted) == 0
    assert course.count(StrikeChosen) <= 1
    assert course.count(CardMoved) == 0
    assert course.events[-1] == CombatEnded(LUPO, THOMAS)


@rule("R6.4.3-15")
def test_combat_ends_with_a_combatant_who_falls_before_a_strike() -> None:
    """Damage in the middle of the round that comes from elsewhere."""
    state = until(blocked(own=0), "RANGE", A)
    state = state.replace(stack=(*state.stack, Damage((Wound(LUPO, 1),))), pending=None)
    course = fought(advance(state).replace(trail=()))
    assert course.count(StrikeChosen) == 0
    assert course.state.cards[LUPO].zone is Zone.TORPOR

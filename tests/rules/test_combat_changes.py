"""Changes of a combat that a mutation run found unnoticed."""

from __future__ import annotations

import pytest

from tests.rulecheck import rule
from tests.rules.fights import armed, fight, holding, reach, strike
from tests.rules.prop_cards import table
from vtes.engine import transition
from vtes.model.cards import Discipline
from vtes.model.combat import (
    ALWAYS,
    Combat,
    Granted,
    Lost,
    Marked,
    PairStep,
    Range,
    Round,
    Spent,
    StrikePair,
)
from vtes.model.combat_events import (
    CombatantMarked,
    Maneuvered,
    OptionGained,
    Pressed,
    StrikeChosen,
    StrikesGained,
)
from vtes.model.combat_words import Mark, Option, Span
from vtes.model.decisions import DecisionKind, WindowKind
from vtes.model.events import Cause
from vtes.model.frames import Use
from vtes.model.state import NOBODY, GameState
from vtes.model.text import By, Each, How, Mode, Strike
from vtes.model.zones import Zone
from vtes.notation import find_card
from vtes.ops.cards import move
from vtes.ops.combat import (
    allow,
    card_played,
    choose_strike,
    combat_of,
    gain_strikes,
    limited_strikes,
    lose_strikes,
    mark,
    note_lost,
    note_played,
    number_of,
    press,
    press_by_cards,
    round_of,
    take_option,
    use_up,
)
from vtes.ops.counters import change_blood
from vtes.ops.stack import change
from vtes.rules.combat import first_grant
from vtes.rules.stack import topmost
from vtes.testing.lines import reading


def fighting(with_cards: bool = False) -> GameState:
    """Lupo fights Thomas; two cards in play may press."""
    position = table().prop("House", types="master").prop("Tower", types="master")
    position.permanent("House", "A", counters=1).permanent("Tower", "B", counters=1)
    state = reach(fight(position), DecisionKind.STRIKE)
    if not with_cards:
        return state
    both = tuple((find_card(state, name), 1) for name in ("House", "Tower"))
    return change(state, Combat, pressing=both)


@rule("R6.4.4-03", "R6.4.4-04")
def test_cards_press_one_after_the_other() -> None:
    """The press of the second stands when that of the first is cancelled; none is a minion's."""
    state = change(fighting(with_cards=True), Round, presser=find_card(fighting(), "Lupo"))
    house, tower = find_card(state, "House"), find_card(state, "Tower")
    state = press_by_cards(state)
    assert state.trail[-1] == Pressed(house, goes_on=True)
    assert (round_of(state).pressed, round_of(state).presser) == (True, NOBODY)
    assert (state.cards[house].blood, state.cards[tower].blood) == (0, 0)
    thomas = find_card(state, "Thomas")
    state = press(state, thomas)
    assert state.trail[-2:] == (Pressed(thomas, goes_on=False), Pressed(tower, goes_on=True))
    assert (round_of(state).pressed, round_of(state).presser) == (True, NOBODY)
    state = press(state, thomas)
    assert (round_of(state).pressed, round_of(state).presser) == (False, thomas)


@rule("R6.4.4-03")
def test_a_card_that_is_contested_presses_no_more() -> None:
    state = fighting(with_cards=True)
    house, tower = find_card(state, "House"), find_card(state, "Tower")
    state = press_by_cards(move(state, house, Zone.CONTESTED))
    assert state.trail[-1] == Pressed(tower, goes_on=True)
    assert (state.cards[house].blood, state.cards[tower].blood) == (1, 0)


@rule("R1.4-01")
def test_what_is_true_of_the_next_blow_is_used_up_once() -> None:
    state = fighting()
    lupo, thomas = find_card(state, "Lupo"), find_card(state, "Thomas")
    blow = Marked(lupo, Mark.AGGRAVATED_BLOW, 0, 1)
    others = (blow.replace(minion=thomas), blow.replace(mark=Mark.AGGRAVATED_HANDS))
    state = use_up(change(state, Combat, marks=(*others, blow)), lupo, blow.mark)
    assert combat_of(state).marks == others
    assert combat_of(use_up(state, lupo, blow.mark)).marks == others


@rule("R1.4-01")
def test_what_is_allowed_is_used_up_once() -> None:
    state = fighting()
    lupo, thomas = find_card(state, "Lupo"), find_card(state, "Thomas")
    others = (
        Granted(thomas, Option.PREVENT, 1),
        Granted(lupo, Option.MANEUVER, 1),
        Granted(lupo, Option.PREVENT, 2),
    )
    always, now = Granted(lupo, Option.PREVENT, ALWAYS), Granted(lupo, Option.PREVENT, 1)
    state = change(state, Combat, options=(*others, always, now))
    assert first_grant(state, lupo, Option.PREVENT) == now
    state = take_option(state, now)
    assert combat_of(state).options == (*others, always)
    assert first_grant(state, lupo, Option.PREVENT) == always
    state = take_option(state, always)
    assert combat_of(state).options == others
    assert first_grant(state, lupo, Option.PREVENT) is None


@rule("R6.4.2-12", "R6.4.2-10")
def test_a_strike_that_is_chosen_by_maneuvering() -> None:
    """The maneuvers of a card in play are counted; a card from a hand has but one."""
    position = holding(armed(table(), "Lupo", "Club"), A={"Leap": strike(maneuvers=1)})
    state = reach(fight(position), DecisionKind.STRIKE)
    state = state.replace(stack=state.stack[:-1])  # range is determined, not a strike
    lupo, club = find_card(state, "Lupo"), find_card(state, "Club")
    (leap,) = (c for c in state.players[0].hand if state.definition(c).facts.name == "Leap")
    made = choose_strike(state, Use(0, lupo, leap))
    assert made.trail[-1] == Maneuvered(lupo, Range.LONG)
    assert (combat_of(made).maneuvers, round_of(made).committed) == ((), (Use(0, lupo, leap),))
    made = choose_strike(state, Use(0, lupo, club, 1))
    assert combat_of(made).maneuvers == ((club, 1),)
    made = choose_strike(state, Use(0, lupo, lupo, 2))  # as an ally has one of his own
    assert combat_of(made).maneuvers == ((lupo, 2),)


@rule("R6.4.3-05")
def test_everybody_is_told_of_a_strike_that_is_chosen() -> None:
    state = fighting()
    step = transition(*reading(state, "A: strike with hand"))
    assert StrikeChosen(find_card(state, "Lupo"), NOBODY, NOBODY, NOBODY) in step.events


@rule("R6.4.3-05", "R6.4.7-02")
def test_everybody_is_told_with_what_and_at_whom() -> None:
    position = armed(table().prop("Dog", types="retainer"), "Lupo", "Club")
    position.attach("Dog", on="Thomas", life=1)
    cut_once = strike(damage=1).replace(each=Each.COMBAT)  # what is played is noted elsewhere
    state = reach(fight(holding(position, A={"Cut": cut_once})), DecisionKind.STRIKE)
    lupo, club, dog = (find_card(state, name) for name in ("Lupo", "Club", "Dog"))
    (cut,) = (c for c in state.players[0].hand if state.definition(c).facts.name == "Cut")
    made = choose_strike(state, Use(0, lupo, cut, weapon=club, struck=dog))
    assert made.trail[-1] == StrikeChosen(lupo, cut, weapon=club, struck=dog)
    assert combat_of(made).used == ()


@rule("R1.4-01")
def test_only_strikes_that_are_limited_are_noted() -> None:
    limited, free = (
        Mode(How.USE, by=By.HOST, strike=Strike(damage=1), each=each)
        for each in (Each.COMBAT, None)
    )
    other = Mode(How.USE, windows=(WindowKind.RANGE,), by=By.HOST, each=Each.COMBAT)
    state = reach(fight(armed(table(), "Lupo", "Club", free, limited, other)), DecisionKind.STRIKE)
    assert limited_strikes(state, find_card(state, "Club")) == [1]
    lupo = find_card(state, "Lupo")
    played = note_played(state, lupo, 100_001, limited=True)
    assert combat_of(played).played == (Spent(lupo, 100_001, 1, limited=True),)


@rule("R6.4.7-07")
def test_life_lost_without_damage() -> None:
    state = change(fighting(), Combat, round=2)
    assert combat_of(note_lost(state, 3, 2)).lost == (Lost(3, 0, 2, 2),)


@rule("R6.4.3-16", "R6.4.3-21")
def test_additional_strikes_come_and_go() -> None:
    state = fighting()
    lupo, thomas = find_card(state, "Lupo"), find_card(state, "Thomas")
    state = gain_strikes(state, lupo, 2, limited=True)
    state = gain_strikes(gain_strikes(state, lupo, 1, limited=False), thomas, 1, limited=True)
    assert state.trail[-3:] == (
        StrikesGained(lupo, 2),
        StrikesGained(lupo, 1),
        StrikesGained(thomas, 1),
    )
    current = round_of(state)
    assert (current.strikes, current.gained) == (((lupo, 3), (thomas, 1)), (lupo, thomas))
    current = round_of(lose_strikes(state, lupo, 2))
    assert (current.strikes, current.gained) == (((lupo, 1), (thomas, 1)), (thomas,))


@rule("R1.4-01")
@pytest.mark.parametrize(
    ("span", "number"),
    [(Span.COMBAT, ALWAYS), (Span.EACH_ROUND, ALWAYS), (Span.ROUND, 2), (Span.NEXT_ROUND, 3)],
)
def test_in_which_round_something_is_true_or_allowed(span: Span, number: int) -> None:
    state = change(fighting(), Combat, round=2)
    thomas = find_card(state, "Thomas")
    state = mark(state, thomas, Mark.STRENGTH, 1, span)
    state = allow(state, thomas, Option.PREVENT, span, Discipline.FORTITUDE)
    each = span is Span.EACH_ROUND
    granted = Granted(thomas, Option.PREVENT, number, Discipline.FORTITUDE, each)
    assert combat_of(state).marks == (Marked(thomas, Mark.STRENGTH, 1, number),)
    assert combat_of(state).options == (granted,)
    told = (CombatantMarked(thomas, Mark.STRENGTH, 1), OptionGained(thomas, Option.PREVENT))
    assert state.trail[-2:] == told
    again = (granted.replace(since=3),) if each else ()
    assert combat_of(take_option(state, granted)).options == again


@rule("R6.4.1-01")
def test_before_the_first_round_what_is_true_in_a_round_is_so_in_the_first() -> None:
    for number in (0, 1):
        state = change(fighting(), Combat, round=number)
        assert (number_of(state, Span.ROUND), number_of(state, Span.NEXT_ROUND)) == (1, 2)


@rule("R6.4.4-03")
def test_cards_that_press_have_their_counters_again_when_a_card_is_played() -> None:
    state = change(fighting(with_cards=True), Combat, round=3)
    house, tower = find_card(state, "House"), find_card(state, "Tower")
    pressing = ((house, 3), (tower, 2))
    state = move(change(state, Combat, pressing=pressing), tower, Zone.CONTESTED)
    state = card_played(press_by_cards(change_blood(state, house, 1, Cause.CARD)))
    assert combat_of(state).last == 3
    assert (state.cards[house].blood, state.cards[tower].blood) == (3, 1)
    outside = table().build()
    assert card_played(outside) == outside


@rule("R6.4.4-03")
def test_a_card_with_several_counters_presses_for_one_of_them() -> None:
    state = fighting(with_cards=True)
    house, tower = find_card(state, "House"), find_card(state, "Tower")
    state = change_blood(change_blood(state, house, 2, Cause.CARD), tower, -1, Cause.CARD)
    state = press_by_cards(state)
    assert (state.cards[house].blood, round_of(state).presses) == (2, ())


@rule("R1.4-01", "R6.4.3-05")
def test_strikes_of_a_pair_are_chosen_and_counted() -> None:
    once = Mode(How.USE, by=By.HOST, strike=Strike(damage=1), each=Each.COMBAT)
    free = once.replace(each=None)
    state = reach(fight(armed(table(), "Thomas", "Club", free, once)), DecisionKind.STRIKE)
    lupo, thomas, club = (find_card(state, name) for name in ("Lupo", "Thomas", "Club"))
    first, second = Use(0, lupo, NOBODY), Use(1, thomas, club, 1)
    state = choose_strike(state, first)
    pair = topmost(state, StrikePair)
    assert pair is not None
    assert (pair.first, pair.step) == (first, PairStep.SECOND)
    state = choose_strike(state, second)
    pair = topmost(state, StrikePair)
    assert pair is not None
    assert (pair.second, pair.step) == (second, PairStep.CHOSEN)
    assert combat_of(state).used == (Spent(thomas, club, 1, limited=True, mode=1),)

"""Changes of a combat that a mutation run found unnoticed."""

from __future__ import annotations

from tests.rulecheck import rule
from tests.rules.fights import armed, fight, holding, reach, strike
from tests.rules.prop_cards import table
from vtes.engine import transition
from vtes.model.combat import ALWAYS, Combat, Granted, Lost, Marked, Range, Round, Spent
from vtes.model.combat_events import Maneuvered, Pressed, StrikeChosen
from vtes.model.combat_words import Mark, Option
from vtes.model.decisions import DecisionKind, WindowKind
from vtes.model.frames import Use
from vtes.model.state import NOBODY, GameState
from vtes.model.text import By, Each, How, Mode, Strike
from vtes.model.zones import Zone
from vtes.notation import find_card
from vtes.ops.cards import move
from vtes.ops.combat import (
    choose_strike,
    combat_of,
    limited_strikes,
    note_lost,
    note_played,
    press,
    press_by_cards,
    round_of,
    take_option,
    use_up,
)
from vtes.ops.stack import change
from vtes.rules.combat import first_grant
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
    state = reach(fight(holding(position, A={"Cut": strike(damage=1)})), DecisionKind.STRIKE)
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

"""Steps of a combat, and what strikes do together, that a mutation run found unnoticed."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulecheck import rule
from tests.rules.fights import GUN, HIDE, TURN, armed, fight, holding, play, reach, strike
from tests.rules.pairs import drive
from tests.rules.prop_cards import table
from vtes.cards.shapes import combat_card
from vtes.engine import Transition, advance, transition
from vtes.model.cards import Discipline
from vtes.model.combat import (
    ALWAYS,
    Combat,
    CombatStep,
    Continuation,
    Lost,
    Marked,
    PairStep,
    Range,
    Round,
    RoundStep,
    StrikePair,
)
from vtes.model.combat_events import CombatBegan, DamageInflicted, DamagePrevented, StrikeDodged
from vtes.model.combat_words import Mark, Marks
from vtes.model.decisions import DecisionKind, WindowKind
from vtes.model.events import Event
from vtes.model.frames import Action, Impulse, Use
from vtes.model.moves import Pass
from vtes.model.state import NOBODY, GameState
from vtes.model.text import How, Mode, Reach, Strike
from vtes.model.zones import TORPOR
from vtes.notation import find_card
from vtes.ops.cards import burn, move
from vtes.ops.combat import card_played, combat_of, round_of
from vtes.ops.stack import change
from vtes.reducers.combat import proceed_combat, proceed_round
from vtes.rules.stack import topmost
from vtes.testing import Position, read
from vtes.testing.lines import reading


def over(position: Position | None = None, **changes: Any) -> GameState:
    """Lupo and Thomas have fought; what follows their combat is to be seen."""
    state = reach(fight(position or table()), DecisionKind.STRIKE)
    place = next(i for i, frame in enumerate(state.stack) if isinstance(frame, Combat))
    state = state.replace(stack=state.stack[: place + 1])
    return change(state, Combat, **{"step": CombatStep.OVER, **changes})


def ids(state: GameState, *names: str) -> tuple[int, ...]:
    """Instance ids."""
    return tuple(find_card(state, name) for name in names)


@rule("R6.4.1-01")
@pytest.mark.parametrize("again", ["Thomas", "Nik"])
def test_who_only_stayed_for_a_combat_does_not_fall_before_his_next(again: str) -> None:
    """A wounded combatant goes to torpor; into the next combat he goes before."""
    state = over()
    lupo, thomas, other = ids(state, "Lupo", "Thomas", again)
    wounded = Marked(thomas, Mark.WOUNDED, 1, ALWAYS)
    state = change(state, Combat, marks=(wounded,), again=(lupo, other))
    state = proceed_combat(state, combat_of(state))
    fights_on = other == thomas
    assert read(state, "Thomas.zone") == ("ready" if fights_on else "torpor")
    assert combat_of(state).falling == ((thomas,) if fights_on else ())
    assert (combat_of(state).acting, combat_of(state).opposing) == (lupo, other)


@rule("R6.4.1-01")
def test_what_was_true_in_a_combat_is_true_no_more_when_it_has_ended() -> None:
    """But what is damage of a strike that comes after it."""
    state = over(step=CombatStep.ENDED)
    kept = (Mark.WOUNDED, Mark.DAMAGE_AGGRAVATED)
    marks = tuple(Marked(99, mark, 0, ALWAYS) for mark in (Mark.STRENGTH, *kept))
    state = change(state, Combat, marks=marks)
    state = proceed_combat(state, combat_of(state))
    assert combat_of(state).marks == marks[1:]


@rule("R6.4-03")
@pytest.mark.parametrize("ready", [True, False])
def test_no_combat_begins_with_who_is_not_ready(ready: bool) -> None:
    state = over(step=CombatStep.BEGIN).replace(trail=())
    lupo, thomas = ids(state, "Lupo", "Thomas")
    state = state if ready else move(state, thomas, TORPOR)
    state = proceed_combat(state, combat_of(state))
    assert (CombatBegan(lupo, thomas) in state.trail) is ready
    assert (topmost(state, Combat) is not None) is ready


@rule("R6.4.7-07")
@pytest.mark.parametrize("gone", [True, False])
def test_a_retainer_that_is_gone_gets_back_nothing(gone: bool) -> None:
    position = table().prop("Dog", types="retainer").attach("Dog", on="Thomas", life=1)
    state = over(position, step=CombatStep.ENDED)
    (dog,) = ids(state, "Dog")
    state = change(state, Combat, lost=(Lost(dog, 2, 2, 1),))
    state = burn(state, dog) if gone else state
    state = proceed_combat(state, combat_of(state))
    assert state.cards[dog].blood == (0 if gone else 3)


@rule("R1.4-01")
@pytest.mark.parametrize("step", [RoundStep.RANGE, RoundStep.BEFORE_STRIKES])
def test_who_may_not_maneuver_may_do_all_the_rest(step: RoundStep) -> None:
    effect = Marks(Mark.STRENGTH, 1)
    cards = {
        "Leap": combat_card(0, WindowKind.RANGE, effect),
        "Roar": combat_card(0, WindowKind.BEFORE_STRIKES, effect),
    }
    state = over(holding(table(), A=cards), step=CombatStep.END)
    frame = Round(harmed=True, step=step)
    state = state.replace(stack=(*state.stack, frame))
    assert isinstance(proceed_round(state, frame).stack[-1], Impulse)
    (lupo,) = ids(state, "Lupo")
    state = change(state, Combat, marks=(Marked(lupo, Mark.NO_MANEUVERS, 0, ALWAYS),))
    asked = isinstance(proceed_round(state, frame).stack[-1], Impulse)
    assert asked is (step is not RoundStep.RANGE)


@rule("R6.2.3-05")
@pytest.mark.parametrize("ready", [True, False])
def test_the_action_of_who_is_in_torpor_does_not_go_on(ready: bool) -> None:
    state = over()
    (lupo,) = ids(state, "Lupo")
    state = change(state, Combat, continuing=Continuation(lupo, 2, 0))
    state = state if ready else move(state, lupo, TORPOR)
    state = proceed_combat(state, combat_of(state))
    action = topmost(state, Action)
    assert action is not None
    assert action.stealth == (2 if ready else 0)


@rule("R6.4.3-18")
def test_who_is_kept_from_additional_strikes_he_has_makes_none() -> None:
    state = over(step=CombatStep.END)
    lupo, thomas = ids(state, "Lupo", "Thomas")
    mark = Marked(lupo, Mark.NO_MORE_STRIKES, 0, ALWAYS)
    frame = Round(strikes=((lupo, 1), (thomas, 1)), harmed=True, step=RoundStep.MORE_STRIKES)
    state = change(state, Combat, marks=(mark,))
    state = proceed_round(state.replace(stack=(*state.stack, frame)), frame)
    pair = topmost(state, StrikePair)
    assert pair is not None
    assert (pair.striking, pair.initial) == ((thomas,), False)


@rule("R6.4.2-12", "R6.4.5-14")
def test_who_has_lost_the_weapon_he_maneuvered_with_chooses_again() -> None:
    state = fight(armed(table(), "Lupo", "Gun", GUN), "A: use Gun")
    assert len(round_of(state).committed) == 1
    asked = reach(state, WindowKind.BEFORE_STRIKES)
    kept = reach(asked, DecisionKind.STRIKE)
    assert read(kept, "to_move") == "B"
    gone = reach(burn(asked, find_card(asked, "Gun")).replace(trail=()), DecisionKind.STRIKE)
    assert read(gone, "to_move") == "A"


# --- strikes that resolve together ----------------------------------------------------------------


def struck(mine: dict[str, Any], *marks: Marked, **theirs: Any) -> Transition:
    """Lupo and Thomas have struck with such cards; with all that has happened since."""
    position = holding(
        table(), A={"Blow": strike(**mine)}, B={"Answer": strike(**theirs)} if theirs else {}
    )
    state = reach(fight(position), DecisionKind.STRIKE)
    state = change(state, Combat, marks=marks)
    answer = "B: play Answer with Thomas" if theirs else "B: strike with hand"
    return on(play(state, "A: play Blow with Lupo"), answer)


def on(state: GameState, *lines: str) -> Transition:
    """These moves, and up to the end of the action, with all that has happened since."""
    events: tuple[Event, ...] = ()
    todo = [*lines]
    while state.pending and state.pending.kind is not DecisionKind.MINION:
        passing = state.pending.kind is DecisionKind.IMPULSE
        made = transition(
            *((state, Pass(state.pending.seat)) if passing else reading(state, todo.pop(0)))
        )
        state, events = made.after, events + made.events
    return Transition(state, None, state, events)


@rule("R6.4.3-13")
def test_a_strike_that_sends_to_torpor_needs_no_damage() -> None:
    state = struck({"torpor": True}, steal=1).after
    assert read(state, "Thomas.zone") == "torpor"
    assert (read(state, "Thomas.blood"), read(state, "Lupo.blood")) == (5, 4)


@rule("D11", "R6.4.6-02")
def test_damage_of_the_acting_minion_is_prevented_first() -> None:
    position = holding(table(), A={"Hide": HIDE}, B={"Hide": HIDE})
    state = play(fight(position), "A: strike with hand", "B: strike with hand")
    state = reach(state, WindowKind.PREVENT)
    assert read(state, "to_move") == "A"
    assert read(reach(state, WindowKind.PREVENT, "B"), "to_move") == "B"


@rule("R6.4.5-17", "R6.4.3-10")
@pytest.mark.parametrize(
    ("blow", "answer", "dodged"),
    [
        ({"damage": 1}, {"dodge": True}, True),
        ({"damage": 1, "undodged": True}, {"dodge": True}, False),
        ({"damage": 1, "reach": Reach.LONG}, {"steal": 1}, False),
    ],
)
def test_everybody_is_told_that_a_strike_was_dodged(
    blow: dict[str, Any], answer: dict[str, Any], dodged: bool
) -> None:
    events = struck(blow, **answer).events
    lupo = find_card(table().build(), "Lupo")
    told = [event for event in events if isinstance(event, StrikeDodged)]
    assert told == [StrikeDodged(lupo)] * dodged


@rule("R6.4.6-02")
@pytest.mark.parametrize(
    ("blow", "blood"),
    [
        ({}, 5),
        ({"aggravated": True}, 5),
        ({"unpreventable": True}, 3),
        ({"unprevented": Discipline.FORTITUDE}, 3),
    ],
)
def test_a_shield_prevents_what_any_card_would(blow: dict[str, Any], blood: int) -> None:
    thomas = find_card(table().build(), "Thomas")
    shield = Marked(thomas, Mark.SHIELDED, 0, ALWAYS)
    made = struck({"damage": 2, **blow}, shield)
    assert (read(made.after, "Thomas.blood"), read(made.after, "Lupo.blood")) == (blood, 4)
    points = (0, 2) if "aggravated" in blow else (2, 0)
    told = [event for event in made.events if isinstance(event, DamagePrevented)]
    assert told == [DamagePrevented(thomas, *points)] * (blood == 5)


@rule("R6.4.7-02")
def test_a_shield_is_none_for_a_retainer() -> None:
    position = table().prop("Dog", types="retainer").attach("Dog", on="Thomas", life=3)
    gun = Strike(damage=2, reach=Reach.BOTH)
    position = holding(position, A={"Shot": Mode(How.COMBAT, strike=gun)})
    state = reach(fight(position), DecisionKind.STRIKE)
    lupo, thomas, dog = ids(state, "Lupo", "Thomas", "Dog")
    state = change(state, Combat, marks=(Marked(thomas, Mark.SHIELDED, 0, ALWAYS),))
    (shot,) = (c for c in state.players[0].hand if state.definition(c).facts.name == "Shot")
    uses = {"first": Use(0, lupo, shot, struck=dog), "second": Use(1, thomas, NOBODY)}
    state = change(state, Round, range=Range.LONG)
    state = change(state, StrikePair, step=PairStep.CHOSEN, **uses).replace(pending=None)
    events = on(advance(state).replace(trail=())).events
    assert DamageInflicted(dog, 2, 0) in events
    assert not any(isinstance(event, DamagePrevented) for event in events)


@rule("R1.4-01")
@pytest.mark.parametrize("gun", [True, False])
def test_only_a_blow_uses_up_what_is_true_of_the_next_one(gun: bool) -> None:
    """Whether it is dodged or not."""
    dodge = {"Dodge": strike(dodge=True)}
    position = holding(armed(table(), "Lupo", "Gun", GUN), A={"Turn": TURN}, B=dodge)
    state = reach(fight(position), DecisionKind.STRIKE)
    (lupo,) = ids(state, "Lupo")
    mark = Marked(lupo, Mark.AGGRAVATED_BLOW, 0, ALWAYS)
    blow = "A: use Gun" if gun else "A: strike with hand"
    state = play(change(state, Combat, marks=(mark,)), blow, "B: play Dodge with Thomas")
    assert combat_of(reach(state, WindowKind.PRESS)).marks == ((mark,) if gun else ())


@rule("R6.4.7-02")
def test_the_retainer_of_who_blocks_uses_his_weapon() -> None:
    position = table().attach("Ghoul Retainer", on="Thomas").attach("Assault Rifle", on="Thomas")
    state = play(fight(position), "A: strike with hand", "B: strike with hand")
    state = drive(state, "B: use Ghoul Retainer in way 2", "B: target Assault Rifle")
    assert read(on(state).after, "Lupo.blood") == 5 - 1 - 4


@rule("R1.4-01")
def test_the_last_round_with_a_card_is_remembered() -> None:
    """By it ends a combat that a wounded vampire fights on in."""
    state = reach(fight(table()), DecisionKind.STRIKE)
    assert combat_of(state).last == 0
    assert combat_of(card_played(change(state, Combat, round=3))).last == 3

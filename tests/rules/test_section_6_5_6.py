"""The blood hunt (6.5.6): who calls it, when, and what it leads to."""

from __future__ import annotations

import pytest

from tests.rulecheck import rule
from tests.rules.pairs import drive, finish, play
from tests.rules.prop_cards import modifier, prop
from vtes.check import check
from vtes.codec import dumps, loads
from vtes.engine import Transition, transition
from vtes.model.combat_events import CombatEnded
from vtes.model.decisions import WindowKind
from vtes.model.deed_words import Diablerize
from vtes.model.events import ActionEnded, CardMoved, Ending, Event
from vtes.model.state import GameState
from vtes.model.text import Aim, Bonus, Number, Text, What
from vtes.model.vote_events import ReferendumBegan, ReferendumFailed, ReferendumPassed
from vtes.model.zones import Zone
from vtes.ops.cards import burn
from vtes.testing import Position, read
from vtes.testing.lines import reading

LUPO, YURI = 0, 1
SEATS = ("A", "B", "C")


def table() -> Position:
    """A's Lupo, C's Yuri in torpor; each Methuselah has a prince who could vote."""
    position = Position(*SEATS).vampire("Lupo", "A", capacity=5, blood=2)
    position.vampire("Yuri", "C", capacity=5, blood=2, zone="torpor")
    for seat in SEATS:
        position.vampire(f"Prince {seat}", seat, capacity=6, title="prince", tapped=True)
    return position


def committed(position: Position | None = None) -> GameState:
    """Lupo has diablerized Yuri; A is asked whether she calls a blood hunt."""
    return finish(play((position or table()).build(), "A: diablerize with Lupo", "A: target Yuri"))


def voted(state: GameState, *sides: str) -> Transition:
    """All have voted, "for", "against" or not at all (""); with what it led to."""
    events: tuple[Event, ...] = ()
    todo = dict(zip(SEATS, sides, strict=True))
    while read(state, "pending") == "IMPULSE":
        seat = str(read(state, "to_move"))
        side = todo.get(seat) if read(state, "window") == "POLLING" else ""
        todo[seat] = "" if read(state, "window") == "POLLING" else todo.get(seat, "")
        line = f"{seat}: vote {side} with Prince {seat}" if side else f"{seat}: pass"
        made = transition(*reading(state, line))
        events += made.events
        state = made.after
    return Transition(state, None, state, events)


@rule("R6.5.6-01", "G27")
def test_each_methuselah_is_asked_once_until_one_calls() -> None:
    state = committed()
    for number, seat in enumerate(SEATS):
        assert (read(state, "pending"), read(state, "to_move")) == ("BLOOD_HUNT", seat)
        made = transition(*reading(state, f"{seat}: call a blood hunt"))
        assert ReferendumBegan(number, -1, -1, LUPO) in made.events
        after = voted(made.after, "", "", "").after
        assert read(after, "pending") == "MINION"  # nobody else is asked again
        state = play(state, f"{seat}: pass")
    assert read(state, "pending") == "MINION"
    assert read(state, "Lupo.zone") == "ready"


@rule("R6.5.6-02", "R6.5.6-06")
@pytest.mark.parametrize(
    ("sides", "passes"),
    [
        (("", "for", ""), True),
        (("against", "for", "for"), True),
        (("", "", ""), False),
        (("against", "for", ""), False),
        (("against", "", ""), False),
    ],
)
def test_the_diablerist_is_burned_if_it_passes(sides: tuple[str, ...], passes: bool) -> None:
    made = voted(play(committed(), "A: pass", "B: call a blood hunt"), *sides)
    kinds = {type(event) for event in made.events}
    assert (ReferendumPassed in kinds, ReferendumFailed in kinds) == (passes, not passes)
    assert read(made.after, "Lupo.zone") == ("ash heap" if passes else "ready")
    assert not check(made.after)


@rule("R6.5.6-02")
def test_a_diablerist_who_has_been_burned_meanwhile_is_not_burned_again() -> None:
    state = play(committed(), "A: call a blood hunt")
    made = voted(burn(state, LUPO).replace(trail=()), "for", "", "")
    assert any(isinstance(event, ReferendumPassed) for event in made.events)
    assert not any(isinstance(event, CardMoved) for event in made.events)
    assert read(made.after, "Lupo.zone") == "ash heap"


@rule("R6.5.6-02")
def test_the_action_that_led_to_it_was_successful() -> None:
    made = voted(play(committed(), "A: call a blood hunt"), "for", "", "")
    burned = next(e for e in made.events if isinstance(e, CardMoved) and e.card == LUPO)
    assert burned.zone is Zone.ASH_HEAP
    (ended,) = [e for e in made.events if isinstance(e, ActionEnded)]
    assert ended.ending is Ending.SUCCESSFUL


@rule("R6.5.6-01", "R6.5.5-12")
def test_a_blocker_is_hunted_in_the_turn_of_another() -> None:
    hound = Text(bonuses=(Bonus(Number.INTERCEPT, 1),))
    position = Position(*SEATS).vampire("Lupo", "A", capacity=5, blood=3, zone="torpor")
    position.vampire("Thomas", "B", capacity=5, blood=2).prop(
        "Hound", types="equipment", text=hound
    )
    position.attach("Hound", on="Thomas")
    for seat in SEATS:
        position.vampire(f"Prince {seat}", seat, capacity=6, title="prince", tapped=True)
    state = drive(position.build(), "A: leave torpor with Lupo", "B: block with Thomas")
    state = play(finish(state), "B: diablerize")
    assert read(state, "to_move") == "A"
    made = voted(play(state, "A: call a blood hunt"), "for", "", "")
    assert read(made.after, "Thomas.zone") == "ash heap"
    (ended,) = [e for e in made.events if isinstance(e, ActionEnded)]
    assert ended.ending is Ending.BLOCKED


def in_combat() -> GameState:
    """Lupo, who was blocked by B's Thomas, has diablerized him with a card before any strike."""
    position = table().vampire("Thomas", "B", capacity=5, blood=1).hand("A", "Fangs")
    bite = modifier(
        Diablerize(), windows=(WindowKind.BEFORE_STRIKES,), aim=Aim(What.VAMPIRE, another=True)
    )
    prop(position, "Fangs", "action modifier", bite)
    state = drive(position.build(), "A: bleed with Lupo", "B: block with Thomas")
    return drive(state, "A: play Fangs with Lupo", "A: target Thomas")


@rule("R6.5.6-01", "R6.5.5-05")
def test_a_diablerie_in_the_middle_of_combat_ends_it() -> None:
    state = finish(in_combat())
    assert (read(state, "pending"), read(state, "to_move")) == ("BLOOD_HUNT", "A")
    assert read(state, "combat.round") == 1
    state = play(state, "A: pass", "B: pass", "C: pass")
    assert read(finish(state), "pending") == "MINION"
    assert (read(state, "Lupo.zone"), read(state, "Lupo.blood")) == ("ready", 3)


@rule("R6.5.6-01", "R6.5.6-02")
def test_a_blood_hunt_in_the_middle_of_combat() -> None:
    state = play(finish(in_combat()), "A: pass", "B: pass", "C: call a blood hunt")
    assert loads(dumps(state)) == state
    made = voted(state, "", "", "for")
    assert read(made.after, "Lupo.zone") == "ash heap"
    assert any(isinstance(event, CombatEnded) for event in made.events)
    assert read(made.after, "pending") == "MINION"
    assert not check(made.after)

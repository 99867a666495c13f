"""An action that an effect has ended is not taken again this turn: minimal pairs."""

from __future__ import annotations

import pytest

from tests.rulecheck import rule
from tests.rules.pairs import drive, finish, pair, play
from tests.rules.prop_cards import act, prop, reaction, table
from vtes.engine import is_legal
from vtes.model.decisions import ActionKind
from vtes.model.state import GameState
from vtes.model.text import Ban, By, Deed, How, Mode, Text
from vtes.model.words import EndAction, GainPool, UntapMinion, Who
from vtes.testing.lines import reading

HUNT = "A: hunt with Lupo"
FEAST = "A: play Feast with Lupo"
END = reaction(EndAction(), UntapMinion(Who.ACTING))


def ended(line: str, *, blood: int = 5, kind: ActionKind = ActionKind.CARD) -> GameState:
    """An action of A has been ended and the minion is untapped; she holds Feast and Bite."""
    position = table(blood=blood).hand("A", "Feast", "Feast", "Bite").hand("B", "End")
    prop(position, "Feast", "action", act(kind=kind))
    prop(position, "Bite", "action", act(kind=kind))
    prop(position, "End", "reaction", END)
    return finish(drive(position.build(), line, "B: play End with Thomas"))


@rule("R1.4-01")
def test_an_action_that_was_ended_is_not_repeated() -> None:
    for what, other in (("bleed", "hunt"), ("hunt", "bleed")):
        line = f"A: {what} with Lupo"
        for allowed in (ended(f"A: {other} with Lupo"), ended(f"A: {what} with Rake")):
            pair(ended(line), allowed, line, "action-repeated", "R1.4-01")


@rule("R1.4-01")
def test_an_action_with_a_card_that_was_ended_is_not_repeated() -> None:
    refused = ended(FEAST)
    for line in ("A: bleed with Lupo", "A: play Feast with Rake", "A: play Bite with Lupo"):
        pair(refused, ended(line), FEAST, "card-repeated", "R1.4-01")


@rule("R1.4-01")
def test_the_same_minion_takes_other_actions() -> None:
    refused = ended("A: hunt with Lupo", kind=ActionKind.HUNT)
    for line in ("A: bleed with Lupo", FEAST, "A: play Bite with Lupo", "A: hunt with Rake"):
        assert is_legal(*reading(refused, line))


@rule("R1.4-01")
def test_in_the_next_turn_the_action_is_taken_again() -> None:
    state = ended("A: bleed with Lupo")
    while state.turn == 4:
        state = play(state, f"{state.table.names[state.to_move or 0]}: pass")
    assert state.lasting == ()


@rule("R6-10")
def test_who_may_not_hunt_again_is_not_held_to_hunt() -> None:
    hunted = ended("A: hunt with Lupo", blood=0)
    before = table(blood=0).build()
    pair(before, hunted, "A: pass", "hunt-first", "R6-10")
    pair(before, hunted, "A: bleed with Rake", "another-must-hunt", "R6-10")


@rule("R6-10")
def test_who_is_forbidden_to_act_is_not_held_to_hunt() -> None:
    def position(ban: Ban) -> GameState:
        position = table(blood=0).prop("Chain", types="equipment", text=Text(bans=(ban,)))
        return position.attach("Chain", on="Lupo").build()

    pair(position(Ban.BLOCK), position(Ban.ACT), "A: pass", "hunt-first", "R6-10")


@rule("R6-09")
def test_who_may_not_hunt_again_takes_no_other_action() -> None:
    line = "A: bleed with Lupo"
    hunted = ended("A: hunt with Lupo", blood=0)
    pair(hunted, ended("A: hunt with Lupo", blood=1), line, "empty-vampire", "R6-09")


ALTAR = "A: use Altar with Lupo"


def offered(line: str) -> GameState:
    """The same where cards in play offer actions: two Altars in two ways, and one in the hand."""
    uses = [Mode(How.USE, by=By.ANYBODY, deed=Deed(ActionKind.CARD), effects=(GainPool(1),))] * 2
    position = table().hand("A", "Altar").hand("B", "End")
    prop(position, "Altar", "action", *uses, act())
    prop(position, "End", "reaction", END)
    position.permanent("Altar", "A").permanent("Altar", "A")
    return finish(drive(position.build(), line, "B: play End with Thomas"))


@rule("R1.4-01", "D286")
@pytest.mark.parametrize(
    "other",
    [
        "A: use Altar (2) with Lupo",
        "A: use Altar in way 2 with Lupo",
        "A: use Altar with Rake",
        "A: play Altar in way 3 with Lupo",
        "A: bleed with Lupo",
    ],
)
def test_an_action_that_a_card_in_play_offers_is_not_repeated(other: str) -> None:
    """Ruling LSJ 20080725: another card offers another action, though it has the same name."""
    pair(offered(ALTAR), offered(other), ALTAR, "use-repeated", "R1.4-01")
    state = offered(ALTAR)
    assert is_legal(*reading(state, other))


@rule("D286")
def test_the_card_in_the_hand_is_another_than_the_one_in_play() -> None:
    again = table().hand("A", "Altar", "Altar").hand("B", "End").permanent("Altar", "A")
    prop(again, "Altar", "action", Mode(How.USE, by=By.ANYBODY, deed=Deed(ActionKind.CARD)), act())
    prop(again, "End", "reaction", END)
    line = "A: play Altar in way 2 with Lupo"
    state = finish(drive(again.build(), line, "B: play End with Thomas"))
    assert is_legal(*reading(state, ALTAR))
    assert not is_legal(*reading(state, line))


TAKE = "A: take equipment with Lupo"


def taken(*things: str, on: str = "Rake") -> GameState:
    """Lupo's taking of these things has been ended; he takes equipment once more."""
    position = table().hand("B", "End").attach("Bike", on=on).attach("Map", on=on)
    prop(position, "End", "reaction", END)
    for name in ("Bike", "Map"):
        position.prop(name, types="equipment")
    lines = (TAKE, *(f"A: target {name}" for name in things), "A: pass")
    return finish(drive(position.build(), *lines, "B: play End with Thomas"))


@rule("R1.4-01", "D286")
def test_equipment_that_was_to_be_taken_is_not_taken_again() -> None:
    """Ruling RTR 19950509: it is the same action if one piece of equipment is the same."""
    refused, allowed = play(taken("Bike"), TAKE), play(taken("Map"), TAKE)
    pair(refused, allowed, "A: target Bike", "equipment-repeated", "R1.4-01")
    pair(allowed, refused, "A: target Map", "equipment-repeated", "R1.4-01")
    pair(taken("Bike", "Map"), taken("Map"), TAKE, "no-equipment", "R6.1.3-07")

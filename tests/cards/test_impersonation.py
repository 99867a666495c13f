"""Clan Impersonation: a clan is named, and a vampire is of it as long as the card is on him."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.table import codes, look, onward, play
from tests.rulecheck import rule
from tests.rules.pairs import pair_of_moves
from tests.rules.props.runs import end, run, until
from vtes.cards.printed import all_facts
from vtes.codec import dumps, loads
from vtes.engine import legal_moves, transition
from vtes.model.decisions import DecisionKind, Phase
from vtes.model.events import ClanNamed
from vtes.model.frames import Choice
from vtes.model.moves import NameClan
from vtes.model.state import GameState
from vtes.model.text import Text
from vtes.model.zones import Zone
from vtes.notation import format_move
from vtes.notation.events import format_event
from vtes.ops.cards import move
from vtes.ops.lasting import end_with_turn
from vtes.queries import stealth
from vtes.rules.nature import clans
from vtes.rules.sects import CLANS
from vtes.testing import Position

CARD = "Clan Impersonation"
NOW = ("Lupo.clan", "Lupo.sect", "Lupo.title", "Lupo.votes")
BURN = f"A: use {CARD} in way 2 with Lupo"


def table(*more: str, **lupo: Any) -> Position:
    """A holds the card (and more); her Lupo is a Ventrue."""
    position = Position("A", "B", "C").hand("A", CARD, *more).library("A", 5)
    position.vampire("Lupo", "A", **{"capacity": 6, "clan": "Ventrue", **lupo})
    position.vampire("Rake", "A", capacity=5, clan="Brujah")
    return position.vampire("Thomas", "B", capacity=5).vampire("Yuri", "C", capacity=5)


def acting(position: Position) -> GameState:
    """The action has succeeded, and a clan is asked for."""
    return onward(play(position.build(), f"A: play {CARD} with Lupo"), DecisionKind.CHOICE)


def as_one_of(clan: str, position: Position | None = None) -> GameState:
    """Lupo has the card, and is of this clan."""
    return onward(play(acting(position or table()), f"A: clan {clan}"))


@rule("CARD-10", "R10-02")
@pytest.mark.parametrize(
    ("clan", "sect"),
    [("Toreador", "camarilla"), ("Lasombra", "sabbat"), ("Assamite", "independent")],
)
def test_the_vampire_is_of_the_clan_that_is_named_and_of_its_sect(clan: str, sect: str) -> None:
    state = as_one_of(clan)
    assert look(state, *NOW[:2], "Lupo.blood", f"{CARD}.host") == [clan, sect, 4, "Lupo"]
    assert look(state, "Rake.clan") == ["Brujah"]
    later = until(loads(dumps(state)), "B", Phase.MINION)
    assert look(later, *NOW[:2]) == [clan, sect]


@rule("D140", "R6.2.1-03")
def test_the_clan_is_named_when_the_action_has_succeeded() -> None:
    state = play(table().build(), f"A: play {CARD} with Lupo")
    assert stealth(state) == 1
    state = acting(table())
    assert isinstance(state.stack[-1], Choice)
    named = [move.clan for move in legal_moves(state) if isinstance(move, NameClan)]
    assert named == [*CLANS]
    assert format_move(state, legal_moves(state)[0]) == f"A: clan {CLANS[0]}"
    step = transition(state, NameClan(0, "Ravnos"))
    (event,) = [event for event in step.events if isinstance(event, ClanNamed)]
    assert format_event(step.after, event) == f"clan Ravnos is named for {CARD}"
    pair_of_moves(state, NameClan(0, "Nobody"), NameClan(0, "Ravnos"), "not-an-option", "D140")
    pair_of_moves(state, NameClan(0, ""), NameClan(0, "Ravnos"), "not-an-option", "D140")


@rule("D280")
def test_all_clans_of_the_pool_can_be_named() -> None:
    assert {clan for facts in all_facts() for clan in facts.clans} == {*CLANS}
    assert len(CLANS) == len({*CLANS})


def changed(*cards: str, position: Position | None = None) -> GameState:
    """A's next minion phase; Lupo is a Ravnos by the card."""
    state = run((position or table(*cards)).build(), f"A: play {CARD} with Lupo", "A: clan Ravnos")
    return until(end(state), "A", Phase.MINION)


@rule("CARD-10", "R6.1-09")
def test_he_burns_the_card_with_an_action_and_is_himself_again() -> None:
    state = changed()
    assert codes(state, f"A: use {CARD} in way 2 with Rake") == ["use-not-itself"]
    acting = run(state, BURN)
    assert stealth(acting) == 0
    assert look(acting, "action.directed_at") == [""]
    state = end(acting)
    assert look(state, *NOW[:2], "A.ash_heap") == ["Ventrue", "camarilla", [CARD]]


@rule("R10.2-04")
def test_the_card_that_came_last_counts() -> None:
    """Ruling LSJ 20021209."""
    state = run(changed(CARD), f"A: play {CARD} with Lupo", "A: clan Lasombra")
    state = until(end(state), "A", Phase.MINION)
    assert look(state, *NOW[:2]) == ["Lasombra", "sabbat"]
    state = run(state, f"A: use {CARD} (2) in way 2 with Lupo")
    assert look(end(state), *NOW[:2]) == ["Ravnos", "independent"]
    mask = table().prop("Mask", types="equipment", text=Text(clan="Giovanni"))
    state = as_one_of("Tremere", mask.attach("Mask", on="Lupo"))
    assert look(state, "Lupo.clan") == ["Tremere"]


PRINCE: dict[str, Any] = {"title": "prince", "city": "Rome"}


@rule("R10-04", "CARD-10")
def test_a_title_of_another_sect_is_of_no_use_meanwhile() -> None:
    """Rulings RTR 20201130, LSJ 20060904."""
    state = as_one_of("Ravnos", table(**PRINCE))
    assert look(state, "Lupo.title", "Lupo.votes") == ["", 0]
    state = as_one_of("Brujah", table(**PRINCE))
    assert look(state, "Lupo.title", "Lupo.votes") == ["prince", 2]
    state = end(run(changed(position=table(**PRINCE)), BURN))
    assert look(state, "Lupo.title", "Lupo.votes") == ["prince", 2]


@rule("R10.1-04", "R10-04")
def test_a_justicar_is_one_of_his_clan_alone() -> None:
    state = as_one_of("Brujah", table(title="justicar"))
    assert look(state, "Lupo.title", "Lupo.votes") == ["", 0]


@rule("R10-06")
@pytest.mark.parametrize(("clan", "title"), [("Ravnos", "prince"), ("Brujah", "")])
def test_a_contested_title_that_becomes_improper_is_yielded_at_once(clan: str, title: str) -> None:
    """Rulings RTR 20201130, LSJ 20060904."""
    position = table(**PRINCE, contesting=True)
    position.vampire("Royce", "B", capacity=7, clan="Brujah", **PRINCE, contesting=True)
    state = as_one_of(clan, position)
    assert look(state, "Lupo.contesting") == [title == ""]
    theirs = until(state, "B", Phase.MINION) if title else state
    assert look(theirs, "Royce.title") == [title]


@rule("D20", "G11")
def test_a_contested_vampire_comes_back_as_one_of_the_clan() -> None:
    state = as_one_of("Ravnos")
    (lupo,) = [card for card in state.players[0].ready if state.cards[card].attached]
    contested = end_with_turn(move(state, lupo, Zone.CONTESTED))
    assert clans(contested, lupo) == ("Ventrue",)
    assert clans(move(contested, lupo, Zone.READY), lupo) == ("Ravnos",)


@rule("R1.1-06")
def test_a_card_that_left_play_stands_for_no_clan_any_more() -> None:
    state = end(run(changed(), BURN))
    assert state.lasting != ()
    state = until(state, "B", Phase.MINION)
    assert state.lasting == ()

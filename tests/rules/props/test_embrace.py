"""A minion that becomes a vampire from a library card: what a card is now is state."""

from __future__ import annotations

from typing import Any

import pytest

import vtes
from tests.properties.games import HARD_HITTING
from tests.rulecheck import rule
from tests.rules.pairs import pair
from tests.rules.prop_cards import act, prop, table
from tests.rules.props.runs import end, run, until
from vtes.engine import is_legal, legal_moves, why_illegal
from vtes.model.card_words import BanThisTurn, BecomeVampire, MustHunt
from vtes.model.cards import Sect
from vtes.model.choosing import Fetch, GiveBlood, Goal, ShuffleLibrary
from vtes.model.decisions import Phase
from vtes.model.events import BecameVampire
from vtes.model.needs import Fertile
from vtes.model.state import Form, GameState
from vtes.model.text import Aim, Ban, Bonus, Mode, Number, Text, Trait, What, Where, Whose
from vtes.model.words import BurnTarget, GainBlood, StealTarget, Who
from vtes.model.zones import Zone
from vtes.notation import format_event, format_move, format_state
from vtes.testing import Position, read
from vtes.testing.lines import reading

two_and_three = pytest.mark.parametrize("seats", ["AB", "ABC"])
BORN = "A: play Childe with Lupo"
HUNTS = "A: hunt with Childe"


def facts(state: GameState, *paths: str) -> list[object]:
    """Several facts of a position."""
    return [read(state, path) for path in paths]


def siring(seats: str, *more: Any, capacity: int = 1, **facts: Any) -> Position:
    """Lupo can make Childe, a card that asks for a clan and a Discipline as well, a vampire."""
    position = table(*seats, clan="Ventrue", disciplines={"dom": 2}).library("A", 9)
    mode = act(BecomeVampire(capacity), *more, needs=(Fertile(),), level=1)
    facts = {"clans": ["Ventrue"], "disciplines": ["dom"], **facts}
    return prop(position, "Childe", "action", mode, **facts).hand("A", "Childe")


def options(state: GameState) -> list[str]:
    """The legal moves in notation."""
    return [format_move(state, move) for move in legal_moves(state)]


def codes(state: GameState, line: str) -> list[str]:
    """The codes of the objections to a move."""
    return [v.code for v in why_illegal(*reading(state, line))]


# --- 14: a library card becomes a vampire ---------------------------------------------------------


@two_and_three
@rule("R1.5-05", "R6-09", "R6-10")
def test_a_library_card_becomes_a_vampire(seats: str) -> None:
    state = end(run(siring(seats, MustHunt()).build(), BORN))
    where = ("Childe.zone", "Childe.controller", "Childe.tapped", "Childe.blood", "A.ash_heap")
    assert facts(state, *where) == ["ready", "A", False, 0, []]
    what = ("Childe.capacity", "Childe.clan", "Childe.disciplines", "Childe.bleed")
    assert facts(state, *what, "Childe.strength") == [1, "Ventrue", {}, 1, 1]
    assert options(state) == [HUNTS]
    state = end(run(state, HUNTS))
    assert facts(state, "Childe.blood", "Childe.tapped", "pending") == [1, True, "MINION"]
    assert is_legal(*reading(state, "A: bleed with Rake"))
    state = end(run(until(state, "A", Phase.MINION), "A: bleed with Childe"))
    assert facts(state, "B.pool", "edge", "Childe.tapped") == [29, "A", True]


@two_and_three
@rule("R1.4-01")
def test_he_hunts_although_he_has_blood(seats: str) -> None:
    state = end(run(siring(seats, GainBlood(1, Who.THIS), MustHunt()).build(), BORN))
    assert facts(state, "Childe.blood") == [1]
    assert codes(state, "A: bleed with Childe") == ["empty-vampire"]
    assert codes(state, "A: bleed with Rake") == ["another-must-hunt"]
    assert options(state) == [HUNTS]
    later = until(end(run(state, HUNTS)), "A", Phase.MINION)
    assert facts(later, "Childe.blood") == [1]
    assert codes(later, "A: bleed with Childe") == codes(later, "A: bleed with Rake") == []


@two_and_three
@rule("R1.4-01", "R6-10")
def test_he_is_forbidden_to_act_this_turn(seats: str) -> None:
    state = end(run(siring(seats, BanThisTurn(Ban.ACT)).build(), BORN))
    assert codes(state, HUNTS) == codes(state, "A: bleed with Childe")[:1] == ["minion-cannot-act"]
    assert codes(state, "A: bleed with Rake") == codes(state, "A: pass") == []
    later = until(state, "A", Phase.MINION)
    assert options(later) == [HUNTS]


@two_and_three
@rule("R1.5-07", "R1.6.2-14", "R1.6.2-13")
def test_a_discipline_card_is_put_on_him(seats: str) -> None:
    state = end(run(siring(seats, BanThisTurn(Ban.ACT)).hand("A", "Dominate").build(), BORN))
    state = until(state, "A", Phase.MASTER)
    state = end(run(state, "A: play Dominate", "A: target Childe"))
    assert facts(state, "Childe.capacity", "Childe.disciplines") == [2, {"dom": 1}]


@two_and_three
@pytest.mark.parametrize("place", ["library", "hand", "ash heap"])
@rule("D140", "R1.6.2-13")
def test_he_is_given_a_discipline_card_from_anywhere(seats: str, place: str) -> None:
    places = (Zone.LIBRARY, Zone.HAND, Zone.ASH_HEAP)
    given = Fetch(Goal.PUT, Who.THIS, places, discipline=True)
    position = siring(seats, BanThisTurn(Ban.ACT), given, ShuffleLibrary(), GiveBlood(2, Who.THIS))
    position.hand("A", "Potence", "Ascendance").ash_heap("A", "Potence").library("A", "Potence")
    state = end(run(position.build(), BORN))
    state = end(run(state, f"A: choose Potence in {place}", "A: take 2"))
    assert facts(state, "Childe.capacity", "Childe.disciplines") == [2, {"pot": 1}]
    assert facts(state, "Childe.blood", "Lupo.blood", "Childe.attached") == [2, 3, ["Potence"]]


@two_and_three
@rule("R1.6.1-11", "R1.5-13")
def test_what_the_card_asks_for_is_not_what_he_has(seats: str) -> None:
    position = siring(seats, BanThisTurn(Ban.ACT), GainBlood(1, Who.THIS))
    prop(position, "Oath", "action", act(), clans=["Ventrue"])
    prop(position, "Trance", "action", act(level=1), disciplines=["dom"])
    prop(position, "Creed", "action", act(), clans=["Tremere"])
    state = end(run(position.hand("A", "Oath", "Trance", "Creed").build(), BORN))
    state = until(state, "A", Phase.MINION)
    assert codes(state, "A: play Oath with Childe") == []
    assert codes(state, "A: play Trance with Childe") == ["discipline-missing"]
    assert codes(state, "A: play Creed with Childe") == ["clan-missing"]


@two_and_three
@rule("R1.5-02", "R4.1-02", "R1.6.1-15")
def test_he_is_not_unique(seats: str) -> None:
    position = siring(seats, BanThisTurn(Ban.ACT), unique=True).hand("A", "Childe")
    position.vampire("Royce", "A", clan="Ventrue", capacity=4, disciplines={"dom": 1})
    state = end(run(position.build(), BORN))
    state = end(run(state, "A: play Childe with Royce"))
    assert facts(state, "A.contested", "Childe.capacity", "Childe (2).capacity") == [[], 1, 1]
    assert facts(state, "A.ready.count", "A.ash_heap") == [5, []]


@two_and_three
@rule("R1.1-06", "R1.3-01", "R1.6.3-02")
def test_out_of_play_it_is_a_card_like_any_other(seats: str) -> None:
    position = siring(seats, GainBlood(1, Who.THIS), BanThisTurn(Ban.ACT))
    stake = act(BurnTarget(), aim=Aim(What.VAMPIRE))
    prop(position, "Stake", "action", stake).hand("B", "Stake")
    state = until(end(run(position.build(), BORN)), "B", Phase.MINION)
    state = end(run(state, "B: play Stake with Thomas", "B: target Childe"))
    assert facts(state, "Childe.zone", "Childe.capacity", "A.ash_heap") == [
        "ash heap",
        0,
        ["Childe"],
    ]
    assert not any(value.form for value in state.cards)


@two_and_three
@rule("G44", "R1.3-01")
def test_he_is_stolen_as_he_is(seats: str) -> None:
    position = siring(seats, BanThisTurn(Ban.ACT), GainBlood(1, Who.THIS))
    lure = act(StealTarget(), aim=Aim(What.VAMPIRE, Whose.OTHERS, Where.READY))
    ally = act(StealTarget(), aim=Aim(What.ALLY, Whose.OTHERS))
    prop(position, "Lure", "action", lure).hand("B", "Lure", "Bribe")
    prop(position, "Bribe", "action", ally).ally("Mage", "A", life=1)
    state = until(end(run(position.build(), BORN)), "B", Phase.MINION)
    bribed = run(state, "B: play Bribe with Nik")
    assert "B: target Childe" not in options(bribed)
    state = end(run(state, "B: play Lure with Thomas", "B: target Childe"))
    who = ("Childe.controller", "Childe.owner", "Childe.clan", "Childe.capacity")
    assert facts(state, *who) == ["B", "A", "Ventrue", 1]


@two_and_three
@rule("R6.4.6-09", "R6.4.5-03", "R6.5.3-01")
def test_he_fights_and_falls_as_a_vampire(seats: str) -> None:
    position = siring(seats, BanThisTurn(Ban.ACT), GainBlood(1, Who.THIS)).ruleset(HARD_HITTING)
    state = until(end(run(position.build(), BORN)), "A", Phase.MINION)
    strikes = ("A: strike with hand", "B: strike with hand")
    state = end(run(state, "A: bleed with Childe", "B: block with Thomas", *strikes))
    assert facts(state, "Childe.zone", "Childe.blood", "Thomas.blood") == ["torpor", 0, 3]
    assert facts(state, "Childe.capacity", "Childe.clan") == [1, "Ventrue"]
    state = run(state, "A: rescue with Rake", "A: target Childe")
    state = end(run(state, options(state)[0]))
    assert facts(state, "Childe.zone", "Childe.tapped", "Rake.blood") == ["ready", True, 3]


@two_and_three
@rule("R1.5-04")
def test_others_are_older(seats: str) -> None:
    position = siring(seats, BanThisTurn(Ban.ACT), capacity=4)
    lesson = act(GainBlood(1, Who.TARGET), aim=Aim(What.VAMPIRE, Whose.YOURS, younger=True))
    prop(position, "Lesson", "action", lesson).hand("A", "Lesson")
    state = run(end(run(position.build(), BORN)), "A: play Lesson with Rake")
    assert options(state) == ["A: target Childe"]


@two_and_three
@rule("R6.2.3-03")
def test_a_blocked_embrace_makes_nobody(seats: str) -> None:
    lines = ("B: block with Thomas", "A: strike with hand", "B: strike with hand")
    state = end(run(siring(seats).build(), BORN, *lines))
    assert facts(state, "A.ash_heap", "A.ready", "Childe.zone") == [
        ["Childe"],
        ["Lupo", "Rake"],
        "ash heap",
    ]


# --- what everybody sees, and who can do it -------------------------------------------------------


def test_everybody_sees_what_it_has_become() -> None:
    toady = "Aaron Duggan, Cameron's Toady"
    mode = act(BecomeVampire(2), GainBlood(1, Who.THIS))
    position = prop(Position("A", "B").vampire(toady, "A"), "Childe", "action", mode)
    state = position.hand("A", "Childe").build()
    step = vtes.transition(*reading(state, f"A: play Childe with {toady}"))
    assert [event for event in step.events if isinstance(event, BecameVampire)]
    for observer in (None, 0, 1):
        (seen,) = [c for c in vtes.observe(step.after, observer).players[0].ready if c.form]
        assert (seen.name, seen.form) == ("Childe", Form(2, ("Lasombra",), Sect.SABBAT))
        lines = [format_event(step.after, event, observer) for event in step.events]
        assert "Childe becomes a vampire (capacity 2, Lasombra)" in lines
    assert "Childe 1/2" in format_state(step.after)
    assert facts(step.after, "Childe.clan", "Childe.sect") == ["Lasombra", "sabbat"]


@rule("R1.4-01")
def test_an_ally_makes_no_vampire() -> None:
    def start(**facts: Any) -> GameState:
        position = prop(table("A", "B"), "Childe", "action", act(needs=(Fertile(),)))
        return position.ally("Mage", "A", life=1).hand("A", "Childe").build()

    state = start()
    assert codes(state, "A: play Childe with Mage") == ["sterile"]
    sterile = Text(traits=(Trait.STERILE,))
    lupo = state.cards[0].definition
    definitions = tuple(
        d.replace(text=sterile) if n == lupo else d for n, d in enumerate(state.table.definitions)
    )
    barren = state.replace(table=state.table.replace(definitions=definitions))
    pair(barren, state, BORN, "sterile", "R1.4-01")


def test_a_bonus_of_the_card_is_that_of_the_vampire() -> None:
    mode = act(BecomeVampire(1), BanThisTurn(Ban.ACT))
    text = Text(modes=(mode,), bonuses=(Bonus(Number.BLEED, 1),))
    position = table("A", "B").prop("Childe", types="action", text=text).hand("A", "Childe")
    assert facts(end(run(position.build(), BORN)), "Childe.bleed") == [2]


def test_the_mode_is_kept_with_the_position() -> None:
    mode: Mode = act(BecomeVampire(3, Sect.CAMARILLA), MustHunt(), BanThisTurn(Ban.BLOCK))
    position = prop(table("A", "B"), "Childe", "action", mode).hand("A", "Childe")
    state = end(run(position.build(), BORN))
    assert vtes.loads(vtes.dumps(state)) == state
    assert read(state, "Childe.sect") == "camarilla"

"""Political actions: places at the table, titles of the Sabbat, and votes of a clan."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.polls import AGREE, POLLING, called, calling, passed, refused
from tests.cards.table import codes, lines, look, onward, play
from tests.rulecheck import rule
from tests.rules.pairs import pair
from vtes.check import check
from vtes.codec import dumps, loads
from vtes.model.decisions import DecisionKind
from vtes.model.state import GameState
from vtes.testing import Position

SABBAT: dict[str, Any] = {"sect": "sabbat"}
UPHEAVAL, CONDEMNATION = "Dramatic Upheaval", "Consanguineous Condemnation"
PANDER, CARDINAL = "Legacy of Pander", "Cardinal Benediction"
MOTION = "Autarkis Persecution"

CITIES = [
    "Atlanta",
    "Chicago",
    "Detroit",
    "Houston",
    "Miami",
    "New York",
    "Philadelphia",
    "Toronto",
]


@rule("R6.3.4-05", "R10-03")
@pytest.mark.parametrize("city", CITIES)
def test_a_crusade(city: str) -> None:
    name = f"Crusade: {city}"
    assert refused(name, sect="camarilla") == ["wrong-sect"]
    state = passed(calling(name, **SABBAT), name)
    assert look(state, "Lupo.title", "Lupo.city", f"{name}.host") == ["archbishop", city, "Lupo"]
    rival = calling(name, **SABBAT)
    rival.vampire("Nik", "B", capacity=6, title="archbishop", city=city)
    assert look(passed(rival, name), "Lupo.contesting", "Nik.contesting") == [True, True]


# --- Dramatic Upheaval ----------------------------------------------------------------------------


def upheaval(*answers: str, seats: str = "ABCD") -> GameState:
    state = play(calling(UPHEAVAL, seats=seats).build(), f"A: play {UPHEAVAL} with Lupo")
    return play(onward(state, DecisionKind.TERM_METHUSELAH), *answers)


@rule("R6.3.2-06")
def test_the_caller_names_another() -> None:
    state = upheaval()
    assert lines(state) == ["A: choose B", "A: choose C", "A: choose D"]
    assert codes(state, "A: choose A") == ["term-wrong-methuselah"]


def preys(state: GameState) -> list[object]:
    return [look(state, f"{seat}.prey")[0] for seat in "ABCD"]


@pytest.mark.parametrize(
    ("other", "after"),
    [("B", "CADB"), ("C", "DABC"), ("D", "DCAB")],
)
@rule("R2.1-02", "R6.3.2-13")
def test_two_change_places(other: str, after: str) -> None:
    state = passed(calling(UPHEAVAL, seats="ABCD"), UPHEAVAL, f"A: choose {other}")
    assert preys(state) == list(after)
    assert loads(dumps(state)) == state
    assert not check(state)


def test_two_change_places_twice() -> None:
    position = calling(UPHEAVAL, UPHEAVAL, seats="ABCD").vampire("Nik", "A", capacity=4)
    state = passed(position, UPHEAVAL, "A: choose C")
    state = onward(play(state, f"A: play {UPHEAVAL} with Nik"), DecisionKind.TERM_METHUSELAH)
    state = onward(play(state, "A: choose C"), POLLING, "A")
    state = onward(play(state, AGREE))
    assert preys(state) == ["B", "C", "D", "A"]


# --- Consanguineous Condemnation ------------------------------------------------------------------


@pytest.mark.parametrize("clan", ["Ventrue", "Brujah"])
def test_a_clan_is_condemned(clan: str) -> None:
    position = calling(CONDEMNATION, clan="Brujah").vampire("Nik", "A", capacity=3, clan="Brujah")
    position.vampire("Rake", "B", capacity=3, clan="Ventrue", zone="torpor")
    position.vampire("Royce", "C", capacity=3, clan="Ventrue")
    state = passed(position, CONDEMNATION, f"A: clan {clan}")
    tapped = look(state, *(f"{name}.tapped" for name in ("Nik", "Rake", "Royce", "Thomas")))
    assert tapped == (
        [True, False, False, False] if clan == "Brujah" else [False, True, True, False]
    )


# --- Legacy of Pander -----------------------------------------------------------------------------


@rule("R6.3.3-10")
def test_panders_vote() -> None:
    assert refused(PANDER, sect="camarilla") == ["wrong-sect"]
    state = passed(calling(PANDER, **SABBAT), PANDER)
    assert look(state, "A.in_play") == [[PANDER]]
    position = calling(MOTION, clan="Pander").permanent(PANDER, "B")
    position.vampire("Nik", "B", capacity=3, clan="Pander", title="bishop")
    position.vampire("Rake", "C", capacity=3, clan="Brujah antitribu")
    position.vampire("Royce", "C", capacity=3, clan="Pander", zone="torpor")
    state = called(position, MOTION)
    assert look(state, "Lupo.votes", "Nik.votes", "Rake.votes", "Royce.votes") == [1, 1, 0, 0]


@rule("R10-01")
def test_the_legacy_is_burned_by_a_referendum() -> None:
    def state(sect: str) -> GameState:
        position = Position("A", "B", "C").turn("A").vampire("Lupo", "A", capacity=5, sect=sect)
        return position.vampire("Thomas", "B", capacity=4).permanent(PANDER, "B").build()

    use = f"A: use {PANDER} in way 2 with Lupo"
    pair(state("camarilla"), state("sabbat"), use, "wrong-sect", "R1.6.1-12")
    begun = play(state("sabbat"), use)
    assert look(begun, "action.stealth") == [1]


# --- Cardinal Benediction -------------------------------------------------------------------------


def cardinals() -> Position:
    position = calling(CARDINAL, **SABBAT, title="bishop")
    position.vampire("Nik", "B", capacity=7, sect="sabbat", zone="torpor")
    position.vampire("Rake", "C", capacity=8, title="prince", city="Paris")
    position.vampire("Royce", "C", capacity=9, sect="sabbat")
    return position.vampire("Aleph", "B", capacity=6, title="archbishop", city="Rome")


@rule("R6.3.2-06", "R6.3.4-05")
def test_a_cardinal_is_made() -> None:
    assert refused(CARDINAL, sect="camarilla") == ["wrong-sect"]
    state = play(cardinals().build(), f"A: play {CARDINAL} with Lupo")
    state = onward(state, DecisionKind.TERM_CARD)
    assert lines(state) == ["A: target Nik", "A: target Royce"]
    state = passed(cardinals(), CARDINAL, "A: target Royce")
    assert look(state, "Royce.title", f"{CARDINAL}.host", "Royce.votes") == ["cardinal", "Royce", 3]


@rule("R6.3.3-01")
def test_only_the_sabbat_votes_on_a_cardinal() -> None:
    state = called(cardinals().edge("C"), CARDINAL, "A: target Royce")
    assert look(state, "Lupo.votes", "Rake.votes", "Aleph.votes") == [1, 0, 2]
    state = onward(play(state, "A: vote for with Lupo"), POLLING, "C")
    assert codes(state, "C: vote against with Rake") == ["abstains"]

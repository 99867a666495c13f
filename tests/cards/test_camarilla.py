"""Cards of the power structure of the Camarilla, and of becoming a part of it."""

from __future__ import annotations

from typing import Any

import pytest

import vtes
from tests.cards.polls import AGREE, POLLING, called, calling, passed, refused
from tests.cards.table import codes, lines, look, onward, play, pools
from tests.rulecheck import rule
from vtes.model.cards import Title
from vtes.model.decisions import DecisionKind, Phase
from vtes.model.state import GameState
from vtes.rules import titles
from vtes.testing import Position

PRINCE = {"title": "prince", "city": "Detroit", "clan": "Ventrue"}


# --- justicars ------------------------------------------------------------------------------------

JUSTICARS = ["Brujah", "Gangrel", "Malkavian", "Nosferatu", "Toreador", "Tremere", "Ventrue"]


@pytest.mark.parametrize("clan", JUSTICARS)
@rule("R6.3.4-03", "R10.1-04", "D251")
def test_a_referendum_makes_a_justicar(clan: str) -> None:
    name, other = f"{clan} Justicar", "Ventrue" if clan == "Brujah" else "Brujah"
    position = calling(name, clan=other, votes=0)
    position.vampire("Nik", "B", capacity=4, clan=clan)
    position.vampire("Royce", "C", capacity=4, clan=clan, zone="torpor")
    position.vampire("Rake", "C", capacity=4, clan=clan, sect="independent")
    state = play(position.build(), f"A: play {name} with Lupo")
    state = onward(state, DecisionKind.TERM_CARD)
    assert lines(state) == ["A: target Nik"]  # ready, of the Camarilla, of the clan
    assert codes(state, "A: target Lupo") == ["term-wrong-card"]
    state = passed(position, name, "A: target Nik")
    held = titles.holds(state, vtes.read_move(state, "A: target Nik").card)  # type: ignore[attr-defined]
    assert (held.title, held.of) == (Title.JUSTICAR, clan)
    assert look(state, f"{name}.host", f"{name}.controller", "Nik.votes") == ["Nik", "A", 3]


@pytest.mark.parametrize("clan", JUSTICARS)
@rule("R6.3.3-10", "R6.3.3-02")
def test_the_clan_has_more_votes_on_its_justicar(clan: str) -> None:
    name, other = f"{clan} Justicar", "Ventrue" if clan == "Brujah" else "Brujah"
    position = calling(name, clan=other).vampire("Nik", "B", capacity=4, clan=clan)
    position.vampire("Royce", "C", capacity=4, clan=clan, title="primogen")
    state = called(position, name, "A: target Nik")
    assert look(state, "Nik.votes", "Royce.votes", "Lupo.votes", "Yuri.votes") == [1, 2, 0, 0]
    state = play(state, AGREE)
    state = play(onward(state, POLLING, "B"), "B: vote against with Nik")
    state = onward(state)
    assert look(state, f"{name}.zone", "Nik.votes") == ["ash heap", 0]  # a tie


@rule("R6.3.4-10", "R6.3.4-11")
def test_a_prince_who_is_made_justicar_is_prince_no_longer() -> None:
    name = "Ventrue Justicar"
    state = passed(calling(name, **PRINCE), name, "A: target Lupo")
    assert look(state, "Lupo.title", "Lupo.votes", "Lupo.city") == ["justicar", 3, ""]


# --- princes --------------------------------------------------------------------------------------

PLAIN = (
    "Amsterdam,Atlanta,Boston,Chicago,Cleveland,Dallas,Dublin,Frankfurt,Houston,London,Miami,"
    "Seattle,Washington*"
)
CITIES = [(city.replace("*", ", D.C."), "") for city in PLAIN.split(",")]
HEIRS = [
    ("Athens", "Tremere"),
    ("Barcelona", "Tremere"),
    ("Berlin", "Ventrue"),
    ("Brussels", "Nosferatu"),
    ("Cairo", "Ventrue"),
    ("Geneva", "Ventrue"),
    ("Glasgow", "Gangrel"),
    ("Monaco", "Toreador"),
    ("Paris", "Toreador"),
    ("Rome", "Brujah"),
    ("Stockholm", "Malkavian"),
]
RESENTED = [("Istanbul", "Assamite"), ("Venice", "Giovanni")]
SEIZED = [*CITIES, *HEIRS, *RESENTED]


@pytest.mark.parametrize(("city", "clan"), SEIZED)
@rule("R6.3.4-04", "R6.3.4-09", "R10.1-03")
def test_a_referendum_makes_a_prince(city: str, clan: str) -> None:
    name = f"Praxis Seizure: {city}"
    state = passed(calling(name, clan="Caitiff"), name)
    held = titles.holds(state, 0)
    assert (held.title, held.of) == (Title.PRINCE, city)
    paths = (f"{name}.host", f"{name}.controller", "Lupo.votes", "Lupo.capacity")
    assert look(state, *paths) == ["Lupo", "A", 2, 6]
    assert refused(name, sect="independent") == ["wrong-sect"]
    failed = onward(called(calling(name, clan="Caitiff"), name))
    assert look(failed, f"{name}.zone", "Lupo.title") == ["ash heap", ""]


@pytest.mark.parametrize(("city", "clan"), SEIZED)
@rule("R4.2-01", "R4.2-02", "R4.2-03")
def test_a_city_with_a_prince_is_contested(city: str, clan: str) -> None:
    name = f"Praxis Seizure: {city}"
    position = calling(name, clan=clan or "Brujah", sect="camarilla")
    position.vampire("Nik", "B", capacity=4, title="prince", city=city)
    state = passed(position, name)
    assert look(state, "Lupo.contesting", "Nik.contesting") == [True, True]
    assert look(state, "Lupo.votes", "Nik.votes", "Lupo.capacity") == [0, 0, 6]


@pytest.mark.parametrize(("city", "clan"), HEIRS)
@rule("R1.5-05", "R1.5-07", "R4.2-03")
def test_a_prince_of_the_right_clan_has_more_capacity(city: str, clan: str) -> None:
    name = f"Praxis Seizure: {city}"
    state = passed(calling(name, clan=clan), name)
    assert look(state, "Lupo.capacity", "Lupo.blood") == [7, 6]
    position = table_with(name, clan).vampire("Nik", "B", capacity=4)
    assert look(position.build(), "Lupo.capacity") == [7]
    other = table_with(name, "Caitiff")
    assert look(other.build(), "Lupo.capacity") == [6]


def table_with(name: str, clan: str) -> Position:
    """Lupo has the card on him."""
    position = Position("A", "B").vampire("Lupo", "A", capacity=6, clan=clan, sect="camarilla")
    return position.attach(name, on="Lupo")


@rule("R4.2-03", "R1.5-07", "D252")
def test_the_blood_of_a_prince_drains_when_his_title_is_contested() -> None:
    name = "Praxis Seizure: Rome"
    position = calling(name, clan="Caitiff")
    nik = {"clan": "Brujah", "title": "prince", "city": "Rome", "capacity": 4, "blood": 5}
    position.vampire("Nik", "B", **nik).attach(name, on="Nik")  # type: ignore[arg-type]
    before = position.build()
    assert look(before, "Nik.capacity", "Nik.blood") == [5, 5]
    state = onward(play(called(position, name), AGREE))
    paths = ("Nik.contesting", "Nik.capacity", "Nik.blood")
    assert look(state, *paths) == [True, 4, 4]
    rival = {"title": "prince", "city": "Rome", "capacity": 3, "blood": 3, "zone": "uncontrolled"}
    influenced = Position("A", "B").turn("A", Phase.INFLUENCE).vampire("Rake", "A", **rival)  # type: ignore[arg-type]
    influenced.vampire("Nik", "B", **nik).attach(name, on="Nik")  # type: ignore[arg-type]
    assert look(play(influenced.build(), "A: pass"), *paths) == [True, 4, 4]


@pytest.mark.parametrize(("city", "clan"), RESENTED)
@rule("R6.3.2-13", "R6.3.3-02")
def test_whom_a_seizure_taps(city: str, clan: str) -> None:
    name = f"Praxis Seizure: {city}"

    def state(of: str) -> GameState:
        position = calling(name, clan=of, sect="camarilla")
        position.vampire("Nik", "B", capacity=4, clan=clan)
        position.vampire("Royce", "C", capacity=4, clan=clan, zone="torpor")
        return called(position, name)

    polled = state("Ventrue")
    assert look(polled, "Nik.votes", "Yuri.votes", "Royce.votes") == [1, 0, 0]
    paths = ("Nik.tapped", "Royce.tapped", "Yuri.tapped", "Thomas.tapped")
    assert look(onward(play(polled, AGREE)), *paths) == [True, True, False, False]
    assert look(onward(polled), *paths) == [False] * 4
    own = state(clan)
    assert look(own, "Lupo.votes") == [1]
    assert look(onward(play(own, AGREE)), *paths, "Lupo.title") == [*[False] * 4, "prince"]


# --- referendums of the Camarilla -----------------------------------------------------------------


@rule("R10.1-05", "CARD-12")
def test_who_calls_for_justicar_retribution() -> None:
    name = "Justicar Retribution"
    assert refused(name, sect="camarilla") == []
    for sect in ("sabbat", "independent"):
        assert refused(name, sect=sect) == ["wrong-sect"]


@rule("CARD-12", "R6.3.2-13")
def test_justicar_retribution() -> None:
    """Who would bleed for three or more; a weak one and an ally are spared. [RTR 19980623]"""
    name = "Justicar Retribution"
    position = calling(name).attach("Laptop Computer", on="Thomas").ally("Political Ally", "B")
    for bleeder, seat, zone in (("Nik", "B", "ready"), ("Royce", "A", "torpor")):
        position.vampire(bleeder, seat, capacity=4, zone=zone)  # type: ignore[arg-type]
        for thing in ("Laptop Computer", "Laptop Computer"):
            position.attach(thing, on=bleeder)
    state = passed(position, name)
    paths = ("Nik.zone", "Royce.zone", "Thomas.zone", "Lupo.zone", "Political Ally.zone")
    assert look(state, *paths) == ["ash heap", "ash heap", "ready", "ready", "ready"]


@pytest.mark.parametrize(("seat", "burned"), [("B", True), ("C", False)])
@rule("CARD-12", "D253")
def test_justicar_retribution_counts_bleeds_of_the_prey(seat: str, burned: bool) -> None:
    """One of them bleeds for more if his prey has a vampire of another sect. [RTR 19980623]"""
    name = "Justicar Retribution"
    position = calling(name).vampire("Cornelius Ottavio", "A")
    state = passed(position.vampire("Nik", seat, capacity=4, sect="sabbat"), name)
    assert look(state, "Cornelius Ottavio.zone") == ["ash heap" if burned else "ready"]


ENFORCEMENT = "Masquerade Enforcement"


@rule("R10.1-05", "CARD-14")
def test_who_calls_for_masquerade_enforcement() -> None:
    assert refused(ENFORCEMENT, **PRINCE) == []
    assert refused(ENFORCEMENT, title="primogen") == ["title-missing"]
    assert refused(ENFORCEMENT, **{**PRINCE, "sect": "sabbat"}) == ["title-missing"]


@rule("CARD-14", "R7-11")
def test_masquerade_enforcement() -> None:
    """Each vampire who comes from an uncontrolled region costs a pool more."""
    position = calling(ENFORCEMENT, **PRINCE)
    assert look(passed(position, ENFORCEMENT), f"{ENFORCEMENT}.zone", "A.pool") == ["in play", 30]

    def influenced(*cards: str) -> GameState:
        position = Position("A", "B", "C").turn("B", Phase.INFLUENCE)
        for card in cards:
            position.permanent(card, "A")
        for name in ("Nik", "Royce"):
            position.vampire(name, "B", capacity=3, blood=3, zone="uncontrolled")
        position.vampire("Rake", "B", capacity=3, blood=2, zone="uncontrolled")
        return play(position.build(), "B: pass")

    assert look(influenced(), "B.pool", "Nik.zone", "Rake.zone") == [30, "ready", "uncontrolled"]
    assert pools(influenced(ENFORCEMENT)) == [30, 28, 30]
    assert pools(influenced(ENFORCEMENT, ENFORCEMENT)) == [30, 26, 30]


@rule("R10.1-06", "C46", "CARD-14")
def test_who_calls_the_vote_that_burns_masquerade_enforcement() -> None:
    def state(sect: str) -> GameState:
        position = Position("A", "B").permanent(ENFORCEMENT, "A").turn("B").edge("B")
        return position.vampire("Nik", "B", capacity=4, sect=sect).build()

    line = f"B: use {ENFORCEMENT} in way 2 with Nik"
    for sect in ("sabbat", "independent"):
        assert codes(state(sect), line) == ["wrong-sect"]
    polled = onward(play(state("camarilla"), line), POLLING, "B")
    assert look(polled, "action.stealth", "action.directed_at") == [1, ""]
    assert look(onward(polled), f"{ENFORCEMENT}.zone") == ["in play"]
    burned = onward(play(polled, "B: burn the Edge to vote for"))
    assert look(burned, f"{ENFORCEMENT}.zone") == ["ash heap"]


@rule("R10.1-09", "CARD-16")
def test_who_becomes_archon() -> None:
    position = calling("Archon", **PRINCE).vampire("Nik", "B", capacity=4, sect="sabbat")
    position.vampire("Royce", "C", capacity=4, sect="independent").ally("Mage", "A", life=1)
    state = play(position.build(), "A: play Archon with Lupo")
    state = onward(state, DecisionKind.TERM_CARD)
    assert lines(state) == ["A: target Lupo", "A: target Thomas", "A: target Yuri"]
    for name in ("Nik", "Royce", "Mage"):
        assert codes(state, f"A: target {name}")[:1] == ["term-wrong-card"]
    state = passed(position, "Archon", "A: target Thomas")
    assert look(state, "Archon.host", "Archon.controller") == ["Thomas", "A"]
    assert refused("Archon", title="primogen") == ["title-missing"]


def archon(**thomas: Any) -> Position:
    """B's Lupo is the archon; it is his turn. A's Thomas may block."""
    position = Position("A", "B").turn("B").vampire("Lupo", "B", capacity=6)
    position.vampire("Thomas", "A", **{"capacity": 5, "blood": 3, **thomas})
    return position.attach("Archon", on="Lupo")


@rule("CARD-16")
def test_an_archon_enters_combat() -> None:
    position = archon().vampire("Nik", "A", capacity=4).ally("Mage", "A", life=1)
    state = play(position.build(), "B: use Archon in way 2 with Lupo")
    assert lines(state) == ["B: target Thomas", "B: target Nik"]
    state = play(state, "B: target Nik")
    assert look(state, "action.stealth", "action.directed_at") == [1, "A"]
    state = onward(state, DecisionKind.STRIKE)
    state = onward(state)
    assert look(state, "Nik.blood", "Lupo.blood", "Thomas.blood") == [3, 5, 3]


@rule("CARD-16", "R1.6.2-08")
def test_the_action_of_an_archon_is_his_own() -> None:
    """Whoever called the referendum controls the card, and whoever controls him has the action."""
    name = "Archon"
    state = passed(
        calling(name, **PRINCE).vampire("Rake", "A", capacity=2), name, "A: target Thomas"
    )
    for minion in ("Rake", "Thomas"):
        assert codes(state, f"A: use Archon in way 2 with {minion}")
    state = onward(play(state, "A: pass"), DecisionKind.MINION, "B")
    assert "B: use Archon in way 2 with Thomas" in lines(state)
    state = play(state, "B: use Archon in way 2 with Thomas", "B: target Yuri")
    assert look(state, "action.directed_at", "action.stealth") == ["C", 1]


@pytest.mark.parametrize(("cards", "blood", "left"), [(0, 3, 3), (1, 3, 2), (2, 3, 1), (2, 1, 0)])
@rule("CARD-16", "D254")
def test_who_tries_to_block_an_archon_burns_blood(cards: int, blood: int, left: int) -> None:
    """For each copy, as far as he has any; he blocks all the same. [LSJ 19980225] [19970707]"""
    position = Position("A", "B").turn("B").vampire("Lupo", "B", capacity=6)
    position.vampire("Thomas", "A", capacity=5, blood=blood).ally("Mage", "A", life=2)
    for _ in range(cards):
        position.attach("Archon", on="Lupo")
    begun = onward(play(position.build(), "B: bleed with Lupo"), DecisionKind.BLOCK)
    state = play(begun, "A: block with Thomas")
    assert look(state, "Thomas.blood") == [left]
    assert look(onward(state), "A.pool") == [30]
    assert look(play(begun, "A: block with Mage"), "Mage.life") == [2]


@rule("CARD-16", "R6.5.6-01")
def test_no_blood_hunt_is_called_on_an_archon() -> None:
    for cards, hunted in ((("Archon",), False), ((), True)):
        position = Position("A", "B").turn("B").vampire("Lupo", "B", capacity=6)
        position.vampire("Thomas", "A", capacity=5, zone="torpor")
        for card in cards:
            position.attach(card, on="Lupo")
        state = play(position.build(), "B: diablerize with Lupo", "B: target Thomas")
        seen = False
        while state.pending is not None and state.pending.kind is not DecisionKind.MINION:
            seen = seen or any("blood hunt" in line for line in lines(state))
            state = play(state, f"{state.table.names[state.pending.seat]}: pass")
        assert look(state, "Thomas.zone") == ["ash heap"]
        assert seen is hunted


@rule("R10.1-08", "CARD-16")
def test_who_calls_the_vote_that_burns_an_archon() -> None:
    def state(sect: str) -> GameState:
        position = archon(sect=sect).turn("A").edge("A")
        return position.build()

    line = "A: use Archon in way 3 with Thomas"
    for sect in ("sabbat", "independent"):
        assert codes(state(sect), line) == ["wrong-sect"]
    polled = onward(play(state("camarilla"), line), POLLING, "A")
    assert look(polled, "action.stealth", "action.directed_at") == [1, ""]
    assert look(onward(polled), "Archon.host") == ["Lupo"]
    burned = onward(play(polled, "A: burn the Edge to vote for"))
    assert look(burned, "Archon.zone") == ["ash heap"]


# --- clan and sect --------------------------------------------------------------------------------


@rule("CARD-11", "R10.2-04")
@pytest.mark.parametrize("clan", ["Lasombra", "Giovanni", "Toreador antitribu"])
def test_writ_of_acceptance(clan: str) -> None:
    """The sect changes, the clan does not; what needs the Camarilla can be used."""
    name = "Writ of Acceptance"
    position = Position("A", "B").turn("A").vampire("Lupo", "A", capacity=6, clan=clan)
    position.hand("A", name, "Justicar Retribution").vampire("Rake", "A", capacity=2)
    state = onward(play(position.build(), f"A: play {name} with Lupo"))
    assert look(state, f"{name}.host", "Lupo.clan", "Lupo.sect") == ["Lupo", clan, "camarilla"]
    before = position.build()
    assert look(before, "Lupo.sect") != ["camarilla"]
    line = "A: play Justicar Retribution with Lupo"
    assert codes(before, line) == ["wrong-sect"]
    assert codes(state, line) == ["minion-tapped"]

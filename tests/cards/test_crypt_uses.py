"""Vampires: the actions they may take, and what they do in phases, actions and combats."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.table import codes, look, onward, play, window
from tests.rulecheck import rule
from vtes.engine import legal_moves
from vtes.model.decisions import DecisionKind, Phase, WindowKind
from vtes.model.state import GameState
from vtes.notation import format_move
from vtes.queries import stealth
from vtes.testing import Position


def table(name: str, phase: Phase = Phase.MINION, **mine: Any) -> Position:
    """A has the vampire and Lupo, B Thomas, C Yuri."""
    position = Position("A", "B", "C").turn("A", phase).vampire(name, "A", **mine)
    position.vampire("Lupo", "A", capacity=4)
    return position.vampire("Thomas", "B", capacity=5).vampire("Yuri", "C", capacity=5)


def targets(state: GameState) -> list[str]:
    """What can be named now."""
    return [format_move(state, move).partition("target ")[2] for move in legal_moves(state)]


def act(state: GameState, name: str, target: str) -> GameState:
    """The vampire takes his action at the target; nobody blocks it yet."""
    return play(state, f"A: use {name} with {name}", f"A: target {target}")


@rule("R6.1-09")
def test_theo_fights_whomever_he_wants() -> None:
    position = table("Theo Bell").ally("Mage", "C", life=2)
    position.vampire("Nik", "B", capacity=4, zone="torpor")
    state = play(position.build(), "A: use Theo Bell with Theo Bell")
    assert targets(state) == ["Thomas", "Yuri", "Mage"]
    state = play(state, "A: target Mage")
    assert stealth(state) == 0
    state = onward(state, WindowKind.BEFORE_RANGE)
    assert look(state, "combat.acting", "combat.opposing") == ["Theo Bell", "Mage"]
    assert codes(table("Theo Bell").build(), "A: use Theo Bell with Lupo") == ["use-not-itself"]


@pytest.mark.parametrize(
    ("name", "lord", "hunted"),
    [
        ("Theo Bell", {}, True),
        ("Theo Bell", {"title": "prince"}, False),
        ("Theo Bell", {"title": "justicar"}, False),
        ("Theo Bell", {"title": "primogen"}, True),
        ("Theo Bell", {"title": "prince", "zone": "torpor"}, True),
        ("Muaziz, Archon of Ulugh Beg", {}, False),
        ("Regilio, The Seeker of Akhenaten", {}, True),
    ],
)
@rule("R6.5.6-01", "R6.5.5-11")
def test_on_whom_no_blood_hunt_is_called(name: str, lord: dict[str, Any], hunted: bool) -> None:
    position = table(name).vampire("Old", "A", capacity=6, clan="Brujah", **lord)
    position.vampire("Prey", "B", capacity=3, zone="torpor", blood=1)
    state = play(position.build(), f"A: diablerize with {name}", "A: target Prey")
    for _ in range(30):
        assert state.pending is not None
        if state.pending.kind in (DecisionKind.BLOOD_HUNT, DecisionKind.MINION):
            break
        state = play(state, format_move(state, legal_moves(state)[-1]))
    assert state.pending is not None
    assert (state.pending.kind is DecisionKind.BLOOD_HUNT) is hunted
    assert look(state, "Prey.zone") == ["ash heap"]


@rule("R6.1-09")
def test_radeyah_hunts_the_snakes() -> None:
    position = table("Radeyah").vampire("Asp", "C", capacity=3, clan="Follower of Set")
    position.vampire("Cobra", "A", capacity=3, clan="Follower of Set")
    state = play(position.build(), "A: use Radeyah with Radeyah")
    assert targets(state) == ["Asp"]
    state = onward(play(state, "A: target Asp"), WindowKind.BEFORE_RANGE)
    assert look(state, "combat.opposing") == ["Asp"]
    assert codes(table("Radeyah").build(), "A: use Radeyah with Radeyah") == ["use-no-target"]


THIEVES = [("François Villon", {}, 2, 2), ("Etrius", {"clan": "Tremere"}, 3, 2)]


@pytest.mark.parametrize(("name", "victim", "most", "bleed"), THIEVES)
@rule("R6.1-09", "R1.6.1-18")
def test_a_thief_of_blood(name: str, victim: dict[str, Any], most: int, bleed: int) -> None:
    position = table(name, blood=2).vampire("Nik", "B", capacity=5, **victim)
    state = act(position.build(), name, "Nik")
    assert stealth(state) == 1
    state = onward(state, DecisionKind.CHOICE)
    assert len(legal_moves(state)) == most + 1
    assert look(play(state, "A: take 1"), "Nik.blood", f"{name}.blood") == [4, 3]
    after = play(state, f"A: take {most}")
    assert look(after, "Nik.blood", f"{name}.blood") == [5 - most, 2 + most]


@rule("R1.5-04")
def test_francois_steals_from_the_young_and_etrius_from_his_clan() -> None:
    position = table("François Villon").vampire("Old", "B", capacity=10)
    state = play(position.build(), "A: use François Villon with François Villon")
    assert targets(state) == ["Lupo", "Thomas", "Yuri"]
    position = table("Etrius").vampire("Nik", "B", capacity=5, clan="Tremere")
    state = play(position.build(), "A: use Etrius with Etrius")
    assert targets(state) == ["Nik"]


@rule("G13")
def test_a_thief_takes_no_more_than_there_is() -> None:
    position = table("François Villon", blood=2).vampire("Nik", "B", capacity=5, blood=1)
    state = onward(act(position.build(), "François Villon", "Nik"), DecisionKind.CHOICE)
    assert len(legal_moves(state)) == 2
    position = table("François Villon", blood=2).vampire("Nik", "B", capacity=5, blood=0)
    state = onward(act(position.build(), "François Villon", "Nik"))
    assert look(state, "François Villon.blood") == [2]


@rule("R6.1-09")
def test_pieter_burns_blood_of_his_own_clan() -> None:
    position = table("Pieter van Dorn").vampire("Nik", "B", capacity=5, clan="Tremere")
    position.vampire("Zoe", "B", capacity=5, clan="Tremere", zone="torpor")
    state = play(position.build(), "A: use Pieter van Dorn with Pieter van Dorn")
    assert targets(state) == ["Pieter van Dorn", "Nik"]
    state = play(state, "A: target Nik")
    assert stealth(state) == 0
    assert look(onward(state), "Nik.blood") == [4]


@rule("R6.1-09", "R1.5-04")
def test_victoria_ash_stuns_the_young() -> None:
    position = table("Victoria Ash").vampire("Old", "B", capacity=6)
    position.vampire("Nik", "B", capacity=2, zone="torpor")
    state = play(position.build(), "A: use Victoria Ash with Victoria Ash")
    assert targets(state) == ["Lupo", "Thomas", "Yuri"]
    state = play(state, "A: target Yuri")
    assert stealth(state) == 1
    assert look(onward(state), "Yuri.tapped") == [True]


@rule("R4-04", "R1.5-04")
def test_menele_feeds_a_childe() -> None:
    position = table("Menele", Phase.UNTAP, blood=3)
    position.vampire("Childe", "A", capacity=9, zone="uncontrolled")
    state = play(position.build(), "A: use Menele")
    (line,) = [format_move(state, move) for move in legal_moves(state)]
    state = play(state, line)
    assert look(state, "Menele.blood", "Childe.blood", "A.pool") == [1, 2, 30]
    assert codes(state, "A: use Menele") == ["use-spent", "blood-missing"]
    torpid = table("Menele", Phase.UNTAP, zone="torpor")
    torpid.vampire("Childe", "A", capacity=9, zone="uncontrolled")
    assert codes(torpid.build(), "A: use Menele") == []


@rule("G02", "R1.5-04")
def test_menele_has_to_have_the_blood_and_somebody_younger() -> None:
    for blood, size, refused in (
        (1, 9, ["blood-missing"]),
        (2, 9, []),
        (2, 10, ["use-no-target"]),
    ):
        position = table("Menele", Phase.UNTAP, blood=blood)
        position.vampire("Childe", "A", capacity=size, zone="uncontrolled")
        assert codes(position.build(), "A: use Menele") == refused


@rule("R4-04")
def test_nikolaus_feeds_his_clan() -> None:
    name = "Nikolaus Vermeulen"
    position = table(name, Phase.UNTAP, blood=1)
    position.vampire("Other", "A", capacity=4, zone="uncontrolled", clan="Ventrue")
    assert codes(position.build(), f"A: use {name}") == ["use-no-target"]
    position.vampire("Childe", "A", capacity=9, zone="uncontrolled", clan="Nosferatu")
    state = play(position.build(), f"A: use {name}")
    (line,) = [format_move(state, move) for move in legal_moves(state)]
    state = play(state, line)
    assert look(state, f"{name}.blood", "Childe.blood", "Other.blood") == [0, 1, 0]


@rule("R4-04", "R6-02")
def test_gemini_keeps_her_prey_from_growing() -> None:
    position = table("Gemini", Phase.UNTAP)
    position.vampire("Childe", "B", capacity=4, zone="uncontrolled", blood=2)
    state = play(position.build(), "A: use Gemini")
    (line,) = [format_move(state, move) for move in legal_moves(state)]
    state = play(state, line)
    assert look(state, "Childe.blood", "A.pool", "B.pool") == [1, 30, 31]
    torpid = table("Gemini", Phase.UNTAP, zone="torpor")
    torpid.vampire("Childe", "B", capacity=4, zone="uncontrolled", blood=2)
    assert codes(torpid.build(), "A: use Gemini") == ["needs-ready"]


@rule("R5-07", "R6-02")
def test_victoria_sells_the_edge() -> None:
    state = play(table("Victoria", Phase.MASTER).edge("A").build(), "A: use Victoria")
    assert look(state, "A.pool", "edge") == [32, ""]
    assert codes(state, "A: use Victoria") == ["use-spent", "no-edge"]
    assert codes(table("Victoria", Phase.MASTER).edge("B").build(), "A: use Victoria") == [
        "no-edge"
    ]
    torpid = table("Victoria", Phase.MASTER, zone="torpor").edge("A").build()
    assert codes(torpid, "A: use Victoria") == ["needs-ready"]


def blocked(name: str, **mine: Any) -> GameState:
    """B's Thomas tries to block the bleed of A's vampire."""
    state = play(table(name, **mine).build(), f"A: bleed with {name}")
    return play(onward(state, DecisionKind.BLOCK), "B: block with Thomas")


@rule("R6.2.2-16", "R1.4-01", "G02")
def test_william_hides_once_in_an_action() -> None:
    state = blocked("William Biltmore")
    hidden = play(state, "A: use William Biltmore")
    assert stealth(hidden) == 1
    assert look(hidden, "William Biltmore.blood") == [8]
    assert "use-spent" in codes(hidden, "A: use William Biltmore")
    hungry = play(table("William Biltmore", blood=0).build(), "A: hunt with William Biltmore")
    hungry = play(onward(hungry, DecisionKind.BLOCK), "B: block with Thomas")
    assert "use-blood" in codes(hungry, "A: use William Biltmore")
    assert look(onward(hidden), "B.pool") == [28]


@rule("R1.4-01")
def test_william_hides_only_himself_and_again_in_the_next_action() -> None:
    state = play(table("William Biltmore").build(), "A: bleed with Lupo")
    state = play(onward(state, DecisionKind.BLOCK), "B: block with Thomas")
    assert codes(state, "A: use William Biltmore") == ["does-not-act"]
    wake = "Wake with Evening's Freshness"
    position = table("William Biltmore").vampire("Nik", "B", capacity=5).hand("B", wake)
    state = play(position.build(), "A: hunt with William Biltmore")
    assert stealth(state) == 1


@rule("R6.4-03", "R1.4-01", "G02")
def test_akram_does_not_let_go() -> None:
    state = onward(blocked("Akram"), WindowKind.END_OF_COMBAT)
    again = play(state, "A: use Akram")
    assert look(again, "Akram.blood") == [6]
    second = onward(again, WindowKind.END_OF_COMBAT)
    assert look(second, "combat.acting", "combat.opposing") == ["Akram", "Thomas"]
    assert "use-spent" in codes(second, "A: use Akram")
    assert window(onward(second)) is None
    poor = onward(blocked("Akram", blood=1), WindowKind.END_OF_COMBAT)
    assert codes(poor, "A: use Akram") == ["use-blood"]


@rule("R1.4-01")
def test_akram_needs_both_ready_and_no_combat_to_come() -> None:
    position = table("Akram").vampire("Nik", "B", capacity=5, blood=0)
    state = play(position.build(), "A: bleed with Akram")
    state = play(onward(state, DecisionKind.BLOCK), "B: block with Nik")
    state = onward(state, WindowKind.END_OF_COMBAT)
    assert look(state, "Nik.zone") == ["torpor"]
    assert "not-both-ready" in codes(state, "A: use Akram")


@rule("R5-07", "R1.4-01")
def test_alexandra_wakes_or_calms_her_clan_once_in_her_turn() -> None:
    position = table("Alexandra").vampire("Nik", "B", capacity=5, clan="Toreador")
    position.vampire("Rosa", "A", capacity=5, clan="Toreador", tapped=True)
    state = position.build()
    asked = play(state, "A: use Alexandra")
    assert targets(asked) == ["Rosa", "Nik"]
    tapped = play(asked, "A: target Nik")
    assert look(tapped, "Nik.tapped") == [True]
    for way in ("", " in way 2"):
        assert codes(tapped, f"A: use Alexandra{way}") == ["use-spent"]
    untapped = play(state, "A: use Alexandra in way 2", "A: target Rosa")
    assert look(untapped, "Rosa.tapped") == [False]
    acting = onward(play(state, "A: bleed with Lupo"), WindowKind.AFTER_DECLINE, "A")
    assert codes(acting, "A: use Alexandra") == []


@rule("R1.4-01")
def test_alexandra_rests_in_the_turns_of_others() -> None:
    position = table("Alexandra").vampire("Nik", "B", capacity=5, clan="Toreador").turn("B")
    state = play(position.build(), "B: bleed with Nik")
    state = onward(state, WindowKind.AS_ANNOUNCED, "A")
    assert codes(state, "A: use Alexandra") == ["not-your-turn"]

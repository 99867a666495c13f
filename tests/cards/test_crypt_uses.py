"""Vampires: the actions they may take, and what they do in phases, actions and combats."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.table import codes, look, onward, play, window
from tests.cards.vampires import act, table, targets
from tests.rulecheck import rule
from vtes.engine import legal_moves
from vtes.model.combat_words import Maneuver
from vtes.model.decisions import ActionKind, DecisionKind, Phase, WindowKind
from vtes.model.frames import InfluencePhase
from vtes.model.state import GameState
from vtes.model.text import Deed, How, Mode, Text
from vtes.model.words import GainPool, PutInPlay
from vtes.notation import format_move
from vtes.queries import stealth
from vtes.testing import Position


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
@rule("R6.1-09", "D234")
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


@rule("R4-04", "D230")
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


@rule("G02", "R1.5-04", "D233")
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
    position.vampire("Spiridonas", "A")
    state = position.build()
    asked = play(state, "A: use Alexandra")
    assert targets(asked) == ["Rosa", "Nik"]
    tapped = play(asked, "A: target Nik")
    assert look(tapped, "Nik.tapped") == [True]
    for way in ("", " in way 2"):
        assert codes(tapped, f"A: use Alexandra{way}") == ["use-spent"]
    untapped = play(state, "A: use Alexandra in way 2", "A: target Rosa")
    assert look(untapped, "Rosa.tapped") == [False]
    assert codes(untapped, "A: use Nik") == ["no-such-use"]
    acts = onward(play(untapped, "A: bleed with Spiridonas"), WindowKind.AFTER_DECLINE, "A")
    assert codes(acts, "A: use Spiridonas") == []
    acting = onward(play(state, "A: bleed with Lupo"), WindowKind.AFTER_DECLINE, "A")
    assert codes(acting, "A: use Alexandra") == []


@rule("R1.4-01")
def test_alexandra_rests_in_the_turns_of_others() -> None:
    position = table("Alexandra").vampire("Nik", "B", capacity=5, clan="Toreador").turn("B")
    state = play(position.build(), "B: bleed with Nik")
    state = onward(state, WindowKind.AS_ANNOUNCED, "A")
    assert codes(state, "A: use Alexandra") == ["not-your-turn"]


@rule("R6.2.2-16", "R6.1.1-06", "G02")
def test_spiridonas_pays_for_a_bleed() -> None:
    state = onward(
        play(table("Spiridonas").build(), "A: bleed with Spiridonas"),
        WindowKind.AFTER_DECLINE,
        "A",
    )
    asked = play(state, "A: use Spiridonas")
    assert [format_move(asked, m) for m in legal_moves(asked)][-1] == "A: take 7"
    more = play(asked, "A: take 3")
    assert look(more, "Spiridonas.blood") == [4]
    assert codes(more, "A: use Spiridonas") == ["use-spent"]
    assert look(onward(more), "B.pool") == [26]
    poor = play(table("Spiridonas", blood=1).build(), "A: bleed with Spiridonas")
    assert codes(onward(poor, WindowKind.AFTER_DECLINE, "A"), "A: use Spiridonas") == ["use-blood"]


@rule("R1.4-01", "G40")
def test_spiridonas_pays_for_his_own_bleed_alone() -> None:
    state = play(table("Spiridonas").build(), "A: bleed with Lupo")
    state = onward(state, WindowKind.AFTER_DECLINE, "A")
    assert codes(state, "A: use Spiridonas") == ["does-not-act"]
    state = play(table("Spiridonas", blood=3).build(), "A: hunt with Spiridonas")
    state = onward(state, WindowKind.AFTER_DECLINE, "A")
    assert codes(state, "A: use Spiridonas") == ["no-bleed"]


def blocking(name: str, **theirs: Any) -> GameState:
    """B's vampire of that name has blocked the bleed of A's Lupo; B may use something."""
    position = Position("A", "B").vampire("Lupo", "A", capacity=5).vampire(name, "B", **theirs)
    position.vampire("Rake", "A", capacity=5)
    state = onward(play(position.build(), "A: bleed with Lupo"), DecisionKind.BLOCK)
    return onward(play(state, f"B: block with {name}"), WindowKind.AFTER_BLOCK, "B")


@rule("R6.2.3-04", "G28", "G02")
def test_lucas_is_not_tired_by_one_block() -> None:
    state = play(blocking("Lucas Halton"), "B: use Lucas Halton")
    assert look(state, "Lucas Halton.blood") == [9]
    assert "use-spent" in codes(state, "B: use Lucas Halton")
    state = onward(state)
    assert look(state, "Lucas Halton.tapped", "Lupo.tapped") == [False, True]
    assert look(onward(blocking("Lucas Halton")), "Lucas Halton.tapped") == [True]
    state = onward(play(state, "A: bleed with Rake"), DecisionKind.BLOCK)
    state = onward(play(state, "B: block with Lucas Halton"), WindowKind.AFTER_BLOCK, "B")
    assert codes(state, "B: use Lucas Halton") == ["use-spent"]
    poor = blocking("Lucas Halton", blood=0)
    assert codes(poor, "B: use Lucas Halton") == ["use-blood"]


@rule("R1.4-01")
def test_lucas_does_it_for_his_own_block() -> None:
    position = Position("A", "B").vampire("Lupo", "A", capacity=5).vampire("Lucas Halton", "B")
    position.vampire("Nik", "B", capacity=5)
    state = onward(play(position.build(), "A: bleed with Lupo"), DecisionKind.BLOCK)
    state = onward(play(state, "B: block with Nik"), WindowKind.AFTER_BLOCK, "B")
    assert codes(state, "B: use Lucas Halton") == ["is-not-blocking"]


@pytest.mark.parametrize(("blood", "left"), [(5, 4), (0, 0)])
@rule("R6.2-11", "G29")
def test_whoever_blocks_donal_burns_blood(blood: int, left: int) -> None:
    name = "Dónal O'Connor"
    position = Position("A", "B").vampire(name, "A").vampire("Nik", "B", capacity=5, blood=blood)
    state = onward(play(position.build(), f"A: bleed with {name}"), DecisionKind.BLOCK)
    assert look(state, "Nik.blood") == [blood]
    state = onward(play(state, "B: block with Nik"), DecisionKind.STRIKE)
    assert look(state, "Nik.blood", f"{name}.blood") == [left, 8]


@rule("R6.2.2-11")
def test_donal_burns_nothing_of_who_fails_to_block_or_is_blocked_by_him() -> None:
    name = "Dónal O'Connor"
    position = Position("A", "B").vampire(name, "A", blood=5).vampire("Nik", "B", capacity=5)
    state = onward(play(position.build(), f"A: hunt with {name}"), DecisionKind.BLOCK)
    state = onward(play(state, "B: block with Nik"))
    assert look(state, "Nik.blood", f"{name}.blood") == [5, 6]
    position = Position("A", "B").vampire("Nik", "A", capacity=5).vampire(name, "B")
    state = onward(play(position.build(), "A: bleed with Nik"), DecisionKind.BLOCK)
    state = onward(play(state, f"B: block with {name}"), DecisionKind.STRIKE)
    assert look(state, "Nik.blood", f"{name}.blood") == [5, 8]


@rule("G45")
def test_an_ally_who_blocks_donal_loses_no_life() -> None:
    name = "Dónal O'Connor"
    position = Position("A", "B").vampire(name, "A").ally("Mage", "B", life=2)
    state = onward(play(position.build(), f"A: bleed with {name}"), DecisionKind.BLOCK)
    state = onward(play(state, "B: block with Mage"), DecisionKind.STRIKE)
    assert look(state, "Mage.life") == [2]


def untapping(name: str, seat: str = "A", **theirs: Any) -> Position:
    """B's untap phase; the vampire is another's."""
    position = Position("A", "B", "C").turn("B", Phase.UNTAP).vampire(name, seat, **theirs)
    return position.vampire("Thomas", "B", capacity=5)


def transfers(state: GameState) -> int:
    """Transfers left in the influence phase."""
    phase = state.stack[0]
    assert isinstance(phase, InfluencePhase)
    return phase.transfers


@pytest.mark.parametrize("seat", ["A", "C"])
@rule("R4-03", "R4-04", "D232")
def test_leandro_lets_every_other_choose(seat: str) -> None:
    state = untapping("Leandro", seat).build()
    assert codes(state, "B: pass") == ["effect-due"]
    assert "use-not-yours" in codes(untapping("Leandro", "B").build(), "B: use Leandro")
    paid = play(state, "B: use Leandro")
    assert look(paid, "B.pool", "A.pool", "C.pool") == [29, 30, 30]
    assert codes(paid, "B: use Leandro in way 2") == ["use-spent"]
    influence = onward(play(paid, "B: pass"), DecisionKind.INFLUENCE)
    assert transfers(influence) == 4
    lost = play(state, "B: use Leandro in way 2", "B: pass")
    assert look(lost, "B.pool") == [30]
    influence = onward(lost, DecisionKind.INFLUENCE)
    assert transfers(influence) == 0


@rule("R6-02")
def test_leandro_in_torpor_asks_for_nothing() -> None:
    state = untapping("Leandro", zone="torpor").build()
    assert codes(state, "B: pass") == []
    assert codes(state, "B: use Leandro") == ["needs-ready"]


def shops(position: Position, *owners: str) -> Position:
    text = Text(modes=(Mode(How.MASTER, effects=(PutInPlay(),)),), location=True)
    for number, owner in enumerate(owners):
        name = f"Shop {number}"
        position.prop(name, types="master", text=text).permanent(name, owner)
    return position


@rule("R4-03", "R4-04")
def test_arikas_prey_pays_for_what_she_keeps() -> None:
    state = shops(untapping("Arika"), "B", "B", "C").build()
    assert codes(state, "B: pass") == ["effect-due"]
    asked = play(state, "B: use Arika")
    assert targets(asked)[:2] == ["Shop 0", "Shop 1"]
    kept = play(asked, "B: target Shop 1", "B: pass")
    assert look(kept, "B.pool", "Shop 0.zone", "Shop 1.zone") == [29, "ash heap", "in play"]
    assert look(kept, "Shop 2.zone") == ["in play"]
    assert codes(kept, "B: use Arika") == ["use-spent"]
    both = play(asked, "B: target Shop 1", "B: target Shop 0")
    assert look(both, "B.pool", "Shop 0.zone", "Shop 1.zone") == [28, "in play", "in play"]


@rule("R4-03", "R1.4-01")
def test_arika_has_nothing_to_ask_for() -> None:
    assert codes(shops(untapping("Arika"), "C").build(), "B: use Arika") == ["nothing-there"]
    assert codes(shops(untapping("Arika"), "C").build(), "B: pass") == []
    torpid = shops(untapping("Arika", zone="torpor"), "B").build()
    assert codes(torpid, "B: use Arika") == ["needs-ready"]
    assert "use-not-yours" in codes(shops(untapping("Arika", "C"), "B").build(), "B: use Arika")


@rule("G29")
def test_arikas_prey_keeps_no_more_than_she_can_pay_for() -> None:
    state = shops(untapping("Arika"), "B", "B").pool(B=1).build()
    state = play(state, "B: use Arika", "B: target Shop 0")
    assert look(state, "Shop 1.zone", "B.pool") == ["ash heap", 0]


def masters(**mine: Any) -> Position:
    position = table("Khalid", Phase.MASTER, **mine).library("A", 5)
    return position.hand("A", "Cloak the Gathering", "Ascendance")


@rule("R5-05", "D140")
def test_khalid_sells_secrets() -> None:
    state = play(masters().build(), "A: use Khalid")
    assert [format_move(state, m) for m in legal_moves(state)] == ["A: discard Cloak the Gathering"]
    assert codes(state, "A: discard Ascendance") == ["not-discardable"]
    state = play(state, "A: discard Cloak the Gathering")
    assert look(state, "A.pool", "A.ash_heap") == [31, ["Cloak the Gathering"]]
    assert "use-master-action" in codes(state, "A: use Khalid")


@rule("G02", "R6-02")
def test_khalid_needs_a_secret_and_to_be_ready() -> None:
    state = table("Khalid", Phase.MASTER).hand("A", "Ascendance").build()
    assert codes(state, "A: use Khalid") == ["no-card-of-discipline"]
    assert codes(masters(zone="torpor").build(), "A: use Khalid") == ["needs-ready"]


@rule("R1.4-01", "G02")
def test_edward_talks_them_out_of_it() -> None:
    position = Position("A", "B").vampire("Theo Bell", "A").vampire("Edward Vignes", "B")
    position.vampire("Nik", "B", capacity=3).library("B", 5)
    position.hand("B", "Deflection", "Ascendance")
    announced = play(position.build(), "A: use Theo Bell with Theo Bell", "A: target Edward Vignes")
    state = onward(announced, WindowKind.AS_ANNOUNCED, "B")
    state = play(state, "B: use Edward Vignes")
    assert [format_move(state, m) for m in legal_moves(state)] == ["B: discard Deflection"]
    state = onward(play(state, "B: discard Deflection"))
    assert state.lasting == ()  # nothing forbids to try it again
    assert look(state, "B.ash_heap", "Edward Vignes.blood", "Theo Bell.tapped") == [
        ["Deflection"],
        6,
        True,
    ]
    other = play(position.build(), "A: use Theo Bell with Theo Bell", "A: target Nik")
    other = onward(other, WindowKind.AS_ANNOUNCED, "B")
    assert codes(other, "B: use Edward Vignes") == ["not-acted-on"]


@rule("G02")
def test_edward_needs_the_words_for_it() -> None:
    position = Position("A", "B").vampire("Theo Bell", "A").vampire("Edward Vignes", "B")
    position.hand("B", "Ascendance")
    state = play(position.build(), "A: use Theo Bell with Theo Bell", "A: target Edward Vignes")
    state = onward(state, WindowKind.AS_ANNOUNCED, "B")
    assert codes(state, "B: use Edward Vignes") == ["no-card-of-discipline"]


@rule("R4.2-05", "R4.2-07")
def test_contesting_with_wilhelm_is_dear() -> None:
    for blood, refused in ((2, []), (1, ["title-too-dear"])):
        position = Position("A", "B").turn("A", Phase.UNTAP)
        facts = {"clan": "Brujah", "title": "prince", "city": "Berlin", "contesting": True}
        position.vampire("Lupo", "A", capacity=5, blood=blood, **facts)  # type: ignore[arg-type]
        position.vampire("Wilhelm Waldburg", "B", contesting=True)
        state = position.build()
        assert codes(state, "A: contest the title of Lupo") == refused
    paid = play(position.turn("B", Phase.UNTAP).build(), "B: contest the title of Wilhelm Waldburg")
    assert look(paid, "Wilhelm Waldburg.blood") == [8]


@rule("R4.2-05")
def test_who_contests_with_wilhelm_pays_two() -> None:
    position = Position("A", "B").turn("A", Phase.UNTAP)
    facts = {"clan": "Brujah", "title": "prince", "city": "Berlin", "contesting": True}
    position.vampire("Lupo", "A", capacity=5, **facts)  # type: ignore[arg-type]
    position.vampire("Wilhelm Waldburg", "B", contesting=True)
    state = play(position.build(), "A: contest the title of Lupo")
    assert look(state, "Lupo.blood") == [3]


@rule("R6.5.3-02", "R6.5.3-04")
def test_javier_rescues_cheaply() -> None:
    name = "Javier Montoya"
    position = table(name, blood=5).vampire("Nik", "A", capacity=5, zone="torpor", blood=0)
    state = play(position.build(), f"A: rescue with {name}", "A: target Nik")
    state = onward(play(state, "A: pay 2"))
    assert look(state, f"{name}.blood", "Nik.zone", "Nik.blood") == [4, "ready", 0]
    position = table(name, blood=5).vampire("Nik", "A", capacity=5, zone="torpor", blood=1)
    state = play(position.build(), f"A: rescue with {name}", "A: target Nik")
    state = onward(play(state, "A: pay 1"))
    assert look(state, f"{name}.blood", "Nik.blood") == [5, 0]


@rule("R6.5.3-02", "G02")
def test_how_little_javier_needs_for_a_rescue() -> None:
    name = "Javier Montoya"
    for blood, theirs, allowed in ((1, 0, True), (1, 1, True)):
        position = table(name, blood=blood)
        position.vampire("Nik", "A", capacity=5, zone="torpor", blood=theirs)
        state = position.build()
        assert (codes(state, f"A: rescue with {name}") == []) is allowed
    lupo = table(name).vampire("Nik", "A", capacity=5, zone="torpor", blood=0)
    lupo.vampire("Rake", "A", capacity=5, blood=1)
    assert codes(lupo.build(), "A: rescue with Rake") != []


@rule("R6.3.4-09", "R6.2.2-04")
def test_the_title_of_calebros_can_be_stolen() -> None:
    name = "Calebros, The Martyr"
    position = Position("A", "B", "C").vampire("Lupo", "A", capacity=6, clan="Brujah")
    position.vampire(name, "B").vampire("Nik", "B", capacity=3)
    state = play(position.build(), f"A: use {name} with Lupo")
    assert look(state, "action.target", "action.directed_at") == [name, "B"]
    state = onward(state, DecisionKind.BLOCK)
    assert codes(state, f"B: block with {name}") == ["blocker-barred"]
    assert codes(state, "B: block with Nik") == []
    state = onward(state)
    assert look(state, "Lupo.title", f"{name}.title") == ["prince", ""]
    assert codes(state, f"A: use {name} with Lupo") != []


@pytest.mark.parametrize(
    ("facts", "seat", "refused"),
    [
        ({"capacity": 5, "clan": "Brujah"}, "A", ["not-older"]),
        ({"capacity": 6, "clan": "Lasombra"}, "A", ["wrong-sect"]),
        ({"capacity": 6, "clan": "Brujah"}, "A", []),
    ],
)
@rule("R1.5-04", "R1.6.1-12")
def test_who_can_steal_the_title(facts: dict[str, Any], seat: str, refused: list[str]) -> None:
    name = "Calebros, The Martyr"
    position = Position("A", "B").vampire("Lupo", seat, **facts).vampire(name, "B")
    assert codes(position.build(), f"A: use {name} with Lupo") == refused


@rule("R1.4-01")
def test_calebros_is_not_robbed_by_his_own_or_without_his_title() -> None:
    name = "Calebros, The Martyr"
    position = Position("A", "B").vampire("Lupo", "A", capacity=6, clan="Brujah").vampire(name, "A")
    assert codes(position.build(), f"A: use {name} with Lupo") == ["hosts-companion"]
    position = Position("A", "B").vampire("Lupo", "A", capacity=6, clan="Brujah")
    position.vampire(name, "B", contesting=True)
    assert codes(position.build(), f"A: use {name} with Lupo") == ["it-lacks-title"]


@pytest.mark.parametrize(
    ("clan", "zone", "blood", "refused"),
    [
        ("Nosferatu", "ready", 0, ["blood-too-low"]),
        ("Nosferatu", "ready", 1, []),
        ("Nosferatu", "torpor", 0, []),
        ("Brujah", "ready", 0, []),
    ],
)
@rule("G02", "D235")
def test_marcellus_makes_the_nosferatu_pay(
    clan: str, zone: Any, blood: int, refused: list[str]
) -> None:
    motion = Text(
        modes=(Mode(How.ACTION, deed=Deed(ActionKind.POLITICAL), effects=(GainPool(1),)),)
    )
    position = Position("A", "B").vampire("Lupo", "A", capacity=6, clan=clan, blood=blood)
    position.prop("Motion", types="political action", text=motion).hand("A", "Motion")
    position.vampire("Marcellus", "B", zone=zone).vampire("Rake", "A", capacity=3)
    state = position.build()
    found = [code for code in codes(state, "A: play Motion with Lupo") if code != "must-hunt"]
    assert [code for code in found if code.startswith("blood")] == refused


@pytest.mark.parametrize(("clan", "left"), [("Nosferatu", 2), ("Brujah", 3)])
@rule("R6.2.3-02", "D235")
def test_the_nosferatu_pay_when_their_action_succeeds(clan: str, left: int) -> None:
    motion = Text(
        modes=(Mode(How.ACTION, deed=Deed(ActionKind.POLITICAL), effects=(GainPool(1),)),)
    )
    position = Position("A", "B").vampire("Lupo", "A", capacity=6, clan=clan, blood=3)
    position.prop("Motion", types="political action", text=motion).hand("A", "Motion")
    position.vampire("Marcellus", "A")
    state = onward(play(position.build(), "A: play Motion with Lupo"), WindowKind.POLLING)
    assert look(state, "Lupo.blood") == [left]


@pytest.mark.parametrize(
    ("clan", "murat", "discipline", "left"),
    [
        ("Follower of Set", "Murat", "ser", 3),
        ("Gangrel", "Murat", "ser", 4),
        ("Follower of Set", "Murat", "pot", 4),
        ("Follower of Set", "Judah", "ser", 4),
    ],
)
@rule("R1.6.1-13")
def test_murat_is_hard_to_charm(clan: str, murat: str, discipline: str, left: int) -> None:
    hiss = Text(
        modes=(Mode(How.COMBAT, level=1, windows=(WindowKind.RANGE,), effects=(Maneuver(),)),)
    )
    position = Position("A", "B")
    position.vampire("Lupo", "A", capacity=4, clan=clan, disciplines={discipline: 1})
    position.vampire(murat, "B").vampire("Nik", "B", capacity=3)
    position.prop("Hiss", types="combat", text=hiss, disciplines={discipline: 1})
    position.hand("A", "Hiss")
    state = onward(play(position.build(), "A: bleed with Lupo"), DecisionKind.BLOCK)
    state = onward(play(state, f"B: block with {murat}"), WindowKind.RANGE, "A")
    state = play(state, "A: play Hiss with Lupo")
    assert look(state, "Lupo.blood") == [left]

"""Locations that are one of a kind: each use of each card on a small table."""

from __future__ import annotations

from typing import Any

import pytest

import vtes
from tests.cards.small import card, do, motion, options, table
from tests.cards.table import codes, look, onward, play, window
from tests.rulecheck import rule
from tests.rules.pairs import pair
from tests.rules.props.runs import end, run
from vtes.model.decisions import DecisionKind, Phase, WindowKind
from vtes.model.phases import InfluencePhase
from vtes.model.state import GameState
from vtes.testing import Position
from vtes.testing.lines import reading

ANIF, ARCANUM = "Wasserschloss Anif, Austria", "Arcanum Chapterhouse, Alexandria"
ARBORETUM, CAIRO = "Elysium: The Arboretum", "Cairo Int'l Airport"
LOUVRE, PARIS = "The Louvre, Paris", "Paris"
MOB, POOL = "Mob Connections", "The Spawning Pool"
OXFORD, PALACE = "Oxford University, England", "Elysium: The Palace of Versailles"


# --- burned or stolen ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "way"), [("Arcanum Chapterhouse, Alexandria", 3), ("Wasserschloss Anif, Austria", 4)]
)
def test_any_minion_can_burn_it(name: str, way: int) -> None:
    builder = table().vampire("Lupo", "A", capacity=5).vampire("Yuri", "C", capacity=5)
    state = builder.permanent(name, "C").build()
    state = do(state, f"A: use {name} in way {way} with Lupo")
    assert options(state) == ["C: block with Yuri", "C: pass"]  # directed at C
    assert do(state, "C: pass").players[2].in_play == ()


def test_malkavians_burn_wasserschloss_anif_with_stealth() -> None:
    for clan, stealth in (("Malkavian", 1), ("Brujah", 0)):
        builder = table().vampire("Lupo", "A", capacity=5, clan=clan)
        builder.vampire("Thomas", "B", capacity=5).hand("B", "Sport Bike")
        state = builder.permanent(ANIF, "B").build()
        state = play(state, f"A: use {ANIF} in way 4 with Lupo")
        assert look(state, "action.stealth", "action.directed_at") == [stealth, "B"]


@rule("R1.4-01")
def test_any_minion_of_another_steals_the_louvre() -> None:
    builder = table().vampire("Lupo", "A", capacity=5).vampire("Yuri", "C", capacity=5)
    line = f"A: use {LOUVRE} in way 4 with Lupo"
    refused = table().vampire("Lupo", "A", capacity=5).permanent(LOUVRE, "A").build()
    assert codes(refused, line) == ["yours-already"]
    builder = table().vampire("Lupo", "A", capacity=5).vampire("Yuri", "C", capacity=5)
    state = do(builder.permanent(LOUVRE, "C").build(), line)
    assert options(state) == ["C: block with Yuri", "C: pass"]
    after = do(state, "C: pass")
    assert look(after, f"{LOUVRE}.controller", "A.in_play", "C.in_play") == ["A", [LOUVRE], []]


# --- Arcanum Chapterhouse -----------------------------------------------------------------------

GROUND, OTHER = "Slum Hunting Ground", "Zoo Hunting Ground"


def chapterhouse(turn: str, *grounds: str) -> GameState:
    position = Position("A", "B", "C", "D").turn(turn, Phase.UNTAP).permanent(ARCANUM, "A")
    for ground in grounds:
        position.permanent(ground, turn)
    return position.build()


def test_the_chapterhouse_takes_pool_of_predator_and_prey_for_their_hunting_grounds() -> None:
    for seat in "BD":
        state = chapterhouse(seat, GROUND, OTHER)
        assert codes(state, f"{seat}: pass") == ["effect-due"]
        state = run(state, f"{seat}: use {ARCANUM} in way 2")
        assert look(state, f"{seat}.pool", "A.pool") == [28, 30]
        assert f"{seat}: pass" in options(state)
    for seat in "AC":
        refused = chapterhouse(seat, GROUND)
        assert codes(refused, f"{seat}: use {ARCANUM} in way 2") == ["use-not-yours"]
        assert f"{seat}: pass" in options(refused)


@rule("R1.4-01")
def test_without_hunting_grounds_nothing_is_due() -> None:
    refused, allowed = chapterhouse("B"), chapterhouse("B", GROUND)
    pair(refused, allowed, f"B: use {ARCANUM} in way 2", "active-has-none", "R1.4-01")
    assert "B: pass" in options(refused)


# --- Cairo Int'l Airport ------------------------------------------------------------------------


def test_cairo_airport_burns_blood_on_an_uncontrolled_minion_of_the_prey() -> None:
    position = table().vampire("Lupo", "A", capacity=5).vampire("Thomas", "B", capacity=5)
    for seat in "ABC":
        position.vampire(f"To {seat}", seat, capacity=5, blood=2, zone="uncontrolled")
    state = position.permanent(CAIRO, "A").build()
    state = run(state, f"A: use {CAIRO} in way 2 with Lupo")
    assert options(state) == ["A: target uncontrolled #1 of B"]
    state = run(state, "A: target uncontrolled #1 of B", "B: pass")
    assert look(state, "action.directed_at") == ["B"]
    after = end(state)
    assert look(after, "#1 of B.blood", "#1 of A.blood", "#1 of C.blood") == [1, 2, 2]
    assert codes(after, f"B: use {CAIRO} in way 2 with Thomas")[0] == "not-your-decision"


def test_only_minions_of_its_controller_use_cairo_airport() -> None:
    position = table().vampire("Lupo", "A", capacity=5)
    position.vampire("To come", "B", capacity=5, blood=2, zone="uncontrolled")
    refused = position.permanent(CAIRO, "B").build()
    assert codes(refused, f"A: use {CAIRO} in way 2 with Lupo") == ["use-not-yours"]


# --- Elysium: The Arboretum ---------------------------------------------------------------------


def duel(mine: str = "Toreador", theirs: str = "Brujah", **fields: Any) -> Position:
    """A's bleed is going to be blocked; nobody has anything else to play."""
    position = table().vampire("Lupo", "A", capacity=5, clan=mine, **fields)
    return position.vampire("Thomas", "B", capacity=5, clan=theirs)


FIGHT = ("A: bleed with Lupo", "B: block with Thomas")


@rule("CARD-15", "R6.4.5-22", "D204")
def test_the_arboretum_ends_combat_before_range_is_determined() -> None:
    line = f"B: use {ARBORETUM} in way 2"
    state = run(duel().permanent(ARBORETUM, "B").hand("A", "Immortal Grapple").build(), *FIGHT)
    after = run(state, line)
    assert look(after, f"{ARBORETUM}.tapped") == [True]
    assert window(after) not in (WindowKind.RANGE, WindowKind.BEFORE_RANGE)
    after = onward(after)
    assert look(after, "Lupo.blood", "Thomas.blood") == [5, 5]


@rule("D204")
def test_the_arboretum_leaves_what_is_played_when_combat_ends() -> None:
    """Ruling of the card, RTR 20001020, LSJ 20001024: such cards can still be played."""
    position = duel().permanent(ARBORETUM, "B").hand("A", "Sport Bike")
    state = run(position.build(), *FIGHT, f"B: use {ARBORETUM} in way 2")
    assert look(state, "window", "combat.round") == ["END_OF_ROUND", 1]
    assert window(onward(state, WindowKind.END_OF_COMBAT)) is WindowKind.END_OF_COMBAT


@rule("R10.1-10", "CARD-15", "R1.4-01")
def test_the_arboretum_is_for_two_vampires_of_the_camarilla() -> None:
    line = f"B: use {ARBORETUM} in way 2"

    def before_range(position: Position) -> GameState:
        state = run(position.permanent(ARBORETUM, "B").hand("A", "Sport Bike").build(), *FIGHT)
        return onward(state, WindowKind.BEFORE_RANGE, "B")

    allowed = before_range(duel())
    pair(before_range(duel(mine="Lasombra")), allowed, line, "opponent-of-another-sect", "R1.4-01")
    pair(before_range(duel(theirs="Lasombra")), allowed, line, "wrong-sect", "R1.6.1-12")
    third = run(duel().permanent(ARBORETUM, "C").hand("A", "Sport Bike").build(), *FIGHT)
    third = onward(third, WindowKind.BEFORE_RANGE, "C")
    assert "not-combatant" in codes(third, line.replace("B:", "C:"))


@rule("R10.1-07", "CARD-15")
def test_a_vampire_of_the_camarilla_calls_a_referendum_to_burn_the_arboretum() -> None:
    line = f"A: use {ARBORETUM} in way 3 with Lupo"
    state = duel(title="prince").permanent(ARBORETUM, "A").build()
    state = run(state, line)
    assert look(state, "action.kind", "action.stealth") == ["POLITICAL", 1]
    after = end(run(state, "A: vote for with Lupo"))
    assert look(after, "A.ash_heap") == [[ARBORETUM]]
    refused = duel(mine="Lasombra").permanent(ARBORETUM, "A").build()
    assert codes(refused, line) == ["wrong-sect"]


# --- Information Highway ------------------------------------------------------------------------


@rule("R7-03")
def test_information_highway_gives_two_more_transfers() -> None:
    for number, transfers in ((1, 1), (2, 2), (4, 4)):
        builder = Position("A", "B", "C").turn("A", Phase.INFLUENCE, number=number)
        for more, highway in ((0, "B"), (2, "A")):
            builder = Position("A", "B", "C").turn("A", Phase.INFLUENCE, number=number)
            (frame,) = builder.permanent("Information Highway", highway).build().stack
            assert isinstance(frame, InfluencePhase)
            assert frame.transfers == transfers + more


# --- The Louvre ---------------------------------------------------------------------------------


def louvre(**fields: Any) -> Position:
    position = table().vampire("Lupo", "A", capacity=5).permanent(LOUVRE, "B")
    position.vampire("Thomas", "B", capacity=5, clan="Toreador", **fields)
    return position.vampire("Nik", "C", capacity=5, clan="Toreador")


def test_the_louvre_taps_a_toreador_at_any_time() -> None:
    """Ruling ANK 20210608: also between two actions of another."""
    for before in ((), ("A: bleed with Lupo",)):
        state = louvre().build()
        state = (
            run(state, *before, f"B: use {LOUVRE} in way 2")
            if before
            else run(state, "A: pass", f"B: use {LOUVRE} in way 2")
        )
        assert options(state) == ["B: target Thomas", "B: target Nik"]
        state = run(state, "B: target Nik")
        assert look(state, "Nik.tapped", "Thomas.tapped", f"{LOUVRE}.tapped") == [True, False, True]


@rule("R1.4-01")
def test_the_louvre_taps_any_minion_for_the_prince_of_paris() -> None:
    line = f"B: use {LOUVRE} in way 3"
    refused, other, allowed = (
        run(louvre(**fields).build(), "A: pass")
        for fields in (
            {},
            {"title": "prince", "city": "Berlin"},
            {"title": "prince", "city": PARIS},
        )
    )
    pair(refused, allowed, line, "no-prince", "R1.4-01")
    assert codes(other, line) == ["no-prince"]
    state = run(allowed, line)
    assert options(state) == ["B: target Thomas", "B: target Nik", "B: target Lupo"]
    assert look(run(state, "B: target Lupo"), "Lupo.tapped") == [True]


# --- votes --------------------------------------------------------------------------------------


def hunt(position: Position) -> GameState:
    """A is asked in the polling step of a blood hunt."""
    position.vampire("Lupo", "A", capacity=5, clan="Toreador", title="primogen")
    position.vampire("Thomas", "B", capacity=5, zone="torpor")
    state = run(position.build(), "A: diablerize with Lupo", "A: target Thomas")
    state = play(onward(state, DecisionKind.BLOOD_HUNT, "B"), "B: call a blood hunt")
    return onward(state, WindowKind.POLLING, "A")


def test_oxford_university_gives_two_votes_for_each_pool() -> None:
    state = motion(table().permanent(OXFORD, "A").pool(A=4))
    state = run(state, f"A: use {OXFORD} in way 2")
    assert options(state) == [f"A: take {n}" for n in range(5)]
    state = run(state, "A: take 2")
    assert look(state, "A.pool", f"{OXFORD}.tapped") == [2, True]
    state = run(state, f"A: vote for with {OXFORD}")
    assert look(state, "referendum.for") == [4]


def test_the_palace_of_versailles_helps_every_titled_vampire_of_the_camarilla() -> None:
    position = table().permanent(PALACE, "A").vampire("Rake", "A", capacity=5, clan="Brujah")
    position.vampire("Nik", "A", capacity=5, title="bishop", clan="Lasombra")
    position.vampire("Thomas", "B", capacity=5, title="prince", clan="Ventrue")
    state = run(motion(position), f"A: use {PALACE} in way 2")
    names = ("Lupo", "Rake", "Nik", "Thomas")
    gained = [vtes.votes(state, card(state, name)) for name in names]
    assert gained == [2, 0, 1, 2]
    assert look(state, f"{PALACE}.tapped") == [True]


@rule("R1.4-01")
def test_such_votes_are_for_political_actions() -> None:
    for name in (OXFORD, PALACE):
        allowed, refused = (of(table().permanent(name, "A")) for of in (motion, hunt))
        line = f"A: use {name} in way 2"
        pair(refused, allowed, line, "no-political-action", "R1.4-01")


# --- The Spawning Pool --------------------------------------------------------------------------


def test_the_spawning_pool_takes_blood_of_a_nosferatu() -> None:
    position = table(Phase.UNTAP).vampire("Lupo", "A", capacity=5, clan="Nosferatu", blood=3)
    position.vampire("Rake", "A", capacity=5, clan="Brujah")
    position.vampire("Nik", "A", capacity=5, clan="Nosferatu", zone="torpor")
    state = (
        position.vampire("Thomas", "B", capacity=5, clan="Nosferatu").permanent(POOL, "A").build()
    )
    state = run(state, f"A: use {POOL} in way 2")
    assert options(state) == ["A: target Lupo"]
    state = run(state, "A: target Lupo")
    assert look(state, "Lupo.blood", f"{POOL}.life") == [2, 1]
    assert codes(state, f"A: use {POOL} in way 2") == ["use-spent"]


def second_round(position: Position, *lines: str) -> GameState:
    """B may use the Spawning Pool before range is determined in the second round of combat."""
    position.permanent(POOL, "B", counters=2).permanent(MOB, "B")
    state = run(position.build(), *lines)
    state = onward(state, WindowKind.PRESS, "B")
    state = run(state, f"B: use {MOB} in way 2")
    return onward(state, WindowKind.BEFORE_RANGE, "B")


@rule("R1.4-01")
def test_the_spawning_pool_hurts_who_bled_and_was_blocked_in_the_second_round() -> None:
    line = f"B: use {POOL} in way 3"
    state = second_round(duel(), *FIGHT)
    before = look(state, "Lupo.blood", "Thomas.blood")
    assert before == [4, 4]
    after = run(state, line)
    assert look(after, "Lupo.blood", "Thomas.blood", f"{POOL}.life") == [2, 4, 2]
    assert look(after, f"{POOL}.tapped") == [True]
    first = duel().permanent(POOL, "B", counters=2).build()
    first = onward(run(first, *FIGHT), WindowKind.BEFORE_RANGE, "B")
    pair(first, state, line, "wrong-round", "R1.4-01")


@rule("R1.4-01")
def test_the_spawning_pool_is_for_a_bleed_that_was_blocked() -> None:
    line = f"B: use {POOL} in way 3"
    burning = (f"A: use {ARBORETUM} in way 3 with Lupo", "B: block with Thomas")
    position = duel().permanent(ARBORETUM, "B", tapped=True).attach("Raven Spy", on="Thomas")
    other = second_round(position, *burning)
    pair(other, second_round(duel(), *FIGHT), line, "no-blocked-bleed", "R1.4-01")


def test_damage_of_the_spawning_pool_cannot_be_prevented() -> None:
    position = duel(disciplines={"for": 2}).hand("A", "Superior Mettle")
    state = second_round(position, *FIGHT)
    after = vtes.apply(*reading(state, f"B: use {POOL} in way 3"))
    assert window(after) is not WindowKind.PREVENT
    assert look(after, "Lupo.blood") == [2]


# --- Wasserschloss Anif -------------------------------------------------------------------------


def test_wasserschloss_anif_gathers_blood_of_one_tremere_a_turn() -> None:
    """Ruling RTR 19960221: of only one Tremere on any given turn."""
    position = table(Phase.MASTER).permanent(ANIF, "A")
    for name, clan in (("Lupo", "Tremere"), ("Rake", "Tremere"), ("Nik", "Brujah")):
        position.vampire(name, "A", capacity=5, clan=clan, blood=3)
    state = run(
        position.vampire("Thomas", "B", capacity=5, clan="Tremere").build(),
        f"A: use {ANIF} in way 2",
    )
    assert options(state) == ["A: target Lupo", "A: target Rake"]
    state = run(state, "A: target Rake")
    assert look(state, "Rake.blood", "Lupo.blood", f"{ANIF}.life") == [2, 3, 1]
    assert codes(state, f"A: use {ANIF} in way 2") == ["use-spent"]
    assert look(state, f"{ANIF}.tapped") == [False]


def test_wasserschloss_anif_gives_all_blood_to_a_tremere_to_come() -> None:
    position = table(Phase.INFLUENCE).permanent(ANIF, "A", counters=3)
    position.vampire("Lupo", "A", capacity=5, blood=1, zone="uncontrolled", clan="Tremere")
    position.vampire("Nik", "A", capacity=5, blood=1, zone="uncontrolled", clan="Samedi")
    state = run(position.build(), f"A: use {ANIF} in way 3")
    assert options(state) == ["A: target #1 of A"] or len(options(state)) == 1
    state = run(state, options(state)[0])
    assert look(state, "#1 of A.blood", f"{ANIF}.life", f"{ANIF}.tapped") == [4, 0, True]

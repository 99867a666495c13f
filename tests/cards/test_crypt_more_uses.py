"""More vampires of the Camarilla who have something to use, or to whom something happens."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.duel import with_blood
from tests.cards.fights import after
from tests.cards.table import codes, look, onward, play
from tests.cards.vampires import table, targets
from tests.rulecheck import rule
from tests.rules.props.runs import end, run, until
from vtes.model.decisions import DecisionKind, Phase, WindowKind
from vtes.model.state import GameState
from vtes.queries import stealth
from vtes.testing import Position

SHARP = [("Persia, The Beautiful Statue", False), ("Andreas, The Bard of Crete", True)]


@pytest.mark.parametrize(("name", "once"), SHARP)
@rule("R6.2.2-17")
def test_intercept_for_blood(name: str, once: bool) -> None:
    position = Position("A", "B", "C").vampire("Lupo", "A", capacity=6).vampire(name, "B")
    position.vampire("Rake", "A", capacity=5)
    state = run(position.build(), "A: hunt with Lupo", f"B: block with {name}", f"B: use {name}")
    assert look(state, f"{name}.intercept") == [1]
    full = look(position.build(), f"{name}.blood")[0]
    assert isinstance(full, int)
    assert look(state, f"{name}.blood") == [full - 1]
    start = Position("A", "B", "C").vampire("Lupo", "A", capacity=6)
    state = start.vampire(name, "B", blood=0).build()
    state = run(state, "A: hunt with Lupo", f"B: block with {name}")
    assert codes(state, f"B: use {name}") == ["use-blood"]
    assert once is (name != SHARP[0][0])


# --- Anneke ---------------------------------------------------------------------------------------


def beside(bleeder: str = "A", **anneke: Any) -> GameState:
    """A's Lupo bleeds her prey B; C, who has Anneke, is the prey of B."""
    position = Position("A", "B", "C", "D").turn(bleeder).vampire("Anneke", "C", **anneke)
    position.vampire("Lupo", bleeder, capacity=5).vampire("Thomas", "B", capacity=5)
    position.vampire("Yuri", "C", capacity=4)
    return play(position.build(), "A: bleed with Lupo" if bleeder == "A" else "C: bleed with Lupo")


@rule("D334", "R6.2.2-02")
def test_anneke_blocks_whom_she_will() -> None:
    state = onward(beside(), WindowKind.AFTER_DECLINE, "C")
    assert codes(state, "C: use Anneke") == []
    state = onward(play(state, "C: use Anneke"), DecisionKind.STRIKE)
    assert look(state, "combat.opposing", "Anneke.tapped") == ["Anneke", True]


@rule("D334")
def test_when_anneke_does_not() -> None:
    tapped = onward(beside(tapped=True), WindowKind.AFTER_DECLINE)
    assert codes(tapped, "C: use Anneke") == ["is-tapped"]
    own = onward(beside("C"), WindowKind.AFTER_DECLINE, "C")
    assert codes(own, "C: use Anneke") == ["does-not-hold"]


# --- untap phase ----------------------------------------------------------------------------------


@rule("R4-04")
def test_carna_burns_a_retainer_of_hers() -> None:
    name = "Carna, The Princess Witch"
    position = table(name, Phase.UNTAP, blood=2).attach("Raven Spy", on=name)
    state = run(position.attach("Raven Spy", on="Lupo").build(), f"A: use {name}")
    assert targets(state) == ["Raven Spy of Carna, The Princess Witch"] or len(targets(state)) == 1
    state = play(state, f"A: target {targets(state)[0]}")
    assert look(state, f"{name}.blood", f"{name}.attached") == [4, []]
    without = table(name, Phase.UNTAP, blood=2).attach("Raven Spy", on="Lupo").build()
    assert codes(without, f"A: use {name}") == ["use-no-target"]


@rule("R4-04")
def test_lucinde_burns_the_edge() -> None:
    name = "Lucinde, Alastor"
    state = table(name, Phase.UNTAP, blood=2).edge("A").build()
    state = run(state, f"A: use {name} in way 2")
    assert look(state, f"{name}.blood", "edge") == [3, ""]
    state = table(name, Phase.UNTAP, blood=2).edge("B").build()
    assert codes(state, f"A: use {name} in way 2") == ["no-edge"]


@rule("R4-03")
def test_lucina_feeds_on_the_edge() -> None:
    state = table("Lucina", Phase.UNTAP, blood=2).edge("A").build()
    assert codes(state, "A: pass") != []
    assert look(run(state, "A: use Lucina"), "Lucina.blood", "edge") == [3, "A"]
    state = table("Lucina", Phase.UNTAP, blood=2).edge("B").build()
    assert codes(state, "A: use Lucina") == ["no-edge"]
    assert codes(state, "A: pass") == []


@rule("R4-04")
def test_ramona_is_fed_by_her_clan() -> None:
    position = table("Ramona", Phase.UNTAP, blood=1)
    position.vampire("Nik", "A", capacity=4, clan="Gangrel")
    position.vampire("Rake", "A", capacity=4, blood=0, clan="Gangrel")
    position.vampire("Royce", "B", capacity=4, clan="Gangrel")
    state = run(position.build(), "A: use Ramona")
    assert targets(state) == ["Nik"]
    assert look(run(state, "A: target Nik"), "Ramona.blood", "Nik.blood") == [2, 3]


@rule("R4-04")
def test_sabine_feeds_any_tremere() -> None:
    name = "Sabine Lafitte"
    for blood in (2, 0):
        position = table(name, Phase.UNTAP, blood=blood)
        position.vampire("Royce", "B", capacity=4, blood=0, clan="Tremere")
        state = position.vampire("Nik", "A", capacity=4, blood=0).build()
        if not blood:
            assert codes(state, f"A: use {name}") == ["blood-missing"]
            continue
        state = run(state, f"A: use {name}")
        assert targets(state) == ["Royce"]
        assert look(run(state, "A: target Royce"), f"{name}.blood", "Royce.blood") == [1, 1]


# --- other phases ---------------------------------------------------------------------------------


@rule("R5-05")
def test_lille_discards_instead_of_a_master_card() -> None:
    position = table("Lille Haake", Phase.MASTER).hand("A", "Deflection").library("A", 3)
    state = run(position.build(), "A: use Lille Haake", "A: discard Deflection")
    assert look(state, "A.ash_heap", "A.hand.count") == [["Deflection"], 3]
    assert "no-master-action" in codes(state, "A: use Lille Haake") or codes(
        state, "A: use Lille Haake"
    )


@rule("R8-01")
def test_gunther_untaps_for_blood() -> None:
    name = "Gunther, Beast Lord"
    state = run(table(name, Phase.DISCARD, tapped=True, blood=2).build(), f"A: use {name}")
    assert look(state, f"{name}.tapped", f"{name}.blood") == [False, 1]
    state = table(name, Phase.DISCARD, tapped=True, blood=0).build()
    assert codes(state, f"A: use {name}") == ["use-blood"]


@rule("D144")
def test_masika_untaps_in_anybodys_discard_phase() -> None:
    for active, way in (("A", ""), ("B", " in way 2")):
        position = Position("A", "B", "C").turn(active, Phase.DISCARD)
        position.vampire("Masika", "A", tapped=True).vampire("Nik", "B", capacity=4)
        state = position.build()
        state = run(state, "B: pass") if active == "B" else state
        assert look(run(state, f"A: use Masika{way}"), "Masika.tapped") == [False]
    position = Position("A", "B", "C").turn("A", Phase.DISCARD).vampire("Masika", "A")
    assert codes(position.build(), "A: use Masika") == ["not-tapped"]


# --- actions --------------------------------------------------------------------------------------

RUSHES = [
    ("Lucinde, Alastor", 0, {"sect": "sabbat"}, "B", {"sect": "camarilla"}),
    ("Wynn", 1, {}, "C", None),
    ("Roxanne, Rectrix of the 13th Floor", 1, {"capacity": 3}, "B", {"capacity": 4}),
    ("Ebanezer Roush", 2, {"capacity": 3}, "B", {"capacity": 4}),
    ("Faruq", 0, {"clan": "Assamite"}, "B", {"clan": "Brujah"}),
]


@pytest.mark.parametrize(("name", "hidden", "foe", "seat", "other"), RUSHES)
@rule("R6.1.6-01", "R6.2.1-03")
def test_who_attacks_whom(
    name: str, hidden: int, foe: dict[str, Any], seat: str, other: dict[str, Any] | None
) -> None:
    position = Position("A", "B", "C").vampire(name, "A")
    position.vampire("Thomas", seat, **{"capacity": 5, **foe})
    position.vampire("Lupo", "A", **{"capacity": 5, **foe})
    if other is not None:
        position.vampire("Nik", "B", **{"capacity": 5, **other})
    state = play(position.build(), f"A: use {name} with {name}")
    assert targets(state) == ["Thomas"]
    state = play(state, "A: target Thomas")
    assert stealth(state) == hidden
    state = onward(state, DecisionKind.STRIKE)
    assert look(state, "combat.opposing", f"{name}.strength") == [
        "Thomas",
        2 if name == "Faruq" else 1,
    ]


@rule("R6.1.6-01")
def test_marcus_burns_a_retainer() -> None:
    position = table("Marcus Vitel").attach("Raven Spy", on="Thomas")
    state = play(position.build(), "A: use Marcus Vitel with Marcus Vitel")
    state = play(state, f"A: target {targets(state)[0]}")
    assert stealth(state) == 1
    assert look(onward(state), "B.ash_heap") == [["Raven Spy"]]


@rule("R6.1.6-01")
def test_dan_finds_the_blood_of_a_giant() -> None:
    position = table("Dan Murdock").library("A", "Deflection", "Giant's Blood", "Arson")
    position.hand("A", *["Deflection"] * 7)
    state = run(position.build(), "A: use Dan Murdock with Dan Murdock")
    state = end(state)
    state = run(state, "A: choose Giant's Blood in library")
    assert look(state, "pending") == ["TRIM"]
    state = run(state, "A: discard Deflection")
    assert look(state, "A.hand.count", "A.library.count") == [7, 2]


@rule("R1.4-01")
def test_jazz_takes_the_edge_that_nobody_has() -> None:
    name = "Jazz Wentworth"
    state = play(table(name).build(), f"A: use {name} with {name}")
    assert stealth(state) == 1
    assert look(onward(state), "edge") == ["A"]
    assert codes(table(name).edge("B").build(), f"A: use {name} with {name}") == ["edge-taken"]


@pytest.mark.parametrize(("name", "way"), [("Horatio Ballard", ""), ("Maxwell", " in way 2")])
@rule("R4.2-01")
def test_who_calls_for_chicago(name: str, way: str) -> None:
    line = f"A: use {name}{way} with {name}"
    position = table(name).vampire("Rake", "A", capacity=6, clan="Brujah", title="justicar")
    state = play(position.build(), line)
    assert stealth(state) == 1
    state = onward(state, WindowKind.POLLING, "A")
    state = onward(play(state, "A: vote for with Rake"))
    assert look(state, f"{name}.title", f"{name}.city") == ["prince", "Chicago"]
    state = until(state, "A", Phase.MINION)
    assert "does-not-hold" in codes(state, line)


@rule("R6.2.2-16")
def test_maxwell_hides_with_presence() -> None:
    position = table("Maxwell").hand("A", "Enchant Kindred", "Social Charm")
    state = run(position.build(), "A: play Enchant Kindred in way 1 with Maxwell")
    state = run(state, "B: block with Thomas", "A: use Maxwell")
    assert stealth(state) == 1
    state = run(table("Maxwell").build(), "A: bleed with Maxwell", "B: block with Thomas")
    assert codes(state, "A: use Maxwell") == ["action-without"]


@rule("D334")
def test_cock_robin_rises_again() -> None:
    name, card = "Cock Robin", "Army of Rats"
    position = table(name).hand("A", card).library("A", 3)
    state = run(position.build(), f"A: play {card} with {name}")
    state = run(state, f"A: use {name}")
    assert look(state, f"{name}.tapped") == [False]
    state = onward(play(table(name).build(), f"A: bleed with {name}"), WindowKind.AFTER_RESOLUTION)
    assert "action-without" in codes(state, f"A: use {name}")


@pytest.mark.parametrize(
    ("size", "edge", "code"),
    [
        (4, "B", ""),
        (5, "B", "does-not-hold"),
        (4, "A", "no-edge"),
    ],
)
@rule("R1.4-01")
def test_victorine_turns_the_young_away(size: int, edge: str, code: str) -> None:
    name = "Victorine Lafourcade"
    position = Position("A", "B", "C").vampire("Lupo", "A", capacity=size).vampire(name, "B")
    state = onward(play(position.edge(edge).build(), "A: bleed with Lupo"), DecisionKind.BLOCK, "B")
    state = onward(play(state, "B: pass"), WindowKind.AFTER_DECLINE, "B")
    assert codes(state, f"B: use {name}") == ([code] if code else [])
    if not code:
        state = onward(play(state, f"B: use {name}"))
        assert look(state, "B.pool", "edge", "Lupo.tapped") == [30, "", True]


# --- combat ---------------------------------------------------------------------------------------


def duel(name: str, **mine: Any) -> GameState:
    """The vampire of A bleeds, and B's Thomas, who has a gun, blocks."""
    position = Position("A", "B").vampire(name, "A", **mine).vampire("Thomas", "B", capacity=7)
    state = play(position.attach(".44 Magnum", on="Thomas").build(), f"A: bleed with {name}")
    return play(onward(state, DecisionKind.BLOCK), "B: block with Thomas")


@pytest.mark.parametrize(("name", "blood"), [("Don Cruez, The Idealist", 1), ("Tammy Walenski", 0)])
@rule("R6.4.2-04")
def test_who_maneuvers(name: str, blood: int) -> None:
    state = onward(duel(name), WindowKind.RANGE, "A")
    full = look(state, f"{name}.blood")[0]
    assert isinstance(full, int)
    state = play(state, f"A: use {name}")
    assert look(state, f"{name}.blood") == [full - blood]
    state = onward(state, DecisionKind.STRIKE)
    assert look(state, "round.range") == ["LONG"]
    if blood:
        state = with_blood(onward(duel(name), WindowKind.RANGE, "A"), name, 0)
        assert codes(state, f"A: use {name}") == ["use-blood"]


PRESSERS = [
    ("Appolonius", "", 0),
    ("Marty Lechtansi", "", 1),
    ("Victorine Lafourcade", " in way 2", 0),
]


@pytest.mark.parametrize(("name", "way", "blood"), PRESSERS)
@rule("R6.4.4-01")
def test_who_presses(name: str, way: str, blood: int) -> None:
    position = Position("A", "B").vampire(name, "A").vampire("Thomas", "B", capacity=7)
    state = play(position.build(), f"A: bleed with {name}")
    state = play(onward(state, DecisionKind.BLOCK), "B: block with Thomas")
    state = onward(state, WindowKind.PRESS, "A")
    before = look(state, f"{name}.blood")[0]
    assert isinstance(before, int)
    state = play(state, f"A: use {name}{way}")
    assert look(state, f"{name}.blood") == [before - blood]
    state = onward(state, WindowKind.BEFORE_RANGE)
    assert look(state, "combat.round") == [2]


@rule("R6.4.5-01")
def test_crusher_dodges_for_blood() -> None:
    state = onward(duel("Crusher"), DecisionKind.STRIKE, "A")
    state = after(play(state, "A: use Crusher"))
    assert look(state, "Crusher.blood") == [8]
    state = with_blood(onward(duel("Crusher"), DecisionKind.STRIKE, "A"), "Crusher", 0)
    assert codes(state, "A: use Crusher") == ["use-blood"]


@pytest.mark.parametrize("name", ["Lazarus", "Anastasz di Zagreb"])
@rule("R6.4.3-10")
def test_who_strikes_from_afar(name: str) -> None:
    state = onward(duel(name), DecisionKind.STRIKE, "A")
    state = play(state, f"A: use {name}")
    own = look(state, f"{name}.blood")[0]
    state = after(state)
    assert look(state, "Thomas.blood") == [6]
    assert own is not None


@rule("R6.4.5-09")
def test_lucian_steals_equipment() -> None:
    state = onward(duel("Lucian"), DecisionKind.STRIKE, "A")
    state = play(state, "A: use Lucian", "A: target .44 Magnum")
    assert look(after(state), ".44 Magnum.host") == ["Lucian"]
    position = Position("A", "B").vampire("Lucian", "A").vampire("Thomas", "B", capacity=7)
    state = onward(play(position.build(), "A: bleed with Lucian"), DecisionKind.BLOCK)
    state = onward(play(state, "B: block with Thomas"), DecisionKind.STRIKE, "A")
    assert codes(state, "A: use Lucian") != []


# --- torpor ---------------------------------------------------------------------------------------

FALLING = [
    ("Hasina Kesi", "torpor", [30, 29, 30]),
    ("Sylvester Simms", "torpor", [29, 29, 29]),
    ("Julius", "ash heap", [30, 30, 30]),
]


@pytest.mark.parametrize(("name", "zone", "pools"), FALLING)
@rule("R6.5.1-01", "R1.4-01")
def test_who_goes_to_torpor(name: str, zone: str, pools: list[int]) -> None:
    position = Position("A", "B", "C").vampire("Lupo", "A", capacity=6).vampire(name, "B", blood=0)
    state = onward(play(position.build(), "A: bleed with Lupo"), DecisionKind.BLOCK)
    state = after(play(state, f"B: block with {name}"))
    assert look(state, f"{name}.zone") == [zone]
    assert look(state, "A.pool", "B.pool", "C.pool") == pools


@rule("R6.5.6-01")
def test_no_blood_hunt_is_called_on_samat() -> None:
    name = "Samat Ramal-Ra, Archon"
    for hunter, called in ((name, False), ("Ozmo", True)):
        position = Position("A", "B").vampire(hunter, "A").vampire("Nik", "B", capacity=5)
        state = position.vampire("Thomas", "B", capacity=5, blood=0, zone="torpor").build()
        state = play(state, f"A: diablerize with {hunter}", "A: target Thomas")
        seen = False
        while state.pending is not None and state.pending.kind is not DecisionKind.MINION:
            seen = seen or state.pending.kind is DecisionKind.BLOOD_HUNT
            state = play(state, f"{state.table.names[state.pending.seat]}: pass")
        assert seen is called

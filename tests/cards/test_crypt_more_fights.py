"""More vampires of the Camarilla in combat and in torpor, and what they do for others."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.duel import with_blood
from tests.cards.fights import after
from tests.cards.table import codes, lines, look, onward, play
from tests.cards.vampires import table, targets
from tests.rulecheck import rule
from tests.rules.props.runs import end, run, until
from vtes.model.decisions import DecisionKind, Phase, WindowKind
from vtes.model.state import GameState
from vtes.observe import observe
from vtes.queries import stealth
from vtes.testing import Position

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


# --- others' --------------------------------------------------------------------------------------


@rule("R2.3-10")
def test_fleurdumal_sees_the_hand_of_who_blocks() -> None:
    position = Position("A", "B", "C").vampire("Fleurdumal", "A").hand("B", "Deflection")
    state = position.vampire("Thomas", "B", capacity=7).build()
    state = run(state, "A: bleed with Fleurdumal", "B: block with Thomas")
    state = onward(state, WindowKind.AFTER_BLOCK, "A")
    silent = onward(state, DecisionKind.STRIKE)
    state = onward(run(state, "A: use Fleurdumal"), DecisionKind.STRIKE)
    for seen, shown in ((silent, False), (state, True)):
        assert [bool(observe(seen, who).players[1].shown) for who in (0, 2)] == [shown] * 2
    over = after(state)
    assert not observe(over, 0).players[1].shown


@pytest.mark.parametrize(
    ("seat", "clan", "code"),
    [
        ("B", "Brujah", ""),
        ("B", "Gangrel", "wrong-clan"),
        ("A", "Brujah", "companion"),
    ],
)
@rule("R6.1.6-01", "R6.2.2-04")
def test_gengis_follows_any_brujah(seat: str, clan: str, code: str) -> None:
    position = Position("A", "B", "C").turn("A").vampire("Lupo", "A", capacity=5, clan=clan)
    position.vampire("Gengis", seat, tapped=True).vampire("Yuri", "C", capacity=4)
    position.vampire("Nik", "B", capacity=4)
    state = position.build()
    line = "A: use Gengis with Lupo"
    if code:
        assert codes(state, line) != []
        return
    state = run(state, line)
    assert stealth(state) == 0
    awake = Position("A", "B").vampire("Lupo", "A", capacity=5, clan=clan)
    awake.vampire("Gengis", "B").vampire("Nik", "B", capacity=4)
    asked = onward(run(awake.build(), line), DecisionKind.BLOCK)
    assert codes(asked, "B: block with Gengis") == ["blocker-barred"]
    state = end(state)
    assert look(state, "Gengis.controller", "Gengis.tapped") == ["A", False]
    assert look(until(state, "B", Phase.MINION), "Gengis.controller") == ["B"]


@rule("R6.2.1-03")
def test_casino_feeds_a_childe() -> None:
    name = "Casino Reeds"
    position = table(name, blood=4)
    for who, clan, size in (("Chip", "Nosferatu", 4), ("Dale", "Nosferatu", 9), ("Ace", "", 3)):
        position.vampire(who, "A", zone="uncontrolled", capacity=size, clan=clan)
    state = run(position.build(), f"A: use {name} with {name}")
    assert len(targets(state)) == 1
    state = end(run(state, f"A: target {targets(state)[0]}"))
    assert "A: take 4" not in lines(state)
    state = run(state, "A: take 3")
    assert look(state, f"{name}.blood", "#1 of A.blood") == [1, 3]

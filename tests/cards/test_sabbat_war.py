"""Modifiers, reactions and actions of the four starters of the Sabbat."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.table import SABBAT, codes, lines, look, onward, play, skilled, table, titled
from tests.rulecheck import rule
from tests.rules.pairs import pair
from vtes.model.decisions import DecisionKind, WindowKind
from vtes.model.state import GameState
from vtes.testing import Position

MASTER, UNTAP = DecisionKind.MASTER, DecisionKind.UNTAP


# --- action modifiers -----------------------------------------------------------------------------

DAWN = "Daring the Dawn"


def daring(way: int, *hand: str, action: str = "bleed", **lupo: Any) -> GameState:
    """Lupo acts and has played Daring the Dawn."""
    position = table(**{"disciplines": {"for": 2, **skilled(*hand)}, **lupo})
    position.hand("A", DAWN, "Bribes", *hand).ally("Gang", "B", life=2)
    position.vampire("Nik", "A", capacity=6, disciplines={"for": 2, "obf": 2})
    state = onward(play(position.build(), f"A: {action} with Lupo"), WindowKind.AS_ANNOUNCED, "A")
    return play(state, f"A: play {DAWN} in way {way} with Lupo")


@rule("R6.4.6-02", "D331")
@pytest.mark.parametrize(("way", "blood"), [(1, 5), (2, 6)])
def test_who_dares_the_dawn_is_hurt_afterwards(way: int, blood: int) -> None:
    state = daring(way)
    assert lines(onward(state, DecisionKind.BLOCK)) == ["B: block with Gang", "B: pass"]
    state = onward(state, WindowKind.AFTER_RESOLUTION)
    assert look(state, "B.pool", "Lupo.zone") == [29, "ready"]
    state = onward(state)
    assert look(state, "Lupo.zone", "Lupo.blood") == ["torpor", blood]


@rule("D331")
def test_an_ally_blocks_by_day() -> None:
    """The damage comes after the combat. [RTR 19980623]"""
    state = play(onward(daring(2), DecisionKind.BLOCK), "B: block with Gang")
    state = onward(state, WindowKind.AFTER_RESOLUTION)
    assert look(state, "Lupo.zone", "Gang.life") == ["ready", 1]
    assert look(onward(state), "Lupo.zone") == ["torpor"]


@rule("D331")
def test_who_changes_his_target_by_day_is_hurt() -> None:
    """[LSJ 20020927]"""
    state = play(onward(daring(2, "Change of Target"), DecisionKind.BLOCK), "B: block with Gang")
    state = onward(state, WindowKind.AFTER_BLOCK, "A")
    state = onward(play(state, "A: play Change of Target with Lupo"))
    assert look(state, "Lupo.zone", "Lupo.tapped", "Lupo.blood") == ["torpor", False, 6]


@rule("D331")
def test_an_action_that_is_cancelled_hurts_nobody() -> None:
    """[ANK 20220401] [ANK 20211015] [ANK 20210124]"""
    position = table(disciplines={"for": 2}, clan="Ventrue antitribu", blood=2).hand("A", DAWN)
    position.hand("B", MISTAKEN)
    state = onward(play(position.build(), "A: hunt with Lupo"), WindowKind.AS_ANNOUNCED, "A")
    state = onward(play(state, f"A: play {DAWN} in way 2 with Lupo"), WindowKind.AS_ANNOUNCED, "B")
    state = onward(play(state, f"B: play {MISTAKEN} with Thomas"))
    assert look(state, "Lupo.zone", "Lupo.blood") == ["torpor", 2]


@rule("D331", "D290")
def test_another_goes_on_by_day() -> None:
    """Who has dared the dawn is hurt."""
    state = daring(2, "Mask of a Thousand Faces")
    mask = "A: play Mask of a Thousand Faces with Nik"
    state = onward(play(onward(state, WindowKind.AFTER_DECLINE, "A"), mask))
    assert look(state, "Lupo.zone", "Nik.zone", "B.pool") == ["torpor", "ready", 29]


# --- reactions ------------------------------------------------------------------------------------

MISTAKEN = "Mistaken Identity"


def hunting(clan: str = "Ventrue antitribu", action: str = "hunt") -> GameState:
    """A's Lupo acts, and B holds Mistaken Identity."""
    position = table(clan=clan, blood=2).hand("B", MISTAKEN)
    return onward(play(position.build(), f"A: {action} with Lupo"), WindowKind.AS_ANNOUNCED, "B")


@rule("R6.2-02", "R6.5.1-01", "R1.4-01")
def test_a_hunter_is_mistaken_for_somebody_else() -> None:
    line = f"B: play {MISTAKEN} with Thomas"
    state = play(hunting(), line)
    state = onward(state)
    assert look(state, "Lupo.zone", "Lupo.blood", "Thomas.blood") == ["torpor", 2, 4]
    pair(hunting("Ventrue"), hunting(), line, "does-not-hold", "R1.4-01")
    pair(hunting(action="bleed"), hunting(), line, "does-not-hold", "R1.4-01")


SIN = "Cardinal Sin: Failure of Mission"


def failing(by: str = "cardinal", **lupo: Any) -> GameState:
    """B's Thomas has blocked A's Lupo, and B holds the card."""
    position = Position("A", "B", "C").hand("B", SIN)
    position.vampire("Lupo", "A", **{"capacity": 6, **SABBAT, **lupo})
    position.vampire("Thomas", "B", capacity=8, **titled(by))
    state = onward(play(position.build(), "A: bleed with Lupo"), DecisionKind.BLOCK)
    state = play(state, "B: block with Thomas")
    return onward(state, WindowKind.AFTER_BLOCK, "B")


@rule("R6.2-11")
def test_who_has_failed_in_his_mission() -> None:
    line = f"B: play {SIN} with Thomas"
    state = onward(play(failing(), line), WindowKind.BEFORE_RANGE)
    assert look(state, f"{SIN}.host", f"{SIN}.controller", "Thomas.blood") == ["Lupo", "B", 6]
    for title in ("archbishop", "regent"):
        assert codes(failing(title), line) == []
    for title in ("priscus", ""):
        assert codes(failing(title), line) == ["title-missing"]
    pair(failing(sect="camarilla"), failing(), line, "does-not-hold", "R1.4-01")
    pair(failing(title="bishop"), failing(), line, "does-not-hold", "R1.4-01")


def sinner(**nik: Any) -> Position:
    """The card is on B's Thomas; C has played it, A's Nik may act."""
    position = Position("A", "B", "C").vampire("Nik", "A", **{"capacity": 6, **SABBAT, **nik})
    position.vampire("Thomas", "B", capacity=8, **SABBAT).vampire("Yuri", "C", capacity=5)
    return position.attach(SIN, on="Thomas", seat="C")


@rule("R6.2.2-01")
def test_the_sabbat_punishes_who_has_failed() -> None:
    rush, burn = f"A: use {SIN} in way 2 with Nik", f"A: use {SIN} in way 3 with Nik"
    state = play(sinner().build(), rush)
    assert look(state, "action.directed_at", "action.stealth") == ["B", 0]
    state = onward(state, WindowKind.BEFORE_RANGE)
    assert look(state, "combat.acting", "combat.opposing") == ["Nik", "Thomas"]
    state = play(sinner().build(), burn)
    assert look(state, "action.directed_at", "action.stealth") == ["C", 0]
    assert look(onward(state), "C.ash_heap") == [[SIN]]
    for line in (rush, burn):
        assert codes(sinner(sect="camarilla").build(), line) == ["wrong-sect"]


@rule("R1.4-01", "D330")
def test_nobody_punishes_a_vampire_of_her_own() -> None:
    position = sinner().vampire("Royce", "B", capacity=4, **SABBAT).turn("B")
    line = f"B: use {SIN} in way 2 with Royce"
    assert codes(position.build(), line) == ["hosts-companion"]
    assert codes(position.build(), line.replace("way 2", "way 3")) == []
    ours = sinner().vampire("Royce", "C", capacity=4, **SABBAT).turn("C")
    assert codes(ours.build(), f"C: use {SIN} in way 2 with Royce") == []


# --- actions --------------------------------------------------------------------------------------

TWIN = "Shadow Twin"


def twinned(way: int, target: str) -> GameState:
    position = table(disciplines={"obt": 2}).hand("A", TWIN).ally("Gang", "B", life=2)
    position.vampire("Nik", "B", capacity=4, blood=3).attach("Tasha Morgan", on="Nik")
    state = play(
        position.library("A", 5).library("B", 5).build(), f"A: play {TWIN} in way {way} with Lupo"
    )
    return play(state, f"A: target {target}")


@rule("R6.4.6-02", "R6.2.2-01")
def test_a_shadow_twin_hurts() -> None:
    state = twinned(1, "Nik")
    assert look(state, "action.directed_at", "action.stealth") == ["B", 1]
    assert look(onward(state), "Nik.blood", "Nik.attached") == [2, ["Tasha Morgan"]]
    assert look(onward(twinned(1, "Gang")), "Gang.life") == [1]
    assert look(onward(twinned(1, "Tasha Morgan")), "Tasha Morgan.zone") == ["ash heap"]


@rule("R6.2.2-13", "R1.6.2-08")
def test_a_shadow_twin_stays_until_the_next_untap_phase() -> None:
    """It has nothing more to do with a retainer. [LSJ 20010503]"""
    state = onward(twinned(2, "Nik"))
    assert look(state, "Nik.blood", f"{TWIN}.host", f"{TWIN}.controller") == [2, "Nik", "A"]
    state = onward(state, DecisionKind.MINION, "B")
    assert look(play(state, "B: hunt with Nik"), "action.stealth") == [0]
    assert look(play(state, "B: hunt with Thomas"), "action.stealth") == [1]
    state = onward(state, UNTAP, "A")
    assert lines(state)[1:] == [f"A: use {TWIN} in way 3"]
    state = onward(play(state, f"A: use {TWIN} in way 3"), MASTER)
    assert look(state, "Nik.attached", "A.ash_heap") == [["Tasha Morgan"], [TWIN]]
    position = table(disciplines={"obt": 2}).hand("A", TWIN).attach("Tasha Morgan", on="Thomas")
    state = play(position.build(), f"A: play {TWIN} in way 2 with Lupo")
    assert codes(state, "A: target Tasha Morgan") == ["target-of-wrong-kind"]

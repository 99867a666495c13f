"""More vampires of the Sabbat: what they do in combat, and after a referendum."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.fights import at_long, pressed, until
from tests.cards.polls import MOTION
from tests.cards.table import codes, look, onward, play
from tests.cards.vampires import FLAME, table
from tests.rulecheck import rule
from vtes.cards.shapes import maneuver_card, more_strikes
from vtes.model.decisions import DecisionKind, WindowKind
from vtes.model.state import GameState
from vtes.model.text import Text
from vtes.testing import Position

OVER = WindowKind.AFTER_RESOLUTION
PRESS = WindowKind.PRESS
ADDITIONAL = WindowKind.ADDITIONAL


def fight(name: str, *hand: str, blood: int | None = None, **thomas: Any) -> GameState:
    """A's vampire has been blocked by Thomas; the combat begins."""
    position = Position("A", "B").vampire(name, "A", blood=blood)
    position.vampire("Thomas", "B", **{"capacity": 9, **thomas})
    position.prop("Flame", types="combat", text=FLAME)
    position.prop("More", types="combat", text=Text(modes=(more_strikes(0, 1),)))
    position.prop("Step", types="combat", text=Text(modes=(maneuver_card(0),)))
    position.hand("A", *hand).hand("B", "Flame").library("A", 5).library("B", 5)
    state = play(position.build(), f"A: bleed with {name}")
    state = play(until(state, DecisionKind.BLOCK, "B"), "B: block with Thomas")
    return until(state, WindowKind.BEFORE_RANGE)


@pytest.mark.parametrize(("name", "price"), [("Julian Sanders", 0), ("Terry", 1)])
@rule("R6.4.4-01", "R6.4.4-04")
def test_a_press_in_each_combat(name: str, price: int) -> None:
    state = until(fight(name), PRESS, "A")
    (before,) = look(state, f"{name}.blood")
    assert isinstance(before, int)
    state = play(state, f"A: use {name}")
    assert look(state, f"{name}.blood") == [before - price]
    state = until(state, WindowKind.BEFORE_RANGE)
    assert look(state, "combat.round") == [2]
    assert codes(until(state, PRESS, "A"), f"A: use {name}") == ["once-in-combat"]


@rule("G02")
def test_terry_has_to_pay_for_her_press() -> None:
    state = until(fight("Terry", blood=1), PRESS, "A")
    assert look(state, "Terry.blood") == [0]
    assert codes(state, "A: use Terry") == ["use-blood"]


@pytest.mark.parametrize(("clan", "refused"), [("Tremere", []), ("Brujah", ["does-not-hold"])])
@rule("R6.4.4-01", "R6.4.4-02")
def test_wolf_does_not_let_the_tremere_go(clan: str, refused: list[str]) -> None:
    name = "Wolf Valentine"
    state = until(fight(name, clan=clan), PRESS, "A")
    assert codes(state, f"A: use {name}") == refused
    if refused:
        return
    state = until(play(state, f"A: use {name}"), WindowKind.BEFORE_RANGE)
    assert look(state, "combat.round") == [2]
    assert codes(until(state, PRESS, "A"), f"A: use {name}") == ["once-in-combat"]


@rule("R6.4.6-02")
def test_omaya_prevents_a_point_in_each_combat() -> None:
    state = until(fight("Omaya"), WindowKind.PREVENT, "A")
    state = play(state, "A: use Omaya")
    state = until(state, PRESS)
    assert look(state, "Omaya.blood") == [7]
    state = until(pressed(fight("Julian Sanders")), PRESS)  # one who prevents nothing
    assert look(state, "Julian Sanders.blood") == [4]


@rule("R6.4.6-02", "R1.4-01")
def test_omaya_prevents_once() -> None:
    state = play(until(fight("Omaya"), WindowKind.PREVENT, "A"), "A: use Omaya")
    state = until(pressed(state), WindowKind.PREVENT, "A")
    assert codes(state, "A: use Omaya") == ["once-in-combat"]


@rule("R6.4.5-20", "R6.4.3-10")
def test_goratrix_drinks_from_afar() -> None:
    for state in (fight("Goratrix", blood=5), at_long(fight("Goratrix", blood=5))):
        struck = play(until(state, DecisionKind.STRIKE, "A"), "A: use Goratrix")
        struck = until(struck, ADDITIONAL)
        far = look(struck, "round.range") == ["LONG"]
        assert look(struck, "Goratrix.blood", "Thomas.blood") == [7 if far else 6, 7]


@pytest.mark.parametrize(("name", "limited"), [("Jacko", False), ("Melisande", True)])
@rule("R6.4.3-16", "R6.4.3-19")
def test_an_additional_strike_in_the_first_round(name: str, limited: bool) -> None:
    begun = fight(name, "More")
    state = play(until(begun, ADDITIONAL, "A"), f"A: use {name}")
    more = codes(until(state, ADDITIONAL, "A"), f"A: play More with {name}")
    assert bool(more) is limited
    hit = until(state, PRESS)
    assert look(hit, "Thomas.blood") == [7]
    assert look(until(begun, PRESS), "Thomas.blood") == [8]
    assert "not-first-round" in codes(until(pressed(begun), ADDITIONAL, "A"), f"A: use {name}")


@pytest.mark.parametrize(("way", "range_"), [(1, "CLOSE"), (2, "LONG")])
@rule("R6.4.2-08", "R6.4.2-04")
def test_cailean_sets_the_range_in_each_round(way: int, range_: str) -> None:
    state = play(fight("Cailean", "Step"), f"A: use Cailean in way {way}")
    assert look(state, "round.range") == [range_]
    assert codes(state, f"A: use Cailean in way {3 - way}") != []
    state = until(state, WindowKind.BEFORE_STRIKES)
    assert look(state, "round.range") == [range_]
    state = play(pressed(state), f"A: use Cailean in way {3 - way}")
    assert look(state, "round.range", "combat.round") == [
        "LONG" if way == 1 else "CLOSE",
        2,
    ]


ANTONIO = "Antonio Delgado"


@pytest.mark.parametrize(("side", "tapped"), [("for", False), ("against", True)])
@rule("R6.3.2-11", "D342")
def test_antonio_rests_when_his_motion_passes(side: str, tapped: bool) -> None:
    position = table(ANTONIO).hand("A", MOTION)
    state = play(position.build(), f"A: play {MOTION} with {ANTONIO}")
    state = play(onward(state, WindowKind.POLLING, "A"), f"A: vote {side} with {ANTONIO}")
    if side == "against":
        state = play(onward(state, WindowKind.POLLING, "A"), "A: vote against by the calling card")
    state = onward(state, OVER, "A")
    refused = codes(state, f"A: use {ANTONIO}")
    assert bool(refused) is tapped
    if not refused:
        state = play(state, f"A: use {ANTONIO}")
    state = onward(state)
    assert look(state, f"{ANTONIO}.tapped") == [True]
    assert look(onward(state, DecisionKind.DISCARD), f"{ANTONIO}.tapped") == [tapped]


@rule("R1.4-01")
def test_antonio_rests_only_for_his_own_motion() -> None:
    position = table(ANTONIO).hand("A", MOTION)
    state = play(position.build(), f"A: play {MOTION} with Lupo")
    state = play(onward(state, WindowKind.POLLING, "A"), f"A: vote for with {ANTONIO}")
    assert codes(onward(state, OVER, "A"), f"A: use {ANTONIO}") == ["does-not-act"]

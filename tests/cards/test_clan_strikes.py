"""Strikes, presses and maneuvers of single clans."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.duel import (
    after,
    blood,
    codes,
    duel,
    end,
    fight,
    go,
    hits,
    look,
    onto,
    play,
    strikes,
    with_blood,
)
from tests.cards.table import onward
from tests.rulecheck import rule
from vtes.model.decisions import DecisionKind, WindowKind
from vtes.model.state import GameState

# --- Swiftness of the Stag, Anesthetic Touch -----------------------------------------------------

STAG, TOUCH = "Swiftness of the Stag", "Anesthetic Touch"


@pytest.mark.parametrize(
    ("way", "disciplines"), [(1, {"cel": 1}), (2, {"spi": 1}), (3, {"spi": 1})]
)
@rule("D310", "R6.4.2-04", "R6.4.4-03")
def test_the_stag_moves(way: int, disciplines: dict[str, int]) -> None:
    when = WindowKind.RANGE if way == 2 else WindowKind.PRESS
    state = go(fight(duel(STAG, disciplines=disciplines)), when, "A")
    state = go(play(state, hits(STAG, way)), WindowKind.RANGE if way != 2 else when)
    assert look(state, "combat.round") == [1 if way == 2 else 2]
    if way == 2:
        assert look(state, "round.range") == ["LONG"]
        other = go(fight(duel(STAG, disciplines={"cel": 2})), when, "A")
        assert codes(other, hits(STAG, 2)) != []


def touched(way: int, *thomas: str, **lupo: Any) -> GameState:
    facts: dict[str, Any] = {"disciplines": {"obe": 2, "aus": 1}, **lupo}
    state = go(fight(duel(TOUCH, thomas=thomas, **facts)), DecisionKind.STRIKE, "A")
    return play(state, hits(TOUCH, way))


@rule("R6.4.5-22")
def test_the_touch_ends_the_combat() -> None:
    """[LSJ 20011210-1] [LSJ 20011210-2] [LSJ 20011210-3]"""
    both = go(touched(2), WindowKind.END_OF_COMBAT)
    assert look(both, "Lupo.blood", "Thomas.blood") == [6, 6]
    first = go(touched(3), WindowKind.END_OF_COMBAT)
    assert look(first, "Lupo.blood", "Thomas.blood") == [7, 6]
    assert look(first, "combat.round") == [1]
    state = play(go(touched(2, "Dodge"), DecisionKind.STRIKE, "B"), "B: play Dodge with Thomas")
    state = go(state, WindowKind.END_OF_COMBAT)
    assert look(state, "Lupo.blood", "Thomas.blood", "combat.round") == [7, 7, 1]
    dodged = go(touched(1), WindowKind.PRESS)
    assert look(dodged, "Lupo.blood", "Thomas.blood") == [7, 7]


@pytest.mark.parametrize("way", [1, 2, 3])
@rule("R6.4.2-03", "D310")
def test_the_touch_is_for_close_range(way: int) -> None:
    position = duel(TOUCH, "Fake Out", disciplines={"obe": 2, "aus": 1})
    state = play(go(fight(position), WindowKind.RANGE, "A"), "A: play Fake Out with Lupo")
    state = go(state, DecisionKind.STRIKE, "A")
    assert codes(state, hits(TOUCH, way)) == ["not-at-close-range"]
    other = {"obe": 2} if way == 1 else {"aus": 2}
    state = go(fight(duel(TOUCH, disciplines=other)), DecisionKind.STRIKE, "A")
    assert codes(state, hits(TOUCH, way)) == ["discipline-missing"]


# --- dodges, ends of combat, aggravated damage ---------------------------------------------------


@pytest.mark.parametrize("name", ["Spiritual Intervention", "Preternatural Evasion"])
@rule("R6.4.5-18")
def test_it_dodges(name: str) -> None:
    assert blood(after(strikes(duel(name), name, 1))) == [7, 7]


@pytest.mark.parametrize(
    ("name", "cost"),
    [("Spiritual Intervention", 0), ("Preternatural Evasion", 1), ("Rapid Change", 1)],
)
@rule("R6.4.5-22")
def test_it_ends_the_combat(name: str, cost: int) -> None:
    state = go(play(strikes(duel(name), name, 2), "B: strike with hand"), WindowKind.END_OF_COMBAT)
    assert (blood(state), look(state, "combat.round")) == ([7 - cost, 7], [1])
    poor = with_blood(go(fight(duel(name)), DecisionKind.STRIKE, "A"), "Lupo", 0)
    assert codes(poor, hits(name, 2)) == (["blood-too-low"] if cost else [])


@rule("R6.4.4-03")
def test_deny_is_a_press() -> None:
    state = play(go(fight(duel("Deny")), WindowKind.PRESS, "A"), hits("Deny"))
    assert look(go(state, WindowKind.RANGE), "combat.round") == [2]


@pytest.mark.parametrize(("way", "far", "zone"), [(1, False, "torpor"), (2, True, "torpor")])
@rule("R6.4.5-03", "R6.4.3-10")
def test_body_flare(way: int, far: bool, zone: str) -> None:
    state = strikes(duel("Body Flare", "Fake Out"), "Body Flare", way, far=far)
    state = go(play(state, "B: strike with hand"), WindowKind.END_OF_COMBAT)
    assert look(state, "Thomas.zone", "Thomas.blood") == [zone, 6]


@rule("R6.4.3-10")
def test_at_basic_the_flare_does_not_reach_far() -> None:
    state = after(strikes(duel("Body Flare", "Fake Out"), "Body Flare", 1, far=True))
    assert look(state, "Thomas.zone", "Thomas.blood") == ["ready", 7]


@pytest.mark.parametrize("way", [1, 2])
def test_bone_spur(way: int) -> None:
    """[RTR 19960112]: for the round, or for the combat."""
    position = duel("Bone Spur", thomas=("Dodge",))
    state = play(go(fight(position), WindowKind.BEFORE_RANGE, "A"), hits("Bone Spur", way))
    state = play(go(state, DecisionKind.STRIKE, "B"), "B: play Dodge with Thomas")
    state = go(onto(state, 2, DecisionKind.STRIKE), WindowKind.END_OF_ROUND)
    assert look(state, "Thomas.zone") == ["torpor" if way == 2 else "ready"]
    late = go(fight(duel("Bone Spur")), WindowKind.BEFORE_RESOLUTION, "A")
    late = go(play(late, hits("Bone Spur", way)), WindowKind.END_OF_ROUND)
    assert look(late, "Thomas.zone", "Lupo.blood") == ["torpor", 5]


# --- Coma ----------------------------------------------------------------------------------------

COMA = "Coma"


@pytest.mark.parametrize("way", [1, 2])
@rule("D271", "D225")
def test_who_is_in_a_coma_stays_tapped(way: int) -> None:
    state = play(strikes(duel(COMA), COMA, way), "B: strike with hand")
    state = end(state)
    assert look(state, "Thomas.zone", "Lupo.blood", "Thomas.blood") == ["torpor", 3, 7]
    assert look(state, "Thomas.tapped") == [True]  # he has blocked
    state = onward(play(state, "A: pass"), DecisionKind.MASTER, "B")
    assert look(state, "Thomas.tapped") == [way == 2]


@rule("R6.4.3-10")
def test_no_coma_at_long_range() -> None:
    state = strikes(duel(COMA, "Fake Out"), COMA, 2, far=True)
    state = end(play(state, "B: strike with hand"))
    assert look(state, "Thomas.zone") == ["ready"]
    state = onward(play(state, "A: pass"), DecisionKind.MASTER, "B")
    assert look(state, "Thomas.tapped") == [False]

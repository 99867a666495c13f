"""Cards that show two Disciplines: each way asks for its own."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.duel import with_blood
from tests.cards.modifying import line
from tests.cards.modifying import moment as acting
from tests.cards.modifying import with_cards as modifying
from tests.cards.reacting import hidden
from tests.cards.reacting import line as answers
from tests.cards.table import (
    ANNOUNCED,
    ATTEMPT,
    BLOCKED,
    DECLINED,
    RESOLVED,
    codes,
    look,
    onward,
    play,
    table,
    window,
)
from tests.rulecheck import rule
from vtes.model.decisions import DecisionKind, WindowKind
from vtes.model.state import GameState
from vtes.queries import intercept, stealth

ACTS = WindowKind.AS_ANNOUNCED


INTERCEPT = [
    ("Aura Absorption", 1, "aus", 1),
    ("Aura Absorption", 2, "myt", 0),
    ("Falcon's Eye", 1, "ani", 1),
    ("Falcon's Eye", 2, "spi", 0),
]


@pytest.mark.parametrize(("name", "way", "discipline", "cost"), INTERCEPT)
@rule("D310", "R1.5-13", "R6.2.2-15")
def test_intercept_by_one_discipline(name: str, way: int, discipline: str, cost: int) -> None:
    state = play(hidden(name, {discipline: 1}), answers(name, way))
    nik = next(m for m in state.players[1].ready if state.cards[m].blood == 4 - cost)
    assert intercept(state, nik) == 1
    other = next(d for n, _, d, _ in INTERCEPT if n == name and d != discipline)
    assert codes(hidden(name, {other: 2}), answers(name, way)) == ["discipline-missing"]
    broke = codes(hidden(name, {discipline: 1}, blood=0), answers(name, way))
    assert broke == (["blood-too-low"] if cost else [])


STEALTH = [
    ("Aura Absorption", 3, {"myt": 2}, {"myt": 1, "aus": 2}, "not-superior"),
    ("Domain of Evernight", 1, {"obf": 1}, {"tem": 2}, "discipline-missing"),
    ("Swiftness of the Stag", 4, {"spi": 2}, {"spi": 1, "cel": 2}, "not-superior"),
    ("Repulsion", 2, {"obe": 1}, {"pre": 2}, "discipline-missing"),
    ("Beast Meld", 1, {"ani": 1, "pro": 1}, {"ani": 2}, "discipline-missing"),
    ("Deny", 2, {"dem": 2}, {"dem": 1}, "not-superior"),
    ("Rapid Change", 1, {"pro": 1}, {"obf": 2}, "discipline-missing"),
    ("Mind Tricks", 1, {"dem": 1}, {"obf": 2}, "discipline-missing"),
    ("Mind Tricks", 2, {"dem": 2}, {"dem": 1}, "not-superior"),
]


@pytest.mark.parametrize(("name", "way", "able", "unable", "code"), STEALTH)
@rule("D310", "R6.2.2-16")
def test_stealth_by_one_discipline(
    name: str, way: int, able: dict[str, int], unable: dict[str, int], code: str
) -> None:
    state = acting(modifying(name, disciplines=able), ATTEMPT)
    assert stealth(play(state, line(name, way))) == 1
    assert codes(acting(modifying(name, disciplines=unable), ATTEMPT), line(name, way)) == [code]
    for kind in (ANNOUNCED, DECLINED):
        refused = codes(acting(modifying(name, disciplines=able), kind), line(name, way))
        assert refused == ["wrong-window"]


# --- Falcon's Eye, Read the Winds ----------------------------------------------------------------

FALCON, WINDS = "Falcon's Eye", "Read the Winds"


@rule("R6.2.2-04", "R6.2.2-07")
def test_the_falcon_blocks_whatever_it_sees() -> None:
    position = table("ACB").vampire("Nik", "B", capacity=4, disciplines={"spi": 2})
    state = play(position.hand("B", FALCON).build(), "A: bleed with Lupo")
    state = onward(state, ACTS, "B")
    assert codes(state, answers(FALCON, 2)) == ["wrong-window"]
    state = onward(play(state, answers(FALCON, 3)))
    assert look(state, "C.pool", "Nik.tapped") == [30, True]


def windy(**nik: Any) -> GameState:
    facts = {"capacity": 4, "tapped": True, "disciplines": {"ani": 2, "aus": 2}, **nik}
    position = table().vampire("Nik", "B", **facts).hand("B", WINDS).library("B", 7)
    return onward(play(position.build(), "A: bleed with Lupo"), ACTS, "B")


@rule("R1.1-05", "R6.2.2-18")
def test_the_winds_wake_a_sleeper() -> None:
    state = play(windy(), answers(WINDS, 2))
    assert look(state, "Nik.tapped", "Nik.blood", "window") == [False, 3, "BLOCK_ATTEMPT"]
    nik = next(m for m in state.players[1].ready if state.cards[m].blood == 3)
    assert intercept(state, nik) == 1
    state = onward(state)
    assert look(state, "B.pool", "Nik.tapped") == [30, True]
    assert codes(windy(tapped=False), answers(WINDS, 2)) == ["not-tapped"]
    assert codes(windy(disciplines={"ani": 2, "aus": 1}), answers(WINDS, 2)) == ["not-superior"]


@rule("R1.6.1-02")
def test_the_winds_do_not_tap_who_blocks() -> None:
    state = hidden(WINDS, {"ani": 1, "aus": 1})
    held = look(state, "B.hand.count")
    state = play(state, answers(WINDS))
    assert look(state, "B.hand.count", "Nik.blood") == [held[0] - 1, 3]  # type: ignore[operator]
    state = onward(state)
    assert look(state, "B.pool", "Nik.tapped") == [30, False]


# --- Domain of Evernight -------------------------------------------------------------------------

DOMAIN = "Domain of Evernight"
TIME = {"tem": 2}


@pytest.mark.parametrize("kind", [ANNOUNCED, ATTEMPT, BLOCKED])
@rule("R6.4.6-12")
def test_who_is_hurt_in_evernight_falls(kind: WindowKind) -> None:
    position = modifying(DOMAIN, disciplines=TIME).ally("Mage", "B", life=2)
    state = play(acting(position, kind), line(DOMAIN, 2))
    if kind is ANNOUNCED:
        state = play(onward(state, DecisionKind.BLOCK), "B: block with Thomas")
    assert look(onward(state), "Lupo.zone", "Thomas.zone") == ["torpor", "torpor"]


@rule("D310", "R1.4-01")
def test_evernight_untaps_once_a_turn() -> None:
    position = modifying(DOMAIN, DOMAIN, disciplines=TIME, blood=3)
    position.vampire("Rake", "A", capacity=4, disciplines=TIME)
    assert codes(acting(position, BLOCKED), line(DOMAIN, 3)) == ["wrong-window"]
    blocked = onward(acting(position, BLOCKED), RESOLVED, "A")
    assert codes(blocked, line(DOMAIN, 3)) == ["not-successful"]
    state = play(acting(position, RESOLVED), line(DOMAIN, 3))
    assert look(state, "Lupo.tapped") == [False]
    state = onward(play(onward(state), "A: hunt with Lupo"), RESOLVED, "A")
    assert codes(state, line(DOMAIN, 3)) == ["played-this-turn"]
    state = onward(play(onward(state), "A: bleed with Rake"), RESOLVED, "A")
    assert codes(state, line(DOMAIN, 3, "Rake")) == []


# --- Psychomachia --------------------------------------------------------------------------------

PSYCHO = "Psychomachia"
SPLIT = {"dai": 2, "pre": 1}


def split(blocker: str = "Thomas", **lupo: Any) -> GameState:
    facts: dict[str, Any] = {"disciplines": SPLIT, **lupo}
    position = modifying(PSYCHO, **facts).ally("Mage", "B", life=1).vampire("Nik", "B", capacity=5)
    position.vampire("Royce", "B", capacity=6)
    state = onward(play(position.build(), "A: bleed with Lupo"), DecisionKind.BLOCK)
    return onward(play(state, f"B: block with {blocker}"), BLOCKED, "A")


@rule("R6.2-11", "G28")
def test_it_ends_the_blocked_action() -> None:
    state = play(split(), line(PSYCHO, 1))
    assert look(state, "pending", "Lupo.tapped", "Thomas.tapped") == ["MINION", False, False]
    assert codes(state, "A: bleed with Lupo") == ["action-repeated"]
    assert codes(split(disciplines={"dai": 2}), line(PSYCHO, 1)) == ["discipline-missing"]


@pytest.mark.parametrize("way", [2, 3])
@rule("R6.2.2-07", "D210")
def test_the_block_fails_after_all(way: int) -> None:
    state = play(split(), line(PSYCHO, way))
    assert window(state) is not BLOCKED
    state = onward(state, DecisionKind.BLOCK)
    assert look(state, "Thomas.tapped", "Thomas.blood") == [False, 7 - way]
    assert codes(state, "B: block with Thomas") == ["blocker-barred"]
    assert codes(state, "B: block with Nik") == []
    assert look(onward(state), "B.pool", "Lupo.blood") == [29, 5]
    assert codes(split(disciplines={"pre": 2}), line(PSYCHO, way)) == ["discipline-missing"]


@rule("R6.4.6-17")
def test_an_ally_dies_of_it() -> None:
    state = play(split("Mage"), line(PSYCHO, 3))
    state = onward(state, DecisionKind.BLOCK)
    assert look(state, "Mage.zone") == ["ash heap"]
    assert look(onward(state), "B.pool") == [29]


@pytest.mark.parametrize("way", [1, 2, 3])
@rule("R1.5-04")
def test_whom_it_confuses(way: int) -> None:
    assert codes(split("Royce"), line(PSYCHO, way)) == ["no-lesser-blocker"]


# --- Repulsion, Beast Meld -----------------------------------------------------------------------

REPULSION, MELD = "Repulsion", "Beast Meld"


@rule("R6.4.2-14")
def test_repulsion_goes_to_long_range() -> None:
    state = play(acting(modifying(REPULSION, disciplines={"pre": 1}), ANNOUNCED), line(REPULSION))
    state = play(onward(state, DecisionKind.BLOCK), "B: block with Thomas")
    state = onward(state, WindowKind.RANGE, "A")
    assert codes(state, "A: maneuver") == ["no-option"]
    state = play(state, "A: maneuver to long range")
    assert look(state, "round.range") == ["LONG"]
    late = acting(modifying(REPULSION, disciplines={"pre": 1}), ATTEMPT)
    assert codes(late, line(REPULSION)) == ["wrong-window"]


@rule("R6.4.2-05")
def test_repulsion_does_not_come_closer() -> None:
    position = modifying(REPULSION, disciplines={"pre": 1}).hand("B", "Fake Out")
    state = play(acting(position, ANNOUNCED), line(REPULSION))
    state = play(onward(state, DecisionKind.BLOCK), "B: block with Thomas")
    state = play(onward(state, WindowKind.RANGE, "B"), "B: play Fake Out with Thomas")
    state = onward(state, WindowKind.RANGE, "A")
    assert codes(state, "A: maneuver to long range") == ["only-to-long"]


@pytest.mark.parametrize("kind", [ANNOUNCED, ATTEMPT, DECLINED])
@rule("R1.6.2-08")
def test_repulsion_stays(kind: WindowKind) -> None:
    """[LSJ 20011214-2]: whether the stealth is needed or not."""
    position = modifying(REPULSION, REPULSION, disciplines={"obe": 2, "pre": 1})
    position.vampire("Rake", "A", capacity=4, disciplines={"obe": 2})
    state = play(acting(position, kind), line(REPULSION, 3))
    assert (stealth(state), look(state, "Lupo.attached")) == (1, [[REPULSION]])
    state = onward(play(onward(state), "A: bleed with Rake"), ANNOUNCED, "A")
    assert codes(state, line(REPULSION, 3, "Rake")) == []
    again = acting(modifying(REPULSION, disciplines={"obe": 2}).attach(REPULSION, on="Lupo"), kind)
    refused = codes(again, line(REPULSION, 3))
    assert refused == ["has-one"]


@rule("R6.5.1-06")
def test_repulsion_goes_when_he_falls() -> None:
    position = modifying(REPULSION, blood=1, disciplines={"obe": 2}).attach(REPULSION, on="Lupo")
    position.attach("Mr. Winthrop", on="Thomas").vampire("Nik", "B", capacity=8)
    state = play(acting(position, BLOCKED), "A: pass")
    state = onward(with_blood(state, "Lupo", 0), RESOLVED)
    assert look(state, "Lupo.zone", "Lupo.attached") == ["torpor", []]
    down = modifying(REPULSION, disciplines={"obe": 2, "pre": 1}, zone="torpor")
    state = onward(play(down.build(), "A: leave torpor with Lupo"), ANNOUNCED, "A")
    assert codes(state, line(REPULSION, 3)) == ["needs-ready"]


@rule("R6.4.6-02")
def test_the_beast_prevents_a_point_if_it_is_blocked() -> None:
    position = modifying(MELD).hand("B", "Enhanced Senses")
    position.vampire("Nik", "B", capacity=4, disciplines={"aus": 2})
    state = onward(play(position.build(), "A: bleed with Lupo"), DecisionKind.BLOCK)
    state = onward(play(state, "B: block with Nik"), ATTEMPT, "A")
    state = onward(play(state, line(MELD)), ATTEMPT, "B")
    state = play(state, "B: play Enhanced Senses with Nik")
    state = onward(state, WindowKind.PREVENT, "A")
    state = onward(play(state, "A: prevent a point"))
    assert look(state, "Lupo.blood") == [4]


@rule("R6.2.2-07")
def test_no_vampire_blocks_the_beast() -> None:
    position = modifying(MELD).ally("Mage", "B", life=1)
    assert codes(acting(position, ANNOUNCED), line(MELD, 2)) == ["is-a-bleed"]
    state = play(acting(position, ANNOUNCED, "hunt"), line(MELD, 2))
    state = onward(state, DecisionKind.BLOCK)
    assert codes(state, "B: block with Thomas") == ["blocker-barred"]
    assert codes(state, "B: block with Mage") == []

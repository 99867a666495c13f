"""Modifiers and reactions that work on who acts and who blocks."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.fights import options
from tests.cards.modifying import line, with_cards
from tests.cards.modifying import moment as acting
from tests.cards.reacting import hidden
from tests.cards.reacting import line as answers
from tests.cards.table import (
    ANNOUNCED,
    ATTEMPT,
    BLOCKED,
    DECLINED,
    bled,
    codes,
    look,
    onward,
    play,
    window,
)
from tests.rulecheck import rule
from vtes.model.aims import Token
from vtes.model.decisions import DecisionKind, WindowKind
from vtes.model.lasting import Bearing
from vtes.model.state import GameState
from vtes.notation import find_card
from vtes.observe import observe
from vtes.queries import intercept, stealth

STRIKE = DecisionKind.STRIKE


# --- Shroud of Absence ---------------------------------------------------------------------------

SHROUD = "Shroud of Absence"
END = "A: strike to end the combat"


def shrouded(way: int, *hand: str) -> GameState:
    """Nik has blocked Lupo all the same; A is asked for a strike."""
    position = with_cards(SHROUD, *hand).hand("B", "Enhanced Senses").library("A", 7)
    position.vampire("Nik", "B", capacity=4, disciplines={"aus": 2})
    state = onward(play(position.build(), "A: bleed with Lupo"), DecisionKind.BLOCK)
    state = onward(play(state, "B: block with Nik"), ATTEMPT, "A")
    state = onward(play(state, line(SHROUD, way)), ATTEMPT, "B")
    state = play(state, "B: play Enhanced Senses with Nik")
    return onward(state, STRIKE, "A")


@rule("R6.4.5-22", "D315")
def test_absence_ends_the_combat() -> None:
    state = play(shrouded(2), END)
    seen = observe(state, 2).combat
    assert seen is not None
    assert seen.first is not None
    assert (seen.first.printed, seen.first.mode) == (0, 11)
    state = onward(state, WindowKind.END_OF_COMBAT)
    assert look(state, "Lupo.blood", "Nik.blood", "combat.round") == [6, 4, 1]
    assert codes(shrouded(1), END) == ["no-option"]


@rule("D315")
def test_absence_is_for_the_first_round() -> None:
    state = shrouded(2, "Dead-End Alley")
    assert codes(state, "A: maneuver") != []
    state = onward(play(state, "A: strike with hand"), WindowKind.PRESS, "A")
    state = onward(play(state, "A: play Dead-End Alley with Lupo"), STRIKE, "A")
    assert (look(state, "combat.round"), codes(state, END)) == ([2], ["no-option"])


@rule("R1.4-01")
def test_who_has_to_strike_with_hands_does_not_leave() -> None:
    position = with_cards(SHROUD).hand("B", "Enhanced Senses", "Immortal Grapple")
    position.library("A", 7).vampire("Nik", "B", capacity=4, disciplines={"aus": 2, "pot": 2})
    state = onward(play(position.build(), "A: bleed with Lupo"), DecisionKind.BLOCK)
    state = onward(play(state, "B: block with Nik"), ATTEMPT, "A")
    state = onward(play(state, line(SHROUD, 2)), ATTEMPT, "B")
    state = play(state, "B: play Enhanced Senses with Nik")
    state = onward(state, WindowKind.BEFORE_STRIKES, "B")
    state = onward(play(state, "B: play Immortal Grapple with Nik"), STRIKE, "A")
    assert codes(state, END) == ["only-hand-strikes"]


# --- Skin of the Chameleon, Alacrity -------------------------------------------------------------

SKIN, ALACRITY = "Skin of the Chameleon", "Alacrity"


@rule("D310", "R6.4.2-14")
def test_a_chameleon_moves_or_presses() -> None:
    state = play(acting(with_cards(SKIN, disciplines={"tha": 1}), ANNOUNCED), line(SKIN))
    state = play(onward(state, DecisionKind.BLOCK), "B: block with Thomas")
    state = onward(state, WindowKind.RANGE, "A")
    assert look(play(state, "A: maneuver"), "round.range", "Lupo.blood") == ["LONG", 5]
    for way, more in ((2, 1), (3, 2)):
        hidden = acting(with_cards(SKIN, disciplines={"vis": 2}), ATTEMPT)
        assert codes(hidden, line(SKIN, 1)) == ["wrong-window"]
        hidden = play(hidden, line(SKIN, way))
        assert stealth(hidden) == more
        assert len(in_combat(hidden)) == 1


def in_combat(state: GameState) -> tuple[Any, ...]:
    seen = observe(state, 2).action
    assert seen is not None
    return seen.in_combat


@pytest.mark.parametrize("way", [1, 2])
@rule("R6.4.2-14")
def test_alacrity(way: int) -> None:
    position = with_cards(ALACRITY, "Dead-End Alley").hand("B", "Enhanced Senses")
    position.vampire("Nik", "B", capacity=4, disciplines={"aus": 2}).library("A", 7)
    state = onward(play(position.build(), "A: bleed with Lupo"), DecisionKind.BLOCK)
    state = onward(play(state, "B: block with Nik"), ATTEMPT, "A")
    state = play(state, line(ALACRITY, way))
    assert (stealth(state), look(state, "Lupo.blood")) == (1, [4])
    state = play(onward(state, ATTEMPT, "B"), "B: play Enhanced Senses with Nik")
    state = onward(state, WindowKind.BEFORE_RANGE)
    assert [(each.option.name, each.round) for each in options(state)] == [("MANEUVER", 1)] * (
        way - 1
    )


# --- The Missing Voice, Sense the Sin ------------------------------------------------------------

VOICE, SIN = "The Missing Voice", "Sense the Sin"


@pytest.mark.parametrize("kind", [ANNOUNCED, ATTEMPT, DECLINED])
@pytest.mark.parametrize(
    ("way", "able", "less"),
    [(1, {"cel": 1}, ["Nik", "Yuri"]), (2, {"mel": 1}, ["Thomas", "Nik", "Mage", "Yuri"])],
)
@rule("D314", "D310")
def test_a_voice_is_missed(
    kind: WindowKind, way: int, able: dict[str, int], less: list[str]
) -> None:
    def spoken(**lupo: Any) -> GameState:
        position = with_cards(VOICE, disciplines=able, **lupo).vampire("Nik", "B", capacity=4)
        position.ally("Mage", "B", life=1).vampire("Royce", "B", capacity=6)
        position.vampire("Rake", "A", capacity=3)
        return acting(position.library("A", 7), kind)

    state = play(spoken(), line(VOICE, way))
    names = ["Thomas", "Nik", "Mage", "Royce", "Yuri", "Rake"]
    found = [name for name in names if intercept(state, find_card(state, name)) == -1]
    assert found == [name for name in less if name != "Yuri" or way == 2]
    young = codes(spoken(capacity=4), line(VOICE, way))
    assert young == (["capacity-too-low"] if way == 1 else [])


@rule("D310", "R6.2.2-16")
def test_a_voice_hides() -> None:
    state = acting(with_cards(VOICE, disciplines={"mel": 2}), ATTEMPT)
    assert stealth(play(state, line(VOICE, 3))) == 1


def sinner(state: GameState, *names: str) -> GameState:
    """These minions have counters of corruption."""
    tokens = [Bearing(find_card(state, name), Token.CORRUPTION) for name in names]
    return state.replace(lasting=(*state.lasting, *tokens))


@pytest.mark.parametrize(("way", "able"), [(1, {"aus": 1}), (2, {"dai": 1})])
@rule("D310", "R1.5-04", "R6.2.2-18")
def test_sin_is_sensed(way: int, able: dict[str, int]) -> None:
    pure, corrupt = hidden(SIN, able, capacity=5), sinner(hidden(SIN, able, capacity=5), "Rake")
    for state, more in ((pure, 1), (corrupt, way)):
        after = play(state, answers(SIN, way))
        assert intercept(after, find_card(after, "Nik")) == more
    older = codes(hidden(SIN, able), answers(SIN, way))
    assert older == (["acting-not-younger"] if way == 1 else [])


@rule("D314", "G40")
def test_sinners_are_blind() -> None:
    state = sinner(acting(with_cards(SIN, disciplines={"dai": 2}), ANNOUNCED), "Thomas")
    state = play(state, line(SIN, 3))
    assert bled(state) == 3
    assert [intercept(state, find_card(state, name)) for name in ("Thomas", "Yuri")] == [-1, 0]
    position = with_cards(SIN, disciplines={"dai": 2})
    assert codes(acting(position, ANNOUNCED, "hunt"), line(SIN, 3)) == ["no-bleed"]


# --- Horrific Countenance ------------------------------------------------------------------------

FACE = "Horrific Countenance"


@rule("R6.2.2-07", "D210")
def test_a_face_that_nobody_blocks() -> None:
    position = with_cards(FACE).ally("Mage", "B", life=1).vampire("Nik", "B", capacity=3)
    for kind in (ANNOUNCED, ATTEMPT, DECLINED):
        assert codes(acting(position, kind), line(FACE)) == ["wrong-window"]
    state = play(acting(position, BLOCKED), line(FACE))
    assert window(state) is not BLOCKED
    state = onward(state)
    assert look(state, "B.pool", "Thomas.tapped", "Lupo.blood") == [29, False, 2]

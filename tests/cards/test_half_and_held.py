"""Cards that make others cheaper, and that keep hands short."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.fights import fighters, fought, until
from tests.cards.polls import AGREE, called, calling
from tests.cards.table import card, codes, lines, look, onward, play, skilled, table, turn
from tests.rulecheck import rule
from vtes.cards.shapes import reaction
from vtes.check import check
from vtes.codec import dumps, loads
from vtes.model.decisions import DecisionKind, WindowKind
from vtes.model.state import GameState
from vtes.model.text import Text
from vtes.model.words import GainPool
from vtes.testing import Position

MODIFIER = "Conditioning"
HACKING = "Computer Hacking"
CITADEL, MEDDLING = "The Ankara Citadel, Turkey", "The Meddling of Semsith"

# --- The Ankara Citadel ---------------------------------------------------------------------------


def citadel(*cards: str, on: str = "Lupo", **lupo: Any) -> Position:
    position = table(**{"disciplines": skilled(*cards), **lupo}).hand("A", *cards)
    return position.attach(CITADEL, on=on)


def test_who_moves_into_the_citadel() -> None:
    home = f"A: play {CITADEL} with Lupo"
    state = onward(play(table(clan="Tremere").hand("A", CITADEL).build(), home))
    assert look(state, f"{CITADEL}.host", "Lupo.blood") == ["Lupo", 4]
    other = table(clan="Brujah").hand("A", CITADEL).build()
    assert codes(other, home) == ["clan-missing"]
    burning = table().attach(CITADEL, on="Thomas").hand("A", "Arson").build()
    assert codes(play(burning, "A: play Arson with Lupo"), f"A: target {CITADEL}") == []


@pytest.mark.parametrize(("name", "cost"), [("Puppet Master", 1), ("Temptation", 0)])
@rule("D326", "R1.6.1-13")
def test_an_action_costs_half(name: str, cost: int) -> None:
    line, more = f"A: play {name} with Lupo", ("A: target Thomas",) if name == "Temptation" else ()
    state = onward(play(citadel(name).build(), line, *more))
    assert look(state, "Lupo.blood") == [6 - cost]
    away = onward(play(citadel(name, on="Thomas").build(), line, *more))
    assert look(away, "Lupo.blood") == [6 - card(name).blood_cost]
    poor = citadel(name, blood=1).build()
    assert codes(poor, line) == []
    assert codes(citadel(name, blood=1, on="Thomas").build(), line) == (
        ["blood-too-low"] if card(name).blood_cost > 1 else []
    )


def test_a_modifier_costs_as_much_as_ever() -> None:
    position = citadel(MODIFIER)
    state = onward(play(position.build(), "A: bleed with Lupo"), WindowKind.AS_ANNOUNCED, "A")
    state = play(state, next(each for each in lines(state) if MODIFIER in each))
    assert look(state, "Lupo.blood") == [6 - card(MODIFIER).blood_cost]
    assert card(MODIFIER).blood_cost > 0


def test_a_combat_card_costs_half() -> None:
    name = "Majesty"
    position = fighters(disciplines=skilled(name)).hand("A", name).attach(CITADEL, on="Lupo")
    state = until(fought(position), DecisionKind.STRIKE, "A")
    state = play(state, next(each for each in lines(state) if name in each))
    assert look(state, "Lupo.blood") == [9 - card(name).blood_cost // 2]


@rule("D326", "G02")
def test_x_is_halved() -> None:
    coercion = "Kindred Coercion"
    for on, refused in (("Nik", []), ("Thomas", ["too-many-targets"])):
        position = calling("Autarkis Persecution").attach(CITADEL, on=on)
        position.vampire("Nik", "B", capacity=8, blood=1, disciplines=skilled(coercion))
        position.hand("B", coercion).vampire("Rake", "C", capacity=2, title="primogen")
        state = called(position, "Autarkis Persecution")
        play_it = f"B: play {coercion} with Nik"
        state = onward(play(state, "A: pass"), WindowKind.POLLING, "B")
        state = play(state, play_it, "B: target Rake")
        assert codes(state, "B: target Lupo") == refused
        assert look(play(state, "B: pass"), "Nik.blood") == [1 if on == "Nik" else 0]


# --- The Meddling of Semsith ----------------------------------------------------------------------


def meddled(*hand: str) -> Position:
    """A's card is about B, whose turn it is in the end."""
    return calling(MEDDLING).library("A", 9).library("B", 9).library("C", 9).hand("B", *hand)


def passed(position: Position) -> GameState:
    """It is about B; A has discarded down to the size of her hand."""
    state = play(called(position, MEDDLING, "A: choose B"), AGREE)
    state = onward(state, DecisionKind.TRIM, "A")
    return onward(play(state, lines(state)[0]))


def held(state: GameState) -> list[Any]:
    """The sizes of the hands."""
    return [*look(state, "A.hand.count", "B.hand.count", "C.hand.count")]


@rule("D325", "R6.3.2-06")
def test_meddling() -> None:
    begun = play(meddled().build(), f"A: play {MEDDLING} with Lupo")
    begun = onward(begun, DecisionKind.TERM_METHUSELAH)
    assert lines(begun) == ["A: choose B", "A: choose C"]
    state = passed(meddled("Restoration", HACKING, HACKING))
    assert held(state) == [6, 7, 7]
    assert loads(dumps(state)) == state
    assert not check(state)
    state = turn(state, "B", DecisionKind.MINION)
    state = onward(play(state, f"B: play {HACKING} with Thomas"))
    assert held(state) == [6, 6, 7]
    state = turn(state, "B", DecisionKind.INFLUENCE)
    assert held(state) == [6, 7, 7]
    state = play(turn(state, "B", DecisionKind.DISCARD), "B: discard Restoration")
    assert held(state) == [6, 7, 7]


def test_meddling_in_the_minion_phases_of_others() -> None:
    glance = Text((reaction(0, WindowKind.AS_ANNOUNCED, GainPool(1)),))
    position = meddled().prop("Glance", types="reaction", text=glance).hand("B", "Glance")
    position.vampire("Rake", "A", capacity=4)
    state = passed(position)
    state = onward(play(state, "A: bleed with Rake"), WindowKind.AS_ANNOUNCED, "B")
    state = onward(play(state, "B: play Glance with Thomas"))
    assert held(state) == [6, 6, 7]
    assert held(turn(state, "A", DecisionKind.INFLUENCE)) == [6, 7, 7]


def test_meddling_ends_with_the_card() -> None:
    state = passed(meddled(HACKING))
    state = turn(state, "B", DecisionKind.MINION)
    state = onward(play(state, f"B: play {HACKING} with Thomas"))
    state = turn(state, "C", DecisionKind.MINION)
    state = play(state, f"C: use {MEDDLING} in way 2 with Yuri")
    assert look(state, "action.stealth") == [1]
    state = onward(state)  # a tie of none to none fails
    assert look(state, f"{MEDDLING}.zone") == ["in play"]


@rule("D325")
def test_hands_are_filled_when_the_card_is_burned() -> None:
    position = meddled(HACKING).vampire("Nik", "B", capacity=3, title="prince", city="Rome")
    state = passed(position)
    state = turn(state, "B", DecisionKind.MINION)
    state = onward(play(state, f"B: play {HACKING} with Thomas"))
    state = play(state, f"B: use {MEDDLING} in way 2 with Nik")
    state = play(onward(state, WindowKind.POLLING, "B"), "B: vote for with Nik")
    state = onward(state)
    assert look(state, f"{MEDDLING}.zone") == ["ash heap"]
    assert held(state) == [7, 7, 7]

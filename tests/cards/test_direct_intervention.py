"""Direct Intervention: a card of a minion is cancelled as it is played."""

from __future__ import annotations

import pytest

from tests.cards.table import codes, look, onward, skilled, table
from tests.rulecheck import rule
from vtes.engine import apply, is_legal
from vtes.model.decisions import DecisionKind, WindowKind
from vtes.model.state import GameState
from vtes.testing import Position
from vtes.testing.lines import reading

NO = "B: play Direct Intervention"


def raw(state: GameState, *lines: str) -> GameState:
    """The position after these moves; whoever may cancel what is played is asked."""
    for line in lines:
        state = apply(*reading(state, line))
    return state


def holding(*names: str, level: int = 2) -> Position:
    """A has these cards, and Lupo can play them; B has Direct Intervention."""
    return (
        table(disciplines=skilled(*names, level=level))
        .hand("A", *names)
        .hand("B", "Direct Intervention")
    )


ACTIONS = [
    ("Computer Hacking", ()),
    ("Restoration", ()),
    ("Arson", ("A: target Arcane Library",)),
    ("Sport Bike", ()),
    ("Raven Spy", ()),
    ("Hellhound", ()),
]


@pytest.mark.parametrize(("name", "details"), ACTIONS)
@rule("D162", "R6.2.1-04")
def test_an_action_is_not_taken(name: str, details: tuple[str, ...]) -> None:
    position = holding(name).library("A", 9).permanent("Arcane Library", "B")
    state = raw(position.build(), f"A: play {name} with Lupo", *details)
    state = onward(state, WindowKind.AS_PLAYED, "B")
    assert look(state, "Lupo.tapped") == [False]
    state = onward(raw(state, NO), DecisionKind.MINION)
    assert look(state, "Lupo.tapped", "Lupo.blood", "A.pool") == [False, 6, 30]
    assert look(state, "A.ash_heap", "A.hand.count", "B.pool") == [[name], 7, 29]
    assert look(state, "A.ready", "A.in_play", "Lupo.attached") == [["Lupo"], [], []]
    assert state.players[1].debt == 1
    assert is_legal(*reading(state, "A: bleed with Lupo"))


@rule("R6.2.3-07", "R1.6.3-11")
def test_a_modifier_costs_nothing_then_but_has_been_played() -> None:
    position = holding("Conditioning", "Conditioning")
    state = onward(raw(position.build(), "A: bleed with Lupo"), WindowKind.AS_ANNOUNCED, "A")
    state = raw(state, "A: play Conditioning with Lupo")
    state = onward(state, WindowKind.AS_PLAYED, "B")
    state = onward(raw(state, NO), WindowKind.AS_ANNOUNCED, "A")
    assert look(state, "Lupo.blood", "A.ash_heap") == [6, ["Conditioning"]]
    assert codes(state, "A: play Conditioning with Lupo") == ["modifier-again"]
    assert look(onward(state), "B.pool") == [28]


@rule("R1.6.1-04", "D163")
def test_a_reaction_is_replaced_at_once_then() -> None:
    position = table().hand("B", "Wake with Evening's Freshness").library("B", 9)
    position.vampire("Rake", "B", capacity=3, tapped=True).hand("C", "Direct Intervention")
    state = onward(raw(position.build(), "A: bleed with Lupo"), WindowKind.AS_ANNOUNCED, "B")
    state = raw(state, "B: play Wake with Evening's Freshness with Rake")
    assert look(state, "B.hand.count") == [6]
    state = raw(onward(state, WindowKind.AS_PLAYED, "C"), "C: play Direct Intervention")
    state = onward(state, DecisionKind.BLOCK)
    assert look(state, "B.hand.count", "B.library.count") == [7, 2]
    assert codes(state, "B: block with Rake") == ["blocker-tapped"]


@rule("R1.6.2-05", "R1.6.1-01")
def test_what_it_does_not_cancel() -> None:
    position = holding("Restoration").hand("A", "Direct Intervention", "Direct Intervention")
    state = raw(position.build(), "A: play Restoration with Lupo")
    assert codes(state, "A: play Direct Intervention") == ["own-turn"]
    state = raw(onward(state, WindowKind.AS_PLAYED, "B"), NO)
    assert codes(state, "A: play Direct Intervention") == ["own-turn", "no-card-of-minion"]
    later = table().turn("A").hand("B", "Direct Intervention").pool(B=1)
    later.hand("A", "Restoration").hand("C", "Ascendance")
    assert codes(raw(later.build(), "A: bleed with Lupo"), NO)[0] == "not-your-decision"


@rule("G02")
def test_it_costs_pool() -> None:
    """The last pool can be paid (C: G33); less than the cost cannot."""
    state = raw(holding("Restoration").pool(B=1).build(), "A: play Restoration with Lupo")
    state = onward(raw(onward(state, WindowKind.AS_PLAYED, "B"), NO))
    assert look(state, "B.standing") == ["OUSTED"]

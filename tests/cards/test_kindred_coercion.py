"""Kindred Coercion: as many vampires as its player pays for abstain, or vote as she says."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.polls import AGREE, BEFORE, MOTION, POLLING, begun, called, how, opposed
from tests.cards.table import codes, lines, look, onward, play
from tests.rulecheck import rule
from tests.rules.pairs import pair
from vtes.codec import dumps, loads
from vtes.model.decisions import WindowKind
from vtes.model.state import GameState
from vtes.queries import tally
from vtes.testing import Position

COERCION = "Kindred Coercion"


def many(level: int = 2, **nik: Any) -> Position:
    """B's Nik can play the card against Lupo (2 votes), Royce (1) and Yuri (none)."""
    return opposed(COERCION, level=level, **{"capacity": 6, **nik}).edge("A")  # polling goes on


def coerced(state: GameState, way: int, *targets: str) -> GameState:
    """Nik plays the card at these vampires."""
    state = play(state, how(COERCION, way), *(f"B: target {name}" for name in targets))
    return play(state, "B: pass")


@pytest.mark.parametrize("targets", [("Lupo",), ("Lupo", "Royce"), ("Royce", "Lupo", "Yuri")])
@rule("R6.2.3-07", "R6.3.2-02")
def test_it_costs_one_blood_for_each_who_abstains(targets: tuple[str, ...]) -> None:
    state = called(many(), MOTION)
    state = onward(play(state, "A: vote for with Lupo", AGREE), POLLING, "C")
    state = onward(play(state, "C: vote for with Royce"), POLLING, "B")
    assert tally(state) == (4, 0)
    state = coerced(state, 1, *targets)
    votes = 4 - sum({"Lupo": 2, "Royce": 1}.get(name, 0) for name in targets)
    assert look(state, "Nik.blood") == [6 - len(targets)]
    assert tally(state) == (votes, 0)


# [RTR 19991001]
@pytest.mark.parametrize("window", [BEFORE, POLLING])
def test_who_has_not_voted_is_kept_from_it(window: WindowKind) -> None:
    state = onward(coerced(begun(many(), window), 1, "Lupo"), POLLING, "A")
    assert codes(state, "A: vote for with Lupo") == ["abstains"]
    assert codes(state, AGREE) == []
    state = onward(state, POLLING, "C")
    assert codes(state, "C: vote for with Royce") == []


@rule("R6.2.1-03", "R1.6.1-16")
def test_the_vampires_are_named_one_by_one() -> None:
    state = play(begun(many()), how(COERCION))
    assert codes(state, "B: pass") == ["nothing-taken"]
    assert lines(state)[0].startswith("B: target")
    state = play(state, "B: target Lupo")
    assert codes(state, "B: target Lupo") == ["taken-already"]
    assert codes(state, "B: target Royce") == []
    assert codes(state, "B: pass") == []
    assert loads(dumps(state)) == state


@rule("R1.5-04")
def test_they_are_not_older() -> None:
    younger, older = (play(begun(many(capacity=n)), how(COERCION)) for n in (6, 5))
    pair(older, younger, "B: target Lupo", "target-older", "R1.5-04")


@rule("G02")
def test_there_is_blood_for_each() -> None:
    rich, poor = (
        play(begun(many(blood=blood)), how(COERCION), "B: target Lupo") for blood in (2, 1)
    )
    pair(poor, rich, "B: target Royce", "too-many-targets", "G02")
    assert lines(poor) == ["B: pass"]
    assert codes(begun(many(blood=0)), how(COERCION)) == ["no-target"]


STANCES = [("for", (3, 0)), ("against", (1, 2))]


@pytest.mark.parametrize(("side", "counted"), STANCES)
@rule("R6.3.2-10", "D213")
def test_votes_that_were_cast_change_sides(side: str, counted: tuple[int, int]) -> None:
    state = called(many(), MOTION)
    state = onward(play(state, "A: vote for with Lupo", AGREE), POLLING, "B")
    state = play(coerced(state, 2, "Lupo"), f"B: have him vote {side}")
    assert look(state, "Nik.blood") == [5]
    assert tally(state) == counted


# [RTR 19991001] [LSJ 20030828]
@pytest.mark.parametrize("side", ["for", "against"])
@rule("D213", "R1.4-01")
def test_who_has_not_voted_votes_on_that_side_or_not_at_all(side: str) -> None:
    state = play(coerced(begun(many()), 2, "Lupo"), f"B: have him vote {side}")
    state = onward(state, POLLING, "A")
    other = "against" if side == "for" else "for"
    assert codes(state, f"A: vote {other} with Lupo") == ["bound-to-other-side"]
    assert codes(state, f"A: vote {side} with Lupo") == []
    assert codes(state, "A: pass") == []
    assert tally(state) == (0, 0)


@rule("D213", "D140")
def test_each_vampire_is_told_something_else() -> None:
    state = called(many(), MOTION)
    state = onward(play(state, "A: vote for with Lupo", AGREE), POLLING, "C")
    state = onward(play(state, "C: vote for with Royce"), POLLING, "B")
    state = coerced(state, 2, "Lupo", "Royce", "Yuri")
    assert lines(state) == [
        "B: have him vote for",
        "B: have him vote against",
        "B: have him abstain",
    ]
    state = play(state, "B: have him vote against", "B: have him abstain")
    state = play(state, "B: have him vote for")
    assert tally(state) == (1, 2)
    assert loads(dumps(state)) == state


@rule("R6.3.3-21", "D213")
def test_the_vote_of_a_priscus_changes_sides_too() -> None:
    position = many(capacity=9).vampire("Nora", "C", capacity=8, title="priscus")
    state = onward(called(position, MOTION), POLLING, "C")
    state = onward(play(state, "C: vote for among the prisci with Nora"), POLLING, "B")
    assert tally(state) == (3, 0)
    state = play(coerced(state, 2, "Nora"), "B: have him vote against")
    assert tally(state) == (0, 3)


def test_who_plays_it_and_when() -> None:
    basic = begun(many(level=1))
    assert [codes(basic, how(COERCION, way)) for way in (1, 2)] == [[], ["not-superior"]]
    assert codes(begun(many(level=0)), how(COERCION)) == ["discipline-missing"]
    state = begun(many(), WindowKind.AS_ANNOUNCED)
    assert codes(state, how(COERCION)) == ["wrong-window"]

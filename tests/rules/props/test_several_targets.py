"""A card that is aimed at several things: they are named one by one as it is announced."""

from __future__ import annotations

import pytest

from tests.rulecheck import rule
from tests.rules.pairs import pair
from tests.rules.prop_cards import act, prop, table
from tests.rules.props.runs import end, run
from vtes.engine import legal_moves
from vtes.model.card_words import BurnTargets
from vtes.model.state import GameState
from vtes.model.text import Aim, Text, What
from vtes.model.words import GainPool
from vtes.notation import format_move
from vtes.testing import Position, read

LINE = "A: play Fire with Lupo"


def facts(state: GameState, *paths: str) -> list[object]:
    """Several facts of a position."""
    return [read(state, path) for path in paths]


def options(state: GameState) -> list[str]:
    """The legal moves in notation."""
    return [format_move(state, move) for move in legal_moves(state)]


def fire(houses: dict[str, str], *, seats: str = "ABC", apart: bool = False) -> Position:
    """Lupo may burn two locations; whose they are is given."""
    aim = Aim(What.LOCATION, count=2, apart=apart)
    position = prop(table(*seats), "Fire", "action", act(BurnTargets(), GainPool(1), aim=aim))
    for name, seat in houses.items():
        position.prop(name, types="master", text=Text(location=True)).permanent(name, seat)
    return position.hand("A", "Fire")


@pytest.mark.parametrize(
    ("houses", "directed", "asked"),
    [
        ({"Barn": "B", "Club": "B"}, "B", "B"),
        ({"Barn": "A", "Club": "C"}, "C", "C"),
        ({"Barn": "A", "Club": "A"}, "", "B"),
        ({"Barn": "B", "Club": "C"}, "", "B"),
    ],
)
@rule("R6.2.2-01", "R6.2.2-03", "R6.2.1-03")
def test_at_whom_it_is_directed(houses: dict[str, str], directed: str, asked: str) -> None:
    state = run(fire(houses).build(), LINE, "A: target Barn")
    assert options(state) == ["A: target Club"]
    state = run(state, "A: target Club")
    assert facts(state, "action.directed_at", "pending", "to_move") == [directed, "BLOCK", asked]
    state = end(state)
    assert facts(state, "A.pool", "Barn.zone", "Club.zone") == [31, "ash heap", "ash heap"]


@pytest.mark.parametrize("seats", ["AB", "ABC"])
@rule("R6.2.3-06", "R6.2.2-02")
def test_a_blocked_one_burns_nothing(seats: str) -> None:
    lines = (LINE, "A: target Barn", "A: target Club", "B: block with Nik")
    strikes = ("A: strike with hand", "B: strike with hand")
    state = end(run(fire({"Barn": "B", "Club": "B"}, seats=seats).build(), *lines, *strikes))
    assert facts(state, "B.in_play", "A.pool") == [["Barn", "Club"], 30]


@rule("R6.2.1-03", "R1.6.1-16", "R1.4-01")
def test_which_ones_are_named() -> None:
    def named(apart: bool) -> GameState:
        return run(fire(three, apart=apart).build(), LINE, "A: target Barn")

    two = {"Barn": "B", "Club": "B"}
    three = {"Barn": "B", "Club": "B", "Shed": "C"}
    pair(named(True), named(False), "A: target Club", "target-not-apart", "R1.4-01")
    again = named(False)
    start = run(fire(three).build(), LINE)
    pair(again, start, "A: target Barn", "taken-already", "R6.1.3-08")
    assert "A: pass" not in options(again)
    too_few, enough = (fire(each).build() for each in ({"Barn": "B"}, two))
    pair(too_few, enough, LINE, "no-target", "R1.6.1-16")
    together = fire(two, apart=True).build()
    pair(together, enough, LINE, "no-target", "R1.6.1-16")

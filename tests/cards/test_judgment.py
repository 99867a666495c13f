"""Judgment: Camarilla Segregation: who controls strangers pays, or gives one up."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.acting import announced_stealth, done, line
from tests.cards.table import card, codes, lines, look, play, table, turn
from tests.rulecheck import rule
from tests.rules.pairs import pair
from vtes.model.decisions import DecisionKind
from vtes.model.state import GameState
from vtes.testing import Position

JUDGMENT = "Judgment: Camarilla Segregation"


def judged(**thomas: Any) -> Position:
    """A's card is in play; B's Thomas may be of any sect, Yuri is of the Camarilla."""
    position = Position("A", "B", "C").vampire("Lupo", "A", capacity=6, sect="camarilla")
    position.vampire("Thomas", "B", **{"capacity": 5, "sect": "camarilla", **thomas})
    return position.vampire("Yuri", "C", capacity=4, sect="camarilla").permanent(JUDGMENT, "A")


@pytest.mark.parametrize("title", ["prince", "justicar", "primogen"])
@rule("R1.6.1-12")
def test_who_judges(title: str) -> None:
    position = table(title=title).hand("A", JUDGMENT)
    if title == "primogen":
        assert codes(position.build(), line(JUDGMENT, 1)) == ["title-missing"]
        return
    assert announced_stealth(position, JUDGMENT, 1) == 1
    state = done(position, JUDGMENT, 1)
    assert look(state, "A.in_play", "Lupo.blood") == [[JUDGMENT], 6 - card(JUDGMENT).blood_cost]


@rule("R4-03", "R10-01")
def test_who_pays_for_strangers() -> None:
    pays = f"B: use {JUDGMENT} in way 2"

    def state(sect: str) -> GameState:
        return turn(judged(sect=sect).turn("A").build(), "B", DecisionKind.UNTAP)

    for sect in ("sabbat", "independent"):
        assert codes(state(sect), "B: pass") == ["effect-due"]
    after = play(state("sabbat"), pays)
    assert look(after, "A.pool", "B.pool", "C.pool") == [30, 29, 30]
    assert codes(after, pays) == ["use-spent"]


@rule("R1.4-01")
def test_who_has_no_strangers_pays_nothing() -> None:
    def state(sect: str) -> GameState:
        position = judged(sect=sect).permanent("Anarch Revolt", "C")
        return turn(position.turn("A").build(), "B", DecisionKind.UNTAP)

    pays = f"B: use {JUDGMENT} in way 2"
    pair(state("camarilla"), state("sabbat"), pays, "active-controls-none", "R1.4-01")


def test_who_gives_up_a_stranger_ends_the_judgment() -> None:
    burn = f"B: use {JUDGMENT} in way 3"
    position = judged(sect="sabbat").vampire("Nik", "C", capacity=3, sect="sabbat")
    state = turn(
        play(
            turn(position.turn("A").build(), "B", DecisionKind.UNTAP), f"B: use {JUDGMENT} in way 2"
        ),
        "B",
        DecisionKind.MASTER,
    )
    assert burn in lines(state)
    state = play(state, burn)
    assert codes(state, "B: target Yuri") == ["target-not-yours-to-choose"]
    state = play(state, "B: target Thomas")
    assert look(state, "Thomas.zone", f"{JUDGMENT}.zone") == ["ash heap", "ash heap"]
    loyal = turn(judged().turn("A").build(), "B", DecisionKind.MASTER)
    assert codes(loyal, burn) == ["use-no-target"]

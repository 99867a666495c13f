"""The influence and discard phases (7, 8): what is refused."""

from __future__ import annotations

import pytest

import vtes
from tests.rulecheck import rule
from tests.rules.pairs import pair, play
from vtes.model.decisions import Phase
from vtes.model.state import GameState
from vtes.testing import Position


def influence(*, number: int = 4, blood: int = 3, crypt: int = 1, vampires: int = 1) -> GameState:
    builder = Position("A", "B").turn("A", Phase.INFLUENCE, number=number).crypt("A", crypt)
    for _ in range(vampires):
        builder.vampire("Lupo", "A", capacity=9, blood=blood, zone="uncontrolled")
    builder.vampire("Rake", "B", capacity=9, blood=3, zone="uncontrolled")
    return builder.vampire("Nik", "B", capacity=9, blood=3, zone="uncontrolled").build()


@rule("R7-08")
@pytest.mark.parametrize("move", ["transfer to", "take back from"])
def test_vampire_must_be_one_of_hers(move: str) -> None:
    one, two = influence(vampires=1), influence(vampires=2)
    pair(one, two, f"A: {move} #2", "no-such-place", "R7-08")
    pair(influence(vampires=0), one, f"A: {move} #1", "no-such-place", "R7-08")
    for state in (one, two):
        assert vtes.apply(state, vtes.legal_moves(state)[0]).cards[-1].blood == 3


@rule("R7-08")
def test_transfer_costs_one_transfer() -> None:
    line = "A: transfer to #1"
    state = influence()
    three, four = play(state, *[line] * 3), play(state, *[line] * 4)
    pair(four, three, line, "no-transfer", "R7-08")


@rule("R7-09")
def test_taking_back_costs_two_transfers() -> None:
    line = "A: take back from #1"
    pair(influence(number=1), influence(number=2), line, "two-transfers", "R7-09")
    state = influence()
    twice = play(state, line, line)
    assert twice.players[0].pool == 32
    pair(twice, play(state, line), line, "two-transfers", "R7-09")


@rule("R7-09")
def test_there_must_be_a_counter_to_take_back() -> None:
    line = "A: take back from #1"
    pair(influence(blood=0), influence(blood=1), line, "no-counter", "R7-09")


@rule("R7-10")
def test_drawing_costs_four_transfers() -> None:
    pair(influence(number=3), influence(number=4), "A: draw a vampire", "four-transfers", "R7-10")


@rule("G43")
def test_crypt_must_not_be_empty() -> None:
    pair(influence(crypt=0), influence(crypt=1), "A: draw a vampire", "crypt-empty", "G43")


@rule("R8-01")
def test_one_card_is_discarded() -> None:
    builder = Position("A", "B").turn("A", Phase.DISCARD).hand("A", "Potence", "Ascendance")
    allowed = builder.build()
    refused = play(allowed, "A: discard Potence")
    pair(refused, allowed, "A: discard Ascendance", "no-discard", "R8-01")


@rule("R8-01")
def test_nobody_discards_in_other_phases() -> None:
    builder = Position("A", "B").hand("A", "Potence", "Ascendance")
    allowed = builder.turn("A", Phase.DISCARD).build()
    for phase, asked in ((Phase.MASTER, "R5-01"), (Phase.INFLUENCE, "R7-01")):
        refused = builder.turn("A", phase).build()
        pair(refused, allowed, "A: discard Ascendance", "not-an-answer", asked)


@rule("R3-02")
def test_every_turn_has_its_five_phases_in_order() -> None:
    state = Position("A", "B", "C").turn("A", Phase.UNTAP).build()
    seen = []
    while state.turn < 7:
        seen.append((state.active, state.phase))
        state = vtes.apply(state, vtes.legal_moves(state)[-1])
    assert seen == [(seat, phase) for seat in range(3) for phase in Phase]

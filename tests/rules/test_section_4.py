"""The untap phase (4): what scenario files cannot express."""

from __future__ import annotations

from tests.rulecheck import rule
from tests.rules.pairs import pair, play
from vtes.model.decisions import Phase
from vtes.model.state import GameState
from vtes.model.zones import Zone
from vtes.ops.cards import move, tap
from vtes.testing import Position


@rule("R4-02")
def test_cards_on_minions_and_cards_of_the_methuselah_untap_too() -> None:
    builder = Position("A", "B").turn("A", Phase.DISCARD).vampire("Lupo", "B", capacity=5)
    state = builder.attach("Fortitude", on="Lupo").hand("B", "Ascendance").build()
    (lupo,), (ascendance,) = state.players[1].ready, state.players[1].hand
    (fortitude,) = state.cards[lupo].attached
    state = move(state, ascendance, Zone.IN_PLAY)
    for card in (fortitude, ascendance):
        state = tap(state, card)
    state = play(state.replace(trail=()), "A: pass")
    assert state.active == 1
    assert not state.cards[fortitude].tapped
    assert not state.cards[ascendance].tapped


@rule("R4-05")
def test_only_who_has_the_edge_may_take_its_pool() -> None:
    line = "A: take the Edge pool"
    builder = Position("A", "B").turn("A", Phase.UNTAP)
    nobody, elsewhere = builder.build(), builder.edge("B").build()
    hers = builder.edge("A").build()
    for refused in (nobody, elsewhere):
        pair(refused, hers, line, "edge-elsewhere", "R4-05")
    pair(play(hers, line), hers, line, "edge-used", "R4-05")


@rule("R4-05")
def test_the_edge_gives_its_pool_in_every_untap_phase() -> None:
    state = Position("A", "B").turn("A", Phase.UNTAP).edge("A").build()
    for pool in (31, 32):
        state = play(state, "A: take the Edge pool")
        assert state.players[0].pool == pool
        state = play(state, *["A: pass"] * 5, *["B: pass"] * 5)


def withdrawal(*, library: int = 0, hand: int = 0) -> GameState:
    builder = Position("A", "B").turn("A", Phase.UNTAP)
    return builder.library("A", library).hand("A", *["Ascendance"] * hand).build()


@rule("R9.2-01")
def test_library_must_be_exhausted() -> None:
    refused = withdrawal(library=1, hand=7)
    refused = refused.replace(
        stack=(refused.stack[-1].replace(hand_was_full=False),),
    )
    allowed = withdrawal(hand=6)
    pair(refused, allowed, "A: announce withdrawal", "library-left", "R9.2-01")


@rule("R9.2-01")
def test_hand_must_not_be_full() -> None:
    refused, allowed = withdrawal(hand=7), withdrawal(hand=6)
    pair(refused, allowed, "A: announce withdrawal", "hand-was-full", "R9.2-01")


@rule("R9.2-02")
def test_withdrawal_is_announced_once() -> None:
    allowed = withdrawal()
    refused = play(allowed, "A: announce withdrawal")
    pair(refused, allowed, "A: announce withdrawal", "already-withdrawing", "R9.2-02")


@rule("R9.2-02")
def test_withdrawal_is_announced_in_the_untap_phase_only() -> None:
    state = play(withdrawal(), "A: pass")
    assert state.phase is Phase.MASTER
    pair(state, withdrawal(), "A: announce withdrawal", "not-an-answer", "R5-01")

"""The Hypothesis strategies that are shipped."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable

import pytest
from hypothesis import HealthCheck, Phase, find, given, settings
from hypothesis import strategies as st

import vtes
from vtes.cards.decks import deck_faults
from vtes.check import check
from vtes.model.zones import Zone
from vtes.testing import Position
from vtes.testing import strategies as vst

QUICK = settings(max_examples=25, suppress_health_check=[HealthCheck.too_slow])


@QUICK
@given(st.data(), st.integers(2, 6), st.booleans())
def test_decks_are_legal_and_encoded_where_that_is_asked_for(
    data: st.DataObject, players: int, encoded: bool
) -> None:
    deck = data.draw(vst.decks(players=players, encoded=encoded))
    assert deck_faults(deck, players) == ()
    assert not (encoded and vtes.coverage(deck).missing)
    assert vtes.read_deck(vtes.write_deck(deck)) == deck


@QUICK
@given(vst.reachable_states(moves=60, over=True))
def test_reachable_states_are_positions(state: vtes.GameState) -> None:
    assert not check(state)
    assert vtes.loads(vtes.dumps(state)) == state


@QUICK
@given(st.data(), vst.positions())
def test_positions_can_be_played_on(data: st.DataObject, state: vtes.GameState) -> None:
    assert not check(state)
    for _ in range(5):
        if state.pending:
            move = data.draw(vst.moves(state))
            assert vtes.is_legal(state, move)
            state = vtes.apply(state, move)
            assert not check(state)


@QUICK
@given(st.data(), vst.reachable_states(players=3, moves=20, encoded=False))
def test_moves_are_legal_and_any_moves_seldom(data: st.DataObject, state: vtes.GameState) -> None:
    assert len(state.players) == 3
    move = data.draw(vst.any_moves(state, most=200))
    assert vtes.is_legal(state, move) is (move in vtes.legal_moves(state))


@pytest.mark.parametrize(
    "wanted",
    [
        lambda state: state.phase is vtes.Phase.MINION,
        lambda state: any(player.hand == () for player in state.players),
        lambda state: any(v.zone is Zone.TORPOR and v.tapped for v in state.cards),
        lambda state: len(state.players) == 5,
    ],
)
def test_positions_are_found(wanted: Callable[[vtes.GameState], bool]) -> None:
    first = settings(max_examples=500, database=None, phases=[Phase.generate], deadline=None)
    assert wanted(find(vst.positions(), wanted, settings=first))


def test_when_the_game_is_over_there_are_no_moves() -> None:
    state = Position("A", "B").build()
    with pytest.raises(vtes.InvalidPosition, match="the game is over"):
        vst.moves(state.replace(pending=None))


def test_nothing_else_needs_hypothesis() -> None:
    code = "import sys, vtes, vtes.testing; print('hypothesis' in sys.modules)"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "False"

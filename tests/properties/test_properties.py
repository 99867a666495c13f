"""The properties of the design that every game must have.

Each docstring says how the test was seen to fail when the code was broken on purpose.
"""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import vtes
from tests.properties.games import any_start, mixed_player, positions
from vtes import movegen
from vtes.check import check
from vtes.engine import LegalMoves
from vtes.model.events import BloodChanged, CardMoved, PoolChanged
from vtes.model.moves import Pass
from vtes.model.state import GameState
from vtes.testing import Position
from vtes.testing.universe import universe

seats = st.integers(2, 6)
seeds = st.integers(0, 2**32)


@given(seats, seeds)
def test_every_legal_move_applies_and_leaves_its_argument_alone(players: int, seed: int) -> None:
    """Properties 1, 3 and 8.

    Seen to fail: `refused` answering True for Block (1); `ops.cards.tap` setting the slot of
    the old card (3); `movegen.minion.moves` without its Pass where nobody is ready (8).
    """
    random = Random(seed)
    for state in positions(any_start(players, seed, turn_limit=12), mixed_player(random)):
        moves = vtes.legal_moves(state)
        assert bool(moves) is (state.pending is not None)
        if random.random() > 0.2:
            continue
        copy = vtes.loads(vtes.dumps(state))
        for move in moves:
            assert vtes.is_legal(state, move)
            assert not check(vtes.apply(state, move))
        assert state == copy


def _rate(state: GameState) -> float:
    """How often a position is looked at: those of the phases are many and much alike."""
    assert state.pending is not None or state.result is not None
    common = state.pending is None or state.pending.kind <= vtes.DecisionKind.DISCARD
    return 0.02 if common else 0.15


@given(seats, seeds)
def test_apply_accepts_exactly_the_legal_moves(players: int, seed: int) -> None:
    """Property 2, over a universe built without the generator.

    Seen to fail: `movegen.block.moves` leaving out the first minion; `rules.aims.candidates`
    leaving out the torpor region.
    """
    random = Random(seed)
    stale: list[vtes.Move] = []
    for state in positions(any_start(players, seed, turn_limit=25), mixed_player(random)):
        if random.random() > _rate(state):
            continue
        legal = set(vtes.legal_moves(state))
        stale += random.sample(sorted(legal, key=repr), min(2, len(legal)))
        tried = {*universe(state), *stale}
        assert legal <= tried
        for move in tried:
            violations = vtes.why_illegal(state, move)
            assert (move in legal) is (not violations) is vtes.is_legal(state, move)
        refused = [move for move in tried if move not in legal]
        for move in random.sample(sorted(refused, key=repr), 5):
            _assert_refused(state, move)


def _assert_refused(state: GameState, move: vtes.Move) -> None:
    with pytest.raises(vtes.IllegalMove) as caught:
        vtes.apply(state, move)
    assert caught.value.violations == vtes.why_illegal(state, move)
    assert all(violation.rule in vtes.rulebook for violation in caught.value.violations)


@given(seats, seeds)
def test_cards_and_counters_are_conserved(players: int, seed: int) -> None:
    """Property 4: every change of pool, blood, life and place is explained by events.

    Seen to fail: `ops.cards.burn` without its event for the counters; `ops.cards.move` leaving
    the card in its old zone.
    """
    player = mixed_player(Random(seed))
    state = any_start(players, seed, turn_limit=25)
    while state.pending:
        step = vtes.transition(state, player(state, vtes.legal_moves(state)))
        assert not check(step.after)
        pools = Counter({s: p.pool for s, p in enumerate(state.players)})
        blood = Counter({c: v.blood for c, v in enumerate(state.cards)})
        zones = {c: v.zone for c, v in enumerate(state.cards)}
        for event in step.events:
            if isinstance(event, PoolChanged):
                pools[event.seat] += event.amount
            elif isinstance(event, BloodChanged):
                blood[event.card] += event.amount
            elif isinstance(event, CardMoved):
                assert zones[event.card] is event.origin
                zones[event.card] = event.zone
        state = step.after
        assert all(pools[s] == p.pool for s, p in enumerate(state.players))
        assert all(blood[c] == v.blood for c, v in enumerate(state.cards))
        assert all(zones[c] is v.zone for c, v in enumerate(state.cards))


@given(seats, seeds)
def test_skip_is_passing_where_pass_is_the_only_move(players: int, seed: int) -> None:
    """Idea 4 of the design.

    What skipping has listed on its way is what listing afresh finds.

    Seen to fail: `_skip_window` starting at the seat after the one that is asked, or handing out
    the moves without the first; `more_than_pass` true where the last move is Pass.
    """
    player = mixed_player(Random(seed))
    for state in positions(any_start(players, seed, turn_limit=8), player, skip=False):
        slow = state
        while slow.pending and vtes.legal_moves(slow) == LegalMoves([Pass(slow.pending.seat)]):
            slow = vtes.apply(slow, Pass(slow.pending.seat))
        skipped = vtes.skip(state)
        assert skipped == slow
        assert vtes.legal_moves(skipped) == LegalMoves(movegen.moves(slow))


@given(seats, seeds)
def test_notation_can_be_read_back(players: int, seed: int) -> None:
    """Property 9: `parse_move(format_move(m)) == m`.

    Seen to fail: places of `transfer to #n` written from 0 and read from 1.
    """
    random = Random(seed)
    for state in positions(any_start(players, seed, turn_limit=15), mixed_player(random)):
        if random.random() > 0.2:
            continue
        for move in vtes.legal_moves(state):
            line = vtes.format_move(state, move)
            assert vtes.parse_move(state, line) == vtes.read_move(state, line) == move


@given(seats, seeds)
def test_the_same_seed_gives_the_same_game(players: int, seed: int) -> None:
    """Part of property 6: nothing but decks, seed and moves decides.

    Seen to fail: `chance.number` drawing from the global generator.
    """
    first, second = (
        [vtes.digest(s) for s in positions(any_start(players, seed, turn_limit=4), player)]
        for player in (mixed_player(Random(seed)), mixed_player(Random(seed)))
    )
    assert first == second


def test_a_hand_of_equal_cards_gives_one_move() -> None:
    """Identical copies in a hand are one move.

    Seen to fail: `different_cards` without `dict.fromkeys`.
    """
    position = Position("A", "B").turn("A", vtes.Phase.DISCARD)
    state = position.hand("A", "Ascendance", "Ascendance", "Fortitude").build()
    lines = [vtes.format_move(state, move) for move in vtes.legal_moves(state)]
    assert lines == ["A: discard Ascendance", "A: discard Fortitude", "A: pass"]

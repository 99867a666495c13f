"""Lists of moves stay short and complete on big tables (idea 5 of the design).

Each docstring says how the test was seen to fail when the code was broken on purpose.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

import vtes
from tests.properties.games import curious, mixed_player
from tests.properties.tables import big_table, full_table
from vtes.check import check
from vtes.model.decisions import DecisionKind
from vtes.model.frames import Announce
from vtes.model.moves import Pass, PlayCard
from vtes.model.state import GameState
from vtes.testing.universe import universe

LONGEST = 80
MOST_STEPS = 6
DECISIONS = 150
"""Decisions with a choice: three or four turns of a big table."""

# Asked only of who strikes with a card and has a melee weapon to do it with, and of who calls the
# few referendums that name a Methuselah or the order of seats; the last one by a single card.
SELDOM = {
    DecisionKind.TERM_SEAT,
    DecisionKind.TERM_CLAN,
    DecisionKind.WEAPON,
    DecisionKind.TERM_METHUSELAH,
    DecisionKind.TERM_METHUSELAHS,
    DecisionKind.MOTION,
}

seeds = st.integers(0, 2**32)


def positions(random: Random, decisions: int = DECISIONS) -> Iterator[GameState]:
    """Positions of a game that begins with a big table, those with an only move skipped.

    While something is announced nothing is skipped: every step counts.
    """
    player = curious(random, lambda at, move: 0, mixed_player(random))
    state = big_table(random)
    for _ in range(decisions):
        if not isinstance(state.stack[-1], Announce):
            state = vtes.skip(state)
        if not state.pending:
            return
        yield state
        state = vtes.apply(state, player(state, vtes.legal_moves(state)))


def _share(part: int) -> settings:
    """Settings for a test with fewer examples than others, because each of them takes longer."""
    return settings(max_examples=max(settings().max_examples // part, 1))


@_share(6)
@given(seeds)
def test_a_big_table_is_big(seed: int) -> None:
    """What the other tests rest on.

    Seen to fail: `big_table` with hands of 7 cards.
    """
    state = big_table(Random(seed))
    assert not check(state)
    assert len(state.players) == 5
    for player in state.players:
        assert len(player.ready + player.torpor) == 6
        assert len(player.hand) >= 8  # some cards in play make it larger
        assert len(player.in_play) >= 5


@_share(3)
@given(seeds)
def test_lists_and_announcements_are_short(seed: int) -> None:
    """No list is longer than 80 moves or has a move twice; no announcement has over 6 steps.

    Only steps that have to be taken count: a card may be aimed at as many targets as its player
    pays for, one by one, and each question after the first can be passed.

    Seen to fail: `movegen.minion.moves` offering each card nine times over (145 moves);
    `reducers.announce.decide` asking for the target again and again.
    """
    steps = 0
    for state in positions(Random(seed)):
        moves = vtes.legal_moves(state)
        assert len(moves) == len(set(moves)) <= LONGEST
        announcing = isinstance(state.stack[-1], Announce)
        required = not any(isinstance(move, Pass) for move in moves)
        steps = steps + required if announcing else 0
        assert steps <= MOST_STEPS


@_share(3)
@given(seeds)
def test_the_list_of_a_full_table_is_short(seed: int) -> None:
    """No list is longer than 80 moves although nearly everything is possible; nor are its ways.

    Seen to fail: moves that say the way at once (118 moves).
    """
    state = full_table(Random(seed))
    moves = vtes.legal_moves(state)
    plays = [move for move in moves if isinstance(move, PlayCard)]
    assert len(plays) >= 12  # not all of them can be played by every one
    assert len(moves) <= LONGEST
    for play in plays:
        assert len(vtes.legal_moves(vtes.apply(state, play))) <= LONGEST


@_share(3)
@given(seeds, st.sampled_from(sorted(set(DecisionKind) - SELDOM)))
def test_apply_accepts_exactly_the_legal_moves_of_a_big_table(
    seed: int, kind: DecisionKind
) -> None:
    """Property 2 where much is possible at once, for a decision of each kind.

    Seen to fail: `movegen.block.moves` and `movegen.use.as_actions` leaving out the first
    minion.
    """
    random = Random(seed)
    for state in positions(random):
        if state.pending is None or state.pending.kind is not kind or random.random() < 0.3:
            continue
        legal = set(vtes.legal_moves(state))
        tried = set(universe(state))
        assert legal <= tried
        for move in tried:
            violations = vtes.why_illegal(state, move)
            assert (move in legal) is (not violations) is vtes.is_legal(state, move)
        return


def test_every_kind_of_decision_is_met() -> None:
    """The tests above look at every kind of decision, or nearly.

    Seen to fail: `positions` with 5 decisions.
    """
    met: set[DecisionKind] = set()
    for seed in range(120):
        met |= {state.pending.kind for state in positions(Random(seed)) if state.pending}
        if met | SELDOM == set(DecisionKind):
            return
    raise AssertionError(f"never met: {set(DecisionKind) - met - SELDOM}")

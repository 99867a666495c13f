"""Games between players with the same deck, in which vampires are contested all the time.

Each docstring says how the test was seen to fail when the code was broken on purpose.
"""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import vtes
from tests.properties.games import DECKS
from vtes.cards.printed import all_facts
from vtes.check import check
from vtes.model.definition import Definition
from vtes.model.events import CardContested, CardMoved, ContestEnded, Event
from vtes.model.moves import PayContest, PayTitle, YieldContest, YieldTitle
from vtes.model.ruleset import OwnDuplicate
from vtes.model.state import GameState
from vtes.model.title_events import TitleContested, TitleWon, TitleYielded
from vtes.model.zones import Zone
from vtes.rules.titles import key
from vtes.testing.players import sensible_player
from vtes.testing.universe import universe

seeds = st.integers(0, 2**32)


def mirrored(players: int, seed: int, own_duplicate: OwnDuplicate) -> GameState:
    """A new game in which all players have the same starter deck."""
    deck = DECKS[seed % len(DECKS)]
    return vtes.new_game(
        [deck] * players,
        seed=seed,
        ruleset=vtes.REVISED.replace(name="mirrored", own_duplicate=own_duplicate),
        deck_rules=False,
        turn_limit=30,
        unencoded="inert",
    )


def test_thirty_games_of_a_deck_against_itself() -> None:
    """Contests begin, grow, are yielded and end, and no position has a fault.

    Seen to fail: `settle` without `take_arrivals`; `other_copies` without those contested; the
    untap phase without `return_won`; `ops.oust` leaving contested cards; `move` without `returns`.
    """
    seen: Counter[type[Event]] = Counter()
    answers: Counter[type[vtes.Move]] = Counter()
    yielded = 0
    for seed in range(30):
        player = sensible_player(Random(seed))
        state = mirrored(2 + seed % 3, seed, OwnDuplicate(seed % 3))
        assert not check(state)
        while state.pending:
            move = player(state, vtes.legal_moves(state))
            step = vtes.transition(state, move)
            state = step.after
            assert not check(state), (seed, move)
            answers[type(move)] += 1
            for event in step.events:
                seen[type(event)] += 1
                if isinstance(event, CardMoved) and event.origin is Zone.CONTESTED:
                    yielded += event.zone is Zone.ASH_HEAP
    assert seen[CardContested] > 60
    assert seen[ContestEnded] > 10
    assert yielded > answers[YieldContest] > 20  # those of the ousted, too
    assert answers[PayContest] > 20


def rivals(players: int, seed: int) -> GameState:
    """A new game of princes, archbishops and justicars, who claim each other's titles."""
    claims: dict[tuple[str, str], list[int]] = {}
    for facts in all_facts():
        wanted = key(Definition(facts).printed_claim) if facts.is_titled else None
        if wanted is not None:
            claims.setdefault(wanted, []).append(facts.id)
    crypts: list[list[tuple[int, int]]] = [[] for _ in range(players)]
    for several in claims.values():
        for place, card in enumerate(several if len(several) > 1 else ()):
            crypts[place % players].append((card, 1))
    random = Random(seed)
    decks = [
        vtes.Deck("rivals", tuple(random.sample(crypt, len(crypt))), DECKS[0].library)
        for crypt in crypts
    ]
    return vtes.new_game(
        decks,
        seed=seed,
        ruleset=vtes.REVISED.replace(name="rich", starting_pool=60),
        deck_rules=False,
        turn_limit=40,
        unencoded="inert",
    )


def test_games_of_vampires_who_claim_the_same_titles() -> None:
    """Contests of titles begin, are paid for, yielded and won, and no position has a fault.

    Seen to fail: `settle` without `take_claims`; `take_claims` without those who contest already;
    the untap phase without `win_titles`; `movegen.untap` offering what has been paid for;
    `codec.convert.NEVER_STORED` with `titles_paid` or `contesting`.
    """
    seen: Counter[type[Event]] = Counter()
    answers: Counter[type[vtes.Move]] = Counter()
    for seed in range(24):
        random = Random(seed)
        player = sensible_player(random)
        state = rivals(2 + seed % 2, seed)
        assert not check(state)
        while state.pending:
            moves = vtes.legal_moves(state)
            untapping = state.phase is vtes.Phase.UNTAP
            contested = untapping and any(card.contesting for card in state.cards)
            if contested and random.random() < 0.2:
                legal = set(moves)
                tried = set(universe(state))
                assert legal <= tried
                assert {move for move in tried if vtes.is_legal(state, move)} == legal
                assert {move for move in tried if not vtes.why_illegal(state, move)} == legal
                for move in moves:
                    assert vtes.parse_move(state, vtes.format_move(state, move)) == move
                assert vtes.loads(vtes.dumps(state)) == state
            move = player(state, moves)
            step = vtes.transition(state, move)
            answers[type(move)] += 1
            seen.update(type(event) for event in step.events)
            step = vtes.skip_transition(step.after)
            seen.update(type(event) for event in step.events)
            state = step.after
            assert not check(state), (seed, move)
    assert seen[TitleContested] > 30
    assert seen[TitleYielded] >= answers[YieldTitle] > 5
    assert seen[TitleWon] > 3
    assert answers[PayTitle] > 10


@pytest.mark.parametrize("own_duplicate", list(OwnDuplicate))
@given(seed=seeds)
def test_contested_positions_keep_the_promises_of_all_positions(
    own_duplicate: OwnDuplicate, seed: int
) -> None:
    """Properties 1, 2, 5 and 9 where cards are contested.

    Seen to fail: `movegen.untap` offering cards that have been paid for, and Pass before all are
    answered for; `codec.convert.NEVER_STORED` with `paid`.
    """
    random = Random(seed)
    player = sensible_player(random)
    state = mirrored(random.randint(2, 4), seed, own_duplicate)
    while state.pending:
        moves = vtes.legal_moves(state)
        contested = any(isinstance(move, PayContest | YieldContest) for move in moves)
        if contested and random.random() < 0.15:
            legal = set(moves)
            tried = set(universe(state))
            assert legal <= tried
            for move in tried:
                violations = vtes.why_illegal(state, move)
                assert (move in legal) is (not violations) is vtes.is_legal(state, move)
            for move in moves:
                assert vtes.parse_move(state, vtes.format_move(state, move)) == move
            loaded = vtes.loads(vtes.dumps(state))
            assert loaded == state
            assert vtes.legal_moves(loaded) == moves
        state = vtes.skip(vtes.apply(state, player(state, moves)))

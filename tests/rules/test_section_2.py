"""The start of a game (2): what scenario files cannot express."""

from __future__ import annotations

import pytest

import vtes
import vtes.testing
from tests.rulecheck import rule
from vtes.model.decisions import Phase
from vtes.model.events import Cause
from vtes.model.state import NOBODY, GameState
from vtes.model.zones import ZONE_FIELD, Zone
from vtes.ops.counters import change_pool
from vtes.ops.oust import take_ousts, withdraw

DECKS = tuple(vtes.starter_decks().values())[:4]
UNDEALT = vtes.REVISED.replace(hand_size=0, opening_crypt=0)


def start(seed: int, ruleset: vtes.Ruleset = vtes.REVISED) -> GameState:
    return vtes.new_game(DECKS, seed=seed, ruleset=ruleset, unencoded="inert")


def printed(state: GameState, cards: tuple[int, ...]) -> list[int]:
    return [state.definition(card).facts.id for card in cards]


@rule("R2.2-01", "R2.2-04")
def test_pool_and_edge_at_the_start() -> None:
    state = start(1)
    assert [player.pool for player in state.players] == [30] * 4
    assert state.edge == NOBODY


@rule("R2.2-02")
def test_no_counter_lies_on_a_card_at_the_start() -> None:
    assert not any(card.blood for card in start(1).cards)


@rule("R2.3-01", "R2.3-02", "R2.3-03")
def test_regions_at_the_start() -> None:
    for player in start(1).players:
        assert len(player.uncontrolled) == 4
        assert (player.ready, player.torpor, player.in_play) == ((), (), ())
    assert {Zone.UNCONTROLLED, Zone.READY, Zone.TORPOR} <= set(ZONE_FIELD)


@rule("R2.3-05")
def test_crypt_and_library_are_shuffled_each_by_itself() -> None:
    one, other = start(1, UNDEALT), start(2, UNDEALT)
    for seat, deck in enumerate(DECKS):
        for pile, entries in (("crypt", deck.crypt), ("library", deck.library)):
            sorted_ = sorted(id for id, count in entries for _ in range(count))
            first = printed(one, getattr(one.players[seat], pile))
            second = printed(other, getattr(other.players[seat], pile))
            assert sorted(first) == sorted(second) == sorted_
            unshuffled = [id for id, count in entries for _ in range(count)]
            assert len({tuple(first), tuple(second), tuple(unshuffled)}) == 3


@rule("R2.3-05")
def test_every_card_can_come_to_the_top() -> None:
    tops = {printed(s, s.players[0].crypt[:1])[0] for s in (start(i, UNDEALT) for i in range(99))}
    assert tops == {id for id, _ in DECKS[0].crypt}


@rule("R2.3-08", "R2.3-09")
def test_opening_hand_and_vampires_are_the_top_cards() -> None:
    dealt, undealt = start(3), start(3, UNDEALT)
    for has, had in zip(dealt.players, undealt.players, strict=True):
        assert (has.hand, has.library) == (had.library[:7], had.library[7:])
        assert (has.uncontrolled, has.crypt) == (had.crypt[:4], had.crypt[4:])
        assert {dealt.cards[card].zone for card in has.hand} == {Zone.HAND}
        assert {dealt.cards[card].zone for card in has.uncontrolled} == {Zone.UNCONTROLLED}


@rule("R4-01", "R7-04")
@pytest.mark.parametrize("seed", range(4))
def test_first_turn_begins_with_the_untap_phase(seed: int) -> None:
    state = start(seed)
    assert (state.turn, state.phase, state.to_move) == (1, Phase.UNTAP, state.active)
    while state.phase is not Phase.INFLUENCE:
        state = vtes.apply(state, vtes.legal_moves(state)[-1])
    once = vtes.apply(state, vtes.legal_moves(state)[0])
    assert once.players[state.active].pool == 29
    assert len(vtes.legal_moves(once)) == 1


@rule("G18")
def test_anybody_can_begin() -> None:
    assert {start(seed).active for seed in range(40)} == {0, 1, 2, 3}


@rule("R2.4-01", "R2.4-02", "R2.3-07")
def test_the_ante_is_the_top_card_set_aside_before_the_opening_hand() -> None:
    without = start(3)
    state = vtes.new_game(DECKS, seed=3, ante=True, unencoded="inert")
    for before, player in zip(without.players, state.players, strict=True):
        drawn = printed(without, before.hand + before.library[:1])
        assert printed(state, player.ante + player.hand) == drawn
        assert (before.ante, player.won, len(player.hand)) == ((), (), 7)
    seen = vtes.observe(state, 0).players
    assert [m.ante for m in seen] == [tuple(printed(state, p.ante)) for p in state.players]
    assert vtes.check(state) == ()
    assert vtes.loads(vtes.dumps(state)) == state


@rule("R9.2-08")
def test_who_withdraws_keeps_her_ante() -> None:
    position = vtes.testing.Position("A", "B", "C").ante("A", "Blur").ante("B", "Dodge")
    state = position.build()
    gone = withdraw(state, 0)
    assert printed(gone, gone.players[0].ante) == printed(state, state.players[0].ante)
    assert all(player.won == () for player in gone.players)


@rule("R9.1-09")
def test_who_falls_with_her_prey_gets_the_ante_of_the_prey() -> None:
    position = vtes.testing.Position("A", "B", "C").ante("A", "Blur").ante("B", "Dodge")
    state = position.build()
    for seat in (0, 1):
        state = change_pool(state, seat, -30, Cause.CARD)
    gone = take_ousts(state)
    assert [[gone.definition(c).facts.name for c in p.won] for p in gone.players] == [
        ["Dodge"],
        [],
        ["Blur"],
    ]

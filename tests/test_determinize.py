"""Whole positions made of observations: what stays true in them, and what is refused."""

from __future__ import annotations

from collections import Counter

import attrs
import pytest

import vtes
from tests.cards.seeking import DEEP, HACKING, TOP, library, looking, smith
from tests.cards.seeking import searching as searching_for_equipment
from tests.properties.games import DECKS
from tests.properties.hidden import guess
from tests.rulecheck import rule
from tests.rules.pairs import play
from vtes.cards.printed import find
from vtes.model.decisions import DecisionKind, Phase
from vtes.model.lasting import Known
from vtes.model.state import GameState
from vtes.testing import Position

A, B, C = range(3)
SEEDS = range(20)


def table() -> Position:
    return (
        Position("A", "B", "C")
        .ruleset(vtes.REVISED.replace(hand_size=2))
        .turn("A", Phase.MASTER)
        .vampire("Lupo", "A", capacity=5, blood=3)
        .vampire("Rake", "B", capacity=4, tapped=True)
        .vampire("Yuri", "B", capacity=7, zone="uncontrolled", blood=1)
        .hand("A", "Fortitude", "Ascendance")
        .hand("B", "Potence", "Deflection")
        .library("A", "Celerity", "Blood Doll", "Celerity")
        .ash_heap("B", "Deflection")
    )


def names(state: GameState, cards: tuple[int, ...]) -> list[str]:
    return [state.definition(card).facts.name for card in cards]


def test_a_position_with_cards_made_up_for_the_occasion() -> None:
    """What the observer sees of them is kept; hidden ones become printed cards."""
    state = table().build()
    for seat in (A, B, C, None):
        guessed = guess(state, seat, 3)
        assert names(guessed, guessed.players[A].ready) == ["Lupo"]
        yuri = names(guessed, guessed.players[B].uncontrolled)
        assert (yuri == ["Yuri"]) is (seat == B)
        assert names(guessed, guessed.players[B].ash_heap) == ["Deflection"]
        assert all(d.text is not None for d in guessed.table.definitions if d.facts.is_library)


@rule("R2.3-10")
def test_her_own_cards_are_hers_in_another_order() -> None:
    state = table().build()
    orders = set()
    for seed in SEEDS:
        guessed = guess(state, A, seed)
        player = guessed.players[A]
        assert names(guessed, player.hand) == ["Fortitude", "Ascendance"]
        orders.add(tuple(names(guessed, player.library)))
    assert len(orders) == 3
    assert {tuple(sorted(order)) for order in orders} == {("Blood Doll", "Celerity", "Celerity")}


@rule("D41")
def test_an_announcement_of_somebody_else_has_not_begun() -> None:
    before = table().build()
    during = play(before, "A: play Fortitude")
    assert guess(during, B, 1) == guess(before, B, 1)
    own = guess(during, A, 1)
    assert own.pending is not None
    assert own.pending.kind is DecisionKind.TARGET
    one, two = (vtes.observe(play(s, "A: target Lupo"), B) for s in (own, during))
    assert one.playing == two.playing != ()


@rule("D214")
def test_what_was_seen_of_a_library_stays_where_it_is() -> None:
    during = looking(2, *TOP, *DEEP)
    after = play(during, f"A: choose {HACKING} in library")
    left = [name for n, name in enumerate(TOP) if n != 1]
    below = set()
    for seed in SEEDS:
        assert library(guess(during, A, seed))[: len(TOP)] == TOP
        guessed = library(guess(after, A, seed))
        assert guessed[: len(left)] == left
        assert library(
            guess(play(guess(during, A, seed), "A: choose Night Moves in library"), A, 0)
        )
        below.add(tuple(guessed[len(left) :]))
        assert library(guess(during, C, seed))[:3] != TOP[:3]
    assert len(below) > 10


@rule("D282")
def test_a_vampire_at_whom_she_has_looked_stays_who_he_is() -> None:
    state = table().build()
    yuri = state.players[B].uncontrolled[0]
    state = state.replace(lasting=(Known(A, (yuri,)),))
    for seat in (A, C, None):
        guessed = guess(state, seat, 5)
        assert (names(guessed, guessed.players[B].uncontrolled) == ["Yuri"]) is (seat == A)
        assert guessed.lasting == (state.lasting if seat == A else ())


@rule("D140")
def test_what_she_can_find_in_her_library_stays_the_same() -> None:
    state = searching_for_equipment(smith("Sport Bike", "Laptop Computer", "Sport Bike"))
    for seed in SEEDS:
        guessed = guess(state, A, seed)
        assert sorted(library_of(guessed, A)) == sorted(library_of(state, A))
        assert vtes.legal_moves(guess(state, B, seed)) != vtes.legal_moves(state)


def library_of(state: GameState, seat: int) -> list[str]:
    return names(state, state.players[seat].library)


def game() -> GameState:
    return vtes.new_game(DECKS[:3], seed=4, deck_rules=False, unencoded="inert")


def test_the_cards_of_a_known_deck_are_dealt() -> None:
    state = game()
    guessed = guess(state, A, 7, decks=[None, DECKS[1], None])
    facts = [guessed.definition(c).facts.id for c, v in enumerate(guessed.cards) if v.owner == B]
    assert Counter(facts) == Counter(dict(DECKS[1].crypt + DECKS[1].library))
    assert {len(guess(state, A, s, decks=DECKS[:3]).table.definitions) for s in SEEDS} == {
        len(state.table.definitions)
    }


def test_unknown_cards_come_from_the_prior() -> None:
    doll, potence = (find(name)[0].id for name in ("Blood Doll", "Potence"))
    vampire = DECKS[0].crypt[0][0]
    state = table().build()
    seen: Counter[str] = Counter()
    for seed in range(50):
        guessed = guess(state, A, seed, prior={doll: 3.0, potence: 1.0, vampire: 0.5})
        seen.update(names(guessed, guessed.players[B].hand))
        assert guessed.definition(guessed.players[B].uncontrolled[0]).facts.id == vampire
    assert set(seen) == {"Blood Doll", "Potence"}
    assert seen["Blood Doll"] > 1.5 * seen["Potence"]


def test_an_observation_that_was_sent_serves_as_well() -> None:
    state = play(table().build(), "A: play Fortitude")
    for seat in (A, B, None):
        plain = vtes.observation_to_json(vtes.observe(state, seat))
        received = vtes.observation_from_json(plain)
        assert vtes.determinize(received, seed=4) == guess(state, seat, 4)
    for key, value in (("seat", "A"), ("workings", {}), ("legal_moves", [{"$": "exec"}])):
        with pytest.raises(vtes.DataError):
            vtes.observation_from_json({**plain, key: value})


def test_what_cannot_be_is_refused() -> None:
    seen = vtes.observe(game(), A)
    for observation, seed in ((None, 1), (seen, "1"), (seen, True)):
        with pytest.raises(vtes.InvalidPosition, match="takes an Observation"):
            vtes.determinize(observation, seed=seed)  # type: ignore[arg-type]
    for decks, message in (
        (DECKS[:2], "3 seats, but 2 decks"),
        ([None, vtes.Deck("", DECKS[1].crypt[:1]), None], "the deck of B has too few cards"),
        (
            [None, attrs.evolve(DECKS[1], library=(*DECKS[1].library, (100199, 1))), None],
            "the deck of B has not as many cards",
        ),
    ):
        with pytest.raises(vtes.InvalidPosition, match=message):
            vtes.determinize(seen, seed=1, decks=decks)
    for prior in ({}, {100199: 1.0}, {100199: -1.0, DECKS[0].crypt[0][0]: 1.0}):
        with pytest.raises(vtes.InvalidPosition, match="the prior lacks"):
            vtes.determinize(seen, seed=1, prior=prior)
    board = vtes.observe(table().build(), A)
    with pytest.raises(vtes.InvalidPosition, match="lacks cards of hers that are seen"):
        vtes.determinize(board, seed=1, decks=[None, DECKS[1], None])
    twice = board.players[A].replace(torpor=board.players[A].ready)
    with pytest.raises(vtes.InvalidPosition, match="in two places"):
        vtes.determinize(board.replace(players=(twice, *board.players[1:])), seed=1)
    moved = board.players[A].replace(ready=(board.players[A].ready[0].replace(id=90),))
    with pytest.raises(vtes.InvalidPosition, match="that are not there"):
        vtes.determinize(board.replace(players=(moved, *board.players[1:])), seed=1)

"""The mutable session."""

from __future__ import annotations

import pytest

from tests.properties.games import DECKS, start
from vtes.engine import apply, legal_moves, skip, transition
from vtes.model.errors import IllegalMove, InvalidMove, InvalidNotation, InvalidPosition
from vtes.model.moves import Discard, Pass
from vtes.notation import format_move
from vtes.record import Record
from vtes.session import Game
from vtes.setup import new_game


def new(*, auto_skip: bool = False) -> Game:
    return Game(DECKS[:4], seed=3, unencoded="inert", auto_skip=auto_skip)


def test_a_game_begins_as_new_game_does() -> None:
    game = new()
    assert game.state == new_game(DECKS[:4], seed=3, unencoded="inert")
    assert game.legal_moves == legal_moves(game.state)
    assert (len(game), bool(game), game.events) == (0, True, ())
    assert repr(game) == "<Game: turn 1, 0 moves>"


def test_push_and_pop() -> None:
    game = new()
    before, record = game.state, game.record
    move = game.legal_moves[0]
    assert game.push(move) == move
    step = transition(before, move)
    assert (game.state, game.events, len(game)) == (step.after, step.events, 1)
    assert game.push(format_move(game.state, game.legal_moves[0])) == legal_moves(step.after)[0]
    game.pop()
    assert (game.state, game.events, len(game)) == (step.after, step.events, 1)
    assert game.pop() == move
    assert (game.state, game.events, game.record) == (before, (), record)
    with pytest.raises(InvalidPosition):
        game.pop()


def test_a_refused_move_changes_nothing() -> None:
    game = new()
    game.push(game.legal_moves[0])
    before = (game.state, game.events, game.record, len(game))
    stranger = 1 + game.state.active
    for move, error in (
        (Discard(stranger % 4, 1), IllegalMove),
        ("gibberish", InvalidNotation),
        (f"{game.state.table.names[stranger % 4]}: pass", IllegalMove),
        (None, InvalidMove),
    ):
        with pytest.raises(error):
            game.push(move)  # type: ignore[arg-type]
        assert (game.state, game.events, game.record, len(game)) == before


def test_auto_skip_passes_and_merges_events() -> None:
    plain, game = new(), new(auto_skip=True)
    assert game.state == skip(plain.state)
    while plain.state != game.state:
        plain.push(Pass(plain.state.pending.seat))  # type: ignore[union-attr]
    for _ in range(60):
        move = game.legal_moves[-1]
        game.push(move)
        plain.push(move)
        events = plain.events
        while len(plain.legal_moves) == 1 and plain.state != game.state:
            plain.push(plain.legal_moves[0])
            events += plain.events
        assert (plain.state, events) == (game.state, game.events)
    assert Record.loads(game.record.dumps()).final() == game.state


def test_from_state() -> None:
    state = start(2, 8)
    game = Game.from_state(state)
    move = game.push(game.legal_moves[-1])
    assert game.state == apply(state, move)
    assert game.record.final() == game.state
    assert Game.from_state(state, auto_skip=True).state == skip(state)
    with pytest.raises(InvalidPosition):
        Game.from_state(7)  # type: ignore[arg-type]


def test_what_has_been_listed_is_known_by_the_move_itself() -> None:
    """A move that is merely equal to a listed one is judged, and one of another position is not
    known. Seen to fail: `LegalMoves._has` comparing with `==`; `apply` not asking whose moves the
    listed ones are.
    """
    state = skip(start(2, 8))
    moves = legal_moves(state)
    seat = moves[0].seat
    assert moves[-1] == Pass(seat)
    with pytest.raises(InvalidMove):
        apply(state, Pass(bool(seat)))
    later = apply(state, moves[-1])
    while later.pending is None or later.to_move == seat:
        later = apply(later, legal_moves(later)[-1])
    passing = legal_moves(state)[-1]
    with pytest.raises(IllegalMove):
        apply(later, passing)

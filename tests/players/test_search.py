"""The player who thinks ahead."""

from __future__ import annotations

import pickle

import pytest

import vtes
from tests.properties.games import start
from vtes.model.decisions import Phase
from vtes.model.state import GameState
from vtes.players import SearchPlayer, SimplePlayer, ask, seated
from vtes.players.search import judge
from vtes.testing.lines import reading
from vtes.testing.position import Position


def say(state: GameState, player: SearchPlayer | SimplePlayer) -> str:
    return vtes.format_move(state, ask(player, state))


def nearly_won() -> GameState:
    """A hungry vampire could hunt; or bleed, and B is out."""
    position = Position("A", "B").turn("A", Phase.MINION).pool(A=9, B=1)
    position.vampire("Nik", "A", capacity=5, blood=1)
    return position.build()


def test_she_sees_what_rules_of_thumb_do_not() -> None:
    state = nearly_won()
    assert say(state, SimplePlayer()) == "A: hunt with Nik"
    assert say(state, SearchPlayer(12)) == "A: bleed with Nik"


def test_without_thinking_she_goes_by_the_rules_of_thumb() -> None:
    state = nearly_won()
    assert say(state, SearchPlayer(0)) == say(state, SimplePlayer())
    assert say(state, SearchPlayer(9, breadth=1)) == say(state, SimplePlayer())


def test_what_is_good_can_be_said() -> None:
    """Who fears victory does not bleed."""
    player = SearchPlayer(12, judge=gloomy)
    assert say(nearly_won(), player) != "A: bleed with Nik"
    assert say(nearly_won(), pickle.loads(pickle.dumps(player))) != "A: bleed with Nik"


def gloomy(state: GameState) -> tuple[float, ...]:
    return tuple(1 - value for value in judge(state))


def test_the_same_seed_gives_the_same_choices_and_games_end() -> None:
    state = start(2, 4, turn_limit=9)
    one, two = (seated([SearchPlayer(4, horizon=1), SimplePlayer], 4) for _ in range(2))
    for _ in range(300):
        if not state.pending:
            break
        moves = vtes.legal_moves(state)
        move = ask(one[moves[0].seat], state, moves)
        assert move in moves
        assert ask(two[moves[0].seat], state, moves) == move
        state = vtes.skip(vtes.apply(state, move))
    assert state.pending is None


@pytest.mark.parametrize("seat", [0, 1])
def test_positions_are_judged_by_points_pool_and_minions(seat: int) -> None:
    def value(**changes: int) -> float:
        fields = {"pool": 20, "prey": 20, "blood": 3} | changes
        mine, other = "AB"[seat], "BA"[seat]
        position = Position("A", "B").pool({mine: fields["pool"], other: fields["prey"]})
        position.vampire("Nik", mine, capacity=5, blood=fields["blood"])
        return judge(position.build())[seat]

    assert value(pool=21) > value() > value(pool=19)
    assert value(prey=19) > value() > value(prey=21)
    assert value(blood=4) > value() > value(blood=2)
    state = nearly_won()
    over = vtes.skip(vtes.apply(*reading(state, "A: bleed with Nik")))
    while over.pending:
        over = vtes.skip(vtes.apply(over, vtes.legal_moves(over)[-1]))
    assert judge(over)[0] > judge(state)[0]
    assert judge(over)[1] < judge(state)[1]

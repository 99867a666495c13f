"""Ousts (9.1): what scenario files cannot express."""

from __future__ import annotations

from tests.rulecheck import rule
from vtes.check import check
from vtes.model.events import Cause, PoolChanged, Standing
from vtes.model.state import GameState, Termination
from vtes.ops.cards import burn
from vtes.ops.counters import change_blood
from vtes.ops.oust import take_ousts
from vtes.queries import predator, prey
from vtes.testing import Position


def emptied(state: GameState, *seats: int) -> GameState:
    """One effect has emptied several pools; the ousts are taken."""
    players = tuple(
        player.replace(pool=0) if seat in seats else player
        for seat, player in enumerate(state.players)
    )
    return take_ousts(state.replace(players=players))


def points(state: GameState) -> list[int]:
    return [player.victory_points for player in state.players]


def pools(state: GameState) -> list[int]:
    return [player.pool for player in state.players]


def standing(state: GameState) -> list[Standing]:
    return [player.standing for player in state.players]


@rule("R9.1-09", "R9.1-10", "G08")
def test_prey_and_predator_ousted_together() -> None:
    state = emptied(Position("A", "B", "C", "D").pool(A=5).build(), 1, 2)
    assert standing(state) == [Standing.IN, Standing.OUSTED, Standing.OUSTED, Standing.IN]
    assert points(state) == [1, 1, 0, 0]
    assert pools(state) == [11, 0, 0, 30]
    assert (prey(state, 0), predator(state, 3)) == (3, 0)
    assert state.result is None
    assert check(state.replace(trail=())) == ()


@rule("R9.1-09")
def test_nobody_but_the_survivor_gains_pool() -> None:
    state = emptied(Position("A", "B", "C", "D", "E").build(), 1, 2, 3)
    gained = [(e.seat, e.amount, e.cause) for e in state.trail if isinstance(e, PoolChanged)]
    assert gained == [(0, 6, Cause.OUST)]
    assert points(state) == [1, 1, 1, 0, 0]


@rule("R9.1-09")
def test_two_ousted_together_who_are_no_neighbours() -> None:
    state = emptied(Position("A", "B", "C", "D").build(), 1, 3)
    assert points(state) == [1, 0, 1, 0]
    assert pools(state) == [36, 0, 36, 0]


@rule("R9.1-02", "R9.1-09")
def test_all_but_one_ousted_together() -> None:
    state = emptied(Position("A", "B", "C").build(), 1, 2)
    assert points(state) == [2, 1, 0]
    assert state.pending is None
    assert state.result is not None
    assert state.result.termination is Termination.LAST_METHUSELAH
    assert state.result.winners == (0,)


@rule("R9.1-09")
def test_the_last_two_ousted_together() -> None:
    state = emptied(Position("A", "B").build(), 0, 1)
    assert points(state) == [1, 1]
    assert state.result is not None
    assert state.result.termination is Termination.NOBODY_LEFT
    assert state.result.winners == (0, 1)


@rule("R9.1-01", "R0-03")
def test_only_who_has_no_pool_is_ousted() -> None:
    state = emptied(Position("A", "B", "C").pool(B=1).build())
    assert standing(state) == [Standing.IN] * 3
    state = emptied(state, 2)
    assert standing(state) == [Standing.IN, Standing.IN, Standing.OUSTED]
    assert points(state) == [0, 1, 0]


@rule("R9.2-04")
def test_the_blood_of_a_burned_vampire_is_lost_the_life_of_an_ally_is_no_blood() -> None:
    position = Position("A", "B").withdrawing("A").vampire("Lupo", "A", capacity=3, blood=1)
    state = position.ally("Mage", "A", life=2).build()
    lupo, mage = state.players[0].ready
    assert change_blood(state, mage, -1, Cause.DAMAGE).players[0].withdrawing
    assert not burn(state, lupo).players[0].withdrawing

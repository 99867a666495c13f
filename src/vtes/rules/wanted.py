"""More of what an aim can want of a card; see `rules/aims.py`."""

from __future__ import annotations

from vtes.model.lasting import Newcomer
from vtes.model.state import GameState
from vtes.model.text import Aim
from vtes.rules.nature import capacity, clans, has_at, starting_life


def wrong_blood(state: GameState, aim: Aim, seat: int, minion: int, card: int) -> bool:
    """Whether the aim wants somebody with so many counters, and this one has less or more."""
    there = state.cards[card].blood
    return there < aim.blood_least or (aim.blood_most is not None and there > aim.blood_most)


def not_new(state: GameState, aim: Aim, seat: int, minion: int, card: int) -> bool:
    """Whether the aim wants a vampire who has just come out, and this one has not."""
    return Newcomer(card, seat) not in state.lasting


def not_oldest(state: GameState, aim: Aim, seat: int, minion: int, card: int) -> bool:
    """Whether the aim wants one of the oldest of a clan, and there are older ones."""
    player = state.players[state.cards[card].controller]
    kin = [c for c in player.ready + player.torpor if aim.clan in clans(state, c)]
    return any(capacity(state, other) > capacity(state, card) for other in kin)


def unmenaced(state: GameState, aim: Aim, seat: int, minion: int, card: int) -> bool:
    """Whether the aim wants somebody whom a strike menaces, and none does."""
    from vtes.rules.strikes import menaces  # numbers of minions ask for aims in their turn

    return not menaces(state, card)


def a_copy(state: GameState, aim: Aim, seat: int, minion: int, card: int) -> bool:
    """Whether an equal card lies above this one in the ash heap, and stands for both."""
    heap = state.players[state.cards[card].owner].ash_heap
    definition = state.cards[card].definition
    if card not in heap:
        return False
    return any(state.cards[other].definition == definition for other in heap[: heap.index(card)])


def unskilled(state: GameState, aim: Aim, seat: int, minion: int, card: int) -> bool:
    """Whether the aim wants a vampire who has a Discipline, and he has it not."""
    assert aim.skill is not None
    return not has_at(state, card, aim.skill)


def unhurt(state: GameState, aim: Aim, seat: int, minion: int, card: int) -> bool:
    """Whether the aim wants one with less life than it came into play with, and it has it all."""
    return state.cards[card].blood >= starting_life(state, card)

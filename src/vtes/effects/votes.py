"""Resolvers of words about referendums."""

from __future__ import annotations

from vtes.effects.subjects import subject
from vtes.model.events import Cause
from vtes.model.frames import Use
from vtes.model.lasting import NextPasses
from vtes.model.state import NOBODY, GameState
from vtes.model.vote_events import VotesGained
from vtes.model.vote_words import (
    BurnAllotted,
    Census,
    EachByCount,
    GainVotes,
    GiveTarget,
    PassNext,
)
from vtes.ops.cards import take_control
from vtes.ops.counters import change_pool
from vtes.ops.referendum import change_referendum
from vtes.rules.numbers import clans
from vtes.rules.seating import clockwise, in_game
from vtes.rules.votes import current_referendum


def gain_votes(state: GameState, use: Use, word: GainVotes) -> GameState:
    """R6.3.3-27, R6.3.3-02."""
    frame = current_referendum(state)
    if frame is None:
        return state
    card = subject(state, use, word.who)
    gained = (*frame.gained, (card, word.amount))
    return change_referendum(state, VotesGained(card, word.amount), gained=gained)


def pass_next(state: GameState, use: Use, word: PassNext) -> GameState:
    """Counts for the next referendum of this turn alone."""
    return state.replace(lasting=(*state.lasting, NextPasses(use.seat)))


def burn_allotted(state: GameState, use: Use, word: BurnAllotted) -> GameState:
    """One change for all: who loses the last pool by it is ousted together (R9.1-09, G08)."""
    for seat in clockwise(state, use.seat):
        state = change_pool(state, seat, -use.points[seat], Cause.CARD)
    return state


def each_by_count(state: GameState, use: Use, word: EachByCount) -> GameState:
    """One change for all; minions in torpor are controlled, too."""
    for seat in clockwise(state, use.seat):
        amount = word.amount * _census(state, use, seat, word.of)
        state = change_pool(state, seat, amount, Cause.CARD)
    return state


def _census(state: GameState, use: Use, seat: int, of: Census) -> int:
    player = state.players[seat]
    minions = player.ready + player.torpor
    if of is Census.TAPPED_MINIONS:
        return sum(state.cards[minion].tapped for minion in minions)
    if of is Census.VAMPIRES_OF_CLAN:
        return sum(use.clan in clans(state, minion) for minion in minions)
    return len(minions) + len(player.waiting)


def give_target(state: GameState, use: Use, word: GiveTarget) -> GameState:
    """Nothing if she has it already or has left. G44."""
    seat = use.target_seat
    if seat == NOBODY or not in_game(state, seat) or state.cards[use.target].controller == seat:
        return state
    return take_control(state, use.target, seat)

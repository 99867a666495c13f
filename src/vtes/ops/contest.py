"""Contests of unique cards (4.1): how they begin, are joined, and end."""

from __future__ import annotations

from collections.abc import Sequence

from vtes.model.events import CardContested, ContestEnded
from vtes.model.ruleset import OwnDuplicate
from vtes.model.state import GameState
from vtes.model.zones import CONTESTED
from vtes.ops.cards import burn, move
from vtes.ops.counters import with_card
from vtes.ops.stack import emit
from vtes.rules.presence import in_play, is_won, other_copies, unique, with_attached


def take_arrivals(state: GameState, arrivals: Sequence[int]) -> GameState:
    """Cards came into play, in this order, with all cards on them: contests begin or grow. D23.

    Args:
        state: the position, in which they are in play (or have left it again).
        arrivals: their instance ids.
    """
    cards = tuple(dict.fromkeys([c for card in arrivals for c in with_attached(state, card)]))
    for place, card in enumerate(cards):
        if unique(state, card) and in_play(state, card):
            state = _arrive(state, card, later=cards[place + 1 :])
    return state


def return_won(state: GameState, seat: int) -> GameState:
    """Her copies that nobody contests any more come back into play. R4.1-09, G20, D20."""
    for card in state.players[seat].contested:
        if is_won(state, card):
            value = state.cards[card]
            assert value.returns is not None
            state = move(state, card, value.returns, host=value.host)
            state = emit(state, ContestEnded(card, seat))
    return state


def _arrive(state: GameState, card: int, later: Sequence[int]) -> GameState:
    """One unique card came into play. R4.1-02, R4.1-04, D22."""
    seat = state.cards[card].controller
    others = [c for c in other_copies(state, card) if c not in later]
    own = [c for c in others if state.cards[c].controller == seat]
    reading = state.table.ruleset.own_duplicate
    if own and reading is OwnDuplicate.INCOMING_BURNED:
        return burn(state, card)
    if reading is OwnDuplicate.FIRST_BURNED:  # R4.1-10, R4.1-11
        for first in own:
            state = burn(state, first)
        others = [c for c in others if c not in own]
    if not others:
        return state
    for copy in (*others, card):
        if state.cards[copy].zone is not CONTESTED:
            state = _contest(state, copy)
    return state


def _contest(state: GameState, card: int) -> GameState:
    """Turn a card face down and take it out of play, with what is on it. R4.1-03."""
    value = state.cards[card]
    if value.tapped:  # it comes back untapped
        value = value.replace(tapped=False)
        state = with_card(state, card, value)
    state = move(state, card, CONTESTED, host=value.host)
    return emit(state, CardContested(card, value.controller))

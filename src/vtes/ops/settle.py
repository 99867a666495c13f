"""Settle: bring the state to rest between effects, never inside one.

Only what the events since the last rest have touched is looked at. The table is scanned only when
a card has left or met the card it is on, which the event does not name.
"""

from __future__ import annotations

from typing import Final

from vtes.model.cards import CardType
from vtes.model.events import (
    BloodChanged,
    CardMoved,
    Cause,
    ControlTaken,
    Event,
    PoolChanged,
)
from vtes.model.frames import Resolve, Trim, Use
from vtes.model.state import NOBODY, GameState
from vtes.model.title_events import TitleContested, TitleGained
from vtes.model.zones import HAND, IN_PLAY_ZONES, READY, TORPOR, Zone
from vtes.ops.cards import burn, fill_hand
from vtes.ops.contest import take_arrivals
from vtes.ops.counters import change_blood
from vtes.ops.doom import is_doomed, meet_doom
from vtes.ops.drawing import replace_cards
from vtes.ops.oust import take_losses
from vtes.ops.stack import push
from vtes.ops.titles import take_claims, yield_improper
from vtes.ops.triggers import fire
from vtes.rules.belongings import escape_mode
from vtes.rules.hands import excess, grows, resizes
from vtes.rules.kinds import types
from vtes.rules.nature import capacity
from vtes.rules.seating import clockwise, in_game

_ATTACHED: Final = Zone.ATTACHED
_HEAP: Final = Zone.ASH_HEAP
_LIBRARY: Final = Zone.LIBRARY


def settle(state: GameState, since: int) -> GameState:
    """Let excess blood drain, the lifeless leave, contests begin; take ousts, fill hands.

    Args:
        state: the position.
        since: number of events of the trail that have been settled before.
    """
    fresh = state.trail[since:]
    pool_lost = lightened = resized = False
    sizing = state.table.sizing
    hands: set[int] = set()
    arrivals: list[int] = []
    titled: list[int] = []
    for event in fresh:
        if type(event) is BloodChanged:
            if event.amount > 0:
                state = drain(state, event.card)
                resized = resized or (sizing and grows(state, event.card))
            elif lifeless(state, event.card):  # R6.1.5-09, R6.1.4-09, G35
                state = burn(state, event.card)
            elif is_doomed(state, event):
                state = meet_doom(state, event.card)
        elif type(event) is PoolChanged:
            pool_lost = pool_lost or event.amount < 0
        elif type(event) is CardMoved:
            if event.origin is HAND or event.zone is _LIBRARY:
                hands.add(state.cards[event.card].owner)
            elif event.zone is READY or event.zone is TORPOR:
                state = drain(state, event.card)
            elif event.origin is _ATTACHED or event.zone is _ATTACHED:
                lightened = True
            arrives, leaves = event.zone in IN_PLAY_ZONES, event.origin in IN_PLAY_ZONES
            if arrives and not leaves:
                arrivals.append(event.card)
            resized = resized or (sizing and (arrives or leaves) and resizes(state, event.card))
        elif type(event) is ControlTaken:
            resized = resized or (sizing and resizes(state, event.card))
        elif type(event) is TitleGained:
            titled.append(event.card)
        elif type(event) is TitleContested:  # what he had as the prince of a city is gone
            state = drain(state, event.card)
    if arrivals:
        state = take_arrivals(state, arrivals)
    if arrivals or titled:
        state = take_claims(state, arrivals + titled)
    if lightened:
        state = _changed_by_cards(state)
    if pool_lost:
        state = take_losses(state)
    if lightened and state.result is None:
        state = _take_escapes(state, fresh)
    if state.result is None:
        state = _refill(state, hands)
        state = fire(resize(state) if resized else state, fresh)
    return state


def _refill(state: GameState, seats: set[int]) -> GameState:
    """Cards that have left hands are replaced. R1.6.1-02."""
    for seat in sorted(seats):
        if in_game(state, seat):
            state = replace_cards(state, seat)
    return state


def _changed_by_cards(state: GameState) -> GameState:
    """What vampires lose whom a card has met or left: capacities and titles may have changed."""
    for player in state.players:
        for minion in player.ready + player.torpor:
            state = drain(state, minion)
            if state.cards[minion].contesting:
                state = yield_improper(state, minion)
    return state


def _take_escapes(state: GameState, fresh: tuple[Event, ...]) -> GameState:
    """What has left a burned minion may be put on another one, before anything else. D135."""
    for event in fresh:
        if not isinstance(event, CardMoved) or event.origin is not _ATTACHED:
            continue
        if event.zone is Zone.PLAYING:
            seat, mode = state.cards[event.card].controller, escape_mode(state, event.card)
            if mode == NOBODY:  # an heirloom, which has found its heir
                continue
            use = Use(seat, NOBODY, event.card, mode)
            if in_game(state, seat):
                state = push(state.replace(pending=None), Resolve(use))
            else:
                state = burn(state, event.card)
    return state


def resize(state: GameState) -> GameState:
    """Hand sizes have changed: hands are drawn up now, and discarded down next. R1.6.1-06."""
    too_large = False
    for seat in clockwise(state, state.active):
        state = fill_hand(state, seat, replaced=False)
        too_large = too_large or excess(state, seat) > 0
    return push(state.replace(pending=None), Trim()) if too_large else state


def lifeless(state: GameState, card: int) -> bool:
    """Whether the card is an ally or retainer in play that has lost its last life counter."""
    value = state.cards[card]
    if value.blood or value.zone not in IN_PLAY_ZONES:
        return False
    kinds = types(state, card)
    return CardType.ALLY in kinds or CardType.RETAINER in kinds


def drain(state: GameState, card: int) -> GameState:
    """Blood above a controlled vampire's capacity goes to the bank at once. R1.5-07, R7-13."""
    value = state.cards[card]
    if value.zone not in IN_PLAY_ZONES:
        return state
    limit = capacity(state, card)
    if not limit or value.blood <= limit:
        return state
    return change_blood(state, card, limit - value.blood, Cause.DRAIN)

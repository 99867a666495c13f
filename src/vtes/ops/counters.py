"""Changes of pool, blood, life and the Edge."""

from __future__ import annotations

from vtes.model.decisions import WindowKind
from vtes.model.events import (
    BloodChanged,
    Cause,
    EdgeMoved,
    Event,
    PoolChanged,
    VictoryPoints,
    WithdrawalFailed,
)
from vtes.model.lasting import Shortfall
from vtes.model.state import Card, GameState, Methuselah
from vtes.model.zones import IN_PLAY_ZONES, UNCONTROLLED
from vtes.rules.nature import is_vampire


def with_player(state: GameState, seat: int, player: Methuselah, *events: Event) -> GameState:
    """Put a changed Methuselah in her seat and record the events."""
    players = state.players
    return state.replace(
        players=(*players[:seat], player, *players[seat + 1 :]), trail=state.trail + events
    )


def with_card(state: GameState, card: int, value: Card, *events: Event) -> GameState:
    """Put a changed card in its place and record the events."""
    return state.replace(cards=state.cards.set(card, value), trail=state.trail + events)


def change_pool(state: GameState, seat: int, amount: int, cause: Cause) -> GameState:
    """Give pool to a Methuselah (positive) or burn hers (negative; it stops at 0: G34).

    Losing pool breaks the conditions of a withdrawal (R9.2-05).
    """
    player = state.players[seat]
    missing = -player.pool - amount
    if missing > 0:
        amount = -player.pool
        if state.table.moments & 1 << WindowKind.NO_POOL:
            state = state.replace(lasting=(*state.lasting, Shortfall(seat, missing)))
    if not amount:
        return state
    state = with_player(
        state,
        seat,
        player.replace(pool=player.pool + amount),
        PoolChanged(seat, amount, cause),
    )
    return break_withdrawal(state, seat) if amount < 0 else state


def change_blood(state: GameState, card: int, amount: int, cause: Cause) -> GameState:
    """Put counters on a card (positive) or burn counters on it (negative; it stops at 0).

    Blood lost by a controlled minion breaks a withdrawal (R9.2-04); blood that drains away
    because it exceeds the capacity was never his to lose (D06).
    """
    value = state.cards[card]
    amount = max(amount, -value.blood)
    if not amount or (amount > 0 and state.table.barren and _is_barren(state, card)):
        return state
    event = blood_changed(state, card, amount, cause)
    state = with_card(state, card, value.replace(blood=value.blood + amount), event)
    if amount < 0 and cause is not Cause.DRAIN and loses_blood(state, card):
        return break_withdrawal(state, value.controller)
    return state


def _is_barren(state: GameState, card: int) -> bool:
    """Whether the card is an ally that gains no life any more, since it has come into play."""
    text, value = state.definition(card).text, state.cards[card]
    return text is not None and text.barren and value.zone in IN_PLAY_ZONES and value.blood > 0


def loses_blood(state: GameState, card: int) -> bool:
    """Whether counters that leave a card are blood of a controlled vampire. R9.2-04."""
    return state.cards[card].zone in IN_PLAY_ZONES and is_vampire(state, card)


def blood_changed(state: GameState, card: int, amount: int, cause: Cause) -> BloodChanged:
    """The event of a change of counters, with the place of a vampire who is uncontrolled."""
    value = state.cards[card]
    if value.zone is not UNCONTROLLED:
        return BloodChanged(card, amount, cause)
    place = state.players[value.controller].uncontrolled.index(card)
    return BloodChanged(card, amount, cause, value.controller, place)


def break_withdrawal(state: GameState, seat: int) -> GameState:
    """A condition of R9.2-03 to R9.2-05 was broken: the withdrawal fails."""
    player = state.players[seat]
    if not player.withdrawing:
        return state
    return with_player(state, seat, player.replace(withdrawing=False), WithdrawalFailed(seat))


def move_edge(state: GameState, seat: int) -> GameState:
    """Give the Edge to a Methuselah, or put it in the middle (-1). Nothing if it is there."""
    if state.edge == seat:
        return state
    return state.replace(edge=seat, trail=(*state.trail, EdgeMoved(seat)))


def award(state: GameState, seat: int, amount: int, source: int) -> GameState:
    """Award victory points; `source` is the seat whose leaving earned them."""
    player = state.players[seat]
    points = player.victory_points + amount
    return with_player(
        state, seat, player.replace(victory_points=points), VictoryPoints(seat, amount, source)
    )

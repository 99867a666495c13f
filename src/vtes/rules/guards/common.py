"""Guards that several decisions share: who asks, and whether the card exists."""

from __future__ import annotations

from vtes.model.state import GameState
from vtes.rules.guards.guard import Guard, Layer
from vtes.rules.hands import in_hand

Subject = tuple[int, int, int]
"""The seat, the minion (-1: none) and the card in play (-1: in hand) of who wants to use a card."""


def _other_seat(state: GameState, seat: int) -> bool:
    return state.pending is None or seat != state.pending.seat


def _no_card(state: GameState, card: int) -> bool:
    return not 0 <= card < len(state.cards)


def _not_in_hand(state: GameState, seat: int, printed: int) -> bool:
    return in_hand(state, seat, printed) < 0


other_seat = Guard(
    "not-your-decision", "R1.6.1-20", "another Methuselah has to decide now", _other_seat
)
no_card = Guard("no-such-card", "R1.6.1-16", "there is no such card on the table", _no_card)
not_in_hand = Guard("not-in-hand", "R1.6.1-02", "there is no such card in your hand", _not_in_hand)

SEAT = Layer(other_seat, fields=("seat",), alone=True)
HAND = Layer(not_in_hand, fields=("seat", "card"), alone=True)

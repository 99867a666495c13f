"""Moves while an action or a card is announced (6.2.1)."""

from __future__ import annotations

from vtes.model.decisions import Decision
from vtes.model.moves import ChoosePayment, ChooseTarget, Move
from vtes.model.state import GameState
from vtes.rules.aims import minions_in_play
from vtes.rules.guards.announce import PAYERS, TARGET


def targets(state: GameState, decision: Decision) -> list[Move]:
    """Targets that can be named."""
    seat = decision.seat
    return [
        ChooseTarget(seat, card)
        for card in minions_in_play(state, seat)
        if TARGET.allows(state, card)
    ]


def payments(state: GameState, decision: Decision) -> list[Move]:
    """Ways to split the cost, first those in which the acting vampire pays most."""
    seat = decision.seat
    price = state.table.ruleset.rescue_blood
    return [
        ChoosePayment(seat, acting)
        for acting in range(price, -1, -1)
        if PAYERS.allows(state, acting)
    ]

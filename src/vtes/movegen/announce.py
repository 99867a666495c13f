"""Moves while an action or a card is announced (6.2.1)."""

from __future__ import annotations

from collections.abc import Iterator

from vtes.model.decisions import Decision
from vtes.model.moves import ChoosePayment, ChooseTarget, Move
from vtes.model.state import GameState
from vtes.rules.aims import minions_in_play
from vtes.rules.guards.announce import PAYERS, TARGET


def targets(state: GameState, decision: Decision) -> Iterator[Move]:
    """Targets that can be named."""
    seat = decision.seat
    for card in minions_in_play(state, seat):
        if TARGET.allows(state, card):
            yield ChooseTarget(seat, card)


def payments(state: GameState, decision: Decision) -> Iterator[Move]:
    """Ways to split the cost, first those in which the acting vampire pays most."""
    seat = decision.seat
    for acting in range(state.table.ruleset.rescue_blood, -1, -1):
        if PAYERS.allows(state, acting):
            yield ChoosePayment(seat, acting)

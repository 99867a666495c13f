"""Moves of the minion phase (6)."""

from __future__ import annotations

from collections.abc import Iterator

from vtes.model.decisions import Decision
from vtes.model.moves import Move, Pass, PlayCard, TakeAction
from vtes.model.state import GameState
from vtes.model.text import Mode
from vtes.movegen import use
from vtes.rules.guards.minion import (
    ACTIONS,
    AGAIN,
    END,
    LISTED,
    MINION,
    MINION_IF_NONE_HUNTS,
    UNTAPPED,
    untapped,
)
from vtes.rules.hands import encoded
from vtes.rules.hunting import hunters


def moves(state: GameState, decision: Decision) -> Iterator[Move]:
    """Actions that minions can take now, and the end of the phase."""
    seat = decision.seat
    player = state.players[seat]
    with_cards = encoded(state, seat)
    able = MINION if hunters(state, state.active) else MINION_IF_NONE_HUNTS
    for minion in player.ready + player.torpor:
        if not able.allows(state, minion):
            continue
        if UNTAPPED.allows(state, minion):
            for kind, layer in ACTIONS.items():
                if layer.allows(state, minion) and AGAIN.allows(state, minion, kind):
                    yield TakeAction(seat, minion, kind)
        for card, definition, modes in with_cards:
            if any(_can_play(state, seat, card, minion, mode) for mode in modes):
                yield PlayCard(seat, definition.facts.id, minion)
    yield from use.as_actions(state, seat)
    yield from use.in_phase(state, seat)
    if END.allows(state):
        yield Pass(seat)


def _can_play(state: GameState, seat: int, card: int, minion: int, mode: Mode) -> bool:
    """Whether a minion can take an action with a card in that way."""
    if not all(layer.allows(state, minion) for layer in untapped(state, mode)):
        return False
    return all(layer.allows(state, seat, card, minion, mode) for layer in LISTED)

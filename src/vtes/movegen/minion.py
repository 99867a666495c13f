"""Moves of the minion phase (6)."""

from __future__ import annotations

from collections.abc import Iterator

from vtes.model.decisions import Decision
from vtes.model.moves import Move, Pass, PlayCard, TakeAction
from vtes.model.state import NOBODY, GameState
from vtes.model.text import Mode
from vtes.movegen import use
from vtes.rules.guards.guard import Asked, objected
from vtes.rules.guards.minion import (
    AGAIN,
    ALIKE,
    MINION,
    MINION_IF_NONE_HUNTS,
    REST,
    UNTAPPED,
    WAYS,
    untapped,
)
from vtes.rules.guards.minion_end import END
from vtes.rules.hands import different
from vtes.rules.hunting import hunters


def moves(state: GameState, decision: Decision) -> Iterator[Move]:
    """Actions that minions can take now, and the end of the phase."""
    seat = decision.seat
    player = state.players[seat]
    with_cards = list(_with_cards(state, seat))
    able = MINION if hunters(state, state.active) else MINION_IF_NONE_HUNTS
    for minion in player.ready + player.torpor:
        if not able.allows(state, minion):
            continue
        is_untapped = UNTAPPED.allows(state, minion)
        if is_untapped:
            objecting = [guard for guard in ALIKE if guard.violated(state, minion)]
            for kind, (alike, rest) in REST.items():
                if not alike.isdisjoint(objecting) or not rest.allows(state, minion):
                    continue
                if AGAIN.allows(state, minion, kind):
                    yield TakeAction(seat, minion, kind)
        last = NOBODY
        for card, printed, mode, guards, for_tapped in with_cards:
            if card == last or not (is_untapped or for_tapped):
                continue
            if not objected(guards, state, seat, card, minion, mode):
                last = card
                yield PlayCard(seat, printed, minion)
    yield from use.as_actions(state, seat)
    yield from use.in_phase(state, seat)
    if END.allows(state):
        yield Pass(seat)


def _with_cards(state: GameState, seat: int) -> Iterator[_Way]:
    """The ways to act with the cards of a hand."""
    for card, definition in different(state, seat):
        for _, mode, first, then in WAYS.of(definition):
            if not objected(first, state, seat, card, NOBODY, mode):
                yield card, definition.facts.id, mode, then, not untapped(state, mode)


_Way = tuple[int, int, Mode, tuple[Asked, ...], bool]
"""A card and its printed id, a way with the guards it concerns, and whether it is for a tapped
minion.
"""

"""Moves in windows (1.6.1): modifiers, reactions, masters out of turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from vtes.model.decisions import Decision, WindowKind
from vtes.model.definition import Definition
from vtes.model.frames import Impulse
from vtes.model.moves import CallOffBlock, Move, Pass, PlayCard
from vtes.model.state import NOBODY, GameState
from vtes.model.text import How, Mode
from vtes.movegen import combat, use
from vtes.movegen.referendum import casts
from vtes.rules.combat import OPTIONS, combatant
from vtes.rules.guards.guard import objected
from vtes.rules.guards.impulse import CALL_OFF, WAYS
from vtes.rules.hands import playable
from vtes.rules.stack import current_action
from vtes.rules.uses import around

_ATTEMPT: Final = WindowKind.BLOCK_ATTEMPT
_POLLING: Final = WindowKind.POLLING
OF_OPTIONS = frozenset(window for mode in OPTIONS.values() for window in mode.windows)
"""Windows in which something may be done that a card has allowed before."""


def plays(state: GameState, seat: int) -> Iterator[Move]:
    """What a Methuselah can use in the window that is open."""
    top = state.stack[-1]
    assert isinstance(top, Impulse)
    bit = 1 << top.kind
    kind = top.kind
    if state.table.moments & bit:
        for card, definition in playable(state, seat, kind):
            yield from _with(state, seat, card, definition, kind)
    if state.table.use_moments & bit:
        cards = around(state, seat, kind)
        if cards:  # as a rule there are none
            yield from use.usable(state, seat, cards, kind)
    if kind is _POLLING:
        yield from casts(state, seat)
    if kind is _ATTEMPT and CALL_OFF.allows(state, seat):
        yield CallOffBlock(seat)
    if kind in OF_OPTIONS:
        yield from combat.options(state, seat)


def moves(state: GameState, decision: Decision) -> Iterator[Move]:
    """What can be used in the window; passing is always possible."""
    yield from plays(state, decision.seat)
    yield Pass(decision.seat)


def _with(
    state: GameState, seat: int, card: int, definition: Definition, window: WindowKind
) -> Iterator[Move]:
    """Each minion who can play a card in one of its ways."""
    found: set[int] = set()
    for _, mode, first, then in WAYS.of(definition):
        if window in mode.windows and not objected(first, state, seat, card, NOBODY, mode):
            for minion in _players(state, seat, mode):
                if minion not in found and not objected(then, state, seat, card, minion, mode):
                    found.add(minion)
                    yield PlayCard(seat, definition.facts.id, minion)


def _players(state: GameState, seat: int, mode: Mode) -> tuple[int, ...]:
    """Who might play a card in that mode."""
    if mode.how is How.OUT_OF_TURN:
        return (NOBODY,)
    if mode.how is How.COMBAT:
        minion = combatant(state, seat)
        return () if minion == NOBODY else (minion,)
    if mode.how is How.REACTION or mode.by_other:
        return state.players[seat].ready
    action = current_action(state)
    return () if action is None or action.seat != seat else (action.minion,)

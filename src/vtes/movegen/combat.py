"""Moves in combat (6.4)."""

from __future__ import annotations

from collections.abc import Iterator

from vtes.model.combat_words import Option
from vtes.model.decisions import Decision, WindowKind
from vtes.model.moves import HandStrike, Move, PlayCard, UseOption
from vtes.model.state import GameState
from vtes.movegen import use
from vtes.rules.combat import combatant
from vtes.rules.guards.combat import FIGHT_OPTION, OPTION, STRIKES
from vtes.rules.guards.guard import objected
from vtes.rules.hands import playable
from vtes.rules.stack import current_combat


def moves(state: GameState, decision: Decision) -> Iterator[Move]:
    """Strikes that can be chosen; the hand strike is always there (R6.4.3-07)."""
    seat = decision.seat
    yield from strike_cards(state, seat)
    yield from use.strikes(state, seat)
    yield from options(state, seat)
    yield HandStrike(seat)


def strike_cards(state: GameState, seat: int) -> Iterator[Move]:
    """Strikes from the hand."""
    minion = combatant(state, seat)
    for card, definition in playable(state, seat, WindowKind.STRIKE):
        for _, mode, _, guards in STRIKES.of(definition):
            if not objected(guards, state, seat, card, minion, mode):
                yield PlayCard(seat, definition.facts.id, minion)
                break


def options(state: GameState, seat: int) -> Iterator[Move]:
    """What cards have allowed the combatant of a Methuselah to do later."""
    combat = current_combat(state)
    if combat is not None and combat.options:
        for option in Option:
            if OPTION.allows(state, seat, option) and FIGHT_OPTION.allows(state, seat, option):
                yield UseOption(seat, option)

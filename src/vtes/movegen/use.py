"""Uses of cards in play, in whatever decision they are offered (1.6.2, 5, 6.1)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from vtes.model.decisions import Phase, WindowKind
from vtes.model.moves import Move, UseCard
from vtes.model.state import NOBODY, GameState
from vtes.model.table import IN_PHASE
from vtes.model.text import Mode
from vtes.rules.guards.guard import objected
from vtes.rules.guards.minion import MINION, UNTAPPED
from vtes.rules.guards.use import USES, fits_now
from vtes.rules.nature import silenced
from vtes.rules.uses import around, everywhere, fits_window, offering


def in_phase(state: GameState, seat: int) -> Iterator[Move]:
    """Uses that are possible in the phase, without an action."""
    phase = state.phase
    if phase is Phase.UNTAP or phase in state.table.open_phases:
        return usable(state, seat, everywhere(state, phase), None)
    return usable(state, seat, around(state, seat, IN_PHASE + phase), None)


def strikes(state: GameState, seat: int) -> Iterator[Move]:
    """Strikes with the weapons of the combatant, and his own. R6.4.3-07."""
    cards = around(state, seat, WindowKind.STRIKE)
    return usable(state, seat, cards, WindowKind.STRIKE)


def as_actions(state: GameState, seat: int) -> Iterator[Move]:
    """Actions that cards in play let minions take. R6.1-09."""
    offers = [
        (card, index, mode, then)
        for card in offering(state)
        if not silenced(state, card)
        for index, mode, first, then in USES.of(state.definition(card))
        if mode.deed is not None and not objected(first, state, seat, card, NOBODY, index, mode)
    ]
    if not offers:
        return
    for minion in state.players[seat].ready:
        if UNTAPPED.allows(state, minion) and MINION.allows(state, minion):
            for card, index, mode, guards in offers:
                if not objected(guards, state, seat, card, minion, index, mode):
                    yield UseCard(seat, card, minion, index)


def usable(
    state: GameState, seat: int, cards: Iterable[int], window: WindowKind | None
) -> Iterator[Move]:
    """Uses of some cards in play that are no actions: in a window, or in the phase for None."""
    for card in cards:
        if state.table.silencing and silenced(state, card):
            continue
        for index, mode, _, guards in USES.of(state.definition(card)):
            if not _timely(state, mode, window):
                continue
            if not objected(guards, state, seat, card, NOBODY, index, mode):
                yield UseCard(seat, card, NOBODY, index)


def _timely(state: GameState, mode: Mode, window: WindowKind | None) -> bool:
    if window is not None:
        return fits_window(state, mode, window)
    return mode.deed is None and fits_now(state, mode)

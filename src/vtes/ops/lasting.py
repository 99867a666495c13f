"""The end of what lasts: until the end of the turn, or until an untap phase."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from vtes.model.lasting import Boon, Borrowed, Diablerist, Lasting, UntapsAtEnd, Until
from vtes.model.state import GameState
from vtes.model.zones import CONTESTED, IN_PLAY_ZONES, READY, TORPOR, Zone
from vtes.ops.cards import take_control, untap
from vtes.rules.seating import in_game

_PLACES: Final = frozenset({READY, TORPOR, CONTESTED, Zone.IN_PLAY, Zone.WAITING})


def end_with_turn(state: GameState) -> GameState:
    """The turn ends: so does what lasts until then, and cards borrowed until then go back."""
    return _end(_turn_over(state), _ends_with_turn)


def _ends_with_turn(lasting: Lasting) -> bool:
    if isinstance(lasting, Borrowed):
        return lasting.until is Until.END_OF_TURN
    if isinstance(lasting, Boon):
        return False
    return not isinstance(lasting, Diablerist) or not lasting.seats


def _turn_over(state: GameState) -> GameState:
    """Another Methuselah has ended a turn since a diablerie, or has left the game. D192."""
    changed = tuple([_older(state, e) if isinstance(e, Diablerist) else e for e in state.lasting])
    return state if changed == state.lasting else state.replace(lasting=changed)


def _older(state: GameState, diablerist: Diablerist) -> Diablerist:
    if state.cards[diablerist.vampire].zone not in _PLACES:
        return diablerist.replace(seats=())
    left = [s for s in diablerist.seats if s != state.active and in_game(state, s)]
    return diablerist.replace(seats=tuple(left))


def end_with_untap(state: GameState, seat: int) -> GameState:
    """The untap phase of a Methuselah begins: what she borrowed until then goes back. D147."""
    return _end(
        state,
        lambda each: (
            isinstance(each, Borrowed) and each.until is Until.UNTAP and each.holder == seat
        ),
    )


def _end(state: GameState, over: Callable[[Lasting], bool]) -> GameState:
    ended = [each for each in state.lasting if over(each)]
    if not ended:
        return state
    state = state.replace(lasting=tuple([e for e in state.lasting if e not in ended]))
    for each in ended:
        if isinstance(each, Borrowed):
            state = _give_back(state, each)
        elif isinstance(each, UntapsAtEnd) and state.cards[each.minion].zone in IN_PLAY_ZONES:
            state = untap(state, each.minion)
    return state


def _give_back(state: GameState, borrowed: Borrowed) -> GameState:
    """Only who still has it gives it back, and only to somebody in the game. R1.3-05, D147."""
    value = state.cards[borrowed.card]
    if value.controller != borrowed.holder or value.zone not in _PLACES:
        return state
    if not in_game(state, borrowed.seat):
        return state
    return take_control(state, borrowed.card, borrowed.seat)

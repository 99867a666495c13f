"""Who may use something when: the order of 1.6.1."""

from __future__ import annotations

from vtes.model.decisions import WINDOWS, Asked, WindowKind
from vtes.model.frames import Action, Combat, Damage
from vtes.model.state import NOBODY, GameState
from vtes.rules.seating import clockwise, in_game


def acting_seat(state: GameState) -> int:
    """The acting Methuselah: the controller of the acting minion, else whose turn it is.

    R1.6.1-20, R6.4.1-03. In combat it is the controller of the acting combatant.
    """
    for frame in reversed(state.stack):
        if type(frame) is Combat:
            return state.cards[frame.acting].controller
        if type(frame) is Action:
            return frame.seat
    return state.active


def defending_seat(state: GameState) -> int:
    """The defending Methuselah of a directed action or a combat, -1 for none. R1.6.1-22."""
    for frame in reversed(state.stack):
        if type(frame) is Combat:
            return state.cards[frame.opposing].controller
        if type(frame) is Action:
            return frame.target_seat
    return NOBODY


def order(state: GameState, kind: WindowKind) -> tuple[int, ...]:
    """Seats that are asked in a window, in order. R1.6.1-20 to R1.6.1-23."""
    asked = WINDOWS[kind].asked
    if asked is Asked.VICTIM:
        frame = state.stack[-1]
        assert isinstance(frame, Damage)
        return (state.cards[frame.wounds[frame.at].card].controller,)
    acting, defending = acting_seat(state), defending_seat(state)
    first = [s for s in (acting, defending) if s >= 0 and in_game(state, s)]
    if asked is Asked.COMBATANTS:
        return tuple(first)
    return (*first, *[s for s in clockwise(state, acting) if s not in first])


def could_use_something(state: GameState, seat: int) -> bool:
    """Whether, by what everybody can see, a Methuselah could use anything in a window.

    Idea 4 of the design: a seat is skipped on public facts alone.
    """
    return bool(state.players[seat].hand)

"""Who may use something when: the order of 1.6.1."""

from __future__ import annotations

from typing import Final

from vtes.model.combat import Combat, Damage
from vtes.model.decisions import WINDOWS, Asked, WindowKind
from vtes.model.frames import Action, Announce, AnnounceStep
from vtes.model.referendum import Referendum
from vtes.model.state import NOBODY, GameState
from vtes.rules.aims import action_target
from vtes.rules.blocking import attempt
from vtes.rules.prevention import victims
from vtes.rules.seating import clockwise, in_game
from vtes.rules.stack import current_action, current_combat
from vtes.rules.uses import around, could_answer_use, could_use_in_phase
from vtes.rules.votes import could_vote, is_polling

_VICTIM: Final = Asked.VICTIM
_ACTING: Final = Asked.ACTING
_COMBATANTS: Final = Asked.COMBATANTS
_ANSWERING: Final = Asked.ANSWERING
_PHASE: Final = WindowKind.PHASE
_AS_USED: Final = WindowKind.AS_USED


def parties(state: GameState) -> tuple[int, int]:
    """The acting and the defending Methuselah (-1: nobody).

    The acting one controls the acting minion; outside actions and combat it is the one whose
    turn it is (R1.6.1-20, R6.4.1-03). A directed action and a combat have a defending one
    (R1.6.1-22).
    """
    for frame in reversed(state.stack):
        if type(frame) is Referendum:  # nobody is defending: R6.3.1-03
            action = current_action(state)
            return state.active if action is None else action.seat, NOBODY
        if type(frame) is Combat:
            cards = state.cards
            return cards[frame.acting].controller, cards[frame.opposing].controller
        if type(frame) is Action:
            return frame.seat, frame.target_seat
        if type(frame) is Announce and frame.step is AnnounceStep.PLAYED:
            return frame.seat, action_target(state, frame)[1]
    return state.active, NOBODY


def order(state: GameState, kind: WindowKind) -> tuple[int, ...]:
    """Seats that are asked in a window, in order. R1.6.1-20 to R1.6.1-23."""
    asked = WINDOWS[kind].asked
    if asked is _VICTIM:
        frame = state.stack[-1]
        assert isinstance(frame, Damage)
        return (state.cards[victims(frame, state)[frame.at]].controller,)
    acting, defending = parties(state)
    if asked is _COMBATANTS:
        return tuple([s for s in (acting, defending) if in_game(state, s)])
    if asked is _ACTING:
        return (acting,)
    seats = clockwise(state, acting)
    if asked is _ANSWERING:
        return tuple([seat for seat in seats if could_answer_use(state, seat)])
    if defending not in seats[2:]:
        return seats
    return (seats[0], defending, *[s for s in seats[1:] if s != defending])


def could_use_something(state: GameState, seat: int, kind: WindowKind) -> bool:
    """Whether, by what everybody can see, a Methuselah could use anything in a window.

    Idea 4 of the design: a seat is skipped on public facts alone.
    """
    if kind is _PHASE:  # nothing is played from a hand in it
        return could_use_in_phase(state, seat)
    if kind is _AS_USED:
        return could_answer_use(state, seat)
    if state.players[seat].hand or around(state, seat):
        return True
    if is_polling(state) and could_vote(state, seat):
        return True
    open_attempt = attempt(state)
    if open_attempt is not None and open_attempt.revocable:
        return True
    combat = current_combat(state)
    return combat is not None and bool(combat.options)

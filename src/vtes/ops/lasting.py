"""The end of what lasts: until the end of the turn, or until an untap phase."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from vtes.model.frames import Trim
from vtes.model.lasting import (
    About,
    Bearing,
    Boon,
    Borrowed,
    Diablerist,
    HandSize,
    Known,
    Lasting,
    Named,
    Newcomer,
    NextPasses,
    Remembered,
    Revered,
    Scored,
    Stunned,
    UntapsAtEnd,
    Until,
)
from vtes.model.state import NOBODY, GameState
from vtes.model.zones import CONTESTED, IN_PLAY_ZONES, READY, TORPOR, Zone
from vtes.ops.cards import take_control, untap
from vtes.ops.stack import push
from vtes.rules.hands import excess
from vtes.rules.presence import banished
from vtes.rules.seating import clockwise, in_game

_HIDDEN: Final = frozenset({Zone.LIBRARY, Zone.UNCONTROLLED})
_PLACES: Final = frozenset({READY, TORPOR, CONTESTED, Zone.IN_PLAY, Zone.WAITING})


def end_with_turn(state: GameState) -> GameState:
    """The turn ends: so does what lasts until then, and cards borrowed until then go back."""
    return _end(
        _turn_over(state), lambda each: _ends_with_turn(state, each) or _forgotten(state, each)
    )


def _ends_with_turn(state: GameState, lasting: Lasting) -> bool:
    if isinstance(lasting, Borrowed):
        return lasting.until is Until.END_OF_TURN
    if isinstance(lasting, (Boon, Known, Named, Remembered)):
        return False
    if isinstance(lasting, NextPasses):
        return lasting.seat != NOBODY
    if isinstance(lasting, Newcomer):
        return not _there(state, lasting.vampire)
    if isinstance(lasting, About):
        return not _there(state, lasting.minion)
    if isinstance(lasting, Bearing | Stunned | Revered):
        return not (_there(state, lasting.minion) or _put_on(state, lasting.minion))
    return not isinstance(lasting, Diablerist | Scored) or not lasting.seats


def _forgotten(state: GameState, lasting: Lasting) -> bool:
    """Whether a card that remembers something is no longer there, or all is gone that somebody
    knew of a library or of an uncontrolled region.
    """
    if isinstance(lasting, Known):
        return not any(state.cards[card].zone in _HIDDEN for card in lasting.cards)
    if not isinstance(lasting, (About, Named, Remembered)):
        return False
    zone = state.cards[lasting.card].zone
    return zone not in _PLACES and zone is not Zone.ATTACHED  # what is contested comes back: D20


def _there(state: GameState, card: int) -> bool:
    """Whether a minion is in play, or out of it but remembers what has been said of him."""
    return state.cards[card].zone in _PLACES or banished(state, card)


def _put_on(state: GameState, card: int) -> bool:
    return state.cards[card].zone is Zone.ATTACHED


def _turn_over(state: GameState) -> GameState:
    """Another Methuselah has ended a turn since something, or has left the game. D192."""
    changed = tuple([_older(state, each) for each in state.lasting])
    return state if changed == state.lasting else state.replace(lasting=changed)


def _older(state: GameState, lasting: Lasting) -> Lasting:
    if not isinstance(lasting, Diablerist | Scored):
        return lasting
    if isinstance(lasting, Diablerist) and not _there(state, lasting.vampire):
        return lasting.replace(seats=())
    left = [s for s in lasting.seats if s != state.active and in_game(state, s)]
    return lasting.replace(seats=tuple(left))


def end_with_discards(state: GameState) -> GameState:
    """A discard phase begins: who was to untap in it untaps."""
    return _end(state, lambda each: isinstance(each, UntapsAtEnd) and each.discard)


def end_with_untap(state: GameState, seat: int) -> GameState:
    """The untap phase of a Methuselah begins: what she borrowed until then goes back. D147."""
    return _end(
        state,
        lambda each: (
            isinstance(each, Borrowed) and each.until is Until.UNTAP and each.holder == seat
        ),
    )


def give_back(state: GameState, card: int) -> GameState:
    """What was taken for a time goes back at once, to who has it for good."""
    taken = [e for e in state.lasting if isinstance(e, Borrowed) and e.card == card]
    state = state.replace(lasting=tuple([e for e in state.lasting if e not in taken]))
    for each in reversed(taken):
        state = _give_back(state, each)
    return state


def hands_as_before(state: GameState) -> GameState:
    """A combat is over: hands that were larger for it are discarded down next. R1.6.1-06."""
    left = tuple([e for e in state.lasting if not (isinstance(e, HandSize) and e.combat)])
    if len(left) == len(state.lasting):
        return state
    state = state.replace(lasting=left)
    too_large = any(excess(state, seat) > 0 for seat in clockwise(state, state.active))
    return push(state, Trim()) if too_large else state


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

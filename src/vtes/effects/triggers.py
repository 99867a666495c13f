"""What happens by itself when the moment of a card in play has come."""

from __future__ import annotations

from vtes.effects.resolve import resolve
from vtes.model.events import CardMoved
from vtes.model.frames import Use
from vtes.model.state import NOBODY, GameState
from vtes.model.text import How, Moment
from vtes.model.zones import READY, TORPOR


def fire(state: GameState, since: int, until: int) -> GameState:
    """Carry out what cards do by themselves because of some events.

    Nobody has anything to choose in it, so it needs no frame and happens at once.

    Args:
        state: the position at rest.
        since: number of events of the trail for which this has been done.
        until: number of the events for which it is done now.
    """
    for event in state.trail[since:until]:
        if isinstance(event, CardMoved) and (event.origin, event.zone) == (READY, TORPOR):
            for card in state.cards[event.card].attached:
                state = _fire(state, card, Moment.HOST_FALLS)
    return state


def _fire(state: GameState, card: int, moment: Moment) -> GameState:
    text = state.definition(card).text
    for index, mode in enumerate(text.modes if text is not None else ()):
        if mode.how is How.TRIGGER and mode.when is moment:
            use = Use(state.cards[card].controller, NOBODY, card, index)
            for effect in mode.effects:
                state = resolve(state, use, effect)
    return state

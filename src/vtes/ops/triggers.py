"""What cards do by themselves at a moment."""

from __future__ import annotations

from vtes.model.frames import Resolve, Use
from vtes.model.state import NOBODY, GameState
from vtes.model.text import How, Moment
from vtes.ops.stack import push
from vtes.rules.guards.needs import fulfilled
from vtes.rules.nature import silenced


def trigger(state: GameState, moment: Moment, card: int, whose: int = NOBODY) -> GameState:
    """The card does what it does at a moment, if its conditions hold, before anything else; a
    minion whose own text does not count does nothing.

    Args:
        state: the position.
        moment: the moment.
        card: instance id of the card.
        whose: the Methuselah to whom it has happened, -1 for nobody in particular.
    """
    definition = state.definition(card)
    if not definition.triggers & 1 << moment or silenced(state, card):
        return state
    assert definition.text is not None
    seat = state.cards[card].controller
    for index, mode in enumerate(definition.text.modes):
        if mode.how is How.TRIGGER and mode.moment is moment:
            who = (seat, card, card)
            if fulfilled(state, mode, who):
                use = Use(seat, card, card, index, target_seat=whose)
                state = push(state.replace(pending=None), Resolve(use))
    return state

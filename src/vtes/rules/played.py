"""What has been played and used in the action under way."""

from __future__ import annotations

from vtes.model.frames import Action, Played
from vtes.model.state import GameState
from vtes.model.text import Each, How, Mode

IN_ACTION = (How.MODIFIER, How.REACTION)
"""As what a card is played that one minion plays once an action. R1.6.3-11, R1.6.3-19."""


def way(state: GameState, done: Played) -> Mode:
    """The way in which something was played or used."""
    text = state.table.definitions[done.definition].text
    assert text is not None
    return text.modes[done.mode]


def times_played(
    state: GameState,
    action: Action,
    minion: int,
    printed: int,
    *hows: How,
    each: Each | None = None,
) -> int:
    """How often a minion has played or used a card in an action, as one of these things.

    Args:
        state: the position.
        action: the action.
        minion: instance id of the minion.
        printed: printed id of the card.
        hows: as what.
        each: only in ways that are limited in this sense, None for all.
    """
    count = 0
    for done in action.played:
        if done.minion == minion and state.table.definitions[done.definition].facts.id == printed:
            mode = way(state, done)
            count += mode.how in hows and (each is None or mode.each is each)
    return count

"""What kind of card a card is: what is printed, or what it counts as while it is in play."""

from __future__ import annotations

from typing import Final

from vtes.model.cards import CardType
from vtes.model.state import GameState
from vtes.model.zones import IN_PLAY_ZONES

_VAMPIRE: Final = (CardType.VAMPIRE,)


def types(state: GameState, card: int) -> tuple[CardType, ...]:
    """The types of a card as it is now: a vampire if it has become one, or what its text says."""
    value, definition = state.cards[card], state.definition(card)
    if value.form is not None:
        return _VAMPIRE
    text = definition.text
    if text is not None and text.becomes is not None and value.zone in IN_PLAY_ZONES:
        return (text.becomes,)
    return definition.facts.types

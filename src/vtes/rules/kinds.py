"""What kind of card a card is: what is printed, or what it counts as while it is in play."""

from __future__ import annotations

from vtes.model.cards import CardType
from vtes.model.state import GameState
from vtes.model.zones import IN_PLAY_ZONES


def types(state: GameState, card: int) -> tuple[CardType, ...]:
    """The types of a card as it is now."""
    definition = state.definition(card)
    text = definition.text
    if text is not None and text.becomes is not None and state.cards[card].zone in IN_PLAY_ZONES:
        return (text.becomes,)
    return definition.facts.types

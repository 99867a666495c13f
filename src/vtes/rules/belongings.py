"""Equipment that minions hold (6.1.3)."""

from __future__ import annotations

from collections.abc import Iterator

from vtes.model.cards import CardType
from vtes.model.state import GameState
from vtes.model.zones import Zone


def is_equipment(state: GameState, card: int) -> bool:
    """Whether the card is equipment on a minion."""
    if state.cards[card].zone is not Zone.ATTACHED:
        return False
    return CardType.EQUIPMENT in state.definition(card).facts.types


def equipment_of_others(state: GameState, minion: int) -> Iterator[int]:
    """Equipment on other minions of the same controller. R6.1.3-07."""
    player = state.players[state.cards[minion].controller]
    for other in player.ready + player.torpor:
        if other != minion:
            for card in state.cards[other].attached:
                if is_equipment(state, card):
                    yield card


def is_heirloom(state: GameState, card: int) -> bool:
    """Whether the card passes from a burned vampire to the next one of the crypt."""
    text = state.definition(card).text
    return text is not None and text.heirloom

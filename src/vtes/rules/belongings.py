"""Equipment that minions hold (6.1.3)."""

from __future__ import annotations

from collections.abc import Iterator

from vtes.model.cards import CardType
from vtes.model.state import GameState
from vtes.model.zones import Zone
from vtes.rules.kinds import types


def is_equipment(state: GameState, card: int) -> bool:
    """Whether the card is equipment on a minion."""
    if state.cards[card].zone is not Zone.ATTACHED:
        return False
    return CardType.EQUIPMENT in types(state, card)


def equipment_of_others(state: GameState, minion: int) -> Iterator[int]:
    """Equipment on other minions of the same controller. R6.1.3-07."""
    player = state.players[state.cards[minion].controller]
    for other in player.ready + player.torpor:
        if other != minion:
            for card in state.cards[other].attached:
                if is_equipment(state, card):
                    yield card

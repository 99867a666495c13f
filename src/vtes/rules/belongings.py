"""Equipment that minions hold (6.1.3)."""

from __future__ import annotations

from collections.abc import Iterator

from vtes.model.cards import CardType
from vtes.model.choosing import Escape
from vtes.model.needs import HasNo
from vtes.model.state import NOBODY, GameState
from vtes.model.zones import READY, TORPOR, Zone
from vtes.rules.kinds import types
from vtes.rules.nature import is_vampire
from vtes.rules.presence import minions_of
from vtes.rules.seating import in_game, prey


def escape_mode(state: GameState, card: int) -> int:
    """Which of the uses of a card lets it leave its minion before he is burned, -1 for none."""
    text = state.definition(card).text
    for index, mode in enumerate(text.modes if text is not None else ()):
        if any(isinstance(effect, Escape) for effect in mode.effects):
            return index
    return NOBODY


def may_escape(state: GameState, card: int) -> bool:
    """Whether a card may go to another minion when its own is burned. D135.

    A contested one is out of play (R4.1-03).
    """
    if state.cards[card].zone is not Zone.ATTACHED:
        return False
    host = state.cards[card].host
    if escape_mode(state, card) == NOBODY or state.cards[host].zone not in (READY, TORPOR):
        return False
    return in_game(state, state.cards[host].controller)


def is_equipment(state: GameState, card: int) -> bool:
    """Whether the card is equipment on a minion."""
    if state.cards[card].zone is not Zone.ATTACHED:
        return False
    return CardType.EQUIPMENT in types(state, card)


def has_such(state: GameState, minion: int, need: HasNo, more: tuple[int, ...] = ()) -> bool:
    """Whether a minion has a card of which he may not have another.

    Args:
        state: the position.
        minion: the minion.
        need: what he may not have.
        more: instance ids of cards that he is about to get.
    """
    for card in state.cards[minion].attached + more:
        definition = state.definition(card)
        if definition.facts.id in need.cards:
            return True
        if definition.text is not None and need.trait in definition.text.traits:
            return True
    return False


def may_have(state: GameState, minion: int, card: int, taken: tuple[int, ...] = ()) -> bool:
    """Whether a minion may get equipment from another, with what he takes already. R1.4-01."""
    text = state.definition(card).text
    needs = [need for mode in text.modes for need in mode.needs] if text is not None else []
    limits = [need for need in needs if isinstance(need, HasNo)]
    return not any(has_such(state, minion, need, taken) for need in limits)


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


def outweighed(state: GameState, card: int) -> Iterator[int]:
    """Vampires of the prey of who controls a card that have no more blood than it has counters."""
    value = state.cards[card]
    for minion in minions_of(state, prey(state, value.controller)):
        if is_vampire(state, minion) and state.cards[minion].blood <= value.blood:
            yield minion

"""Hands."""

from __future__ import annotations

from vtes.model.cards import CardType
from vtes.model.decisions import WindowKind
from vtes.model.definition import Definition
from vtes.model.lasting import HandSize
from vtes.model.state import NOBODY, GameState
from vtes.model.text import Ban
from vtes.model.zones import HAND, ZONE_FIELD, Zone
from vtes.rules.nature import silenced


def hand_size(state: GameState, seat: int) -> int:
    """How many cards a Methuselah may hold now. R2.3-08, R1.6.1-06."""
    size = state.table.ruleset.hand_size
    for lasting in state.lasting:
        if isinstance(lasting, HandSize) and lasting.seat == seat:
            size += lasting.amount
    if state.table.sizing:
        for card in state.players[seat].in_play:
            size += hand_bonus(state, card)
        size += _by_minions(state, seat) if state.table.feeding else 0
    return max(size, 0)


def _by_minions(state: GameState, seat: int) -> int:
    """What ready minions add to every hand, and her own to that of a Methuselah."""
    total = 0
    definitions, cards = state.table.definitions, state.cards
    for other, player in enumerate(state.players):
        for minion in player.ready:
            text = definitions[cards[minion].definition].text
            if text is None or not (text.hands or text.hand) or silenced(state, minion):
                continue
            total += text.hands + (text.hand if other == seat else 0)
    return total


def resizes(state: GameState, card: int) -> bool:
    """Whether hand sizes depend on whether a card is in play; elsewhere nobody may notice it."""
    text = state.definition(card).text
    if text is None:
        return False
    counts = text.hand or text.hands or text.hand_counters
    return bool(counts or Ban.ABILITIES in text.bans)


def grows(state: GameState, card: int) -> bool:
    """Whether a hand is the larger the more counters are on a card in play."""
    text = state.definition(card).text
    return text is not None and text.hand_counters


def hand_bonus(state: GameState, card: int) -> int:
    """What a card adds to the hand size of its controller while it is in play."""
    text = state.definition(card).text
    if text is None:
        return 0
    return text.hand + (state.cards[card].blood if text.hand_counters else 0)


def excess(state: GameState, seat: int) -> int:
    """Cards by which a hand is too large. R1.6.1-06; a card not yet replaced counts (D143)."""
    player = state.players[seat]
    return len(player.hand) + len(player.held) - hand_size(state, seat)


def too_many(state: GameState, seat: int) -> bool:
    """Whether a Methuselah holds more cards than her hand size, with those not replaced yet."""
    player = state.players[seat]
    return len(player.hand) + len(player.held) > hand_size(state, seat)


def in_hand(state: GameState, seat: int, printed: int) -> int:
    """Instance id of the first copy of a card in a hand, -1 for none.

    Args:
        state: the position.
        seat: whose hand.
        printed: printed id of the card.
    """
    return in_pile(state, seat, HAND, printed)


def pile(state: GameState, seat: int, place: Zone) -> tuple[int, ...]:
    """Instance ids of the cards in a hand, library, crypt or ash heap."""
    cards: tuple[int, ...] = getattr(state.players[seat], ZONE_FIELD[place])
    return cards


def held(state: GameState, seat: int, kind: CardType) -> tuple[int, ...]:
    """The cards of one type in a hand."""
    return tuple([c for c in state.players[seat].hand if kind in state.definition(c).facts.types])


def in_pile(state: GameState, seat: int, place: Zone, printed: int) -> int:
    """Instance id of the first copy of a card in one of these places, -1 for none."""
    definitions, cards = state.table.definitions, state.cards
    for card in pile(state, seat, place):
        if definitions[cards[card].definition].facts.id == printed:
            return card
    return NOBODY


def different_cards(state: GameState, seat: int) -> list[int]:
    """Printed ids of the cards in a hand, identical copies once, in the order they came."""
    definitions, cards = state.table.definitions, state.cards
    hand = state.players[seat].hand
    return list(dict.fromkeys([definitions[cards[c].definition].facts.id for c in hand]))


def different(state: GameState, seat: int) -> list[tuple[int, Definition]]:
    """The different cards of a hand: first copy and definition."""
    definitions, cards = state.table.definitions, state.cards
    first: dict[int, int] = {}
    for card in state.players[seat].hand:
        first.setdefault(cards[card].definition, card)
    return [(card, definitions[number]) for number, card in first.items()]


def playable(state: GameState, seat: int, window: WindowKind) -> list[tuple[int, Definition]]:
    """The different cards of a hand that have a mode for a window: first copy and definition."""
    cards, useful = state.cards, state.table.playable[window]
    first: dict[int, int] = {}
    for card in state.players[seat].hand:
        number = cards[card].definition
        if useful[number]:
            first.setdefault(number, card)
    definitions = state.table.definitions
    return [(card, definitions[number]) for number, card in first.items()] if first else []

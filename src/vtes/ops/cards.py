"""Changes of cards: tap, untap, move, attach, burn, draw."""

from __future__ import annotations

from vtes.model.events import BloodChanged, CardMoved, Cause, Tapped, Untapped
from vtes.model.state import NOBODY, GameState
from vtes.model.zones import CONTESTED, ZONE_FIELD, Zone
from vtes.ops.counters import with_card, with_player

# Zones whose cards belong to the place of their controller; elsewhere the owner's place counts.
_CONTROLLED = frozenset({Zone.READY, Zone.TORPOR, Zone.IN_PLAY, Zone.ATTACHED, Zone.CONTESTED})


def tap(state: GameState, card: int) -> GameState:
    """Tap a card. R1.1-01."""
    value = state.cards[card]
    if value.tapped:
        return state
    return with_card(state, card, value.replace(tapped=True), Tapped(card))


def untap(state: GameState, card: int) -> GameState:
    """Untap a card. R1.1-02."""
    value = state.cards[card]
    if not value.tapped:
        return state
    return with_card(state, card, value.replace(tapped=False), Untapped(card))


def move(state: GameState, card: int, zone: Zone, *, host: int = NOBODY) -> GameState:
    """Move a card to another place; its counters and the cards on it stay on it.

    Args:
        state: the position.
        card: instance id.
        zone: where it goes; ATTACHED needs a `host`. Out of play it goes to its owner (R1.1-06).
        host: instance id of the card it is put on, or to which it returns after a contest.
    """
    value = state.cards[card]
    origin = value.zone
    state = _leave(state, card)
    controller = value.controller if zone in _CONTROLLED else value.owner
    returns = origin if zone is CONTESTED else None
    moved = value.replace(zone=zone, host=host, controller=controller, returns=returns)
    state = with_card(state, card, moved, CardMoved(card, origin, zone, controller))
    if zone is Zone.ATTACHED:
        on = state.cards[host]
        return with_card(state, host, on.replace(attached=(*on.attached, card)))
    field = ZONE_FIELD.get(zone)
    if field is None:
        return state
    player = state.players[controller]
    cards = getattr(player, field)
    # Piles have their top first: a card that comes to one lies on top.
    on_top = zone is Zone.ASH_HEAP
    cards = (card, *cards) if on_top else (*cards, card)
    return with_player(state, controller, player.replace(**{field: cards}))


def _leave(state: GameState, card: int) -> GameState:
    """Take a card off the list that names it; its own entry still has to change."""
    value = state.cards[card]
    if value.zone is Zone.ATTACHED:
        on = state.cards[value.host]
        rest = tuple([c for c in on.attached if c != card])
        return with_card(state, value.host, on.replace(attached=rest))
    field = ZONE_FIELD.get(value.zone)
    if field is None:
        return state
    seat = value.controller if value.zone in _CONTROLLED else value.owner
    player = state.players[seat]
    cards = getattr(player, field)
    place = cards.index(card)
    rest = cards[:place] + cards[place + 1 :]
    return with_player(state, seat, player.replace(**{field: rest}))


def burn(state: GameState, card: int, zone: Zone = Zone.ASH_HEAP) -> GameState:
    """Burn a card with all cards and counters on it. R1.1-06, R1.1-07, R1.6.3-15.

    Args:
        state: the position.
        card: instance id.
        zone: the ash heap, or REMOVED for a card that leaves the game.
    """
    for on in state.cards[card].attached + _to_return(state, card):
        state = burn(state, on)
    value = state.cards[card]
    if value.blood or value.tapped:
        events = (BloodChanged(card, -value.blood, Cause.LEAVE_PLAY),) if value.blood else ()
        state = with_card(state, card, value.replace(blood=0, tapped=False), *events)
    return move(state, card, zone)


def _to_return(state: GameState, host: int) -> tuple[int, ...]:
    """The contested cards that lay on a card; without it they have no place to return to."""
    cards = state.cards
    return tuple([c for p in state.players for c in p.contested if cards[c].host == host])


def draw(state: GameState, seat: int) -> GameState:
    """Draw the top card of the library, if there is one. R1.6.1-05."""
    library = state.players[seat].library
    return move(state, library[0], Zone.HAND) if library else state


def fill_hand(state: GameState, seat: int) -> GameState:
    """Draw up to the hand size. R1.6.1-02, R1.6.1-06."""
    player = state.players[seat]
    missing = state.table.ruleset.hand_size - len(player.hand)
    for _ in range(min(missing, len(player.library))):
        state = draw(state, seat)
    return state

"""Changes of cards: tap, untap, move, attach, burn, draw."""

from __future__ import annotations

from vtes.model.cards import NO_CLAIM, CardType
from vtes.model.events import CardMoved, Cause, ControlTaken, LibraryShuffled, Tapped, Untapped
from vtes.model.lasting import Known, Lasting
from vtes.model.referendum import Referendum
from vtes.model.state import NOBODY, GameState
from vtes.model.text import Replaced
from vtes.model.title_events import TitleLost
from vtes.model.zones import (
    CONTESTED,
    HAND,
    IN_PLAY_ZONES,
    READY,
    TORPOR,
    UNCONTROLLED,
    ZONE_FIELD,
    Zone,
)
from vtes.ops.counters import (
    blood_changed,
    break_withdrawal,
    change_blood,
    loses_blood,
    with_card,
    with_player,
)
from vtes.rules.belongings import is_heirloom, may_escape
from vtes.rules.chance import shuffled
from vtes.rules.hands import hand_size, in_pile, pile
from vtes.rules.kinds import types
from vtes.rules.laws import withheld
from vtes.rules.nature import capacity, silenced
from vtes.rules.seating import in_game
from vtes.rules.stack import current_action
from vtes.rules.titles import recorded

# Zones whose cards belong to the place of their controller; elsewhere the owner's place counts.
_CONTROLLED = IN_PLAY_ZONES | {CONTESTED, UNCONTROLLED, Zone.PLAYING}

# Out of play, but a card remembers what it has been given in play. G11, D276
_WAITING = frozenset({CONTESTED, UNCONTROLLED})


def tap(state: GameState, card: int) -> GameState:
    """Tap a card. R1.1-01."""
    value = state.cards[card]
    if value.tapped:
        return state
    return with_card(state, card, value.replace(tapped=True), Tapped(card))


def untap(state: GameState, card: int) -> GameState:
    """Untap a card, unless it is a minion and a card keeps all of them tapped. R1.1-02."""
    value = state.cards[card]
    if not value.tapped:
        return state
    action = current_action(state)
    if action is not None and action.fixed and value.zone in (READY, TORPOR):
        return state
    return with_card(state, card, value.replace(tapped=False), Untapped(card))


def _vanishes(state: GameState, card: int) -> bool:
    text = state.definition(card).text
    return text is not None and text.vanishes


def move(
    state: GameState, card: int, zone: Zone, *, host: int = NOBODY, mute: bool = False
) -> GameState:
    """Move a card to another place; its counters and the cards on it stay on it.

    Out of play it is again what is printed on it.

    Args:
        state: the position.
        card: instance id.
        zone: where it goes; ATTACHED needs a `host`. Out of play it goes to its owner (R1.1-06).
        host: instance id of the card it is put on, or to which it returns after a contest.
        mute: whether its own text did not count when it left play.
    """
    value = state.cards[card]
    origin = value.zone
    if origin is Zone.PLAYING and zone is Zone.ASH_HEAP and _vanishes(state, card):
        zone = Zone.REMOVED
    place = NOBODY
    if origin is UNCONTROLLED:
        place = state.players[value.controller].uncontrolled.index(card)
    elif zone is UNCONTROLLED:
        place = len(state.players[value.controller].uncontrolled)
    state = _leave(state, card)
    controller = value.controller if zone in _CONTROLLED else value.owner
    banished = zone is UNCONTROLLED and origin in IN_PLAY_ZONES
    returns = origin if zone is CONTESTED or banished else None
    moved = value.replace(zone=zone, host=host, controller=controller, returns=returns)
    if zone not in IN_PLAY_ZONES and (value.contesting or value.claim is not None):
        # G11, G41: out of play nobody contests a title; D83: what he was given is his in play
        claim = value.claim if zone in _WAITING else None
        moved = moved.replace(claim=claim, contesting=False)
    if value.way and zone not in IN_PLAY_ZONES and zone not in _WAITING:
        moved = moved.replace(way=0)
    if value.pinned and zone is not TORPOR:
        moved = moved.replace(pinned=False)
    if moved.form is not None and zone not in _CONTROLLED:
        moved = moved.replace(form=None)
    # a library is shuffled next, and then another card has this id: D40
    printed = state.definition(card).facts.id if zone is Zone.LIBRARY else 0
    former = NOBODY if controller == value.controller else value.controller
    event = CardMoved(card, origin, zone, controller, place, printed, mute, former)
    state = with_card(state, card, moved, event)
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
        state = with_card(state, value.host, on.replace(attached=rest))
        return _without_title_of(state, value.host, card)
    field = ZONE_FIELD.get(value.zone)
    if field is None:
        return state
    seat = value.controller if value.zone in _CONTROLLED else value.owner
    player = state.players[seat]
    cards = getattr(player, field)
    place = cards.index(card)
    rest = cards[:place] + cards[place + 1 :]
    return with_player(state, seat, player.replace(**{field: rest}))


def _without_title_of(state: GameState, host: int, card: int) -> GameState:
    """A title that came from a card is gone when the card leaves the vampire. D82."""
    value = state.cards[host]
    own = value.claim
    if own is None or own.card != card:
        return state
    value = value.replace(claim=recorded(state, host, NO_CLAIM), contesting=False)
    return with_card(state, host, value, TitleLost(host, own.title, own.of))


def burn(state: GameState, card: int, zone: Zone = Zone.ASH_HEAP) -> GameState:
    """Burn a card with all cards and counters on it. R1.1-06, R1.1-07, R1.6.3-15.

    Args:
        state: the position.
        card: instance id.
        zone: the ash heap, or REMOVED for a card that leaves the game.
    """
    heirloom, limit = _heirloom(state, card, zone), capacity(state, card)
    mute = silenced(state, card)  # by a card that is burned with it
    seat = state.cards[card].controller
    for on in state.cards[card].attached + _to_return(state, card):
        escapes = on == heirloom or (zone is Zone.ASH_HEAP and may_escape(state, on))
        state = move(state, on, Zone.PLAYING) if escapes else burn(state, on)
    value = state.cards[card]
    if value.blood or value.tapped:
        lost = blood_changed(state, card, -value.blood, Cause.LEAVE_PLAY)
        events = (lost,) if value.blood else ()
        state = with_card(state, card, value.replace(blood=0, tapped=False), *events)
        if events and loses_blood(state, card):
            state = break_withdrawal(state, value.controller)
    state = move(state, card, zone, mute=mute)
    return state if heirloom == NOBODY else _inherit(state, heirloom, seat, limit)


def _heirloom(state: GameState, card: int, zone: Zone) -> int:
    """The card on a vampire in play that passes to another if he is burned, -1 for none."""
    value = state.cards[card]
    burned = zone is Zone.ASH_HEAP and value.zone in (READY, TORPOR)
    if not burned or not in_game(state, value.controller):
        return NOBODY
    return next((on for on in value.attached if is_heirloom(state, on)), NOBODY)


def _inherit(state: GameState, heirloom: int, seat: int, limit: int) -> GameState:
    """The top vampire of the crypt comes, ready and full if he is below the capacity `limit`."""
    crypt = state.players[seat].crypt
    if not crypt:
        return burn(state, heirloom)
    heir, most = crypt[0], state.definition(crypt[0]).facts.capacity
    if most >= limit:
        return move(burn(state, heirloom), heir, UNCONTROLLED)
    state = move(state, heir, READY)
    value = state.cards[heir]
    event = blood_changed(state, heir, most, Cause.CARD)
    state = with_card(state, heir, value.replace(blood=most), event)
    state = move(state, heirloom, Zone.ATTACHED, host=heir)
    if state.cards[heirloom].controller != seat:
        state = take_control(state, heirloom, seat)
    return state


def _to_return(state: GameState, host: int) -> tuple[int, ...]:
    """The contested cards that lay on a card; without it they have no place to return to."""
    cards = state.cards
    return tuple([c for p in state.players for c in p.contested if cards[c].host == host])


def win_ante(state: GameState, card: int, seat: int) -> GameState:
    """An ante card changes its owner for good. R2.4-03, R1.3-06, R9.1-07."""
    state = _leave(state, card)
    value = state.cards[card].replace(owner=seat, controller=seat, zone=Zone.WON)
    state = with_card(state, card, value, CardMoved(card, Zone.ANTE, Zone.WON, seat, NOBODY))
    player = state.players[seat]
    return with_player(state, seat, player.replace(won=(*player.won, card)))


def draw(state: GameState, seat: int) -> GameState:
    """Draw the top card of the library, if there is one. R1.6.1-05."""
    library = state.players[seat].library
    return move(state, library[0], Zone.HAND) if library else state


def from_hand(state: GameState, seat: int, printed: int) -> tuple[GameState, int]:
    """Choose a card of a hand that is to leave it, so that its id says nothing. D40.

    The cards of a hand leave under their ids in the order in which these came: the chosen card
    changes definitions with the first. Whatever takes a card from a hand must use this.

    Args:
        state: the position.
        seat: whose hand.
        printed: printed id of a card in it.

    Returns:
        The position, and the instance id of the card.
    """
    return from_pile(state, seat, HAND, printed)


def from_pile(state: GameState, seat: int, place: Zone, printed: int) -> tuple[GameState, int]:
    """The same for a card of a hand, library or crypt; in an ash heap, which is open, it keeps
    its id.
    """
    chosen, first = in_pile(state, seat, place, printed), pile(state, seat, place)[0]
    if place is Zone.ASH_HEAP:
        return state, chosen
    cards = state.cards
    if place is not Zone.HAND:  # the others keep their order
        before = pile(state, seat, place)
        before = before[: before.index(chosen) + 1]
        order = [cards[card].definition for card in (chosen, *before[:-1])]
        for card, definition in zip(before, order, strict=True):
            cards = cards.set(card, cards[card].replace(definition=definition))
        return state.replace(cards=cards), first
    one, other = cards[chosen], cards[first]
    if one.definition != other.definition:
        cards = cards.set(chosen, one.replace(definition=other.definition))
        cards = cards.set(first, other.replace(definition=one.definition))
        state = state.replace(cards=cards)
    return state, first


def _of_library(state: GameState, lasting: Lasting, seat: int) -> bool:
    """Whether it is what somebody knows of a library, which is lost when that is shuffled. D214"""
    if not isinstance(lasting, Known):
        return False
    first = state.cards[lasting.cards[0]]
    return first.owner == seat and first.zone is Zone.LIBRARY


def shuffle_library(state: GameState, seat: int) -> GameState:
    """Shuffle a library: its cards change definitions, the ids stay where they are. D40."""
    unknown = tuple([e for e in state.lasting if not _of_library(state, e, seat)])
    if unknown != state.lasting:
        state = state.replace(lasting=unknown)
    return _shuffle(state, state.players[seat].library, LibraryShuffled(seat))


def shuffle_crypt(state: GameState, seat: int) -> GameState:
    """Shuffle a crypt in the same way."""
    return _shuffle(state, state.players[seat].crypt, LibraryShuffled(seat, crypt=True))


def shuffle_top(state: GameState, seat: int, most: int) -> GameState:
    """Shuffle the top cards of a library: nobody knows their places any more. D282"""
    top = state.players[seat].library[:most]
    left = [_without(each, top) for each in state.lasting]
    lasting = tuple([e for e in left if not isinstance(e, Known) or e.cards])
    if lasting != state.lasting:
        state = state.replace(lasting=lasting)
    return _shuffle(state, top, LibraryShuffled(seat, len(top)))


def _without(lasting: Lasting, cards: tuple[int, ...]) -> Lasting:
    """What somebody knew, without these cards."""
    if not isinstance(lasting, Known):
        return lasting
    return lasting.replace(cards=tuple([card for card in lasting.cards if card not in cards]))


def _shuffle(state: GameState, places: tuple[int, ...], event: LibraryShuffled) -> GameState:
    cards = state.cards
    order, draws = shuffled(
        state.table.seed, state.draws, [cards[card].definition for card in places]
    )
    for card, definition in zip(places, order, strict=True):
        cards = cards.set(card, cards[card].replace(definition=definition))
    return state.replace(cards=cards, draws=draws, trail=(*state.trail, event))


def fill_hand(state: GameState, seat: int, *, replaced: bool = True) -> GameState:
    """Draw up to the hand size. R1.6.1-02, R1.6.1-06; not in a referendum: R6.3.2-03, D325.

    Args:
        state: the position.
        seat: whose hand.
        replaced: whether cards are replaced; else the hand has only become larger.
    """
    if any(type(frame) is Referendum for frame in state.stack) or withheld(state, seat):
        return state
    player = state.players[seat]
    missing = hand_size(state, seat) - len(player.held) - len(player.hand)
    if replaced and missing > 0 and player.library and state.table.sizing:
        state, missing = _instead(state, seat, missing)
    for _ in range(min(missing, len(player.library))):
        state = draw(state, seat)
    return state


def _instead(state: GameState, seat: int, missing: int) -> tuple[GameState, int]:
    """Counters that are burned instead of replacing cards, and how many are still missing. D308"""
    for card in state.players[seat].in_play:
        text, there = state.definition(card).text, state.cards[card].blood
        if text is None or not text.hand_counters or not there or not missing:
            continue
        burned = min(missing, there)
        state = change_blood(state, card, -burned, Cause.CARD)
        state = burn(state, card) if burned == there else state
        missing -= burned
    return state, missing


def hold(state: GameState, seat: int, until: Replaced) -> GameState:
    """The card played now is not replaced before a given moment. R1.6.1-04."""
    player = state.players[seat]
    return with_player(state, seat, player.replace(held=(*player.held, until)))


def unhold(state: GameState, seat: int, until: Replaced) -> GameState:
    """A card that was not to be replaced yet has been cancelled: it is replaced now. D163"""
    player = state.players[seat]
    at = player.held.index(until)
    held = player.held[:at] + player.held[at + 1 :]
    return fill_hand(with_player(state, seat, player.replace(held=held)), seat)


def release(state: GameState, seat: int, until: Replaced) -> GameState:
    """The moment has come: draw what was held back until then."""
    player = state.players[seat]
    if until not in player.held:
        return state
    held = tuple([h for h in player.held if h is not until])
    return fill_hand(with_player(state, seat, player.replace(held=held)), seat)


def take_control(state: GameState, card: int, seat: int) -> GameState:
    """Give a card in play, with the equipment and retainers on it, to another Methuselah.

    It stays as it is: region, counters, tapped or not (G44); other cards on it stay with the
    Methuselah who controls them (R1.6.2-08, R1.6.3-04).
    """
    value = state.cards[card]
    zone = value.zone
    if zone is Zone.ATTACHED:
        return with_card(state, card, value.replace(controller=seat), ControlTaken(card, seat))
    state = _leave(state, card)
    state = with_card(state, card, value.replace(controller=seat), ControlTaken(card, seat))
    player = state.players[seat]
    field = ZONE_FIELD[zone]
    listed = (*getattr(player, field), card)
    state = with_player(state, seat, player.replace(**{field: listed}))
    for on in value.attached:
        if follows_host(state, on):
            state = take_control(state, on, seat)
    return state


def follows_host(state: GameState, card: int) -> bool:
    """Whether a card on a minion is controlled by whoever controls the minion. R1.6.3-04."""
    kinds, text = types(state, card), state.definition(card).text
    own = text is not None and text.with_host
    return own or CardType.EQUIPMENT in kinds or CardType.RETAINER in kinds

"""Which referendum may be chosen for an action that calls one of another card (6.3)."""

from __future__ import annotations

from collections.abc import Iterator

from vtes.model.decisions import ActionKind, DecisionKind
from vtes.model.frames import Action
from vtes.model.moves import ChooseCard, ChooseTarget
from vtes.model.state import NOBODY, GameState
from vtes.model.text import By, Cost, How, Mode
from vtes.model.zones import HAND, Zone
from vtes.rules.announcing import calls_motion
from vtes.rules.guards.announced import frame
from vtes.rules.guards.common import SEAT, no_card
from vtes.rules.guards.guard import Answers, Guard, Layer
from vtes.rules.guards.needs import fulfilled
from vtes.rules.hands import in_hand
from vtes.rules.hushes import hushed
from vtes.rules.presence import in_play, with_attached
from vtes.rules.repeating import referendum_barred
from vtes.rules.requirements import level, other_clan, printed_blood, too_little_pool
from vtes.rules.votes import is_political

Motion = tuple[int, int]
"""The card (instance id) and its way to call a referendum; -1 for none."""

_NONE: Motion = (NOBODY, NOBODY)


def motion(state: GameState, action: Action) -> Motion:
    """What the action that has been announced can call now."""
    seat, minion = action.seat, action.minion
    if not action.motion:
        card = action.motion_in_play
        return (card, way) if (way := way_in_play(state, seat, minion, card)) != NOBODY else _NONE
    card = in_hand(state, seat, action.motion)
    way = NOBODY if card == NOBODY else way_in_hand(state, seat, minion, card)
    return (card, way) if way != NOBODY else _NONE


def way_in_hand(state: GameState, seat: int, minion: int, card: int) -> int:
    """The first way in which a minion can call the referendum of a card in hand, -1 for none.

    What the card requires and costs beyond the action has to be there. [ANK 20220704]
    """
    definition = state.definition(card)
    facts, text = definition.facts, definition.text
    if text is None or not is_political(state, card) or other_clan(state, card, minion):
        return NOBODY
    if referendum_barred(state, seat, card=facts.id) or hushed(state, minion, card, How.ACTION):
        return NOBODY
    blood = printed_blood(state, card, How.ACTION, minion)
    dear = blood > state.cards[minion].blood or too_little_pool(state, card, seat)
    if dear or (text.once_a_game and facts.id in state.once):
        return NOBODY
    for way, found in enumerate(text.modes):
        able = found.how is How.ACTION and _calls(found)
        able = able and found.level <= level(state, card, minion, found)
        if able and fulfilled(state, found, (seat, minion, NOBODY)):
            return way
    return NOBODY


def way_in_play(state: GameState, seat: int, minion: int, card: int) -> int:
    """The same for a card in play that lets anybody call a referendum."""
    text = state.definition(card).text if in_play(state, card) else None
    if text is None or referendum_barred(state, seat, in_play=card):
        return NOBODY
    for way, found in enumerate(text.modes):
        able = found.how is How.USE and found.by is By.ANYBODY and found.cost == Cost()
        if able and _calls(found) and fulfilled(state, found, (seat, minion, card)):
            return way
    return NOBODY


def _calls(found: Mode) -> bool:
    return found.deed is not None and found.deed.kind is ActionKind.POLITICAL


def callable_cards(state: GameState, seat: int, minion: int) -> Iterator[int]:
    """Instance ids of the cards of the hand, and of cards in play, that could be chosen."""
    for card in state.players[seat].hand:
        if way_in_hand(state, seat, minion, card) != NOBODY:
            yield card
    for player in state.players:
        for top in (*player.in_play, *player.ready, *player.torpor):
            for card in with_attached(state, top):
                if way_in_play(state, seat, minion, card) != NOBODY:
                    yield card


def _nothing(state: GameState, seat: int, card: int, minion: int, mode: Mode) -> bool:
    return not any(True for _ in callable_cards(state, seat, minion))


def _no_card(state: GameState, card: int, place: Zone) -> bool:
    announce = frame(state)
    held = in_hand(state, announce.seat, card) if place is HAND else NOBODY
    return held == NOBODY or way_in_hand(state, announce.seat, announce.minion, held) == NOBODY


def _not_in_play(state: GameState, card: int) -> bool:
    announce = frame(state)
    return way_in_play(state, announce.seat, announce.minion, card) == NOBODY


nothing_to_call = Guard(
    "nothing-to-call",
    "R6.2.1-03",
    "there is no other referendum that the vampire could call",
    lambda state, seat, card, minion, mode: (
        calls_motion(mode) and _nothing(state, seat, card, minion, mode)
    ),
    concerns=lambda card, mode: calls_motion(mode),
    objects=_nothing,
)
no_motion = Guard(
    "no-motion-in-hand",
    "R6.2.1-03",
    "the vampire cannot call the referendum of a card like that from the hand",
    _no_card,
)
no_motion_in_play = Guard(
    "no-motion-in-play",
    "R6.2.1-03",
    "the vampire cannot call a referendum of that card in play",
    _not_in_play,
)

IN_HAND = Layer(no_motion, fields=("card", "place"), alone=True)
IN_PLAY = Layer(no_motion_in_play, fields=("card",), alone=True)

ANSWERS: Answers = {
    (DecisionKind.MOTION, ChooseCard): (SEAT, IN_HAND),
    (DecisionKind.MOTION, ChooseTarget): (
        SEAT,
        Layer(no_card, fields=("card",), alone=True),
        IN_PLAY,
    ),
}

"""What cards do by themselves at a moment."""

from __future__ import annotations

from typing import Final

from vtes.model.events import CardMoved, ControlTaken, EdgeMoved, Event
from vtes.model.frames import Resolve, Use
from vtes.model.lasting import About
from vtes.model.state import NOBODY, GameState
from vtes.model.text import How, Moment
from vtes.model.title_events import TitleGained, TitleWon
from vtes.model.zones import IN_PLAY_ZONES, READY, TORPOR, Zone
from vtes.ops.stack import push
from vtes.rules.guards.needs import fulfilled
from vtes.rules.nature import silenced
from vtes.rules.presence import in_play
from vtes.rules.seating import in_game, predator

_HEAP: Final = Zone.ASH_HEAP


def trigger(state: GameState, moment: Moment, card: int, whose: int = NOBODY) -> GameState:
    """The card does what it does at a moment, if its conditions hold, before anything else; a
    minion whose own text does not count does nothing.

    Args:
        state: the position.
        moment: the moment.
        card: instance id of the card.
        whose: the Methuselah to whom it has happened, -1 for nobody in particular.
    """
    definition = state.definition(card)
    if not definition.triggers & 1 << moment or silenced(state, card):
        return state
    assert definition.text is not None
    seat = state.cards[card].controller
    for index, mode in enumerate(definition.text.modes):
        if mode.how is How.TRIGGER and mode.moment is moment:
            who = (seat, card, card)
            if fulfilled(state, mode, who):
                use = Use(seat, card, card, index, target_seat=whose)
                state = push(state.replace(pending=None), Resolve(use))
    return state


def fire(state: GameState, fresh: tuple[Event, ...]) -> GameState:
    """What cards do by themselves because of what has happened, the last of it first.

    Args:
        state: the position.
        fresh: what has happened.
    """
    for event in fresh if state.table.triggers else ():
        if isinstance(event, CardMoved):
            state = _moved(state, event)
        elif isinstance(event, TitleGained | TitleWon):
            state = _of(state, Moment.TITLED, event.card)
        elif isinstance(event, ControlTaken) and state.cards[event.card].zone in IN_PLAY_ZONES:
            state = _of(state, Moment.TAKEN, event.card)
        elif isinstance(event, EdgeMoved) and event.seat != NOBODY:
            above = predator(state, event.seat)
            for card in state.players[above].in_play if above != NOBODY else ():
                state = trigger(state, Moment.PREY_HAS_EDGE, card)
    return state


def _of(state: GameState, moment: Moment, card: int) -> GameState:
    """What the card itself does, whose controller is in the game."""
    if not in_game(state, state.cards[card].controller):
        return state
    return trigger(state, moment, card)


def _moved(state: GameState, event: CardMoved) -> GameState:
    """What is done because a card has moved."""
    if event.origin is READY:
        state = _left(_fallen(state, event), event.card)
    if event.zone is _HEAP and event.origin in IN_PLAY_ZONES:
        return state if event.mute else _of(state, Moment.BURNED, event.card)
    if (event.origin, event.zone) == (READY, TORPOR):
        state = trigger(state, Moment.FALLS, event.card)
        for card in reversed(state.cards[event.card].attached):  # the first one on top
            state = trigger(state, Moment.HOST_FALLS, card)
    return state


def _fallen(state: GameState, event: CardMoved) -> GameState:
    """What cards do because a ready minion is burned or sent to torpor."""
    seat = event.seat if event.former == NOBODY else event.former
    watched = state.table.triggers & 1 << Moment.MINION_FALLS
    if not watched or event.zone not in (TORPOR, _HEAP) or not in_game(state, seat):
        return state
    for player in state.players:
        for card in player.in_play:
            state = trigger(state, Moment.MINION_FALLS, card, seat)
    return state


def _left(state: GameState, minion: int) -> GameState:
    """What cards do that are about a minion who has left the ready region."""
    if not state.table.triggers & 1 << Moment.IT_LEAVES or state.cards[minion].zone is READY:
        return state
    for about in state.lasting:
        if isinstance(about, About) and about.minion == minion and in_play(state, about.card):
            state = trigger(state, Moment.IT_LEAVES, about.card)
    return state

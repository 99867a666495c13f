"""Resolvers of words about what cards become, and where they go."""

from __future__ import annotations

from vtes.effects.subjects import subject
from vtes.model.card_words import (
    BanThisTurn,
    BecomeAlly,
    BecomeVampire,
    BurnTargets,
    BurnToken,
    BurnVandalized,
    GiveToken,
    MustHunt,
    RemoveTarget,
    RemoveThis,
)
from vtes.model.events import BecameVampire, Cause, TokenMoved
from vtes.model.frames import Use
from vtes.model.lasting import Banned, Bearing, OwesHunt
from vtes.model.state import Form, GameState
from vtes.model.zones import READY, Zone
from vtes.ops.cards import burn, move
from vtes.ops.counters import change_blood, with_card
from vtes.ops.stack import emit
from vtes.rules.nature import clans
from vtes.rules.presence import in_play
from vtes.rules.sects import sect


def burn_targets(state: GameState, use: Use, word: BurnTargets) -> GameState:
    """Those that are still there."""
    for card in use.taken:
        if in_play(state, card):
            state = burn(state, card)
    return state


def become_vampire(state: GameState, use: Use, word: BecomeVampire) -> GameState:
    """Clan and sect are those that its player has at this moment."""
    state = move(state, use.card, READY)
    form = Form(word.capacity, clans(state, use.minion), word.sect or sect(state, use.minion))
    event = BecameVampire(use.card, form.capacity, form.clans, form.sect)
    return with_card(state, use.card, state.cards[use.card].replace(form=form), event)


def become_ally(state: GameState, use: Use, word: BecomeAlly) -> GameState:
    """Nobody has recruited it: it does not wait. D304"""
    text = state.definition(use.card).text
    assert text is not None
    return change_blood(move(state, use.card, READY), use.card, text.life, Cause.CARD)


def must_hunt(state: GameState, use: Use, word: MustHunt) -> GameState:
    """R6-10, with whatever blood he may have by then."""
    lasting = OwesHunt(subject(state, use, word.who))
    return state.replace(lasting=(*state.lasting, lasting))


def ban_this_turn(state: GameState, use: Use, word: BanThisTurn) -> GameState:
    """The minion is forbidden something for the rest of the turn."""
    lasting = Banned(subject(state, use, word.who), word.ban)
    return state.replace(lasting=(*state.lasting, lasting))


def give_token(state: GameState, use: Use, word: GiveToken) -> GameState:
    """Several of them are as good as one, until they are burned. D283"""
    minion = subject(state, use, word.who)
    state = emit(state, TokenMoved(minion, word.token))
    return state.replace(lasting=(*state.lasting, Bearing(minion, word.token)))


def burn_token(state: GameState, use: Use, word: BurnToken) -> GameState:
    """One of them; nothing if there is none any more."""
    minion = subject(state, use, word.who)
    lasting = list(state.lasting)
    if Bearing(minion, word.token) not in lasting:
        return state
    lasting.remove(Bearing(minion, word.token))
    state = emit(state, TokenMoved(minion, word.token, burned=True))
    return state.replace(lasting=tuple(lasting))


def burn_vandalized(state: GameState, use: Use, word: BurnVandalized) -> GameState:
    """What it would cost now does not matter."""
    printed = state.definition(use.target).facts
    borne = state.lasting.count(Bearing(use.target, word.token))
    enough = borne >= max(printed.pool_cost + printed.blood_cost, 1)
    return burn(state, use.target) if enough else state


def remove_this(state: GameState, use: Use, word: RemoveThis) -> GameState:
    """R1.1-08."""
    return burn(state, use.card, Zone.REMOVED)


def remove_target(state: GameState, use: Use, word: RemoveTarget) -> GameState:
    """R1.1-08."""
    return burn(state, use.target, Zone.REMOVED)

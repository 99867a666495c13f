"""The guards behind conditions of uses of cards in play."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from vtes.model.cards import Claim, Title
from vtes.model.combat import Combat
from vtes.model.decisions import ActionKind
from vtes.model.frames import Action, BlockAttempt, Play
from vtes.model.lasting import Bearing
from vtes.model.needs_in_play import (
    ActiveControls,
    ActiveHas,
    AnswersUse,
    Bears,
    BlockedBleed,
    BlockerOfSect,
    ControlsPrince,
    HostIn,
    InRound,
    NotYours,
    OfClan,
    OpponentOfSect,
    OpponentPlays,
    OwnHost,
    PoliticalAction,
    SavedIsActive,
)
from vtes.model.state import NOBODY, GameState
from vtes.model.text import How, Need, Where
from vtes.model.zones import READY, TORPOR
from vtes.rules.aims import candidates, hit, mode_of
from vtes.rules.boons import boon_of
from vtes.rules.combat import opponent
from vtes.rules.guards.common import Subject
from vtes.rules.guards.guard import Guard
from vtes.rules.nature import clans
from vtes.rules.presence import having
from vtes.rules.sects import sect
from vtes.rules.stack import current_combat, topmost
from vtes.rules.titles import holds
from vtes.rules.uses import answers
from vtes.rules.votes import current_referendum

_PLACES = {Where.READY: (READY,), Where.TORPOR: (TORPOR,)}


def _other_opponent(state: GameState, need: OpponentOfSect, who: Subject) -> bool:
    other = opponent(state, who[1])
    return other == NOBODY or sect(state, other) is not need.sect


def _other_round(state: GameState, need: InRound, who: Subject) -> bool:
    combat = current_combat(state)
    return combat is None or combat.round != need.number


def _other_combat(state: GameState, need: BlockedBleed, who: Subject) -> bool:
    combat, action = topmost(state, Combat), topmost(state, Action)
    if combat is None or action is None or action.kind is not ActionKind.BLEED:
        return True
    if action.target_seat != who[0] or action.blocker == NOBODY:
        return True
    theirs = (combat.acting, combat.opposing) != (action.minion, action.blocker)
    return theirs or state.cards[action.blocker].controller != who[0]


def _no_political_action(state: GameState, need: PoliticalAction, who: Subject) -> bool:
    frame = current_referendum(state)
    return frame is None or frame.use.minion == NOBODY


def _no_prince(state: GameState, need: ControlsPrince, who: Subject) -> bool:
    player = state.players[who[0]]
    wanted = Claim(Title.PRINCE, need.city)
    return not any(
        holds(state, m).replace(card=NOBODY) == wanted for m in player.ready + player.torpor
    )


def _other_clan(state: GameState, need: OfClan, who: Subject) -> bool:
    return (need.clan in clans(state, who[1])) is need.other


def _other_blocker(state: GameState, need: BlockerOfSect, who: Subject) -> bool:
    attempt = topmost(state, BlockAttempt)
    return attempt is None or sect(state, attempt.blocker) is not need.sect


def _yours(state: GameState, need: NotYours, who: Subject) -> bool:
    return state.cards[who[2]].controller == who[0]


def _of_another(state: GameState, need: OwnHost, who: Subject) -> bool:
    card = state.cards[who[2]]
    return card.host == NOBODY or state.cards[card.host].controller != card.controller


def _elsewhere(state: GameState, need: HostIn, who: Subject) -> bool:
    host = state.cards[who[2]].host
    return host == NOBODY or state.cards[host].zone not in _PLACES[need.where]


def _has_none(state: GameState, need: ActiveHas, who: Subject) -> bool:
    return not having(state, state.active, need.trait)


def _controls_none(state: GameState, need: ActiveControls, who: Subject) -> bool:
    seat = state.active
    return not any(hit(state, need.aim, seat, NOBODY, c) for c in candidates(state, need.aim, seat))


def _no_combat_card(state: GameState, need: OpponentPlays, who: Subject) -> bool:
    play = topmost(state, Play)
    if play is None or play.cancelled or play.use.minion != opponent(state, who[1]):
        return True
    mode = mode_of(state, play.use.card, play.use.mode)
    return mode is None or mode.how is not How.COMBAT


def _tokenless(state: GameState, need: Bears, who: Subject) -> bool:
    return Bearing(who[1], need.token) not in state.lasting


def _not_saved(state: GameState, need: SavedIsActive, who: Subject) -> bool:
    boon = boon_of(state, who[2])
    return boon is None or boon.seat != state.active


def _need(code: str, message: str, violated: Callable[[GameState, Any, Subject], bool]) -> Guard:
    return Guard(code, "R1.4-01", message, violated)


IN_PLAY: Final[dict[type[Need], Guard]] = {
    OpponentOfSect: _need(
        "opponent-of-another-sect", "the opposing minion is of another sect", _other_opponent
    ),
    InRound: _need("wrong-round", "the card is for another round of combat", _other_round),
    BlockedBleed: _need(
        "no-blocked-bleed",
        "the card is for combat with a minion whose bleed at you was blocked",
        _other_combat,
    ),
    PoliticalAction: _need(
        "no-political-action", "the referendum is not that of an action", _no_political_action
    ),
    ControlsPrince: _need("no-prince", "you do not control the prince of the city", _no_prince),
    OfClan: _need(
        "not-of-the-clan", "the minion is not of the clan, or should not be", _other_clan
    ),
    BlockerOfSect: _need(
        "blocker-of-another-sect", "no vampire of the sect tries to block", _other_blocker
    ),
    NotYours: _need("yours-already", "you control the card already", _yours),
    OwnHost: _need(
        "host-of-another", "the card and its minion have different controllers", _of_another
    ),
    HostIn: _need("host-elsewhere", "the minion with the card is not in that place", _elsewhere),
    SavedIsActive: _need(
        "saved-not-active", "it is not the turn of whom the card has kept in the game", _not_saved
    ),
    AnswersUse: _need(
        "nothing-to-answer",
        "your prey is not using such a card",
        lambda state, need, who: not answers(state, need, who[0]),
    ),
    OpponentPlays: _need(
        "opponent-plays-nothing",
        "the opposing minion plays no combat card",
        _no_combat_card,
    ),
    Bears: _need("no-token", "the minion has no such counter", _tokenless),
    ActiveControls: _need(
        "active-controls-none", "whose turn it is has no such card in play", _controls_none
    ),
    ActiveHas: _need("active-has-none", "nothing is there for which to burn pool", _has_none),
}
"""The guard behind each of these conditions; see `needs.py`."""

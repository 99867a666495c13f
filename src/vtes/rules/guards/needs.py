"""The guards behind the conditions under which cards may be used."""

from __future__ import annotations

from collections.abc import Iterator

from vtes.model.frames import BlockAttempt, Play
from vtes.model.needs import (
    AboutToFight,
    CanDiablerize,
    CardOfMinion,
    CountersAre,
    CountersAtMost,
    Fertile,
    HasEdge,
    HasNo,
    IsBlocking,
    IsTapped,
    IsUntapped,
    IsVampire,
    MasterOfAnother,
    NotItsMinion,
    OfAnother,
    OfSect,
    OthersFought,
    PlayedIn,
    Titled,
)
from vtes.model.state import NOBODY, GameState
from vtes.model.text import Mode, Need, Trait
from vtes.model.zones import READY
from vtes.rules.belongings import has_such
from vtes.rules.combat import bearer
from vtes.rules.diablerie import can_commit
from vtes.rules.guards.common import Subject
from vtes.rules.guards.guard import Guard
from vtes.rules.guards.needs_action import OF_ACTION
from vtes.rules.guards.needs_action import need_guard as _need
from vtes.rules.guards.needs_action import the_action as _action
from vtes.rules.guards.needs_action import the_blocker as _blocker
from vtes.rules.guards.needs_combat import OF_COMBAT
from vtes.rules.guards.needs_in_play import IN_PLAY
from vtes.rules.guards.needs_instead import OF_INSTEAD
from vtes.rules.guards.needs_own import OF_OWN
from vtes.rules.nature import is_vampire
from vtes.rules.sects import sect
from vtes.rules.stack import current_combat, topmost
from vtes.rules.titles import title


def is_for_tapped(mode: Mode) -> bool:
    """Whether the mode is for tapped minions only."""
    return any(isinstance(need, IsTapped) for need in mode.needs)


def _untitled(state: GameState, need: Titled, who: Subject) -> bool:
    return title(state, who[1]) not in need.titles


def _other_sect(state: GameState, need: OfSect, who: Subject) -> bool:
    return sect(state, who[1]) is not need.sect


def _no_vampire(state: GameState, need: IsVampire, who: Subject) -> bool:
    return not is_vampire(state, who[1])


def _sterile(state: GameState, need: Fertile, who: Subject) -> bool:
    text = state.definition(who[1]).text
    sterile = text is not None and Trait.STERILE in text.traits
    return sterile or not is_vampire(state, who[1])


def _has(state: GameState, need: HasNo, who: Subject) -> bool:
    return has_such(state, who[1], need)


def _untapped(state: GameState, need: IsTapped, who: Subject) -> bool:
    return not state.cards[who[1]].tapped


def _no_edge(state: GameState, need: HasEdge, who: Subject) -> bool:
    return state.edge != who[0]


def _playing(state: GameState) -> Play | None:
    return topmost(state, Play)


def _no_master(state: GameState, need: MasterOfAnother, who: Subject) -> bool:
    play = _playing(state)
    return play is None or play.use.minion != NOBODY or play.use.seat == who[0]


def _no_minion_card(state: GameState, need: CardOfMinion, who: Subject) -> bool:
    play = _playing(state)
    return play is None or play.use.minion == NOBODY


def _companion(state: GameState, need: OfAnother, who: Subject) -> bool:
    return state.cards[bearer(state, who[2])].controller == who[0]


def _its_minion(state: GameState, need: NotItsMinion, who: Subject) -> bool:
    return who[2] != NOBODY and state.cards[who[2]].host == who[1]


def _other_counters(state: GameState, need: CountersAre, who: Subject) -> bool:
    subject = who[1] if who[1] != NOBODY else who[2]
    return state.cards[subject].blood != need.amount


def _too_many_counters(state: GameState, need: CountersAtMost, who: Subject) -> bool:
    subject = who[1] if who[1] != NOBODY else who[2]
    return state.cards[subject].blood > need.amount


def _played_otherwise(state: GameState, need: PlayedIn, who: Subject) -> bool:
    return who[2] == NOBODY or state.cards[who[2]].way != need.way


def _another_blocks(state: GameState, need: IsBlocking, who: Subject) -> bool:
    return _blocker(state) != who[1]


def _tapped(state: GameState, need: IsUntapped, who: Subject) -> bool:
    return state.cards[who[1]].tapped


def _others_not_fought(state: GameState, need: OthersFought, who: Subject) -> bool:
    combat, action = current_combat(state), _action(state)
    if combat is None or combat.again:
        return True
    pair = (action.minion, action.blocker)
    if {combat.acting, combat.opposing} != {*pair} or who[1] in pair:
        return True
    mine = [m for m in pair if state.cards[m].controller == who[0]]
    others = [m for m in pair if m not in mine]
    return len(mine) != 1 or state.cards[others[0]].zone is not READY


def _not_about_to_fight(state: GameState, need: AboutToFight, who: Subject) -> bool:
    action, open_attempt = _action(state), topmost(state, BlockAttempt)
    if open_attempt is not None:
        return open_attempt.blocker != who[1]
    combat = current_combat(state)
    return combat is None or {combat.acting, combat.opposing} != {action.minion, who[1]}


NEEDS: dict[type[Need], Guard] = {
    **OF_ACTION,
    **OF_COMBAT,
    **IN_PLAY,
    **OF_OWN,
    **OF_INSTEAD,
    OfSect: _need("wrong-sect", "R1.6.1-12", "the card needs a vampire of a sect", _other_sect),
    Titled: _need("title-missing", "R1.6.1-12", "the card needs a titled vampire", _untitled),
    IsVampire: _need("no-vampire", "R1.4-01", "only a vampire plays the card", _no_vampire),
    Fertile: _need(
        "sterile", "R1.4-01", "only a vampire who is not sterile plays the card", _sterile
    ),
    HasNo: _need("has-one", "R1.4-01", "the minion has such a card already", _has),
    IsTapped: _need("not-tapped", "R1.1-01", "the card is for a tapped minion", _untapped),
    HasEdge: _need("no-edge", "R1.4-01", "you do not have the Edge", _no_edge),
    NotItsMinion: _need(
        "its-own-minion",
        "R1.4-01",
        "the minion that the card is on cannot take that action",
        _its_minion,
    ),
    CanDiablerize: _need(
        "cannot-diablerize",
        "R6.5.5-02",
        "the minion cannot commit diablerie",
        lambda state, need, who: not can_commit(state, who[1]),
    ),
    OfAnother: _need(
        "hosts-companion",
        "R1.4-01",
        "only a minion of another Methuselah takes that action",
        _companion,
    ),
    CountersAre: _need(
        "other-counters", "R1.4-01", "the counters are not those it needs", _other_counters
    ),
    CountersAtMost: _need(
        "too-many-counters", "R1.4-01", "there are more counters than it says", _too_many_counters
    ),
    PlayedIn: _need(
        "played-otherwise", "R1.5-15", "the card has been played in another way", _played_otherwise
    ),
    IsBlocking: _need(
        "is-not-blocking", "R6.2.2-18", "the minion is not trying to block", _another_blocks
    ),
    IsUntapped: _need("is-tapped", "R1.4-01", "the card is for an untapped minion", _tapped),
    OthersFought: _need(
        "others-have-not-fought",
        "R1.4-01",
        "the combat is none after which another minion takes over",
        _others_not_fought,
    ),
    AboutToFight: _need(
        "not-about-to-fight",
        "R1.4-01",
        "the minion is not about to enter combat with the acting minion",
        _not_about_to_fight,
    ),
    CardOfMinion: _need(
        "no-card-of-minion", "R1.6.1-01", "no minion is playing a card", _no_minion_card
    ),
    MasterOfAnother: _need(
        "no-master-of-another", "R1.4-01", "no other Methuselah plays a master card", _no_master
    ),
}
"""The guard behind each condition; asked with the condition and the subject."""


def unfulfilled(state: GameState, mode: Mode, who: Subject) -> Iterator[Guard]:
    """The guards of the conditions that a way names and that somebody does not fulfil."""
    for need in mode.needs:
        guard = NEEDS[type(need)]
        if guard.violated(state, need, who):
            yield guard


def fulfilled(state: GameState, mode: Mode, who: Subject) -> bool:
    """Whether somebody fulfils all the conditions that a way names."""
    return next(unfulfilled(state, mode, who), None) is None

"""The guards behind the conditions under which cards may be used."""

from __future__ import annotations

from vtes.model.combat import Damage, Range, StrikePair
from vtes.model.frames import BlockAttempt, Play
from vtes.model.needs import (
    AboutToFight,
    AtClose,
    AtLong,
    BothReady,
    CanDiablerize,
    CardOfMinion,
    CountersAre,
    CountersAtMost,
    Fertile,
    FirstRound,
    FirstStrikes,
    HasEdge,
    HasNo,
    IsBlocking,
    IsTapped,
    IsUntapped,
    IsVampire,
    LaterRound,
    MasterOfAnother,
    NotItsMinion,
    OfAnother,
    OfSect,
    OpponentFalls,
    OthersFought,
    PlayedIn,
    Titled,
)
from vtes.model.state import NOBODY, GameState
from vtes.model.text import Mode, Need, Trait
from vtes.model.zones import READY
from vtes.rules.belongings import has_such
from vtes.rules.combat import both_ready, current_combat, current_round, opponent
from vtes.rules.diablerie import can_commit
from vtes.rules.guards.guard import Guard
from vtes.rules.guards.needs_action import OF_ACTION, Subject
from vtes.rules.guards.needs_action import need_guard as _need
from vtes.rules.guards.needs_action import the_action as _action
from vtes.rules.guards.needs_action import the_blocker as _blocker
from vtes.rules.numbers import is_vampire
from vtes.rules.sects import sect
from vtes.rules.stack import topmost
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
    return next((f for f in reversed(state.stack) if isinstance(f, Play)), None)


def _no_master(state: GameState, need: MasterOfAnother, who: Subject) -> bool:
    play = _playing(state)
    return play is None or play.use.minion != NOBODY or play.use.seat == who[0]


def _no_minion_card(state: GameState, need: CardOfMinion, who: Subject) -> bool:
    play = _playing(state)
    return play is None or play.use.minion == NOBODY


def _stands(state: GameState, need: OpponentFalls, who: Subject) -> bool:
    damage, other = topmost(state, Damage), opponent(state, who[1])
    if damage is None or other == NOBODY or state.cards[other].zone is not READY:
        return True
    return other not in damage.to_torpor or who[1] in damage.to_torpor + damage.to_burn


def _companion(state: GameState, need: OfAnother, who: Subject) -> bool:
    return state.cards[state.cards[who[2]].host].controller == who[0]


def _its_minion(state: GameState, need: NotItsMinion, who: Subject) -> bool:
    return who[2] != NOBODY and state.cards[who[2]].host == who[1]


def _other_counters(state: GameState, need: CountersAre, who: Subject) -> bool:
    subject = who[1] if who[1] != NOBODY else who[2]
    return state.cards[subject].blood != need.amount


def _too_many_counters(state: GameState, need: CountersAtMost, who: Subject) -> bool:
    subject = who[1] if who[1] != NOBODY else who[2]
    return state.cards[subject].blood > need.amount


def _later(state: GameState, need: FirstRound, who: Subject) -> bool:
    combat = current_combat(state)
    return combat is None or combat.round > 1


def _first(state: GameState, need: LaterRound, who: Subject) -> bool:
    combat = current_combat(state)
    return combat is None or combat.round < 2


def _not_close(state: GameState, need: AtClose, who: Subject) -> bool:
    current = current_round(state)
    return current is None or current.range is not Range.CLOSE


def _not_long(state: GameState, need: AtLong, who: Subject) -> bool:
    current = current_round(state)
    return current is None or current.range is not Range.LONG


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


def _more_strikes(state: GameState, need: FirstStrikes, who: Subject) -> bool:
    pair = topmost(state, StrikePair)
    return pair is None or not pair.initial


def _not_both(state: GameState, need: BothReady, who: Subject) -> bool:
    combat = current_combat(state)
    return combat is None or bool(combat.again) or not both_ready(state, combat)


NEEDS: dict[type[Need], Guard] = {
    **OF_ACTION,
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
    OpponentFalls: _need(
        "opponent-stands",
        "R6.4.6-12",
        "the opposing vampire is not on his way to torpor, or the minion does not stay",
        _stands,
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
    FirstRound: _need(
        "not-first-round", "R1.4-01", "the card is for the first round of a combat", _later
    ),
    LaterRound: _need(
        "first-round", "R1.4-01", "the card is not for the first round of a combat", _first
    ),
    AtClose: _need("not-at-close-range", "R6.4.2-03", "the card is for close range", _not_close),
    AtLong: _need("not-at-long-range", "R6.4.2-03", "the card is for long range", _not_long),
    FirstStrikes: _need(
        "not-the-first-strikes",
        "R1.4-01",
        "the card is for the first pair of strikes of a round",
        _more_strikes,
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
    BothReady: _need(
        "not-both-ready",
        "R1.4-01",
        "both combatants have to be ready, without another combat to fight",
        _not_both,
    ),
    CardOfMinion: _need(
        "no-card-of-minion", "R1.6.1-01", "no minion is playing a card", _no_minion_card
    ),
    MasterOfAnother: _need(
        "no-master-of-another", "R1.4-01", "no other Methuselah plays a master card", _no_master
    ),
}
"""The guard behind each condition; asked with the condition and the subject."""

"""The guards behind the conditions under which cards may be used."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from vtes.model.combat import Damage, Range, StrikePair
from vtes.model.decisions import ActionKind
from vtes.model.events import Ending
from vtes.model.frames import Action, BlockAttempt, Play
from vtes.model.needs import (
    AboutToFight,
    ActingIs,
    ActingIsYounger,
    AtClose,
    AtLong,
    BledBySomebody,
    BleedAtLeast,
    Bleeding,
    Blocked,
    BlockerIsAnothers,
    BlockerIsYours,
    BlocksDeclined,
    BothReady,
    CanDiablerize,
    CardOfMinion,
    CountersAre,
    CountersAtMost,
    Fertile,
    FirstRound,
    FirstStrikes,
    HasBlocked,
    HasEdge,
    HasNo,
    IsBlocking,
    IsTapped,
    IsUntapped,
    IsVampire,
    LaterRound,
    MasterOfAnother,
    MayBlock,
    NotItsMinion,
    NotWith,
    OfAnother,
    OfSect,
    OpponentFalls,
    OthersFought,
    PlayedIn,
    ReferendumHasPassed,
    Successful,
    Titled,
)
from vtes.model.state import NOBODY, GameState
from vtes.model.text import Mode, Need, Trait
from vtes.model.zones import READY
from vtes.rules.belongings import has_such
from vtes.rules.blocking import barred, next_blocker
from vtes.rules.combat import both_ready, current_combat, current_round, opponent
from vtes.rules.diablerie import can_commit
from vtes.rules.guards.guard import Guard
from vtes.rules.guards.needs_in_play import IN_PLAY
from vtes.rules.numbers import bleed_amount, capacity, clans, current_action, is_vampire
from vtes.rules.sects import sect
from vtes.rules.stack import topmost
from vtes.rules.titles import title

Subject = tuple[int, int, int]
"""The seat, the minion (-1: none) and the card in play (-1: in hand) of who wants to use a card."""


def is_for_tapped(mode: Mode) -> bool:
    """Whether the mode is for tapped minions only."""
    return any(isinstance(need, IsTapped) for need in mode.needs)


def _action(state: GameState) -> Action:
    action = current_action(state)
    assert action is not None
    return action


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


def _no_bleed(state: GameState, need: Bleeding, who: Subject) -> bool:
    return _action(state).kind is not ActionKind.BLEED


def _not_bled(state: GameState, need: BledBySomebody, who: Subject) -> bool:
    action = _action(state)
    return action.kind is not ActionKind.BLEED or action.target_seat != who[0]


def _small_bleed(state: GameState, need: BleedAtLeast, who: Subject) -> bool:
    return bleed_amount(state, _action(state)) < need.amount


def _more_blocks(state: GameState, need: BlocksDeclined, who: Subject) -> bool:
    return next_blocker(state, _action(state)) != NOBODY


def _unsuccessful(state: GameState, need: Successful, who: Subject) -> bool:
    return _action(state).ending != Ending.SUCCESSFUL


def _unblocked(state: GameState, need: Blocked, who: Subject) -> bool:
    return _action(state).ending != Ending.BLOCKED


def _untapped(state: GameState, need: IsTapped, who: Subject) -> bool:
    return not state.cards[who[1]].tapped


def _no_edge(state: GameState, need: HasEdge, who: Subject) -> bool:
    return state.edge != who[0]


def _played_with(state: GameState, need: NotWith, who: Subject) -> bool:
    return any((who[1], card) in _action(state).played for card in need.cards)


def _playing(state: GameState) -> Play | None:
    return next((f for f in reversed(state.stack) if isinstance(f, Play)), None)


def _no_master(state: GameState, need: MasterOfAnother, who: Subject) -> bool:
    play = _playing(state)
    return play is None or play.use.minion != NOBODY or play.use.seat == who[0]


def _no_minion_card(state: GameState, need: CardOfMinion, who: Subject) -> bool:
    play = _playing(state)
    return play is None or play.use.minion == NOBODY


def _blocker(state: GameState) -> int:
    frames = (f for f in reversed(state.stack) if isinstance(f, BlockAttempt))
    return next((f.blocker for f in frames), NOBODY)


def _of_clan(state: GameState, minion: int, clan: str) -> bool:
    return not clan or clan in clans(state, minion)


def _not_your_blocker(state: GameState, need: BlockerIsYours, who: Subject) -> bool:
    blocker = _blocker(state)
    if blocker == NOBODY or state.cards[blocker].controller != who[0]:
        return True
    return not _of_clan(state, blocker, need.clan)


def _no_other_blocker(state: GameState, need: BlockerIsAnothers, who: Subject) -> bool:
    blocker = _blocker(state)
    return blocker == NOBODY or state.cards[blocker].controller == who[0]


def _acting_is_not(state: GameState, need: ActingIs, who: Subject) -> bool:
    action = current_action(state)
    if action is None or (need.yours and action.seat != who[0]):
        return True
    if state.cards[action.minion].blood < need.blood:
        return True
    return not _of_clan(state, action.minion, need.clan)


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


def _blocked_by_another(state: GameState, need: HasBlocked, who: Subject) -> bool:
    return _action(state).blocker != who[1]


def _may_not_block(state: GameState, need: MayBlock, who: Subject) -> bool:
    action = _action(state)
    if who[0] in action.declined or barred(state, action, who[1]):
        return True
    return not need.anyone and next_blocker(state, action) != who[0]


def _not_passed(state: GameState, need: ReferendumHasPassed, who: Subject) -> bool:
    return _action(state).margin < 0


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


def _acting_not_younger(state: GameState, need: ActingIsYounger, who: Subject) -> bool:
    acting = _action(state).minion
    return not is_vampire(state, acting) or capacity(state, acting) >= capacity(state, who[1])


def _more_strikes(state: GameState, need: FirstStrikes, who: Subject) -> bool:
    pair = topmost(state, StrikePair)
    return pair is None or not pair.initial


def _not_both(state: GameState, need: BothReady, who: Subject) -> bool:
    combat = current_combat(state)
    return combat is None or bool(combat.again) or not both_ready(state, combat)


_Check = Callable[[GameState, Any, Subject], bool]


def _need(code: str, rule: str, message: str, violated: _Check) -> Guard:
    return Guard(code, rule, message, violated)


NEEDS: dict[type[Need], Guard] = {
    OfSect: _need("wrong-sect", "R1.6.1-12", "the card needs a vampire of a sect", _other_sect),
    Titled: _need("title-missing", "R1.6.1-12", "the card needs a titled vampire", _untitled),
    IsVampire: _need("no-vampire", "R1.4-01", "only a vampire plays the card", _no_vampire),
    Fertile: _need(
        "sterile", "R1.4-01", "only a vampire who is not sterile plays the card", _sterile
    ),
    HasNo: _need("has-one", "R1.4-01", "the minion has such a card already", _has),
    Bleeding: _need("no-bleed", "G40", "the card changes a bleed, and this is none", _no_bleed),
    BledBySomebody: _need(
        "not-bleeding-you", "R1.4-01", "the card is for a bleed directed at you", _not_bled
    ),
    BleedAtLeast: _need(
        "bleed-too-small", "R1.4-01", "the bleed amount is too small for the card", _small_bleed
    ),
    BlocksDeclined: _need(
        "blocks-not-declined",
        "R6.2.2-23",
        "the card is for the time after blocks have been declined",
        _more_blocks,
    ),
    Successful: _need(
        "not-successful", "R6.2.3-01", "the card is for a successful action", _unsuccessful
    ),
    Blocked: _need("not-blocked", "R6.2-11", "the card is for a blocked action", _unblocked),
    IsTapped: _need("not-tapped", "R1.1-01", "the card is for a tapped minion", _untapped),
    HasEdge: _need("no-edge", "R1.4-01", "you do not have the Edge", _no_edge),
    NotWith: _need(
        "not-with", "R1.4-01", "the card cannot be played together with another", _played_with
    ),
    BlockerIsYours: _need(
        "blocker-not-yours-to-help",
        "R1.4-01",
        "the minion who tries to block is none whom the card helps",
        _not_your_blocker,
    ),
    BlockerIsAnothers: _need(
        "no-blocker-of-another",
        "R1.4-01",
        "no minion of another Methuselah tries to block",
        _no_other_blocker,
    ),
    ActingIs: _need(
        "acting-is-another",
        "R1.4-01",
        "the acting minion is none whom the card helps",
        _acting_is_not,
    ),
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
    HasBlocked: _need(
        "has-not-blocked", "R1.4-01", "the minion has not blocked the action", _blocked_by_another
    ),
    MayBlock: _need(
        "may-not-block", "R6.2.2-07", "the minion may not try to block now", _may_not_block
    ),
    ReferendumHasPassed: _need(
        "referendum-not-passed",
        "R6.3.2-14",
        "the card is for a referendum that has passed",
        _not_passed,
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
    ActingIsYounger: _need(
        "acting-not-younger",
        "R1.5-04",
        "the acting minion is no younger vampire",
        _acting_not_younger,
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
    **IN_PLAY,
    MasterOfAnother: _need(
        "no-master-of-another", "R1.4-01", "no other Methuselah plays a master card", _no_master
    ),
}
"""The guard behind each condition; asked with the condition and the subject."""

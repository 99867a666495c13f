"""The guards behind the conditions about the action under way, and what all conditions share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from vtes.model.decisions import ActionKind
from vtes.model.events import Ending
from vtes.model.frames import Action, BlockAttempt
from vtes.model.lasting import Remembered
from vtes.model.needs import (
    ActingIs,
    ActingIsVampire,
    ActingIsYounger,
    AgainAt,
    BledBySomebody,
    BleedAtLeast,
    Bleeding,
    Blocked,
    BlockerIsAnothers,
    BlockerIsLesser,
    BlockerIsOlder,
    BlockerIsYours,
    BlockerLacks,
    BlocksDeclined,
    ByPredator,
    Directed,
    HasBled,
    HasBlocked,
    MayBlock,
    NotBleeding,
    NotWith,
    ReferendumHasFailed,
    ReferendumHasPassed,
    Successful,
    TableOf,
    Undirected,
)
from vtes.model.state import NOBODY, GameState
from vtes.model.text import Need
from vtes.rules.blocking import barred, directed, next_blocker
from vtes.rules.guards.common import Subject
from vtes.rules.guards.guard import Guard
from vtes.rules.nature import capacity, clans, disciplines, is_vampire
from vtes.rules.numbers import bleed_amount
from vtes.rules.played import IN_ACTION, times_played
from vtes.rules.seating import clockwise, predator
from vtes.rules.stack import current_action, topmost

Check = Callable[[GameState, Any, Subject], bool]


def need_guard(code: str, rule: str, message: str, violated: Check) -> Guard:
    """The guard behind a condition."""
    return Guard(code, rule, message, violated)


def the_action(state: GameState) -> Action:
    """The action under way; there has to be one."""
    action = current_action(state)
    assert action is not None
    return action


def the_blocker(state: GameState) -> int:
    """The minion who tries to block, -1 for nobody."""
    attempt = topmost(state, BlockAttempt)
    return NOBODY if attempt is None else attempt.blocker


def _of_clan(state: GameState, minion: int, clan: str) -> bool:
    return not clan or clan in clans(state, minion)


def _no_bleed(state: GameState, need: Bleeding, who: Subject) -> bool:
    return the_action(state).kind is not ActionKind.BLEED


def _is_bleed(state: GameState, need: NotBleeding, who: Subject) -> bool:
    return the_action(state).kind is ActionKind.BLEED


def _not_bled(state: GameState, need: BledBySomebody, who: Subject) -> bool:
    action = the_action(state)
    return action.kind is not ActionKind.BLEED or action.target_seat != who[0]


def _small_bleed(state: GameState, need: BleedAtLeast, who: Subject) -> bool:
    return bleed_amount(state, the_action(state)) < need.amount


def _more_blocks(state: GameState, need: BlocksDeclined, who: Subject) -> bool:
    return next_blocker(state, the_action(state)) != NOBODY


def _unsuccessful(state: GameState, need: Successful, who: Subject) -> bool:
    return the_action(state).ending != Ending.SUCCESSFUL


def _unblocked(state: GameState, need: Blocked, who: Subject) -> bool:
    return the_action(state).ending != Ending.BLOCKED


def _played_with(state: GameState, need: NotWith, who: Subject) -> bool:
    action = the_action(state)
    return any(times_played(state, action, who[1], card, *IN_ACTION) for card in need.cards)


def _not_your_blocker(state: GameState, need: BlockerIsYours, who: Subject) -> bool:
    blocker = the_blocker(state)
    if blocker == NOBODY or state.cards[blocker].controller != who[0]:
        return True
    lacking = need.vampire and not is_vampire(state, blocker)
    return lacking or not _of_clan(state, blocker, need.clan)


def _no_other_blocker(state: GameState, need: BlockerIsAnothers, who: Subject) -> bool:
    blocker = the_blocker(state)
    return blocker == NOBODY or state.cards[blocker].controller == who[0]


def _acting_is_not(state: GameState, need: ActingIs, who: Subject) -> bool:
    action = current_action(state)
    if action is None or (need.yours and action.seat != who[0]):
        return True
    if state.cards[action.minion].blood < need.blood:
        return True
    return not _of_clan(state, action.minion, need.clan)


def _not_bled_any(state: GameState, need: HasBled, who: Subject) -> bool:
    return the_action(state).bled < 1


def _not_by_predator(state: GameState, need: ByPredator, who: Subject) -> bool:
    return the_action(state).seat != predator(state, who[0])


def _few(state: GameState, need: TableOf, who: Subject) -> bool:
    return len(clockwise(state, who[0])) < need.least


def _undirected(state: GameState, need: Directed, who: Subject) -> bool:
    return not directed(the_action(state))


def _is_directed(state: GameState, need: Undirected, who: Subject) -> bool:
    return directed(the_action(state))


def _not_again(state: GameState, need: AgainAt, who: Subject) -> bool:
    action = current_action(state)
    if action is None or action.minion != state.cards[who[2]].host:
        return True
    return Remembered(who[2], action.target_seat, need.mode) not in state.lasting


def _acting_no_vampire(state: GameState, need: ActingIsVampire, who: Subject) -> bool:
    return not is_vampire(state, the_action(state).minion)


def _acting_not_younger(state: GameState, need: ActingIsYounger, who: Subject) -> bool:
    acting = the_action(state).minion
    if not is_vampire(state, acting):
        return not need.or_ally
    return capacity(state, acting) >= capacity(state, who[1])


def _blocker_able(state: GameState, need: BlockerLacks, who: Subject) -> bool:
    blocker = the_blocker(state)
    if blocker == NOBODY or not is_vampire(state, blocker):
        return True
    return need.discipline in disciplines(state, blocker)


def _no_lesser_blocker(state: GameState, need: BlockerIsLesser, who: Subject) -> bool:
    blocker = the_blocker(state)
    if blocker == NOBODY:
        return True
    return is_vampire(state, blocker) and capacity(state, blocker) >= capacity(state, who[1])


def _no_older_blocker(state: GameState, need: BlockerIsOlder, who: Subject) -> bool:
    blocker = the_blocker(state)
    return blocker == NOBODY or capacity(state, blocker) <= capacity(state, who[1])


def _blocked_by_another(state: GameState, need: HasBlocked, who: Subject) -> bool:
    return the_action(state).blocker != who[1]


def _may_not_block(state: GameState, need: MayBlock, who: Subject) -> bool:
    action = the_action(state)
    if who[0] in action.declined or barred(state, action, who[1]):
        return True
    return not need.anyone and next_blocker(state, action) != who[0]


def _not_passed(state: GameState, need: ReferendumHasPassed, who: Subject) -> bool:
    return the_action(state).margin < 0


def _not_failed(state: GameState, need: ReferendumHasFailed, who: Subject) -> bool:
    return the_action(state).defeat < 0


OF_ACTION: dict[type[Need], Guard] = {
    Bleeding: need_guard(
        "no-bleed", "G40", "the card changes a bleed, and this is none", _no_bleed
    ),
    NotBleeding: need_guard(
        "is-a-bleed", "R1.4-01", "the card is for actions other than bleeds", _is_bleed
    ),
    BledBySomebody: need_guard(
        "not-bleeding-you", "R1.4-01", "the card is for a bleed directed at you", _not_bled
    ),
    BleedAtLeast: need_guard(
        "bleed-too-small", "R1.4-01", "the bleed amount is too small for the card", _small_bleed
    ),
    BlocksDeclined: need_guard(
        "blocks-not-declined",
        "R6.2.2-23",
        "the card is for the time after blocks have been declined",
        _more_blocks,
    ),
    Successful: need_guard(
        "not-successful", "R6.2.3-01", "the card is for a successful action", _unsuccessful
    ),
    Blocked: need_guard("not-blocked", "R6.2-11", "the card is for a blocked action", _unblocked),
    NotWith: need_guard(
        "not-with", "R1.4-01", "the card cannot be played together with another", _played_with
    ),
    BlockerIsYours: need_guard(
        "blocker-not-yours-to-help",
        "R1.4-01",
        "the minion who tries to block is none whom the card helps",
        _not_your_blocker,
    ),
    BlockerIsAnothers: need_guard(
        "no-blocker-of-another",
        "R1.4-01",
        "no minion of another Methuselah tries to block",
        _no_other_blocker,
    ),
    ActingIs: need_guard(
        "acting-is-another",
        "R1.4-01",
        "the acting minion is none whom the card helps",
        _acting_is_not,
    ),
    Directed: need_guard(
        "not-directed",
        "R6.2.2-01",
        "the card is for an action that is directed at a Methuselah",
        _undirected,
    ),
    ByPredator: need_guard(
        "not-by-predator",
        "R1.4-01",
        "the card is for an action of your predator's",
        _not_by_predator,
    ),
    TableOf: need_guard(
        "too-few-methuselahs", "R1.4-01", "there are too few Methuselahs in the game", _few
    ),
    Undirected: need_guard(
        "is-directed",
        "R6.2.2-01",
        "the card is for an action that is not directed at a Methuselah",
        _is_directed,
    ),
    HasBled: need_guard(
        "has-not-bled",
        "R6.1.1-05",
        "the card is for a bleed that has taken pool",
        _not_bled_any,
    ),
    AgainAt: need_guard(
        "not-at-the-same",
        "R1.4-01",
        "the minion with the card does not act against the Methuselah whom it is about",
        _not_again,
    ),
    ActingIsVampire: need_guard(
        "acting-no-vampire", "R1.4-01", "the acting minion is no vampire", _acting_no_vampire
    ),
    ActingIsYounger: need_guard(
        "acting-not-younger",
        "R1.5-04",
        "the acting minion is no younger vampire",
        _acting_not_younger,
    ),
    BlockerLacks: need_guard(
        "blocker-has-discipline",
        "R1.4-01",
        "no vampire without the Discipline tries to block",
        _blocker_able,
    ),
    BlockerIsLesser: need_guard(
        "no-lesser-blocker",
        "R1.5-04",
        "neither an ally nor a younger vampire blocks",
        _no_lesser_blocker,
    ),
    BlockerIsOlder: need_guard(
        "no-older-blocker", "R1.5-04", "no older vampire blocks", _no_older_blocker
    ),
    MayBlock: need_guard(
        "may-not-block", "R6.2.2-07", "the minion may not try to block now", _may_not_block
    ),
    ReferendumHasPassed: need_guard(
        "referendum-not-passed",
        "R6.3.2-14",
        "the card is for a referendum that has passed",
        _not_passed,
    ),
    ReferendumHasFailed: need_guard(
        "referendum-not-failed",
        "R6.3.2-14",
        "the card is for a referendum that has failed",
        _not_failed,
    ),
    HasBlocked: need_guard(
        "has-not-blocked", "R1.4-01", "the minion has not blocked the action", _blocked_by_another
    ),
}
"""The guard behind each of these conditions; asked with the condition and the subject."""

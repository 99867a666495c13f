"""What has to be chosen while something is announced (6.2.1), and in which order."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from vtes.model.combat import Range, StrikePair
from vtes.model.combat_words import Prevent
from vtes.model.decisions import Decision, DecisionKind, WindowKind
from vtes.model.frames import (
    Action,
    Announce,
    AnnounceStep,
    DiscardPhase,
    Frame,
    Impulse,
    InfluencePhase,
    MasterPhase,
    MinionPhase,
    Play,
    UntapPhase,
    Use,
)
from vtes.model.referendum import Referendum
from vtes.model.state import NOBODY, GameState
from vtes.model.text import How, Mode, Reach, Text, What
from vtes.model.vote_words import CallMotion
from vtes.rules.aims import mode_of
from vtes.rules.combat import melee_weapons
from vtes.rules.laws import halved, more_pool
from vtes.rules.prevention import aggravated_points, strike_points, with_x, worse_points
from vtes.rules.requirements import blood_cost
from vtes.rules.stack import current_round, topmost
from vtes.rules.strikes import retainers_of_opponent

BEGUN_IN: Final[dict[type[Frame], DecisionKind]] = {
    UntapPhase: DecisionKind.UNTAP,
    MasterPhase: DecisionKind.MASTER,
    MinionPhase: DecisionKind.MINION,
    InfluencePhase: DecisionKind.INFLUENCE,
    DiscardPhase: DecisionKind.DISCARD,
    Action: DecisionKind.BLOCK,
    StrikePair: DecisionKind.STRIKE,
    Impulse: DecisionKind.IMPULSE,
    Referendum: DecisionKind.ALLOT,
}
"""The question that an announcement answers, by the frame that it lies on."""


def before(state: GameState) -> GameState:
    """The position as it was before what is being announced was begun: nothing has happened yet."""
    announce, beneath = state.stack[-1], state.stack[-2]
    assert isinstance(announce, Announce)
    asked = Decision(BEGUN_IN[type(beneath)], announce.seat)
    return state.replace(stack=state.stack[:-1], pending=asked)


def ways(state: GameState, text: Text) -> list[int]:
    """Which of the ways to play a card from a hand are meant for what is going on now."""
    return [index for index, mode in enumerate(text.modes) if is_for_now(state, mode)]


def is_for_now(state: GameState, mode: Mode) -> bool:
    """Whether what is going on now is the moment for a way to play a card from a hand."""
    top = state.stack[-1]
    if type(top) is MasterPhase:
        return mode.how is How.MASTER
    if type(top) is MinionPhase:
        return mode.how is How.ACTION
    if mode.how in (How.USE, How.TRIGGER):
        return False
    if type(top) is StrikePair:
        return WindowKind.STRIKE in mode.windows
    return type(top) is Impulse and top.kind in mode.windows


def next_step(state: GameState, announce: Announce, mode: Mode, done: int = -1) -> AnnounceStep:
    """The next thing to choose for a card, after the step `done`; COMPLETE for nothing more.

    A strike that is chosen by maneuvering with it names its target only when strikes are chosen
    (R6.4.7-04).
    """
    if mode.strike is not None and _maneuvering(state):
        return AnnounceStep.COMPLETE
    before = [int(asked) for asked, _ in _STEPS].index(done) + 1 if done >= 0 else 0
    for step, needed in _STEPS[before:]:
        if needed(state, announce, mode):
            return step
    return AnnounceStep.COMPLETE


def _maneuvering(state: GameState) -> bool:
    """No strike is announced in any other window."""
    return any(type(frame) is Impulse for frame in state.stack[-2:])


def _weapon(state: GameState, announce: Announce, mode: Mode) -> bool:
    strike = mode.strike
    return strike is not None and strike.melee and bool(melee_weapons(state, announce.minion))


def _struck(state: GameState, announce: Announce, mode: Mode) -> bool:
    """R6.4.7-02, R6.4.7-03: a retainer, at long range only."""
    strike, current = mode.strike, current_round(state)
    if strike is None or current is None or current.range is not Range.LONG:
        return False
    if strike.reach is Reach.CLOSE or not (strike.damage or strike.strength or strike.steal):
        return False
    return bool(retainers_of_opponent(state, announce.minion))


def _target(state: GameState, announce: Announce, mode: Mode) -> bool:
    return mode.aim is not None and mode.aim.what is not What.METHUSELAH


def _methuselah(state: GameState, announce: Announce, mode: Mode) -> bool:
    return mode.aim is not None and mode.aim.what is What.METHUSELAH


def _amount(state: GameState, announce: Announce, mode: Mode) -> bool:
    return mode.amount or mode.cost.x or mode.cost.counters


def _worse(state: GameState, announce: Announce, mode: Mode) -> bool:
    word = prevention(mode, announce.amount)
    if word is None:
        return False
    least, most = aggravated_points(state, announce.minion, announce.card, word)
    return least < most


def _motion(state: GameState, announce: Announce, mode: Mode) -> bool:
    return calls_motion(mode)


def _share(state: GameState, announce: Announce, mode: Mode) -> bool:
    least, most = share_of(state, announce, mode)
    return least < most


def share_of(state: GameState, announce: Announce, mode: Mode) -> tuple[int, int]:
    """Least and most points of the opponent's strike that what is announced may prevent. D263"""
    word = prevention(mode, announce.amount)
    if word is None:
        return 0, 0
    minion, card = announce.minion, announce.card
    worse = worse_points(state, minion, card, word, announce.worse)
    kinds = strike_points(state, minion, card, word, worse)
    return sum(least for least, _ in kinds), sum(most for _, most in kinds)


def calls_motion(mode: Mode) -> bool:
    """Whether it calls a referendum that is chosen when it is announced."""
    return any(isinstance(effect, CallMotion) for effect in mode.effects)


def x_in_pool(state: GameState, card: int, mode: Mode) -> bool:
    """Whether the player chooses an amount of pool that she pays."""
    if mode.how is How.USE:
        return mode.cost.x
    facts = state.definition(card).facts
    return facts.cost_x and not facts.x_in_blood


def prevention(mode: Mode, x: int) -> Prevent | None:
    """The word by which a card prevents damage if X is so much, None for none."""
    for effect in mode.effects:
        if isinstance(effect, Prevent):
            return with_x(effect, x)
    return None


_STEPS: Final[tuple[tuple[AnnounceStep, Callable[[GameState, Announce, Mode], bool]], ...]] = (
    (AnnounceStep.WEAPON, _weapon),
    (AnnounceStep.STRUCK, _struck),
    (AnnounceStep.TARGET, _target),
    (AnnounceStep.METHUSELAH, _methuselah),
    (AnnounceStep.AMOUNT, _amount),
    (AnnounceStep.MOTION, _motion),
    (AnnounceStep.WORSE, _worse),
    (AnnounceStep.SHARE, _share),
)
"""What may have to be chosen, in this order."""


def price(state: GameState, use: Use) -> tuple[int, int]:
    """(pool, blood) that a card costs which is paid for as it is played. R1.6.1-13, R6.2.3-07."""
    facts = state.definition(use.card).facts
    mode = mode_of(state, use.card, use.mode)
    assert mode is not None
    pool = facts.pool_cost + more_pool(state, mode, use.target)
    if x_in_pool(state, use.card, mode):
        pool += use.amount
    if use.minion == NOBODY:
        return pool, 0
    blood = blood_cost(state, use.card, mode, use.minion)
    x = use.amount // 2 if halved(state, mode.how, use.minion) else use.amount
    return pool, blood + (x if facts.x_in_blood else 0)


def price_of_played(state: GameState) -> int:
    """What the card that is being played costs, in blood and pool together; 0 without one."""
    play = topmost(state, Play)
    return 0 if play is None else sum(price(state, play.use))

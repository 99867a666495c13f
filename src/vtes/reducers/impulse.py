"""A window: each Methuselah in turn uses something or passes (1.6.1)."""

from __future__ import annotations

from vtes.effects.resolve import resolve
from vtes.model.combat import CombatStep, PairStep, RoundStep, StrikePair
from vtes.model.combat_words import Option, Prevent
from vtes.model.decisions import DecisionKind, WindowKind
from vtes.model.events import BlockCalledOff, Cause, Ending
from vtes.model.frames import Action, ActionStep, BlockAttempt, Impulse, Use
from vtes.model.moves import CallOffBlock, CastVotes, Move, Pass, PlayCard, UseCard, UseOption
from vtes.model.referendum import ReferendumStep
from vtes.model.state import NOBODY, GameState
from vtes.model.zones import READY, TORPOR
from vtes.ops.combat import take_option
from vtes.ops.counters import change_blood
from vtes.ops.stack import ask, at, emit, pop
from vtes.reducers.play import announced, used
from vtes.reducers.referendum import cast
from vtes.rules.combat import OPTIONS, combatant, first_grant
from vtes.rules.seating import in_game
from vtes.rules.sequencing import could_use_something
from vtes.rules.stack import current_action, current_combat, current_round, topmost
from vtes.rules.votes import current_referendum

_BEFORE_RESOLUTION = frozenset(
    {
        WindowKind.AS_ANNOUNCED,
        WindowKind.AFTER_DECLINE,
        WindowKind.BLOCK_ATTEMPT,
        WindowKind.AFTER_FAILURE,
        WindowKind.AFTER_BLOCK,
        WindowKind.BLEED_SUCCEEDS,
    }
)

_IN_ROUND = frozenset(
    {
        WindowKind.BEFORE_RANGE,
        WindowKind.RANGE,
        WindowKind.BEFORE_STRIKES,
        WindowKind.BEFORE_RESOLUTION,
        WindowKind.ADDITIONAL,
    }
)

_ATTEMPT = frozenset({WindowKind.BLOCK_ATTEMPT, WindowKind.AFTER_BLOCK})

_IN_REFERENDUM = frozenset({WindowKind.BEFORE_VOTES, WindowKind.POLLING})


def proceed(state: GameState, frame: Impulse) -> GameState:
    """Ask the next seat that could use something; close when all have passed. G01, R1.6.1-24."""
    if gone_by(state, frame):
        return pop(state)
    order = frame.order
    place = frame.at
    while place < len(order):
        seat = order[place]
        if in_game(state, seat) and could_use_something(state, seat, frame.kind):
            if place != frame.at:
                state = at(state, at=place)
            return ask(state, DecisionKind.IMPULSE, seat)
        place += 1
    return pop(state)


def decide(state: GameState, frame: Impulse, move: Move) -> GameState:
    """Use something, or pass: the opportunity goes on to the next. R1.6.1-21 to R1.6.1-23."""
    if isinstance(move, Pass):
        return at(state, at=frame.at + 1)
    if isinstance(move, PlayCard):
        return announced(state, move)
    if isinstance(move, UseCard):
        return used(state, move)
    if isinstance(move, CastVotes):
        return cast(at(state, at=0), move)  # R6.3.2-11, D91
    if isinstance(move, CallOffBlock):
        return _call_off(state)
    assert isinstance(move, UseOption)
    return _use_option(at(state, at=0), move)


def _call_off(state: GameState) -> GameState:
    """The attempt is over; it has not failed, and the same minion may try again. D132."""
    attempt = state.stack[-2]
    assert isinstance(attempt, BlockAttempt)
    return pop(pop(emit(state, BlockCalledOff(attempt.blocker))))


def _use_option(state: GameState, move: UseOption) -> GameState:
    """Do what a card has allowed before. R6.4.2-15."""
    minion, option = combatant(state, move.seat), move.option
    grant = first_grant(state, minion, option)
    assert grant is not None
    state = take_option(state, grant)
    state = change_blood(state, minion, -OPTIONS[option].cost.blood, Cause.COST)
    use = Use(move.seat, minion, NOBODY, worse=int(option is Option.PREVENT_AGGRAVATED))
    for effect in OPTIONS[option].effects:
        prevents = isinstance(effect, Prevent)
        state = resolve(state, use, effect.replace(by=grant.discipline) if prevents else effect)
    return state


def gone_by(state: GameState, frame: Impulse) -> bool:
    """Whether what the window was for is past: action, combat or referendum have gone on."""
    if frame.kind in _IN_REFERENDUM:
        referendum = current_referendum(state)
        return referendum is None or referendum.step is ReferendumStep.OVER
    if frame.kind is WindowKind.BEFORE_RESOLUTION:
        pair = topmost(state, StrikePair)
        if pair is not None and pair.step < PairStep.CHOSEN:  # a strike is chosen again
            return True
    if frame.kind in _IN_ROUND:
        current = current_round(state)
        return current is None or current.step >= RoundStep.END
    if frame.kind is WindowKind.END_OF_COMBAT:  # a new round begins instead
        combat = current_combat(state)
        return combat is not None and combat.step is CombatStep.ROUND
    action = current_action(state)
    if frame.kind is WindowKind.BEFORE_COMBAT:
        combat = current_combat(state)
        if combat is not None and combat.step is CombatStep.AFTER:  # cancelled
            return True
        return action is not None and action.ending == Ending.ENDED
    if frame.kind not in _BEFORE_RESOLUTION:
        return False
    if action is None or action.step >= ActionStep.BLOCKED:
        return True
    if frame.kind in _ATTEMPT and _attempt_barred(state, action):  # D210
        return True
    return state.cards[action.minion].zone not in (READY, TORPOR)


def _attempt_barred(state: GameState, action: Action) -> bool:
    """Whether a card in this action has made an end of the attempt that is under way."""
    attempt = topmost(state, BlockAttempt)
    return attempt is not None and attempt.blocker in action.barred

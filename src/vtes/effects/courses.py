"""Resolvers of words about the course of a combat."""

from __future__ import annotations

from vtes.effects.combat import marks
from vtes.model.combat import Combat, CombatStep, Range, Round
from vtes.model.combat_events import RangeSet
from vtes.model.combat_words import Mark, Marks
from vtes.model.course_words import AnotherRound, CancelCombat, SetRange
from vtes.model.frames import Use
from vtes.model.state import GameState
from vtes.model.words import Who
from vtes.ops.combat import round_of
from vtes.ops.stack import change
from vtes.rules.strikes import strike_mode


def set_range(state: GameState, use: Use, word: SetRange) -> GameState:
    """Nothing changes it any more in this round; a strike is chosen as by a maneuver. R6.4.2-12"""
    committed = round_of(state).committed
    if word.strikes:
        committed = (*committed, use.replace(mode=strike_mode(state, use.card)))
    range_ = Range.LONG if word.far else Range.CLOSE
    state = change(state, Round, RangeSet(range_), range=range_, committed=committed)
    return marks(state, use, Marks(Mark.NO_MANEUVERS, who=Who.BOTH))


def cancel_combat(state: GameState, use: Use, word: CancelCombat) -> GameState:
    """The block stands all the same. D318"""
    return change(state, Combat, step=CombatStep.AFTER)


def another_round(state: GameState, use: Use, word: AnotherRound) -> GameState:
    """What was to follow because the combat had ended does not. D311"""
    return change(state, Combat, step=CombatStep.ROUND, continuing=None)

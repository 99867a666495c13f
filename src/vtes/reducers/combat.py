"""Combat: rounds, strikes and presses (6.4.1 to 6.4.5)."""

from __future__ import annotations

from vtes.model.decisions import DecisionKind, WindowKind
from vtes.model.events import CombatBegan, CombatEnded, RoundBegan, StrikeChosen
from vtes.model.frames import (
    Combat,
    CombatStep,
    Damage,
    PairStep,
    Range,
    Round,
    RoundStep,
    StrikePair,
    Wound,
)
from vtes.model.moves import ChooseStrike, Move
from vtes.model.state import GameState
from vtes.model.zones import READY
from vtes.ops.counters import break_withdrawal
from vtes.ops.stack import ask, at, emit, pop, push, then
from vtes.ops.windows import window
from vtes.rules.numbers import strength

_WINDOWS: dict[RoundStep, WindowKind] = {
    RoundStep.BEFORE_RANGE: WindowKind.BEFORE_RANGE,
    RoundStep.RANGE: WindowKind.RANGE,
    RoundStep.BEFORE_STRIKES: WindowKind.BEFORE_STRIKES,
    RoundStep.PRESS: WindowKind.PRESS,
    RoundStep.END: WindowKind.END_OF_ROUND,
}


def proceed_combat(state: GameState, frame: Combat) -> GameState:
    """Rounds follow each other while a press stands and both are ready. R6.4.1-01."""
    if frame.step is CombatStep.BEGIN:
        for minion in (frame.acting, frame.opposing):
            state = break_withdrawal(state, state.cards[minion].controller)  # R9.2-03
        state = emit(state, CombatBegan(frame.acting, frame.opposing))
        return at(state, step=CombatStep.ROUND)
    if frame.step is CombatStep.ROUND:
        if not both_ready(state, frame):
            return at(state, step=CombatStep.END)
        number = frame.round + 1
        return then(emit(state, RoundBegan(number)), Round(), round=number)
    if frame.step is CombatStep.END:
        return window(state, WindowKind.END_OF_COMBAT, step=CombatStep.OVER)
    return pop(emit(state, CombatEnded(frame.acting, frame.opposing)))


def proceed_round(state: GameState, frame: Round) -> GameState:
    """Range, strikes, press (R6.4.1-02); a combatant who is not ready ends it. R6.4.3-14, -15."""
    combat = state.stack[-2]
    assert isinstance(combat, Combat)
    step = frame.step
    if step is RoundStep.OVER:
        more = CombatStep.ROUND if frame.pressed else CombatStep.END
        return at(pop(state), step=more)
    if step < RoundStep.END and not both_ready(state, combat):
        return at(state, step=RoundStep.END, pressed=False)
    following = RoundStep(step + 1)
    if step is RoundStep.STRIKES:
        return then(state, StrikePair(), step=following)
    return window(state, _WINDOWS[step], step=following)


def proceed_pair(state: GameState, frame: StrikePair) -> GameState:
    """Each chooses, the acting minion first, then both strikes resolve. R6.4.3-05, -06."""
    combat = current_combat(state)
    if frame.step is PairStep.OVER or not both_ready(state, combat):
        return pop(state)
    if frame.step is PairStep.FIRST:
        return ask(state, DecisionKind.STRIKE, state.cards[combat.acting].controller)
    if frame.step is PairStep.SECOND:
        return ask(state, DecisionKind.STRIKE, state.cards[combat.opposing].controller)
    wounds = _wounds(state, combat)
    state = at(state, step=PairStep.OVER)
    return push(state, Damage(wounds)) if wounds else state


def decide_pair(state: GameState, frame: StrikePair, move: Move) -> GameState:
    """Take a strike down."""
    assert isinstance(move, ChooseStrike)
    combat = current_combat(state)
    if frame.step is PairStep.FIRST:
        state = emit(state, StrikeChosen(combat.acting, move.strike))
        return at(state, first=move.strike, step=PairStep.SECOND)
    state = emit(state, StrikeChosen(combat.opposing, move.strike))
    return at(state, second=move.strike, step=PairStep.RESOLVE)


def both_ready(state: GameState, combat: Combat) -> bool:
    """Whether both combatants are still ready. R6.4-03."""
    cards = state.cards
    return cards[combat.acting].zone is READY and cards[combat.opposing].zone is READY


def current_combat(state: GameState) -> Combat:
    """The combat to which the frame on top belongs."""
    for frame in reversed(state.stack):
        if isinstance(frame, Combat):
            return frame
    raise AssertionError("no combat is under way")


def _wounds(state: GameState, combat: Combat) -> tuple[Wound, ...]:
    """Damage of a pair of hand strikes: at close range, the striker's strength. R6.4.5-02."""
    current = state.stack[-2]
    assert isinstance(current, Round)
    if current.range is not Range.CLOSE:
        return ()
    pairs = ((combat.acting, combat.opposing), (combat.opposing, combat.acting))  # D11
    wounds = [Wound(victim, strength(state, striker)) for victim, striker in pairs]
    return tuple([w for w in wounds if w.normal > 0])

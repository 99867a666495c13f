"""Combat: rounds, range, presses (6.4.1, 6.4.2, 6.4.4); strikes are in `strikes.py`."""

from __future__ import annotations

from collections.abc import Iterable

from vtes.effects.resolve import resolve
from vtes.model.combat import (
    Combat,
    CombatStep,
    Damage,
    Round,
    RoundStep,
    StrikePair,
)
from vtes.model.combat_events import CombatBegan, CombatEnded, RoundBegan
from vtes.model.combat_words import FightNext, InCombat, Mark, Moment
from vtes.model.course_words import ActionGoesOn
from vtes.model.decisions import WindowKind
from vtes.model.events import Cause, Ending
from vtes.model.frames import Use
from vtes.model.laws import InEachCombat
from vtes.model.state import NOBODY, GameState
from vtes.model.text import Replaced
from vtes.model.words import EnterCombat
from vtes.model.zones import IN_PLAY_ZONES, READY, TORPOR
from vtes.ops.cards import burn, move, release, tap
from vtes.ops.combat import combat_of, press_by_cards
from vtes.ops.counters import break_withdrawal, change_blood
from vtes.ops.lasting import hands_as_before
from vtes.ops.stack import at, emit, pop, push, then
from vtes.ops.windows import window
from vtes.rules.aims import hit, mode_of
from vtes.rules.combat import both_ready, may_fight
from vtes.rules.laws import of_table
from vtes.rules.marks import marked
from vtes.rules.seating import clockwise
from vtes.rules.stack import current_action
from vtes.rules.strikes import lasting_harm

_WINDOWS: dict[RoundStep, WindowKind] = {
    RoundStep.BEFORE_RANGE: WindowKind.BEFORE_RANGE,
    RoundStep.RANGE: WindowKind.RANGE,
    RoundStep.BEFORE_STRIKES: WindowKind.BEFORE_STRIKES,
    RoundStep.ADDITIONAL: WindowKind.ADDITIONAL,
    RoundStep.PRESS: WindowKind.PRESS,
    RoundStep.END: WindowKind.END_OF_ROUND,
}


def proceed_combat(state: GameState, frame: Combat) -> GameState:
    """Rounds follow each other while a press stands and both are ready. R6.4.1-01."""
    if frame.step is CombatStep.ENTER:  # D131
        return window(state, WindowKind.BEFORE_COMBAT, step=CombatStep.BEGIN)
    if frame.step is CombatStep.BEGIN and not _still_begins(state, frame):
        return _fall(pop(state), frame.falling)
    if frame.step is CombatStep.BEGIN:
        for minion in (frame.acting, frame.opposing):
            state = break_withdrawal(state, state.cards[minion].controller)  # R9.2-03
        state = emit(state, CombatBegan(frame.acting, frame.opposing))
        state = _open(at(state, step=CombatStep.ROUND), frame)
        if frame.falling:
            state = push(state, Damage((), doomed=frame.falling))
        return state
    if frame.step is CombatStep.ROUND:
        if not both_ready(state, frame) or _idle(state, frame):
            return at(state, step=CombatStep.END)
        number = frame.round + 1
        return then(emit(state, RoundBegan(number)), Round(), round=number)
    if frame.step is CombatStep.END:
        return window(state, WindowKind.END_OF_COMBAT, step=CombatStep.ENDED)
    if frame.step is CombatStep.ENDED:
        return _ended(state, frame)
    return _over(state, frame) if frame.step is CombatStep.OVER else pop(state)


def _idle(state: GameState, frame: Combat) -> bool:
    """Whether so many rounds have passed without a card that a wounded vampire ends it."""
    limits = [mark.amount for mark in frame.marks if mark.mark is Mark.WOUNDED]
    return any(frame.round - frame.last >= limit for limit in limits)


def _still_begins(state: GameState, frame: Combat) -> bool:
    """Whether nothing has kept the combat from beginning."""
    action = current_action(state)
    ended = action is not None and action.ending == Ending.ENDED
    return not ended and may_fight(state, frame.acting, frame.opposing)


def _open(state: GameState, frame: Combat) -> GameState:
    """What cards said that would be true in this combat."""
    if state.table.opening:
        state = _given(state, frame)
    for use in frame.openers:
        if use.minion not in (frame.acting, frame.opposing):
            continue
        mode = mode_of(state, use.card, use.mode)
        assert mode is not None
        for word in mode.effects:
            if isinstance(word, (EnterCombat, FightNext, InCombat)):
                for effect in word.effects:
                    state = resolve(state, use, effect)
    return state


def _given(state: GameState, frame: Combat) -> GameState:
    """What cards in play give combatants."""
    laws = list(of_table(state, InEachCombat))
    for minion in (frame.acting, frame.opposing):
        seat = state.cards[minion].controller
        for law in laws:
            if hit(state, law.aim, seat, NOBODY, minion):
                for effect in law.effects:
                    state = resolve(state, Use(seat, minion, NOBODY), effect)
    return state


def _ended(state: GameState, frame: Combat) -> GameState:
    """What was true in the combat is so no more: hands are again as large as before it. D275

    Retainers get back what they lost. Then what strikes do only when the combat has ended happens,
    before another one begins. D270
    """
    state = _restore(emit(state, CombatEnded(frame.acting, frame.opposing)), frame)
    kept = (Mark.WOUNDED, Mark.DAMAGE_AGGRAVATED)  # what comes after is damage of a strike: D270
    left = tuple([mark for mark in frame.marks if mark.mark in kept])
    state = at(state, step=CombatStep.OVER, marks=left)
    for minion, counters in frame.draining if not frame.again else ():
        if state.cards[minion].zone in IN_PLAY_ZONES:
            state = change_blood(state, minion, -counters, Cause.CARD)
    for minion in frame.fainting if not frame.again else ():
        if state.cards[minion].zone is READY:
            state = move(tap(state, minion), minion, TORPOR)
    if frame.parting:
        state = push(state, Damage(frame.parting))
    return hands_as_before(state)


def _over(state: GameState, frame: Combat) -> GameState:
    """Replacements are drawn, another combat may follow.

    If none follows, those who only stayed for this one go to torpor, and the action may go on.
    """
    state = at(state, step=CombatStep.AFTER)
    for card, _ in frame.pressing:
        if state.cards[card].zone in IN_PLAY_ZONES:
            state = burn(state, card)
    for seat in clockwise(state, state.active):
        state = release(state, seat, Replaced.AFTER_COMBAT)
    staying = [m for m in (frame.acting, frame.opposing) if marked(state, m, Mark.WOUNDED)]
    following = frame.again if frame.again and may_fight(state, *frame.again) else ()
    state = _fall(state, [minion for minion in staying if minion not in following])
    if following:
        one, other = following
        falling = tuple([minion for minion in staying if minion in following])
        entering = CombatStep.ENTER
        another = Combat(
            one, other, openers=frame.again_for, falling=falling, later=True, step=entering
        )
        return push(pop(state), another)
    goes_on = frame.continuing
    if goes_on is None or state.cards[goes_on.minion].zone is not READY:
        return pop(state)
    if goes_on.cost:
        return window(state, WindowKind.AFTER_COMBAT)
    use = Use(state.cards[goes_on.minion].controller, goes_on.minion, NOBODY)
    return resolve(state, use, ActionGoesOn())


def _fall(state: GameState, minions: Iterable[int]) -> GameState:
    """Those who have only stayed for a combat go to torpor."""
    for minion in minions:
        if state.cards[minion].zone is READY:
            state = move(state, minion, TORPOR)
    return state


def _restore(state: GameState, frame: Combat) -> GameState:
    """A retainer that survives the combat gets back the life it lost in it. R6.4.7-07."""
    for lost in frame.lost:
        value = state.cards[lost.card]
        if value.zone in IN_PLAY_ZONES and lost.card not in (frame.acting, frame.opposing):
            state = change_blood(state, lost.card, lost.blood, Cause.RESTORED)
    return state


def proceed_round(state: GameState, frame: Round) -> GameState:
    """Range, strikes, press (R6.4.1-02); a combatant who is not ready ends it. R6.4.3-14, -15."""
    combat = combat_of(state)
    step = frame.step
    if step > RoundStep.BEFORE_RANGE and not frame.harmed:
        return _harm(at(state, harmed=True), Moment.BEFORE_RANGE)
    if step is RoundStep.OVER:
        more = CombatStep.ROUND if frame.pressed else CombatStep.END
        return at(pop(state), step=more)
    if step < RoundStep.END and not both_ready(state, combat):
        return at(state, step=RoundStep.END)
    following = RoundStep(step + 1)
    if step is RoundStep.STRIKES:
        both = (combat.acting, combat.opposing)
        return then(state, StrikePair(both), step=following)
    if step is RoundStep.MORE_STRIKES:
        return _more_strikes(state, frame)
    if step is RoundStep.PRESS_HARM:
        return _harm(at(state, step=following), Moment.PRESS)
    if step is RoundStep.PRESS:
        state = press_by_cards(state)
    if step is RoundStep.RANGE and marked(state, combat.acting, Mark.NO_MANEUVERS):
        return at(state, step=following)
    return window(state, _WINDOWS[step], step=following)


def _harm(state: GameState, when: Moment) -> GameState:
    """What cards played before do at this moment of every round."""
    wounds = lasting_harm(state, when)
    return push(state, Damage(tuple(wounds))) if wounds else state


def _more_strikes(state: GameState, frame: Round) -> GameState:
    """Pairs of additional strikes, until none is left. R6.4.3-04, R6.4.3-18 to R6.4.3-20."""
    able = [minion for minion, left in frame.strikes if left > 0]
    striking = tuple([m for m in able if not marked(state, m, Mark.NO_MORE_STRIKES)])
    if not striking:
        return at(state, step=RoundStep.PRESS_HARM)
    left = tuple([(minion, left - 1) for minion, left in frame.strikes])
    return then(state, StrikePair(striking, initial=False), strikes=left)

"""Changes of the combat under way."""

from __future__ import annotations

from vtes.model.cards import Discipline
from vtes.model.combat import (
    ALWAYS,
    Combat,
    Granted,
    Lost,
    Marked,
    PairStep,
    Range,
    Round,
    Spent,
    StrikePair,
)
from vtes.model.combat_events import (
    CombatantMarked,
    Maneuvered,
    OptionGained,
    Pressed,
    StrikeChosen,
    StrikesGained,
)
from vtes.model.combat_words import Mark, Option, Span
from vtes.model.events import Cause
from vtes.model.frames import Use
from vtes.model.state import NOBODY, GameState
from vtes.model.zones import IN_PLAY_ZONES
from vtes.ops.counters import change_blood
from vtes.ops.stack import change, emit
from vtes.rules.stack import current_combat, current_round, topmost


def combat_of(state: GameState) -> Combat:
    """The combat under way; there has to be one."""
    combat = current_combat(state)
    assert combat is not None
    return combat


def round_of(state: GameState) -> Round:
    """The round under way; there has to be one."""
    current = current_round(state)
    assert current is not None
    return current


def maneuver(state: GameState, minion: int) -> GameState:
    """To long range, or back to close. R6.4.2-04, R6.4.2-05."""
    far = round_of(state).range is Range.CLOSE
    where = Range.LONG if far else Range.CLOSE
    return change(state, Round, Maneuvered(minion, where), range=where, maneuvered=minion)


def press(state: GameState, minion: int) -> GameState:
    """To continue, or to end by cancelling the press that stands. R6.4.4-03, R6.4.4-04."""
    current = round_of(state)
    goes_on = not current.pressed
    state = change(state, Round, Pressed(minion, goes_on), pressed=goes_on, presser=minion)
    if goes_on or not current.presses:
        return state
    return _press_by(state, current.presses)


def _press_by(state: GameState, cards: tuple[int, ...]) -> GameState:
    """The first of these cards presses; the others wait until its press is cancelled. D245"""
    event = Pressed(cards[0], goes_on=True)
    return change(state, Round, event, pressed=True, presser=NOBODY, presses=cards[1:])


def press_by_cards(state: GameState) -> GameState:
    """Cards in play burn a counter each and press to continue; a second one waits its turn."""
    able: tuple[int, ...] = ()
    for card, _ in combat_of(state).pressing:
        if state.cards[card].zone in IN_PLAY_ZONES and state.cards[card].blood:
            state = change_blood(state, card, -1, Cause.CARD)
            able += (card,)
    return _press_by(state, able) if able else state


def card_played(state: GameState) -> GameState:
    """Somebody has played a card in the combat: cards that press have their counters again."""
    combat = current_combat(state)
    if combat is None:
        return state
    state = change(state, Combat, last=combat.round)
    for card, counters in combat.pressing:
        if state.cards[card].zone in IN_PLAY_ZONES:
            more = counters - state.cards[card].blood
            state = change_blood(state, card, more, Cause.CARD)
    return state


def number_of(state: GameState, span: Span) -> int:
    """The number of the round in which something of that span is true; 0 for all rounds."""
    if span in (Span.COMBAT, Span.EACH_ROUND):
        return ALWAYS
    return max(combat_of(state).round, 1) + (span is Span.NEXT_ROUND)


def mark(state: GameState, minion: int, kind: Mark, amount: int, span: Span) -> GameState:
    """From now on something is true of a combatant (or of a weapon)."""
    marked = Marked(minion, kind, amount, number_of(state, span))
    event = CombatantMarked(minion, kind, amount)
    return change(state, Combat, event, marks=(*combat_of(state).marks, marked))


def allow(
    state: GameState,
    minion: int,
    option: Option,
    span: Span,
    discipline: Discipline | None = None,
) -> GameState:
    """A combatant may do something later, by a card that requires the Discipline."""
    each = span is Span.EACH_ROUND
    granted = Granted(minion, option, number_of(state, span), discipline, each)
    event = OptionGained(minion, option)
    return change(state, Combat, event, options=(*combat_of(state).options, granted))


def take_option(state: GameState, granted: Granted) -> GameState:
    """Use up what a combatant may do later; what he may do in each round comes again."""
    state = lose_option(state, granted)
    if not granted.each:
        return state
    combat = combat_of(state)
    again = granted.replace(since=combat.round + 1)
    return change(state, Combat, options=(*combat.options, again))


def lose_option(state: GameState, granted: Granted) -> GameState:
    """A combatant may do something no more."""
    left = list(combat_of(state).options)
    left.remove(granted)
    return change(state, Combat, options=tuple(left))


def choose_strike(state: GameState, use: Use) -> GameState:
    """A strike is chosen: by maneuvering with it (R6.4.2-12), or when strikes are chosen."""
    pair = topmost(state, StrikePair)
    if pair is None:
        state = maneuver(state, use.minion)
        state = change(state, Round, committed=(*round_of(state).committed, use))
        if use.card != use.minion and state.cards[use.card].host != use.minion:
            return state
        made = (*combat_of(state).maneuvers, (use.card, use.mode))
        return change(state, Combat, maneuvers=made)
    option = Option(use.mode) if use.card == NOBODY and use.mode else None
    state = emit(state, StrikeChosen(use.minion, use.card, use.weapon, use.struck, option))
    for card in (use.card, use.weapon):
        if card != NOBODY and state.cards[card].zone in IN_PLAY_ZONES:
            for index in limited_strikes(state, card):
                state = note_used(state, use.minion, card, index)
    if pair.step is PairStep.FIRST:
        return change(state, StrikePair, first=use, step=PairStep.SECOND)
    return change(state, StrikePair, second=use, step=PairStep.CHOSEN)


def gain_strikes(state: GameState, minion: int, amount: int, *, limited: bool) -> GameState:
    """A combatant has so many more additional strikes. R6.4.3-16, R6.4.3-21."""
    current = round_of(state)
    left = dict(current.strikes)
    left[minion] = left.get(minion, 0) + amount
    gained = (*current.gained, minion) if limited else current.gained
    event = StrikesGained(minion, amount)
    return change(state, Round, event, gained=gained, strikes=tuple(left.items()))


def lose_strikes(state: GameState, minion: int, amount: int) -> GameState:
    """The card that has brought additional strikes is cancelled."""
    current = round_of(state)
    left = dict(current.strikes)
    left[minion] = left.get(minion, 0) - amount
    gained = tuple([each for each in current.gained if each != minion])
    return change(state, Round, gained=gained, strikes=tuple(left.items()))


def use_up(state: GameState, minion: int, kind: Mark) -> GameState:
    """What was true of a combatant's next strike is true no more."""
    combat = combat_of(state)
    gone = next((m for m in combat.marks if (m.minion, m.mark) == (minion, kind)), None)
    left = list(combat.marks)
    if gone is not None:
        left.remove(gone)
    return change(state, Combat, marks=tuple(left))


def limited_strikes(state: GameState, card: int) -> list[int]:
    """Which strikes of a card in play are limited in number."""
    text = state.definition(card).text
    modes = text.modes if text is not None else ()
    return [i for i, mode in enumerate(modes) if mode.strike is not None and mode.each is not None]


def note_used(state: GameState, minion: int, card: int, index: int) -> GameState:
    """Note the use of a card in play that is limited in number."""
    combat = combat_of(state)
    used = Spent(minion, card, combat.round, limited=True, mode=index)
    return change(state, Combat, used=(*combat.used, used))


def note_played(state: GameState, minion: int, printed: int, *, limited: bool) -> GameState:
    """Note a combat card that has been played from a hand."""
    combat = combat_of(state)
    used = Spent(minion, printed, combat.round, limited)
    return change(state, Combat, played=(*combat.played, used))


def note_lost(state: GameState, retainer: int, life: int) -> GameState:
    """Note life that a retainer has lost without being damaged. R6.4.7-07."""
    combat = combat_of(state)
    lost = Lost(retainer, 0, life, combat.round)
    return change(state, Combat, lost=(*combat.lost, lost))

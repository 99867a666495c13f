"""What keeps a combatant from maneuvers, presses and strikes of some kind: marks of combat."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from vtes.model.combat import Range
from vtes.model.combat_words import Maneuver, Mark, Press
from vtes.model.decisions import WindowKind
from vtes.model.frames import Impulse
from vtes.model.state import NOBODY, GameState
from vtes.model.text import Mode
from vtes.model.words import AddStealth
from vtes.rules.guards.guard import Guard, Predicate
from vtes.rules.marks import marked
from vtes.rules.stack import current_round
from vtes.rules.strikes import cannot_end


def open_window(state: GameState) -> WindowKind | None:
    """The window that is open, None where none is."""
    top = state.stack[-1]
    return top.kind if isinstance(top, Impulse) else None


def has_word(mode: Mode, word: type) -> bool:
    """Whether a word of that kind is among the effects of the mode."""
    return any(isinstance(effect, word) for effect in mode.effects)


def adds_stealth(mode: Mode) -> bool:
    """Whether it adds stealth that has to be needed. R6.2.2-16."""
    return any(isinstance(e, AddStealth) and not e.unneeded for e in mode.effects)


def maneuvers(state: GameState, mode: Mode) -> bool:
    """Whether to use the mode now is to maneuver."""
    if mode.strike is not None:
        return open_window(state) is WindowKind.RANGE
    return has_word(mode, Maneuver)


def could_maneuver(mode: Mode) -> bool:
    """Whether to use the mode may be to maneuver."""
    return mode.strike is not None or has_word(mode, Maneuver)


def fight_guard(
    code: str, rule: str, message: str, concerns: Callable[[Mode], bool], objects: Predicate
) -> Guard:
    """A guard of combat that some ways to play or use something concern only."""

    def violated(state: GameState, minion: int, mode: Mode, card: int, held: int) -> bool:
        return concerns(mode) and objects(state, minion, mode, card, held)

    return Guard(
        code, rule, message, violated, concerns=lambda _, mode: concerns(mode), objects=objects
    )


def presses(mode: Mode) -> Iterator[Press]:
    """The words by which it is a press."""
    return (effect for effect in mode.effects if isinstance(effect, Press))


def _not_long(state: GameState, minion: int, mode: Mode, card: int, held: int) -> bool:
    current = current_round(state)
    if current is None or current.range is not Range.CLOSE or not maneuvers(state, mode):
        return False
    return marked(state, minion, Mark.NOT_LONG)


def _not_close(state: GameState, minion: int, mode: Mode, card: int, held: int) -> bool:
    current = current_round(state)
    if current is None or current.range is Range.CLOSE or not maneuvers(state, mode):
        return False
    return marked(state, minion, Mark.NOT_CLOSE)


def _no_end(state: GameState, minion: int, mode: Mode, card: int, held: int) -> bool:
    current = current_round(state)
    return current is not None and current.pressed and marked(state, minion, Mark.NO_PRESS_TO_END)


def _no_continuing(state: GameState, minion: int, mode: Mode, card: int, held: int) -> bool:
    current = current_round(state)
    return (
        current is not None
        and not current.pressed
        and marked(state, minion, Mark.NO_PRESS_TO_CONTINUE)
    )


def _no_card(state: GameState, minion: int, mode: Mode, card: int, held: int) -> bool:
    return held != NOBODY and marked(state, minion, Mark.NO_STRIKE_CARDS)


not_long = fight_guard(
    "not-to-long",
    "R1.4-01",
    "the minion is kept from maneuvering to long range",
    could_maneuver,
    _not_long,
)
not_close = fight_guard(
    "not-to-close",
    "R1.4-01",
    "the minion is kept from maneuvering to close range",
    could_maneuver,
    _not_close,
)
no_press_to_end = fight_guard(
    "no-press-to-end",
    "R1.4-01",
    "the minion is kept from pressing to end the combat",
    lambda mode: any(presses(mode)),
    _no_end,
)
no_press_to_continue = fight_guard(
    "no-press-to-continue",
    "R1.4-01",
    "the minion is kept from pressing to continue the combat",
    lambda mode: any(presses(mode)),
    _no_continuing,
)
no_strike_cards = fight_guard(
    "no-strike-cards",
    "R1.4-01",
    "the minion is kept from playing strike cards",
    lambda mode: mode.strike is not None,
    _no_card,
)
kept_from_ending = fight_guard(
    "kept-from-ending",
    "R1.4-01",
    "a card on the opponent keeps the minion from strikes that end the combat",
    lambda mode: mode.strike is not None and mode.strike.ends,
    lambda state, minion, mode, card, held: cannot_end(state, minion),
)

"""What keeps a combatant from maneuvers, presses and strikes of some kind: marks of combat."""

from __future__ import annotations

from collections.abc import Iterator

from vtes.model.combat import Range
from vtes.model.combat_words import Maneuver, Mark, Press
from vtes.model.decisions import WindowKind
from vtes.model.frames import Impulse
from vtes.model.state import NOBODY, GameState
from vtes.model.text import Mode
from vtes.rules.combat import current_round, marked
from vtes.rules.guards.guard import Guard


def open_window(state: GameState) -> WindowKind | None:
    """The window that is open, None where none is."""
    top = state.stack[-1]
    return top.kind if isinstance(top, Impulse) else None


def has_word(mode: Mode, word: type) -> bool:
    """Whether a word of that kind is among the effects of the mode."""
    return any(isinstance(effect, word) for effect in mode.effects)


def maneuvers(state: GameState, mode: Mode) -> bool:
    """Whether to use the mode now is to maneuver."""
    if mode.strike is not None:
        return open_window(state) is WindowKind.RANGE
    return has_word(mode, Maneuver)


def presses(mode: Mode) -> Iterator[Press]:
    """The words by which it is a press."""
    return (effect for effect in mode.effects if isinstance(effect, Press))


def _not_long(state: GameState, minion: int, mode: Mode, card: int, held: int) -> bool:
    current = current_round(state)
    if not maneuvers(state, mode) or current is None or current.range is not Range.CLOSE:
        return False
    return marked(state, minion, Mark.NOT_LONG)


def _not_close(state: GameState, minion: int, mode: Mode, card: int, held: int) -> bool:
    current = current_round(state)
    if not maneuvers(state, mode) or current is None or current.range is Range.CLOSE:
        return False
    return marked(state, minion, Mark.NOT_CLOSE)


def _no_end(state: GameState, minion: int, mode: Mode, card: int, held: int) -> bool:
    current = current_round(state)
    ends = current is not None and current.pressed and any(presses(mode))
    return ends and marked(state, minion, Mark.NO_PRESS_TO_END)


def _no_continuing(state: GameState, minion: int, mode: Mode, card: int, held: int) -> bool:
    current = current_round(state)
    goes_on = current is not None and not current.pressed and any(presses(mode))
    return goes_on and marked(state, minion, Mark.NO_PRESS_TO_CONTINUE)


def _no_card(state: GameState, minion: int, mode: Mode, card: int, held: int) -> bool:
    strikes = held != NOBODY and mode.strike is not None
    return strikes and marked(state, minion, Mark.NO_STRIKE_CARDS)


not_long = Guard(
    "not-to-long", "R1.4-01", "the minion is kept from maneuvering to long range", _not_long
)
not_close = Guard(
    "not-to-close", "R1.4-01", "the minion is kept from maneuvering to close range", _not_close
)
no_press_to_end = Guard(
    "no-press-to-end", "R1.4-01", "the minion is kept from pressing to end the combat", _no_end
)
no_press_to_continue = Guard(
    "no-press-to-continue",
    "R1.4-01",
    "the minion is kept from pressing to continue the combat",
    _no_continuing,
)
no_strike_cards = Guard(
    "no-strike-cards", "R1.4-01", "the minion is kept from playing strike cards", _no_card
)

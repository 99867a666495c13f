"""What limits whatever is played or used in combat (6.4)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from vtes.model.choosing import BuyStrikes, Fetch
from vtes.model.combat import Range, StrikePair
from vtes.model.combat_words import AdditionalStrikes, Maneuver, Mark, PressFor, Prevent
from vtes.model.course_words import SetRange
from vtes.model.decisions import WindowKind
from vtes.model.definition import Definition
from vtes.model.frames import Use
from vtes.model.state import NOBODY, GameState
from vtes.model.text import By, How, Mode
from vtes.model.zones import READY
from vtes.rules.combat import (
    by_hand,
    committed,
    fighter,
    fights,
    first_grant,
    kept_from,
    maneuvers_left,
    mode_index,
    often_enough,
    option_of,
    stolen_now,
    wielded,
)
from vtes.rules.guards.choice import could_fetch
from vtes.rules.guards.guard import Asked, Guard, Layer, objected
from vtes.rules.guards.kept import (
    could_maneuver,
    fight_guard,
    has_word,
    kept_from_ending,
    maneuvers,
    no_press_to_continue,
    no_press_to_end,
    no_strike_cards,
    not_close,
    not_long,
    open_window,
    presses,
)
from vtes.rules.marks import marked
from vtes.rules.prevention import discipline_of, preventable_by, victim
from vtes.rules.stack import current_combat, current_round, topmost


def is_of_fight(mode: Mode) -> bool:
    """Whether a use of a card in play is one of combat."""
    return mode.by is not By.CONTROLLER and fights(mode)


Attempt = tuple[int, Mode, int, int]
"""The minion, the way, the card in play (-1: none) and the card in hand (-1: none)."""


def _not_fighting(state: GameState, minion: int, mode: Mode, card: int, held: int) -> bool:
    combat = current_combat(state)
    return combat is None or minion not in (combat.acting, combat.opposing)


def _not_ready(state: GameState, minion: int, mode: Mode, card: int, held: int) -> bool:
    return state.cards[minion].zone is not READY


def _again(state: GameState, minion: int, mode: Mode, card: int, held: int) -> bool:
    if held == NOBODY:
        return often_enough(state, minion, card, mode, in_hand=card == NOBODY)
    return often_enough(state, minion, state.definition(held).facts.id, mode, in_hand=True)


def _maneuver_again(state: GameState, minion: int, mode: Mode, card: int, held: int) -> bool:
    current = current_round(state)
    return current is not None and current.maneuvered == minion and maneuvers(state, mode)


def _committed(state: GameState, minion: int, mode: Mode, card: int, held: int) -> bool:
    return maneuvers(state, mode) and committed(state, minion) is not None


def _spent(state: GameState, minion: int, mode: Mode, card: int, held: int) -> bool:
    if not maneuvers(state, mode):
        return False
    return maneuvers_left(state, card, mode_index(state, card, mode), mode) < 1


def _only_far(state: GameState, minion: int, mode: Mode, card: int, held: int) -> bool:
    current = current_round(state)
    return current is not None and current.range is not Range.CLOSE


def _range_is_set(state: GameState, minion: int, mode: Mode, card: int, held: int) -> bool:
    return marked(state, minion, Mark.NO_MANEUVERS)


def _press_again(state: GameState, minion: int, mode: Mode, card: int, held: int) -> bool:
    current = current_round(state)
    return current is not None and current.presser == minion


def _wrong_press(state: GameState, minion: int, mode: Mode, card: int, held: int) -> bool:
    current = current_round(state)
    if current is None:
        return False
    wrong = PressFor.CONTINUE if current.pressed else PressFor.END
    return any(press.only is wrong for press in presses(mode))


def _gains_strikes(mode: Mode) -> bool:
    return has_word(mode, AdditionalStrikes) or has_word(mode, BuyStrikes)


def _has_unlimited(mode: Mode) -> bool:
    return any(isinstance(word, AdditionalStrikes) and not word.limited for word in mode.effects)


def _gained(state: GameState, minion: int, mode: Mode, card: int, held: int) -> bool:
    current = current_round(state)
    return current is not None and minion in current.gained


def _no_more(state: GameState, minion: int, mode: Mode, card: int, held: int) -> bool:
    return marked(state, minion, Mark.NO_MORE_STRIKES)


def _no_damage(state: GameState, minion: int, mode: Mode, card: int, held: int) -> bool:
    if open_window(state) is not WindowKind.PREVENT:
        return False
    if victim(state) != minion:
        return True
    words = [effect for effect in mode.effects if isinstance(effect, Prevent)]
    if not words:
        return False
    source = held if held != NOBODY else card
    if source != NOBODY:
        by = discipline_of(state, source)
    else:
        grant = first_grant(state, minion, option_of(mode))
        by = grant.discipline if grant is not None else None
    pair = topmost(state, StrikePair)
    if pair is None or not pair.initial:
        words = [word for word in words if not word.initial]
    return not any(sum(preventable_by(state, minion, by, word)) for word in words)


def _not_by_hand(state: GameState, minion: int, mode: Mode, card: int, held: int) -> bool:
    return marked(state, minion, Mark.HAND_STRIKES_ONLY)


def _cannot_strike(state: GameState, minion: int, mode: Mode, card: int, held: int) -> bool:
    return marked(state, minion, Mark.NO_STRIKE)


def _stolen(state: GameState, minion: int, mode: Mode, card: int, held: int) -> bool:
    return stolen_now(state, card)


def _wielded(state: GameState, minion: int, mode: Mode, card: int, held: int) -> bool:
    return wielded(state, card)


def _no_equipment(state: GameState, minion: int, mode: Mode, card: int, held: int) -> bool:
    return kept_from(state, minion, card)


def _no_weapon(state: GameState, minion: int, mode: Mode, card: int, held: int) -> bool:
    use = Use(state.cards[minion].controller, minion, NOBODY)
    return not all(could_fetch(state, use, word) for word in _fetched(mode))


def _fetched(mode: Mode) -> list[Fetch]:
    return [effect for effect in mode.effects if isinstance(effect, Fetch) and effect.must]


def _in_play(mode: Mode) -> bool:
    return mode.how is How.USE


not_fighting = Guard(
    "not-combatant",
    "R6.4-07",
    "only a combatant plays combat cards and strikes",
    _not_fighting,
)
combatant_not_ready = Guard(
    "combatant-not-ready", "G49", "the combatant is no longer ready", _not_ready
)
again = fight_guard(
    "once-in-combat",
    "R1.4-01",
    "the minion has done that as often as he may",
    lambda mode: mode.each is not None,
    _again,
)
maneuver_again = fight_guard(
    "maneuver-again",
    "R6.4.2-07",
    "a minion does not maneuver twice in a row",
    could_maneuver,
    _maneuver_again,
)
maneuver_committed = fight_guard(
    "maneuver-committed",
    "R6.4.2-13",
    "the minion has chosen his strike by maneuvering with it",
    lambda mode: mode.strike is not None,
    _committed,
)
maneuvers_spent = fight_guard(
    "maneuvers-spent",
    "R6.4.2-10",
    "the card gives no more maneuvers in this combat",
    lambda mode: _in_play(mode) and mode.strike is not None,
    _spent,
)
only_far = fight_guard(
    "only-to-long",
    "R1.4-01",
    "the maneuver is only for getting to long range",
    lambda mode: any(isinstance(word, Maneuver) and word.far for word in mode.effects),
    _only_far,
)
range_is_set = fight_guard(
    "range-is-set",
    "R1.4-01",
    "a card has set the range of the round",
    lambda mode: has_word(mode, SetRange),
    _range_is_set,
)
press_again = fight_guard(
    "press-again",
    "R6.4.4-06",
    "a minion does not press twice in a row",
    lambda mode: any(presses(mode)),
    _press_again,
)
wrong_press = fight_guard(
    "wrong-press",
    "R6.4.4-03",
    "the press is only for continuing the combat, or only for ending it",
    lambda mode: any(presses(mode)),
    _wrong_press,
)
strikes_gained = fight_guard(
    "strikes-gained",
    "R6.4.3-21",
    "the minion has gained additional strikes in this round",
    lambda mode: _gains_strikes(mode) and not _has_unlimited(mode),
    _gained,
)
no_more_strikes = fight_guard(
    "no-more-strikes",
    "R1.4-01",
    "the minion is kept from additional strikes in this round",
    _gains_strikes,
    _no_more,
)
nothing_to_prevent = fight_guard(
    "nothing-to-prevent",
    "R6.4.6-02",
    "the minion takes no damage that this prevents",
    lambda mode: WindowKind.PREVENT in mode.windows,
    _no_damage,
)
only_hands = fight_guard(
    "only-hand-strikes",
    "R1.4-01",
    "only hand strikes can be used in this round",
    lambda mode: mode.strike is not None and not by_hand(mode.strike),
    _not_by_hand,
)
cannot_strike = fight_guard(
    "cannot-strike",
    "R6.4.2-12",
    "the minion is kept from striking in this round",
    lambda mode: mode.strike is not None,
    _cannot_strike,
)
stolen = fight_guard(
    "stolen-this-round",
    "R6.4.5-10",
    "stolen equipment cannot be used in the round in which it was stolen",
    _in_play,
    _stolen,
)
by_retainer = fight_guard(
    "used-by-retainer",
    "R1.4-01",
    "a retainer uses the weapon in this round",
    _in_play,
    _wielded,
)
no_equipment = fight_guard(
    "kept-from-equipment",
    "R1.4-01",
    "the minion is kept from using equipment",
    _in_play,
    _no_equipment,
)
no_weapon = fight_guard(
    "no-weapon-in-hand",
    "R1.4-01",
    "no weapon in hand is one with which the card could equip the minion",
    lambda mode: bool(_fetched(mode)),
    _no_weapon,
)

FIGHTING = (
    combatant_not_ready,
    again,
    maneuver_again,
    maneuver_committed,
    maneuvers_spent,
    not_long,
    only_far,
    range_is_set,
    not_close,
    press_again,
    wrong_press,
    no_press_to_end,
    no_press_to_continue,
    strikes_gained,
    no_more_strikes,
    nothing_to_prevent,
    only_hands,
    no_strike_cards,
    cannot_strike,
    kept_from_ending,
    stolen,
    by_retainer,
    no_equipment,
    no_weapon,
)


class Fight(Layer):
    """What limits whatever is played or used in combat.

    Attributes:
        read: what the values of the fields stand for; None for what has nothing to do with it.
    """

    __slots__ = ("read",)

    def __init__(
        self, read: Callable[..., Attempt | None], *guards: Guard, fields: tuple[str, ...]
    ) -> None:
        super().__init__(*guards, fields=fields)
        self.read = read

    def allows(self, state: GameState, *values: Any) -> bool:
        """Whether no guard objects."""
        attempt = self.read(state, *values)
        if attempt is None:
            return True
        for guard in (not_fighting,) if attempt[0] == NOBODY else self.guards:
            if guard.violated(state, *attempt):
                return False
        return True

    def about(self, definition: Definition, mode: Mode) -> Iterator[tuple[Guard, Asked]]:
        """The guards that can object to a way to play or use a card."""
        if mode.how is not How.USE:
            for guard, _ in super().about(definition, mode):
                yield guard, _Played(guard)
        elif is_of_fight(mode):
            yield not_fighting, _Used(tuple(guard for guard, _ in super().about(definition, mode)))

    def objecting(self, state: GameState, *values: Any) -> Iterator[Guard]:
        """The guards that object."""
        attempt = self.read(state, *values)
        if attempt is not None:
            nobody = attempt[0] == NOBODY
            for guard in (not_fighting,) if nobody else self.guards:
                if guard.violated(state, *attempt):
                    yield guard


class _Played:
    """A guard of combat, asked about a card from a hand."""

    __slots__ = ("guard",)

    def __init__(self, guard: Guard) -> None:
        self.guard = guard

    def objects(self, state: GameState, seat: int, card: int, minion: int, mode: Mode) -> bool:
        """Whether it objects."""
        return self.guard.objects(state, minion, mode, NOBODY, card)


class _Used:
    """The guards of combat, asked about a card in play."""

    __slots__ = ("guards",)

    def __init__(self, guards: tuple[Guard, ...]) -> None:
        self.guards = guards

    def objects(
        self, state: GameState, seat: int, card: int, minion: int, index: int, mode: Mode
    ) -> bool:
        """Whether one of them objects."""
        who = fighter(state, card, mode)
        guards = (not_fighting,) if who == NOBODY else self.guards
        return objected(guards, state, who, mode, card, NOBODY)

"""What may be answered in combat (6.4): strikes, maneuvers, presses, prevention."""

from __future__ import annotations

from vtes.model.combat import StrikePair
from vtes.model.combat_words import Option
from vtes.model.decisions import DecisionKind, WindowKind
from vtes.model.moves import HandStrike, PlayCard, UseOption
from vtes.model.state import NOBODY, GameState
from vtes.model.text import Mode
from vtes.rules.aims import mode_of
from vtes.rules.combat import OPTIONS, combatant, fighter, first_grant, granted, options
from vtes.rules.guards.common import HAND, SEAT
from vtes.rules.guards.fighting import FIGHTING, Attempt, Fight, is_of_fight, not_fighting
from vtes.rules.guards.guard import Answers, Guard, Layer, Listed, Ways
from vtes.rules.guards.kept import (
    open_window,
)
from vtes.rules.guards.play import (
    CONDITIONS,
    COSTS,
    FIELDS,
    PLAYABLE,
    PLAYER,
    REQUIREMENTS,
    TARGET,
    OneWay,
    no_minion,
    not_yours,
)
from vtes.rules.prevention import preventable
from vtes.rules.requirements import cannot_pay
from vtes.rules.stack import current_combat


def _played(state: GameState, seat: int, card: int, minion: int, mode: Mode) -> Attempt:
    return minion, mode, NOBODY, card


def _used(state: GameState, seat: int, card: int, minion: int, index: int) -> Attempt | None:
    found = mode_of(state, card, index)
    if found is None or not is_of_fight(found):
        return None
    return fighter(state, card, found), found, card, NOBODY


def _taken(state: GameState, seat: int, option: Option) -> Attempt:
    return combatant(state, seat), OPTIONS[option], NOBODY, NOBODY


def _no_option(state: GameState, seat: int, option: Option) -> bool:
    allowed = set(options(state, combatant(state, seat)))
    return allowed.isdisjoint(granted(option))


def _no_aggravated(state: GameState, seat: int, option: Option) -> bool:
    """The two ways to prevent a point differ only where there are points of both kinds."""
    if option is not Option.PREVENT_AGGRAVATED:
        return False
    minion = combatant(state, seat)
    grant = first_grant(state, minion, Option.PREVENT)
    return grant is not None and 0 in preventable(state, minion, grant.discipline)


def _option_not_now(state: GameState, seat: int, option: Option) -> bool:
    choosing = isinstance(state.stack[-1], StrikePair)
    now = WindowKind.STRIKE if choosing else open_window(state)
    return now not in OPTIONS[option].windows


def _too_dear(state: GameState, seat: int, option: Option) -> bool:
    combat, cost = current_combat(state), OPTIONS[option].cost.blood
    if cannot_pay(state, combatant(state, seat), cost):
        return True
    if option is not Option.CONTINUE_ACTION or combat is None or combat.continuing is None:
        return False
    return cannot_pay(state, combat.continuing.minion, combat.continuing.cost)


def _no_strike(state: GameState, seat: int, card: int, minion: int, mode: Mode) -> bool:
    return WindowKind.STRIKE not in mode.windows


no_option = Guard("no-option", "R6.4.2-09", "no card has allowed the minion to do that", _no_option)
option_not_now = Guard(
    "option-not-now", "R6.4.1-02", "this is not the moment for that", _option_not_now
)
no_choice = Guard(
    "no-choice", "R6.4.6-16", "there is no damage of both kinds to choose from", _no_aggravated
)
no_strike = Guard("no-strike", "R6.4.3-05", "the card is not played as a strike", _no_strike)

option_too_dear = Guard("option-too-dear", "G02", "the blood that it costs is not there", _too_dear)

OF_COMBATANT = (no_minion, not_yours, not_fighting)
"""The guards that do not object to a combatant of one's own."""
FIGHT = Fight(_played, not_fighting, *FIGHTING, fields=FIELDS)
FIGHT_USE = Fight(_used, not_fighting, *FIGHTING, fields=FIELDS)
FIGHT_OPTION = Fight(_taken, *FIGHTING, fields=("seat", "option"))
OPTION = Layer(
    no_option, option_not_now, no_choice, option_too_dear, fields=("seat", "option"), alone=True
)
STRIKE = Layer(no_strike, fields=FIELDS, alone=True)
COMBAT = (PLAYER, FIGHT, REQUIREMENTS, COSTS, CONDITIONS, TARGET)
"""The layers that judge a combat card, strike or not."""


def _listed(mode: Mode) -> Listed | None:
    return (COMBAT, (), OF_COMBATANT) if WindowKind.STRIKE in mode.windows else None


STRIKES = Ways(_listed)
"""The ways to play cards as strikes when these are chosen."""

WAY = OneWay(PLAYABLE, STRIKE, *COMBAT)

ANSWERS: Answers = {
    (DecisionKind.STRIKE, HandStrike): (SEAT,),
    (DecisionKind.STRIKE, PlayCard): (SEAT, HAND, WAY),
    (DecisionKind.STRIKE, UseOption): (SEAT, OPTION, FIGHT_OPTION),
    (DecisionKind.IMPULSE, UseOption): (SEAT, OPTION, FIGHT_OPTION),
}

"""Whether the conditions hold under which what is in play counts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from vtes.model.cards import Discipline
from vtes.model.conditions import (
    ActedOnOne,
    ActingIsOne,
    ActionIs,
    ActionNeeds,
    ActsAgainst,
    ActsAgainstPrey,
    ActsWith,
    BledAt,
    Bleeds,
    Controls,
    Fights,
    Hunts,
    InCombat,
    InPlay,
    Is,
    Present,
    Succeeded,
)
from vtes.model.decisions import ActionKind
from vtes.model.events import Ending
from vtes.model.state import NOBODY, GameState
from vtes.model.text import Aim, Condition
from vtes.model.words import Whom
from vtes.model.zones import Zone
from vtes.rules.aims import hit
from vtes.rules.combat import opponent
from vtes.rules.presence import in_play
from vtes.rules.seating import prey
from vtes.rules.stack import current_action


def all_hold(state: GameState, minion: int, conditions: tuple[Condition, ...]) -> bool:
    """Whether all conditions hold for a minion."""
    return all(HOLDS[type(each)](state, minion, each) for each in conditions)


def controls(
    state: GameState, seat: int, aim: Aim, minion: int = NOBODY, *, torpor: bool = False
) -> bool:
    """Whether a Methuselah controls such a minion.

    Args:
        state: the position.
        seat: the Methuselah.
        aim: which minion.
        minion: than whom he has to be younger, where that is said.
        torpor: whether he may be in torpor; else he has to be ready.
    """
    player = state.players[seat]
    minions = player.ready + player.torpor if torpor else player.ready
    return any(hit(state, aim, seat, minion, card) for card in minions)


def _controls(state: GameState, minion: int, condition: Controls) -> bool:
    seat = state.cards[minion].controller
    if condition.whose is Whom.PREY:
        seat = prey(state, seat)
    return controls(state, seat, condition.aim, minion)


def _present(state: GameState, minion: int, condition: Present) -> bool:
    seat = state.cards[minion].controller
    return any(
        hit(state, condition.aim, seat, minion, card)
        for player in state.players
        for card in player.ready
    )


def _bleeds(state: GameState, minion: int, condition: Bleeds) -> bool:
    action = current_action(state)
    if action is None or action.minion != minion or action.kind is not ActionKind.BLEED:
        return False
    if action.target_seat == NOBODY:
        return False
    aim, seat = condition.aim, action.target_seat
    return controls(state, seat, aim, minion, torpor=condition.torpor) is not condition.none


def _acts_against(state: GameState, minion: int, condition: ActsAgainst) -> bool:
    action = current_action(state)
    if action is None or action.minion != minion or action.target_seat in (NOBODY, action.seat):
        return False
    return controls(state, action.target_seat, condition.aim, minion)


def _acts_against_prey(state: GameState, minion: int, condition: ActsAgainstPrey) -> bool:
    action = current_action(state)
    if action is None or action.minion != minion or action.target_seat == NOBODY:
        return False
    return action.target_seat == prey(state, state.cards[minion].controller)


def _action_is(state: GameState, minion: int, condition: ActionIs) -> bool:
    action = current_action(state)
    return action is not None and action.kind in condition.kinds


def _succeeded(state: GameState, minion: int, condition: Succeeded) -> bool:
    action = current_action(state)
    return action is not None and action.ending == Ending.SUCCESSFUL


def _acting_is(state: GameState, minion: int, condition: ActingIsOne) -> bool:
    action = current_action(state)
    seat = state.cards[minion].controller
    return action is not None and hit(state, condition.aim, seat, minion, action.minion)


def _bled_at(state: GameState, minion: int, condition: BledAt) -> bool:
    action = current_action(state)
    if action is None or action.kind is not ActionKind.BLEED:
        return False
    return action.target_seat == state.cards[minion].controller


def _hunts(state: GameState, minion: int, condition: Hunts) -> bool:
    action = current_action(state)
    return action is not None and action.minion == minion and action.kind is ActionKind.HUNT


def _acts_with(state: GameState, minion: int, condition: ActsWith) -> bool:
    action = current_action(state)
    if action is None or action.minion != minion:
        return False
    return condition.discipline in _asked(state)


def _action_needs(state: GameState, minion: int, condition: ActionNeeds) -> bool:
    return any(discipline in condition.disciplines for discipline in _asked(state))


def _asked(state: GameState) -> tuple[Discipline, ...]:
    """The Disciplines of the card from a hand with which the action under way is taken."""
    action = current_action(state)
    if action is None or action.card == NOBODY:
        return ()
    if state.cards[action.card].zone is not Zone.PLAYING:
        return ()
    return tuple([discipline for discipline, _ in state.definition(action.card).facts.disciplines])


def _acted_on_one(state: GameState, minion: int, condition: ActedOnOne) -> bool:
    action, seat = current_action(state), state.cards[minion].controller
    if action is None or action.target == NOBODY:
        return False
    mine = state.cards[action.target].controller == seat
    return mine and hit(state, condition.aim, seat, minion, action.target)


def _is(state: GameState, minion: int, condition: Is) -> bool:
    return hit(state, condition.aim, state.cards[minion].controller, minion, minion)


def _in_play(state: GameState, minion: int, condition: InPlay) -> bool:
    definitions = state.table.definitions
    wanted = [n for n, known in enumerate(definitions) if known.facts.id == condition.card]
    there = bool(wanted) and any(
        value.definition in wanted and in_play(state, card)
        for card, value in enumerate(state.cards)
    )
    return there is not condition.absent


def _fights(state: GameState, minion: int, condition: Fights) -> bool:
    other = opponent(state, minion)
    seat = state.cards[minion].controller
    return other != NOBODY and hit(state, condition.aim, seat, minion, other)


def _in_combat(state: GameState, minion: int, condition: InCombat) -> bool:
    return opponent(state, minion) != NOBODY


HOLDS: Final[dict[type[Condition], Callable[[GameState, int, Any], bool]]] = {
    Controls: _controls,
    Present: _present,
    Bleeds: _bleeds,
    ActsAgainst: _acts_against,
    ActsAgainstPrey: _acts_against_prey,
    ActionIs: _action_is,
    ActingIsOne: _acting_is,
    Succeeded: _succeeded,
    BledAt: _bled_at,
    Hunts: _hunts,
    ActsWith: _acts_with,
    Fights: _fights,
    InCombat: _in_combat,
    ActionNeeds: _action_needs,
    ActedOnOne: _acted_on_one,
    Is: _is,
    InPlay: _in_play,
}
"""For each condition: whether it holds for a minion."""

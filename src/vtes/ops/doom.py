"""A vampire whom a card dooms loses his last blood in combat."""

from __future__ import annotations

from vtes.model.combat import CombatStep, Damage
from vtes.model.events import BloodChanged, Cause
from vtes.model.state import GameState
from vtes.ops.cards import burn
from vtes.ops.counters import change_pool
from vtes.rules.combat import opponent
from vtes.rules.nature import capacity, texts_on
from vtes.rules.seating import in_game
from vtes.rules.stack import current_combat, topmost

_AFTER = (CombatStep.ENDED, CombatStep.OVER, CombatStep.AFTER)


def is_doomed(state: GameState, event: BloodChanged) -> bool:
    """Whether the loss has left a combatant without blood, and a card dooms him.

    Not if the combat is over, nor if damage burns him anyway, nor by diablerie.
    """
    value, combat = state.cards[event.card], current_combat(state)
    if value.blood or combat is None:
        return False
    if combat.step in _AFTER or event.cause is Cause.DIABLERIE:
        return False
    damage = topmost(state, Damage)
    burned = damage is not None and event.card in damage.to_burn
    fights = event.card in (combat.acting, combat.opposing)
    return fights and not burned and any(text.doom for text in texts_on(state, event.card))


def meet_doom(state: GameState, vampire: int) -> GameState:
    """He is burned, and his opponent's Methuselah gains pool for his capacity."""
    seat = state.cards[opponent(state, vampire)].controller
    amount = capacity(state, vampire)
    state = burn(state, vampire)
    return change_pool(state, seat, amount, Cause.CARD) if in_game(state, seat) else state

"""What weapons do, whoever fights."""

from __future__ import annotations

from vtes.model.state import NOBODY, GameState
from vtes.model.text import Strike, Trait
from vtes.rules.combat import has_trait
from vtes.rules.numbers import strength
from vtes.rules.requirements import equipment_less

HEAVY_COST = 2
"""A weapon that costs more pool than this is heavy."""

HEAVY_DAMAGE = 3
"""A weapon that does more damage than this is heavy."""


def is_heavy(state: GameState, card: int) -> bool:
    """Whether the card is a weapon that is dear, or does much or aggravated damage.

    Its damage is what its bearer would do with it as things stand.
    """
    if not has_trait(state, card, Trait.WEAPON):
        return False
    definition = state.definition(card)
    bearer = state.cards[card].host
    less = equipment_less(state, bearer) if bearer != NOBODY else 0
    if definition.facts.pool_cost - less > HEAVY_COST:
        return True
    modes = definition.text.modes if definition.text is not None else ()
    strikes = [mode.strike for mode in modes if mode.strike is not None]
    return any(s.aggravated or _damage(state, card, s) > HEAVY_DAMAGE for s in strikes)


def _damage(state: GameState, card: int, strike: Strike) -> int:
    bearer = state.cards[card].host
    adds = strike.strength and bearer != NOBODY
    return strike.damage + (strength(state, bearer) if adds else 0)

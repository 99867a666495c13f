"""What a minion card requires of the minion who uses it, and what it costs (1.6.1)."""

from __future__ import annotations

from vtes.model.state import GameState
from vtes.model.text import Mode
from vtes.rules.laws import more_blood
from vtes.rules.numbers import clans, disciplines, is_vampire


def other_clan(state: GameState, card: int, minion: int) -> bool:
    """Whether the card asks for a clan that is not the minion's. R1.6.1-11."""
    needed = state.definition(card).facts.clans
    return bool(needed) and not set(needed) & set(clans(state, minion))


def level(state: GameState, card: int, minion: int) -> int:
    """The level at which a minion has the Disciplines of a card; 0 where it has none. R1.6.1-09."""
    needed = state.definition(card).facts
    have = disciplines(state, minion) if is_vampire(state, minion) else {}
    levels = tuple(have.get(d, 0) for d, _ in needed.disciplines)
    best = max if needed.any_discipline else min
    return best(levels, default=0)


def too_little_blood(state: GameState, card: int, mode: Mode, minion: int) -> bool:
    """Whether the minion has too little blood for the card. R1.6.1-13, G02."""
    cost = state.definition(card).facts.blood_cost
    return cost + mode.cost.blood + more_blood(state, mode) > state.cards[minion].blood


def too_little_pool(state: GameState, card: int, seat: int) -> bool:
    """Whether the Methuselah has too little pool for the card. G02."""
    return state.definition(card).facts.pool_cost > state.players[seat].pool

"""What cards have made true of combatants (6.4)."""

from __future__ import annotations

from vtes.model.combat import ALWAYS
from vtes.model.combat_words import Mark
from vtes.model.state import GameState
from vtes.rules.stack import current_combat


def marks(state: GameState, minion: int, mark: Mark) -> list[int]:
    """The amounts of what is true of a combatant in this round."""
    combat = current_combat(state)
    if combat is None or not combat.marks:
        return []
    now = (ALWAYS, combat.round)
    return [
        m.amount for m in combat.marks if m.minion == minion and m.mark is mark and m.round in now
    ]


def marked(state: GameState, minion: int, mark: Mark) -> bool:
    """Whether something is true of a combatant in this round."""
    return bool(marks(state, minion, mark))

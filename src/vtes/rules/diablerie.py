"""Who can commit diablerie (6.5.5), and upon whom (6.5.4)."""

from __future__ import annotations

from collections.abc import Iterator

from vtes.model.decisions import ActionKind
from vtes.model.state import GameState
from vtes.model.zones import READY
from vtes.rules.belongings import is_equipment
from vtes.rules.numbers import clans, is_vampire
from vtes.rules.repeating import repeats
from vtes.rules.seating import clockwise


def can_commit(state: GameState, minion: int) -> bool:
    """Whether a minion is able to commit diablerie. R6.5.5-01, R6.5.5-02, R6.5.4-01."""
    ready = state.cards[minion].zone is READY
    return ready and is_vampire(state, minion) and not cursed(state, minion)


def cursed(state: GameState, minion: int) -> bool:
    """Whether the vampire is of a clan whose members commit no diablerie. R6.5.5-02."""
    clan = clans(state, minion)
    return any(each in clan for each in state.table.ruleset.cursed_clans)


def victims(state: GameState, minion: int) -> Iterator[int]:
    """Vampires in torpor whom the minion may take an action to diablerize. R6.5.4-01."""
    for seat in clockwise(state, state.active):
        for vampire in state.players[seat].torpor:
            if not repeats(state, minion, ActionKind.DIABLERIE, target=vampire):
                yield vampire


def loot(state: GameState, victim: int) -> Iterator[int]:
    """Equipment that the victim has, for the diablerist to take. R6.5.5-04."""
    for card in state.cards[victim].attached:
        if is_equipment(state, card):
            yield card

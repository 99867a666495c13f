"""The duty to hunt (6, R6-09 to R6-11)."""

from __future__ import annotations

from vtes.model.decisions import ActionKind
from vtes.model.state import GameState
from vtes.rules.numbers import is_vampire
from vtes.rules.repeating import repeats


def must_hunt(state: GameState, minion: int) -> bool:
    """Whether the minion is a ready untapped vampire without blood. R6-10, G21."""
    card = state.cards[minion]
    return card.blood == 0 and not card.tapped and is_vampire(state, minion)


def hunters(state: GameState, seat: int) -> tuple[int, ...]:
    """The vampires of a Methuselah who must hunt before anything else is done. R6-10, C10."""
    return tuple(
        [
            minion
            for minion in state.players[seat].ready
            if must_hunt(state, minion) and not repeats(state, minion, ActionKind.HUNT)
        ]
    )

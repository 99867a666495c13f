"""The duty to hunt (6, R6-09 to R6-11)."""

from __future__ import annotations

from vtes.model.decisions import ActionKind
from vtes.model.state import GameState
from vtes.model.text import Ban
from vtes.rules.numbers import banned, is_vampire
from vtes.rules.repeating import repeats


def must_hunt(state: GameState, minion: int) -> bool:
    """Whether the minion is an untapped vampire without blood who may hunt. R6-10, G21."""
    card = state.cards[minion]
    if card.blood or card.tapped or not is_vampire(state, minion):
        return False
    return not banned(state, minion, Ban.ACT) and not repeats(state, minion, ActionKind.HUNT)


def hunters(state: GameState, seat: int) -> tuple[int, ...]:
    """The vampires of a Methuselah who must hunt before anything else is done. R6-10, C10."""
    return tuple([m for m in state.players[seat].ready if must_hunt(state, m)])

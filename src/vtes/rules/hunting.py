"""The duty to hunt (6, R6-09 to R6-11)."""

from __future__ import annotations

from vtes.model.decisions import ActionKind
from vtes.model.lasting import OwesHunt
from vtes.model.state import GameState
from vtes.model.text import Ban
from vtes.rules.nature import is_vampire, texts_on
from vtes.rules.numbers import banned
from vtes.rules.repeating import repeats


def is_empty(state: GameState, minion: int) -> bool:
    """Whether the minion is a vampire without blood. R6-09."""
    return not state.cards[minion].blood and is_vampire(state, minion)


def owes_hunt(state: GameState, minion: int) -> bool:
    """Whether a card has told the minion to hunt this turn."""
    for lasting in state.lasting:  # noqa: SIM110 - asked of every minion in every listing
        if type(lasting) is OwesHunt and lasting.vampire == minion:
            return True
    return False


def must_hunt(state: GameState, minion: int) -> bool:
    """Whether the minion is an untapped vampire who has to hunt, and may. R6-10, G21."""
    card = state.cards[minion]
    if card.tapped or not (owes_hunt(state, minion) or is_empty(state, minion)):
        return False
    if banned(state, minion, Ban.ACT) or banned(state, minion, Ban.HUNT):
        return False
    return not repeats(state, minion, ActionKind.HUNT)


def starving(state: GameState, seat: int) -> list[int]:
    """The vampires of a Methuselah who would have to hunt and go to torpor instead. R6-10."""
    return [
        minion
        for minion in state.players[seat].ready
        if not state.cards[minion].blood
        and not state.cards[minion].tapped
        and is_vampire(state, minion)
        and any(text.starves for text in texts_on(state, minion))
    ]


def hunters(state: GameState, seat: int) -> tuple[int, ...]:
    """The vampires of a Methuselah who must hunt before anything else is done. R6-10, C10."""
    return tuple([m for m in state.players[seat].ready if must_hunt(state, m)])

"""Actions that a minion has been forbidden to repeat this turn."""

from __future__ import annotations

from vtes.model.decisions import ActionKind
from vtes.model.lasting import NoReferendum, NoRepeat
from vtes.model.state import NOBODY, GameState
from vtes.rules.seating import prey


def repeats(
    state: GameState, minion: int, kind: ActionKind, *, card: int = 0, target: int = NOBODY
) -> bool:
    """Whether an action would be the one that the minion may not repeat.

    An action taken with a card is the same whatever it is aimed at; a default action is the same
    if it has the same target.

    Args:
        state: the position.
        minion: who would take it.
        kind: which action.
        card: printed id of the card it would be played with, 0 for a default action.
        target: instance id of what a default action would be aimed at, -1 for nothing.
    """
    if not state.lasting:
        return False
    aimed = prey(state, state.active) if kind is ActionKind.BLEED else NOBODY
    return any(
        isinstance(lasting, NoRepeat)
        and lasting.in_play == NOBODY
        and (lasting.minion, lasting.card) == (minion, card)
        and (card or _same(lasting, kind, target, aimed))
        for lasting in state.lasting
    )


def repeats_use(state: GameState, minion: int, card: int, mode: int) -> bool:
    """Whether a use of a card in play would be the action that the minion may not repeat. D286

    Args:
        state: the position.
        minion: who would take it.
        card: instance id of the card in play.
        mode: which of its uses.
    """
    return any(
        isinstance(lasting, NoRepeat)
        and (lasting.minion, lasting.in_play, lasting.mode) == (minion, card, mode)
        for lasting in state.lasting
    )


def repeats_taking(state: GameState, minion: int, card: int) -> bool:
    """Whether to take a piece of equipment from another would be to repeat an action. D286

    Args:
        state: the position.
        minion: who would take it.
        card: instance id of the equipment.
    """
    return any(
        isinstance(lasting, NoRepeat) and lasting.minion == minion and card in lasting.taken
        for lasting in state.lasting
    )


def _same(lasting: NoRepeat, kind: ActionKind, target: int, target_seat: int) -> bool:
    if kind is ActionKind.MOVE_EQUIPMENT:  # it depends on what is taken
        return False
    if kind is ActionKind.BLEED and lasting.target_seat != target_seat:
        return False
    return lasting.kind is kind and lasting.target == target


def referendum_barred(state: GameState, seat: int, *, card: int = 0, in_play: int = NOBODY) -> bool:
    """Whether an effect forbids a Methuselah's minions to call that referendum this turn.

    Args:
        state: the position.
        seat: the Methuselah.
        card: printed id of a card in hand, 0 for a card in play.
        in_play: instance id of a card in play, -1 for one in hand.
    """
    return bool(state.lasting) and NoReferendum(seat, card, in_play) in state.lasting

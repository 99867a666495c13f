"""MAY: candidates for each decision, one module per phase and sub-procedure."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from vtes.model.decisions import Decision, DecisionKind
from vtes.model.moves import Move
from vtes.model.state import GameState
from vtes.movegen import announce, block, combat, discard, impulse, influence, master, minion, untap

GENERATORS: Final[dict[DecisionKind, Callable[[GameState, Decision], list[Move]]]] = {
    DecisionKind.UNTAP: untap.moves,
    DecisionKind.MASTER: master.moves,
    DecisionKind.TARGET: announce.targets,
    DecisionKind.PAYMENT: announce.payments,
    DecisionKind.MINION: minion.moves,
    DecisionKind.BLOCK: block.moves,
    DecisionKind.IMPULSE: impulse.moves,
    DecisionKind.STRIKE: combat.moves,
    DecisionKind.INFLUENCE: influence.moves,
    DecisionKind.DISCARD: discard.moves,
}


def moves(state: GameState) -> list[Move]:
    """Every legal move of the pending decision, in a fixed order; none when the game is over."""
    pending = state.pending
    return [] if pending is None else GENERATORS[pending.kind](state, pending)

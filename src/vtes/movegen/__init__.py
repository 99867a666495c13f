"""MAY: candidates for each decision, one module per phase and sub-procedure.

Generators yield lazily and Pass last, so that whoever asks only whether there is anything else
looks at the first move alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain
from typing import Final

from vtes.model.decisions import Decision, DecisionKind
from vtes.model.moves import Move, Pass
from vtes.model.state import GameState
from vtes.movegen import (
    announce,
    block,
    choice,
    combat,
    diablerie,
    discard,
    impulse,
    influence,
    master,
    minion,
    referendum,
    untap,
)

GENERATORS: Final[dict[DecisionKind, Callable[[GameState, Decision], Iterator[Move]]]] = {
    DecisionKind.UNTAP: untap.moves,
    DecisionKind.MASTER: master.moves,
    DecisionKind.WAY: announce.ways,
    DecisionKind.TARGET: announce.targets,
    DecisionKind.METHUSELAH: announce.methuselahs,
    DecisionKind.TRIM: discard.trims,
    DecisionKind.CHOICE: choice.moves,
    DecisionKind.AMOUNT: announce.amounts,
    DecisionKind.SHARE: announce.amounts,
    DecisionKind.PAYMENT: announce.payments,
    DecisionKind.WEAPON: announce.weapons,
    DecisionKind.MOTION: announce.motions,
    DecisionKind.STRUCK: announce.struck,
    DecisionKind.MINION: minion.moves,
    DecisionKind.BLOCK: block.moves,
    DecisionKind.IMPULSE: impulse.moves,
    DecisionKind.STRIKE: combat.moves,
    DecisionKind.INFLUENCE: influence.moves,
    DecisionKind.DISCARD: discard.moves,
    DecisionKind.DIABLERIE: diablerie.offered,
    DecisionKind.EQUIPMENT: diablerie.equipment,
    DecisionKind.DISCIPLINE: diablerie.discipline,
    DecisionKind.BLOOD_HUNT: diablerie.blood_hunt,
    DecisionKind.ALLOT: referendum.allotments,
    DecisionKind.TERM_METHUSELAH: referendum.methuselahs,
    DecisionKind.TERM_CARD: referendum.cards,
    DecisionKind.TERM_CLAN: referendum.clans,
    DecisionKind.TERM_METHUSELAHS: referendum.several,
    DecisionKind.TERM_SEAT: referendum.seats,
}


def moves(state: GameState) -> Iterator[Move]:
    """Every legal move of the pending decision, in a fixed order; none when the game is over."""
    pending = state.pending
    return iter(()) if pending is None else GENERATORS[pending.kind](state, pending)


def more_than_pass(state: GameState) -> Iterator[Move] | None:
    """The legal moves of the pending decision, if Pass is not the only one; else None."""
    found = moves(state)
    first = next(found)
    return None if type(first) is Pass else chain((first,), found)

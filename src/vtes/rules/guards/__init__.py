"""Every restriction of the rules as a named guard, by the decision it belongs to."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from vtes.model.decisions import DecisionKind
from vtes.model.moves import Move
from vtes.model.state import GameState
from vtes.model.violations import Violation
from vtes.rules.guards import (
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
    minion_end,
    motion,
    referendum,
    untap,
    use,
    ways,
)
from vtes.rules.guards.common import other_seat
from vtes.rules.guards.guard import GUARDS, Answers, Fork, Guard, Layer, neutralised

__all__ = ["ANSWERS", "GUARDS", "Fork", "Guard", "Layer", "neutralised", "objections", "refused"]

ANSWERS: Final[Answers] = {
    **untap.ANSWERS,
    **master.ANSWERS,
    **ways.ANSWERS,
    **announce.ANSWERS,
    **motion.ANSWERS,
    **minion.ANSWERS,
    **minion_end.ANSWERS,
    **block.ANSWERS,
    **impulse.ANSWERS,
    **choice.ANSWERS,
    **combat.ANSWERS,
    **influence.ANSWERS,
    **discard.ANSWERS,
    **use.ANSWERS,
    **diablerie.ANSWERS,
    **referendum.ANSWERS,
}
"""For each decision the moves that answer it, with the layers of guards."""


def _layers(state: GameState, move: Move, steps: Iterable[Layer | Fork]) -> Iterator[Layer]:
    for step in steps:
        if isinstance(step, Fork):
            yield from step.pick(state, *[getattr(move, field) for field in step.fields])
        else:
            yield step


def refused(state: GameState, move: Move) -> bool:
    """Whether any guard objects to the move; stops at the first objection."""
    if state.pending is None:
        return True
    steps = ANSWERS.get((state.pending.kind, type(move)))
    if steps is None:
        return True
    for layer in _layers(state, move, steps):
        if not layer.allows(state, *[getattr(move, field) for field in layer.fields]):
            return True
    return False


def objections(state: GameState, move: Move) -> tuple[Violation, ...]:
    """Every objection to the move; empty exactly when it is legal.

    Args:
        state: the position.
        move: any move.
    """
    pending = state.pending
    if pending is None:
        return (Violation("game-over", "R9.1-02", "the game is over"),)
    steps = ANSWERS.get((pending.kind, type(move)))
    if steps is None:
        if other_seat.violated(state, move.seat):
            return (other_seat.violation,)
        return (_no_answer(pending.kind, pending.rule, pending.prompt),)
    found: list[Violation] = []
    for layer in _layers(state, move, steps):
        for guard in layer.objecting(state, *[getattr(move, field) for field in layer.fields]):
            found.append(guard.violation)
            if layer.alone:
                return tuple(found)
    return tuple(found)


def _no_answer(kind: DecisionKind, rule: str, prompt: str) -> Violation:
    return Violation(
        "not-an-answer", rule, f"this does not answer the question ({kind.name}): {prompt}"
    )

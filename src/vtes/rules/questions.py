"""What a question is that is asked while an effect is carried out (D140)."""

from __future__ import annotations

from vtes.model.decisions import DecisionKind
from vtes.model.moves import (
    Move,
)
from vtes.model.record import Record, record


@record
class Question(Record):
    """What is asked now.

    Attributes:
        seat: who is asked.
        move: the class of the answers.
        options: what can be chosen: instance ids of cards (of a hand, library or ash heap one
            of each, sorted by printed id), seats, or amounts; of a hand all that can be discarded.
        finish: whether she may choose nothing (more).
        kind: the decision.
        each: choosing nothing is an answer like others, after which the next one is asked.
        shown: the cards, in order, at which she looks and among which the options are; empty for
            those of a place of her own.
        clans: the clans that can be named, where that is asked.
    """

    seat: int
    move: type[Move]
    options: tuple[int, ...] = ()
    finish: bool = False
    kind: DecisionKind = DecisionKind.CHOICE
    each: bool = False
    shown: tuple[int, ...] = ()
    clans: tuple[str, ...] = ()

"""The frame of a referendum (6.3), and what is cast in it."""

from __future__ import annotations

from enum import IntEnum

from vtes.model.cards import Sect
from vtes.model.frames import Frame, Use
from vtes.model.moves import Side, VoteSource
from vtes.model.record import Record, record


@record
class Cast(Record):
    """Votes that have been cast; they are never changed (R6.3.2-10).

    Attributes:
        seat: who cast them.
        source: what kind of source they are from.
        what: instance id of a card in play, printed id of a card from a hand, else -1.
        votes: how many; of a priscus, votes in the sub-referendum.
        side: for or against.
    """

    seat: int
    source: VoteSource
    what: int
    votes: int
    side: Side


class ReferendumStep(IntEnum):
    """Steps of a referendum (R6.3.2-05)."""

    TERMS = 0
    BEFORE_VOTES = 1
    POLLING = 2
    TALLY = 3
    AFTERMATH = 4
    OVER = 5


@record
class Referendum(Frame):
    """A referendum, of a political action or on a blood hunt (R6.3-01).

    Attributes:
        use: who calls it with which card, and the terms chosen so far. A blood hunt has neither
            minion nor card (-1); its target is the vampire who is hunted.
        term: index of the next of the card's terms.
        left: points that are still to be allotted, -1 before the first is.
        votes: (instance id, votes) that minions and other cards have gained.
        bought: (seat, votes) that Methuselahs have bought with pool.
        cast: what has been cast so far.
        abstaining: instance ids of those who are made to abstain.
        bound: (instance id, side): who can vote on one side alone.
        only: the only sect whose vampires may vote, None for all.
        bribing: seats that pay the others for their votes.
        watching: uses of cards that do something when votes are cast or counted.
        used: instance ids of cards in play that have been used in it and are used once.
        automatic: whether it passes without polling.
        paving: whether, if it passes, the next one that a vampire calls passes without polling.
        step: where it stands.
    """

    use: Use
    term: int = 0
    left: int = -1
    votes: tuple[tuple[int, int], ...] = ()
    bought: tuple[tuple[int, int], ...] = ()
    cast: tuple[Cast, ...] = ()
    abstaining: tuple[int, ...] = ()
    bound: tuple[tuple[int, Side], ...] = ()
    only: Sect | None = None
    bribing: tuple[int, ...] = ()
    watching: tuple[Use, ...] = ()
    used: tuple[int, ...] = ()
    automatic: bool = False
    paving: bool = False
    step: ReferendumStep = ReferendumStep.TERMS

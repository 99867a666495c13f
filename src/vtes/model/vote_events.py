"""Events of referendums (6.3)."""

from __future__ import annotations

from vtes.model.events import Event
from vtes.model.moves import Side, VoteSource
from vtes.model.record import record


@record
class ReferendumBegan(Event):
    """A referendum was called; `minion` and `card` are -1 for a blood hunt."""

    seat: int
    minion: int
    card: int
    target: int = -1


@record
class TermsChosen(Event):
    """The caller chose a term: a Methuselah (with points, or none), a card or a clan."""

    seat: int
    chosen: int = -1
    points: int = 0
    card: int = -1
    clan: str = ""


@record
class VotesGained(Event):
    """A card in play (mostly a vampire) has more votes in this referendum."""

    card: int
    amount: int


@record
class VotesBought(Event):
    """A Methuselah has bought votes of her own in this referendum."""

    seat: int
    amount: int


@record
class VotesCast(Event):
    """Votes were cast; `what` is a card in play, the printed id of a card from a hand, or -1."""

    seat: int
    source: VoteSource
    what: int
    votes: int
    side: Side


@record
class Abstained(Event):
    """A minion was made to abstain; what he had cast does not count."""

    minion: int


@record
class Coerced(Event):
    """A vampire was made to vote on one side; what he had cast is on that side now."""

    minion: int
    side: Side


@record
class ReferendumPassed(Event):
    """The referendum passed; without polling the votes are 0."""

    votes_for: int
    votes_against: int


@record
class ReferendumFailed(Event):
    """The referendum failed."""

    votes_for: int
    votes_against: int


@record
class TurnsReversed(Event):
    """Turns pass in the other direction from now on."""


@record
class Reseated(Event):
    """The Methuselahs sit in a new order, clockwise."""

    seating: tuple[int, ...]


@record
class ReferendumCancelled(Event):
    """The referendum was ended before its votes were counted."""

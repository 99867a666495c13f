"""Events about titles, referendums and what cards become, as lines of a log."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Protocol

from vtes.model.events import BecameVampire, ClanNamed, Event, TokenMoved
from vtes.model.moves import VoteSource
from vtes.model.state import NOBODY
from vtes.model.title_events import TitleContested, TitleGained, TitleLost, TitleWon, TitleYielded
from vtes.model.vote_events import (
    Abstained,
    Coerced,
    ReferendumBegan,
    ReferendumCancelled,
    ReferendumFailed,
    ReferendumPassed,
    Reseated,
    TermsChosen,
    TurnsReversed,
    VotesBought,
    VotesCast,
    VotesGained,
)
from vtes.notation.labels import title_label


class Log(Protocol):
    """How one reader sees the players and cards of a position."""

    def player(self, seat: int) -> str:
        """The name of a player."""

    def card(self, card: int) -> str:
        """The name of a card."""

    def printed(self, printed: int) -> str:
        """The name of a card by its printed id."""


def _title(line: str) -> Callable[[Log, Any], str]:
    """A line about a vampire and his title."""
    return lambda log, event: line.format(log.card(event.card), title_label(event.title, event.of))


def _became(log: Log, event: BecameVampire) -> str:
    clan = f", {' and '.join(event.clans)}" if event.clans else ""
    return f"{log.card(event.card)} becomes a vampire (capacity {event.capacity}{clan})"


def _named(log: Log, event: ClanNamed) -> str:
    return f"clan {event.clan} is named for {log.card(event.card)}"


def _token(log: Log, event: TokenMoved) -> str:
    does = "burns" if event.burned else "gets"
    return f"{log.card(event.card)} {does} a {event.token.name.lower()} counter"


def _referendum(log: Log, event: ReferendumBegan) -> str:
    if event.card == NOBODY:
        return f"{log.player(event.seat)} calls a blood hunt against {log.card(event.target)}"
    return f"{log.card(event.minion)} calls a referendum: {log.card(event.card)}"


def _terms(log: Log, event: TermsChosen) -> str:
    line = f"{log.player(event.seat)} names "
    if event.card != NOBODY:
        return line + log.card(event.card)
    if event.clan:
        return f"{line}clan {event.clan}"
    line += log.player(event.chosen)
    return f"{line} ({_plural(event.points, 'point')})" if event.points else line


def _plural(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def _votes_gained(log: Log, event: VotesGained) -> str:
    return f"{log.card(event.card)} gets {event.amount:+} votes"


def _votes_bought(log: Log, event: VotesBought) -> str:
    return f"{log.player(event.seat)} buys {_plural(event.amount, 'vote')}"


def _votes_cast(log: Log, event: VotesCast) -> str:
    source = {
        VoteSource.CALLING_CARD: "the calling card",
        VoteSource.EDGE: "the Edge",
        VoteSource.BOUGHT: "bought",
    }.get(event.source, "")
    if event.source is VoteSource.HAND:
        source = log.printed(event.what)
    elif not source:
        source = log.card(event.what)
    votes = _plural(event.votes, "vote")
    if event.source is VoteSource.PRISCUS:
        votes = "a vote among the prisci"
    side = event.side.name.lower()
    return f"{log.player(event.seat)}: {votes} {side} ({source})"


def _abstained(log: Log, event: Abstained) -> str:
    return f"{log.card(event.minion)} has to abstain"


def _coerced(log: Log, event: Coerced) -> str:
    return f"{log.card(event.minion)} votes {event.side.name.lower()}, if he votes"


def _passed(log: Log, event: ReferendumPassed) -> str:
    return f"the referendum passes ({event.votes_for} - {event.votes_against})"


def _failed(log: Log, event: ReferendumFailed) -> str:
    return f"the referendum fails ({event.votes_for} - {event.votes_against})"


def _cancelled(_: Log, event: ReferendumCancelled) -> str:
    return "the referendum is cancelled"


def _reversed(_: Log, event: TurnsReversed) -> str:
    return "turns pass in the other direction"


def _reseated(log: Log, event: Reseated) -> str:
    return "clockwise now sit " + ", ".join(log.player(seat) for seat in event.seating)


VOTE_LINES: Final[dict[type[Event], Callable[[Any, Any], str | None]]] = {
    BecameVampire: _became,
    ClanNamed: _named,
    TokenMoved: _token,
    TitleGained: _title("{} is now {}"),
    TitleLost: _title("{} is no longer {}"),
    TitleContested: _title("{} contests the title of {}"),
    TitleYielded: _title("{} yields the title of {}"),
    TitleWon: _title("{} has the title of {} again"),
    ReferendumBegan: _referendum,
    TermsChosen: _terms,
    VotesGained: _votes_gained,
    VotesBought: _votes_bought,
    VotesCast: _votes_cast,
    Abstained: _abstained,
    Coerced: _coerced,
    ReferendumPassed: _passed,
    ReferendumFailed: _failed,
    ReferendumCancelled: _cancelled,
    TurnsReversed: _reversed,
    Reseated: _reseated,
}
"""For each class of these events the function that writes its line."""

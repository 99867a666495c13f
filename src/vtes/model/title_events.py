"""Events of titles: given, lost, contested (4.2, 6.3.4)."""

from __future__ import annotations

from vtes.model.cards import Title
from vtes.model.events import Event
from vtes.model.record import record


@record
class TitleGained(Event):
    """A vampire gained a title; `of` is the city or the clan it belongs to, if there is one."""

    card: int
    title: Title
    of: str


@record
class TitleLost(Event):
    """A vampire lost a title that was not contested."""

    card: int
    title: Title
    of: str


@record
class TitleContested(Event):
    """The title of a vampire became contested, or he joined a contest."""

    card: int
    title: Title
    of: str


@record
class TitleYielded(Event):
    """A vampire yielded a contested title."""

    card: int
    title: Title
    of: str


@record
class TitleWon(Event):
    """The contest is over: the vampire has his title again."""

    card: int
    title: Title
    of: str

"""Further records of an observation: procedures that are under way."""

from __future__ import annotations

from vtes.model.cards import Sect
from vtes.model.diablerie import DiablerieStep
from vtes.model.record import Record, record
from vtes.model.referendum import Cast


@record
class SeenChoice(Record):
    """What is being chosen while a card is carried out.

    Attributes:
        seat: who uses the card.
        id: instance id of the card.
        mode: the way in which it is used.
        at: index of the effect that asks.
        targets: ids of the cards on the table chosen so far.
        seats: Methuselahs chosen so far.
        amounts: amounts chosen so far.
    """

    seat: int
    id: int
    mode: int
    at: int
    targets: tuple[int, ...]
    seats: tuple[int, ...]
    amounts: tuple[int, ...]


@record
class SeenDiablerie(Record):
    """A diablerie under way.

    Attributes:
        diablerist: who commits it.
        victim: who is diablerized; he may have left play already.
        step: where it stands.
        asked: the seats that have called no blood hunt.
    """

    diablerist: int
    victim: int
    step: DiablerieStep
    asked: tuple[int, ...]


@record
class SeenWound(Record):
    """Damage on its way to a card.

    Attributes:
        id: the card.
        normal: points of normal damage.
        aggravated: points of aggravated damage.
        striker: id of the minion whose strike it is, -1 for another source.
        preventable: whether it can be prevented.
    """

    id: int
    normal: int
    aggravated: int
    striker: int = -1
    preventable: bool = True


@record
class SeenReferendum(Record):
    """The referendum under way.

    Attributes:
        seat: who called it.
        minion: id of the vampire who called it, -1 for a blood hunt.
        card: id of the card by which it was called, -1 for a blood hunt.
        mode: the way in which that card is used.
        target: id of the card named in its terms, or of the vampire who is hunted; -1 for none.
        target_seat: the Methuselah named in its terms, -1 for none.
        points: the points allotted to each seat, empty where there are none.
        left: points that are still to be allotted, -1 where there are none.
        clan: the clan named in its terms, empty for none.
        seating: the order of seats named so far, clockwise; empty where there is none.
        votes_for: votes for it as they stand, the prisci's block among them.
        votes_against: votes against it.
        cast: what has been cast.
        gained: (id, votes) that minions and other cards have gained.
        bought: (seat, votes) that Methuselahs have bought with pool.
        abstaining: ids of those who are made to abstain.
        only: the only sect whose vampires may vote, None for all.
        bribing: seats that pay the others for their votes.
        automatic: whether it passes without polling.
    """

    seat: int
    minion: int
    card: int
    mode: int
    target: int
    target_seat: int
    points: tuple[int, ...]
    left: int
    clan: str
    seating: tuple[int, ...]
    votes_for: int
    votes_against: int
    cast: tuple[Cast, ...]
    gained: tuple[tuple[int, int], ...]
    bought: tuple[tuple[int, int], ...]
    abstaining: tuple[int, ...]
    only: Sect | None
    bribing: tuple[int, ...]
    automatic: bool

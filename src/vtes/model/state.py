"""The state of a game: immutable data, and nothing that could be derived from it."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Any

import attrs
from pyrsistent.typing import PVector

from vtes.model.cards import Claim, Sect
from vtes.model.decisions import Decision, Phase
from vtes.model.definition import Definition
from vtes.model.events import Event, Standing
from vtes.model.frames import (
    DiscardPhase,
    Frame,
    InfluencePhase,
    MasterPhase,
    MinionPhase,
    UntapPhase,
)
from vtes.model.lasting import Lasting
from vtes.model.record import Record, record
from vtes.model.table import Table
from vtes.model.text import Replaced
from vtes.model.zones import Zone

if TYPE_CHECKING:
    from collections.abc import Mapping

NOBODY = -1
"""The seat of what nobody has, and the card that is not there."""

_PHASES: Mapping[type[Frame], Phase] = {
    UntapPhase: Phase.UNTAP,
    MasterPhase: Phase.MASTER,
    MinionPhase: Phase.MINION,
    InfluencePhase: Phase.INFLUENCE,
    DiscardPhase: Phase.DISCARD,
}


@record
class Form(Record):
    """What a library card has become in play: a vampire who is not unique.

    Attributes:
        capacity: his capacity, in blood counters.
        clans: his clan.
        sect: his sect.
    """

    capacity: int
    clans: tuple[str, ...]
    sect: Sect | None


@record
class Card(Record):
    """One physical card of this game.

    Attributes:
        definition: index into `Table.definitions`.
        owner: seat that brought it (R1.3-01); only an ante card that is won changes it (R1.3-06).
        controller: seat that controls it (the owner while nobody else does).
        zone: where it is.
        tapped: whether it is tapped.
        blood: counters on it: blood on a vampire, life on an ally or retainer, invested pool on
            an uncontrolled vampire.
        host: instance id of the card it is on, -1 for none.
        attached: instance ids of the cards on it, in the order they came.
        returns: for a contested card the zone it goes back to if it is kept, for an uncontrolled
            vampire who has been banished the one he has left, else None. A card that lay on
            another names that one as its host, though it is not attached to it meanwhile.
        claim: the title of a vampire where it is no longer the printed one, else None.
        contesting: whether he is contesting his title (R4.2-02).
        pinned: whether a card keeps him tapped as long as he is in torpor.
        way: of a card in play, the way in which it was played, counted from 0.
        form: what it has become, None while it is what is printed; it does not outlast its stay
            in play.
    """

    definition: int
    owner: int
    controller: int
    zone: Zone
    tapped: bool = False
    blood: int = 0
    host: int = NOBODY
    attached: tuple[int, ...] = ()
    returns: Zone | None = None
    claim: Claim | None = None
    contesting: bool = False
    pinned: bool = False
    way: int = 0
    form: Form | None = None


@record
class Methuselah(Record):
    """What one player has. Zones are tuples of instance ids; piles have their top first.

    Attributes:
        pool: her pool counters.
        victory_points: victory points won so far.
        standing: in the game, ousted or withdrawn.
        withdrawing: whether she has announced a withdrawal whose conditions still hold.
        waiting: allies recruited this turn (R6.1.5-05).
        held: replacements of played cards that she may not draw yet (R1.6.1-04).
        ante: her ante card, face up beside the game (R2.4-02).
        won: ante cards of others that she has won; they are hers for good (R1.3-06).
        debt: master phase actions of her next turn used up in advance (R1.6.2-06).
    """

    pool: int
    hand: tuple[int, ...] = ()
    library: tuple[int, ...] = ()
    crypt: tuple[int, ...] = ()
    uncontrolled: tuple[int, ...] = ()
    ready: tuple[int, ...] = ()
    torpor: tuple[int, ...] = ()
    in_play: tuple[int, ...] = ()
    ash_heap: tuple[int, ...] = ()
    removed: tuple[int, ...] = ()
    contested: tuple[int, ...] = ()
    victory_points: int = 0
    standing: Standing = Standing.IN
    withdrawing: bool = False
    waiting: tuple[int, ...] = ()
    held: tuple[Replaced, ...] = ()
    debt: int = 0
    ante: tuple[int, ...] = ()
    won: tuple[int, ...] = ()


class Termination(Enum):
    """How a game ended."""

    LAST_METHUSELAH = "one Methuselah is left"
    NOBODY_LEFT = "the last Methuselahs were ousted together"
    TURN_LIMIT = "the turn limit was reached"


@record
class Outcome(Record):
    """The result of a finished game.

    Attributes:
        termination: how it ended.
        victory_points: victory points by seat.
        winners: the seats with the most victory points; several tie, none where nobody has any.
    """

    termination: Termination
    victory_points: tuple[int, ...]
    winners: tuple[int, ...]


@record
class GameState(Record):
    """A position.

    Attributes:
        table: what never changes.
        cards: every card by instance id.
        players: the Methuselahs by seat, clockwise.
        edge: seat that has the Edge, -1 when it lies in the middle.
        turn: number of the turn, from 1.
        active: seat whose turn it is.
        stack: what is going on, the phase at the bottom.
        pending: the decision the game waits for; None only when the game is over.
        lasting: what lasts until the end of this turn, or longer.
        once: printed ids of once-a-game cards that have been played.
        seating: the seats clockwise, where that is no longer the order of their numbers.
        reverse: whether the turn passes counter-clockwise.
        draws: how many random numbers have been drawn.
        result: the outcome, None while the game goes on.
        trail: events of the transition under way; empty in every state that is handed out.
    """

    table: Table
    cards: PVector[Card]
    players: tuple[Methuselah, ...]
    stack: tuple[Frame, ...]
    edge: int = NOBODY
    turn: int = 0
    active: int = 0
    pending: Decision | None = None
    lasting: tuple[Lasting, ...] = ()
    once: tuple[int, ...] = ()
    seating: tuple[int, ...] = ()
    reverse: bool = False
    draws: int = 0
    result: Outcome | None = None
    trail: tuple[Event, ...] = attrs.field(default=(), eq=False, repr=False)

    def __repr__(self) -> str:
        """Short: `format_state` says more, and `dumps` all."""
        asked = "over" if self.pending is None else f"{self.pending.kind.name} of {self.to_move}"
        return f"<GameState: turn {self.turn} of {self.active}, {self.phase.name}, {asked}>"

    def _repr_pretty_(self, printer: Any, cycle: bool) -> None:
        """The same where interactive shells and Hypothesis show values."""
        printer.text(repr(self))

    @property
    def to_move(self) -> int | None:
        """The seat that must decide now, None when the game is over."""
        return None if self.pending is None else self.pending.seat

    @property
    def phase(self) -> Phase:
        """The phase of the turn (of the last turn, when the game is over)."""
        return _PHASES[type(self.stack[0])]

    def definition(self, card: int) -> Definition:
        """The definition of the card with the given instance id."""
        return self.table.definitions[self.cards[card].definition]

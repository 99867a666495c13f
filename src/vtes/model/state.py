"""The state of a game: immutable data, and nothing that could be derived from it."""

from __future__ import annotations

from enum import Enum
from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Any

import attrs
from pyrsistent.typing import PVector

from vtes.model.cards import Claim, Sect
from vtes.model.decisions import Decision, Phase, WindowKind
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
from vtes.model.laws import ClanDiscount, HalfCost, InEachCombat, NoReplacing, ToAll
from vtes.model.play_words import IfBlocks, Mute
from vtes.model.record import Record, record
from vtes.model.ruleset import Ruleset
from vtes.model.text import Ban, By, Replaced, Text
from vtes.model.words import PutOn
from vtes.model.zones import Zone

if TYPE_CHECKING:
    from collections.abc import Mapping

NOBODY = -1
"""The seat of what nobody has, and the card that is not there."""

NO_WINDOW = len(WindowKind)
"""Outside windows, where tables have an entry for each window and one for none."""
IN_PHASE = NO_WINDOW + 1
"""The first of the entries for the phases of a turn, which follow."""
_OUTSIDE = (2 << len(Phase)) - 1 << NO_WINDOW

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


@record
class Table(Record):
    """What never changes during a game.

    Attributes:
        ruleset: the edition.
        names: the players' names, clockwise.
        definitions: the different cards of the game.
        seed: the seed of every shuffle.
        turn_limit: number of turns after which the game stops, None for no limit.
        lending: the windows in which a card of the game that can lie on another's minion is used
            by its controller, as bits; outside windows, whether there is such a card.
        banning: what cards of the game forbid minions.
        by_chosen: the windows in which a card of the game is used by a minion whom it has chosen,
            or is about, as bits; outside windows, whether there is such a card.
        open_phases: the phases in which everybody can use a card of the game, without an action.
        duties: the phases in which something has to happen because of a card of the game.
        sharing: whether a card of the game adds to a number of all minions of a Methuselah.
        barren: whether a card of the game gains no life.
        exposing: whether a card of the game adds to the bleeds of those who bleed a Methuselah.
        feeding: whether a minion of the game adds to all hand sizes.
        newcomers: whether it counts for a card of the game which vampires have just come out.
        opening: whether a card of the game gives combatants something as combat begins.
        sizing: whether a card of the game changes a hand size while it is in play.
        radiated: the numbers of other minions to which minions of the game add, as bits.
        common: the numbers of all minions in play to which cards of the game add, as bits.
        tolling: whether a minion of the game makes others pay more.
        silencing: whether a card of the game keeps the text of a minion from counting.
        eluding: whether a library card of the game keeps minions from blocking another.
        hushing: whether a card of the game keeps others from playing cards.
        discounting: whether a card of the game makes cards cheaper for a clan, or for its minion.
        withholding: whether a card of the game keeps a Methuselah from replacing cards.
        triggers: the moments at which a card of the game does something by itself, as bits.
        moments: the windows in which any card of the game can be played, as bits.
        use_moments: the windows in which any card of the game can be used in play.
        playable: for each window and definition whether it can be played in it from a hand.
        offering: for each definition whether it has a use that lets minions take an action.
        users: for each window and definition whether it can be used in it; then whether it can be
            used at all; then for each phase whether it can be used in that of its user's turn.
    """

    ruleset: Ruleset
    names: tuple[str, ...]
    definitions: tuple[Definition, ...]
    seed: int
    turn_limit: int | None = None
    banning: tuple[Ban, ...] = attrs.field(init=False, eq=False, repr=False)
    lending: int = attrs.field(init=False, eq=False, repr=False)
    by_chosen: int = attrs.field(init=False, eq=False, repr=False)
    open_phases: tuple[Phase, ...] = attrs.field(init=False, eq=False, repr=False)
    duties: tuple[Phase, ...] = attrs.field(init=False, eq=False, repr=False)
    sharing: bool = attrs.field(init=False, eq=False, repr=False)
    barren: bool = attrs.field(init=False, eq=False, repr=False)
    exposing: bool = attrs.field(init=False, eq=False, repr=False)
    feeding: bool = attrs.field(init=False, eq=False, repr=False)
    newcomers: bool = attrs.field(init=False, eq=False, repr=False)
    opening: bool = attrs.field(init=False, eq=False, repr=False)
    sizing: bool = attrs.field(init=False, eq=False, repr=False)
    radiated: int = attrs.field(init=False, eq=False, repr=False)
    common: int = attrs.field(init=False, eq=False, repr=False)
    tolling: bool = attrs.field(init=False, eq=False, repr=False)
    silencing: bool = attrs.field(init=False, eq=False, repr=False)
    eluding: bool = attrs.field(init=False, eq=False, repr=False)
    hushing: bool = attrs.field(init=False, eq=False, repr=False)
    withholding: bool = attrs.field(init=False, eq=False, repr=False)
    discounting: bool = attrs.field(init=False, eq=False, repr=False)
    triggers: int = attrs.field(init=False, eq=False, repr=False)
    moments: int = attrs.field(init=False, eq=False, repr=False)
    use_moments: int = attrs.field(init=False, eq=False, repr=False)
    playable: tuple[tuple[bool, ...], ...] = attrs.field(init=False, eq=False, repr=False)
    offering: tuple[bool, ...] = attrs.field(init=False, eq=False, repr=False)
    users: tuple[tuple[bool, ...], ...] = attrs.field(init=False, eq=False, repr=False)

    def __attrs_post_init__(self) -> None:
        """Work out once for all what every listing of moves asks."""
        lent = [d.use_moments for d in self.definitions if d.lendable and _is_put_on(d)]
        lending = reduce(or_, lent, _OUTSIDE if lent else 0)
        object.__setattr__(self, "lending", lending)
        texts = [d.text for d in self.definitions if d.text is not None]
        sizing = any(text.hand or text.hands or text.hand_counters for text in texts)
        object.__setattr__(self, "feeding", any(text.hands for text in texts))
        modes = [mode for text in texts for mode in text.modes]
        chosen = [mode for mode in modes if mode.by in (By.CHOSEN, By.ACTING, By.ABOUT)]
        object.__setattr__(self, "barren", any(text.barren for text in texts))
        object.__setattr__(self, "exposing", any(text.exposes for text in texts))
        choosing = reduce(or_, (1 << w for mode in chosen for w in mode.windows), 0)
        object.__setattr__(self, "by_chosen", choosing | (_OUTSIDE if chosen else 0))
        uses = [m for m in modes if m.by is By.ANYBODY and m.deed is None]
        phases = {mode.phase for mode in uses if mode.phase is not None}
        object.__setattr__(self, "open_phases", tuple(sorted(phases)))
        owed = {mode.phase for mode in modes if mode.must and mode.phase is not None}
        object.__setattr__(self, "duties", tuple(sorted(owed)))
        object.__setattr__(self, "sharing", any(text.shared for text in texts))
        object.__setattr__(self, "sizing", sizing)
        aims = [mode.aim for mode in modes if mode.aim is not None]
        object.__setattr__(self, "newcomers", any(aim.newcomer for aim in aims))
        numbers = {aura.bonus.number for text in texts for aura in text.auras}
        radiated = sum(1 << number for number in numbers)
        object.__setattr__(self, "radiated", radiated)
        laws = [law for text in texts for law in text.laws]
        object.__setattr__(self, "opening", any(isinstance(law, InEachCombat) for law in laws))
        given = {law.bonus.number for law in laws if isinstance(law, ToAll)}
        object.__setattr__(self, "common", sum(1 << number for number in given))
        object.__setattr__(self, "tolling", any(text.tolls for text in texts))
        bans = {ban for text in texts for ban in text.bans}
        bans |= {each.ban for text in texts for each in text.bans_when}
        object.__setattr__(self, "banning", tuple(sorted(bans, key=lambda ban: ban.name)))
        silencing = any(Ban.ABILITIES in text.bans for text in texts)
        object.__setattr__(self, "silencing", silencing)
        eluding = any(text.evades is not None and text.modes for text in texts)
        object.__setattr__(self, "eluding", eluding)
        object.__setattr__(self, "hushing", any(map(_hushes, texts)))
        cheaper = any(isinstance(law, ClanDiscount | HalfCost) for law in laws)
        withholding = any(isinstance(law, NoReplacing) for law in laws)
        object.__setattr__(self, "withholding", withholding)
        object.__setattr__(self, "discounting", cheaper)
        for name in ("moments", "use_moments", "triggers"):
            bits = reduce(or_, (getattr(d, name) for d in self.definitions), 0)
            object.__setattr__(self, name, bits)
        played = [[bool(d.moments >> w & 1) for d in self.definitions] for w in WindowKind]
        object.__setattr__(self, "playable", tuple(map(tuple, played)))
        by_window = [[bool(d.use_moments >> w & 1) for d in self.definitions] for w in WindowKind]
        by_window.append([d.usable for d in self.definitions])
        by_window += [[bool(d.phase_uses >> p & 1) for d in self.definitions] for p in Phase]
        object.__setattr__(self, "users", tuple(map(tuple, by_window)))
        object.__setattr__(self, "offering", tuple(d.offers for d in self.definitions))


def _is_put_on(definition: Definition) -> bool:
    modes = definition.text.modes if definition.text else ()
    words = [effect for mode in modes for effect in mode.effects]
    later = [effect for word in words if isinstance(word, IfBlocks) for effect in word.effects]
    return any(isinstance(effect, PutOn) for effect in (*words, *later))


def _hushes(text: Text) -> bool:
    """Whether a text keeps anybody from playing cards."""
    words = (effect for mode in text.modes for effect in mode.effects)
    return bool(text.hushes) or any(isinstance(effect, Mute) for effect in words)


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

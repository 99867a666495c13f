"""What a player asks of a position: who sits where, whose minion is whose, what cards say.

`Seen` answers from an observation. `vtes.players.imagined` answers the same, faster, from a whole
position, which is for positions that a player has only thought out.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from itertools import chain

from vtes.cards.printed import UnknownCard, facts
from vtes.cards.texts import TEXTS
from vtes.model.cards import Facts
from vtes.model.combat import Range
from vtes.model.decisions import DecisionKind, Phase
from vtes.model.events import Standing
from vtes.model.frames import Action
from vtes.model.text import Mode, Number, Text
from vtes.observe import Observation, Question, SeenAction, SeenCard, SeenMethuselah

_BLANK = Text()


def text_of(printed: int) -> Text:
    """What a card says, by its printed id; nothing if it is not encoded."""
    return TEXTS.get(printed, _BLANK)


def facts_of(printed: int) -> Facts:
    """What is printed on a card; nothing but its id for one made up in a scenario."""
    try:
        return facts(printed)
    except UnknownCard:
        return Facts(printed, f"card {printed}", ())


def way(printed: int, number: int) -> Mode | None:
    """A way to use a card, None where there is no such way."""
    modes = text_of(printed).modes
    return modes[number] if 0 <= number < len(modes) else None


class Sight(ABC):
    """A position as one of its players sees it; cards on the table are named by their ids.

    Attributes:
        seat: her seat.
        turn: number of the turn.
        phase: its phase.
        asked: what is asked.
        pool: her pool.
        uncontrolled: (printed id, counters) of the vampires in her uncontrolled region.
        action: the action under way.
    """

    seat: int
    turn: int
    phase: Phase
    asked: DecisionKind
    pool: int
    uncontrolled: Sequence[tuple[int, int]]
    action: Action | SeenAction | None

    @property
    @abstractmethod
    def hand(self) -> Sequence[int]:
        """Printed ids of the cards in her hand."""

    @cached_property
    @abstractmethod
    def around(self) -> tuple[int, ...]:
        """The other seats still in the game, clockwise from her left."""

    @abstractmethod
    def ready(self, seat: int) -> tuple[int, ...]:
        """The ready minions of a Methuselah."""

    @abstractmethod
    def votes(self, seat: int) -> int:
        """Votes that the titles of her ready vampires give."""

    @abstractmethod
    def there(self, card: int) -> bool:
        """Whether a card lies on the table."""

    @abstractmethod
    def owner(self, card: int) -> int:
        """The seat that controls a card on the table, -1 for one that is not there."""

    @abstractmethod
    def blood(self, card: int) -> int:
        """The counters on a card on the table."""

    @abstractmethod
    def printed(self, card: int) -> int:
        """The printed id of a card on the table."""

    @abstractmethod
    def on(self, card: int) -> Iterable[int]:
        """Printed ids of the cards on a card on the table."""

    @property
    @abstractmethod
    def stealth(self) -> int:
        """Stealth of the action under way."""

    @property
    @abstractmethod
    def bleed(self) -> int:
        """Pool that the action under way takes, if it is a bleed."""

    @property
    @abstractmethod
    def called(self) -> tuple[int, Sequence[int], int]:
        """Who calls the referendum, its points by seat (or none), whom it is about (or -1)."""

    @property
    @abstractmethod
    def diablerist(self) -> int:
        """Who is committing diablerie, -1 for nobody."""

    @property
    @abstractmethod
    def at_long_range(self) -> bool:
        """Whether a round of combat is fought at long range."""

    @property
    @abstractmethod
    def announcing(self) -> tuple[int, int]:
        """The printed id of the card that she is announcing, 0 for none, and its minion, or -1."""

    @property
    @abstractmethod
    def announced(self) -> Mode | None:
        """The way to use a card that she is announcing, or that is being carried out."""

    @property
    def prey(self) -> int:
        """The seat of her prey, -1 when there is none."""
        return self.around[0] if self.around else -1

    @property
    def predator(self) -> int:
        """The seat of her predator, -1 when there is none."""
        return self.around[-1] if self.around else -1

    def number(self, card: int, number: Number) -> int:
        """What a minion's own text and the cards on him add to a number without conditions."""
        texts = (text_of(printed) for printed in (self.printed(card), *self.on(card)))
        bonuses = chain.from_iterable(text.bonuses for text in texts)
        return sum(b.amount for b in bonuses if b.number is number and not b.when)

    def intercept(self, card: int) -> int:
        """Intercept of a minion in the action under way, as far as it can be told by him alone."""
        added = dict(self.action.intercept) if self.action else {}
        return self.number(card, Number.INTERCEPT) + added.get(card, 0)

    def strength(self, card: int) -> int:
        """Strength of a minion, as far as it can be told by him alone."""
        return 1 + self.number(card, Number.STRENGTH)

    def can_be_used(self, printed: int) -> bool:
        """Whether any vampire of hers has the clan and the Disciplines that a card asks for."""
        card = facts_of(printed)
        wanted = [discipline for discipline, _ in card.disciplines]
        enough = any if card.any_discipline else all
        own = (self.printed(minion) for minion in self.ready(self.seat))
        return any(
            (not card.clans or bool(set(card.clans) & set(who.clans)))
            and (not wanted or enough(who.level(discipline) for discipline in wanted))
            for who in map(facts_of, chain(own, (p for p, _ in self.uncontrolled)))
        )


class Seen(Sight):
    """What the observation of a seat tells."""

    def __init__(self, observation: Observation) -> None:
        """Look at an observation of a player (not of a spectator) who has to decide."""
        assert observation.seat is not None
        assert isinstance(observation.pending, Question)
        self._seen = observation
        self._me: SeenMethuselah = observation.players[observation.seat]
        self.seat = observation.seat
        self.turn = observation.turn
        self.phase = observation.phase
        self.asked = observation.pending.kind
        self.pool = self._me.pool
        self.uncontrolled = [(p.printed or 0, p.counters) for p in self._me.uncontrolled]
        self.action = observation.action

    @property
    def hand(self) -> Sequence[int]:
        return self._seen.hand

    @cached_property
    def around(self) -> tuple[int, ...]:
        order = self._seen.seating or tuple(range(len(self._seen.players)))
        at = order.index(self.seat)
        others = order[at + 1 :] + order[:at]
        return tuple(s for s in others if self._seen.players[s].standing is Standing.IN)

    @cached_property
    def _cards(self) -> dict[int, SeenCard]:
        return {card.id: card for card in self._all()}

    def _all(self) -> Iterator[SeenCard]:
        for player in self._seen.players:
            zones = (player.ready, player.torpor, player.in_play, player.waiting)
            placed = (place.attached for place in player.uncontrolled)
            for card in chain(*zones, *placed, player.contested):
                yield card
                yield from card.attached

    def ready(self, seat: int) -> tuple[int, ...]:
        return tuple(card.id for card in self._seen.players[seat].ready)

    def votes(self, seat: int) -> int:
        return sum(card.votes for card in self._seen.players[seat].ready)

    def there(self, card: int) -> bool:
        return card in self._cards

    def owner(self, card: int) -> int:
        return self._cards[card].controller if card in self._cards else -1

    def blood(self, card: int) -> int:
        return self._cards[card].blood

    def printed(self, card: int) -> int:
        return self._cards[card].printed

    def on(self, card: int) -> Iterable[int]:
        return (each.printed for each in self._cards[card].attached)

    @property
    def stealth(self) -> int:
        return 0 if self._seen.action is None else self._seen.action.stealth

    @property
    def bleed(self) -> int:
        return 0 if self._seen.action is None else self._seen.action.bleed

    @property
    def called(self) -> tuple[int, Sequence[int], int]:
        called = self._seen.referendum
        return (-1, (), -1) if called is None else (called.seat, called.points, called.target_seat)

    @property
    def diablerist(self) -> int:
        return -1 if self._seen.diablerie is None else self._seen.diablerie.diablerist

    @property
    def at_long_range(self) -> bool:
        return self._seen.combat is not None and self._seen.combat.range is Range.LONG

    @property
    def announcing(self) -> tuple[int, int]:
        told = self._seen.announcement
        return (0, -1) if told is None else (told.printed or 0, told.minion)

    @cached_property
    def announced(self) -> Mode | None:
        seen = self._seen
        if seen.announcement is not None:
            return way(seen.announcement.printed or 0, seen.announcement.mode)
        doing = [(seen.choosing, "id"), (seen.referendum, "card")]
        for what, name in doing:
            if what is not None:
                card = getattr(what, name)
                return way(self.printed(card), what.mode) if self.there(card) else None
        return None

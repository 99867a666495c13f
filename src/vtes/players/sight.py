"""What a player asks of her observation: who sits where, whose minion is whose, what cards say."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from itertools import chain

from vtes.cards.printed import UnknownCard, facts
from vtes.cards.texts import TEXTS
from vtes.model.cards import Facts
from vtes.model.combat import Range
from vtes.model.events import Standing
from vtes.model.text import Mode, Number, Text
from vtes.observe import Observation, SeenCard, SeenMethuselah

_BLANK = Text()


def text_of(printed: int) -> Text:
    """What a card says, by its printed id; nothing if it is not encoded."""
    return TEXTS.get(printed, _BLANK)


def facts_of(printed: int) -> Facts:
    """What is printed on a card; nothing but its name for a card made up in a scenario."""
    try:
        return facts(printed)
    except UnknownCard:
        return Facts(printed, f"card {printed}", ())


class Sight:
    """An observation with answers to what is asked of it again and again. Nothing hidden is in it.

    Attributes:
        seen: the observation.
        seat: the seat of the observer.
        me: what she has.
    """

    def __init__(self, seen: Observation) -> None:
        """Look at an observation of a seat (not of a spectator)."""
        assert seen.seat is not None
        self.seen = seen
        self.seat: int = seen.seat
        self.me: SeenMethuselah = seen.players[seen.seat]

    @cached_property
    def around(self) -> tuple[int, ...]:
        """The other seats still in the game, clockwise from the left of the observer."""
        order = self.seen.seating or tuple(range(len(self.seen.players)))
        at = order.index(self.seat)
        others = order[at + 1 :] + order[:at]
        return tuple(s for s in others if self.seen.players[s].standing is Standing.IN)

    @property
    def prey(self) -> int:
        """The seat of her prey, -1 when there is none."""
        return self.around[0] if self.around else -1

    @property
    def predator(self) -> int:
        """The seat of her predator, -1 when there is none."""
        return self.around[-1] if self.around else -1

    @cached_property
    def cards(self) -> dict[int, SeenCard]:
        """Every card on the table by its id, those on other cards among them."""
        return {card.id: card for card in self._cards()}

    def _cards(self) -> Iterator[SeenCard]:
        for player in self.seen.players:
            zones = (player.ready, player.torpor, player.in_play, player.waiting)
            placed = (place.attached for place in player.uncontrolled)
            for card in chain(*zones, *placed, player.contested):
                yield card
                yield from card.attached

    def owner(self, card: int) -> int:
        """The seat that controls a card on the table, -1 for one that is not there."""
        return self.cards[card].controller if card in self.cards else -1

    def number(self, card: SeenCard, number: Number) -> int:
        """What a minion's own text and the cards on him add to a number without conditions."""
        texts = [text_of(each.printed) for each in (card, *card.attached)]
        bonuses = [bonus for text in texts for bonus in text.bonuses if not bonus.when]
        return sum(bonus.amount for bonus in bonuses if bonus.number is number)

    def intercept(self, card: SeenCard) -> int:
        """Intercept of a minion in the action under way, as far as it can be told by him alone."""
        added = dict(self.seen.action.intercept) if self.seen.action else {}
        return self.number(card, Number.INTERCEPT) + added.get(card.id, 0)

    def strength(self, card: SeenCard) -> int:
        """Strength of a minion, as far as it can be told by him alone."""
        return 1 + self.number(card, Number.STRENGTH)

    @cached_property
    def vampires(self) -> tuple[Facts, ...]:
        """What is printed on her own vampires, ready or not."""
        out = (card.printed for card in (*self.me.ready, *self.me.torpor))
        waiting = (place.printed for place in self.me.uncontrolled if place.printed is not None)
        return tuple(facts_of(printed) for printed in chain(out, waiting))

    def can_be_used(self, printed: int) -> bool:
        """Whether any vampire of hers has the clan and a Discipline that a card asks for."""
        card = facts_of(printed)
        wanted = [discipline for discipline, _ in card.disciplines]
        enough = any if card.any_discipline else all
        return any(
            (not card.clans or bool(set(card.clans) & set(who.clans)))
            and (not wanted or enough(who.level(discipline) for discipline in wanted))
            for who in self.vampires
        )

    @property
    def at_long_range(self) -> bool:
        """Whether a round of combat is fought at long range."""
        return self.seen.combat is not None and self.seen.combat.range is Range.LONG

    @cached_property
    def announced(self) -> Mode | None:
        """The way to use a card that she is announcing, or that is being carried out; or None."""
        if self.seen.announcement is not None and self.seen.announcement.printed is not None:
            return way(self.seen.announcement.printed, self.seen.announcement.mode)
        for doing in (self.seen.choosing, self.seen.referendum):
            if doing is not None:
                card = doing.id if doing is self.seen.choosing else doing.card  # type: ignore[union-attr]
                return way(self.cards[card].printed, doing.mode) if card in self.cards else None
        return None


def way(printed: int, number: int) -> Mode | None:
    """A way to use a card, None where there is no such way."""
    modes = text_of(printed).modes
    return modes[number] if 0 <= number < len(modes) else None

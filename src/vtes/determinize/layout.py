"""The cards of a position as an observation shows them."""

from __future__ import annotations

from collections.abc import Iterator

import attrs

from vtes.model.definition import Definition
from vtes.model.errors import InvalidPosition
from vtes.model.state import NOBODY, Card, Methuselah
from vtes.model.zones import Zone
from vtes.observe import Observation, SeenCard
from vtes.observe.workings import usual

_REGIONS = {
    "ready": Zone.READY,
    "torpor": Zone.TORPOR,
    "in_play": Zone.IN_PLAY,
    "waiting": Zone.WAITING,
    "contested": Zone.CONTESTED,
}

_PILES = {"ash_heap": Zone.ASH_HEAP, "ante": Zone.ANTE, "won": Zone.WON}


class Layout:
    """The cards of a position: where each is, and what it is as far as that is seen.

    Attributes:
        seen: the observation.
        cards: what is on the table of each card, by instance id; the definition comes later.
        printed: printed ids of the cards that are known, by instance id.
        players: the Methuselahs by seat.
        motion: printed id of the card that somebody else will call, 0 for none.
    """

    def __init__(self, seen: Observation) -> None:
        self.seen = seen
        self.cards: dict[int, Card] = {}
        self.printed: dict[int, int] = {}
        self.motion = 0
        self._made_up = {each.facts.id: each for each in seen.workings.definitions}
        self._claims = dict(seen.workings.claims)
        self._returning = {each.id: each for each in seen.workings.returning}
        for card in seen.aside:
            self._lay(card, Zone.PLAYING)
        for seat in range(len(seen.players)):
            self._lay_open(seat)
        self._free = self._free_ids()
        self.players = [self._methuselah(seat) for seat in range(len(seen.players))]

    def definitions(self, printed: int) -> Definition:
        """What a printed id stands for in this game."""
        found = self._made_up.get(printed) or usual(printed)
        if found is None:
            raise InvalidPosition(f"no card printed by 2002 has the id {printed}")
        return found

    def _lay(self, seen: SeenCard, zone: Zone, host: int = NOBODY) -> None:
        returning = self._returning.get(seen.id)
        card = Card(
            definition=0,
            owner=seen.owner,
            controller=seen.controller,
            zone=zone,
            tapped=seen.tapped,
            blood=seen.blood,
            host=host if returning is None else returning.host,
            attached=tuple([on.id for on in seen.attached]),
            returns=None if returning is None else returning.zone,
            claim=self._claims.get(seen.id),
            contesting=seen.contesting,
            pinned=seen.pinned,
            way=seen.way,
            form=seen.form,
        )
        self.put(seen.id, card, seen.printed)
        for on in seen.attached:
            self._lay(on, Zone.ATTACHED, seen.id)

    def put(self, card: int, value: Card, printed: int | None) -> None:
        """Note where a card is, and what it is if that is known.

        Raises:
            InvalidPosition: it is somewhere already.
        """
        if card in self.cards:
            raise InvalidPosition(f"the observation has card {card} in two places")
        self.cards[card] = value
        if printed is not None:
            self.printed[card] = printed

    def _lay_open(self, seat: int) -> None:
        """What lies on the table or on open piles, and the backs of uncontrolled vampires."""
        player, ids = self.seen.players[seat], self.seen.workings.ids[seat]
        for field, zone in _REGIONS.items():
            for card in getattr(player, field):
                self._lay(card, zone)
        for field, zone in _PILES.items():
            for card, printed in zip(getattr(ids, field), getattr(player, field), strict=True):
                self.put(card, Card(0, seat, seat, zone), printed)
        for card, place in zip(ids.uncontrolled, player.uncontrolled, strict=True):
            attached = tuple([on.id for on in place.attached])
            value = Card(0, seat, seat, Zone.UNCONTROLLED, blood=place.counters, attached=attached)
            if back := self._returning.get(card):
                value = value.replace(owner=back.owner, way=back.way, form=back.form)
                value = value.replace(returns=back.zone, claim=self._claims.get(card))
            self.put(card, value, place.printed)
            for on in place.attached:
                self._lay(on, Zone.ATTACHED, card)
        own = self.seen.workings.removed if seat == self.seen.seat else (None,) * len(ids.removed)
        for card, known in zip(ids.removed, own, strict=True):
            self.put(card, Card(0, seat, seat, Zone.REMOVED), known)

    def _free_ids(self) -> Iterator[int]:
        """The ids of the cards in hands, libraries and crypts, which nobody knows. D40"""
        hidden = sum(p.hand + p.library + p.crypt for p in self.seen.players)
        every = range(len(self.cards) + hidden)
        free = [card for card in every if card not in self.cards]
        if len(free) != hidden:
            raise InvalidPosition("the observation has ids of cards that are not there")
        return iter(free)

    def _pile(self, seat: int, zone: Zone, count: int) -> tuple[int, ...]:
        pile = tuple([next(self._free) for _ in range(count)])
        for card in pile:
            self.put(card, Card(0, seat, seat, zone), None)
        return pile

    def _methuselah(self, seat: int) -> Methuselah:
        """Ids are numbers of places: those of a seat come in this order when a game begins."""
        player, workings = self.seen.players[seat], self.seen.workings
        ids = workings.ids[seat]
        crypt = self._pile(seat, Zone.CRYPT, player.crypt)
        hand = self._pile(seat, Zone.HAND, player.hand)
        library = self._pile(seat, Zone.LIBRARY, player.library)
        regions = {name: tuple([c.id for c in getattr(player, name)]) for name in _REGIONS}
        return Methuselah(
            pool=player.pool,
            hand=hand,
            library=library,
            crypt=crypt,
            victory_points=player.victory_points,
            standing=player.standing,
            withdrawing=player.withdrawing,
            held=workings.held[seat],
            debt=player.debt,
            **attrs.asdict(ids, recurse=False),
            **regions,
        )

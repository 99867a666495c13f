"""From what a player knows to a whole position that could be the one she plays in."""

from __future__ import annotations

from bisect import bisect
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import accumulate

import attrs
from pyrsistent import pvector

from vtes.cards.decks import Deck
from vtes.cards.texts import TEXTS
from vtes.model.decisions import Decision
from vtes.model.definition import Definition
from vtes.model.errors import InvalidPosition, RulesError
from vtes.model.frames import Action, Announce, Frame
from vtes.model.lasting import Known, Lasting
from vtes.model.state import NOBODY, Card, GameState, Methuselah, Table
from vtes.model.zones import Zone
from vtes.observe import Observation, SeenCard
from vtes.observe.workings import UNKNOWN, usual
from vtes.rules.chance import number, shuffled
from vtes.rules.guards.motion import way_in_hand

Prior = Mapping[int, float]
"""Printed ids, and how likely each is to be an unknown card, in any unit."""

_REGIONS = {
    "ready": Zone.READY,
    "torpor": Zone.TORPOR,
    "in_play": Zone.IN_PLAY,
    "waiting": Zone.WAITING,
    "contested": Zone.CONTESTED,
}

_FINE = 2**53
"""How finely the weights of a prior are told apart."""

_PILES = {"ash_heap": Zone.ASH_HEAP, "ante": Zone.ANTE, "won": Zone.WON}


def determinize(
    observation: Observation,
    *,
    seed: int,
    decks: Sequence[Deck | None] | None = None,
    prior: Prior | None = None,
) -> GameState:
    """A whole position in which its observer sees what she sees now, and has the same moves.

    What she has been shown stays true. Her own hidden cards are those of her deck, in another
    order. Those of others are what is left of their decks where these are known, else they are
    drawn from a prior. The chances to come are other ones. While somebody else is announcing
    something, it is the position before that (D41).

    Args:
        observation: as `vtes.observe` gave it, of a player or a spectator. Of one that comes from
            elsewhere it is not known whether `vtes.check` finds no fault in the position.
        seed: decides what the hidden cards are, and all shuffles to come; any integer.
        decks: what is known of the decks, by seat: None for one that is not known. The
            observer's own is not needed.
        prior: printed ids with weights, from which unknown cards are drawn; if not given all
            cards whose text is encoded, with equal weights.

    Returns:
        The position. Different seeds give different ones where something is unknown.

    Raises:
        InvalidPosition: this is no observation, a deck does not fit what is seen, or the prior
            has no card of a kind that is needed.
    """
    if type(observation) is not Observation or type(seed) is not int:
        raise InvalidPosition("determinize takes an Observation, and an integer as seed")
    if decks is not None and len(decks) != len(observation.players):
        raise InvalidPosition(f"{len(observation.players)} seats, but {len(decks)} decks")
    chance = _Chance(seed)
    try:
        layout = _Layout(observation)
        hidden = _Hidden(layout, chance, decks, prior)
        for seat in range(len(observation.players)):
            hidden.fill(seat)
        return _position(layout, chance.number(2**63))
    except RulesError:
        raise
    except (LookupError, ValueError, StopIteration) as error:
        # One that was sent can contradict itself in more ways than can be listed here.
        raise InvalidPosition(f"the observation contradicts itself ({error!r:.80})") from None


def _position(layout: _Layout, seed: int) -> GameState:
    """Put together what has been laid out."""
    seen, made_up = layout.seen, layout.definitions
    played = {d.definition for f in seen.workings.stack if isinstance(f, Action) for d in f.played}
    numbers = {p: n for n, p in enumerate(sorted({*layout.printed.values(), *played}))}
    cards = [
        layout.cards[card].replace(definition=numbers[layout.printed[card]])
        for card in range(len(layout.cards))
    ]
    table = Table(
        ruleset=seen.workings.ruleset,
        names=tuple([player.name for player in seen.players]),
        definitions=tuple([made_up(printed) for printed in numbers]),
        seed=seed,
        turn_limit=seen.turn_limit,
    )
    pending = seen.pending
    return guess_motions(
        GameState(
            table=table,
            cards=pvector(cards),
            players=tuple(layout.players),
            stack=tuple([_frame(layout, frame, numbers) for frame in seen.workings.stack]),
            edge=seen.edge,
            turn=seen.turn,
            active=seen.active,
            pending=None if pending is None else Decision(pending.kind, pending.seat),
            lasting=(*seen.lasting, *_known(layout)),
            once=seen.once,
            seating=seen.seating,
            reverse=seen.reverse,
            result=seen.result,
        )
    )


def guess_motions(state: GameState) -> GameState:
    """Where somebody else will call the referendum of a card of her hand, it is one that she could
    call; if she holds none now, nothing will be called. D277
    """
    stack = [
        frame.replace(motion=_callable(state, frame))
        if isinstance(frame, Action | Announce) and frame.motion == UNKNOWN
        else frame
        for frame in state.stack
    ]
    return state.replace(stack=tuple(stack))


def _callable(state: GameState, frame: Action | Announce) -> int:
    for card in state.players[frame.seat].hand:
        if way_in_hand(state, frame.seat, frame.minion, card) != NOBODY:
            return state.definition(card).facts.id
    return UNKNOWN


def _frame(layout: _Layout, frame: Frame, numbers: Mapping[int, int]) -> Frame:
    """Cards have their numbers again: the one in her hand that the observer is announcing, and
    what those that have been played were then.
    """
    if isinstance(frame, Action):
        played = [done.replace(definition=numbers[done.definition]) for done in frame.played]
        return frame.replace(played=tuple(played))
    told = layout.seen.announcement
    if type(frame) is not Announce or frame.card != NOBODY or told is None or told.printed is None:
        return frame
    hand = layout.players[frame.seat].hand
    return frame.replace(card=next(c for c in hand if layout.printed[c] == told.printed))


def _known(layout: _Layout) -> Iterator[Lasting]:
    """What she knows of libraries and of vampires to come she goes on to know. D214, D282"""
    observer = layout.seen.seat
    if observer is None:
        return
    for seat, player in enumerate(layout.seen.players):
        own = layout.players[seat]
        if player.known:
            yield Known(observer, tuple([own.library[place] for place, _ in player.known]))
        if seat != observer:
            regions = zip(own.uncontrolled, player.uncontrolled, strict=True)
            yield from [Known(observer, (c,)) for c, p in regions if p.printed is not None]


class _Chance:
    """Random numbers of a seed, the same under every Python."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._draws = 0

    def number(self, below: int) -> int:
        """A number from 0 to `below` - 1."""
        self._draws += 1
        return number(self._seed, self._draws - 1, below)

    def shuffled(self, items: Sequence[int]) -> list[int]:
        """The items in another order."""
        order, self._draws = shuffled(self._seed, self._draws, items)
        return list(order)

    def chosen(self, items: Sequence[int], weights: Sequence[float], count: int) -> list[int]:
        """So many of the items, each time any of them."""
        *sums, total = accumulate(weights)
        return [items[bisect(sums, self.number(_FINE) / _FINE * total)] for _ in range(count)]


class _Layout:
    """The cards of a position: where each is, and what it is as far as that is seen.

    Attributes:
        seen: the observation.
        cards: what is on the table of each card, by instance id; the definition comes later.
        printed: printed ids of the cards that are known, by instance id.
        players: the Methuselahs by seat.
    """

    def __init__(self, seen: Observation) -> None:
        self.seen = seen
        self.cards: dict[int, Card] = {}
        self.printed: dict[int, int] = {}
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
            value = self._as_banished(card, value)
            self.put(card, value, place.printed)
            for on in place.attached:
                self._lay(on, Zone.ATTACHED, card)
        own = self.seen.workings.removed if seat == self.seen.seat else (None,) * len(ids.removed)
        for card, known in zip(ids.removed, own, strict=True):
            self.put(card, Card(0, seat, seat, Zone.REMOVED), known)

    def _as_banished(self, card: int, value: Card) -> Card:
        """Whose he is, what he remembers, and that everybody knows him. D276"""
        for each in self.seen.workings.banished:
            if each.id == card:
                return value.replace(
                    owner=each.owner,
                    returns=each.zone,
                    way=each.way,
                    form=each.form,
                    claim=self._claims.get(card),
                )
        return value

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


class _Hidden:
    """Gives every card that the observer does not see something to be."""

    def __init__(
        self,
        layout: _Layout,
        chance: _Chance,
        decks: Sequence[Deck | None] | None,
        prior: Prior | None,
    ) -> None:
        self._chance = chance
        self._layout = layout
        self._decks = decks
        self._prior = prior

    def fill(self, seat: int) -> None:
        """Say what the hidden cards of a Methuselah are."""
        layout, seen = self._layout, self._layout.seen
        player, printed = layout.players[seat], layout.printed
        for place, card in self._shown(seat):
            printed[player.library[place]] = card
        if seat == seen.seat:
            printed.update(zip(player.hand, seen.workings.hand, strict=True))
            unseen = Counter(seen.workings.library)
            unseen.subtract(printed[card] for card in player.library if card in printed)
            self._deal(player.library, list(unseen.elements()))
            self._deal(player.crypt, seen.workings.crypt)
            return
        if shown := seen.players[seat].shown:
            self._deal(player.hand, shown)
        deck = self._decks[seat] if self._decks is not None else None
        if deck is None:
            self._from_prior(player)
        else:
            self._from_deck(seat, player, deck)

    def _shown(self, seat: int) -> Iterator[tuple[int, int]]:
        """(place from the top, printed id) of what she knows of a library."""
        seen = self._layout.seen
        yield from seen.players[seat].known
        yield from [(place, card) for s, place, card in seen.workings.looked if s == seat]

    def _open(self, cards: Iterable[int]) -> list[int]:
        """Those of some cards of which nothing is known."""
        return [card for card in cards if card not in self._layout.printed]

    def _deal(self, cards: Iterable[int], from_: Sequence[int]) -> None:
        """Give the unknown ones among some cards one each of as many printed ids."""
        dealt = self._chance.shuffled(from_)
        self._layout.printed.update(zip(self._open(cards), dealt, strict=True))

    def _from_prior(self, player: Methuselah) -> None:
        library = self._open(player.hand + player.library + player.removed)
        crypt = self._open(player.crypt + player.uncontrolled)
        for cards, is_library in ((library, True), (crypt, False)):
            self._layout.printed.update(
                zip(cards, self._drawn(len(cards), is_library), strict=True)
            )

    def _drawn(self, count: int, is_library: bool) -> list[int]:
        """So many cards of a kind, from the prior."""
        prior, layout = self._prior, self._layout
        if prior is None:
            cards = _encoded(is_library)
            return [cards[self._chance.number(len(cards))] for _ in range(count)]
        kind = [c for c in prior if layout.definitions(c).facts.is_library is is_library]
        weights = [prior[card] for card in kind]
        if count and (not kind or min(weights) < 0 or not sum(weights)):
            raise InvalidPosition("the prior lacks cards of a crypt, or cards of a library")
        return self._chance.chosen(kind, weights, count) if count else []

    def _from_deck(self, seat: int, player: Methuselah, deck: Deck) -> None:
        """What is left of a deck when all that is seen of it is taken away."""
        left = Counter(dict(deck.crypt)) + Counter(dict(deck.library))
        won = {c for p in self._layout.players for c in p.won}
        for card, printed in self._layout.printed.items():
            if self._layout.cards[card].owner == seat and card not in won:
                left[printed] -= 1
        name = self._layout.seen.players[seat].name
        if min(left.values(), default=0) < 0:
            raise InvalidPosition(f"the deck of {name} lacks cards of hers that are seen")
        rest = self._chance.shuffled(list(left.elements()))
        for cards, is_library in (
            (self._open(player.crypt + player.uncontrolled), False),
            (self._open(player.hand + player.library), True),
        ):
            fits = [c for c in rest if self._layout.definitions(c).facts.is_library is is_library]
            if len(fits) < len(cards):
                raise InvalidPosition(f"the deck of {name} has too few cards for what is seen")
            self._deal(cards, fits[: len(cards)])
            rest = [*fits[len(cards) :], *[c for c in rest if c not in {*fits}]]
        gone = self._open(player.removed)
        # An ante card is in the deck of one and with another, and nobody sees whose it was.
        if not 0 <= len(rest) - len(gone) <= len(won):
            raise InvalidPosition(f"the deck of {name} has not as many cards as are seen")
        self._deal(gone, rest[: len(gone)])


@cache
def _encoded(is_library: bool) -> list[int]:
    """Every encoded card of a kind."""
    kinds = {card: usual(card) for card in TEXTS}
    return [c for c, d in kinds.items() if d is not None and d.facts.is_library is is_library]

"""What the hidden cards of a position could be."""

from __future__ import annotations

from bisect import bisect
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import accumulate

from vtes.cards.decks import Deck
from vtes.cards.texts import TEXTS
from vtes.determinize.layout import Layout
from vtes.model.cards import CardType
from vtes.model.errors import InvalidPosition
from vtes.model.frames import Action, Announce
from vtes.model.state import Methuselah
from vtes.observe.workings import SECRET, usual
from vtes.rules.chance import number, shuffled

Prior = Mapping[int, float]
"""Printed ids, and how likely each is to be an unknown card, in any unit."""

_FINE = 2**53
"""How finely the weights of a prior are told apart."""


class Chance:
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


class Hidden:
    """Gives every card that the observer does not see something to be."""

    def __init__(
        self,
        layout: Layout,
        chance: Chance,
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

    def choose_motion(self) -> None:
        """Say which card of her hand somebody else will call, if she will call one."""
        layout, frames = self._layout, self._layout.seen.workings.stack
        calling = [f for f in frames if isinstance(f, Announce | Action)]
        secret = [frame.seat for frame in calling if frame.motion == SECRET]
        for seat in secret:
            player = layout.players[seat]
            known = {player.library[place] for place, _ in self._shown(seat)}
            held = [card for card in player.hand if self._is_motion(card)]
            deep = [c for c in player.library if c not in known and self._is_motion(c)]
            if not held:
                held, first = [player.hand[0]], layout.printed[player.hand[0]]
                if deep:
                    layout.printed[player.hand[0]] = layout.printed[deep[0]]
                    layout.printed[deep[0]] = first
                else:  # drawn from a prior that has too few of them
                    motions = [card for card in _encoded(True) if self._calls(card)]
                    layout.printed[player.hand[0]] = motions[self._chance.number(len(motions))]
            layout.motion = layout.printed[held[0]]

    def _is_motion(self, card: int) -> bool:
        return self._calls(self._layout.printed[card])

    def _calls(self, printed: int) -> bool:
        definition = self._layout.definitions(printed)
        return CardType.POLITICAL_ACTION in definition.facts.types and definition.text is not None

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

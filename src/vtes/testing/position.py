"""Positions made by hand, for tests, puzzles and questions of judges.

position = (
    Position("Sarah", "Alexis", "Nora")
    .turn("Sarah", Phase.MINION)
    .vampire("Lupo", "Sarah", capacity=5)
    .pool(Alexis=3)
)
state = position.build()
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Literal, Self, get_args

from vtes.cards.printed import find
from vtes.cards.texts import TEXTS
from vtes.model.cards import CardType, Facts, Sect, Title
from vtes.model.decisions import Phase
from vtes.model.errors import InvalidPosition
from vtes.model.ruleset import REVISED, Ruleset
from vtes.model.state import GameState
from vtes.model.text import Text
from vtes.model.zones import Zone
from vtes.setup import check_names
from vtes.testing.assemble import Attached, Placed, Plan, Prop, assemble
from vtes.testing.made_up import NUMBERED, levels, made_up_vampire

VampireZone = Literal["ready", "torpor", "contested", "uncontrolled", "crypt", "ash heap"]

_ZONES: dict[str, Zone] = {
    "ready": Zone.READY,
    "torpor": Zone.TORPOR,
    "contested": Zone.CONTESTED,
    "uncontrolled": Zone.UNCONTROLLED,
    "crypt": Zone.CRYPT,
    "ash heap": Zone.ASH_HEAP,
}
_UP = (Zone.READY, Zone.TORPOR)
_CONTROLLED = (*_UP, Zone.CONTESTED)


class Position:
    """Builds a position step by step; every method returns the builder.

    What is not said is as at the start of a game, with empty hands, piles and regions: full pool,
    the Edge in the middle, the first player's minion phase in turn 4 (the first with all
    transfers). Hands are filled from the libraries, as they always are. Wrong input is refused
    with `InvalidPosition`, at once or by `build`.
    """

    def __init__(self, *seats: str) -> None:
        """Begin with the players' names, clockwise; at least two."""
        check_names(seats)
        if len(seats) < 2:
            raise InvalidPosition("name at least two players, clockwise")
        self._names = seats
        self._turn = (0, Phase.MINION, 4)
        self._pool: dict[int, int] = {}
        self._edge: int | None = None
        self._ruleset = REVISED
        self._seed = 0
        self._limit: int | None = None
        self._out: list[int] = []
        self._withdrawing: list[int] = []
        self._props: dict[str, Prop] = {}
        self._placed: list[Placed] = []
        self._attached: list[Attached] = []

    def pool(self, amounts: Mapping[str, int] | None = None, /, **by_name: int) -> Self:
        """Set pools: `.pool(Sarah=12)` or `.pool({"Sarah Anne": 12})`."""
        for name, amount in {**(amounts or {}), **by_name}.items():
            self._pool[self._seat(name)] = _count(amount, f"the pool of {name}", least=1)
        return self

    def edge(self, seat: str) -> Self:
        """Give the Edge to a player."""
        self._edge = self._seat(seat)
        return self

    def turn(self, seat: str, phase: Phase = Phase.MINION, *, number: int = 4) -> Self:
        """Say whose turn it is, which phase begins, and the number of the turn (1 = the first)."""
        if not isinstance(phase, Phase):
            raise InvalidPosition(f"the phase must be a vtes.Phase, not {phase!r}")
        number = _count(number, "the number of the turn", least=1)
        self._turn = (self._seat(seat), phase, number)
        return self

    def vampire(
        self,
        name: str,
        seat: str,
        *,
        capacity: int | None = None,
        blood: int | None = None,
        zone: VampireZone = "ready",
        tapped: bool = False,
        clan: str = "",
        disciplines: Mapping[str, int] | None = None,
        owner: str | None = None,
        title: Title | str = Title.NONE,
        city: str = "",
        votes: int = 0,
        sect: Sect | str | None = None,
        contesting: bool = False,
    ) -> Self:
        """Place a vampire.

        Args:
            name: his name; without `capacity` that of a real crypt card.
            seat: who has him: his controller, or the owner of a vampire out of play.
            capacity: the capacity of a vampire made up for the occasion.
            blood: counters on him; full while he is in play or contested, none elsewhere.
            zone: "ready", "torpor", "contested" (he was ready before), "uncontrolled", "crypt"
                (below those placed before) or "ash heap".
            tapped: whether he is tapped.
            clan: his clan, if he is made up.
            disciplines: his Disciplines by code, if he is made up: 1 basic, 2 superior.
            owner: who brought him, if not `seat`.
            title: his title, if he is made up.
            city: his city, if he is a made-up prince or archbishop; one of his own if not given.
            votes: the votes of an independent, if he is made up.
            sect: his sect, if he is made up; if not given that of his title or clan.
            contesting: whether he is contesting his title (he may be the last one to do so).

        Raises:
            InvalidPosition: with the reason.
        """
        if zone not in get_args(VampireZone):
            raise InvalidPosition(f"{name}: the zone must be one of {', '.join(_ZONES)}")
        facts: Facts | None
        if capacity is None:
            if clan or disciplines or title or city or votes or sect:
                raise InvalidPosition(f"{name}: give a capacity to make up a vampire")
            facts = _real_vampire(name)
        else:
            facts = made_up_vampire(
                _name(name),
                _count(capacity, f"the capacity of {name}", least=1),
                clan=clan,
                disciplines=disciplines,
                title=title,
                city=city,
                votes=votes,
                sect=sect,
            )
        at = _ZONES[zone]
        if tapped and at not in _UP:
            raise InvalidPosition(f"{name}: out of play nobody is tapped")
        if owner not in (None, seat) and at not in _CONTROLLED:
            raise InvalidPosition(f"{name}: out of play all lie with their owners")
        if blood is None:
            blood = facts.capacity if at in _CONTROLLED else 0
        elif at in (Zone.CRYPT, Zone.ASH_HEAP) and blood:
            raise InvalidPosition(f"{name}: there are no counters on cards in the {zone}")
        if contesting and at not in _UP:
            raise InvalidPosition(f"{name}: out of play nobody contests a title")
        return self._place(facts, seat, owner, at, tapped, blood, contesting)

    def ally(
        self,
        name: str,
        seat: str,
        *,
        life: int | None = None,
        tapped: bool = False,
        owner: str | None = None,
        text: Text | None = None,
    ) -> Self:
        """Place a ready ally.

        Args:
            name: his name; without `life` that of an encoded card or a declared prop.
            seat: who controls him.
            life: life counters of an ally made up for the occasion.
            tapped: whether he is tapped.
            owner: who brought him, if not `seat`.
            text: what he does, if he is made up.

        Raises:
            InvalidPosition: with the reason.
        """
        if life is None:
            life = self._printed_life(name)
        elif text is None:
            facts = Facts(NUMBERED, _name(name), (CardType.ALLY,))
            counters = _count(life, f"the life of {name}", least=1)
            return self._place(facts, seat, owner, Zone.READY, tapped, counters)
        else:
            self.prop(name, types=CardType.ALLY, text=text)
        controller = self._seat(seat)
        owned = controller if owner is None else self._seat(owner)
        counters = _count(life, f"the life of {name}", least=1)
        self._placed.append(
            Placed(_name(name), owned, controller, Zone.READY, bool(tapped), counters)
        )
        return self

    def _printed_life(self, name: str) -> int:
        prop = self._props.get(name)
        texts = [prop.text] if prop else [TEXTS.get(facts.id) for facts in find(name)]
        life = next((text.life for text in texts if text is not None and text.life), 0)
        if not life:
            raise InvalidPosition(f"{name} is no encoded ally: give his life to make one up")
        return life

    def hand(self, seat: str, *names: str) -> Self:
        """Put library cards (real ones or props) in a hand."""
        return self._pile(seat, Zone.HAND, names)

    def library(self, seat: str, *cards: str | int) -> Self:
        """Put cards in a library, top first; a number stands for so many blank cards."""
        return self._pile(seat, Zone.LIBRARY, cards)

    def crypt(self, seat: str, *cards: str | int) -> Self:
        """Put real vampires in a crypt, top first; a number stands for so many blank ones."""
        return self._pile(seat, Zone.CRYPT, cards)

    def ante(self, seat: str, *names: str) -> Self:
        """Set cards (real ones or props) aside as the ante of a player (2.4)."""
        return self._pile(seat, Zone.ANTE, names)

    def ash_heap(self, seat: str, *names: str) -> Self:
        """Put cards (real ones or props) in an ash heap, top first."""
        return self._pile(seat, Zone.ASH_HEAP, names)

    def attach(
        self, card: str, *, on: str, seat: str | None = None, life: int | None = None
    ) -> Self:
        """Put a library card (a real one or a prop) on a minion.

        Args:
            card: its name.
            on: the minion as notation calls him ("Lupo", "Lupo (2)").
            seat: who owns and controls the card; the minion's controller if not given.
            life: life counters of a retainer, if not those of his text.
        """
        owner = None if seat is None else self._seat(seat)
        counters = None if life is None else _count(life, f"the life of {card}", least=1)
        self._attached.append(Attached(_name(card), _name(on), owner, counters))
        return self

    def permanent(
        self,
        card: str,
        seat: str,
        *,
        tapped: bool = False,
        counters: int = 0,
        owner: str | None = None,
    ) -> Self:
        """Put a library card (a real one or a prop) in play under a Methuselah's own control.

        Args:
            card: its name.
            seat: who controls it.
            tapped: whether it is tapped.
            counters: counters on it.
            owner: who owns it, if not its controller.
        """
        at = self._seat(seat)
        owned = at if owner is None else self._seat(owner)
        count = _count(counters, f"the counters on {card}")
        self._placed.append(Placed(_name(card), owned, at, Zone.IN_PLAY, bool(tapped), count))
        return self

    def prop(
        self,
        name: str,
        *,
        types: CardType | str | Iterable[CardType | str],
        pool_cost: int = 0,
        blood_cost: int = 0,
        clans: Iterable[str] = (),
        disciplines: Iterable[str] = (),
        unique: bool = False,
        text: Text | None = None,
    ) -> Self:
        """Declare a library card made up for the occasion; other methods then use its name.

        Args:
            name: its name; it hides a real card of that name.
            types: its card type, or several.
            pool_cost: its cost in pool.
            blood_cost: its cost in blood.
            clans: the clans of which one is needed to play it.
            disciplines: codes of the Disciplines that are needed to play it.
            unique: whether it is unique.
            text: what it does; None for a card that can only be discarded.
        """
        given = (types,) if isinstance(types, str) else tuple(types)
        try:
            kinds = tuple(CardType(each) for each in given)
        except ValueError:
            known = ", ".join(kind.value for kind in CardType)
            raise InvalidPosition(f"{name}: card types are {known}") from None
        if not kinds or CardType.VAMPIRE in kinds:
            raise InvalidPosition(f"{name}: a prop needs a card type, and is no vampire")
        if text is not None and not isinstance(text, Text):
            raise InvalidPosition(f"{name}: the text must be a vtes.model.text.Text")
        if name in self._props:
            raise InvalidPosition(f"the prop {name!r} is declared twice")
        facts = Facts(
            NUMBERED,
            _name(name),
            kinds,
            clans=tuple(clans),
            pool_cost=_count(pool_cost, f"the pool cost of {name}"),
            blood_cost=_count(blood_cost, f"the blood cost of {name}"),
            disciplines=levels(name, dict.fromkeys(disciplines, 1)),
            unique=unique,
        )
        self._props[name] = Prop(facts, text)
        return self

    def withdrawing(self, seat: str) -> Self:
        """A player has announced her withdrawal, and its conditions still hold."""
        self._withdrawing.append(self._seat(seat))
        return self

    def ruleset(self, ruleset: Ruleset) -> Self:
        """Play by another edition, or with other numbers."""
        self._ruleset = ruleset
        return self

    def seed(self, seed: int) -> Self:
        """Set the seed of everything that will be random."""
        if type(seed) is not int:
            raise InvalidPosition(f"the seed must be an integer, not {seed!r}")
        self._seed = seed
        return self

    def turn_limit(self, turns: int) -> Self:
        """Stop the game after so many turns."""
        self._limit = _count(turns, "the turn limit", least=1)
        return self

    def out(self, seat: str) -> Self:
        """A player has been ousted already; she has nothing left but her ash heap.

        Her predator of that moment has the victory point: several players were ousted in the
        order in which they are given.
        """
        if self._seat(seat) in self._out:
            raise InvalidPosition(f"{seat} is out already")
        self._out.append(self._seat(seat))
        return self

    def build(self) -> GameState:
        """The position of the first decision after the beginning of the phase.

        What happens at the beginning of a phase happens (in an untap phase: everything untaps).
        The builder can be changed and used again.

        Raises:
            InvalidPosition: what was put together cannot be; the message says what to change.
        """
        active, phase, number = self._turn
        return assemble(
            Plan(
                names=self._names,
                active=active,
                phase=phase,
                turn=number,
                pool=dict(self._pool),
                edge=self._edge,
                ruleset=self._ruleset,
                seed=self._seed,
                turn_limit=self._limit,
                out=tuple(self._out),
                withdrawing=tuple(self._withdrawing),
                props=dict(self._props),
                placed=tuple(self._placed),
                attached=tuple(self._attached),
            )
        )

    def _seat(self, name: str) -> int:
        if name not in self._names:
            players = ", ".join(self._names)
            raise InvalidPosition(f"there is no player {name!r}; the players are {players}")
        return self._names.index(name)

    def _place(
        self,
        facts: Facts,
        seat: str,
        owner: str | None,
        zone: Zone,
        tapped: bool,
        blood: int,
        contesting: bool = False,
    ) -> Self:
        controller = self._seat(seat)
        owned = controller if owner is None else self._seat(owner)
        blood = _count(blood, f"the counters on {facts.name}")
        self._placed.append(
            Placed(facts, owned, controller, zone, bool(tapped), blood, bool(contesting))
        )
        return self

    def _pile(self, seat: str, zone: Zone, cards: Iterable[str | int]) -> Self:
        at = self._seat(seat)
        for card in cards:
            if isinstance(card, str):
                self._placed.append(Placed(_name(card), at, at, zone))
                continue
            if zone not in (Zone.LIBRARY, Zone.CRYPT):
                raise InvalidPosition(f"name the cards in the {zone.name.lower()} of {seat}")
            blank = _BLANK[zone]
            count = _count(card, f"the number of cards of {seat}")
            self._placed += [Placed(blank, at, at, zone)] * count
        return self


_BLANK = {
    Zone.LIBRARY: Facts(NUMBERED, "blank card", (CardType.ACTION,)),
    Zone.CRYPT: Facts(NUMBERED, "blank vampire", (CardType.VAMPIRE,), capacity=5),
}


def _count(value: object, what: str, *, least: int = 0) -> int:
    if type(value) is not int or value < least:
        raise InvalidPosition(f"{what} must be an integer of at least {least}, not {value!r}")
    return value


def _name(name: object) -> str:
    if type(name) is not str or not name or name != " ".join(name.split()):
        raise InvalidPosition(f"not a name for a card: {name!r}")
    return name


def _real_vampire(name: str) -> Facts:
    found = [facts for facts in find(_name(name)) if facts.is_vampire]
    if len(found) != 1:
        raise InvalidPosition(
            f"{name}: there is no such crypt card; give a capacity to make up a vampire"
        )
    return found[0]

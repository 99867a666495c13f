"""From a plan of a position to a state that keeps every invariant."""

from __future__ import annotations

from collections.abc import Mapping

import attrs
from pyrsistent import pvector

from vtes.cards.printed import find
from vtes.cards.texts import TEXTS
from vtes.engine import advance
from vtes.model.cards import Facts
from vtes.model.decisions import Phase
from vtes.model.definition import Definition
from vtes.model.errors import InvalidPosition, RulesError
from vtes.model.events import Standing
from vtes.model.ruleset import Ruleset
from vtes.model.state import NOBODY, Card, GameState, Methuselah
from vtes.model.table import Table
from vtes.model.text import Text
from vtes.model.zones import ZONE_FIELD, Zone
from vtes.notation.labels import find_card
from vtes.ops.cards import fill_hand
from vtes.reducers.turn import begin_phase
from vtes.rules.nature import capacity
from vtes.rules.presence import in_play, other_copies
from vtes.rules.titles import claim, claimants, is_proper, key
from vtes.testing.made_up import NUMBERED


@attrs.frozen
class Prop:
    """A library card made up for the occasion."""

    facts: Facts
    text: Text | None


@attrs.frozen
class Placed:
    """A card and where it is; a name stands for a prop or a real card."""

    card: Facts | str
    owner: int
    controller: int
    zone: Zone
    tapped: bool = False
    blood: int = 0
    contesting: bool = False


@attrs.frozen
class Attached:
    """A library card on the minion of that name; without an owner it is his controller's."""

    card: str
    on: str
    owner: int | None
    life: int | None = None


@attrs.frozen
class Plan:
    """Everything that was said about a position."""

    names: tuple[str, ...]
    active: int
    phase: Phase
    turn: int
    pool: Mapping[int, int]
    edge: int | None
    ruleset: Ruleset
    seed: int
    turn_limit: int | None
    out: tuple[int, ...]
    withdrawing: tuple[int, ...]
    props: Mapping[str, Prop]
    placed: tuple[Placed, ...]
    attached: tuple[Attached, ...]


class _Definitions:
    """The different cards of the position; made-up ones get printed ids from 1 up."""

    def __init__(self, props: Mapping[str, Prop]) -> None:
        self.all: list[Definition] = []
        self._known: dict[Facts, int] = {}
        self._props = props
        self._made_up = 0
        for prop in props.values():
            self._add(prop.facts, prop.text)

    def index(self, card: Facts | str, zone: Zone) -> int:
        if isinstance(card, str):
            prop = self._props.get(card)
            card = prop.facts if prop is not None else _real(card, zone)
        known = self._known.get(card)
        return known if known is not None else self._add(card, TEXTS.get(card.id))

    def _add(self, facts: Facts, text: Text | None) -> int:
        self._known[facts] = len(self.all)
        if facts.id == NUMBERED:
            self._made_up += 1
            facts = attrs.evolve(facts, id=self._made_up)
        self.all.append(Definition(facts, text))
        return len(self.all) - 1


def assemble(plan: Plan) -> GameState:
    """Carry the plan out, up to the first decision.

    Raises:
        InvalidPosition: it cannot be carried out; the message says what to change.
    """
    _check(plan)
    definitions = _Definitions(plan.props)
    cards: list[Card] = []
    zones: list[dict[str, tuple[int, ...]]] = [{} for _ in plan.names]
    for placed in plan.placed:
        index = definitions.index(placed.card, placed.zone)
        field = ZONE_FIELD[placed.zone]
        place = zones[placed.controller]
        place[field] = (*place.get(field, ()), len(cards))
        cards.append(
            Card(
                index,
                placed.owner,
                placed.controller,
                placed.zone,
                placed.tapped,
                placed.blood,
                returns=Zone.READY if placed.zone is Zone.CONTESTED else None,
                contesting=placed.contesting,
            )
        )
    for attached in plan.attached:
        definitions.index(attached.card, Zone.ATTACHED)
    state = GameState(
        Table(plan.ruleset, plan.names, tuple(definitions.all), plan.seed, plan.turn_limit),
        pvector(cards),
        tuple(_player(plan, seat, fields) for seat, fields in enumerate(zones)),
        (),
        edge=NOBODY if plan.edge is None else plan.edge,
        turn=plan.turn,
        active=plan.active,
    )
    for attached in plan.attached:
        state = _attach(state, attached, definitions.index(attached.card, Zone.ATTACHED))
    _check_blood(state)
    _check_unique(state)
    _check_titles(state)
    for seat in range(len(plan.names)):
        state = fill_hand(state, seat, replaced=False)
    return advance(begin_phase(state.replace(trail=()), plan.phase)).replace(trail=())


def _check(plan: Plan) -> None:
    out = set(plan.out)
    if len(plan.names) - len(out) < 2:
        raise InvalidPosition("at least two players must still be in the game")
    seats = {
        "has the turn": [plan.active],
        "has the Edge": [] if plan.edge is None else [plan.edge],
        "is withdrawing": plan.withdrawing,
        "has pool": plan.pool,
        "has cards": [p.controller for p in plan.placed if p.zone is not Zone.ASH_HEAP],
    }
    for what, those in seats.items():
        for seat in those:
            if seat in out:
                raise InvalidPosition(f"{plan.names[seat]} is out, but {what}: drop one of the two")
    for attached in plan.attached:
        if attached.owner in out:
            raise InvalidPosition(f"{attached.card}: its player is out; leave the card away")
    for seat, name in enumerate(plan.names):
        hand = sum(p.zone is Zone.HAND and p.controller == seat for p in plan.placed)
        if hand > plan.ruleset.hand_size:
            raise InvalidPosition(f"{name} holds {hand} cards: {plan.ruleset.hand_size} at most")
    if plan.turn_limit is not None and plan.turn > plan.turn_limit:
        raise InvalidPosition(f"turn {plan.turn} is beyond the limit of {plan.turn_limit} turns")


def _player(plan: Plan, seat: int, fields: Mapping[str, tuple[int, ...]]) -> Methuselah:
    out = seat in plan.out
    return Methuselah(
        0 if out else plan.pool.get(seat, plan.ruleset.starting_pool),
        **fields,  # type: ignore[arg-type]
        victory_points=_points(plan, seat),
        standing=Standing.OUSTED if out else Standing.IN,
        withdrawing=seat in plan.withdrawing,
    )


def _points(plan: Plan, seat: int) -> int:
    """One for each prey lost to the oust: who is out was ousted in the order given. R9.1-03."""
    seats = len(plan.names)
    left, points = set(range(seats)), 0
    for fallen in plan.out:
        left.discard(fallen)
        predator = next(s for i in range(1, seats) if (s := (fallen - i) % seats) in left)
        points += plan.ruleset.oust_victory_points if predator == seat else 0
    return points


def _real(name: str, zone: Zone) -> Facts:
    """The real card of a name that can be in the zone."""
    wanted = "crypt card" if zone is Zone.CRYPT else "library card"
    found = [
        facts
        for facts in find(name)
        if zone is Zone.ASH_HEAP or facts.is_vampire is (zone is Zone.CRYPT)
    ]
    if len(found) != 1:
        help = "make up a vampire" if zone is Zone.CRYPT else "declare it as a prop"
        raise InvalidPosition(f"there is no {wanted} {name!r}; spell it as printed, or {help}")
    return found[0]


def _attach(state: GameState, attached: Attached, definition: int) -> GameState:
    try:
        host = find_card(state, attached.on)
    except RulesError as error:
        raise InvalidPosition(f"{attached.card}: {error}") from None
    on = state.cards[host]
    if on.zone not in (Zone.READY, Zone.TORPOR, Zone.CONTESTED):
        raise InvalidPosition(f"{attached.card}: {attached.on} is not a minion in play")
    seat = on.controller if attached.owner is None else attached.owner
    card = len(state.cards)
    text = state.table.definitions[definition].text
    life = attached.life if attached.life is not None else (text.life if text is not None else 0)
    added = Card(definition, seat, seat, Zone.ATTACHED, blood=life, host=host)
    cards = state.cards.append(added)
    return state.replace(cards=cards.set(host, on.replace(attached=(*on.attached, card))))


def _check_blood(state: GameState) -> None:
    for player in state.players:
        for minion in player.ready + player.torpor:
            limit = capacity(state, minion)
            blood = state.cards[minion].blood
            if limit and blood > limit:
                name = state.definition(minion).facts.name
                raise InvalidPosition(f"{name}: {blood} blood is above his capacity of {limit}")


def _check_unique(state: GameState) -> None:
    for card in range(len(state.cards)):
        facts = state.definition(card).facts
        if facts.unique and in_play(state, card) and other_copies(state, card):
            raise InvalidPosition(f"{facts.name} is unique: place one only, or all contested")


def _check_titles(state: GameState) -> None:
    for player in state.players:
        for minion in player.ready + player.torpor:
            name, own = state.definition(minion).facts.name, claim(state, minion)
            wanted, contesting = key(own), state.cards[minion].contesting
            if contesting and (wanted is None or not is_proper(state, minion, own)):
                raise InvalidPosition(f"{name}: he has no title that he could be contesting")
            if wanted and not contesting and len(claimants(state, wanted)) > 1:
                raise InvalidPosition(f"{name}: several claim his title, so all are contesting")

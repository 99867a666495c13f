"""The universe of moves of a position: every move class times every plausible value.

It is built without the move generator, so that the generator can be compared with it.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, product

import attrs

from vtes.model.combat_words import Option
from vtes.model.decisions import ActionKind
from vtes.model.frames import Choice
from vtes.model.moves import (
    MOVES,
    CastVotes,
    ChooseCard,
    ChooseTarget,
    ChooseWay,
    Move,
    PayContest,
    PayTitle,
    PlayCard,
    Side,
    Stance,
    UseCard,
    VoteSource,
    YieldContest,
    YieldTitle,
)
from vtes.model.state import GameState
from vtes.model.zones import IN_PLAY_ZONES, Zone
from vtes.rules.sects import CLANS

_INSTANCES = (ChooseTarget, PayContest, YieldContest, PayTitle, YieldTitle)
"""Moves whose `card` is an instance id, not a printed id."""

_HIDDEN = frozenset({Zone.LIBRARY, Zone.CRYPT})


_PILES = (Zone.HAND, Zone.LIBRARY, Zone.ASH_HEAP, Zone.CRYPT)
"""Places that are searched, and one that is not."""


def universe(state: GameState) -> Iterator[Move]:
    """Every move with plausible fields, legal or not.

    Fields range over the seats, all cards on the table and in hands, one hidden card of each
    pile, the printed cards of the game, all places, and values just out of range.

    Args:
        state: any position.
    """
    for kind in MOVES:
        domains = [_domain(state, kind, field.name) for field in attrs.fields(kind)]
        for values in product(*domains):
            yield kind(*values)


def _domain(state: GameState, kind: type[Move], field: str) -> list[object]:
    if field == "seat":
        return _seats(state, kind)
    if kind is UseCard and field == "card":
        return [-1, *_on_table(state), len(state.cards)]
    if field == "amount":
        most = max(12, *(player.pool + 1 for player in state.players))
        return [*range(-1, most + 1)]
    if kind is CastVotes and field == "card":
        return [*_instances(state), 0, *_held(state), 999_999]
    if field in ("source", "side", "points", "clan"):
        clans = {clan for d in state.table.definitions for clan in d.facts.clans} | {*CLANS}
        domains: dict[str, list[object]] = {
            "source": [*VoteSource],
            "side": [*Side],
            "points": [*range(-1, 8)],
            "clan": ["", *sorted(clans)],
        }
        return domains[field]
    if kind in (PlayCard, UseCard) and field == "minion":
        return [-1, *_minions(state), len(state.cards)]
    if field == "mode":
        return [*range(-1, 8)] if kind is ChooseWay else [*range(-1, 5)]
    if field == "chosen":
        return [*range(-1, len(state.players) + 1)]
    if field == "minion" or (kind in _INSTANCES and field == "card"):
        return [*_instances(state)]
    if kind is PlayCard and field == "card":
        return [0, *_held(state), 999_999]
    if kind is ChooseCard:
        return [*_PILES] if field == "place" else [0, *_piled(state), 999_999]
    if field == "card":
        return [0, *[d.facts.id for d in state.table.definitions], 999_999]
    if field == "action":
        return [*ActionKind]
    if field == "option":
        return [*Option]
    if field == "place":
        longest = max(len(p.uncontrolled) for p in state.players)
        return [*range(-1, longest + 1)]
    if field == "stance":
        return [*Stance]
    if field == "acting":
        return [*range(-1, 5)]
    raise AssertionError(f"no domain for {kind.__name__}.{field}: add one")


def _seats(state: GameState, kind: type[Move]) -> list[object]:
    """Every seat, and two that are none; of moves with many fields the one asked and one other."""
    count = len(state.players)
    if kind not in (ChooseCard, PlayCard, UseCard, CastVotes) or state.pending is None:
        return [*range(-1, count + 1)]
    return [state.pending.seat, (state.pending.seat + 1) % count]


def _held(state: GameState) -> Iterator[int]:
    """Printed ids of the hand of who is asked, and of two cards of others."""
    asked = 0 if state.pending is None else state.pending.seat
    held = {state.definition(card).facts.id for card in state.players[asked].hand}
    yield from sorted(held)
    others = (d.facts.id for d in state.table.definitions if d.facts.id not in held)
    yield from islice(others, 2)


def _piled(state: GameState) -> list[int]:
    """Printed ids of what lies in the piles of who is asked, and of two cards of others.

    Where a card is chosen from the hand of another, the cards of that hand as well.
    """
    player = state.players[0 if state.pending is None else state.pending.seat]
    top = state.stack[-1]
    chosen = top.use.target_seat if isinstance(top, Choice) else -1
    other = state.players[chosen].hand if chosen >= 0 else ()
    piles = player.hand + player.library + player.crypt + player.ash_heap + other
    mine = {state.definition(card).facts.id for card in piles}
    others = (d.facts.id for d in state.table.definitions if d.facts.id not in mine)
    return [*sorted(mine), *islice(others, 2)]


def _on_table(state: GameState) -> Iterator[int]:
    """Cards with a use, and one without."""
    without = False
    for card, value in enumerate(state.cards):
        if value.zone in IN_PLAY_ZONES and state.definition(card).usable:
            yield card
        elif value.zone in IN_PLAY_ZONES and not without:
            without = True
            yield card


def _minions(state: GameState) -> Iterator[int]:
    for player in state.players:
        yield from player.ready + player.torpor


def _instances(state: GameState) -> Iterator[int]:
    yield -1
    seen: set[tuple[Zone, int]] = set()
    for card, value in enumerate(state.cards):
        pile = (value.zone, value.owner)
        if value.zone in _HIDDEN:
            if pile in seen:
                continue
            seen.add(pile)
        yield card
    yield len(state.cards)

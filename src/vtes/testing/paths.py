"""Facts of a position by name, for expectations in scenario files."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeVar

from vtes import queries
from vtes.model.cards import Title
from vtes.model.combat import Combat, Round
from vtes.model.errors import InvalidNotation
from vtes.model.frames import Action, Frame, Impulse
from vtes.model.lasting import Bearing
from vtes.model.referendum import Referendum
from vtes.model.state import NOBODY, GameState
from vtes.model.zones import ZONE_FIELD, Zone
from vtes.notation.labels import card_label, find_card, find_seat
from vtes.rules import nature, numbers, sects, stack, titles
from vtes.rules.seating import predator, prey
from vtes.rules.votes import block, sub_tally, tally

Value = int | str | list[str] | dict[str, int]
"""What a path leads to (a bool counts as an int)."""

_F = TypeVar("_F", bound=Frame)


def read(state: GameState, path: str) -> Value:
    """The fact that a path names.

    Args:
        state: the position.
        path: one of
            `<player>.pool|vp|standing|prey|predator|withdrawing`;
            `<player>.hand|library|crypt|uncontrolled|ready|torpor|in_play|ash_heap|removed`,
            `<player>.ante|won`,
            `<player>.contested`, the names of the cards, piles from the top; the same with
            `.count`, their number;
            `<card>.blood|life|tapped|zone|controller|owner|host|attached`;
            `<card>.capacity|strength|bleed|intercept|disciplines`, as it is now;
            `<card>.clan|sect|title|city|votes`, as it is now ("" and 0 for none);
            `<card>.contesting`, whether he contests his title; `<card>.pinned`;
            `<card>.tokens`, the names of the counters that he has beside his blood;
            `turn`, `phase`, `active`, `edge`, `to_move`, `pending`, `window`;
            `action.kind|minion|target|directed_at|stealth`;
            `referendum.caller|for|against|prisci_for|prisci_against|block`;
            `combat.round|acting|opposing`; `round.range`; `outcome.termination|winners|vp`.
            A player is named as she is, a card as notation calls it ("Lupo (2)", "#2 of
            Sarah" in the uncontrolled region); a card out of play by its name if no other card
            of that name is in the game.

    Returns:
        Numbers, True and False, names of players and cards ("" for nobody), names of zones
        ("ash heap") and of the enumerations of the library ("MINION", "BLEED", "CLOSE").

    Raises:
        InvalidNotation: there is no such path, or nothing of that kind (no action is under way).
        AmbiguousMove: several cards fit the name.
    """
    if path in _TABLE:
        return _TABLE[path](state)
    subject, _, what = path.rpartition(".")
    if what == "count":
        subject, _, what = subject.rpartition(".")
        if what in _PILES:
            return len(_pile(state, find_seat(state, subject), what))
    elif what in _PILES:
        pile = _pile(state, find_seat(state, subject), what)
        return [state.definition(card).facts.name for card in pile]
    elif what in _PLAYER:
        return _PLAYER[what](state, find_seat(state, subject))
    elif what in _CARD:
        return _CARD[what](state, find_card(state, subject, hidden=True))
    raise InvalidNotation(f"there is nothing to read at {path!r}; see vtes.testing.read")


def _name(state: GameState, seat: int | None) -> str:
    return "" if seat is None or seat == NOBODY else state.table.names[seat]


def _pile(state: GameState, seat: int, field: str) -> tuple[int, ...]:
    cards: tuple[int, ...] = getattr(state.players[seat], field)
    return cards


_PILES = frozenset(ZONE_FIELD.values())

UNORDERED: Final = frozenset({"hand", "ready", "torpor", "in_play", "attached", "contested"})
"""Lists of names whose order says nothing."""


def _blood(state: GameState, card: int) -> int:
    if not nature.is_vampire(state, card):
        raise InvalidNotation(f"{card_label(state, card)} is no vampire: read its life")
    return state.cards[card].blood


def _life(state: GameState, card: int) -> int:
    if nature.is_vampire(state, card):
        raise InvalidNotation(f"{card_label(state, card)} is a vampire: read the blood")
    return state.cards[card].blood


def _zone(state: GameState, card: int) -> str:
    return Zone(state.cards[card].zone).name.lower().replace("_", " ")


def _intercept(state: GameState, card: int) -> int:
    return numbers.intercept(state, card, stack.current_action(state))


def _disciplines(state: GameState, card: int) -> dict[str, int]:
    return {d.value: level for d, level in nature.disciplines(state, card).items()}


def _city(state: GameState, card: int) -> str:
    held = titles.holds(state, card)
    return "" if held.title is Title.JUSTICAR else held.of


def _sect(state: GameState, card: int) -> str:
    now = sects.sect(state, card)
    return "" if now is None else now.value


def _host(state: GameState, card: int) -> str:
    host = state.cards[card].host
    return card_label(state, host) if host != NOBODY else ""


def _attached(state: GameState, card: int) -> list[str]:
    return [state.definition(on).facts.name for on in state.cards[card].attached]


def _tokens(state: GameState, card: int) -> list[str]:
    found = (e for e in state.lasting if isinstance(e, Bearing) and e.minion == card)
    return [each.token.name.lower() for each in found]


_PLAYER: Final[Mapping[str, Callable[[GameState, int], Value]]] = {
    "pool": lambda state, seat: state.players[seat].pool,
    "vp": lambda state, seat: state.players[seat].victory_points,
    "standing": lambda state, seat: state.players[seat].standing.name,
    "prey": lambda state, seat: _name(state, prey(state, seat)),
    "predator": lambda state, seat: _name(state, predator(state, seat)),
    "withdrawing": lambda state, seat: state.players[seat].withdrawing,
}

_CARD: Final[Mapping[str, Callable[[GameState, int], Value]]] = {
    "blood": _blood,
    "life": _life,
    "tapped": lambda state, card: state.cards[card].tapped,
    "zone": _zone,
    "controller": lambda state, card: _name(state, state.cards[card].controller),
    "owner": lambda state, card: _name(state, state.cards[card].owner),
    "host": _host,
    "attached": _attached,
    "capacity": nature.capacity,
    "strength": numbers.strength,
    "bleed": numbers.bleed,
    "intercept": _intercept,
    "disciplines": _disciplines,
    "clan": lambda state, card: "".join(nature.clans(state, card)),
    "sect": lambda state, card: _sect(state, card),
    "title": lambda state, card: titles.title(state, card).value,
    "city": _city,
    "pinned": lambda state, card: state.cards[card].pinned,
    "tokens": _tokens,
    "contesting": lambda state, card: state.cards[card].contesting,
    "votes": queries.votes,
}


def _under_way(state: GameState, kind: type[_F], what: str) -> _F:
    frame = stack.topmost(state, kind)
    if frame is not None:
        return frame
    raise InvalidNotation(f"no {what} is under way")


def _action(state: GameState) -> Action:
    return _under_way(state, Action, "action")


def _combat(state: GameState) -> Combat:
    return _under_way(state, Combat, "combat")


def _referendum(state: GameState) -> Referendum:
    return _under_way(state, Referendum, "referendum")


def _block(state: GameState) -> str:
    side = block(state, _referendum(state))
    return "" if side is None else side.name


def _window(state: GameState) -> str:
    top = state.stack[-1]
    return top.kind.name if isinstance(top, Impulse) else ""


def _target(state: GameState) -> str:
    action = _action(state)
    if action.target != NOBODY:
        return card_label(state, action.target)
    return _name(state, action.target_seat)


def _winners(state: GameState) -> list[str]:
    if state.result is None:
        raise InvalidNotation("the game is not over")
    return [_name(state, seat) for seat in state.result.winners]


def _points(state: GameState) -> dict[str, int]:
    if state.result is None:
        raise InvalidNotation("the game is not over")
    return dict(zip(state.table.names, state.result.victory_points, strict=True))


_TABLE: Final[Mapping[str, Callable[[GameState], Value]]] = {
    "turn": lambda state: state.turn,
    "phase": lambda state: state.phase.name,
    "active": lambda state: _name(state, state.active),
    "edge": lambda state: _name(state, state.edge),
    "to_move": lambda state: _name(state, state.to_move),
    "pending": lambda state: state.pending.kind.name if state.pending else "",
    "window": _window,
    "action.kind": lambda state: _action(state).kind.name,
    "action.minion": lambda state: card_label(state, _action(state).minion),
    "action.target": _target,
    "action.directed_at": lambda state: _name(state, _action(state).target_seat),
    "action.stealth": lambda state: numbers.stealth(state, _action(state)),
    "referendum.caller": lambda state: _name(state, _referendum(state).use.seat),
    "referendum.for": lambda state: tally(state, _referendum(state))[0],
    "referendum.against": lambda state: tally(state, _referendum(state))[1],
    "referendum.prisci_for": lambda state: sub_tally(_referendum(state))[0],
    "referendum.prisci_against": lambda state: sub_tally(_referendum(state))[1],
    "referendum.block": _block,
    "combat.round": lambda state: _combat(state).round,
    "combat.acting": lambda state: card_label(state, _combat(state).acting),
    "combat.opposing": lambda state: card_label(state, _combat(state).opposing),
    "round.range": lambda state: _under_way(state, Round, "round of combat").range.name,
    "outcome.termination": lambda state: state.result.termination.name if state.result else "",
    "outcome.winners": _winners,
    "outcome.vp": _points,
}

"""What cards are called in notation: by name and, where that says too little, by place."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Iterator

from vtes.cards.printed import all_facts, find, name_key
from vtes.model.cards import Title
from vtes.model.errors import AmbiguousMove, InvalidNotation
from vtes.model.state import GameState
from vtes.model.zones import CONTESTED, IN_PLAY_ZONES, Zone
from vtes.rules.presence import with_attached

_HIDDEN = (Zone.HAND, Zone.LIBRARY, Zone.CRYPT, Zone.UNCONTROLLED, Zone.REMOVED)
_OPEN = (Zone.PLAYING, Zone.ASH_HEAP, Zone.ANTE, Zone.WON)
_PLACE = re.compile(r"(?:uncontrolled\s+)?#(\d+)\s+of\s+(.+)", re.IGNORECASE)


def table_order(state: GameState) -> Iterator[int]:
    """Every card in play or contested, in a fixed order that everybody can see.

    Seat by seat: ready region, torpor, other cards, waiting allies, what lies on uncontrolled
    vampires; then, seat by seat, the
    contested ones. Each card is followed by the cards on it.
    """
    for player in state.players:
        for card in player.ready + player.torpor + player.in_play + player.waiting:
            yield from with_attached(state, card)
        for hidden in player.uncontrolled:  # what lies on them is open: D148
            for card in state.cards[hidden].attached:
                yield from with_attached(state, card)
    for player in state.players:
        for card in player.contested:
            yield from with_attached(state, card)


def card_label(state: GameState, card: int) -> str:
    """The name of a card as everybody may see it.

    Args:
        state: the position.
        card: instance id.

    Returns:
        In play or contested: the name, from the second such card of that name on with its
        number in the order of the table ("Lupo (2)"). In the uncontrolled region: the place. In
        an ash heap or while it is played: the name. Elsewhere: "a card".
    """
    value = state.cards[card]
    if value.zone in IN_PLAY_ZONES or value.zone is CONTESTED:
        name = state.definition(card).facts.name
        same = [c for c in table_order(state) if state.definition(c).facts.name == name]
        number = same.index(card) + 1
        return name if number == 1 else f"{name} ({number})"
    if value.zone is Zone.UNCONTROLLED:
        place = state.players[value.controller].uncontrolled.index(card) + 1
        return f"uncontrolled #{place} of {state.table.names[value.controller]}"
    return "a card" if value.zone in _HIDDEN else state.definition(card).facts.name


def title_label(title: Title, of: str) -> str:
    """A title in words: "prince of Paris", "Tremere justicar", "titled" for an independent's own.

    Args:
        title: the title.
        of: the city or the clan, if it belongs to one.
    """
    if title is Title.NONE:
        return "titled"
    name = title.value.replace("_", " ")
    if not of:
        return name
    return f"{of} {name}" if title is Title.JUSTICAR else f"{name} of {of}"


def find_card(state: GameState, text: str, *, hidden: bool = False) -> int:
    """The card that is called so: the reverse of `card_label`.

    Case, accents and punctuation matter only where they tell two cards apart. A card in play
    comes before one that is being played or lies in an ash heap.

    Args:
        state: the position.
        text: a name, a name with a number, or "uncontrolled #2 of Sarah" ("#2 of Sarah").
        hidden: whether cards may be meant by name that not everybody can see.

    Returns:
        The instance id.

    Raises:
        InvalidNotation: no card is called so.
        AmbiguousMove: several cards are.
    """
    place = _PLACE.fullmatch(text)
    if place:
        return _at_place(state, int(place[1]), place[2])
    names = [(card_label(state, card), card) for card in table_order(state)]
    found = pick(names, text)
    for zones in (_OPEN, _HIDDEN if hidden else ()):
        if found is None:
            others = [(d, c) for c, d in _names(state) if state.cards[c].zone in zones]
            found, names = pick(others, text), names + others
    if found is None:
        known = dict.fromkeys(name for name, _ in names)
        raise InvalidNotation(f"no card is called {text!r}{_hint(text, known)}")
    return found


def find_seat(state: GameState, text: str) -> int:
    """The seat of the player of that name.

    Raises:
        InvalidNotation: there is no such player.
        AmbiguousMove: the name fits several, taken loosely.
    """
    names = state.table.names
    seat = pick(zip(names, range(len(names)), strict=True), text)
    if seat is None:
        raise InvalidNotation(f"no player is called {text!r}; the players are {', '.join(names)}")
    return seat


def find_printed(state: GameState, text: str, *, library: bool = True) -> int:
    """The printed id of the name of a library card, or of a crypt card: of one made up for the
    position, else of any printed card.

    Which of these are in the game makes no difference, for nobody has seen the decks.

    Raises:
        InvalidNotation: no card has the name.
        AmbiguousMove: several have.
    """
    made_up = [
        (d.facts.name, d.facts.id)
        for d in state.table.definitions
        if d.facts.is_library is library and d.facts not in find(d.facts.name)
    ]
    for names in (
        made_up,
        [(text, facts.id) for facts in find(text) if facts.is_library is library],
    ):
        found = pick(names, text)
        if found is not None:
            return found
    known = [*dict(made_up), *[facts.name for facts in all_facts() if facts.is_library is library]]
    kind = "library" if library else "crypt"
    raise InvalidNotation(f"no {kind} card is called {text!r}{_hint(text, known)}")


def find_clan(state: GameState, text: str) -> str:
    """The clan of that name: of one made up for the position, or of any printed card.

    Raises:
        InvalidNotation: there is no such clan.
    """
    facts = [*(d.facts for d in state.table.definitions), *all_facts()]
    known = list(dict.fromkeys(clan for each in facts for clan in each.clans))
    found = pick([(clan, place) for place, clan in enumerate(known)], text)
    if found is None:
        raise InvalidNotation(f"no clan is called {text!r}{_hint(text, known)}")
    return known[found]


def pick(named: Iterable[tuple[str, int]], text: str) -> int | None:
    """The thing of that name, None if there is none; exact names come before loose ones.

    Raises:
        AmbiguousMove: several things have the name.
    """
    pairs = list(named)
    key = name_key(text)
    for hits in (
        [(name, thing) for name, thing in pairs if name == text],
        [(name, thing) for name, thing in pairs if name_key(name) == key],
    ):
        if len({thing for _, thing in hits}) > 1:
            names = " or ".join(dict.fromkeys(name for name, _ in hits))
            raise AmbiguousMove(f"{text!r} fits {len(hits)} cards ({names})")
        if hits:
            return hits[0][1]
    return None


def _names(state: GameState) -> Iterator[tuple[int, str]]:
    for card in range(len(state.cards)):
        yield card, state.definition(card).facts.name


def _at_place(state: GameState, place: int, player: str) -> int:
    seat = find_seat(state, player)
    uncontrolled = state.players[seat].uncontrolled
    if not 1 <= place <= len(uncontrolled):
        name = state.table.names[seat]
        raise InvalidNotation(f"{name} has {len(uncontrolled)} uncontrolled vampires: no #{place}")
    return uncontrolled[place - 1]


def _hint(text: str, names: Iterable[str]) -> str:
    close = difflib.get_close_matches(text, list(names), n=3)
    return f"; close to it: {', '.join(close)}" if close else ""

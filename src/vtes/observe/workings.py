"""What it takes, beside all that is read in an observation, to make a position of it again.

`vtes.determinize` needs it. Like the rest it is a whitelist: frames are shown by kind, and nothing
of a card is in it that the observer does not see.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, Final

from vtes.cards.definitions import definition_of
from vtes.cards.printed import UnknownCard
from vtes.model.cards import Claim
from vtes.model.combat import Combat, Damage, Round, StrikePair
from vtes.model.definition import Definition
from vtes.model.diablerie import Diablerie
from vtes.model.frames import (
    Action,
    Announce,
    AnnounceStep,
    BlockAttempt,
    Choice,
    DiscardPhase,
    Frame,
    Impulse,
    InfluencePhase,
    MasterPhase,
    MinionPhase,
    NoPool,
    Play,
    Resolve,
    Surplus,
    Trim,
    UntapPhase,
)
from vtes.model.record import Record, record
from vtes.model.referendum import Referendum
from vtes.model.ruleset import Ruleset
from vtes.model.state import NOBODY, Form, GameState, Methuselah
from vtes.model.text import Replaced
from vtes.model.zones import HAND, UNCONTROLLED, Zone
from vtes.rules.choices import question
from vtes.rules.knowledge import known, knows
from vtes.rules.sight import shown

HIDDEN: Final = frozenset({HAND, Zone.LIBRARY, Zone.CRYPT})
"""Where cards have no id for anybody (D40)."""

UNSEEN: Final = HIDDEN | {UNCONTROLLED, Zone.REMOVED}
"""Where others do not see them."""


SECRET: Final = -1
"""What stands for the printed id of a card that the observer does not see."""


@record
class Ids(Record):
    """Instance ids of the cards of one Methuselah that lie one by one, but not in play.

    Attributes:
        uncontrolled: those of her uncontrolled region.
        ash_heap: those of her ash heap, top first.
        removed: those of her cards that have left the game, in no order that says anything.
        ante: that of her ante card.
        won: those of the ante cards that she has won.
    """

    uncontrolled: tuple[int, ...]
    ash_heap: tuple[int, ...]
    removed: tuple[int, ...]
    ante: tuple[int, ...]
    won: tuple[int, ...]


@record
class Returning(Record):
    """Where a contested card goes if it is kept, or a banished vampire has come from.

    Attributes:
        id: instance id.
        zone: to which region.
        host: id of the card on which it was, -1 for none.
        owner: seat that brought it.
        way: the way in which it was played.
        form: the vampire that it has become, None for a card that is what is printed on it.
    """

    id: int
    zone: Zone
    host: int
    owner: int
    way: int
    form: Form | None


@record
class Workings(Record):
    """What is going on, in the terms of the referee, as far as the observer may know.

    Attributes:
        ruleset: the edition.
        stack: the frames, the phase first. Without the announcement of somebody else; a card in
            the hand that the observer is announcing is -1 in it, as is the printed id of one that
            somebody else will call; what has been played in an action has printed ids as its
            definitions.
        claims: (id, claim) of vampires whose title is no longer the printed one.
        returning: where contested cards would go, and banished vampires have come from.
        held: by seat, when the replacements of played cards are drawn.
        ids: by seat, ids of cards that lie one by one, but not in play.
        definitions: cards that the observer knows and that are not, or not in this game, what the
            library has under their printed ids.
        hand: printed ids of the cards in the observer's hand, in the order they came.
        library: printed ids of the cards left in her library, sorted: she knows what she has built
            her deck of, but not their order.
        crypt: those left in her crypt, sorted.
        removed: those of her cards that have left the game.
        looked: (seat, place from the top, printed id) of the cards of a library at which she is
            looking.
    """

    ruleset: Ruleset
    stack: tuple[Frame, ...]
    claims: tuple[tuple[int, Claim], ...]
    returning: tuple[Returning, ...]
    held: tuple[tuple[Replaced, ...], ...]
    ids: tuple[Ids, ...]
    definitions: tuple[Definition, ...] = ()
    hand: tuple[int, ...] = ()
    library: tuple[int, ...] = ()
    crypt: tuple[int, ...] = ()
    removed: tuple[int, ...] = ()
    looked: tuple[tuple[int, int, int], ...] = ()


_NOBODYS: Final = Methuselah(0)


def workings(state: GameState, observer: int | None) -> Workings:
    """What is going on, as far as the observer may know."""
    cards = state.cards
    mine = _NOBODYS if observer is None else state.players[observer]
    return Workings(
        ruleset=state.table.ruleset,
        stack=tuple(_frames(state, observer)),
        claims=tuple([(c, v.claim) for c, v in enumerate(cards) if v.claim is not None]),
        returning=tuple(
            [
                Returning(card, v.returns, v.host, v.owner, v.way, v.form)
                for card, v in enumerate(cards)
                if v.returns is not None
            ]
        ),
        held=tuple([player.held for player in state.players]),
        ids=tuple(
            [Ids(p.uncontrolled, p.ash_heap, p.removed, p.ante, p.won) for p in state.players]
        ),
        definitions=tuple(_unusual(state, observer)),
        hand=_printed(state, mine.hand),
        library=tuple(sorted(_printed(state, mine.library))),
        crypt=tuple(sorted(_printed(state, mine.crypt))),
        removed=_printed(state, mine.removed),
        looked=tuple(_looked(state, observer)),
    )


def _printed(state: GameState, cards: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([state.definition(card).facts.id for card in cards])


def _unusual(state: GameState, observer: int | None) -> Iterator[Definition]:
    """Cards made up for the occasion, or dealt without their text, that the observer knows."""
    cards, definitions = state.cards, state.table.definitions
    seen = {cards[card].definition for card in _seen(state, observer)}
    seen |= {d.definition for f in state.stack if isinstance(f, Action) for d in f.played}
    for definition in sorted([definitions[n] for n in seen], key=lambda d: d.facts.id):
        if definition != usual(definition.facts.id):
            yield definition


def _seen(state: GameState, observer: int | None) -> Iterator[int]:
    """Every card that the observer knows; of her own she knows all."""
    for card, value in enumerate(state.cards):
        if value.owner == observer or value.zone not in UNSEEN:
            yield card
    for seat, player in enumerate(state.players):
        if shown(state, observer, seat):
            yield from player.hand
        if observer is not None:
            yield from [card for _, card in known(state, observer, seat)]
        yield from [card for card in player.uncontrolled if knows(state, observer, card)]
    for seat, place, _ in _looked(state, observer):
        yield state.players[seat].library[place]


@cache
def usual(printed: int) -> Definition | None:
    """What the library has under a printed id, None for nothing."""
    try:
        return definition_of(printed)
    except UnknownCard:
        return None


def _looked(state: GameState, observer: int | None) -> Iterator[tuple[int, int, int]]:
    """What she sees of the top of a library while she chooses. D140"""
    top = state.stack[-1]
    asked = question(state, top) if type(top) is Choice else None
    if asked is None or asked.seat != observer:
        return
    for card in asked.shown:
        value = state.cards[card]
        if value.zone is Zone.LIBRARY:
            place = state.players[value.owner].library.index(card)
            yield value.owner, place, state.definition(card).facts.id


def _frames(state: GameState, observer: int | None) -> Iterator[Frame]:
    for frame in state.stack:
        shows = FRAMES_AS_SEEN.get(type(frame), _not_at_all)
        seen = shows(state, frame, observer)
        if seen is not None:
            yield seen


def _whole(state: GameState, frame: Frame, observer: int | None) -> Frame:
    return frame


def _not_at_all(state: GameState, frame: Frame, observer: int | None) -> None:
    return None


def _announce(state: GameState, frame: Announce, observer: int | None) -> Announce | None:
    """Others do not see it before it is complete. D41"""
    if frame.step is AnnounceStep.PLAYED:
        return frame.replace(motion=_motion(frame, observer))
    if frame.seat != observer:
        return None
    in_hand = frame.card != NOBODY and state.cards[frame.card].zone is HAND
    return frame.replace(card=NOBODY) if in_hand else frame


def _action(state: GameState, frame: Action, observer: int | None) -> Action:
    """What has been played in it is named by printed ids."""
    definitions = state.table.definitions
    played = [d.replace(definition=definitions[d.definition].facts.id) for d in frame.played]
    return frame.replace(played=tuple(played), motion=_motion(frame, observer))


def _motion(frame: Announce | Action, observer: int | None) -> int:
    """Nobody else sees which card of a hand will be called. D277"""
    return SECRET if frame.motion and frame.seat != observer else frame.motion


def _choice(state: GameState, frame: Choice, observer: int | None) -> Choice:
    """What has been chosen in a hidden place is seen when it comes to the table."""
    hidden = [c != NOBODY and state.cards[c].zone in HIDDEN for c in frame.cards]
    if not any(hidden):
        return frame
    cards = [NOBODY if h else c for c, h in zip(frame.cards, hidden, strict=True)]
    return frame.replace(cards=tuple(cards))


FRAMES_AS_SEEN: Final[dict[type[Frame], Callable[[GameState, Any, int | None], Frame | None]]] = {
    UntapPhase: _whole,
    MasterPhase: _whole,
    MinionPhase: _whole,
    InfluencePhase: _whole,
    DiscardPhase: _whole,
    Trim: _whole,
    Announce: _announce,
    Play: _whole,
    Resolve: _whole,
    NoPool: _whole,
    Choice: _choice,
    Action: _action,
    BlockAttempt: _whole,
    Combat: _whole,
    Round: _whole,
    StrikePair: _whole,
    Damage: _whole,
    Diablerie: _whole,
    Surplus: _whole,
    Impulse: _whole,
    Referendum: _whole,
}
"""For each frame what is seen of it; of one that is not listed, nothing.

Those that are seen whole speak of cards on the table, of cards that are played or have been, and
of uncontrolled vampires, who are seen as targets by their places.
"""

"""The longest lists of moves that a referendum can have stay short (idea 5 of the design).

A table is built for it, nothing is left to chance: five Methuselahs with six titled vampires each,
prisci or one of every kind, who have every Discipline; hands of eight cards, first whatever is
played at the moment, then political actions for votes; in play, whatever is used in a referendum;
and the vampires of the one who is asked have gained votes from cards that were replaced.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import vtes
from vtes.cards.printed import facts
from vtes.cards.texts import TEXTS
from vtes.model.cards import CardType, Discipline, Title
from vtes.model.decisions import ActionKind, DecisionKind, Phase, WindowKind
from vtes.model.frames import Impulse
from vtes.model.moves import Pass, PlayCard
from vtes.model.referendum import Referendum
from vtes.model.state import GameState
from vtes.model.text import How
from vtes.testing import Position

SEATS = "ABCDE"
LONGEST = 80
CALLED = "Ancient Influence"
CLANS = ("Brujah", "Gangrel", "Malkavian", "Nosferatu", "Toreador")
BIG = vtes.REVISED.replace(name="hands of eight", hand_size=8)
TITLES = {
    "prisci": (Title.PRISCUS,) * 6,
    "mixed": (
        Title.PRISCUS,
        Title.PRINCE,
        Title.JUSTICAR,
        Title.INNER_CIRCLE,
        Title.CARDINAL,
        Title.ARCHBISHOP,
    ),
}


def names(how: How, window: WindowKind) -> list[str]:
    """Encoded library cards that are played, or used, as this in a window."""
    return [
        facts(card).name
        for card, text in TEXTS.items()
        if facts(card).is_library and any(m.how is how and window in m.windows for m in text.modes)
    ]


POLITICAL = [
    facts(card).name
    for card, text in TEXTS.items()
    if CardType.POLITICAL_ACTION in facts(card).types
    and any(m.deed is not None and m.deed.kind is ActionKind.POLITICAL for m in text.modes)
]


def worst(card: str, titles: tuple[Title, ...], user: str, window: WindowKind) -> GameState:
    """A is about to call a referendum; `user` has what can be used in it in play, and the Edge."""
    position = Position(*SEATS).turn("A", Phase.MINION).edge(user).ruleset(BIG)
    able = {discipline.value: 2 for discipline in Discipline}
    for seat, clan in zip(SEATS, CLANS, strict=True):
        for number, title in enumerate(titles):
            name = f"{title.name.title()} {seat}{number}"
            of = clan if title is Title.JUSTICAR else ""
            capacity = 6 + number
            position.vampire(name, seat, capacity=capacity, title=title, disciplines=able, clan=of)
        played = names(How.MODIFIER if seat == "A" else How.REACTION, window)
        others = [name for name in POLITICAL if name != card]
        position.hand(seat, *([card] * (seat == "A") + played + others)[: BIG.hand_size])
        position.library(seat, *played * 3)
    for name in names(How.USE, window):
        position.permanent(name, user, counters=3)
    return position.build()


def called(state: GameState, card: str) -> GameState | None:
    """The position after A has called the referendum of the card, None if she cannot."""
    plays = [m for m in vtes.legal_moves(state) if isinstance(m, PlayCard)]
    calls = [move for move in plays if facts(move.card).name == card]
    return vtes.apply(state, calls[0]) if calls else None


def lists(state: GameState) -> Iterator[GameState]:
    """Every position up to the end of the action; terms are named as they come, all pass."""
    while state.pending and state.pending.kind is not DecisionKind.MINION:
        yield state
        moves = vtes.legal_moves(state)
        state = vtes.apply(state, moves[-1] if isinstance(moves[-1], Pass) else moves[0])


def at_its_worst(state: GameState) -> GameState:
    """The same moment, when all vampires of the one who is asked have gained votes, and she has
    bought some.
    """
    assert state.pending is not None
    seat = state.pending.seat
    gained = tuple((minion, 2) for minion in state.players[seat].ready)
    stack = tuple(
        frame.replace(votes=gained, bought=((seat, 2),)) if isinstance(frame, Referendum) else frame
        for frame in state.stack
    )
    return state.replace(stack=stack)


@pytest.mark.parametrize("window", [WindowKind.BEFORE_VOTES, WindowKind.POLLING])
@pytest.mark.parametrize("user", ["A", "B"])
@pytest.mark.parametrize("titles", TITLES.values(), ids=TITLES)
def test_nobody_has_more_than_eighty_moves_in_a_referendum(
    titles: tuple[Title, ...], user: str, window: WindowKind
) -> None:
    """Seen to fail: each way to play a card as a move of its own (86 moves)."""
    state = called(worst(CALLED, titles, user, window), CALLED)
    assert state is not None
    asked: dict[int, int] = {}
    for position in lists(state):
        top = position.stack[-1]
        if isinstance(top, Impulse) and top.kind is window:
            position = at_its_worst(position)
            moves = vtes.legal_moves(position)
            assert len(set(moves)) == len(moves) <= LONGEST
            asked[moves[0].seat] = len(moves)
    assert len(asked) == len(SEATS)
    assert max(asked.values()) > 30  # it is a bad moment


@pytest.mark.parametrize("card", POLITICAL)
def test_the_terms_of_a_referendum_are_short_lists(card: str) -> None:
    """At one of the tables, or at both, A can call it."""
    states = [worst(card, titles, "B", WindowKind.POLLING) for titles in TITLES.values()]
    begun = [state for state in (called(state, card) for state in states) if state is not None]
    assert begun
    for state in begun:
        for position in lists(state):
            assert len(vtes.legal_moves(position)) <= LONGEST

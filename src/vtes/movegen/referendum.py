"""Moves in a referendum: its terms and the votes (6.3)."""

from __future__ import annotations

from collections.abc import Iterator

from vtes.model.decisions import Decision
from vtes.model.moves import (
    Allot,
    CastVotes,
    ChooseMethuselah,
    ChooseTarget,
    Move,
    NameClan,
    Pass,
    Side,
    VoteSource,
)
from vtes.model.state import NOBODY, GameState
from vtes.model.terms import ChosenCard
from vtes.rules.aims import candidates
from vtes.rules.guards.referendum import (
    ANOTHER,
    BALLOT,
    BOUGHT,
    BOUGHT_SIDE,
    BY_CARD,
    CALLING,
    CARD,
    CLAN,
    DIVISION,
    EDGE,
    METHUSELAH,
    MINE,
    NO_MORE,
    POINTS,
    SEATED,
    SHARE,
    SIDE,
    VOTER,
    VOTES,
    frame,
)
from vtes.rules.hands import different_cards
from vtes.rules.seating import clockwise
from vtes.rules.terms import clans_in_play, points_left, term
from vtes.rules.votes import voters


def allotments(state: GameState, decision: Decision) -> Iterator[Move]:
    """Points for the Methuselahs who have none yet."""
    points = range(1, points_left(state, frame(state)) + 1)
    for chosen in clockwise(state, decision.seat):
        if SHARE.allows(state, chosen):
            for amount in points:
                if POINTS.allows(state, amount) and DIVISION.allows(state, amount):
                    yield Allot(decision.seat, chosen, amount)


def methuselahs(state: GameState, decision: Decision) -> Iterator[Move]:
    """Methuselahs who can be named."""
    for chosen in clockwise(state, decision.seat):
        if METHUSELAH.allows(state, chosen):
            yield ChooseMethuselah(decision.seat, chosen)


def several(state: GameState, decision: Decision) -> Iterator[Move]:
    """Methuselahs who have not been named yet, and no more."""
    for chosen in clockwise(state, decision.seat):
        if ANOTHER.allows(state, chosen):
            yield ChooseMethuselah(decision.seat, chosen)
    if NO_MORE.allows(state):
        yield Pass(decision.seat)


def seats(state: GameState, decision: Decision) -> Iterator[Move]:
    """Methuselahs who have no place in the new order yet."""
    for chosen in clockwise(state, decision.seat):
        if SEATED.allows(state, chosen):
            yield ChooseMethuselah(decision.seat, chosen)


def cards(state: GameState, decision: Decision) -> Iterator[Move]:
    """Cards that can be named."""
    word = term(state, frame(state))
    assert isinstance(word, ChosenCard)
    for card in candidates(state, word.aim, decision.seat):
        if CARD.allows(state, card):
            yield ChooseTarget(decision.seat, card)


def clans(state: GameState, decision: Decision) -> Iterator[Move]:
    """Clans that can be named."""
    for clan in clans_in_play(state, decision.seat):
        if CLAN.allows(state, clan):
            yield NameClan(decision.seat, clan)


def casts(state: GameState, seat: int) -> Iterator[Move]:
    """Votes that a Methuselah can cast while polling goes on, on both sides."""
    for card in voters(state, frame(state), seat):
        if not (MINE.allows(state, seat, card) and VOTER.allows(state, card)):
            continue
        for source, layer in ((VoteSource.IN_PLAY, VOTES), (VoteSource.PRISCUS, BALLOT)):
            if layer.allows(state, card):
                for side in Side:
                    if SIDE.allows(state, card, side):
                        yield CastVotes(seat, source, card, side)
    for source, layer in ((VoteSource.CALLING_CARD, CALLING), (VoteSource.EDGE, EDGE)):
        if layer.allows(state, seat):
            for side in Side:
                yield CastVotes(seat, source, NOBODY, side)
    if BOUGHT.allows(state, seat):
        for side in Side:
            if BOUGHT_SIDE.allows(state, seat, side):
                yield CastVotes(seat, VoteSource.BOUGHT, NOBODY, side)
    for printed in different_cards(state, seat):
        if BY_CARD.allows(state, seat, printed):
            for side in Side:
                yield CastVotes(seat, VoteSource.HAND, printed, side)

"""What the caller of a referendum may choose as its terms (R6.3.2-06)."""

from __future__ import annotations

from collections.abc import Iterator

from vtes.model.lasting import Scored
from vtes.model.referendum import Referendum
from vtes.model.state import NOBODY, GameState
from vtes.model.terms import (
    ChosenCard,
    ChosenClan,
    ChosenMethuselah,
    ChosenMethuselahs,
    DividePoints,
    NewSeating,
)
from vtes.model.text import Term
from vtes.rules.aims import candidates, hit, minions_in_play, mode_of
from vtes.rules.laws import not_for
from vtes.rules.nature import clans
from vtes.rules.seating import clockwise, in_game


def terms(state: GameState, frame: Referendum) -> tuple[Term, ...]:
    """The terms of the card that called a referendum; a blood hunt has none."""
    if frame.use.card == NOBODY:
        return ()
    mode = mode_of(state, frame.use.card, frame.use.mode)
    assert mode is not None
    return mode.terms


def term(state: GameState, frame: Referendum) -> Term:
    """The term that is asked for now."""
    return terms(state, frame)[frame.term]


def points_left(state: GameState, frame: Referendum) -> int:
    """Points that are still to be allotted."""
    if frame.left != NOBODY:
        return frame.left
    word = term(state, frame)
    assert isinstance(word, DividePoints)
    return word.points or len(clockwise(state, frame.use.seat))


def open_seats(state: GameState, frame: Referendum) -> list[int]:
    """Methuselahs to whom points can still be allotted, clockwise from the caller."""
    word = term(state, frame)
    assert isinstance(word, DividePoints)
    allotted = frame.use.points
    return [
        seat
        for seat in clockwise(state, frame.use.seat)
        if not (allotted and allotted[seat]) and not (word.others and seat == frame.use.target_seat)
    ]


def cannot_be_completed(state: GameState, frame: Referendum, points: int) -> bool:
    """Whether the rest could not be divided as it has to be if one more gets so many points."""
    word = term(state, frame)
    assert isinstance(word, DividePoints)
    rest = points_left(state, frame) - points
    others = len(open_seats(state, frame)) - 1
    named = sum(1 for got in frame.use.points if got) + 1
    return named + min(rest, others) < word.among or (rest > 0 and others == 0)


def cannot_be_named(state: GameState, word: ChosenMethuselah, seat: int, chosen: int) -> bool:
    """Whether the term does not allow that Methuselah."""
    if not 0 <= chosen < len(state.players) or not in_game(state, chosen):
        return True
    players = state.players
    if word.other and chosen == seat:
        return True
    if word.scorer and not has_scored(state, chosen, seat):
        return True
    return word.richer and players[chosen].pool <= players[seat].pool


def has_scored(state: GameState, scorer: int, seat: int) -> bool:
    """Whether she has received a victory point since the last turn of `seat`."""
    return any(
        isinstance(lasting, Scored) and lasting.scorer == scorer and seat in lasting.seats
        for lasting in state.lasting
    )


def unseated(state: GameState, frame: Referendum) -> list[int]:
    """Methuselahs who have no place in the new order yet, clockwise from the caller."""
    seat = frame.use.seat
    seated = frame.use.seating or (seat,)
    return [other for other in clockwise(state, seat) if other not in seated]


def clans_in_play(state: GameState, seat: int) -> list[str]:
    """The clans of the vampires in play, clockwise from the seat."""
    minions = minions_in_play(state, seat)
    return list(dict.fromkeys(clan for minion in minions for clan in clans(state, minion)))


def unnamed(state: GameState, frame: Referendum) -> list[int]:
    """Methuselahs who have not been named yet, clockwise from the caller."""
    named = frame.use.named
    return [seat for seat in clockwise(state, frame.use.seat) if seat not in named]


def nameable(state: GameState, frame: Referendum, aim_of: ChosenCard) -> Iterator[int]:
    """Cards that can be named."""
    use = frame.use
    for card in candidates(state, aim_of.aim, use.seat):
        if is_nameable(state, frame, aim_of, card):
            yield card


def is_nameable(state: GameState, frame: Referendum, aim_of: ChosenCard, card: int) -> bool:
    """Whether a card can be named: to choose it is to aim an action at it."""
    use = frame.use
    kept = not aim_of.sheltered and not_for(state, use.seat, card)
    return not kept and hit(state, aim_of.aim, use.seat, use.minion, card)


def possible(state: GameState, frame: Referendum) -> bool:
    """Whether the term that is asked for now can be chosen at all."""
    word, seat = term(state, frame), frame.use.seat
    if isinstance(word, ChosenMethuselah):
        seats = clockwise(state, seat)
        return not all(cannot_be_named(state, word, seat, other) for other in seats)
    if isinstance(word, ChosenMethuselahs):
        return True
    if isinstance(word, NewSeating):
        return len(unseated(state, frame)) > 1
    if isinstance(word, ChosenCard):
        return any(True for _ in nameable(state, frame, word))
    if isinstance(word, ChosenClan):
        return bool(clans_in_play(state, seat))
    assert isinstance(word, DividePoints)
    return len(open_seats(state, frame)) >= word.among

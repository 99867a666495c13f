"""Changes of the referendum under way."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeVar

from vtes.model.events import Event
from vtes.model.frames import Use
from vtes.model.lasting import NextPasses
from vtes.model.moves import VoteSource
from vtes.model.referendum import Cast, Referendum
from vtes.model.state import NOBODY, GameState
from vtes.model.text import Effect
from vtes.model.vote_events import ReferendumBegan, VotesCast
from vtes.model.vote_words import TapVoters
from vtes.model.zones import READY
from vtes.ops.cards import tap
from vtes.ops.stack import change, emit, push
from vtes.rules.aims import mode_of
from vtes.rules.nature import is_vampire
from vtes.rules.votes import current_referendum

_Word = TypeVar("_Word", bound=Effect)


def call(state: GameState, use: Use, *, paving: bool = False) -> GameState:
    """Call a referendum: of the card in `use`, or a blood hunt against its target. R6.3-01.

    Args:
        state: the position; what is on top of its stack goes on when the referendum is over.
        use: who calls it. A blood hunt has no minion and no card.
        paving: whether, if it passes, the next one passes automatically.
    """
    state = emit(state, ReferendumBegan(use.seat, use.minion, use.card, use.target))
    mode = mode_of(state, use.card, use.mode) if use.card != NOBODY else None
    deed = mode.deed if mode is not None else None
    frame = Referendum(use, paving=paving, only=deed.voters if deed is not None else None)
    waiting = [NextPasses(use.seat), NextPasses(NOBODY)] if use.minion != NOBODY else []
    for automatic in waiting:
        if automatic in state.lasting:
            lasting = list(state.lasting)
            lasting.remove(automatic)
            state = state.replace(lasting=tuple(lasting))
            return push(state, frame.replace(automatic=True))
    return push(state, frame)


def change_referendum(state: GameState, *events: Event, **changes: Any) -> GameState:
    """Change fields of the referendum under way, wherever it lies in the stack; record events."""
    return change(state, Referendum, *events, **changes)


def cast_votes(state: GameState, cast: Cast) -> GameState:
    """Votes are cast; what cards do with voters happens at once. R6.3.3-05"""
    frame = current_referendum(state)
    assert frame is not None
    event = VotesCast(cast.seat, cast.source, cast.what, cast.votes, cast.side)
    state = change_referendum(state, event, cast=(*frame.cast, cast))
    if cast.source in (VoteSource.IN_PLAY, VoteSource.PRISCUS):
        state = _tap_voter(state, frame, cast.what)
    return state


def _tap_voter(state: GameState, frame: Referendum, card: int) -> GameState:
    """A vampire who has voted, if a card says that voters are tapped."""
    if state.cards[card].zone is not READY or not is_vampire(state, card):
        return state
    for use, word in watching(state, frame, TapVoters):
        if not (word.spare and state.cards[card].controller == use.seat):
            return tap(state, card)
    return state


def watching(state: GameState, frame: Referendum, kind: type[_Word]) -> Iterator[tuple[Use, _Word]]:
    """The words of one kind of the cards that wait for votes."""
    for use in frame.watching:
        mode = mode_of(state, use.card, use.mode)
        assert mode is not None
        for word in mode.effects:
            if isinstance(word, kind):
                yield use, word


def note_in_referendum(state: GameState, card: int) -> GameState:
    """Note that a card in play has been used in the referendum."""
    frame = current_referendum(state)
    assert frame is not None
    return change_referendum(state, used=(*frame.used, card))

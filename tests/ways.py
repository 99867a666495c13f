"""Every way to play or use an encoded card, and the signs that its effects happened.

For the survey of games: a way counts as seen only when the card was played or used in it, was
not cancelled, and each of its effects showed itself (`tests/signs.py`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any

import attrs

from tests.signs import ACTION, DEEDS, LATER, PAIR, STRIKES, UNTIL, Sign, is_noted
from vtes.cards.printed import facts
from vtes.cards.texts import TEXTS
from vtes.effects.choosing import ANSWERED
from vtes.effects.resolve import RESOLVERS
from vtes.model.combat import PairStep, StrikePair
from vtes.model.events import (
    CardPlayed,
    CardUsed,
    Event,
)
from vtes.model.frames import Action, ActionStep, Choice, Frame, Use
from vtes.model.state import GameState
from vtes.model.text import Effect, How, Mode, Strike
from vtes.reducers import PROCEED

Counts = Counter[str]

EXPLAINED: dict[str, str] = {}
"""What need not occur (a name of `expected_ways`), and why; the survey fails if it does occur."""


_NO_TITLE = "nobody can get the title: no card that gives it is in these decks"
_ALL_CAMARILLA = "all vampires are Camarilla, and no card in these decks changes a sect"

EXPLAINED_STARTERS: dict[str, dict[str, str]] = {
    "CE": {
        "effect Bindusara, Historian of the Kindred/1 Fetch": "no deck has a card that he fetches",
        "way Damaskenos, Herald of Leandro/1": _NO_TITLE,
        "effect Damaskenos, Herald of Leandro/1 EachBurnsBlood": _NO_TITLE,
        "way Damaskenos, Herald of Leandro/2": _NO_TITLE,
        "effect Damaskenos, Herald of Leandro/2 EachBurnsBlood": _NO_TITLE,
        "way Protect Thine Own/1": _NO_TITLE,
        "effect Protect Thine Own/1 BurnTarget": _ALL_CAMARILLA,
        "effect Protect Thine Own/2 BurnTarget": _ALL_CAMARILLA,
        "way Radeyah/1": "no deck has a Follower of Set",
        "effect Radeyah/1 EnterCombat": "no deck has a Follower of Set",
    }
}
"""The same where all starters of a set play against each other."""


def way(card: int, mode: int) -> str:
    """The name of a way to play or use a card, by printed id and mode."""
    return f"way {facts(card).name}/{mode + 1}"


def parts(card: int, mode: int) -> list[str]:
    """What has to happen for a way to be seen: it is played, and each of its effects."""
    name = f"{facts(card).name}/{mode + 1}"
    encoded = TEXTS[card].modes[mode]
    shown = [f"effect {name} {type(word).__name__}" for word in encoded.effects]
    if encoded.deed is not None and encoded.deed.kind in DEEDS:
        shown.append(f"effect {name} {encoded.deed.kind.name}")
    if encoded.strike is not None:
        shown += [f"effect {name} {type(word).__name__}" for word in encoded.strike.effects]
        does = [what for what, (has, _) in STRIKES.items() if has(encoded.strike)]
        shown += [f"effect {name} {what}" for what in does]
    # A way in which nothing can be seen has to be explained.
    return [way(card, mode), *(shown or [f"effect {name} NOTHING"])]


def expected_ways(cards: Iterable[int] = TEXTS) -> set[str]:
    """Everything about cards, by printed id, that must occur; about all encoded ones if none are
    given. Of those that are not encoded nothing must.
    """
    ways = ((card, mode) for card in cards if card in TEXTS for mode in range(_modes(card)))
    return {part for card, mode in ways for part in parts(card, mode)}


def _modes(card: int) -> int:
    return len(TEXTS[card].modes)


@attrs.define
class _Pending:
    """A word that was carried out and has not shown itself yet."""

    name: str
    use: Use
    sign: Sign
    since: int
    until: tuple[type[Event], ...]
    events: tuple[Event, ...] = ()

    def take(self, events: tuple[Event, ...]) -> bool:
        """Take down what a transition showed, and say whether the time for it is over."""
        for event in events[self.since :]:
            self.events = (*self.events, event)
            if isinstance(event, self.until):
                return True
        self.since = 0
        return False


@contextmanager
def resting(counts: Counts) -> Iterator[None]:
    """Forget afterwards what was counted meanwhile."""
    before = counts.copy()
    yield
    counts.clear()
    counts.update(before)


class Watch:
    """Counts ways and effects while games are played.

    After every transition it must be told the events, with `look`; where a position is only
    played on for comparison `resting` keeps it from counting.
    """

    def __init__(self, counts: Counts) -> None:
        self._counts = counts
        self._pending: list[_Pending] = []

    @contextmanager
    def resting(self) -> Iterator[None]:
        """Forget afterwards what was counted meanwhile."""
        pending, self._pending = self._pending, [attrs.evolve(each) for each in self._pending]
        with resting(self._counts):
            yield
        self._pending = pending

    @contextmanager
    def watching(self) -> Iterator[None]:
        """Notice every word that is carried out, and every action that begins or resolves."""
        resolvers, proceed = dict(RESOLVERS), dict(PROCEED)
        for word, resolver in resolvers.items():
            RESOLVERS[word] = self._resolver(resolver)
        answered = dict(ANSWERED)
        for word, answer in answered.items():
            ANSWERED[word] = self._answered(answer)
        PROCEED[Action] = self._proceed(proceed[Action], self._of_action)
        PROCEED[StrikePair] = self._proceed(proceed[StrikePair], self._of_strikes)
        try:
            yield
        finally:
            RESOLVERS.update(resolvers)
            ANSWERED.update(answered)
            PROCEED.update(proceed)

    def look(self, after: GameState, events: tuple[Event, ...]) -> None:
        """Take down what a transition showed."""
        for event in events:
            if isinstance(event, CardPlayed | CardUsed):
                self._counts[way(_printed(after, event.card), event.mode)] += 1
        waiting, self._pending = self._pending, []
        for pending in waiting:
            over = pending.take(events)
            if pending.sign(pending.events, pending.use):
                self._counts[pending.name] += 1
            elif not over:
                self._pending.append(pending)

    def forget(self) -> None:
        """A game is over: nothing shows itself any more."""
        self._pending.clear()

    def _resolver(self, resolve: Callable[..., GameState]) -> Callable[..., GameState]:
        def watched(state: GameState, use: Use, word: Effect) -> GameState:
            after = resolve(state, use, word)
            self._note(state, after, use, word)
            return after

        return watched

    def _answered(self, answer: Callable[..., GameState]) -> Callable[..., GameState]:
        def watched(state: GameState, choice: Choice, word: Effect) -> GameState:
            after = answer(state, choice, word)
            self._note(state, after, choice.use, word)
            return after

        return watched

    def _note(self, state: GameState, after: GameState, use: Use, word: Effect) -> None:
        if use.card < 0:  # what a card has allowed before
            return
        name = _effect(state, use.card, use.mode, type(word).__name__)
        since = len(state.trail)
        mode = TEXTS[_printed(state, use.card)].modes[use.mode]
        if _by_itself(mode) and word == mode.effects[0]:
            self._counts[way(_printed(state, use.card), use.mode)] += 1
        if len(after.trail) > since or (is_noted(word) and _differs(state, after)):
            self._counts[name] += 1
        elif type(word) in LATER:
            until = UNTIL.get(type(word), ACTION)
            self._pending.append(_Pending(name, use, LATER[type(word)], since, until))

    def _proceed(self, proceed: Callable[..., GameState], note: Any) -> Callable[..., GameState]:
        def watched(state: GameState, frame: Frame) -> GameState:
            after = proceed(state, frame)
            note(state, frame, after)
            return after

        return watched

    def _of_action(self, state: GameState, frame: Action, after: GameState) -> None:
        if frame.card < 0:
            return
        printed = _printed(state, frame.card)
        mode: Mode = TEXTS[printed].modes[frame.mode]
        if frame.step is ActionStep.ANNOUNCE and mode.how is How.USE:
            self._counts[way(printed, frame.mode)] += 1
        if frame.step is ActionStep.RESOLVE and frame.kind in DEEDS:
            since = after.trail[len(state.trail) :]
            if any(map(DEEDS[frame.kind], since)):
                self._counts[_effect(state, frame.card, frame.mode, frame.kind.name)] += 1

    def _of_strikes(self, state: GameState, frame: StrikePair, after: GameState) -> None:
        """Both strikes are chosen; where one of them ends the combat, no other resolves."""
        if frame.step is not PairStep.ENDS:
            return
        chosen: list[tuple[Use, Strike]] = []
        for use in (frame.first, frame.second):
            if use is not None and use.card >= 0:
                strike = TEXTS[_printed(state, use.card)].modes[use.mode].strike
                chosen += [(use, strike)] if strike is not None else []
        ended = any(strike.ends for _, strike in chosen)
        for use, strike in chosen:
            for what, (has, sign) in STRIKES.items():
                if has(strike) and (what == "ENDS" or not ended):
                    name = _effect(state, use.card, use.mode, what)
                    self._pending.append(_Pending(name, use, sign, len(state.trail), PAIR))


def _by_itself(mode: Mode) -> bool:
    """Whether it happens without being played or used by anybody."""
    if mode.how is How.TRIGGER:
        return True
    return mode.how is How.USE and not mode.windows and mode.phase is None and mode.deed is None


def _differs(state: GameState, after: GameState) -> bool:
    return state.lasting != after.lasting or state.stack != after.stack


def _printed(state: GameState, card: int) -> int:
    return state.definition(card).facts.id


def _effect(state: GameState, card: int, mode: int, what: str) -> str:
    return f"effect {state.definition(card).facts.name}/{mode + 1} {what}"

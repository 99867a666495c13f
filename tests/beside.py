"""Property 7 beside any tests: `VTES_TWINS=0.2 python -m pytest tests/cards tests/rules`.

So large a part of all moves that are made anywhere in these tests is made beside a twin, for an
observer taken at random: what she is shown before and after it, her legal moves, and the events
must be equal. As every way to play every encoded card has a test, so is every one of them held
against a twin. At the end the run says what was compared, and which cards were not.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

import pytest

import vtes.engine
from tests.properties.hidden import Seat, compare, described, follow, twin, unnoticed
from vtes.cards.printed import facts
from vtes.cards.texts import TEXTS
from vtes.engine import Transition
from vtes.model.events import CardPlayed, CardUsed, Event
from vtes.model.moves import Move
from vtes.model.state import GameState

Counts = Counter[str]


@contextmanager
def beside_twins(rate: float, random: Random, counts: Counts) -> Iterator[None]:
    """Make a part of all moves beside twins.

    Args:
        rate: how large a part.
        random: where the choices come from.
        counts: what was compared is added here.

    Raises:
        AssertionError: an observer can tell a position from its twin.
    """
    honest = vtes.engine._checked
    comparing = False

    def checked(state: GameState, move: Move) -> GameState:
        nonlocal comparing
        after = honest(state, move)
        if comparing or random.random() >= rate or not _playable(state):
            return after
        comparing = True
        try:
            step = Transition(state, move, after.replace(trail=()), after.trail)
            hold(step, random.choice([None, *range(len(state.players))]), random, counts)
        finally:
            comparing = False
        return after

    vtes.engine._checked = checked
    try:
        yield
    finally:
        vtes.engine._checked = honest


class Beside:
    """The plugin for pytest that does so in every test."""

    def __init__(self, rate: float) -> None:
        self._rate = rate
        self._counts: Counts = Counter()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Iterator[None]:
        """What a test compares does not depend on the tests before it."""
        with beside_twins(self._rate, Random(item.nodeid), self._counts):
            yield

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Say what was compared with twins."""
        terminalreporter.section("beside twins")
        for line in summary(self._counts):
            terminalreporter.write_line(line)


def _playable(state: GameState) -> bool:
    """Whether it is a position of a game, not one that a test has taken apart, and no twin."""
    if len(state.table.offering) != len(state.table.definitions):
        return False  # a twin holds cards that the game does not know
    return state.pending is not None and not vtes.check(state)


def hold(step: Transition, observer: Seat, random: Random, counts: Counts) -> None:
    """Hold a transition against that of a twin.

    Raises:
        AssertionError: the observer can tell them apart.
    """
    before, move = step.before, step.move
    assert move is not None
    other = twin(before, observer, random)
    compare(before, other, observer, random)
    unnoticed(step, observer)
    counts.update(described(before))
    after = follow(other, move, step, observer)
    if after is None:
        counts["became public"] += 1
        return
    compare(step.after, after, observer, random)
    for event in step.events:
        counts.update(used(step.after, event))


def used(state: GameState, event: Event) -> Iterator[str]:
    """The card that was played or used."""
    if isinstance(event, CardPlayed | CardUsed):
        yield f"card {state.definition(event.card).facts.name}"


def summary(counts: Counts) -> Iterator[str]:
    """What was compared, and which encoded cards were not."""
    for name, count in sorted(counts.items()):
        if not name.startswith("card "):
            yield f"{count:8} {name}"
    cards = [facts(card).name for card in TEXTS if facts(card).is_library]
    missing = [name for name in cards if not counts[f"card {name}"]]
    yield f"{len(cards) - len(missing)} of {len(cards)} library cards were played or used"
    yield from (f"    not {name}" for name in sorted(missing))

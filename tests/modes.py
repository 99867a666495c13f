"""Every way to play or use an encoded card is taken by a test of `tests/cards` or `tests/rules`.

While tests run, the frames that carry out cards are watched, and the words that are carried out.
At the end of a run of both folders, with or without xdist, the ways that no test took and the
effect words that no test carried out are listed, and the run fails. A run of less says nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, get_type_hints

import pytest

from tests.ways import way
from vtes.cards.texts import TEXTS
from vtes.effects.resolve import RESOLVERS
from vtes.model.frames import Frame, Use
from vtes.model.state import GameState
from vtes.model.text import Effect
from vtes.reducers import PROCEED

Way = tuple[int, int]
"""The printed id of a card, and the way to play or use it, from 0."""

FOLDERS = ("cards", "rules")
"""The folders below `tests/` whose tests count."""

_HERE = Path(__file__).parent


class Modes:
    """Watches which ways to play or use encoded cards are taken.

    Attributes:
        on: whether they count now.
        taken: the ways that were taken while they counted.
        words: the names of the effect words that were carried out then.
    """

    def __init__(self) -> None:
        self.on = False
        self.taken: set[Way] = set()
        self.words: set[str] = set()

    @contextmanager
    def watching(self) -> Iterator[None]:
        """Look at every frame that goes on and belongs to a card, and at every effect word."""
        frames, words = dict(PROCEED), dict(RESOLVERS)
        for kind, proceed in frames.items():
            PROCEED[kind] = self._watched(kind, proceed)
        for word, resolver in words.items():
            RESOLVERS[word] = self._resolver(resolver)
        try:
            yield
        finally:
            PROCEED.update(frames)
            RESOLVERS.update(words)

    def _resolver(self, resolver: Callable[..., GameState]) -> Callable[..., GameState]:
        def watched(state: GameState, use: Use, word: Effect) -> GameState:
            if self.on:
                self.words.add(type(word).__name__)
            return resolver(state, use, word)

        return watched

    def _watched(self, kind: type[Frame], proceed: Callable[..., GameState]) -> Any:
        hints = get_type_hints(kind)
        uses = [name for name, hint in hints.items() if hint in (Use, Use | None)]
        itself = {"card", "mode"} <= hints.keys()
        if not uses and not itself:
            return proceed

        def watched(state: GameState, frame: Any) -> GameState:
            if self.on:
                for use in [getattr(frame, name) for name in uses] + [frame] * itself:
                    self._note(state, use)
            return proceed(state, frame)

        return watched

    def _note(self, state: GameState, use: Any) -> None:
        if use is not None and use.card >= 0:
            definition = state.definition(use.card)
            if definition.text is not None and definition.text is TEXTS.get(definition.facts.id):
                self.taken.add((definition.facts.id, use.mode))

    def missing(self) -> list[str]:
        """The ways that were not taken and the words that were not carried out, by name."""
        every = {(card, mode) for card, text in TEXTS.items() for mode in range(len(text.modes))}
        silent = {word.__name__ for word in RESOLVERS} - self.words
        return [
            *sorted(way(card, mode) for card, mode in every - self.taken),
            *(f"word {name}" for name in sorted(silent)),
        ]


_modes = Modes()


@pytest.fixture(autouse=True, scope="session")
def watch_modes() -> Iterator[None]:
    """Watch as long as tests run."""
    with _modes.watching():
        yield


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Count only in the folders whose tests are there for it."""
    _modes.on = any(_HERE / folder in item.path.parents for folder in FOLDERS)


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any, error: object) -> None:
    """Take over what a worker of xdist has seen."""
    output = getattr(node, "workeroutput", {})  # empty if the worker has crashed
    _modes.taken |= {(card, mode) for card, mode in output.get("modes", ())}
    _modes.words |= set(output.get("words", ()))


def pytest_sessionfinish(session: pytest.Session) -> None:
    """A worker hands over what it has seen; a whole run fails if something is missing."""
    output = getattr(session.config, "workeroutput", None)
    if output is not None:
        output["modes"], output["words"] = sorted(_modes.taken), sorted(_modes.words)
    elif not session.testsfailed and is_whole(session.config) and _modes.missing():
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(terminalreporter: Any, config: pytest.Config) -> None:
    """Name the ways that no test took."""
    if not terminalreporter.stats.get("failed") and is_whole(config) and _modes.missing():
        terminalreporter.section("ways to play encoded cards, and words, that no test takes")
        for name in _modes.missing():
            terminalreporter.line(name)


def is_whole(config: pytest.Config) -> bool:
    """Whether all tests of the folders were to be run."""
    options = config.option
    picked = options.keyword or options.markexpr or options.collectonly
    picked = picked or getattr(options, "deselect", None) or getattr(options, "lf", False)
    where = [Path(config.invocation_params.dir, arg).resolve() for arg in config.args]
    covered = [any(p == _HERE / f or p in (_HERE / f).parents for p in where) for f in FOLDERS]
    return not picked and all(covered)

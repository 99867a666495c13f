"""Does one small wrong after the other to the rules, and shows that a test notices each.

    python -m tests.mutations [--jobs N] [--budget SECONDS] [--write] [MODULE or FUNCTION ...]

All tests of clauses and cards run once, to measure which statements each of them reaches. Then
every mutant (`tests/mutants.py`) has a process of its own, in which the tests that reach what is
changed are run, those that have noticed mutants of the same function first, then the quickest,
until one fails. A mutant that none of them notices in the time it has is printed as a survivor,
unless `tests/survivors.toml` says why it makes no difference. An entry there that names no mutant
or one that is noticed is an error. It is run by hand, beside the gate; `--write` puts the counts
into docs/trust.md.
"""

from __future__ import annotations

import argparse
import os
import re
import resource
import selectors
import signal
import sys
import time
import tomllib
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from functools import _lru_cache_wrapper
from math import inf
from pathlib import Path
from types import FunctionType

import pytest
from _pytest.runner import runtestprotocol
from attrs import Factory, define, frozen

from tests.mutants import PROBE, Mutant, Place, functions, instrumented, mutants_of

ROOT = Path(__file__).resolve().parent.parent
EXPLAINED = ROOT / "tests" / "survivors.toml"
PAGE = ROOT / "docs" / "trust.md"
TESTS = ("tests/rules", "tests/cards")

SUBJECTS = {
    "politics": (
        *("rules.votes", "rules.titles", "rules.sects", "rules.terms", "rules.laws"),
        *("ops.titles", "ops.referendum", "reducers.referendum"),
    ),
    "combat": (
        *("rules.combat", "rules.strikes", "rules.damage", "rules.weapons"),
        *("ops.combat", "reducers.combat", "reducers.strikes", "reducers.damage"),
    ),
    "torpor": ("rules.diablerie", "ops.counters", "ops.doom", "reducers.diablerie"),
    "announcing": ("rules.announcing", "reducers.announce"),
}
"""What is mutated if nothing is named."""

MEMORY = 2 << 30
"""Bytes that the process of a mutant may have."""


def explanations() -> dict[str, str]:
    """Why mutants that no test notices make no difference, by their names."""
    functions = tomllib.loads(EXPLAINED.read_text()) if EXPLAINED.exists() else {}
    return {
        f"{function}: {change}": reason
        for function, changes in functions.items()
        for change, reason in changes.items()
    }


@define
class _Test:
    item: pytest.Item
    seconds: float
    reached: frozenset[Place]


@frozen
class _Verdict:
    mutant: Mutant
    noticed: bool
    test: str
    """That has noticed it; empty if none has."""
    tried: int
    """Tests that reach the statement."""


@define
class Run:
    """A pytest plugin that runs the tests for the mutants instead of running them once."""

    names: Sequence[str]
    jobs: int = 1
    budget: float = inf
    verdicts: list[_Verdict] = Factory(list)
    _tests: list[_Test] = Factory(list)
    _killers: dict[str, Counter[int]] = Factory(lambda: defaultdict(Counter))

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Measure, then try every mutant."""
        mutants = chosen(self.names)
        began = time.monotonic()
        self._measure(session.items, {mutant.module for mutant in mutants})
        passed = len(self._tests)
        print(
            f"{len(mutants)} mutants, {passed} tests in {time.monotonic() - began:.0f} s",
            flush=True,
        )
        reaching: dict[Place, list[int]] = defaultdict(list)
        for index in sorted(range(passed), key=lambda i: self._tests[i].seconds):
            for place in self._tests[index].reached:
                reaching[place].append(index)
        _forget_answers()
        self._try_all(mutants, reaching)
        return True

    def _measure(self, items: Sequence[pytest.Item], modules: Iterable[str]) -> None:
        reached: set[Place] = set()
        undo: list[tuple[FunctionType, object]] = []
        for module in modules:
            for tree, function in functions(module).values():
                undo.append((function, function.__code__))
                function.__globals__[PROBE] = _probe(module, reached)
                function.__code__ = instrumented(tree)
        for item in items:
            reached.clear()
            began = time.process_time()
            if _passes(item):
                seconds = time.process_time() - began
                self._tests.append(_Test(item, seconds, frozenset(reached)))
        for function, code in undo:
            function.__code__ = code  # type: ignore[assignment]
            function.__globals__.pop(PROBE, None)

    def _try_all(self, mutants: Sequence[Mutant], reaching: Mapping[Place, list[int]]) -> None:
        waiting = list(reversed(mutants))
        selector = selectors.DefaultSelector()
        running = 0
        while waiting or running:
            while waiting and running < self.jobs:
                mutant = waiting.pop()
                killers = self._killers[mutant.owner]
                tests = sorted(reaching[mutant.place], key=lambda i: -killers[i])
                pid, pipe = self._start(mutant, tests)
                selector.register(pipe, selectors.EVENT_READ, (mutant, tests, pid))
                running += 1
            for key, _ in selector.select():
                selector.unregister(key.fd)
                running -= 1
                self._judge(key.fd, *key.data)

    def _judge(self, pipe: int, mutant: Mutant, tests: list[int], pid: int) -> None:
        said = os.read(pipe, 100).decode()
        os.close(pipe)
        os.waitpid(pid, 0)
        # A process that says nothing has been stopped: by the time, the memory or a crash.
        killer = int(said) if said else -1
        survives = said == "-1"
        if killer >= 0:
            self._killers[mutant.owner][killer] += 1
        name = self._tests[killer].item.nodeid if killer >= 0 else ""
        self.verdicts.append(_Verdict(mutant, not survives, name, len(tests)))
        if survives:
            print(f"{len(self.verdicts):5} {mutant.line:4} {mutant.name}  ({len(tests)} tests)")
        sys.stdout.flush()

    def _start(self, mutant: Mutant, tests: list[int]) -> tuple[int, int]:
        read, write = os.pipe()
        pid = os.fork()
        if pid:
            os.close(write)
            return pid, read
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        quiet = os.open(os.devnull, os.O_WRONLY)
        os.dup2(quiet, 1)
        os.dup2(quiet, 2)
        functions(mutant.module)[mutant.function][1].__code__ = mutant.code()
        os.write(write, str(self._killer(tests)).encode())
        os._exit(0)

    def _killer(self, tests: list[int]) -> int:
        """The first of the tests that fails, -1 for none."""
        until = time.process_time() + self.budget
        for index in tests:
            test = self._tests[index]
            signal.setitimer(signal.ITIMER_PROF, 3 + 20 * test.seconds)
            if not _passes(test.item):
                return index
            if time.process_time() > until:
                break
        return -1


def _probe(module: str, reached: set[Place]) -> object:
    add = reached.add
    return lambda line: add((module, line))


def _passes(item: pytest.Item) -> bool:
    reports = runtestprotocol(item, log=False, nextitem=None)
    return all(report.outcome == "passed" for report in reports)


def _forget_answers() -> None:
    """What has been computed with the right code must not be answered again."""
    for name, module in list(sys.modules.items()):
        if name.startswith(("vtes.rules", "vtes.ops", "vtes.reducers")):
            for value in vars(module).values():
                if isinstance(value, _lru_cache_wrapper):
                    value.cache_clear()


def chosen(names: Sequence[str]) -> list[Mutant]:
    """The mutants of some modules or functions ("rules.votes", "rules.votes.uncast")."""
    if not names:
        names = [module for modules in SUBJECTS.values() for module in modules]
    found = []
    for name in names:
        layer, module, *function = name.split(".")
        all_of_them = mutants_of(f"{layer}.{module}")
        wanted = ".".join(function)
        found += [m for m in all_of_them if not wanted or m.function == wanted]
    return found


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command.

    Returns:
        0 when every mutant is noticed or explained, else 1.
    """
    parser = argparse.ArgumentParser(prog="tests.mutations", description=__doc__.split("\n")[0])
    parser.add_argument("names", nargs="*", metavar="NAME")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--budget", type=float, default=inf)
    parser.add_argument("--write", action="store_true")
    options = parser.parse_args(arguments)
    run = Run(options.names, options.jobs, options.budget)
    pytest.main(["-s", "-p", "no:cacheprovider", "-p", "no:terminal", *TESTS], plugins=[run])
    return _report(run.verdicts, write=options.write)


def _report(verdicts: Sequence[_Verdict], *, write: bool) -> int:
    explained = explanations()
    names = {verdict.mutant.name for verdict in verdicts if not verdict.noticed}
    owners = {verdict.mutant.owner for verdict in verdicts}
    survivors = sorted(names - explained.keys())
    stale = sorted(n for n in explained.keys() - names if n.split(": ")[0] in owners)
    noticed = sum(verdict.noticed for verdict in verdicts)
    print(f"{len(verdicts)} mutants: {noticed} noticed, {len(names) - len(survivors)} explained")
    for title, lines in (("SURVIVOR", survivors), ("STALE EXPLANATION", stale)):
        for line in lines:
            print(f"{title}: {line}")
    if write:
        _write(verdicts)
    return 1 if survivors or stale else 0


def _write(verdicts: Sequence[_Verdict]) -> None:
    """Put the table of counts between the marks in docs/trust.md."""
    counts: dict[str, Counter[bool]] = defaultdict(Counter)
    for verdict in verdicts:
        counts[verdict.mutant.module][verdict.noticed] += 1
    rows = [f"| `{m}` | {c.total()} | {c[True]} | {c[False]} |" for m, c in counts.items()]
    total = sum(counts.values(), Counter[bool]())
    rows.append(f"| all | {total.total()} | {total[True]} | {total[False]} |")
    head = ["| module | mutants | noticed by a test | explained |", "|---|---|---|---|"]
    table = "\n".join(["<!-- mutations -->", *head, *rows, "<!-- end of mutations -->"])
    marks = re.compile(r"<!-- mutations -->.*<!-- end of mutations -->", re.DOTALL)
    PAGE.write_text(marks.sub(lambda _: table, PAGE.read_text()))


if __name__ == "__main__":
    sys.exit(main())

"""Does one small wrong after the other to the rules, and shows that a test notices each.

    python -m tests.mutations [--jobs N] [--budget SECONDS] [--reach FILE] [--write] [NAME ...]

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
import pickle
import re
import sys
import time
import tomllib
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import _lru_cache_wrapper, partial
from hashlib import sha256
from math import inf
from pathlib import Path
from types import FunctionType

import pytest
from attrs import Factory, define, frozen

from tests.forked import UNNOTICED, Job, passes, run_jobs
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
class _Mutated(Job):
    mutant: Mutant
    order: Sequence[int]


@frozen
class Verdict:
    """Whether a test has noticed a mutant."""

    mutant: Mutant
    noticed: bool


@define
class Run:
    """A pytest plugin that runs the tests for the mutants instead of running them once."""

    names: Sequence[str]
    reach: Path | None = None
    """Where it is kept which test reaches what; it holds as long as the source is the same."""
    processes: int = 1
    budget: float = inf
    verdicts: list[Verdict] = Factory(list)
    _tests: list[_Test] = Factory(list)
    _killers: dict[str, Counter[int]] = Factory(lambda: defaultdict(Counter))

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Measure, then try every mutant."""
        mutants = chosen(self.names)
        began = time.monotonic()
        self._measure(session.items, _modules())
        self._keep()
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
        jobs = self._jobs(mutants, reaching)
        for job, failed in run_jobs(jobs, processes=self.processes, budget=self.budget):
            assert isinstance(job, _Mutated)
            self._judge(job, failed)
        return True

    def _measure(self, items: Sequence[pytest.Item], modules: Iterable[str]) -> None:
        reached: set[Place] = set()
        undo: list[tuple[FunctionType, object]] = []
        for module in modules:
            for tree, function in functions(module).values():
                undo.append((function, function.__code__))
                function.__globals__[PROBE] = _probe(module, reached)
                function.__code__ = instrumented(tree)
        known = self._known()
        for item in items:
            if item.nodeid in known:
                seconds, places = known[item.nodeid]
                self._tests.append(_Test(item, seconds, frozenset(places)))
                continue
            reached.clear()
            began = time.process_time()
            if passes(item):
                seconds = time.process_time() - began
                self._tests.append(_Test(item, seconds, frozenset(reached)))
        for function, code in undo:
            function.__code__ = code  # type: ignore[assignment]
            function.__globals__.pop(PROBE, None)

    def _known(self) -> dict[str, tuple[float, list[Place]]]:
        """What an earlier run has measured, if the source is the same."""
        if self.reach is None or not self.reach.exists():
            return {}
        source, tests = pickle.loads(self.reach.read_bytes())
        return tests if source == _source() else {}

    def _keep(self) -> None:
        if self.reach is not None:
            tests = {test.item.nodeid: (test.seconds, [*test.reached]) for test in self._tests}
            self.reach.write_bytes(pickle.dumps((_source(), tests)))

    def _jobs(
        self, mutants: Sequence[Mutant], reaching: Mapping[Place, list[int]]
    ) -> Iterator[Job]:
        for mutant in mutants:
            killers = self._killers[mutant.owner]
            order = sorted(reaching[mutant.place], key=lambda index: -killers[index])
            tests = [(self._tests[i].item, self._tests[i].seconds) for i in order]
            yield _Mutated(partial(_put_in_place, mutant), tests, mutant, order)

    def _judge(self, job: _Mutated, place: int) -> None:
        mutant, survives = job.mutant, place == UNNOTICED
        if place >= 0:
            self._killers[mutant.owner][job.order[place]] += 1
        self.verdicts.append(Verdict(mutant, not survives))
        if survives:
            number, reaching = len(self.verdicts), len(job.order)
            print(f"{number:5} {mutant.line:4} {mutant.name}  ({reaching} tests)", flush=True)


def _put_in_place(mutant: Mutant) -> None:
    functions(mutant.module)[mutant.function][1].__code__ = mutant.code()


def _source() -> str:
    digest = sha256()
    for path in sorted((ROOT / "src").rglob("*.py")):
        digest.update(path.read_bytes())
    return digest.hexdigest()


def _probe(module: str, reached: set[Place]) -> object:
    add = reached.add
    return lambda line: add((module, line))


def _forget_answers() -> None:
    """What has been computed with the right code must not be answered again."""
    for name, module in list(sys.modules.items()):
        if name.startswith(("vtes.rules", "vtes.ops", "vtes.reducers")):
            for value in vars(module).values():
                if isinstance(value, _lru_cache_wrapper):
                    value.cache_clear()


def _modules() -> list[str]:
    """Every module that can be mutated."""
    source = ROOT / "src" / "vtes"
    return [
        f"{layer}.{path.stem}"
        for layer in ("rules", "ops", "reducers")
        for path in sorted((source / layer).glob("*.py"))
        if path.stem != "__init__"
    ]


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
    parser.add_argument("--budget", type=float, default=inf, metavar="SECONDS")
    parser.add_argument("--reach", type=Path, metavar="FILE")
    parser.add_argument("--write", action="store_true")
    options = parser.parse_args(arguments)
    run = Run(options.names, options.reach, options.jobs, options.budget)
    pytest.main(["-s", "-p", "no:cacheprovider", "-p", "no:terminal", *TESTS], plugins=[run])
    return _report(run.verdicts, write=options.write)


def _report(verdicts: Sequence[Verdict], *, write: bool) -> int:
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


def _write(verdicts: Sequence[Verdict]) -> None:
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

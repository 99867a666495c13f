"""Does one small wrong after the other to the rules, and shows that a test notices each.

    python -m tests.mutations [NAME ...]       all, or those of some modules or functions
        --jobs N                               so many processes at once
        --budget SECONDS                       of processor time for each mutant
        --memory FILE                          where to keep what each test reaches and notices
        --rest                                 only what no earlier run has noticed
        --write                                write the counts into docs/trust.md

All tests of clauses and cards run once, to measure what each of them sees. Then
every mutant (`tests/mutants.py`) has a process of its own, in which the tests that reach what is
changed are run, the likeliest first, until one fails. A mutant that none of them notices in the
time it has is printed as a survivor, unless `tests/survivors.toml` says why it makes no difference,
or mypy refuses it. An entry there that names no mutant or one that is noticed is an error. It is
run by hand, beside the gate.
"""

from __future__ import annotations

import argparse
import pickle
import re
import sys
import time
import tomllib
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from functools import _lru_cache_wrapper, partial
from hashlib import sha256
from math import inf
from pathlib import Path
from types import FunctionType

import pytest
from attrs import Factory, define, frozen

from tests.forked import UNNOTICED, Job, passes, run_jobs
from tests.mutants import OUTCOME, STATEMENT, Mutant, Seen, functions, instrumented, mutants_of
from tests.typed import refused

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
        *("rules.combat", "rules.marks", "rules.prevention"),
        *("rules.strikes", "rules.damage", "rules.weapons"),
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
    seen: int
    """A bit for each thing that it has seen; see `Memory.bits`."""


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
class Memory:
    """What is kept from one run to the next."""

    file: Path | None = None
    source: str = ""
    bits: dict[tuple[str, Seen], int] = Factory(dict)
    """What can be seen, by module, numbered."""
    reach: dict[str, tuple[float, int]] = Factory(dict)
    """What each test takes and sees; it holds as long as the source is the same."""
    noticed: dict[str, str] = Factory(dict)
    """Which test has noticed each mutant; it will be the first that is run the next time."""

    @classmethod
    def load(cls, file: Path | None) -> Memory:
        """Read a file, if there is one."""
        if file is None or not file.exists():
            return cls(file, _source())
        source, bits, reach, noticed = pickle.loads(file.read_bytes())
        if source != _source():
            bits, reach = {}, {}
        return cls(file, _source(), bits, reach, noticed)

    def save(self) -> None:
        """Write the file."""
        if self.file is not None:
            kept = self.source, self.bits, self.reach, self.noticed
            self.file.write_bytes(pickle.dumps(kept))


@define
class Run:
    """A pytest plugin that runs the tests for the mutants instead of running them once."""

    names: Sequence[str]
    memory: Memory = Factory(Memory)
    processes: int = 1
    budget: float = inf
    rest: bool = False
    """Whether only those are tried that no earlier run has noticed."""
    verdicts: list[Verdict] = Factory(list)
    _tests: list[_Test] = Factory(list)
    _killers: dict[str, Counter[int]] = Factory(lambda: defaultdict(Counter))

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Measure, then try every mutant."""
        mutants = chosen(self.names)
        if self.rest:
            mutants = [m for m in mutants if m.name not in self.memory.noticed]
        began = time.monotonic()
        self._measure(session.items)
        passed = len(self._tests)
        print(
            f"{len(mutants)} mutants, {passed} tests in {time.monotonic() - began:.0f} s",
            flush=True,
        )
        _forget_answers()
        jobs = self._jobs(mutants)
        for job, failed in run_jobs(jobs, processes=self.processes, budget=self.budget):
            assert isinstance(job, _Mutated)
            self._judge(job, failed)
        self.memory.save()
        return True

    def _order(self) -> list[int]:
        """One test of each file in turn, those first that see least, and of each function one."""
        seen: Counter[str] = Counter()
        rounds = []
        for index in sorted(range(len(self._tests)), key=lambda i: self._tests[i].seen.bit_count()):
            name = self._tests[index].item.nodeid.partition("[")[0]
            file = name.partition("::")[0]
            seen[name] += 1
            seen[file] += seen[name] == 1
            rounds.append((seen[name], seen[file], index))
        return [index for *_, index in sorted(rounds)]

    def _measure(self, items: Sequence[pytest.Item]) -> None:
        seen: set[tuple[str, Seen]] = set()
        undo: list[tuple[FunctionType, object]] = []
        for module in _modules():
            for tree, function in functions(module).values():
                undo.append((function, function.__code__))
                function.__globals__.update(_probes(module, seen))
                function.__code__ = instrumented(tree)
        memory = self.memory
        for item in items:
            if item.nodeid not in memory.reach:
                seen.clear()
                began = time.process_time()
                if not passes(item):
                    continue
                seconds = time.process_time() - began
                bits = {memory.bits.setdefault(what, len(memory.bits)) for what in seen}
                memory.reach[item.nodeid] = seconds, sum(1 << bit for bit in bits)
            self._tests.append(_Test(item, *memory.reach[item.nodeid]))
        memory.save()
        for function, code in undo:
            function.__code__ = code  # type: ignore[assignment]

    def _jobs(self, mutants: Sequence[Mutant]) -> Iterator[Job]:
        order = self._order()
        for mutant in mutants:
            bit = self.memory.bits.get((mutant.module, mutant.needed))
            able = [i for i in order if bit is not None and self._tests[i].seen >> bit & 1]
            before, killers = self.memory.noticed.get(mutant.name), self._killers[mutant.owner]
            able.sort(key=lambda i: (self._tests[i].item.nodeid != before, -killers[i]))
            tests = [(self._tests[i].item, self._tests[i].seconds) for i in able]
            yield _Mutated(partial(_put_in_place, mutant), tests, mutant, able)

    def _judge(self, job: _Mutated, place: int) -> None:
        mutant, survives = job.mutant, place == UNNOTICED
        if place >= 0:
            killer = job.order[place]
            self._killers[mutant.owner][killer] += 1
            self.memory.noticed[mutant.name] = self._tests[killer].item.nodeid
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


def _probes(module: str, seen: set[tuple[str, Seen]]) -> dict[str, object]:
    add = seen.add

    def outcome(value: object, true: Seen, false: Seen) -> object:
        add((module, true if value else false))
        return value

    return {STATEMENT: lambda what: add((module, what)), OUTCOME: outcome}


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
    parser.add_argument("--memory", type=Path, metavar="FILE")
    parser.add_argument("--rest", action="store_true")
    parser.add_argument("--write", action="store_true")
    options = parser.parse_args(arguments)
    memory = Memory.load(options.memory)
    run = Run(options.names, memory, options.jobs, options.budget, options.rest)
    pytest.main(["-s", "-p", "no:cacheprovider", "-p", "no:terminal", *TESTS], plugins=[run])
    return _report(run.verdicts, write=options.write)


def _report(verdicts: Sequence[Verdict], *, write: bool) -> int:
    explained = explanations()
    left = [verdict.mutant for verdict in verdicts if not verdict.noticed]
    typed = {mutant.name for mutant in refused([m for m in left if m.name not in explained])}
    names = {mutant.name for mutant in left} - typed
    tried = {verdict.mutant.name for verdict in verdicts}
    owners = {verdict.mutant.module for verdict in verdicts}
    survivors = sorted(names - explained.keys())
    stale = sorted(n for n in explained.keys() - names if n in tried or not _exists(n, owners))
    noticed = len(verdicts) - len(left)
    print(
        f"{len(verdicts)} mutants: {noticed} noticed by tests, {len(typed)} refused by mypy, "
        f"{len(names) - len(survivors)} explained, {len(survivors)} survive"
    )
    for title, lines in (("SURVIVOR", survivors), ("STALE EXPLANATION", stale)):
        for line in lines:
            print(f"{title}: {line}")
    if write:
        _write(verdicts, typed, set(survivors))
    return 1 if survivors or stale else 0


def _exists(name: str, modules: set[str]) -> bool:
    """Whether a name is that of a mutant, as far as the module has been looked at."""
    module = ".".join(name.split(".")[:2])
    return module not in modules or name in {mutant.name for mutant in mutants_of(module)}


def _write(verdicts: Sequence[Verdict], typed: set[str], survivors: set[str]) -> None:
    """Put the table of counts between the marks in docs/trust.md."""
    counts: dict[str, Counter[str]] = defaultdict(Counter)
    for verdict in verdicts:
        name = verdict.mutant.name
        left = "mypy" if name in typed else "survives" if name in survivors else "explained"
        how = "test" if verdict.noticed else left
        counts[verdict.mutant.module][how] += 1
        counts["all"][how] += 1
    counts["all"] = counts.pop("all")
    kinds = ("test", "mypy", "explained", "survives")
    rows = [
        f"| {module} | {count.total()} | " + " | ".join(str(count[kind]) for kind in kinds) + " |"
        for module, count in counts.items()
    ]
    head = "| module | mutants | noticed by a test | refused by mypy | explained | survive |"
    lines = ["<!-- mutations -->", head, "|---|--:|--:|--:|--:|--:|", *rows]
    table = "\n".join([*lines, "<!-- end of mutations -->"])
    marks = re.compile(r"<!-- mutations -->.*<!-- end of mutations -->", re.DOTALL)
    PAGE.write_text(marks.sub(lambda _: table, PAGE.read_text()))


if __name__ == "__main__":
    sys.exit(main())

"""Neutralises every guard in turn and shows that a test bound to its rule fails each time.

    python -m tests.guards [--jobs N] [CODE ...]

A guard that never objects must be noticed; the command prints a table and exits with 1 if any
guard is not missed by the tests. It is run by hand, beside the gate.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence

import pytest
from attrs import define, frozen

from tests.conformance import collect
from tests.forked import STOPPED, UNNOTICED, Job, run_jobs
from vtes.rules.guards import GUARDS, neutralised

SECONDS = 10.0
"""What a test is expected to take at most."""


@frozen
class _Guard(Job):
    code: str


@define
class Run:
    """A pytest plugin that runs the bound tests of each guard without it."""

    codes: Sequence[str]
    bound: dict[str, list[str]]
    processes: int = 1
    unnoticed: int = 0

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Try every guard."""
        items: dict[str, list[pytest.Item]] = {}
        for item in session.items:
            items.setdefault(item.nodeid, []).append(item)
            items.setdefault(item.nodeid.partition("[")[0], []).append(item)
        for job, place in run_jobs(self._jobs(items), processes=self.processes):
            assert isinstance(job, _Guard)
            rule = GUARDS[job.code].rule
            verdict = "noticed"
            if place in (UNNOTICED, STOPPED):
                self.unnoticed += 1
                verdict = "STOPPED" if place == STOPPED else "NOT NOTICED"
            if not job.tests:
                verdict = "NO BOUND TEST"
            print(f"{job.code:28} {rule:12} {len(job.tests):3} bound tests  {verdict}", flush=True)
        return True

    def _jobs(self, items: dict[str, list[pytest.Item]]) -> Iterator[Job]:
        for code in self.codes:
            names = sorted(self.bound.get(GUARDS[code].rule, ()))
            tests = [(item, SECONDS) for name in names for item in items[name]]
            yield _Guard(neutralised(code).__enter__, tests, code)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command.

    Returns:
        0 when every guard is missed, else 1.
    """
    parser = argparse.ArgumentParser(prog="tests.guards")
    parser.add_argument("codes", nargs="*", metavar="CODE")
    parser.add_argument("--jobs", type=int, default=1)
    options = parser.parse_args(arguments)
    codes, bound = options.codes or sorted(GUARDS), collect().tests
    names = {name for code in codes for name in bound.get(GUARDS[code].rule, ())}
    files = sorted({name.partition("::")[0] for name in names})
    run = Run(codes, bound, options.jobs)
    pytest.main(["-s", "-p", "no:cacheprovider", "-p", "no:terminal", *files], plugins=[run])
    print(f"{run.unnoticed} of {len(codes)} guards are not noticed")
    return 1 if run.unnoticed else 0


if __name__ == "__main__":
    sys.exit(main())

"""A long search for broken properties: `python -m tests.thorough [--minutes 20] [NAME ...]`.

Every test for which Hypothesis chooses examples is run again and again in processes of its own,
each time with another seed, until it has had so many minutes of processor time; with names only
those whose path has one of them in it. The command says for each how many examples there were, and
for what fails the command that does it again. A test that has failed three times is left.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor

import pytest
from attrs import define, field

WHERE = ("tests/properties", "tests/test_strategies.py")
PYTEST = ("-m", "pytest", "-q", "-p", "no:cacheprovider")
MOST_FAILURES = 3

_EXAMPLES = re.compile(r"(\d+) passing[a-z ]*, (\d+) failing")


@define
class Search:
    """What has been tried of one test.

    Attributes:
        test: its node id, without parameters.
        examples: how many examples have been tried.
        minutes: of processor time.
        failures: the seeds with which it has failed.
    """

    test: str
    examples: int = 0
    minutes: float = 0.0
    failures: list[int] = field(factory=list)


class _Collected:
    """The plugin for pytest that notes which tests Hypothesis chooses examples for."""

    def __init__(self) -> None:
        self.tests: dict[str, None] = {}

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        """Note their node ids, those of all parameters as one."""
        from hypothesis import is_hypothesis_test  # pytest would have it first

        for item in session.items:
            if is_hypothesis_test(getattr(item, "obj", None)):
                self.tests[item.nodeid.partition("[")[0]] = None


def collected(names: Sequence[str]) -> list[str]:
    """The node ids of the tests, of those with one of these names in them if there are any."""
    plugin = _Collected()
    quietly = ("--collect-only", "-p", "no:terminal", "-p", "no:cacheprovider")
    if pytest.main([*quietly, *WHERE], plugins=[plugin]):
        raise SystemExit("the tests could not be collected")
    return [t for t in plugin.tests if not names or any(name in t for name in names)]


def run(test: str, seed: int) -> tuple[int, float, bool]:
    """Run a test once: (examples, minutes of processor time, whether it has passed)."""
    options = (f"--hypothesis-seed={seed}", "--hypothesis-show-statistics")
    environment = {**os.environ, "HYPOTHESIS_PROFILE": "thorough"}
    with tempfile.TemporaryFile("w+") as output:
        command = [sys.executable, *PYTEST, *options, test]
        process = subprocess.Popen(command, stdout=output, stderr=output, env=environment)
        _, status, used = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        output.seek(0)
        said = output.read()
    if process.returncode:
        print(f"{said[-3000:]}\n{test} fails: {again(test, seed)}", flush=True)
    examples = sum(int(good) + int(bad) for good, bad in _EXAMPLES.findall(said))
    return examples, (used.ru_utime + used.ru_stime) / 60, process.returncode == 0


def again(test: str, seed: int) -> str:
    """The command that fails once more."""
    return f"HYPOTHESIS_PROFILE=thorough python -m pytest --hypothesis-seed={seed} '{test}'"


def search(test: str, minutes: float, seed: int) -> Search:
    """Run a test with one seed after the other until its time is up."""
    tried = Search(test)
    while tried.minutes < minutes and len(tried.failures) < MOST_FAILURES:
        examples, spent, passed = run(test, seed)
        tried.examples += examples
        tried.minutes += spent
        tried.failures += [] if passed else [seed]
        seed += 1
    return tried


def report(searches: Sequence[Search]) -> Iterator[str]:
    """The table, and how what has failed fails again."""
    yield "| test | examples | minutes | failures |"
    yield "|---|--:|--:|--:|"
    for each in searches:
        name = each.test.removeprefix("tests/").removeprefix("properties/")
        yield f"| `{name}` | {each.examples:,} | {each.minutes:.1f} | {len(each.failures)} |"
    for each in searches:
        yield from (again(each.test, seed) for seed in each.failures)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m tests.thorough", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME")
    parser.add_argument(
        "--minutes", type=float, default=20, help="of processor time, for each test"
    )
    parser.add_argument("--jobs", type=int, default=1, help="how many tests run at once")
    parser.add_argument("--seed", type=int, default=0, help="the first seed")
    options = parser.parse_args(arguments)
    searches: list[Search] = []
    with ThreadPoolExecutor(options.jobs) as pool:
        tests = collected(options.names)
        for done in pool.map(lambda test: search(test, options.minutes, options.seed), tests):
            print(f"{done.examples} examples, {done.minutes:.1f} minutes: {done.test}", flush=True)
            searches.append(done)
    print("\n".join(report(searches)))
    return 1 if any(each.failures for each in searches) else 0


if __name__ == "__main__":
    sys.exit(main())

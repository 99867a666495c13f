"""Which test would notice the breach of which clause: `python -m tests.conformance`.

Every clause is bound to a test (`tests/rulecheck.py`, or a scenario file), or excluded with a
reason (`tests/rules/exclusions.toml`). Everything is read from the source text; no test is run.

    python -m tests.conformance            say what is wrong, and the numbers
    python -m tests.conformance --write    ... and write docs/conformance.md
    python -m tests.conformance --check    ... and fail if docs/conformance.md is out of date
    python -m tests.conformance --missing  list the clauses that nothing accounts for
"""

from __future__ import annotations

import argparse
import ast
import re
import sys
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from attrs import Factory, define, field, frozen

from tests.rulecheck import MOST_IDS
from vtes.rulebook.book import RULEBOOK, Clause, UnknownRule

__all__ = ["Bindings", "Conformance", "collect", "load", "main", "render"]

ROOT = Path(__file__).resolve().parent.parent
EXCLUSIONS = Path("tests/rules/exclusions.toml")
PAGE = Path("docs/conformance.md")
SCENARIO_TEST = "tests/rules/test_scenarios.py::test_scenario"

CLAUSES: Mapping[str, Clause] = {
    id: clause for id, clause in RULEBOOK.items() if not clause.kind.is_note
}
"""The entries that must be accounted for. Notes (C, G, E) may be bound but need not be."""


# --- reading -----------------------------------------------------------------------------------


@define
class Bindings:
    """What the tests say they are bound to."""

    tests: dict[str, list[str]] = Factory(dict)
    """Clause id -> names of tests."""
    problems: list[str] = Factory(list)

    def bind(self, ids: Iterable[object], test: str, *, most: int | None = MOST_IDS) -> None:
        """Note that this test is bound to these clauses."""
        given = list(ids)
        if most is not None and len(given) > most:
            self.problems.append(f"{test}: bound to {len(given)} clauses, {most} at most")
        for id in given:
            if not isinstance(id, str):
                self.problems.append(f"{test}: an id must be written out as a string")
                continue
            try:
                RULEBOOK[id]
            except UnknownRule as error:
                self.problems.append(f"{test}: {error}")
                continue
            tests = self.tests.setdefault(id, [])
            if test not in tests:
                tests.append(test)


def collect(root: Path = ROOT) -> Bindings:
    """Read all bindings from the test and scenario files below `root`/tests."""
    found = Bindings()
    for path in sorted((root / "tests").rglob("test_*.py")):
        _read_module(path, path.relative_to(root).as_posix(), found)
    for path in sorted((root / "tests").rglob("*.toml")):
        if path.relative_to(root) != EXCLUSIONS:
            _read_scenario(path, path.relative_to(root).as_posix(), found)
    return found


def _read_module(path: Path, name: str, found: Bindings) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"), filename=name)
    for node in tree.body:
        if isinstance(node, ast.Assign) and any(
            isinstance(target, ast.Name) and target.id == "pytestmark" for target in node.targets
        ):
            _bind(_rule_calls(node.value), name, found)
    _read_body(tree.body, name, found)


def _read_body(body: Sequence[ast.stmt], prefix: str, found: Bindings) -> None:
    for node in body:
        if not isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            continue
        name = f"{prefix}::{node.name}"
        calls = [call for decorator in node.decorator_list for call in _rule_calls(decorator)]
        if calls and not re.match("Test" if isinstance(node, ast.ClassDef) else "test_", node.name):
            found.problems.append(f"{name}: bound to a clause, but pytest does not collect it")
        elif calls and _never_passes(node.decorator_list):
            found.problems.append(f"{name}: bound to a clause, but skipped or expected to fail")
        else:
            _bind(calls, name, found)
        if isinstance(node, ast.ClassDef):
            _read_body(node.body, name, found)


def _bind(calls: Iterable[ast.Call], test: str, found: Bindings) -> None:
    for call in calls:
        found.bind(
            (arg.value if isinstance(arg, ast.Constant) else None for arg in call.args), test
        )


def _rule_calls(node: ast.AST) -> Iterator[ast.Call]:
    """Every call of `rule`, `rulecheck.rule` or `pytest.mark.rule` in an expression."""
    for call in ast.walk(node):
        if isinstance(call, ast.Call) and (
            (isinstance(call.func, ast.Name) and call.func.id == "rule")
            or (isinstance(call.func, ast.Attribute) and call.func.attr == "rule")
        ):
            yield call


def _never_passes(decorators: Iterable[ast.expr]) -> bool:
    for decorator in decorators:
        target = decorator.func if isinstance(decorator, ast.Call) else decorator
        if isinstance(target, ast.Attribute) and target.attr in ("skip", "xfail"):
            return True
    return False


def _read_scenario(path: Path, name: str, found: Bindings) -> None:
    test = f"{SCENARIO_TEST}[{name}]"
    try:
        scenario = tomllib.loads(path.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        found.problems.append(f"{name}: {error}")
        return
    steps = scenario.get("step", [])
    if not isinstance(steps, list) or not all(isinstance(step, dict) for step in steps):
        found.problems.append(f"{name}: `step` must be an array of tables")
        return
    if "rules" in scenario and not steps:
        found.problems.append(f"{name}: bound to clauses, but it has no [[step]]")
    found.bind(_as_list(scenario.get("rules", [])), test, most=None)
    for step in steps:
        found.bind(_as_list(step.get("rule", [])), test)


def _as_list(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]


# --- judging -----------------------------------------------------------------------------------


@frozen
class Conformance:
    """The state of every clause, and what is wrong."""

    bound: Mapping[str, Sequence[str]]
    excluded: Mapping[str, str]
    missing: Sequence[str]
    problems: Sequence[str] = field(factory=tuple)
    """Everything that must be put right, the missing clauses not among it."""

    def status(self, id: str) -> str:
        """In one word, how this clause is accounted for."""
        if id in self.bound:
            return "tested"
        return "excluded" if id in self.excluded else "MISSING"

    def summary(self) -> str:
        """The numbers, on one line."""
        count = dict.fromkeys(("tested", "excluded", "MISSING"), 0)
        for id in CLAUSES:
            count[self.status(id)] += 1
        return f"{len(CLAUSES)} clauses: " + ", ".join(f"{n} {name}" for name, n in count.items())


def load(root: Path = ROOT) -> Conformance:
    """Read the bindings and the exclusions, and judge every clause."""
    bindings = collect(root)
    excluded = _read_reasons(root / EXCLUSIONS)
    problems = list(bindings.problems)
    for id, reason in excluded.items():
        if id not in CLAUSES:
            problems.append(f"{EXCLUSIONS}: there is no clause {id}")
        elif id in bindings.tests:
            problems.append(f"{EXCLUSIONS}: {id} is stale, {bindings.tests[id][0]} is bound to it")
        if not reason:
            problems.append(f"{EXCLUSIONS}: {id} has no reason")
    accounted = bindings.tests.keys() | excluded.keys()
    missing = [id for id in CLAUSES if id not in accounted]
    return Conformance(bindings.tests, excluded, missing, problems)


def _read_reasons(path: Path) -> dict[str, str]:
    reasons = tomllib.loads(path.read_text(encoding="utf-8"))
    return {id: str(reason).strip() for id, reason in reasons.items()}


# --- writing -----------------------------------------------------------------------------------


def render(conformance: Conformance) -> str:
    """The page docs/conformance.md."""
    lines = [
        "<!-- Made by `python -m tests.conformance --write`. -->",
        "",
        "# Which test holds which clause",
        "",
        "The text of the clauses is in [rulebook.md](rulebook.md). A clause is *tested* if a test",
        "fails when it is broken, *excluded* if no program can carry it out.",
        "",
        f"{conformance.summary()}.",
    ]
    for section in RULEBOOK.sections():
        clauses = [
            clause
            for clause in section.clauses
            if clause.id in CLAUSES or clause.id in conformance.bound
        ]
        if clauses:
            number = f"{section.section} " if section.section[0].isdigit() else ""
            lines += ["", f"## {number}{section.title}", ""]
            lines += ["| clause | status | tests, or the reason |", "|---|---|---|"]
            lines += [_row(clause.id, conformance) for clause in clauses]
    return "\n".join(lines) + "\n"


def _row(id: str, conformance: Conformance) -> str:
    tests = "<br>".join(
        f"`{test.removeprefix('tests/')}`" for test in conformance.bound.get(id, ())
    )
    reason = conformance.excluded.get(id, "")
    return f"| {id} | {conformance.status(id)} | {tests or reason.replace('|', '/')} |"


def main(argv: Sequence[str] | None = None, root: Path = ROOT) -> int:
    """Run the command; 0 means that every clause is accounted for."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.conformance",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    for option in ("write", "check", "missing"):
        parser.add_argument(f"--{option}", action="store_true")
    options = parser.parse_args(argv)

    conformance = load(root)
    if options.missing:
        for id in conformance.missing:
            print(CLAUSES[id])
        return 0

    page, failed = render(conformance), False
    if options.write:
        (root / PAGE).write_text(page, encoding="utf-8")
    elif options.check:
        current = root / PAGE
        if not current.is_file() or current.read_text(encoding="utf-8") != page:
            print(f"{PAGE} is out of date: python -m tests.conformance --write", file=sys.stderr)
            failed = True
    for problem in conformance.problems:
        print(problem, file=sys.stderr)
    if conformance.missing:
        print(
            f"{len(conformance.missing)} clauses without a test (--missing shows their text): "
            + " ".join(conformance.missing),
            file=sys.stderr,
        )
    print(conformance.summary())
    return int(failed or bool(conformance.problems) or bool(conformance.missing))


if __name__ == "__main__":
    raise SystemExit(main())

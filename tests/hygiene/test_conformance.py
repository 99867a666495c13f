"""Every clause of the rulebook is held by a test; and the instrument that says so works."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests import conformance
from tests.rulecheck import check_ids, rule
from vtes.rulebook.book import UnknownRule

MOST_EXCLUDED = 40
NOT_YET_CEILING = 1
"""How many clauses may wait for later work. Lower it when the list shrinks; never raise it."""
SLACK = 25


@pytest.fixture(scope="module")
def current() -> conformance.Conformance:
    return conformance.load()


def test_nothing_is_stale_or_unknown(current: conformance.Conformance) -> None:
    assert not current.problems, "\n".join(current.problems)


def test_every_clause_is_accounted_for(current: conformance.Conformance) -> None:
    assert not current.missing, (
        f"{len(current.missing)} clauses without a test"
        f" (python -m tests.conformance --missing): {' '.join(current.missing)}"
    )


def test_lists_only_shrink(current: conformance.Conformance) -> None:
    waiting = len(current.waiting)
    assert len(current.excluded) <= MOST_EXCLUDED
    assert waiting <= NOT_YET_CEILING
    assert waiting >= NOT_YET_CEILING - SLACK, f"lower NOT_YET_CEILING to {waiting}"


# --- the instrument itself ---------------------------------------------------------------------

TESTS = """
import pytest
from tests.rulecheck import rule

@rule("R2.2-01", "R2.2-03")
def test_pool(): ...

@pytest.mark.parametrize("n", [1, pytest.param(2, marks=rule("R8-01"))])
def test_cases(n): ...

class TestEdge:
    @pytest.mark.rule("R2.2-04")
    def test_start(self): ...
"""
SCENARIO = """
rules = ["R1.2-11"]
[[step]]
rule = "R3-01"
[[step]]
rule = ["R3-02", "R2.2-01"]
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A checkout in which everything that TESTS and SCENARIO do not bind waits."""
    rules = tmp_path / "tests/rules"
    rules.mkdir(parents=True)
    (tmp_path / "docs").mkdir()
    (rules / "test_pool.py").write_text(TESTS)
    (rules / "turns.toml").write_text(SCENARIO)
    bound = {"R2.2-01", "R2.2-03", "R8-01", "R2.2-04", "R1.2-11", "R3-01", "R3-02"}
    (rules / "exclusions.toml").write_text('"R1.2-09" = "physical"\n')
    waiting = [id for id in conformance.CLAUSES if id not in bound and id[:4] != "R6.3"]
    lines = [f'"{id}" = "later"' for id in waiting if id != "R1.2-09"]
    (rules / "not_yet.toml").write_text("\n".join([*lines, '"R6.3" = "later"']) + "\n")
    return tmp_path


def add(project: Path, file: str, text: str) -> None:
    path = project / "tests/rules" / file
    path.write_text((path.read_text() if path.exists() else "") + text)


def problems(project: Path) -> str:
    return "\n".join(conformance.load(project).problems)


def test_bindings_are_found(project: Path) -> None:
    report = conformance.load(project)
    assert not report.problems
    assert not report.missing
    scenario = "tests/rules/test_scenarios.py::test_scenario[tests/rules/turns.toml]"
    assert report.bound == {
        "R2.2-01": ["tests/rules/test_pool.py::test_pool", scenario],
        "R2.2-03": ["tests/rules/test_pool.py::test_pool"],
        "R8-01": ["tests/rules/test_pool.py::test_cases"],
        "R2.2-04": ["tests/rules/test_pool.py::TestEdge::test_start"],
        "R1.2-11": [scenario],
        "R3-01": [scenario],
        "R3-02": [scenario],
    }


def test_page_and_command(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert conformance.main(["--check"], project) == 1
    assert "out of date" in capsys.readouterr().err
    assert conformance.main(["--write"], project) == 0
    assert conformance.main(["--check"], project) == 0
    page = (project / "docs/conformance.md").read_text()
    assert "| R8-01 | tested | `rules/test_pool.py::test_cases` |" in page
    assert "| R1.2-09 | excluded | physical |" in page
    assert "| R6.3.2-01 | later | later |" in page


def test_unbound_clause_is_missing(project: Path) -> None:
    (project / "tests/rules/turns.toml").unlink()
    assert conformance.load(project).missing == ["R1.2-11", "R3-01", "R3-02"]
    assert conformance.main([], project) == 1


@pytest.mark.parametrize(
    ("file", "text", "problem"),
    [
        ("test_pool.py", '@rule("R2.2-77")\ndef test_x(): ...', "no 'R2.2-77'"),
        ("test_pool.py", '@rule("R0-01","R0-02","R0-03","R0-04")\ndef test_x(): ...', "3 at most"),
        ("test_pool.py", '@rule("R8-01")\ndef helper(): ...', "does not collect"),
        ("test_pool.py", '@rule("R8-01")\n@pytest.mark.skip\ndef test_x(): ...', "skipped"),
        ("test_pool.py", '@rule("R8-01")\n@pytest.mark.xfail()\ndef test_x(): ...', "expected to"),
        ("test_pool.py", "@rule(NAME)\ndef test_x(): ...", "written out"),
        ("test_pool.py", '@rule("R0-01")\ndef test_x(): ...', "R0-01 is stale"),
        ("test_pool.py", '@rule("R6.3.2-01")\ndef test_x(): ...', "R6.3 is stale"),
        ("test_pool.py", '@rule("R1.2-09")\ndef test_x(): ...', "R1.2-09 is stale"),
        ("more.toml", '[[step]]\nrule = "R99-01"', "no 'R99-01'"),
        ("more.toml", 'rules = ["R8-01"]', "no [[step]]"),
        ("more.toml", "step = 3", "array of tables"),
        ("more.toml", "step = ", "more.toml"),
        ("exclusions.toml", '"R99-01" = "gone"', "no clause R99-01"),
        ("not_yet.toml", '"R99" = "gone"', "no section R99"),
        ("not_yet.toml", '"R1.2-09" = "twice"', "R1.2-09 is in"),
        ("not_yet.toml", '"R6.3.2-01" = "twice"', "covered by a section"),
        ("not_yet.toml", '"RTO" = ""', "has no reason"),
    ],
)
def test_faults_are_reported(project: Path, file: str, text: str, problem: str) -> None:
    add(project, file, text + "\n")
    assert problem in problems(project)
    assert conformance.main([], project) == 1


def test_prune(project: Path) -> None:
    add(project, "test_pool.py", '@rule("R6.3.2-01", "R0-01", "G25")\ndef test_x(): ...\n')
    assert problems(project)
    assert conformance.main(["--prune"], project) == 0
    report = conformance.load(project)
    assert report.status("R6.3.2-01") == report.status("R0-01") == "tested"
    assert report.status("R6.3.2-02") == "later"
    assert "| G25 | tested |" in conformance.render(report)


@pytest.mark.parametrize(
    ("entry", "count"),
    [("R6.3", 60), ("R6.3.2", 15), ("R6.1", 66), ("R10", 27), ("CARD", 19), ("RTO", 5), ("6.3", 0)],
)
def test_sections_are_written_out(entry: str, count: int) -> None:
    assert len(conformance.expand(entry)) == count


def test_decorator_refuses_bad_ids() -> None:
    assert rule("R8-01", "EX-7-1").mark.args == ("R8-01", "EX-7-1")
    with pytest.raises(UnknownRule):
        rule("R8-02")
    with pytest.raises(ValueError, match="1 to 3"):
        rule("R0-01", "R0-02", "R0-03", "R0-04")
    with pytest.raises(ValueError, match="twice"):
        rule("R0-01", "R0-01")
    with pytest.raises(ValueError, match="1 to 3"):
        check_ids(())

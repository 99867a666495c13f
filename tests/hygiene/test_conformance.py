"""Every clause of the rulebook is held by a test; and the instrument that says so works."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests import conformance
from tests.rulecheck import check_ids, rule
from vtes.rulebook.book import UnknownRule

MOST_EXCLUDED = 40


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


def test_few_clauses_are_excluded(current: conformance.Conformance) -> None:
    assert len(current.excluded) <= MOST_EXCLUDED


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


BOUND = {"R2.2-01", "R2.2-03", "R8-01", "R2.2-04", "R1.2-11", "R3-01", "R3-02"}


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A checkout in which everything that TESTS and SCENARIO do not bind is excluded."""
    rules = tmp_path / "tests/rules"
    rules.mkdir(parents=True)
    (tmp_path / "docs").mkdir()
    (rules / "test_pool.py").write_text(TESTS)
    (rules / "turns.toml").write_text(SCENARIO)
    rest = [id for id in conformance.CLAUSES if id not in BOUND]
    lines = [f'"{id}" = "physical"\n' for id in rest]
    (rules / "exclusions.toml").write_text("".join(lines))
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


def test_unbound_clause_is_missing(project: Path) -> None:
    (project / "tests/rules/turns.toml").unlink()
    report = conformance.load(project)
    assert report.missing == ["R1.2-11", "R3-01", "R3-02"]
    assert report.status("R3-01") == "MISSING"
    assert conformance.main([], project) == 1


def test_no_other_list_accounts_for_a_clause(project: Path) -> None:
    """A clause has a test or an exclusion; there is no third way."""
    (project / "tests/rules/turns.toml").unlink()
    add(project, "not_yet.toml", '"R3-01" = "later"\n')
    assert "R3-01" in conformance.load(project).missing
    statuses = {conformance.load(project).status(id) for id in conformance.CLAUSES}
    assert statuses == {"tested", "excluded", "MISSING"}


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
        ("test_pool.py", '@rule("R1.2-09")\ndef test_x(): ...', "R1.2-09 is stale"),
        ("more.toml", '[[step]]\nrule = "R99-01"', "no 'R99-01'"),
        ("more.toml", 'rules = ["R8-01"]', "no [[step]]"),
        ("more.toml", "step = 3", "array of tables"),
        ("more.toml", "step = ", "more.toml"),
        ("exclusions.toml", '"R99-01" = "gone"', "no clause R99-01"),
        ("exclusions.toml", '"RTO-1" = ""', "has no reason"),
    ],
)
def test_faults_are_reported(project: Path, file: str, text: str, problem: str) -> None:
    add(project, file, text + "\n")
    assert problem in problems(project)
    assert conformance.main([], project) == 1


def test_notes_may_be_bound(project: Path) -> None:
    add(project, "test_pool.py", '@rule("G25")\ndef test_x(): ...\n')
    report = conformance.load(project)
    assert not report.problems
    assert "| G25 | tested |" in conformance.render(report)


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

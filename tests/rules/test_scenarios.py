"""Every scenario file comes out as it says."""

from __future__ import annotations

from pathlib import Path

import pytest

from vtes.testing import load_scenario, run_scenario

ROOT = Path(__file__).resolve().parents[2]
NOT_SCENARIOS = {"tests/rules/exclusions.toml", "tests/survivors.toml"}
FILES = sorted(
    name
    for path in (ROOT / "tests").rglob("*.toml")
    if (name := path.relative_to(ROOT).as_posix()) not in NOT_SCENARIOS
)


@pytest.mark.parametrize("path", FILES, ids=FILES)
def test_scenario(path: str) -> None:
    run_scenario(load_scenario(ROOT / path))


def test_scenarios_are_found() -> None:
    assert "tests/rules/6.2/ex_6_2_1_1.toml" in FILES

"""Settings common to all tests: Hypothesis profiles, and the check of the `rule` marks."""

from __future__ import annotations

import os

import pytest
from hypothesis import HealthCheck, Phase, settings

from tests.beside import Beside
from tests.modes import (
    pytest_runtest_setup,
    pytest_sessionfinish,
    pytest_terminal_summary,
    pytest_testnodedown,
    watch_modes,
)
from tests.rulecheck import check_ids

__all__ = [
    "pytest_runtest_setup",
    "pytest_sessionfinish",
    "pytest_terminal_summary",
    "pytest_testnodedown",
    "watch_modes",
]

# "ci" gives the same verdict every time it is run; "thorough" is one round of `tests.thorough`.
settings.register_profile("dev", max_examples=30, deadline=None)
settings.register_profile(
    "ci",
    max_examples=30,
    deadline=None,
    derandomize=True,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile(
    "thorough",
    max_examples=100,
    deadline=None,
    database=None,
    phases=(Phase.explicit, Phase.generate, Phase.target),
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile(
    os.environ.get("HYPOTHESIS_PROFILE") or ("ci" if os.environ.get("CI") else "dev")
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Refuse a `rule` mark that names no clause, or one that does not exist."""
    for item in items:
        for mark in item.iter_markers("rule"):
            try:
                check_ids(mark.args)
            except (KeyError, ValueError) as error:
                raise pytest.UsageError(f"{item.nodeid}: {error}") from None


def pytest_configure(config: pytest.Config) -> None:
    """With `VTES_TWINS` so large a part of all moves is made beside twins (`tests.beside`)."""
    rate = float(os.environ.get("VTES_TWINS") or 0)
    if rate:
        config.pluginmanager.register(Beside(rate), "beside twins")

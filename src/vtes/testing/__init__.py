"""What users need to test with: scenario files, the position builder, and Hypothesis strategies.

The latter are in `vtes.testing.strategies`, which is not imported here: it needs Hypothesis.
"""

from __future__ import annotations

from vtes.testing.lines import reading, readings
from vtes.testing.paths import read
from vtes.testing.position import Position
from vtes.testing.scenario import (
    Report,
    Scenario,
    ScenarioFailure,
    load_scenario,
    run_scenario,
)

__all__ = [
    "Position",
    "Report",
    "Scenario",
    "ScenarioFailure",
    "load_scenario",
    "read",
    "reading",
    "readings",
    "run_scenario",
]

"""The golden playthroughs come out as they are written down."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.golden import FOLDER, SCENARIOS, playthrough

SHOWN = {
    *("untap", "master", "minion", "influence", "discard", "action", "block", "combat"),
    *("referendum", "torpor", "diablerie", "blood_hunt", "contest", "ante", "withdrawal"),
}


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.stem)
def test_playthrough(path: Path) -> None:
    """Seen to fail: `rules.numbers.bleed` taking vampires for allies; blocks never offered."""
    written = path.with_suffix(".txt")
    assert playthrough(path) == written.read_text(), "python -m tests.golden --write"


def test_every_procedure_has_its_playthrough() -> None:
    assert {path.stem for path in SCENARIOS} == SHOWN
    assert {path.stem for path in FOLDER.glob("*.txt")} == SHOWN

"""The instrument that notices a way to play a card that no test takes."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.cards.table import card, play, table
from tests.modes import Modes, is_whole
from vtes.model.decisions import Phase

HERE = Path(__file__).resolve().parents[1]


def taken(*, on: bool) -> Modes:
    modes = Modes()
    modes.on = on
    with modes.watching():
        play(table().turn("A", Phase.MASTER).hand("A", "Ascendance").build(), "A: play Ascendance")
    return modes


def test_a_way_that_is_taken_counts_only_where_it_should() -> None:
    ascendance = (card("Ascendance").id, 0)
    assert taken(on=True).taken == {ascendance}
    assert not taken(on=False).taken
    assert "way Ascendance/1" not in taken(on=True).missing()
    assert "way Deflection/2" in taken(on=True).missing()
    assert taken(on=True).words == {"GainPool"}
    assert "word GainPool" not in taken(on=True).missing()
    assert "word GainPool" in taken(on=False).missing()


@pytest.mark.parametrize(
    ("args", "picked", "whole"),
    [
        ((".",), {}, True),
        (("tests",), {}, True),
        (("tests/cards", "tests/rules", "tests/hygiene"), {}, True),
        (("tests/cards",), {}, False),
        (("tests/cards/test_masters.py", "tests/rules"), {}, False),
        (("tests",), {"keyword": "bleed"}, False),
        (("tests",), {"markexpr": "rule"}, False),
        (("tests",), {"collectonly": True}, False),
        (("tests",), {"deselect": ["tests/cards"]}, False),
        (("tests",), {"lf": True}, False),
    ],
)
def test_only_a_whole_run_says_what_is_missing(
    args: tuple[str, ...], picked: dict[str, object], whole: bool
) -> None:
    options = {"keyword": "", "markexpr": "", "collectonly": False, **picked}
    config = SimpleNamespace(
        option=SimpleNamespace(**options),
        invocation_params=SimpleNamespace(dir=HERE.parent),
        args=args,
    )
    assert is_whole(config) is whole  # type: ignore[arg-type]

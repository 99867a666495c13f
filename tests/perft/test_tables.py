"""The counts of docs/perft.md, as far as they are quickly counted."""

from __future__ import annotations

import pytest

import vtes
from tests.perft import DECKS, PAGE, STARTS, deal, deck, midst, rival, split, written
from tests.perft.__main__ import page
from vtes.perft import perft


@pytest.mark.parametrize("start", STARTS)
@pytest.mark.parametrize("name", DECKS)
def test_the_counts_are_those_of_the_page(name: str, start: str) -> None:
    """Seen to fail: blocks never offered; `movegen.minion` stopping at who cannot act."""
    _, depth, _, position = STARTS[start]
    state = position(name)
    expected = written()[start][name][:depth]
    assert [perft(state, d) for d in range(1, depth + 1)] == expected


def test_the_page_is_what_is_written_for_its_counts() -> None:
    counts = written()
    assert [list(rows) for rows in counts.values()] == [list(DECKS)] * len(STARTS)
    for start, (_, quick, depth, _) in STARTS.items():
        assert quick <= depth
        assert {len(row) for row in counts[start].values()} == {depth}
    assert page(counts) == PAGE.read_text()


@pytest.mark.parametrize("name", DECKS)
def test_every_card_of_the_decks_is_encoded(name: str) -> None:
    assert vtes.coverage(deck(name)).missing == ()
    assert not vtes.check(deal(name))
    assert not vtes.check(midst(name))
    assert rival(name) != name


def test_divide_goes_down_to_a_position() -> None:
    top = split("bleed", "midst", 3, [])
    assert sum(top.values()) == written()["midst"]["bleed"][2]
    for line, count in list(top.items())[:4]:
        assert sum(split("bleed", "midst", 2, [line]).values()) == count

"""Scrying of Secrets: a look at the top of somebody else's library."""

from __future__ import annotations

from random import Random

import pytest

from tests.cards.modifying import line, moment, with_cards
from tests.cards.seeking import DEEP, FULL, HACKING, SCRYING, TOP, library, looking
from tests.cards.table import ANNOUNCED, BLOCKED, DECLINED, RESOLVED, codes, look, onward, play
from tests.properties.hidden import compare, twin
from tests.rulecheck import rule
from vtes.cards.printed import facts
from vtes.codec import dumps, loads
from vtes.engine import legal_moves
from vtes.model.decisions import DecisionKind
from vtes.model.lasting import Known
from vtes.model.state import GameState
from vtes.notation import format_move
from vtes.observe import observe
from vtes.ops.cards import draw, shuffle_library


def shown(state: GameState, seat: int | None) -> list[str]:
    """What an observer is shown of the library."""
    seen = observe(state, seat).choosing
    assert seen is not None
    return [facts(number).name for number in seen.shown]


def options(state: GameState) -> list[str]:
    return [format_move(state, move) for move in legal_moves(state)]


@rule("R6.2.3-07", "D140")
def test_scrying_shows_the_top_of_the_library_to_one_player() -> None:
    state = looking(1, *TOP, *DEEP)
    assert look(state, "B.pool", "Lupo.blood", "to_move") == [29, 5, "A"]
    assert shown(state, 0) == TOP
    assert [shown(state, seat) for seat in (1, 2, None)] == [[], [], []]
    assert options(state) == ["A: pass"]
    assert loads(dumps(state)) == state
    state = play(state, "A: pass")
    assert library(state) == [*TOP, *DEEP]
    assert look(onward(state), "B.ash_heap") == [[]]


@rule("R6.2.3-07", "D140")
def test_scrying_at_superior_discards_a_bleed() -> None:
    state = looking(2, *TOP, *DEEP)
    assert shown(state, 0) == TOP
    assert sorted(options(state)) == [
        f"A: choose {HACKING} in library",
        "A: choose Govern the Unaligned in library",
        "A: choose Night Moves in library",
    ]
    state = play(state, f"A: choose {HACKING} in library")
    assert library(state) == [card for n, card in enumerate([*TOP, *DEEP]) if n != 1]
    assert look(state, "B.ash_heap", "B.hand.count") == [[HACKING], 7]


def test_what_is_not_discarded() -> None:
    state = looking(2, *TOP, *DEEP)
    refused = {
        name: codes(state, f"A: choose {name} in library")
        for name in ("Deflection", "Social Charm", "Arson", "Bum's Rush")
    }
    assert refused == {
        "Deflection": ["not-looked-for"],
        "Social Charm": ["not-in-that-place"],  # it lies deeper
        "Arson": ["not-looked-for"],
        "Bum's Rush": ["not-in-that-place"],
    }
    assert codes(state, "A: pass") == ["choice-due"]
    none = looking(2, "Deflection", "Arson", "Threats")
    assert options(none) == ["A: pass"]
    assert shown(none, 0) == ["Deflection", "Arson", "Threats"]


def known(state: GameState, seat: int | None) -> list[tuple[int, str]]:
    """What an observer knows of the library."""
    return [(place, facts(number).name) for place, number in observe(state, seat).players[1].known]


@rule("D214")
def test_what_was_seen_stays_known() -> None:
    state = play(looking(2, *TOP, *DEEP), f"A: choose {HACKING} in library")
    left = [name for n, name in enumerate(TOP) if n != 1]
    assert known(state, 0) == [*enumerate(left)]
    assert [known(state, seat) for seat in (1, 2, None)] == [[], [], []]
    assert loads(dumps(state)) == state
    drawn = draw(state, 1)
    assert known(drawn, 0) == [*enumerate(left[1:])]
    assert known(shuffle_library(state, 0), 0) == known(state, 0)
    assert known(shuffle_library(state, 1), 0) == []
    assert not any(isinstance(each, Known) for each in observe(state, 0).lasting)


@rule("D214")
def test_what_was_seen_is_known_in_later_turns() -> None:
    state = onward(play(looking(1, *TOP), "A: pass"))
    state = onward(play(state, "A: pass"), DecisionKind.MINION, "B")
    assert known(state, 0) == [*enumerate(TOP)]


def test_an_empty_library_shows_nothing() -> None:
    assert look(looking(2), "pending", "window") == ["IMPULSE", "AFTER_RESOLUTION"]


# [ANK 20190425] [ANK 20190113]
def test_other_cards_come_after_scrying() -> None:
    position = with_cards(SCRYING, "Freak Drive", "Threats").library("A", 5)
    state = onward(play(looking(1, *TOP, position=position), "A: pass"), RESOLVED, "A")
    assert codes(state, line("Freak Drive")) == []
    assert codes(state, line("Threats")) == ["wrong-window"]


def test_scrying_at_whom_the_bleed_was_directed() -> None:
    position = with_cards(SCRYING).hand("B", "Deflection").library("C", *TOP).hand("C", *FULL)
    position.vampire("Nik", "B", capacity=5, disciplines={"dom": 2})
    state = onward(moment(position, DECLINED), DECLINED, "B")
    state = play(state, "B: play Deflection in way 2 with Nik", "B: choose C")
    state = play(onward(state, RESOLVED, "A"), line(SCRYING))
    assert shown(state, 0) == TOP


@rule("R6.1.1-05")
def test_when_secrets_are_scried() -> None:
    for way in (1, 2):
        for kind in (ANNOUNCED, DECLINED, BLOCKED):
            assert codes(moment(with_cards(SCRYING), kind), line(SCRYING, way)) == ["wrong-window"]
        hunt = moment(with_cards(SCRYING), RESOLVED, "hunt")
        assert codes(hunt, line(SCRYING, way)) == ["has-not-bled"]
        blocked = onward(moment(with_cards(SCRYING), BLOCKED), RESOLVED, "A")
        assert codes(blocked, line(SCRYING, way)) == ["has-not-bled"]
        for level, refused in (
            (1, ["not-superior"] if way == 2 else []),
            (0, ["discipline-missing"]),
        ):
            state = moment(with_cards(SCRYING, level=level), RESOLVED)
            assert codes(state, line(SCRYING, way)) == refused


@pytest.mark.parametrize("observer", [0, 1, 2, None])
@pytest.mark.parametrize("chosen", [False, True])
def test_nobody_else_is_told_anything(observer: int | None, chosen: bool) -> None:
    """Property 7, while she looks and afterwards: twins cannot be told apart."""
    state = looking(2, *TOP, *DEEP)
    if chosen:
        state = play(state, f"A: choose {HACKING} in library")
    for seed in range(20):
        random = Random(seed)
        compare(state, twin(state, observer, random), observer, random)

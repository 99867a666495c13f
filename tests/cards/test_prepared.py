"""Marked Path and Spying Mission: cards that come on the acting vampire for a later action."""

from __future__ import annotations

import pytest

from tests.cards.modifying import line, moment, with_cards
from tests.cards.table import (
    ANNOUNCED,
    ATTEMPT,
    BLOCKED,
    DECLINED,
    RESOLVED,
    codes,
    look,
    onward,
    play,
    window,
)
from tests.rulecheck import rule
from vtes.codec import dumps, loads
from vtes.engine import apply
from vtes.model.decisions import DecisionKind, WindowKind
from vtes.model.moves import Pass
from vtes.model.state import GameState
from vtes.queries import stealth
from vtes.testing import Position
from vtes.testing.lines import reading

SUCCEEDS = WindowKind.BLEED_SUCCEEDS
MISSION, PATH = "Spying Mission", "Marked Path"
MINION = DecisionKind.MINION


def again(state: GameState) -> GameState:
    """The same vampire may act once more in this turn: his card is untapped."""
    ids = range(len(state.cards))
    lupo = next(n for n in ids if state.definition(n).facts.name == "Lupo")
    return state.replace(cards=state.cards.set(lupo, state.cards[lupo].replace(tapped=False)))


def used(name: str, way: int = 1) -> str:
    return f"A: use {name}{f' in way {way}' if way > 1 else ''}"


# Spying Mission


@rule("D212")
def test_a_spying_mission_instead_of_a_bleed() -> None:
    state = play(moment(with_cards(MISSION), SUCCEEDS), line(MISSION, 2))
    assert look(state, "B.pool", "edge", "Lupo.attached", "Lupo.tapped") == [
        30,
        "",
        [MISSION],
        True,
    ]
    assert look(onward(state), "B.pool", "A.hand.count") == [30, 0]


@rule("D212")
def test_the_next_bleed_of_the_same_methuselah_burns_the_mission() -> None:
    state = again(onward(play(moment(with_cards(MISSION), SUCCEEDS), line(MISSION, 2))))
    bled = onward(play(state, "A: bleed with Lupo"))
    assert look(bled, "B.pool", "Lupo.attached", "A.ash_heap") == [27, [], [MISSION]]
    assert loads(dumps(state)) == state
    blocked = play(
        onward(play(state, "A: bleed with Lupo"), DecisionKind.BLOCK), "B: block with Thomas"
    )
    assert look(onward(blocked), "B.pool", "Lupo.attached") == [30, [MISSION]]


def test_a_mission_waits_for_its_methuselah() -> None:
    position = with_cards(MISSION, "Deflection").hand("B", "Deflection").library("B", 5)
    position.vampire("Nik", "B", capacity=5, disciplines={"dom": 2})
    state = again(onward(play(moment(position, SUCCEEDS), line(MISSION, 2))))
    state = onward(play(state, "A: bleed with Lupo"), DECLINED, "B")
    state = play(state, "B: play Deflection in way 2 with Nik", "B: choose C")
    state = onward(state)
    assert look(state, "B.pool", "C.pool", "Lupo.attached") == [30, 29, [MISSION]]


def test_a_mission_lasts_from_turn_to_turn() -> None:
    state = onward(play(moment(with_cards(MISSION), SUCCEEDS), line(MISSION, 2)))
    for seat in "ABC":
        state = play(onward(state, MINION, seat), f"{seat}: pass")
    state = play(onward(state, MINION, "A"), "A: bleed with Lupo")
    assert look(onward(state), "B.pool", "Lupo.attached") == [27, []]


# [ANK 20200609]
def test_several_missions_burn_at_once() -> None:
    position = with_cards(MISSION, MISSION)
    state = again(onward(play(moment(position, SUCCEEDS), line(MISSION, 2))))
    state = onward(play(state, "A: bleed with Lupo"), SUCCEEDS, "A")
    state = again(onward(play(state, line(MISSION, 2))))
    assert look(state, "Lupo.attached", "B.pool") == [[MISSION, MISSION], 30]
    state = onward(play(state, "A: bleed with Lupo"))
    assert look(state, "Lupo.attached", "B.pool") == [[], 25]


# [LSJ 19980105] [LSJ 20110502]
@rule("D212")
def test_nothing_else_is_played_before_the_action_has_resolved() -> None:
    position = with_cards(MISSION, "Threats", "Change of Target").hand("B", "Deflection")
    position.vampire("Nik", "B", capacity=5, disciplines={"dom": 2})
    state = moment(position, SUCCEEDS)
    for other in ("Threats", "Change of Target"):
        assert codes(state, line(other)) == ["wrong-window"]
    state = play(state, line(MISSION, 2))
    assert look(state, "window", "B.pool") == ["AFTER_RESOLUTION", 30]


# [LSJ 19980105]
def test_a_burned_mission_comes_too_late_for_an_investigation() -> None:
    """The bleed is large enough only by the mission."""
    position = with_cards(MISSION).hand("B", "Archon Investigation")
    state = again(onward(play(moment(position, SUCCEEDS), line(MISSION, 2))))
    state = onward(play(state, "A: bleed with Lupo"), DECLINED, "B")
    assert "bleed-too-small" in codes(state, "B: play Archon Investigation")
    assert look(onward(state), "B.pool", "B.hand") == [27, ["Archon Investigation"]]


# [LSJ 20050607] [LSJ 20050608]
def test_a_cancelled_mission_lets_the_bleed_succeed() -> None:
    position = with_cards(MISSION).hand("B", "Direct Intervention", "Deflection")
    position.vampire("Nik", "B", capacity=5, disciplines={"dom": 2})
    state = moment(position, SUCCEEDS)
    state = apply(*reading(state, line(MISSION, 2)))
    state = play(onward(state, WindowKind.AS_PLAYED, "B"), "B: play Direct Intervention")
    assert look(state, "window", "to_move") == ["AFTER_RESOLUTION", "B"]
    assert look(state, "B.pool", "Lupo.attached", "B.hand") == [28, [], ["Deflection"]]


def test_when_a_spying_mission_is_played() -> None:
    for kind in (ANNOUNCED, ATTEMPT, DECLINED, BLOCKED, RESOLVED):
        assert codes(moment(with_cards(MISSION), kind), line(MISSION, 2)) == ["wrong-window"]
    basic = moment(with_cards(MISSION, level=1), SUCCEEDS)
    assert codes(basic, line(MISSION, 2)) == ["not-superior"]
    hunt = play(with_cards(MISSION).build(), "A: hunt with Lupo")
    assert look(onward(hunt, RESOLVED, "A"), "Lupo.blood") == [6]


# R6.1.1-11: a bleed of nothing would not succeed
@rule("R6.1.1-11")
def test_a_bleed_of_nothing_is_not_about_to_succeed() -> None:
    position = with_cards(MISSION).hand("B", "Telepathic Counter")
    position.vampire("Nik", "B", capacity=5, disciplines={"aus": 2})
    state = onward(play(position.build(), "A: bleed with Lupo"), DECLINED, "B")
    state = play(state, "B: play Telepathic Counter in way 2 with Nik")
    windows = set()
    while state.pending is not None and state.pending.kind is not MINION:
        windows.add(window(state))
        state = apply(state, Pass(state.pending.seat))
    assert SUCCEEDS not in windows
    assert look(state, "B.pool") == [30]


# Marked Path


def marked(way: int, position: Position | None = None) -> GameState:
    """Lupo has bled B, and has the card for later actions against her."""
    state = moment(position or with_cards(PATH), RESOLVED)
    return again(onward(play(state, line(PATH, way))))


@pytest.mark.parametrize("way", [1, 2])
@rule("R6.2.2-15", "R6.2.2-16")
def test_a_marked_path_is_burned_for_stealth(way: int) -> None:
    state = marked(way)
    assert look(state, "Lupo.attached", "B.pool") == [[PATH], 29]
    state = play(
        onward(play(state, "A: bleed with Lupo"), DecisionKind.BLOCK), "B: block with Thomas"
    )
    state = onward(state, ATTEMPT, "A")
    ways = [codes(state, used(PATH, n)) for n in (3, 4)]
    assert ways == ([[], ["not-at-the-same"]] if way == 1 else [["not-at-the-same"], []])
    state = play(state, used(PATH, 2 + way))
    assert stealth(state) == way
    assert look(state, "Lupo.attached", "A.ash_heap") == [[], [PATH]]
    assert look(onward(state), "B.pool") == [28]


@pytest.mark.parametrize("way", [1, 2])
@rule("R1.4-01")
def test_a_marked_path_leads_to_one_methuselah(way: int) -> None:
    position = with_cards(PATH).vampire("Rake", "A", capacity=4)
    position.vampire("Hob", "C", capacity=3, zone="torpor")
    state = marked(way, position)
    for lines, blocker in (
        (("A: hunt with Lupo",), "B: block with Thomas"),
        (("A: rescue with Lupo", "A: target Hob", "A: pay 2"), "C: block with Yuri"),
        (("A: bleed with Rake",), "B: block with Thomas"),
    ):
        acting = onward(play(state, *lines), DecisionKind.BLOCK, blocker[0])
        acting = onward(play(acting, blocker), ATTEMPT, "A")
        assert "not-at-the-same" in codes(acting, used(PATH, 2 + way))


@rule("R6.2.2-01", "R6.2.3-01")
def test_when_a_path_is_marked() -> None:
    for way in (1, 2):
        for kind in (ANNOUNCED, ATTEMPT, DECLINED, BLOCKED):
            assert codes(moment(with_cards(PATH), kind), line(PATH, way)) == ["wrong-window"]
        hunt = moment(with_cards(PATH), RESOLVED, "hunt")
        assert codes(hunt, line(PATH, way)) == ["not-directed"]
        blocked = onward(moment(with_cards(PATH), BLOCKED), RESOLVED, "A")
        assert codes(blocked, line(PATH, way)) == ["not-successful"]
        for level, refused in (
            (1, ["not-superior"] if way == 2 else []),
            (0, ["discipline-missing"]),
        ):
            assert (
                codes(moment(with_cards(PATH, level=level), RESOLVED), line(PATH, way)) == refused
            )

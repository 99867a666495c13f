"""Modifiers and reactions of the starters that are played in referendums."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.polls import (
    AGREE,
    BEFORE,
    DISAGREE,
    MOTION,
    OVER,
    POLLING,
    begun,
    called,
    calling,
    how,
    opposed,
    polled,
)
from tests.cards.table import codes, look, onward, play, pools
from tests.rulecheck import rule
from vtes.model.decisions import WindowKind
from vtes.model.state import GameState
from vtes.queries import tally

# Treachery


@pytest.mark.parametrize("way", [1, 2])
@rule("R6.3.2-07", "R6.3.2-13")
def test_treachery_when_the_referendum_passes(way: int) -> None:
    """Lupo's controller pays; at superior also others who have voted for it."""
    state = play(begun(opposed("Treachery")), how("Treachery", way))
    passed = polled(state, AGREE, "C: vote for with Royce")
    assert pools(passed) == [30, 32, 31 if way == 2 else 32]
    assert pools(polled(state, AGREE)) == [30, 32, 32]


@pytest.mark.parametrize("way", [1, 2])
def test_treachery_when_the_referendum_fails(way: int) -> None:
    """The caller keeps his pool; others have voted for it all the same (D211)."""
    state = play(begun(opposed("Treachery")), how("Treachery", way))
    failed = polled(state, DISAGREE, "C: vote for with Royce")
    assert pools(failed) == [30, 30, 30 if way == 1 else 29]


# [LSJ 20090115-2]
def test_treachery_is_paid_for_after_the_effects() -> None:
    position = opposed("Treachery").pool(A=1)
    state = play(begun(position), how("Treachery"))
    assert pools(polled(state, AGREE)) == [1, 32, 32]


# [RTR 20010711]
@rule("R6.3.2-13")
def test_treachery_of_voters_is_paid_for_before_the_effects() -> None:
    position = opposed("Treachery").pool(C=1)
    state = play(begun(position), how("Treachery", 2))
    state = polled(state, AGREE, "C: vote for with Royce")
    assert look(state, "C.standing") == ["OUSTED"]
    assert pools(state)[:2] == [30, 38]  # B's minions, and the oust of her prey


def test_treachery_of_several_votes_is_paid_for_once() -> None:
    state = play(begun(opposed("Treachery").edge("C")), how("Treachery", 2))
    state = polled(state, AGREE, "C: vote for with Royce", "C: burn the Edge to vote for")
    assert pools(state) == [30, 32, 31]


# Elder Kindred Network


NETWORK = "Elder Kindred Network"


@rule("R6.3.2-14")
def test_elder_kindred_network_when_the_referendum_fails() -> None:
    position = opposed(NETWORK, clan="Ventrue", title="inner_circle")
    state = play(begun(position), how(NETWORK))
    votes = ("A: vote for with Lupo", "B: vote against with Nik")
    assert pools(polled(state, *votes)) == [27, 30, 30]  # 2 to 4
    tie = polled(state, "C: vote against with Royce", AGREE)
    assert pools(tie) == [29, 30, 30]
    assert pools(polled(state, AGREE)) == [31, 32, 32]


def test_who_plays_elder_kindred_network() -> None:
    state = begun(opposed(NETWORK, clan="Brujah"))
    assert codes(state, how(NETWORK)) == ["clan-missing"]


# Political Backlash


BACKLASH = "Political Backlash"


@rule("R6.3.2-14")
def test_political_backlash() -> None:
    state = onward(play(called(opposed(BACKLASH), MOTION), DISAGREE), OVER, "B")
    state = play(state, how(BACKLASH))
    assert pools(state) == [28, 30, 30]


def test_political_backlash_after_a_tie() -> None:
    state = onward(called(opposed(BACKLASH), MOTION), OVER, "B")  # nobody has voted
    assert pools(play(state, how(BACKLASH))) == [28, 30, 30]


@rule("R6.3.2-14")
def test_when_political_backlash_is_played() -> None:
    refused = ["referendum-not-failed"]
    state = onward(play(called(opposed(BACKLASH), MOTION), AGREE), OVER, "B")
    assert codes(state, how(BACKLASH)) == refused
    tactics = opposed(BACKLASH).hand("B", "Delaying Tactics")
    state = play(begun(tactics, POLLING), how("Delaying Tactics"))
    assert codes(onward(state, OVER, "B"), how(BACKLASH)) == refused
    state = onward(play(opposed(BACKLASH).build(), "A: bleed with Lupo"), OVER, "B")
    assert codes(state, how(BACKLASH)) == refused
    assert codes(begun(opposed(BACKLASH)), how(BACKLASH))[:1] == ["wrong-window"]


# Pulling Strings


STRINGS = "Pulling Strings"


@pytest.mark.parametrize(("way", "capacity"), [(1, 7), (2, 6), (2, 5)])
@pytest.mark.parametrize("window", [BEFORE, POLLING])
@rule("R6.3.2-02")
def test_pulling_strings_makes_abstain(way: int, capacity: int, window: WindowKind) -> None:
    state = begun(opposed(STRINGS, capacity=capacity), window)
    state = onward(play(state, how(STRINGS, way), "B: target Lupo"), POLLING, "A")
    assert codes(state, "A: vote for with Lupo") == ["abstains"]
    assert codes(state, AGREE) == []


@pytest.mark.parametrize("way", [1, 2])
@rule("R6.3.2-10")
def test_pulling_strings_cancels_votes(way: int) -> None:
    state = called(opposed(STRINGS, capacity=7), MOTION)
    state = onward(play(state, "A: vote for with Lupo", AGREE), POLLING, "B")
    assert tally(state) == (3, 0)
    state = play(state, how(STRINGS, way), "B: target Lupo")
    assert tally(state) == (1, 0)


@rule("R1.5-04")
def test_whose_strings_are_pulled() -> None:
    state = play(begun(opposed(STRINGS, capacity=6)), how(STRINGS))
    assert codes(state, "B: target Lupo") == ["target-not-younger"]
    assert codes(state, "B: target Royce") == []
    basic = begun(opposed(STRINGS, level=1))
    assert codes(basic, how(STRINGS, 2)) == ["not-superior"]


# Disarming Presence


PRESENCE = "Disarming Presence"


def disarmed(way: int, **lupo: Any) -> GameState:
    """Lupo disarms those who vote; B's Nik and C's Royce have votes, and A's Rake."""
    position = calling(MOTION, PRESENCE, title="prince", **lupo)
    position.vampire("Nik", "B", capacity=5, title="primogen").edge("C")
    position.vampire("Royce", "C", capacity=4, title="primogen").hand("C", MOTION)
    position.vampire("Rake", "A", capacity=4, title="primogen")
    return play(begun(position, BEFORE, "A"), how(PRESENCE, way, "Lupo", "A"))


# [RTR 19970425]
@pytest.mark.parametrize("way", [1, 2])
@rule("R6.3.2-07")
def test_disarming_presence_taps_who_votes(way: int) -> None:
    state = onward(disarmed(way), POLLING, "A")
    assert look(state, "Nik.tapped", "Royce.tapped", "Rake.tapped") == [False] * 3
    state = onward(play(state, "A: vote for with Rake"), POLLING, "B")
    state = play(state, "B: vote against with Nik")
    assert look(state, "Nik.tapped", "Royce.tapped", "Rake.tapped") == [True, False, way == 1]
    state = play(onward(state, POLLING, "C"), "C: burn the Edge to vote for")
    state = play(onward(state, POLLING, "C"), "C: burn Autarkis Persecution to vote for")
    assert look(state, "Royce.tapped") == [False]


# [RTR 19941109]
def test_tapped_vampires_vote_under_disarming_presence() -> None:
    state = play(onward(disarmed(1), POLLING, "A"), "A: vote for with Lupo")
    assert look(state, "Lupo.tapped") == [True]
    assert tally(state) == (2, 0)


# Scorn of Adonis


SCORN = "Scorn of Adonis"


# [RTR 19951110]
@pytest.mark.parametrize("before", [True, False])
@rule("R6.3.2-13")
def test_scorn_of_adonis(before: bool) -> None:
    """Who votes against it pays once, before the play or after it, whatever comes of it."""
    position = calling(MOTION, SCORN, clan="Toreador").edge("B")
    position.vampire("Nik", "B", capacity=5, title="prince")
    position.vampire("Royce", "C", capacity=4, title="primogen")
    state = called(position, MOTION)
    scorn = how(SCORN, 1, "Lupo", "A")
    votes = ("B: vote against with Nik", "B: burn the Edge to vote against")
    lines = (*votes, scorn) if before else (scorn, *votes)
    for line in lines:
        state = play(onward(state, POLLING, line[0]), line)
    assert pools(state) == [30, 30, 30]
    state = polled(state, "C: vote for with Royce", AGREE)
    assert pools(state) == [30, 29, 30]  # 2 to 3


def test_who_plays_scorn_of_adonis() -> None:
    state = called(calling(MOTION, SCORN, clan="Brujah"), MOTION)
    assert codes(state, how(SCORN, 1, "Lupo", "A")) == ["clan-missing"]


TIMED = [
    ("Treachery", 1, False),
    ("Treachery", 2, False),
    (NETWORK, 1, False),
    (PRESENCE, 1, False),
    (PRESENCE, 2, False),
    (SCORN, 1, True),
]


@pytest.mark.parametrize(("name", "way", "polling"), TIMED)
@rule("R6.3.2-07", "R6.2-02")
def test_in_which_step_they_are_played(name: str, way: int, polling: bool) -> None:
    modifier = name in (PRESENCE, SCORN)
    seat, minion = ("A", "Lupo") if modifier else ("B", "Nik")
    clan = {SCORN: "Toreador", NETWORK: "Ventrue"}.get(name, "")
    for window in (WindowKind.AS_ANNOUNCED, BEFORE, POLLING):
        if modifier:
            position = calling(MOTION, name, clan=clan)
        else:
            position = opposed(name, clan=clan)
        state = begun(position, window, seat)
        right = window is (POLLING if polling else BEFORE)
        refused = codes(state, how(name, way, minion, seat))
        assert refused == ([] if right else ["wrong-window"])

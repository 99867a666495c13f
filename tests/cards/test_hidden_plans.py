"""Modifiers and a reaction that change bleeds, blocks and who votes."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.modifying import line, moment, with_cards
from tests.cards.polls import MOTION, calling
from tests.cards.reacting import line as answer
from tests.cards.reacting import moment as asked
from tests.cards.reacting import with_cards as reacting
from tests.cards.small import events
from tests.cards.table import (
    ANNOUNCED,
    ATTEMPT,
    BLOCKED,
    DECLINED,
    RESOLVED,
    bled,
    codes,
    look,
    onward,
    play,
    table,
)
from tests.rulecheck import rule
from vtes.model.decisions import DecisionKind, WindowKind
from vtes.model.events import BleedChanged
from vtes.model.state import GameState
from vtes.observe import observe
from vtes.queries import intercept, stealth
from vtes.testing import Position

# --- Foreshadowing Destruction -------------------------------------------------------------------

OMEN = "Foreshadowing Destruction"


@pytest.mark.parametrize("kind", [ANNOUNCED, ATTEMPT, DECLINED])
@pytest.mark.parametrize(("way", "pool", "more"), [(1, 10, 1), (1, 9, 1), (2, 10, 0), (2, 9, 3)])
@rule("R6.2-04")
def test_it_adds_to_the_bleed_of_the_poor(kind: WindowKind, way: int, pool: int, more: int) -> None:
    state = moment(with_cards(OMEN).pool(B=pool).library("A", 7), kind)
    state = play(state, line(OMEN, way))
    assert bled(state) == 1 + more
    seen = observe(state, 2).action
    assert seen is not None
    assert (seen.bleed, seen.bleed_if) == (1 + more, ((3, 9),) if way == 2 else ())
    if kind is not ATTEMPT:
        assert look(onward(state), "B.pool") == [pool - 1 - more]


@rule("R6.1.1-02")
def test_it_counts_for_whoever_is_bled_in_the_end() -> None:
    position = with_cards(OMEN).pool(B=9, C=10).hand("B", "Deflection")
    position.vampire("Nik", "B", capacity=4, disciplines={"dom": 2})
    state = play(moment(position, DECLINED), line(OMEN, 2))
    state = play(onward(state, DECLINED, "B"), "B: play Deflection in way 2 with Nik")
    state = play(state, "B: choose C")
    assert bled(state) == 1
    assert look(onward(state), "B.pool", "C.pool") == [9, 9]


def test_it_is_for_bleeds_only() -> None:
    position = with_cards(OMEN).attach("Mr. Winthrop", on="Thomas")
    for way in (1, 2):
        assert codes(moment(position, ATTEMPT, "hunt"), line(OMEN, way)) == ["no-bleed"]
        assert codes(moment(with_cards(OMEN), BLOCKED), line(OMEN, way)) == ["wrong-window"]
    basic = moment(with_cards(OMEN, level=1), DECLINED)
    assert codes(basic, line(OMEN, 2)) == ["not-superior"]


def test_what_is_told_of_it() -> None:
    def told(pool: int) -> list[Any]:
        state = moment(with_cards(OMEN).pool(B=pool).library("A", 7), DECLINED)
        found = events(state, line(OMEN, 2), BleedChanged)
        return [e.amount for e in found if isinstance(e, BleedChanged)]

    assert (told(9), told(10)) == ([3], [])


# --- My Enemy's Enemy ----------------------------------------------------------------------------

ENEMY = "My Enemy's Enemy"


@rule("R6.2.2-15", "R6.2.2-18")
def test_it_adds_intercept() -> None:
    position = reacting(ENEMY).vampire("Rake", "A", capacity=4, disciplines={"obf": 2})
    position.hand("A", "Lost in Crowds").library("A", 7)
    state = onward(play(position.build(), "A: bleed with Rake"), DecisionKind.BLOCK)
    state = onward(play(state, "B: block with Nik"), ATTEMPT, "A")
    state = play(state, "A: play Lost in Crowds in way 1 with Rake")
    state = play(onward(state, ATTEMPT, "B"), answer(ENEMY))
    assert intercept(state, next_blocker(state)) == 1


def next_blocker(state: GameState) -> int:
    return next(n for n in range(len(state.cards)) if state.definition(n).facts.name == "Nik")


@pytest.mark.parametrize(
    ("seats", "behind", "blocker"), [("ABC", "C", "Yuri"), ("ABCD", "D", "Hob")]
)
@rule("R6.1.1-02")
def test_the_bleed_goes_to_the_second_predator(seats: str, behind: str, blocker: str) -> None:
    position = reacting(ENEMY, seats=seats)
    if behind == "D":
        position.vampire("Hob", "D", capacity=4)
    state = play(asked(position, DECLINED), answer(ENEMY, 2))
    assert look(state, "action.directed_at", "Nik.tapped") == [behind, True]
    state = onward(state, DecisionKind.BLOCK)
    assert codes(state, f"{behind}: block with {blocker}") == []
    assert look(onward(state), "B.pool", f"{behind}.pool") == [30, 29]


def test_when_it_sends_a_bleed_away() -> None:
    for kind in (ANNOUNCED, ATTEMPT, BLOCKED, RESOLVED):
        assert codes(asked(reacting(ENEMY), kind), answer(ENEMY, 2)) == ["wrong-window"]
    assert codes(asked(reacting(ENEMY, level=1), DECLINED), answer(ENEMY, 2)) == ["not-superior"]
    two = Position("A", "B").vampire("Lupo", "A", capacity=6).hand("B", ENEMY)
    two.vampire("Nik", "B", capacity=4, disciplines={"aus": 2})
    assert codes(asked(two, DECLINED), answer(ENEMY, 2)) == ["too-few-methuselahs"]


def test_it_is_for_bleeds_of_the_predator() -> None:
    """A bleed that somebody has sent on is none of the predator's."""
    position = table("ABCD").hand("B", "Deflection").hand("C", ENEMY)
    position.vampire("Nik", "B", capacity=4, disciplines={"dom": 2})
    position.vampire("Royce", "C", capacity=4, disciplines={"aus": 2})
    state = play(asked(position, DECLINED), answer("Deflection", 2), "B: choose C")
    state = onward(state, DECLINED, "C")
    assert codes(state, answer(ENEMY, 2, "Royce", "C")) == [
        "not-by-predator",
        "blocks-not-declined",
    ]


# --- Call of the Hungry Dead, Blanket of Night ---------------------------------------------------

DEAD = "Call of the Hungry Dead"
BLANKET = "Blanket of Night"


@rule("R6.2.2-15")
def test_the_dead_take_intercept_from_who_blocks() -> None:
    state = play(moment(with_cards(DEAD), ATTEMPT), line(DEAD))
    assert intercept(state, state.players[1].ready[0]) == -1
    state = onward(state, DecisionKind.BLOCK)  # the attempt has failed
    assert codes(state, "B: block with Thomas") == []
    assert look(onward(state), "B.pool", "Lupo.blood") == [29, 6]


@rule("R6.2.2-07", "D210")
def test_the_dead_end_an_attempt() -> None:
    position = with_cards(DEAD).vampire("Nik", "B", capacity=3)
    state = play(moment(position, ATTEMPT), line(DEAD, 2))
    state = onward(state, DecisionKind.BLOCK)
    assert codes(state, "B: block with Thomas") == ["blocker-barred"]
    assert look(onward(state), "B.pool", "Lupo.blood") == [29, 5]


@pytest.mark.parametrize("way", [1, 2])
def test_when_the_dead_are_called(way: int) -> None:
    for kind in (ANNOUNCED, DECLINED, BLOCKED, RESOLVED):
        assert codes(moment(with_cards(DEAD), kind), line(DEAD, way)) == ["wrong-window"]
    hungry = with_cards(DEAD, blood=0).attach("Mr. Winthrop", on="Thomas")
    assert codes(moment(hungry, ATTEMPT, "hunt"), line(DEAD, way)) == ["blood-too-low"] * (way > 1)


def covered(**rake: Any) -> Position:
    facts = {"capacity": 4, "disciplines": {"obt": 2}, **rake}
    position = with_cards(BLANKET, BLANKET).vampire("Rake", "A", **facts)
    return position.vampire("Nik", "B", capacity=3).library("A", 7)


@rule("G39", "R6.2.2-07")
def test_another_vampire_ends_the_attempt() -> None:
    state = play(moment(covered(), ATTEMPT), line(BLANKET, 2, "Rake"))
    assert look(state, "Rake.tapped", "Rake.blood", "Lupo.blood") == [True, 3, 6]
    state = onward(state, DecisionKind.BLOCK)
    assert codes(state, "B: block with Thomas") == ["blocker-barred"]
    assert codes(state, "B: block with Nik") == []
    assert look(onward(state), "B.pool") == [29]


@rule("G39", "R1.6.3-10")
def test_who_covers_whom() -> None:
    state = moment(covered(), ATTEMPT)
    assert codes(state, line(BLANKET, 2)) == ["is-acting", "is-tapped"]
    assert codes(moment(covered(tapped=True), ATTEMPT), line(BLANKET, 2, "Rake")) == ["is-tapped"]
    down = moment(covered(zone="torpor"), ATTEMPT)
    assert codes(down, line(BLANKET, 2, "Rake")) == ["other-not-ready"]
    assert codes(state, line(BLANKET, 1, "Rake")) == ["not-acting"]
    state = play(state, line(BLANKET))
    assert (stealth(state), look(state, "Lupo.blood")) == (1, [5])


# --- Closed Session ------------------------------------------------------------------------------

SESSION = "Closed Session"


def session(title: str, sect: str = "camarilla") -> GameState:
    position = calling(MOTION, SESSION, title=title).vampire(
        "Nik", "B", capacity=5, title="archbishop", sect="sabbat"
    )
    position.vampire("Royce", "B", capacity=5, title="prince", sect=sect)
    state = play(position.build(), f"A: play {MOTION} with Lupo")
    return onward(state, WindowKind.BEFORE_VOTES, "A")


@pytest.mark.parametrize("title", ["prince", "justicar", "inner_circle"])
@rule("R6.3.2-08")
def test_only_the_camarilla_votes(title: str) -> None:
    state = play(session(title), f"A: play {SESSION} with Lupo")
    state = onward(state, WindowKind.POLLING, "B")
    assert codes(state, "B: vote against with Nik") != []
    assert codes(state, "B: vote against with Royce") == []


@rule("R1.6.1-12")
def test_who_closes_a_session() -> None:
    assert codes(session("primogen"), f"A: play {SESSION} with Lupo") == ["title-missing"]
    state = onward(session("prince"), WindowKind.POLLING, "A")
    assert codes(state, f"A: play {SESSION} with Lupo") == ["wrong-window"]
    assert codes(onward(state, WindowKind.POLLING, "B"), "B: vote against with Nik") == []


# --- The Sleeping Mind ---------------------------------------------------------------------------

MIND = "The Sleeping Mind"


def asleep(*hand: str, **nik: Any) -> Position:
    """B's Nik is tapped."""
    facts = {"capacity": 4, "tapped": True, "disciplines": {"ani": 2, "aus": 2}, **nik}
    return with_cards(MIND, "Freak Drive").vampire("Nik", "B", **facts).hand("B", *hand)


@rule("R6.2.2-07")
def test_a_sleeper_does_not_block() -> None:
    position = asleep("Wake with Evening's Freshness", "Wake with Evening's Freshness")
    position.vampire("Royce", "B", capacity=4, tapped=True)
    state = play(moment(position, ANNOUNCED), line(MIND))
    assert codes(state, "A: target Thomas") == ["target-in-wrong-condition"]
    state = play(state, "A: target Nik")
    for minion in ("Nik", "Royce"):
        state = onward(state, ANNOUNCED, "B")
        state = play(state, f"B: play Wake with Evening's Freshness with {minion}")
    state = onward(state, DecisionKind.BLOCK)
    assert codes(state, "B: block with Nik") == ["blocker-barred"]
    assert codes(state, "B: block with Royce") == []


@rule("R1.1-02")
def test_nobody_untaps_as_long_as_the_action_goes_on() -> None:
    """[PIB 20150703]: who is woken blocks; nobody untaps, also after the resolution."""
    state = play(moment(asleep("Rat's Warning"), ANNOUNCED), line(MIND, 2))
    seen = observe(state, 1).action
    assert seen is not None
    assert seen.fixed
    state = play(onward(state, ANNOUNCED, "B"), answer("Rat's Warning"))
    assert look(state, "Nik.tapped") == [True]
    state = play(onward(state, RESOLVED, "A"), line("Freak Drive"))
    assert look(onward(state), "Lupo.tapped", "Lupo.blood", "B.pool") == [True, 4, 29]


def test_who_cannot_untap_does_not_try_to_block() -> None:
    position = asleep("Read the Winds")
    free = play(asked(position, ANNOUNCED), answer("Read the Winds", 2))
    assert look(free, "window", "Nik.tapped") == ["BLOCK_ATTEMPT", False]
    state = play(moment(position, ANNOUNCED), line(MIND, 2))
    state = play(onward(state, ANNOUNCED, "B"), answer("Read the Winds", 2))
    assert look(state, "window", "Nik.tapped") == ["AS_ANNOUNCED", True]

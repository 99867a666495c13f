"""Reactions that make a bleed smaller, help others to block, or stay on who was blocked."""

from __future__ import annotations

import pytest

from tests.cards.reacting import hidden
from tests.cards.reacting import line as answers
from tests.cards.reacting import moment as asked
from tests.cards.reacting import with_cards as reacting
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
from tests.rules.pairs import pair
from vtes.model.decisions import DecisionKind
from vtes.model.state import GameState
from vtes.model.zones import Zone
from vtes.notation import find_card
from vtes.observe import observe
from vtes.ops.cards import move
from vtes.queries import intercept
from vtes.testing import Position

STRIKE = DecisionKind.STRIKE


# --- Folderol, Tourette's Voice ------------------------------------------------------------------

FOLDEROL, TOURETTE = "Folderol", "Tourette's Voice"


@pytest.mark.parametrize(
    ("way", "able", "cost"), [(1, {"aus": 1}, 1), (2, {"myt": 1}, 0), (3, {"myt": 2}, 0)]
)
@rule("D310", "R6.1.1-08")
def test_folderol(way: int, able: dict[str, int], cost: int) -> None:
    state = play(asked(reacting(FOLDEROL, disciplines=able), ANNOUNCED), answers(FOLDEROL, way))
    assert (bled(state), look(state, "Nik.blood")) == (0, [4 - cost])
    hunt = asked(reacting(FOLDEROL, disciplines=able), ANNOUNCED, "hunt")
    refused = ["no-bleed"] if way == 3 else ["not-bleeding-you"]
    assert codes(hunt, answers(FOLDEROL, way)) == refused
    position = table("ACB").hand("B", FOLDEROL).vampire("Nik", "B", capacity=4, disciplines=able)
    other = onward(play(position.build(), "A: bleed with Lupo"), ANNOUNCED, "B")
    assert codes(other, answers(FOLDEROL, way)) == ([] if way == 3 else ["not-bleeding-you"])


def heard(way: int, blocker: str, able: dict[str, int]) -> list[str]:
    """Rake hides from a minion, and Nik helps."""
    position = table().vampire("Nik", "B", capacity=4, disciplines=able).hand("B", TOURETTE)
    position.vampire("Rake", "A", capacity=4, disciplines={"obf": 2}).hand("A", "Lost in Crowds")
    state = onward(play(position.library("A", 7).build(), "A: hunt with Rake"), DecisionKind.BLOCK)
    seat = "C" if blocker == "Yuri" else "B"
    if seat == "C":
        state = onward(play(state, "B: pass"), DecisionKind.BLOCK, "C")
    state = onward(play(state, f"{seat}: block with {blocker}"), ATTEMPT, "B")
    refused = codes(state, answers(TOURETTE, way))
    if not refused:
        state = play(state, answers(TOURETTE, way))
        assert intercept(state, find_card(state, blocker)) == 1
    return refused


@rule("D310", "R6.2.2-17", "R6.2.2-18")
def test_a_voice_helps_others() -> None:
    assert heard(1, "Nik", {"aus": 1}) == []
    assert heard(1, "Thomas", {"aus": 1}) == ["not-blocking"]
    assert heard(2, "Nik", {"mel": 1}) == []
    assert heard(2, "Thomas", {"mel": 1}) == []
    assert heard(2, "Yuri", {"mel": 2}) == ["blocker-not-yours-to-help"]
    assert heard(3, "Yuri", {"mel": 2}) == []


# --- Voice of Madness, Pack Tactics, Banner of Neutrality ----------------------------------------

MADNESS, PACK, BANNER = "Voice of Madness", "Pack Tactics", "Banner of Neutrality"


@pytest.mark.parametrize("way", [1, 2])
@rule("R1.5-04", "R6.2-11")
def test_who_is_blocked_goes_mad(way: int) -> None:
    state = play(asked(reacting(MADNESS, capacity=7), BLOCKED), answers(MADNESS, way))
    assert look(state, "pending", "Nik.tapped", "Nik.blood") == ["MINION", True, 6]
    assert look(state, "Lupo.tapped", "Lupo.blood", "B.pool") == [True, 7 - way, 30]
    old = asked(reacting(MADNESS, capacity=6), BLOCKED)
    assert codes(old, answers(MADNESS, way)) == ["acting-not-younger"]
    other = asked(reacting(MADNESS, capacity=7), BLOCKED, blocker="Thomas")
    assert codes(other, answers(MADNESS, way)) == ["is-not-blocking"]


def test_an_ally_goes_mad() -> None:
    position = reacting(MADNESS).ally("Mage", "A", life=2)
    state = onward(play(position.build(), "A: bleed with Mage"), DecisionKind.BLOCK)
    state = onward(play(state, "B: block with Nik"), BLOCKED, "B")
    state = play(state, answers(MADNESS, 2))
    assert look(state, "Mage.life", "pending") == [1, "MINION"]


@rule("R6.2.2-15", "R1.6.1-02")
def test_a_pack_blocks() -> None:
    state = hidden(PACK, {})
    held = look(state, "B.hand.count")
    state = play(state, f"B: play {PACK} with Nik")
    assert intercept(state, find_card(state, "Nik")) == 2
    assert look(state, "B.hand.count", "Nik.blood") == [held[0] - 1, 3]  # type: ignore[operator]


@pytest.mark.parametrize(
    ("mine", "theirs"), [("independent", "camarilla"), ("independent", "sabbat")]
)
@rule("R1.6.1-12")
def test_neutral_ground(mine: str, theirs: str) -> None:
    def attacked(nik: str, lupo: str, what: str = "bleed") -> GameState:
        position = Position("A", "B", "C").vampire("Lupo", "A", capacity=6, sect=lupo)
        position.vampire("Nik", "B", capacity=4, sect=nik).hand("B", BANNER)
        return asked(position, ANNOUNCED, what)

    state = play(attacked(mine, theirs), f"B: play {BANNER} with Nik")
    assert bled(state) == 0
    assert codes(attacked("camarilla", theirs), f"B: play {BANNER} with Nik") == ["wrong-sect"]
    assert codes(attacked(mine, mine), f"B: play {BANNER} with Nik") == ["does-not-hold"]
    hunt = attacked(mine, theirs, "hunt")
    assert codes(hunt, f"B: play {BANNER} with Nik") == ["not-bleeding-you"]


# --- Melange -------------------------------------------------------------------------------------

MELANGE = "Melange"


@pytest.mark.parametrize("way", [1, 2])
@rule("D317", "R6.2.2-18")
def test_melange_stays_on_who_was_blocked(way: int) -> None:
    state = play(hidden(MELANGE, {"aus": 2}), answers(MELANGE, way))
    assert intercept(state, find_card(state, "Nik")) == 1
    seen = observe(state, 2).action
    assert seen is not None
    assert len(seen.if_blocks) == way - 1
    assert look(state, "B.ash_heap") == [[MELANGE]]
    state = onward(state, RESOLVED)
    assert look(state, "Rake.attached", "B.pool") == [[MELANGE] * (way - 1), 30]
    if way == 2:
        assert look(state, f"{MELANGE}.controller") == ["B"]


def spiced(way: int = 2) -> GameState:
    """Two play: B's Nik has blocked A's Rake, and it is B's turn."""
    position = Position("A", "B").vampire("Rake", "A", capacity=4, disciplines={"obf": 2})
    position.vampire("Nik", "B", capacity=4, disciplines={"aus": 2}).vampire(
        "Royce", "B", capacity=4
    )
    position.hand("A", "Lost in Crowds").hand("B", MELANGE).library("A", 9).library("B", 9)
    state = onward(play(position.build(), "A: bleed with Rake"), DecisionKind.BLOCK)
    state = onward(play(state, "B: block with Nik"), ATTEMPT, "A")
    state = play(state, "A: play Lost in Crowds in way 1 with Rake")
    state = play(onward(state, ATTEMPT, "B"), answers(MELANGE, way))
    state = play(onward(state), "A: pass")
    return onward(state, DecisionKind.MINION, "B")


USE = f"B: use {MELANGE} in way 3"


@rule("D317", "R1.6.2-08")
def test_melange_is_burned_for_a_bleed() -> None:
    state = onward(play(spiced(), "B: bleed with Nik"), DECLINED, "B")
    state = play(state, USE)
    assert (bled(state), look(state, "Rake.attached", "B.ash_heap")) == (2, [[], [MELANGE]])
    assert look(onward(state), "A.pool") == [28]
    hunt = onward(play(spiced(), "B: hunt with Nik"), ANNOUNCED, "B")
    assert codes(hunt, USE) == ["bleeds-another"]


@rule("R1.4-01")
def test_melange_is_for_who_has_blocked() -> None:
    refused = onward(play(spiced(), "B: bleed with Royce"), DECLINED, "B")
    allowed = onward(play(spiced(), "B: bleed with Nik"), DECLINED, "B")
    pair(refused, allowed, USE, "bleeds-another", "R1.4-01")


@rule("D317")
def test_melange_that_has_gone_from_the_ash_heap() -> None:
    state = play(hidden(MELANGE, {"aus": 2}), answers(MELANGE, 2))
    card = find_card(state, MELANGE)
    state = move(state, card, Zone.REMOVED).replace(trail=())
    assert look(onward(state, RESOLVED), "Rake.attached") == [[]]

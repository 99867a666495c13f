"""Actions, modifiers and reactions that lead to combat, change it, or come after it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.fights import after, changed, fighters, fought, pressed, until
from tests.cards.table import codes, look, onward, play, skilled
from tests.rulecheck import rule
from tests.rules.pairs import pair
from vtes.model.decisions import DecisionKind, WindowKind
from vtes.model.frames import Action
from vtes.model.state import GameState
from vtes.queries import current_combat, stealth
from vtes.testing import Position

BLOCK = DecisionKind.BLOCK
STRIKE = DecisionKind.STRIKE
RANGE = WindowKind.RANGE
ATTEMPT = WindowKind.BLOCK_ATTEMPT
RESOLVED = WindowKind.AFTER_RESOLUTION


def with_nik(name: str, *, level: int = 2, **nik: Any) -> Position:
    """B has the card, and Nik who can play it, beside Thomas."""
    facts = {"capacity": 4, "disciplines": skilled(name, level=level), **nik}
    return fighters().vampire("Nik", "B", **facts).hand("B", name)


def blocking(state: GameState, minion: str = "Nik", action: str = "bleed with Lupo") -> GameState:
    state = until(play(state, f"A: {action}"), BLOCK, "B")
    return until(play(state, f"B: block with {minion}"), ATTEMPT, "B")


# Bum's Rush


@rule("R6.4-02", "R6.4-03", "R6.4-04")
def test_a_rush_leads_to_combat_with_any_ready_minion_of_another() -> None:
    position = fighters().hand("A", "Bum's Rush").vampire("Nik", "C", capacity=4)
    position.vampire("Rake", "B", capacity=4, zone="torpor").vampire("Royce", "A", capacity=3)
    state = play(position.build(), "A: play Bum's Rush with Lupo")
    refused = {
        name: codes(state, f"A: target {name}") for name in ("Thomas", "Nik", "Rake", "Royce")
    }
    assert refused == {
        "Thomas": [],
        "Nik": [],
        "Rake": ["target-not-in-play"],
        "Royce": ["target-not-yours-to-choose"],
    }
    state = play(state, "A: target Nik")
    assert (stealth(state), look(state, "action.directed_at")) == (0, ["C"])
    state = until(state, WindowKind.BEFORE_RANGE)
    assert look(state, "combat.acting", "combat.opposing") == ["Lupo", "Nik"]
    assert look(state, "Bum's Rush.zone", "A.hand.count") == ["playing", 6]
    state = until(state)
    assert look(state, "Bum's Rush.zone", "A.hand.count") == ["ash heap", 7]


def test_who_rushes_may_maneuver_once() -> None:
    position = fighters().hand("A", "Bum's Rush").hand("B", "Fake Out")
    state = play(position.build(), "A: play Bum's Rush with Lupo", "A: target Thomas")
    begun = until(state, RANGE, "A")
    assert look(after(begun), "Thomas.blood") == [8]
    state = play(begun, "A: maneuver")
    assert look(state, "round.range") == ["LONG"]
    assert codes(until(pressed(state), RANGE, "A"), "A: maneuver") == ["no-option"]
    assert codes(until(pressed(begun), RANGE, "A"), "A: maneuver") == []
    state = until(play(position.build(), "A: play Bum's Rush with Lupo", "A: target Thomas"), BLOCK)
    state = until(play(state, "B: block with Thomas"), RANGE, "A")
    assert codes(state, "A: maneuver") == ["no-option"]  # the block, not the card, led to combat


# Ritual Challenge


def test_a_ritual_challenge_makes_strong() -> None:
    position = fighters(clan="Gangrel").hand("A", "Ritual Challenge")
    state = play(position.build(), "A: play Ritual Challenge with Lupo")
    assert stealth(state) == 1
    state = until(state)
    assert look(state, "Lupo.strength", "Lupo.attached", "Lupo.blood") == [
        2,
        ["Ritual Challenge"],
        8,
    ]
    blocked = until(play(position.build(), "A: play Ritual Challenge with Lupo"), BLOCK)
    position = fighters(clan="Gangrel").hand("A", "Ritual Challenge")
    position.attach("Ritual Challenge", on="Lupo").vampire("Rake", "A", capacity=4, clan="Gangrel")
    state = position.build()
    assert codes(state, "A: play Ritual Challenge with Lupo") == ["has-one"]
    assert codes(state, "A: play Ritual Challenge with Rake") == []
    assert look(blocked, "Lupo.strength") == [1]


def test_a_ritual_challenge_is_for_gangrel() -> None:
    state = fighters(clan="Brujah").hand("A", "Ritual Challenge").build()
    assert codes(state, "A: play Ritual Challenge with Lupo") == ["clan-missing"]


# Cats' Guidance


def test_cats_wake_who_has_blocked() -> None:
    begun = fought(with_nik("Cats' Guidance"), blocker="Nik")
    line = "B: play Cats' Guidance with Nik"
    for moment in (WindowKind.BEFORE_RANGE, WindowKind.END_OF_COMBAT):
        assert codes(until(begun, moment, "B"), line) == ["wrong-window"]
    state = until(begun, RESOLVED, "B")
    assert current_combat(state) is None
    assert look(state, "Nik.tapped") == [True]
    assert look(play(state, line), "Nik.tapped") == [False]
    assert codes(state, "B: play Cats' Guidance in way 2 with Nik") == ["wrong-window"]


def test_cats_wake_nobody_else() -> None:
    line = "B: play Cats' Guidance with Nik"
    begun = fought(with_nik("Cats' Guidance", tapped=True), blocker="Thomas")
    assert codes(until(begun, RESOLVED, "B"), line) == ["has-not-blocked"]
    position = with_nik("Cats' Guidance", blood=0).attach("Ritual Challenge", on="Lupo")
    state = until(fought(position, blocker="Nik"), RESOLVED, "B")
    assert look(state, "Nik.zone") == ["torpor"]
    assert "reacting-not-ready" in codes(state, line)
    untapped = until(fought(with_nik("Cats' Guidance"), blocker="Nik"), RESOLVED, "B")
    nik = untapped.players[1].ready[1]
    cards = untapped.cards.set(nik, untapped.cards[nik].replace(tapped=False))
    assert codes(untapped.replace(cards=cards), line) == ["not-tapped"]


@rule("R6.2.2-17")
def test_cats_help_to_block() -> None:
    state = blocking(with_nik("Cats' Guidance").build(), action="hunt with Lupo")
    assert codes(state, "B: play Cats' Guidance with Nik") == ["wrong-window"]
    state = play(state, "B: play Cats' Guidance in way 2 with Nik")
    assert look(state, "Nik.intercept") == [1]
    basic = blocking(with_nik("Cats' Guidance", level=1).build(), action="hunt with Lupo")
    assert codes(basic, "B: play Cats' Guidance in way 2 with Nik") == ["not-superior"]


def test_has_blocked() -> None:
    begun = fought(with_nik("Cats' Guidance", tapped=True), blocker="Thomas")
    refused = until(begun, RESOLVED, "B")
    allowed = changed(refused, Action, blocker=refused.players[1].ready[1])
    pair(refused, allowed, "B: play Cats' Guidance with Nik", "has-not-blocked", "R1.4-01")


# Spirit's Touch


@pytest.mark.parametrize("way", [1, 2])
def test_a_touch_helps_to_block_and_to_maneuver(way: int) -> None:
    position = with_nik("Spirit's Touch")
    state = blocking(position.build(), action="hunt with Lupo")
    state = play(state, f"B: play Spirit's Touch in way {way} with Nik")
    assert look(state, "Nik.intercept") == [1]
    state = until(state, WindowKind.BEFORE_RANGE)
    combat = current_combat(state)
    assert combat is not None
    assert look(state, "combat.opposing") == ["Nik"]
    assert len(combat.options) == way - 1
    if way == 2:
        state = play(until(state, RANGE, "B"), "B: maneuver")
        assert look(state, "round.range") == ["LONG"]
        assert codes(until(pressed(state), RANGE, "B"), "B: maneuver") == ["no-option"]


def test_a_touch_gives_no_maneuver_to_who_does_not_block() -> None:
    """Nik has failed to block; when Thomas does, the maneuver is nobody's."""
    position = with_nik("Spirit's Touch").hand("A", "Lost in Crowds")
    position.vampire("Rake", "A", capacity=5, disciplines={"obf": 2})
    position.attach("Mr. Winthrop", on="Thomas")
    state = blocking(position.attach("Raven Spy", on="Thomas").build(), action="hunt with Rake")
    state = until(play(state, "B: play Spirit's Touch in way 2 with Nik"), ATTEMPT, "A")
    state = until(play(state, "A: play Lost in Crowds with Rake"), BLOCK, "B")
    state = until(play(state, "B: block with Thomas"), WindowKind.BEFORE_RANGE)
    combat = current_combat(state)
    assert combat is not None
    assert look(state, "combat.opposing") == ["Thomas"]
    assert combat.options == ()


# Rat's Warning


@pytest.mark.parametrize("way", [1, 2])
@pytest.mark.parametrize("kind", [WindowKind.AS_ANNOUNCED, ATTEMPT, WindowKind.AFTER_DECLINE])
def test_a_warning_untaps(way: int, kind: WindowKind) -> None:
    position = with_nik("Rat's Warning", tapped=True)
    state = play(position.build(), "A: bleed with Lupo")
    if kind is ATTEMPT:
        state = play(until(state, BLOCK), "B: block with Thomas")
    state = play(until(state, kind, "B"), f"B: play Rat's Warning in way {way} with Nik")
    assert look(state, "Nik.tapped") == [False]


@pytest.mark.parametrize("way", [1, 2])
def test_who_was_warned_may_press_if_he_blocks(way: int) -> None:
    position = with_nik("Rat's Warning", tapped=True)
    state = until(play(position.build(), "A: bleed with Lupo"), WindowKind.AS_ANNOUNCED, "B")
    state = play(state, f"B: play Rat's Warning in way {way} with Nik")
    thomas, nik = (play(until(state, BLOCK), f"B: block with {who}") for who in ("Thomas", "Nik"))
    options = []
    for blocked in (thomas, nik):
        combat = current_combat(until(blocked, WindowKind.BEFORE_RANGE))
        assert combat is not None
        options.append(len(combat.options))
    assert options == ([0, 0] if way == 1 else [0, 1])
    if way == 2:
        state = play(until(nik, WindowKind.PRESS, "B"), "B: press")
        state = until(state, STRIKE)
        assert look(state, "combat.round") == [2]
        assert codes(until(state, WindowKind.PRESS, "B"), "B: press") == ["no-option"]


def test_whom_rats_warn() -> None:
    line = "B: play Rat's Warning with Nik"
    awake = until(
        play(with_nik("Rat's Warning").build(), "A: bleed with Lupo"), WindowKind.AS_ANNOUNCED, "B"
    )
    assert codes(awake, line) == ["not-tapped"]
    hunt = until(
        play(with_nik("Rat's Warning", tapped=True).build(), "A: hunt with Lupo"),
        WindowKind.AS_ANNOUNCED,
        "B",
    )
    assert codes(hunt, line) == ["not-bleeding-you"]
    state = until(
        play(with_nik("Rat's Warning", tapped=True, level=1).build(), "A: bleed with Lupo"),
        WindowKind.AS_ANNOUNCED,
        "B",
    )
    assert codes(state, line) == []
    assert codes(state, "B: play Rat's Warning in way 2 with Nik") == ["not-superior"]
    assert codes(onward(state, RESOLVED, "B"), line) == ["wrong-window"]

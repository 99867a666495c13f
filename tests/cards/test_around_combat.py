"""Actions, modifiers and reactions that lead to combat, change it, or come after it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.fights import after, changed, fighters, fought, pressed, until
from tests.cards.table import ATTEMPT, RESOLVED, codes, look, play, skilled
from tests.rulecheck import rule
from tests.rules.pairs import pair
from vtes.codec import dumps, loads
from vtes.model.decisions import DecisionKind, WindowKind
from vtes.model.frames import Action
from vtes.model.state import GameState
from vtes.model.zones import Zone
from vtes.ops.cards import burn, move
from vtes.queries import current_combat, stealth
from vtes.testing import Position

BLOCK = DecisionKind.BLOCK
STRIKE = DecisionKind.STRIKE
RANGE = WindowKind.RANGE


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
    assert codes(state, "B: play Cats' Guidance in way 1 with Nik") == ["wrong-window"]
    state = play(state, "B: play Cats' Guidance in way 2 with Nik")
    assert look(state, "Nik.intercept") == [1]
    basic = blocking(with_nik("Cats' Guidance", level=1).build(), action="hunt with Lupo")
    assert codes(basic, "B: play Cats' Guidance in way 2 with Nik") == ["not-superior"]


@rule("R1.4-01")
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


@pytest.mark.parametrize("way", ["", " in way 2"])
def test_whom_rats_warn(way: str) -> None:
    line = f"B: play Rat's Warning{way} with Nik"
    announced = WindowKind.AS_ANNOUNCED

    def warned(what: str = "bleed", **nik: Any) -> GameState:
        position = with_nik("Rat's Warning", **{"tapped": True, **nik})
        return play(position.build(), f"A: {what} with Lupo")

    assert codes(until(warned(), announced, "B"), line) == []
    assert codes(until(warned(tapped=False), announced, "B"), line) == ["not-tapped"]
    assert codes(until(warned("hunt"), announced, "B"), line) == ["not-bleeding-you"]
    basic = until(warned(level=1), announced, "B")
    assert codes(basic, line) == (["not-superior"] if way else [])
    assert codes(until(warned(), RESOLVED, "B"), line) == ["wrong-window"]
    blocked = play(until(warned(), BLOCK), "B: block with Thomas")
    assert codes(until(blocked, WindowKind.AFTER_BLOCK, "B"), line) == []
    hidden = with_nik("Rat's Warning", tapped=True).hand("A", "Lost in Crowds")
    hidden.vampire("Rake", "A", capacity=5, disciplines={"obf": 1})
    state = play(until(play(hidden.build(), "A: bleed with Rake"), BLOCK), "B: block with Thomas")
    state = play(until(state, ATTEMPT, "A"), "A: play Lost in Crowds with Rake")
    assert codes(until(state, WindowKind.AFTER_FAILURE, "B"), line) == []


# Hidden Lurker and Fast Reaction


def lurking(*, level: int = 2, **nik: Any) -> Position:
    """A has the Lurker, and Nik who can play it; Thomas of B blocks Lupo."""
    facts = {"capacity": 4, "disciplines": skilled("Hidden Lurker", level=level), **nik}
    position = fighters().vampire("Nik", "A", **facts).hand("A", "Hidden Lurker")
    return position.attach("IR Goggles", on="Nik").hand("B", "Dodge")


END = WindowKind.END_OF_COMBAT
LURK = "A: play Hidden Lurker with Nik"
SUPERIOR_LURK = "A: play Hidden Lurker in way 2 with Nik"


@pytest.mark.parametrize("way", [1, 2])
def test_a_lurker_fights_the_blocker(way: int) -> None:
    state = until(fought(lurking()), END, "A")
    state = play(state, f"A: play Hidden Lurker in way {way} with Nik" if way > 1 else LURK)
    assert look(state, "Nik.tapped", "combat.acting", "combat.opposing") == [True, "Lupo", "Thomas"]
    state = until(state, WindowKind.BEFORE_RANGE)
    assert look(state, "combat.acting", "combat.opposing") == ["Nik", "Thomas"]
    state = until(state, STRIKE)
    assert look(state, "to_move") == ["A"]
    state = play(state, "A: strike with hand")
    assert look(until(state, WindowKind.PRESS, "A"), "Thomas.blood", "Nik.blood") == [7, 4]
    state = until(state, WindowKind.PRESS, "A")
    assert codes(state, "A: press") == ([] if way == 2 else ["no-option"])
    if way == 2:
        state = until(play(state, "A: press"), STRIKE, "B")  # now he strikes
        assert look(state, "combat.round") == [2]
        assert codes(until(state, WindowKind.PRESS, "A"), "A: press") == ["no-option"]
    state = until(state, RESOLVED)
    assert look(state, "action.minion") == ["Lupo"]


@rule("R1.4-01")
def test_when_a_lurker_fights() -> None:
    begun = fought(lurking())
    assert codes(until(begun, WindowKind.BEFORE_RANGE, "A"), LURK) == ["wrong-window"]
    assert codes(until(begun, RESOLVED, "A"), LURK) == ["wrong-window"]
    state = until(begun, END, "A")
    assert codes(state, LURK) == []
    assert codes(state, "A: play Hidden Lurker with Lupo") == [
        "is-acting",
        "discipline-missing",
        "is-tapped",
        "others-have-not-fought",
    ]
    basic = until(fought(lurking(level=1)), END, "A")
    assert codes(basic, "A: play Hidden Lurker in way 2 with Nik") == ["not-superior"]
    tapped = until(fought(lurking(tapped=True)), END, "A")
    pair(tapped, state, LURK, "is-tapped", "R1.4-01")
    assert codes(tapped, SUPERIOR_LURK) == ["is-tapped"]


@rule("R1.4-01")
def test_a_lurker_does_not_fight_the_fallen_nor_in_other_combats() -> None:
    state = until(fought(lurking()), END, "A")
    position = lurking().attach("Rowan Ring", on="Lupo")
    fallen = play(until(fought(position), STRIKE, "A"), "A: use Rowan Ring in way 2")
    fallen = until(fallen, END, "A")
    pair(fallen, state, LURK, "others-have-not-fought", "R1.4-01")
    rush = play(lurking().hand("A", "Bum's Rush").build(), "A: play Bum's Rush with Lupo")
    rush = until(until(play(rush, "A: target Thomas"), STRIKE), END, "A")
    for line in (LURK, SUPERIOR_LURK):
        assert codes(rush, line) == ["others-have-not-fought"]  # nobody has blocked


def test_no_second_combat_is_queued() -> None:
    position = lurking().vampire("Royce", "A", capacity=4, disciplines={"obf": 1})
    state = until(fought(position.hand("A", "Hidden Lurker")), END, "A")
    state = play(state, LURK)
    assert (
        codes(state, "A: play Hidden Lurker with Royce")
        == [
            "modifier-again",
            "others-have-not-fought",
        ][1:]
    )
    state = until(until(state, WindowKind.BEFORE_RANGE), END, "A")
    assert look(state, "combat.acting") == ["Nik"]
    assert codes(state, "A: play Hidden Lurker with Royce") == ["others-have-not-fought"]


def test_psyche_and_a_lurker_exclude_each_other() -> None:
    position = lurking().hand("B", "Psyche!")
    position.vampire("Rake", "B", capacity=5, disciplines={"cel": 2})
    state = until(fought(position, blocker="Rake"), END, "B")
    state = play(state, "B: play Psyche! in way 2 with Rake")
    assert codes(until(state, END, "A"), LURK) == ["others-have-not-fought"]
    state = until(until(state, WindowKind.BEFORE_COMBAT), WindowKind.BEFORE_RANGE)
    assert look(state, "combat.acting", "combat.opposing") == ["Lupo", "Rake"]
    assert codes(until(state, END, "A"), LURK) == []


RELIEF = "B: play Fast Reaction with Nik"


def relief(*, level: int = 2, **nik: Any) -> Position:
    return with_nik("Fast Reaction", level=level, **nik)


@pytest.mark.parametrize("way", [1, 2])
def test_another_vampire_fights_the_acting_minion(way: int) -> None:
    state = until(fought(relief()), END, "B")
    state = play(state, f"B: play Fast Reaction in way {way} with Nik" if way > 1 else RELIEF)
    assert look(state, "Nik.tapped") == [True]
    state = until(state, WindowKind.BEFORE_RANGE)
    assert look(state, "combat.acting", "combat.opposing") == ["Lupo", "Nik"]
    state = until(state, STRIKE)
    assert look(state, "to_move") == ["B"]  # Lupo does not strike
    combat = current_combat(state)
    assert combat is not None
    assert len(combat.options) == way - 1
    if way == 2:
        state = play(until(state, WindowKind.PRESS, "B"), "B: press")
        assert look(until(state, STRIKE, "A"), "combat.round") == [2]
    assert look(after(state), "Nik.blood", "Lupo.blood") == ([4, 7] if way == 1 else [3, 6])


def test_when_another_vampire_fights() -> None:
    begun = fought(relief())
    assert codes(until(begun, WindowKind.BEFORE_RANGE, "B"), RELIEF) == ["wrong-window"]
    state = until(begun, END, "B")
    assert codes(state, RELIEF) == []
    tapped = until(fought(relief(tapped=True)), END, "B")
    assert codes(tapped, RELIEF) == ["reacting-tapped"]
    own = until(fought(relief(), blocker="Nik"), END, "B")
    for line in (RELIEF, "B: play Fast Reaction in way 2 with Nik"):
        assert codes(own, line) == ["reacting-tapped", "others-have-not-fought"]
    basic = until(fought(relief(level=1)), END, "B")
    assert codes(basic, "B: play Fast Reaction in way 2 with Nik") == ["not-superior"]
    position = relief().attach("Rowan Ring", on="Thomas")
    fallen = play(until(fought(position), STRIKE, "B"), "B: use Rowan Ring in way 2")
    assert codes(until(fallen, END, "B"), RELIEF) == ["others-have-not-fought"]


# Obedience


def commanding(level: int = 2, **nik: Any) -> Position:
    return with_nik("Obedience", level=level, **{"capacity": 10, **nik}).library("A", 3)


@pytest.mark.parametrize("way", [1, 2])
def test_obedience_ends_a_blocked_action(way: int) -> None:
    state = until(play(commanding().build(), "A: bleed with Lupo"), BLOCK)
    state = until(play(state, "B: block with Nik"), WindowKind.AFTER_BLOCK, "B")
    line = "B: play Obedience with Nik" if way == 1 else "B: play Obedience in way 2 with Nik"
    state = until(play(state, line))
    assert look(state, "Lupo.tapped", "Nik.tapped", "B.pool") == [way == 2, False, 30]
    assert look(state, "Lupo.blood", "Nik.blood") == [9, 10]
    if way == 1:
        assert codes(state, "A: bleed with Lupo") == ["action-repeated"]
        assert codes(state, "A: hunt with Lupo") == []


@pytest.mark.parametrize("way", [1, 2])
def test_obedience_ends_a_rush(way: int) -> None:
    position = commanding().hand("A", "Bum's Rush", "Bum's Rush")
    state = play(position.build(), "A: play Bum's Rush with Lupo", "A: target Nik")
    state = until(state, WindowKind.BEFORE_COMBAT, "B")
    line = "B: play Obedience with Nik" if way == 1 else "B: play Obedience in way 2 with Nik"
    state = until(play(state, line))
    assert look(state, "Lupo.tapped", "Nik.tapped", "Lupo.blood") == [way == 2, False, 9]
    assert look(state, "A.ash_heap") == [["Bum's Rush"]]
    if way == 1:
        assert codes(state, "A: play Bum's Rush with Lupo") == ["card-repeated"]


@rule("D286")
def test_obedience_ends_what_a_card_in_play_offers() -> None:
    position = commanding().attach("Haven Uncovered", on="Nik", seat="A")
    position.attach("Haven Uncovered", on="Thomas", seat="A").hand("A", "Bum's Rush")
    rush = "A: use Haven Uncovered (2) in way 2 with Lupo"  # the one on Nik
    state = until(play(position.build(), rush), WindowKind.BEFORE_COMBAT, "B")
    state = until(play(state, "B: play Obedience with Nik"))
    assert look(state, "Lupo.tapped", "Lupo.blood") == [False, 9]
    assert codes(state, rush) == ["use-repeated"]
    assert codes(state, "A: use Haven Uncovered in way 2 with Lupo") == []
    assert codes(state, "A: play Bum's Rush with Lupo") == []


def test_obedience_ends_a_combat_that_would_follow() -> None:
    position = commanding().hand("B", "Fast Reaction")
    position.vampire("Royce", "B", capacity=10, disciplines={"aus": 1, "dom": 1})
    state = until(fought(position), END, "B")
    state = play(state, "B: play Fast Reaction with Royce")
    state = until(state, WindowKind.BEFORE_COMBAT, "B")
    assert codes(state, "B: play Obedience with Nik") == ["not-about-to-fight"]
    assert codes(state, "B: play Obedience with Royce") == ["reacting-tapped"]


@rule("R1.4-01", "R1.5-04")
def test_who_commands_obedience() -> None:
    line = "B: play Obedience with Nik"

    def blocked(
        position: Position, blocker: str = "Nik", action: str = "bleed with Lupo"
    ) -> GameState:
        state = until(play(position.build(), f"A: {action}"), BLOCK)
        return until(play(state, f"B: block with {blocker}"), WindowKind.AFTER_BLOCK, "B")

    right = blocked(commanding())
    assert codes(right, line) == []
    assert codes(right, "B: play Obedience with Thomas") == [
        "discipline-missing",
        "not-about-to-fight",
        "acting-not-younger",
    ]
    for each in (line, "B: play Obedience in way 2 with Nik"):
        pair(blocked(commanding(), "Thomas"), right, each, "not-about-to-fight", "R1.4-01")
        pair(blocked(commanding(capacity=9)), right, each, "acting-not-younger", "R1.5-04")
    ally = blocked(commanding().ally("Mage", "A", life=2), action="bleed with Mage")
    assert codes(ally, line) == ["acting-not-younger"]
    basic = blocked(commanding(level=1))
    assert codes(basic, "B: play Obedience in way 2 with Nik") == ["not-superior"]
    attempt = until(
        play(until(play(commanding().build(), "A: bleed with Lupo"), BLOCK), "B: block with Nik"),
        ATTEMPT,
        "B",
    )
    assert codes(attempt, line) == ["wrong-window"]
    rush = commanding(tapped=True).hand("A", "Bum's Rush").build()
    rush = play(rush, "A: play Bum's Rush with Lupo", "A: target Nik")
    assert codes(until(rush, WindowKind.BEFORE_COMBAT, "B"), line) == ["reacting-tapped"]


def test_a_combat_does_not_begin_without_a_combatant() -> None:
    position = fighters().hand("A", "Bum's Rush").hand("B", "Dodge")
    state = play(position.build(), "A: play Bum's Rush with Lupo", "A: target Thomas")
    state = until(state, WindowKind.BEFORE_COMBAT, "B")
    state = move(state, state.players[1].ready[0], Zone.TORPOR).replace(trail=())
    state = until(state)
    assert look(state, "Lupo.blood", "Thomas.blood") == [9, 9]


# Dawn Operation


def at_dawn(kind: WindowKind, way: int = 1, *, blocker: str = "Thomas", **more: Any) -> GameState:
    position = fighters(disciplines={"for": 2}).hand("A", "Dawn Operation")
    position.ally("Mage", "B", life=3).hand("B", "Dodge", *more.get("hand", ()))
    state = play(position.build(), "A: bleed with Lupo")
    if kind is ATTEMPT:
        state = play(until(state, BLOCK), f"B: block with {blocker}")
    line = (
        "A: play Dawn Operation with Lupo"
        if way == 1
        else "A: play Dawn Operation in way 2 with Lupo"
    )
    return play(until(state, kind, "A"), line)


@pytest.mark.parametrize("way", [1, 2])
@pytest.mark.parametrize("kind", [WindowKind.AS_ANNOUNCED, ATTEMPT])
def test_at_dawn_damage_is_aggravated(kind: WindowKind, way: int) -> None:
    state = at_dawn(kind, way)
    if kind is not ATTEMPT:
        state = play(until(state, BLOCK), "B: block with Thomas")
    state = until(until(state, WindowKind.BEFORE_RANGE), RESOLVED)
    assert look(state, "Thomas.zone", "Lupo.zone", "Thomas.blood") == ["torpor", "torpor", 9]


def test_at_dawn_allies_are_as_always_and_unblocked_nothing_happens() -> None:
    state = at_dawn(ATTEMPT, blocker="Mage")
    state = until(until(state, WindowKind.BEFORE_RANGE), RESOLVED)
    assert look(state, "Mage.zone", "Mage.life", "Lupo.zone") == ["ready", 2, "ready"]
    state = until(at_dawn(WindowKind.AS_ANNOUNCED))
    assert look(state, "B.pool", "Lupo.zone") == [29, "ready"]


@rule("R1.4-01")
def test_at_dawn_a_vampire_may_call_his_attempt_off() -> None:
    state = until(at_dawn(ATTEMPT), ATTEMPT, "B")
    assert codes(state, "B: call off the block") == []
    called = play(state, "B: call off the block")
    assert look(called, "Thomas.tapped", "pending") == [False, "BLOCK"]
    assert codes(called, "B: block with Thomas") == []
    assert look(until(play(called, "B: pass")), "B.pool", "Lupo.zone") == [29, "ready"]
    superior = until(at_dawn(ATTEMPT, 2), ATTEMPT, "B")
    pair(superior, state, "B: call off the block", "block-not-revocable", "R1.4-01")
    ally = until(at_dawn(ATTEMPT, blocker="Mage"), ATTEMPT, "B")
    assert codes(ally, "B: call off the block") == ["block-not-revocable"]
    early = until(
        play(until(at_dawn(WindowKind.AS_ANNOUNCED), BLOCK), "B: block with Thomas"), ATTEMPT, "B"
    )
    assert codes(early, "B: call off the block") == ["block-not-revocable"]


@rule("R6.2.2-07")
def test_nobody_else_calls_an_attempt_off() -> None:
    state = until(at_dawn(ATTEMPT), ATTEMPT, "A")
    assert codes(state, "A: call off the block") == ["no-attempt-of-yours"]
    mine = until(state, ATTEMPT, "B")
    later = until(mine, WindowKind.AFTER_BLOCK, "B")
    pair(later, mine, "B: call off the block", "no-attempt-of-yours", "R6.2.2-07")


def test_an_attempt_that_may_be_called_off_is_asked_for_without_a_card() -> None:
    position = Position("A", "B").hand("A", "Dawn Operation").vampire("Thomas", "B", capacity=5)
    position.vampire("Lupo", "A", capacity=5, disciplines={"for": 1})
    state = until(play(position.build(), "A: bleed with Lupo"), BLOCK)
    state = until(play(state, "B: block with Thomas"), ATTEMPT, "A")
    assert look(until(state), "Thomas.tapped") == [True]  # nobody asks B, who holds no card
    state = until(play(state, "A: play Dawn Operation with Lupo"), ATTEMPT, "B")
    assert codes(state, "B: call off the block") == []


# Shadow of the Beast


SHADOW = "A: use Shadow of the Beast in way"


def shadowed(way: int) -> GameState:
    """Lupo has the card, played in that way, and his second action is blocked."""
    position = fighters(disciplines={"pro": 2}).hand("A", "Shadow of the Beast")
    how = f" in way {way}" if way > 1 else ""
    state = play(position.build(), f"A: play Shadow of the Beast{how} with Lupo")
    assert stealth(state) == 0
    state = until(state)
    assert look(state, "Lupo.attached", "Lupo.blood") == [["Shadow of the Beast"], 8]
    cards = state.cards.set(0, state.cards[0].replace(tapped=False))
    state = until(play(state.replace(cards=cards), "A: bleed with Lupo"), BLOCK)
    return until(play(state, "B: block with Thomas"), WindowKind.BEFORE_RANGE)


@pytest.mark.parametrize("way", [1, 2])
def test_a_shadow_maneuvers_and_presses(way: int) -> None:
    begun = shadowed(way)
    assert loads(dumps(begun)) == begun
    state = play(until(begun, RANGE, "A"), f"{SHADOW} 3")
    assert look(state, "round.range") == ["LONG"]
    assert "once-in-combat" in codes(until(pressed(state), RANGE, "A"), f"{SHADOW} 3")
    state = until(state, WindowKind.PRESS, "A")
    assert codes(state, f"{SHADOW} 4") == ([] if way == 2 else ["played-otherwise"])
    if way == 2:
        state = until(play(state, f"{SHADOW} 4"), STRIKE)
        assert look(state, "combat.round") == [2]
        assert codes(until(state, WindowKind.PRESS, "A"), f"{SHADOW} 4") == ["once-in-combat"]


@rule("R1.5-15")
def test_played_in() -> None:
    basic, superior = (until(shadowed(way), WindowKind.PRESS, "A") for way in (1, 2))
    pair(basic, superior, f"{SHADOW} 4", "played-otherwise", "R1.5-15")


def test_one_shadow_is_enough_and_what_it_was_is_forgotten() -> None:
    position = fighters(disciplines={"pro": 2}).hand("A", "Shadow of the Beast")
    state = position.attach("Shadow of the Beast", on="Lupo").build()
    for way in ("", " in way 2"):
        assert codes(state, f"A: play Shadow of the Beast{way} with Lupo") == ["has-one"]
    state = shadowed(2)
    shadow = state.cards[0].attached[0]
    assert state.cards[shadow].way == 1
    assert burn(state, shadow).cards[shadow].way == 0


def test_who_casts_a_shadow() -> None:
    state = fighters(disciplines={"pro": 1}).hand("A", "Shadow of the Beast").build()
    assert codes(state, "A: play Shadow of the Beast with Lupo") == []
    assert codes(state, "A: play Shadow of the Beast in way 2 with Lupo") == ["not-superior"]


@pytest.mark.parametrize("way", ["", " in way 2"])
def test_dawn_operation_is_played_as_long_as_the_action_can_be_blocked(way: str) -> None:
    position = fighters(disciplines={"for": 2}).hand("A", "Dawn Operation")
    state = play(position.build(), "A: hunt with Lupo")
    line = f"A: play Dawn Operation{way} with Lupo"
    assert codes(until(state, WindowKind.AFTER_DECLINE, "A"), line) == []
    tried = play(until(state, BLOCK, "B"), "B: block with Thomas")
    assert codes(until(tried, WindowKind.AFTER_FAILURE, "A"), line) == []
    assert codes(until(state, RESOLVED, "A"), line) == ["wrong-window"]

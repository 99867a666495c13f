"""Combat from afar, combat without an end, and combat against who is hard to hurt."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.fights import after, fighters, fought, pressed, until
from tests.cards.table import codes, lines, look, onward, play, table
from tests.rulecheck import rule
from tests.rules.pairs import pair
from vtes.cards.shapes import strike_card
from vtes.codec import dumps, loads
from vtes.model.combat_words import DamageTo
from vtes.model.decisions import DecisionKind, WindowKind
from vtes.model.state import GameState
from vtes.model.text import Strike, Text
from vtes.model.words import Who
from vtes.queries import current_combat
from vtes.testing import Position

RIFLE, PACK, NEPHANDUS, GHOUL = "Sniper Rifle", "Dog Pack", "Nephandus", "War Ghoul"
SET = f"B: use {RIFLE} in way 3"
BEFORE, STRIKE = WindowKind.BEFORE_RANGE, DecisionKind.STRIKE

# --- Sniper Rifle ---------------------------------------------------------------------------------


def sniper(*cards: str, on: str = "Thomas", **lupo: Any) -> Position:
    return fighters(**lupo).hand("A", *cards).attach(RIFLE, on=on)


def test_who_equips_with_a_rifle() -> None:
    state = onward(play(fighters().hand("A", RIFLE).build(), f"A: play {RIFLE} with Lupo"))
    assert look(state, f"{RIFLE}.host", "A.pool") == ["Lupo", 28]


@rule("R6.4.2-01", "R6.4.2-12", "R6.4.3-10")
def test_who_blocks_with_a_rifle_shoots_from_afar() -> None:
    state = until(fought(sniper("Fake Out")), BEFORE, "B")
    state = play(state, SET)
    assert look(state, "round.range") == ["LONG"]
    assert loads(dumps(state)) == state
    assert SET not in lines(until(state, BEFORE, "A"))
    state = until(state, STRIKE, "A")  # nobody maneuvers
    state = play(state, "A: strike with hand")
    assert look(state, "round.range") == ["LONG"]
    state = until(state, WindowKind.BEFORE_RESOLUTION)  # his strike is chosen
    assert look(after(state), "Lupo.blood", "Thomas.blood") == [7, 9]
    later = until(pressed(state), WindowKind.RANGE, "A")
    assert look(later, "round.range") == ["CLOSE"]


def test_a_rifle_is_of_no_use_at_close_range() -> None:
    state = until(fought(sniper()), STRIKE, "B")
    state = play(state, f"B: use {RIFLE} in way 2")
    assert look(after(state), "Lupo.blood", "Thomas.blood") == [9, 8]


@rule("R6.2-11")
def test_only_who_has_blocked_sets_the_range() -> None:
    refused = until(fought(sniper(on="Lupo")), BEFORE, "A")
    assert codes(refused, SET.replace("B:", "A:")) == ["not-from-block"]
    other = until(fought(sniper().vampire("Nik", "B", capacity=5), blocker="Nik"), BEFORE, "B")
    assert codes(other, SET) == ["not-combatant", "not-from-block"]
    rush = sniper("Bum's Rush").build()
    state = until(play(rush, "A: play Bum's Rush with Lupo", "A: target Thomas"), BEFORE, "B")
    blocked = until(fought(sniper()), BEFORE, "B")
    pair(state, blocked, SET, "not-from-block", "R6.2-11")


# [LSJ 20010814]
@rule("R6.2-11")
def test_not_in_a_combat_that_follows() -> None:
    position = fighters(disciplines={"cel": 2}).hand("A", "Psyche!").attach(RIFLE, on="Thomas")
    state = until(fought(position), WindowKind.END_OF_COMBAT, "A")
    state = play(state, "A: play Psyche! in way 2 with Lupo")
    state = until(state, BEFORE, "B")
    assert look(state, "combat.round") == [1]
    assert codes(state, SET) == ["not-from-block"]


@rule("R6.4.1-01")
def test_only_in_the_first_round() -> None:
    state = until(pressed(fought(sniper())), BEFORE, "B")
    assert codes(state, SET) == ["not-first-round"]


# [LSJ 20021028]
@rule("R1.4-01")
def test_not_with_a_rifle_that_is_new() -> None:
    def position() -> Position:
        return (
            Position("A", "B", "C")
            .vampire("Lupo", "A", capacity=9)
            .vampire("Thomas", "B", capacity=9, disciplines={"obf": 1})
            .library("B", 5)
            .hand("B", "Disguised Weapon", RIFLE)
        )

    state = until(fought(position()), BEFORE, "B")
    state = play(state, "B: play Disguised Weapon with Thomas", f"B: choose {RIFLE} in hand")
    assert look(state, f"{RIFLE}.host") == ["Thomas"]
    state = until(state, BEFORE, "B")
    pair(state, until(fought(sniper()), BEFORE, "B"), SET, "new-in-combat", "R1.4-01")


@rule("R1.4-01")
def test_the_range_is_set_once() -> None:
    state = until(fought(sniper().attach(RIFLE, on="Thomas")), BEFORE, "B")
    first, second = (each for each in lines(state) if "use" in each)
    again = until(play(state, first), BEFORE, "A")
    pair(until(again, BEFORE, "B"), state, second, "range-is-set", "R1.4-01")


# --- Dog Pack -------------------------------------------------------------------------------------


def ending(*, pack: str = "") -> GameState:
    """Thomas can end the combat with a strike."""
    card = strike_card(0, Strike(ends=True))
    position = fighters(clan="Gangrel").prop("Flight", types="combat", text=Text((card,)))
    position.hand("B", "Flight")
    if pack:
        position.attach(PACK, on=pack)
    return until(fought(position), STRIKE, "B")


@rule("R1.4-01")
def test_nobody_flees_from_a_dog_pack() -> None:
    flee = "B: play Flight with Thomas"
    pair(ending(pack="Lupo"), ending(), flee, "kept-from-ending", "R1.4-01")
    assert codes(ending(pack="Thomas"), flee) == []
    state = play(fighters(clan="Gangrel").hand("A", PACK).build(), f"A: play {PACK} with Lupo")
    assert look(onward(state), f"{PACK}.host", f"{PACK}.life", "A.pool") == ["Lupo", 1, 28]
    other = fighters(clan="Brujah").hand("A", PACK).build()
    assert codes(other, f"A: play {PACK} with Lupo") == ["clan-missing"]


# --- Nephandus ------------------------------------------------------------------------------------


def mage() -> Position:
    return fighters().ally(NEPHANDUS, "A").vampire("Nik", "B", capacity=4, zone="torpor")


def test_a_nephandus_comes() -> None:
    position = fighters(clan="Tremere antitribu").hand("A", NEPHANDUS)
    state = onward(play(position.build(), f"A: play {NEPHANDUS} with Lupo"))
    numbers = look(state, *(f"{NEPHANDUS}.{what}" for what in ("life", "strength", "bleed")))
    assert numbers == [2, 0, 1]
    other = fighters(clan="Tremere").hand("A", NEPHANDUS).build()
    assert codes(other, f"A: play {NEPHANDUS} with Lupo") == ["clan-missing"]


def test_a_nephandus_strikes_and_presses() -> None:
    state = fought(mage(), f"bleed with {NEPHANDUS}")
    state = play(until(state, STRIKE, "A"), f"A: use {NEPHANDUS} in way 2")
    press = f"A: use {NEPHANDUS} in way 3"
    state = until(state, WindowKind.PRESS, "A")
    assert look(state, "Thomas.blood", f"{NEPHANDUS}.life") == [8, 2]  # a blow of 1 does nothing
    state = until(play(state, press), BEFORE)
    assert look(state, "combat.round") == [2]
    assert "once-in-combat" in codes(until(state, WindowKind.PRESS, "A"), press)


def test_a_nephandus_feeds_on_the_fallen() -> None:
    state = play(mage().build(), f"A: use {NEPHANDUS} in way 4 with {NEPHANDUS}", "A: target Nik")
    assert look(state, "action.stealth", "action.directed_at") == [0, "B"]
    state = onward(state)
    assert look(state, "Nik.zone", f"{NEPHANDUS}.life") == ["ash heap", 3]


BLOW = strike_card(0, Strike(damage=2))
FLAME = strike_card(0, Strike(damage=2, aggravated=True, unpreventable=True))
SHOCK = strike_card(0, Strike(), DamageTo(2, who=Who.OPPONENT))


@pytest.mark.parametrize(("blow", "life"), [(BLOW, 1), (FLAME, 1), (SHOCK, 1)])
@rule("R6.4.6-17")
def test_a_nephandus_takes_a_point_less(blow: Any, life: int) -> None:
    position = mage().prop("Blow", types="combat", text=Text((blow,))).hand("B", "Blow")
    state = until(fought(position, f"bleed with {NEPHANDUS}"), STRIKE, "B")
    state = after(play(state, "B: play Blow with Thomas"))
    assert look(state, f"{NEPHANDUS}.life", f"{NEPHANDUS}.zone") == [life, "ready"]
    if blow is BLOW:
        plain = fighters().prop("Blow", types="combat", text=Text((blow,))).hand("B", "Blow")
        state = until(fought(plain), STRIKE, "B")
        assert look(after(play(state, "B: play Blow with Thomas")), "Lupo.blood") == [7]


def test_a_weapon_and_a_retainer_against_a_nephandus() -> None:
    position = mage().attach("Bang Nakh — Tiger's Claws", on="Thomas")
    state = until(fought(position, f"bleed with {NEPHANDUS}"), STRIKE, "B")
    use = next(line for line in lines(state) if "Bang Nakh" in line)
    assert look(after(play(state, use)), f"{NEPHANDUS}.zone") == ["ash heap"]  # 3 less 1
    wolf = mage().attach("Wolf Companion", on="Thomas")
    state = after(fought(wolf, f"bleed with {NEPHANDUS}"))
    assert look(state, f"{NEPHANDUS}.life") == [1]  # it is not the opposing minion


# --- War Ghoul ------------------------------------------------------------------------------------


def warlike() -> Position:
    return table(clan="Tzimisce").hand("A", GHOUL).attach("Mr. Winthrop", on="Lupo")


def test_a_war_ghoul_is_made_of_another() -> None:
    position = warlike().ally("Mage", "A", life=1).ally("Golem", "B", life=1)
    state = onward(play(position.build(), f"A: play {GHOUL} with Lupo"), DecisionKind.CHOICE)
    assert sorted(lines(state)) == sorted(
        [f"A: target {name}" for name in ("Mage", "Mr. Winthrop", GHOUL)]
    )
    state = onward(play(state, "A: target Mr. Winthrop"))
    assert look(state, "Mr. Winthrop.zone", f"{GHOUL}.life", "A.pool") == ["ash heap", 5, 27]
    assert look(state, f"{GHOUL}.strength", f"{GHOUL}.bleed", "Mage.zone") == [4, 0, "ready"]
    other = table(clan="Brujah").hand("A", GHOUL).build()
    assert codes(other, f"A: play {GHOUL} with Lupo") == ["clan-missing"]


def test_a_war_ghoul_with_nobody_else_is_lost() -> None:
    position = table(clan="Tzimisce").hand("A", GHOUL)
    state = onward(play(position.build(), f"A: play {GHOUL} with Lupo"), DecisionKind.CHOICE)
    state = onward(play(state, f"A: target {GHOUL}"))
    assert look(state, f"{GHOUL}.zone") == ["ash heap"]


@rule("R6.4.6-02")
def test_a_war_ghoul_fights() -> None:
    position = fighters().ally(GHOUL, "A").ally("Mage", "B", life=1)
    state = play(position.build(), f"A: use {GHOUL} in way 3 with {GHOUL}")
    assert codes(state, "A: target Mage") == ["target-of-wrong-kind"]
    state = until(play(state, "A: target Thomas"), BEFORE)
    prevent = f"A: use {GHOUL} in way 2"
    state = play(until(state, WindowKind.PREVENT, "A"), prevent)
    state = until(state, WindowKind.PRESS, "A")
    assert look(state, "Thomas.blood", f"{GHOUL}.life") == [5, 5]
    state = until(pressed(state), WindowKind.PREVENT, "A")
    assert codes(state, prevent) == []


def test_a_war_ghoul_tears_a_location_down() -> None:
    position = fighters().ally(GHOUL, "A").permanent("Uptown Hunting Ground", "B")
    tear = f"A: use {GHOUL} in way 4"
    state = position.build()
    assert codes(fought(position), tear) == ["use-not-now"]
    assert current_combat(state) is None
    acting = onward(play(state, "A: bleed with Lupo"), WindowKind.AS_ANNOUNCED, "A")
    for begun in (state, acting):
        done = play(begun, tear, "A: target Uptown Hunting Ground")
        assert look(done, f"{GHOUL}.zone", "Uptown Hunting Ground.zone") == ["ash heap", "ash heap"]

"""Weapons that hurt their bearer, are burned after use, or pin a vampire; who uses them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.fights import after, at_long, changed, fighters, fought, pressed, until
from tests.cards.table import card, codes, look, onward, play
from tests.rulecheck import rule
from tests.rules.pairs import pair
from vtes.cards.shapes import weapon
from vtes.cards.texts import TEXTS
from vtes.check import check
from vtes.codec import dumps, loads
from vtes.model.combat import Round, StrikePair
from vtes.model.decisions import DecisionKind, Phase, WindowKind
from vtes.model.state import GameState
from vtes.model.text import Strike, Text, Trait
from vtes.notation import find_card, format_state
from vtes.ops.cards import burn
from vtes.queries import stealth
from vtes.rules.belongings import equipment_of_others
from vtes.testing import Position

STRIKE = DecisionKind.STRIKE
RANGE = WindowKind.RANGE
BEFORE_RANGE = WindowKind.BEFORE_RANGE
BEFORE_RESOLUTION = WindowKind.BEFORE_RESOLUTION


def armed(name: str, **lupo: Any) -> Position:
    return fighters(**lupo).attach(name, on="Lupo")


def use(name: str, way: int = 2) -> str:
    return f"A: use {name} in way {way}"


def struck(name: str, position: Position | None = None) -> GameState:
    """Lupo has chosen to strike with the weapon."""
    begun = fought(position or armed(name))
    return play(until(begun, STRIKE, "A"), use(name))


# Grenade and Bomb


@pytest.mark.parametrize(
    ("name", "damage", "close", "long"), [("Grenade", 3, 1, 0), ("Bomb", 5, 5, 5)]
)
def test_a_weapon_that_is_thrown(name: str, damage: int, close: int, long: int) -> None:
    begun = fought(armed(name))
    for state, own, fist in ((begun, close, 1), (at_long(begun), long, 0)):
        state = play(until(state, STRIKE, "A"), use(name))
        assert look(state, f"{name}.zone") == ["attached"]
        state = after(state)
        assert look(state, "Thomas.blood", "Lupo.blood") == [9 - damage, 9 - own - fist]
        assert look(state, f"{name}.zone") == ["ash heap"]


def test_a_grenade_of_white_phosphorus_burns_both() -> None:
    name = "White Phosphorus Grenade"
    begun = fought(armed(name))
    near = after(play(until(begun, STRIKE, "A"), use(name)))
    assert look(near, "Thomas.zone", "Thomas.blood", "Lupo.zone") == ["torpor", 8, "torpor"]
    assert look(near, "Lupo.blood", f"{name}.zone") == [8, "ash heap"]
    far = after(play(until(at_long(begun), STRIKE, "A"), use(name)))
    assert look(far, "Thomas.zone", "Thomas.blood", "Lupo.zone") == ["torpor", 8, "ready"]
    state = onward(play(fighters().hand("A", name).build(), f"A: play {name} with Lupo"))
    assert look(state, "Lupo.attached", "A.pool") == [[name], 29]


@pytest.mark.parametrize(("name", "own"), [("Grenade", 1), ("Bomb", 5)])
@rule("R6.4.5-18")
def test_who_dodges_a_thrown_weapon_does_not_help_the_thrower(name: str, own: int) -> None:
    state = until(struck(name, armed(name).hand("B", "Dodge")), STRIKE, "B")
    state = after(play(state, "B: play Dodge with Thomas"))
    assert look(state, "Thomas.blood", "Lupo.blood") == [9, 9 - own]
    assert look(state, f"{name}.zone") == ["ash heap"]


@pytest.mark.parametrize("name", ["Grenade", "Bomb", "White Phosphorus Grenade"])
@rule("G38")
def test_a_thrown_weapon_is_kept_if_combat_ends_before(name: str) -> None:
    position = (
        armed(name).hand("B", "Majesty").vampire("Nik", "B", capacity=5, disciplines={"pre": 1})
    )
    state = play(until(fought(position, blocker="Nik"), STRIKE, "A"), use(name))
    state = after(play(until(state, STRIKE, "B"), "B: play Majesty with Nik"))
    assert look(state, "Nik.blood", "Lupo.blood", f"{name}.zone") == [4, 9, "attached"]


def test_damage_to_the_thrower_is_not_that_of_a_strike() -> None:
    """It is prevented by what prevents damage, but not by what prevents that of strikes."""
    position = armed("Bomb", disciplines={"for": 1}).hand("A", "Skin of Steel")
    state = until(struck("Bomb", position), WindowKind.PREVENT, "A")
    state = after(play(state, "A: play Skin of Steel with Lupo"))
    assert look(state, "Lupo.blood") == [9 - 5 - 1]  # the hand strike is prevented, 1 is the cost


def test_a_bomb_burns_a_location() -> None:
    position = armed("Bomb").permanent("Academic Hunting Ground", "B").permanent("Backways", "A")
    state = play(position.build(), "A: use Bomb in way 3 with Lupo")
    assert codes(state, "A: target Thomas") == ["target-of-wrong-kind"]
    assert codes(state, "A: target Backways") == []
    state = play(state, "A: target Academic Hunting Ground")
    assert (stealth(state), look(state, "action.directed_at")) == (0, ["B"])
    done = until(state)
    assert look(done, "Academic Hunting Ground.zone", "Bomb.zone") == ["ash heap", "ash heap"]
    state = until(play(until(state, DecisionKind.BLOCK), "B: block with Thomas"), STRIKE, "A")
    assert codes(state, "A: strike with hand") == []
    state = after(state)
    assert look(state, "Academic Hunting Ground.zone", "Bomb.zone") == ["in play", "attached"]


def test_only_its_bearer_uses_a_bomb() -> None:
    position = armed("Bomb").permanent("Backways", "B").vampire("Rake", "A", capacity=4)
    assert codes(position.build(), "A: use Bomb in way 3 with Rake") == ["use-not-itself"]


# Zip Gun


def zipped() -> GameState:
    position = fighters().hand("A", "Zip Gun").vampire("Rake", "A", capacity=4)
    return play(until(fought(position), BEFORE_RANGE, "A"), "A: play Zip Gun with Lupo")


def test_a_zip_gun_is_equipment_from_the_moment_it_is_played() -> None:
    state = zipped()
    assert look(state, "Zip Gun.host", "Lupo.attached") == ["Lupo", ["Zip Gun"]]
    shot = play(until(state, RANGE, "A"), use("Zip Gun"))
    assert look(shot, "round.range") == ["LONG"]
    shot = after(shot)
    assert look(shot, "Thomas.blood", "Lupo.blood", "Zip Gun.zone") == [8, 8, "attached"]
    gun = shot.cards[0].attached[0]
    assert list(equipment_of_others(shot, shot.players[0].ready[1])) == [gun]
    assert not check(shot)
    assert loads(dumps(shot)) == shot
    moved = play(until(shot), "A: take equipment with Rake", "A: target Zip Gun", "A: pass")
    assert look(until(moved), "Zip Gun.host") == ["Rake"]


def test_a_zip_gun_hurts_once_in_each_combat() -> None:
    state = play(until(zipped(), STRIKE, "A"), use("Zip Gun"))
    state = until(state, WindowKind.PRESS)
    assert look(state, "Thomas.blood", "Lupo.blood") == [8, 7]  # the gun and Thomas' hand
    state = play(until(pressed(state), STRIKE, "A"), use("Zip Gun"))
    assert look(after(state), "Thomas.blood", "Lupo.blood") == [7, 6]
    other = armed("Zip Gun").build()
    state = play(other, "A: bleed with Lupo")
    state = play(until(state, DecisionKind.BLOCK), "B: block with Thomas")
    state = play(until(state, STRIKE, "A"), use("Zip Gun"))
    assert look(after(state), "Thomas.blood", "Lupo.blood") == [8, 7]


def test_a_zip_gun_that_is_destroyed_hurts_nobody() -> None:
    position = armed("Zip Gun").hand("B", "Canine Horde")
    position.vampire("Nik", "B", capacity=9, disciplines={"ani": 2})
    state = play(until(fought(position, blocker="Nik"), STRIKE, "A"), use("Zip Gun"))
    state = play(until(state, STRIKE, "B"), "B: play Canine Horde in way 2 with Nik")
    state = after(play(state, "B: target Zip Gun"))
    assert look(state, "Zip Gun.zone", "Lupo.blood") == ["ash heap", 9]


def test_when_a_zip_gun_is_played() -> None:
    state = fought(fighters().hand("A", "Zip Gun"))
    assert codes(until(state, RANGE, "A"), "A: play Zip Gun with Lupo") == ["wrong-window"]
    assert look(until(zipped(), RANGE, "A"), "Zip Gun.zone") == ["attached"]
    spent = play(until(zipped(), RANGE, "A"), use("Zip Gun"))
    assert "maneuvers-spent" in codes(until(pressed(spent), RANGE, "A"), use("Zip Gun"))


# Wooden Stake and Rowan Ring


def untapped(state: GameState, seat: str = "B") -> GameState:
    """The beginning of the next turn of a player."""
    for _ in range(30):
        if state.active == "ABC".index(seat) and state.phase is Phase.UNTAP:
            return state
        state = play(onward(state, state.pending.kind), f"{'ABC'[state.pending.seat]}: pass")  # type: ignore[union-attr]
    raise AssertionError


def test_a_ring_pins_a_vampire() -> None:
    state = after(struck("Rowan Ring"))
    assert look(state, "Thomas.zone", "Thomas.blood", "Thomas.pinned") == ["torpor", 9, True]
    assert look(state, "Rowan Ring.host", "Rowan Ring.controller") == ["Thomas", "B"]
    assert look(state, "Rowan Ring.owner", "Lupo.blood") == ["A", 8]
    assert "pinned" in format_state(state)
    assert loads(dumps(state)) == state
    state = untapped(until(state))
    assert look(state, "Thomas.tapped", "Thomas.pinned") == [True, True]


def test_who_leaves_torpor_is_free() -> None:
    position = fighters().attach("Rowan Ring", on="Lupo").vampire("Nik", "B", capacity=9)
    state = until(after(play(until(fought(position), STRIKE, "A"), use("Rowan Ring"))))
    while state.active != 1 or state.phase is not Phase.MINION:
        state = play(state, f"{'ABC'[state.pending.seat]}: pass")  # type: ignore[union-attr]
    assert look(state, "Thomas.tapped") == [True]
    state = play(state, "B: rescue with Nik", "B: target Thomas", "B: pay 2")
    state = until(state)
    assert look(state, "Thomas.zone", "Thomas.pinned", "Rowan Ring.host") == [
        "ready",
        False,
        "Thomas",
    ]


def test_a_ring_does_no_damage_whatever_is_added() -> None:
    position = armed("Rowan Ring", disciplines={"pot": 2}).hand("A", "Undead Strength")
    state = play(until(fought(position), STRIKE, "A"), "A: play Undead Strength in way 2 with Lupo")
    state = after(play(state, "A: target Rowan Ring"))
    assert look(state, "Thomas.zone", "Thomas.blood", "Rowan Ring.host") == ["torpor", 9, "Thomas"]


def test_a_ring_fails_against_a_dodge_an_ally_and_at_long_range() -> None:
    dodged = until(struck("Rowan Ring", armed("Rowan Ring").hand("B", "Dodge")), STRIKE, "B")
    dodged = after(play(dodged, "B: play Dodge with Thomas"))
    far = after(play(until(at_long(fought(armed("Rowan Ring"))), STRIKE, "A"), use("Rowan Ring")))
    for state in (dodged, far):
        assert look(state, "Thomas.zone", "Thomas.pinned", "Rowan Ring.host") == [
            "ready",
            False,
            "Lupo",
        ]
    position = armed("Rowan Ring").ally("Mage", "B", life=2)
    state = play(until(fought(position, blocker="Mage"), STRIKE, "A"), use("Rowan Ring"))
    assert look(after(state), "Mage.zone", "Mage.life", "Rowan Ring.host") == ["ready", 2, "Lupo"]


def test_a_stake_pins_when_it_has_done_two_points_in_a_combat() -> None:
    state = until(struck("Wooden Stake"), WindowKind.PRESS)
    assert look(state, "Thomas.blood", "Thomas.zone") == [8, "ready"]
    by_hand = until(pressed(state), WindowKind.PRESS)
    assert look(by_hand, "Thomas.blood", "Thomas.zone") == [7, "ready"]
    state = after(play(until(pressed(state), STRIKE, "A"), use("Wooden Stake")))
    assert look(state, "Thomas.blood", "Thomas.zone", "Thomas.pinned") == [7, "torpor", True]
    assert look(state, "Wooden Stake.host", "Wooden Stake.controller") == ["Thomas", "B"]
    assert look(untapped(until(state)), "Thomas.tapped") == [True]
    position = fighters().attach("Wooden Stake", on="Lupo").attach("Ritual Challenge", on="Lupo")
    state = after(struck("Wooden Stake", position))
    assert look(state, "Thomas.blood", "Thomas.zone", "Thomas.pinned") == [7, "torpor", True]


def test_a_stake_counts_what_is_inflicted() -> None:
    position = (
        armed("Wooden Stake")
        .attach("Ritual Challenge", on="Lupo")
        .attach("Flak Jacket", on="Thomas")
    )
    state = until(struck("Wooden Stake", position), WindowKind.PREVENT, "B")
    spared = after(play(state, "B: use Flak Jacket in way 2"))
    assert look(spared, "Thomas.blood", "Thomas.zone", "Wooden Stake.host") == [8, "ready", "Lupo"]
    assert look(after(state), "Thomas.zone") == ["torpor"]


def test_a_stake_does_not_pin_allies_nor_the_burned() -> None:
    position = armed("Wooden Stake").attach("Ritual Challenge", on="Lupo").ally("Mage", "B", life=3)
    state = play(until(fought(position, blocker="Mage"), STRIKE, "A"), use("Wooden Stake"))
    assert look(after(state), "Mage.zone", "Mage.life", "Wooden Stake.host") == ["ready", 1, "Lupo"]


def test_a_stake_in_the_hand_of_the_strong() -> None:
    position = armed("Wooden Stake", disciplines={"pot": 2}).hand("A", "Undead Strength")
    state = play(until(fought(position), STRIKE, "A"), "A: play Undead Strength with Lupo")
    state = after(play(state, "A: target Wooden Stake"))
    assert look(state, "Thomas.zone", "Wooden Stake.host") == ["torpor", "Thomas"]


def test_what_they_are() -> None:
    blade, gun = (Trait.WEAPON, Trait.MELEE), (Trait.WEAPON, Trait.GUN)
    traits = {
        "Bomb": (Trait.WEAPON,),
        "Grenade": (Trait.WEAPON,),
        "Rowan Ring": blade,
        "Wooden Stake": blade,
        "Zip Gun": gun,
    }
    for name, expected in traits.items():
        assert TEXTS[card(name).id].traits == expected


# Ghoul Retainer


def served(*weapons: str, **lupo: Any) -> Position:
    position = fighters(**lupo).attach("Ghoul Retainer", on="Lupo")
    for name in weapons:
        position.attach(name, on="Lupo")
    return position


GHOUL = "A: use Ghoul Retainer in way 2"


def ready(position: Position, strike: str = "A: strike with hand") -> GameState:
    """Strikes have been chosen in the first round, and A may use her cards."""
    state = play(until(fought(position), STRIKE, "A"), strike)
    return until(state, BEFORE_RESOLUTION, "A")


def test_a_ghoul_is_employed() -> None:
    state = fighters().hand("A", "Ghoul Retainer").build()
    state = until(play(state, "A: play Ghoul Retainer with Lupo"))
    assert look(state, "Ghoul Retainer.host", "Ghoul Retainer.life", "A.pool") == ["Lupo", 2, 28]
    assert look(state, "Lupo.strength") == [1]


def test_a_ghoul_does_a_point_of_damage_at_close_range() -> None:
    begun = fought(served())
    assert look(after(begun), "Thomas.blood") == [7]
    assert look(after(at_long(begun)), "Thomas.blood") == [9]
    assert codes(ready(served()), GHOUL) == ["use-no-target"]


@pytest.mark.parametrize(
    ("name", "close", "long"),
    [("Assault Rifle", 4, 4), ("Bastard Sword", 2, 0), ("Chainsaw", 3, 0)],
)
def test_a_ghoul_uses_a_weapon_with_its_own_strength(name: str, close: int, long: int) -> None:
    position = served(name).attach("Ritual Challenge", on="Lupo")
    begun = fought(position)
    for state, damage, fist in ((begun, close, 2), (at_long(begun), long, 0)):
        state = until(
            play(until(state, STRIKE, "A"), "A: strike with hand"), BEFORE_RESOLUTION, "A"
        )
        state = play(state, GHOUL, f"A: target {name}")
        assert look(after(state), "Thomas.blood") == [9 - damage - fist]


def test_a_ghoul_does_not_use_what_its_employer_uses() -> None:
    state = ready(served("Assault Rifle", "Bastard Sword"), use("Assault Rifle"))
    state = play(state, GHOUL)
    assert codes(state, "A: target Assault Rifle") == ["weapon-in-use"]
    state = after(play(state, "A: target Bastard Sword"))
    assert look(state, "Thomas.blood") == [9 - 4 - 2]
    alone = ready(served("Assault Rifle"), use("Assault Rifle"))
    assert codes(alone, GHOUL) == ["use-no-target"]


def test_nor_does_the_employer_use_what_the_ghoul_has_used() -> None:
    position = served("Bastard Sword", "Assault Rifle", disciplines={"cel": 2})
    state = ready(position.hand("A", "Blur"))
    state = play(state, GHOUL, "A: target Bastard Sword")
    assert codes(state, GHOUL) == ["once-in-combat"]
    state = play(until(state, WindowKind.ADDITIONAL, "A"), "A: play Blur with Lupo")
    state = until(state, STRIKE, "A")
    assert codes(state, use("Bastard Sword")) == ["used-by-retainer"]
    assert codes(state, use("Assault Rifle")) == []
    assert codes(until(state, BEFORE_RESOLUTION, "A"), GHOUL) == [
        "once-in-combat",
        "not-the-first-strikes",
    ]
    assert codes(until(pressed(state), STRIKE, "A"), use("Bastard Sword")) == []


def test_a_melee_weapon_that_the_ghoul_uses_is_not_named_with_a_card() -> None:
    position = served("Bastard Sword", disciplines={"cel": 1, "pot": 1})
    state = ready(position.hand("A", "Blur", "Undead Strength"))
    state = play(state, GHOUL, "A: target Bastard Sword")
    state = play(until(state, WindowKind.ADDITIONAL, "A"), "A: play Blur with Lupo")
    state = play(until(state, STRIKE, "A"), "A: play Undead Strength with Lupo")
    assert until(state, WindowKind.PRESS).pending is not None
    assert look(after(state), "Thomas.blood") == [9 - 1 - 2 - 2]


def test_two_ghouls_use_two_weapons() -> None:
    position = served("Assault Rifle").attach("Ghoul Retainer", on="Lupo")
    state = play(ready(position), "A: use Ghoul Retainer (2) in way 2", "A: target Assault Rifle")
    assert codes(state, "A: use Ghoul Retainer in way 2") == ["use-no-target"]
    assert look(after(state), "Thomas.blood") == [9 - 1 - 4 - 1]


def test_a_dodge_does_not_help_against_a_ghoul() -> None:
    position = served("Assault Rifle").hand("B", "Dodge")
    state = play(until(fought(position), STRIKE, "A"), "A: strike with hand")
    state = until(
        play(until(state, STRIKE, "B"), "B: play Dodge with Thomas"), BEFORE_RESOLUTION, "A"
    )
    assert look(after(state), "Thomas.blood") == [8]
    state = play(state, GHOUL, "A: target Assault Rifle")
    assert look(after(state), "Thomas.blood") == [5]


def test_what_a_ghoul_does_with_special_weapons() -> None:
    state = play(ready(served("Rowan Ring")), GHOUL, "A: target Rowan Ring")
    state = after(state)
    assert look(state, "Thomas.zone", "Rowan Ring.host", "Thomas.blood") == ["torpor", "Thomas", 8]
    state = after(play(ready(served("Zip Gun")), GHOUL, "A: target Zip Gun"))
    assert look(state, "Thomas.blood", "Lupo.blood") == [7, 7]
    state = after(play(ready(served("Grenade")), GHOUL, "A: target Grenade"))
    assert look(state, "Thomas.blood", "Lupo.blood", "Grenade.zone") == [5, 7, "ash heap"]
    state = play(ready(served("Wooden Stake")), GHOUL, "A: target Wooden Stake")
    state = until(pressed(state), STRIKE, "A")
    state = after(play(state, use("Wooden Stake")))
    assert look(state, "Thomas.zone", "Thomas.blood") == ["torpor", 5]


def test_a_ghoul_does_nothing_with_a_weapon_that_is_gone() -> None:
    state = play(ready(served("Assault Rifle")), GHOUL, "A: target Assault Rifle")
    state = after(burn(state, find_card(state, "Assault Rifle")).replace(trail=()))
    assert look(state, "Thomas.blood") == [8]  # the hand strike


def test_a_ghoul_may_end_a_combat_with_a_weapon() -> None:
    flash = Text(modes=(weapon(Strike(ends=True)),), traits=(Trait.WEAPON,))
    position = served().prop("Flash", types="equipment", text=flash).attach("Flash", on="Lupo")
    state = ready(position.attach("Hawg", on="Lupo"))
    assert codes(until(state, WindowKind.PRESS, "A"), use("Hawg")) == []
    state = play(state, GHOUL, "A: target Flash")
    assert look(until(state), "Thomas.blood") == [8]  # the hand strike; and nobody presses
    with pytest.raises(AssertionError, match="does not come"):
        until(state, WindowKind.PRESS)


def test_a_weapon_for_once_is_used_once() -> None:
    state = play(ready(served("Chainsaw")), GHOUL, "A: target Chainsaw")
    later = until(pressed(state), STRIKE, "A")
    assert codes(later, use("Chainsaw")) == ["once-in-combat"]
    assert codes(until(later, BEFORE_RESOLUTION, "A"), GHOUL) == ["use-no-target"]


@rule("R1.4-01")
def test_refusals_around_ghouls() -> None:
    state = ready(served("Bastard Sword"), "A: strike with hand")
    more = changed(state, StrikePair, initial=False)
    pair(more, state, GHOUL, "not-the-first-strikes", "R1.4-01")
    striking = until(fought(served("Bastard Sword")), STRIKE, "A")
    ghoul, sword = striking.cards[0].attached
    wielded = changed(striking, Round, wielded=((ghoul, sword),))
    pair(wielded, striking, use("Bastard Sword"), "used-by-retainer", "R1.4-01")
    both = served("Bastard Sword", "Assault Rifle")
    free, busy = (
        play(ready(both, line), GHOUL) for line in ("A: strike with hand", use("Bastard Sword"))
    )
    pair(busy, free, "A: target Bastard Sword", "weapon-in-use", "R1.4-01")


def test_a_ghoul_uses_only_weapons_of_its_employer() -> None:
    position = served("Bastard Sword").attach("Assault Rifle", on="Thomas")
    position.vampire("Rake", "A", capacity=4).attach("Chainsaw", on="Rake")
    state = play(ready(position), GHOUL)
    assert codes(state, "A: target Assault Rifle") == ["target-not-yours-to-choose"]
    assert codes(state, "A: target Chainsaw") == ["target-not-in-play"]
    assert codes(state, "A: target Bastard Sword") == []
    assert TEXTS[card("Ghoul Retainer").id].traits == (Trait.GHOUL,)


@pytest.mark.parametrize("name", ["Bomb", "Grenade", "Rowan Ring", "Wooden Stake"])
def test_how_a_special_weapon_is_equipped(name: str) -> None:
    state = until(play(fighters().hand("A", name).build(), f"A: play {name} with Lupo"))
    assert look(state, f"{name}.host", "A.pool") == ["Lupo", 30 - card(name).pool_cost]

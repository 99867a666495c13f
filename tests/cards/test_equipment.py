"""Equipment for combat: what each piece does, and when it is refused."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.fights import after, at_long, changed, fighters, fought, pressed, until
from tests.cards.table import card, codes, look, onward, play
from tests.rulecheck import rule
from tests.rules.pairs import pair
from vtes.cards.texts import TEXTS
from vtes.model.combat import Combat, Marked, Range, Round
from vtes.model.combat_words import Mark
from vtes.model.decisions import DecisionKind, Phase, WindowKind
from vtes.model.record import Record, record
from vtes.model.state import GameState
from vtes.model.text import Trait
from vtes.testing import Position

STRIKE = DecisionKind.STRIKE
RANGE = WindowKind.RANGE


@record
class Weapon(Record):
    """What a weapon should do: damage at close and at long range, and its limits."""

    name: str
    close: int
    long: int
    aggravated: bool = False
    maneuvers: int = 0
    once: bool = False
    traits: tuple[Trait, ...] = (Trait.WEAPON,)


GUN = (Trait.WEAPON, Trait.GUN)
BLADE = (Trait.WEAPON, Trait.MELEE)
WEAPONS = [
    Weapon(".44 Magnum", 2, 2, maneuvers=1, traits=GUN),
    Weapon("Assault Rifle", 4, 4, maneuvers=1, traits=GUN),
    Weapon("Bang Nakh — Tiger's Claws", 3, 0, traits=BLADE),
    Weapon("Bastard Sword", 2, 0, traits=BLADE),
    Weapon("Chainsaw", 3, 0, once=True),
    Weapon("Deer Rifle", 1, 1, maneuvers=2, traits=GUN),
    Weapon("Femur of Toomler", 2, 0, aggravated=True, traits=BLADE),
    Weapon("Flamethrower", 2, 2, aggravated=True),
    Weapon("Ivory Bow", 1, 1, aggravated=True),
    Weapon("Kali's Fang", 2, 0, aggravated=True, traits=BLADE),
    Weapon("Meat Cleaver", 2, 0, traits=BLADE),
    Weapon("Saturday-Night Special", 1, 1, maneuvers=1, traits=GUN),
    Weapon("Sawed-Off Shotgun", 3, 3, once=True, traits=GUN),
    Weapon("Sengir Dagger", 1, 0, aggravated=True, traits=BLADE),
    Weapon("Submachine Gun", 3, 3, maneuvers=1, traits=GUN),
]
each = pytest.mark.parametrize("weapon", WEAPONS, ids=[w.name.replace(" ", "-") for w in WEAPONS])


def armed(name: str, **lupo: Any) -> Position:
    return fighters(**lupo).attach(name, on="Lupo")


def use(name: str) -> str:
    return f"A: use {name} in way 2"


def hurt(before: GameState, state: GameState, weapon: Weapon, points: int) -> None:
    """Thomas has taken these points of damage, and no others."""
    blood, zone = before.cards[1].blood, look(state, "Thomas.zone")[0]
    if not weapon.aggravated or points == 0:
        assert look(state, "Thomas.blood", "Thomas.zone") == [blood - points, "ready"]
    else:  # one point wounds, each other one burns a blood
        assert zone == "torpor"
        assert look(state, "Thomas.blood") == [blood - points + 1]


@each
@rule("R6.4.3-07", "R6.4.3-10", "R6.4.3-11")
def test_a_weapon_strikes(weapon: Weapon) -> None:
    begun = fought(armed(weapon.name))
    state = until(begun, STRIKE, "A")
    hurt(begun, after(play(state, use(weapon.name))), weapon, weapon.close)
    state = until(at_long(begun), STRIKE, "A")
    hurt(begun, after(play(state, use(weapon.name))), weapon, weapon.long)
    assert look(after(state), "Thomas.blood") == [9]  # by hand, at long range


@rule("CARD-05")
def test_a_submachine_gun_does_three_at_either_range_and_gives_a_maneuver() -> None:
    begun = fought(armed("Submachine Gun"))
    near = play(until(begun, STRIKE, "A"), use("Submachine Gun"))
    assert look(after(near), "Thomas.blood") == [6]
    far = play(until(begun, RANGE, "A"), use("Submachine Gun"))
    assert look(far, "round.range") == ["LONG"]
    assert look(after(far), "Thomas.blood") == [6]


@each
def test_a_strong_bearer_helps_a_blade_only(weapon: Weapon) -> None:
    begun = fought(armed(weapon.name).attach("Ritual Challenge", on="Lupo"))
    state = until(begun, STRIKE, "A")
    more = weapon.traits == BLADE
    hurt(begun, after(play(state, use(weapon.name))), weapon, weapon.close + more)


@each
@rule("R6.4.2-10", "R6.4.2-12")
def test_maneuvers_of_a_weapon(weapon: Weapon) -> None:
    """As many in each combat as it says, one in a round, and the strike is chosen with it."""
    state = fought(armed(weapon.name).hand("B", "Fake Out"))
    for _ in range(weapon.maneuvers):
        state = until(state, RANGE, "A")
        state = play(state, use(weapon.name))
        assert look(state, "round.range") == ["LONG"]
        before = state
        state = until(state, WindowKind.PRESS)
        assert look(state, "Thomas.blood")[0] == before.cards[1].blood - weapon.long
        state = pressed(state)
    state = until(state, RANGE, "A") if weapon.maneuvers else until(state, RANGE)
    expected = "maneuvers-spent" if weapon.maneuvers else "use-not-now"
    assert expected in codes(state, use(weapon.name))


@each
def test_how_often_a_weapon_is_used(weapon: Weapon) -> None:
    state = play(until(fought(armed(weapon.name)), STRIKE, "A"), use(weapon.name))
    if weapon.aggravated:
        return  # Thomas is in torpor
    state = until(pressed(state), STRIKE, "A")
    assert codes(state, use(weapon.name)) == (["once-in-combat"] if weapon.once else [])


@each
@rule("R6.1.3-03")
def test_how_a_weapon_is_equipped(weapon: Weapon) -> None:
    clan = (*card(weapon.name).clans, "Brujah")[0]
    state = fighters(clan=clan).hand("A", weapon.name).build()
    cost = card(weapon.name).pool_cost
    state = onward(play(state, f"A: play {weapon.name} with Lupo"))
    assert look(state, f"{weapon.name}.host", "A.pool") == ["Lupo", 30 - cost]
    assert TEXTS[card(weapon.name).id].traits == weapon.traits


def test_the_maneuver_of_a_gun_is_one_each_combat_whoever_bears_it() -> None:
    """Stolen by the opponent after it was used, it gives him none in this combat."""
    position = fighters().attach(".44 Magnum", on="Thomas").hand("A", "Fast Hands")
    position.vampire("Nik", "A", capacity=5, disciplines={"cel": 2})
    begun = fought(position, "bleed with Nik")
    spent = play(until(begun, RANGE, "B"), "B: use .44 Magnum in way 2")
    for state, refused in ((begun, []), (spent, ["maneuvers-spent"])):
        state = until(state, STRIKE, "A")
        state = play(changed(state, Round, range=Range.CLOSE), "A: play Fast Hands with Nik")
        state = play(state, "A: target .44 Magnum")
        state = until(pressed(state), RANGE, "A")
        assert look(state, ".44 Magnum.host") == ["Nik"]
        assert codes(state, "A: use .44 Magnum in way 2") == refused


def test_a_chainsaw_is_used_once_each_combat_whoever_bears_it() -> None:
    position = fighters().attach("Chainsaw", on="Thomas").hand("A", "Fast Hands")
    position.vampire("Nik", "A", capacity=9, disciplines={"cel": 1})
    state = until(fought(position, "bleed with Nik"), STRIKE, "A")
    state = play(state, "A: play Fast Hands with Nik", "A: target Chainsaw")
    used = play(until(state, STRIKE, "B"), "B: use Chainsaw in way 2")
    for then, refused in ((state, []), (used, ["once-in-combat"])):
        later = until(pressed(then), STRIKE, "A")
        assert look(later, "Chainsaw.host") == ["Nik"]
        assert codes(later, "A: use Chainsaw in way 2") == refused


@rule("G47")
def test_a_flak_jacket_prevents_a_point_in_each_combat() -> None:
    state = until(fought(armed("Flak Jacket")), WindowKind.PREVENT, "A")
    spared = play(state, "A: use Flak Jacket in way 2")
    assert look(until(state, WindowKind.PRESS), "Lupo.blood") == [8]
    assert look(until(spared, WindowKind.PRESS), "Lupo.blood") == [9]
    again = until(pressed(spared), WindowKind.PREVENT, "A")
    assert codes(again, "A: use Flak Jacket in way 2") == ["once-in-combat"]
    unused = until(pressed(state), WindowKind.PREVENT, "A")
    assert codes(unused, "A: use Flak Jacket in way 2") == []


def test_a_flak_jacket_prevents_aggravated_damage_too() -> None:
    state = fought(armed("Flak Jacket").attach("Ivory Bow", on="Thomas"))
    state = play(until(state, STRIKE, "B"), "B: use Ivory Bow in way 2")
    state = play(until(state, WindowKind.PREVENT, "A"), "A: use Flak Jacket in way 2")
    assert look(after(state), "Lupo.zone") == ["ready"]


def test_goggles_maneuver_once_in_each_combat_without_choosing_a_strike() -> None:
    begun = fought(armed("IR Goggles").attach("Deer Rifle", on="Lupo").hand("B", "Fake Out"))
    state = play(until(begun, RANGE, "A"), "A: use IR Goggles in way 2")
    assert look(state, "round.range") == ["LONG"]
    assert codes(state, use("IR Goggles")) == ["once-in-combat", "maneuver-again"]
    state = play(until(state, RANGE, "B"), "B: play Fake Out with Thomas")
    state = until(state, RANGE, "A")
    assert codes(state, use("IR Goggles")) == ["once-in-combat"]
    assert codes(state, use("Deer Rifle")) == []
    assert codes(until(state, STRIKE, "A"), use("Deer Rifle")) == []
    assert codes(until(pressed(state), RANGE, "A"), use("IR Goggles")) == ["once-in-combat"]


def test_a_hawg_presses_once_in_each_combat() -> None:
    state = until(fought(armed("Hawg")), WindowKind.PRESS, "A")
    assert look(after(state), "Lupo.blood") == [8]
    state = until(until(play(state, use("Hawg")), STRIKE), WindowKind.PRESS, "A")
    assert look(state, "combat.round") == [2]
    assert codes(state, use("Hawg")) == ["once-in-combat"]
    state = until(fought(armed("Hawg").hand("B", "Dead-End Alley")), WindowKind.PRESS, "B")
    state = until(play(state, "B: play Dead-End Alley with Thomas"), WindowKind.PRESS, "A")
    state = play(state, use("Hawg"))
    assert look(after(state), "Thomas.blood") == [8]  # a press that ends combat


@pytest.mark.parametrize("name", ["Flak Jacket", "IR Goggles", "Hawg"])
def test_how_other_equipment_is_equipped(name: str) -> None:
    state = fighters().hand("A", name).build()
    state = onward(play(state, f"A: play {name} with Lupo"))
    assert look(state, f"{name}.host", "A.pool") == ["Lupo", 30 - card(name).pool_cost]


def test_a_hawg_is_one_of_several_vehicles() -> None:
    position = fighters().hand("A", "Hawg").attach("Sport Bike", on="Lupo")
    assert codes(position.build(), "A: play Hawg with Lupo") == ["has-one"]
    assert TEXTS[card("Hawg").id].traits == (Trait.VEHICLE,)
    assert TEXTS[card("IR Goggles").id].traits == (Trait.ELECTRONIC,)


@rule("R6.4.2-12")
def test_who_cannot_strike_does_not_maneuver_with_a_weapon() -> None:
    state = until(fought(armed("Deer Rifle").attach("IR Goggles", on="Lupo")), RANGE, "A")
    frozen = changed(state, Combat, marks=(Marked(0, Mark.NO_STRIKE, 0, 1),))
    pair(frozen, state, use("Deer Rifle"), "cannot-strike", "R6.4.2-12")
    assert codes(frozen, use("IR Goggles")) == []
    later = changed(state, Combat, marks=(Marked(0, Mark.NO_STRIKE, 0, 2),))
    assert codes(later, use("Deer Rifle")) == []


JACKET = "A: use Leather Jacket in way 2"


def test_a_jacket_untaps_who_puts_it_on_when_the_turn_ends() -> None:
    state = onward(
        play(fighters().hand("A", "Leather Jacket").build(), "A: play Leather Jacket with Lupo")
    )
    assert look(state, "Leather Jacket.host", "Lupo.tapped", "A.pool") == ["Lupo", True, 30]
    while state.active == 0:
        assert look(state, "Lupo.tapped") == [True]
        assert state.pending is not None
        state = play(state, f"{'ABC'[state.pending.seat]}: pass")
    assert look(state, "Lupo.tapped") == [False]
    position = fighters().hand("A", "Leather Jacket").attach("Mr. Winthrop", on="Thomas")
    blocked = fought(position, "play Leather Jacket with Lupo")
    while blocked.active == 0:
        blocked = until(blocked) if blocked.phase is Phase.MINION else blocked
        assert blocked.pending is not None
        blocked = play(blocked, f"{'ABC'[blocked.pending.seat]}: pass")
    assert look(blocked, "Lupo.tapped") == [True]


def test_a_jacket_prevents_the_damage_of_a_strike_and_is_burned() -> None:
    position = armed("Leather Jacket").attach("Assault Rifle", on="Thomas")
    position.attach("Wolf Companion", on="Thomas")
    state = play(until(fought(position), STRIKE, "B"), "B: use Assault Rifle in way 2")
    state = until(state, WindowKind.PREVENT, "A")
    assert look(after(state), "Lupo.blood", "Leather Jacket.zone") == [9 - 5, "attached"]
    state = play(state, JACKET)
    assert codes(state, JACKET) == ["card-not-in-play"]
    assert look(after(state), "Lupo.blood", "Leather Jacket.zone") == [8, "ash heap"]


def test_a_jacket_does_not_help_against_other_damage() -> None:
    position = armed("Leather Jacket").attach("Wolf Companion", on="Thomas").hand("B", "Dodge")
    state = until(fought(position), STRIKE, "B")
    state = until(play(state, "B: play Dodge with Thomas"), WindowKind.PREVENT, "A")
    assert codes(state, JACKET) == ["nothing-to-prevent"]


def test_one_jacket_is_enough() -> None:
    position = armed("Leather Jacket").hand("A", "Leather Jacket").vampire("Rake", "A", capacity=4)
    assert codes(position.build(), "A: play Leather Jacket with Lupo") == ["has-one"]
    assert codes(position.build(), "A: play Leather Jacket with Rake") == []


@rule("R1.4-01")
def test_nobody_takes_a_second_of_what_he_may_have_one_of() -> None:
    position = fighters().vampire("Rake", "A", capacity=4)
    for name in ("Hawg", "Sport Bike", "Laptop Computer", "Flak Jacket"):
        position.attach(name, on="Lupo")
    state = play(position.build(), "A: take equipment with Rake", "A: target Hawg")
    free = play(position.build(), "A: take equipment with Rake", "A: target Flak Jacket")
    pair(state, free, "A: target Sport Bike", "has-another", "R1.4-01")
    assert codes(state, "A: target Laptop Computer") == []
    position.attach("Laptop Computer", on="Rake")
    state = play(position.build(), "A: take equipment with Rake")
    assert codes(state, "A: target Laptop Computer") == ["has-another"]
    alone = fighters().vampire("Rake", "A", capacity=4)
    alone.attach("Hawg", on="Lupo").attach("Sport Bike", on="Rake")
    assert codes(alone.build(), "A: take equipment with Rake") == ["no-equipment"]

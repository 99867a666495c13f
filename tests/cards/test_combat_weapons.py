"""Cards that bring weapons into a combat, and cards that load them."""

from __future__ import annotations

from typing import Any

import pytest

import vtes
from tests.cards.duel import blood, codes, duel, end, fight, go, hits, look, onto, play
from tests.rulecheck import rule
from vtes.cards.shapes import bring_into_play, weapon
from vtes.model.decisions import ActionKind, DecisionKind, WindowKind
from vtes.model.state import GameState
from vtes.model.text import Mode, Strike, Text, Trait
from vtes.model.words import PutOn, Who
from vtes.testing import Position

DISGUISED, CONCEALED = "Disguised Weapon", "Concealed Weapon"
MAGNUM = "A: use .44 Magnum in way 2"

both = pytest.mark.parametrize("name", [DISGUISED, CONCEALED])


@both
@rule("R6.1.3-03", "R6.4.2-10")
def test_a_weapon_is_drawn_before_range(name: str) -> None:
    state = play(fight(duel(name, ".44 Magnum")), hits(name))
    assert look(state, "pending", "to_move") == ["CHOICE", "A"]
    state = play(state, "A: choose .44 Magnum in hand")
    assert look(state, ".44 Magnum.host", "A.pool", "window") == ["Lupo", 28, "BEFORE_RANGE"]
    state = play(go(state, WindowKind.RANGE, "A"), MAGNUM)
    assert look(state, "round.range") == ["LONG"]
    assert blood(go(state, WindowKind.PRESS)) == [7, 5]


@rule("R6.4.3-05", "R6.1.3-03")
def test_a_weapon_is_drawn_when_strikes_are_chosen() -> None:
    state = go(fight(duel(DISGUISED, ".44 Magnum")), DecisionKind.STRIKE, "A")
    state = play(state, hits(DISGUISED, 2), "A: choose .44 Magnum in hand")
    assert look(state, "pending", "to_move", "A.pool") == ["STRIKE", "A", 28]
    assert blood(go(play(state, MAGNUM), WindowKind.PRESS)) == [6, 5]


@both
@rule("R1.6.1-02", "R6.1.3-06")
def test_a_weapon_that_is_drawn_is_replaced(name: str) -> None:
    position = duel(name, ".44 Magnum", *["Boxed In"] * 3).library("A", *["Dodge"] * 5)
    state = play(fight(position), hits(name))
    assert look(state, "A.hand.count", "A.library.count") == [7, 4]
    state = play(state, "A: choose .44 Magnum in hand")
    assert look(state, "A.hand.count", "A.library.count") == [7, 3]


@rule("R1.6.1-20")
def test_nobody_else_sees_what_could_be_drawn() -> None:
    state = play(fight(duel(DISGUISED, ".44 Magnum")), hits(DISGUISED))
    assert ".44 Magnum" not in str(vtes.observe(state, 1))
    assert vtes.observe(state, 1).pending is not None


def arm(strike: Strike) -> Text:
    """A weapon with this strike."""
    modes: tuple[Mode, ...] = (
        bring_into_play(ActionKind.EQUIP, PutOn(Who.SELF)),
        weapon(strike),
    )
    return Text(modes=modes, traits=(Trait.WEAPON,))


PLAIN = Strike(damage=1)
ARMS: list[tuple[str, Strike, dict[str, Any], list[str], list[str]]] = [
    # name, strike, facts; what objects to a disguised one, what to a concealed one
    ("Knife", PLAIN, {}, [], []),
    ("Club", Strike(damage=2, strength=True), {"pool_cost": 2}, [], []),
    ("Axe", Strike(damage=3, strength=True), {}, [], ["not-looked-for"]),
    ("Cannon", Strike(damage=4), {}, [], ["not-looked-for"]),
    ("Torch", Strike(damage=1, aggravated=True), {}, [], ["not-looked-for"]),
    ("Relic", PLAIN, {"unique": True}, [], ["not-looked-for"]),
    ("Treasure", PLAIN, {"pool_cost": 3}, [], ["not-looked-for"]),
    ("Star", PLAIN, {"pool_cost": 31}, ["fetched-too-dear"], ["not-looked-for"]),
    ("Heirloom", PLAIN, {"clans": ["Nosferatu"]}, ["fetched-unmet"], ["fetched-unmet"]),
    ("Rod", PLAIN, {"disciplines": ["tha"]}, [], []),
    ("Fang", PLAIN, {"blood_cost": 8}, ["fetched-too-dear"], ["fetched-too-dear"]),
]


@pytest.mark.parametrize(("arms", "strike", "facts", "disguised", "concealed"), ARMS)
@rule("R1.6.1-11", "G02")
def test_which_weapons_are_drawn(
    arms: str, strike: Strike, facts: dict[str, Any], disguised: list[str], concealed: list[str]
) -> None:
    """What others add to strength does not count. [RTR 19980623] [LSJ 20020821] [LSJ 20020904]"""
    for name, refused in ((DISGUISED, disguised), (CONCEALED, concealed)):
        position = duel(name, "Saturday-Night Special")
        position.prop(arms, types="equipment", text=arm(strike), **facts).hand("A", arms)
        state = play(fight(position), hits(name))
        assert codes(state, f"A: choose {arms} in hand") == refused
        alone = duel(name).prop(arms, types="equipment", text=arm(strike), **facts)
        state = fight(alone.hand("A", arms))
        assert codes(state, hits(name)) == (["no-weapon-in-hand"] if refused else [])


@both
@rule("R1.4-01")
def test_only_weapons_are_drawn(name: str) -> None:
    state = play(fight(duel(name, "IR Goggles", "Saturday-Night Special")), hits(name))
    for other in ("IR Goggles", "Dead-End Alley"):
        assert codes(state, f"A: choose {other} in hand") == ["not-looked-for"]
    assert codes(state, "A: choose .44 Magnum in hand") == ["not-in-that-place"]
    assert codes(state, "A: pass") == ["choice-due"]
    assert codes(fight(duel(name, "IR Goggles")), hits(name)) == ["no-weapon-in-hand"]


@rule("D249")
def test_only_a_weapon_is_drawn_when_strikes_are_chosen() -> None:
    state = fight(duel(DISGUISED, "IR Goggles", "Saturday-Night Special"))
    state = play(go(state, DecisionKind.STRIKE, "A"), hits(DISGUISED, 2))
    assert codes(state, "A: choose IR Goggles in hand") == ["not-looked-for"]
    assert codes(state, "A: pass") == ["choice-due"]


@pytest.mark.parametrize("chosen", [False, True])
@rule("R4.1-03", "R6.4.5-14")
def test_a_weapon_that_is_contested_is_of_no_use(chosen: bool) -> None:
    """[LSJ 19980319]"""
    position = duel(thomas=(DISGUISED,))
    position.prop("Sword", types="equipment", text=arm(Strike(damage=4)), unique=True)
    state = fight(position.attach("Sword", on="Lupo").hand("B", "Sword"))
    state = go(state, DecisionKind.STRIKE, "A")
    state = play(state, "A: use Sword in way 2" if chosen else "A: strike with hand")
    state = play(state, hits(DISGUISED, 2, "Thomas", "B"), "B: choose Sword in hand")
    assert look(state, "A.contested", "B.contested") == [["Sword"], ["Sword"]]
    state = go(play(state, "B: strike with hand"), WindowKind.PRESS)
    assert blood(state) == [6, 7 if chosen else 6]


# --- ammunition ----------------------------------------------------------------------------------

STOPPER, BREATH = "Manstopper Rounds", "Dragon's Breath Rounds"
rounds = pytest.mark.parametrize("name", [STOPPER, BREATH])


def armed(*cards: str, thomas: tuple[str, ...] = (), gun: str = ".44 Magnum") -> Position:
    return duel(*cards, thomas=thomas).attach(gun, on="Lupo")


def shot(position: Position, name: str, thomas: str = "B: strike with hand") -> GameState:
    """Lupo shoots, and the card is played before the strike resolves."""
    state = play(go(fight(position), DecisionKind.STRIKE, "A"), MAGNUM)
    state = play(go(state, DecisionKind.STRIKE, "B"), thomas)
    return play(go(state, WindowKind.BEFORE_RESOLUTION, "A"), hits(name))


@rule("G36")
def test_manstopper_rounds() -> None:
    """[TOM 19960225]"""
    state = shot(armed(STOPPER, "Blur"), STOPPER)
    state = play(go(state, WindowKind.ADDITIONAL, "A"), hits("Blur"))
    assert blood(state) == [5, 4]
    state = play(go(state, DecisionKind.STRIKE), MAGNUM)
    assert blood(go(state, WindowKind.PRESS)) == [5, 1]
    state = end(state)
    assert look(state, ".44 Magnum.host") == ["Lupo"]


@rule("G36")
def test_manstopper_rounds_are_as_bad_as_the_gun() -> None:
    """[TOM 19960225]"""
    bow = Text(modes=(weapon(Strike(damage=1, aggravated=True)),), traits=(Trait.WEAPON, Trait.GUN))
    position = duel(STOPPER).prop("Bow", types="equipment", text=bow).attach("Bow", on="Lupo")
    state = play(go(fight(position), DecisionKind.STRIKE, "A"), "A: use Bow")
    state = play(go(state, WindowKind.BEFORE_RESOLUTION, "A"), hits(STOPPER))
    assert blood(go(state, WindowKind.TO_TORPOR)) == [6, 6]


@rule("G36", "R6.4.6-15")
def test_dragons_breath_rounds() -> None:
    """The gun itself does normal damage. [LSJ 20030419-2]"""
    state = go(shot(armed(BREATH), BREATH), WindowKind.TO_TORPOR)
    # two normal points; of the two aggravated ones the first wounds him
    assert blood(state) == [6, 7 - 2 - 1]
    state = go(state, WindowKind.END_OF_ROUND)
    assert look(state, "Thomas.zone", ".44 Magnum.zone") == ["torpor", "ash heap"]


def test_dragons_breath_does_more_until_the_gun_is_burned() -> None:
    state = shot(
        armed(BREATH, "Blur", thomas=("Dodge", "Skin of Night")),
        BREATH,
        "B: play Dodge with Thomas",
    )
    state = go(state, WindowKind.ADDITIONAL)
    assert look(state, ".44 Magnum.zone", "Thomas.blood") == ["ash heap", 7]


@rule("G38")
def test_the_gun_is_not_burned_if_its_strike_does_not_resolve() -> None:
    """[LSJ 19981006] [LSJ 20001127-2]"""
    state = shot(armed(BREATH, thomas=("Majesty",)), BREATH, "B: play Majesty with Thomas")
    state = go(state, WindowKind.AFTER_RESOLUTION)
    assert look(state, ".44 Magnum.host", "Thomas.blood") == ["Lupo", 6]


@rounds
@rule("R1.4-01")
def test_it_is_for_a_gun_with_which_he_strikes(name: str) -> None:
    for line in ("A: strike with hand", "A: use Bastard Sword in way 2"):
        position = armed(name).attach("Bastard Sword", on="Lupo")
        state = play(go(fight(position), DecisionKind.STRIKE, "A"), line)
        state = go(state, WindowKind.BEFORE_RESOLUTION, "A")
        assert codes(state, hits(name)) == ["no-such-strike"]


@rounds
@pytest.mark.parametrize("other", [STOPPER, BREATH])
def test_one_ammo_in_a_gun(name: str, other: str) -> None:
    position = armed(name, other, "Blur", thomas=("Dodge",)).attach("Deer Rifle", on="Lupo")
    state = shot(position, name, "B: play Dodge with Thomas")
    assert codes(go(state, WindowKind.BEFORE_RESOLUTION, "A"), hits(other)) == ["no-such-strike"]
    state = play(go(state, WindowKind.ADDITIONAL, "A"), hits("Blur"))
    state = play(go(state, DecisionKind.STRIKE), "A: use Deer Rifle in way 2")
    state = go(state, WindowKind.BEFORE_RESOLUTION, "A")
    assert codes(state, hits(other)) == []


@rule("G10")
def test_the_ammo_lasts_for_the_combat() -> None:
    state = onto(shot(armed(STOPPER, "Psyche!"), STOPPER), 2, DecisionKind.STRIKE)
    before = blood(state)[1]
    assert blood(go(play(state, MAGNUM), WindowKind.PRESS))[1] == before - 3  # type: ignore[operator]
    state = play(go(state, WindowKind.END_OF_COMBAT, "A"), hits("Psyche!", 2))
    state = go(state, DecisionKind.STRIKE, "A")
    before = blood(state)[1]
    assert blood(go(play(state, MAGNUM), WindowKind.PRESS))[1] == before - 2  # type: ignore[operator]

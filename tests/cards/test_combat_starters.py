"""Read Intentions, Apportation, Resilience, Catatonic Fear, Soul Burn, Blood to Water, and Owl
Companion.
"""

from __future__ import annotations

import pytest

import vtes
from tests.cards.duel import (
    after,
    blood,
    codes,
    duel,
    end,
    fight,
    go,
    hits,
    legal,
    look,
    onto,
    play,
    strikes,
    with_blood,
)
from tests.rulecheck import rule
from vtes.cards.shapes import strike_card, weapon
from vtes.model.combat_events import CombatEnded, DamageInflicted
from vtes.model.combat_words import Mark, Marks
from vtes.model.decisions import DecisionKind, Phase, WindowKind
from vtes.model.moves import Pass
from vtes.model.state import GameState
from vtes.model.text import Reach, Strike, Text, Trait
from vtes.model.words import Who
from vtes.observe.view import observe
from vtes.testing import Position

both_ways = pytest.mark.parametrize("way", [1, 2])

# --- Read Intentions, Apportation ----------------------------------------------------------------


@rule("R6.4.4-03", "R6.4.4-04")
def test_a_press_to_end() -> None:
    state = go(fight(duel("Read Intentions", thomas=("Boxed In",))), WindowKind.PRESS, "A")
    assert codes(state, hits("Read Intentions")) == ["wrong-press"]
    state = play(go(state, WindowKind.PRESS, "B"), "B: play Boxed In with Thomas")
    state = play(go(state, WindowKind.PRESS, "A"), hits("Read Intentions"))
    assert look(end(state), "Lupo.blood") == [6]  # one round of hand strikes


@rule("R6.4.5-17")
def test_a_dodge() -> None:
    state = after(strikes(duel("Read Intentions"), "Read Intentions", 2))
    assert blood(state) == [7, 7]


@rule("R6.4.4-03", "R6.4.2-04")
def test_a_press_to_continue_or_a_maneuver() -> None:
    state = fight(duel("Apportation", "Apportation"))
    state = play(go(state, WindowKind.RANGE, "A"), hits("Apportation", 2))
    assert look(state, "round.range") == ["LONG"]
    state = play(go(state, WindowKind.PRESS, "A"), hits("Apportation"))
    assert look(go(state, WindowKind.BEFORE_RANGE), "combat.round") == [2]


def test_apportation_does_not_end_a_combat() -> None:
    state = fight(duel("Apportation", thomas=("Boxed In",)))
    state = play(go(state, WindowKind.PRESS, "B"), "B: play Boxed In with Thomas")
    state = go(state, WindowKind.PRESS, "A")
    assert codes(state, hits("Apportation")) == ["wrong-press"]


# --- Resilience ----------------------------------------------------------------------------------

RESILIENCE = "Resilience"


def under(damage: int, *, aggravated: bool = False, lupo: tuple[str, ...] = ()) -> GameState:
    """Lupo is about to take so much damage."""
    blow = strike_card(0, Strike(damage=damage, aggravated=aggravated))
    position = duel(RESILIENCE, *lupo).prop("Blow", types="combat", text=Text((blow,)))
    state = go(fight(position.hand("B", "Blow")), DecisionKind.STRIKE, "B")
    return go(play(state, "B: play Blow with Thomas"), WindowKind.PREVENT, "A")


@pytest.mark.parametrize(("way", "left"), [(1, 4), (2, 6)])
@rule("R6.4.6-02")
def test_damage_is_prevented(way: int, left: int) -> None:
    state = play(under(4), hits(RESILIENCE, way))
    assert blood(go(state, WindowKind.PRESS))[0] == left


@rule("R6.4.6-02", "R6.4.6-16")
def test_three_points_only_of_damage_that_is_not_aggravated() -> None:
    state = under(1, aggravated=True)
    assert codes(state, hits(RESILIENCE, 2)) == ["nothing-to-prevent"]
    state = go(play(state, hits(RESILIENCE, 1)), WindowKind.PRESS)
    assert look(state, "Lupo.zone", "Lupo.blood") == ["ready", 7]


@rule("R6.4.6-03")
def test_the_aggravated_part_is_left() -> None:
    """A hand strike and what burns by itself come together, one of them aggravated."""
    position = duel(RESILIENCE, thomas=("Wolf Claws", "Carrion Crows"))
    state = play(go(fight(position), WindowKind.BEFORE_RANGE, "B"), hits(*CLAWS))
    state = play(go(state, WindowKind.BEFORE_RANGE, "B"), hits("Carrion Crows", 2, "Thomas", "B"))
    state = play(go(state, WindowKind.PREVENT, "A"), hits(RESILIENCE, 2))
    assert look(go(state, WindowKind.END_OF_ROUND), "Lupo.zone", "Lupo.blood") == ["torpor", 7]


CLAWS = ("Wolf Claws", 1, "Thomas", "B")


@rule("R6.4.6-16")
def test_aggravated_damage_that_is_normal_to_him_is_prevented() -> None:
    state = play(under(2, aggravated=True, lupo=("Skin of Night",)), hits("Skin of Night", 1))
    state = play(state, hits(RESILIENCE, 2))
    assert look(go(state, WindowKind.PRESS), "Lupo.zone", "Lupo.blood") == ["ready", 7]


@rule("R6.4.6-16")
def test_normal_damage_that_is_aggravated_to_him_is_not() -> None:
    burning = Marks(Mark.DAMAGE_AGGRAVATED, who=Who.OPPONENT)
    blow = strike_card(0, Strike(damage=2), burning)
    position = duel(RESILIENCE).prop("Blow", types="combat", text=Text((blow,)))
    state = go(fight(position.hand("B", "Blow")), DecisionKind.STRIKE, "B")
    state = go(play(state, "B: play Blow with Thomas"), WindowKind.PREVENT, "A")
    assert codes(state, hits(RESILIENCE, 2)) == ["nothing-to-prevent"]
    assert legal(state, hits(RESILIENCE, 1))


# --- Catatonic Fear ------------------------------------------------------------------------------

FEAR = "Catatonic Fear"


@pytest.mark.parametrize(("way", "left"), [(1, 7), (2, 6)])
@rule("R6.4.5-22")
def test_combat_ends_and_then_it_hurts(way: int, left: int) -> None:
    state = play(strikes(duel(FEAR), FEAR, way), "B: strike with hand")
    assert blood(go(state, WindowKind.END_OF_COMBAT)) == [6, 7]
    assert blood(end(state)) == [6, left]


@rule("R6.4.5-22")
def test_it_hurts_after_the_combat() -> None:
    state = play(strikes(duel(FEAR), FEAR, 2), "B: strike with hand")
    state = go(state, WindowKind.END_OF_COMBAT, "B")
    shown = [type(e) for e in vtes.transition(state, Pass(1)).events]
    assert shown.index(CombatEnded) < shown.index(DamageInflicted)


@rule("R6.4.5-23")
def test_fear_does_not_hurt_at_long_range() -> None:
    state = play(strikes(duel(FEAR, "Fake Out"), FEAR, 2, far=True), "B: strike with hand")
    assert blood(end(state)) == [6, 7]


@rule("R6.4.5-18")
def test_fear_does_not_hurt_who_dodges() -> None:
    """[LSJ 19980526] [RTR 20041202] [LSJ 20070124]"""
    state = strikes(duel(FEAR, thomas=("Dodge",)), FEAR, 2)
    assert blood(end(play(state, "B: play Dodge with Thomas"))) == [6, 7]


def test_fear_hurts_who_ends_the_combat_too() -> None:
    state = strikes(duel(FEAR, thomas=("Earth Meld",)), FEAR, 2)
    assert blood(end(play(state, "B: play Earth Meld with Thomas"))) == [6, 6]


@rule("R6.4.6-02")
def test_the_hurt_of_fear_is_not_prevented() -> None:
    position = duel(FEAR, thomas=("Skin of Rock",)).attach("Flak Jacket", on="Thomas")
    state = play(strikes(position, FEAR, 2), "B: strike with hand")
    for _ in range(20):
        if look(state, "pending") == ["MINION"]:
            break
        assert look(state, "window") != ["PREVENT"]
        state = play(state, f"{look(state, 'to_move')[0]}: pass")
    assert blood(state) == [6, 6]


@rule("R6.4.6-12")
def test_who_has_no_blood_falls_when_no_combat_card_can_help() -> None:
    """Neither side plays combat cards any more: the combat is over."""
    state = with_blood(strikes(duel(FEAR, "Amaranth"), FEAR, 2), "Thomas", 0)
    state = play(state, "B: strike with hand")
    while look(state, "pending") != ["MINION"]:
        assert look(state, "window") != ["TO_TORPOR"]
        state = play(state, f"{look(state, 'to_move')[0]}: pass")
    assert look(state, "Thomas.zone", "Lupo.zone") == ["torpor", "ready"]


def test_who_has_fallen_fights_no_other_combat() -> None:
    state = with_blood(strikes(duel(FEAR, "Psyche!"), FEAR, 2), "Thomas", 0)
    state = go(play(state, "B: strike with hand"), WindowKind.END_OF_COMBAT, "A")
    state = go(play(state, hits("Psyche!", 2)), DecisionKind.MINION)
    assert look(state, "Thomas.zone") == ["torpor"]


# --- Soul Burn -----------------------------------------------------------------------------------

SOUL = "Soul Burn"
SPEAR = Strike(damage=3, reach=Reach.BOTH)


def armed(strike: Strike = SPEAR, *lupo: str, thomas: tuple[str, ...] = ()) -> Position:
    """Thomas has a weapon with this strike."""
    spear = Text((weapon(strike),), traits=(Trait.WEAPON,))
    position = duel(SOUL, *lupo, thomas=thomas)
    return position.prop("Spear", types="equipment", text=spear).attach("Spear", on="Thomas")


@both_ways
@pytest.mark.parametrize("far", [False, True])
@rule("R6.4.3-10", "R6.4.3-11")
def test_soul_burn_works_at_any_range_and_weapons_do_not(way: int, far: bool) -> None:
    state = strikes(armed(SPEAR, *["Fake Out"] * far), SOUL, way, far=far)
    assert blood(after(state, "B: use Spear")) == [6, 7 - way]


@both_ways
@rule("R6.4.6-02")
def test_fortitude_does_not_prevent_it(way: int) -> None:
    position = armed(thomas=("Skin of Rock",)).attach("Flak Jacket", on="Thomas")
    state = go(play(strikes(position, SOUL, way), "B: strike with hand"), WindowKind.PREVENT, "B")
    assert codes(state, hits("Skin of Rock", 1, "Thomas", "B")) == ["nothing-to-prevent"]
    state = go(play(state, "B: use Flak Jacket in way 2"), WindowKind.ADDITIONAL)
    assert blood(state) == [5, 7 - way + 1]


@both_ways
@rule("R6.4.5-18")
def test_who_dodges_it_has_his_weapon(way: int) -> None:
    """[LSJ 20040928]"""
    state = strikes(armed(SPEAR, thomas=("Blur", "Dodge")), SOUL, way)
    state = after(state, "B: play Dodge with Thomas")
    state = play(go(state, WindowKind.ADDITIONAL, "B"), hits("Blur", 1, "Thomas", "B"))
    state = go(play(go(state, DecisionKind.STRIKE), "B: use Spear"), WindowKind.PRESS)
    assert blood(state)[0] == 6 - 3


@both_ways
@rule("R6.4.5-12")
def test_a_first_strike_with_a_weapon_is_not_harmless(way: int) -> None:
    """[LSJ 20040928]"""
    state = after(strikes(armed(SPEAR.replace(first=True)), SOUL, way), "B: use Spear")
    assert blood(state) == [6 - 3, 7 - way]


@both_ways
def test_soul_burn_leaves_what_a_weapon_does_to_its_bearer(way: int) -> None:
    """[LSJ 19980216]"""
    state = after(strikes(armed(SPEAR.replace(to_self=1)), SOUL, way), "B: use Spear")
    assert blood(state) == [6, 6 - way]


@both_ways
def test_weapons_do_damage_again_in_the_next_round(way: int) -> None:
    state = after(strikes(armed(), SOUL, way), "B: use Spear")
    state = go(onto(state, 2, WindowKind.BEFORE_RANGE), DecisionKind.STRIKE, "B")
    assert blood(after(state, "B: use Spear"))[0] == 3


# --- Blood to Water ------------------------------------------------------------------------------

WATER = "Blood to Water"


@pytest.mark.parametrize(("way", "lost"), [(1, 3), (2, 5)])
@pytest.mark.parametrize("window", [WindowKind.BEFORE_STRIKES, WindowKind.BEFORE_RESOLUTION])
@rule("R6.4.3-05", "R6.4.3-06")
def test_blood_becomes_water(way: int, lost: int, window: WindowKind) -> None:
    """Before or after strikes are chosen. [ANK 20200703] [LSJ 20031008]"""
    state = fight(duel(WATER, capacity=9, blood=9))
    first = go(state, window, "A")
    assert codes(first, hits(WATER, way)) == ["first-round"]
    state = onto(state, 2, WindowKind.BEFORE_RANGE)
    assert codes(state, hits(WATER, way)) == ["wrong-window", "not-at-close-range"][:1]
    state = go(state, window, "A")
    before = blood(state)
    assert before == [8, 6]
    assert blood(play(state, hits(WATER, way))) == [6, 6 - lost]


@both_ways
@rule("R6.4.2-03")
def test_blood_becomes_water_at_close_range(way: int) -> None:
    state = onto(fight(duel(WATER, "Fake Out")), 2, WindowKind.RANGE)
    state = go(play(state, hits("Fake Out")), WindowKind.BEFORE_STRIKES, "A")
    assert codes(state, hits(WATER, way)) == ["not-at-close-range"]


@rule("G29")
def test_no_more_blood_than_there_is() -> None:
    state = onto(fight(duel(WATER)), 2, WindowKind.BEFORE_STRIKES)
    state = play(with_blood(state, "Thomas", 1), hits(WATER, 1))
    assert look(state, "Thomas.blood", "Thomas.zone") == [0, "ready"]


@rule("R6.4.1-01")
def test_an_ally_is_burned_at_once() -> None:
    """His strike does not resolve."""
    position = duel(WATER).ally("Gang", "B", life=9)
    state = go(play(position.build(), "A: bleed with Lupo"), DecisionKind.BLOCK)
    state = go(play(state, "B: block with Gang"), WindowKind.BEFORE_RANGE)
    state = onto(state, 2, WindowKind.BEFORE_RESOLUTION)
    assert codes(state, hits(WATER, 2)) == ["not-against-vampire"]
    before = look(state, "Lupo.blood")
    state = end(play(state, hits(WATER, 1)))
    assert look(state, "Gang.zone") == ["ash heap"]
    assert look(state, "Lupo.blood") == [int(str(before[0])) - 2]


# --- Owl Companion -------------------------------------------------------------------------------


@pytest.mark.parametrize(("way", "life"), [(1, 1), (2, 2)])
@rule("R6.1.4-01")
def test_an_owl_is_employed(way: int, life: int) -> None:
    position = Position("A", "B", "C").turn("A", Phase.MINION).hand("A", "Owl Companion")
    position.vampire("Lupo", "A", capacity=5, disciplines={"ani": 2})
    position.vampire("Thomas", "B", capacity=5)
    state = play(position.build(), hits("Owl Companion", way))
    state = go(state, DecisionKind.MINION)
    assert look(state, "Owl Companion.zone", "Owl Companion.life") == ["attached", life]


@rule("R2.3-10")
def test_the_opponents_hand_is_open_while_the_employer_fights() -> None:
    position = duel("Fake Out").attach("Owl Companion", on="Lupo")
    state = position.build()
    assert not open_to(state, 1)
    state = fight(position)
    assert open_to(state, 1) == [0, 2, None]
    assert open_to(state, 0) == open_to(state, 2) == []
    assert open_to(go(state, WindowKind.END_OF_COMBAT), 1) == [0, 2, None]
    assert open_to(end(state), 1) == []


@rule("R2.3-10")
def test_the_owl_of_the_blocker_opens_the_acting_hand() -> None:
    state = fight(duel("Fake Out").attach("Owl Companion", on="Thomas"))
    assert open_to(state, 0) == [1, 2, None]
    assert open_to(state, 1) == []


def open_to(state: GameState, seat: int) -> list[int | None]:
    """Who sees a hand beside the one who holds it."""
    everybody = (0, 1, 2, None)
    return [who for who in everybody if observe(state, who).players[seat].shown and who != seat]

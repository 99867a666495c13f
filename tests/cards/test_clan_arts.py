"""Strikes and other combat cards of the Disciplines of single clans, in each of their ways."""

from __future__ import annotations

import pytest

from tests.cards.duel import (
    after,
    blood,
    codes,
    duel,
    end,
    fight,
    go,
    hits,
    look,
    onto,
    play,
    strikes,
    with_blood,
)
from tests.cards.table import card
from tests.rulecheck import rule
from vtes.model.decisions import DecisionKind, WindowKind

STRIKE = DecisionKind.STRIKE
TORPOR = WindowKind.TO_TORPOR
both_ways = pytest.mark.parametrize("way", [1, 2])

# name, way, at long range, points (or blood stolen), what the striker gains
HITS = [
    ("Blood Sweat", 1, True, 2, 0),
    ("Blood Sweat", 2, True, 3, 0),
    ("Bonecraft", 1, False, 1, 0),
    ("Bonecraft", 2, False, 1, 0),
    ("Bonecraft", 1, True, 0, 0),
    ("Coagulate Blood", 1, False, 1, 0),
    ("Coagulate Blood", 2, False, 2, 0),
    ("Coagulate Blood", 1, True, 1, 0),
    ("Coagulate Blood", 2, True, 2, 0),
    ("Dagon's Call", 1, False, 1, 0),
    ("Dagon's Call", 2, False, 2, 0),
    ("Dagon's Call", 2, True, 0, 0),
    ("Far Fatuus", 1, True, 2, 0),
    ("Fleshcraft", 1, False, 1, 0),
    ("Fleshcraft", 2, False, 1, 0),
    ("Fleshcraft", 2, True, 0, 0),
    ("Shadow Strike", 1, False, 1, 0),
    ("Shadow Strike", 2, False, 1, 0),
    ("Shadow Strike", 1, True, 1, 0),
    ("Shadow Strike", 2, True, 1, 0),
    ("Song in the Dark", 1, False, 2, 0),
    ("Song in the Dark", 1, True, 0, 0),
    ("Tongue of the Serpent", 1, False, 1, 1),
    ("Tongue of the Serpent", 2, False, 2, 2),
    ("Tongue of the Serpent", 1, True, 0, 0),
]


@pytest.mark.parametrize(("name", "way", "far", "points", "gain"), HITS)
@rule("R6.4.3-10", "R6.4.3-11", "R6.4.5-26")
def test_what_it_does_to_both(name: str, way: int, far: bool, points: int, gain: int) -> None:
    state = after(strikes(duel(name, "Fake Out"), name, way, far=far))
    hand = 0 if far else 1
    assert blood(state) == [7 - card(name).blood_cost - hand + gain, 7 - points]


BURNS = [
    # name, way, at long range, points to the opponent and to the striker
    ("Breath of the Dragon", 1, False, 1, 1),
    ("Breath of the Dragon", 2, False, 2, 2),
    ("Breath of the Dragon", 1, True, 1, 0),
    ("Breath of the Dragon", 2, True, 2, 0),
    ("Song in the Dark", 2, False, 2, 0),
    ("Taste of Death", 1, True, 1, 0),
    ("Taste of Death", 2, True, 2, 0),
]


@pytest.mark.parametrize(("name", "way", "far", "points", "own"), BURNS)
@rule("R6.4.6-11", "R6.4.6-13")
def test_it_burns(name: str, way: int, far: bool, points: int, own: int) -> None:
    state = strikes(duel(name, "Fake Out"), name, way, far=far)
    state = go(play(state, "B: strike with hand"), WindowKind.TO_TORPOR)
    hand = 0 if far else 1
    # the first point only wounds
    assert blood(state) == [7 - card(name).blood_cost - hand - max(own - 1, 0), 7 - points + 1]
    zones = ["torpor" if own else "ready", "torpor"]
    assert look(go(state, WindowKind.END_OF_ROUND), "Lupo.zone", "Thomas.zone") == zones


def test_the_breath_burns_the_striker_although_it_is_dodged() -> None:
    """[LSJ 19970801]"""
    name = "Breath of the Dragon"
    state = play(strikes(duel(name, thomas=("Dodge",)), name, 2), "B: play Dodge with Thomas")
    state = go(state, WindowKind.END_OF_ROUND)
    assert look(state, "Lupo.zone", "Thomas.zone", "Thomas.blood") == ["torpor", "ready", 7]


@pytest.mark.parametrize(("way", "zone"), [(1, "ready"), (2, "torpor")])
@rule("R6.4.6-11")
def test_torment_is_aggravated_at_superior(way: int, zone: str) -> None:
    state = onto(fight(duel("Torment the Soul", "Fake Out")), 2, WindowKind.RANGE)
    state = play(go(play(state, hits("Fake Out")), STRIKE, "A"), hits("Torment the Soul", way))
    state = go(play(go(state, STRIKE, "B"), "B: strike with hand"), WindowKind.END_OF_ROUND)
    assert look(state, "Thomas.zone", "Thomas.blood") == [zone, 5 if way == 1 else 6]


DODGES = [
    ("Amria", 2),
    ("Arms of the Abyss", 1),
    ("Arms of the Abyss", 2),
    ("Plasmic Form", 2),
    ("Staredown", 1),
]


@pytest.mark.parametrize(("name", "way"), DODGES)
@rule("R6.4.5-18")
def test_it_dodges(name: str, way: int) -> None:
    assert blood(after(strikes(duel(name), name, way))) == [7 - card(name).blood_cost, 7]


ENDS = [
    ("Meld with the Land", 1),
    ("Meld with the Land", 2),
    ("Mirror Image", 2),
    ("Oubliette", 1),
    ("Oubliette", 2),
    ("Shadow Body", 1),
    ("Shadow Body", 2),
    ("Staredown", 2),
]


@pytest.mark.parametrize(("name", "way"), ENDS)
@rule("R6.4.5-22", "R6.4.5-23")
def test_it_ends_the_combat(name: str, way: int) -> None:
    state = play(strikes(duel(name), name, way), "B: strike with hand")
    state = go(state, WindowKind.END_OF_COMBAT)
    assert blood(state) == [7 - card(name).blood_cost, 7]
    assert look(state, "combat.round") == [1]


@pytest.mark.parametrize("name", ["Chiropteran Marauder", "Form of the Serpent", "Amria"])
@rule("R6.4.2-04")
def test_it_maneuvers(name: str) -> None:
    way = 2 if name == "Form of the Serpent" else 1
    state = play(go(fight(duel(name)), WindowKind.RANGE, "A"), hits(name, way))
    assert look(state, "round.range") == ["LONG"]
    assert look(state, "Lupo.blood") == [7 - card(name).blood_cost]


@rule("R6.4.2-05")
def test_amria_does_not_bring_anybody_closer() -> None:
    state = go(fight(duel("Amria", thomas=("Fake Out",))), WindowKind.RANGE, "B")
    state = play(state, "B: play Fake Out with Thomas")
    assert codes(state, hits("Amria")) == ["only-to-long"]


@pytest.mark.parametrize(
    ("name", "way", "presses"),
    [
        ("Amria", 2, ["press to end"]),
        ("Shadow Strike", 1, []),
        ("Shadow Strike", 2, ["press"]),
    ],
)
@rule("R6.4.2-15", "R6.4.4-04")
def test_a_press_comes_with_it(name: str, way: int, presses: list[str]) -> None:
    state = after(strikes(duel(name, thomas=("Dead-End Alley",)), name, way))
    state = go(state, WindowKind.PRESS, "B")
    state = go(play(state, "B: play Dead-End Alley with Thomas"), WindowKind.PRESS, "A")
    lines = ["press", "press to continue", "press to end"]
    assert [each for each in lines if not codes(state, f"A: {each}")] == presses


@both_ways
@rule("R6.4.2-11", "R6.4.2-12")
def test_a_shadow_strike_maneuvers(way: int) -> None:
    state = play(
        go(fight(duel("Shadow Strike")), WindowKind.RANGE, "A"), hits("Shadow Strike", way)
    )
    assert look(state, "round.range") == ["LONG"]
    assert blood(after(go(state, STRIKE, "B"))) == [6, 6]


def test_a_shadow_strike_does_the_strikers_strength() -> None:
    name = "Shadow Strike"
    state = play(fight(duel(name, "Fists of Death")), hits("Fists of Death", 2))
    state = play(go(state, STRIKE, "A"), hits(name))
    assert blood(after(go(state, STRIKE, "B"))) == [4, 4]


@rule("R6.4.3-16", "R6.4.3-21")
def test_the_arms_bring_another_strike() -> None:
    name = "Arms of the Abyss"
    state = go(after(strikes(duel(name, "Blur"), name, 2)), WindowKind.ADDITIONAL, "A")
    assert codes(state, hits("Blur")) == ["strikes-gained"]
    assert blood(go(state, WindowKind.PRESS)) == [7, 6]
    state = go(after(strikes(duel(name, "Blur"), name, 1)), WindowKind.ADDITIONAL, "A")
    assert codes(state, hits("Blur")) == []


# --- damage --------------------------------------------------------------------------------------


@both_ways
@rule("R6.4.6-02")
def test_the_sweat_cannot_be_prevented(way: int) -> None:
    name = "Blood Sweat"
    state = strikes(duel(name, "Fake Out", thomas=("Skin of Steel",)), name, way, far=True)
    state = play(state, "B: strike with hand")
    while look(state, "window") != ["PRESS"]:
        assert look(state, "window") != ["PREVENT"]
        state = play(state, f"{look(state, 'to_move')[0]}: pass")
    assert blood(state) == [6, 7 - way - 1]


@pytest.mark.parametrize("far", [False, True])
@both_ways
@rule("R6.4.6-18")
def test_the_blood_of_allies_coagulates_more(way: int, far: bool) -> None:
    position = duel("Coagulate Blood", "Fake Out").ally("Gang", "B", life=5)
    position.attach("J. S. Simmons, Esq.", on="Gang", life=5)
    state = go(play(position.build(), "A: bleed with Lupo"), DecisionKind.BLOCK)
    state = play(state, "B: block with Gang")
    if far:
        state = play(go(state, WindowKind.RANGE, "A"), "A: play Fake Out with Lupo")
    state = play(go(state, STRIKE, "A"), hits("Coagulate Blood", way))
    if far:
        state = play(state, "A: target J. S. Simmons, Esq.")
    state = go(state, WindowKind.ADDITIONAL)
    hurt = "J. S. Simmons, Esq." if far else "Gang"
    assert look(state, f"{hurt}.life") == [5 - way - 1]


@both_ways
@rule("R6.4.4-01", "R6.4.2-03")
def test_dagon_calls_in_every_press_step(way: int) -> None:
    """Damage that nobody prevents, also from afar, once the strike was made nearby."""
    name = "Dagon's Call"
    state = after(strikes(duel(name, name, "Fake Out", thomas=("Skin of Rock",)), name, way))
    assert blood(state) == [5, 7 - way]
    state = go(state, WindowKind.PRESS)
    assert blood(state) == [5, 6 - way]
    state = play(onto(state, 2, WindowKind.RANGE), "A: play Fake Out with Lupo")
    assert codes(go(state, STRIKE, "A"), hits(name, way)) == ["once-in-combat"]
    state = go(state, WindowKind.PRESS)
    assert blood(state) == [5, 5 - way]


@both_ways
def test_dagon_does_not_call_from_afar_or_who_dodges(way: int) -> None:
    name = "Dagon's Call"
    state = after(strikes(duel(name, "Fake Out"), name, way, far=True))
    assert blood(go(state, WindowKind.PRESS)) == [6, 7]
    state = after(strikes(duel(name, thomas=("Dodge",)), name, way), "B: play Dodge with Thomas")
    assert blood(go(state, WindowKind.PRESS)) == [6, 7]


@pytest.mark.parametrize(("way", "points"), [(1, 2), (2, 0)])
@rule("R6.4.3-13")
def test_far_fatuus_shields_the_striker_at_superior(way: int, points: int) -> None:
    name = "Far Fatuus"
    position = duel(name, "Fake Out").attach(".44 Magnum", on="Thomas")
    state = after(strikes(position, name, way, far=True), "B: use .44 Magnum in way 2")
    assert blood(state) == [5 - points, 5]
    # for the rest of the round, and no longer
    state = onto(state, 2, STRIKE)
    state = after(play(state, "A: strike with hand"), "B: use .44 Magnum in way 2")
    assert blood(state) == [3 - points, 4]


@both_ways
@rule("G10")
def test_far_fatuus_shields_from_additional_strikes(way: int) -> None:
    name = "Far Fatuus"
    position = duel(name, "Fake Out", thomas=("Blur",)).attach(".44 Magnum", on="Thomas")
    state = after(strikes(position, name, way, far=True), "B: strike with hand")
    state = play(go(state, WindowKind.ADDITIONAL, "B"), "B: play Blur with Thomas")
    state = play(go(state, STRIKE, "B"), "B: use .44 Magnum in way 2")
    assert blood(go(state, WindowKind.PRESS)) == [5 if way == 2 else 3, 4]


# --- allies burned, vampires to torpor -----------------------------------------------------------


@rule("R6.4.3-14", "R6.4.2-03")
def test_entombment_burns_an_ally() -> None:
    """His own strike resolves with it; [LSJ 20000110] only at close range."""
    name = "Entombment"
    for far, zone, left in ((False, "ash heap", 4), (True, "ready", 5)):
        position = duel(name, "Fake Out").ally("Gang", "B", life=5)
        position.attach("Bastard Sword", on="Gang")
        state = go(play(position.build(), "A: bleed with Lupo"), DecisionKind.BLOCK)
        state = play(state, "B: block with Gang")
        if far:
            state = play(go(state, WindowKind.RANGE, "A"), "A: play Fake Out with Lupo")
        state = go(state, STRIKE, "A")
        assert codes(state, hits(name, 2)) == ["not-against-vampire"]
        state = go(play(state, hits(name)), STRIKE, "B")
        state = go(play(state, "B: use Bastard Sword in way 2"), WindowKind.END_OF_ROUND)
        assert look(state, "Gang.zone", "Lupo.blood") == [zone, left]


@rule("R6.4.3-14", "R6.4.6-12")
def test_entombment_sends_a_vampire_to_torpor() -> None:
    """[LSJ 20000110] only at close range; [LSJ 20090622-2] he is wounded."""
    name = "Entombment"
    position = duel(name, "Fake Out", thomas=("Undead Persistence",))
    state = go(fight(position), STRIKE, "A")
    assert codes(state, hits(name)) == ["not-against-ally"]
    state = go(
        play(go(play(state, hits(name, 2)), STRIKE, "B"), "B: strike with hand"), TORPOR, "B"
    )
    assert blood(state) == [4, 7]
    saved = play(state, hits("Undead Persistence", 1, "Thomas", "B"))
    assert look(end(saved), "Thomas.zone") == ["torpor"]
    assert look(go(state, WindowKind.END_OF_ROUND), "Thomas.zone") == ["torpor"]
    state = strikes(duel(name, "Fake Out"), name, 2, far=True)
    state = go(play(state, "B: strike with hand"), WindowKind.END_OF_ROUND)
    assert look(state, "Thomas.zone") == ["ready"]


@rule("R6.4.6-12", "D194")
def test_who_is_about_to_fall_is_decapitated() -> None:
    name = "Decapitate"
    state = strikes(duel(name, "Burning Wrath"), "Burning Wrath", 1)
    state = go(play(state, "B: strike with hand"), TORPOR, "A")
    state = go(play(state, hits(name, 2)), WindowKind.END_OF_ROUND)
    assert look(state, "Thomas.zone", "Lupo.blood") == ["ash heap", 7 - 3 - 2 - 1]
    assert codes(go(fight(duel(name)), STRIKE, "A"), hits(name, 2)) != []


@rule("R6.4.6-12")
def test_who_falls_as_well_decapitates_nobody() -> None:
    position = duel("Decapitate", "Burning Wrath", thomas=("Wolf Claws",))
    state = play(
        go(fight(position), WindowKind.BEFORE_RANGE, "B"), hits("Wolf Claws", 1, "Thomas", "B")
    )
    state = play(go(state, STRIKE, "A"), hits("Burning Wrath"))
    state = go(play(go(state, STRIKE, "B"), "B: strike with hand"), TORPOR, "A")
    assert codes(state, hits("Decapitate", 2)) == ["opponent-stands"]


@rule("G36")
def test_decapitate_is_a_strike_at_basic() -> None:
    name = "Decapitate"
    assert blood(after(strikes(duel(name), name, 1))) == [4, 4]
    state = go(fight(duel(name).attach("Bastard Sword", on="Lupo")), STRIKE, "A")
    state = play(state, hits(name), "A: target Bastard Sword")
    assert blood(after(go(state, STRIKE, "B"))) == [4, 3]


# --- equipment -----------------------------------------------------------------------------------


@both_ways
@rule("R6.4.5-09", "R6.4.5-14", "R6.4.5-10")
def test_the_blessing_steals_any_equipment(way: int) -> None:
    name = "Blessing of Durga Syn"
    position = duel(name).attach(".44 Magnum", on="Thomas").attach("IR Goggles", on="Thomas")
    state = play(go(fight(position), STRIKE, "A"), hits(name, way))
    assert codes(state, "A: target IR Goggles") == []
    state = go(play(state, "A: target .44 Magnum"), STRIKE, "B")
    state = after(state, "B: use .44 Magnum in way 2")
    assert look(state, ".44 Magnum.host") == ["Lupo"]
    assert blood(state) == [5 - (2 if way == 1 else 0), 7]
    # [RTR 19980928]
    assert codes(go(fight(duel(name)), STRIKE, "A"), hits(name, way)) == ["no-target"]


# --- the end of a combat -------------------------------------------------------------------------


@rule("R6.4.5-24")
def test_the_land_untaps_the_opponent() -> None:
    """[RTR 19970630] [RTR 20020501] before the combat ends, at any range"""
    name = "Meld with the Land"
    for way, far, tapped in ((1, False, False), (1, True, False), (2, False, True)):
        state = strikes(duel(name, "Fake Out"), name, way, far=far)
        assert look(state, "Thomas.tapped") == [True]
        state = go(play(state, "B: strike with hand"), WindowKind.END_OF_COMBAT)
        assert look(state, "Thomas.tapped") == [tapped]


def test_the_opponent_of_the_land_is_untapped_although_another_combat_follows() -> None:
    """[RTR 20020501] [LSJ 20030717]"""
    name = "Meld with the Land"
    state = play(strikes(duel(name, thomas=("Psyche!",)), name, 1), "B: strike with hand")
    state = play(go(state, WindowKind.END_OF_COMBAT, "B"), hits("Psyche!", 2, "Thomas", "B"))
    assert look(go(state, WindowKind.BEFORE_RANGE), "Thomas.tapped", "combat.round") == [False, 1]


@pytest.mark.parametrize("far", [False, True])
@rule("R6.4.5-24", "D270")
def test_oubliette_takes_a_blood_when_the_combat_is_over(far: bool) -> None:
    name = "Oubliette"
    state = play(strikes(duel(name, "Fake Out"), name, 2, far=far), "B: strike with hand")
    state = go(state, WindowKind.END_OF_COMBAT)
    assert blood(state) == [6, 7]
    assert blood(end(state)) == [6, 6]
    assert blood(end(play(strikes(duel(name), name, 1), "B: strike with hand"))) == [6, 7]


@rule("R6.4.5-25")
def test_oubliette_takes_none_from_who_dodges_or_fights_on() -> None:
    """[LSJ 19980526] [RTR 20041202] [RTR 20020501]"""
    name = "Oubliette"
    state = strikes(duel(name, thomas=("Dodge",)), name, 2)
    assert blood(end(play(state, "B: play Dodge with Thomas"))) == [6, 7]
    state = play(strikes(duel(name, thomas=("Psyche!",)), name, 2), "B: strike with hand")
    state = play(go(state, WindowKind.END_OF_COMBAT, "B"), hits("Psyche!", 2, "Thomas", "B"))
    state = go(state, WindowKind.BEFORE_RANGE)
    assert blood(state) == [6, 7]


def test_oubliette_takes_life_and_does_no_damage() -> None:
    """[LSJ 20080226] Nobody heals it, who has none is not wounded, an ally without life leaves."""
    name = "Oubliette"
    state = with_blood(strikes(duel(name), name, 2), "Thomas", 0)
    state = end(play(state, "B: strike with hand"))
    assert look(state, "Thomas.zone", "Thomas.blood") == ["ready", 0]
    position = duel(name).ally("Gang", "B", life=1)
    state = go(play(position.build(), "A: bleed with Lupo"), DecisionKind.BLOCK)
    state = play(go(play(state, "B: block with Gang"), STRIKE, "A"), hits(name, 2))
    assert look(end(state), "Gang.zone") == ["ash heap"]


GOES_ON = [
    # name, way, action, whether it goes on
    ("Shadow Body", 1, "A: hunt with Lupo", False),
    ("Shadow Body", 2, "A: hunt with Lupo", True),
    ("Shadow Body", 2, "A: bleed with Lupo", False),
    ("Shadow Body", 2, "A: play Autarkis Persecution with Lupo", False),
    ("Mirror Image", 2, "A: hunt with Lupo", True),
    ("Mirror Image", 2, "A: bleed with Lupo", False),
    ("Mirror Image", 2, "A: play Autarkis Persecution with Lupo", True),
]


@pytest.mark.parametrize(("name", "way", "action", "on"), GOES_ON)
@rule("R6.2.3-05", "D242")
def test_the_action_goes_on(name: str, way: int, action: str, on: bool) -> None:
    position = duel(name).hand("A", "Autarkis Persecution")
    position.attach("Mr. Winthrop", on="Thomas")
    state = play(go(fight(position, action), STRIKE, "A"), hits(name, way))
    state = go(play(go(state, STRIKE, "B"), "B: strike with hand"), WindowKind.END_OF_COMBAT)
    while look(state, "window") == ["END_OF_COMBAT"]:
        state = play(state, f"{look(state, 'to_move')[0]}: pass")
    # if it goes on, others may still block it
    assert look(state, "window") == ["AFTER_DECLINE" if on else "AFTER_RESOLUTION"]

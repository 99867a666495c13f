"""Cards that make something true of a combatant, of his weapon, or of all who take part."""

from __future__ import annotations

import pytest

from tests.cards.duel import blood, codes, duel, end, fight, go, hits, look, onto, play, with_blood
from tests.rulecheck import rule
from vtes.cards.shapes import combat_card, strike_card
from vtes.model.combat_words import DamageTo
from vtes.model.decisions import DecisionKind, Phase, WindowKind
from vtes.model.state import GameState
from vtes.model.text import Strike, Text
from vtes.model.words import Who
from vtes.testing import Position

# --- Skin of Night -------------------------------------------------------------------------------

NIGHT = "Skin of Night"
SUN = strike_card(0, Strike(damage=2, aggravated=True))


def scorched(*lupo: str) -> Position:
    position = duel(NIGHT, *lupo)
    position.prop("Sun", types="combat", text=Text((SUN,)))
    return position.hand("B", "Sun", "Sun")


@pytest.mark.parametrize(
    "window",
    [
        WindowKind.BEFORE_RANGE,
        WindowKind.BEFORE_STRIKES,
        WindowKind.BEFORE_RESOLUTION,
        WindowKind.PREVENT,
    ],
)
@rule("R6.4.6-10", "G10")
def test_aggravated_damage_is_normal_to_him(window: WindowKind) -> None:
    state, sun = fight(scorched()), "B: play Sun with Thomas"
    if window > WindowKind.STRIKE:
        state = play(go(state, DecisionKind.STRIKE, "B"), sun)
    state = play(go(state, window, "A"), hits(NIGHT))
    if window < WindowKind.STRIKE:
        state = play(go(state, DecisionKind.STRIKE, "B"), sun)
    state = go(state, WindowKind.PRESS)
    assert look(state, "Lupo.zone", "Lupo.blood") == ["ready", 5]
    state = play(go(onto(state, 2, WindowKind.RANGE), DecisionKind.STRIKE, "B"), sun)
    assert look(go(state, WindowKind.END_OF_ROUND), "Lupo.zone") == ["torpor"]


@rule("R6.4.6-16")
def test_and_he_prevents_a_point() -> None:
    state = play(go(fight(scorched()), DecisionKind.STRIKE, "B"), "B: play Sun with Thomas")
    state = play(go(state, WindowKind.PREVENT, "A"), hits(NIGHT, 2))
    assert look(go(state, WindowKind.PRESS), "Lupo.zone", "Lupo.blood") == ["ready", 6]


@rule("R6.4.6-02")
def test_aggravated_damage_that_nobody_prevents_is_normal_too() -> None:
    position = duel(NIGHT, thomas=("Blood Rage", "Wolf Claws"))
    state = play(
        go(fight(position), WindowKind.BEFORE_RANGE, "B"), hits("Wolf Claws", 1, "Thomas", "B")
    )
    state = play(go(state, DecisionKind.STRIKE, "B"), hits("Blood Rage", 1, "Thomas", "B"))
    state = go(state, WindowKind.PREVENT, "A")
    assert codes(state, hits(NIGHT, 2)) == ["nothing-to-prevent"]
    state = go(play(state, hits(NIGHT)), WindowKind.PRESS)
    assert look(state, "Lupo.zone", "Lupo.blood") == ["ready", 6]


# --- Drawing Out the Beast -----------------------------------------------------------------------

BEAST = "Drawing Out the Beast"


def windows(state: GameState, until: WindowKind) -> set[object]:
    """The windows that open before another one does."""
    seen: set[object] = set()
    while look(state, "window") != [until.name]:
        seen.update(look(state, "window"))
        state = play(state, f"{look(state, 'to_move')[0]}: pass")
    return seen


def drawn_out(way: int, *thomas: str) -> GameState:
    position = duel(BEAST, BEAST, thomas=thomas).attach("IR Goggles", on="Thomas")
    position.attach(".44 Magnum", on="Thomas").attach("IR Goggles", on="Lupo")
    return play(fight(position), hits(BEAST, way))


both_ways = pytest.mark.parametrize("way", [1, 2])


@both_ways
@rule("R1.4-01")
def test_the_opposing_vampire_forgets_himself(way: int) -> None:
    state = drawn_out(way, "Fake Out", "Open Grate")
    assert look(state, "Lupo.strength", "Thomas.strength") == [1, 2]
    state = go(state, WindowKind.RANGE, "B")
    assert codes(state, "B: play Fake Out with Thomas") == ["not-to-long"]
    assert "kept-from-equipment" in codes(state, "B: use IR Goggles (2) in way 2")
    state = go(state, DecisionKind.STRIKE, "B")
    assert codes(state, "B: use .44 Magnum in way 2") == ["kept-from-equipment"]
    state = play(go(state, WindowKind.PRESS, "A"), "A: play Dead-End Alley with Lupo")
    state = go(state, WindowKind.PRESS, "B")
    assert codes(state, "B: play Open Grate with Thomas") == ["no-press-to-end"]
    state = go(state, WindowKind.RANGE, "B")  # still in the second round
    assert codes(state, "B: play Fake Out with Thomas") == ["not-to-long"]
    strike = go(state, DecisionKind.STRIKE, "B")
    assert codes(strike, "B: use .44 Magnum in way 2") == ["kept-from-equipment"]
    press = play(go(strike, WindowKind.PRESS, "A"), "A: play Dead-End Alley with Lupo")
    press = go(press, WindowKind.PRESS, "B")
    assert codes(press, "B: play Open Grate with Thomas") == ["no-press-to-end"]
    assert look(end(state), "Thomas.strength") == [1]


@both_ways
@rule("R6.4.2-05")
def test_he_may_still_come_closer(way: int) -> None:
    state = go(drawn_out(way, "Fake Out"), WindowKind.RANGE, "A")
    state = play(state, "A: use IR Goggles in way 2")
    state = play(go(state, WindowKind.RANGE, "B"), "B: play Fake Out with Thomas")
    assert look(state, "round.range") == ["CLOSE"]


@both_ways
def test_he_loses_blood_when_presses_are_made(way: int) -> None:
    """Damage that nobody prevents, and no strike does. [RTR 19970630]"""
    state = drawn_out(way, "Skin of Rock")
    state = go(state, WindowKind.ADDITIONAL)
    assert blood(state) == [5, 6]
    assert "PREVENT" not in windows(state, WindowKind.PRESS)
    state = go(state, WindowKind.PRESS)
    assert blood(state) == [5, 7 - way]
    state = onto(state, 2, WindowKind.PRESS)
    assert blood(state) == [3, 7 - 2 * way]


@rule("R6.4.4-01")
def test_nobody_presses_when_he_falls_of_it() -> None:
    state = with_blood(go(drawn_out(2), WindowKind.ADDITIONAL), "Thomas", 0)
    state = go(state, WindowKind.END_OF_ROUND)
    assert look(state, "Thomas.zone") == ["torpor"]


@both_ways
def test_one_beast_a_combat_and_no_ally(way: int) -> None:
    """[PIB 20121028]"""
    state = drawn_out(way)
    for other in (1, 2):
        assert codes(state, hits(BEAST, other)) == ["once-in-combat"]
    position = duel(BEAST).ally("Gang", "B", life=3)
    state = go(play(position.build(), "A: bleed with Lupo"), DecisionKind.BLOCK)
    state = go(play(state, "B: block with Gang"), WindowKind.BEFORE_RANGE, "A")
    assert codes(state, hits(BEAST, way)) == ["not-against-vampire"]


# --- Weather Control -----------------------------------------------------------------------------

WEATHER = "Weather Control"


@pytest.mark.parametrize(("way", "points"), [(1, (1, 2)), (2, (1, 3))])
@rule("R6.4.7-06", "R6.4.7-07")
def test_everybody_takes_damage_before_range(way: int, points: tuple[int, ...]) -> None:
    """[RTR 19970630]"""
    position = duel(WEATHER, WEATHER, thomas=("Skin of Rock", "Dodge", "Dodge", "Dodge"))
    position.attach("J. S. Simmons, Esq.", on="Thomas", life=9)
    position.attach("Tasha Morgan", on="Lupo", life=9)
    state = play(fight(position), hits(WEATHER, way))
    for other in (1, 2):
        assert codes(state, hits(WEATHER, other)) == ["once-in-combat"]
    assert windows(state, WindowKind.RANGE) == {"BEFORE_RANGE"}  # nobody prevents it
    for number, lost in enumerate(points, start=1):
        state = go(onto(state, number, WindowKind.RANGE), WindowKind.RANGE)
        hands = number - 1
        assert blood(state) == [7 - lost - hands, 7 - lost - hands]
        assert look(state, "J. S. Simmons, Esq..life", "Tasha Morgan.life") == [9 - lost, 9 - lost]
    state = go(state, WindowKind.AFTER_RESOLUTION)
    assert look(state, "J. S. Simmons, Esq..life") == [9]


@pytest.mark.parametrize(("way", "third"), [(1, 1), (2, 3)])
def test_the_weather_grows_worse(way: int, third: int) -> None:
    state = with_blood(fight(duel(WEATHER, "Dead-End Alley", blood=9)), "Thomas", 9)
    state = play(state, hits(WEATHER, way))
    state = go(onto(state, 3, WindowKind.BEFORE_RANGE), WindowKind.BEFORE_RANGE)
    before = blood(state)[0]
    assert blood(go(state, WindowKind.RANGE))[0] == before - third  # type: ignore[operator]


def test_all_may_play_before_the_damage_is_done() -> None:
    """[ANK 20170930]"""
    state = play(fight(duel(WEATHER, "Fists of Death")), hits(WEATHER))
    assert blood(state) == [7, 7]
    state = play(state, hits("Fists of Death"))
    assert blood(state) == [6, 7]
    assert blood(go(state, WindowKind.RANGE)) == [5, 6]


def test_the_weather_comes_even_if_the_combat_is_over() -> None:
    """[LSJ 19971110] [ANK 20190725]"""
    shot = combat_card(0, WindowKind.BEFORE_RANGE, DamageTo(8, who=Who.OPPONENT))
    position = duel(WEATHER).prop("Shot", types="combat", text=Text((shot,))).hand("A", "Shot")
    state = play(fight(position), hits(WEATHER), "A: play Shot with Lupo")
    state = go(state, WindowKind.END_OF_ROUND)
    assert look(state, "Thomas.zone", "Lupo.blood") == ["torpor", 6]


@rule("R6.4.3-15")
def test_who_falls_of_the_weather_does_not_strike() -> None:
    state = with_blood(fight(duel(WEATHER)), "Thomas", 0)
    state = go(play(state, hits(WEATHER)), WindowKind.END_OF_ROUND)
    assert look(state, "Thomas.zone", "Lupo.blood") == ["torpor", 6]


# --- Pulled Fangs --------------------------------------------------------------------------------

FANGS = "Pulled Fangs"


def bitten(position: Position) -> GameState:
    """Lupo has struck harder than Thomas; the end of the round."""
    state = fight(position.attach("Bastard Sword", on="Lupo"))
    state = play(go(state, DecisionKind.STRIKE, "A"), "A: use Bastard Sword in way 2")
    return go(state, WindowKind.END_OF_ROUND, "A")


@rule("R6.4.3-12", "R1.6.2-08")
def test_fangs_are_pulled() -> None:
    """At the end of the round. [RTR 20030519]"""
    state = play(bitten(duel(FANGS, FANGS)), hits(FANGS))
    assert look(state, "Pulled Fangs.host", "Pulled Fangs.controller") == ["Thomas", "A"]
    state = go(state, WindowKind.END_OF_ROUND, "A")
    assert blood(state) == [6, 4]
    assert codes(state, hits(FANGS)) == ["not-against-vampire"]


def test_the_point_of_the_fangs_can_be_prevented() -> None:
    state = play(bitten(duel(FANGS, thomas=("Skin of Rock", "Skin of Rock"))), hits(FANGS))
    state = play(go(state, WindowKind.PREVENT, "B"), hits("Skin of Rock", 1, "Thomas", "B"))
    assert blood(state) == [6, 5]


def test_fangs_before_or_after_psyche() -> None:
    """At the end of the round it comes before. [LSJ 20021113]"""
    state = play(bitten(duel(FANGS, "Psyche!")), hits(FANGS))
    state = play(go(state, WindowKind.END_OF_COMBAT, "A"), hits("Psyche!", 2))
    assert look(go(state, WindowKind.BEFORE_RANGE), "combat.round") == [1]


@rule("R6.4.6-06", "R6.4.2-03")
def test_only_the_minions_own_damage_counts() -> None:
    """What retainers and other things do does not. [TOM 19950304] [LSJ 20010812]"""
    even = go(fight(duel(FANGS)), WindowKind.END_OF_ROUND, "A")
    assert codes(even, hits(FANGS)) == ["not-more-damage"]
    crows = play(fight(duel(FANGS, "Carrion Crows")), hits("Carrion Crows", 2))
    crows = go(crows, WindowKind.END_OF_ROUND, "A")
    assert codes(crows, hits(FANGS)) == ["not-more-damage"]
    prevented = duel(FANGS, thomas=("Skin of Rock",)).attach("Bastard Sword", on="Lupo")
    state = play(go(fight(prevented), DecisionKind.STRIKE, "A"), "A: use Bastard Sword in way 2")
    state = play(go(state, WindowKind.PREVENT, "B"), hits("Skin of Rock", 2, "Thomas", "B"))
    assert codes(go(state, WindowKind.END_OF_ROUND, "A"), hits(FANGS)) == ["not-more-damage"]


@rule("G10")
def test_only_the_damage_of_the_round_counts() -> None:
    state = onto(bitten(duel(FANGS)), 1, WindowKind.END_OF_ROUND)
    assert codes(state, hits(FANGS)) == []
    state = fight(duel(FANGS).attach("Bastard Sword", on="Lupo"))
    state = play(go(state, DecisionKind.STRIKE, "A"), "A: use Bastard Sword in way 2")
    state = onto(state, 2, WindowKind.END_OF_ROUND)
    assert codes(state, hits(FANGS)) == ["not-more-damage"]


def test_fangs_are_pulled_at_close_range_from_vampires_who_are_there() -> None:
    position = duel(FANGS, "Fake Out").attach(".44 Magnum", on="Lupo")
    state = play(go(fight(position), WindowKind.RANGE, "A"), "A: play Fake Out with Lupo")
    state = play(go(state, DecisionKind.STRIKE, "A"), "A: use .44 Magnum in way 2")
    state = go(state, WindowKind.END_OF_ROUND, "A")
    assert codes(state, hits(FANGS)) == ["not-at-close-range"]
    state = with_blood(fight(duel(FANGS).attach("Bastard Sword", on="Lupo")), "Thomas", 0)
    state = play(go(state, DecisionKind.STRIKE, "A"), "A: use Bastard Sword in way 2")
    state = go(state, WindowKind.END_OF_ROUND, "A")
    assert look(state, "Thomas.zone") == ["torpor"]
    assert codes(state, hits(FANGS)) == []
    sun = strike_card(0, Strike(damage=9, aggravated=True))
    position = duel(FANGS).prop("Sun", types="combat", text=Text((sun,))).hand("A", "Sun")
    state = play(go(fight(position), DecisionKind.STRIKE, "A"), "A: play Sun with Lupo")
    state = go(state, WindowKind.END_OF_ROUND, "A")
    assert look(state, "Thomas.zone") == ["ash heap"]
    assert codes(state, hits(FANGS)) == ["not-against-vampire"]


def toothless(blood: int = 1, **thomas: object) -> Position:
    position = Position("A", "B", "C").turn("B").vampire("Thomas", "B", capacity=4, blood=blood)
    position.vampire("Lupo", "A", capacity=4).ally("Gang", "B", life=1)
    return position.attach(FANGS, on="Thomas", seat="A")


@rule("R6-10", "R1.4-01")
def test_who_has_no_fangs_does_not_hunt() -> None:
    state = toothless().build()
    assert codes(state, "B: hunt with Thomas") == ["minion-cannot-hunt"]
    assert codes(state, "B: bleed with Thomas") == []


@rule("R6-10")
def test_who_has_to_hunt_goes_to_torpor() -> None:
    position = toothless(0).turn("B", Phase.MASTER)
    state = play(position.build(), "B: pass")
    assert look(state, "phase", "Thomas.zone") == ["MINION", "torpor"]
    tapped = Position("A", "B", "C").turn("B", Phase.MASTER)
    tapped.vampire("Thomas", "B", capacity=4, blood=0, tapped=True)
    tapped.attach(FANGS, on="Thomas", seat="A")
    state = play(tapped.build(), "B: pass")
    assert look(state, "phase", "Thomas.zone") == ["MINION", "ready"]


@rule("R6.1-09", "R6.2.2-14")
def test_two_actions_of_vampires_take_it_off() -> None:
    """Of whichever vampires. [ANK 20170202-2]"""
    position = toothless().vampire("Nik", "B", capacity=4)
    state = position.build()
    assert codes(state, f"B: use {FANGS} in way 2 with Gang") == ["no-vampire"]
    state = play(state, f"B: use {FANGS} in way 2 with Thomas")
    assert look(state, "action.stealth") == [1]
    state = go(state, DecisionKind.MINION)
    assert look(state, "Pulled Fangs.host") == ["Thomas"]
    state = go(play(state, f"B: use {FANGS} in way 2 with Nik"), DecisionKind.MINION)
    assert look(state, "Pulled Fangs.zone") == ["ash heap"]

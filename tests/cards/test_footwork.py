"""Combat cards of those who are quick or unseen: dodges, maneuvers, more strikes."""

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
from tests.rulecheck import rule
from vtes.cards.shapes import combat_card, strike_card
from vtes.model.combat_words import Mark, Marks
from vtes.model.decisions import DecisionKind, WindowKind
from vtes.model.state import GameState
from vtes.model.text import Strike, Text
from vtes.model.words import Who

STRIKE = DecisionKind.STRIKE


@pytest.mark.parametrize(
    ("name", "way"), [("Behind You!", 2), ("Side Strike", 1), ("Stutter-Step", 1)]
)
@rule("R6.4.5-18", "R6.4.5-20")
def test_it_dodges(name: str, way: int) -> None:
    assert blood(after(strikes(duel(name), name, way))) == [7, 7]


@pytest.mark.parametrize("name", ["Behind You!", "Pursuit"])
@rule("R6.4.2-04")
def test_it_maneuvers(name: str) -> None:
    state = play(go(fight(duel(name)), WindowKind.RANGE, "A"), hits(name))
    assert look(state, "round.range") == ["LONG"]
    assert blood(go(state, WindowKind.PRESS)) == [7, 7]


@pytest.mark.parametrize(("way", "moment"), [(1, WindowKind.RANGE), (2, STRIKE)])
@rule("R1.4-01")
def test_behind_you_is_for_the_first_round(way: int, moment: WindowKind | DecisionKind) -> None:
    state = fight(duel("Behind You!"))
    assert codes(go(state, moment, "A"), hits("Behind You!", way)) == []
    state = onto(state, 2, moment)
    assert codes(state, hits("Behind You!", way)) == ["not-first-round"]


@pytest.mark.parametrize("name", ["Pursuit", "Side Strike"])
@rule("R6.4.3-16", "R6.4.3-21")
def test_it_brings_one_more_strike(name: str) -> None:
    state = go(fight(duel(name, "Blur")), WindowKind.ADDITIONAL, "A")
    state = play(state, hits(name, 2))
    assert codes(go(state, WindowKind.ADDITIONAL, "A"), hits("Blur", 1)) == ["strikes-gained"]
    assert blood(go(state, WindowKind.PRESS)) == [6, 5]


# --- Stutter-Step --------------------------------------------------------------------------------

STEP = "Stutter-Step"


def stepped(*cards: str, thomas: tuple[str, ...] = ()) -> GameState:
    """Lupo strikes with it; the next decision is Thomas' strike."""
    return strikes(duel(STEP, *cards, thomas=thomas), STEP, 2)


@rule("R6.4.5-18", "R6.4.5-02")
def test_it_is_a_hand_strike_and_a_dodge() -> None:
    assert blood(after(stepped())) == [7, 6]


@rule("R6.4.5-17")
def test_it_dodges_a_first_strike_and_strikes_afterwards() -> None:
    """[ANK 20180913-1]"""
    quick = strike_card(0, Strike(damage=7, first=True))
    position = duel(STEP).prop("Jab", types="combat", text=Text((quick,))).hand("B", "Jab")
    state = after(strikes(position, STEP, 2), "B: play Jab with Thomas")
    assert blood(state) == [7, 6]


def test_its_hand_strike_is_no_first_strike() -> None:
    """[ANK 20180913-1] It is late for one who would lose his strike to a first strike."""
    state = with_blood(stepped(thomas=("Lucky Blow",)), "Thomas", 0)
    state = go(play(state, "B: play Lucky Blow with Thomas"), WindowKind.END_OF_ROUND)
    assert look(state, "Thomas.zone") == ["torpor"]
    drained = strike_card(0, Strike(first=True, steal=7))
    position = duel(STEP, thomas=()).prop("Sip", types="combat", text=Text((drained,)))
    state = strikes(position.hand("B", "Sip"), STEP, 2)
    assert blood(after(state, "B: play Sip with Thomas")) == [7, 6]


@rule("R6.4.5-18")
def test_its_hand_strike_is_dodged() -> None:
    state = after(stepped(thomas=("Dodge",)), "B: play Dodge with Thomas")
    assert blood(state) == [7, 7]
    state = after(stepped(thomas=(STEP,)), hits(STEP, 2, "Thomas", "B"))
    assert blood(state) == [7, 7]


@rule("R6.4.2-03")
def test_it_is_for_close_range() -> None:
    state = play(go(fight(duel(STEP, "Fake Out")), WindowKind.RANGE, "A"), hits("Fake Out"))
    state = go(state, STRIKE, "A")
    assert codes(state, hits(STEP, 2)) == ["not-at-close-range"]
    assert codes(state, hits(STEP, 1)) == []


@rule("R1.4-01")
def test_it_cannot_be_used_if_only_hand_strikes_are() -> None:
    """[LSJ 20010919]"""
    position = duel(STEP, "Immortal Grapple")
    state = play(go(fight(position), WindowKind.BEFORE_STRIKES, "A"), hits("Immortal Grapple"))
    state = go(state, STRIKE, "A")
    for way in (1, 2):
        assert codes(state, hits(STEP, way)) == ["only-hand-strikes"]


@rule("R1.4-01")
def test_it_is_no_additional_strike() -> None:
    state = play(go(fight(duel(STEP, "Blur")), WindowKind.ADDITIONAL, "A"), hits("Blur"))
    state = go(state, STRIKE, "A")
    assert codes(state, hits(STEP, 2)) == ["not-the-first-strikes"]
    assert codes(state, hits(STEP, 1)) == []


@rule("R1.4-01")
def test_nor_are_there_additional_strikes_with_it() -> None:
    state = play(stepped("Blur", thomas=("Blur",)), "B: strike with hand")
    state = go(state, WindowKind.ADDITIONAL, "A")
    assert codes(state, hits("Blur")) == ["no-more-strikes"]
    assert codes(go(state, WindowKind.ADDITIONAL, "B"), hits("Blur", 1, "Thomas", "B")) == []
    # in the next round, and after a step that only dodges, there are
    state = onto(state, 2, WindowKind.ADDITIONAL)
    assert codes(state, hits("Blur")) == []
    state = after(strikes(duel(STEP, "Blur"), STEP, 1))
    assert codes(go(state, WindowKind.ADDITIONAL, "A"), hits("Blur")) == []


# --- Scorpion Sting ------------------------------------------------------------------------------

STING = "Scorpion Sting"


@pytest.mark.parametrize("way", [1, 2])
@rule("R6.4.5-02")
def test_it_stings(way: int) -> None:
    assert blood(after(strikes(duel(STING), STING, way))) == [6, 5]
    assert blood(after(strikes(duel(STING, "Fake Out"), STING, way, far=True))) == [7, 7]
    position = duel(STING).attach("Bastard Sword", on="Lupo")
    state = play(go(fight(position), STRIKE, "A"), hits(STING, way))
    assert look(state, "pending", "to_move") == ["STRIKE", "B"]


@pytest.mark.parametrize(("way", "points"), [(1, 0), (2, 2)])
@rule("R6.4.5-18")
def test_at_superior_the_sting_cannot_be_dodged(way: int, points: int) -> None:
    """Nor can its additional damage. [TOM 19960225]"""
    state = after(strikes(duel(STING, thomas=("Dodge",)), STING, way), "B: play Dodge with Thomas")
    assert blood(state) == [7, 7 - points]
    state = strikes(duel(STING, thomas=(STEP,)), STING, way)
    state = after(state, hits(STEP, 2, "Thomas", "B"))
    assert blood(state) == [6, 7 - points]


def test_additional_damage_of_the_sting_is_aggravated_with_claws() -> None:
    """It has all the properties of the rest. [TOM 19960225]"""
    state = play(fight(duel(STING, "Wolf Claws")), hits("Wolf Claws"))
    state = play(go(state, STRIKE, "A"), hits(STING))
    state = go(play(go(state, STRIKE, "B"), "B: strike with hand"), WindowKind.TO_TORPOR)
    assert blood(state) == [5, 6]


# --- Riposte -------------------------------------------------------------------------------------

RIPOSTE = "Riposte"
both_ways = pytest.mark.parametrize("way", [1, 2])


def riposted(way: int, *cards: str, thomas: tuple[str, ...] = (), far: bool = False) -> GameState:
    """In the second round Lupo strikes with it; the next decision is Thomas' strike."""
    state = onto(fight(duel(RIPOSTE, *cards, thomas=thomas)), 2, WindowKind.RANGE)
    if far:
        state = play(state, hits("Fake Out"))
    return go(play(go(state, STRIKE, "A"), hits(RIPOSTE, way)), STRIKE, "B")


@both_ways
@rule("R6.4.5-22", "R6.4.5-23")
def test_the_combat_ends_and_then_he_is_hurt(way: int) -> None:
    state = riposted(way)
    assert blood(state) == [5, 6]
    state = go(play(state, "B: strike with hand"), WindowKind.END_OF_COMBAT)
    assert blood(state) == [5, 6]
    state = end(state)
    assert blood(state) == [5, 6 - way]


@both_ways
def test_the_damage_cannot_be_prevented(way: int) -> None:
    state = play(riposted(way, thomas=("Skin of Steel",)), "B: strike with hand")
    while look(state, "pending") != ["MINION"]:
        assert look(state, "window") != ["PREVENT"]
        state = play(state, f"{look(state, 'to_move')[0]}: pass")
    assert blood(state) == [5, 6 - way]


@both_ways
@rule("R6.4.5-24")
def test_there_is_no_damage_at_long_range(way: int) -> None:
    """[LSJ 19970915]"""
    state = play(riposted(way, "Fake Out", far=True), "B: strike with hand")
    state = go(state, WindowKind.END_OF_COMBAT)
    assert look(state, "combat.round") == [2]
    assert blood(end(state)) == [5, 6]


@both_ways
@rule("R6.4.5-25")
def test_there_is_no_damage_if_it_is_dodged(way: int) -> None:
    """The combat ends all the same. [LSJ 19980526] [RTR 20041202]"""
    state = play(riposted(way, thomas=("Dodge",)), "B: play Dodge with Thomas")
    state = go(state, WindowKind.END_OF_COMBAT)
    assert look(state, "combat.round") == [2]
    assert blood(end(state)) == [5, 6]


@both_ways
@rule("R6.4.6-09", "D270")
def test_who_falls_of_it_falls_after_the_combat(way: int) -> None:
    state = with_blood(riposted(way, "Amaranth"), "Thomas", way - 1)
    state = play(state, "B: strike with hand")
    while look(state, "pending") != ["MINION"]:
        assert look(state, "window") != ["TO_TORPOR"]
        state = play(state, f"{look(state, 'to_move')[0]}: pass")
    assert look(state, "Thomas.zone", "Thomas.blood") == ["torpor", 0]


@rule("R6.4-03", "D270")
def test_who_falls_of_it_fights_no_other_combat() -> None:
    """D270: the damage is done before another combat begins."""
    for left, zone, window in ((1, "ready", "BEFORE_COMBAT"), (0, "torpor", "AFTER_RESOLUTION")):
        state = with_blood(riposted(1, thomas=("Psyche!",)), "Thomas", left)
        state = go(play(state, "B: strike with hand"), WindowKind.END_OF_COMBAT, "B")
        state = play(state, hits("Psyche!", 2, "Thomas", "B"))
        while look(state, "window") == ["END_OF_COMBAT"]:
            state = play(state, f"{look(state, 'to_move')[0]}: pass")
        assert look(state, "Thomas.zone", "window") == [zone, window]


def test_what_makes_damage_worse_makes_this_worse() -> None:
    """It is damage of a strike, also although it comes after the combat. [ANK 20170111]"""
    worse = Marks(Mark.DAMAGE_AGGRAVATED, who=Who.OPPONENT)
    curse = combat_card(0, WindowKind.BEFORE_STRIKES, worse)
    position = duel(RIPOSTE).prop("Curse", types="combat", text=Text((curse,)))
    state = onto(fight(position.hand("A", "Curse")), 2, WindowKind.BEFORE_STRIKES)
    state = play(go(play(state, "A: play Curse with Lupo"), STRIKE, "A"), hits(RIPOSTE))
    assert look(end(state), "Thomas.zone") == ["torpor"]


def test_an_ally_is_burned_by_it() -> None:
    position = duel(RIPOSTE).ally("Gang", "B", life=2)
    state = go(play(position.build(), "A: bleed with Lupo"), DecisionKind.BLOCK)
    state = onto(go(play(state, "B: block with Gang"), WindowKind.BEFORE_RANGE), 2, STRIKE)
    state = play(state, hits(RIPOSTE, 2))
    assert look(end(state), "Gang.zone") == ["ash heap"]


@both_ways
def test_it_is_no_end_by_an_anathema(way: int) -> None:
    """The damage is done after the combat. [LSJ 19980225]"""
    position = duel(RIPOSTE).attach("Anathema", on="Thomas", seat="C")
    state = onto(fight(position), 2, STRIKE)
    state = with_blood(play(state, hits(RIPOSTE, way)), "Thomas", way)
    state = end(play(state, "B: strike with hand"))
    assert look(state, "Thomas.blood", "Thomas.zone") == [0, "ready"]

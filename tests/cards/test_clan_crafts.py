"""Cards that single clans put on opponents, or by which something is true of a combatant."""

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
from vtes.model.decisions import DecisionKind, Phase, WindowKind
from vtes.model.state import GameState
from vtes.testing import Position

STRIKE = DecisionKind.STRIKE
both_ways = pytest.mark.parametrize("way", [1, 2])
both_crafts = pytest.mark.parametrize("name", ["Bonecraft", "Fleshcraft"])


# --- Bonecraft, Fleshcraft -----------------------------------------------------------------------


@both_ways
@both_crafts
@rule("R6.4.3-13", "R1.6.2-08")
def test_it_is_put_on_the_opponent(name: str, way: int) -> None:
    state = after(strikes(duel(name), name, way))
    assert look(state, f"{name}.host", f"{name}.controller") == ["Thomas", "A"]
    # the strike that resolves with it is as strong as ever
    assert look(state, "Lupo.blood") == [7 - card(name).blood_cost - 1]


@both_ways
@both_crafts
@rule("R6.4.5-18", "R6.4.6-03")
def test_it_is_not_put_on_who_dodges_but_on_who_prevents(name: str, way: int) -> None:
    """[LSJ 19990106-2]"""
    state = strikes(duel(name, thomas=("Dodge", "Skin of Rock")), name, way)
    dodged = after(state, "B: play Dodge with Thomas")
    assert look(dodged, f"{name}.zone") == ["ash heap"]
    state = go(play(state, "B: strike with hand"), WindowKind.PREVENT, "B")
    state = go(play(state, hits("Skin of Rock", 1, "Thomas", "B")), WindowKind.ADDITIONAL)
    assert look(state, f"{name}.host", "Thomas.blood") == ["Thomas", 7]


@both_crafts
@rule("R6.4.3-10")
def test_it_is_not_put_on_from_afar(name: str) -> None:
    state = after(strikes(duel(name, "Fake Out"), name, 1, far=True))
    assert look(state, f"{name}.zone") == ["ash heap"]


@pytest.mark.parametrize(("way", "strength"), [(1, 2), (2, 1)])
@rule("R6.4.5-03")
def test_bones_make_weaker(way: int, strength: int) -> None:
    state = fight(duel("Bonecraft", thomas=("Torn Signpost",)))
    state = go(state, WindowKind.BEFORE_RANGE, "B")
    state = play(state, hits("Torn Signpost", 2, "Thomas", "B"))
    state = after(play(go(state, STRIKE, "A"), hits("Bonecraft", way)))
    assert look(state, "Thomas.strength", "Lupo.blood") == [strength, 7 - 1 - 3]


def crafted(name: str, way: int) -> GameState:
    """B's minion phase; on Thomas is the card, played in this way, and he is untapped."""
    state = end(after(strikes(duel(name), name, way)))
    state = play(state, "A: pass")
    while look(state, "phase", "to_move", "pending") != ["MINION", "B", "MINION"]:
        state = play(state, f"{look(state, 'to_move')[0]}: pass")
    return state


@both_ways
@rule("R6.2.2-15", "R6.1-09")
def test_flesh_makes_less_stealthy(way: int) -> None:
    """Also in the action that takes it off. [LSJ 19970224]"""
    state = crafted("Fleshcraft", way)
    hunting = play(state, "B: hunt with Thomas")
    assert look(hunting, "action.stealth") == [1 - way]
    state = play(state, "B: use Fleshcraft in way 3 with Thomas")
    assert look(state, "action.stealth", "Thomas.blood") == [1 - way, 6]
    assert look(end(state), "Fleshcraft.zone", "Thomas.blood") == ["ash heap", 6]


@both_ways
@rule("R6.1-09", "R6.2.3-02")
def test_bones_are_taken_off_for_two_blood(way: int) -> None:
    state = play(crafted("Bonecraft", way), "B: use Bonecraft in way 3 with Thomas")
    assert look(state, "action.stealth") == [1]
    assert look(end(state), "Bonecraft.zone", "Thomas.blood", "Thomas.strength") == [
        "ash heap",
        4,
        1,
    ]


@both_crafts
@rule("R6.1-09", "G45")
def test_who_takes_it_off(name: str) -> None:
    """Only the minion who has it; allies have no blood to pay with."""
    position = Position("A", "B", "C").turn("B", Phase.MINION).vampire("Nik", "B", capacity=4)
    position.vampire("Thomas", "B", capacity=4, blood=1).ally("Gang", "B", life=4)
    line = f"B: use {name} in way 3 with"
    on_thomas = position.attach(name, on="Thomas", seat="A").build()
    assert "use-not-itself" in codes(on_thomas, f"{line} Nik")
    paid = name == "Bonecraft"
    assert codes(on_thomas, f"{line} Thomas") == (["use-blood"] if paid else [])
    on_gang = Position("A", "B", "C").turn("B", Phase.MINION).ally("Gang", "B", life=4)
    state = on_gang.attach(name, on="Gang", seat="A").build()
    assert codes(state, f"{line} Gang") == (["use-blood", "no-vampire"] if paid else [])


# --- what is true of a combatant -----------------------------------------------------------------


@pytest.mark.parametrize(("name", "way"), [("Body Arsenal", 1), ("Body Arsenal", 2)])
@rule("R6.4.6-11", "G10")
def test_hands_are_aggravated_in_the_round(name: str, way: int) -> None:
    """At superior he is stronger for the whole combat."""
    state = play(fight(duel(name, "Fake Out")), hits(name, way))
    assert look(state, "Lupo.strength", "Lupo.blood") == [way, 5]
    fallen = go(state, WindowKind.END_OF_ROUND)
    assert look(fallen, "Thomas.zone", "Thomas.blood") == ["torpor", 8 - way]
    state = play(go(state, WindowKind.RANGE, "A"), "A: play Fake Out with Lupo")
    state = onto(state, 2, WindowKind.RANGE)
    assert look(state, "Lupo.strength") == [way]
    assert look(go(state, WindowKind.PRESS), "Thomas.zone") == ["ready"]


@rule("R6.4.6-11", "G02")
def test_a_marauder_burns_a_blood_for_his_claws() -> None:
    name = "Chiropteran Marauder"
    state = play(fight(duel(name)), hits(name, 2))
    assert blood(state) == [6, 7]
    assert look(go(state, WindowKind.END_OF_ROUND), "Thomas.zone") == ["torpor"]
    poor = with_blood(fight(duel(name)), "Lupo", 0)
    assert codes(poor, hits(name, 2)) == ["blood-too-low"]


@both_ways
@rule("G10", "R6.4.5-03")
def test_a_disease_makes_the_opponent_weaker(way: int) -> None:
    position = duel("Disease", thomas=("Torn Signpost",))
    state = play(fight(position), hits("Disease", way))
    state = go(state, WindowKind.BEFORE_RANGE, "B")
    state = play(state, hits("Torn Signpost", 2, "Thomas", "B"))
    assert look(state, "Thomas.strength", "Lupo.strength") == [3 - way, 1]
    assert look(onto(state, 2, WindowKind.RANGE), "Thomas.strength") == [3 - way]
    assert look(end(state), "Thomas.strength") == [1]


@both_ways
@rule("R6.4.2-03", "G29")
def test_blood_grows_thin(way: int) -> None:
    name = "Thin Blood"
    state = play(go(fight(duel(name, name)), WindowKind.BEFORE_STRIKES, "A"), hits(name, way))
    assert blood(state) == [6, 7 - way]
    assert codes(state, hits(name, way)) == ["once-in-combat"]
    assert codes(onto(state, 2, WindowKind.BEFORE_STRIKES), hits(name, way)) == []
    position = duel(name).ally("Gang", "B", life=3)
    state = go(play(position.build(), "A: bleed with Lupo"), DecisionKind.BLOCK)
    state = go(play(state, "B: block with Gang"), WindowKind.BEFORE_STRIKES, "A")
    assert codes(state, hits(name, way)) == ["not-against-vampire"]


POINT = "A: prevent a point"


@both_ways
@rule("R6.4.2-15", "G10")
def test_horrid_form(way: int) -> None:
    """At superior a point is prevented in every round."""
    position = duel("Horrid Form", "Dead-End Alley")
    state = play(fight(position), hits("Horrid Form", way))
    assert look(state, "Lupo.strength") == [2]
    for number in (1, 2, 3):
        state = go(onto(state, number, WindowKind.RANGE), STRIKE, "A")
        before = blood(state)[0]
        state = go(state, WindowKind.PREVENT, "A")
        assert codes(state, POINT) == ([] if way == 2 else ["no-option"])
        if way == 2:
            state = play(state, POINT)
        state = go(state, WindowKind.PRESS, "A")
        assert blood(state)[0] == before - (way == 1)  # type: ignore[operator]


@both_ways
@rule("R6.4.6-03", "G10")
def test_an_apparition_prevents_points_in_every_round(way: int) -> None:
    position = duel("Apparition", blood=9).attach("Bastard Sword", on="Thomas").library("A", 9)
    state = play(fight(position), hits("Apparition", way))
    held = look(state, "A.hand.count")[0]
    for number in (1, 2):
        state = onto(state, number, STRIKE) if number > 1 else go(state, STRIKE, "A")
        state = play(state, "A: strike with hand", "B: use Bastard Sword in way 2")
        before = blood(state)[0]
        state = go(state, WindowKind.PREVENT, "A")
        state = play(state, *[POINT] * way)
        if way == 1:
            assert codes(state, POINT) == ["no-option"]
        state = go(state, WindowKind.PRESS, "A")
        assert blood(state)[0] == before - 2 + way  # type: ignore[operator]
    # it is replaced after the combat, the press between the rounds at once
    assert look(state, "A.hand.count") == [held]
    assert look(end(state), "A.hand.count") == [held + 1]  # type: ignore[operator]


@both_ways
def test_an_apparition_may_come_when_there_is_nothing_to_prevent(way: int) -> None:
    """[LSJ 20010315]"""
    state = go(fight(duel("Apparition", thomas=("Blur",))), WindowKind.ADDITIONAL, "A")
    state = play(state, hits("Apparition", way))
    state = play(go(state, WindowKind.ADDITIONAL, "B"), "B: play Blur with Thomas")
    assert codes(go(state, WindowKind.PREVENT, "A"), POINT) == []


# --- cards of two types --------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["Form of the Serpent", "Mirror Image", "Plasmic Form"])
@rule("R6.2.2-16", "R6.2.2-14")
def test_as_a_modifier_it_is_stealth(name: str) -> None:
    state = go(play(duel(name).build(), "A: bleed with Lupo"), DecisionKind.BLOCK)
    state = go(play(state, "B: block with Thomas"), WindowKind.BLOCK_ATTEMPT, "A")
    assert codes(state, hits(name, 2)) != []
    state = play(state, hits(name))
    assert look(state, "action.stealth", "Lupo.blood") == [1, 7 - card(name).blood_cost]
    assert look(end(state), "B.pool") == [29]

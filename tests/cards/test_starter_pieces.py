"""Cards of the later starters that are like others: modifiers, actions, masters, equipment."""

from __future__ import annotations

import pytest

from tests.cards.duel import duel, fight, go, hits
from tests.cards.polls import calling
from tests.cards.table import ATTEMPT, codes, lines, look, onward, play, pools, table
from tests.rulecheck import rule
from vtes.cards.shapes import strike_card
from vtes.model.decisions import DecisionKind, Phase, WindowKind
from vtes.model.state import GameState
from vtes.model.text import Strike, Text
from vtes.notation import find_card
from vtes.ops.cards import take_control
from vtes.queries import current_action, stealth
from vtes.rules.numbers import pool_bled
from vtes.testing import Position

# --- modifiers ------------------------------------------------------------------------------------


def attempt(*cards: str, hunts: bool = False) -> GameState:
    """B's Nik tries to block Lupo."""
    position = calling("Bribes", *cards).vampire("Nik", "B", capacity=3)
    if hunts:
        position.attach("Sport Bike", on="Nik")
    state = play(position.build(), f"A: {'hunt' if hunts else 'bleed'} with Lupo")
    state = onward(state, DecisionKind.BLOCK, "B")
    return onward(play(state, "B: block with Nik"), ATTEMPT, "A")


@rule("R6.2.2-16")
@pytest.mark.parametrize(
    ("name", "way", "amount"),
    [("Shadow Play", 1, 1), ("Shadow Play", 2, 2), ("Shroud of Night", 2, 1), ("Changeling", 2, 1)],
)
def test_more_stealth(name: str, way: int, amount: int) -> None:
    assert stealth(play(attempt(name), hits(name, way))) == amount


@rule("R6.2.2-16")
def test_a_shroud_is_for_no_bleed_at_basic() -> None:
    name = "Shroud of Night"
    assert codes(attempt(name), hits(name)) == ["is-a-bleed"]
    assert stealth(play(attempt(name, hunts=True), hits(name))) == 2


@rule("R6.1.1-05")
@pytest.mark.parametrize(
    ("name", "way"), [("Changeling", 1), ("Command of the Beast", 1), ("Command of the Beast", 2)]
)
def test_a_bigger_bleed(name: str, way: int) -> None:
    position = calling("Bribes", name)
    state = onward(play(position.build(), "A: bleed with Lupo"), WindowKind.AS_ANNOUNCED, "A")
    state = play(state, hits(name, way))
    action = current_action(state)
    assert action is not None
    assert pool_bled(state, action) == 2
    assert pools(onward(state))[1] == 28


# --- actions --------------------------------------------------------------------------------------


@rule("R6.4-01", "R6.2.1-03")
def test_an_ambush_is_for_who_is_tapped() -> None:
    position = calling("Ambush").vampire("Nik", "B", capacity=3, tapped=True)
    position.vampire("Rake", "C", capacity=3, tapped=True, zone="torpor")
    position.vampire("Royce", "A", capacity=3, tapped=True)
    state = play(position.build(), "A: play Ambush with Lupo")
    assert lines(state) == ["A: target Nik"]
    assert codes(state, "A: target Thomas") == ["target-in-wrong-condition"]
    state = play(state, "A: target Nik")
    assert look(state, "action.directed_at", "action.stealth") == ["B", 0]
    state = go(onward(state, WindowKind.BEFORE_RANGE), WindowKind.RANGE, "A")
    assert look(play(state, "A: maneuver"), "round.range") == ["LONG"]


@rule("R6.4-01")
def test_the_beast_is_purified_in_an_ally_of_the_prey() -> None:
    name = "Purity of the Beast"
    position = calling(name).ally("Gang", "B", life=5).ally("Mob", "C", life=2)
    position.ally("Thug", "A", life=2)
    state = position.build()
    assert "no-vampire" in codes(state, f"A: play {name} with Thug")
    state = play(state, f"A: play {name} with Lupo")
    assert lines(state) == ["A: target Gang"]
    state = play(state, "A: target Gang")
    assert look(state, "action.stealth", "Lupo.strength") == [1, 1]
    state = onward(state, DecisionKind.STRIKE, "A")
    assert look(state, "Lupo.strength", "Gang.strength") == [3, 0]
    state = go(state, DecisionKind.MINION)
    assert look(state, "Gang.life", "Lupo.strength") == [2, 1]


# --- master cards ---------------------------------------------------------------------------------


def masters(*cards: str) -> Position:
    position = Position("A", "B", "C").turn("A", Phase.MASTER)
    return position.hand("A", *cards)


@rule("G29")
def test_all_pay_tribute() -> None:
    """Also none at all. [ANK 20210717]"""
    name = "Tribute to the Master"
    position = masters(name).vampire("Lupo", "A", capacity=4)
    position.vampire("Rake", "A", capacity=4, blood=0).vampire(
        "Nik", "A", capacity=4, zone="torpor"
    ).ally("Gang", "A", life=2)
    position.vampire("Thomas", "B", capacity=4)
    state = onward(play(position.build(), f"A: play {name}"), DecisionKind.MASTER)
    assert look(state, "Lupo.blood", "Rake.blood", "Nik.blood", "Gang.life") == [3, 0, 4, 2]
    assert pools(state) == [31, 30, 30]
    state = onward(play(masters(name).build(), f"A: play {name}"), DecisionKind.MASTER)
    assert pools(state) == [30, 30, 30]


@rule("R1.6.1-16")
def test_out_of_control() -> None:
    name = "Out of Control"
    position = masters(name, name).vampire("Lupo", "A", capacity=5, clan="Brujah antitribu")
    position.vampire("Nik", "B", capacity=6, clan="Brujah antitribu")
    position.vampire("Rake", "B", capacity=3, clan="Brujah")
    position.vampire("Royce", "C", capacity=2, clan="Brujah antitribu", zone="torpor")
    state = play(position.permanent("The Parthenon", "A").build(), f"A: play {name}")
    assert lines(state) == ["A: target Lupo", "A: target Royce"]
    state = onward(play(state, "A: target Royce"), DecisionKind.MASTER)
    assert look(state, "Royce.zone") == ["ash heap"]
    assert pools(state)[0] == 28
    state = play(state, "A: use The Parthenon in way 2")
    assert codes(state, f"A: play {name}") == ["once-a-game"]


@rule("R5-01")
def test_the_parthenon_gives_a_master_phase_action() -> None:
    position = masters("Ascendance", "Ascendance", "The Parthenon")
    position.permanent("The Parthenon", "A")
    state = onward(play(position.build(), "A: play Ascendance"), DecisionKind.MASTER)
    assert codes(state, "A: play Ascendance") == ["no-master-action"]
    state = play(state, "A: use The Parthenon in way 2")
    state = onward(play(state, "A: play Ascendance"), DecisionKind.MASTER)
    assert codes(state, "A: play The Parthenon") == ["no-master-action"]
    assert look(state, "The Parthenon.tapped") == [True]
    assert codes(state, "A: use The Parthenon in way 2") == ["card-tapped"]


@rule("R1.6.2-10")
def test_the_parthenon_is_a_location() -> None:
    state = play(masters("The Parthenon").build(), "A: play The Parthenon")
    state = onward(state, DecisionKind.MASTER)
    assert look(state, "A.in_play") == [["The Parthenon"]]
    assert pools(state)[0] == 28


ANGEL = "Guardian Angel"


def angel(*, seat: str = "B") -> Position:
    position = duel("Fake Out", seats="ABC")
    return position.attach(ANGEL, on="Thomas", seat=seat)


@rule("R6.2.2-20")
def test_an_angel_is_put_on_a_vampire_of_hers() -> None:
    position = masters(ANGEL).vampire("Lupo", "A", capacity=4).vampire("Thomas", "B", capacity=4)
    position.vampire("Nik", "A", capacity=4, zone="torpor")
    state = play(position.build(), f"A: play {ANGEL}")
    assert lines(state) == ["A: target Lupo"]
    state = onward(play(state, "A: target Lupo"), DecisionKind.MASTER)
    assert look(state, f"{ANGEL}.host", "Lupo.intercept") == ["Lupo", 0]


@rule("R6.2.2-20", "R6.4.6-02")
def test_an_angel_guards() -> None:
    state = angel().build()
    assert look(state, "Thomas.intercept") == [0]
    state = onward(play(state, "A: bleed with Lupo"), DecisionKind.BLOCK, "B")
    assert look(state, "Thomas.intercept") == [1]
    other = onward(play(angel().build(), "A: hunt with Lupo"), DecisionKind.BLOCK)
    assert look(other, "Thomas.intercept") == [0]
    state = go(fight(angel()), WindowKind.PREVENT, "B")
    state = play(state, f"B: use {ANGEL} in way 2")
    assert look(go(state, WindowKind.PRESS), "Thomas.blood") == [7]


@rule("R6.4.6-12")
def test_an_angel_leaves_in_torpor() -> None:
    blow = Text((strike_card(0, Strike(damage=9)),))
    position = angel().prop("Blow", types="combat", text=blow).hand("A", "Blow")
    state = go(fight(position), DecisionKind.STRIKE, "A")
    state = play(state, "A: play Blow with Lupo")
    state = onward(state)
    assert look(state, "Thomas.zone", "B.ash_heap") == ["torpor", [ANGEL]]


HELPERS = ["Humanitas", "Catacombs"]


def rescue(*things: str) -> Position:
    position = calling("Bribes").vampire("Nik", "A", capacity=4, blood=2, zone="torpor")
    for thing in things:
        position.attach(thing, on="Lupo")
    return position


@rule("R6.5.3-02")
@pytest.mark.parametrize("name", HELPERS)
@pytest.mark.parametrize(("paid", "left"), [(2, 5), (1, 6), (0, 6)])
def test_a_rescue_costs_less(name: str, paid: int, left: int) -> None:
    state = play(rescue(name).build(), "A: rescue with Lupo", "A: target Nik")
    pay = f"A: pay {paid}"
    state = play(state, pay)
    plain = play(rescue().build(), "A: rescue with Lupo", "A: target Nik", pay)
    assert stealth(state) == stealth(plain) + 1
    state = onward(state)
    assert look(state, "Nik.zone", "Lupo.blood") == ["ready", left]
    assert look(onward(plain), "Lupo.blood") == [6 - paid]


@rule("R6.2.2-19")
@pytest.mark.parametrize("name", HELPERS)
def test_no_stealth_for_other_actions(name: str) -> None:
    state = play(rescue(name).build(), "A: bleed with Lupo")
    assert stealth(state) == 0


@rule("R6.5.5-02")
def test_the_humane_commit_no_diablerie() -> None:
    position = table().vampire("Nik", "B", capacity=4, zone="torpor")
    assert codes(position.build(), "A: diablerize with Lupo") == []
    position.attach("Humanitas", on="Lupo")
    assert codes(position.build(), "A: diablerize with Lupo") == ["cursed-diablerizes"]
    position = masters("Humanitas").vampire("Lupo", "A", capacity=4)
    position.vampire("Thomas", "B", capacity=4).vampire("Nik", "A", capacity=4, zone="torpor")
    state = play(position.build(), "A: play Humanitas")
    assert lines(state) == ["A: target Lupo"]
    assert look(onward(play(state, lines(state)[0]), DecisionKind.MASTER), "Humanitas.host") == [
        "Lupo"
    ]


# --- equipment ------------------------------------------------------------------------------------


@rule("R6.4.5-06")
@pytest.mark.parametrize(("name", "points"), [("Brass Knuckles", 2), ("Gas-Powered Chainsaw", 3)])
def test_melee_weapons_that_strike_once_in_each_combat(name: str, points: int) -> None:
    position = duel("Fake Out", "Psyche!", level=2).attach(name, on="Lupo")
    state = go(fight(position), DecisionKind.STRIKE, "A")
    state = play(state, f"A: use {name} in way 2")
    state = go(state, WindowKind.PRESS, "A")
    assert look(state, "Thomas.blood") == [7 - points]
    state = play(state, "A: play Dead-End Alley with Lupo")
    state = go(state, DecisionKind.STRIKE, "A")
    assert codes(state, f"A: use {name} in way 2") == ["once-in-combat"]
    state = go(state, WindowKind.END_OF_COMBAT, "A")
    state = go(play(state, hits("Psyche!", 2)), DecisionKind.STRIKE, "A")
    assert codes(state, f"A: use {name} in way 2") == []


@pytest.mark.parametrize(
    ("name", "pool", "blood"),
    [
        ("Brass Knuckles", 0, 0),
        ("Gas-Powered Chainsaw", 1, 0),
        ("Palatial Estate", 0, 2),
        ("Catacombs", 0, 1),
    ],
)
@rule("R6.1.3-01")
def test_equipment_is_put_on_who_takes_the_action(name: str, pool: int, blood: int) -> None:
    state = onward(play(calling(name).build(), f"A: play {name} with Lupo"))
    assert look(state, f"{name}.host", "Lupo.blood") == ["Lupo", 6 - blood]
    assert pools(state)[0] == 30 - pool


@rule("R1.6.2-09")
@pytest.mark.parametrize("name", ["Palatial Estate", "Catacombs"])
def test_equipment_that_is_a_location(name: str) -> None:
    position = calling("Arson").vampire("Nik", "A", capacity=3).attach(name, on="Lupo")
    state = position.build()
    assert "no-equipment" in codes(state, "A: take equipment with Nik")
    state = play(state, "A: play Arson with Nik")
    assert lines(state) == [f"A: target {name}"]
    assert look(onward(play(state, f"A: target {name}")), "A.ash_heap") == [["Arson", name]]


@rule("R1.6.3-04")
@pytest.mark.parametrize("name", ["Palatial Estate", "Catacombs"])
def test_it_goes_with_the_vampire(name: str) -> None:
    state = calling("Bribes").attach(name, on="Thomas").build()
    state = take_control(state, find_card(state, "Thomas"), 0)
    assert look(state, f"{name}.controller", f"{name}.host") == ["A", "Thomas"]


@rule("R5-07")
def test_an_estate_gives_blood() -> None:
    name = "Palatial Estate"
    position = masters("Bribes").vampire("Lupo", "A", capacity=4, blood=1)
    position.vampire("Nik", "B", capacity=4, blood=1).attach(name, on="Lupo")
    state = position.build()
    state = play(state, f"A: use {name} in way 2")
    assert look(state, "Lupo.blood", f"{name}.tapped") == [2, False]
    assert codes(state, f"A: use {name} in way 2") == ["use-spent"]


# --- a retainer and an ally -----------------------------------------------------------------------


@rule("R6.1.4-01")
def test_a_revenant() -> None:
    state = onward(play(calling("Revenant", clan="Tzimisce").build(), "A: play Revenant with Lupo"))
    assert look(state, "Revenant.life", "Lupo.intercept", "Lupo.blood") == [2, 1, 5]
    assert codes(calling("Revenant").build(), "A: play Revenant with Lupo") == ["clan-missing"]


SURVIVALIST = "Survivalist"


@rule("R6.1.5-01")
def test_a_survivalist_is_recruited() -> None:
    state = calling(SURVIVALIST, clan="Brujah antitribu").build()
    state = onward(play(state, f"A: play {SURVIVALIST} with Lupo"))
    numbers = [look(state, f"{SURVIVALIST}.{what}")[0] for what in ("life", "bleed", "strength")]
    assert numbers == [1, 0, 0]
    assert pools(state)[0] == 28


@rule("R6.4.2-04")
@pytest.mark.parametrize(
    ("clan", "code"), [("Brujah antitribu", []), ("Brujah", ["not-of-the-clan"])]
)
def test_a_survivalist_helps_to_maneuver(clan: str, code: list[str]) -> None:
    position = duel("Fake Out", clan=clan).ally(SURVIVALIST, "A")
    state = go(fight(position), WindowKind.RANGE, "A")
    use = f"A: use {SURVIVALIST} in way 3"
    assert codes(state, use) == code
    if not code:
        state = play(state, use)
        assert look(state, "round.range", f"{SURVIVALIST}.tapped") == ["LONG", True]


@rule("R6.4.3-10")
def test_a_survivalist_shoots() -> None:
    position = calling("Bribes").ally(SURVIVALIST, "B")
    state = onward(play(position.build(), "A: bleed with Lupo"), DecisionKind.BLOCK)
    state = onward(play(state, f"B: block with {SURVIVALIST}"), WindowKind.BEFORE_RANGE)
    state = play(go(state, DecisionKind.STRIKE, "B"), f"B: use {SURVIVALIST} in way 2")
    assert look(go(state, WindowKind.END_OF_ROUND), "Lupo.blood") == [4]

"""Master cards with a text of their own: each use of each on a small table."""

from __future__ import annotations

from typing import Any

import pytest

import vtes
from tests.cards.small import card, do, options, table
from tests.cards.table import codes, look, onward, play
from tests.rulecheck import rule
from tests.rules.pairs import pair
from tests.rules.props.runs import end, run
from vtes.cards.shapes import intercept_reaction, press_card, referendum, weapon
from vtes.model.decisions import DecisionKind, Phase, WindowKind
from vtes.model.frames import Action
from vtes.model.state import GameState
from vtes.model.text import Bonus, Number, Strike, Text, Trait
from vtes.model.words import GainPool
from vtes.testing import Position

DISASTER, OVERLOAD = "Unnatural Disaster", "Bureaucratic Overload"
MOB, ASSEMBLY, HORDE = "Mob Connections", "Ventrue Directorate Assembly", "Secret Horde"
INVESTMENT = "Protracted Investment"
KINE = "Kine Resources Contested"


def master(name: str) -> Position:
    """A's master phase, with the card in her hand; Lupo is hers, Thomas B's."""
    position = table(Phase.MASTER).vampire("Lupo", "A", capacity=5).hand("A", name)
    return position.vampire("Thomas", "B", capacity=5)


# --- played once --------------------------------------------------------------------------------


def test_effective_management_brings_a_vampire_from_the_crypt() -> None:
    state = run(master("Effective Management").build(), "A: play Effective Management")
    assert look(state, "A.uncontrolled.count", "A.crypt.count", "A.pool") == [1, 2, 30]
    empty = Position("A", "B").turn("A", Phase.MASTER).hand("A", "Effective Management").build()
    after = run(empty, "A: play Effective Management")
    assert look(after, "A.uncontrolled.count", "A.ash_heap.count") == [0, 1]


def test_misdirection_taps_any_minion() -> None:
    position = master("Misdirection").ally("Dog", "B", life=1)
    position.vampire("Nik", "C", capacity=4, zone="torpor")
    state = run(position.build(), "A: play Misdirection")
    targets = [f"A: target {name}" for name in ("Lupo", "Thomas", "Dog", "Nik")]
    assert options(state) == targets
    state = run(state, "A: target Thomas")
    assert look(state, "Thomas.tapped", "Lupo.tapped", "A.pool") == [True, False, 29]


def test_unnatural_disaster_burns_a_location() -> None:
    position = master(DISASTER).permanent("Information Highway", "B").permanent("Blood Doll", "C")
    position.permanent("Slum Hunting Ground", "A").attach("Sport Bike", on="Thomas")
    state = run(position.build(), f"A: play {DISASTER}")
    grounds = ["A: target Slum Hunting Ground", "A: target Information Highway"]
    assert options(state) == grounds
    state = end(run(state, grounds[1]))
    assert look(state, "B.in_play", "B.ash_heap", "A.pool") == [[], ["Information Highway"], 28]


# --- investments --------------------------------------------------------------------------------


def test_protracted_investment_pays_for_master_phase_actions() -> None:
    state = run(master(INVESTMENT).build(), f"A: play {INVESTMENT}")
    assert look(state, "A.pool", f"{INVESTMENT}.life") == [28, 5]
    line = f"A: use {INVESTMENT} in way 2"
    assert codes(state, line) == ["use-master-action"]
    last = run(table(Phase.MASTER).permanent(INVESTMENT, "A", counters=1).build(), line)
    assert look(last, "A.pool", "A.ash_heap") == [31, [INVESTMENT]]


def test_secret_horde_doubles_what_is_paid() -> None:
    state = play(master(HORDE).pool(A=4).build(), f"A: play {HORDE}")
    assert options(state) == [f"A: take {n}" for n in range(5)]
    state = play(state, "A: take 3")
    assert look(state, "A.pool", f"{HORDE}.life") == [1, 6]
    line = f"A: use {HORDE} in way 2"
    two = play(table(Phase.MASTER).permanent(HORDE, "A", counters=2).build(), line)
    assert look(two, "A.pool", f"{HORDE}.life") == [31, 1]
    last = play(table(Phase.MASTER).permanent(HORDE, "A", counters=1).build(), line)
    assert look(last, "A.pool", "A.ash_heap") == [31, [HORDE]]


def test_secret_horde_without_counters_is_burned_at_once() -> None:
    """Ruling LSJ 20070308."""
    state = play(master(HORDE).build(), f"A: play {HORDE}", "A: take 0")
    assert look(state, "A.pool", "A.in_play", "A.ash_heap") == [30, [], [HORDE]]


@rule("R6.2.1-03", "D202")
def test_no_more_pool_is_paid_as_x_than_there_is() -> None:
    state = play(master(HORDE).pool(A=2).build(), f"A: play {HORDE}")
    assert codes(state, "A: take 3") == ["wrong-amount"]
    ousted = play(state, "A: take 2")
    assert look(ousted, "A.standing") == ["OUSTED"]


# --- Mob Connections ----------------------------------------------------------------------------


def fight(holder: str = "A", *, tapped: bool = False) -> GameState:
    """The first round of a combat of Lupo and Thomas is over but for presses."""
    position = table().vampire("Lupo", "A", capacity=5).vampire("Thomas", "B", capacity=5)
    state = position.permanent(MOB, holder, tapped=tapped).hand("A", "Sport Bike").build()
    return run(state, "A: bleed with Lupo", "B: block with Thomas")


@rule("R6.4.4-03")
def test_mob_connections_give_a_press_to_continue() -> None:
    for seat in "AB":
        state = onward(fight(seat), WindowKind.PRESS, seat)
        state = run(state, f"{seat}: use {MOB} in way 2")
        state = onward(state, DecisionKind.STRIKE)
        assert look(state, "combat.round", f"{MOB}.tapped") == [2, True]
    played = run(master(MOB).build(), f"A: play {MOB}")
    assert look(played, "A.in_play", "A.pool") == [[MOB], 30]


def test_mob_connections_do_not_end_a_combat() -> None:
    position = table().vampire("Lupo", "A", capacity=5).vampire("Thomas", "B", capacity=5)
    position.prop("Charge", types="combat", text=Text(modes=(press_card(0),)))
    state = position.permanent(MOB, "B").hand("A", "Charge").build()
    state = run(state, "A: bleed with Lupo", "B: block with Thomas")
    state = run(onward(state, WindowKind.PRESS, "A"), "A: play Charge with Lupo")
    assert codes(onward(state, WindowKind.PRESS, "B"), f"B: use {MOB} in way 2") == ["wrong-press"]


@rule("R6.4-07")
def test_mob_connections_are_for_ones_own_combatant() -> None:
    line = f"A: use {MOB} in way 2"
    mine, theirs = (onward(fight(seat), WindowKind.PRESS, "A") for seat in "AC")
    assert line in options(mine)
    assert codes(theirs, line) == ["use-not-yours", "not-combatant"]


def test_any_minion_can_burn_mob_connections() -> None:
    position = table().vampire("Lupo", "A", capacity=5).vampire("Yuri", "C", capacity=5)
    state = do(position.permanent(MOB, "C").build(), f"A: use {MOB} in way 3 with Lupo")
    assert options(state) == ["C: block with Yuri", "C: pass"]
    assert look(do(state, "C: pass"), "C.ash_heap") == [[MOB]]


# --- Bureaucratic Overload ----------------------------------------------------------------------


def political_text() -> Text:
    """A referendum that gives a pool."""
    return Text(modes=(referendum(GainPool(1)),))


def caller(blood: int, *, overload: bool = True, **fields: Any) -> Position:
    position = table().vampire("Lupo", "A", capacity=5, blood=blood, title="prince", **fields)
    position.vampire("Thomas", "B", capacity=5).hand("A", KINE)
    return position.permanent(OVERLOAD, "B") if overload else position


def test_bureaucratic_overload_makes_political_actions_cost_a_blood() -> None:
    assert look(run(master(OVERLOAD).build(), f"A: play {OVERLOAD}"), "A.in_play") == [[OVERLOAD]]
    for overload, left in ((True, 2), (False, 3)):
        state = run(caller(3, overload=overload).build(), f"A: play {KINE} with Lupo")
        state = onward(state, DecisionKind.ALLOT)
        assert look(state, "Lupo.blood") == [left]
    bled = end(run(caller(3).build(), "A: bleed with Lupo"))
    assert look(bled, "Lupo.blood") == [3]


@rule("G02")
def test_who_has_not_the_blood_calls_no_referendum() -> None:
    position = caller(2)
    position.prop("Dear", types="political action", blood_cost=2, text=political_text())
    position.hand("A", "Dear")
    refused = position.build()
    dearer = caller(3)
    dearer.prop("Dear", types="political action", blood_cost=2, text=political_text())
    pair(
        refused, dearer.hand("A", "Dear").build(), "A: play Dear with Lupo", "blood-too-low", "G02"
    )


def test_any_vampire_calls_a_referendum_to_burn_bureaucratic_overload() -> None:
    state = run(caller(3).build(), f"A: use {OVERLOAD} in way 2 with Lupo")
    assert look(state, "action.kind", "action.stealth", "action.directed_at") == [
        "POLITICAL",
        1,
        "",
    ]
    state = run(state, "A: vote for with Lupo")
    assert look(state, "Lupo.blood") == [2]  # it is a political action itself
    assert look(end(state), "B.ash_heap") == [[OVERLOAD]]


# --- Ventrue Directorate Assembly ---------------------------------------------------------------


def assembly(*, hunt: bool = False) -> GameState:
    position = table().vampire("Lupo", "A", capacity=5, clan="Ventrue", title="primogen")
    position.vampire("Rake", "A", capacity=5, clan="Toreador")
    position.vampire("Nik", "A", capacity=5, clan="Ventrue", zone="torpor")
    position.vampire("Thomas", "B", capacity=5, clan="Ventrue").permanent(ASSEMBLY, "C")
    state = position.permanent(ASSEMBLY, "B").hand("A", KINE).build()
    if not hunt:
        state = run(state, f"A: play {KINE} with Lupo", "A: 3 to B", "A: 1 to C")
    else:
        state = run(state, "A: diablerize with Lupo", "A: target Nik")
        state = play(onward(state, DecisionKind.BLOOD_HUNT, "B"), "B: call a blood hunt")
    return onward(state, WindowKind.POLLING, "A")


def test_the_ventrue_assembly_gives_each_ready_ventrue_a_vote() -> None:
    state = assembly()
    votes = [vtes.votes(state, card(state, name)) for name in ("Lupo", "Rake", "Nik", "Thomas")]
    assert votes == [3, 0, 0, 2]  # two Assemblies are in play
    state = run(state, "A: vote for with Lupo", "B: vote against with Thomas")
    assert look(state, "referendum.for", "referendum.against") == [3, 2]


def test_the_ventrue_assembly_is_for_political_actions() -> None:
    state = assembly(hunt=True)
    votes = [vtes.votes(state, card(state, name)) for name in ("Lupo", "Thomas")]
    assert votes == [1, 0]


@pytest.mark.parametrize(("clan", "stealth"), [("Brujah", 1), ("Ventrue", 0)])
def test_any_minion_burns_the_ventrue_assembly(clan: str, stealth: int) -> None:
    position = table().vampire("Lupo", "A", capacity=5, clan=clan)
    position.vampire("Thomas", "B", capacity=5).hand("B", "Sport Bike")
    state = play(position.permanent(ASSEMBLY, "B").build(), f"A: use {ASSEMBLY} in way 2 with Lupo")
    assert look(state, "action.stealth", "action.directed_at") == [stealth, "B"]
    assert look(end(state), "B.in_play") == [[]]
    missing = master(ASSEMBLY).build()
    assert codes(missing, f"A: play {ASSEMBLY}") == ["no-clan-member"]
    ventrue = table(Phase.MASTER).vampire("Lupo", "A", capacity=5, clan="Ventrue")
    played = run(ventrue.hand("A", ASSEMBLY).build(), f"A: play {ASSEMBLY}")
    assert look(played, "A.pool", "A.in_play") == [28, [ASSEMBLY]]


# --- Gird Minions -------------------------------------------------------------------------------


def test_gird_minions_moves_any_pool_to_any_vampires() -> None:
    position = table(Phase.MASTER).vampire("Lupo", "A", capacity=5, blood=1).pool(A=6)
    position.vampire("Rake", "A", capacity=3, blood=1, zone="torpor").ally("Dog", "A", life=1)
    position.vampire("Thomas", "B", capacity=5)
    state = run(position.hand("A", "Gird Minions").build(), "A: play Gird Minions")
    assert options(state) == ["A: target Lupo", "A: target Rake", "A: pass"]
    assert look(run(state, "A: pass"), "A.pool", "A.ash_heap") == [6, ["Gird Minions"]]
    state = run(state, "A: target Lupo")
    assert options(state) == [f"A: take {n}" for n in range(1, 7)]
    state = run(state, "A: take 2")
    assert options(state) == ["A: target Rake", "A: pass"]
    one = run(state, "A: pass")
    assert look(one, "A.pool", "Lupo.blood", "Rake.blood") == [4, 3, 1]
    state = run(state, "A: target Rake")
    assert options(state) == [f"A: take {n}" for n in range(1, 5)]
    state = run(state, "A: take 3")
    assert look(state, "A.pool", "Lupo.blood", "Rake.blood") == [1, 3, 3]  # one drains away


def test_gird_minions_can_take_the_last_pool() -> None:
    position = table(Phase.MASTER).vampire("Lupo", "A", capacity=5, blood=1).pool(A=2)
    state = position.hand("A", "Gird Minions").build()
    state = run(state, "A: play Gird Minions", "A: target Lupo", "A: take 2")
    assert look(state, "A.standing", "C.vp") == ["OUSTED", 1]


# --- Illegal Search and Seizure -----------------------------------------------------------------

SEIZURE = "Illegal Search and Seizure"


def armed(*weapons: Text | str, blood: int = 5, **fields: Any) -> GameState:
    """A has to name a weapon of Thomas."""
    position = master(SEIZURE).vampire("Rake", "B", capacity=5, blood=blood)
    for place, each in enumerate(weapons):
        name = each if isinstance(each, str) else f"Weapon {place}"
        if not isinstance(each, str):
            position.prop(name, types="equipment", text=each, **fields)
        position.attach(name, on="Rake")
    return position.build()


def arm(**strike: Any) -> Text:
    return Text(modes=(weapon(Strike(**strike)),), traits=(Trait.WEAPON,))


def test_illegal_search_burns_a_heavy_weapon_and_hurts_its_bearer() -> None:
    state = armed(arm(damage=4), arm(damage=3), arm(damage=1, aggravated=True), "Sport Bike")
    state = run(state, f"A: play {SEIZURE}")
    assert options(state) == ["A: target Weapon 0", "A: target Weapon 2"]
    state = end(run(state, "A: target Weapon 2"))
    assert look(state, "Rake.blood", "Rake.attached", "B.ash_heap", "A.pool") == [
        4,
        ["Weapon 0", "Weapon 1", "Sport Bike"],
        ["Weapon 2"],
        30,
    ]
    dear = armed(arm(damage=1), pool_cost=3)
    assert codes(dear, f"A: play {SEIZURE}") == []
    assert codes(armed(arm(damage=1), pool_cost=2), f"A: play {SEIZURE}") == ["no-target"]


def test_the_damage_of_a_weapon_is_that_of_its_bearer() -> None:
    """Ruling RTR 19980623: what it would do if he struck with it."""
    sword = arm(damage=1, strength=True, melee=True)
    assert codes(armed(sword), f"A: play {SEIZURE}") == ["no-target"]
    strong = Text(bonuses=(Bonus(Number.STRENGTH, 2),))
    assert codes(armed(sword, strong), f"A: play {SEIZURE}") == []


def test_illegal_search_can_send_its_bearer_to_torpor() -> None:
    state = run(armed(arm(damage=4), blood=0), f"A: play {SEIZURE}")
    after = end(run(state, "A: target Weapon 0"))
    assert look(after, "Rake.zone", "B.ash_heap") == ["torpor", ["Weapon 0"]]


def test_an_ally_may_die_of_it() -> None:
    position = master(SEIZURE).ally("Dog", "B", life=1)
    position.prop("Cannon", types="equipment", text=arm(damage=5)).attach("Cannon", on="Dog")
    state = end(run(position.build(), f"A: play {SEIZURE}", "A: target Cannon"))
    assert look(state, "B.ash_heap.count", "B.ready") == [2, ["Thomas"]]


# --- Forest of Shadows --------------------------------------------------------------------------

FOREST = "Forest of Shadows"


def shadows(
    action: str = "bleed", *, blood: int = 3, clan: str = "Malkavian", intercept: int = 0
) -> GameState:
    """B's Thomas tries to block the action of A's Lupo."""
    position = table().vampire("Lupo", "A", capacity=5, blood=blood, clan=clan)
    position.vampire("Thomas", "B", capacity=5).permanent(FOREST, "A")
    ears = Text(bonuses=(Bonus(Number.INTERCEPT, intercept),))
    position.prop("Ears", types="retainer", text=ears).attach("Ears", on="Thomas", life=1)
    peek = Text(modes=(intercept_reaction(0, 1),))
    position.prop("Peek", types="reaction", text=peek).hand("B", "Peek")
    state = run(position.build(), f"A: {action} with Lupo", "B: block with Thomas")
    return onward(state, WindowKind.BLOCK_ATTEMPT, "A")


def test_forest_of_shadows_gives_stealth_for_blood_until_the_end_of_the_turn() -> None:
    state = play(shadows(intercept=1), f"A: use {FOREST} in way 2")
    assert options(state) == ["A: take 1", "A: take 2"]  # no more than 1 beyond the intercept
    state = play(state, "A: take 2")
    assert look(state, "Lupo.blood", f"{FOREST}.tapped", "action.stealth") == [1, True, 2]
    after = onward(state)
    assert look(after, "B.pool") == [29]
    again = run(untapped(after, "Lupo"), "A: bleed with Lupo")
    assert look(again, "action.stealth") == [2]
    assert look(play(shadows(), f"A: use {FOREST} in way 2", "A: take 1"), "action.stealth") == [1]


def untapped(state: GameState, name: str) -> GameState:
    """The same position with an untapped card."""
    place = card(state, name)
    return state.replace(cards=state.cards.set(place, state.cards[place].replace(tapped=False)))


def test_forest_of_shadows_is_for_a_malkavian_with_blood_who_needs_it() -> None:
    line = f"A: use {FOREST} in way 2"
    assert codes(shadows(), line) == []
    assert options(play(shadows(blood=1, intercept=3), line)) == ["A: take 1"]
    assert codes(shadows(clan="Brujah"), line) == ["acting-is-another"]
    assert codes(shadows("hunt", blood=0, intercept=1), line) == ["acting-is-another"]
    assert codes(shadows("hunt", blood=1, intercept=1), line) == []
    assert codes(shadows("hunt"), line) == ["use-stealth-unneeded"]


def test_forest_of_shadows_is_used_again_when_it_is_untapped() -> None:
    """Ruling TOM 19960109: even in the same action."""
    line = f"A: use {FOREST} in way 2"
    state = play(shadows(), line, "A: take 1")
    state = onward(run(state, "B: play Peek with Thomas"), WindowKind.BLOCK_ATTEMPT, "A")
    assert codes(state, line) == ["card-tapped"]
    state = play(untapped(state, FOREST), line, "A: take 1")
    assert look(state, "action.stealth", "Lupo.blood") == [2, 1]


def test_any_minion_can_burn_the_forest() -> None:
    position = table().vampire("Lupo", "A", capacity=5).permanent(FOREST, "C")
    after = end(run(position.build(), f"A: use {FOREST} in way 3 with Lupo"))
    assert look(after, "C.ash_heap") == [[FOREST]]


# --- The Rumor Mill -----------------------------------------------------------------------------

MILL = "The Rumor Mill, Tabloid Newspaper"


def rumors(holder: str = "C", *, blood: int = 3) -> Position:
    """A's Lupo acts with 1 stealth; B's Thomas may block him, and C's Yuri too."""
    position = table().vampire("Lupo", "A", capacity=5).permanent(MILL, holder)
    position.vampire("Thomas", "B", capacity=5, blood=blood)
    return position.vampire("Yuri", "C", capacity=5)


@rule("D207")
def test_the_rumor_mill_lets_the_chosen_vampire_buy_intercept() -> None:
    line = f"C: use {MILL} in way 2"
    state = run(rumors().build(), "A: hunt with Lupo", line)
    assert options(state) == ["C: target Yuri", "C: target Lupo", "C: target Thomas"]
    state = run(state, "C: target Thomas", "B: block with Thomas")
    buy = f"B: use {MILL} in way 3"
    assert look(state, f"{MILL}.tapped", "Thomas.intercept", "to_move") == [True, 0, "B"]
    state = play(state, buy)
    assert look(state, "Thomas.blood", "Thomas.intercept") == [2, 1]
    assert codes(state, buy) != []
    blocked = onward(state, DecisionKind.STRIKE)
    assert look(blocked, "combat.opposing") == ["Thomas"]


def test_only_the_chosen_vampire_buys_only_once_and_only_with_blood() -> None:
    use = f"C: use {MILL} in way 2"
    other = run(rumors().build(), "A: hunt with Lupo", use, "C: target Yuri")
    other = run(other, "B: block with Thomas")
    buy = f"B: use {MILL} in way 3"
    assert buy not in options(other)
    assert "use-not-yours" in codes(onward_to(other, "B"), buy)
    poor = run(rumors(blood=0).build(), "A: hunt with Lupo", use, "C: target Thomas")
    poor = run(poor, "B: block with Thomas")
    assert codes(onward_to(poor, "B"), buy) == ["use-blood"]
    again = run(rumors().build(), "A: hunt with Lupo", use, "C: target Thomas")
    again = play(run(again, "B: block with Thomas"), buy)
    frame = next(f for f in again.stack if isinstance(f, Action))
    assert frame.chosen == ()


def onward_to(state: GameState, seat: str) -> GameState:
    """The same position, as if this player had been asked."""
    place = state.table.names.index(seat)
    assert state.pending is not None
    return state.replace(pending=state.pending.replace(seat=place))


def test_the_good_of_the_rumor_mill_ends_with_the_action() -> None:
    use = f"C: use {MILL} in way 2"
    state = onward(run(rumors().build(), "A: hunt with Lupo", use, "C: target Thomas"))
    state = run(untapped(state, "Lupo"), "A: hunt with Lupo")
    assert all(not f.chosen for f in state.stack if isinstance(f, Action))


def test_the_rumor_mill_chooses_a_vampire_of_its_controller_too() -> None:
    state = run(rumors("B").build(), "A: hunt with Lupo", f"B: use {MILL} in way 2")
    state = run(state, "B: target Thomas", "B: block with Thomas", f"B: use {MILL} in way 3")
    assert look(state, "Thomas.blood") == [2]

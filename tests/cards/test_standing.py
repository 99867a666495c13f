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
from vtes.cards.shapes import press_card, referendum
from vtes.model.decisions import DecisionKind, Phase, WindowKind
from vtes.model.state import GameState
from vtes.model.text import Text
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


@rule("R6.2.1-03")
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

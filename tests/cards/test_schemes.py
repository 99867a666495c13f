"""More master cards that stay in play: each use of each card on a small table."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.small import options, table
from tests.cards.table import codes, look, onward, play
from tests.rulecheck import rule
from tests.rules.pairs import pair
from tests.rules.props.runs import end, heard, run
from vtes.cards.printed import find
from vtes.model.decisions import DecisionKind, Phase, WindowKind
from vtes.model.state import GameState
from vtes.testing import Position

BEAUTY, CARTHAGE, COVEN = "Aching Beauty", "Carthage Remembered", "The Coven"
REVEL, PALLA, STRUCTURE = "Gangrel Revel", "Palla Grande", "Power Structure"
JACK, LEOPOLD, SIGHT = "Smiling Jack, The Anarch", "Society of Leopold", "Sight Beyond Sight"
GOLCONDA, VALLEY = "Golconda: Inner Peace", "Zillah's Valley"
MILLICENT = "Millicent Smith, Puritan Vampire Hunter"

PUT = [CARTHAGE, COVEN, REVEL, PALLA, STRUCTURE, JACK, MILLICENT]


@pytest.mark.parametrize("name", PUT)
def test_it_is_put_into_play_for_its_cost(name: str) -> None:
    (printed,) = find(name)
    clan = printed.clans[0] if printed.clans else ""
    position = table(Phase.MASTER).vampire("Lupo", "A", capacity=5, clan=clan).hand("A", name)
    state = run(position.build(), f"A: play {name}")
    state = end(state)
    counters = 3 if name == PALLA else 0
    assert look(state, "A.in_play", "A.pool", f"{name}.life") == [
        [name],
        30 - printed.pool_cost,
        counters,
    ]
    assert printed.unique is (name != CARTHAGE)


# --- Aching Beauty ------------------------------------------------------------------------------


def admired(*beauties: str) -> GameState:
    position = table().vampire("Lupo", "A", capacity=5, clan="Toreador")
    position.vampire("Thomas", "B", capacity=5).vampire("Rake", "A", capacity=5)
    for seat in beauties:
        position.attach(BEAUTY, on="Lupo", seat=seat)
    return position.build()


@rule("D201")
def test_who_blocks_an_aching_beauty_burns_pool_before_the_block() -> None:
    state = run(admired("C", "A"), "A: bleed with Lupo", "B: block with Thomas")
    assert look(onward(state, DecisionKind.STRIKE), "B.pool", "A.pool") == [28, 30]
    other = run(admired("C"), "A: bleed with Rake", "B: block with Thomas")
    assert look(onward(other), "B.pool") == [30]


def test_aching_beauty_is_put_on_any_toreador() -> None:
    position = table(Phase.MASTER).vampire("Lupo", "A", capacity=5, clan="Toreador")
    position.vampire("Thomas", "B", capacity=5, clan="Toreador").vampire("Rake", "A", capacity=5)
    state = run(position.hand("A", BEAUTY).build(), f"A: play {BEAUTY}")
    assert options(state) == ["A: target Lupo", "A: target Thomas"]
    state = end(run(state, "A: target Thomas"))
    assert look(state, f"{BEAUTY}.host", f"{BEAUTY}.controller", "A.pool") == ["Thomas", "A", 28]


# --- Carthage Remembered, Gangrel Revel, Palla Grande: who is better for them --------------------


@pytest.mark.parametrize(
    ("seat", "fields", "stealth"),
    [
        ("C", {"clan": "Brujah", "title": "prince"}, 1),
        ("A", {"clan": "Brujah", "title": "justicar"}, 1),
        ("A", {"clan": "Brujah", "title": "primogen"}, 0),
        ("A", {"clan": "Ventrue", "title": "prince"}, 0),
    ],
)
def test_carthage_gives_stealth_to_bleeds_of_brujah_lords(
    seat: str, fields: dict[str, Any], stealth: int
) -> None:
    position = table().vampire("Lupo", "A", capacity=5, blood=3, **fields)
    state = position.permanent(CARTHAGE, seat).build()
    assert look(play(state, "A: bleed with Lupo"), "action.stealth") == [stealth]
    assert look(play(state, "A: hunt with Lupo"), "action.stealth") == [1]


@pytest.mark.parametrize(
    ("clan", "way", "stealth"), [("Brujah", 2, 0), ("Ventrue", 3, -1), ("Malkavian", 4, -1)]
)
def test_ventrue_and_malkavians_burn_carthage_less_stealthily(
    clan: str, way: int, stealth: int
) -> None:
    position = table().vampire("Lupo", "A", capacity=5, clan=clan).permanent(CARTHAGE, "B")
    state = position.vampire("Thomas", "B", capacity=5).build()
    for other in {2, 3, 4} - {way}:
        refused = set(codes(state, f"A: use {CARTHAGE} in way {other} with Lupo"))
        assert refused == {"not-of-the-clan"}
    state = run(state, f"A: use {CARTHAGE} in way {way} with Lupo")
    assert look(state, "action.stealth", "action.directed_at") == [stealth, "B"]
    assert look(onward(state), "B.ash_heap") == [[CARTHAGE]]


def test_the_revel_strengthens_gangrel_of_its_controller() -> None:
    position = table().permanent(REVEL, "A").vampire("Lupo", "A", capacity=5, clan="Gangrel")
    position.vampire("Rake", "A", capacity=5, clan="Brujah")
    state = position.vampire("Thomas", "B", capacity=5, clan="Gangrel").build()
    assert look(state, "Lupo.strength", "Rake.strength", "Thomas.strength") == [2, 1, 1]


def test_all_but_ravnos_burn_the_revel() -> None:
    position = table().vampire("Lupo", "A", capacity=5, clan="Ravnos").ally("Dog", "A", life=1)
    state = position.permanent(REVEL, "B").build()
    line = f"A: use {REVEL} in way 2 with "
    assert codes(state, line + "Lupo") == ["not-of-the-clan"]
    assert look(onward(run(state, line + "Dog")), "B.ash_heap") == [[REVEL]]


def test_palla_grande_makes_toreador_antitribu_of_all_bleed_more() -> None:
    position = table().permanent(PALLA, "A", counters=1)
    position.vampire("Lupo", "A", capacity=5, clan="Toreador antitribu")
    position.vampire("Rake", "A", capacity=5, clan="Toreador")
    state = position.vampire("Thomas", "B", capacity=5, clan="Toreador antitribu").build()
    assert look(state, "Lupo.bleed", "Rake.bleed", "Thomas.bleed") == [2, 1, 2]
    assert look(end(play(state, "A: bleed with Lupo", "A: pass", "B: pass")), "B.pool") == [28]


@rule("R1.4-01")
def test_palla_grande_lasts_for_three_discard_phases() -> None:
    def ball(counters: int, seat: str = "A") -> GameState:
        return table(Phase.DISCARD).permanent(PALLA, seat, counters=counters).build()

    line = f"A: use {PALLA} in way 2"
    done = run(ball(3), line)
    assert look(done, f"{PALLA}.life") == [2]
    pair(ball(3), done, "A: pass", "phase-effect-due", "R1.4-01")
    assert look(run(ball(1), line), "A.ash_heap") == [[PALLA]]
    assert "A: pass" in options(ball(3, "B"))


# --- The Coven, Millicent Smith -----------------------------------------------------------------


def test_the_coven_feeds_a_ready_vampire_at_any_time() -> None:
    position = table().vampire("Lupo", "A", capacity=5, blood=1).permanent(COVEN, "A")
    position.vampire("Rake", "A", capacity=5, zone="torpor").vampire("Thomas", "B", capacity=5)
    state = run(position.build(), f"A: use {COVEN} in way 2")
    assert options(state) == ["A: target Lupo"]
    state = run(state, "A: target Lupo")
    assert look(state, "Lupo.blood", f"{COVEN}.tapped") == [3, True]
    theirs = table().turn("B").vampire("Lupo", "A", capacity=5, blood=1).permanent(COVEN, "A")
    theirs.vampire("Thomas", "B", capacity=5)
    state = run(theirs.build(), "B: bleed with Thomas", f"A: use {COVEN} in way 2")
    assert look(run(state, "A: target Lupo"), "Lupo.blood") == [3]


@rule("R1.3-01")
@pytest.mark.parametrize("name", [COVEN, MILLICENT])
def test_the_predator_takes_it_in_the_discard_phase(name: str) -> None:
    position = table(Phase.DISCARD).permanent(name, "A").vampire("Lupo", "A", capacity=5)
    state = position.build()
    assert codes(state, "A: pass") == ["phase-effect-due"]
    state = run(state, f"A: use {name} in way 3")
    assert look(state, f"{name}.controller", f"{name}.owner") == ["C", "A"]
    assert "A: pass" in options(state)


@rule("R6.2-11", "G28")
def test_millicent_burns_the_vampire_who_is_blocked() -> None:
    position = table().vampire("Lupo", "A", capacity=5).vampire("Thomas", "B", capacity=5)
    state = position.permanent(MILLICENT, "A").ally("Dog", "A", life=1).build()
    blocked = onward(run(state, "A: bleed with Lupo", "B: block with Thomas"))
    assert look(blocked, "A.ash_heap", "A.ready") == [["Lupo", MILLICENT], ["Dog"]]
    assert look(blocked, "Thomas.tapped", "Thomas.blood", "B.pool") == [False, 5, 30]


def test_millicent_lets_allies_and_vampires_of_others_be_blocked() -> None:
    position = table().vampire("Lupo", "A", capacity=5).vampire("Thomas", "B", capacity=5)
    state = position.permanent(MILLICENT, "A").permanent(CARTHAGE, "B").ally("Dog", "A", life=3)
    line = f"A: use {CARTHAGE} in way 2 with Dog"
    after = onward(run(state.build(), line, "B: block with Thomas"))
    assert look(after, "A.ash_heap", "Thomas.tapped") == [[], True]
    theirs = table().vampire("Lupo", "A", capacity=5).vampire("Thomas", "B", capacity=5)
    other = theirs.permanent(MILLICENT, "B").build()
    after = onward(run(other, "A: bleed with Lupo", "B: block with Thomas"))
    assert look(after, "A.ready", "B.in_play") == [["Lupo"], [MILLICENT]]


# --- Golconda, Zillah's Valley ------------------------------------------------------------------


def peace(capacity: int = 8, **pool: int) -> Position:
    position = table(Phase.MASTER).vampire("Lupo", "A", capacity=5).hand("A", GOLCONDA)
    position.vampire("Thomas", "B", capacity=capacity).pool(A=30, B=pool.get("B", 30), C=30)
    return position.attach("Fame", on="Thomas", seat="C")


def test_golconda_removes_an_elder_and_pays_for_his_capacity() -> None:
    assert codes(peace(7).build(), f"A: play {GOLCONDA}") == ["no-target"]
    state = run(peace(9).build(), f"A: play {GOLCONDA}")
    assert options(state) == ["A: target Thomas"]
    state = run(state, "A: target Thomas")
    state = heard(state)
    assert options(state) == ["B: pay 2", "B: pass"]
    state = run(state, "B: pass")
    assert look(state, "B.pool", "B.removed", "C.ash_heap") == [39, ["Thomas"], ["Fame"]]
    assert look(state, "A.ash_heap", "B.ready") == [[GOLCONDA], []]


@rule("D302")
def test_the_controller_of_the_elder_cancels_golconda_for_two_pool() -> None:
    def asked(pool: int) -> GameState:
        return run(peace(9, B=pool).build(), f"A: play {GOLCONDA}", "A: target Thomas")

    state = run(asked(3), "B: pay 2")
    assert look(state, "B.pool", "B.ready", "A.ash_heap") == [1, ["Thomas"], [GOLCONDA]]
    poor = end(asked(1))
    assert look(poor, "B.pool", "B.removed") == [10, ["Thomas"]]


def test_zillahs_valley_adds_four_blood_to_an_elder_to_come() -> None:
    position = table(Phase.MASTER).hand("A", VALLEY)
    position.vampire("Lupo", "A", capacity=7, blood=1, zone="uncontrolled")
    assert codes(position.build(), f"A: play {VALLEY}") == ["no-target"]
    position.vampire("Rake", "A", capacity=8, blood=1, zone="uncontrolled")
    position.vampire("Nik", "B", capacity=9, blood=1, zone="uncontrolled")
    state = run(position.build(), f"A: play {VALLEY}")
    assert options(state) == ["A: target uncontrolled #2 of A"]
    state = end(run(state, "A: target uncontrolled #2 of A"))
    assert look(state, "#2 of A.blood", "A.pool") == [5, 25]
    assert codes(position.pool(A=4).build(), f"A: play {VALLEY}") == ["pool-too-low"]


# --- Power Structure ----------------------------------------------------------------------------


def test_the_power_structure_gives_votes_to_lasombra_of_its_controller() -> None:
    position = table().permanent(STRUCTURE, "A").hand("A", "Kine Resources Contested")
    position.vampire("Lupo", "A", capacity=5, title="primogen", clan="Toreador")
    position.vampire("Nik", "A", capacity=5, clan="Lasombra")
    position.vampire("Rake", "A", capacity=5, clan="Lasombra", title="bishop")
    position.vampire("Thomas", "B", capacity=5, clan="Lasombra")
    state = run(position.build(), "A: play Kine Resources Contested with Lupo")
    state = onward(run(state, "A: 3 to B", "A: 1 to C"), WindowKind.POLLING, "A")
    after = run(state, f"A: use {STRUCTURE} in way 2")
    names = [f"{name}.votes" for name in ("Nik", "Rake", "Lupo", "Thomas")]
    assert look(after, *names, f"{STRUCTURE}.tapped") == [1, 2, 1, 0, True]


@rule("R1.4-01")
def test_the_power_structure_is_for_political_actions() -> None:
    position = table().vampire("Lupo", "A", capacity=5, title="primogen")
    position.vampire("Thomas", "B", capacity=5, zone="torpor").permanent(STRUCTURE, "A")
    state = run(position.build(), "A: diablerize with Lupo", "A: target Thomas")
    state = play(onward(state, DecisionKind.BLOOD_HUNT, "B"), "B: call a blood hunt")
    state = onward(state, WindowKind.POLLING, "A")
    assert codes(state, f"A: use {STRUCTURE} in way 2") == ["no-political-action"]


# --- Sight Beyond Sight -------------------------------------------------------------------------


def test_sight_beyond_sight_gives_a_salubri_intercept() -> None:
    position = table(Phase.MASTER).vampire("Lupo", "A", capacity=5, clan="Salubri")
    position.vampire("Rake", "A", capacity=5).vampire("Thomas", "B", capacity=5, clan="Salubri")
    state = run(position.hand("A", SIGHT).build(), f"A: play {SIGHT}")
    assert options(state) == ["A: target Lupo"]
    state = end(run(state, "A: target Lupo"))
    assert look(state, "Lupo.intercept", f"{SIGHT}.host") == [1, "Lupo"]

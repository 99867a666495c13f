"""Rötschreck, Legendary Vampire and the Brujah Debate: each use of each on a small table."""

from __future__ import annotations

import pytest

import vtes
from tests.cards.small import options, table
from tests.cards.table import codes, look, onward, play
from tests.rulecheck import rule
from tests.rules.pairs import pair
from tests.rules.props.runs import end, run, until
from vtes.cards.shapes import maneuver_card, strike_card
from vtes.model.combat import Combat
from vtes.model.decisions import DecisionKind, Phase, WindowKind
from vtes.model.moves import Pass
from vtes.model.state import GameState
from vtes.model.text import Strike, Text
from vtes.rules.stack import topmost
from vtes.testing import Position

FEAR, LEGEND, DEBATE = "Rötschreck", "Legendary Vampire", "Brujah Debate"
DAGGER = "Sengir Dagger"


# --- Rötschreck ---------------------------------------------------------------------------------


def fight(*cards: str, armed: str = "Thomas") -> Position:
    """A's bleed is going to be blocked by Thomas; C holds the card, and one of them a dagger."""
    position = table().vampire("Lupo", "A", capacity=5).vampire("Thomas", "B", capacity=5)
    position.prop("Step", types="combat", text=Text(modes=(maneuver_card(0),)))
    position.prop("Duck", types="combat", text=Text(modes=(strike_card(0, Strike(dodge=True)),)))
    position.attach(DAGGER, on=armed) if armed else None
    return position.hand("A", *cards).hand("C", FEAR)


def chosen(position: Position, *lines: str) -> GameState:
    """Both have chosen their strikes, and C is asked."""
    state = run(position.build(), "A: bleed with Lupo", "B: block with Thomas", *lines)
    return onward(state, WindowKind.BEFORE_RESOLUTION, "C")


@rule("D307", "R1.6.2-05", "R1.4-01")
@pytest.mark.parametrize(("armed", "victim"), [("Thomas", "Lupo"), ("Lupo", "Thomas")])
def test_a_vampire_flees_from_aggravated_damage_to_torpor(armed: str, victim: str) -> None:
    state = run(chosen(fight(armed=armed)), f"C: play {FEAR}")
    assert options(state) == [f"C: target {victim}"]
    assert codes(state, f"C: target {armed}") == ["target-not-menaced"]
    state = onward(run(state, f"C: target {victim}"))
    assert look(state, f"{victim}.zone", f"{victim}.tapped", f"{victim}.blood") == [
        "torpor",
        True,
        5,
    ]
    assert look(state, f"{armed}.blood", f"{FEAR}.host", f"{FEAR}.controller") == [5, victim, "C"]


@rule("D307", "R1.6.1-16")
def test_without_aggravated_damage_in_reach_nobody_flees() -> None:
    line = f"C: play {FEAR}"
    pair(chosen(fight(armed="")), chosen(fight()), line, "no-target", "R1.6.1-16")
    far = chosen(fight("Step"), "A: play Step with Lupo")
    assert look(far, "round.range") == ["LONG"]
    assert codes(far, line) == ["no-target"]


@rule("D307")
def test_he_flees_even_from_a_strike_that_he_dodges() -> None:
    """Rulings LSJ 20011005, ANK 20211102."""
    state = chosen(fight("Duck"), "A: play Duck with Lupo")
    state = onward(run(state, f"C: play {FEAR}", "C: target Lupo"))
    assert look(state, "Lupo.zone") == ["torpor"]


def test_no_second_one_is_played_and_nobody_is_asked_on_the_way_to_torpor() -> None:
    position = fight().hand("C", FEAR).hand("B", FEAR)
    state = play(chosen(position), f"C: play {FEAR}", "C: target Lupo")
    while topmost(state, Combat) is not None:
        assert look(state, "window") != ["TO_TORPOR"]
        assert f"C: play {FEAR}" not in options(state)
        assert f"B: play {FEAR}" not in options(state)
        assert state.pending is not None
        state = vtes.apply(state, Pass(state.pending.seat))
    assert look(state, "Lupo.zone") == ["torpor"]


@rule("R4-03")
def test_he_does_not_untap_before_it_is_burned() -> None:
    state = run(chosen(fight()), f"C: play {FEAR}", "C: target Lupo")
    state = until(onward(state), "A", Phase.UNTAP)
    assert look(state, "Lupo.tapped", "Lupo.zone") == [True, "torpor"]
    assert codes(state, "A: pass") == ["effect-due"]
    state = run(state, f"A: use {FEAR} in way 2")
    assert look(state, "C.ash_heap", "Lupo.tapped") == [[FEAR], True]
    assert look(until(state, "A", Phase.UNTAP), "Lupo.tapped") == [False]


# --- Legendary Vampire --------------------------------------------------------------------------


def influence(**capacity: int) -> GameState:
    """A's next master phase, after Lupo has come out; Rake has been there before."""
    position = table(Phase.INFLUENCE).hand("A", LEGEND).vampire("Rake", "A", capacity=8)
    size = capacity.get("capacity", 7)
    position.vampire("Lupo", "A", capacity=size, blood=size, zone="uncontrolled")
    position.vampire("Thomas", "B", capacity=7, blood=7, zone="uncontrolled")
    return until(run(position.build(), "A: pass"), "A", Phase.MASTER)


@rule("R1.4-01")
def test_a_vampire_who_has_just_come_out_becomes_a_legend() -> None:
    state = influence()
    later = until(state, "A", Phase.MASTER)
    pair(later, state, f"A: play {LEGEND}", "no-target", "R1.6.1-16")
    assert codes(influence(capacity=6), f"A: play {LEGEND}") == ["no-target"]
    asked = run(state, f"A: play {LEGEND}")
    assert options(asked) == ["A: target Lupo"]
    assert codes(asked, "A: target Rake") == ["target-not-new"]
    after = end(run(asked, "A: target Lupo"))
    assert look(after, f"{LEGEND}.host", "Lupo.bleed", "Lupo.votes") == ["Lupo", 3, 2]
    assert look(after, "A.pool") == [28]


def test_a_legend_votes_and_any_vampire_calls_for_its_end() -> None:
    position = table().vampire("Lupo", "A", capacity=7).vampire("Thomas", "B", capacity=5)
    state = position.attach(LEGEND, on="Lupo").ally("Dog", "A", life=1).build()
    line = f"A: use {LEGEND} in way 2 with "
    assert codes(state, line + "Dog") == ["use-ally-calls"]
    state = run(state, line + "Lupo")
    assert look(state, "action.kind", "action.stealth") == ["POLITICAL", 1]
    state = onward(state, WindowKind.POLLING, "A")
    state = run(state, "A: vote for with Lupo")
    assert look(state, "referendum.for") == [2]
    assert look(end(state), "A.ash_heap", "Lupo.bleed", "Lupo.votes") == [[LEGEND], 1, 0]


# --- Brujah Debate ------------------------------------------------------------------------------


def debate(phase: Phase = Phase.MASTER, seat: str = "B") -> Position:
    position = table(phase).permanent(DEBATE, seat).vampire("Lupo", "A", capacity=5, clan="Brujah")
    position.vampire("Rake", "A", capacity=4, clan="Brujah")
    return position.vampire("Nik", "A", capacity=5, clan="Brujah", zone="torpor", tapped=True)


@rule("R1.4-01")
def test_each_taps_one_of_her_oldest_brujah_in_her_master_phase() -> None:
    state = debate().vampire("Thomas", "B", capacity=9, clan="Brujah").build()
    assert codes(state, "A: pass") == ["phase-effect-due"]
    state = run(state, f"A: use {DEBATE} in way 2")
    assert options(state) == ["A: target Lupo", "A: target Nik"]
    assert codes(state, "A: target Rake") == ["target-not-oldest"]
    done = run(state, "A: target Lupo")
    assert look(done, "Lupo.tapped", "Rake.tapped") == [True, False]
    assert "A: pass" in options(done)
    assert look(run(state, "A: target Nik"), "Nik.tapped", "Lupo.tapped") == [True, False]


def test_without_brujah_nothing_is_due() -> None:
    state = table(Phase.MASTER).permanent(DEBATE, "A").vampire("Lupo", "A", capacity=5).build()
    assert codes(state, f"A: use {DEBATE} in way 2") == ["use-no-target"]
    assert "A: pass" in options(state)


def test_it_is_put_into_play_and_is_not_unique() -> None:
    state = debate(seat="A").hand("A", DEBATE).build()
    state = end(run(state, f"A: use {DEBATE} in way 2", "A: target Lupo", f"A: play {DEBATE}"))
    assert look(state, "A.in_play", "A.pool") == [[DEBATE, DEBATE], 29]
    assert look(state, "Lupo.strength") == [3]


@pytest.mark.parametrize(("clan", "strength", "maneuvers"), [("Brujah", 2, 1), ("Ventrue", 1, 0)])
def test_brujah_are_stronger_and_maneuver(clan: str, strength: int, maneuvers: int) -> None:
    position = table().permanent(DEBATE, "C").vampire("Lupo", "A", capacity=5, clan=clan)
    state = position.vampire("Thomas", "B", capacity=5).build()
    assert look(state, "Lupo.strength", "Thomas.strength") == [strength, 1]
    state = run(state, "A: bleed with Lupo", "B: block with Thomas")
    if not maneuvers:
        state = onward(state, DecisionKind.STRIKE)
        assert look(state, "round.range") == ["CLOSE"]
        return
    state = onward(state, WindowKind.RANGE, "A")
    state = onward(run(state, "A: maneuver"), DecisionKind.STRIKE)
    assert look(state, "round.range") == ["LONG"]


def test_all_but_ventrue_burn_the_debate() -> None:
    position = table().vampire("Lupo", "A", capacity=5, clan="Ventrue").ally("Dog", "A", life=1)
    state = position.permanent(DEBATE, "B").build()
    line = f"A: use {DEBATE} in way 3 with "
    assert codes(state, line + "Lupo") == ["not-of-the-clan"]
    state = run(state, line + "Dog")
    assert look(state, "action.stealth", "action.directed_at") == [0, "B"]
    assert look(onward(state), "B.ash_heap") == [[DEBATE]]

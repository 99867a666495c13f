"""Visit from the Capuchin and the Tabriz Assembly: cards that make a hand larger."""

from __future__ import annotations

from tests.cards.small import options, table
from tests.cards.table import codes, look, onward
from tests.rulecheck import rule
from tests.rules.props.runs import end, run
from vtes.model.decisions import Phase, WindowKind
from vtes.model.state import GameState
from vtes.testing import Position

VISIT, TABRIZ = "Visit from the Capuchin", "Tabriz Assembly"


def visited(counters: int, phase: Phase = Phase.DISCARD, *more: str) -> Position:
    """A's hand is as large as the counters make it."""
    position = table(phase).permanent(VISIT, "A", counters=counters).hand("A", *more)
    return position.library("A", *["Blur"] * 16)


@rule("R1.6.1-06", "D308")
def test_the_visit_enlarges_the_hand_by_its_counters() -> None:
    position = table(Phase.MASTER).hand("A", VISIT, *["Blur"] * 6)
    state = position.library("A", *["Misdirection"] * 9).build()
    state = end(run(state, f"A: play {VISIT}"))
    assert look(state, "A.in_play", f"{VISIT}.life", "A.pool") == [[VISIT], 4, 30]
    assert look(state, "A.hand.count", "A.library.count") == [11, 4]


@rule("R1.6.1-02", "D308")
def test_a_counter_is_burned_instead_of_replacing_a_card() -> None:
    state = run(visited(3).build(), "A: discard Blur")
    assert look(state, "A.hand.count", f"{VISIT}.life", "A.library.count") == [9, 2, 6]


def test_the_visit_is_burned_with_its_last_counter() -> None:
    state = run(visited(1).build(), "A: discard Blur")
    assert look(state, "A.hand.count", "A.library.count") == [7, 8]
    assert look(state, "A.ash_heap", "A.in_play") == [[VISIT, "Blur"], []]


@rule("D308")
def test_what_is_drawn_into_a_larger_hand_replaces_nothing() -> None:
    state = visited(2, Phase.MASTER, "Elder Library").build()
    state = end(run(state, "A: play Elder Library"))
    assert look(state, f"{VISIT}.life", "A.hand.count", "A.library.count") == [1, 9, 7]


def test_without_a_library_no_counter_is_burned() -> None:
    position = table(Phase.DISCARD).permanent(VISIT, "A", counters=2).hand("A", *["Blur"] * 4)
    state = run(position.build(), "A: discard Blur")
    assert look(state, "A.hand.count", f"{VISIT}.life") == [3, 2]


def test_others_replace_their_cards() -> None:
    position = table(Phase.DISCARD).permanent(VISIT, "B", counters=2)
    position.hand("A", *["Blur"] * 7).library("A", *["Misdirection"] * 2)
    state = run(position.build(), "A: discard Blur")
    assert look(state, "A.hand.count", "A.library.count", f"{VISIT}.life") == [7, 1, 2]


# --- Tabriz Assembly ----------------------------------------------------------------------------


def test_the_assembly_enlarges_the_hand() -> None:
    position = table(Phase.MASTER).hand("A", TABRIZ, *["Blur"] * 6).library("A", 5)
    state = position.vampire("Lupo", "A", capacity=5, clan="True Brujah").build()
    state = end(run(state, f"A: play {TABRIZ}"))
    assert look(state, "A.in_play", "A.hand.count", "A.pool") == [[TABRIZ], 8, 30]


def test_the_assembly_feeds_a_true_brujah() -> None:
    position = table(Phase.UNTAP).vampire("Lupo", "A", capacity=5, clan="True Brujah", blood=2)
    position.vampire("Rake", "A", capacity=5, clan="Brujah", blood=2).permanent(TABRIZ, "A")
    position.vampire("Thomas", "B", capacity=5, clan="True Brujah", blood=2)
    state = run(position.build(), f"A: use {TABRIZ} in way 2")
    assert options(state) == ["A: target Lupo"]
    assert look(run(state, "A: target Lupo"), "Lupo.blood") == [3]


def called(seat: str) -> GameState:
    """A's Lupo has called a referendum to burn the assembly of a player, who is asked."""
    position = table().vampire("Lupo", "A", capacity=5, title="prince").permanent(TABRIZ, seat)
    state = run(position.ally("Dog", "A", life=1).build(), f"A: use {TABRIZ} in way 3 with Lupo")
    assert look(state, "action.kind", "action.stealth") == ["POLITICAL", 1]
    return onward(state, WindowKind.POLLING, seat)


@rule("R6.3.3-02")
def test_the_assembly_has_a_vote_in_the_referendum_to_burn_it() -> None:
    state = run(called("B"), f"B: vote against with {TABRIZ}")
    assert look(state, "referendum.against") == [1]
    assert codes(state, f"B: vote against with {TABRIZ}") != []
    own = run(called("A"), "A: vote for with Lupo", f"A: vote against with {TABRIZ}")
    assert look(own, "referendum.for", "referendum.against") == [2, 1]
    assert look(end(own), "A.ash_heap") == [[TABRIZ]]


def test_it_has_no_vote_in_others() -> None:
    position = table().vampire("Lupo", "A", capacity=5, title="prince").permanent(TABRIZ, "A")
    state = position.permanent("Bureaucratic Overload", "A").build()
    state = run(state, "A: use Bureaucratic Overload in way 2 with Lupo")
    state = onward(state, WindowKind.POLLING, "A")
    assert not [line for line in options(state) if TABRIZ in line]


def test_only_vampires_call_it() -> None:
    position = table().ally("Dog", "A", life=1).permanent(TABRIZ, "B")
    assert codes(position.build(), f"A: use {TABRIZ} in way 3 with Dog") == ["use-ally-calls"]

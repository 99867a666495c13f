"""More locations that are one of a kind: each use of each card on a small table."""

from __future__ import annotations

import pytest

from tests.cards.small import motion, options, table
from tests.cards.table import codes, look, onward, play
from tests.rulecheck import rule
from tests.rules.pairs import pair
from tests.rules.props.runs import run
from vtes.model.decisions import DecisionKind, Phase, WindowKind
from vtes.model.state import GameState
from vtes.testing import Position

CASINO, COYOTE, METRO = "Creepshow Casino", "The Hungry Coyote", "Metro Underground"
CHICAGO, MADRID, MONTREAL = "Powerbase: Chicago", "Powerbase: Madrid", "Powerbase: Montreal"
HEADQUARTERS = "Ventrue Headquarters"


def acts(*lines: str, seat: str = "A") -> GameState:
    """A's Lupo or Dog has announced an action; the Casino is that of a player."""
    position = table().vampire("Lupo", "A", capacity=5, blood=3).ally("Dog", "A", life=1)
    position.permanent("Carthage Remembered", "A").vampire("Thomas", "B", capacity=5)
    return run(position.permanent(CASINO, seat).build(), *lines)


@rule("R6.2.2-01", "R6.2.2-15")
def test_the_casino_gives_stealth_to_an_undirected_action_as_it_is_announced() -> None:
    line = f"A: use {CASINO} in way 2"
    undirected = acts("A: hunt with Lupo")
    assert look(undirected, "window", "action.stealth") == ["AS_ANNOUNCED", 1]
    after = run(undirected, line)
    assert look(after, "action.stealth", f"{CASINO}.tapped") == [2, True]
    pair(acts("A: bleed with Lupo"), undirected, line, "is-directed", "R6.2.2-01")
    ally = play(acts(), "A: use Carthage Remembered in way 2 with Dog")
    assert codes(ally, line) == ["acting-no-vampire"]
    theirs = onward(acts("A: hunt with Lupo", seat="C"), WindowKind.AS_ANNOUNCED)
    assert codes(theirs, line.replace("A:", "C:"))[0] == "not-your-decision"


def test_the_casino_is_for_vampires_of_its_controller() -> None:
    position = table().vampire("Lupo", "A", capacity=5, blood=3).hand("B", "Sport Bike")
    state = run(position.permanent(CASINO, "B").build(), "A: hunt with Lupo")
    assert look(state, "window", "to_move") == ["AS_ANNOUNCED", "B"]
    assert codes(state, f"B: use {CASINO} in way 2") == ["acting-is-another"]


@rule("R6.2.2-16")
def test_once_somebody_tries_to_block_the_casino_is_too_late() -> None:
    state = run(acts("A: hunt with Lupo"), "B: block with Thomas")
    assert codes(onward(state, WindowKind.BLOCK_ATTEMPT), f"A: use {CASINO} in way 2") == [
        "use-not-now"
    ]


@pytest.mark.parametrize(("clan", "blood"), [("Lasombra", 3), ("Brujah", 2)])
def test_the_hungry_coyote_feeds_the_sabbat(clan: str, blood: int) -> None:
    position = table().vampire("Lupo", "A", capacity=5, blood=1, clan=clan)
    state = onward(run(position.permanent(COYOTE, "A").build(), "A: hunt with Lupo"))
    assert look(state, "Lupo.blood") == [blood]


def test_the_hungry_coyote_feeds_vampires_of_its_controller() -> None:
    position = table().vampire("Lupo", "A", capacity=5, blood=1, clan="Lasombra")
    state = onward(run(position.permanent(COYOTE, "B").build(), "A: hunt with Lupo"))
    assert look(state, "Lupo.blood") == [2]


def test_metro_underground_untaps_a_vampire_for_a_pool_in_the_discard_phase() -> None:
    position = table(Phase.DISCARD).vampire("Lupo", "A", capacity=5, tapped=True)
    position.ally("Dog", "A", life=1).vampire("Thomas", "B", capacity=5)
    position.vampire("Rake", "A", capacity=5, zone="torpor").permanent(METRO, "A")
    state = run(position.build(), f"A: use {METRO} in way 2")
    assert options(state) == ["A: target Lupo", "A: target Rake"]
    state = run(state, "A: target Lupo")
    assert look(state, "Lupo.tapped", f"{METRO}.tapped", "A.pool") == [False, True, 29]
    assert codes(state, f"A: use {METRO} in way 2") == ["card-tapped"]
    early = table(Phase.MASTER).vampire("Lupo", "A", capacity=5, tapped=True)
    assert codes(early.permanent(METRO, "A").build(), f"A: use {METRO} in way 2") == ["use-not-now"]


def chicago(counters: int) -> GameState:
    return table(Phase.UNTAP).permanent(CHICAGO, "A", counters=counters).build()


def test_chicago_saves_or_pays() -> None:
    saved = run(chicago(2), f"A: use {CHICAGO} in way 2")
    assert look(saved, f"{CHICAGO}.life", "A.pool") == [3, 30]
    assert codes(saved, f"A: use {CHICAGO} in way 3") == ["use-spent"]
    paid = run(chicago(2), f"A: use {CHICAGO} in way 3")
    assert look(paid, f"{CHICAGO}.life", "A.pool", f"{CHICAGO}.zone") == [0, 32, "in play"]


@pytest.mark.parametrize(("name", "way"), [(CHICAGO, 4), (MADRID, 4), (MONTREAL, 3)])
def test_vampires_of_others_rob_it(name: str, way: int) -> None:
    line = f"A: use {name} in way {way} with "
    builder = table().vampire("Lupo", "A", capacity=5).ally("Dog", "A", life=1)
    builder.vampire("Yuri", "C", capacity=5)
    own = table().vampire("Lupo", "A", capacity=5).permanent(name, "A").build()
    assert codes(own, line + "Lupo") == ["yours-already"]
    state = builder.permanent(name, "C", counters=3).build()
    assert codes(state, line + "Dog") == ["no-vampire"]
    state = run(state, line + "Lupo")
    assert look(state, "action.directed_at", "action.stealth") == ["C", 0]
    after = onward(state)
    pool = 33 if name == CHICAGO else 30
    seat, counters = ("A", 3) if name == MONTREAL else ("C", 0)
    assert look(after, f"{name}.controller", f"{name}.life", "A.pool") == [seat, counters, pool]


@rule("R1.4-01")
def test_madrid_grows_to_four_counters() -> None:
    def madrid(counters: int) -> GameState:
        return table(Phase.UNTAP).permanent(MADRID, "A", counters=counters).build()

    line = f"A: use {MADRID} in way 2"
    pair(madrid(4), madrid(3), line, "too-many-counters", "R1.4-01")
    assert look(run(madrid(3), line), f"{MADRID}.life") == [4]


def hunted(position: Position) -> GameState:
    """A is asked in the polling step of a blood hunt."""
    position.vampire("Lupo", "A", capacity=5, clan="Toreador", title="primogen")
    position.vampire("Thomas", "B", capacity=5, zone="torpor").hand("A", "Sport Bike")
    state = run(position.build(), "A: diablerize with Lupo", "A: target Thomas")
    state = play(onward(state, DecisionKind.BLOOD_HUNT, "B"), "B: call a blood hunt")
    return onward(state, WindowKind.POLLING, "A")


def test_madrid_gives_votes_to_a_titled_vampire_of_the_sabbat() -> None:
    position = table().permanent(MADRID, "A", counters=3).vampire("Rake", "A", capacity=5)
    position.vampire("Nik", "A", capacity=5, title="bishop", clan="Lasombra")
    position.vampire("Thomas", "B", capacity=5, title="bishop", clan="Tzimisce")
    position.vampire("Yuri", "C", capacity=5, clan="Tzimisce")
    state = run(motion(position), f"A: use {MADRID} in way 3")
    assert options(state) == ["A: target Nik", "A: target Thomas"]
    after = run(state, "A: target Thomas")
    assert look(after, "Thomas.votes", "Nik.votes", f"{MADRID}.tapped") == [4, 1, True]


@pytest.mark.parametrize("of", [motion, hunted])
def test_the_headquarters_have_three_votes_in_any_referendum(of: object) -> None:
    assert callable(of)
    state = of(table().permanent(HEADQUARTERS, "A"))
    before = look(state, "referendum.for")
    state = run(state, f"A: use {HEADQUARTERS} in way 2", f"A: vote for with {HEADQUARTERS}")
    assert look(state, "referendum.for") == [int(str(before[0])) + 3]
    assert look(state, f"{HEADQUARTERS}.tapped") == [True]


def test_montreal_adds_blood_to_a_vampire_to_come() -> None:
    position = table(Phase.INFLUENCE).permanent(MONTREAL, "A")
    for seat in "AB":
        position.vampire(f"To {seat}", seat, capacity=5, blood=2, zone="uncontrolled")
    state = run(position.build(), f"A: use {MONTREAL} in way 2")
    assert options(state) == ["A: target uncontrolled #1 of A"]
    state = run(state, "A: target uncontrolled #1 of A")
    assert look(state, "#1 of A.blood", "A.pool") == [3, 30]
    assert codes(state, f"A: use {MONTREAL} in way 2") == ["use-spent"]

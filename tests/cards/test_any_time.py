"""Cards in play that are used in the phases of others, or at any time."""

from __future__ import annotations

import vtes
from tests.cards.small import do, options
from tests.cards.table import codes, look, skilled
from tests.rulecheck import rule
from tests.rules.pairs import pair, pair_of_moves
from tests.rules.props.runs import end, run, until
from vtes.model.decisions import Phase
from vtes.model.events import Cause
from vtes.model.moves import Transfer
from vtes.model.state import GameState
from vtes.ops.counters import change_blood
from vtes.testing import Position

BARRENS, DREAMS, CREATURE = "The Barrens", "Dreams of the Sphinx", "Homunculus"
TROUBLE = "Anarch Troublemaker"
LINE = f"B: use {BARRENS} in way 2"


def table(phase: Phase = Phase.MINION, turn: str = "A") -> Position:
    """A's Lupo, B's Thomas and Nik, C's Yuri; everybody can draw."""
    position = Position("A", "B", "C").turn(turn, phase)
    for name, seat in {"Lupo": "A", "Thomas": "B", "Nik": "B", "Yuri": "C"}.items():
        position.vampire(name, seat, capacity=5, blood=3)
    for seat in "ABC":
        position.library(seat, *["Ascendance"] * 6)
    return position


# --- The Barrens --------------------------------------------------------------------------------


def barrens(phase: Phase, hand: int = 1) -> GameState:
    position = table(phase).permanent(BARRENS, "B")
    return position.hand("B", *["Sport Bike"] * hand, *["Raven Spy"] * (7 - hand)).build()


@rule("D144", "R1.6.1-22", "R1.6.1-24")
def test_the_barrens_are_used_in_every_phase_of_another() -> None:
    for phase in Phase:
        state = run(barrens(phase), "A: pass")
        assert look(state, "phase", "window", "to_move") == [phase.name, "PHASE", "B"]
        assert options(state) == [LINE, "B: pass"]
        state = run(state, LINE)
        assert options(state) == ["B: discard Raven Spy", "B: discard Sport Bike"] or options(
            state
        ) == ["B: discard Sport Bike", "B: discard Raven Spy"]
        state = run(state, "B: discard Sport Bike")
        assert look(state, "B.ash_heap", "B.hand.count", "B.library.count") == [
            ["Sport Bike"],
            7,
            5,
        ]
        assert look(state, f"{BARRENS}.tapped", "phase", "to_move", "window") == [
            True,
            phase.name,
            "A",
            "",
        ]
        after = run(state, "A: pass")
        assert look(after, "phase", "window")[0] != phase.name


@rule("D144")
def test_who_passes_in_the_window_lets_the_phase_end() -> None:
    state = run(barrens(Phase.MASTER), "A: pass", "B: pass")
    assert look(state, "phase", "to_move") == ["MINION", "A"]


@rule("D144", "R1.6.1-24")
def test_after_a_use_the_phase_goes_on() -> None:
    state = run(barrens(Phase.MINION), "A: pass", LINE, "B: discard Sport Bike")
    assert "A: bleed with Lupo" in options(state)


@rule("D144")
def test_nobody_is_asked_where_nobody_has_a_use() -> None:
    tapped = table(Phase.MASTER).permanent(BARRENS, "B", tapped=True).hand("B", "Sport Bike")
    assert look(run(tapped.build(), "A: pass"), "phase", "pending") == ["MINION", "MINION"]


def test_the_barrens_are_used_in_ones_own_phases() -> None:
    for phase in Phase:
        position = table(phase, "B").permanent(BARRENS, "B").hand("B", "Sport Bike")
        state = run(position.build(), LINE, "B: discard Sport Bike")
        assert look(state, "B.ash_heap", "phase") == [["Sport Bike"], phase.name]


def test_the_barrens_are_used_in_windows_but_not_as_a_card_is_played() -> None:
    position = table(Phase.MINION).permanent(BARRENS, "B").hand("B", "Sport Bike")
    state = run(position.build(), "A: bleed with Lupo", LINE, "B: discard Sport Bike")
    assert look(state, "B.ash_heap", "window") == [["Sport Bike"], "AS_ANNOUNCED"]
    position = table(Phase.MASTER).permanent(BARRENS, "B").hand("B", "Sport Bike")
    state = run(position.hand("A", "Ascendance").build(), "A: play Ascendance", "A: pass")
    assert look(state, "window", "to_move") == ["AS_PLAYED", "B"]
    assert codes(state, LINE) == ["use-not-now"]


def test_the_barrens_of_somebody_without_a_hand() -> None:
    position = Position("A", "B").turn("A", Phase.MASTER).permanent(BARRENS, "A")
    position.permanent(DREAMS, "A")
    state = run(position.build(), f"A: use {BARRENS} in way 2")
    assert look(state, "pending", f"{BARRENS}.tapped") == ["MASTER", True]


# --- Dreams of the Sphinx -----------------------------------------------------------------------


def dreams(phase: Phase, counters: int = 0) -> Position:
    return table(phase).permanent(DREAMS, "A", counters=counters).hand("A", *["Ascendance"] * 7)


def test_dreams_of_the_sphinx_come_into_play() -> None:
    position = table(Phase.MASTER).hand("A", DREAMS)
    state = do(position.build(), f"A: play {DREAMS}")
    assert look(state, "A.in_play", "A.pool") == [[DREAMS], 29]


@rule("R1.6.1-06")
def test_dreams_of_the_sphinx_enlarge_the_hand() -> None:
    state = run(dreams(Phase.MASTER).build(), f"A: use {DREAMS} in way 2")
    assert look(state, "A.hand.count", f"{DREAMS}.tapped", f"{DREAMS}.life") == [9, True, 1]
    assert codes(state, f"A: use {DREAMS} in way 2") == ["card-tapped"]
    state = run(state, *["A: pass"] * 4)
    assert look(state, "pending", "A.hand.count") == ["TRIM", 9]
    state = run(state, "A: discard Ascendance", "A: discard Ascendance")
    assert look(state, "A.hand.count", "active") == [7, "B"]


@rule("D143")
def test_a_card_not_replaced_yet_counts_when_a_hand_is_trimmed() -> None:
    wake = "Wake with Evening's Freshness"
    position = (
        table(Phase.MINION).permanent(DREAMS, "B").vampire("Nora", "B", capacity=4, tapped=True)
    )
    position.hand("B", wake, *["Ascendance"] * 6)
    state = run(position.build(), "A: bleed with Lupo", f"B: use {DREAMS} in way 2")
    assert look(state, "B.hand.count") == [9]
    state = run(state, f"B: play {wake} with Nora")
    while look(state, "pending") != ["TRIM"]:
        state = run(state, f"{look(state, 'to_move')[0]}: pass")
    assert look(state, "B.hand.count", "to_move") == [8, "B"]
    state = run(state, "B: discard Ascendance", "B: discard Ascendance")
    # the seventh came for Wake with Evening's Freshness, in her untap phase
    assert look(state, "B.hand.count", "B.library.count", "active") == [7, 3, "B"]


@rule("D145")
def test_dreams_of_the_sphinx_give_pool_to_the_holder_of_the_edge() -> None:
    line = f"A: use {DREAMS} in way 3"
    assert codes(dreams(Phase.UNTAP).build(), line) == ["no-edge"]
    state = run(dreams(Phase.UNTAP).edge("A").build(), line)
    assert look(state, "A.pool", f"{DREAMS}.tapped") == [31, True]
    assert codes(dreams(Phase.MASTER).edge("A").build(), line) == ["use-not-now"]


def test_dreams_of_the_sphinx_feed_an_uncontrolled_vampire() -> None:
    position = dreams(Phase.INFLUENCE).vampire("Royce", "A", capacity=4, zone="uncontrolled")
    position.vampire("Rake", "B", capacity=4, zone="uncontrolled")
    state = run(position.build(), f"A: use {DREAMS} in way 4")
    assert options(state) == ["A: target uncontrolled #1 of A"]
    state = run(state, "A: target #1 of A")
    assert state.cards[state.players[0].uncontrolled[0]].blood == 1


def test_the_third_use_of_dreams_of_the_sphinx_burns_them() -> None:
    for counters, left in ((1, [DREAMS]), (2, [])):
        state = run(dreams(Phase.MASTER, counters).build(), f"A: use {DREAMS} in way 2")
        assert look(state, "A.in_play", "A.hand.count") == [left, 9]


# --- Homunculus ---------------------------------------------------------------------------------


def creature(turn: str, **thomas: object) -> Position:
    position = Position("A", "B", "C").turn(turn, Phase.UNTAP)
    position.vampire("Thomas", "B", **{"capacity": 5, "blood": 1, "tapped": True, **thomas})  # type: ignore[arg-type]
    return position.attach(CREATURE, on="Thomas")


def test_a_homunculus_is_employed() -> None:
    for way, life in (("", 1), (" in way 2", 2)):
        position = Position("A", "B").vampire(
            "Lupo", "A", capacity=5, disciplines=skilled(CREATURE)
        )
        state = position.hand("A", CREATURE).build()
        state = do(state, f"A: play {CREATURE}{way} with Lupo")
        assert look(state, f"{CREATURE}.host", f"{CREATURE}.life") == ["Lupo", life]


@rule("D144", "R4-03")
def test_a_homunculus_untaps_its_employer_in_any_untap_phase() -> None:
    for turn in "AC":
        state = run(creature(turn).build(), f"{turn}: pass")
        assert options(state) == [f"B: use {CREATURE} in way 3", "B: pass"]
        state = run(state, f"B: use {CREATURE} in way 3")
        assert look(state, "Thomas.tapped", "Thomas.blood", "to_move") == [False, 0, turn]


@rule("D145", "G02")
def test_a_homunculus_needs_a_tapped_employer_with_blood() -> None:
    for facts in ({"tapped": False}, {"blood": 0}):
        state = run(creature("A", **facts).build(), "A: pass")
        assert f"B: use {CREATURE} in way 3" not in options(state)
    later = creature("A").turn("A", Phase.MASTER).build()
    assert look(run(later, "A: pass"), "phase", "pending") == ["MINION", "MINION"]


# --- Anarch Troublemaker ------------------------------------------------------------------------


def trouble() -> Position:
    return table(Phase.UNTAP).permanent(TROUBLE, "A")


def test_an_anarch_troublemaker_comes_into_play() -> None:
    state = do(table(Phase.MASTER).hand("A", TROUBLE).build(), f"A: play {TROUBLE}")
    assert look(state, "A.in_play") == [[TROUBLE]]


@rule("D140", "R1.3-01")
def test_an_anarch_troublemaker_taps_up_to_two_vampires_of_the_prey() -> None:
    position = trouble().vampire("Nora", "B", capacity=4, tapped=True).ally("Mage", "B", life=1)
    state = run(position.build(), f"A: use {TROUBLE} in way 2")
    assert options(state) == ["A: target Thomas", "A: target Nik", "A: target Nora", "A: pass"]
    two = run(state, "A: target Nora", "A: target Nik")
    assert look(two, "Thomas.tapped", "Nik.tapped", "Nora.tapped") == [False, True, True]
    assert look(two, f"{TROUBLE}.controller", f"{TROUBLE}.owner") == ["B", "A"]
    none = run(state, "A: pass")
    assert look(none, "Nik.tapped", f"{TROUBLE}.controller") == [False, "B"]
    later = until(two, "B", Phase.UNTAP)
    assert f"B: use {TROUBLE} in way 2" in options(later)
    assert codes(two, f"A: use {TROUBLE} in way 2") == ["use-not-yours", "use-spent"]


def test_an_anarch_troublemaker_burns_equipment() -> None:
    position = trouble().attach("Sport Bike", on="Thomas").attach("Laptop Computer", on="Yuri")
    state = run(position.build(), f"A: use {TROUBLE} in way 3")
    assert options(state) == ["A: target Sport Bike"]
    state = run(state, "A: target Sport Bike")
    assert look(state, "Thomas.attached", "B.ash_heap", f"{TROUBLE}.controller") == [
        [],
        ["Sport Bike"],
        "B",
    ]
    assert codes(trouble().build(), f"A: use {TROUBLE} in way 3") == ["use-no-target"]


# --- Brainwash ----------------------------------------------------------------------------------

WASH = "Brainwash"


def washed() -> GameState:
    """A has put Brainwash on the second of B's uncontrolled vampires."""
    position = table(Phase.MASTER).hand("A", WASH)
    for name, seat in {"Royce": "B", "Rake": "B", "Andreas": "A", "Nora": "C"}.items():
        position.vampire(name, seat, capacity=2, blood=1, zone="uncontrolled")
    state = run(position.build(), f"A: play {WASH}")
    assert options(state) == ["A: target uncontrolled #1 of B", "A: target uncontrolled #2 of B"]
    state = run(state, "A: target #2 of B")
    while look(state, "window") == ["AS_PLAYED"]:
        state = run(state, f"{look(state, 'to_move')[0]}: pass")
    return state


@rule("D148", "R2.3-10")
def test_brainwash_lies_open_on_an_uncontrolled_vampire() -> None:
    state = washed()
    assert look(state, f"{WASH}.host", f"{WASH}.controller") == ["uncontrolled #2 of B", "A"]
    for seat in (0, 1, None):
        places = vtes.observe(state, seat).players[1].uncontrolled
        assert [[on.name for on in place.attached] for place in places] == [[], [WASH]]
        assert (places[1].printed is None) is (seat != 1)
    assert "#2 (1) [Brainwash]" in vtes.format_state(state)


@rule("R1.4-01", "R7-08", "R7-09")
def test_brainwash_forbids_transfers() -> None:
    state = until(washed(), "B", Phase.INFLUENCE)
    assert (
        codes(state, "B: transfer to #2")
        == codes(state, "B: take back from #2")
        == ["transfers-barred"]
    )
    assert codes(state, "B: transfer to #1") == codes(state, "B: take back from #1") == []
    assert "B: transfer to #1" in options(state)
    assert not {"B: transfer to #2", "B: take back from #2"} & set(options(state))


@rule("D148")
def test_brainwash_stays_on_a_vampire_who_becomes_controlled() -> None:
    state = until(washed(), "B", Phase.INFLUENCE)
    hidden = state.players[1].uncontrolled[1]
    state = change_blood(state, hidden, 1, Cause.CARD).replace(trail=())
    state = run(state, "B: pass")
    assert look(state, "Rake.zone", "Rake.attached", "phase") == ["ready", [WASH], "DISCARD"]


@rule("R6.2.2-01", "R6.1-09")
def test_any_minion_burns_brainwash() -> None:
    state = until(washed(), "B", Phase.MINION)
    state = run(state, f"B: use {WASH} in way 2 with Thomas")
    assert look(state, "action.directed_at", "action.stealth") == ["A", 1]
    state = end(state)
    assert look(state, "A.ash_heap", "B.uncontrolled.count", "pending") == [[WASH], 2, "MINION"]
    own = until(washed(), "A", Phase.MINION)
    own = run(own, f"A: use {WASH} in way 2 with Lupo")
    assert look(own, "action.directed_at") == [""]


@rule("D148", "G42")
def test_brainwash_leaves_with_the_vampire() -> None:
    state = end(until(washed(), "A", Phase.MINION))
    players = (state.players[0], state.players[1].replace(pool=1), state.players[2])
    state = end(run(state.replace(players=players), "A: bleed with Lupo"))
    assert look(state, "B.standing", "A.ash_heap") == ["OUSTED", [WASH]]


@rule("R1.4-01")
def test_dreams_of_the_sphinx_need_the_edge() -> None:
    refused, allowed = dreams(Phase.UNTAP).build(), dreams(Phase.UNTAP).edge("A").build()
    pair(refused, allowed, f"A: use {DREAMS} in way 3", "no-edge", "R1.4-01")
    state = until(washed(), "B", Phase.INFLUENCE)
    moves = Transfer(1, 1), Transfer(1, 0)
    pair_of_moves(state, *moves, "transfers-barred", "R1.4-01")

"""Cards that move, set the range, or ask for flight; and presses and dodges of single cards."""

from __future__ import annotations

import pytest

from tests.cards.duel import blood, codes, duel, fight, go, hits, look, onto, play, with_blood
from tests.cards.fights import options
from tests.cards.modifying import line
from tests.cards.modifying import moment as acting
from tests.cards.modifying import with_cards as modifying
from tests.cards.reacting import with_cards as reacting
from tests.cards.table import ANNOUNCED, ATTEMPT, onward
from tests.rulecheck import rule
from tests.rules.pairs import pair
from vtes.model.decisions import DecisionKind, WindowKind
from vtes.model.state import GameState
from vtes.model.text import Bonus, Number, Text, Trait
from vtes.queries import intercept, stealth
from vtes.testing import Position

STRIKE = DecisionKind.STRIKE
RANGE, PRESS, BEFORE = WindowKind.RANGE, WindowKind.PRESS, WindowKind.BEFORE_RANGE


MOVES = [
    ("Form of the Ghost", 1),
    ("Gleam of Red Eyes", 2),
    ("Movement of the Mind", 2),
    ("Quick Meld", 1),
    ("Quick Meld", 2),
    ("Shadow Step", 1),
]


@pytest.mark.parametrize(("name", "way"), MOVES)
@rule("R6.4.2-04", "R6.4.2-07")
def test_it_maneuvers(name: str, way: int) -> None:
    state = play(go(fight(duel(name)), RANGE, "A"), hits(name, way))
    assert look(state, "round.range") == ["LONG"]
    assert bool(options(state)) is ((name, way) == ("Quick Meld", 2))
    basic = go(fight(duel(name, level=1)), RANGE, "A")
    assert codes(basic, hits(name, way)) == (["not-superior"] if way == 2 else [])


@rule("R6.4.2-07", "G02")
def test_quick_meld_moves_again_for_blood() -> None:
    state = play(
        go(fight(duel("Quick Meld", thomas=("Fake Out",))), RANGE, "A"), hits("Quick Meld", 2)
    )
    state = play(go(state, RANGE, "B"), "B: play Fake Out with Thomas")
    state = go(state, RANGE, "A")
    again = "A: maneuver for a blood"
    assert codes(with_blood(state, "Lupo", 0), again) == ["option-too-dear"]
    state = play(state, again)
    assert look(state, "round.range", "Lupo.blood") == ["LONG", 6]
    assert options(state) == ()


@pytest.mark.parametrize(
    ("name", "way"), [("Form of the Ghost", 2), ("Gleam of Red Eyes", 1), ("Fade from View", 1)]
)
@rule("R6.4.4-03")
def test_it_presses(name: str, way: int) -> None:
    state = play(go(fight(duel(name)), PRESS, "A"), hits(name, way))
    assert look(go(state, RANGE), "combat.round") == [2]


@pytest.mark.parametrize("name", ["Movement of the Mind", "Quick Exit"])
@rule("R6.4.4-03")
def test_it_presses_to_end(name: str) -> None:
    state = fight(duel(name, thomas=("Dead-End Alley",)))
    assert codes(go(state, PRESS, "A"), hits(name)) == ["wrong-press"]
    state = play(go(state, PRESS, "B"), "B: play Dead-End Alley with Thomas")
    state = play(go(state, PRESS, "A"), hits(name))
    assert look(go(state, WindowKind.END_OF_COMBAT), "combat.round") == [1]


@pytest.mark.parametrize(("name", "cost"), [("Quick Exit", 0), ("Fade from View", 1)])
@rule("R6.4.5-18")
def test_it_dodges(name: str, cost: int) -> None:
    state = play(go(fight(duel(name)), STRIKE, "A"), hits(name, 2))
    assert blood(go(state, PRESS)) == [7 - cost, 7]


@pytest.mark.parametrize("way", [1, 2])
@rule("R6.4.2-03")
def test_exuding_blood(way: int) -> None:
    name = "Exuding Blood"
    near = go(fight(duel(name)), STRIKE, "A")
    assert codes(near, hits(name, way)) == ["not-at-long-range"]
    state = fight(duel(name, "Fake Out", thomas=("Skin of Steel",)))
    state = play(go(state, RANGE, "A"), "A: play Fake Out with Lupo")
    state = play(go(state, STRIKE, "A"), hits(name, way))
    assert blood(go(state, PRESS)) == [7, 7 - way]


# --- the range is set ----------------------------------------------------------------------------

STEP, GROUND, GANG = "Shadow Step", "High Ground", "Gang Tactics"


@pytest.mark.parametrize(("way", "where"), [(2, "LONG"), (3, "CLOSE")])
@rule("R6.4.2-01", "D316")
def test_a_step_sets_the_range(way: int, where: str) -> None:
    state = fight(duel(STEP, STEP, thomas=("Fake Out", "Torn Signpost")))
    state = play(go(state, BEFORE, "A"), hits(STEP, way))
    assert look(state, "round.range", "Lupo.blood") == [where, 5]
    assert codes(state, hits(STEP, 2)) == ["range-is-set"]
    state = play(go(state, BEFORE, "B"), hits("Torn Signpost", 1, "Thomas", "B"))
    state = go(state, STRIKE)  # nobody has been asked for maneuvers
    assert look(state, "round.range", "combat.round") == [where, 1]
    later = onto(state, 2, RANGE)
    assert codes(later, hits(STEP, 1)) == []


def test_when_a_step_sets_the_range() -> None:
    state = go(fight(duel(STEP)), RANGE, "A")
    for way in (2, 3):
        assert codes(state, hits(STEP, way)) == ["wrong-window"]
        poor = with_blood(go(fight(duel(STEP)), BEFORE, "A"), "Lupo", 1)
        assert codes(poor, hits(STEP, way)) == ["blood-too-low"]
        assert codes(go(fight(duel(STEP, level=1)), BEFORE, "A"), hits(STEP, way)) == [
            "not-superior"
        ]


def winged(position: Position, *minions: str) -> Position:
    """These minions have wings."""
    position.prop("Wings", types="equipment", text=Text(traits=(Trait.FLIGHT,)))
    for minion in minions:
        position.attach("Wings", on=minion)
    return position


@rule("D316", "R1.4-01")
def test_who_flies_takes_the_high_ground() -> None:
    def drawn(*minions: str) -> GameState:
        return go(fight(winged(duel(GROUND, GROUND), *minions)), BEFORE, "A")

    state = play(drawn("Lupo"), hits(GROUND, 2))
    assert look(go(state, STRIKE), "round.range") == ["LONG"]
    assert codes(drawn("Lupo", "Thomas"), hits(GROUND, 2)) == ["does-not-soar"]
    assert codes(drawn(), hits(GROUND, 2)) == ["does-not-soar"]
    again = go(drawn("Lupo"), BEFORE, "A")
    again = play(again, hits(GROUND, 2))
    assert codes(again, hits(GROUND, 2)) == ["once-in-combat", "range-is-set"]


@rule("R6.4.2-05")
def test_the_high_ground_is_far() -> None:
    state = go(fight(duel(GROUND, GROUND, thomas=("Fake Out",))), RANGE, "A")
    state = play(state, hits(GROUND, 1))
    assert look(state, "round.range") == ["LONG"]
    state = play(go(state, RANGE, "B"), "B: play Fake Out with Thomas")
    assert codes(go(state, RANGE, "A"), hits(GROUND, 1)) == ["once-in-combat"]
    near = fight(duel(GROUND, thomas=("Fake Out",)))
    near = play(go(near, RANGE, "B"), "B: play Fake Out with Thomas")
    assert codes(go(near, RANGE, "A"), hits(GROUND, 1)) == ["only-to-long"]


@rule("D316")
def test_gangs_fight_at_close_range() -> None:
    position = modifying(GANG, clan="Nosferatu antitribu").hand("A", "Fake Out")
    assert codes(acting(position, ATTEMPT), line(GANG)) == ["wrong-window"]
    state = play(acting(position, ANNOUNCED), line(GANG))
    state = play(onward(state, DecisionKind.BLOCK), "B: block with Thomas")
    state = onward(state, STRIKE)
    assert look(state, "round.range", "A.hand") == ["CLOSE", ["Fake Out"]]
    other = acting(modifying(GANG, clan="Nosferatu"), ANNOUNCED)
    assert codes(other, line(GANG)) == ["clan-missing"]


# --- flight --------------------------------------------------------------------------------------


@rule("R1.6.1-12", "R6.2.2-15")
def test_patrols_fly() -> None:
    def seen(*minions: str) -> GameState:
        position = winged(reacting("Patrol"), *minions).hand("A", "Lost in Crowds")
        position.vampire("Rake", "A", capacity=4, disciplines={"obf": 2}).library("A", 7)
        state = onward(play(position.build(), "A: bleed with Rake"), DecisionKind.BLOCK)
        state = onward(play(state, "B: block with Nik"), ATTEMPT, "A")
        state = play(state, "A: play Lost in Crowds in way 1 with Rake")
        return onward(state, ATTEMPT, "B")

    pair(seen("Thomas"), seen("Nik"), "B: play Patrol with Nik", "no-flight", "R1.6.1-12")
    state = play(seen("Nik"), "B: play Patrol with Nik")
    assert intercept(state, state.players[1].ready[1]) == 1


@rule("R1.6.1-12", "R6.2.2-01")
def test_who_soars_acts_against_nobody() -> None:
    position = modifying("Soar").prop(
        "Eyes", types="equipment", text=Text(bonuses=(Bonus(Number.INTERCEPT, 1),))
    )
    position.attach("Eyes", on="Thomas")
    assert codes(acting(position, ATTEMPT, "hunt"), line("Soar")) == ["no-flight"]
    winged(position, "Lupo")
    assert codes(acting(position, ATTEMPT), line("Soar")) == ["is-directed"]
    assert stealth(play(acting(position, ATTEMPT, "hunt"), line("Soar"))) == 2

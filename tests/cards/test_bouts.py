"""Combat cards that shield, wear down and draw a combat out."""

from __future__ import annotations

import pytest

from tests.cards.duel import (
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
    with_blood,
)
from tests.cards.table import card as facts_of
from tests.rulecheck import rule
from vtes.cards.shapes import combat_card, strike_card
from vtes.model.combat import Damage
from vtes.model.combat_words import Mark, Marks, Span
from vtes.model.decisions import DecisionKind, WindowKind
from vtes.model.state import GameState
from vtes.model.text import Strike, Text
from vtes.model.words import Who
from vtes.observe import observe
from vtes.testing import Position

STRIKE = DecisionKind.STRIKE
PREVENT = WindowKind.PREVENT


def hit_by(*strikes: Strike, cards: tuple[str, ...], more: tuple[str, ...] = ()) -> Position:
    """Thomas can hit Lupo with Blow 0, Blow 1 ... one after the other."""
    position = duel(*cards, thomas=more)
    for number, strike in enumerate(strikes):
        text = Text((strike_card(0, strike),))
        position.prop(f"Blow {number}", types="combat", text=text).hand("B", f"Blow {number}")
    return position


def blow(state: GameState, number: int = 0) -> GameState:
    return play(go(state, STRIKE, "B"), f"B: play Blow {number} with Thomas")


# --- Hidden Strength -----------------------------------------------------------------------------

HIDDEN = "Hidden Strength"


@pytest.mark.parametrize("way", [1, 2])
@pytest.mark.parametrize(("x", "left"), [(0, 4), (2, 2), (4, 0), (7, 0)])
@rule("R6.4.6-03", "R1.6.1-13")
def test_what_it_costs_it_prevents(way: int, x: int, left: int) -> None:
    """X is what is paid, and a point more is prevented; it may be too much. [PIB 20121202]"""
    state = blow(fight(hit_by(Strike(damage=5), cards=(HIDDEN,))))
    state = play(go(state, PREVENT, "A"), hits(HIDDEN, way), f"A: take {x}")
    state = go(state, WindowKind.PRESS)
    assert look(state, "Lupo.blood") == [max(7 - x - left, 0)]
    assert codes(state, "A: press") == ([] if way == 2 else ["no-option"])


@rule("G02")
def test_no_more_is_paid_than_there_is() -> None:
    state = go(blow(fight(hit_by(Strike(damage=3), cards=(HIDDEN,)))), PREVENT, "A")
    state = play(with_blood(state, "Lupo", 2), hits(HIDDEN))
    assert codes(state, "A: take 3") == ["wrong-amount"]
    assert codes(state, "A: take -1") == ["wrong-amount"]
    assert codes(state, "A: take 2") == []


@rule("R6.4.6-16")
def test_first_what_is_paid_then_which_points() -> None:
    """Of two normal points and two aggravated ones."""
    position = hit_by(Strike(damage=2), cards=(HIDDEN,))
    state = go(blow(fight(position)), PREVENT, "A")
    frame = next(f for f in state.stack if isinstance(f, Damage))
    worse = frame.wounds[0].replace(aggravated=2)
    stack = [f.replace(wounds=(worse,)) if f is frame else f for f in state.stack]
    state = play(state.replace(stack=tuple(stack)), hits(HIDDEN), "A: take 1")
    assert codes(state, "A: take 3") == ["wrong-amount"]
    seen = observe(state, 0).announcement
    assert seen is not None
    assert (seen.amount, seen.worse) == (1, 0)
    state = go(play(state, "A: take 2"), WindowKind.PRESS)
    assert look(state, "Lupo.blood", "Lupo.zone") == [4, "ready"]  # 1 paid, 2 healed


@rule("R6.4.6-02")
def test_there_has_to_be_damage() -> None:
    state = fight(duel(HIDDEN, thomas=("Dodge",)))
    assert codes(go(state, WindowKind.BEFORE_STRIKES), hits(HIDDEN)) != []


# --- Flesh of Marble -----------------------------------------------------------------------------

MARBLE = "Flesh of Marble"
BOTH = Strike(damage=3)
SUN = Strike(damage=2, aggravated=True)


def marble(way: int, *strikes: Strike) -> GameState:
    """Lupo has played it."""
    position = hit_by(*strikes, cards=(MARBLE,), more=("Blur", "Blur"))
    return play(go(fight(position), WindowKind.BEFORE_RANGE, "A"), hits(MARBLE, way))


@pytest.mark.parametrize("way", [1, 2])
@rule("D312")
def test_only_the_first_point_counts(way: int) -> None:
    state = go(blow(marble(way, BOTH, BOTH)), WindowKind.ADDITIONAL, "B")
    assert look(state, "Lupo.blood") == [6]
    state = play(state, hits("Blur", 1, "Thomas", "B"))
    state = go(blow(state, 1), WindowKind.PRESS)
    assert look(state, "Lupo.blood") == [6]
    assert look(onto(state, 2, WindowKind.PRESS), "Lupo.blood") == [5]  # each round anew


@pytest.mark.parametrize(("way", "zone", "left"), [(1, "torpor", 6), (2, "torpor", 7)])
@rule("D312")
def test_aggravated_damage(way: int, zone: str, left: int) -> None:
    """At basic all of it counts: one point wounds, the other has to be paid for."""
    state = go(blow(marble(way, SUN)), WindowKind.END_OF_COMBAT)
    assert look(state, "Lupo.zone", "Lupo.blood") == [zone, left]


@rule("D312")
def test_at_superior_the_second_strike_does_not_burn() -> None:
    for way, zone in ((1, "torpor"), (2, "ready")):
        state = go(blow(marble(way, BOTH, SUN)), WindowKind.ADDITIONAL, "B")
        state = blow(play(state, hits("Blur", 1, "Thomas", "B")), 1)
        state = go(state, WindowKind.END_OF_COMBAT)
        assert look(state, "Lupo.zone") == [zone]


@rule("D312")
def test_damage_that_all_aggravated_marks_make_worse() -> None:
    """What is aggravated for all is prevented at superior only."""
    dawn = Marks(Mark.DAMAGE_AGGRAVATED, span=Span.COMBAT, who=Who.BOTH)
    for way, left in ((1, 5), (2, 7)):
        position = hit_by(BOTH, cards=(MARBLE,)).prop(
            "Dawn", types="combat", text=Text((combat_card(0, WindowKind.BEFORE_RANGE, dawn),))
        )
        position.hand("A", "Dawn")
        state = go(fight(position), WindowKind.BEFORE_RANGE, "A")
        state = play(state, hits(MARBLE, way), "A: play Dawn with Lupo")
        state = go(blow(state), WindowKind.END_OF_COMBAT)
        assert look(state, "Lupo.blood", "Lupo.zone") == [left, "torpor"]


@rule("R6.4.6-02")
def test_what_cannot_be_prevented_goes_through() -> None:
    state = go(blow(marble(2, Strike(damage=3, unpreventable=True))), WindowKind.PRESS)
    assert look(state, "Lupo.blood") == [4]


def test_only_he_is_of_marble() -> None:
    state = marble(2, BOTH)
    state = go(state, WindowKind.PRESS)
    assert blood(state) == [6, 6]
    position = duel("Blur", thomas=(MARBLE,))
    state = go(fight(position), WindowKind.BEFORE_RANGE, "B")
    state = play(state, hits(MARBLE, 2, "Thomas", "B"))
    state = go(play(go(state, WindowKind.ADDITIONAL, "A"), hits("Blur", 2)), WindowKind.PRESS)
    assert blood(state) == [5, 6]  # Blur costs one


# --- Telepathic Tracking -------------------------------------------------------------------------

TRACK = "Telepathic Tracking"


@rule("R6.4.4-03", "R6.4.2-14")
def test_it_presses_and_brings_a_maneuver() -> None:
    state = play(go(fight(duel(TRACK)), WindowKind.PRESS, "A"), hits(TRACK))
    assert look(state, "Lupo.blood") == [5]
    state = go(state, WindowKind.RANGE, "A")
    assert look(play(state, "A: maneuver"), "combat.round", "round.range") == [2, "LONG"]
    pressed = play(go(fight(duel(TRACK, thomas=(TRACK,))), WindowKind.PRESS, "A"), hits(TRACK))
    refused = codes(go(pressed, WindowKind.PRESS, "B"), hits(TRACK, 1, "Thomas", "B"))
    assert refused == ["wrong-press"]


@pytest.mark.parametrize("strike", ["", "Majesty"])
@rule("D311", "R6.4-03")
def test_the_combat_does_not_end(strike: str) -> None:
    state = fight(duel(TRACK, TRACK, thomas=("Majesty",)))
    if strike:
        state = play(go(state, STRIKE, "B"), hits(strike, 1, "Thomas", "B"))
    state = go(state, WindowKind.END_OF_COMBAT, "A")
    assert codes(state, hits(TRACK, 1)) == ["wrong-window"]
    state = play(state, hits(TRACK, 2))
    state = go(state, WindowKind.BEFORE_RANGE)
    assert look(state, "combat.round", "combat.acting") == [2, "Lupo"]
    assert look(end(state), "B.pool") == [30]


@rule("G49")
def test_both_have_to_be_there() -> None:
    state = play(fight(duel(TRACK, "Wolf Claws")), hits("Wolf Claws"))
    state = go(state, WindowKind.END_OF_COMBAT, "A")
    assert codes(state, hits(TRACK, 2)) == ["not-both-ready"]
    state = go(fight(duel(TRACK, thomas=("Psyche!",))), WindowKind.END_OF_COMBAT, "B")
    state = play(state, hits("Psyche!", 2, "Thomas", "B"))
    state = go(state, WindowKind.END_OF_COMBAT, "A")
    assert codes(state, hits(TRACK, 2)) == ["not-both-ready"]


@rule("D311")
def test_an_action_that_would_go_on_does_not() -> None:
    position = duel("Form of Mist", thomas=(TRACK,))
    state = play(go(fight(position), STRIKE, "A"), hits("Form of Mist", 2))
    state = play(go(state, WindowKind.END_OF_COMBAT, "B"), hits(TRACK, 2, "Thomas", "B"))
    state = end(state)
    assert look(state, "B.pool", "Lupo.blood", "Thomas.blood") == [30, 6, 5]


# --- Weighted Walking Stick ----------------------------------------------------------------------

STICK = "Weighted Walking Stick"
WITH = f"A: use {STICK} in way 2"


def armed(*cards: str, thomas: tuple[str, ...] = ()) -> GameState:
    """Lupo has drawn it."""
    state = fight(duel(STICK, *cards, thomas=thomas))
    return play(go(state, WindowKind.BEFORE_RANGE, "A"), f"A: play {STICK} with Lupo")


def counters(state: GameState) -> int:
    (stick,) = [c for c in range(len(state.cards)) if named(state, c)]
    return state.cards[stick].blood


def named(state: GameState, card: int) -> bool:
    return state.definition(card).facts.name == STICK


def struck(state: GameState, *lines: str) -> GameState:
    state = play(go(state, STRIKE, "A"), WITH, *lines)
    return go(state, WindowKind.END_OF_ROUND)


@rule("R6.4.5-03", "R1.6.2-10")
def test_it_is_a_weapon_that_wears() -> None:
    state = armed()
    assert (look(state, "Lupo.attached"), counters(state)) == ([[STICK]], 5)
    state = play(go(state, STRIKE, "A"), WITH)
    state = go(state, WindowKind.PRESS, "A")
    assert (look(state, "Thomas.blood"), counters(state)) == ([5], 3)
    again = play(onto(state, 2, STRIKE), WITH)
    again = play(onto(go(again, WindowKind.PRESS, "A"), 3, STRIKE), WITH)
    assert (counters(again), look(again, "Lupo.attached")) == (1, [[STICK]])
    again = go(again, WindowKind.PRESS)
    assert look(again, "Thomas.blood", "Lupo.attached") == [1, []]  # all of it, with one left


@pytest.mark.parametrize(
    ("card", "way", "when", "left"),
    [("Skin of Steel", 2, PREVENT, 3), ("Dodge", 1, STRIKE, 5), ("Majesty", 1, STRIKE, 5)],
)
@rule("R6.4.5-18")
def test_what_is_prevented_wears_it_too(
    card: str, way: int, when: WindowKind | DecisionKind, left: int
) -> None:
    """[LSJ 20100519]"""
    state = play(go(armed(thomas=(card,)), STRIKE, "A"), WITH)
    state = play(go(state, when, "B"), hits(card, way, "Thomas", "B"))
    state = go(state, WindowKind.END_OF_ROUND)
    spent = facts_of(card).blood_cost
    assert (look(state, "Thomas.blood"), counters(state)) == ([7 - spent], left)


def test_when_it_is_drawn() -> None:
    line = f"A: play {STICK} with Lupo"
    assert codes(armed(STICK), line) == ["has-one"]
    state = fight(duel(STICK))
    assert codes(go(state, WindowKind.RANGE, "A"), line) == ["wrong-window"]
    assert codes(onto(state, 2, WindowKind.BEFORE_RANGE), line) == ["not-first-round"]


def test_it_is_equipment_in_play() -> None:
    position = duel(STICK, thomas=("Canine Horde",))
    state = play(go(fight(position), WindowKind.BEFORE_RANGE, "A"), f"A: play {STICK} with Lupo")
    state = play(go(state, STRIKE, "B"), hits("Canine Horde", 2, "Thomas", "B"))
    state = play(state, f"B: target {STICK}")
    assert look(go(state, WindowKind.PRESS), "Lupo.attached", "Thomas.blood") == [[], 6]

"""Blood of Acid, Inner Essence, The Jones, Tortured Confession, The Death of My Conscience."""

from __future__ import annotations

import pytest

import vtes
from tests.cards.duel import (
    after,
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
    strikes,
    with_blood,
)
from tests.cards.table import card
from tests.rulecheck import rule
from vtes.cards.shapes import strike_card
from vtes.engine import apply
from vtes.model.decisions import DecisionKind, WindowKind
from vtes.model.state import GameState
from vtes.model.text import Reach, Strike, Text
from vtes.testing import Position
from vtes.testing.lines import reading

STRIKE = DecisionKind.STRIKE
both_ways = pytest.mark.parametrize("way", [1, 2])

# --- Blood of Acid -------------------------------------------------------------------------------

ACID = "Blood of Acid"


def acid(
    way: int, *cards: str, thomas: tuple[str, ...] = (), position: Position | None = None
) -> GameState:
    """Lupo has played it; the strikes are to be chosen."""
    position = duel(ACID, *cards, thomas=thomas) if position is None else position
    state = go(fight(position.attach("Bastard Sword", on="Thomas")), WindowKind.BEFORE_STRIKES, "A")
    return go(play(state, hits(ACID, way)), STRIKE, "A")


@rule("R6.4.6-07", "G10")
def test_who_hurts_him_is_hurt_as_much() -> None:
    state = play(acid(1, ACID), "A: strike with hand", "B: use Bastard Sword in way 2")
    state = go(state, WindowKind.ADDITIONAL)
    assert blood(state) == [7 - 2 - 2, 7 - 1 - 2]
    # in this round only
    state = play(onto(state, 2, STRIKE), "A: strike with hand", "B: use Bastard Sword in way 2")
    assert blood(go(state, WindowKind.ADDITIONAL)) == [1, 3]


@rule("R6.4.6-11", "R6.4.6-13")
def test_at_superior_it_burns() -> None:
    state = play(acid(2), "A: strike with hand", "B: use Bastard Sword in way 2")
    state = go(state, WindowKind.END_OF_ROUND)
    # one point of the hand, one of the two aggravated ones wounds
    assert look(state, "Thomas.zone", "Thomas.blood", "Lupo.blood") == ["torpor", 5, 3]


@both_ways
def test_one_acid_a_round_at_close_range(way: int) -> None:
    state = go(fight(duel(ACID, ACID, "Fake Out")), WindowKind.BEFORE_STRIKES, "A")
    state = play(state, hits(ACID, way))
    assert codes(state, hits(ACID, way)) == ["once-in-combat"]
    if way == 1:  # else Thomas falls
        assert codes(onto(state, 2, WindowKind.BEFORE_STRIKES), hits(ACID, way)) == []


@both_ways
@rule("R6.4.6-06", "D273")
def test_only_damage_of_strikes_that_is_inflicted_counts(way: int) -> None:
    """[RTR 19970630] [LSJ 20020708]"""
    position = duel(ACID, "Skin of Steel").prop("Dog", types="retainer", text=Text(life=2, harm=2))
    state = acid(way, position=position.attach("Dog", on="Thomas"))
    state = play(state, "A: strike with hand", "B: use Bastard Sword in way 2")
    state = go(state, WindowKind.PREVENT, "A")
    prevented = go(play(state, hits("Skin of Steel")), WindowKind.ADDITIONAL)
    assert blood(prevented) == [7 - 2 - card("Skin of Steel").blood_cost - 2, 6]
    # two points of the sword count, and none of the dog
    state = go(state, WindowKind.ADDITIONAL if way == 1 else WindowKind.END_OF_ROUND)
    assert blood(state) == [7 - 2 - 2 - 2, 7 - 1 - 2 if way == 1 else 7 - 1 - 1]


@rule("R6.4.6-02", "D273")
def test_what_is_prevented_now_is_not_prevented_then() -> None:
    """[ANK 20170427] [LSJ 20040805] [ANK 20200517-2]"""
    state = acid(1, thomas=("Skin of Rock", "Skin of Rock", "Skin of Rock"))
    state = play(state, "A: strike with hand", "B: use Bastard Sword in way 2")
    state = go(state, WindowKind.PREVENT, "B")
    hide = hits("Skin of Rock", 2, "Thomas", "B")
    state = play(state, hide)
    assert blood(state) == [5, 7]  # nothing is inflicted yet
    assert codes(state, hide) == ["nothing-to-prevent"]
    state = go(play(state, "B: pass"), WindowKind.PREVENT, "B")
    assert codes(state, hide) == []
    state = play(state, hits("Skin of Rock", 1, "Thomas", "B"))
    assert blood(go(state, WindowKind.ADDITIONAL)) == [3, 6]
    state = play(acid(1, thomas=("Apparition",)), "A: strike with hand")
    state = play(state, "B: use Bastard Sword in way 2")
    state = play(go(state, WindowKind.PREVENT, "B"), hits("Apparition", 2, "Thomas", "B"))
    state = play(state, "B: prevent a point")
    state = play(go(play(state, "B: pass"), WindowKind.PREVENT, "B"), "B: prevent a point")
    assert blood(go(state, WindowKind.ADDITIONAL)) == [3, 5]


@both_ways
@rule("R6.4.6-09")
def test_acid_of_one_who_falls(way: int) -> None:
    """[PIB 20150426]"""
    state = with_blood(acid(way), "Lupo", 0)
    state = go(play(state, "A: strike with hand", "B: use Bastard Sword in way 2"), END)
    assert look(state, "Lupo.zone", "Thomas.blood") == ["torpor", 4 if way == 1 else 5]


END = WindowKind.END_OF_ROUND


def test_a_riposte_is_resolved_when_there_is_no_acid_any_more() -> None:
    position = duel(ACID, thomas=("Riposte",))
    state = onto(fight(position), 2, WindowKind.BEFORE_STRIKES)
    state = play(go(play(state, hits(ACID)), STRIKE, "A"), "A: strike with hand")
    before = blood(state)
    state = end(play(state, hits("Riposte", 1, "Thomas", "B")))
    assert [a - b for a, b in zip(before, blood(state), strict=True)] == [1, 1]  # type: ignore[operator]


# --- Inner Essence -------------------------------------------------------------------------------

ESSENCE = "Inner Essence"


@pytest.mark.parametrize(("way", "gain"), [(1, 0), (2, 1)])
@rule("R1.6.1-13", "D274")
def test_one_combat_card_costs_less(way: int, gain: int) -> None:
    position = duel(ESSENCE, ESSENCE, "Horrid Form", "Horrid Form", "Fake Out", capacity=9)
    state = play(fight(position), hits(ESSENCE, way))
    assert blood(state) == [7 + gain, 7]
    assert codes(state, hits(ESSENCE, way)) == ["once-in-combat"]
    state = play(go(state, WindowKind.BEFORE_RANGE, "A"), hits("Horrid Form"))
    assert blood(state) == [7 + gain, 7]
    assert blood(play(state, hits("Horrid Form"))) == [6 + gain, 7]


@rule("G02")
def test_it_makes_a_card_possible() -> None:
    state = with_blood(play(fight(duel(ESSENCE, "Horrid Form")), hits(ESSENCE)), "Lupo", 0)
    assert codes(state, hits("Horrid Form")) == []
    other = with_blood(fight(duel(ESSENCE, "Horrid Form")), "Lupo", 0)
    assert codes(other, hits("Horrid Form")) == ["blood-too-low"]


def test_what_costs_nothing_does_not_use_it_up_and_no_burning_of_blood_is_less() -> None:
    position = duel(ESSENCE, "Fake Out", "Chiropteran Marauder", "Body Arsenal")
    state = play(fight(position), hits(ESSENCE), hits("Chiropteran Marauder", 2))
    assert blood(state) == [6, 7]
    state = play(state, hits("Body Arsenal"))
    assert blood(state) == [5, 7]


def test_it_lasts_for_the_combat_only() -> None:
    position = duel(ESSENCE, "Horrid Form", "Psyche!")
    state = go(play(fight(position), hits(ESSENCE)), WindowKind.END_OF_COMBAT, "A")
    state = go(play(state, hits("Psyche!", 2)), WindowKind.BEFORE_RANGE, "A")
    before = blood(state)[0]
    assert blood(play(state, hits("Horrid Form")))[0] == before - 1  # type: ignore[operator]


# --- The Jones -----------------------------------------------------------------------------------

JONES = "The Jones"


def jones(*thomas: str, older: bool = True) -> Position:
    """Lupo is older than Thomas, or not."""
    return duel(JONES, JONES, thomas=thomas, capacity=10 if older else 9)


@rule("R6.4.5-18", "R6.4.4-04")
def test_the_jones_dodges_and_presses_to_end() -> None:
    state = after(strikes(jones("Dead-End Alley"), JONES, 1))
    assert blood(state) == [7, 7]
    state = play(go(state, WindowKind.PRESS, "B"), "B: play Dead-End Alley with Thomas")
    state = go(state, WindowKind.PRESS, "A")
    assert codes(state, "A: press to continue") != []
    assert codes(state, "A: press to end") == []


@rule("R1.5-04")
def test_against_whom_the_jones_is_played() -> None:
    state = go(fight(jones(older=False)), STRIKE, "A")
    assert codes(state, hits(JONES)) == ["not-against-lesser"]
    assert codes(go(fight(jones()), STRIKE, "A"), hits(JONES)) == []
    position = jones(older=False).ally("Gang", "B", life=3)
    state = go(play(position.build(), "A: bleed with Lupo"), DecisionKind.BLOCK)
    state = go(play(state, "B: block with Gang"), STRIKE, "A")
    assert codes(state, hits(JONES)) == []


def announced(state: GameState, line: str) -> GameState:
    """Thomas plays a card; A is asked as it is played."""
    return go(apply(*reading(state, line)), WindowKind.AS_PLAYED, "A")


@rule("R1.4-01", "R6.4.3-05")
def test_the_jones_cancels_a_strike_card() -> None:
    """Its cost is not paid, another strike is chosen; one in each round."""
    state = go(fight(jones("Lucky Blow", "Majesty", "Growing Fury")), STRIKE, "A")
    state = play(state, "A: strike with hand")
    state = announced(state, hits("Majesty", 2, "Thomas", "B"))
    assert codes(state, hits(JONES, 1)) == ["wrong-window"]
    state = play(state, hits(JONES, 2))
    assert look(state, "pending", "to_move", "Thomas.blood") == ["STRIKE", "B", 7]
    state = announced(state, hits("Lucky Blow", 1, "Thomas", "B"))
    assert codes(state, hits(JONES, 2)) == ["once-in-combat"]
    state = go(state, WindowKind.PRESS)
    assert blood(state) == [5, 6]


@rule("R6.4.2-12")
def test_the_jones_cancels_a_strike_with_which_one_maneuvers() -> None:
    state = announced(
        go(fight(jones("Thrown Gate")), WindowKind.RANGE, "B"),
        hits("Thrown Gate", 1, "Thomas", "B"),
    )
    state = play(state, hits(JONES, 2))
    assert look(state, "round.range") == ["CLOSE"]
    assert blood(go(state, WindowKind.PRESS)) == [6, 6]


def test_the_jones_cancels_nothing_else() -> None:
    state = go(fight(jones("Fake Out")), WindowKind.RANGE, "B")
    state = announced(state, "B: play Fake Out with Thomas")
    assert codes(state, hits(JONES, 2)) == ["no-strike-card"]
    state = go(fight(jones("Dodge", older=False)), STRIKE, "A")
    state = announced(play(state, "A: strike with hand"), "B: play Dodge with Thomas")
    assert codes(state, hits(JONES, 2)) == ["not-against-lesser"]


# --- Tortured Confession -------------------------------------------------------------------------

CONFESSION = "Tortured Confession"


def falling(*cards: str, thomas: tuple[str, ...] = ()) -> GameState:
    """Thomas is about to fall; A is asked."""
    position = duel(CONFESSION, *cards, thomas=thomas)
    state = play(go(with_blood(fight(position), "Thomas", 0), STRIKE, "A"), "A: strike with hand")
    return go(play(state, "B: strike with hand"), WindowKind.TO_TORPOR, "A")


@rule("R6.4.5-22", "R2.3-10")
def test_who_falls_confesses() -> None:
    state = falling(thomas=("Lucky Blow", "Dodge"))
    assert vtes.observe(state, 0).players[1].shown == ()
    state = play(state, hits(CONFESSION))
    assert look(state, "pending", "to_move", "Lupo.blood") == ["CHOICE", "A", 5]
    seen = vtes.observe(state, 0).players[1].shown
    assert sorted(state.definition(card).facts.id for card in state.players[1].hand) == list(seen)
    assert vtes.observe(state, 2).players[1].shown == ()
    state = play(state, "A: pass")
    assert vtes.observe(state, 0).players[1].shown == ()
    assert look(go(state, WindowKind.END_OF_COMBAT), "Thomas.zone") == ["torpor"]


@rule("R6.4.5-22")
def test_the_combat_is_over_although_he_stays() -> None:
    state = play(falling(thomas=("Undead Persistence",)), hits(CONFESSION), "A: pass")
    state = go(state, WindowKind.TO_TORPOR, "B")
    state = play(state, hits("Undead Persistence", 1, "Thomas", "B"))
    state = go(state, WindowKind.END_OF_COMBAT)
    assert look(state, "Thomas.zone", "combat.round") == ["ready", 1]
    assert look(end(state), "Thomas.zone") == ["torpor"]


def test_the_strikes_of_the_pair_that_are_left_do_not_resolve() -> None:
    quick = strike_card(0, Strike(damage=1, first=True, reach=Reach.BOTH))
    position = duel(CONFESSION, thomas=("Undead Persistence",))
    position.prop("Jab", types="combat", text=Text((quick,))).hand("A", "Jab")
    state = play(go(with_blood(fight(position), "Thomas", 0), STRIKE, "A"), "A: play Jab with Lupo")
    state = go(play(state, "B: strike with hand"), WindowKind.TO_TORPOR, "A")
    state = go(play(state, hits(CONFESSION), "A: pass"), WindowKind.TO_TORPOR, "B")
    state = play(state, hits("Undead Persistence", 1, "Thomas", "B"))
    assert blood(go(state, WindowKind.END_OF_COMBAT)) == [6, 0]


@rule("R6.4.6-12")
def test_who_makes_others_confess() -> None:
    """[RTR 19950622]"""
    position = duel(CONFESSION, thomas=("Wolf Claws",))
    state = play(
        go(fight(position), WindowKind.BEFORE_RANGE, "B"), hits("Wolf Claws", 1, "Thomas", "B")
    )
    state = play(go(with_blood(state, "Thomas", 0), STRIKE, "A"), "A: strike with hand")
    state = go(play(state, "B: strike with hand"), WindowKind.TO_TORPOR, "A")
    assert codes(state, hits(CONFESSION)) == ["opponent-stands"]
    position = duel(CONFESSION, thomas=()).ally("Mob", "A", life=4)
    position.attach("Bastard Sword", on="Mob")
    state = go(play(position.build(), "A: bleed with Mob"), DecisionKind.BLOCK)
    state = go(with_blood(play(state, "B: block with Thomas"), "Thomas", 0), STRIKE, "A")
    state = go(play(state, "A: use Bastard Sword in way 2"), WindowKind.TO_TORPOR, "A")
    assert codes(state, hits(CONFESSION, 1, "Mob")) == ["blood-too-low", "no-vampire"]


# --- The Death of My Conscience ------------------------------------------------------------------

CONSCIENCE = "The Death of My Conscience"


@pytest.mark.parametrize("burned", [0, 1, 3, 4])
@both_ways
@rule("R6.4.5-03", "R1.6.1-04", "G10")
def test_cards_are_burned_for_strength(way: int, burned: int) -> None:
    position = duel(CONSCIENCE, *["Fake Out"] * 3).hand("A", "Dodge").library("A", 20)
    state = play(fight(position), hits(CONSCIENCE, way))
    assert look(state, "Lupo.blood", "A.hand.count") == [4, 6]
    for _ in range(burned):
        state = play(state, "A: discard Fake Out" if _ < 3 else "A: discard Dodge")
    state = play(state, "A: pass") if burned < 4 else state
    assert look(state, "window", "Lupo.strength") == ["BEFORE_RANGE", 1 + way * burned]
    assert look(state, "A.hand.count") == [6 - burned]
    state = onto(with_blood(state, "Thomas", 9), 2, WindowKind.RANGE) if burned < 3 else state
    assert look(state, "Lupo.strength") == [1 + way * burned]
    assert look(end(state), "A.hand.count", "Lupo.strength") == [7, 1]


@rule("R1.6.1-12")
def test_whose_conscience_dies() -> None:
    for capacity, refused in ((5, ["capacity-too-low"]), (6, [])):
        state = fight(duel(CONSCIENCE, capacity=capacity, blood=5))
        assert codes(state, hits(CONSCIENCE)) == refused

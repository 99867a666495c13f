"""Questions about a combat that a mutation run found without an answer in the tests."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from tests.cards.table import lines
from tests.rulecheck import rule
from tests.rules.fights import armed, combat, fight, holding, play, reach
from tests.rules.prop_cards import table
from vtes.effects.combat import prevent
from vtes.engine import advance
from vtes.model.amounts import ALL
from vtes.model.combat import Combat, Damage, Marked, Round, Spent, Wound
from vtes.model.combat_words import Mark, MayLater, Option, Prevent
from vtes.model.decisions import DecisionKind, WindowKind
from vtes.model.frames import Use
from vtes.model.state import NOBODY, GameState
from vtes.model.text import By, Each, How, Mode, Strike, Trait
from vtes.notation import find_card
from vtes.ops.stack import change, push
from vtes.rules.combat import fights, in_use, may_fight, melee_weapons, opponent
from vtes.rules.prevention import (
    aggravated_points,
    preventable,
    preventable_by,
    strike_points,
    victim,
    victims,
)
from vtes.rules.stack import topmost
from vtes.testing.position import VampireZone


@rule("R6.4-03", "R6.4-04")
@pytest.mark.parametrize("zone", ["ready", "torpor"])
def test_two_ready_minions_of_two_methuselahs_fight(zone: VampireZone) -> None:
    state = table().vampire("Royce", "B", capacity=4, zone=zone).build()
    lupo, rake, royce = (find_card(state, name) for name in ("Lupo", "Rake", "Royce"))
    assert may_fight(state, lupo, royce) is may_fight(state, royce, lupo) is (zone == "ready")
    assert not may_fight(state, lupo, rake)


@rule("R6.4-01")
def test_who_does_not_fight_has_no_opponent() -> None:
    state = fight(table())
    lupo, thomas, rake = (find_card(state, name) for name in ("Lupo", "Thomas", "Rake"))
    assert (opponent(state, lupo), opponent(state, thomas)) == (thomas, lupo)
    assert opponent(state, rake) == NOBODY


# --- how often a card is played -------------------------------------------------------------------

ONCE = combat(WindowKind.BEFORE_RANGE, MayLater(Option.PREVENT), each=Each.COMBAT)


@rule("R1.4-01")
def test_what_one_combatant_has_played_does_not_count_for_the_other() -> None:
    position = holding(table(), A={"Trick": (ONCE, 2), "Ruse": ONCE}, B={"Trick": ONCE})
    state = fight(position, "A: play Trick with Lupo")
    state = reach(state, WindowKind.BEFORE_RANGE, "A")
    assert [line for line in lines(state) if "play" in line] == ["A: play Ruse with Lupo"]
    assert "B: play Trick with Thomas" in lines(reach(state, WindowKind.BEFORE_RANGE, "B"))


# --- what a card has allowed for later ------------------------------------------------------------


@rule("R6.4.6-16")
def test_a_point_of_aggravated_damage_is_prevented_later() -> None:
    """A card has allowed to prevent a point: of the aggravated damage, if he likes."""
    state = fight(holding(table(), B={"Shelter": ONCE}), "B: play Shelter with Thomas")
    state = reach(state, DecisionKind.STRIKE)
    wound = Wound(find_card(state, "Thomas"), 1, 1)
    state = advance(push(state.replace(pending=None), Damage((wound,)))).replace(trail=())
    assert lines(state) == ["B: prevent a point", "B: prevent an aggravated point", "B: pass"]
    frame = topmost(play(state, "B: prevent an aggravated point"), Damage)
    assert frame is None or frame.wounds == (wound.replace(aggravated=0),)
    assert "B: prevent a point" not in lines(play(state, "B: prevent an aggravated point"))


# --- weapons --------------------------------------------------------------------------------------

CLUB = Mode(How.USE, windows=(WindowKind.STRIKE,), by=By.HOST, strike=Strike(damage=1))


def clubbed(*modes: Mode) -> GameState:
    """Lupo, with a club, fights Thomas."""
    position = armed(table(), "Lupo", "Club", *(modes or (CLUB,)), traits=(Trait.MELEE,))
    return reach(fight(position), DecisionKind.STRIKE)


def in_round(state: GameState, **changes: Any) -> GameState:
    """The same, with changes of the round."""
    return change(state, Round, **changes)


@rule("R6.4.5-10")
def test_a_melee_weapon_that_was_stolen_is_not_used_in_this_round() -> None:
    state = clubbed()
    lupo, club = find_card(state, "Lupo"), find_card(state, "Club")
    assert melee_weapons(state, lupo) == [club]
    assert melee_weapons(in_round(state, stolen=(club,)), lupo) == []
    assert melee_weapons(in_round(state, wielded=((99, club),)), lupo) == []
    kept = Marked(lupo, Mark.NO_EQUIPMENT, 0, 1)
    assert melee_weapons(change(state, Combat, marks=(kept,)), lupo) == []
    kept = Marked(lupo, Mark.HAND_STRIKES_ONLY, 0, 1)
    assert melee_weapons(change(state, Combat, marks=(kept,)), lupo) == []


@rule("R1.4-01")
def test_a_weapon_that_has_struck_as_often_as_it_may_is_in_use() -> None:
    limited = CLUB.replace(each=Each.COMBAT)
    other = Mode(How.USE, windows=(WindowKind.RANGE,), by=By.HOST, each=Each.COMBAT)
    state = clubbed(limited, other, CLUB)
    lupo, club = find_card(state, "Lupo"), find_card(state, "Club")
    assert not in_use(state, club)
    struck = Spent(lupo, club, 1, limited=True, mode=0)
    assert in_use(change(state, Combat, used=(struck,)), club)
    moved = Spent(lupo, club, 1, limited=True, mode=1)
    assert not in_use(change(state, Combat, used=(moved,)), club)


# --- damage ---------------------------------------------------------------------------------------


@rule("R6.4.6-04", "R6.4.6-05")
def test_only_minions_are_asked_to_prevent_damage() -> None:
    position = table().prop("Dog", types="retainer").attach("Dog", on="Thomas", life=1)
    state = position.build()
    thomas, dog = find_card(state, "Thomas"), find_card(state, "Dog")
    frame = Damage((Wound(dog, 1), Wound(thomas, 1), Wound(thomas, 0, 1)))
    assert victims(frame, state) == (thomas,)
    assert victim(state) == victim(push(state, frame)) == NOBODY
    assert victim(push(state, frame.replace(at=1))) == thomas
    assert preventable(state, thomas, None) == (0, 0)


@rule("R6.4.6-16")
@pytest.mark.parametrize(
    ("amount", "least", "most"), [(ALL, 2, 2), (1, 0, 1), (2, 1, 2), (3, 2, 2), (0, 0, 0)]
)
def test_points_of_aggravated_damage_that_a_card_prevents(
    amount: int, least: int, most: int
) -> None:
    """Of one normal point and two aggravated ones; -1 stands for all."""
    state = clubbed()
    thomas = find_card(state, "Thomas")
    state = push(state, Damage((Wound(thomas, 1, 2),)))
    assert aggravated_points(state, thomas, NOBODY, Prevent(amount)) == (least, most)


@rule("D263", "D65", "R6.4.6-03")
@pytest.mark.parametrize("amount", [1, 2, 3, 4, ALL])
def test_points_are_prevented_as_chosen(amount: int) -> None:
    """On a grid: every choice that is offered is carried out to the point, and no other exists."""
    state = clubbed()
    lupo, thomas = find_card(state, "Lupo"), find_card(state, "Thomas")
    word = Prevent(amount)
    for mine, bad, normal, aggravated in product(range(3), repeat=4):
        before = (Wound(thomas, normal, aggravated), Wound(thomas, mine, bad, striker=lupo))
        hurt = push(state, Damage(before))
        points = mine + bad + normal + aggravated
        worse_range = aggravated_points(hurt, thomas, NOBODY, word)
        for worse in range(worse_range[0], worse_range[1] + 1):
            kinds = strike_points(hurt, thomas, NOBODY, word, worse)
            least, most = sum(kind[0] for kind in kinds), sum(kind[1] for kind in kinds)
            assert {*range(least, most + 1)} == {
                m + b
                for m, b in product(range(mine + 1), range(bad + 1))
                if 0 <= worse - b <= aggravated
                and 0 <= min(points, amount % 99) - worse - m <= normal
            }
            for share in range(least, most + 1):
                use = Use(1, thomas, NOBODY, worse=worse, share=share)
                frame = topmost(prevent(hurt, use, word), Damage)
                assert frame is not None
                rest, strike = frame.wounds
                assert min(rest.normal, rest.aggravated, strike.normal, strike.aggravated) >= 0
                assert strike.normal + strike.aggravated == mine + bad - share
                assert strike.aggravated + rest.aggravated == bad + aggravated - worse
                left = rest.normal + rest.aggravated + strike.normal + strike.aggravated
                assert left == points - min(points, amount % 99)


@rule("R6.4.6-16")
def test_what_prevents_no_aggravated_damage_helps_an_ally_whose_damage_is_none() -> None:
    """What makes damage of vampires aggravated does not concern him."""
    state = reach(fight(table().ally("Hellhound", "B", life=3)), DecisionKind.STRIKE)
    ally, thomas = find_card(state, "Hellhound"), find_card(state, "Thomas")
    marks = tuple(Marked(each, Mark.DAMAGE_AGGRAVATED, 0, 1) for each in (ally, thomas))
    state = change(state, Combat, marks=marks)
    state = push(state, Damage((Wound(ally, 2, 1), Wound(thomas, 2, 1))))
    word = Prevent(1, mild=True)
    assert preventable_by(state, ally, None, word) == (2, 0)
    assert preventable_by(state, thomas, None, word) == (0, 0)


@rule("R1.4-01")
@pytest.mark.parametrize("window", [WindowKind.BEFORE_RANGE, WindowKind.END_OF_COMBAT])
def test_uses_of_combat(window: WindowKind) -> None:
    assert fights(Mode(How.USE, windows=(window,)))
    assert fights(CLUB.replace(windows=()))
    assert not fights(Mode(How.USE, windows=(window, WindowKind.AS_ANNOUNCED)))
    assert not fights(Mode(How.USE))
    as_played = Mode(How.USE, windows=(WindowKind.AS_PLAYED,), each=Each.COMBAT)
    assert fights(as_played)
    assert not fights(as_played.replace(each=Each.TURN))
    assert not fights(as_played.replace(windows=(WindowKind.AS_ANNOUNCED,)))

"""A strike that is chosen by maneuvering with it, and the strikes that come after it."""

from __future__ import annotations

from tests.rulecheck import rule
from tests.rules.fights import GUN, armed, fight, holding, play, reach, strike
from tests.rules.prop_cards import table
from vtes.model.decisions import DecisionKind, WindowKind
from vtes.model.state import GameState
from vtes.model.text import Cost
from vtes.notation import find_card
from vtes.ops.cards import burn
from vtes.ops.combat import gain_strikes
from vtes.testing import read

SHOOT = "A: use Gun"


def shooting(cost: int = 0) -> GameState:
    """Lupo, who holds a strike card, has maneuvered with his Gun and thereby chosen it."""
    position = holding(table(), A={"Hurt": strike(damage=2)})
    return fight(armed(position, "Lupo", "Gun", GUN.replace(cost=Cost(blood=cost))), SHOOT)


def again(state: GameState) -> GameState:
    """He has shot, and has an additional strike."""
    state = gain_strikes(state, find_card(state, "Lupo"), 1, limited=False)
    return play(reach(state, DecisionKind.STRIKE, "B"), "B: strike with hand")


@rule("R6.4.2-12", "R6.4.5-14")
def test_who_has_lost_his_weapon_plays_another_strike_card() -> None:
    state = shooting()
    state = reach(burn(state, find_card(state, "Gun")).replace(trail=()), DecisionKind.STRIKE)
    state = play(state, "A: play Hurt with Lupo")
    assert read(state, "A.hand") == []
    assert read(state, "A.ash_heap") == ["Hurt", "Gun"]


@rule("R6.4.2-12", "R6.4.3-16")
def test_a_strike_chosen_by_maneuvering_is_paid_for_once_and_an_additional_one_again() -> None:
    state = shooting(cost=1)
    assert read(state, "Lupo.blood") == 4
    state = reach(again(state), DecisionKind.STRIKE, "A")
    assert read(state, "Lupo.blood") == 4
    assert read(play(state, SHOOT), "Lupo.blood") == 3
    state = play(state, "A: play Hurt with Lupo")
    assert read(state, "A.ash_heap") == ["Hurt"]


@rule("R6.4.2-12", "R6.4.7-02")
def test_whom_a_strike_chosen_by_maneuvering_is_aimed_at_is_asked_of_who_made_it() -> None:
    position = table().prop("Dog", types="retainer").attach("Dog", on="Lupo", life=1)
    state = fight(armed(position, "Thomas", "Gun", GUN), "B: use Gun")
    state = reach(state, DecisionKind.STRUCK)
    assert read(state, "to_move") == "B"
    state = reach(play(state, "B: target Dog"), WindowKind.END_OF_COMBAT)
    assert read(state, "A.ash_heap") == ["Dog"]

"""Steps of a combat, and what strikes do together, that a mutation run found unnoticed."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulecheck import rule
from tests.rules.fights import GUN, armed, fight, holding, play, reach, strike
from tests.rules.pairs import finish
from tests.rules.prop_cards import table
from vtes.model.cards import Discipline
from vtes.model.combat import (
    ALWAYS,
    Combat,
    CombatStep,
    Continuation,
    Marked,
    Round,
    RoundStep,
    StrikePair,
)
from vtes.model.combat_words import Mark
from vtes.model.decisions import DecisionKind, WindowKind
from vtes.model.frames import Action
from vtes.model.state import GameState
from vtes.model.zones import TORPOR
from vtes.notation import find_card
from vtes.ops.cards import burn, move
from vtes.ops.combat import combat_of, round_of
from vtes.ops.stack import change
from vtes.reducers.combat import proceed_combat, proceed_round
from vtes.rules.stack import topmost
from vtes.testing import read


def over(**changes: Any) -> GameState:
    """Lupo and Thomas have fought; what follows their combat is to be seen."""
    state = reach(fight(table()), DecisionKind.STRIKE)
    place = next(i for i, frame in enumerate(state.stack) if isinstance(frame, Combat))
    state = state.replace(stack=state.stack[: place + 1])
    return change(state, Combat, **{"step": CombatStep.OVER, **changes})


def ids(state: GameState, *names: str) -> tuple[int, ...]:
    """Instance ids."""
    return tuple(find_card(state, name) for name in names)


@rule("R6.4.1-01")
@pytest.mark.parametrize("again", ["Thomas", "Nik"])
def test_who_only_stayed_for_a_combat_does_not_fall_before_his_next(again: str) -> None:
    """A wounded combatant goes to torpor; into the next combat he goes before."""
    state = over()
    lupo, thomas, other = ids(state, "Lupo", "Thomas", again)
    wounded = Marked(thomas, Mark.WOUNDED, 1, ALWAYS)
    state = change(state, Combat, marks=(wounded,), again=(lupo, other))
    state = proceed_combat(state, combat_of(state))
    fights_on = other == thomas
    assert read(state, "Thomas.zone") == ("ready" if fights_on else "torpor")
    assert combat_of(state).falling == ((thomas,) if fights_on else ())
    assert (combat_of(state).acting, combat_of(state).opposing) == (lupo, other)


@rule("R6.2.3-05")
@pytest.mark.parametrize("ready", [True, False])
def test_the_action_of_who_is_in_torpor_does_not_go_on(ready: bool) -> None:
    state = over()
    (lupo,) = ids(state, "Lupo")
    state = change(state, Combat, continuing=Continuation(lupo, 2, 0))
    state = state if ready else move(state, lupo, TORPOR)
    state = proceed_combat(state, combat_of(state))
    action = topmost(state, Action)
    assert action is not None
    assert action.stealth == (2 if ready else 0)


@rule("R6.4.3-18")
def test_who_is_kept_from_additional_strikes_he_has_makes_none() -> None:
    state = over(step=CombatStep.END)
    lupo, thomas = ids(state, "Lupo", "Thomas")
    mark = Marked(lupo, Mark.NO_MORE_STRIKES, 0, ALWAYS)
    frame = Round(strikes=((lupo, 1), (thomas, 1)), harmed=True, step=RoundStep.MORE_STRIKES)
    state = change(state, Combat, marks=(mark,))
    state = proceed_round(state.replace(stack=(*state.stack, frame)), frame)
    pair = topmost(state, StrikePair)
    assert pair is not None
    assert (pair.striking, pair.initial) == ((thomas,), False)


@rule("R6.4.2-12", "R6.4.5-14")
def test_who_has_lost_the_weapon_he_maneuvered_with_chooses_again() -> None:
    state = fight(armed(table(), "Lupo", "Gun", GUN), "A: use Gun")
    assert len(round_of(state).committed) == 1
    asked = reach(state, WindowKind.BEFORE_STRIKES)
    kept = reach(asked, DecisionKind.STRIKE)
    assert read(kept, "to_move") == "B"
    gone = reach(burn(asked, find_card(asked, "Gun")).replace(trail=()), DecisionKind.STRIKE)
    assert read(gone, "to_move") == "A"


# --- strikes that resolve together ----------------------------------------------------------------


def struck(mine: dict[str, Any], *marks: Marked, **theirs: Any) -> GameState:
    """Lupo and Thomas have struck with such cards."""
    position = holding(
        table(), A={"Blow": strike(**mine)}, B={"Answer": strike(**theirs)} if theirs else {}
    )
    state = reach(fight(position), DecisionKind.STRIKE)
    state = change(state, Combat, marks=marks)
    answer = "B: play Answer with Thomas" if theirs else "B: strike with hand"
    return finish(play(state, "A: play Blow with Lupo", answer))


@rule("R6.4.3-13")
def test_a_strike_that_sends_to_torpor_needs_no_damage() -> None:
    state = struck({"torpor": True}, steal=1)
    assert read(state, "Thomas.zone") == "torpor"
    assert (read(state, "Thomas.blood"), read(state, "Lupo.blood")) == (5, 4)


@rule("R6.4.6-02")
@pytest.mark.parametrize(
    ("blow", "blood"),
    [({}, 5), ({"unpreventable": True}, 3), ({"unprevented": Discipline.FORTITUDE}, 3)],
)
def test_a_shield_prevents_what_any_card_would(blow: dict[str, Any], blood: int) -> None:
    thomas = find_card(table().build(), "Thomas")
    shield = Marked(thomas, Mark.SHIELDED, 0, ALWAYS)
    state = struck({"damage": 2, **blow}, shield)
    assert (read(state, "Thomas.blood"), read(state, "Lupo.blood")) == (blood, 4)

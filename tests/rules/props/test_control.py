"""Cards that take what others control, or that end a turn in the middle of an action."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulecheck import rule
from tests.rules.prop_cards import ANNOUNCED, ATTEMPT, BLEED, act, modifier, prop, reaction, table
from tests.rules.props.runs import end, run, until
from vtes.engine import is_legal
from vtes.model.decisions import ActionKind, Phase
from vtes.model.state import GameState
from vtes.model.text import Aim, Bonus, How, Mode, Number, Text, What, Where, Whose
from vtes.model.words import (
    BurnBlood,
    BurnPool,
    BurnTarget,
    Employ,
    GainPool,
    PutInPlay,
    Recruit,
    StealTarget,
    Whom,
)
from vtes.testing import Position, read
from vtes.testing.lines import reading

two_and_three = pytest.mark.parametrize("seats", ["AB", "ABC"])
STEAL = "A: play Steal with Lupo"


def facts(state: GameState, *paths: str) -> list[object]:
    """Several facts of a position."""
    return [read(state, path) for path in paths]


def stealing(seats: str, what: What, where: Where = Where.IN_PLAY, **facts: Any) -> Position:
    """A holds Steal, an action at things of this kind that others control."""
    aim = Aim(what, Whose.OTHERS, where)
    position = prop(table(*seats, **facts), "Steal", "action", act(StealTarget(), aim=aim))
    return position.hand("A", "Steal")


# --- 10: control changes ------------------------------------------------------------------------


@two_and_three
@rule("R1.3-01", "G44", "R6.2.2-01")
def test_a_location_is_stolen(seats: str) -> None:
    house = Text(modes=(Mode(How.MASTER, effects=(PutInPlay(),)),), location=True)
    position = stealing(seats, What.LOCATION).turn(seats[-1], Phase.MASTER)
    position.prop("House", types="master", text=house).hand(seats[-1], "House")
    last = seats[-1]
    state = until(end(run(position.build(), f"{last}: play House")), "A", Phase.MINION)
    state = run(state, STEAL, "A: target House")
    assert facts(state, "action.directed_at", "House.controller") == [last, last]
    state = end(state)
    where = ("House.controller", "House.owner", "House.zone", "A.in_play", f"{last}.in_play")
    assert facts(state, *where) == ["A", last, "in play", ["House"], []]


@two_and_three
@rule("G44", "R1.6.3-03")
def test_a_retainer_is_stolen(seats: str) -> None:
    wolf = Text(
        modes=(act(Employ(), kind=ActionKind.EMPLOY),), bonuses=(Bonus(Number.STRENGTH, 1),), life=2
    )
    position = stealing(seats, What.RETAINER).turn("B", Phase.MINION)
    position.prop("Wolf", types="retainer", text=wolf).hand("B", "Wolf")
    state = until(end(run(position.build(), "B: play Wolf with Thomas")), "A", Phase.MINION)
    assert facts(state, "Wolf.host", "Thomas.strength", "Lupo.strength") == ["Thomas", 2, 1]
    state = end(run(state, STEAL, "A: target Wolf"))
    where = ("Wolf.host", "Wolf.controller", "Wolf.owner", "Wolf.life")
    assert facts(state, *where) == ["Lupo", "A", "B", 2]
    assert facts(state, "Thomas.strength", "Lupo.strength", "Thomas.attached") == [1, 2, []]


@two_and_three
@pytest.mark.parametrize("tapped", [True, False])
@rule("G44", "R6-02")
def test_an_ally_is_stolen(seats: str, tapped: bool) -> None:
    position = stealing(seats, What.ALLY).ally("Mage", "B", life=2, tapped=tapped)
    state = end(run(position.build(), STEAL, "A: target Mage"))
    where = ("Mage.controller", "Mage.owner", "Mage.zone", "Mage.life", "Mage.tapped")
    assert facts(state, *where) == ["A", "B", "ready", 2, tapped]
    assert is_legal(*reading(state, "A: bleed with Mage")) is not tapped
    assert facts(state, "B.ready") == [["Thomas", "Nik"]]


@two_and_three
@rule("G44", "R1.6.3-04", "R1.6.2-08")
def test_a_vampire_in_torpor_is_stolen(seats: str) -> None:
    position = stealing(seats, What.VAMPIRE, Where.TORPOR)
    position.vampire("Royce", "B", capacity=4, blood=3, zone="torpor", tapped=True)
    position.prop("Knife", types="equipment").attach("Knife", on="Royce")
    position.attach("Potence", on="Royce", seat="B")
    state = end(run(position.build(), STEAL, "A: target Royce"))
    where = ("Royce.controller", "Royce.owner", "Royce.zone", "Royce.blood", "Royce.tapped")
    assert facts(state, *where) == ["A", "B", "torpor", 3, True]
    assert facts(state, "A.torpor", "B.torpor") == [["Royce"], []]
    assert facts(state, "Knife.controller", "Potence.controller") == ["A", "B"]
    assert facts(state, "Knife.owner", "Royce.capacity") == ["B", 5]


@two_and_three
@pytest.mark.parametrize("window", [ANNOUNCED, ATTEMPT])
@rule("G31", "R6.2.3-06", "R6.2.1-04")
def test_the_acting_minion_is_stolen(seats: str, window: Any) -> None:
    aim = Aim(What.VAMPIRE, Whose.OTHERS, Where.READY)
    position = prop(
        table(*seats), "Call", "reaction", reaction(StealTarget(), windows=window, aim=aim)
    )
    prop(position, "Feast", "action", act(GainPool(3)), blood_cost=1)
    position.hand("A", "Feast").hand("B", "Call")
    blocks = ["B: block with Nik"] if window == ATTEMPT else []
    lines = ("A: play Feast with Lupo", *blocks, "B: play Call with Thomas", "B: target Lupo")
    state = end(run(position.build(), *lines))
    assert facts(state, "Lupo.controller", "Lupo.blood", "Lupo.tapped") == ["B", 5, True]
    assert facts(state, "A.pool", "A.ash_heap", "Nik.tapped") == [30, ["Feast"], False]
    assert facts(state, "pending", "to_move") == ["MINION", "A"]


@two_and_three
@rule("R1.6.1-16", "D12")
def test_a_target_that_is_gone_is_not_looked_for(seats: str) -> None:
    position = table(*seats).ally("Mage", "B", life=1).hand("A", "Steal")
    steal = act(StealTarget(), GainPool(1), aim=Aim(What.ALLY))
    prop(position, "Steal", "action", steal, pool_cost=2)
    shot = modifier(BurnTarget(), aim=Aim(What.ALLY))
    prop(position, "Shot", "action modifier", shot).hand("A", "Shot")
    state = run(position.build(), STEAL, "A: target Mage", "A: play Shot with Lupo")
    state = end(run(state, "A: target Mage"))
    assert facts(state, "B.ash_heap", "A.ready") == [["Mage"], ["Lupo", "Rake"]]
    assert facts(state, "A.ash_heap", "pending") == [["Steal", "Shot"], "MINION"]
    assert facts(state, "A.pool", "Lupo.tapped") == [28, True]


# --- 15: the active Methuselah is ousted in the middle of an action ------------------------------


def falling(seats: str, mode: Mode) -> Position:
    """A, with 3 pool, takes an action; B holds Ruin, which burns the pool of whoever acts."""
    position = table(*seats).pool(A=3).library("A", 5)
    prop(position, "Ruin", "reaction", mode)
    prop(position, "Feast", "action", act(GainPool(9)))
    gang = Text(modes=(act(Recruit(), kind=ActionKind.RECRUIT),), life=1)
    position.prop("Gang", types="ally", text=gang).prop("Knife", types="equipment")
    position.attach("Knife", on="Thomas", seat="A")
    return position.hand("A", "Feast", "Gang").hand("B", "Ruin").edge("A")


@two_and_three
@pytest.mark.parametrize("window", [ANNOUNCED, ATTEMPT])
@rule("G07", "R9.1-01")
def test_the_active_methuselah_is_ousted_in_her_own_action(seats: str, window: Any) -> None:
    mode = reaction(BurnPool(3, Whom.ACTING), windows=window)
    state = end(run(falling(seats, mode).build(), "A: play Gang with Rake"))
    assert facts(state, "Gang.zone", "Gang.controller") == ["waiting", "A"]
    blocks = ["B: block with Nik"] if window == ATTEMPT else []
    state = end(run(state, "A: play Feast with Lupo", *blocks, "B: play Ruin with Thomas"))
    assert facts(state, "A.standing", "A.pool", "edge") == ["OUSTED", 0, ""]
    assert facts(state, "A.ready", "A.in_play", "A.hand", "Thomas.attached") == [[], [], [], []]
    if seats == "AB":
        assert read(state, "A.ash_heap") == ["Knife", "Gang", "Rake", "Lupo"]
        assert facts(state, "outcome.winners", "B.vp") == [["B"], 2]
        return
    assert facts(state, "A.ash_heap") == [["Feast", "Knife", "Gang", "Rake", "Lupo"]]
    assert facts(state, "C.vp", "C.pool", "B.predator") == [1, 36, "C"]
    assert facts(state, "active", "phase", "to_move") == ["B", "UNTAP", "B"]
    assert facts(state, "Nik.tapped", "B.prey") == [False, "C"]
    end(until(state, "C", Phase.DISCARD))


@two_and_three
@rule("G07")
def test_a_methuselah_ousts_herself_with_a_modifier(seats: str) -> None:
    position = table(*seats).pool(A=2)
    pact = modifier(BurnPool(2, Whom.PLAYER), GainPool(4))
    prop(position, "Pact", "action modifier", pact).hand("A", "Pact")
    state = end(run(position.build(), BLEED, "A: play Pact with Lupo"))
    assert facts(state, "A.standing", "A.pool", "B.pool") == [
        "OUSTED",
        0,
        30 if "C" in seats else 36,
    ]


@rule("G07", "R9.1-01")
def test_another_methuselah_is_ousted_and_the_action_goes_on() -> None:
    aim = Aim(What.METHUSELAH, Whose.OTHERS)
    position = table("A", "B", "C").pool(C=1)
    prop(position, "Ruin", "action modifier", modifier(BurnPool(1), aim=aim)).hand("A", "Ruin")
    state = run(position.build(), "A: hunt with Lupo", "A: play Ruin with Lupo", "A: choose C")
    state = end(state)
    assert facts(state, "C.standing", "Lupo.tapped", "pending") == ["OUSTED", True, "MINION"]
    assert facts(state, "A.predator", "B.vp", "B.pool") == ["B", 1, 36]


# --- what is no blood ----------------------------------------------------------------------------


@two_and_three
@rule("G45", "G29")
def test_burning_blood_leaves_life_alone(seats: str) -> None:
    position = table(*seats).ally("Mage", "B", life=2).vampire("Royce", "B", capacity=4, blood=1)
    drain = act(BurnBlood(2), aim=Aim(What.MINION, Whose.OTHERS))
    prop(position, "Drain", "action", drain).hand("A", "Drain", "Drain")
    state = end(run(position.build(), "A: play Drain with Lupo", "A: target Mage"))
    state = end(run(state, "A: play Drain with Rake", "A: target Royce"))
    assert facts(state, "Mage.life", "Royce.blood", "Royce.zone") == [2, 0, "ready"]

"""Cards whose player chooses while they happen: what can be found, and what becomes of it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import vtes
from tests.cards.seeking import SMITH, searching, smith
from tests.cards.table import codes, look, play, skilled, table
from tests.properties.hidden import compare, twin
from tests.rulecheck import rule
from tests.rules.prop_cards import act
from tests.rules.props.runs import end, run, until
from vtes.model.decisions import ActionKind, DecisionKind, Phase
from vtes.model.events import CardMoved
from vtes.model.needs import HasNo
from vtes.model.state import GameState
from vtes.model.text import Text, Trait
from vtes.model.words import PutOn, Who
from vtes.notation import format_event
from vtes.queries import stealth
from vtes.testing import Position
from vtes.testing.lines import reading

DEALER, ROBBING = "Arms Dealer", "Graverobbing"
BIKE, KNIFE = "A: choose Sport Bike in library", "A: choose Knife in library"


def options(state: GameState) -> list[str]:
    return [vtes.format_move(state, move) for move in vtes.legal_moves(state)]


def knife(position: Position, **facts: Any) -> Position:
    """The library holds a Knife, a weapon."""
    needs = facts.pop("needs", ())
    mode = act(PutOn(Who.SELF), kind=ActionKind.EQUIP, needs=needs, level=facts.pop("level", 0))
    text = Text(modes=(mode,), traits=(Trait.WEAPON,))
    return position.prop("Knife", types="equipment", text=text, **facts).library("A", "Knife")


@rule("R6.2.3-02", "D140", "D141")
def test_magic_of_the_smith_equips_from_the_library() -> None:
    state = searching(smith("Sport Bike", "Laptop Computer", "Sport Bike"))
    assert options(state) == ["A: choose Laptop Computer in library", BIKE, "A: pass"]
    after = end(run(state, BIKE))
    assert look(after, "Lupo.attached", "Lupo.intercept", "Lupo.blood") == [["Sport Bike"], 1, 3]
    assert look(after, "A.pool", "A.ash_heap", "A.hand.count") == [29, [SMITH], 7]
    assert sorted(look(after, "A.library")[0]) == ["Laptop Computer", "Sport Bike"]  # type: ignore[arg-type]


@pytest.mark.parametrize(("way", "expected"), [("", 1), (" in way 2", 3)])
def test_magic_of_the_smith_has_stealth(way: str, expected: int) -> None:
    line = f"A: play {SMITH}{way} with Lupo"
    assert stealth(play(smith("Sport Bike", level=2).build(), line)) == expected
    after = end(run(searching(smith("Sport Bike", level=2), line), BIKE))
    assert look(after, "Lupo.attached") == [["Sport Bike"]]


@rule("D140")
def test_who_searches_need_not_find() -> None:
    after = end(run(searching(smith("Sport Bike")), "A: pass"))
    assert look(after, "Lupo.attached", "A.library", "pending") == [[], ["Sport Bike"], "MINION"]
    assert options(searching(smith())) == ["A: pass"]
    assert options(searching(smith().hand("A", "Laptop Computer"))) == ["A: pass"]


@rule("D40", "D141")
@pytest.mark.parametrize("answer", [BIKE, "A: pass"])
def test_the_library_is_shuffled_afterwards(answer: str) -> None:
    order = ("Sport Bike", *["Academic Hunting Ground", "Zoo Hunting Ground"] * 10)
    step = vtes.transition(
        searching(smith(*order)), vtes.read_move(searching(smith(*order)), answer)
    )
    (left,) = look(step.after, "A.library")
    assert isinstance(left, list)
    assert left[-20:] != list(order[1:])
    assert sorted(left) == sorted(order if answer == "A: pass" else order[1:])
    lines = [format_event(step.after, e) for e in vtes.redact(step.events, None, step.after)]
    assert "A shuffles her library" in lines
    assert step.before.draws < step.after.draws


@rule("D140")
def test_what_is_looked_for() -> None:
    state = searching(smith("Sport Bike", "Laptop Computer"))
    assert codes(state, "A: choose Ascendance in library") == ["not-in-that-place"]
    assert codes(state, "A: choose Ascendance in hand") == ["not-looked-for"]
    assert codes(state, "A: choose Sport Bike in ash heap") == ["not-in-that-place"]
    assert codes(state, BIKE) == []
    assert codes(state, "A: take 1") == codes(state, "A: pay 1") == ["not-asked-for"]
    assert codes(state, "B: choose Sport Bike in library") == ["not-your-decision"]


@rule("R1.6.1-07", "D141")
@pytest.mark.parametrize(
    ("facts", "lupo"),
    [
        ({"clans": ("Brujah",)}, {"clan": "Brujah"}),
        ({"level": 1, "disciplines": ("for",)}, {"disciplines": {"tha": 1, "for": 1}}),
        ({"level": 2, "disciplines": ("for",)}, {"disciplines": {"tha": 1, "for": 2}}),
        ({"needs": (HasNo(Trait.VEHICLE),)}, None),
    ],
)
def test_requirements_of_what_is_fetched(
    facts: dict[str, Any], lupo: dict[str, Any] | None
) -> None:
    refused = smith() if lupo else smith().attach("Sport Bike", on="Lupo")
    if facts.get("level") == 2:
        refused = smith(disciplines={"tha": 1, "for": 1})
    state = searching(knife(refused, **facts))
    assert codes(state, KNIFE) == ["fetched-unmet"]
    assert options(state) == ["A: pass"]
    after = end(run(searching(knife(smith(**(lupo or {})), **facts)), KNIFE))
    assert look(after, "Lupo.attached") == [["Knife"]]


@rule("G02", "D141")
def test_the_cost_of_what_is_fetched_is_paid() -> None:
    for dear, paid in (
        ({"blood_cost": 4}, {"blood_cost": 3}),
        ({"pool_cost": 3}, {"pool_cost": 2}),
    ):
        state = searching(knife(smith().pool(A=2), **dear))
        assert codes(state, KNIFE) == ["fetched-too-dear"]
        assert options(state) == ["A: pass"]
        able = knife(smith().pool(A=3), **paid)
        after = end(run(searching(able), KNIFE))
        assert look(after, "Lupo.blood", "A.pool") == [
            3 - paid.get("blood_cost", 0),
            3 - paid.get("pool_cost", 0),
        ]


@rule("R2.3-10", "D140")
def test_only_who_searches_sees_the_library() -> None:
    state = searching(smith("Sport Bike", "Laptop Computer"))
    mine, theirs = vtes.observe(state, 0), vtes.observe(state, 1)
    assert len(mine.legal_moves) == 3
    assert theirs.legal_moves == ()
    assert theirs.pending is not None
    assert theirs.pending.kind is DecisionKind.CHOICE
    assert theirs.choosing == mine.choosing
    assert mine.choosing is not None
    assert (mine.choosing.seat, mine.choosing.targets) == (0, ())


@rule("R2.3-10", "D40")
@pytest.mark.parametrize("observer", [0, 1, None])
def test_the_order_of_the_library_is_not_shown(observer: int | None) -> None:
    state = searching(smith("Sport Bike", "Ascendance", "Laptop Computer"))
    for number in range(20):
        random = Random(number)
        compare(state, twin(state, observer, random), observer, random)


# --- Arms Dealer --------------------------------------------------------------------------------


def dealer(*library: str) -> GameState:
    """A has recruited an Arms Dealer; her next minion phase."""
    position = table(clan="Brujah").hand("A", DEALER, *["Ascendance"] * 6)
    position = knife(position.library("A", "Ascendance", *library))
    state = end(run(position.build(), f"A: play {DEALER} with Lupo"))
    return until(state, "A", Phase.MINION)


@rule("D142", "R1.6.1-06", "R6.1-09")
def test_an_arms_dealer_brings_a_weapon_to_the_hand() -> None:
    state = dealer("Sport Bike")
    assert look(state, f"{DEALER}.life", f"{DEALER}.strength", f"{DEALER}.bleed") == [1, 1, 0]
    state = run(state, f"A: use {DEALER} in way 2 with {DEALER}")
    assert stealth(state) == 1
    state = end(state)
    assert options(state) == [KNIFE, "A: pass"]
    found = run(state, KNIFE)
    assert look(found, "pending", "A.hand.count", "A.library") == ["TRIM", 8, ["Sport Bike"]]
    assert options(found) == ["A: discard Ascendance", "A: discard Knife"]
    after = end(run(found, "A: discard Ascendance"))
    assert look(after, "A.hand.count", "A.ash_heap", "pending") == [7, ["Ascendance"], "MINION"]
    assert "Knife" in look(after, "A.hand")[0]  # type: ignore[operator]
    nothing = end(run(state, "A: pass"))
    assert look(nothing, "pending", "A.hand.count") == ["MINION", 7]


@rule("R2.3-10")
def test_others_do_not_see_which_weapon_it_was() -> None:
    state = end(run(dealer(), f"A: use {DEALER} in way 2 with {DEALER}"))
    step = vtes.transition(*reading(state, KNIFE))
    moved = [e for e in vtes.redact(step.events, 1, step.after) if isinstance(e, CardMoved)]
    assert [(e.card, e.printed, e.origin.name, e.zone.name) for e in moved] == [
        (-1, 0, "LIBRARY", "HAND")
    ]


# --- Graverobbing -------------------------------------------------------------------------------


def robbing(way: str, **lupo: Any) -> GameState:
    """The position after A's Lupo has stolen B's Royce, who was in torpor."""
    position = table(disciplines=skilled(ROBBING), **lupo).hand("A", ROBBING)
    position.vampire("Royce", "B", capacity=4, blood=1, zone="torpor")
    position.vampire("Nik", "A", capacity=4, zone="torpor")
    state = run(position.build(), f"A: play {ROBBING}{way} with Lupo")
    assert options(state) == ["A: target Royce"]
    state = run(state, "A: target Royce")
    assert look(state, "action.directed_at", "action.stealth") == ["B", 0]
    return end(state)


@rule("G44")
def test_graverobbing_steals_a_vampire_in_torpor() -> None:
    state = robbing("")
    assert look(state, "Royce.zone", "Royce.controller", "pending") == ["torpor", "A", "MINION"]


@rule("D140")
def test_graverobbing_may_move_him_to_the_ready_region() -> None:
    state = robbing(" in way 2", blood=3)
    assert options(state) == ["A: pay 2", "A: pass"]
    assert codes(state, "A: pay 1") == ["not-an-option"]
    paid = end(run(state, "A: pay 2"))
    assert look(paid, "Royce.zone", "Royce.blood", "Lupo.blood", "A.ready") == [
        "ready",
        1,
        1,
        ["Lupo", "Royce"],
    ]
    kept = end(run(state, "A: pass"))
    assert look(kept, "Royce.zone", "Royce.controller", "Lupo.blood") == ["torpor", "A", 3]
    assert look(kept, "pending", "A.ash_heap") == ["MINION", [ROBBING]]


@rule("G02")
def test_graverobbing_without_blood_asks_nothing() -> None:
    state = robbing(" in way 2", blood=1)
    assert look(state, "Royce.zone", "Royce.controller", "pending") == ["torpor", "A", "MINION"]

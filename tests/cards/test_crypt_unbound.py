"""More vampires of independent clans: each text on a small table."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.table import bled, codes, look, onward, play, pools, sound, turn
from tests.cards.vampires import table, targets
from tests.rulecheck import rule
from vtes.cards.shapes import action
from vtes.model.decisions import DecisionKind, Phase
from vtes.model.state import GameState
from vtes.model.text import Text
from vtes.model.words import GainPool
from vtes.queries import stealth
from vtes.rules.nature import flies
from vtes.testing import Position


def blocked(name: str, **thomas: Any) -> GameState:
    """A's vampire bleeds, and B's Thomas, such as he is, blocks."""
    position = Position("A", "B").vampire(name, "A")
    position.vampire("Thomas", "B", **{"capacity": 9, **thomas})
    state = play(position.build(), f"A: bleed with {name}")
    return play(onward(state, DecisionKind.BLOCK), "B: block with Thomas")


@pytest.mark.parametrize(
    ("name", "number", "value"),
    [
        ("Ambrogino Giovanni", "bleed", 2),
        ("Ambrogino Giovanni", "votes", 1),
        ("Ezmerelda", "bleed", 2),
        ("Huitzilopochtli", "bleed", 2),
        ("Nefertiti", "bleed", 2),
    ],
)
@rule("R6.1.1-06")
def test_what_is_printed_as_more_is_added(name: str, number: str, value: int) -> None:
    assert look(table(name).build(), f"{name}.{number}") == [value]


@rule("R6.2.2-14")
def test_how_well_they_hide() -> None:
    assert stealth(play(table("Spider-Killer").build(), "A: bleed with Spider-Killer")) == 1
    tho = table("Le Dinh Tho").build()
    assert stealth(play(tho, "A: hunt with Le Dinh Tho")) == 0
    assert stealth(play(tho, "A: bleed with Le Dinh Tho")) == 0


@pytest.mark.parametrize(("discipline", "hidden"), [("nec", 1), ("dom", 0)])
@rule("R6.2.2-14")
def test_andrea_hides_among_the_dead(discipline: str, hidden: int) -> None:
    call = Text(modes=(action(0, GainPool(1)),))
    position = table("Andrea Giovanni").hand("A", "Call")
    position.prop("Call", types="action", text=call, disciplines=[discipline])
    assert stealth(play(position.build(), "A: play Call with Andrea Giovanni")) == hidden


@pytest.mark.parametrize(
    ("name", "clan", "zone", "amount"),
    [
        ("Céleste, The Voice of a Secret", "Toreador", "ready", 2),
        ("Céleste, The Voice of a Secret", "Brujah", "ready", 1),
        ("Gillespi Giovanni", "Brujah", "ready", 2),
        ("Gillespi Giovanni", "Brujah", "torpor", 1),
        ("Gillespi Giovanni", "Lasombra", "ready", 1),
    ],
)
@rule("R6.1.1-07")
def test_whom_they_bleed_more(name: str, clan: str, zone: Any, amount: int) -> None:
    position = Position("A", "B").vampire(name, "A").ally("Mage", "B", life=1)
    position.vampire("Thomas", "B", capacity=5, clan=clan, zone=zone)
    assert bled(play(position.build(), f"A: bleed with {name}")) == amount


@pytest.mark.parametrize(("line", "intercept"), [("bleed", -1), ("hunt", 0)])
@rule("R6.2.2-15")
def test_celeste_does_not_hear_who_bleeds(line: str, intercept: int) -> None:
    name = "Céleste, The Voice of a Secret"
    position = Position("A", "B").vampire("Lupo", "A", capacity=6).vampire(name, "B")
    state = onward(play(position.build(), f"A: {line} with Lupo"), DecisionKind.BLOCK)
    assert look(play(state, f"B: block with {name}"), f"{name}.intercept") == [intercept]


@pytest.mark.parametrize(
    ("name", "thomas", "strength"),
    [
        ("Danny Larkshill", {"capacity": 6}, 2),
        ("Danny Larkshill", {"capacity": 7}, 1),
        ("Marianna", {"clan": "Giovanni"}, 2),
        ("Marianna", {"clan": "Brujah"}, 1),
    ],
)
@rule("R6.4.5-04")
def test_whom_they_fight_better(name: str, thomas: dict[str, Any], strength: int) -> None:
    assert look(table(name).build(), f"{name}.strength") == [1]
    fight = onward(blocked(name, **thomas), DecisionKind.STRIKE)
    assert look(fight, f"{name}.strength") == [strength]


@rule("R6.2.2-15")
def test_obsidian_flies() -> None:
    state = table("Obsidian").build()
    flying = [flies(state, n) for n in state.players[0].ready]
    assert flying == [True, False]


# --- scarce and infernal ----------------------------------------------------------------------


SCARCE = [
    ("Blanche Hill", "Salubri"),
    ("Le Dinh Tho", "Nagaraja"),
    ("Miriam Benyona", "Salubri"),
    ("Raful al-Zarqa", "Nagaraja"),
]


@pytest.mark.parametrize(("name", "clan"), SCARCE)
@rule("D347", "R7-11")
def test_the_scarce_cost_pool_where_there_are_others(name: str, clan: str) -> None:
    def come(**others: str) -> list[int]:
        position = Position("A", "B", "C").turn("A", Phase.INFLUENCE)
        position.vampire(name, "A", zone="uncontrolled", blood=9).vampire("Rake", "A", capacity=3)
        for zone, seat in others.items():
            position.vampire(f"Nik {seat}", seat, capacity=4, clan=clan, zone=zone)  # type: ignore[arg-type]
        state = play(position.build(), "A: pass")
        assert look(state, f"{name}.zone") == ["ready"]
        return pools(state)

    assert come() == [30, 30, 30]
    assert come(ready="B", torpor="C") == [24, 30, 30]
    assert come(uncontrolled="B") == [30, 30, 30]
    assert come(ready="A") == [27, 30, 30]


@rule("D347")
def test_who_is_not_scarce_costs_nothing() -> None:
    position = Position("A", "B").turn("A", Phase.INFLUENCE).vampire("Le Dinh Tho", "B")
    position.vampire("Rake", "A", capacity=3, clan="Nagaraja", zone="uncontrolled", blood=3)
    assert look(play(position.build(), "A: pass"), "A.pool", "Rake.zone") == [30, "ready"]


@pytest.mark.parametrize("name", ["Huitzilopochtli", "Mary the Black"])
@rule("D348", "R4-03")
def test_the_infernal_rise_for_pool(name: str) -> None:
    position = table(name, tapped=True).vampire("Nik", "A", capacity=3, tapped=True)
    state = turn(position.build(), "A", DecisionKind.UNTAP)
    assert look(state, f"{name}.tapped", "Nik.tapped") == [True, False]
    asleep = turn(table(name, tapped=True, zone="torpor").build(), "A", DecisionKind.UNTAP)
    for state in (asleep, turn(position.build(), "A", DecisionKind.UNTAP)):
        line = f"A: use {name}" + (" in way 2" if codes(state, f"A: use {name}") else "")
        assert look(play(state, line), f"{name}.tapped", "A.pool") == [False, 29]
    assert look(turn(state, "A", DecisionKind.MINION), f"{name}.tapped", "A.pool") == [True, 30]


# --- in phases ----------------------------------------------------------------------------------


@rule("R5-05")
def test_who_brings_more_master_phase_actions() -> None:
    name = "Huitzilopochtli"
    state = play(table(name, Phase.MASTER).build(), f"A: use {name}")
    assert look(state, "A.pool") == [29]
    assert state.stack[0].actions == 2  # type: ignore[attr-defined]
    assert codes(state, f"A: use {name}") == ["use-spent"]
    weak = table(name, Phase.MASTER, zone="torpor").build()
    assert codes(weak, f"A: use {name}") == ["needs-ready"]


@rule("R5-05", "R1.3-01")
def test_sarrasine_burns_the_edge() -> None:
    position = table("Sarrasine", Phase.MASTER)
    assert codes(position.build(), "A: use Sarrasine") == ["no-edge"]
    state = play(position.edge("A").build(), "A: use Sarrasine")
    assert look(state, "edge") == [""]
    assert state.stack[0].actions == 2  # type: ignore[attr-defined]
    weak = table("Sarrasine", Phase.MASTER, zone="torpor").edge("A").build()
    assert codes(weak, "A: use Sarrasine") == ["needs-ready"]


@rule("R4-03")
def test_ezmerelda_goes_for_good() -> None:
    position = table("Ezmerelda", Phase.UNTAP).attach("Sport Bike", on="Ezmerelda")
    state = sound(play(position.build(), "A: use Ezmerelda"))
    assert look(state, "Ezmerelda.zone", "A.pool", "A.ash_heap") == [
        "removed",
        41,
        ["Sport Bike"],
    ]
    weak = table("Ezmerelda", Phase.UNTAP, zone="torpor").build()
    assert codes(weak, "A: use Ezmerelda") == ["needs-ready"]


@rule("R4-03", "R4-04")
def test_marianna_makes_others_pay_for_the_family() -> None:
    def untapping(clan: str, zone: Any = "ready", mine: Any = "ready") -> GameState:
        position = Position("A", "B", "C").turn("B", Phase.UNTAP)
        position.vampire("Marianna", "C", zone=mine).vampire("Rake", "A", capacity=3)
        return position.vampire("Thomas", "B", capacity=5, clan=clan, zone=zone).build()

    state = untapping("Giovanni")
    assert codes(state, "B: pass") == ["effect-due"]
    assert pools(play(state, "B: use Marianna")) == [30, 29, 30]
    assert codes(untapping("Brujah"), "B: pass") == []
    assert codes(untapping("Brujah"), "B: use Marianna") == ["active-controls-none"]
    assert codes(untapping("Giovanni", zone="torpor"), "B: pass") == []
    assert codes(untapping("Giovanni", mine="torpor"), "B: use Marianna") == ["needs-ready"]


@rule("R4-03", "R6.5.3-02")
def test_miriam_heals() -> None:
    name = "Miriam Benyona"
    position = table(name, Phase.UNTAP, blood=1).vampire("Nik", "B", zone="torpor", capacity=5)
    state = play(position.build(), f"A: use {name}")
    assert targets(state) == ["Lupo", "Thomas", "Yuri"]
    state = play(state, "A: target Thomas")
    assert look(state, f"{name}.blood", "Thomas.blood") == [0, 5]
    assert codes(table(name, Phase.UNTAP, blood=0).build(), f"A: use {name}") != []
    position = table(name).vampire("Nik", "A", zone="torpor", capacity=5)
    state = play(position.build(), f"A: rescue with {name}", "A: target Nik")
    blood = look(state, f"{name}.blood")
    state = onward(play(state, "A: pay 1"))
    assert look(state, "Nik.zone", f"{name}.blood") == ["ready", *blood]

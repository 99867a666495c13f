"""More vampires of the Camarilla: what they pay, their votes and weapons."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.fights import after
from tests.cards.table import look, onward, play
from tests.rulecheck import rule
from vtes.cards.shapes import strike_card
from vtes.model.decisions import ActionKind, DecisionKind
from vtes.model.state import GameState
from vtes.model.text import Deed, How, Mode, Strike, Text, Trait
from vtes.model.words import GainBlood, PutOn, Recruit, Who
from vtes.rules.weapons import is_heavy
from vtes.testing import Position

# --- costs ----------------------------------------------------------------------------------------


def holding(name: str, kind: str, mode: Mode, **facts: Any) -> Position:
    """A's vampire has full blood, and A a card of this kind that costs what is said."""
    position = Position("A", "B").vampire(name, "A").vampire("Thomas", "B", capacity=5)
    text = Text(modes=(mode,), traits=facts.pop("traits", ()), life=facts.pop("life", 0))
    return position.prop("Thing", types=kind, text=text, **facts).hand("A", "Thing")


def used(name: str, kind: str, mode: Mode, **facts: Any) -> list[object]:
    """Blood and pool that the action with the card has cost."""
    start = holding(name, kind, mode, **facts).build()
    state = onward(play(start, f"A: play Thing with {name}"))
    now, before = (look(s, f"{name}.blood", "A.pool") for s in (state, start))
    return [int(b) - int(n) for b, n in zip(before, now, strict=True)]  # type: ignore[arg-type]


def deed(kind: ActionKind, word: Any) -> Mode:
    return Mode(How.ACTION, deed=Deed(kind), effects=(word,))


EQUIP = deed(ActionKind.EQUIP, PutOn(Who.SELF))
RECRUIT = deed(ActionKind.RECRUIT, Recruit())
MAGES = (Trait.MAGE,)


@pytest.mark.parametrize(("pool", "blood", "expected"), [(3, 0, [0, 2]), (0, 1, [1, 0])])
@rule("R1.6.1-13")
def test_black_cat_equips_for_less_pool(pool: int, blood: int, expected: list[int]) -> None:
    assert used("Black Cat", "equipment", EQUIP, pool_cost=pool, blood_cost=blood) == expected
    ally = used("Black Cat", "ally", RECRUIT, pool_cost=3, life=1)
    assert ally == [0, 3]


@pytest.mark.parametrize(("pool", "blood", "less"), [(3, 0, [0, 2]), (0, 2, [1, 0])])
@rule("R1.6.1-13")
def test_who_gets_companions_for_less(pool: int, blood: int, less: list[int]) -> None:
    cost = {"pool_cost": pool, "blood_cost": blood, "life": 1}
    full = [blood, pool]
    assert used("Joshua Tarnopolski", "ally", RECRUIT, **cost) == less
    assert used("Erichtho", "ally", RECRUIT, **cost, traits=MAGES) == less
    assert used("Erichtho", "ally", RECRUIT, **cost) == full
    del cost["life"]
    assert used("Joshua Tarnopolski", "equipment", EQUIP, **cost) == full


@rule("R1.6.1-13")
def test_antoinette_pays_more_to_act_with_celerity() -> None:
    name, mode = "Antoinette DuChamp", deed(ActionKind.CARD, GainBlood(0))
    assert used(name, "action", mode, disciplines=("cel",)) == [1, 0]
    assert used(name, "action", mode) == [0, 0]
    assert used("Masika", "action", mode, disciplines=("cel",)) == [0, 0]


STRIKERS = [
    ("Antoinette DuChamp", "cel", 1),
    ("Magdelena Schaefer", "tha", 1),
    ("Ozmo", "for", 0),
]


@pytest.mark.parametrize(("name", "discipline", "more"), STRIKERS)
@rule("R1.6.1-13")
def test_whose_strikes_cost_more(name: str, discipline: str, more: int) -> None:
    asks = () if name == "Ozmo" else (discipline,)
    for wanted, expected in ((asks, more), ((), 0)):
        position = holding(name, "combat", strike_card(0, Strike(damage=0)), disciplines=wanted)
        state = onward(play(position.build(), f"A: bleed with {name}"), DecisionKind.BLOCK)
        state = onward(play(state, "B: block with Thomas"), DecisionKind.STRIKE, "A")
        full = look(state, f"{name}.blood")[0]
        state = play(state, f"A: play Thing with {name}")
        assert isinstance(full, int)
        assert look(state, f"{name}.blood") == [full - expected]


# --- votes and weapons ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("title", "seat", "zone", "votes"),
    [
        ("justicar", "B", "ready", 2),
        ("justicar", "A", "ready", 2),
        ("justicar", "B", "torpor", 3),
        ("prince", "B", "ready", 3),
    ],
)
@rule("R6.3.3-05")
def test_anastasz_among_justicars(title: str, seat: str, zone: Any, votes: int) -> None:
    name = "Anastasz di Zagreb"
    position = Position("A", "B").vampire(name, "A")
    position.vampire("Rake", seat, capacity=6, clan="Brujah", title=title, zone=zone)
    assert look(position.build(), f"{name}.votes") == [votes]
    contested = Position("A", "B").vampire(name, "A", contesting=True)
    contested.vampire("Rake", seat, capacity=6, clan="Brujah", title=title)
    assert look(contested.build(), f"{name}.votes") == [0]


@rule("R1.6.1-13")
def test_equipment_is_cheap_on_black_cat() -> None:
    """Ruling RTR 19941109: for whatever asks what it costs."""
    for bearer, heavy in (("Lupo", True), ("Black Cat", False)):
        position = Position("A", "B").vampire("Lupo", "A", capacity=5).vampire("Black Cat", "A")
        position.prop("Axe", types="equipment", pool_cost=3, text=Text(traits=(Trait.WEAPON,)))
        state = position.attach("Axe", on=bearer).build()
        (axe,) = (c for c, _ in enumerate(state.cards) if state.definition(c).facts.name == "Axe")
        assert is_heavy(state, axe) is heavy


GUN = ".44 Magnum"


def armed(name: str, weapon: str) -> GameState:
    """The vampire of A strikes with a weapon, and B's Thomas, who has no blood, with hands."""
    position = Position("A", "B").vampire(name, "A").vampire("Thomas", "B", capacity=5, blood=0)
    state = play(position.attach(weapon, on=name).build(), f"A: bleed with {name}")
    state = play(onward(state, DecisionKind.BLOCK), "B: block with Thomas")
    state = play(onward(state, DecisionKind.STRIKE, "A"), f"A: use {weapon} in way 2")
    return after(state)


@pytest.mark.parametrize(("name", "lost"), [("Ruth McGinley", 0), ("Ozmo", 1)])
@rule("R6.4.5-16")
def test_ruth_shoots_first(name: str, lost: int) -> None:
    full = look(Position("A", "B").vampire(name, "A").build(), f"{name}.blood")[0]
    assert isinstance(full, int)
    assert look(armed(name, GUN), f"{name}.blood", "Thomas.zone") == [full - lost, "torpor"]


@rule("R6.4.5-02")
def test_casino_shoots_well() -> None:
    for name, left in (("Casino Reeds", 4), ("Ozmo", 5)):
        position = Position("A", "B").vampire(name, "A").vampire("Thomas", "B", capacity=7)
        state = play(position.attach(GUN, on=name).build(), f"A: bleed with {name}")
        state = play(onward(state, DecisionKind.BLOCK), "B: block with Thomas")
        start = onward(state, DecisionKind.STRIKE, "A")
        state = after(play(start, f"A: use {GUN} in way 2"))
        assert look(state, "Thomas.blood") == [left]
        state = after(play(start, "A: strike with hand"))
        assert look(state, "Thomas.blood") == [6]

"""More vampires of the Sabbat: costs, hands, votes, and what becomes of them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.polls import MOTION
from tests.cards.table import SABBAT, bled, codes, look, onward, play
from tests.cards.vampires import action as acting
from tests.cards.vampires import table, trying
from tests.rulecheck import rule
from vtes.cards.shapes import bring_into_play, strike_card
from vtes.cards.uses import burned_by_referendum, master
from vtes.model.decisions import ActionKind, DecisionKind, WindowKind
from vtes.model.text import Aim, Strike, Text, What
from vtes.model.words import BurnTarget, Employ, PutInPlay, PutOn, Recruit, Who
from vtes.queries import tally
from vtes.rules.hands import hand_size
from vtes.testing import Position


@pytest.mark.parametrize(
    ("name", "kind", "cost", "left"),
    [
        ("Sébastien Goulet", "ally", {"pool_cost": 2}, (29, 8)),
        ("Sébastien Goulet", "ally", {"blood_cost": 2}, (30, 7)),
        ("Sébastien Goulet", "retainer", {"pool_cost": 2}, (29, 8)),
        ("Sébastien Goulet", "retainer", {"blood_cost": 2}, (30, 7)),
        ("Sébastien Goulet", "equipment", {"pool_cost": 2}, (28, 8)),
    ],
)
@rule("R1.6.1-13", "G02")
def test_companions_cost_sebastien_less(
    name: str, kind: str, cost: dict[str, Any], left: tuple[int, int]
) -> None:
    words = {
        "ally": (ActionKind.RECRUIT, Recruit()),
        "retainer": (ActionKind.EMPLOY, Employ()),
        "equipment": (ActionKind.EQUIP, PutOn(Who.SELF)),
    }
    text = Text(modes=(bring_into_play(*words[kind]),), life=0 if kind == "equipment" else 1)
    position = table(name).prop("Thing", types=kind, text=text, **cost).hand("A", "Thing")
    state = onward(play(position.library("A", 3).build(), f"A: play Thing with {name}"))
    assert look(state, "A.pool", f"{name}.blood") == list(left)


@pytest.mark.parametrize(
    ("kind", "facts", "left"),
    [
        ("ally", {"pool_cost": 2, "clans": ["Tzimisce"]}, (29, 8)),
        ("retainer", {"blood_cost": 2, "clans": ["Tzimisce"]}, (30, 7)),
        ("ally", {"blood_cost": 2, "disciplines": ["vic"]}, (30, 7)),
        ("ally", {"pool_cost": 2, "clans": ["Tzimisce"], "disciplines": ["vic"]}, (29, 8)),
        ("ally", {"pool_cost": 2}, (28, 8)),
        ("ally", {"pool_cost": 2, "disciplines": ["ani"]}, (28, 8)),
    ],
)
@rule("R1.6.1-13", "G02")
def test_the_tailor_makes_his_own_companions(
    kind: str, facts: dict[str, Any], left: tuple[int, int]
) -> None:
    name = "Little Tailor of Prague"
    brought = (ActionKind.RECRUIT, Recruit()) if kind == "ally" else (ActionKind.EMPLOY, Employ())
    text = Text(
        modes=(bring_into_play(*brought, level=1 if "disciplines" in facts else 0),), life=1
    )
    position = table(name).prop("Thing", types=kind, text=text, **facts).hand("A", "Thing")
    state = onward(play(position.library("A", 3).build(), f"A: play Thing with {name}"))
    assert look(state, "A.pool", f"{name}.blood") == list(left)


@rule("R6.1.1-07", "G02")
def test_sebastien_bleeds_for_blood() -> None:
    name = "Sébastien Goulet"
    state = play(play(table(name).build(), f"A: bleed with {name}"), f"A: use {name}")
    assert bled(state) == 2
    assert "use-spent" in codes(state, f"A: use {name}")
    assert look(onward(state), f"{name}.blood") == [7]


@rule("R1.4-01", "R6.1.7-02")
def test_gillian_calls_no_referendum() -> None:
    state = table("Gillian Krader").hand("A", MOTION).vampire("Nik", "A", capacity=2).build()
    line = f"A: play {MOTION} with"
    assert codes(state, f"{line} Gillian Krader") == ["political-banned"]
    assert codes(state, f"{line} Nik") == []


@rule("R1.4-01")
def test_gillian_calls_no_referendum_against_a_card() -> None:
    position = table("Gillian Krader").vampire("Nik", "A", capacity=2)
    smear = Text(modes=(master(PutInPlay()), burned_by_referendum()))
    position.prop("Smear", types="master", text=smear).permanent("Smear", "B")
    state = position.build()
    assert codes(state, "A: use Smear in way 2 with Gillian Krader") == ["use-political-banned"]
    assert codes(state, "A: use Smear in way 2 with Nik") == []


@pytest.mark.parametrize(("ready", "size"), [(True, 8), (False, 7)])
@rule("R2.3-08", "R1.6.1-06")
def test_christanius_makes_her_hand_larger(ready: bool, size: int) -> None:
    name, zone = "Christanius Lionel, The Mad Chronicler", "ready" if ready else "torpor"
    state = table(name, zone=zone).build()
    assert [hand_size(state, seat) for seat in range(3)] == [size, 7, 7]


@pytest.mark.parametrize(("zone", "discards"), [("ready", 2), ("torpor", 1)])
@rule("R8-01", "D333")
def test_cicatriz_discards(zone: str, discards: int) -> None:
    position = table("Cicatriz", zone=zone).hand("A", *["Majesty"] * 3)
    state = onward(position.build(), DecisionKind.DISCARD)
    for _ in range(discards):
        assert codes(state, "A: discard Majesty") == []
        state = play(state, "A: discard Majesty")
    assert state.pending is None or codes(state, "A: discard Majesty") != []


@rule("R6.3.3-14")
def test_genevieve_has_a_vote_beside_her_ballot() -> None:
    position = table("Genevieve").hand("A", MOTION).vampire("Nik", "A", capacity=5, **SABBAT)
    state = play(position.build(), f"A: play {MOTION} with Lupo")
    state = onward(state, WindowKind.POLLING, "A")
    assert tally(play(state, "A: vote for with Genevieve")) == (1, 0)


@pytest.mark.parametrize(("damage", "burned"), [(True, 2), (False, 0)])
@rule("R1.4-01", "R6.4.6-14")
def test_angela_is_dear_when_she_burns(damage: bool, burned: int) -> None:
    name = "Angela Decker"
    position = Position("A", "B").vampire(name, "A").vampire("Thomas", "B", capacity=5)
    flame = Text(modes=(strike_card(0, Strike(damage=3, aggravated=True)),))
    position.prop("Flame", types="combat", text=flame).hand("B", "Flame").library("B", 3)
    if not damage:
        pyre = acting(BurnTarget(), aim=Aim(What.VAMPIRE))
        position.prop("Pyre", types="action", text=pyre).hand("A", "Pyre").vampire("Lupo", "A")
        state = onward(play(position.build(), "A: play Pyre with Lupo", f"A: target {name}"))
    else:
        state = play(position.build(), f"A: bleed with {name}")
        state = play(onward(state, DecisionKind.BLOCK, "B"), "B: block with Thomas")
        state = play(onward(state, DecisionKind.STRIKE, "B"), "B: play Flame with Thomas")
        state = onward(state)
    assert look(state, f"{name}.zone", "A.pool") == ["ash heap", 30 - burned]


@pytest.mark.parametrize(
    ("sect", "clan", "intercept"), [("camarilla", "Brujah", 1), ("sabbat", "Lasombra", 0)]
)
@rule("R6.2.2-15", "G02")
def test_julio_sees_the_camarilla(sect: str, clan: str, intercept: int) -> None:
    name = "Julio Martinez"
    state = trying(name, name, sect=sect, clan=clan)
    state = onward(state, WindowKind.BLOCK_ATTEMPT, "B")
    if not intercept:
        assert codes(state, f"B: use {name}") == ["does-not-hold"]
        return
    state = play(state, f"B: use {name}")
    assert look(state, f"{name}.intercept", f"{name}.blood") == [1, 8]


@rule("R6.2.2-15", "R1.4-01")
def test_larry_pays_for_intercept_once() -> None:
    state = onward(trying("Larry", "Larry"), WindowKind.BLOCK_ATTEMPT, "B")
    state = play(state, "B: use Larry")
    assert look(state, "Larry.intercept", "Larry.blood") == [1, 4]
    assert "use-spent" in codes(state, "B: use Larry")

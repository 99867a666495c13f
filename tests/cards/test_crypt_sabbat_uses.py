"""More vampires of the Sabbat: what they do outside combat."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.table import bled, codes, look, onward, play, pools, titled
from tests.cards.vampires import action as acting
from tests.cards.vampires import table, targets
from tests.rulecheck import rule
from vtes.cards.shapes import ally
from vtes.model.cards import Title
from vtes.model.decisions import DecisionKind, Phase, WindowKind
from vtes.model.state import GameState
from vtes.model.text import Aim, What
from vtes.model.vote_words import GainTitle, StealTitle
from vtes.queries import stealth
from vtes.testing import Position

SABBAT: dict[str, Any] = {"clan": "Lasombra", "sect": "sabbat"}
ANKA = "Anka, Priestess of Thorns"
ELLEN = "Ellen Fence, the Tracker"
IDALIA = "Idalia, Prophet of Guadalajara"
OVER = WindowKind.AFTER_RESOLUTION


@rule("R6.1-09")
def test_adonai_hunts_the_camarilla() -> None:
    position = table("Adonai").vampire("Nik", "B", capacity=5, **SABBAT)
    position.vampire("Nora", "B", capacity=5, zone="torpor")
    state = play(position.build(), "A: use Adonai with Adonai")
    assert targets(state) == ["Thomas", "Yuri"]
    state = onward(play(state, "A: target Yuri"), WindowKind.BEFORE_RANGE)
    assert look(state, "combat.opposing") == ["Yuri"]


@rule("R6.1-09")
def test_anka_hunts_the_lasombra() -> None:
    position = table(ANKA).vampire("Nik", "B", capacity=5, **SABBAT)
    position.vampire("Nora", "A", capacity=5, **SABBAT)
    position.vampire("Rake", "C", capacity=5, zone="torpor", **SABBAT)
    state = play(position.build(), f"A: use {ANKA} with {ANKA}")
    assert targets(state) == ["Nik"]
    state = onward(play(state, "A: target Nik"), WindowKind.BEFORE_RANGE)
    assert look(state, "combat.opposing") == ["Nik"]


@rule("R6.1-09")
def test_ellen_hunts_those_who_are_tapped() -> None:
    position = Position("A", "B", "C", "D").vampire(ELLEN, "A")
    position.vampire("Thomas", "B", capacity=5, tapped=True).vampire("Nik", "B", capacity=5)
    position.ally("Mage", "D", life=1, tapped=True)
    position.vampire("Yuri", "C", capacity=5, tapped=True)
    state = play(position.build(), f"A: use {ELLEN} with {ELLEN}")
    assert targets(state) == ["Thomas", "Mage"]
    state = onward(play(state, "A: target Thomas"), WindowKind.BEFORE_RANGE)
    assert look(state, "combat.opposing") == ["Thomas"]


@pytest.mark.parametrize(
    ("clan", "seat", "refused"),
    [
        ("Gangrel antitribu", "A", []),
        ("Gangrel", "A", ["not-of-the-clan"]),
        ("Gangrel antitribu", "B", ["hosts-companion"]),
    ],
)
@rule("R6.1-05", "R6.2.2-01", "D330")
def test_huang_is_hunted_by_those_he_envies(clan: str, seat: str, refused: list[str]) -> None:
    name = "Huang, Blood Cultist"
    position = Position("A", "B").turn(seat).vampire(name, "B").vampire("Yuri", "A", capacity=5)
    state = position.vampire("Nik", seat, capacity=5, clan=clan).build()
    line = f"{seat}: use {name} with Nik"
    if refused:
        assert codes(state, line) == refused
        return
    state = onward(play(state, line), WindowKind.BEFORE_RANGE)
    assert look(state, "combat.opposing") == [name]


@rule("R6.1-09", "R6.2-09")
def test_anisa_burns_the_weak_for_a_pool() -> None:
    name = "Anisa Marianna Lopez"
    position = Position("A", "B", "C", "D").vampire(name, "A")
    position.vampire("Thomas", "B", capacity=3).vampire("Nik", "B", capacity=4)
    position.vampire("Yuri", "C", capacity=2).vampire("Nora", "D", capacity=1)
    state = play(position.build(), f"A: use {name} with {name}")
    assert targets(state) == ["Thomas", "Nora"]
    state = onward(play(state, "A: target Thomas"))
    assert look(state, "Thomas.zone", "A.pool") == ["ash heap", 29]


@rule("R4.2-10")
def test_gustav_takes_titles_from_bishops() -> None:
    name = "Gustav Mallenhous"
    position = table(name).vampire("Nik", "B", capacity=5, clan="Lasombra", **titled("bishop"))
    position.vampire("Nora", "C", capacity=5, clan="Lasombra", **titled("archbishop"))
    position.vampire("Rake", "C", capacity=5, clan="Lasombra", **titled("priscus"))
    state = play(position.build(), f"A: use {name} with {name}")
    assert targets(state) == ["Nik", "Nora"]
    state = onward(play(state, "A: target Nora"))
    assert look(state, "Nora.title", "Nik.title") == ["", "bishop"]


@rule("R6.3.4-09", "R10-03")
def test_tobias_makes_bishops() -> None:
    position = table("Tobias Smith").vampire("Nik", "A", capacity=6, **SABBAT)
    position.vampire("Nora", "A", capacity=5, **SABBAT).vampire("Rake", "B", capacity=6, **SABBAT)
    position.vampire("Royce", "A", capacity=6, clan="Lasombra", **titled("priscus"))
    position.vampire("Mara", "A", capacity=6)
    state = play(position.build(), "A: use Tobias Smith with Tobias Smith")
    assert targets(state) == ["Nik"]
    state = onward(play(state, "A: target Nik"))
    assert look(state, "Nik.title", "Tobias Smith.tapped") == ["bishop", True]


@pytest.mark.parametrize("thief", [False, True])
@rule("R6.3.4-09", "D341")
def test_lena_gains_no_title(thief: bool) -> None:
    position = table("Lena Rowe").vampire("Nora", "A", capacity=5, **SABBAT)
    position.vampire("Nik", "B", capacity=5, clan="Lasombra", **titled("bishop"))
    text = acting(StealTitle(), aim=Aim(What.VAMPIRE, titled=(Title.BISHOP,)))
    if not thief:
        text = acting(GainTitle(Title.BISHOP), aim=Aim(What.VAMPIRE))
    state = position.prop("Crown", types="action", text=text).hand("A", "Crown").build()
    for name, title in (("Lena Rowe", ""), ("Nora", "bishop")):
        lines = (f"A: play Crown with {name}", f"A: target {'Nik' if thief else name}")
        done = onward(play(state, *lines))
        assert look(done, f"{name}.title") == [title]
        assert look(done, "Nik.title") == ["bishop" if not title or not thief else ""]


@rule("R6.1-09")
def test_hannibal_drinks_from_the_sabbat() -> None:
    position = table("Hannibal", blood=4).vampire("Nik", "B", capacity=5, blood=3, **SABBAT)
    state = play(position.build(), "A: use Hannibal with Hannibal")
    assert targets(state) == ["Nik"]
    state = onward(play(state, "A: target Nik"), DecisionKind.CHOICE)
    state = onward(play(state, "A: take 2"))
    assert look(state, "Hannibal.blood", "Nik.blood") == [6, 1]


def untapping(name: str, **more: Any) -> Position:
    """A's untap phase: she has the vampire, and minions of several clans lie about."""
    position = table(name, Phase.UNTAP, **more)
    position.vampire("Nik", "B", capacity=5, blood=1, clan="Pander", sect="sabbat")
    position.vampire("Nora", "A", capacity=5, blood=1, clan="Pander", sect="sabbat", zone="torpor")
    for other, clan in (("Rake", "Gangrel"), ("Royce", "Gangrel antitribu"), ("Mara", "Brujah")):
        position.vampire(other, "A", capacity=4, clan=clan, zone="uncontrolled")
    return position.vampire("Bob", "B", capacity=4, clan="Gangrel", zone="uncontrolled")


@rule("R4-04")
def test_kassiym_feeds_the_clanless() -> None:
    name = "Kassiym Malikhair"
    state = play(untapping(name).build(), f"A: use {name}")
    assert targets(state) == ["Nik"]
    state = play(state, "A: target Nik")
    assert look(state, "Nik.blood", f"{name}.blood") == [2, 5]
    assert "use-spent" in codes(state, f"A: use {name}")
    assert codes(untapping(name, blood=0).build(), f"A: use {name}") == ["blood-missing"]


@rule("R4-04", "R6.1-09")
def test_haakon_feeds_his_kin() -> None:
    name = "Haakon Mortensen"
    state = play(untapping(name).build(), f"A: use {name}")
    assert targets(state) == ["uncontrolled #1 of A", "uncontrolled #2 of A"]
    state = play(state, "A: target uncontrolled #2 of A")
    assert look(state, f"{name}.blood", "Rake.blood", "Royce.blood") == [7, 0, 1]
    assert codes(untapping(name, blood=0).build(), f"A: use {name}") == ["blood-missing"]


@rule("R6.1-09")
def test_haakon_feeds_whoever_is_untapped() -> None:
    name = "Haakon Mortensen"
    position = table(name).vampire("Nik", "B", capacity=5, blood=1)
    position.vampire("Nora", "B", capacity=5, blood=1, tapped=True)
    state = play(position.build(), f"A: use {name} in way 2 with {name}")
    assert "Nik" in targets(state)
    assert "Nora" not in targets(state)
    assert look(onward(play(state, "A: target Nik")), "Nik.blood") == [2]


@pytest.mark.parametrize(("tapped", "gained"), [(False, 1), (True, 0)])
@rule("R4-03", "D322")
def test_bartholomew_rests_for_pool(tapped: bool, gained: int) -> None:
    position = Position("A", "B", "C").turn("C", Phase.DISCARD)
    position.vampire("Bartholomew", "A", tapped=tapped).vampire("Thomas", "B", capacity=5)
    state = onward(position.vampire("Yuri", "C", capacity=5).build(), DecisionKind.UNTAP)
    if gained:
        assert codes(state, "A: pass") != []
        state = play(state, "A: use Bartholomew")
    else:
        assert codes(state, "A: use Bartholomew") != []
    assert pools(state)[0] == 30 + gained


@rule("R6.1.1-01", "R6.1.1-03")
def test_julia_bleeds_whom_she_likes() -> None:
    state = play(table("Julia Prima").build(), "A: use Julia Prima with Julia Prima")
    assert codes(state, "A: choose A") != []
    state = play(state, "A: choose C")
    assert bled(state) == 1
    state = play(state, "A: use Julia Prima in way 2")
    assert bled(state) == 2
    assert "use-spent" in codes(state, "A: use Julia Prima in way 2")
    assert look(onward(state), "C.pool", "Julia Prima.blood") == [28, 6]


@rule("R6.1.1-07")
def test_julia_bleeds_her_prey_as_others_do() -> None:
    state = play(table("Julia Prima").build(), "A: bleed with Julia Prima")
    state = play(state, "A: use Julia Prima in way 2")
    assert look(onward(state), "B.pool") == [28]
    hunts = play(table("Julia Prima", blood=3).build(), "A: hunt with Julia Prima")
    assert codes(hunts, "A: use Julia Prima in way 2") == ["no-bleed"]


def threatened(size: int, bleeder: str = "Lupo") -> GameState:
    """A's Lupo, of that capacity, or her ally bleeds B, who has Greta."""
    position = Position("A", "B").vampire("Lupo", "A", capacity=size)
    position.ally("Mage", "A", life=2, text=ally(2, bleed=1))
    return play(position.vampire("Greta Kircher", "B").build(), f"A: bleed with {bleeder}")


@pytest.mark.parametrize(("size", "bleeder"), [(6, "Lupo"), (9, "Mage")])
@rule("R6.1.1-07", "G02")
def test_greta_softens_the_bleeds_of_the_young(size: int, bleeder: str) -> None:
    state = onward(threatened(size, bleeder), WindowKind.AS_ANNOUNCED, "B")
    before = bled(state)
    state = play(state, "B: use Greta Kircher")
    assert bled(state) == before - 1
    assert look(state, "Greta Kircher.blood") == [6]
    assert "use-spent" in codes(state, "B: use Greta Kircher")
    assert look(onward(state), "B.pool") == [30 - max(before - 1, 0)]


@rule("R6.1.1-07")
def test_greta_does_not_soften_others() -> None:
    state = onward(threatened(7), WindowKind.AS_ANNOUNCED, "B")
    assert codes(state, "B: use Greta Kircher") != []
    own = play(table("Greta Kircher").build(), "A: bleed with Lupo")
    assert codes(own, "A: use Greta Kircher") != []


@rule("R6.1-09", "R1.6.1-06")
def test_thomas_finds_a_blade() -> None:
    name = "Thomas Steed, The Angry"
    position = table(name).hand("A", *["Majesty"] * 7)
    position.library("A", "Bastard Sword", ".44 Magnum", "Majesty")
    state = play(position.build(), f"A: use {name} with {name}")
    assert stealth(state) == 1
    state = onward(state, DecisionKind.CHOICE)
    assert codes(state, "A: choose .44 Magnum in library") != []
    state = onward(play(state, "A: choose Bastard Sword in library"), DecisionKind.TRIM)
    assert look(state, "A.hand.count") == [8]
    state = onward(play(state, "A: discard Majesty"))
    assert look(state, "A.hand.count", "A.library.count") == [7, 2]


def later(state: GameState, name: str) -> list[object]:
    """Whether he is tapped when the action is over, and when A's discard phase has begun."""
    state = onward(state)
    now = look(state, f"{name}.tapped")
    return [*now, *look(onward(state, DecisionKind.DISCARD), f"{name}.tapped")]


@rule("R6.1.4-01", "D342")
def test_idalia_rests_when_she_is_armed() -> None:
    position = table(IDALIA).hand("A", "Meat Cleaver")
    state = play(position.build(), f"A: play Meat Cleaver with {IDALIA}")
    state = onward(state, OVER, "A")
    assert later(play(state, f"A: use {IDALIA}"), IDALIA) == [True, False]
    assert later(state, IDALIA) == [True, True]
    bleeds = onward(play(table(IDALIA).build(), f"A: bleed with {IDALIA}"), OVER, "A")
    assert codes(bleeds, f"A: use {IDALIA}") == ["does-not-hold"]

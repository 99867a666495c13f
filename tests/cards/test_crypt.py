"""Vampires: what they add to their own numbers and to those of others, whom they evade."""

from __future__ import annotations

import pytest

from tests.cards.table import bled, codes, look, onward, play
from tests.rulecheck import rule
from vtes.cards.crypt import CRYPT
from vtes.cards.crypt_independent import CRYPT_INDEPENDENT
from vtes.cards.crypt_plain import CRYPT_PLAIN
from vtes.cards.crypt_sabbat import CRYPT_SABBAT
from vtes.cards.printed import facts
from vtes.model.decisions import DecisionKind, Phase, WindowKind
from vtes.model.state import GameState
from vtes.queries import stealth
from vtes.rules.hands import hand_size
from vtes.testing import Position

ALL = {**CRYPT, **CRYPT_INDEPENDENT, **CRYPT_SABBAT}


def bleeding(name: str, **thomas: object) -> GameState:
    """A's vampire bleeds B, who controls Thomas, such as he is, and Nik, a Gangrel."""
    position = Position("A", "B", "C").vampire(name, "A")
    position.vampire("Thomas", "B", **{"capacity": 5, **thomas})  # type: ignore[arg-type]
    position.vampire("Nik", "B", capacity=5, clan="Gangrel")
    return play(position.build(), f"A: bleed with {name}")


ALWAYS = [
    ("Gwendolyn", "bleed", 3),
    ("Cornelius Ottavio", "bleed", 2),
    ("Jan Pieterzoon", "bleed", 2),
    ("Queen Anne", "bleed", 2),
    ("Suhailah", "bleed", 2),
]


@pytest.mark.parametrize(("name", "number", "value"), ALWAYS)
@rule("R6.1.1-06")
def test_what_is_printed_as_more_is_added(name: str, number: str, value: int) -> None:
    state = bleeding(name)
    assert look(state, f"{name}.{number}") == [value]
    assert bled(state) == value


@rule("R6.1.2-03")
def test_a_good_hunter() -> None:
    position = Position("A", "B").vampire("Amadeo", "A", blood=3).vampire("Lupo", "B", capacity=5)
    state = onward(play(position.build(), "A: hunt with Amadeo"))
    assert look(state, "Amadeo.blood") == [5]


AGAINST = [
    ("Constanza Vinti", "Ventrue", 1, 3),
    ("Elisabetta Romano", "Follower of Set", 1, 2),
    ("Queen Anne", "Tremere", 2, 3),
    ("Ranjan Rishi, Camarilla Scholar", "Brujah", 1, 2),
    ("Rebekka, Chantry Elder of Munich", "Malkavian", 1, 2),
    ("Sigrid Bekker", "Nosferatu", 1, 2),
]


@pytest.mark.parametrize(("name", "clan", "few", "many"), AGAINST)
@rule("R1.4-01")
def test_more_bleed_against_a_clan(name: str, clan: str, few: int, many: int) -> None:
    assert bled(bleeding(name, clan=clan)) == many
    assert bled(bleeding(name, clan="Gangrel")) == few
    assert bled(bleeding(name, clan=clan, zone="torpor")) == few
    before = Position("A", "B").vampire(name, "A").vampire("Thomas", "B", capacity=5, clan=clan)
    assert look(before.build(), f"{name}.bleed") == [few]  # bleeding nobody yet


@rule("R1.4-01")
def test_more_bleed_against_a_clan_of_the_one_who_is_bled_alone() -> None:
    position = Position("A", "B", "C").vampire("Sigrid Bekker", "A")
    position.vampire("Thomas", "B", capacity=5).vampire("Yuri", "C", capacity=5, clan="Nosferatu")
    state = play(position.build(), "A: bleed with Sigrid Bekker")
    assert bled(state) == 1


@rule("D231", "G25")
def test_the_bleed_counts_against_whom_it_is_directed_at_last() -> None:
    position = Position("A", "B", "C").vampire("Sigrid Bekker", "A")
    position.vampire("Thomas", "B", capacity=5, clan="Nosferatu", disciplines={"dom": 1})
    position.vampire("Yuri", "C", capacity=5).hand("B", "Deflection")
    state = play(position.build(), "A: bleed with Sigrid Bekker")
    assert bled(state) == 2
    state = onward(state, WindowKind.AFTER_DECLINE, "B")
    state = play(state, "B: play Deflection with Thomas", "B: choose C")
    assert bled(state) == 1
    assert look(onward(state), "B.pool", "C.pool") == [30, 29]


@rule("R10.1-01")
def test_cornelius_bleeds_those_who_are_friends_of_others() -> None:
    assert bled(bleeding("Cornelius Ottavio", clan="Gangrel")) == 2
    assert bled(bleeding("Cornelius Ottavio", clan="Lasombra")) == 3
    assert bled(bleeding("Cornelius Ottavio", clan="Giovanni")) == 3
    assert bled(bleeding("Cornelius Ottavio", clan="Giovanni", zone="torpor")) == 2


@pytest.mark.parametrize(
    "name", ["Muaziz, Archon of Ulugh Beg", "Rebekka, Chantry Elder of Munich"]
)
@rule("R6.2.2-14")
def test_one_who_walks_unseen(name: str) -> None:
    state = Position("A", "B").vampire(name, "A").vampire("Thomas", "B", capacity=5).build()
    assert stealth(play(state, f"A: bleed with {name}")) == 1
    assert stealth(play(state, f"A: hunt with {name}")) == 2


@pytest.mark.parametrize(
    ("title", "seat", "zone", "hidden"),
    [
        ("prince", "B", "ready", 1),
        ("justicar", "B", "ready", 1),
        ("primogen", "B", "ready", 0),
        ("prince", "B", "torpor", 0),
        ("prince", "C", "ready", 0),
    ],
)
@rule("R1.6.1-12")
def test_suhailah_hides_from_the_great(title: str, seat: str, zone: str, hidden: int) -> None:
    position = Position("A", "B", "C").vampire("Suhailah", "A")
    position.vampire("Thomas", seat, capacity=5, clan="Brujah", title=title, zone=zone)  # type: ignore[arg-type]
    state = play(position.build(), "A: bleed with Suhailah")
    assert stealth(state) == hidden


@rule("R6.1.2-02")
def test_zoe_hunts_without_hiding() -> None:
    state = Position("A", "B").vampire("Zöe", "A").vampire("Thomas", "B", capacity=5).build()
    assert stealth(play(state, "A: hunt with Zöe")) == 0
    assert stealth(play(state, "A: bleed with Zöe")) == 0


@pytest.mark.parametrize(("clan", "strength"), [("Malkavian", 0), ("Brujah", 1)])
@rule("R6.4.5-04")
def test_blythe_is_weak_against_the_mad(clan: str, strength: int) -> None:
    position = Position("A", "B").vampire("Blythe Candeleria", "A")
    position.vampire("Thomas", "B", capacity=5, clan=clan)
    state = play(position.build(), "A: bleed with Blythe Candeleria")
    assert look(state, "Blythe Candeleria.strength") == [1]
    state = play(onward(state, DecisionKind.BLOCK), "B: block with Thomas")
    state = onward(state, DecisionKind.STRIKE)
    assert look(state, "Blythe Candeleria.strength", "Thomas.strength") == [strength, 1]


@pytest.mark.parametrize(
    ("barth", "tapped", "size", "mind", "hidden"),
    [
        ("B", False, 3, "C", 0),
        ("C", False, 3, "B", 0),
        ("A", False, 3, "B", 1),
        ("B", True, 3, "C", 1),
        ("B", False, 4, "C", 1),
    ],
)
@rule("R6.2.2-15")
def test_barth_sees_the_young(barth: str, tapped: bool, size: int, mind: str, hidden: int) -> None:
    position = Position("A", "B", "C").vampire("Lupo", "A", capacity=size)
    position.vampire("Barth", barth, tapped=tapped).vampire("Thomas", mind, capacity=5)
    assert stealth(play(position.build(), "A: hunt with Lupo")) == hidden


@rule("R6.2.2-15")
def test_barth_in_torpor_sees_nobody_and_four_sit_too_far_apart() -> None:
    position = Position("A", "B", "C").vampire("Lupo", "A", capacity=3)
    position.vampire("Barth", "B", zone="torpor").vampire("Thomas", "C", capacity=5)
    assert stealth(play(position.build(), "A: hunt with Lupo")) == 1
    position = Position("A", "B", "C", "D").vampire("Lupo", "A", capacity=3)
    position.vampire("Barth", "C").vampire("Thomas", "B", capacity=5)
    assert stealth(play(position.build(), "A: hunt with Lupo")) == 1
    ally = Position("A", "B").ally("Mage", "A", life=2).vampire("Barth", "B")
    assert stealth(play(ally.build(), "A: bleed with Mage")) == 0


@pytest.mark.parametrize(
    ("clan", "theirs", "zone", "amount"),
    [
        ("Giovanni", "Brujah", "ready", 2),
        ("Giovanni", "Gangrel", "ready", 1),
        ("Gangrel", "Brujah", "ready", 1),
        ("Giovanni", "Brujah", "torpor", 1),
    ],
)
@rule("R6.1.1-07")
def test_vasilis_sells_his_clan(clan: str, theirs: str, zone: str, amount: int) -> None:
    position = Position("A", "B", "C").vampire("Lupo", "A", capacity=5, clan=clan)
    position.vampire("Thomas", "B", capacity=5, clan=theirs)
    position.vampire("Vasilis, The Traitor of Don Cruez", "C", zone=zone)  # type: ignore[arg-type]
    assert bled(play(position.build(), "A: bleed with Lupo")) == amount


@rule("R2.3-08", "R1.6.1-06")
def test_jan_makes_every_hand_smaller() -> None:
    position = Position("A", "B", "C").vampire("Lupo", "A", capacity=5).library("A", 9)
    position.vampire("Jan Pieterzoon", "B", blood=1).library("B", 9).library("C", 9)
    state = position.build()
    assert [hand_size(state, seat) for seat in range(3)] == [6, 6, 6]
    asleep = Position("A", "B").vampire("Jan Pieterzoon", "B", zone="torpor")
    assert hand_size(asleep.build(), 0) == 7


@rule("R1.6.1-06")
def test_hands_are_discarded_down_when_jan_arrives() -> None:
    wake = "Wake with Evening's Freshness"
    position = Position("A", "B").turn("A").hand("A", *[wake] * 7).hand("B", *[wake] * 7)
    position.vampire("Lupo", "A", capacity=5)
    position.vampire("Jan Pieterzoon", "A", zone="torpor", blood=2)
    state = onward(play(position.build(), "A: leave torpor with Jan Pieterzoon"), DecisionKind.TRIM)
    state = play(state, f"A: discard {wake}", f"B: discard {wake}")
    assert look(state, "A.hand.count", "B.hand.count") == [6, 6]


@pytest.mark.parametrize(
    ("clan", "size", "refused"),
    [("Tremere", 4, True), ("Tremere", 5, False), ("Ventrue", 4, False)],
)
@rule("R6.2.2-04")
def test_aisling_is_let_pass_by_her_juniors(clan: str, size: int, refused: bool) -> None:
    position = Position("A", "B", "C").vampire("Aisling Sturbridge", "A")
    position.vampire("Thomas", "B", capacity=size, clan=clan)
    position.vampire("Nik", "B", capacity=5).vampire("Yuri", "C", capacity=5)
    state = play(position.build(), "A: bleed with Aisling Sturbridge")
    state = onward(state, DecisionKind.BLOCK)
    assert codes(state, "B: block with Thomas") == (["blocker-barred"] if refused else [])


@pytest.mark.parametrize(("title", "refused"), [("primogen", True), ("prince", False)])
@rule("R1.4-01")
def test_volker_lets_the_primogen_pass(title: str, refused: bool) -> None:
    position = Position("A", "B", "C").vampire("Lupo", "A", capacity=5, clan="Brujah", title=title)
    position.vampire("Volker, The Puppet Prince", "B").vampire("Nik", "B", capacity=5)
    state = onward(play(position.build(), "A: bleed with Lupo"), DecisionKind.BLOCK)
    line = "B: block with Volker, The Puppet Prince"
    assert codes(state, line) == (["blocker-barred"] if refused else [])
    assert codes(state, "B: block with Nik") == []


@pytest.mark.parametrize("number", CRYPT_PLAIN)
def test_a_plain_vampire_has_his_printed_numbers_and_no_more(number: int) -> None:
    name = facts(number).name
    state = Position("A", "B").vampire(name, "A").turn("A", Phase.MINION).build()
    assert look(state, f"{name}.bleed", f"{name}.strength", f"{name}.intercept") == [1, 1, 0]

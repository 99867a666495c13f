"""More vampires of the Camarilla: what they add to numbers, pay, and whom they see or evade."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.fights import after
from tests.cards.table import bled, codes, look, onward, play
from tests.rulecheck import rule
from vtes.cards.shapes import strike_card
from vtes.model.decisions import ActionKind, DecisionKind, Phase
from vtes.model.phases import DiscardPhase, InfluencePhase, MasterPhase
from vtes.model.state import GameState
from vtes.model.text import Deed, How, Mode, Strike, Text, Trait
from vtes.model.words import GainBlood, PutOn, Recruit, Who
from vtes.queries import stealth
from vtes.rules.hands import hand_size
from vtes.testing import Position


def blocked(name: str, **lupo: Any) -> GameState:
    """A's Lupo bleeds B, whose vampire blocks; the strikes are chosen."""
    position = Position("A", "B").vampire("Lupo", "A", **{"capacity": 6, **lupo})
    state = play(position.vampire(name, "B").build(), "A: bleed with Lupo")
    state = play(onward(state, DecisionKind.BLOCK), f"B: block with {name}")
    return onward(state, DecisionKind.STRIKE)


ALWAYS = [
    *((name, "bleed", 2) for name in ("Adrianne", "Appolonius", "Helena Casimir", "Ozmo")),
    *((name, "bleed", 2) for name in ("Lydia Van Cuelen", "Madame Guil", "Natasha Volfchek")),
    *((name, "bleed", 2) for name in ("Suzanne Kadim", "Tatiana Romanov", "Anneke", "Masika")),
    *((name, "strength", 2) for name in ("Angus the Unruled", "Bianca", "Cassandra, Magus Prime")),
    *((name, "strength", 2) for name in ("Crusher", "Dancin' Dana", "Luccia Paciola")),
    *((name, "strength", 2) for name in ("Eliott Sinclair, Virtuoso Thespian", "Cock Robin")),
    *((name, "strength", 2) for name in ("Quinton McDonnell", "Sebastian Marley", "Zack North")),
    ("Carna, The Princess Witch", "intercept", 1),
]


@pytest.mark.parametrize(("name", "number", "value"), ALWAYS)
@rule("R6.1.1-06")
def test_what_is_printed_as_more_is_added(name: str, number: str, value: int) -> None:
    state = Position("A", "B").vampire(name, "A").build()
    assert look(state, f"{name}.{number}") == [value]


@rule("R6.2.2-14")
def test_who_walks_unseen() -> None:
    position = Position("A", "B").vampire("Lucretia, Cess Queen", "A")
    state = position.vampire("Thomas", "B", capacity=5).build()
    assert stealth(play(state, "A: bleed with Lucretia, Cess Queen")) == 1
    state = Position("A", "B").vampire("Igo the Hungry", "A", blood=0).build()
    assert stealth(play(state, "A: hunt with Igo the Hungry")) == 0


@pytest.mark.parametrize(
    ("title", "mine", "zone", "hidden"),
    [
        ("prince", True, "ready", 1),
        ("prince", True, "torpor", 0),
        ("primogen", True, "ready", 0),
        ("prince", False, "ready", 0),
    ],
)
@rule("R1.4-01")
def test_katarina_hides_behind_a_prince(title: str, mine: bool, zone: Any, hidden: int) -> None:
    name = "Katarina Kornfeld"
    position = Position("A", "B").vampire(name, "A").vampire("Nik", "B", capacity=4)
    seat = "A" if mine else "B"
    position.vampire("Rake", seat, capacity=5, clan="Ventrue", title=title, zone=zone)
    assert stealth(play(position.build(), f"A: bleed with {name}")) == hidden


SEEN = [
    ("Chandler Hungerford", {"clan": "Gangrel"}, {"clan": "Brujah"}),
    ("Selma the Repugnant", {"clan": "Nosferatu"}, {"clan": "Brujah"}),
    ("Tura Vaughn", {"clan": "Brujah"}, {"clan": "Gangrel"}),
    ("David Morgan, The Scourge", {"capacity": 2}, {"capacity": 3}),
]


@pytest.mark.parametrize(("name", "seen", "other"), SEEN)
@rule("R6.2.2-15")
def test_whom_they_see(name: str, seen: dict[str, Any], other: dict[str, Any]) -> None:
    assert look(blocked(name, **seen), f"{name}.intercept") == [1]
    assert look(blocked(name, **other), f"{name}.intercept") == [0]
    assert look(Position("A", "B").vampire(name, "B").build(), f"{name}.intercept") == [0]


@pytest.mark.parametrize(("name", "amount"), [("Nik", 1), ("Miranda Sanova", -1)])
@rule("R6.2.2-15")
def test_who_is_seen_by_the_brujah(name: str, amount: int) -> None:
    position = Position("A", "B").vampire(name, "A").vampire("Lupo", "A", capacity=5)
    position.vampire("Thomas", "B", capacity=5, clan="Brujah")
    state = position.vampire("Yuri", "B", capacity=5, clan="Gangrel").build()
    seen = play(state, f"A: bleed with {name}")
    assert look(seen, "Thomas.intercept", "Yuri.intercept") == [amount, 0]
    assert look(play(state, "A: bleed with Lupo"), "Thomas.intercept") == [0]


STRONGER = [
    ("Rake", {"clan": "Ventrue"}, {"clan": "Brujah"}, 1),
    ("Joshua Tarnopolski", {"sect": "sabbat"}, {"sect": "camarilla"}, 2),
    ("Lucina", {"capacity": 4}, {"capacity": 5}, 1),
    ("Sir Ralph Hamilton", {"capacity": 5, "sect": "camarilla"}, {"sect": "camarilla"}, 1),
    ("Sir Ralph Hamilton", {"capacity": 5, "sect": "camarilla"}, {"capacity": 5}, 1),
]


@pytest.mark.parametrize(("name", "foe", "other", "more"), STRONGER)
@rule("R6.4.5-04")
def test_against_whom_they_are_strong(
    name: str, foe: dict[str, Any], other: dict[str, Any], more: int
) -> None:
    usual = look(Position("A", "B").vampire(name, "B").build(), f"{name}.strength")[0]
    assert isinstance(usual, int)
    other = {"sect": "independent", **other}
    assert look(blocked(name, **foe), f"{name}.strength") == [usual + more]
    assert look(blocked(name, **other), f"{name}.strength") == [usual]


@pytest.mark.parametrize(
    ("name", "theirs"),
    [
        ("Katarina", {"clan": "Ravnos"}),
        ("Lille Haake", {"sect": "sabbat"}),
    ],
)
@rule("R6.1.1-06")
def test_whose_prey_they_bleed(name: str, theirs: dict[str, Any]) -> None:
    for zone, amount in (("ready", 2), ("torpor", 1)):
        position = Position("A", "B").vampire(name, "A").vampire("Nik", "B", capacity=4)
        position.vampire("Thomas", "B", capacity=5, zone=zone, **theirs)
        assert bled(play(position.build(), f"A: bleed with {name}")) == amount
    plain = Position("A", "B").vampire(name, "A").vampire("Nik", "B", capacity=4)
    assert bled(play(plain.build(), f"A: bleed with {name}")) == 1


@pytest.mark.parametrize(
    ("clan", "ralph", "amount"),
    [
        ("Follower of Set", "B", 2),
        ("Follower of Set", "C", 1),
        ("Brujah", "B", 1),
    ],
)
@rule("R6.1.1-06")
def test_ralph_is_hated(clan: str, ralph: str, amount: int) -> None:
    position = Position("A", "B", "C").vampire("Lupo", "A", capacity=5, clan=clan)
    position.vampire("Sir Ralph Hamilton", ralph).vampire("Nik", "B", capacity=4)
    assert bled(play(position.build(), "A: bleed with Lupo")) == amount


@pytest.mark.parametrize(
    ("title", "sect", "theirs", "amount"),
    [
        ("", "sabbat", "camarilla", 2),
        ("", "sabbat", "sabbat", 1),
        ("", "camarilla", "camarilla", 1),
        ("contested", "sabbat", "camarilla", 1),
        ("torpor", "sabbat", "camarilla", 1),
    ],
)
@rule("R6.1.1-06", "R4.2-03")
def test_marcus_vitel_leads_his_enemies(title: str, sect: str, theirs: str, amount: int) -> None:
    zone: Any = "torpor" if title == "torpor" else "ready"
    position = Position("A", "B").vampire("Lupo", "A", capacity=5, sect=sect)
    position.vampire("Marcus Vitel", "A", zone=zone, contesting=title == "contested")
    position.vampire("Thomas", "B", capacity=5, sect=theirs)
    assert bled(play(position.build(), "A: bleed with Lupo")) == amount


@rule("R6.3.2-07")
def test_natasha_hides_what_she_calls() -> None:
    motion, name = "Autarkis Persecution", "Natasha Volfchek"
    position = Position("A", "B").vampire(name, "A").vampire("Thomas", "B", capacity=5)
    state = position.hand("A", motion).build()
    assert stealth(play(state, f"A: play {motion} with {name}")) == 2
    assert stealth(play(state, f"A: bleed with {name}")) == 0


@rule("R5-02", "D333")
def test_anson_gives_two_master_phase_actions() -> None:
    for zone, seat, actions in (("ready", "A", 2), ("torpor", "A", 1), ("ready", "B", 1)):
        position = Position("A", "B").turn("A", Phase.MASTER)
        (frame,) = position.vampire("Anson", seat, zone=zone).build().stack  # type: ignore[arg-type]
        assert isinstance(frame, MasterPhase)
        assert frame.actions == actions


@rule("R7-03", "D333")
def test_ingrid_gives_two_more_transfers() -> None:
    for zone, seat, transfers in (("ready", "A", 6), ("torpor", "A", 4), ("ready", "B", 4)):
        position = Position("A", "B").turn("A", Phase.INFLUENCE)
        (frame,) = position.vampire("Ingrid Rossler", seat, zone=zone).build().stack  # type: ignore[arg-type]
        assert isinstance(frame, InfluencePhase)
        assert frame.transfers == transfers


@rule("R8-01", "D333")
def test_ulugh_gives_another_discard() -> None:
    for zone, seat, discards in (("ready", "A", 2), ("torpor", "A", 1), ("ready", "B", 1)):
        position = Position("A", "B").turn("A", Phase.DISCARD)
        (frame,) = position.vampire("Ulugh Beg, The Watcher", seat, zone=zone).build().stack  # type: ignore[arg-type]
        assert isinstance(frame, DiscardPhase)
        assert frame.discards == discards


@rule("R1.6.1-06")
def test_cassandra_holds_one_more_card() -> None:
    state = Position("A", "B").vampire("Cassandra, Magus Prime", "A").build()
    assert [hand_size(state, seat) for seat in (0, 1)] == [8, 7]
    state = Position("A", "B").vampire("Cassandra, Magus Prime", "A", zone="torpor").build()
    assert hand_size(state, 0) == 7
    position = Position("A", "B").vampire("Lupo", "A", capacity=5).library("A", 12)
    position.hand("A", *["Deflection"] * 7)
    state = position.vampire("Cassandra, Magus Prime", "A", zone="torpor", blood=3).build()
    state = onward(play(state, "A: leave torpor with Cassandra, Magus Prime"))
    assert look(state, "A.hand.count") == [8]


@pytest.mark.parametrize(("size", "refused"), [(2, True), (1, False)])
@rule("R1.5-04", "R6.2.2-04")
def test_navar_lets_his_elders_pass(size: int, refused: bool) -> None:
    position = (
        Position("A", "B").vampire("Lupo", "A", capacity=size).vampire("Nik", "B", capacity=4)
    )
    state = play(position.vampire("Navar McClaren", "B").build(), "A: bleed with Lupo")
    state = onward(state, DecisionKind.BLOCK)
    expected = ["blocker-barred"] if refused else []
    assert codes(state, "B: block with Navar McClaren") == expected


@pytest.mark.parametrize(("size", "tapped"), [(3, False), (4, True)])
@rule("R6.2.3-04")
def test_justine_stays_untapped_for_the_young(size: int, tapped: bool) -> None:
    name = "Justine, Elder of Dallas"
    assert look(blocked(name, capacity=size), f"{name}.tapped") == [tapped]


@rule("R6.4.6-06")
def test_hands_of_basilia() -> None:
    state = after(blocked("Basilia"))
    assert look(state, "Lupo.zone") == ["torpor"]


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

"""Vampires of the Sabbat: each text on a small table."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.table import bled, codes, look, onward, play
from tests.cards.vampires import action as acting
from tests.cards.vampires import table, targets, trying
from tests.rulecheck import rule
from vtes.cards.shapes import bleed_action, maneuver_card, press_card, strike_card
from vtes.engine import apply, legal_moves
from vtes.model.cards import Title
from vtes.model.decisions import DecisionKind, Phase, WindowKind
from vtes.model.state import GameState
from vtes.model.text import Strike, Text
from vtes.model.vote_words import GainTitle
from vtes.model.words import Who
from vtes.queries import stealth, tally
from vtes.testing import Position

MARCH = "March Halcyon"


@pytest.mark.parametrize(
    ("name", "number", "value"),
    [
        ("Anton", "intercept", 1),
        ("Corine Marcón", "strength", 2),
        ("Dylan", "bleed", 2),
        ("Lambach", "strength", 2),
        ("Lazverinus, Thrall of Lambach", "strength", 3),
        ("Richter, The Templar of Du Mont", "strength", 2),
        ("Salinger", "bleed", 2),
        ("Sela", "bleed", 2),
        ("Stravinsky", "bleed", 2),
    ],
)
@rule("R6.1.1-06")
def test_what_is_printed_as_more_is_added(name: str, number: str, value: int) -> None:
    assert look(table(name).build(), f"{name}.{number}") == [value]


@rule("R6.1-09")
def test_amelia_hunts_the_weak() -> None:
    position = table("Amelia").vampire("Nik", "B", capacity=3).vampire("Rake", "A", capacity=3)
    position.vampire("Nora", "C", capacity=2, zone="torpor").ally("Mage", "B", life=1)
    state = play(position.vampire("Royce", "C", capacity=4).build(), "A: use Amelia with Amelia")
    assert targets(state) == ["Nik"]
    state = play(state, "A: target Nik")
    assert stealth(state) == 1
    assert look(onward(state, WindowKind.BEFORE_RANGE), "combat.opposing") == ["Nik"]


@rule("R6.1-09")
def test_salinger_hunts_the_old_clans() -> None:
    position = table("Salinger").vampire("Nik", "B", capacity=5, clan="Lasombra")
    position.vampire("Royce", "C", capacity=5, clan="Tzimisce")
    position.vampire("Rake", "A", capacity=5, clan="Tzimisce")
    state = play(position.build(), "A: use Salinger with Salinger")
    assert targets(state) == ["Nik", "Royce"]
    state = play(state, "A: target Royce")
    assert stealth(state) == 0
    assert look(onward(state, WindowKind.BEFORE_RANGE), "combat.opposing") == ["Royce"]


def duel(name: str, **thomas: Any) -> GameState:
    """A's vampire has been blocked by Thomas, who may press."""
    position = Position("A", "B").vampire(name, "A")
    position.vampire("Thomas", "B", **{"capacity": 9, **thomas})
    position.prop("Push", types="combat", text=Text(modes=(press_card(0),))).hand("B", "Push")
    state = play(position.library("B", 3).build(), f"A: bleed with {name}")
    return play(onward(state, DecisionKind.BLOCK), "B: block with Thomas")


@rule("R6.4.3-10", "R6.4.5-04")
def test_aurora_strikes_from_afar() -> None:
    name = "Aurora Van Brande, Paladin"
    state = onward(duel(name), DecisionKind.STRIKE, "A")
    close = play(state, f"A: use {name}")
    close = onward(play(onward(close, DecisionKind.STRIKE, "B"), "B: strike with hand"))
    assert look(close, "Thomas.blood") == [8]
    position = Position("A", "B").vampire(name, "A").vampire("Thomas", "B", capacity=9)
    step = Text(modes=(maneuver_card(0),))
    position.prop("Step", types="combat", text=step).hand("A", "Step").library("A", 3)
    state = play(position.build(), f"A: bleed with {name}")
    state = play(onward(state, DecisionKind.BLOCK), "B: block with Thomas")
    state = play(onward(state, WindowKind.RANGE, "A"), f"A: play Step with {name}")
    state = onward(state, DecisionKind.STRIKE, "A")
    assert look(state, "round.range") == ["LONG"]
    state = play(onward(play(state, f"A: use {name}"), DecisionKind.STRIKE), "B: strike with hand")
    assert look(onward(state), "Thomas.blood", f"{name}.blood") == [8, 6]


@rule("R6.4.5-16", "R1.4-01")
def test_bronwen_dodges_once_in_each_combat() -> None:
    state = play(onward(duel("Bronwen"), DecisionKind.STRIKE, "A"), "A: use Bronwen")
    state = play(onward(state, DecisionKind.STRIKE, "B"), "B: strike with hand")
    state = play(onward(state, WindowKind.PRESS, "B"), "B: play Push with Thomas")
    state = onward(state, DecisionKind.STRIKE, "A")
    assert look(state, "Bronwen.blood", "combat.round") == [10, 2]
    assert codes(state, "A: use Bronwen") == ["once-in-combat"]


@pytest.mark.parametrize("moment", [WindowKind.BEFORE_RANGE, WindowKind.BEFORE_RESOLUTION])
@rule("R6.4.5-03", "D240")
def test_the_hands_of_lambach_leave_wounds_for_a_blood(moment: WindowKind) -> None:
    state = play(onward(duel("Lambach"), moment, "A"), "A: use Lambach")
    assert look(state, "Lambach.blood") == [9]
    assert codes(state, "A: use Lambach") == ["once-in-combat"]
    state = onward(state)
    assert look(state, "Thomas.zone", "Thomas.blood") == ["torpor", 8]
    plain = onward(duel("Lambach"))
    assert look(plain, "Thomas.zone", "Thomas.blood") == ["ready", 7]


@rule("R6.4.5-03")
def test_the_hands_of_lambach_are_clean_in_the_next_round() -> None:
    state = play(onward(duel("Lambach"), WindowKind.BEFORE_RANGE, "A"), "A: use Lambach")
    state = play(onward(state, DecisionKind.STRIKE, "B"), "B: strike with hand")
    assert look(onward(state), "Thomas.zone") == ["torpor"]


def thirsty(name: str, blood: int = 0, **facts: Any) -> GameState:
    """A's vampire fights and holds a strike that costs 2 blood and requires Vicissitude."""
    claw = Text(modes=(strike_card(1, Strike(damage=2)),))
    position = Position("A", "B").vampire(name, "A", blood=blood, **facts)
    position.prop("Claw", types="combat", text=claw, blood_cost=2, disciplines=["vic"])
    position.vampire("Thomas", "B", capacity=9).hand("A", "Claw").library("A", 3)
    state = play(position.build(), f"A: bleed with {name}")
    state = play(onward(state, DecisionKind.BLOCK), "B: block with Thomas")
    return onward(state, DecisionKind.STRIKE, "A")


@pytest.mark.parametrize(("name", "cost"), [("Dragos", 0), ("Meshenka", 1), ("Corine Marcón", 2)])
@rule("R1.6.1-13", "G02")
def test_what_costs_some_less_blood(name: str, cost: int) -> None:
    state = thirsty(name, cost or 1)
    assert look(play(state, f"A: play Claw with {name}"), f"{name}.blood") == [(cost or 1) - cost]
    if cost:
        poor = thirsty(name, max(cost - 1, 0)) if cost > 1 else None
        assert poor is None or codes(poor, f"A: play Claw with {name}") == ["blood-too-low"]


@rule("R1.6.1-13")
def test_what_costs_them_as_much_as_others() -> None:
    shape = Text(modes=(bleed_action(1, 1),))
    for name, discipline, cost in (
        ("Dragos", "vic", 1),
        ("Meshenka", "vic", 0),
        ("Meshenka", "ani", 1),
    ):
        position = Position("A", "B").vampire(name, "A", blood=3)
        position.prop("Shape", types="action", text=shape, blood_cost=1, disciplines=[discipline])
        position.vampire("Thomas", "B", capacity=4).hand("A", "Shape").library("A", 3)
        state = onward(play(position.build(), f"A: play Shape with {name}"))
        assert look(state, f"{name}.blood", "B.pool") == [3 - cost, 28]


@rule("R6.1.1-07", "G02")
def test_francisco_bleeds_for_blood() -> None:
    name = "Francisco Domingo de Polonia"
    state = play(table(name).build(), f"A: bleed with {name}")
    state = play(state, f"A: use {name}")
    assert bled(state) == 2
    assert "use-spent" in codes(state, f"A: use {name}")
    assert look(onward(state), "B.pool", f"{name}.blood") == [28, 8]
    other = play(table(name).build(), "A: bleed with Lupo")
    assert codes(other, f"A: use {name}") == ["does-not-act"]
    hunts = play(table(name, blood=4).build(), f"A: hunt with {name}")
    assert codes(hunts, f"A: use {name}") == ["no-bleed"]


@pytest.mark.parametrize(("clan", "intercept"), [("Lasombra", -1), ("Tzimisce", -1), ("Brujah", 0)])
@rule("R6.2.2-15")
def test_hugo_looks_away(clan: str, intercept: int) -> None:
    assert look(trying("Hugo", "Hugo", clan=clan), "Hugo.intercept") == [intercept]


@rule("R6.2.2-15", "R6.5.4-05")
def test_lisette_watches_over_the_torpid() -> None:
    position = Position("A", "B", "C").vampire("Lupo", "A", capacity=6)
    position.vampire("Lisette Vizquel", "B").vampire("Yuri", "C", capacity=5)
    position.vampire("Prey", "B", capacity=3, zone="torpor")
    state = play(position.build(), "A: diablerize with Lupo", "A: target Prey")
    assert look(state, "Lisette Vizquel.intercept") == [1]
    state = play(position.build(), "A: bleed with Lupo")
    assert look(state, "Lisette Vizquel.intercept") == [0]


@pytest.mark.parametrize(
    ("sect", "size", "lucita", "intercept"),
    [
        ("sabbat", 7, True, -1),
        ("sabbat", 8, True, 0),
        ("camarilla", 3, True, 0),
        ("sabbat", 3, False, 0),
    ],
)
@rule("R6.2.2-15", "R1.5-04")
def test_lucita_is_left_alone_by_the_young(
    sect: str, size: int, lucita: bool, intercept: int
) -> None:
    position = table("Lucita").vampire("Nik", "B", capacity=size, sect=sect)
    state = play(position.build(), f"A: bleed with {'Lucita' if lucita else 'Lupo'}")
    assert look(state, "Nik.intercept") == [intercept]


@rule("R4-04", "R1.4-01")
def test_kyle_feeds_the_sabbat() -> None:
    name = "Kyle Strathcona, Cardinal of Canada"
    position = table(name, Phase.UNTAP).vampire("Nik", "B", capacity=5, blood=1, sect="sabbat")
    state = play(position.build(), f"A: use {name}")
    assert targets(state) == ["Nik"]
    state = play(state, "A: target Nik")
    assert look(state, "Nik.blood", f"{name}.blood") == [2, 8]
    assert "use-spent" in codes(state, f"A: use {name}")
    empty = table(name, Phase.UNTAP, blood=0).vampire("Nik", "B", capacity=5, sect="sabbat")
    assert codes(empty.build(), f"A: use {name}") == ["blood-missing"]


@rule("R6.5.3-02")
def test_it_is_dear_to_rescue_mitchell() -> None:
    name = "Mitchell, The Headhunter"
    position = Position("A", "B").vampire("Rake", "A", capacity=5)
    position.vampire(name, "A", zone="torpor", blood=1).vampire("Thomas", "B", capacity=5)
    state = play(position.build(), "A: rescue with Rake", f"A: target {name}")
    assert codes(state, "A: pay 1") != []
    state = onward(play(state, "A: pay 2"))
    assert look(state, f"{name}.zone", "Rake.blood", f"{name}.blood") == ["ready", 3, 0]
    poor = Position("A", "B").vampire("Rake", "A", capacity=5, blood=2)
    poor.vampire(name, "A", zone="torpor", blood=0).vampire("Thomas", "B", capacity=5)
    assert codes(poor.build(), "A: rescue with Rake") == ["nobody-to-rescue"]


@rule("R6.3.2-10", "R1.4-01")
def test_quentin_makes_one_abstain() -> None:
    position = table("Quentin").hand("B", "Ancilla Empowerment").turn("B")
    position.vampire("Royce", "C", capacity=6, title="prince", city="Rome", clan="Brujah").edge("C")
    state = play(position.build(), "B: play Ancilla Empowerment with Thomas")
    state = play(onward(state, WindowKind.POLLING, "C"), "C: vote for with Royce")
    assert tally(state) == (2, 0)
    state = play(onward(state, WindowKind.POLLING, "A"), "A: use Quentin", "A: target Royce")
    assert tally(state) == (0, 0)
    assert look(state, "Quentin.blood") == [8]
    state = onward(state, WindowKind.POLLING, "A")
    assert codes(state, "A: use Quentin") == ["use-spent"]


@pytest.mark.parametrize(
    ("title", "zone", "hidden"),
    [
        ("bishop", "ready", -1),
        ("archbishop", "ready", -1),
        ("priscus", "ready", 0),
        ("bishop", "torpor", 0),
    ],
)
@rule("R6.2.2-15")
def test_sarah_is_seen_by_the_bishops(title: str, zone: Any, hidden: int) -> None:
    facts = {"clan": "Lasombra", "title": title, "city": "Rome" if title == "archbishop" else ""}
    position = table("Sarah Brando").vampire("Nik", "B", capacity=6, zone=zone, **facts)  # type: ignore[arg-type]
    assert stealth(play(position.build(), "A: bleed with Sarah Brando")) == hidden
    assert stealth(play(position.build(), "A: hunt with Sarah Brando")) == 1


@pytest.mark.parametrize(("title", "burned"), [(Title.ARCHBISHOP, 1), (Title.BISHOP, 0)])
@rule("R6.3.4-09", "D201")
def test_sela_rises(title: Title, burned: int) -> None:
    position = table("Sela")
    for name, seat, facts in (
        ("Nik", "B", {"title": "bishop"}),
        ("Nora", "B", {"title": "priscus"}),
        ("Royce", "B", {"title": "bishop", "zone": "torpor"}),
        ("Rake", "C", {"title": "bishop"}),
    ):
        position.vampire(name, seat, capacity=5, clan="Lasombra", **facts)  # type: ignore[arg-type]
    text = acting(GainTitle(title, "Rome" if burned else "", Who.SELF))
    position.prop("Crown", types="action", text=text).hand("A", "Crown")
    state = onward(play(position.build(), "A: play Crown with Sela"))
    assert look(state, "Sela.title") == [title.value]
    assert look(state, "Nik.blood", "Nora.blood", "Royce.blood") == [5 - burned, 5, 5]
    assert look(state, "Rake.blood") == [5]


@pytest.mark.parametrize(
    ("clan", "size", "zone", "amount"),
    [
        ("Tzimisce", 7, "ready", 3),
        ("Tzimisce", 10, "ready", 2),
        ("Lasombra", 4, "ready", 2),
        ("Tzimisce", 4, "torpor", 2),
    ],
)
@rule("R6.1.1-07", "R1.5-04")
def test_stravinsky_bleeds_those_of_the_young(clan: str, size: int, zone: Any, amount: int) -> None:
    position = table("Stravinsky").vampire("Nik", "B", capacity=size, clan=clan, zone=zone)
    assert bled(play(position.build(), "A: bleed with Stravinsky")) == amount


@pytest.mark.parametrize(("holder", "votes"), [("A", 2), ("B", 1)])
@rule("R6.3.3-17", "R6.3.3-18")
def test_vincent_makes_more_of_the_edge(holder: str, votes: int) -> None:
    position = table("Vincent Day, Paladin and Paragon").hand("A", "Ancilla Empowerment")
    state = play(position.edge(holder).build(), "A: play Ancilla Empowerment with Lupo")
    state = onward(state, WindowKind.POLLING, holder)
    state = play(state, f"{holder}: burn the Edge to vote for")
    assert tally(state) == (votes, 0)
    assert look(state, "edge") == [""]


CASES = [("Nik", False, True), (MARCH, False, False), (MARCH, True, True)]


@pytest.mark.parametrize(("victim", "silent", "hunted"), CASES)
@rule("R6.5.5-11", "R6.5.6-01")
def test_nobody_avenges_march(victim: str, silent: bool, hunted: bool) -> None:
    position = Position("A", "B").vampire("Lupo", "A", capacity=6)
    position.vampire("Nik", "B", capacity=3, zone="torpor").vampire(MARCH, "B", zone="torpor")
    position.vampire("Thomas", "B", capacity=4)
    if silent:
        position.attach("Seeds of Corruption", on=MARCH, seat="A")
    state = play(position.build(), "A: diablerize with Lupo", f"A: target {victim}")
    for _ in range(30):
        assert state.pending is not None
        if state.pending.kind in (DecisionKind.BLOOD_HUNT, DecisionKind.MINION):
            break
        state = apply(state, legal_moves(state)[-1])
    assert state.pending is not None
    assert (state.pending.kind is DecisionKind.BLOOD_HUNT) is hunted
    assert look(state, f"{victim}.zone") == ["ash heap"]

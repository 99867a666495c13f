"""Vampires of the independent clans: each text on a small table."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.table import bled, codes, look, onward, play
from tests.cards.vampires import act, table, targets, trying
from tests.rulecheck import rule
from tests.rules.pairs import pair
from vtes.cards.shapes import action, press_card
from vtes.model.decisions import DecisionKind, Phase, WindowKind
from vtes.model.state import GameState
from vtes.model.text import Aim, Text, What
from vtes.model.words import GainPool
from vtes.queries import stealth, tally
from vtes.testing import Position


@pytest.mark.parametrize(
    ("name", "number", "value"),
    [
        ("Al-Ashrad, Amr of Alamut", "bleed", 2),
        ("Hadrian Garrick", "strength", 2),
        ("Kephamos, High Priest of Marrakech", "bleed", 2),
        ("Kephamos, High Priest of Marrakech", "votes", 2),
        ("Natalia", "bleed", 2),
        ("Parnassus", "strength", 2),
        ("Silvia Giovanni", "strength", 2),
    ],
)
@rule("R6.1.1-06")
def test_what_is_printed_as_more_is_added(name: str, number: str, value: int) -> None:
    assert look(table(name).build(), f"{name}.{number}") == [value]


@rule("R6.2.2-17", "R1.4-01")
def test_aisha_looks_closer_once_a_turn() -> None:
    state = onward(trying("Aisha", "Aisha"), WindowKind.BLOCK_ATTEMPT, "B")
    closer = play(state, "B: use Aisha")
    assert look(closer, "Aisha.intercept", "Aisha.blood") == [1, 5]
    assert "use-spent" in codes(closer, "B: use Aisha")
    hungry = onward(trying("Aisha", "Aisha", blood=0), WindowKind.BLOCK_ATTEMPT, "B")
    assert codes(hungry, "B: use Aisha") == ["use-blood"]


@pytest.mark.parametrize(("clan", "intercept"), [("Gangrel", 1), ("Brujah", 0)])
@rule("R6.2.2-13")
def test_vaclav_knows_the_gangrel(clan: str, intercept: int) -> None:
    state = trying("Vaclav Petalengro", "Vaclav Petalengro", clan=clan)
    assert look(state, "Vaclav Petalengro.intercept") == [intercept]


@rule("R6.1-09", "R6.2.3-02")
def test_al_ashrad_burns_what_belongs_to_a_clan() -> None:
    name = "Al-Ashrad, Amr of Alamut"
    position = table(name).permanent("Arcane Library", "B").permanent("Elder Library", "B")
    position.permanent("Uptown Hunting Ground", "A")
    state = play(position.build(), f"A: use {name} with {name}")
    assert targets(state) == ["Uptown Hunting Ground", "Arcane Library"]
    state = onward(play(state, "A: target Arcane Library"))
    assert look(state, "B.ash_heap", f"{name}.blood") == [["Arcane Library"], 7]
    poor = table(name, blood=1).permanent("Arcane Library", "B").build()
    assert codes(poor, f"A: use {name} with {name}") == ["use-blood"]


@rule("R6.1-09", "R1.4-01")
def test_amisa_stops_the_elders() -> None:
    position = table("Amisa").vampire("Old", "B", capacity=8).vampire("Young", "B", capacity=7)
    state = play(position.build(), "A: use Amisa with Amisa")
    assert targets(state) == ["Amisa", "Old"]
    assert codes(state, "A: target Young") == ["target-too-young"]
    state = onward(play(state, "A: target Old"))
    assert look(state, "Old.tapped") == [True]


@rule("R1.4-01")
def test_guards_of_these_aims() -> None:
    def aimed(aim: Aim, *, size: int = 5) -> GameState:
        position = Position("A", "B").vampire("Lupo", "A", capacity=9).hand("A", "Feast")
        position.vampire("Nik", "B", capacity=size).permanent("Elder Library", "B")
        position.permanent("Arcane Library", "B")
        text = Text(modes=(action(0, GainPool(1), aim=aim),))
        return play(
            position.prop("Feast", types="action", text=text).build(), "A: play Feast with Lupo"
        )

    old = Aim(What.VAMPIRE, least=6)
    pair(aimed(old), aimed(old, size=6), "A: target Nik", "target-too-young", "R1.4-01")
    clan = aimed(Aim(What.LOCATION, requires_clan=True))
    line = "A: target Elder Library"
    pair(clan, aimed(Aim(What.LOCATION)), line, "target-for-all-clans", "R1.4-01")


@pytest.mark.parametrize("name", ["Ankla Hotep", "Silvia Giovanni"])
@rule("R6.4.4-03")
def test_who_presses_once_in_each_combat(name: str) -> None:
    position = Position("A", "B").vampire(name, "A").vampire("Thomas", "B", capacity=9)
    state = play(position.build(), f"A: bleed with {name}")
    state = play(onward(state, DecisionKind.BLOCK), "B: block with Thomas")
    state = play(onward(state, WindowKind.PRESS, "A"), f"A: use {name}")
    state = onward(state, DecisionKind.STRIKE)
    assert look(state, "combat.round") == [2]
    state = onward(state, WindowKind.PRESS, "A")
    assert "once-in-combat" in codes(state, f"A: use {name}")


@pytest.mark.parametrize(("name", "cost"), [("Ankla Hotep", 0), ("Lupo", 2)])
@rule("R6.5.3-02", "R6.5.3-04")
def test_what_it_costs_to_rescue_ankla(name: str, cost: int) -> None:
    position = Position("A", "B").vampire("Rake", "A", capacity=5, blood=3)
    facts: Any = {} if name != "Lupo" else {"capacity": 5}
    position.vampire(name, "A", zone="torpor", blood=0, **facts).vampire("Thomas", "B", capacity=5)
    state = play(position.build(), "A: rescue with Rake", f"A: target {name}")
    assert codes(state, f"A: pay {cost + 1}") != []
    state = onward(play(state, f"A: pay {cost}"))
    assert look(state, f"{name}.zone", "Rake.blood") == ["ready", 3 - cost]


@pytest.mark.parametrize(("sect", "strength"), [("camarilla", 2), ("sabbat", 1)])
@rule("R6.4.5-04")
def test_dedefra_hates_the_camarilla(sect: str, strength: int) -> None:
    position = Position("A", "B").vampire("Dedefra", "A")
    position.vampire("Thomas", "B", capacity=5, sect=sect)
    state = play(position.build(), "A: bleed with Dedefra")
    assert look(state, "Dedefra.strength") == [1]
    state = play(onward(state, DecisionKind.BLOCK), "B: block with Thomas")
    assert look(onward(state, DecisionKind.STRIKE), "Dedefra.strength") == [strength]


def armed(*hand: str, pool: int = 30) -> GameState:
    """A's Fatima fights before range; A holds these cards."""
    position = Position("A", "B").vampire("Fatima al-Faqadi", "A").pool(A=pool).hand("A", *hand)
    position.vampire("Thomas", "B", capacity=5).library("A", 5)
    state = play(position.build(), "A: bleed with Fatima al-Faqadi")
    state = play(onward(state, DecisionKind.BLOCK), "B: block with Thomas")
    return onward(state, WindowKind.BEFORE_RANGE, "A")


@rule("D249", "R1.4-01")
def test_fatima_draws_a_weapon_in_combat() -> None:
    line = "A: use Fatima al-Faqadi"
    state = play(armed(".44 Magnum", ".44 Magnum", "Ascendance"), line)
    state = play(state, "A: choose .44 Magnum in hand")
    assert look(state, "Fatima al-Faqadi.attached", "A.pool") == [[".44 Magnum"], 28]
    assert codes(onward(state, WindowKind.BEFORE_RANGE, "A"), line) == ["once-in-combat"]
    assert codes(armed("Ascendance"), line) == ["no-weapon-in-hand"]
    assert codes(armed(".44 Magnum", pool=1), line) == ["no-weapon-in-hand"]


@rule("R6.1.2-02", "R6.1.2-03")
def test_hesha_hunts_well() -> None:
    state = play(table("Hesha Ruhadze", blood=3).build(), "A: hunt with Hesha Ruhadze")
    assert stealth(state) == 2
    assert look(onward(state), "Hesha Ruhadze.blood") == [5]
    assert stealth(play(table("Hesha Ruhadze").build(), "A: bleed with Hesha Ruhadze")) == 0


@rule("R4-04", "R1.4-01")
def test_intisar_buys_the_time_of_others() -> None:
    position = table("Intisar", Phase.UNTAP).ally("Mage", "C", life=1).edge("A")
    state = play(position.build(), "A: use Intisar")
    assert targets(state) == ["Thomas", "Yuri", "Mage"]
    state = play(state, "A: target Mage")
    assert look(state, "A.pool", "C.pool", "Mage.tapped") == [29, 31, True]
    assert codes(table("Intisar", Phase.UNTAP).build(), "A: use Intisar") == ["no-edge"]
    asleep = table("Intisar", Phase.UNTAP, zone="torpor").edge("A").build()
    assert codes(asleep, "A: use Intisar") == ["needs-ready"]


@rule("R6.2.2-14")
def test_joaquina_equips_unseen() -> None:
    position = table("Joaquina Amaya").hand("A", ".44 Magnum").attach("Sport Bike", on="Lupo")
    state = position.attach("Laptop Computer", on="Joaquina Amaya").build()
    assert stealth(play(state, "A: play .44 Magnum with Joaquina Amaya")) == 2
    assert stealth(play(state, "A: play .44 Magnum with Lupo")) == 1
    hers = play(state, "A: take equipment with Joaquina Amaya", "A: target Sport Bike", "A: pass")
    his = play(state, "A: take equipment with Lupo", "A: target Laptop Computer", "A: pass")
    assert stealth(hers) == stealth(his) + 1
    assert stealth(play(state, "A: bleed with Joaquina Amaya")) == 0


@rule("R6.1-09", "R6.1.1-07")
def test_kalinda_bleeds_in_her_own_way() -> None:
    state = play(table("Kalinda").build(), "A: use Kalinda with Kalinda")
    assert (stealth(state), bled(state)) == (1, 2)
    assert look(state, "action.kind", "action.directed_at") == ["BLEED", "B"]
    state = onward(state)
    assert look(state, "B.pool", "edge", "Kalinda.blood") == [28, "A", 4]
    assert codes(table("Kalinda", blood=1).build(), "A: use Kalinda with Kalinda") == ["use-blood"]


@pytest.mark.parametrize(
    ("clan", "zone", "more"),
    [("Ventrue", "ready", 1), ("Ventrue", "torpor", 1), ("Brujah", "ready", 0)],
)
@rule("R6.1.1-07", "R6.2.2-14")
def test_kemintiri_bleeds_those_of_the_ventrue(clan: str, zone: Any, more: int) -> None:
    position = table("Kemintiri").vampire("Nik", "B", capacity=5, clan=clan, zone=zone)
    state = play(position.build(), "A: bleed with Kemintiri")
    assert (bled(state), stealth(state)) == (1 + more, more)
    assert stealth(play(position.build(), "A: hunt with Kemintiri")) == 1


@rule("R6.1-09", "R6.4-02", "R1.4-01")
def test_kemintiri_and_the_ventrue_fight_each_other() -> None:
    position = table("Kemintiri").vampire("Nik", "B", capacity=5, clan="Ventrue")
    position.vampire("Rake", "A", capacity=5, clan="Ventrue")
    state = play(position.build(), "A: use Kemintiri in way 2 with Kemintiri")
    assert targets(state) == ["Nik"]
    state = play(state, "A: target Nik")
    assert stealth(state) == 1
    state = onward(state, WindowKind.BEFORE_RANGE)
    assert look(state, "combat.acting", "combat.opposing") == ["Kemintiri", "Nik"]
    theirs = position.turn("B").build()
    assert codes(theirs, "B: use Kemintiri with Thomas") == ["not-of-the-clan"]
    assert codes(position.turn("A").build(), "A: use Kemintiri with Rake") == ["hosts-companion"]
    state = play(theirs, "B: use Kemintiri with Nik")
    assert look(state, "action.directed_at", "action.stealth") == ["A", 0]
    state = onward(state, WindowKind.BEFORE_RANGE)
    assert look(state, "combat.acting", "combat.opposing") == ["Nik", "Kemintiri"]


@rule("R6.5.4-05")
def test_khalil_ravana_drinks_unseen() -> None:
    position = table("Khalil Ravana").vampire("Prey", "B", capacity=3, zone="torpor", blood=1)
    line = "A: diablerize with Khalil Ravana"
    assert stealth(play(position.build(), line, "A: target Prey")) == 1
    assert stealth(play(position.build(), "A: bleed with Khalil Ravana")) == 0


@rule("R6.1-09", "R1.6.3-04")
def test_kostantin_takes_what_others_have() -> None:
    name = "Kostantin, Baro of the Caravan"
    position = table(name).attach(".44 Magnum", on="Thomas").attach("Sport Bike", on="Yuri")
    position.attach("Flak Jacket", on="Lupo")
    state = play(position.build(), f"A: use {name} with {name}")
    assert targets(state) == [".44 Magnum", "Sport Bike"]
    state = play(state, "A: target .44 Magnum")
    assert stealth(state) == 1
    state = onward(state)
    assert look(state, f"{name}.attached", ".44 Magnum.controller") == [[".44 Magnum"], "A"]


@rule("D203", "R1.4-01")
def test_what_kostantin_cannot_have_is_burned() -> None:
    name = "Kostantin, Baro of the Caravan"
    position = table(name).attach("Sport Bike", on="Thomas").attach("Sport Bike", on=name)
    state = onward(act(position.build(), name, "Sport Bike (2)"))
    assert look(state, f"{name}.attached", "Thomas.attached") == [["Sport Bike"], []]


@rule("R6.4.5-16", "R1.4-01")
def test_melek_dodges_once_in_each_combat() -> None:
    position = Position("A", "B").vampire("Melek", "A").vampire("Thomas", "B", capacity=9)
    position.prop("Push", types="combat", text=Text(modes=(press_card(0),))).hand("B", "Push")
    state = play(position.library("B", 3).build(), "A: bleed with Melek")
    state = play(onward(state, DecisionKind.BLOCK), "B: block with Thomas")
    state = play(onward(state, DecisionKind.STRIKE, "A"), "A: use Melek")
    state = play(onward(state, DecisionKind.STRIKE, "B"), "B: strike with hand")
    state = play(onward(state, WindowKind.PRESS, "B"), "B: play Push with Thomas")
    state = onward(state, DecisionKind.STRIKE, "A")
    assert look(state, "Melek.blood", "Thomas.blood", "combat.round") == [7, 9, 2]
    assert codes(state, "A: use Melek") == ["once-in-combat"]


@pytest.mark.parametrize(("discipline", "refused"), [("ser", []), ("pot", ["action-without"])])
@rule("R1.4-01", "R6.2-02")
def test_saqqaf_lives_on_the_serpent(discipline: str, refused: list[str]) -> None:
    name = "Saqqaf, Keeper of the Grand Temple of Set"
    hiss = Text(modes=(action(0, GainPool(0)),))
    position = table(name).prop("Hiss", types="action", text=hiss, disciplines=[discipline])
    state = play(position.hand("A", "Hiss", "Hiss").build(), f"A: play Hiss with {name}")
    state = onward(state, WindowKind.AFTER_RESOLUTION, "A")
    assert codes(state, f"A: use {name}") == refused
    if not refused:
        state = play(state, f"A: use {name}")
        assert look(state, "A.pool") == [31]
        assert "use-spent" in codes(state, f"A: use {name}")


@rule("R1.4-01")
def test_saqqaf_has_to_succeed_himself() -> None:
    name = "Saqqaf, Keeper of the Grand Temple of Set"
    hiss = Text(modes=(action(0, GainPool(0)),))
    position = table(name).prop("Hiss", types="action", text=hiss, disciplines=["ser"])
    position.vampire("Rake", "A", capacity=3, disciplines={"ser": 1})
    state = play(position.hand("A", "Hiss").build(), "A: play Hiss with Rake")
    state = onward(state, WindowKind.AFTER_RESOLUTION, "A")
    assert codes(state, f"A: use {name}") == ["does-not-act"]
    state = play(position.build(), f"A: play Hiss with {name}")
    state = play(onward(state, DecisionKind.BLOCK), "B: block with Thomas")
    state = onward(state, WindowKind.AFTER_RESOLUTION, "A")
    assert codes(state, f"A: use {name}") == ["not-successful"]


@rule("R6.3.3-27", "R6.3.3-02")
def test_stefano_buys_a_vote() -> None:
    position = table("Stefano Giovanni").hand("A", "Ancilla Empowerment").edge("A")
    state = play(position.build(), "A: play Ancilla Empowerment with Lupo")
    state = play(onward(state, WindowKind.POLLING, "A"), "A: use Stefano Giovanni")
    assert "use-spent" in codes(state, "A: use Stefano Giovanni")
    assert look(state, "Stefano Giovanni.blood") == [5]
    state = play(state, "A: vote for with Stefano Giovanni")
    assert tally(state) == (1, 0)


@rule("R6.4.5-03", "R6.4.6-12")
def test_the_hands_of_thetmes_leave_wounds() -> None:
    name = "Thetmes, Caliph of Alamut"
    position = Position("A", "B").vampire(name, "A").vampire("Thomas", "B", capacity=5)
    state = play(position.attach("Sport Bike", on=name).build(), f"A: bleed with {name}")
    state = play(onward(state, DecisionKind.BLOCK), "B: block with Thomas")
    state = onward(state)
    assert look(state, "Thomas.zone", "Thomas.blood", f"{name}.zone") == ["torpor", 5, "ready"]


@rule("R6.1-09", "R1.6.1-16")
def test_lazar_steals_from_those_who_are_to_come() -> None:
    name = "Lázár Dobrescu"
    position = table(name).vampire("Nik", "B", zone="uncontrolled", capacity=5, blood=2)
    position.vampire("Nora", "C", zone="uncontrolled", capacity=5, blood=2)
    use = f"A: use {name} with {name}"
    assert codes(position.build(), use) == ["nothing-there"]  # [LSJ 19990215]
    position.vampire("Royce", "A", zone="uncontrolled", capacity=5, blood=1)
    position.vampire("Asp", "A", zone="uncontrolled", capacity=5)
    state = play(position.build(), use)
    assert targets(state) == ["uncontrolled #1 of B"]
    state = play(state, "A: target uncontrolled #1 of B")
    assert look(state, "action.directed_at", "action.stealth") == ["B", 0]
    state = onward(state, DecisionKind.CHOICE)
    assert targets(state) == ["uncontrolled #1 of A", "uncontrolled #2 of A"]
    state = onward(play(state, "A: target uncontrolled #2 of A"))
    assert look(state, "#1 of B.blood", "#1 of A.blood", "#2 of A.blood") == [1, 1, 1]


@rule("D140", "G13")
def test_lazar_finds_nothing_to_steal() -> None:
    name = "Lázár Dobrescu"
    position = table(name).vampire("Nik", "B", zone="uncontrolled", capacity=5)
    position.vampire("Royce", "A", zone="uncontrolled", capacity=5, blood=1)
    state = onward(act(position.build(), name, "uncontrolled #1 of B"))
    assert look(state, "#1 of B.blood", "#1 of A.blood", "pending") == [0, 1, "MINION"]

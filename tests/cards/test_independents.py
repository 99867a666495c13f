"""Cards of the independent clans, and of what they practise."""

from __future__ import annotations

import pytest

from tests.cards.duel import duel, fight, go, hits
from tests.cards.polls import calling
from tests.cards.table import ATTEMPT, codes, lines, look, onward, play, pools, skilled, table
from tests.rulecheck import rule
from vtes.cards.shapes import action
from vtes.model.decisions import DecisionKind, Phase, WindowKind
from vtes.model.text import Text
from vtes.model.words import BurnPool, Whom
from vtes.queries import current_action, stealth
from vtes.rules.numbers import pool_bled
from vtes.testing import Position


def master(name: str, clan: str) -> Position:
    """A's master phase; Lupo and Nik are of the clan, Rake is not."""
    position = Position("A", "B", "C").turn("A", Phase.MASTER)
    position.vampire("Lupo", "A", capacity=6, blood=3, clan=clan)
    position.vampire("Nik", "A", capacity=4, clan=clan, zone="torpor")
    position.vampire("Rake", "A", capacity=4).vampire("Yuri", "B", capacity=4, clan=clan)
    return position.hand("A", name)


# --- master cards ---------------------------------------------------------------------------------

ASSETS = "Acquired Ventrue Assets"


@rule("R1.6.2-10")
def test_acquired_assets_are_shared_out() -> None:
    state = master(ASSETS, "Giovanni").build()
    state = onward(play(state, f"A: play {ASSETS}"), DecisionKind.MASTER)
    assert look(state, f"{ASSETS}.life") == [2]
    use = f"A: use {ASSETS} in way 2"
    state = play(state, use)
    assert lines(state) == ["A: target Lupo", "A: target Nik"]
    state = onward(play(state, "A: target Lupo"), DecisionKind.MASTER)
    assert look(state, f"{ASSETS}.life", "Lupo.blood") == [1, 4]
    assert codes(state, use) == ["use-spent"]


@rule("R1.6.2-10")
def test_acquired_assets_are_burned_when_they_are_spent() -> None:
    position = master("Bribes", "Giovanni").permanent(ASSETS, "A", counters=1)
    state = play(position.build(), f"A: use {ASSETS} in way 2", "A: target Lupo")
    assert look(onward(state, DecisionKind.MASTER), "A.ash_heap", "Lupo.blood") == [[ASSETS], 4]
    alone = Position("A", "B").turn("A", Phase.MASTER).vampire("Rake", "A", capacity=4)
    alone.vampire("Yuri", "B", capacity=4).hand("A", ASSETS)
    assert codes(alone.build(), f"A: play {ASSETS}") == ["no-clan-member"]


@rule("R6.2.3-02")
def test_who_burns_acquired_assets() -> None:
    position = table(clan="Ventrue").vampire("Rake", "A", capacity=3, clan="Brujah")
    position.ally("Gang", "A", life=1).permanent(ASSETS, "B", counters=2)
    state = position.build()
    use = f"A: use {ASSETS} in way 3 with "
    assert codes(state, use + "Lupo") == ["not-of-the-clan"]
    assert codes(state, use + "Gang") == []
    state = play(state, use + "Rake")
    assert look(state, "action.directed_at", "action.stealth") == ["B", 0]
    assert look(onward(state), "B.ash_heap") == [[ASSETS]]


INVESTMENT = "Ventrue Investment"


@rule("R5-05")
def test_an_investment_of_the_ventrue() -> None:
    state = master(INVESTMENT, "Ventrue antitribu").build()
    state = onward(play(state, f"A: play {INVESTMENT}"), DecisionKind.MASTER)
    assert look(state, f"{INVESTMENT}.life") == [2]
    use = f"A: use {INVESTMENT} in way 2"
    assert codes(state, use) == ["use-master-action"]
    position = master("Bribes", "Ventrue antitribu").permanent(INVESTMENT, "A", counters=1)
    state = position.build()
    before = pools(state)[0]
    state = onward(play(state, use), DecisionKind.MASTER)
    assert (pools(state)[0], look(state, "A.ash_heap")) == (before + 1, [[INVESTMENT]])


# --- actions --------------------------------------------------------------------------------------


@rule("R6.2.3-02")
def test_patshiv() -> None:
    position = calling("Patshiv", capacity=6, blood=3, clan="Ravnos")
    position.vampire("Nik", "B", capacity=4, blood=2, clan="Ravnos")
    position.vampire("Rake", "B", capacity=4, blood=2, clan="Ravnos", tapped=True)
    position.vampire("Royce", "C", capacity=4, blood=2, clan="Ravnos", zone="torpor")
    position.vampire("Aleph", "A", capacity=4, blood=2, clan="Ravnos")
    state = play(position.build(), "A: play Patshiv with Lupo")
    assert look(state, "action.stealth") == [1]
    state = onward(state)
    names = ("Lupo", "Nik", "Rake", "Royce", "Aleph", "Thomas")
    assert [look(state, f"{name}.blood")[0] for name in names] == [3, 3, 2, 2, 3, 5]


LURE = "Lure of the Serpent"


@rule("R1.3-01")
def test_a_retainer_is_lured_away() -> None:
    position = calling(LURE, disciplines=skilled(LURE, level=1))
    position.attach("Raven Spy", on="Lupo").attach("Raven Spy", on="Thomas")
    position.ally("Gang", "B", life=2).attach("Raven Spy", on="Gang")
    position.vampire("Rake", "A", capacity=3).attach("Tasha Morgan", on="Rake")
    state = play(position.build(), f"A: play {LURE} with Lupo")
    assert lines(state) == ["A: target Tasha Morgan", "A: target Raven Spy (2)"]
    state = play(state, "A: target Raven Spy (2)")
    assert look(state, "action.directed_at", "action.stealth") == ["B", 0]
    state = onward(state)
    assert look(state, "Lupo.attached", "Thomas.attached", "Lupo.blood") == [
        ["Raven Spy", "Raven Spy"],
        [],
        5,
    ]
    assert look(state, "Raven Spy (2).controller") == ["A"]


@rule("R1.3-01")
def test_an_ally_is_lured_away() -> None:
    """What it requires does not matter. [TOM 19960226-1]"""
    position = calling(LURE, disciplines=skilled(LURE)).ally("Gypsies", "B")
    state = play(position.build(), f"A: play {LURE} in way 2 with Lupo")
    assert lines(state) == ["A: target Gypsies"]
    state = onward(play(state, "A: target Gypsies"))
    assert look(state, "Gypsies.controller", "Gypsies.owner", "A.ready") == [
        "A",
        "B",
        ["Lupo", "Gypsies"],
    ]


# --- modifiers ------------------------------------------------------------------------------------

MORGANA = "Fata Morgana"


@rule("R6.2.2-16")
@pytest.mark.parametrize(("way", "bleed", "hidden"), [(1, 1, 1), (2, 2, 0), (3, 2, 1)])
def test_fata_morgana(way: int, bleed: int, hidden: int) -> None:
    position = calling("Bribes", MORGANA, disciplines={"chi": 2}).vampire("Nik", "B", capacity=3)
    state = onward(play(position.build(), "A: bleed with Lupo"), DecisionKind.BLOCK)
    if way != 2:
        state = onward(play(state, "B: block with Nik"), ATTEMPT, "A")
    else:
        state = onward(play(position.build(), "A: bleed with Lupo"), WindowKind.AS_ANNOUNCED, "A")
    state = play(state, hits(MORGANA, way))
    bleeding = current_action(state)
    assert bleeding is not None
    assert (pool_bled(state, bleeding), stealth(state)) == (bleed, hidden)
    assert look(state, "Lupo.blood") == [5]


def test_fata_morgana_takes_more_only_in_a_bleed() -> None:
    position = calling("Bribes", MORGANA, disciplines={"chi": 2}).vampire("Nik", "B", capacity=3)
    position.prop("Walk", types="action", text=_WALK).hand("A", "Walk")
    state = onward(play(position.build(), "A: play Walk with Lupo"), DecisionKind.BLOCK)
    state = onward(play(state, "B: block with Nik"), ATTEMPT, "A")
    assert codes(state, hits(MORGANA, 3)) == ["no-bleed"]
    assert codes(state, hits(MORGANA, 1)) == []


_WALK = Text((action(0, BurnPool(1, Whom.PREY)),))


# --- allies and retainers -------------------------------------------------------------------------

GYPSY = "Rom Gypsy"


@rule("R6.1.5-01")
def test_a_gypsy_is_recruited_by_a_ravnos() -> None:
    assert codes(calling(GYPSY).build(), f"A: play {GYPSY} with Lupo") == ["clan-missing"]
    state = onward(play(calling(GYPSY, clan="Ravnos").build(), f"A: play {GYPSY} with Lupo"))
    assert look(state, f"{GYPSY}.life", f"{GYPSY}.bleed", f"{GYPSY}.strength") == [2, 0, 0]
    assert pools(state)[0] == 30 - 3


@rule("R6.2.2-16")
def test_a_gypsy_helps_a_ravnos_to_hide() -> None:
    position = calling("Bribes", clan="Ravnos").ally(GYPSY, "A")
    position.vampire("Nik", "B", capacity=3).vampire("Rake", "A", capacity=4)
    start, use = position.build(), f"A: use {GYPSY} in way 4"
    state = onward(play(start, "A: bleed with Lupo"), DecisionKind.BLOCK)
    state = play(onward(play(state, "B: block with Nik"), ATTEMPT, "A"), use)
    assert (stealth(state), look(state, f"{GYPSY}.tapped")) == (1, [True])
    state = onward(play(start, "A: bleed with Rake"), DecisionKind.BLOCK)
    state = onward(play(state, "B: block with Nik"), ATTEMPT, "A")
    assert codes(state, use) == ["acting-is-another"]


@rule("R6.4.2-04", "R6.4.3-10")
def test_a_gypsy_fights() -> None:
    position = calling("Bribes").ally(GYPSY, "B")
    state = onward(play(position.build(), "A: bleed with Lupo"), DecisionKind.BLOCK)
    state = onward(play(state, f"B: block with {GYPSY}"), WindowKind.BEFORE_RANGE)
    state = play(go(state, WindowKind.RANGE, "B"), f"B: use {GYPSY} in way 3")
    assert look(state, "round.range") == ["LONG"]
    state = play(go(state, DecisionKind.STRIKE, "B"), f"B: use {GYPSY} in way 2")
    assert look(go(state, WindowKind.PRESS), "Lupo.blood") == [5]


LEONARDO = "Leonardo, Mortician"


@rule("R6.1.5-01")
def test_leonardo_gives_blood() -> None:
    state = calling(LEONARDO, clan="Giovanni").build()
    state = onward(play(state, f"A: play {LEONARDO} with Lupo"))
    assert look(state, f"{LEONARDO}.life", f"{LEONARDO}.strength", f"{LEONARDO}.bleed") == [2, 1, 0]
    position = calling("Bribes").ally(LEONARDO, "A").vampire("Nik", "B", capacity=4, blood=1)
    position.vampire("Rake", "A", capacity=4, blood=1, zone="torpor")
    state = play(position.build(), f"A: use {LEONARDO} in way 2 with {LEONARDO}")
    assert lines(state) == ["A: target Lupo", "A: target Thomas", "A: target Nik", "A: target Yuri"]
    state = play(state, "A: target Nik")
    assert look(state, "action.stealth") == [1]
    assert look(onward(state), "Nik.blood") == [2]


ZOMBIE = "Zombie"


@rule("R6.1.4-01", "R6.4.7-01")
def test_a_zombie_bites() -> None:
    state = onward(play(calling(ZOMBIE, clan="Giovanni").build(), f"A: play {ZOMBIE} with Lupo"))
    assert look(state, f"{ZOMBIE}.life", f"{ZOMBIE}.host", "Lupo.blood") == [2, "Lupo", 5]
    state = go(fight(duel("Fake Out").attach(ZOMBIE, on="Lupo")), WindowKind.PRESS)
    assert look(state, "Thomas.blood") == [5]
    state = fight(duel("Fake Out").attach(ZOMBIE, on="Lupo"))
    state = play(go(state, WindowKind.RANGE, "A"), hits("Fake Out"))
    assert look(go(state, WindowKind.PRESS), "Thomas.blood") == [7]


@rule("R6.2.3-02")
def test_a_zombie_is_burned_for_blood() -> None:
    position = calling("Bribes", blood=3).attach(ZOMBIE, on="Lupo")
    state = play(position.build(), f"A: use {ZOMBIE} in way 2 with Lupo")
    assert look(state, "action.stealth") == [1]
    state = onward(state)
    assert look(state, "Lupo.blood", "A.ash_heap", "Lupo.attached") == [5, [ZOMBIE], []]

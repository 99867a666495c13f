"""Modifiers, reactions, equipment and actions of the four independent starters."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.fights import after, fighters, fought, until
from tests.cards.table import ATTEMPT, codes, lines, look, onward, play, skilled, table
from tests.rulecheck import rule
from tests.rules.pairs import pair
from vtes.model.decisions import DecisionKind, Phase, WindowKind
from vtes.model.state import GameState
from vtes.testing import Position

MASTER = DecisionKind.MASTER


# --- modifiers and reactions ----------------------------------------------------------------------

DIVINATION = "Spectral Divination"


@rule("R6.2.2-16", "R1.5-14")
def test_spectral_divination_hides_the_acting_vampire() -> None:
    position = table(disciplines={"nec": 1}).hand("A", DIVINATION)
    state = onward(play(position.build(), "A: bleed with Lupo"), DecisionKind.BLOCK, "B")
    state = onward(play(state, "B: block with Thomas"), ATTEMPT, "A")
    state = play(state, f"A: play {DIVINATION} with Lupo")
    assert look(state, "action.stealth", "Lupo.blood") == [1, 5]


@rule("R6.2.2-17")
def test_spectral_divination_finds_the_acting_vampire() -> None:
    def seen(level: int) -> GameState:
        position = Position("A", "B").vampire("Lupo", "A", capacity=6).hand("B", DIVINATION)
        position.vampire("Thomas", "B", capacity=5, disciplines={"nec": level})
        state = onward(play(position.build(), "A: hunt with Lupo"), DecisionKind.BLOCK, "B")
        return onward(play(state, "B: block with Thomas"), ATTEMPT, "B")

    line = f"B: play {DIVINATION} in way 2 with Thomas"
    assert look(play(seen(2), line), "Thomas.intercept", "Thomas.blood") == [1, 4]
    assert codes(seen(1), line) != []


# --- equipment and retainers ----------------------------------------------------------------------

TONGUE = "Mummy's Tongue"


@rule("R4-02", "R1.4-01")
def test_the_mummys_tongue_holds_a_vampire() -> None:
    position = Position("A", "B").turn("A", Phase.MASTER).vampire("Lupo", "A", capacity=5)
    position.vampire("Thomas", "B", capacity=5).vampire("Nik", "B", capacity=3)
    position.ally("Gang", "B", life=1).attach(TONGUE, on="Lupo").library("A", 5).library("B", 5)
    state = play(position.build(), f"A: use {TONGUE} in way 2")
    assert lines(state) == ["A: target Lupo", "A: target Thomas", "A: target Nik"]
    state = onward(play(state, "A: target Thomas"), MASTER)
    assert look(state, "Thomas.tapped", "A.ash_heap") == [True, [TONGUE]]
    state = onward(state, MASTER, "B")
    assert look(state, "Thomas.tapped", "Nik.tapped") == [True, False]
    state = onward(onward(state, MASTER, "A"), MASTER, "B")
    assert look(state, "Thomas.tapped") == [False]


@rule("R1.6.1-11", "R1.4-01")
def test_who_uses_the_mummys_tongue() -> None:
    position = table(clan="Follower of Set").hand("A", TONGUE)
    state = onward(play(position.build(), f"A: play {TONGUE} with Lupo"))
    assert look(state, "Lupo.attached", "A.pool") == [[TONGUE], 29]
    ally = Position("A", "B").turn("A", Phase.MASTER).ally("Gang", "A", life=1)
    ally.vampire("Thomas", "B", capacity=5).attach(TONGUE, on="Gang")
    assert codes(ally.build(), f"A: use {TONGUE} in way 2") == ["no-vampire"]


TEARS = "Blood Tears of Kephran"


@rule("R6.4.6-02")
def test_blood_tears_prevent_damage() -> None:
    state = fought(fighters(blood=5).attach(TEARS, on="Lupo").attach(".44 Magnum", on="Thomas"))
    state = play(until(state, DecisionKind.STRIKE, "B"), "B: use .44 Magnum in way 2")
    state = until(state, WindowKind.PREVENT, "A")
    line = f"A: use {TEARS} in way 2"
    state = after(play(state, line))
    assert look(state, "Lupo.blood", "Thomas.blood", "A.ash_heap") == [5, 8, [TEARS]]


@rule("R1.4-01")
def test_blood_tears_feed_a_vampire() -> None:
    position = table(blood=1).attach(TEARS, on="Lupo")
    state = onward(play(position.build(), "A: bleed with Lupo"), WindowKind.AS_ANNOUNCED, "A")
    state = play(state, f"A: use {TEARS} in way 3")
    assert look(state, "Lupo.blood", "A.ash_heap") == [3, [TEARS]]
    ally = table().ally("Gang", "A", life=1).attach(TEARS, on="Gang").build()
    ally = onward(play(ally, "A: bleed with Lupo"), WindowKind.AS_ANNOUNCED, "A")
    assert codes(ally, f"A: use {TEARS} in way 3") == ["no-vampire"]


@rule("R6.1.3-01")
def test_blood_tears_are_carried() -> None:
    state = onward(play(table().hand("A", TEARS).build(), f"A: play {TEARS} with Lupo"))
    assert look(state, "Lupo.attached", "A.pool") == [[TEARS], 30]


GRAVEDIGGER = "Giuseppe, Gravedigger"


@rule("R6.2.2-13", "R1.6.1-11")
def test_the_gravedigger_helps_with_necromancy() -> None:
    position = table(clan="Giovanni").hand("A", GRAVEDIGGER)
    state = onward(play(position.build(), f"A: play {GRAVEDIGGER} with Lupo"))
    assert look(state, f"{GRAVEDIGGER}.host", f"{GRAVEDIGGER}.life") == ["Lupo", 1]


@rule("R6.2.2-13")
@pytest.mark.parametrize(("line", "stealth"), [("play Jar the Soul", 2), ("bleed", 0)])
def test_what_the_gravedigger_helps_with(line: str, stealth: int) -> None:
    position = table(disciplines={"nec": 1}).hand("A", "Jar the Soul")
    position.attach(GRAVEDIGGER, on="Lupo")
    state = play(position.build(), f"A: {line} with Lupo")
    state = play(state, "A: target Thomas") if stealth else state
    assert look(state, "action.stealth") == [stealth]


# --- actions --------------------------------------------------------------------------------------

JAR = "Jar the Soul"


def jarred(way: int, **nik: Any) -> GameState:
    position = table(disciplines={"nec": 2}).hand("A", JAR)
    position.vampire("Nik", "B", **{"capacity": 4, "blood": 3, **nik}).ally("Gang", "B", life=1)
    return play(position.build(), f"A: play {JAR} in way {way} with Lupo")


@rule("R6.2.2-01", "G45")
@pytest.mark.parametrize(("way", "left"), [(1, 3), (2, 2)])
def test_a_soul_in_a_jar(way: int, left: int) -> None:
    state = jarred(way)
    assert lines(state) == [f"A: target {n}" for n in ("Lupo", "Thomas", "Nik", "Gang", "Yuri")]
    state = play(state, "A: target Nik")
    assert look(state, "action.directed_at", "action.stealth") == ["B", 1]
    state = onward(state)
    assert look(state, "Nik.tapped", "Nik.blood", "Lupo.blood") == [True, left, 6]


@rule("R6.4.6-15")
def test_a_jarred_soul_takes_no_damage() -> None:
    """An empty vampire stays ready [TOM 19951212-2]; an ally without life is burned."""
    state = onward(play(jarred(2, blood=0), "A: target Nik"))
    assert look(state, "Nik.zone", "Nik.tapped") == ["ready", True]
    assert look(onward(play(jarred(2), "A: target Gang")), "Gang.zone") == ["ash heap"]
    assert look(onward(play(jarred(1), "A: target Gang")), "Gang.life") == [1]


WILL = "Force of Will"


def willing(way: int = 1, *hand: str, **lupo: Any) -> GameState:
    disciplines = {"for": 2, **skilled(*hand)}
    facts = {"disciplines": disciplines, "tapped": True, "blood": 5, **lupo}
    return table(**facts).hand("A", WILL, "Bribes", *hand).build()


@rule("R6.1.1-05", "R1.1-01")
@pytest.mark.parametrize(("way", "bleed", "harm"), [(1, 2, 2), (2, 3, 1)])
def test_force_of_will(way: int, bleed: int, harm: int) -> None:
    line = f"A: play {WILL} in way {way} with Lupo"
    state = play(willing(), line)
    assert look(state, "action.directed_at", "action.stealth") == ["B", 0]
    state = onward(state, WindowKind.AFTER_RESOLUTION)
    assert look(state, "B.pool", "Lupo.zone") == [30 - bleed, "ready"]
    state = onward(state)
    assert look(state, "Lupo.zone", "Lupo.blood") == ["torpor", 4 - (harm - 1)]
    pair(willing(tapped=False), willing(), line, "not-tapped", "R1.1-01")


@rule("R6.2.3-05", "D331")
def test_force_of_will_hurts_who_is_blocked_after_the_combat() -> None:
    state = onward(play(willing(), f"A: play {WILL} with Lupo"), DecisionKind.BLOCK)
    state = onward(play(state, "B: block with Thomas"), DecisionKind.STRIKE)
    state = onward(state, WindowKind.AFTER_RESOLUTION)
    assert look(state, "Lupo.zone", "Lupo.blood", "B.pool") == ["ready", 4, 30]
    assert look(onward(state), "Lupo.zone", "Lupo.blood") == ["torpor", 3]


@rule("D331")
def test_what_is_played_after_the_action_may_precede_the_damage() -> None:
    """[LSJ 20010715]"""
    state = onward(play(willing(1, "Freak Drive"), f"A: play {WILL} with Lupo"), DecisionKind.BLOCK)
    state = onward(state, WindowKind.AFTER_RESOLUTION, "A")
    state = onward(play(state, "A: play Freak Drive with Lupo"))
    assert look(state, "Lupo.zone", "Lupo.blood", "Lupo.tapped") == ["torpor", 2, False]


SUMMON = "Summon the Serpent"


@rule("R6.2.3-02", "D301")
def test_a_serpent_is_summoned_from_the_crypt() -> None:
    """A vampire who has Serpentis at any level."""
    position = table(clan="Follower of Set").hand("A", SUMMON)
    position.crypt("A", "Khalil Anvari", "Anson", "Abd al-Rashid", "Nepata")
    state = play(position.build(), f"A: play {SUMMON} with Lupo")
    assert look(state, "action.stealth") == [1]
    state = onward(state, DecisionKind.CHOICE)
    assert sorted(lines(state)) == [
        "A: choose Khalil Anvari in crypt",
        "A: choose Nepata in crypt",
        "A: pass",
    ]
    state = onward(play(state, "A: choose Nepata in crypt"))
    assert look(state, "A.uncontrolled", "Nepata.blood", "Lupo.blood") == [["Nepata"], 1, 4]
    assert look(state, "A.crypt.count") == [3]


# --- reactions ------------------------------------------------------------------------------------


def bleeding(name: str, way: int, *, seat: str = "B", bleed: int = 1) -> GameState:
    """A's Lupo bleeds B, whose Nik (or C's) plays the card."""
    position = table().hand(seat, name).hand("A", "Bribes")
    if bleed > 1:
        position.attach("Tasha Morgan", on="Lupo")
    position.vampire("Nik", seat, capacity=5, disciplines=skilled(name))
    state = onward(play(position.build(), "A: bleed with Lupo"), WindowKind.AS_ANNOUNCED, seat)
    return play(state, f"{seat}: play {name} in way {way} with Nik")


@rule("R6.1.1-05", "D331")
@pytest.mark.parametrize(
    ("way", "bleed", "pool", "blood"), [(1, 1, 30, 6), (2, 1, 30, 5), (1, 2, 29, 6), (2, 2, 29, 6)]
)
def test_ecstasy(way: int, bleed: int, pool: int, blood: int) -> None:
    """A bleed for nothing drains who bleeds, when the action is over. [ANK 20180206]"""
    state = onward(bleeding("Ecstasy", way, bleed=bleed), WindowKind.AFTER_RESOLUTION)
    assert look(state, "B.pool", "Lupo.blood") == [pool, 6]
    assert look(onward(state), "Lupo.blood", "Lupo.zone") == [blood, "ready"]


@rule("D331", "R1.4-01")
def test_whom_ecstasy_does_not_drain() -> None:
    """Who is blocked has bled nobody; and it is for one's own defence."""
    state = play(onward(bleeding("Ecstasy", 2), DecisionKind.BLOCK), "B: block with Thomas")
    state = onward(state, WindowKind.AFTER_RESOLUTION)
    assert look(onward(state), "Lupo.blood") == [5]  # the strike of Thomas
    other = table().hand("C", "Ecstasy").vampire("Nik", "C", capacity=5, disciplines={"ser": 2})
    state = onward(play(other.build(), "A: bleed with Lupo"), WindowKind.AS_ANNOUNCED, "C")
    for way in (1, 2):
        assert codes(state, f"C: play Ecstasy in way {way} with Nik") == ["not-bleeding-you"]


@rule("R6.2.2-15", "D332")
def test_a_false_light_makes_the_acting_minion_seen_all_turn() -> None:
    position = (
        table().hand("B", "Ignis Fatuus").vampire("Nik", "B", capacity=5, disciplines={"chi": 1})
    )
    position.vampire("Rake", "A", capacity=4)
    state = onward(play(position.build(), "A: hunt with Lupo"), WindowKind.AS_ANNOUNCED, "B")
    assert look(state, "action.stealth") == [1]
    state = play(state, "B: play Ignis Fatuus with Nik")
    assert look(state, "action.stealth", "Nik.blood") == [0, 4]
    state = onward(state)
    assert look(play(state, "A: hunt with Rake"), "action.stealth") == [1]
    state = onward(onward(state, DecisionKind.MINION, "B"), DecisionKind.MINION, "A")
    assert look(play(state, "A: hunt with Lupo"), "action.stealth") == [1]


@rule("R6.2.2-15")
def test_the_light_follows_the_minion() -> None:
    """In a second action of the same turn it still counts."""
    position = table(disciplines={"for": 2}).hand("B", "Ignis Fatuus").hand("A", "Freak Drive")
    position.vampire("Nik", "B", capacity=5, disciplines={"chi": 1})
    state = onward(play(position.build(), "A: bleed with Lupo"), WindowKind.AS_ANNOUNCED, "B")
    state = play(state, "B: play Ignis Fatuus with Nik")
    assert look(state, "action.stealth") == [-1]
    state = onward(state, WindowKind.AFTER_RESOLUTION, "A")
    state = onward(play(state, "A: play Freak Drive with Lupo"))
    assert look(play(state, "A: hunt with Lupo"), "action.stealth") == [0]


@rule("R6.1.1-05")
@pytest.mark.parametrize("seat", ["B", "C"])
def test_a_false_light_leads_a_bleed_astray(seat: str) -> None:
    """Whoever is bled."""
    assert look(onward(bleeding("Ignis Fatuus", 2, seat=seat, bleed=2)), "B.pool") == [29]
    state = (
        table().hand("B", "Ignis Fatuus").vampire("Nik", "B", capacity=5, disciplines={"chi": 2})
    )
    hunt = onward(play(state.build(), "A: hunt with Lupo"), WindowKind.AS_ANNOUNCED, "B")
    assert codes(hunt, "B: play Ignis Fatuus in way 2 with Nik") == ["no-bleed"]

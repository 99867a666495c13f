"""Plain cards: actions, allies and weapons that say one thing each."""

from __future__ import annotations

import pytest

from tests.cards.acting import announced_stealth, done, line, with_card
from tests.cards.fights import after, at_long, fighters, fought, pressed, until
from tests.cards.polls import calling, passed, refused
from tests.cards.table import card, codes, lines, living, look, onward, play, table, turn
from tests.rulecheck import rule
from vtes.model.decisions import DecisionKind, Phase, WindowKind
from vtes.queries import current_combat, stealth
from vtes.testing import Position

BOND, CAT, PASSION = "Blood Bond", "Cat Burglary", "Passion"
RELEASE = "Release of the Shackled Soul"
ABYSS, THRONES, WHISPERS = "Summon the Abyss", "Thrones Crumble", "Whispers from the Dead"
SHOTGUN, DARTMOOR, RPG, SMOKE = (
    "Combat Shotgun",
    "Dartmoor, England",
    "RPG Launcher",
    "Smoke Grenade",
)
ARCANUM, BUDDY, BRUISERS, KNIGHTS = (
    "Arcanum Investigator",
    "Black Spiral Buddy",
    "The Bruisers",
    "The Knights",
)
SCAPELLI, SUCCUBUS, UPHELD = 'Scapelli, The Family "Mechanic"', "Succubus", "Tradition Upheld"

# --- actions --------------------------------------------------------------------------------------


def test_a_blood_bond() -> None:
    position = table().hand("A", BOND).vampire("Nik", "B", capacity=4)
    position.vampire("Rake", "A", capacity=3)
    assert announced_stealth(position, BOND, 1, "A: target Thomas") == 1
    state = done(position, BOND, 1, "A: target Thomas")
    assert look(state, f"{BOND}.host", "Lupo.blood") == ["Thomas", 4]
    state = onward(play(state, "A: bleed with Rake"), DecisionKind.BLOCK, "B")
    assert codes(state, "B: block with Thomas") == []
    state = turn(turn(onward(state), "C", DecisionKind.MINION), "A", DecisionKind.MINION)
    state = onward(play(state, "A: bleed with Lupo"), DecisionKind.BLOCK, "B")
    assert codes(state, "B: block with Thomas") == ["blocker-barred"]
    assert codes(state, "B: block with Nik") == []


@rule("R6.1.1-03")
def test_cat_burglary() -> None:
    position = with_card(CAT).attach("Laptop Computer", on="Lupo")
    assert announced_stealth(position, CAT, 1) == 1
    assert look(done(position, CAT, 1), "B.pool") == [29]
    state = play(position.build(), line(CAT, 2), "A: choose C")
    assert look(state, "action.stealth") == [1]
    assert look(onward(state), "B.pool", "C.pool") == [30, 29]


@pytest.mark.parametrize("way", [1, 2])
def test_passion(way: int) -> None:
    position = with_card(PASSION).ally("Mage", "B", life=1)
    state = play(position.build(), line(PASSION, way))
    assert codes(state, "A: target Yuri") == ["target-not-yours-to-choose"]
    state = play(state, "A: target Mage")
    assert look(state, "action.stealth", "action.directed_at") == [way - 1, "B"]
    assert look(onward(state), "Mage.tapped", "Thomas.tapped") == [True, False]


@pytest.mark.parametrize("way", [1, 2])
@pytest.mark.parametrize("target", ["Mage", "Mr. Winthrop"])
def test_a_soul_is_released(way: int, target: str) -> None:
    position = with_card(RELEASE).ally("Mage", "B", life=1).attach("Mr. Winthrop", on="Thomas")
    state = play(position.build(), line(RELEASE, way))
    assert codes(state, "A: target Thomas") == ["target-of-wrong-kind"]
    state = play(state, f"A: target {target}")
    assert look(state, "action.stealth") == [way - 1]
    assert look(onward(state), f"{target}.zone") == ["ash heap"]


@pytest.mark.parametrize("way", [1, 2])
def test_the_abyss(way: int) -> None:
    position = with_card(ABYSS).vampire("Nik", "B", capacity=4, zone="torpor")
    state = play(position.ally("Mage", "B", life=2).build(), line(ABYSS, way), "A: choose B")
    assert look(state, "action.stealth", "action.directed_at") == [way - 1, "B"]
    state = onward(state)
    assert look(state, "Thomas.blood", "Nik.blood", "Yuri.blood", "Mage.life") == [4, 4, 5, 2]
    assert look(state, "Lupo.blood") == [6 - card(ABYSS).blood_cost]


@pytest.mark.parametrize("way", [1, 2])
def test_thrones_crumble(way: int) -> None:
    position = with_card(THRONES).vampire("Nik", "B", capacity=4, title="bishop")
    position.vampire("Rake", "C", capacity=4, title="prince", city="Rome", zone="torpor")
    state = play(position.build(), line(THRONES, way))
    assert codes(state, "A: target Thomas") == ["target-untitled"]
    assert codes(state, "A: target Rake")[0] == "target-not-in-play"
    state = onward(play(state, "A: target Nik"))
    assert look(state, "Nik.blood", "Nik.tapped") == [2, way == 2]


@pytest.mark.parametrize("way", [1, 2])
def test_whispers(way: int) -> None:
    position = with_card(WHISPERS).ash_heap("A", "Arson").ash_heap("B", "Ambush")
    state = play(position.build(), line(WHISPERS, way))
    assert lines(state) == ["A: target Arson in the ash heap of A"]
    state = play(state, lines(state)[0])
    assert look(state, "action.stealth") == [way - 1]
    assert look(onward(state), "A.hand.count", "A.ash_heap") == [1, [WHISPERS]]


def test_a_tradition_is_upheld() -> None:
    for title in ("prince", "justicar", "inner_circle", "primogen"):
        found = refused(UPHELD, title=title, **({"city": "Rome"} if title == "prince" else {}))
        assert found == (["title-missing"] if title == "primogen" else [])
    position = calling(UPHELD, title="justicar").vampire("Nik", "B", capacity=3, clan="Caitiff")
    position.vampire("Rake", "B", capacity=3, clan="Caitiff", zone="torpor")
    state = play(position.build(), f"A: play {UPHELD} with Lupo")
    assert lines(onward(state, DecisionKind.TERM_CARD)) == ["A: target Nik"]
    assert look(passed(position, UPHELD, "A: target Nik"), "Nik.zone") == ["ash heap"]


# --- allies ---------------------------------------------------------------------------------------

ALLIES = [
    (ARCANUM, "", 2, 1, 0),
    (BUDDY, "Gangrel antitribu", 3, 1, 0),
    (BRUISERS, "Brujah antitribu", 2, 2, 0),
    (KNIGHTS, "Brujah", 2, 2, 0),
    (SCAPELLI, "Giovanni", 3, 0, 1),
    (SUCCUBUS, "Tremere antitribu", 3, 1, 0),
]


@pytest.mark.parametrize(("name", "clan", "life", "strength", "bleed"), ALLIES)
@rule("R1.6.1-11", "R6.1.5-08")
def test_a_plain_ally(name: str, clan: str, life: int, strength: int, bleed: int) -> None:
    recruit = f"A: play {name} with Lupo"
    state = onward(play(table(clan=clan or "Ravnos").hand("A", name).build(), recruit))
    numbers = look(state, *(f"{name}.{what}" for what in ("life", "strength", "bleed")))
    assert numbers == [life, strength, bleed]
    assert look(state, "A.pool") == [30 - card(name).pool_cost]
    other = table(clan="Caitiff").hand("A", name).build()
    assert codes(other, recruit) == (["clan-missing"] if clan else [])


@pytest.mark.parametrize(
    ("name", "burned", "spared"),
    [
        (ARCANUM, "Flak Jacket", "Leather Jacket"),
        (BRUISERS, "Uptown Hunting Ground", "Asylum Hunting Ground"),
    ],
)
def test_an_ally_who_destroys(name: str, burned: str, spared: str) -> None:
    position = table("ABCD").ally(name, "A").vampire("Nik", "D", capacity=3)
    if name == ARCANUM:
        position.attach(burned, on="Nik").attach(spared, on="Yuri")
    else:
        position.permanent(burned, "B").permanent(spared, "C")
    state = play(position.build(), f"A: use {name} in way 2 with {name}")
    assert codes(state, f"A: target {spared}") == ["target-not-yours-to-choose"]
    state = play(state, f"A: target {burned}")
    assert look(state, "action.stealth") == [0]
    assert look(state, "action.directed_at") == ["D" if name == ARCANUM else "B"]
    assert look(onward(state), f"{burned}.zone") == ["ash heap"]


def test_scapelli_shoots_and_presses() -> None:
    state = fought(fighters().ally(SCAPELLI, "A"), f"bleed with {SCAPELLI}")
    state = play(until(state, DecisionKind.STRIKE, "A"), f"A: use {SCAPELLI} in way 2")
    press = f"A: use {SCAPELLI} in way 3"
    state = until(state, WindowKind.PRESS, "A")
    assert look(state, "Thomas.blood") == [7]
    state = until(play(state, press), WindowKind.BEFORE_RANGE)
    assert look(state, "combat.round") == [2]
    assert "once-in-combat" in codes(until(state, WindowKind.PRESS, "A"), press)


@pytest.mark.parametrize("name", [BUDDY, SUCCUBUS])
def test_claws(name: str) -> None:
    state = after(fought(fighters().ally(name, "A"), f"bleed with {name}"))
    assert look(state, "Thomas.zone", "Thomas.blood") == ["torpor", 9]


def test_a_buddy_strikes_twice_and_heals() -> None:
    more = f"A: use {BUDDY} in way 2"
    position = fighters().ally(BUDDY, "A").ally("Golem", "B", life=5)
    state = fought(position, f"bleed with {BUDDY}", blocker="Golem")
    state = play(until(state, WindowKind.ADDITIONAL, "A"), more)
    assert "once-in-combat" in codes(until(pressed(state), WindowKind.ADDITIONAL, "A"), more)
    assert look(after(state), "Golem.life") == [3]
    position = Position("A", "B").turn("A", Phase.UNTAP).ally(BUDDY, "A")
    hurt = living(position.vampire("Thomas", "B", capacity=3).build(), Black=2)
    assert codes(hurt, "A: pass") == ["effect-due"]
    assert look(play(hurt, f"A: use {BUDDY} in way 3"), f"{BUDDY}.life") == [3]


@pytest.mark.parametrize(("target", "left"), [("Thomas", 4), ("Mage", 1)])
def test_a_succubus_feeds(target: str, left: int) -> None:
    position = table().ally(SUCCUBUS, "A").ally("Mage", "B", life=2)
    state = play(position.build(), f"A: use {SUCCUBUS} in way 2 with {SUCCUBUS}")
    assert codes(state, "A: target Lupo") == ["target-not-yours-to-choose"]
    state = play(state, f"A: target {target}")
    assert look(state, "action.stealth") == [1]
    where = "life" if target == "Mage" else "blood"
    assert look(onward(state), f"{target}.{where}", f"{SUCCUBUS}.life") == [left, 4]


def test_a_succubus_bleeds() -> None:
    burn = f"A: use {SUCCUBUS} in way 3"
    state = table().ally(SUCCUBUS, "A").build()
    bleeding = onward(play(state, f"A: bleed with {SUCCUBUS}"), WindowKind.AS_ANNOUNCED, "A")
    bleeding = play(bleeding, burn)
    assert "use-spent" in codes(bleeding, burn)
    assert look(onward(bleeding), "B.pool", f"{SUCCUBUS}.life") == [29, 2]
    other = play(state, "A: bleed with Lupo")
    assert codes(other, burn) != []


# --- equipment ------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", [SHOTGUN, DARTMOOR, RPG, SMOKE])
def test_plain_equipment(name: str) -> None:
    state = onward(play(table().hand("A", name).build(), f"A: play {name} with Lupo"))
    facts = card(name)
    assert look(state, f"{name}.host", "A.pool") == ["Lupo", 30 - facts.pool_cost]
    assert look(state, "Lupo.blood") == [6 - facts.blood_cost]


def test_a_shotgun_shoots_once_a_round() -> None:
    use = f"A: use {SHOTGUN} in way 2"
    begun = fought(fighters().attach(SHOTGUN, on="Lupo"))
    for state in (begun, at_long(begun)):
        shot = play(until(state, DecisionKind.STRIKE, "A"), use)
        assert look(after(shot), "Thomas.blood") == [6]
    assert codes(until(pressed(shot), DecisionKind.STRIKE, "A"), use) == []


def test_a_launcher_is_for_later_rounds() -> None:
    use = f"A: use {RPG} in way 2"
    begun = fought(fighters().attach(RPG, on="Lupo"))
    assert codes(until(at_long(begun), DecisionKind.STRIKE, "A"), use) == ["first-round"]
    later = until(pressed(begun), WindowKind.BEFORE_RANGE)
    blood = look(later, "Thomas.blood")[0]
    assert blood == 8
    shot = play(until(at_long(later), DecisionKind.STRIKE, "A"), use)
    assert look(after(shot), "Thomas.blood") == [2]


def test_smoke_ends_a_combat_from_afar() -> None:
    use = f"A: use {SMOKE} in way 2"
    begun = fought(fighters().attach(SMOKE, on="Lupo"))
    assert codes(until(begun, DecisionKind.STRIKE, "A"), use) == ["not-at-long-range"]
    state = until(play(until(at_long(begun), DecisionKind.STRIKE, "A"), use))
    assert current_combat(state) is None
    assert look(state, f"{SMOKE}.zone", "Lupo.blood", "Thomas.blood") == ["ash heap", 9, 9]


@pytest.mark.parametrize(("name", "hidden"), [("Raven Spy", 1), ("Computer Hacking", 0)])
def test_dartmoor_hides_the_work_of_beasts(name: str, hidden: int) -> None:
    position = table(disciplines={"ani": 2}).attach(DARTMOOR, on="Lupo").hand("A", name)
    bare = table(disciplines={"ani": 2}).hand("A", name)
    with_it, without = (
        stealth(play(each.build(), f"A: play {name} with Lupo")) for each in (position, bare)
    )
    assert with_it - without == hidden

"""Allies and retainers for combat: what each of them does, and when it is refused."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.fights import after, at_long, fighters, fought, pressed, until
from tests.cards.small import options
from tests.cards.table import card, codes, look, onward, play, skilled
from tests.rulecheck import rule
from tests.rules.pairs import pair
from vtes.cards.texts import TEXTS
from vtes.check import check
from vtes.codec import dumps, loads
from vtes.model.decisions import DecisionKind, Phase, WindowKind
from vtes.model.state import GameState
from vtes.model.text import Trait
from vtes.model.zones import Zone
from vtes.observe import observe
from vtes.ops.cards import move
from vtes.queries import current_combat, stealth
from vtes.testing import Position

STRIKE = DecisionKind.STRIKE
RANGE = WindowKind.RANGE


BEASTS = [
    ("Murder of Crows", 1, 1, 1, 1),
    ("Murder of Crows", 2, 2, 1, 1),
    ("Wolf Companion", 1, 2, 1, 0),
    ("Wolf Companion", 2, 3, 1, 0),
]


@pytest.mark.parametrize(("name", "way", "life", "close", "long"), BEASTS)
@rule("R6.1.4-08", "R6.4.2-03")
def test_a_beast_harms_the_opponent(name: str, way: int, life: int, close: int, long: int) -> None:
    position = fighters(disciplines={"ani": 2}).hand("A", name)
    state = onward(play(position.build(), f"A: play {name} in way {way} with Lupo"))
    assert look(state, f"{name}.host", f"{name}.life", "Lupo.blood") == ["Lupo", life, 8]
    assert TEXTS[card(name).id].traits == (Trait.ANIMAL,)
    begun = fought(fighters().attach(name, on="Lupo"))
    assert look(after(begun), "Thomas.blood", "Lupo.blood") == [9 - 1 - close, 8]
    assert look(after(pressed(begun)), "Thomas.blood") == [9 - 2 - 2 * close]
    assert look(after(at_long(begun)), "Thomas.blood") == [9 - long]
    others = fought(fighters().attach(name, on="Thomas"))
    assert look(after(others), "Lupo.blood", "Thomas.blood") == [9 - 1 - close, 8]


@pytest.mark.parametrize("name", ["Murder of Crows", "Wolf Companion"])
@rule("R1.5-13", "R1.5-14")
def test_who_employs_a_beast(name: str) -> None:
    for level, refused in ((0, ["discipline-missing"]), (1, ["not-superior"]), (2, [])):
        state = fighters(disciplines={"ani": level} if level else {}).hand("A", name).build()
        assert codes(state, f"A: play {name} in way 2 with Lupo") == refused
        assert codes(state, f"A: play {name} with Lupo") == (refused if level == 0 else [])


def test_a_protector_prevents_a_point_in_each_combat() -> None:
    position = fighters(clan="Toreador").hand("A", "Resplendent Protector")
    state = onward(play(position.build(), "A: play Resplendent Protector with Lupo"))
    assert look(state, "Resplendent Protector.host", "Resplendent Protector.life") == ["Lupo", 1]
    assert TEXTS[card("Resplendent Protector").id].traits == (Trait.MORTAL,)
    others = fighters(clan="Brujah").hand("A", "Resplendent Protector").build()
    assert codes(others, "A: play Resplendent Protector with Lupo") == ["clan-missing"]
    line = "A: use Resplendent Protector in way 2"
    state = fought(fighters().attach("Resplendent Protector", on="Lupo"))
    state = until(state, WindowKind.PREVENT, "A")
    spared = play(state, line)
    assert look(after(spared), "Lupo.blood") == [9]
    assert look(after(state), "Lupo.blood") == [8]
    again = until(pressed(spared), WindowKind.PREVENT, "A")
    assert codes(again, line) == ["once-in-combat"]


ALLIES = [
    ("Muddled Vampire Hunter", "Malkavian", 1, 4, 0, Trait.MORTAL),
    ("Renegade Garou", "Gangrel", 3, 2, 0, Trait.WEREWOLF),
    ("Outcast Mage", "Tremere", 2, 0, 1, Trait.MAGE),
    ("Thadius Zho", "Tremere", 2, 0, 2, Trait.MAGE),
    ("The Slashers", "Brujah", 3, 0, 0, Trait.MORTAL),
    ('Felix "Fix" Hessian', "Giovanni", 2, 1, 1, Trait.WRAITH),
    ("Gregory Winter", "", 4, 1, 1, Trait.GHOUL),
    ("Vagabond Mystic", "", 2, 0, 0, Trait.MORTAL),
]


@pytest.mark.parametrize(("name", "clan", "life", "strength", "bleed", "trait"), ALLIES)
@rule("R6.1.5-04", "R6.1.5-08", "R1.6.1-11")
def test_an_ally(name: str, clan: str, life: int, strength: int, bleed: int, trait: Trait) -> None:
    position = fighters(clan=clan or "Caitiff").hand("A", name)
    state = onward(play(position.build(), f"A: play {name} with Lupo"))
    assert look(state, f"{name}.life", f"{name}.strength", f"{name}.bleed") == [
        life,
        strength,
        bleed,
    ]
    assert look(state, "A.pool") == [30 - card(name).pool_cost]
    assert TEXTS[card(name).id].traits == (trait,)
    other = fighters(clan="Caitiff").hand("A", name).build()
    assert codes(other, f"A: play {name} with Lupo") == (["clan-missing"] if clan else [])


def ally(name: str) -> Position:
    return fighters().ally(name, "A")


def with_life(state: GameState, name: str, life: int) -> GameState:
    """The position with so much life on an ally."""
    ally = state.players[0].ready[1]
    assert look(state, "A.ready") == [["Lupo", name]]
    return state.replace(cards=state.cards.set(ally, state.cards[ally].replace(blood=life)))


def rush(name: str, way: int, target: str = "Thomas", state: GameState | None = None) -> GameState:
    """The ally's action to enter combat, not blocked."""
    state = state or ally(name).vampire("Nik", "B", capacity=4).build()
    return play(state, f"A: use {name} in way {way} with {name}", f"A: target {target}")


@pytest.mark.parametrize(
    ("name", "damage"), [("Outcast Mage", 2), ("Thadius Zho", 2), ("The Slashers", 1)]
)
def test_a_strike_of_his_own(name: str, damage: int) -> None:
    begun = fought(ally(name), f"bleed with {name}")
    strike = f"A: use {name} in way 2"
    for state in (begun, at_long(begun)):
        assert look(after(until(state, STRIKE, "A")), "Thomas.blood") == [9]
        struck = play(until(state, STRIKE, "A"), strike)
        assert look(after(struck), "Thomas.blood") == [9 - damage]
    state = play(until(begun, STRIKE, "A"), strike)
    assert codes(until(pressed(state), STRIKE, "A"), strike) == []


@pytest.mark.parametrize(
    ("name", "way"), [("Outcast Mage", 3), ("Thadius Zho", 3), ("Renegade Garou", 3)]
)
def test_an_ally_who_maneuvers_once_in_each_combat(name: str, way: int) -> None:
    begun = fought(ally(name), f"bleed with {name}")
    line = f"A: use {name} in way {way}"
    state = play(until(begun, RANGE, "A"), line)
    assert look(state, "round.range") == ["LONG"]
    if name != "Renegade Garou":  # his strike is free to choose
        struck = play(until(state, STRIKE, "A"), f"A: use {name} in way 2")
        assert look(after(struck), "Thomas.blood") == [7]
    assert look(after(state), "Thomas.blood") == [9]
    assert "once-in-combat" in codes(until(pressed(state), RANGE, "A"), line)


def test_the_slashers_do_not_maneuver() -> None:
    state = until(fought(ally("The Slashers"), "bleed with The Slashers"), RANGE)
    assert codes(state, "A: use The Slashers in way 2") == ["use-not-now"]


@rule("R6.4.5-12", "R6.4.5-13")
def test_a_vampire_hunter_strikes_first() -> None:
    position = ally("Muddled Vampire Hunter").vampire("Nik", "B", capacity=4, blood=3)
    state = rush("Muddled Vampire Hunter", 2, "Nik", position.build())
    assert stealth(state) == 0
    state = after(until(state, WindowKind.BEFORE_RANGE))
    assert look(state, "Nik.zone", "Muddled Vampire Hunter.zone") == ["torpor", "ready"]
    state = rush("Muddled Vampire Hunter", 2)
    state = after(until(state, WindowKind.BEFORE_RANGE))
    assert look(state, "Thomas.blood", "Muddled Vampire Hunter.zone") == [5, "ash heap"]


def test_whom_a_vampire_hunter_attacks() -> None:
    position = ally("Muddled Vampire Hunter").ally("Mage", "B", life=2)
    position.vampire("Nik", "B", capacity=4, zone="torpor").vampire("Yuri", "C", capacity=4)
    state = play(
        position.build(), "A: use Muddled Vampire Hunter in way 2 with Muddled Vampire Hunter"
    )
    refused = {
        name: codes(state, f"A: target {name}")
        for name in ("Thomas", "Yuri", "Mage", "Nik", "Lupo")
    }
    assert refused == {
        "Thomas": [],
        "Yuri": [],
        "Mage": ["target-of-wrong-kind"],
        "Nik": ["target-not-in-play"],
        "Lupo": ["target-not-yours-to-choose"],
    }
    state = onward(play(state, "A: target Yuri"), DecisionKind.BLOCK)
    assert look(state, "to_move", "action.directed_at") == ["C", "C"]


def test_a_garou_attacks_any_minion() -> None:
    position = ally("Renegade Garou").ally("Mage", "B", life=2)
    state = rush("Renegade Garou", 4, "Mage", position.build())
    assert stealth(state) == 1
    state = until(state, WindowKind.BEFORE_RANGE)
    assert look(state, "combat.acting", "combat.opposing") == ["Renegade Garou", "Mage"]
    assert look(after(state), "Mage.zone") == ["ash heap"]
    state = play(
        ally("Renegade Garou").build(), "A: use Renegade Garou in way 4 with Renegade Garou"
    )
    assert codes(state, "A: target Lupo") == ["target-not-yours-to-choose"]
    position = ally("Renegade Garou").vampire("Nik", "B", capacity=4, zone="torpor")
    state = play(position.build(), "A: use Renegade Garou in way 4 with Renegade Garou")
    assert codes(state, "A: target Nik") == ["target-not-in-play"]


@rule("R6.4.3-21")
def test_a_garou_has_an_additional_strike_in_each_round() -> None:
    begun = fought(ally("Renegade Garou"), "bleed with Renegade Garou")
    line = "A: use Renegade Garou in way 2"
    state = until(begun, WindowKind.ADDITIONAL, "A")
    assert look(state, "Thomas.blood") == [7]
    more = play(state, line)
    assert codes(more, line) == ["once-in-combat", "strikes-gained"]
    more = until(more, WindowKind.PRESS, "A")
    assert look(more, "Thomas.blood") == [5]
    assert codes(until(pressed(more), WindowKind.ADDITIONAL, "A"), line) == []


def test_a_wounded_garou_gains_a_life_in_each_untap_phase() -> None:
    line = "A: use Renegade Garou in way 5"
    found = []
    for life in (1, 2, 3):
        state = ally("Renegade Garou").turn("A", Phase.UNTAP).build()
        state = with_life(state, "Renegade Garou", life)
        found.append((codes(state, line), codes(state, "A: pass")))
        if life < 3:
            state = play(state, line)
            assert look(state, "Renegade Garou.life") == [life + 1]
            assert codes(state, "A: pass") == []
    assert found == [([], ["effect-due"])] * 2 + [(["too-many-counters"], [])]
    state = with_life(ally("Renegade Garou").turn("B", Phase.UNTAP).build(), "Renegade Garou", 2)
    assert codes(state, "B: pass") == []


@rule("R1.4-01")
def test_counters_at_most() -> None:
    many = ally("Renegade Garou").turn("A", Phase.UNTAP).build()
    few = with_life(many, "Renegade Garou", 2)
    pair(many, few, "A: use Renegade Garou in way 5", "too-many-counters", "R1.4-01")


def test_zho_burns_blood() -> None:
    position = ally("Thadius Zho").vampire("Nik", "C", capacity=4, zone="torpor")
    position.ally("Mage", "B", life=2)
    state = play(position.build(), "A: use Thadius Zho in way 4 with Thadius Zho")
    assert codes(state, "A: target Mage") == ["target-of-wrong-kind"]
    assert codes(state, "A: target Lupo") == []
    state = play(state, "A: target Nik")
    assert (stealth(state), look(state, "action.directed_at")) == (1, ["C"])
    state = until(state)
    assert look(state, "Nik.blood", "Thomas.blood", "Thadius Zho.tapped") == [3, 9, True]
    assert current_combat(state) is None


@pytest.mark.parametrize("pre", [1, 2])
def test_a_marijava_ghoul_hides_actions_that_require_presence(pre: int) -> None:
    position = fighters(disciplines={"pre": pre, "aus": 1})
    position.hand("A", "Marijava Ghoul", "Legal Manipulations", "Restoration", "Computer Hacking")
    state = until(play(position.build(), "A: play Marijava Ghoul with Lupo"))
    assert look(state, "Marijava Ghoul.life", "Lupo.blood") == [2, 7]
    position = fighters(disciplines={"pre": pre, "for": 1})
    position.hand("A", "Legal Manipulations", "Restoration", "Computer Hacking")
    state = position.attach("Marijava Ghoul", on="Lupo").build()
    found = {}
    for line in ("play Legal Manipulations", "play Restoration", "play Computer Hacking", "bleed"):
        found[line] = stealth(play(state, f"A: {line} with Lupo"))
    assert found == {
        "play Legal Manipulations": 1,
        "play Restoration": 1,  # its own
        "play Computer Hacking": 0,
        "bleed": 0,
    }


CORPSE = "B: use Corpse Minion in way 2"


def corpse(**thomas: Any) -> Position:
    position = Position("A", "B", "C").vampire("Lupo", "A", capacity=5)
    position.vampire("Thomas", "B", **{"capacity": 4, **thomas}).vampire("Nik", "B", capacity=3)
    return position.attach("Corpse Minion", on="Thomas").hand("A", "Lost in Crowds")


def stopped(position: Position, blocker: str = "Thomas") -> GameState:
    state = until(play(position.build(), "A: hunt with Lupo"), DecisionKind.BLOCK, "B")
    return until(play(state, f"B: block with {blocker}"), WindowKind.BLOCK_ATTEMPT, "B")


def test_a_corpse_minion_is_employed_by_tremere() -> None:
    position = fighters(clan="Tremere").hand("A", "Corpse Minion")
    state = until(play(position.build(), "A: play Corpse Minion with Lupo"))
    assert look(state, "Corpse Minion.life", "A.pool") == [1, 29]
    other = fighters(clan="Brujah").hand("A", "Corpse Minion").build()
    assert codes(other, "A: play Corpse Minion with Lupo") == ["clan-missing"]


def test_a_corpse_minion_turns_blood_into_intercept() -> None:
    state = play(stopped(corpse()), CORPSE)
    assert codes(state, "B: take 0") == ["wrong-amount"]
    assert codes(state, "B: take 5") == ["wrong-amount"]
    one, three = play(state, "B: take 1"), play(state, "B: take 3")
    assert look(one, "Thomas.blood", "Thomas.intercept") == [3, 1]
    assert look(three, "Thomas.blood", "Thomas.intercept") == [1, 3]


def test_a_corpse_minion_is_used_several_times_in_an_action() -> None:
    position = corpse().vampire("Rake", "A", capacity=5, disciplines={"obf": 1})
    state = until(play(position.build(), "A: hunt with Rake"), DecisionKind.BLOCK, "B")
    state = play(state, "B: block with Thomas")
    state = play(until(state, WindowKind.BLOCK_ATTEMPT, "B"), CORPSE, "B: take 1")
    assert codes(until(state, WindowKind.BLOCK_ATTEMPT, "B"), CORPSE) == ["use-intercept-unneeded"]
    state = play(until(state, WindowKind.BLOCK_ATTEMPT, "A"), "A: play Lost in Crowds with Rake")
    state = play(until(state, WindowKind.BLOCK_ATTEMPT, "B"), CORPSE, "B: take 2")
    assert look(state, "Thomas.blood", "Thomas.intercept") == [1, 3]


@rule("R6.2.2-18")
def test_when_a_corpse_minion_is_used() -> None:
    right = stopped(corpse())
    assert codes(right, CORPSE) == []
    pair(stopped(corpse(), "Nik"), right, CORPSE, "is-not-blocking", "R6.2.2-18")
    pair(stopped(corpse(blood=0)), right, CORPSE, "use-blood", "G02")
    ally = Position("A", "B").vampire("Lupo", "A", capacity=5).ally("Mage", "B", life=3)
    ally.attach("Corpse Minion", on="Mage")
    assert codes(stopped(ally, "Mage"), CORPSE) == ["use-blood", "no-vampire"]


CHARNAS = "Charnas the Imp"


def with_charnas() -> Position:
    position = fighters(clan="Tremere").hand("A", CHARNAS).vampire("Rake", "A", capacity=4)
    return position.vampire("Nik", "B", capacity=4, zone="torpor").ally("Mage", "C", life=2)


@pytest.mark.parametrize(
    ("target", "seat"), [("Lupo", "A"), ("Rake", "A"), ("Thomas", "B"), ("Nik", "B"), ("Mage", "C")]
)
@rule("R6.1.4-08", "R6.2.2-01")
def test_charnas_is_put_on_any_minion(target: str, seat: str) -> None:
    state = play(with_charnas().build(), f"A: play {CHARNAS} with Lupo", f"A: target {target}")
    assert look(state, "action.directed_at", "action.stealth") == ["" if seat == "A" else seat, 1]
    state = until(state)
    assert look(state, f"{CHARNAS}.host", f"{CHARNAS}.controller") == [target, seat]
    assert look(state, f"{CHARNAS}.life", "Lupo.blood", f"{CHARNAS}.owner") == [1, 8, "A"]
    assert not check(state)
    assert TEXTS[card(CHARNAS).id].traits == (Trait.DEMON,)
    other = fighters(clan="Brujah").hand("A", CHARNAS).build()
    assert codes(other, f"A: play {CHARNAS} with Lupo") == ["clan-missing"]


@rule("G09", "R6.1.5-05")
def test_charnas_is_put_on_an_ally_who_waits() -> None:
    """He is controlled, and what is on him comes along when the turn ends."""
    position = fighters(clan="Tremere", disciplines=skilled("Hellhound"))
    position.hand("A", "Hellhound", CHARNAS).vampire("Rake", "A", capacity=4, clan="Tremere")
    state = until(play(position.build(), "A: play Hellhound with Lupo"))
    state = until(play(state, f"A: play {CHARNAS} with Rake", "A: target Hellhound"))
    assert look(state, f"{CHARNAS}.host", "Hellhound.zone") == ["Hellhound", "waiting"]
    assert not check(state)
    state = onward(play(state, "A: pass"), DecisionKind.MINION, "B")
    assert look(state, f"{CHARNAS}.host", "Hellhound.zone") == ["Hellhound", "ready"]
    assert not check(state)


def untapping(position: Position, seat: str = "B") -> GameState:
    return position.attach(CHARNAS, on="Thomas").turn(seat, Phase.UNTAP).build()


def test_charnas_harms_its_employer_in_each_untap_phase() -> None:
    state = untapping(fighters())
    line = f"B: use {CHARNAS} in way 2"
    assert codes(state, "B: pass") == ["effect-due"]
    state = until(play(state, line), DecisionKind.UNTAP)
    assert look(state, "Thomas.blood", f"{CHARNAS}.life") == [8, 1]
    assert codes(state, "B: pass") == []
    assert codes(state, line) == ["use-spent"]
    assert codes(untapping(fighters(), "A"), "A: pass") == []
    empty = Position("A", "B").vampire("Thomas", "B", capacity=4, blood=0)
    state = until(play(untapping(empty), line), DecisionKind.UNTAP)
    assert look(state, "Thomas.zone", f"{CHARNAS}.host") == ["torpor", "Thomas"]


def test_charnas_is_not_hurt_by_its_employer() -> None:
    position = fighters(disciplines=skilled("Cryptic Mission", level=1)).hand(
        "A", "Cryptic Mission"
    )
    own = position.attach(CHARNAS, on="Lupo").build()
    state = play(own, "A: play Cryptic Mission with Lupo")
    assert codes(state, f"A: target {CHARNAS}") == []
    state = until(play(state, f"A: target {CHARNAS}"))
    assert look(state, f"{CHARNAS}.zone", f"{CHARNAS}.life") == ["attached", 1]
    position = fighters(disciplines=skilled("Cryptic Mission", level=1)).hand(
        "A", "Cryptic Mission"
    )
    other = position.attach(CHARNAS, on="Thomas").build()
    state = play(other, "A: play Cryptic Mission with Lupo", f"A: target {CHARNAS}")
    assert look(until(state), f"{CHARNAS}.zone") == ["ash heap"]


def test_charnas_leaves_the_employer_whom_it_has_killed() -> None:
    position = fighters().ally("Mage", "B", life=1).attach(CHARNAS, on="Mage")
    state = play(position.turn("B", Phase.UNTAP).build(), f"B: use {CHARNAS} in way 2")
    state = until(state, DecisionKind.CHOICE)
    assert look(state, "to_move", "Mage.zone") == ["B", "ash heap"]
    assert not check(state)
    assert loads(dumps(state)) == state
    state = play(state, "B: target Thomas")
    assert look(state, f"{CHARNAS}.host", "pending") == ["Thomas", "UNTAP"]
    assert codes(state, "B: pass") == []
    assert not check(state)


def orphaned(name: str = CHARNAS) -> GameState:
    """An ally of B who carries the retainer is killed by damage in A's action."""
    position = fighters(disciplines=skilled("Cryptic Mission", level=1)).hand(
        "A", "Cryptic Mission"
    )
    position.ally("Mage", "B", life=1).attach(name, on="Mage")
    state = play(position.build(), "A: play Cryptic Mission with Lupo", "A: target Mage")
    return until(state, DecisionKind.CHOICE)


@rule("R4.1-03")
def test_a_contested_charnas_does_not_leave_its_employer() -> None:
    position = fighters(disciplines=skilled("Cryptic Mission", level=1)).hand(
        "A", "Cryptic Mission"
    )
    position.ally("Mage", "B", life=1).attach(CHARNAS, on="Mage")
    state = position.build()
    charnas = next(
        c for c, _ in enumerate(state.cards) if state.definition(c).facts.name == CHARNAS
    )
    host = state.cards[charnas].host
    state = move(state, charnas, Zone.CONTESTED, host=host).replace(trail=())
    state = until(play(state, "A: play Cryptic Mission with Lupo", "A: target Mage"))
    assert look(state, "Mage.zone", f"{CHARNAS}.zone") == ["ash heap", "ash heap"]
    assert not check(state)


def test_charnas_leaves_a_burned_employer_for_another_minion() -> None:
    state = orphaned()
    assert look(state, "to_move", "Mage.zone") == ["B", "ash heap"]
    assert not check(state)
    assert loads(dumps(state)) == state
    for observer in (None, 0, 1):
        choosing = observe(state, observer).choosing
        assert choosing is not None
        assert state.definition(choosing.id).facts.name == CHARNAS
    assert options(state) == ["B: target Thomas", "B: target Lupo", "B: pass"]
    for name, seat in (("Thomas", "B"), ("Lupo", "A")):
        after_it = play(state, f"B: target {name}")
        assert look(after_it, f"{CHARNAS}.host", f"{CHARNAS}.controller") == [name, seat]
        assert look(after_it, f"{CHARNAS}.life") == [1]
        assert not check(until(after_it))
    burned = play(state, "B: pass")
    assert look(burned, f"{CHARNAS}.zone") == ["ash heap"]
    assert not check(until(burned))


def test_others_are_burned_with_their_employer() -> None:
    position = fighters(disciplines=skilled("Cryptic Mission", level=1)).hand(
        "A", "Cryptic Mission"
    )
    position.ally("Mage", "B", life=1).attach("Tasha Morgan", on="Mage")
    state = play(position.build(), "A: play Cryptic Mission with Lupo", "A: target Mage")
    assert look(until(state), "Tasha Morgan.zone") == ["ash heap"]


def test_charnas_leaves_an_employer_whom_it_has_killed() -> None:
    position = Position("A", "B").ally("Mage", "B", life=1).vampire("Lupo", "A", capacity=4)
    state = position.attach(CHARNAS, on="Mage").turn("B", Phase.UNTAP).build()
    state = until(play(state, f"B: use {CHARNAS} in way 2"), DecisionKind.CHOICE)
    assert options(state) == ["B: target Lupo", "B: pass"]
    state = play(state, "B: target Lupo")
    assert look(state, "pending", f"{CHARNAS}.host", f"{CHARNAS}.controller") == [
        "UNTAP",
        "Lupo",
        "A",
    ]
    assert codes(state, "B: pass") == []


def test_charnas_goes_with_a_methuselah_who_is_ousted() -> None:
    position = fighters().attach(CHARNAS, on="Thomas").pool(B=1)
    state = until(play(position.build(), "A: bleed with Lupo"))
    assert look(state, f"{CHARNAS}.zone") == ["ash heap"]
    assert not check(state)


@pytest.mark.parametrize("name", ["Corpse Minion", "Marijava Ghoul"])
def test_ghouls(name: str) -> None:
    assert TEXTS[card(name).id].traits == (Trait.GHOUL,)

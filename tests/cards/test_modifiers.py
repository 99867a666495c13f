"""Action modifiers: what each way of playing them does, and when it is refused."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.modifying import line, moment, with_cards
from tests.cards.table import (
    ANNOUNCED,
    ATTEMPT,
    BLOCKED,
    DECLINED,
    RESOLVED,
    bled,
    card,
    codes,
    look,
    onward,
    play,
    table,
)
from tests.rulecheck import rule
from vtes.model.decisions import DecisionKind, WindowKind
from vtes.model.state import GameState
from vtes.queries import stealth
from vtes.testing import Position

STEALTH = [
    ("Cloak the Gathering", 1, 1),
    ("Lost in Crowds", 1, 1),
    ("Lost in Crowds", 2, 2),
    ("Earth Control", 1, 1),
    ("Earth Control", 2, 2),
    ("Faceless Night", 1, 1),
    ("Faceless Night", 2, 1),
    ("Bonding", 2, 1),
    ("Confusion", 2, 1),
    ("Elder Impersonation", 1, 1),
    ("Spying Mission", 1, 1),
    ("Swallowed by the Night", 1, 1),
]
BLEED = [
    ("Bonding", 1, 1),
    ("Conditioning", 1, 2),
    ("Conditioning", 2, 3),
    ("Threats", 1, 1),
    ("Threats", 2, 2),
    ("Aire of Elation", 1, 1),
    ("Aire of Elation", 2, 2),
    ("Confusion", 1, 1),
    ("Eyes of Chaos", 1, 1),
    ("Eyes of Chaos", 2, 2),
]
BOTH = [("Bonding", 2, 1), ("Confusion", 2, 1)]


@pytest.mark.parametrize(("name", "way", "more"), STEALTH)
@rule("R6.2.2-15", "R6.2.3-07")
def test_stealth_is_added(name: str, way: int, more: int) -> None:
    state = play(moment(with_cards(name), ATTEMPT), line(name, way))
    assert stealth(state) == more
    assert look(state, "Lupo.blood") == [6 - card(name).blood_cost]
    state = onward(state, DecisionKind.BLOCK)  # the attempt has failed
    assert look(onward(state), "B.pool") == [28 if (name, way, more) in BOTH else 29]


@pytest.mark.parametrize(("name", "way", "more"), STEALTH)
@rule("R6.2.2-16")
def test_stealth_is_added_only_in_an_attempt(name: str, way: int, more: int) -> None:
    for kind in (ANNOUNCED, DECLINED, BLOCKED, RESOLVED):
        assert codes(moment(with_cards(name), kind), line(name, way)) == ["wrong-window"]


@pytest.mark.parametrize(("name", "way", "more"), STEALTH)
@rule("R6.2.2-16")  # Bonding: [TOM 19951109]
def test_stealth_is_added_only_when_it_is_needed(name: str, way: int, more: int) -> None:
    position = with_cards("Night Moves", name).library("A", 7)
    state = play(position.build(), "A: play Night Moves with Lupo", "A: choose B")
    state = play(onward(state, DecisionKind.BLOCK), "B: block with Thomas")
    assert codes(state, line(name, way)) == ["stealth-unneeded"]


@pytest.mark.parametrize(("name", "way", "more"), BLEED)
@pytest.mark.parametrize("kind", [ANNOUNCED, ATTEMPT, DECLINED])
def test_bleed_is_added(name: str, way: int, more: int, kind: WindowKind) -> None:
    state = moment(with_cards(name).library("A", 7), kind)
    assert bled(state) == 1
    state = play(state, line(name, way))
    assert bled(state) == 1 + more
    assert look(state, "Lupo.blood") == [6 - card(name).blood_cost]
    if kind is not ATTEMPT:
        assert look(onward(state), "B.pool") == [29 - more]


@rule("CARD-04")
def test_bonding_is_a_modifier_that_adds_one_to_a_bleed() -> None:
    state = play(moment(with_cards("Bonding"), DECLINED), line("Bonding"))
    assert look(onward(state), "B.pool") == [28]


@pytest.mark.parametrize(("name", "way", "more"), [*BLEED, *BOTH])
def test_bleed_is_not_added_once_the_action_is_blocked_or_over(
    name: str, way: int, more: int
) -> None:
    for kind in (BLOCKED, RESOLVED):
        assert codes(moment(with_cards(name), kind), line(name, way)) == ["wrong-window"]


@pytest.mark.parametrize(("name", "way", "more"), [*BLEED, *BOTH])
@rule("G40")  # Bonding: [LSJ 19980824] [RTR 19941109]; Confusion: [ANK 20171023] [RTR 19941109]
def test_only_a_bleed_is_made_greater(name: str, way: int, more: int) -> None:
    position = with_cards(name).attach("Mr. Winthrop", on="Thomas")  # enough for a hunt
    state = moment(position, ATTEMPT, "hunt")
    assert codes(state, line(name, way)) == ["no-bleed"]


@pytest.mark.parametrize("name", ["Bonding", "Confusion"])
def test_at_superior_it_adds_both(name: str) -> None:
    state = play(moment(with_cards(name), ATTEMPT), line(name, 2))
    assert (bled(state), stealth(state)) == (2, 1)


@rule("R1.6.3-11", "R6.2-04")  # E20: different modifiers add up
def test_bleed_modifiers_add_up_each_once() -> None:
    position = with_cards("Threats", "Threats", "Conditioning", "Bonding")
    state = play(moment(position, ANNOUNCED), line("Threats"))
    for way in (1, 2):
        assert codes(state, line("Threats", way)) == ["modifier-again"]
    state = play(state, line("Conditioning", 2), line("Bonding"))
    assert bled(state) == 6


@pytest.mark.parametrize(("name", "way"), [(n, w) for n, w, _ in (*STEALTH, *BLEED)])
@rule("R1.5-13", "R1.5-14", "R1.5-15")
def test_levels_and_costs(name: str, way: int) -> None:
    def refused(level: int, blood: int = 6) -> list[str]:
        position = with_cards(name, level=level, blood=blood)
        return codes(moment(position, ATTEMPT), line(name, way))

    assert refused(2) == []
    assert refused(1) == (["not-superior"] if way == 2 else [])
    assert refused(0) == ["discipline-missing"]


def gathering(**rake: Any) -> Position:
    """Rake is to hide what Lupo does."""
    facts = {"capacity": 4, "disciplines": {"obf": 2}, **rake}
    return with_cards("Cloak the Gathering").library("A", 7).vampire("Rake", "A", **facts)


@pytest.mark.parametrize("tapped", [False, True])
@rule("G39")  # [RTR 19941109] [LSJ 19980210]
def test_cloak_the_gathering_is_played_by_another(tapped: bool) -> None:
    state = moment(gathering(tapped=tapped), ATTEMPT)
    state = play(state, line("Cloak the Gathering", 2, "Rake"))
    assert stealth(state) == 1
    assert look(state, "action.minion", "Rake.tapped") == ["Lupo", tapped]
    for kind in (ANNOUNCED, DECLINED, BLOCKED, RESOLVED):
        state = moment(gathering(tapped=tapped), kind)
        assert codes(state, line("Cloak the Gathering", 2, "Rake")) == ["wrong-window"]


@rule("G39", "R6.2-13")
def test_who_can_cloak_the_gathering() -> None:
    state = moment(gathering(), ATTEMPT)
    assert codes(state, line("Cloak the Gathering", 2)) == ["is-acting"]
    assert codes(state, line("Cloak the Gathering", 1, "Rake")) == ["not-acting"]
    down = moment(gathering(zone="torpor"), ATTEMPT)
    assert codes(down, line("Cloak the Gathering", 2, "Rake")) == ["other-not-ready"]
    basic = moment(gathering(disciplines={"obf": 1}), ATTEMPT)
    assert codes(basic, line("Cloak the Gathering", 2, "Rake")) == ["not-superior"]


@rule("R1.6.3-10")  # [LSJ 19990425]
def test_cloak_the_gathering_hides_ones_own_minions() -> None:
    position = table().hand("C", "Cloak the Gathering")
    position.vampire("Royce", "C", capacity=4, disciplines={"obf": 2})
    state = onward(play(position.build(), "A: bleed with Lupo"), DecisionKind.BLOCK)
    state = onward(play(state, "B: block with Thomas"), ATTEMPT, "C")
    refused = codes(state, "C: play Cloak the Gathering in way 2 with Royce")
    assert refused == ["not-your-action"]


@rule("R1.6.3-11")  # [ANK 20200515]
def test_different_minions_cloak_the_gathering() -> None:
    position = gathering().hand("A", "Cloak the Gathering")
    position.vampire("Nik", "A", capacity=4, disciplines={"obf": 2})
    position.attach("Mr. Winthrop", on="Thomas")
    state = play(moment(position, ATTEMPT), line("Cloak the Gathering", 2, "Rake"))
    assert codes(state, line("Cloak the Gathering", 2, "Rake"))[:1] == ["modifier-again"]
    assert codes(state, line("Cloak the Gathering", 2, "Nik")) == []
    state = play(state, line("Cloak the Gathering", 2, "Nik"))
    assert stealth(state) == 2


@pytest.mark.parametrize(("way", "capacity"), [(1, 5), (2, 9)])
def test_seduction_keeps_a_vampire_from_blocking(way: int, capacity: int) -> None:
    position = with_cards("Seduction").vampire("Royce", "B", capacity=capacity)
    state = play(moment(position, ANNOUNCED), line("Seduction", way), "A: target Royce")
    state = onward(state, DecisionKind.BLOCK)
    assert codes(state, "B: block with Royce") == ["blocker-barred"]
    assert codes(state, "B: block with Thomas") == []
    state = onward(state)
    assert look(state, "B.pool") == [29]


def test_whom_seduction_takes() -> None:
    position = with_cards("Seduction").vampire("Royce", "B", capacity=6).ally("Mage", "B", life=1)
    state = play(moment(position, ANNOUNCED), line("Seduction"))
    assert codes(state, "A: target Royce") == ["target-not-younger"]
    assert codes(state, "A: target Mage") == ["target-of-wrong-kind"]
    for kind in (ATTEMPT, DECLINED, BLOCKED, RESOLVED):
        assert codes(moment(with_cards("Seduction"), kind), line("Seduction")) == ["wrong-window"]
    refused = moment(with_cards("Seduction", level=1), ANNOUNCED)
    assert codes(refused, line("Seduction", 2)) == ["not-superior"]


def test_freak_drive_after_a_success() -> None:
    state = moment(with_cards("Freak Drive"), RESOLVED)
    assert codes(state, line("Freak Drive", 2)) == ["not-blocked"]
    state = onward(play(state, line("Freak Drive")))
    assert look(state, "Lupo.tapped", "Lupo.blood", "B.pool") == [False, 5, 29]
    assert codes(state, "A: bleed with Lupo") == []  # E18, E19


@rule("R6.2.3-05")
def test_freak_drive_after_a_block() -> None:
    state = moment(with_cards("Freak Drive"), BLOCKED)
    state = onward(state, RESOLVED, "A")
    assert codes(state, line("Freak Drive")) == ["not-successful"]
    assert look(state, "Lupo.blood") == [5]  # he has fought
    state = onward(play(state, line("Freak Drive", 2)))
    assert look(state, "Lupo.tapped", "Lupo.blood") == [False, 4]


def test_freak_drive_comes_after_the_action() -> None:
    for kind in (ANNOUNCED, ATTEMPT, DECLINED, BLOCKED):
        for way in (1, 2):
            state = moment(with_cards("Freak Drive"), kind)
            assert codes(state, line("Freak Drive", way)) == ["wrong-window"]
    basic = moment(with_cards("Freak Drive", level=1), BLOCKED)
    basic = onward(basic, RESOLVED, "A")
    assert codes(basic, line("Freak Drive", 2)) == ["not-superior"]


TIMED = [
    ("Seduction", 1, (ANNOUNCED,)),
    ("Seduction", 2, (ANNOUNCED,)),
    ("Day Operation", 1, (ANNOUNCED,)),
    ("Day Operation", 2, (ANNOUNCED, ATTEMPT)),
    ("Freak Drive", 1, (RESOLVED,)),
    ("Change of Target", 1, (BLOCKED,)),
]


@pytest.mark.parametrize(("name", "way", "kinds"), TIMED)
@rule("R6.2-02", "R1.5-14")
def test_when_and_by_whom(name: str, way: int, kinds: tuple[WindowKind, ...]) -> None:
    for kind in (ANNOUNCED, ATTEMPT, DECLINED, BLOCKED, RESOLVED):
        refused = [] if kind in kinds else ["wrong-window"]
        assert codes(moment(with_cards(name), kind), line(name, way)) == refused
    if card(name).disciplines:
        basic = moment(with_cards(name, level=1), kinds[0])
        assert codes(basic, line(name, way)) == (["not-superior"] if way == 2 else [])
        none = moment(with_cards(name, level=0), kinds[0])
        assert codes(none, line(name, way)) == ["discipline-missing"]


CHANGE = line("Change of Target")


@rule("R6.2-11", "G28")  # [LSJ 19980224] [RTR 19991206]
def test_change_of_target_ends_the_blocked_action() -> None:
    state = play(moment(with_cards("Change of Target"), BLOCKED), CHANGE)
    assert look(state, "pending", "Lupo.tapped", "Thomas.tapped") == ["MINION", False, False]
    assert look(state, "B.pool", "Lupo.blood", "Thomas.blood") == [30, 6, 5]
    for kind in (ANNOUNCED, ATTEMPT, DECLINED, RESOLVED):
        assert codes(moment(with_cards("Change of Target"), kind), CHANGE) == ["wrong-window"]


# [LSJ 20010803-1] [RTR 20180719]; Freak Drive: [RTR 20180719]
def test_nothing_is_played_after_change_of_target() -> None:
    position = with_cards("Change of Target", "Freak Drive", "Conditioning").library("A", 7)
    state = play(moment(position, BLOCKED), CHANGE)
    assert look(state, "pending", "window") == ["MINION", ""]


@rule("R1.4-01")  # [LSJ 20070709]
def test_the_action_is_not_taken_again_this_turn() -> None:
    position = with_cards("Change of Target").vampire("Rake", "A", capacity=4)
    state = play(moment(position, BLOCKED), CHANGE)
    assert codes(state, "A: bleed with Lupo") == ["action-repeated"]
    assert codes(state, "A: hunt with Lupo") == []
    assert codes(state, "A: bleed with Rake") == []
    state = onward(play(state, "A: pass"), DecisionKind.MINION, "B")
    state = onward(play(state, "B: pass"), DecisionKind.MINION, "C")
    state = onward(play(state, "C: pass"), DecisionKind.MINION, "A")
    assert codes(state, "A: bleed with Lupo") == []


@rule("R1.4-01")  # [LSJ 20060522]
def test_a_default_action_is_not_that_of_a_card() -> None:
    position = with_cards("Change of Target", "Computer Hacking", "Computer Hacking")
    state = play(position.library("A", 7).build(), "A: play Computer Hacking with Lupo")
    state = play(onward(state, DecisionKind.BLOCK), "B: block with Thomas")
    state = play(onward(state, BLOCKED, "A"), CHANGE)
    assert codes(state, "A: play Computer Hacking with Lupo") == ["card-repeated"]
    assert codes(state, "A: bleed with Lupo") == []


@rule("R1.4-01")  # [RTR 19950509]
def test_a_default_action_with_another_target_is_another_one() -> None:
    position = with_cards("Change of Target").vampire("Nik", "C", capacity=3, zone="torpor")
    lines = ("A: rescue with Lupo", "A: target Nik", "A: pay 2")

    def blocked(position: Position) -> GameState:
        state = onward(play(position.build(), *lines), DecisionKind.BLOCK)
        return play(onward(play(state, "C: block with Yuri"), BLOCKED, "A"), CHANGE)

    assert codes(blocked(position), "A: rescue with Lupo") == ["nobody-to-rescue"]
    position.vampire("Royce", "C", capacity=3, zone="torpor")
    state = play(blocked(position), "A: rescue with Lupo")
    assert codes(state, "A: target Nik") == ["rescued-before"]
    assert codes(state, "A: target Royce") == []


@rule("R6-10", "R6-09")  # [LSJ 19980112], C10
def test_who_may_not_repeat_his_hunt_is_stuck() -> None:
    position = with_cards("Change of Target", blood=0).vampire("Rake", "A", capacity=4)
    position.attach("Mr. Winthrop", on="Thomas")
    state = play(moment(position, BLOCKED, "hunt"), CHANGE)
    assert look(state, "Lupo.tapped") == [False]
    assert codes(state, "A: hunt with Lupo") == ["action-repeated"]
    assert codes(state, "A: bleed with Lupo") == ["empty-vampire"]
    assert codes(state, "A: bleed with Rake") == []
    assert codes(state, "A: pass") == []


def day(*names: str) -> Position:
    """B has an ally beside Thomas."""
    return with_cards("Day Operation", *names).ally("Mage", "B", life=2)


def test_by_day_no_vampire_blocks() -> None:
    state = play(moment(day(), ANNOUNCED), line("Day Operation"))
    assert look(state, "Lupo.blood") == [5]
    state = onward(state, DecisionKind.BLOCK)
    assert codes(state, "B: block with Thomas") == ["blocker-barred"]
    assert codes(state, "B: block with Mage") == []
    state = onward(state)
    assert look(state, "B.pool", "Lupo.zone", "Lupo.blood") == [29, "torpor", 5]


def test_by_day_an_ally_blocks() -> None:
    state = play(moment(day(), ANNOUNCED), line("Day Operation"))
    state = play(onward(state, DecisionKind.BLOCK), "B: block with Mage")
    state = onward(state)
    assert look(state, "B.pool", "Lupo.zone", "Mage.tapped") == [30, "torpor", True]


def test_the_day_breaks_during_an_attempt() -> None:
    state = moment(day(), ATTEMPT)
    assert codes(state, line("Day Operation")) == ["wrong-window"]
    state = onward(play(state, line("Day Operation", 2)), DecisionKind.BLOCK)
    assert codes(state, "B: block with Thomas") == ["blocker-barred"]
    assert look(onward(state), "B.pool", "Lupo.zone") == [29, "torpor"]
    for kind in (DECLINED, BLOCKED, RESOLVED):
        assert codes(moment(day(), kind), line("Day Operation", 2)) == ["wrong-window"]
    basic = moment(with_cards("Day Operation", level=1), ATTEMPT)
    assert codes(basic, line("Day Operation", 2)) == ["not-superior"]


def test_by_day_he_falls_only_when_the_action_is_over() -> None:  # [LSJ 20040120-2]
    state = play(moment(day("Freak Drive"), ANNOUNCED), line("Day Operation"))
    state = onward(state, RESOLVED, "A")
    assert look(state, "Lupo.zone") == ["ready"]
    state = onward(play(state, line("Freak Drive")))
    assert look(state, "Lupo.zone", "Lupo.tapped", "Lupo.blood") == ["torpor", False, 4]


def faceless(*hand: str) -> Position:
    return with_cards("Faceless Night").hand("B", *hand).vampire("Royce", "B", capacity=3)


@pytest.mark.parametrize(("way", "tapped"), [(1, False), (2, True)])
def test_faceless_night_taps_who_fails(way: int, tapped: bool) -> None:  # [LSJ 20081202]
    state = play(moment(faceless(), ATTEMPT), line("Faceless Night", way))
    state = onward(state, DecisionKind.BLOCK)
    assert look(state, "Thomas.tapped") == [False]  # not before the action resolves
    state = play(state, "B: block with Thomas")
    state = onward(state)
    assert look(state, "Thomas.tapped", "Royce.tapped", "B.pool") == [tapped, False, 29]


# [ANK 20190509] [LSJ 20020101]
def test_who_has_failed_before_is_not_tapped() -> None:
    position = faceless().vampire("Rake", "A", capacity=4, disciplines={"obf": 2})
    position.hand("A", "Cloak the Gathering").attach("Mr. Winthrop", on="Royce")
    state = play(moment(position, ATTEMPT), line("Cloak the Gathering", 2, "Rake"))
    state = play(onward(state, DecisionKind.BLOCK), "B: block with Royce")
    state = onward(play(state, line("Faceless Night", 2)))
    assert look(state, "Thomas.tapped", "Royce.tapped", "B.pool") == [False, True, 29]


# [ANK 20171017] [ANK 20230305]
def test_who_has_failed_can_react_before_he_is_tapped() -> None:
    position = table(disciplines={"obf": 2}).hand("A", "Faceless Night")
    position.vampire("Royce", "B", capacity=3, disciplines={"dom": 2}).hand("B", "Deflection")
    state = onward(play(position.build(), "A: bleed with Lupo"), DecisionKind.BLOCK)
    state = onward(play(state, "B: block with Royce"), ATTEMPT, "A")
    state = play(state, line("Faceless Night", 2))
    state = onward(state, DECLINED, "B")
    state = play(state, "B: play Deflection in way 2 with Royce", "B: choose C")
    assert look(state, "Royce.tapped") == [False]
    assert look(onward(state), "Royce.tapped", "C.pool") == [True, 29]

"""Cards that bring something back from an ash heap, or that are made of what lies there."""

from __future__ import annotations

from typing import Any

import pytest

import vtes
from tests.cards.acting import done, line, with_card
from tests.cards.fights import after, fighters, fought, until
from tests.cards.table import codes, lines, living, look, onward, play, table
from tests.rulecheck import rule
from tests.rules.pairs import pair_of_moves
from vtes.cards.shapes import strike_card
from vtes.check import check
from vtes.codec import dumps, loads
from vtes.model.decisions import DecisionKind, WindowKind
from vtes.model.moves import ChooseTarget
from vtes.model.state import GameState
from vtes.model.text import Reach, Strike, Text
from vtes.model.zones import Zone
from vtes.observe import observe
from vtes.testing import Position

SARGON, CONRAD, POSSESSION = "The Sargon Fragment", "Hand of Conrad", "Possession"
HORDES, MYSTIC = "Shambling Hordes", "Vagabond Mystic"
DIG, CALL = (f"A: use {name} in way 2 with Lupo" for name in (SARGON, CONRAD))


def graves(*equipment: str, **lupo: Any) -> Position:
    position = table(**lupo).ash_heap("A", "Arson", "Restoration", "Arson")
    position.vampire("Nik", "A", capacity=4, zone="ash heap")
    position.vampire("Rake", "B", capacity=4, zone="ash heap").ash_heap("B", "Ambush")
    for each in equipment:
        position.attach(each, on="Lupo")
    return position


# --- superior Disciplines -------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "given"), [(SARGON, "Possession"), (CONRAD, "Thrown Sewer Lid")])
@rule("R1.5-14")
def test_it_gives_a_discipline_at_superior(name: str, given: str) -> None:
    position = graves(name).hand("A", given)
    state = position.build()
    if name == SARGON:
        assert codes(state, f"A: play {given} in way 2 with Lupo") == []
        assert codes(graves().hand("A", given).build(), f"A: play {given} with Lupo") == [
            "discipline-missing"
        ]
    assert look(state, f"{name}.host") == ["Lupo"]


# [RTR 20010711]
@pytest.mark.parametrize("beast", [False, True])
def test_who_is_kept_from_equipment_is_kept_from_its_discipline(beast: bool) -> None:
    position = fighters().attach(CONRAD, on="Lupo").hand("A", "Fists of Death")
    position.vampire("Nik", "B", capacity=9, disciplines={"ani": 1})
    position.hand("B", "Drawing Out the Beast")
    state = fought(position, blocker="Nik")
    if beast:
        state = until(state, WindowKind.BEFORE_RANGE, "B")
        state = play(state, "B: play Drawing Out the Beast with Nik")
    state = until(state, WindowKind.BEFORE_RANGE, "A")
    refused = codes(state, "A: play Fists of Death with Lupo")
    assert refused == (["discipline-missing"] if beast else [])


# --- The Sargon Fragment --------------------------------------------------------------------------


def test_who_equips_with_what_was_lost() -> None:
    for name in (SARGON, CONRAD):
        state = onward(play(graves().hand("A", name).build(), f"A: play {name} with Lupo"))
        assert look(state, f"{name}.host", "A.pool") == ["Lupo", 29]


@rule("R6.2.1-03")
def test_a_card_is_dug_out() -> None:
    state = play(graves(SARGON).build(), DIG)
    assert sorted(lines(state)) == [
        "A: target Arson in the ash heap of A",
        "A: target Restoration in the ash heap of A",
    ]
    assert vtes.parse_move(state, lines(state)[0]) in vtes.legal_moves(state)
    assert codes(state, "A: target Ambush in the ash heap of B") == ["target-not-yours-to-choose"]
    assert codes(state, "A: target Nik in the ash heap of A") == ["target-of-wrong-kind"]
    assert codes(state, "A: target Thomas")[0] == "target-not-in-play"
    state = play(state, "A: target Arson in the ash heap of A")
    assert look(state, "action.stealth", "action.directed_at") == [0, ""]
    assert loads(dumps(state)) == state
    assert observe(state, 1).action is not None
    state = onward(state)
    assert look(state, "A.hand.count", "Lupo.blood") == [1, 5]
    assert look(state, "A.ash_heap") == [["Restoration", "Arson", "Nik"]]
    assert not check(state)


def test_a_full_hand_is_discarded_down() -> None:
    position = graves(SARGON).hand("A", *["Ambush"] * 7)
    state = onward(
        play(position.build(), DIG, "A: target Arson in the ash heap of A"), DecisionKind.TRIM
    )
    assert look(state, "to_move", "A.hand.count") == ["A", 8]
    state = play(state, "A: discard Ambush")
    assert look(onward(state), "A.hand.count") == [7]


# [LSJ 20050228]
def test_another_copy_is_as_good() -> None:
    state = play(graves(SARGON).build(), DIG, "A: target Arson in the ash heap of A")
    action = state.stack[1]
    target = action.target  # type: ignore[attr-defined]
    heap = tuple(card for card in state.players[0].ash_heap if card != target)
    player = state.players[0].replace(ash_heap=heap, removed=(target,))
    gone = state.cards.set(target, state.cards[target].replace(zone=Zone.REMOVED))
    state = state.replace(players=(player, *state.players[1:]), cards=gone)
    assert look(onward(state), "A.hand.count", "A.ash_heap") == [1, ["Restoration", "Nik"]]


@rule("R1.6.1-16")
def test_of_equal_cards_one_is_named() -> None:
    state = play(graves(SARGON).build(), DIG)
    heap = state.players[0].ash_heap
    first, second = (c for c in heap if state.definition(c).facts.name == "Arson")
    refused, allowed = ChooseTarget(0, second), ChooseTarget(0, first)
    pair_of_moves(state, refused, allowed, "target-is-a-copy", "R1.6.1-16")


def test_who_cannot_dig() -> None:
    assert codes(graves(SARGON, blood=0).build(), DIG)[0] in ("use-blood", "use-empty")
    empty = table().attach(SARGON, on="Lupo").build()
    assert codes(empty, DIG) == ["use-no-target"]
    position = table().ash_heap("A", "Arson").ally("Mage", "A", life=2).attach(SARGON, on="Mage")
    assert codes(position.build(), DIG.replace("Lupo", "Mage")) == ["use-blood", "no-vampire"]


# --- Hand of Conrad, Possession -------------------------------------------------------------------


def test_a_vampire_is_called_back() -> None:
    state = play(graves(CONRAD).build(), CALL)
    assert lines(state) == ["A: target Nik in the ash heap of A"]
    state = onward(play(state, lines(state)[0]))
    assert look(state, "A.uncontrolled.count", "#1 of A.blood", "Lupo.blood") == [1, 0, 6]
    seen = observe(state, 1).players[0].uncontrolled[0]
    assert seen.printed is not None  # all have seen who came


@pytest.mark.parametrize("way", [1, 2])
def test_possession(way: int) -> None:
    position = with_card(POSSESSION).vampire("Nik", "A", capacity=4, zone="ash heap")
    position.vampire("Rake", "B", capacity=4, zone="ash heap")
    state = play(position.build(), line(POSSESSION, way))
    assert lines(state) == ["A: target Nik in the ash heap of A"]
    state = done(position, POSSESSION, way, "A: target Nik in the ash heap of A")
    assert look(state, "Lupo.blood") == [4]
    if way == 1:
        assert look(state, "A.uncontrolled.count", "#1 of A.blood") == [1, 0]
    else:
        assert look(state, "Nik.zone", "Nik.blood", "Nik.tapped") == ["ready", 1, False]
    empty = with_card(POSSESSION).build()
    assert codes(empty, line(POSSESSION, way)) == ["no-target"]


# --- Shambling Hordes -----------------------------------------------------------------------------


def shambling(way: int, *heap: str, **nik: Any) -> GameState:
    position = table(disciplines={"nec": 2}).hand("A", HORDES).ash_heap("A", *heap)
    position.vampire("Nik", "A", capacity=4, zone="ash heap") if nik else None
    return onward(
        play(position.build(), f"A: play {HORDES} in way {way} with Lupo"),
        DecisionKind.CHOICE if heap or nik else DecisionKind.MINION,
    )


@pytest.mark.parametrize(("way", "life"), [(1, 3), (2, 4)])
@rule("R6.1.5-08")
def test_hordes_are_made_of_the_dead(way: int, life: int) -> None:
    state = shambling(way, "Outcast Mage", "Outcast Mage", "Arson", there=True)
    offered = ["Nik", "Outcast Mage"]
    assert sorted(lines(state)) == [
        "A: pass",
        *(f"A: target {name} in the ash heap of A" for name in offered),
    ]
    made = onward(play(state, "A: target Nik in the ash heap of A"))
    assert look(made, f"{HORDES}.life", f"{HORDES}.strength", f"{HORDES}.bleed") == [life, life, 0]
    assert look(made, "Lupo.blood", "A.ash_heap") == [3, ["Outcast Mage", "Outcast Mage", "Arson"]]
    assert loads(dumps(made)) == made
    burned = onward(play(state, "A: pass"))
    assert look(burned, f"{HORDES}.zone") == ["ash heap"]


def test_hordes_of_nothing_fall_apart() -> None:
    assert look(shambling(1), f"{HORDES}.zone") == ["ash heap"]
    low = table(disciplines={"nec": 1}).hand("A", HORDES).build()
    assert codes(low, f"A: play {HORDES} in way 2 with Lupo") == ["not-superior"]


def test_hordes_are_as_strong_as_they_live() -> None:
    bite = strike_card(0, Strike(steal=1))
    shot = strike_card(0, Strike(damage=1, first=True, reach=Reach.BOTH))
    for card, blow, life in ((bite, 3, 2), (shot, 2, 2)):
        position = fighters().ally(HORDES, "A").prop("Card", types="combat", text=Text((card,)))
        state = play(position.hand("B", "Card").build(), f"A: use {HORDES} in way 3 with {HORDES}")
        state = until(play(state, "A: target Thomas"), DecisionKind.STRIKE, "B")
        state = after(play(state, "B: play Card with Thomas"))
        assert look(state, f"{HORDES}.life") == [life]
        assert look(state, "Thomas.blood") == [9 - blow]


def test_hordes_gain_no_life() -> None:
    position = table().ally(HORDES, "A").ally(MYSTIC, "A")
    state = living(position.build(), Shambling=1)
    state = onward(play(state, "A: bleed with Lupo"), WindowKind.AS_ANNOUNCED, "A")
    state = play(state, f"A: use {MYSTIC} in way 2", f"A: target {HORDES}")
    assert look(state, f"{HORDES}.life", f"{MYSTIC}.tapped") == [1, True]

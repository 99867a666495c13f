"""Soul Gem of Etrius and Sacrificial Lamb: what becomes of the burned and of their belongings."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.table import codes, lines, look, onward, play, skilled, table
from vtes.model.decisions import DecisionKind
from vtes.model.state import GameState
from vtes.notation.labels import find_card
from vtes.ops.cards import burn
from vtes.ops.settle import settle

LAMB, GEM = "Sacrificial Lamb", "Soul Gem of Etrius"


# --- Sacrificial Lamb -----------------------------------------------------------------------------


def lamb(seat: str, way: int, *, gem: bool = False, blood: int = 4) -> GameState:
    """Nik, in torpor, is to be sacrificed by Lupo, who pays 3."""
    position = table(disciplines=skilled(LAMB), blood=blood).hand("A", LAMB)
    position.vampire("Nik", seat, capacity=4, blood=2, zone="torpor")
    position.attach("Sport Bike", on="Nik").attach(".44 Magnum", on="Nik")
    position.attach("Tasha Morgan", on="Nik").crypt(seat, 1)
    if gem:
        position.attach(GEM, on="Nik")
    line = f"A: play {LAMB} in way {way} with Lupo" if way > 1 else f"A: play {LAMB} with Lupo"
    state = play(position.build(), line, "A: target Nik")
    directed = "" if seat == "A" else seat
    assert look(state, "action.stealth", "action.directed_at") == [0, directed]
    return onward(state, DecisionKind.CHOICE)


@pytest.mark.parametrize(("seat", "way"), [("A", 1), ("B", 2), ("C", 2)])
def test_sacrificial_lamb(seat: str, way: int) -> None:
    state = lamb(seat, way)
    assert lines(state) == ["A: target Sport Bike", "A: target .44 Magnum", "A: pass"]
    state = onward(play(state, "A: target Sport Bike", "A: pass"))
    assert look(state, "Nik.zone", "Tasha Morgan.zone", ".44 Magnum.zone") == ["ash heap"] * 3
    assert look(state, "Sport Bike.host", "Sport Bike.controller", "Sport Bike.owner") == [
        "Lupo",
        "A",
        seat,
    ]
    assert look(state, "Lupo.blood", "Lupo.capacity") == [5, 6]  # 4 - 3 + 4
    assert state.lasting == ()  # it is no diablerie


def test_the_lamb_gives_no_more_than_one_can_hold() -> None:
    state = onward(play(lamb("A", 1, blood=6), "A: pass"))
    assert look(state, "Lupo.blood") == [6]


def test_the_lamb_is_in_torpor_and_on_the_right_side() -> None:
    position = table(disciplines=skilled(LAMB)).hand("A", LAMB)
    position.vampire("Rake", "A", capacity=4, zone="torpor").vampire("Nik", "A", capacity=2)
    position.vampire("Royce", "B", capacity=4, zone="torpor")
    own = play(position.build(), f"A: play {LAMB} with Lupo")
    assert codes(own, "A: target Nik") == ["target-not-in-play"]
    assert codes(own, "A: target Royce") == ["target-not-yours-to-choose"]
    other = play(position.build(), f"A: play {LAMB} in way 2 with Lupo")
    assert codes(other, "A: target Rake") == ["target-not-yours-to-choose"]
    assert codes(other, "A: target Thomas") == ["target-not-in-play"]


def test_the_soul_gem_is_not_taken() -> None:  # [LSJ 19970516]
    state = lamb("B", 2, gem=True)
    assert codes(state, f"A: target {GEM}") == ["not-an-option"]
    state = onward(play(state, "A: pass"))
    assert look(state, "Nik.zone", f"{GEM}.controller", "Lupo.blood") == ["ash heap", "B", 5]


# --- Soul Gem of Etrius ---------------------------------------------------------------------------


def bearing(*crypt: Any, capacity: int = 5, **nik: Any) -> GameState:
    """B's Nik bears the gem."""
    position = table().vampire("Nik", "B", **{"capacity": capacity, **nik})
    position.attach(GEM, on="Nik").attach("Sport Bike", on="Nik")
    for name, size in crypt:
        position.vampire(name, "B", capacity=size, zone="crypt")
    return position.build()


def burned(state: GameState, name: str = "Nik") -> GameState:
    """The vampire is burned, and the position comes to rest."""
    state = settle(burn(state, find_card(state, name)), 0)
    return state.replace(trail=())


def test_a_younger_vampire_inherits() -> None:
    state = burned(bearing(("Royce", 4), ("Aleph", 2)))
    assert look(state, "Nik.zone", "Sport Bike.zone") == ["ash heap"] * 2
    assert look(state, "Royce.zone", "Royce.blood", "Royce.tapped") == ["ready", 4, False]
    assert look(state, f"{GEM}.host", f"{GEM}.controller", "B.crypt.count") == ["Royce", "B", 1]
    state = burned(state, "Royce")
    assert look(state, "Aleph.zone", f"{GEM}.host") == ["ready", "Aleph"]
    state = burned(state, "Aleph")
    assert look(state, f"{GEM}.zone", "B.crypt.count") == ["ash heap", 0]


@pytest.mark.parametrize("size", [5, 6])
def test_another_waits_and_the_gem_is_burned(size: int) -> None:
    state = burned(bearing(("Royce", size)))
    assert look(state, "B.uncontrolled.count", f"{GEM}.zone") == [1, "ash heap"]
    assert look(state, "#1 of B.blood") == [0]


def test_who_inherits_comes_out_of_torpor_too() -> None:
    state = burned(bearing(("Royce", 4), zone="torpor"))
    assert look(state, "Royce.zone", f"{GEM}.host") == ["ready", "Royce"]


def test_the_gem_of_a_thief_passes_to_his_heir() -> None:
    position = table().vampire("Nik", "B", capacity=5).attach(GEM, on="Nik", seat="C")
    position.vampire("Royce", "B", capacity=2, zone="crypt")
    position.vampire("Aleph", "C", capacity=2, zone="crypt")
    state = burned(position.build())
    assert look(state, f"{GEM}.host", f"{GEM}.controller", f"{GEM}.owner") == ["Royce", "B", "C"]
    assert look(burned(state, "Royce"), f"{GEM}.zone", "C.ash_heap") == ["ash heap", [GEM]]


def test_who_leaves_the_game_leaves_no_heir() -> None:  # [LSJ 20000113]
    position = table().vampire("Nik", "B", capacity=5).attach(GEM, on="Nik").pool(B=1)
    position.vampire("Royce", "B", capacity=2, zone="crypt")
    state = onward(play(position.build(), "A: bleed with Lupo"))
    assert look(state, "B.standing", f"{GEM}.zone") == ["OUSTED", "ash heap"]
    assert look(state, "B.crypt.count", "B.ready") == [0, []]


def test_a_diablerist_does_not_get_the_gem() -> None:
    position = table().vampire("Nik", "B", capacity=5, zone="torpor").attach(GEM, on="Nik")
    position.attach("Sport Bike", on="Nik").vampire("Royce", "B", capacity=2, zone="crypt")
    state = play(position.build(), "A: diablerize with Lupo", "A: target Nik")
    state = onward(state, DecisionKind.EQUIPMENT)
    assert "Sport Bike" in str(lines(state))
    assert GEM not in str(lines(state))
    state = onward(state)
    assert look(state, "Nik.zone", f"{GEM}.host", "Royce.blood") == ["ash heap", "Royce", 2]


def test_the_same_vampire_comes_back_as_another() -> None:  # [LSJ 20100213]
    position = table().vampire("Nik", "B", capacity=5).attach(GEM, on="Nik")
    position.vampire("Royce", "B", capacity=3, zone="crypt")
    state = onward(play(position.turn("B").build(), "B: bleed with Nik"))
    state = burned(state)
    assert codes(state, "B: bleed with Royce") == []


def test_it_is_equipped() -> None:
    state = onward(play(table().hand("A", GEM).build(), f"A: play {GEM} with Lupo"))
    assert look(state, f"{GEM}.host") == ["Lupo"]

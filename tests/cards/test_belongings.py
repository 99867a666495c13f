"""Equipment that adds to numbers, gives Disciplines, or keeps others from blocking."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.fights import after, at_long, fighters, fought, pressed, until
from tests.cards.table import codes, look, onward, play, table
from tests.rulecheck import rule
from vtes.engine import legal_moves
from vtes.model.decisions import DecisionKind, WindowKind
from vtes.model.state import GameState
from vtes.notation import format_move
from vtes.queries import current_combat, stealth
from vtes.testing import Position

RAZOR, MASK, MARIONETTE = "Aaron's Feeding Razor", "Changeling Skin Mask", "Enchanted Marionette"
EREBUS, MANSE, MARK = "Erebus Mask", "Living Manse", "Mark V"
CATHEDRAL, SIGNET, SAMADJI = (
    "Sacré-Cœur Cathedral, France",
    "The Signet of King Saul",
    "Treasured Samadji",
)


def equipped(name: str, **lupo: Any) -> GameState:
    """Lupo has equipped with it."""
    state = play(table(**lupo).hand("A", name).build(), f"A: play {name} with Lupo")
    return onward(state)


CLANS = [
    (EREBUS, "Harbinger of Skulls"),
    (MANSE, "Tzimisce"),
    (MARIONETTE, "Malkavian antitribu"),
    (SAMADJI, "Ravnos"),
]


@pytest.mark.parametrize(("name", "clan"), CLANS)
@rule("R1.6.1-11")
def test_who_equips_with_what_a_clan_makes(name: str, clan: str) -> None:
    assert look(equipped(name, clan=clan), f"{name}.host") == ["Lupo"]
    other = table(clan="Caitiff").hand("A", name).build()
    assert codes(other, f"A: play {name} with Lupo") == ["clan-missing"]


@pytest.mark.parametrize("name", [RAZOR, MASK, MARK, CATHEDRAL, SIGNET])
def test_what_anybody_may_have(name: str) -> None:
    assert look(equipped(name), f"{name}.host") == ["Lupo"]


@rule("R6.1.2-03")
def test_the_razor_feeds() -> None:
    position = table(blood=1).attach(RAZOR, on="Lupo")
    assert look(onward(play(position.build(), "A: hunt with Lupo")), "Lupo.blood") == [3]


@pytest.mark.parametrize(
    ("name", "clan", "bleed"),
    [
        (MARIONETTE, "Malkavian antitribu", 2),
        (MARIONETTE, "Malkavian", 1),
        (SAMADJI, "Ravnos", 2),
        (SAMADJI, "Gangrel", 1),
        (MANSE, "Gangrel", 2),
    ],
)
def test_who_bleeds_for_more(name: str, clan: str, bleed: int) -> None:
    assert look(table(clan=clan).attach(name, on="Lupo").build(), "Lupo.bleed") == [bleed]


@pytest.mark.parametrize(
    ("name", "clan", "bleed", "hunt"),
    [
        (MARIONETTE, "Malkavian antitribu", 1, 1),
        (MARIONETTE, "Malkavian", 0, 1),
        (EREBUS, "Harbinger of Skulls", 1, 2),
        (EREBUS, "Brujah", 0, 1),
    ],
)
@rule("R6.2.2-14")
def test_who_acts_unseen(name: str, clan: str, bleed: int, hunt: int) -> None:
    state = table(clan=clan).attach(name, on="Lupo").build()
    assert stealth(play(state, "A: bleed with Lupo")) == bleed
    assert stealth(play(state, "A: hunt with Lupo")) == hunt


# --- Changeling Skin Mask -------------------------------------------------------------------------


@pytest.mark.parametrize("level", [0, 1, 2])
def test_the_mask_gives_superior_obfuscate(level: int) -> None:
    has = {"obf": level} if level else {}
    position = table(disciplines=has).attach(MASK, on="Lupo").hand("A", "Lost in Crowds")
    position.hand("B", "Enhanced Senses").vampire("Nik", "B", capacity=4)
    state = onward(play(position.build(), "A: bleed with Lupo"), DecisionKind.BLOCK, "B")
    state = onward(play(state, "B: block with Nik"), WindowKind.BLOCK_ATTEMPT, "A")
    assert codes(state, "A: play Lost in Crowds in way 2 with Lupo") == []
    bare = table(disciplines=has).hand("A", "Lost in Crowds").vampire("Nik", "B", capacity=4)
    state = onward(play(bare.build(), "A: bleed with Lupo"), DecisionKind.BLOCK, "B")
    state = onward(play(state, "B: block with Nik"), WindowKind.BLOCK_ATTEMPT, "A")
    assert bool(codes(state, "A: play Lost in Crowds in way 2 with Lupo")) is (level < 2)


@rule("R6.2.2-17", "R6.2.2-18")
def test_the_mask_is_burned_for_intercept() -> None:
    use = f"B: use {MASK} in way 2"

    def blocking(on: str, shy: bool) -> GameState:
        position = table(clan="Ravnos").vampire("Nik", "B", capacity=4).attach(MASK, on=on)
        position.ally("Mage", "B", life=1)
        act = "A: hunt with Lupo" if shy else "A: bleed with Lupo"
        state = onward(play(position.build(), act), DecisionKind.BLOCK, "B")
        return onward(play(state, "B: block with Nik"), WindowKind.BLOCK_ATTEMPT, "B")

    state = play(blocking("Nik", shy=True), use)
    assert look(state, f"{MASK}.zone") == ["ash heap"]
    assert look(state, "Nik.intercept") == [2]
    assert codes(blocking("Nik", shy=False), use) == ["use-intercept-unneeded"]
    assert codes(blocking("Thomas", shy=True), use) == ["is-not-blocking"]


# --- Living Manse ---------------------------------------------------------------------------------


def test_one_living_manse() -> None:
    position = table(clan="Tzimisce").hand("A", MANSE).attach(MANSE, on="Lupo")
    assert codes(position.build(), f"A: play {MANSE} with Lupo") == ["has-one"]


@rule("R6.4.2-08")
def test_the_manse_is_left_to_end_a_combat() -> None:
    use = f"A: use {MANSE} in way 2"
    state = fought(fighters().attach(MANSE, on="Lupo"))
    assert codes(until(state, WindowKind.BEFORE_STRIKES), use) == ["use-not-now"]
    state = until(play(state, use))
    assert current_combat(state) is None
    assert look(state, f"{MANSE}.zone", "Lupo.blood", "Thomas.blood") == ["ash heap", 9, 9]
    others = fought(fighters().vampire("Nik", "A", capacity=4).attach(MANSE, on="Nik"))
    assert codes(others, use) == ["not-combatant"]


@rule("R1.6.2-09")
def test_the_manse_is_a_location() -> None:
    position = table().attach(MANSE, on="Thomas").hand("A", "Arson")
    state = play(position.build(), "A: play Arson with Lupo")
    assert codes(state, f"A: target {MANSE}") == []


# --- weapons --------------------------------------------------------------------------------------


def test_mark_v_shoots_far_once_a_round() -> None:
    use = f"A: use {MARK} in way 2"
    begun = fought(fighters().attach(MARK, on="Lupo"))
    close = until(play(until(begun, DecisionKind.STRIKE, "A"), use))
    assert look(close, "Thomas.blood", "Lupo.blood") == [9, 8]
    far = until(at_long(begun), DecisionKind.STRIKE, "A")
    state = play(far, use)
    assert look(after(state), "Thomas.blood", "Lupo.blood") == [5, 9]
    again = until(pressed(state), DecisionKind.STRIKE, "A")
    assert codes(again, use) == []


@rule("R6.4.5-18")
def test_a_samadji_dodges_once_in_each_combat() -> None:
    use = f"A: use {SAMADJI} in way 2"
    begun = fought(fighters(clan="Ravnos").attach(SAMADJI, on="Lupo"))
    state = play(until(begun, DecisionKind.STRIKE, "A"), use)
    assert look(after(state), "Lupo.blood", "Thomas.blood") == [9, 9]
    again = until(pressed(state), DecisionKind.STRIKE, "A")
    assert codes(again, use) == ["once-in-combat"]
    other = fought(fighters(clan="Brujah").attach(SAMADJI, on="Lupo"))
    assert codes(until(other, DecisionKind.STRIKE, "A"), use) == ["not-of-the-clan"]


# --- who cannot block -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "barred"), [(CATHEDRAL, ["Mage"]), (SIGNET, ["Nik"]), (RAZOR, [])]
)
@rule("R6.2-07")
def test_who_cannot_block_the_bearer(name: str, barred: list[str]) -> None:
    position = table().attach(name, on="Lupo").ally("Mage", "B", life=2)
    position.vampire("Nik", "B", capacity=8).vampire("Rake", "A", capacity=7)
    for minion, refused in (("Lupo", barred), ("Rake", [])):
        state = onward(play(position.build(), f"A: bleed with {minion}"), DecisionKind.BLOCK, "B")
        moves = [format_move(state, move) for move in legal_moves(state)]
        for blocker in ("Thomas", "Mage", "Nik"):
            line = f"B: block with {blocker}"
            assert (line in moves) is (blocker not in refused)
            assert codes(state, line) == (["blocker-barred"] if blocker in refused else [])


def test_a_card_on_who_is_contested_bars_nobody() -> None:
    position: Position = table().attach(SIGNET, on="Thomas").vampire("Nik", "B", capacity=8)
    state = onward(play(position.build(), "A: bleed with Lupo"), DecisionKind.BLOCK, "B")
    assert codes(state, "B: block with Nik") == []

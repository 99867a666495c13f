"""Action cards that hold minions down, and whom one cannot block with."""

from __future__ import annotations

import pytest

from tests.cards.acting import announced_stealth, done, line, with_card
from tests.cards.table import card, codes, lines, look, onward, play, table, turn
from tests.rulecheck import rule
from vtes.check import check
from vtes.codec import dumps, loads
from vtes.engine import advance
from vtes.model.decisions import DecisionKind, Phase, WindowKind
from vtes.model.state import GameState
from vtes.model.zones import Zone
from vtes.ops.cards import burn, move
from vtes.testing import Position

HERD, SENSORY, ATONEMENT, PROPAGANDA, GIFT = (
    "Slaughtering the Herd",
    "Sensory Deprivation",
    "Atonement",
    "Propaganda",
    "Clotho's Gift",
)


def blockers(state: GameState) -> list[str]:
    """Whom B may send to block."""
    state = onward(state, DecisionKind.BLOCK, "B")
    return sorted(move.split(" with ")[1] for move in lines(state) if "block" in move)


# --- Propaganda, and the bleed of Slaughtering the Herd -------------------------------------------


@pytest.mark.parametrize(
    ("name", "way", "left", "able"),
    [
        (PROPAGANDA, 1, 28, ["Mage", "Thomas"]),
        (PROPAGANDA, 2, 28, ["Mage", "Thomas"]),
        (HERD, 1, 27, ["Nik", "Rake", "Thomas"]),
    ],
)
@rule("R6.2-07")
def test_who_cannot_block_a_bleed(name: str, way: int, left: int, able: list[str]) -> None:
    position = with_card(name).ally("Mage", "B", life=2)
    position.vampire("Nik", "B", capacity=4, title="bishop")
    position.vampire("Rake", "B", capacity=4, votes=1, sect="independent")
    state = play(position.build(), line(name, way))
    assert blockers(state) == able
    assert codes(onward(state, DecisionKind.BLOCK, "B"), "B: block with Mage") == (
        ["blocker-barred"] if name == HERD else []
    )
    until = DecisionKind.CHOICE if way == 2 else DecisionKind.MINION
    state = onward(state, until)
    assert look(state, "B.pool", "Lupo.blood") == [left, 6 - card(name).blood_cost]


def test_propaganda_taps_a_minion() -> None:
    position = with_card(PROPAGANDA).vampire("Nik", "B", capacity=4, tapped=True)
    position.ally("Mage", "B", life=2).vampire("Rake", "B", capacity=4, zone="torpor")
    state = onward(play(position.build(), line(PROPAGANDA, 2)), DecisionKind.CHOICE)
    assert lines(state) == ["B: target Thomas", "B: target Mage"]
    state = onward(play(state, "B: target Mage"))
    assert look(state, "Mage.tapped", "Thomas.tapped", "Lupo.blood") == [True, False, 4]
    alone = Position("A", "B").turn("A").hand("A", PROPAGANDA).vampire("Nik", "B", capacity=3)
    alone.vampire("Lupo", "A", capacity=6, disciplines={"pre": 2})
    tapped = alone.vampire("Rake", "B", capacity=3, tapped=True).build()
    assert look(onward(play(tapped, line(PROPAGANDA, 1))), "B.pool", "Nik.tapped") == [28, False]


# --- Slaughtering the Herd ------------------------------------------------------------------------


def slaughtered() -> GameState:
    """A's card is on C's Yuri, and is about Lupo."""
    position = with_card(HERD, blood=3)
    state = play(position.build(), line(HERD, 2))
    assert codes(state, "A: target Thomas") == ["target-not-yours-to-choose"]
    state = onward(play(state, "A: target Yuri"))
    assert look(state, f"{HERD}.host", f"{HERD}.controller", "Lupo.blood") == ["Yuri", "A", 1]
    return turn(state, "C", DecisionKind.MINION)


@rule("R6.2.2-01")
def test_the_herd_of_the_predator_is_slaughtered() -> None:
    state = play(with_card(HERD).build(), line(HERD, 2), "A: target Yuri")
    assert look(state, "action.stealth", "action.directed_at") == [0, "C"]
    state = slaughtered()
    state = play(state, "C: bleed with Yuri")
    assert look(state, "Yuri.blood", "Lupo.blood") == [4, 2]
    assert loads(dumps(state)) == state
    assert not check(state)


def test_who_has_no_blood_gives_none() -> None:
    state = slaughtered()
    yuri = state.players[2].ready[0]
    state = state.replace(cards=state.cards.set(yuri, state.cards[yuri].replace(blood=0)))
    assert look(play(state, "C: hunt with Yuri"), "Yuri.blood", "Lupo.blood") == [0, 1]


def test_the_herd_is_bought_free() -> None:
    state = slaughtered()
    free = f"C: use {HERD} in way 3"
    after = play(state, free)
    assert look(after, f"{HERD}.zone", "Yuri.blood") == ["ash heap", 1]
    yuri = state.players[2].ready[0]
    poor = state.replace(cards=state.cards.set(yuri, state.cards[yuri].replace(blood=3)))
    assert codes(poor, free) == ["use-blood"]


@pytest.mark.parametrize("zone", [Zone.TORPOR, Zone.ASH_HEAP])
def test_the_herd_is_free_when_its_butcher_falls(zone: Zone) -> None:
    for minion, left in (("Lupo", "ash heap"), ("Thomas", "attached")):
        state = slaughtered()
        fallen = state.players[0 if minion == "Lupo" else 1].ready[0]
        after = burn(state, fallen) if zone is Zone.ASH_HEAP else move(state, fallen, zone)
        after = advance(after.replace(pending=None))
        assert look(after, f"{HERD}.zone") == [left]


# --- Sensory Deprivation --------------------------------------------------------------------------


def senses() -> Position:
    position = with_card(SENSORY).ally("Mage", "B", life=2, tapped=True)
    position.vampire("Nik", "B", capacity=7, zone="torpor", tapped=True)
    return position.attach("Mr. Winthrop", on="Thomas")


@pytest.mark.parametrize(
    ("way", "target", "wrong"),
    [(1, "Mr. Winthrop", "Mage"), (2, "Mage", "Nik"), (3, "Nik", "Mage")],
)
def test_senses_are_deprived(way: int, target: str, wrong: str) -> None:
    state = play(senses().build(), line(SENSORY, way))
    assert codes(state, f"A: target {wrong}") == ["target-of-wrong-kind"]
    state = play(state, f"A: target {target}")
    assert look(state, "action.stealth", "action.directed_at") == [0, "B"]
    state = onward(state)
    assert look(state, "Lupo.blood") == [3]
    if way == 1:
        assert look(state, "Mr. Winthrop.zone", f"{SENSORY}.zone") == ["ash heap", "ash heap"]
        return
    assert look(state, f"{SENSORY}.host") == [target]
    state = turn(state, "B", DecisionKind.MINION)
    assert look(state, f"{target}.tapped") == [True]
    fallen = move(state, state.players[0].ready[0], Zone.TORPOR)
    state = advance(fallen.replace(pending=None))
    assert look(state, f"{SENSORY}.zone") == ["ash heap"]
    state = turn(turn(state, "C", DecisionKind.MINION), "B", DecisionKind.MINION)
    assert look(state, f"{target}.tapped") == [False]


# --- Atonement ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("capacity", "refused"), [(5, []), (6, ["does-not-hold"])])
def test_who_atones(capacity: int, refused: list[str]) -> None:
    position = table(capacity=capacity).hand("A", ATONEMENT)
    assert codes(position.build(), line(ATONEMENT, 1)) == refused
    if refused:
        return
    assert announced_stealth(position, ATONEMENT, 1) == 1
    state = done(position, ATONEMENT, 1)
    assert look(state, f"{ATONEMENT}.host", "Lupo.blood", "Lupo.intercept") == ["Lupo", 3, 1]


@pytest.mark.parametrize(
    ("minion", "tapped"), [("Lupo", True), ("Rake", False), ("Nik", False), ("Mage", True)]
)
@rule("R6.2-11")
def test_whom_one_blocks_without_being_tapped(minion: str, tapped: bool) -> None:
    position = table().vampire("Rake", "A", capacity=5).vampire("Nik", "A", capacity=3)
    position.ally("Mage", "A", life=3).attach(ATONEMENT, on="Thomas")
    state = onward(play(position.build(), f"A: bleed with {minion}"), DecisionKind.BLOCK, "B")
    state = play(state, "B: block with Thomas")
    state = onward(state, WindowKind.BEFORE_RANGE)
    assert look(state, "Thomas.tapped") == [tapped]


@pytest.mark.parametrize(("clan", "stealth"), [("Follower of Set", -1), ("Brujah", 0)])
def test_who_ends_an_atonement(clan: str, stealth: int) -> None:
    position = table(clan=clan).attach(ATONEMENT, on="Thomas").ally("Mage", "A", life=1)
    end = f"A: use {ATONEMENT} in way 2 with "
    assert codes(position.build(), end + "Mage") == ["no-vampire"]
    state = play(position.build(), end + "Lupo")
    assert look(state, "action.stealth", "action.directed_at") == [stealth, "B"]
    assert look(onward(state), f"{ATONEMENT}.zone") == ["ash heap"]


# --- Clotho's Gift --------------------------------------------------------------------------------


def test_a_gift_draws_and_feeds() -> None:
    position = table(disciplines={"obf": 1, "tem": 1}).hand("A", GIFT).crypt("A", 2)
    position.vampire("Rake", "A", capacity=5, zone="uncontrolled")
    assert announced_stealth(position, GIFT, 1) == 1
    state = done(position, GIFT, 1)
    assert look(state, "A.uncontrolled.count", "Lupo.blood") == [2, 5]
    state = done(position, GIFT, 2, "A: target #1 of A")
    assert look(state, "#1 of A.blood", "Lupo.blood") == [2, 5]
    assert codes(position.build(), line(GIFT, 3)) == ["not-superior"]
    blind = table(disciplines={"tem": 2}).hand("A", GIFT).crypt("A", 2).build()
    assert codes(blind, line(GIFT, 1)) == ["discipline-missing"]


def test_a_gift_untaps_its_owner() -> None:
    position = table(disciplines={"tem": 2}).hand("A", GIFT)
    assert announced_stealth(position, GIFT, 3) == 1
    state = done(position, GIFT, 3)
    assert look(state, f"{GIFT}.host", f"{GIFT}.tapped", "Lupo.tapped") == ["Lupo", True, True]
    wake = f"A: use {GIFT} in way 4"
    assert codes(state, wake) == ["card-tapped"]
    position = Position("A", "B").turn("A", Phase.MINION).vampire("Thomas", "B", capacity=4)
    position.vampire("Lupo", "A", capacity=6, blood=2, tapped=True).attach(GIFT, on="Lupo")
    state = play(position.build(), wake)
    assert look(state, "Lupo.tapped", "Lupo.blood", f"{GIFT}.tapped") == [False, 1, True]

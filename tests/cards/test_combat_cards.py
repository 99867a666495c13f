"""What the encoded combat cards do that are no strikes, in each of their ways."""

from __future__ import annotations

import pytest

from tests.cards.duel import (
    AGAIN,
    blood,
    codes,
    duel,
    end,
    fight,
    go,
    hits,
    look,
    onto,
    play,
)
from tests.cards.table import card
from tests.rulecheck import rule
from vtes.engine import apply, legal_moves
from vtes.model.decisions import DecisionKind, WindowKind
from vtes.model.state import GameState
from vtes.model.text import Bonus, Number, Text

# --- maneuvers and presses -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "way"),
    [
        ("Claws of the Dead", 2),
        ("Fake Out", 1),
        ("Flash", 1),
        ("Flash", 3),
        ("Unflinching Persistence", 2),
    ],
)
@rule("R6.4.2-04", "R6.4.2-05", "R6.4.2-07")
def test_it_maneuvers(name: str, way: int) -> None:
    state = go(fight(duel(name, name, thomas=("Fake Out",))), WindowKind.RANGE, "A")
    state = play(state, hits(name, way))
    assert look(state, "round.range") == ["LONG"]
    assert codes(state, hits(name, way)) == ["maneuver-again"]
    state = go(state, WindowKind.RANGE, "B")
    state = play(state, "B: play Fake Out with Thomas")
    assert look(state, "round.range") == ["CLOSE"]
    state = play(state, hits(name, way))
    assert look(state, "round.range", "Lupo.blood") == ["LONG", 7 - 2 * card(name).blood_cost]


PRESSES = [
    # name, way, whether it continues, whether it ends
    ("Boxed In", 1, True, True),
    ("Dead-End Alley", 1, True, False),
    ("Flash", 2, True, True),
    ("Indomitability", 2, True, True),
    ("Infernal Pursuit", 1, True, True),
    ("Mighty Grapple", 1, True, False),
    ("Nimble Feet", 1, True, True),
    ("Open Grate", 1, False, True),
    ("Psyche!", 1, True, True),
    ("Wolf Claws", 2, True, True),
]


@pytest.mark.parametrize(("name", "way", "continues", "ends"), PRESSES)
@rule("R6.4.4-03", "R6.4.4-04")
def test_it_presses(name: str, way: int, continues: bool, ends: bool) -> None:
    refused = ["wrong-press"]
    state = go(fight(duel(name)), WindowKind.PRESS, "A")
    assert codes(state, hits(name, way)) == ([] if continues else refused)
    if continues:
        pressed = go(play(state, hits(name, way)), WindowKind.BEFORE_RANGE)
        cost = card(name).blood_cost
        assert look(pressed, "combat.round", "Lupo.blood") == [2, 6 - cost]
    # Thomas cancels the press of Lupo
    state = fight(duel(AGAIN, thomas=(name,)))
    state = play(go(state, WindowKind.PRESS, "A"), f"A: play {AGAIN} with Lupo")
    state = go(state, WindowKind.PRESS, "B")
    assert codes(state, hits(name, way, "Thomas", "B")) == ([] if ends else refused)
    if ends:
        over = go(play(state, hits(name, way, "Thomas", "B")), WindowKind.END_OF_COMBAT)
        assert look(over, "combat.round") == [1]


@rule("R6.4.2-15", "R6.4.4-03")
def test_flash_maneuvers_and_presses() -> None:
    state = go(fight(duel("Flash", "Flash")), WindowKind.RANGE, "A")
    assert codes(go(play(state, hits("Flash")), WindowKind.PRESS, "A"), "A: press") == ["no-option"]
    state = go(play(state, hits("Flash", 3)), WindowKind.PRESS, "A")
    state = go(play(state, "A: press"), WindowKind.BEFORE_RANGE)
    assert look(state, "combat.round") == [2]


@pytest.mark.parametrize(("name", "way"), [("Boxed In", 1), ("Fake Out", 1)])
@rule("R1.6.1-04")
def test_it_is_replaced_after_the_combat(name: str, way: int) -> None:
    window = WindowKind.PRESS if name == "Boxed In" else WindowKind.RANGE
    state = go(fight(duel(name).library("A", 9)), window, "A")
    held = look(state, "A.hand.count")[0]
    state = play(state, hits(name, way))
    assert look(go(state, WindowKind.END_OF_COMBAT), "A.hand.count") == [held - 1]  # type: ignore[operator]
    assert look(go(state, WindowKind.AFTER_RESOLUTION), "A.hand.count") == [held]


# --- additional strikes --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "way", "more"),
    [
        ("Acrobatics", 1, 1),
        pytest.param("Blur", 1, 1, marks=rule("CARD-08")),
        pytest.param("Blur", 2, 2, marks=rule("CARD-08")),
        ("Nimble Feet", 2, 1),
    ],
)
@rule("R6.4.3-16", "R6.4.3-21")
def test_it_gives_more_strikes(name: str, way: int, more: int) -> None:
    state = play(go(fight(duel(name, name)), WindowKind.ADDITIONAL, "A"), hits(name, way))
    assert codes(state, hits(name, way)) == ["strikes-gained"]
    for _ in range(more):
        state = play(go(state, DecisionKind.STRIKE), "A: strike with hand")
    assert blood(go(state, WindowKind.PRESS)) == [6 - card(name).blood_cost, 6 - more]


# --- strength, aggravated hands ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "way", "strength"),
    [
        ("Fists of Death", 1, 3),
        ("Fists of Death", 2, 4),
        ("Torn Signpost", 1, 3),
        ("Torn Signpost", 2, 4),
    ],
)
@rule("R6.4.5-03")
def test_it_makes_strong(name: str, way: int, strength: int) -> None:
    """What is added to strength is added to it. [LSJ 20100813]"""
    club = Text(bonuses=(Bonus(Number.STRENGTH, 1),))
    position = duel(name).prop("Club", types="equipment", text=club).attach("Club", on="Lupo")
    state = play(fight(position), hits(name, way))
    state = onto(state, 2, WindowKind.RANGE)
    assert look(state, "Lupo.strength", "Thomas.strength") == [strength, 1]
    assert blood(state) == [6 - card(name).blood_cost, 7 - strength]
    assert look(end(state), "Lupo.strength") == [2]


def test_torn_signpost_and_fists_of_death() -> None:
    """[LSJ 20100813]"""
    state = play(fight(duel("Torn Signpost", "Fists of Death")), hits("Torn Signpost", 2))
    state = play(state, hits("Fists of Death", 1))
    assert look(state, "Lupo.strength") == [4]


@pytest.mark.parametrize("name", ["Claws of the Dead", "Wolf Claws"])
@pytest.mark.parametrize(
    "window",
    [WindowKind.BEFORE_RANGE, WindowKind.BEFORE_STRIKES, WindowKind.BEFORE_RESOLUTION],
)
@rule("R6.4.6-11", "G10")
def test_claws_make_hand_strikes_aggravated(name: str, window: WindowKind) -> None:
    state = play(go(fight(duel(name)), window, "A"), hits(name))
    state = go(state, WindowKind.END_OF_ROUND)
    assert look(state, "Thomas.zone", "Thomas.blood", "Lupo.blood") == ["torpor", 7, 5]


@pytest.mark.parametrize("name", ["Claws of the Dead", "Wolf Claws"])
@rule("R6.4.5-05", "G10")
def test_claws_are_for_hands_and_for_the_round(name: str) -> None:
    position = duel(name, "Fake Out").attach("Bastard Sword", on="Lupo")
    state = play(fight(position), hits(name))
    cut = play(go(state, DecisionKind.STRIKE, "A"), "A: use Bastard Sword in way 2")
    assert blood(go(cut, WindowKind.PRESS)) == [5, 5]
    far = play(go(state, WindowKind.RANGE, "A"), "A: play Fake Out with Lupo")
    state = go(onto(far, 2, WindowKind.BEFORE_STRIKES), WindowKind.PRESS)
    assert look(state, "Thomas.zone", "Thomas.blood") == ["ready", 6]


# --- prevention ----------------------------------------------------------------------------------

PREVENTIONS = [
    # name, way, what it leaves of three points (and one of a retainer) that Thomas takes
    ("Indomitability", 1, 3),
    ("Indomitability", 3, 3),
    ("Rolling with the Punches", 1, 3),
    ("Rolling with the Punches", 2, 1),
    ("Sideslip", 2, 3),
    ("Skin of Night", 2, 3),
    ("Skin of Rock", 1, 3),
    ("Skin of Rock", 2, 2),
    ("Skin of Steel", 1, 1),
    ("Skin of Steel", 2, 1),
    ("Undead Persistence", 2, 2),
    ("Unflinching Persistence", 1, 3),
]
BLOOD_COST = {"Rolling with the Punches": 1}


def hurt(name: str, *more: str) -> GameState:
    """Thomas, with the card, is about to take three points from Lupo and one of a retainer."""
    wolf = Text(life=1, harm=1)
    position = duel("Blur", thomas=(name, *more)).prop("Wolf", types="retainer", text=wolf)
    position.attach("Wolf", on="Lupo", life=1)
    position.attach("Chainsaw", on="Lupo")
    state = go(fight(position), DecisionKind.STRIKE, "A")
    state = play(state, "A: use Chainsaw in way 2")
    return go(state, WindowKind.PREVENT, "B")


def hidden_by(name: str, way: int) -> GameState:
    """Thomas has played the card, rather against the strike than against the retainer. D263"""
    state = play(hurt(name), hits(name, way, "Thomas", "B"))
    if look(state, "pending") == ["SHARE"]:
        state = apply(state, legal_moves(state)[-1])
    return state


@pytest.mark.parametrize(("name", "way", "left"), PREVENTIONS)
@rule("R6.4.6-02", "R6.4.6-06")
def test_it_prevents(name: str, way: int, left: int) -> None:
    state = hidden_by(name, way)
    paid = card(name).blood_cost or (BLOOD_COST.get(name, 0) if way == 2 else 0)
    assert blood(go(state, WindowKind.ADDITIONAL)) == [6, 7 - paid - left]


@rule("CARD-09")
def test_skin_of_rock_prevents_some_of_four_points() -> None:
    for way, left in ((1, 3), (2, 2)):
        state = hidden_by("Skin of Rock", way)
        assert blood(go(state, WindowKind.ADDITIONAL)) == [6, 7 - left]


def test_how_much_it_is_that_is_not_prevented() -> None:
    assert blood(go(hurt("Skin of Rock"), WindowKind.ADDITIONAL)) == [6, 3]


@pytest.mark.parametrize(
    ("name", "way", "shielded"),
    [
        ("Rolling with the Punches", 1, False),
        ("Rolling with the Punches", 2, True),
        ("Skin of Steel", 1, False),
        ("Skin of Steel", 2, True),
    ],
)
@rule("R6.4.6-02")
def test_it_prevents_for_the_rest_of_the_round(name: str, way: int, shielded: bool) -> None:
    state = hidden_by(name, way)
    state = play(go(state, WindowKind.ADDITIONAL, "A"), hits("Blur"))
    before = blood(state)[1]
    state = play(go(state, DecisionKind.STRIKE), "A: strike with hand")
    lost = 0 if shielded else 1
    assert blood(go(state, WindowKind.PRESS))[1] == before - lost  # type: ignore[operator]
    state = onto(state, 2, WindowKind.RANGE)
    assert blood(go(state, WindowKind.PRESS))[1] == before - lost - 2  # type: ignore[operator]


@rule("R6.4.2-15")
@pytest.mark.parametrize("way", [1, 2])
def test_a_point_is_prevented_later(way: int) -> None:
    name = "Unflinching Persistence"
    state = fight(duel(name, thomas=("Fake Out",)))
    if way == 2:
        state = play(go(state, WindowKind.RANGE, "A"), hits(name, 2))
        state = play(go(state, WindowKind.RANGE, "B"), "B: play Fake Out with Thomas")
    state = go(state, WindowKind.PREVENT, "A")
    assert codes(state, "A: prevent a point") == ([] if way == 2 else ["no-option"])
    if way == 2:
        assert blood(go(play(state, "A: prevent a point"), WindowKind.PRESS)) == [7, 6]


@rule("R6.4.2-15")
def test_indomitability_prevents_with_a_press() -> None:
    for way, presses in ((1, False), (3, True)):
        state = go(fight(duel("Indomitability")), WindowKind.PREVENT, "A")
        state = go(play(state, hits("Indomitability", way)), WindowKind.PRESS, "A")
        assert codes(state, "A: press") == ([] if presses else ["no-option"])
        assert blood(state) == [7, 6]


def test_one_superior_sideslip_a_round() -> None:
    state = fight(duel("Sideslip", "Sideslip", "Sideslip").attach("Chainsaw", on="Thomas"))
    state = play(go(state, DecisionKind.STRIKE, "B"), "B: use Chainsaw in way 2")
    state = go(state, WindowKind.PREVENT, "A")
    state = play(state, hits("Sideslip", 2))
    assert codes(state, hits("Sideslip", 2)) == ["once-in-combat"]
    state = onto(state, 2, DecisionKind.STRIKE)
    assert codes(state, hits("Sideslip", 1)) == []
    assert codes(go(state, WindowKind.PREVENT, "A"), hits("Sideslip", 2)) == []


def test_sideslip_as_a_strike_is_not_limited() -> None:
    state = go(fight(duel("Sideslip", "Sideslip")), DecisionKind.STRIKE, "A")
    state = play(state, hits("Sideslip"))
    state = go(state, WindowKind.PRESS)
    assert blood(state) == [7, 7]
    harmed = duel("Sideslip", "Sideslip", thomas=("Carrion Crows",))
    state = fight(harmed)
    state = play(go(state, WindowKind.BEFORE_RANGE, "B"), hits("Carrion Crows", 1, "Thomas", "B"))
    state = play(go(state, DecisionKind.STRIKE, "A"), hits("Sideslip"))
    assert codes(go(state, WindowKind.PREVENT, "A"), hits("Sideslip", 2)) == []


# --- damage in every round -----------------------------------------------------------------------


@pytest.mark.parametrize("way", [1, 2])
@pytest.mark.parametrize("far", [False, True])
@rule("R6.4.3-12", "G10")
def test_carrion_crows(way: int, far: bool) -> None:
    state = fight(duel("Carrion Crows", "Carrion Crows", "Fake Out"))
    state = play(state, hits("Carrion Crows", way))
    for other in (1, 2):
        assert codes(state, hits("Carrion Crows", other)) == ["once-in-combat"]
    if far:
        state = play(go(state, WindowKind.RANGE, "A"), "A: play Fake Out with Lupo")
    hand = 0 if far else 1
    assert blood(go(state, WindowKind.PRESS)) == [7 - hand, 7 - hand - way]
    state = onto(state, 2, WindowKind.BEFORE_RANGE)
    assert codes(state, hits("Carrion Crows", way)) == ["once-in-combat"]
    assert blood(go(state, WindowKind.PRESS)) == [6 - hand, 6 - hand - 2 * way]

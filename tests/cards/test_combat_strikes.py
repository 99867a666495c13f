"""What the encoded strikes do, in each of their ways."""

from __future__ import annotations

import pytest

from tests.cards.duel import (
    LATER,
    after,
    blood,
    codes,
    duel,
    fight,
    go,
    hits,
    look,
    onto,
    play,
    strikes,
)
from tests.cards.table import card
from tests.rulecheck import rule
from vtes.model.decisions import DecisionKind, WindowKind
from vtes.model.state import GameState

# name, way, blood that it costs Lupo (or brings him) and Thomas at close range; the same at long
# range, where hands do not reach, None for none
HITS: list[tuple[str, int, tuple[int, int], tuple[int, int] | None]] = [
    ("Aid from Bats", 1, (0, 1), (0, 1)),
    ("Aid from Bats", 2, (0, 1), (0, 1)),
    ("Blood Fury", 1, (1, 2), None),
    ("Blood Fury", 2, (1, 3), None),
    ("Blood Rage", 1, (0, 1), None),
    ("Blood Rage", 2, (0, 2), None),
    ("Canine Horde", 1, (0, 1), (0, 1)),
    ("Cauldron of Blood", 1, (1, 3), (1, 0)),
    ("Cauldron of Blood", 2, (1, 5), (1, 0)),
    ("Drain Essence", 1, (-1, 2), (-1, 2)),
    ("Drain Essence", 2, (-3, 4), (-3, 4)),
    ("Growing Fury", 1, (0, 3), (0, 0)),
    ("Growing Fury", 2, (0, 4), (0, 0)),
    ("Lucky Blow", 1, (0, 2), (0, 0)),
    ("Mighty Grapple", 2, (0, 2), (0, 0)),
    ("Theft of Vitae", 1, (-1, 1), (-1, 1)),
    ("Theft of Vitae", 2, (-2, 2), (-2, 2)),
    ("Undead Strength", 1, (0, 2), (0, 0)),
    ("Undead Strength", 2, (0, 3), (0, 0)),
    ("Well-Aimed Car", 1, (0, 0), (0, 4)),
    ("Well-Aimed Car", 2, (0, 0), (0, 4)),
]


AT_CLOSE = [(name, way, False, close) for name, way, close, _ in HITS if close != (0, 0)]
AT_LONG = [(name, way, True, long) for name, way, _, long in HITS if long is not None]


@pytest.mark.parametrize(("name", "way", "far", "expected"), AT_CLOSE + AT_LONG)
@rule("R6.4.3-10", "R6.4.3-11", "G35")
def test_what_it_does_to_both(name: str, way: int, far: bool, expected: tuple[int, int]) -> None:
    state = strikes(duel(name, "Fake Out", blood=7), name, way, far=far)
    before = blood(state)
    paid = card(name).blood_cost
    state = after(state)
    hand = 0 if far else 1
    assert before[0] == 7 - paid - (1 if name in (*LATER, "Well-Aimed Car") else 0)
    lost = [old - new for old, new in zip(before, blood(state), strict=True)]  # type: ignore[operator]
    assert lost == [expected[0] - paid + hand, expected[1]]


@rule("CARD-06")
def test_undead_strength_adds_one_or_two_to_the_hand() -> None:
    """The strike of a vampire of strength 1 does 2 damage, or 3 at superior. E42"""
    for way, points in ((1, 2), (2, 3)):
        state = after(strikes(duel("Undead Strength"), "Undead Strength", way))
        assert blood(state) == [6, 7 - points]


@pytest.mark.parametrize(
    ("name", "plus"),
    [("Lucky Blow", (1,)), ("Undead Strength", (1, 2)), ("Growing Fury", (2, 3))],
)
@rule("G36", "R6.4.3-07")
def test_the_strike_can_be_made_with_a_melee_weapon(name: str, plus: tuple[int, ...]) -> None:
    for way, more in enumerate(plus, start=1):
        state = fight(duel(name).attach("Bastard Sword", on="Lupo"))
        state = onto(state, 2 if name in LATER else 1, DecisionKind.STRIKE)
        before = blood(state)
        state = play(state, hits(name, way), "A: target Bastard Sword")
        state = after(go(state, DecisionKind.STRIKE, "B"))
        assert blood(state)[1] == before[1] - 2 - more  # type: ignore[operator]


@rule("G36")
def test_mighty_grapple_with_a_melee_weapon() -> None:
    state = fight(duel("Mighty Grapple").attach("Bastard Sword", on="Lupo"))
    state = play(go(state, DecisionKind.STRIKE, "A"), hits("Mighty Grapple", 2))
    state = after(go(play(state, "A: target Bastard Sword"), DecisionKind.STRIKE, "B"))
    assert blood(state) == [6, 4]


@pytest.mark.parametrize("name", ["Cauldron of Blood", "Blood Fury", "Blood Rage"])
def test_a_hand_strike_is_made_with_the_hand(name: str) -> None:
    state = fight(duel(name).attach("Bastard Sword", on="Lupo"))
    state = onto(state, 2 if name in LATER else 1, DecisionKind.STRIKE)
    assert look(play(state, hits(name)), "pending", "to_move") == ["STRIKE", "B"]


PRESSES = [
    ("Aid from Bats", 1, []),
    ("Aid from Bats", 2, ["press"]),
    ("Mighty Grapple", 2, ["press to continue"]),
    ("Vampiric Speed", 1, []),
    ("Vampiric Speed", 2, ["press"]),
    ("Well-Aimed Car", 1, []),
    ("Well-Aimed Car", 2, ["press"]),
]


@pytest.mark.parametrize(("name", "way", "presses"), PRESSES)
@rule("R6.4.2-15", "R6.4.4-03")
def test_a_press_comes_with_it(name: str, way: int, presses: list[str]) -> None:
    far = name == "Well-Aimed Car"
    state = strikes(duel(name, "Fake Out"), name, way, far=far)
    state = go(after(state), WindowKind.PRESS, "A")
    lines = ["press", "press to continue", "press to end"]
    assert [each for each in lines if not codes(state, f"A: {each}")] == presses
    if presses:
        number = look(state, "combat.round")[0]
        state = go(play(state, f"A: {presses[0]}"), WindowKind.BEFORE_RANGE)
        assert look(state, "combat.round") == [number + 1]  # type: ignore[operator]


@pytest.mark.parametrize("way", [1, 2])
@rule("R6.4.2-11", "R6.4.2-12")
def test_aid_from_bats_maneuvers(way: int) -> None:
    state = go(fight(duel("Aid from Bats")), WindowKind.RANGE, "A")
    state = play(state, hits("Aid from Bats", way))
    assert look(state, "round.range") == ["LONG"]
    state = go(state, DecisionKind.STRIKE)
    assert look(state, "to_move") == ["B"]
    assert blood(after(state)) == [7, 6]


@pytest.mark.parametrize(
    ("name", "way"),
    [
        ("Acrobatics", 2),
        pytest.param("Dodge", 1, marks=rule("CARD-07")),
        ("Form of Mist", 1),
        ("Sideslip", 1),
        ("Vampiric Speed", 1),
        ("Vampiric Speed", 2),
    ],
)
@rule("R6.4.5-18")
def test_it_dodges(name: str, way: int) -> None:
    state = after(strikes(duel(name), name, way))
    assert blood(state) == [7 - card(name).blood_cost, 7]


@rule("R6.4.3-16", "R6.4.3-21")
def test_acrobatics_brings_another_strike() -> None:
    state = strikes(duel("Acrobatics", "Acrobatics"), "Acrobatics", 2)
    state = go(play(state, "B: strike with hand"), WindowKind.ADDITIONAL, "A")
    assert codes(state, hits("Acrobatics")) == ["strikes-gained"]
    state = play(go(state, DecisionKind.STRIKE), "A: strike with hand")
    assert blood(go(state, WindowKind.PRESS)) == [6, 6]


LEAVES = [
    ("Earth Meld", 1, True),
    ("Earth Meld", 2, False),
    ("Form of Mist", 2, True),
    ("Majesty", 1, True),
    ("Majesty", 2, False),
]


@pytest.mark.parametrize(("name", "way", "tapped"), LEAVES)
@rule("R6.4.5-22", "R6.4.5-23")
def test_it_ends_the_combat(name: str, way: int, tapped: bool) -> None:
    state = play(strikes(duel(name), name, way), "B: strike with hand")
    state = go(state, WindowKind.END_OF_COMBAT)
    assert blood(state) == [7 - card(name).blood_cost, 7]
    assert look(state, "Lupo.tapped", "combat.round") == [tapped, 1]


@pytest.mark.parametrize("name", ["Earth Meld", "Majesty"])
def test_who_left_is_untapped_although_another_combat_follows(name: str) -> None:
    """[RTR 20020501]"""
    state = play(strikes(duel(name, thomas=("Psyche!",)), name, 2), "B: strike with hand")
    state = play(go(state, WindowKind.END_OF_COMBAT, "B"), hits("Psyche!", 2, "Thomas", "B"))
    state = go(state, WindowKind.BEFORE_RANGE)
    assert look(state, "Lupo.tapped", "combat.round") == [False, 1]


# --- aggravated damage ---------------------------------------------------------------------------

SUNS = [
    # name, way, points to the opponent and to the striker; at long range
    ("Burst of Sunlight", 1, (1, 1), (1, 1)),
    ("Burst of Sunlight", 2, (2, 2), (2, 2)),
    ("Body of Sun", 1, (3, 3), (1, 1)),
    ("Body of Sun", 2, (3, 0), (1, 0)),
    ("Walk of Flame", 1, (1, 0), (1, 0)),
    ("Walk of Flame", 2, (2, 0), (2, 0)),
]


@pytest.mark.parametrize(("name", "way", "close", "long"), SUNS)
@pytest.mark.parametrize("far", [False, True])
@rule("R6.4.6-11", "R6.4.6-13")
def test_it_burns(
    name: str, way: int, close: tuple[int, int], long: tuple[int, int], far: bool
) -> None:
    """Damage to the striker is done at any range. [LSJ 19970801] [ANK 20221212]"""
    points = long if far else close
    state = strikes(duel(name, "Fake Out", "Dodge", blood=7), name, way, far=far)
    before = blood(state)
    state = go(play(state, "B: strike with hand"), WindowKind.TO_TORPOR)
    hand = 0 if far else 1
    zones = ["torpor" if dealt else "ready" for dealt in (points[1], points[0])]
    lost = [old - new for old, new in zip(before, blood(state), strict=True)]  # type: ignore[operator]
    # the first point only wounds him
    assert lost == [hand + max(points[1] - 1, 0), max(points[0] - 1, 0)]
    assert look(go(state, WindowKind.END_OF_ROUND), "Lupo.zone", "Thomas.zone") == zones


@pytest.mark.parametrize("name", ["Burst of Sunlight", "Body of Sun"])
def test_the_striker_is_burned_by_a_strike_that_is_dodged(name: str) -> None:
    """[LSJ 19970801] [ANK 20221212]"""
    position = duel(name, thomas=("Dodge",)).attach("J. S. Simmons, Esq.", on="Thomas", life=2)
    state = strikes(position.attach("Tasha Morgan", on="Lupo", life=3), name, 1)
    state = go(play(state, "B: play Dodge with Thomas"), WindowKind.END_OF_ROUND)
    assert look(state, "Lupo.zone", "Thomas.zone") == ["torpor", "ready"]
    assert look(state, "J. S. Simmons, Esq..life") == [2]
    own = "attached" if name == "Burst of Sunlight" else "ash heap"
    assert look(state, "Tasha Morgan.zone") == [own]


@pytest.mark.parametrize("way", [1, 2])
@pytest.mark.parametrize("far", [False, True])
@rule("R6.4.7-06", "R6.4.7-07")
def test_body_of_sun_burns_the_retainers_of_both(way: int, far: bool) -> None:
    position = duel("Body of Sun", "Fake Out").attach("J. S. Simmons, Esq.", on="Thomas", life=5)
    position.attach("Tasha Morgan", on="Lupo", life=5)
    state = fight(position)
    if far:
        state = play(go(state, WindowKind.RANGE, "A"), "A: play Fake Out with Lupo")
    state = play(go(state, DecisionKind.STRIKE, "A"), hits("Body of Sun", way))
    if far:
        state = play(state, "A: target Thomas")
    state = go(
        play(go(state, DecisionKind.STRIKE, "B"), "B: strike with hand"), WindowKind.TO_TORPOR
    )
    left = 5 - (1 if far else 3)
    assert look(state, "J. S. Simmons, Esq..life", "Tasha Morgan.life") == [left, left]


# --- equipment -----------------------------------------------------------------------------------

BREAKS = [("Canine Horde", 2), ("Shattering Blow", 1), ("Shattering Blow", 2)]
STEALS = [("Fast Hands", 1), ("Fast Hands", 2)]
FIRST = {("Canine Horde", 2), ("Shattering Blow", 2), ("Fast Hands", 2)}


def breaking(name: str, way: int, *, far: bool = False) -> GameState:
    position = duel(name, "Fake Out").attach(".44 Magnum", on="Thomas")
    position.attach("IR Goggles", on="Thomas").attach("Deer Rifle", on="Lupo")
    state = fight(position)
    if far:
        state = play(go(state, WindowKind.RANGE, "A"), "A: play Fake Out with Lupo")
    state = play(go(state, DecisionKind.STRIKE, "A"), hits(name, way))
    assert codes(state, "A: target Deer Rifle") == ["target-not-yours-to-choose"]
    weapons_only = name == "Fast Hands"
    refused = ["target-of-wrong-kind"] if weapons_only else []
    assert codes(state, "A: target IR Goggles") == refused
    return go(play(state, "A: target .44 Magnum"), DecisionKind.STRIKE, "B")


@pytest.mark.parametrize(("name", "way"), BREAKS + STEALS)
@rule("R6.4.5-06", "R6.4.5-09", "R6.4.5-14")
def test_it_takes_the_weapon(name: str, way: int) -> None:
    state = after(breaking(name, way), "B: use .44 Magnum in way 2")
    steals = name == "Fast Hands"
    host, where = ("Lupo", "attached") if steals else ("", "ash heap")
    assert look(state, ".44 Magnum.host", ".44 Magnum.zone") == [host, where]
    cost = card(name).blood_cost
    shot = 0 if (name, way) in FIRST else 2
    assert blood(state) == [7 - cost - shot, 7]


@pytest.mark.parametrize(("name", "way"), BREAKS + STEALS)
@rule("R6.4.3-10")
def test_only_canine_horde_reaches_far(name: str, way: int) -> None:
    state = after(breaking(name, way, far=True), "B: strike with hand")
    taken = "" if name == "Canine Horde" else "Thomas"
    assert look(state, ".44 Magnum.host") == [taken]


@pytest.mark.parametrize(("name", "way"), BREAKS + STEALS)
@rule("G12", "R1.6.1-16")
def test_there_has_to_be_something_to_take(name: str, way: int) -> None:
    """[RTR 19980928]"""
    state = go(fight(duel(name)), DecisionKind.STRIKE, "A")
    assert codes(state, hits(name, way)) == ["no-target"]
    state = go(fight(duel(name).attach("IR Goggles", on="Thomas")), DecisionKind.STRIKE, "A")
    assert codes(state, hits(name, way)) == (["no-target"] if name == "Fast Hands" else [])


# --- blood ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "way", "stolen"),
    [("Drain Essence", 2, 3), ("Theft of Vitae", 2, 1), ("Theft of Vitae", 1, 1)],
)
@rule("R6.4.5-26")
def test_it_takes_what_there_is(name: str, way: int, stolen: int) -> None:
    """[RTR 20010711]"""
    position = duel(name)
    state = onto(fight(position), 2 if name in LATER else 1, DecisionKind.STRIKE)
    thomas = state.players[1].ready[0]
    few = state.cards[thomas].replace(blood=stolen)
    state = play(state.replace(cards=state.cards.set(thomas, few)), hits(name, way))
    before = blood(state)
    state = after(go(state, DecisionKind.STRIKE, "B"))
    assert blood(state) == [before[0] + stolen - 1, 0]  # type: ignore[operator]


@rule("G37", "R6.4.5-29")
def test_two_thefts_are_one_exchange() -> None:
    """No blood drains off in between. [ANK 20200123] [LSJ 20041027]"""
    name = "Theft of Vitae"
    state = strikes(duel(name, thomas=(name,), capacity=7), name, 2)
    state = after(state, hits(name, 1, "Thomas", "B"))
    assert blood(state) == [7, 6]


def test_replacements_after_combat() -> None:
    for name in ("Dodge", "Lucky Blow"):
        state = strikes(duel(name).library("A", 9), name, 1)
        held = look(state, "A.hand.count")[0]
        state = after(state)
        assert look(state, "A.hand.count") == [held]
        state = go(state, WindowKind.AFTER_RESOLUTION)
        assert look(state, "A.hand.count") == [held + 1]  # type: ignore[operator]

"""Combat cards that show two Disciplines: each way asks for its own."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.duel import blood, codes, duel, end, fight, go, hits, look, onto, play
from tests.cards.table import card as facts_of
from tests.rulecheck import rule
from vtes.model.decisions import DecisionKind, WindowKind
from vtes.model.state import GameState

STRIKE = DecisionKind.STRIKE
RANGE, PRESS = WindowKind.RANGE, WindowKind.PRESS

# name, way, its Discipline, Thomas' blood and zone after the strike, works at long range
DAMAGE = [
    ("Earth Swords", 1, {"pot": 1}, 6, "ready", True),
    ("Earth Swords", 2, {"myt": 1}, 5, "ready", True),
    ("Earth Swords", 3, {"myt": 2}, 4, "ready", True),
    ("Conflagration", 1, {"pot": 1}, 5, "ready", True),
    ("Conflagration", 2, {"dai": 1}, 7, "torpor", True),
    ("Conflagration", 3, {"dai": 2}, 6, "torpor", True),
    ("Compress", 1, {"pot": 1}, 4, "ready", False),
    ("Compress", 2, {"thn": 1}, 6, "torpor", False),
    ("Compress", 3, {"thn": 2}, 5, "torpor", False),
    ("Stone Quills", 1, {"tha": 1}, 5, "ready", True),
    ("Stone Quills", 2, {"vis": 1}, 5, "ready", True),
    ("Stone Quills", 3, {"vis": 2}, 4, "ready", True),
    ("Vengeance of Samiel", 1, {"pot": 1}, 5, "ready", False),
    ("Vengeance of Samiel", 2, {"val": 1}, 5, "ready", False),
    ("Vengeance of Samiel", 3, {"val": 2}, 4, "ready", False),
]


def strikes(name: str, way: int, far: bool = False, thomas: str = "", **lupo: Any) -> GameState:
    state = fight(duel(name, "Fake Out", thomas=(thomas,) if thomas else (), **lupo))
    if far:
        state = play(go(state, RANGE, "A"), "A: play Fake Out with Lupo")
    state = play(go(state, STRIKE, "A"), hits(name, way))
    if thomas:
        state = play(go(state, STRIKE, "B"), f"B: play {thomas} with Thomas")
    return go(state, WindowKind.END_OF_ROUND)


@pytest.mark.parametrize(("name", "way", "able", "left", "zone", "reaches"), DAMAGE)
@rule("D310", "R6.4.3-10")
def test_damage(
    name: str, way: int, able: dict[str, int], left: int, zone: str, reaches: bool
) -> None:
    state = strikes(name, way, disciplines=able)
    assert look(state, "Thomas.blood", "Thomas.zone") == [left, zone]
    far = strikes(name, way, far=True, disciplines=able)
    assert look(far, "Thomas.blood", "Thomas.zone") == ([left, zone] if reaches else [7, "ready"])
    cost = facts_of(name).blood_cost
    assert look(far, "Lupo.blood") == [7 - cost]


def unable(name: str, able: dict[str, int]) -> dict[str, int]:
    """What does not do: the other Discipline only, or this one too low."""
    other = {d.value: 2 for d, _ in facts_of(name).disciplines if d.value not in able}
    return {**other, **{d: level - 1 for d, level in able.items() if level > 1}}


@pytest.mark.parametrize(("name", "way", "able"), [(n, w, able) for n, w, able, *_ in DAMAGE])
@rule("D310", "R1.5-13", "R1.5-14")
def test_the_discipline_that_a_strike_asks_for(name: str, way: int, able: dict[str, int]) -> None:
    state = go(fight(duel(name, disciplines=unable(name, able))), STRIKE, "A")
    code = "discipline-missing" if 2 not in able.values() else "not-superior"
    assert codes(state, hits(name, way)) == [code]


@pytest.mark.parametrize(("way", "left"), [(1, 7), (2, 5), (3, 4)])
@rule("R6.4.5-18")
def test_samiel_is_not_dodged(way: int, left: int) -> None:
    name, able = "Vengeance of Samiel", {"pot": 1, "val": 2}
    assert look(strikes(name, way, thomas="Dodge", disciplines=able), "Thomas.blood") == [left]
    position = duel(name, thomas=("Dodge",), disciplines=able).attach("Meat Cleaver", on="Lupo")
    state = play(go(fight(position), STRIKE, "A"), hits(name, way))
    state = play(state, "A: target Meat Cleaver")
    state = play(go(state, STRIKE, "B"), "B: play Dodge with Thomas")
    state = go(state, WindowKind.END_OF_ROUND)
    assert look(state, "Thomas.blood") == [7 if way == 1 else left - 1]


@pytest.mark.parametrize(("way", "points"), [(2, 2), (3, 3)])
@rule("R6.4.2-10", "R6.4.2-12")
def test_stone_quills_maneuver(way: int, points: int) -> None:
    state = go(fight(duel("Stone Quills")), RANGE, "A")
    assert codes(state, hits("Stone Quills", 1)) == ["wrong-window"]
    state = go(play(state, hits("Stone Quills", way)), WindowKind.END_OF_ROUND)
    assert (look(state, "round.range"), blood(state)) == (["LONG"], [6, 7 - points])


# --- ends of combat ------------------------------------------------------------------------------

ENDS = [
    ("Bond with the Mountain", 2, {"vis": 1}, False),
    ("Bond with the Mountain", 3, {"vis": 2}, False),
    ("Flow Within the Mountain", 2, {"vis": 1}, False),
    ("Flow Within the Mountain", 3, {"vis": 2}, True),
    ("Toreador's Bane", 1, {"pre": 1}, False),
    ("Toreador's Bane", 2, {"mel": 1}, False),
    ("Toreador's Bane", 3, {"mel": 2}, True),
]


@pytest.mark.parametrize(("name", "way", "able", "goes_on"), ENDS)
@rule("R6.4.5-22", "R6.2.3-05", "D310")
def test_it_ends_the_combat(name: str, way: int, able: dict[str, int], goes_on: bool) -> None:
    def ended(action: str, **lupo: Any) -> GameState:
        position = duel(name, disciplines=able, **{"capacity": 10, **lupo})
        if "hunt" in action:
            position.attach("Mr. Winthrop", on="Thomas")
        state = play(go(fight(position, action), STRIKE, "A"), hits(name, way))
        return end(state)

    state = ended("A: bleed with Lupo")
    cost = facts_of(name).blood_cost
    assert blood(state) == [7 - cost, 7]
    assert look(state, "B.pool") == [29 if goes_on else 30]
    untapped = name.startswith("Bond")
    assert look(state, "Lupo.tapped") == [not untapped]
    assert look(state, "Thomas.tapped") == [not (untapped and way == 2)]
    hunted = ended("A: hunt with Lupo")
    fed = goes_on or (name, way) == ("Toreador's Bane", 2)
    assert look(hunted, "Lupo.blood") == [7 - cost + fed]


@pytest.mark.parametrize("way", [1, 2, 3])
@rule("R1.5-04")
def test_whose_bane_it_is(way: int) -> None:
    def against(**thomas: Any) -> list[str]:
        position = duel("Toreador's Bane", disciplines={"pre": 1, "mel": 2}, capacity=7)
        position.vampire("Nik", "B", capacity=8, **thomas).ally("Mage", "B", life=3)
        who = thomas.get("ally", "Nik")
        state = go(play(position.build(), "A: bleed with Lupo"), DecisionKind.BLOCK)
        state = go(play(state, f"B: block with {who}"), STRIKE, "A")
        return codes(state, hits("Toreador's Bane", way))

    assert against(clan="Brujah") == ["not-against-lesser"]
    assert against(clan="Toreador") == []
    assert against(clan="Toreador antitribu") == []


# --- moving --------------------------------------------------------------------------------------

PRESSES = [
    ("Chameleon's Colors", 2, {"spi": 1}),
    ("Flow Within the Mountain", 1, {"tha": 1}),
]
COLORS = "Chameleon's Colors"


@pytest.mark.parametrize(("name", "way", "able"), PRESSES)
@rule("D310", "R6.4.4-03")
def test_it_presses(name: str, way: int, able: dict[str, int]) -> None:
    state = play(go(fight(duel(name, disciplines=able)), PRESS, "A"), hits(name, way))
    assert look(go(state, RANGE), "combat.round") == [2]
    state = go(fight(duel(name, disciplines=unable(name, able))), PRESS, "A")
    assert codes(state, hits(name, way)) == ["discipline-missing"]


@pytest.mark.parametrize(("way", "able", "press"), [(1, {"ani": 1}, False), (3, {"spi": 1}, True)])
@rule("D310", "R6.4.2-04")
def test_the_colors_move(way: int, able: dict[str, int], press: bool) -> None:
    state = play(go(fight(duel(COLORS, disciplines=able)), RANGE, "A"), hits(COLORS, way))
    assert look(state, "round.range") == ["LONG"]
    assert codes(go(state, PRESS, "A"), "A: press") == ([] if press else ["no-option"])


@rule("R6.2.3-05")
def test_the_colors_go_on_from_afar() -> None:
    def ended(action: str) -> GameState:
        position = duel(COLORS, "Fake Out", disciplines={"spi": 2})
        position.attach("Mr. Winthrop", on="Thomas")
        state = play(go(fight(position, action), RANGE, "A"), "A: play Fake Out with Lupo")
        return end(play(go(state, STRIKE, "A"), hits(COLORS, 4)))

    assert look(ended("A: bleed with Lupo"), "B.pool", "Lupo.blood") == [30, 6]
    assert look(ended("A: hunt with Lupo"), "Lupo.blood") == [7]
    state = go(fight(duel(COLORS, disciplines={"spi": 2})), STRIKE, "A")
    assert codes(state, hits(COLORS, 4)) == ["not-at-long-range"]


DUST, BOND = "Dust to Dust", "Bond with the Mountain"


@pytest.mark.parametrize(
    ("name", "way", "able"), [(DUST, 2, {"thn": 1}), (DUST, 3, {"thn": 2}), (BOND, 1, {"tha": 1})]
)
@rule("R6.4.5-18", "D310")
def test_a_dodge_and_a_press(name: str, way: int, able: dict[str, int]) -> None:
    state = play(go(fight(duel(name, disciplines=able)), STRIKE, "A"), hits(name, way))
    state = go(state, PRESS, "A")
    assert look(state, "Thomas.blood", "Lupo.blood") == [7, 7 - facts_of(name).blood_cost]
    assert codes(state, "A: press") == []


@rule("R6.4.2-10")
def test_dust_moves_at_superior() -> None:
    state = go(fight(duel(DUST)), RANGE, "A")
    assert codes(state, hits(DUST, 2)) == ["wrong-window"]
    assert look(play(state, hits(DUST, 3)), "round.range") == ["LONG"]


@rule("R6.4.4-04")
def test_dust_presses_to_end() -> None:
    state = fight(duel(DUST, disciplines={"obf": 1}, thomas=("Dead-End Alley",)))
    assert codes(go(state, PRESS, "A"), hits(DUST)) == ["wrong-press"]
    state = play(go(state, PRESS, "B"), "B: play Dead-End Alley with Thomas")
    state = play(go(state, PRESS, "A"), hits(DUST))
    assert look(go(state, WindowKind.END_OF_COMBAT), "combat.round") == [1]


@pytest.mark.parametrize(
    ("way", "able", "second", "press"),
    [(1, {"ani": 1}, 4, False), (2, {"spi": 1}, 3, False), (3, {"spi": 2}, 3, True)],
)
@rule("R6.4.5-03", "D310")
def test_strong_as_a_bear(way: int, able: dict[str, int], second: int, press: bool) -> None:
    name = "Strength of the Bear"
    position = duel(name, disciplines=able)
    state = play(go(fight(position), WindowKind.BEFORE_RANGE, "A"), hits(name, way))
    state = go(state, PRESS, "A")
    assert blood(state) == [5, 5]
    assert codes(state, "A: press") == ([] if press else ["no-option"])
    state = go(onto(state, 2, STRIKE), WindowKind.END_OF_ROUND)
    assert look(state, "Thomas.blood") == [second]

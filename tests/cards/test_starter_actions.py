"""Action cards of the starters: what each way of playing them does, and where it is refused."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.acting import begun, done, line, with_card
from tests.cards.table import card, codes, lines, look, onward, play, table, window
from tests.rulecheck import rule
from vtes.model.decisions import DecisionKind, WindowKind
from vtes.model.state import GameState
from vtes.queries import stealth
from vtes.testing import Position

# --- bleeds ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "way", "pool"),
    [("Intimidation", 1, 28), ("Intimidation", 2, 27), ("Scouting Mission", 1, 28)],
)
def test_a_bleed_takes_more(name: str, way: int, pool: int) -> None:
    assert stealth(begun(with_card(name), name, way)) == 0
    assert look(done(with_card(name), name, way), "B.pool", "Lupo.blood") == [pool, 6]


def test_scouting_mission_brings_a_younger_vampire_nearer() -> None:
    name = "Scouting Mission"
    position = with_card(name).vampire("Rake", "A", capacity=5, zone="uncontrolled")
    position.vampire("Nik", "A", capacity=6, zone="uncontrolled")
    state = begun(position, name, 2, "A: target #1 of A")
    assert look(state, "action.stealth", "action.directed_at") == [1, ""]
    assert look(onward(state), "#1 of A.blood", "#2 of A.blood") == [2, 0]
    assert codes(begun(position, name, 2), "A: target #2 of A") == ["target-not-younger"]


def fast(way: int, **thomas: Any) -> GameState:
    """Lupo bleeds in a hurry, and B is asked whether Thomas (or Mage) tries to block."""
    name = "Speed of Thought"
    position = with_card(name).attach("Laptop Computer", on="Lupo")
    position.vampire("Nik", "B", **{"capacity": 5, **thomas}).ally("Mage", "B", life=1)
    return onward(begun(position, name, way), DecisionKind.BLOCK, "B")


@pytest.mark.parametrize("way", [1, 2])
def test_speed_of_thought_bleeds_for_one(way: int) -> None:
    state = onward(begun(with_card("Speed of Thought"), "Speed of Thought", way))
    assert look(state, "B.pool", "Lupo.blood") == [29, 5]
    state = onward(fast(way, disciplines={"cel": 2}))
    assert look(state, "B.pool", "edge") == [29, "A"]


@pytest.mark.parametrize(("way", "level"), [(1, 1), (1, 2), (2, 2)])
def test_speed_of_thought_is_blocked_by_the_fast(way: int, level: int) -> None:
    state = fast(way, disciplines={"cel": level})
    assert codes(state, "B: block with Nik") == []
    for slow in ("Thomas", "Mage"):
        assert codes(state, f"B: block with {slow}") == ["blocker-barred"]


def test_speed_of_thought_is_not_blocked_by_the_less_fast() -> None:
    state = begun(
        with_card("Speed of Thought").vampire("Nik", "B", capacity=5, disciplines={"cel": 1}),
        "Speed of Thought",
        2,
    )
    with pytest.raises(AssertionError):  # nobody can block, so nobody is asked
        onward(state, DecisionKind.BLOCK)


# --- who is aimed at ------------------------------------------------------------------------------


def places() -> Position:
    """A and B have locations; one of B's is for Toreador."""
    position = table(clan="Nosferatu", disciplines={"pot": 1})
    position.permanent("The Labyrinth", "A").permanent("Zoo Hunting Ground", "B")
    return position.permanent("Art Museum", "B")


@pytest.mark.parametrize(
    ("place", "hidden", "directed"),
    [("The Labyrinth", 1, ""), ("Zoo Hunting Ground", 0, "B")],
)
def test_rampage(place: str, hidden: int, directed: str) -> None:
    state = begun(places().hand("A", "Rampage"), "Rampage", 1, f"A: target {place}")
    assert look(state, "action.stealth", "action.directed_at") == [hidden, directed]
    assert look(onward(state), f"{place}.zone") == ["ash heap"]
    begun_ = begun(places().hand("A", "Rampage"), "Rampage", 1)
    assert codes(begun_, "A: target Thomas") == ["target-of-wrong-kind"]


PERFORMANCE = "Nosferatu Performance Art"


@pytest.mark.parametrize(("capacity", "hidden"), [(5, 0), (6, 1)])
def test_nosferatu_performance_art(capacity: int, hidden: int) -> None:
    def position() -> Position:
        made = table(clan="Nosferatu", capacity=capacity).hand("A", PERFORMANCE)
        made.vampire("Royce", "B", capacity=3, clan="Toreador").permanent("Art Museum", "B")
        made.vampire("Nik", "B", capacity=3, clan="Toreador", zone="torpor")
        return made.permanent("Zoo Hunting Ground", "B")

    state = begun(position(), PERFORMANCE, 1, "A: target Royce")
    assert look(state, "action.stealth", "action.directed_at") == [hidden, "B"]
    state = onward(state)
    assert look(state, "Royce.zone", "Royce.blood") == ["torpor", 3]
    assert look(state, "Lupo.blood") == [capacity - 2]
    state = begun(position(), PERFORMANCE, 2, "A: target Art Museum")
    assert look(state, "action.stealth") == [hidden]
    assert look(onward(state), "Art Museum.zone", "Zoo Hunting Ground.zone") == [
        "ash heap",
        "in play",
    ]
    first, second = (begun(position(), PERFORMANCE, way) for way in (1, 2))
    assert codes(first, "A: target Thomas") == ["target-of-wrong-clan"]
    assert codes(first, "A: target Nik") == ["target-not-in-play"]
    assert codes(second, "A: target Zoo Hunting Ground") == ["target-of-wrong-clan"]


MOBILITY = "Precognizant Mobility"


def still(**facts: Any) -> Position:
    position = with_card(MOBILITY, **facts).ally("Mage", "A", life=1, tapped=True)
    position.vampire("Rake", "A", capacity=5, tapped=True)
    return position.vampire("Aleph", "A", capacity=6, tapped=True)


@pytest.mark.parametrize(("way", "target"), [(1, "Rake"), (1, "Mage"), (2, "Rake"), (2, "Aleph")])
def test_precognizant_mobility(way: int, target: str) -> None:
    state = begun(still(), MOBILITY, way, f"A: target {target}")
    assert look(state, "action.stealth", f"{target}.tapped") == [1, True]
    assert look(onward(state), f"{target}.tapped", "Lupo.tapped", "Lupo.blood") == [False, True, 5]


def test_precognizant_mobility_untaps_whom_it_says() -> None:
    assert codes(begun(still(), MOBILITY, 1), "A: target Aleph") == ["target-not-younger"]
    assert codes(begun(still(), MOBILITY, 2), "A: target Mage") == ["target-of-wrong-kind"]


def test_distraction_draws_and_discards() -> None:
    name = "Distraction"
    position = with_card(name).library("A", *["Restoration"] * 9)
    state = begun(position, name, 1)
    assert look(state, "action.stealth", "A.library.count") == [1, 2]
    position = with_card(name).library("A", *["Restoration"] * 20)
    state = onward(begun(position, name, 1), DecisionKind.TRIM)
    assert look(state, "A.hand.count", "Lupo.blood", "phase") == [12, 5, "MINION"]
    state = play(state, *["A: discard Restoration"] * 5)
    assert look(onward(state), "A.hand.count", "A.library.count") == [7, 8]


@pytest.mark.parametrize(("target", "refused"), [("Mage", []), ("Yuri", []), ("Rake", ["x"])])
def test_distraction_taps_a_minion_of_a_neighbour(target: str, refused: list[str]) -> None:
    name = "Distraction"
    position = table("ABDC", disciplines={"cel": 2}).hand("A", name).ally("Mage", "B", life=1)
    position.vampire("Rake", "D", capacity=2)
    state = begun(position, name, 2)
    if refused:
        assert codes(state, f"A: target {target}") == ["target-not-yours-to-choose"]
        return
    state = play(state, f"A: target {target}")
    assert look(state, "action.stealth") == [1]
    assert look(onward(state), f"{target}.tapped") == [True]


# --- Harass ---------------------------------------------------------------------------------------


def harassed(blood: int = 5, *, tapped: bool = False) -> Position:
    position = table().hand("A", "Harass").ally("Mage", "B", life=1)
    return position.vampire("Nik", "B", capacity=5, blood=blood, tapped=tapped)


@pytest.mark.parametrize(
    ("blood", "tapped", "refused"),
    [(3, False, []), (5, True, []), (4, False, ["target-in-wrong-condition"])],
)
def test_harass_is_for_the_weak(blood: int, tapped: bool, refused: list[str]) -> None:
    position = harassed(blood, tapped=tapped).vampire("Royce", "C", capacity=1)
    state = begun(position, "Harass", 1)
    assert codes(state, "A: target Nik") == refused
    assert codes(state, "A: target Mage") == ["target-in-wrong-condition"]


def test_harass_gives_a_press_to_continue() -> None:
    state = onward(begun(harassed(3), "Harass", 1, "A: target Nik"), WindowKind.PRESS, "A")
    assert lines(state) == ["A: press to continue", "A: pass"]


def test_the_press_is_only_for_the_combat_of_the_action() -> None:
    state = onward(begun(harassed(3), "Harass", 1, "A: target Nik"), DecisionKind.BLOCK, "B")
    state = play(state, "B: block with Thomas")
    with pytest.raises(AssertionError):  # nobody has a press, so nobody is asked
        onward(state, WindowKind.PRESS)


@pytest.mark.parametrize("untapped", [True, False])
def test_harass_does_nothing_to_who_is_not_weak_any_more(untapped: bool) -> None:
    # [LSJ 20070411] [LSJ 20090514]
    position = harassed(5, tapped=True)
    state = begun(position, "Harass", 1, "A: target Nik")
    nik = state.players[1].ready[-1]
    assert state.cards[nik].tapped
    if untapped:
        state = state.replace(cards=state.cards.set(nik, state.cards[nik].replace(tapped=False)))
    state = onward(state)
    assert look(state, "Nik.blood", "Lupo.blood") == [5, 6] if untapped else [4, 5]


# --- Mind Numb ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("way", "hidden"), [(1, 0), (2, 1)])
def test_mind_numb(way: int, hidden: int) -> None:
    name = "Mind Numb"
    position = with_card(name).vampire("Nik", "B", capacity=5, tapped=True)
    state = begun(position, name, way)
    assert codes(state, "A: target Nik") == ["target-in-wrong-condition"]
    state = play(state, "A: target Thomas")
    assert look(state, "action.stealth", "action.directed_at") == [hidden, "B"]
    state = onward(state)
    assert look(state, "Thomas.tapped", "Lupo.blood") == [True, 5]
    state = onward(play(state, "A: pass"), DecisionKind.MINION, "B")
    assert look(state, "Thomas.tapped", "Nik.tapped") == [True, False]
    state = onward(play(state, "B: pass"), DecisionKind.MINION, "A")
    state = onward(play(state, "A: pass"), DecisionKind.MINION, "B")
    assert look(state, "Thomas.tapped") == [False]


# --- cards that stay ------------------------------------------------------------------------------

PROJECTION = "Psychic Projection"


def projecting() -> Position:
    return with_card(PROJECTION).vampire("Rake", "A", capacity=5).ally("Mage", "B", life=1)


def test_psychic_projection_watches_with_one() -> None:
    state = begun(projecting(), PROJECTION, 1, "A: target Rake")
    assert look(state, "action.stealth") == [1]
    state = onward(state)
    assert look(state, "Rake.intercept", "Lupo.intercept", "Rake.attached") == [2, 0, [PROJECTION]]
    assert codes(begun(projecting(), PROJECTION, 1), "A: target Mage") == [
        "target-not-yours-to-choose"
    ]
    _burned_by_untap(state)


def test_psychic_projection_watches_with_all() -> None:
    state = begun(projecting(), PROJECTION, 2)
    assert look(state, "action.stealth") == [1]
    state = onward(state)
    assert look(state, "Rake.intercept", "Lupo.intercept", "Thomas.intercept") == [1, 1, 0]
    assert look(state, "A.in_play") == [[PROJECTION]]
    _burned_by_untap(state)


def _burned_by_untap(state: GameState) -> None:
    state = onward(play(state, "A: pass"), DecisionKind.MINION, "B")
    assert look(state, "Rake.intercept") != [0]
    state = onward(play(state, "B: pass"), DecisionKind.MINION, "C")
    state = onward(play(state, "C: pass"), DecisionKind.UNTAP, "A")
    assert codes(state, "A: pass") == ["effect-due"]
    state = play(state, f"A: use {PROJECTION} in way 3")
    assert look(state, f"{PROJECTION}.zone", "Rake.intercept") == ["ash heap", 0]


HAND = "Rutor's Hand"


@rule("R6.4.6-09")
def test_rutors_hand_hurts() -> None:
    state = begun(with_card(HAND), HAND, 1)
    assert look(state, "action.stealth") == [1]
    state = onward(state)
    assert look(state, "Lupo.zone", "Lupo.blood", "Lupo.attached") == ["torpor", 5, [HAND]]
    assert look(state, f"{HAND}.tapped") == [True]


def test_rutors_hand_hurts_not_who_pays() -> None:
    state = onward(begun(with_card(HAND), HAND, 2), DecisionKind.CHOICE)
    paid, kept = (onward(play(state, each)) for each in ("A: pay 3", "A: pass"))
    assert look(paid, "Lupo.zone", "Lupo.blood", "Lupo.attached") == ["ready", 2, [HAND]]
    assert look(kept, "Lupo.zone", "Lupo.blood", "Lupo.attached") == ["torpor", 5, [HAND]]
    poor = onward(begun(with_card(HAND, blood=3), HAND, 2))
    assert look(poor, "Lupo.zone") == ["torpor"]


def test_rutors_hand_untaps_once_a_turn() -> None:
    position = table().attach(HAND, on="Lupo")
    state = position.build()
    use = f"A: use {HAND} in way 3"
    assert codes(state, use) == ["not-tapped"]
    state = onward(play(state, "A: bleed with Lupo"))
    state = play(state, use)
    assert look(state, "Lupo.tapped", f"{HAND}.tapped") == [False, True]
    state = onward(play(state, "A: bleed with Lupo"))
    assert "card-tapped" in codes(state, use)


def test_one_rutors_hand() -> None:
    state = with_card(HAND).attach(HAND, on="Lupo").build()
    assert codes(state, line(HAND)) == ["has-one"]
    assert codes(state, line(HAND, 2)) == ["has-one"]


# --- who can --------------------------------------------------------------------------------------

LEVELS = [
    (name, way)
    for name in ("Intimidation", "Distraction", MOBILITY, HAND, PROJECTION, "Speed of Thought")
    for way in (1, 2)
] + [("Scouting Mission", 1), ("Mind Numb", 1), ("Mind Numb", 2)]


@pytest.mark.parametrize(("name", "way"), LEVELS)
@rule("R1.5-13", "R1.5-14", "R1.6.1-09")
def test_who_can_take_the_action(name: str, way: int) -> None:
    def refused(level: int) -> list[str]:
        position = with_card(name, level=level).vampire("Rake", "A", capacity=3)
        return codes(position.build(), line(name, way))

    assert refused(2) == []
    assert refused(1) == (["not-superior"] if way == 2 else [])
    assert refused(0) == ["discipline-missing"]
    assert window(with_card(name).build()) is None
    assert card(name).disciplines

"""More action modifiers of the starters: each way of playing them."""

from __future__ import annotations

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
    skilled,
    table,
    window,
)
from tests.rulecheck import rule
from vtes.model.decisions import DecisionKind, WindowKind
from vtes.model.state import GameState
from vtes.queries import stealth


@pytest.mark.parametrize(("way", "more"), [(1, 1), (2, 2)])
def test_aire_of_elation_of_a_toreador(way: int, more: int) -> None:
    name = "Aire of Elation"
    toreador = play(moment(with_cards(name, clan="Toreador"), ANNOUNCED), line(name, way))
    other = play(moment(with_cards(name, clan="Ventrue"), ANNOUNCED), line(name, way))
    assert (bled(toreador), bled(other)) == (2 + more, 1 + more)


@pytest.mark.parametrize(("way", "more"), [(1, 2), (2, 3)])
@rule("R6.2.2-15")
def test_forgotten_labyrinth(way: int, more: int) -> None:
    name = "Forgotten Labyrinth"
    seen = with_cards(name).attach("Mr. Winthrop", on="Thomas")
    state = moment(seen, ATTEMPT, "hunt")
    before = stealth(state)
    state = play(state, line(name, way))
    assert stealth(state) == before + more
    assert look(state, "Lupo.blood") == [6 - card(name).blood_cost]
    assert codes(moment(with_cards(name), ATTEMPT), line(name, way)) == ["is-a-bleed"]
    for kind in (ANNOUNCED, DECLINED, BLOCKED, RESOLVED):
        assert codes(moment(seen, kind, "hunt"), line(name, way)) == ["wrong-window"]
    for level, refused in ((1, ["not-superior"] if way == 2 else []), (0, ["discipline-missing"])):
        weaker = with_cards(name, level=level).attach("Mr. Winthrop", on="Thomas")
        assert codes(moment(weaker, ATTEMPT, "hunt"), line(name, way)) == refused


IMPERSONATION = line("Elder Impersonation", 2)


@rule("R6.2.2-07")
def test_elder_impersonation_ends_an_attempt_for_good() -> None:
    position = with_cards("Elder Impersonation", "Cloak the Gathering").library("A", 7)
    position.vampire("Nik", "B", capacity=4).hand("B", "Enhanced Senses")
    state = play(moment(position, ATTEMPT), IMPERSONATION)
    # the attempt is over: nothing more is played in it
    assert window(state) is not ATTEMPT
    assert look(state, "Lupo.blood") == [5]
    state = onward(state, DecisionKind.BLOCK)
    assert codes(state, "B: block with Thomas") == ["blocker-barred"]
    assert codes(state, "B: block with Nik") == []
    assert look(onward(state), "B.pool", "Thomas.tapped", "Lupo.tapped") == [29, False, True]


def test_when_elder_impersonation_is_played() -> None:
    for kind in (ANNOUNCED, DECLINED, BLOCKED, RESOLVED):
        state = moment(with_cards("Elder Impersonation"), kind)
        assert codes(state, IMPERSONATION) == ["wrong-window"]
    basic = moment(with_cards("Elder Impersonation", level=1), ATTEMPT)
    assert codes(basic, IMPERSONATION) == ["not-superior"]
    empty = moment(with_cards("Elder Impersonation", capacity=6, blood=0), ATTEMPT, "hunt")
    assert codes(empty, IMPERSONATION) == ["blood-too-low"]


SWALLOWED = line("Swallowed by the Night", 2)


@rule("R6.4.2-04")
def test_swallowed_by_the_night_is_a_maneuver() -> None:
    state = moment(with_cards("Swallowed by the Night"), BLOCKED)
    assert codes(state, SWALLOWED) == ["wrong-window"]
    state = play(onward(state, WindowKind.RANGE, "A"), SWALLOWED)
    assert look(onward(state), "Lupo.blood", "Thomas.blood") == [6, 5]  # hands do not reach
    basic = moment(with_cards("Swallowed by the Night", level=1), BLOCKED)
    assert codes(onward(basic, WindowKind.RANGE, "A"), SWALLOWED) == ["not-superior"]


@rule("R6.2-13")
def test_swallowed_by_the_night_in_the_combat_of_another() -> None:
    """As a combat card it is for whoever fights, as a modifier for the acting minion."""
    position = table().hand("B", "Swallowed by the Night")
    position.vampire("Nik", "B", capacity=4, disciplines=skilled("Swallowed by the Night"))
    state = play(position.build(), "A: bleed with Lupo")
    state = play(onward(state, DecisionKind.BLOCK), "B: block with Nik")
    refused = codes(onward(state, ATTEMPT, "B"), "B: play Swallowed by the Night with Nik")
    assert "not-your-action" in refused
    state = onward(state, WindowKind.RANGE, "B")
    state = play(state, "B: play Swallowed by the Night in way 2 with Nik")
    assert look(onward(state), "Lupo.blood", "Nik.blood") == [6, 4]


# The Kiss of Ra


@pytest.mark.parametrize(("way", "zone"), [(1, "ready"), (2, "torpor")])
def test_the_kiss_of_ra_ends_attempt_and_action(way: int, zone: str) -> None:
    state = moment(with_cards("The Kiss of Ra"), ATTEMPT)
    state = play(state, line("The Kiss of Ra", way))
    assert look(state, "pending", "Lupo.tapped", "Lupo.blood") == ["MINION", True, 3]
    assert look(state, "Thomas.zone", "Thomas.blood", "Thomas.tapped") == [zone, 3, False]
    assert look(state, "B.pool") == [30]


# [ANK 20211015] [ANK 20210124] [LSJ 20090220] [LSJ 20070709]
@pytest.mark.parametrize("way", [1, 2])
def test_the_same_action_may_be_taken_again(way: int) -> None:
    state = play(moment(with_cards("The Kiss of Ra"), ATTEMPT), line("The Kiss of Ra", way))
    lupo = card_named(state, "Lupo")
    cards = state.cards.set(lupo, state.cards[lupo].replace(tapped=False))
    assert codes(state.replace(cards=cards), "A: bleed with Lupo") == []


# [RBK leave-torpor] [LSJ 19970325]
@pytest.mark.parametrize("way", [1, 2])
def test_who_leaves_torpor_with_the_kiss_of_ra_is_not_diablerized(way: int) -> None:
    position = with_cards("The Kiss of Ra", zone="torpor")
    state = play(position.build(), "A: leave torpor with Lupo")
    state = play(onward(state, DecisionKind.BLOCK), "B: block with Thomas")
    state = play(onward(state, ATTEMPT, "A"), line("The Kiss of Ra", way))
    assert look(state, "pending", "Lupo.zone", "Lupo.blood") == ["MINION", "torpor", 3]


def test_when_the_kiss_of_ra_is_played() -> None:
    for way in (1, 2):
        kiss = line("The Kiss of Ra", way)
        for kind in (ANNOUNCED, DECLINED, BLOCKED, RESOLVED):
            assert codes(moment(with_cards("The Kiss of Ra"), kind), kiss) == ["wrong-window"]
        for level in (0, 1):
            basic = moment(with_cards("The Kiss of Ra", level=level), ATTEMPT)
            assert codes(basic, kiss) == _missing(level, way)
        poor = moment(with_cards("The Kiss of Ra", blood=2), ATTEMPT)
        assert codes(poor, kiss) == ["blood-too-low"]
        position = with_cards("The Kiss of Ra").ally("Mage", "B", life=2)
        position.vampire("Hob", "B", capacity=4, disciplines={"for": 1})
        for blocker in ("Mage", "Hob"):
            state = play(position.build(), "A: bleed with Lupo")
            state = play(onward(state, DecisionKind.BLOCK), f"B: block with {blocker}")
            state = onward(state, ATTEMPT, "A")
            assert codes(state, kiss) == ["blocker-has-discipline"]


def _missing(level: int, way: int) -> list[str]:
    if level == 0:
        return ["discipline-missing"]
    return ["not-superior"] if way > level else []


def card_named(state: GameState, name: str) -> int:
    """Instance id of the card of that name."""
    ids = range(len(state.cards))
    return next(n for n in ids if state.definition(n).facts.name == name)

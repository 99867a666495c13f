"""Reaction cards: what each way of playing them does, and when it is refused."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.reacting import line, moment, with_cards
from tests.cards.table import (
    ANNOUNCED,
    ATTEMPT,
    BLOCKED,
    DECLINED,
    RESOLVED,
    card,
    codes,
    look,
    onward,
    play,
    table,
)
from tests.rulecheck import rule
from vtes.engine import legal_moves
from vtes.model.decisions import DecisionKind, WindowKind
from vtes.model.definition import Definition
from vtes.model.frames import Action, Played
from vtes.model.moves import ChooseMethuselah
from vtes.model.state import GameState
from vtes.model.text import How, Mode, Text
from vtes.observe import observe
from vtes.queries import current_action, intercept
from vtes.rules.numbers import bleed_amount
from vtes.testing import Position


def action(state: GameState) -> Action:
    found = current_action(state)
    assert found is not None
    return found


def cost(name: str) -> int:
    return card(name).blood_cost


BOUNCE = [
    ("Deflection", 1, True),
    ("Deflection", 2, False),
    ("Telepathic Misdirection", 2, True),
    ("Redirection", 2, True),
]


@pytest.mark.parametrize(("name", "way", "taps"), BOUNCE)
@rule("R6.1.1-02")
def test_a_bleed_is_directed_at_somebody_else(name: str, way: int, taps: bool) -> None:
    position = with_cards(name, seats="ABCD")
    state = play(moment(position, DECLINED), line(name, way))
    assert list(legal_moves(state)) == [ChooseMethuselah(1, 2), ChooseMethuselah(1, 3)]
    assert codes(state, "B: choose A") == ["bled-by-own-minion"]
    assert codes(state, "B: choose B") == ["wrong-methuselah"]
    state = onward(play(state, "B: choose C"), DecisionKind.BLOCK)
    assert look(state, "to_move", "Nik.tapped", "Nik.blood") == ["C", taps, 4 - cost(name)]
    assert codes(state, "C: block with Yuri") == []
    assert look(onward(state), "B.pool", "C.pool", "D.pool") == [30, 29, 30]


@pytest.mark.parametrize(("name", "way", "taps"), BOUNCE)
def test_the_new_target_blocks(name: str, way: int, taps: bool) -> None:
    state = play(moment(with_cards(name), DECLINED), line(name, way), "B: choose C")
    state = onward(play(onward(state, DecisionKind.BLOCK), "C: block with Yuri"))
    assert look(state, "B.pool", "C.pool", "Yuri.tapped") == [30, 30, True]


@pytest.mark.parametrize(("name", "way", "taps"), BOUNCE)
def test_when_a_bleed_is_directed_at_somebody_else(name: str, way: int, taps: bool) -> None:
    for kind in (ANNOUNCED, ATTEMPT, BLOCKED, RESOLVED):
        assert codes(moment(with_cards(name), kind), line(name, way)) == ["wrong-window"]
    hunt = moment(with_cards(name), DECLINED, "hunt")
    assert codes(hunt, line(name, way)) == ["not-bleeding-you", "blocks-not-declined"]
    tapped = moment(with_cards(name, tapped=True), DECLINED)
    assert codes(tapped, line(name, way)) == ["reacting-tapped"]
    empty = moment(with_cards(name, blood=0), DECLINED)
    assert codes(empty, line(name, way)) == (["blood-too-low"] if cost(name) else [])
    basic = moment(with_cards(name, level=1), DECLINED)
    assert codes(basic, line(name, way)) == (["not-superior"] if way == 2 else [])
    none = moment(with_cards(name, level=0), DECLINED)
    assert codes(none, line(name, way)) == ["discipline-missing"]


def test_with_two_players_there_is_nobody_else() -> None:
    position = Position("A", "B").vampire("Lupo", "A", capacity=6).hand("B", "Deflection")
    position.vampire("Nik", "B", capacity=4, disciplines={"dom": 2})
    state = moment(position, DECLINED)
    assert codes(state, line("Deflection", 2)) == ["no-target"]


def test_a_bleed_of_somebody_else_is_not_directed_elsewhere() -> None:
    position = table().hand("C", "Deflection")
    position.vampire("Royce", "C", capacity=4, disciplines={"dom": 2})
    state = onward(play(position.build(), "A: bleed with Lupo"), DECLINED, "C")
    assert codes(state, line("Deflection", 2, "Royce", "C")) == ["not-bleeding-you"]


def both() -> GameState:
    """B has directed a bleed at C, who has declined and may direct it back; B has a reserve."""
    position = with_cards("Deflection", seats="ABCD").hand("C", "Deflection").library("B", 3)
    position.vampire("Royce", "C", capacity=4, disciplines={"dom": 2})
    state = play(moment(position, DECLINED), line("Deflection", 2), "B: choose C")
    assert codes(onward(state, DECLINED, "B"), "B: pass") == []
    return onward(onward(state, DecisionKind.BLOCK), DECLINED, "C")


@rule("G25", "R6.2.2-07")
def test_it_may_be_directed_at_one_who_has_declined() -> None:
    state = play(both(), line("Deflection", 2, "Royce", "C"))
    assert ChooseMethuselah(2, 1) in legal_moves(state)
    state = onward(play(state, "C: choose B"), DecisionKind.BLOCK)
    assert look(state, "to_move", "action.directed_at") == ["B", "B"]
    assert codes(state, "B: block with Thomas") == []
    assert look(onward(state), "B.pool", "C.pool") == [29, 30]


def test_it_is_not_directed_on_before_the_new_target_has_declined() -> None:
    position = with_cards("Deflection", seats="ABCD").hand("C", "Deflection")
    position.vampire("Royce", "C", capacity=4, disciplines={"dom": 2})
    state = play(moment(position, DECLINED), line("Deflection", 2), "B: choose C")
    state = onward(state, DECLINED, "C")
    assert codes(state, line("Deflection", 2, "Royce", "C")) == ["blocks-not-declined"]


@rule("R1.6.1-22")
def test_the_new_target_is_asked_second() -> None:
    position = with_cards("Deflection", seats="ABCD").hand("A", "Arson").hand("C", "Arson")
    position.hand("D", "Arson").library("B", 1)
    state = play(moment(position, DECLINED), line("Deflection", 2), "B: choose D")
    asked = []
    for _ in range(4):
        asked.append(look(state, "window", "to_move"))
        state = play(state, f"{look(state, 'to_move')[0]}: pass")
    assert asked == [["AFTER_DECLINE", seat] for seat in "ADBC"]


@rule("R6.2.1-03", "R1.6.1-24")  # D41
def test_nobody_notices_while_the_new_target_is_being_chosen() -> None:
    position = with_cards("Deflection").hand("A", "Arson")
    state = moment(position, DECLINED)
    begun = play(state, line("Deflection", 2))
    assert observe(begun, 0) == observe(state, 0)
    assert look(play(begun, "B: choose C"), "to_move") == ["A"]


INTERCEPT = [
    ("Telepathic Misdirection", 1, 1),
    ("Enhanced Senses", 1, 1),
    ("Enhanced Senses", 2, 2),
    ("Elder Intervention", 1, 2),
    ("Precognition", 1, 1),
    ("Precognition", 2, 1),
    ("Eagle's Sight", 1, 1),
]


def hidden(name: str, **nik: Any) -> Position:
    """Lupo's bleed has 6 stealth, and Nik needs all the intercept that he can get."""
    return with_cards(name, **nik).hand("A", "Night Moves").attach("Mr. Winthrop", on="Thomas")


def stealthy(position: Position, blocker: str = "Nik") -> GameState:
    position.vampire("Rake", "A", capacity=4, disciplines={"obf": 1}).library("A", 3)
    state = play(position.build(), "A: play Night Moves with Rake", "A: choose B")
    state = play(onward(state, DecisionKind.BLOCK), f"B: block with {blocker}")
    return onward(state, ATTEMPT, "B")


@pytest.mark.parametrize(("name", "way", "more"), INTERCEPT)
@rule("R6.2.2-15", "R6.2.2-18", "R1.6.3-20")
def test_intercept_is_added(name: str, way: int, more: int) -> None:
    state = play(stealthy(hidden(name)), line(name, way))
    minion = action_blocker(state)
    assert intercept(state, minion) == more
    assert look(state, "Nik.tapped", "Nik.blood") == [False, 4 - card(name).blood_cost]


def action_blocker(state: GameState) -> int:
    played = action(state).played
    assert len(played) == 1
    return played[0].minion


@pytest.mark.parametrize(("name", "way", "more"), INTERCEPT)
@rule("R6.2.2-17", "R6.2.2-18")
def test_when_intercept_is_added(name: str, way: int, more: int) -> None:
    for kind in (ANNOUNCED, DECLINED, BLOCKED, RESOLVED):
        assert codes(moment(with_cards(name), kind), line(name, way)) == ["wrong-window"]
    assert codes(moment(with_cards(name), ATTEMPT), line(name, way)) == ["intercept-unneeded"]
    assert codes(stealthy(hidden(name), "Thomas"), line(name, way)) == ["not-blocking"]
    refused = ["not-superior"] if way == 2 else []
    assert codes(stealthy(hidden(name, level=1)), line(name, way)) == refused
    if card(name).disciplines:
        assert codes(stealthy(hidden(name, level=0)), line(name, way)) == ["discipline-missing"]


def test_enough_intercept_blocks() -> None:
    position = with_cards("Enhanced Senses", level=2).attach("Sport Bike", on="Nik")
    state = stealthy(position.hand("A", "Night Moves"))
    state = onward(play(state, line("Enhanced Senses", 2)))
    assert look(state, "B.pool", "Nik.tapped") == [30, True]


@pytest.mark.parametrize("name", ["Enhanced Senses", "Telepathic Counter"])
@rule("R1.6.3-19", "R6.2-04")
def test_a_reaction_is_played_once_by_a_minion(name: str) -> None:
    position = hidden(name).hand("B", name)
    state = play(stealthy(position), line(name))
    state = onward(state, ATTEMPT, "B")
    for way in (1, 2):
        assert codes(state, line(name, way)) == ["reaction-again"]


@pytest.mark.parametrize(("what", "directed"), [("hunt", "not-bleeding-you")])
def test_elder_intervention_is_for_a_bleed(what: str, directed: str) -> None:
    state = moment(with_cards("Elder Intervention"), ATTEMPT, what)
    assert codes(state, line("Elder Intervention")) == [directed]


@rule("G35")
def test_an_ally_pays_with_his_life() -> None:
    for life, zone in ((1, "ash heap"), (2, "ready")):
        as_vampire = Text(pays_life=True)
        position = hidden("Elder Intervention").ally("Mage", "B", life=life, text=as_vampire)
        state = onward(play(stealthy(position, "Mage"), line("Elder Intervention", 1, "Mage")))
        assert look(state, "Mage.zone", "B.pool") == [zone, 29]


def test_elder_intervention_is_replaced_after_the_action() -> None:
    state = stealthy(hidden("Elder Intervention").library("B", 9))
    assert look(state, "B.hand.count") == [7]
    state = play(state, line("Elder Intervention"))
    assert look(state, "B.hand.count") == [6]
    assert look(onward(state), "B.hand.count") == [7]


@rule("R1.4-01")
def test_elder_intervention_not_with_pack_tactics() -> None:
    state = stealthy(hidden("Elder Intervention").library("C", "Pack Tactics"))
    names = [state.definition(n).facts.name for n in range(len(state.cards))]
    nik, tactics = names.index("Nik"), names.index("Pack Tactics")
    definitions = [*state.table.definitions]
    index = state.cards[tactics].definition
    text = Text(modes=(Mode(How.REACTION),))  # it is not encoded
    definitions[index] = Definition(definitions[index].facts, text)
    state = state.replace(table=state.table.replace(definitions=tuple(definitions)))

    def played_by(minion: int) -> GameState:
        played = (Played(1, minion, tactics, index, 0, action(state).minion),)
        stack = [f.replace(played=played) if isinstance(f, Action) else f for f in state.stack]
        return state.replace(stack=tuple(stack))

    assert codes(played_by(nik), line("Elder Intervention")) == ["not-with"]
    assert codes(played_by(nik - 1), line("Elder Intervention")) == []


def test_elder_intervention_against_a_bleed_directed_here() -> None:  # [RTR 19960530]
    position = with_cards("Deflection").hand("C", "Elder Intervention").hand("A", "Earth Control")
    position.vampire("Rake", "A", capacity=4, disciplines={"pro": 2})
    state = onward(play(position.build(), "A: bleed with Rake"), DECLINED, "B")
    state = play(state, line("Deflection", 2), "B: choose C")
    state = play(onward(state, DecisionKind.BLOCK), "C: block with Yuri")
    state = play(onward(state, ATTEMPT, "A"), "A: play Earth Control in way 2 with Rake")
    state = onward(state, ATTEMPT, "C")
    state = onward(play(state, line("Elder Intervention", 1, "Yuri", "C")))
    assert look(state, "C.pool", "Yuri.tapped") == [30, True]


@pytest.mark.parametrize(("way", "less"), [(1, 1), (2, 2)])
@pytest.mark.parametrize("kind", [ANNOUNCED, ATTEMPT, DECLINED])  # [TOM 19960303] [LSJ 20061212]
def test_telepathic_counter(way: int, less: int, kind: WindowKind) -> None:
    position = with_cards("Telepathic Counter").library("B", 7)
    position.attach("Laptop Computer", on="Lupo").attach("Tasha Morgan", on="Lupo")
    state = play(moment(position, kind), line("Telepathic Counter", way))
    assert bleed_amount(state, action(state)) == 3 - less
    if kind is not ATTEMPT:
        assert look(onward(state), "B.pool") == [30 - 3 + less]


@rule("R6.1.1-11")
def test_telepathic_counter_can_leave_nothing() -> None:
    state = play(moment(with_cards("Telepathic Counter"), DECLINED), line("Telepathic Counter", 2))
    assert look(onward(state), "B.pool", "edge") == [30, ""]


def test_when_telepathic_counter_is_played() -> None:
    name = "Telepathic Counter"
    for way in (1, 2):
        for kind in (BLOCKED, RESOLVED):
            assert codes(moment(with_cards(name), kind), line(name, way)) == ["wrong-window"]
        hunt = moment(with_cards(name), ANNOUNCED, "hunt")
        assert codes(hunt, line(name, way)) == ["not-bleeding-you"]
        basic = moment(with_cards(name, level=1), ANNOUNCED)
        assert codes(basic, line(name, way)) == (["not-superior"] if way == 2 else [])
        none = moment(with_cards(name, level=0), ANNOUNCED)
        assert codes(none, line(name, way)) == ["discipline-missing"]
    position = table().hand("C", name).vampire("Royce", "C", capacity=4, disciplines={"aus": 2})
    state = onward(play(position.build(), "A: bleed with Lupo"), ANNOUNCED, "C")
    assert codes(state, line(name, 1, "Royce", "C")) == ["not-bleeding-you"]


WAKE = "Wake with Evening's Freshness"


@rule("R1.1-04", "R1.1-05")
def test_who_wakes_blocks_although_tapped() -> None:
    position = with_cards(WAKE, tapped=True)
    state = onward(moment(position, ANNOUNCED), DecisionKind.BLOCK)
    assert codes(state, "B: block with Nik") == ["blocker-tapped"]
    state = play(moment(position, ANNOUNCED), line(WAKE))
    assert look(state, "Nik.tapped") == [True]
    state = play(onward(state, DecisionKind.BLOCK), "B: block with Nik")
    state = onward(state)
    assert look(state, "B.pool", "Nik.blood", "Nik.tapped") == [30, 3, True]


@rule("R1.1-05", "R6.2.2-08")
def test_who_wakes_reacts_until_the_action_ends() -> None:
    position = with_cards(WAKE, "Deflection", tapped=True).library("B", 7)
    position.vampire("Rake", "A", capacity=4).hand("B", "Deflection")
    state = moment(position, DECLINED)
    assert codes(state, line("Deflection", 2)) == ["reacting-tapped"]
    state = onward(play(state, line(WAKE)), DECLINED, "B")
    state = play(state, line("Deflection", 2), "B: choose C")
    state = onward(play(onward(state), "A: bleed with Rake"), DECLINED, "B")
    assert codes(state, line("Deflection", 2)) == ["reacting-tapped"]


@rule("R1.6.1-04")
def test_waking_is_replaced_in_the_next_untap_phase() -> None:
    state = play(moment(with_cards(WAKE, tapped=True).library("B", 9), ANNOUNCED), line(WAKE))
    assert look(state, "B.hand.count") == [6]
    state = onward(state)
    state = onward(play(state, "A: pass"), DecisionKind.INFLUENCE)
    assert look(state, "B.hand.count") == [6]
    state = onward(state, DecisionKind.UNTAP)
    assert look(state, "to_move", "B.hand.count") == ["B", 7]


def test_when_somebody_wakes() -> None:
    for kind in (ANNOUNCED, ATTEMPT, DECLINED, BLOCKED):
        state = moment(with_cards(WAKE, tapped=True), kind, blocker="Thomas")
        assert codes(state, line(WAKE)) == []
    over = moment(with_cards(WAKE, tapped=True), RESOLVED)
    assert codes(over, line(WAKE)) == ["wrong-window"]


@rule("R1.4-01")
def test_who_wakes() -> None:
    position = with_cards(WAKE).ally("Mage", "B", life=1, tapped=True)
    position.vampire("Royce", "B", capacity=3, tapped=True, zone="torpor")
    state = moment(position, ANNOUNCED)
    assert codes(state, line(WAKE)) == ["not-tapped"]
    assert codes(state, line(WAKE, 1, "Mage")) == ["no-vampire"]
    assert codes(state, line(WAKE, 1, "Royce")) == ["reacting-not-ready"]

"""Action cards that stay in play, and those that show hands."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.acting import begun, done, line, with_card
from tests.cards.table import card, codes, lines, look, onward, play, skilled, table
from tests.rulecheck import rule
from vtes.codec import dumps, loads
from vtes.engine import apply
from vtes.model.decisions import DecisionKind, WindowKind
from vtes.model.moves import Pass
from vtes.model.state import GameState
from vtes.model.text import Bonus, By, Cost, How, Mode, Number, Text
from vtes.model.words import GainPool
from vtes.notation.labels import find_card
from vtes.observe import observe
from vtes.rules.uses import uses
from vtes.testing import Position

DODGE, TAUNT = "Majesty", "Threats"


def hands(state: GameState, observer: int | None) -> list[int]:
    """How many cards of each hand an observer sees because of a card."""
    return [len(each.shown) for each in observe(state, observer).players]


# --- Pulse of the Canaille ------------------------------------------------------------------------

PULSE = "Pulse of the Canaille"


def held(name: str, **lupo: Any) -> Position:
    return with_card(name, **lupo).hand("B", DODGE, TAUNT).hand("C", DODGE)


def test_pulse_of_the_canaille_shows_all_hands_this_turn() -> None:
    position = held(PULSE)
    assert look(begun(position, PULSE, 1), "action.stealth") == [1]
    state = done(position, PULSE, 1)
    assert look(state, "Lupo.blood", "A.ash_heap") == [3, [PULSE]]
    assert hands(state, 0) == [0, 2, 1]
    assert hands(state, 1) == hands(state, None) == [0, 0, 0]
    assert loads(dumps(state)) == state
    state = onward(play(state, "A: pass"), DecisionKind.MINION, "B")
    assert hands(state, 0) == [0, 0, 0]


def test_pulse_of_the_canaille_makes_a_bleeder() -> None:
    state = begun(held(PULSE), PULSE, 2)
    assert look(state, "action.stealth") == [1]
    state = onward(state)
    assert look(state, "Lupo.attached", "Lupo.bleed", "Lupo.blood") == [[PULSE], 3, 3]
    assert hands(state, 0) == [0, 0, 0]


def test_one_pulse_of_the_canaille() -> None:
    state = with_card(PULSE).attach(PULSE, on="Lupo").build()
    assert codes(state, line(PULSE, 2)) == ["has-one"]
    assert codes(state, line(PULSE, 1)) == []


# --- Revelations ----------------------------------------------------------------------------------

REVELATIONS = "Revelations"


def test_revelations_discards_a_card_of_the_prey() -> None:
    position = held(REVELATIONS).hand("B", TAUNT).library("B", "Restoration")
    state = begun(position, REVELATIONS, 1, "A: choose B")
    assert codes(begun(position, REVELATIONS, 1), "A: choose C") == ["wrong-methuselah"]
    assert look(state, "action.stealth", "action.directed_at") == [1, "B"]
    state = onward(state, DecisionKind.CHOICE)
    choices = [f"A: choose {each} in hand" for each in (DODGE, "Restoration", TAUNT)]
    assert sorted(lines(state)) == sorted(choices)
    assert hands(state, 0) == [0, 4, 0]
    assert hands(state, 1) == hands(state, 2) == hands(state, None) == [0, 0, 0]
    assert codes(state, "A: choose Revelations in hand") == ["not-in-that-place"]
    state = play(state, f"A: choose {TAUNT} in hand")
    assert look(state, "B.ash_heap", "B.hand.count") == [[TAUNT], 3]
    assert hands(state, 0) == [0, 0, 0]  # [LSJ 20100119]
    assert look(onward(state), "Lupo.blood") == [5]


def test_an_empty_hand_reveals_nothing() -> None:
    state = done(with_card(REVELATIONS), REVELATIONS, 1, "A: choose B")
    assert look(state, "A.ash_heap", "B.ash_heap") == [[REVELATIONS], []]


def test_revelations_opens_the_hand_of_the_prey() -> None:
    state = begun(held(REVELATIONS), REVELATIONS, 2)
    assert look(state, "action.stealth", "action.directed_at") == [1, ""]
    state = onward(state)
    assert look(state, "A.in_play") == [[REVELATIONS]]
    assert hands(state, 0) == hands(state, 2) == hands(state, None) == [0, 2, 0]
    assert hands(state, 1) == [0, 0, 0]
    state = onward(play(state, "A: pass"), DecisionKind.MINION, "B")
    state = play(state, f"B: use {REVELATIONS} in way 3 with Thomas")
    assert look(state, "action.directed_at") == ["A"]
    state = onward(state)
    assert look(state, f"{REVELATIONS}.zone") == ["ash heap"]
    assert hands(state, 0) == [0, 0, 0]


# --- Seeds of Corruption --------------------------------------------------------------------------

SEEDS = "Seeds of Corruption"
GIFT = Text(
    modes=(
        Mode(
            How.USE,
            windows=(WindowKind.AS_ANNOUNCED,),
            by=By.ITSELF,
            cost=Cost(),
            effects=(GainPool(1),),
        ),
    ),
    bonuses=(Bonus(Number.BLEED, 1),),
)


def seeded(way: int, **nik: Any) -> GameState:
    """B's Nik has Seeds of Corruption on him; it is B's turn."""
    position = with_card(SEEDS).vampire("Nik", "B", **{"capacity": 5, **nik})
    position.vampire("Royce", "B", capacity=5, blood=4)
    state = begun(position, SEEDS, way, "A: target Nik")
    assert look(state, "action.stealth", "action.directed_at") == [1, "B"]
    state = onward(state)
    assert look(state, "Lupo.blood", "Nik.attached", f"{SEEDS}.controller") == [4, [SEEDS], "A"]
    return onward(play(state, "A: pass"), DecisionKind.MINION, "B")


@pytest.mark.parametrize(
    ("way", "clan", "burned"),
    [(1, "Brujah", 1), (2, "Brujah", 2), (1, "Follower of Set", 2), (2, "Follower of Set", 3)],
)
def test_seeds_of_corruption(way: int, clan: str, burned: int) -> None:
    state = seeded(way, clan=clan)
    assert loads(dumps(state)) == state
    assert look(play(state, "B: bleed with Nik"), "Nik.blood") == [5 - burned]
    assert look(play(state, "B: bleed with Royce"), "Royce.blood") == [4]


def test_it_costs_no_more_than_he_has() -> None:
    state = play(seeded(2, blood=1), "B: bleed with Nik")
    assert look(onward(state, DecisionKind.MINION), "Nik.blood", "C.pool") == [0, 29]


def test_seeds_are_for_vampires_of_the_prey() -> None:
    position = with_card(SEEDS).ally("Mage", "B", life=1)
    state = begun(position, SEEDS, 1)
    assert codes(state, "A: target Yuri") == ["target-not-yours-to-choose"]
    assert codes(state, "A: target Mage") == ["target-of-wrong-kind"]


def test_two_actions_weed_the_seeds_out() -> None:
    state = seeded(1)
    use = f"B: use {SEEDS} in way 3 with"
    state = play(state, f"{use} Royce")
    assert look(state, "action.stealth") == [1]
    state = onward(state, DecisionKind.MINION)
    assert look(state, f"{SEEDS}.zone", f"{SEEDS}.life") == ["attached", 1]
    state = onward(play(state, f"{use} Nik"), DecisionKind.MINION)
    assert look(state, f"{SEEDS}.zone", "Nik.blood", f"{SEEDS}.life") == ["ash heap", 4, 0]


def test_no_ally_weeds() -> None:
    position = table().ally("Mage", "A", life=1).attach(SEEDS, on="Thomas", seat="A")
    assert codes(position.build(), f"A: use {SEEDS} in way 3 with Mage") == ["no-vampire"]


def test_special_abilities_do_not_count() -> None:
    def gifted(*, seeds: bool) -> GameState:
        position = table()
        state = position.attach(SEEDS, on="Lupo", seat="C") if seeds else position
        built = state.build()
        lupo = built.players[0].ready[0]
        number = built.cards[lupo].definition
        definitions = list(built.table.definitions)
        definitions[number] = type(definitions[number])(definitions[number].facts, GIFT)
        return built.replace(table=built.table.replace(definitions=tuple(definitions)))

    for seeds, bleed in ((False, 2), (True, 1)):
        state = gifted(seeds=seeds)
        assert look(state, "Lupo.bleed") == [bleed]
        lupo = find_card(state, "Lupo")
        assert [index for index, _ in uses(state, lupo)] == ([] if seeds else [0])


# --- Blessing of Chaos ----------------------------------------------------------------------------

BLESSING = "Blessing of Chaos"


def blessed(way: int, *hand: str, **lupo: Any) -> GameState:
    """B's Thomas has played Blessing of Chaos; it is A's turn, with these cards in hand."""
    position = table("ABC", **lupo).hand("A", *hand).turn("B").hand("B", BLESSING)
    position.vampire("Nik", "B", capacity=5, disciplines={"dem": 2})
    suffix = f" in way {way}" if way > 1 else ""
    state = play(position.build(), f"B: play {BLESSING}{suffix} with Nik")
    assert look(state, "action.stealth") == [1]
    state = onward(state, DecisionKind.MINION)
    assert look(state, "Nik.attached", "Nik.blood") == [[BLESSING], 4]
    for seat in "BC":
        state = onward(play(state, f"{seat}: pass"), DecisionKind.DISCARD)
        state = onward(state, DecisionKind.MINION)
    return turned(state, "Nik", tapped=False)


def turned(state: GameState, name: str, *, tapped: bool) -> GameState:
    """The position with a card tapped, or not."""
    card = find_card(state, name)
    return state.replace(cards=state.cards.set(card, state.cards[card].replace(tapped=tapped)))


@pytest.mark.parametrize("way", [1, 2])
def test_chaos_hushes_the_opponent_in_combat(way: int) -> None:
    skills = {**skilled(DODGE), "cel": 2}
    state = blessed(way, DODGE, "Blur", disciplines=skills)
    state = onward(play(state, "A: bleed with Lupo"), DecisionKind.BLOCK, "B")
    other = onward(play(state, "B: block with Thomas"), DecisionKind.STRIKE, "A")
    assert codes(other, f"A: play {DODGE} with Lupo") == []
    state = onward(play(state, "B: block with Nik"), DecisionKind.STRIKE, "A")
    assert codes(state, f"A: play {DODGE} with Lupo") == ["card-hushed"]


@pytest.mark.parametrize("way", [1, 2])
def test_chaos_hushes_modifiers_from_his_attempt_on(way: int) -> None:  # [LSJ 20080818]
    state = blessed(way, TAUNT, disciplines=skilled(TAUNT))
    state = play(state, "A: bleed with Lupo")
    play_it = f"A: play {TAUNT} with Lupo"
    assert codes(state, play_it) == []
    state = onward(state, DecisionKind.BLOCK, "B")
    other = play(state, "B: block with Thomas")
    assert codes(other, play_it) == []
    state = play(state, "B: block with Nik")
    while state.pending is not None and state.pending.seat != 0:
        state = apply(state, Pass(state.pending.seat))
    assert "card-hushed" in codes(state, play_it)


def test_he_is_hushed_also_when_the_attempt_has_failed() -> None:
    state = blessed(1, TAUNT, "Faceless Night", disciplines={**skilled(TAUNT), "obf": 2})
    state = onward(play(state, "A: bleed with Lupo"), DecisionKind.BLOCK, "B")
    state = play(state, "B: block with Nik", "A: play Faceless Night with Lupo")
    state = onward(state, WindowKind.AFTER_FAILURE, "A")
    assert codes(state, f"A: play {TAUNT} with Lupo") == ["card-hushed"]


@pytest.mark.parametrize(("way", "refused"), [(1, []), (2, ["target-warded"])])
def test_chaos_wards_off_actions(way: int, refused: list[str]) -> None:
    numb = "Mind Numb"
    state = blessed(way, numb, disciplines=skilled(numb))
    state = play(state, line(numb))
    assert codes(state, "A: target Nik") == refused
    assert codes(state, "A: target Thomas") == []


def test_only_he_is_warded_so_there_may_be_no_target() -> None:
    numb = "Mind Numb"
    state = blessed(2, numb, disciplines=skilled(numb))
    for other in ("Thomas", "Yuri"):
        state = turned(state, other, tapped=True)
    assert codes(state, line(numb)) == ["no-target"]


def test_actions_of_other_disciplines_are_not_warded_off() -> None:
    state = blessed(2, "Harass", disciplines={})
    state = turned(state, "Nik", tapped=True)
    assert codes(play(state, line("Harass")), "A: target Nik") == []


# --- who can --------------------------------------------------------------------------------------

LEVELS = [(name, way) for name in (PULSE, REVELATIONS, SEEDS, BLESSING) for way in (1, 2)]


@pytest.mark.parametrize(("name", "way"), LEVELS)
@rule("R1.5-13", "R1.5-14", "R1.6.1-13")
def test_who_can_take_the_action(name: str, way: int) -> None:
    def refused(level: int, blood: int = 6) -> list[str]:
        return codes(with_card(name, level=level, blood=blood).build(), line(name, way))

    assert refused(2) == []
    assert refused(1) == (["not-superior"] if way == 2 else [])
    assert refused(0) == ["discipline-missing"]
    cost = card(name).blood_cost
    assert refused(2, cost) == []
    if cost > 1:
        assert refused(2, cost - 1) == ["blood-too-low"]

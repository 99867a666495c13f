"""Song of Serenity, Terror Frenzy, Aura Reading, Shotgun Ritual, Thoughts Betrayed."""

from __future__ import annotations

import pytest

from tests.cards.duel import (
    blood,
    codes,
    duel,
    end,
    fight,
    go,
    hits,
    legal,
    look,
    onto,
    play,
    with_blood,
)
from tests.rulecheck import rule
from vtes.cards.printed import facts
from vtes.cards.texts import TEXTS
from vtes.model.cards import Discipline
from vtes.model.decisions import DecisionKind, WindowKind
from vtes.model.needs_combat import LaterRound
from vtes.model.state import GameState
from vtes.observe.view import observe
from vtes.rules.hands import hand_size
from vtes.testing import Position

both_ways = pytest.mark.parametrize("way", [1, 2])
BEFORE = WindowKind.BEFORE_RANGE

# --- Song of Serenity ----------------------------------------------------------------------------

SONG = "Song of Serenity"


@pytest.mark.parametrize(("way", "later"), [(1, 1), (2, 0)])
@rule("R6.4.5-03")
def test_the_opponent_is_weaker(way: int, later: int) -> None:
    state = play(fight(duel(SONG)), hits(SONG, way))
    assert look(state, "Thomas.strength", "Lupo.strength") == [0, 1]
    state = onto(state, 2, BEFORE)
    assert look(state, "Lupo.blood", "Thomas.strength") == [7, later]
    assert look(end(state), "Thomas.strength") == [1]


@both_ways
@rule("R1.4-01")
def test_one_song_in_each_combat(way: int) -> None:
    """Of either kind."""
    state = onto(play(fight(duel(SONG, SONG)), hits(SONG, way)), 2, BEFORE)
    assert [codes(state, hits(SONG, other)) for other in (1, 2)] == [["once-in-combat"]] * 2


@both_ways
def test_the_song_comes_before_range(way: int) -> None:
    state = go(fight(duel(SONG)), WindowKind.RANGE, "A")
    assert codes(state, hits(SONG, way)) == ["wrong-window"]


# --- Terror Frenzy -------------------------------------------------------------------------------

TERROR = "Terror Frenzy"


def terror(way: int, *thomas: str) -> GameState:
    position = duel(TERROR, TERROR, "Fake Out", "Fake Out", thomas=thomas)
    position.attach(".44 Magnum", on="Thomas").attach("IR Goggles", on="Thomas")
    return play(fight(position), hits(TERROR, way))


@rule("R1.4-01")
def test_the_frightened_one_does_not_come_closer_go_on_or_use_equipment() -> None:
    state = terror(1, "Fake Out", "Fake Out", "Boxed In", "Boxed In")
    assert blood(state) == [6, 7]
    for number in (1, 2):
        away = go(state, WindowKind.RANGE, "B")
        assert legal(away, "B: play Fake Out with Thomas")
        state = play(go(state, WindowKind.RANGE, "A"), "A: play Fake Out with Lupo")
        state = go(state, WindowKind.RANGE, "B")
        assert codes(state, "B: play Fake Out with Thomas") == ["not-to-close"]
        state = go(state, DecisionKind.STRIKE, "B")
        assert codes(state, "B: use .44 Magnum in way 2") == ["kept-from-equipment"]
        state = go(state, WindowKind.PRESS, "A")
        late = go(state, WindowKind.PRESS, "B")
        assert codes(late, "B: play Boxed In with Thomas") == ["no-press-to-continue"]
        if number == 1:
            state = play(go(state, WindowKind.PRESS, "A"), "A: play Dead-End Alley with Lupo")
            state = go(state, WindowKind.PRESS, "B")
            assert legal(state, "B: play Boxed In with Thomas")  # to end it
            state = go(state, BEFORE, "A")
            assert codes(state, hits(TERROR, 1)) == ["not-first-round"]


@rule("R1.6.1-13")
def test_combat_cards_cost_the_frightened_vampire_more() -> None:
    """Also at the end of the round and of the combat. [ANK 20180910-3]"""
    cards = ("Fake Out", "Taste of Vitae", "Psyche!", "Majesty")
    state = terror(2, *cards)
    state = go(state, WindowKind.RANGE, "B")
    assert codes(with_blood(state, "Thomas", 0), "B: play Fake Out with Thomas") == [
        "blood-too-low"
    ]
    state = play(state, "B: play Fake Out with Thomas")
    assert blood(state) == [6, 6]
    state = play(go(state, WindowKind.RANGE, "A"), "A: play Fake Out with Lupo")
    assert blood(state) == [6, 6]  # it is only the opponent's cards
    state = go(state, WindowKind.END_OF_ROUND, "B")
    assert blood(state) == [5, 5]
    state = play(state, hits("Taste of Vitae", 1, "Thomas", "B"))
    assert blood(state) == [5, 5]
    state = go(state, WindowKind.END_OF_COMBAT, "B")
    state = play(state, hits("Psyche!", 2, "Thomas", "B"))
    assert blood(state) == [5, 4]
    state = play(go(go(state, BEFORE), DecisionKind.STRIKE, "B"), "B: use .44 Magnum in way 2")
    assert blood(state) == [5, 4]


def test_nothing_costs_more_in_the_next_combat() -> None:
    state = terror(2, "Psyche!", "Fake Out")
    state = play(go(state, WindowKind.END_OF_COMBAT, "B"), hits("Psyche!", 2, "Thomas", "B"))
    state = go(state, WindowKind.RANGE, "B")
    assert look(state, "combat.round") == [1]
    before = blood(state)
    assert blood(play(state, "B: play Fake Out with Thomas")) == before


def test_dearer_only_for_a_vampire_and_once_in_each_combat() -> None:
    state = terror(2)
    assert codes(state, hits(TERROR, 2)) == ["once-in-combat"]
    assert legal(state, hits(TERROR, 1))
    position = duel(TERROR).ally("Gang", "B", life=3)
    state = go(play(position.build(), "A: bleed with Lupo"), DecisionKind.BLOCK)
    state = go(play(state, "B: block with Gang"), BEFORE, "A")
    assert codes(state, hits(TERROR, 2)) == ["not-against-vampire"]
    assert legal(state, hits(TERROR, 1))


# --- Aura Reading --------------------------------------------------------------------------------

AURA = "Aura Reading"


def seen(state: GameState, seat: int = 1) -> list[bool]:
    """Whether A, C and a spectator see a hand."""
    return [bool(observe(state, who).players[seat].shown) for who in (0, 2, None)]


@rule("R2.3-10")
def test_the_opponents_hand_is_open_until_the_combat_is_over() -> None:
    state = play(fight(duel(AURA)), hits(AURA))
    assert seen(state) == [True] * 3
    assert not any(observe(state, who).players[0].shown for who in (1, 2, None))
    state = onto(state, 2, BEFORE)
    assert seen(state) == [True] * 3
    assert seen(go(state, WindowKind.END_OF_COMBAT)) == [True] * 3
    assert seen(end(state)) == [False] * 3


@rule("R1.6.1-06")
def test_two_more_cards_until_the_combat_is_over() -> None:
    position = duel(AURA, AURA, *["Fake Out"] * 3).library("A", 9)
    state = fight(position)
    assert hands(state) == (7, 7, 7)
    state = play(state, hits(AURA, 2))
    assert hands(state) == (9, 9, 7)
    assert codes(state, hits(AURA, 2)) == ["once-in-combat"]
    assert legal(state, hits(AURA, 1))
    state = go(state, DecisionKind.TRIM)
    assert hands(state) == (7, 9, 7)
    assert look(state, "to_move") == ["A"]
    state = play(state, "A: discard Fake Out", "A: discard Fake Out")
    state = go(state, DecisionKind.MINION)
    assert hands(state) == (7, 7, 7)


def hands(state: GameState) -> tuple[int, int, int]:
    """The hand size of A, how many cards she holds, and the hand size of B."""
    return hand_size(state, 0), len(state.players[0].hand), hand_size(state, 1)


# --- Shotgun Ritual ------------------------------------------------------------------------------

SHOTGUN = "Shotgun Ritual"
RITUALS = ["Cauldron of Blood", "Drain Essence", "Walk of Flame"]


@both_ways
@pytest.mark.parametrize("name", RITUALS)
@rule("R6.4.3-05")
def test_strikes_of_later_rounds(way: int, name: str) -> None:
    state = fight(duel(SHOTGUN, name, name))
    strike = go(state, DecisionKind.STRIKE, "A")
    assert codes(strike, hits(name)) == ["first-round"]
    state = play(state, hits(SHOTGUN, way))
    strike = go(state, DecisionKind.STRIKE, "A")
    assert legal(strike, hits(name, 1))
    assert legal(strike, hits(name, 2))


def test_not_for_other_strikes_nor_for_the_opponent() -> None:
    state = fight(duel(SHOTGUN, "Growing Fury", "Walk of Flame", thomas=("Walk of Flame",)))
    state = go(play(state, hits(SHOTGUN)), DecisionKind.STRIKE, "A")
    assert codes(state, hits("Growing Fury")) == ["first-round"]
    state = go(state, DecisionKind.STRIKE, "B")
    assert codes(state, hits("Walk of Flame", 1, "Thomas", "B")) == ["first-round"]


@rule("R6.4.4-03")
def test_and_a_press_to_continue() -> None:
    state = play(fight(duel(SHOTGUN, SHOTGUN)), hits(SHOTGUN, 2))
    assert blood(state) == [5, 7]
    state = go(state, WindowKind.PRESS, "A")
    state = go(play(state, "A: press to continue"), BEFORE, "A")
    assert look(state, "combat.round") == [2]
    assert codes(state, hits(SHOTGUN)) == ["not-first-round"]
    state = play(fight(duel(SHOTGUN)), hits(SHOTGUN, 1))
    assert not legal(go(state, WindowKind.PRESS, "A"), "A: press to continue")


def test_every_strike_of_thaumaturgy_for_later_rounds_is_one_of_these() -> None:
    for number, text in TEXTS.items():
        for mode in text.modes:
            waits = [need for need in mode.needs if isinstance(need, LaterRound)]
            if mode.strike is not None and waits:
                asks = [discipline for discipline, _ in facts(number).disciplines]
                assert waits[0].ritual is (Discipline.THAUMATURGY in asks), facts(number).name


# --- Thoughts Betrayed ---------------------------------------------------------------------------

BETRAYED = "Thoughts Betrayed"


@rule("R6.4.3-12", "R6.4.5-18")
def test_more_damage_in_the_first_round() -> None:
    """Environmental: also against a dodge. [RTR 19970630] [ANK 20200422]"""
    state = play(fight(duel(BETRAYED, thomas=("Dodge",))), hits(BETRAYED))
    assert blood(state) == [5, 7]
    state = go(state, DecisionKind.STRIKE, "B")
    plain = go(play(state, "B: strike with hand"), WindowKind.ADDITIONAL)
    assert blood(plain) == [4, 5]
    dodged = go(play(state, "B: play Dodge with Thomas"), WindowKind.ADDITIONAL)
    assert blood(dodged) == [5, 6]
    later = onto(dodged, 2, DecisionKind.STRIKE)
    assert blood(go(later, WindowKind.PRESS)) == [4, 5]


@rule("R6.4.5-22")
def test_none_of_it_if_the_combat_ends_before() -> None:
    """[RTR 19941109] [TOM 19951216] [PIB 20140324]"""
    state = play(fight(duel(BETRAYED, thomas=("Majesty",))), hits(BETRAYED))
    state = play(go(state, DecisionKind.STRIKE, "B"), hits("Majesty", 1, "Thomas", "B"))
    assert blood(end(state)) == [5, 7 - 1]  # what Majesty costs


@rule("R6.4.5-12")
def test_none_of_it_if_a_combatant_falls_before() -> None:
    """[RTR 19941109]"""
    state = play(fight(with_gun(duel(BETRAYED))), hits(BETRAYED))
    state = with_blood(state, "Lupo", 1)
    state = play(go(state, DecisionKind.STRIKE, "B"), "B: use Rifle")
    state = go(state, DecisionKind.MINION)
    assert look(state, "Lupo.zone", "Thomas.blood") == ["torpor", 7]


def with_gun(position: Position) -> Position:
    from vtes.cards.shapes import weapon
    from vtes.model.text import Strike, Text, Trait

    rifle = Text((weapon(Strike(damage=3, first=True)),), traits=(Trait.WEAPON,))
    return position.prop("Rifle", types="equipment", text=rifle).attach("Rifle", on="Thomas")


@rule("R1.4-01")
def test_no_strike_cards_for_the_opponent() -> None:
    """[ANK 20210928-2]"""
    cards = ("Dodge", "Aid from Bats", "Disguised Weapon", "Fake Out", "Flash")
    position = duel(BETRAYED, BETRAYED, thomas=cards).hand("B", "Bastard Sword")
    state = play(fight(position.attach(".44 Magnum", on="Thomas")), hits(BETRAYED, 2))
    for number in (1, 2):
        state = go(state, WindowKind.RANGE, "B")
        bats = codes(state, hits("Aid from Bats", 1, "Thomas", "B"))
        assert bats == ["no-strike-cards"]
        assert legal(state, "B: play Fake Out with Thomas")
        assert legal(state, "B: use .44 Magnum in way 2")
        state = go(state, DecisionKind.STRIKE, "B")
        assert codes(state, "B: play Dodge with Thomas") == ["no-strike-cards"]
        assert legal(state, hits("Disguised Weapon", 2, "Thomas", "B"))
        if number == 1:
            state = onto(state, 2, BEFORE)
            assert codes(state, hits(BETRAYED, 1)) == ["not-first-round"]
            assert codes(state, hits(BETRAYED, 2)) == ["not-first-round"]

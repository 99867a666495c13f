"""Cards that change the course of a combat or of an action."""

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
    look,
    onto,
    play,
    with_blood,
)
from tests.rulecheck import rule
from vtes.cards.shapes import strike_card
from vtes.model.combat import Round
from vtes.model.decisions import DecisionKind, WindowKind
from vtes.model.state import GameState
from vtes.model.text import Strike, Text
from vtes.testing import Position

# --- Form of Mist --------------------------------------------------------------------------------

MIST = "Form of Mist"


def mist(position: Position, action: str = "A: bleed with Lupo") -> GameState:
    """Lupo has been blocked and has struck with Form of Mist at superior."""
    state = play(go(fight(position, action), DecisionKind.STRIKE, "A"), hits(MIST, 2))
    return go(state, WindowKind.AFTER_COMBAT, "A")


@rule("R6.2.3-05", "R6.2.2-19")
def test_the_action_goes_on() -> None:
    state = mist(duel(MIST))
    assert blood(state) == [7, 7]
    state = play(state, "A: continue the action")
    assert look(state, "Lupo.blood", "action.stealth", "Thomas.tapped") == [6, 1, True]
    state = end(state)
    assert look(state, "B.pool", "Lupo.tapped") == [29, True]


@rule("R6.2.3-05")
def test_the_action_does_not_have_to_go_on() -> None:
    state = end(mist(duel(MIST)))
    assert look(state, "B.pool", "Lupo.blood", "Lupo.tapped") == [30, 7, True]


@rule("G02")
def test_it_costs_a_blood() -> None:
    state = with_blood(mist(duel(MIST)), "Lupo", 0)
    assert codes(state, "A: continue the action") == ["option-too-dear"]


@rule("R6.2.2-07", "R6.2.2-12")
def test_others_may_block_what_goes_on() -> None:
    position = duel(MIST, MIST).vampire("Nik", "B", capacity=4).attach("Sport Bike", on="Nik")
    state = play(mist(position), "A: continue the action")
    state = play(go(state, DecisionKind.BLOCK), "B: block with Nik")
    state = go(state, DecisionKind.STRIKE, "A")
    assert look(state, "combat.opposing", "combat.round") == ["Nik", 1]
    # one at superior in each action
    assert codes(state, hits(MIST, 2)) == ["once-in-combat"]
    assert codes(state, hits(MIST, 1)) == []
    assert look(end(state), "B.pool") == [30]


def test_as_a_dodge_it_is_not_limited() -> None:
    state = play(go(fight(duel(MIST, MIST)), DecisionKind.STRIKE, "A"), hits(MIST))
    state = onto(state, 2, DecisionKind.STRIKE)
    assert codes(state, hits(MIST, 2)) == []


@rule("R6.2.2-07")
def test_only_who_was_blocked_continues() -> None:
    state = fight(duel(thomas=(MIST,)))
    state = play(go(state, DecisionKind.STRIKE, "B"), hits(MIST, 2, "Thomas", "B"))
    assert look(end(state), "B.pool", "Thomas.blood") == [30, 7]


def test_psyche_lets_no_action_go_on() -> None:
    """[LSJ 19980109] [RTR 20020501]"""
    state = fight(duel(MIST, thomas=("Psyche!",)))
    state = play(go(state, DecisionKind.STRIKE, "A"), hits(MIST, 2))
    state = play(go(state, WindowKind.END_OF_COMBAT, "B"), hits("Psyche!", 2, "Thomas", "B"))
    state = go(state, WindowKind.BEFORE_RANGE)
    assert codes(state, "A: continue the action")
    assert look(end(state), "B.pool") == [30]


def test_the_action_goes_on_after_the_second_combat() -> None:
    """[LSJ 20021213]"""
    state = fight(duel(MIST, "Psyche!"))
    state = play(go(state, WindowKind.END_OF_COMBAT, "A"), hits("Psyche!", 2))
    state = play(go(state, DecisionKind.STRIKE, "A"), hits(MIST, 2))
    state = play(go(state, WindowKind.AFTER_COMBAT, "A"), "A: continue the action")
    assert look(end(state), "B.pool") == [29]


# --- Psyche! -------------------------------------------------------------------------------------

PSYCHE = "Psyche!"


@rule("R6.4-02", "R6.4.1-02")
def test_another_combat_follows() -> None:
    state = onto(fight(duel(PSYCHE)), 2, WindowKind.PRESS)
    state = play(go(state, WindowKind.END_OF_COMBAT, "A"), hits(PSYCHE, 2))
    state = go(state, WindowKind.BEFORE_RANGE, "A")
    assert look(state, "combat.round", "combat.acting", "combat.opposing") == [1, "Lupo", "Thomas"]
    state = end(state)
    assert look(state, "Lupo.blood", "Thomas.blood", "B.pool") == [4, 4, 30]


@pytest.mark.parametrize("strike", ["Majesty", "Earth Meld"])
@rule("G15")
def test_psyche_after_a_combat_that_was_ended(strike: str) -> None:
    state = fight(duel(PSYCHE, thomas=(strike,)))
    state = play(go(state, DecisionKind.STRIKE, "B"), hits(strike, 1, "Thomas", "B"))
    state = play(go(state, WindowKind.END_OF_COMBAT, "A"), hits(PSYCHE, 2))
    assert look(go(state, WindowKind.BEFORE_RANGE, "A"), "combat.round") == [1]


def test_only_one_combat_is_queued() -> None:
    """[RTR 20020501]"""
    state = go(fight(duel(PSYCHE, PSYCHE, thomas=(PSYCHE,))), WindowKind.END_OF_COMBAT, "A")
    state = play(state, hits(PSYCHE, 2))
    assert codes(state, hits(PSYCHE, 2)) == ["not-both-ready"]
    state = go(state, WindowKind.END_OF_COMBAT, "B")
    assert codes(state, hits(PSYCHE, 2, "Thomas", "B")) == ["not-both-ready"]


@rule("G49")
def test_both_have_to_be_ready_for_psyche() -> None:
    state = fight(duel(PSYCHE, "Wolf Claws"))
    state = go(play(state, hits("Wolf Claws")), WindowKind.END_OF_COMBAT, "A")
    assert codes(state, hits(PSYCHE, 2)) == ["not-both-ready"]


def test_cards_are_replaced_before_the_second_combat() -> None:
    """[LSJ 20001122]"""
    state = fight(duel(PSYCHE, "Dodge").library("A", 9))
    held = look(state, "A.hand.count")[0]
    state = play(go(state, DecisionKind.STRIKE, "A"), hits("Dodge"))
    state = play(go(state, WindowKind.END_OF_COMBAT, "A"), hits(PSYCHE, 2))
    assert look(state, "A.hand.count") == [held - 1]  # type: ignore[operator]
    state = go(state, WindowKind.BEFORE_RANGE)
    assert look(state, "A.hand.count") == [held]


def test_psyche_and_taste_of_vitae() -> None:
    """What is played at the end of the round comes before. [LSJ 20021113] [ANK 20180910-1]"""
    state = play(
        go(fight(duel(PSYCHE, "Taste of Vitae")), WindowKind.END_OF_ROUND, "A"),
        hits("Taste of Vitae"),
    )
    state = play(go(state, WindowKind.END_OF_COMBAT, "A"), hits(PSYCHE, 2))
    assert look(go(state, WindowKind.BEFORE_RANGE), "combat.round", "Lupo.blood") == [1, 7]


# --- Undead Persistence --------------------------------------------------------------------------

STAYS = "Undead Persistence"
SUN = strike_card(0, Strike(damage=1, aggravated=True))


def falling(*lupo: str, thomas: tuple[str, ...] = (), suns: int = 2) -> GameState:
    """Lupo, with one blood too few for his wound, is about to go to torpor."""
    position = duel(STAYS, STAYS, *lupo, thomas=thomas)
    position.prop("Sun", types="combat", text=Text((SUN,))).hand("B", *["Sun"] * suns)
    state = play(go(fight(position), DecisionKind.STRIKE, "B"), "B: play Sun with Thomas")
    return go(state, WindowKind.TO_TORPOR, "A")


@rule("R6.4.3-14", "R6.4.6-12")
def test_he_stays_until_the_combat_is_over() -> None:
    state = falling()
    assert look(state, "Lupo.zone", "Lupo.blood") == ["ready", 7]
    state = go(play(state, hits(STAYS)), WindowKind.PRESS, "A")
    assert look(state, "Lupo.zone") == ["ready"]
    state = go(play(state, "A: press"), DecisionKind.STRIKE, "A")
    assert look(state, "combat.round") == [2]
    state = go(play(state, "A: strike with hand"), WindowKind.END_OF_COMBAT)
    assert look(state, "Lupo.zone", "Lupo.blood", "Thomas.blood") == ["ready", 6, 5]
    state = end(state)
    assert look(state, "Lupo.zone", "B.pool") == ["torpor", 30]


def test_without_it_he_falls() -> None:
    assert look(go(falling(), WindowKind.END_OF_ROUND), "Lupo.zone") == ["torpor"]


@rule("R6.4.6-13")
def test_he_is_wounded_and_can_be_burned() -> None:
    state = play(falling(), hits(STAYS))
    state = play(go(state, WindowKind.PRESS, "A"), "A: press")
    again = play(go(state, DecisionKind.STRIKE, "B"), "B: play Sun with Thomas")
    lost = go(again, WindowKind.PRESS)
    assert look(lost, "Lupo.zone", "Lupo.blood") == ["ready", 6]
    empty = with_blood(go(state, DecisionKind.STRIKE, "B"), "Lupo", 0)
    burned = go(play(empty, "B: play Sun with Thomas"), WindowKind.END_OF_ROUND)
    assert look(burned, "Lupo.zone") == ["ash heap"]


def test_it_is_not_used_twice_in_a_combat() -> None:
    """He is not going to torpor a second time. [LSJ 20030214]"""
    state = play(falling(), hits(STAYS))
    state = play(go(state, WindowKind.PRESS, "A"), "A: press")
    state = play(go(state, DecisionKind.STRIKE, "B"), "B: play Sun with Thomas")
    state = go(with_blood(state, "Lupo", 1), WindowKind.PRESS, "A")
    assert look(state, "Lupo.zone") == ["ready"]


@rule("R1.4-01")
def test_it_is_for_who_is_falling() -> None:
    position = duel("Burst of Sunlight", STAYS, thomas=(STAYS,))
    state = play(go(fight(position), DecisionKind.STRIKE, "A"), hits("Burst of Sunlight"))
    both = go(state, WindowKind.TO_TORPOR, "A")
    both = play(both, hits(STAYS))
    assert codes(both, hits(STAYS)) == ["not-in-hand"]
    both = play(go(both, WindowKind.TO_TORPOR, "B"), hits(STAYS, 1, "Thomas", "B"))
    assert look(go(both, WindowKind.PRESS), "Lupo.zone", "Thomas.zone") == ["ready", "ready"]
    state = play(go(fight(duel("Wolf Claws", STAYS)), WindowKind.BEFORE_RANGE), hits("Wolf Claws"))
    state = go(state, WindowKind.TO_TORPOR, "A")
    assert codes(state, hits(STAYS)) == ["not-about-to-fall"]


@rule("R6.4.4-07")
def test_the_combat_ends_after_three_rounds_without_a_card() -> None:
    trap = "Trap"
    state = falling(thomas=(trap,), suns=1)
    # somebody presses on for ever, without a card being played
    stay = play(state, hits(STAYS))
    rounds = []
    for _ in range(4):
        stay = go(stay, WindowKind.PRESS, "A")
        rounds.append(look(stay, "combat.round")[0])
        stay = pressed(stay)
        stay = go(stay, WindowKind.END_OF_ROUND)
        stay = leave(stay)
        if look(stay, "window") == ["END_OF_COMBAT"]:
            break
    assert rounds == [1, 2, 3, 4]
    assert look(stay, "window") == ["END_OF_COMBAT"]
    assert look(end(stay), "Lupo.zone") == ["torpor"]


def pressed(state: GameState) -> GameState:
    """A press to continue stands that nobody has played a card for."""
    stack = [f.replace(pressed=True) if isinstance(f, Round) else f for f in state.stack]
    return state.replace(stack=tuple(stack))


def leave(state: GameState) -> GameState:
    """On to the next round, or to the end of the combat."""
    while look(state, "window") == ["END_OF_ROUND"]:
        state = play(state, f"{look(state, 'to_move')[0]}: pass")
    return state


def test_another_combat_after_he_stayed() -> None:
    """He falls as it begins, unless he stays again. [LSJ 20030214] [ANK 20190624]"""
    state = play(falling(thomas=(PSYCHE,), suns=1), hits(STAYS))
    state = play(go(state, WindowKind.END_OF_COMBAT, "B"), hits(PSYCHE, 2, "Thomas", "B"))
    state = go(state, WindowKind.TO_TORPOR, "A")
    assert look(state, "Lupo.zone", "combat.round") == ["ready", 0]
    falls = go(state, WindowKind.END_OF_COMBAT)
    assert look(falls, "Lupo.zone", "combat.round", "Lupo.blood") == ["torpor", 0, 7]
    stays = go(play(state, hits(STAYS)), DecisionKind.STRIKE, "A")
    assert look(stays, "Lupo.zone", "combat.round") == ["ready", 1]
    assert codes(go(stays, WindowKind.PRESS, "A"), "A: press") == []
    assert look(end(stays), "Lupo.zone", "Lupo.blood") == ["torpor", 6]


# --- Trap ----------------------------------------------------------------------------------------

TRAP = "Trap"


def trapped(*lupo: str, thomas: tuple[str, ...] = ()) -> GameState:
    return play(fight(duel(TRAP, *lupo, thomas=thomas, blood=9)), hits(TRAP))


@rule("R6.4.4-03", "R6.4.4-07")
def test_the_trap_presses() -> None:
    state = trapped()
    assert look(state, "A.in_play", "Trap.controller") == [["Trap"], "A"]
    seen = []
    while look(state, "window") != ["END_OF_COMBAT"]:
        state = go(state, WindowKind.PRESS)
        seen.append((look(state, "combat.round")[0], card_counters(state)))
        state = leave(go(state, WindowKind.END_OF_ROUND))
    assert seen == [(1, 2), (2, 1), (3, 0), (4, 0)]
    assert look(go(state, WindowKind.AFTER_RESOLUTION), "A.in_play", "A.ash_heap") == [[], ["Trap"]]


def card_counters(state: GameState) -> int:
    trap = state.players[0].in_play[0]
    return state.cards[trap].blood


@rule("R1.4-01")
def test_its_counters_come_back_when_a_card_is_played() -> None:
    state = go(trapped(thomas=("Dodge",)), WindowKind.PRESS)
    state = go(state, DecisionKind.STRIKE, "B")
    assert card_counters(state) == 2
    state = play(state, "B: play Dodge with Thomas")
    assert card_counters(state) == 3


@pytest.mark.parametrize("seat", ["A", "B"])
def test_either_may_press_to_end(seat: str) -> None:
    """The press is not that of the minion who has played it. [LSJ 20040521]"""
    minion = "Lupo" if seat == "A" else "Thomas"
    state = trapped("Open Grate", thomas=("Open Grate",))
    state = play(go(state, WindowKind.PRESS, seat), hits("Open Grate", 1, minion, seat))
    assert look(go(state, WindowKind.END_OF_COMBAT), "combat.round") == [1]


@rule("R6.4.4-06")
def test_two_traps_press_twice() -> None:
    state = play(trapped(TRAP, "Open Grate", thomas=("Open Grate",)), hits(TRAP))
    state = play(go(state, WindowKind.PRESS, "A"), hits("Open Grate"))
    cancelled = go(state, WindowKind.BEFORE_RANGE)
    assert look(cancelled, "combat.round") == [2]
    state = go(state, WindowKind.PRESS, "B")
    state = play(state, hits("Open Grate", 1, "Thomas", "B"))
    assert look(go(state, WindowKind.END_OF_COMBAT), "combat.round") == [1]

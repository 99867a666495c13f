"""Disarm: the opposing vampire goes to torpor, and is weaker as long as the card is on him."""

from __future__ import annotations

from typing import Literal

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
from vtes.model.decisions import DecisionKind, Phase, WindowKind
from vtes.model.state import GameState
from vtes.model.text import Reach, Strike, Text
from vtes.testing import Position

DISARM = "Disarm"
Place = Literal["ready", "torpor"]
BURN = f"B: use {DISARM} in way 3"
both_ways = pytest.mark.parametrize("way", [1, 2])


def brawl(*cards: str, thomas: tuple[str, ...] = (), copies: int = 1) -> Position:
    """Lupo has a strike that does 4 damage."""
    blow = strike_card(0, Strike(damage=4, reach=Reach.BOTH))
    position = duel(*[DISARM] * copies, *cards, thomas=thomas)
    return position.prop("Blow", types="combat", text=Text((blow,))).hand("A", "Blow")


def beaten(state: GameState, until: WindowKind = WindowKind.END_OF_ROUND) -> GameState:
    """Lupo has struck harder than Thomas."""
    state = play(go(state, DecisionKind.STRIKE, "A"), "A: play Blow with Lupo")
    return go(play(go(state, DecisionKind.STRIKE, "B"), "B: strike with hand"), until, "A")


@both_ways
@rule("R6.5.1-01", "R1.6.2-08")
def test_he_goes_to_torpor_with_the_card(way: int) -> None:
    """After the presses, at the end of the round. [RTR 20030519]"""
    state = beaten(fight(brawl(copies=2)), WindowKind.PRESS)
    assert codes(state, hits(DISARM, way)) == ["wrong-window"]
    state = play(go(state, WindowKind.END_OF_ROUND, "A"), hits(DISARM, way))
    assert look(state, "Disarm.host", "Disarm.controller") == ["Thomas", "A"]
    state = go(state, WindowKind.END_OF_ROUND, "A")
    assert look(state, "Thomas.zone") == ["torpor"]
    assert blood(state) == [6, 3]
    # nobody has two of them
    assert codes(state, hits(DISARM, way)) == ["not-against-vampire"]
    assert look(end(state), "Thomas.zone") == ["torpor"]


@pytest.mark.parametrize(("way", "strength"), [(1, 2), (2, 1)])
@rule("R6.4.5-03")
def test_how_much_weaker_he_is(way: int, strength: int) -> None:
    state = fight(brawl(thomas=("Torn Signpost",)))
    state = play(go(state, WindowKind.BEFORE_RANGE, "B"), hits("Torn Signpost", 2, "Thomas", "B"))
    state = beaten(state)
    assert look(state, "Thomas.strength") == [3]
    state = play(state, hits(DISARM, way))
    assert look(state, "Thomas.strength", "Lupo.strength") == [strength, 1]
    assert look(end(state), "Thomas.strength") == [0]


@both_ways
@rule("R6.4-03")
def test_the_combat_does_not_go_on(way: int) -> None:
    """The press to continue has been made before. [RTR 20030519]"""
    state = play(beaten(fight(brawl()), WindowKind.PRESS), "A: play Dead-End Alley with Lupo")
    state = play(go(state, WindowKind.END_OF_ROUND, "A"), hits(DISARM, way))
    state = go(state, WindowKind.END_OF_COMBAT)
    assert look(state, "combat.round", "Thomas.zone") == [1, "torpor"]


@both_ways
def test_it_is_played_when_the_round_ends_early(way: int) -> None:
    """[RTR 20030519] He is in torpor already."""
    state = beaten(with_blood(fight(brawl()), "Thomas", 2))
    assert look(state, "Thomas.zone") == ["torpor"]
    state = play(state, hits(DISARM, way))
    assert look(state, "Disarm.host", "Thomas.zone") == ["Thomas", "torpor"]


@both_ways
@rule("R6.4.6-06", "R6.4.2-03", "G10")
def test_when_it_is_not_played(way: int) -> None:
    """Damage that no strike of his does counts for nothing. [LSJ 20010812]"""
    line = hits(DISARM, way)
    end_of_round = WindowKind.END_OF_ROUND
    assert codes(go(fight(brawl()), end_of_round, "A"), line) == ["not-more-damage"]
    crows = play(fight(brawl("Carrion Crows")), hits("Carrion Crows", 2))
    assert codes(go(crows, end_of_round, "A"), line) == ["not-more-damage"]
    later = onto(beaten(fight(brawl()), WindowKind.PRESS), 2, end_of_round)
    assert codes(later, line) == ["not-more-damage"]
    far = play(go(fight(brawl("Fake Out")), WindowKind.RANGE, "A"), hits("Fake Out"))
    assert codes(beaten(far), line) == ["not-at-close-range"]


@both_ways
def test_it_is_for_vampires_who_are_there(way: int) -> None:
    position = brawl().ally("Gang", "B", life=6)
    state = go(play(position.build(), "A: bleed with Lupo"), DecisionKind.BLOCK)
    state = beaten(play(state, "B: block with Gang"))
    assert codes(state, hits(DISARM, way)) == ["not-against-vampire"]
    sun = strike_card(0, Strike(damage=9, aggravated=True))
    position = brawl().prop("Sun", types="combat", text=Text((sun,))).hand("A", "Sun")
    state = play(go(fight(position), DecisionKind.STRIKE, "A"), "A: play Sun with Lupo")
    state = go(state, WindowKind.END_OF_ROUND, "A")
    assert look(state, "Thomas.zone") == ["ash heap"]
    assert codes(state, hits(DISARM, way)) == ["not-against-vampire"]


@both_ways
@rule("G49")
def test_who_falls_disarms_nobody(way: int) -> None:
    state = fight(brawl(thomas=("Wolf Claws",)))
    state = play(go(state, WindowKind.BEFORE_RANGE, "B"), hits("Wolf Claws", 1, "Thomas", "B"))
    state = beaten(state)
    assert look(state, "Lupo.zone") == ["torpor"]
    assert "combatant-not-ready" in codes(state, hits(DISARM, way))


@both_ways
def test_before_or_after_what_is_played_at_the_end(way: int) -> None:
    """Before Psyche!, which is then of no use: they are not both ready. [LSJ 20021113]"""
    state = beaten(fight(brawl("Psyche!")))
    later = go(state, WindowKind.END_OF_COMBAT, "A")
    assert codes(later, hits("Psyche!", 2)) == []
    assert "wrong-window" in codes(later, hits(DISARM, way))
    state = go(play(state, hits(DISARM, way)), WindowKind.END_OF_COMBAT, "A")
    assert codes(state, hits("Psyche!", 2)) == ["not-both-ready"]


@both_ways
@rule("D194", "D271", "R6.5.5-01")
def test_who_is_sent_to_torpor_can_be_saved_or_worse(way: int) -> None:
    """D271: as when damage sends him there."""
    position = brawl("Amaranth", thomas=("Undead Persistence",))
    sent = play(beaten(fight(position)), hits(DISARM, way))
    state = go(sent, WindowKind.TO_TORPOR, "A")
    assert look(end(play(state, "A: play Amaranth with Lupo")), "Thomas.zone") == ["ash heap"]
    state = go(sent, WindowKind.TO_TORPOR, "B")
    state = play(state, hits("Undead Persistence", 1, "Thomas", "B"))
    state = go(state, WindowKind.END_OF_COMBAT)
    assert look(state, "Thomas.zone", "Disarm.host") == ["ready", "Thomas"]
    assert look(end(state), "Thomas.zone") == ["torpor"]


# --- and after the combat ------------------------------------------------------------------------


def disarmed(blood: int, zone: Place = "ready", phase: Phase = Phase.MINION) -> GameState:
    """B's turn; Thomas has been disarmed by A."""
    position = Position("A", "B", "C").turn("B", phase)
    position.vampire("Thomas", "B", capacity=5, blood=blood, zone=zone)
    position.vampire("Lupo", "A", capacity=4).vampire("Yuri", "C", capacity=4)
    position.hand("C", "Majesty")
    return position.attach(DISARM, on="Thomas", seat="A").build()


@pytest.mark.parametrize("zone", ["ready", "torpor"])
@pytest.mark.parametrize("phase", list(Phase))
@rule("R1.6.2-10", "D272")
def test_three_blood_take_it_off(zone: Place, phase: Phase) -> None:
    """D272: at any time, without an action."""
    state = play(disarmed(4, zone, phase), BURN)
    assert look(state, "Thomas.blood", "Thomas.strength", "Disarm.zone") == [1, 1, "ash heap"]
    assert look(state, "phase", "A.ash_heap") == [phase.name, [DISARM]]


@rule("G02", "R1.6.2-08")
def test_who_takes_it_off() -> None:
    assert codes(disarmed(2), BURN) == ["use-blood"]
    assert codes(disarmed(3), BURN) == []
    state = play(go(disarmed(4), DecisionKind.MINION), "B: bleed with Thomas")
    state = go(state, WindowKind.AS_ANNOUNCED, "C")
    assert codes(state, f"C: use {DISARM} in way 3") == ["use-not-yours"]


@rule("R1.6.2-10", "D272")
def test_it_is_taken_off_in_a_combat() -> None:
    state = go(play(disarmed(4), "B: bleed with Thomas"), DecisionKind.BLOCK)
    state = play(state, "C: block with Yuri")
    state = go(state, WindowKind.BEFORE_RANGE, "B")
    assert look(state, "Thomas.strength") == [0]
    state = go(play(state, BURN), DecisionKind.STRIKE)
    assert look(state, "Thomas.blood", "Thomas.strength") == [1, 1]

"""Rumors of Gehenna and Protected Resources."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.polls import called, calling, passed
from tests.cards.table import codes, lines, look, onward, play
from tests.rulecheck import rule
from tests.rules.pairs import pair, pair_of_moves
from tests.rules.props.runs import end, run, until
from vtes.cards.shapes import bleed_modifier
from vtes.codec import dumps, loads
from vtes.model.decisions import DecisionKind, Phase, WindowKind
from vtes.model.frames import MasterPhase
from vtes.model.moves import ChooseMethuselah
from vtes.model.state import GameState
from vtes.model.text import How, Mode, Text
from vtes.model.words import GainPool
from vtes.observe import observe
from vtes.queries import stealth
from vtes.rules.laws import master_actions
from vtes.testing import Position

RUMORS, RESOURCES = "Rumors of Gehenna", "Protected Resources"
TIP = Text(modes=(Mode(How.MASTER, effects=(GainPool(1),)),))


# --- Rumors of Gehenna ----------------------------------------------------------------------------


def received(state: GameState) -> list[int]:
    """Master phase actions that each receives."""
    return [master_actions(state, seat) for seat in range(len(state.players))]


@pytest.mark.parametrize(
    ("named", "expected"),
    [
        (["A: choose B", "A: pass"], [1, 2, 1]),
        (["A: choose C", "A: choose A", "A: pass"], [2, 1, 2]),
        (["A: choose C", "A: choose A", "A: choose B"], [2, 2, 2]),
    ],
)
@rule("R5-03", "R6.3.2-06")
def test_those_who_are_named_receive_two_master_phase_actions(
    named: list[str], expected: list[int]
) -> None:
    state = passed(calling(RUMORS), RUMORS, *named)
    assert look(state, f"{RUMORS}.zone", f"{RUMORS}.controller") == ["in play", "A"]
    assert received(state) == expected
    state = loads(dumps(state))
    for seat in "BCA":
        state = until(state, seat, Phase.MASTER)
        phase = state.stack[0]
        assert isinstance(phase, MasterPhase)
        assert phase.actions == expected["ABC".index(seat)]


@rule("R6.3.2-06")
def test_naming_methuselahs() -> None:
    state = onward(
        play(calling(RUMORS).build(), f"A: play {RUMORS} with Lupo"),
        DecisionKind.TERM_METHUSELAHS,
    )
    assert lines(state) == ["A: choose A", "A: choose B", "A: choose C"]
    one = play(state, "A: choose B")
    assert lines(one) == ["A: choose A", "A: choose C", "A: pass"]
    seen = observe(one, 2).referendum
    assert seen is not None
    assert seen.named == (1,)
    pair_of_moves(one, ChooseMethuselah(0, 1), ChooseMethuselah(0, 2), "named-already", "R6.3.2-06")
    pair_of_moves(one, ChooseMethuselah(0, 3), ChooseMethuselah(0, 2), "named-already", "R6.3.2-06")
    pair(state, one, "A: pass", "nobody-named", "R6.3.2-06")


@rule("R6.3.2-14")
def test_rumors_that_nobody_believes() -> None:
    state = called(calling(RUMORS), RUMORS, "A: choose B", "A: pass")
    state = onward(play(state, "A: vote against by the calling card"))
    assert look(state, "A.ash_heap", "A.in_play") == [[RUMORS], []]
    assert received(state) == [1, 1, 1]


@rule("R5-04", "R5-06")
def test_two_masters_are_played_and_what_was_used_in_advance_is_missing() -> None:
    position = calling(RUMORS).prop("Tip", types="master", text=TIP).hand("B", *["Tip"] * 3)
    state = passed(position, RUMORS, "A: choose B", "A: pass")
    mine = until(state, "B", Phase.MASTER)
    mine = play(mine, "B: play Tip", "B: play Tip")
    assert look(mine, "B.pool") == [32]
    assert codes(mine, "B: play Tip") == ["no-master-action"]
    owing = state.players[1].replace(debt=1)
    players = (state.players[0], owing, state.players[2])
    mine = until(state.replace(players=players), "B", Phase.MASTER)
    mine = play(mine, "B: play Tip")
    assert codes(mine, "B: play Tip") == ["no-master-action"]


@rule("R5-03", "D281")
def test_rumors_do_not_add_up() -> None:
    """Two instead of one, however often it is said."""
    position = calling(RUMORS, RUMORS).vampire("Rake", "A", capacity=4)
    state = passed(position, RUMORS, "A: choose B", "A: pass")
    state = run(state, f"A: play {RUMORS} with Rake", "A: choose B", "A: pass")
    state = end(run(state, "A: vote for by the calling card"))
    assert look(state, "A.in_play") == [[RUMORS, RUMORS]]
    assert received(state) == [1, 2, 1]


@rule("R6.3-01", "R6.1.7-02")
def test_any_vampire_can_call_a_referendum_to_burn_the_rumors() -> None:
    position = calling(RUMORS).ally("Mage", "B", life=1)
    position.vampire("Royce", "B", capacity=6, title="prince", clan="Brujah", city="Rome")
    state = passed(position, RUMORS, "A: choose B", "A: pass")
    state = until(state, "B", Phase.MINION)
    line = f"B: use {RUMORS} in way 2 with"
    assert codes(state, f"{line} Mage") == ["use-ally-calls"]
    state = play(state, f"{line} Thomas")
    assert stealth(state) == 1
    state = play(onward(state, WindowKind.POLLING, "B"), "B: vote for with Royce")
    state = onward(state)
    assert look(state, "A.ash_heap") == [[RUMORS]]
    assert received(state) == [1, 1, 1]


# --- Protected Resources --------------------------------------------------------------------------


def bleeding(amount: int, *, seat: str = "B", **lupo: Any) -> Position:
    """A's Lupo can bleed B for this much; the card is in play with a Methuselah."""
    push = bleed_modifier(0, amount - 1)
    position = Position("A", "B", "C").vampire("Lupo", "A", **{"capacity": 6, **lupo})
    position.prop("Push", types="action modifier", text=Text(modes=(push,))).hand("A", "Push")
    position.vampire("Thomas", "B", capacity=5).vampire("Yuri", "C", capacity=5)
    return position.permanent(RESOURCES, seat)


def bled(position: Position) -> GameState:
    state = play(position.build(), "A: bleed with Lupo", "A: play Push with Lupo")
    return onward(state)


@rule("R1.4-01")
def test_protected_resources_are_a_master_card() -> None:
    position = Position("A", "B").turn("A", Phase.MASTER).vampire("Lupo", "A", capacity=3)
    state = onward(play(position.hand("A", RESOURCES).build(), f"A: play {RESOURCES}"), MASTER)
    assert look(state, f"{RESOURCES}.zone", "A.pool") == ["in play", 28]


MASTER = DecisionKind.MASTER


@rule("R6.1.1-05", "R6.1.1-09")
@pytest.mark.parametrize(("amount", "left"), [(2, 28), (3, 28), (5, 28)])
def test_no_more_than_two_pool_are_lost_to_a_bleed(amount: int, left: int) -> None:
    """Rulings TOM 19960413, LSJ 20030211."""
    state = bled(bleeding(amount))
    assert look(state, "B.pool", "edge", f"{RESOURCES}.zone") == [left, "A", "in play"]
    assert look(bled(bleeding(amount, seat="C")), "B.pool") == [30 - amount]


@rule("G25")
def test_a_bleed_that_goes_elsewhere_is_not_limited() -> None:
    for seat, left in (("B", 26), ("C", 28)):
        position = bleeding(4, seat=seat).hand("B", "Deflection").library("B", 5)
        position.vampire("Nik", "B", capacity=5, disciplines={"dom": 1})
        state = play(position.build(), "A: bleed with Lupo", "A: play Push with Lupo")
        state = onward(state, WindowKind.AFTER_DECLINE, "B")
        state = onward(play(state, "B: play Deflection with Nik", "B: choose C"))
        assert look(state, "B.pool", "C.pool") == [30, left]


@rule("D201")
def test_who_bleeds_gives_up_her_own_protection() -> None:
    state = bled(bleeding(3, seat="A"))
    assert look(state, "B.pool", "A.in_play", "A.ash_heap") == [27, [], [RESOURCES, "Push"]]


@rule("D201")
def test_an_unsuccessful_bleed_costs_no_protection() -> None:
    """Ruling LSJ 20030701-1 for a bleed of 0."""
    state = onward(bleeding(1, seat="A").build())
    blocked = play(
        onward(play(state, "A: bleed with Lupo"), DecisionKind.BLOCK), "B: block with Thomas"
    )
    assert look(onward(blocked), "A.in_play") == [[RESOURCES]]
    state = bled(bleeding(0, seat="A"))
    assert look(state, "A.in_play", "B.pool", "edge") == [[RESOURCES], 30, ""]
    hunted = onward(play(bleeding(1, seat="A", blood=1).build(), "A: hunt with Lupo"))
    assert look(hunted, "A.in_play") == [[RESOURCES]]

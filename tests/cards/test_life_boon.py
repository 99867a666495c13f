"""Life Boon: who has no pool is kept in the game."""

from __future__ import annotations

import vtes
from tests.cards.small import options, table
from tests.cards.table import codes, look, onward, play
from tests.rulecheck import rule
from tests.rules.pairs import pair
from tests.rules.props.runs import end, run
from vtes.cards.shapes import bleed_modifier
from vtes.model.decisions import DecisionKind, Phase, WindowKind
from vtes.model.events import Cause, Left
from vtes.model.lasting import Boon
from vtes.model.state import GameState
from vtes.model.text import How, Mode, Text
from vtes.model.words import EachBurnsPool
from vtes.testing import Position
from vtes.testing.lines import reading

BOON, STEAL = "Life Boon", "C: use Life Boon in way 2"
PLAY = f"C: play {BOON}"


def bled(*, pool: int = 1, more: int = 0, holder: str = "C", **pools: int) -> Position:
    """A's Lupo bleeds B, who has little pool; C, her prey, may help her."""
    position = table().vampire("Lupo", "A", capacity=5).vampire("Yuri", "C", capacity=4)
    position.vampire("Thomas", "B", capacity=4, tapped=True)
    surge = Text(modes=(bleed_modifier(0, more),))
    position.prop("Surge", types="action modifier", text=surge)
    if more:
        position.hand("A", "Surge")
    return position.hand(holder, BOON).pool(B=pool, **pools)


def falling(position: Position, seat: str = "C", *lines: str) -> GameState:
    """A Methuselah has no pool, and a player is asked."""
    state = run(position.build(), *(lines or ("A: bleed with Lupo",)))
    return onward(state, WindowKind.NO_POOL, seat)


@rule("R0-03", "R9.1-01", "D205")
def test_who_gets_no_pool_is_ousted() -> None:
    state = falling(bled())
    assert look(state, "B.pool", "B.standing") == [0, "IN"]
    step = vtes.transition(*reading(state, "C: pass"))
    after = step.after
    assert look(after, "B.standing", "A.vp", "A.pool") == ["OUSTED", 1, 36]
    (left,) = [event for event in step.events if isinstance(event, Left)]
    assert left.cause is Cause.BLEED
    assert not vtes.check(state)


@rule("D205")
def test_life_boon_keeps_a_methuselah_in_the_game() -> None:
    state = play(falling(bled()), PLAY)
    assert options(state) == ["C: choose B"]
    state = play(state, "C: choose B")
    assert options(state) == [f"C: take {n}" for n in range(1, 31)]
    state = end(play(state, "C: take 4"))
    assert look(state, "B.pool", "C.pool", "B.standing", "C.in_play") == [4, 26, "IN", [BOON]]
    assert look(state, "A.vp", "edge") == [0, "A"]
    assert state.players[2].debt == 1
    assert vtes.loads(vtes.dumps(state)) == state


@rule("R1.6.2-05")
def test_life_boon_is_for_others_in_the_turn_of_others() -> None:
    theirs = falling(bled(holder="B"), "B")
    assert "no-target" in codes(theirs, f"B: play {BOON}")
    levied = levy(A=1, holder="A")
    assert look(levied, "A.pool", "to_move") == [0, "A"]
    own = falling(bled(holder="A"), "A")
    assert codes(own, f"A: play {BOON}") == ["own-turn"]
    before = run(bled().build(), "A: bleed with Lupo")
    state = onward(before, WindowKind.AS_ANNOUNCED, "C")
    assert "wrong-window" in codes(state, PLAY)


def test_who_was_to_burn_more_than_she_had_gets_enough_for_that() -> None:
    """Rulings RTR 19970630, ANK 20230817-2."""
    surge = ("A: bleed with Lupo", "A: play Surge with Lupo")
    state = play(falling(bled(pool=2, more=4), "C", *surge), PLAY, "C: choose B")
    assert options(state)[0] == "C: take 4"  # 5 were bled
    assert codes(state, "C: take 3") == ["wrong-amount"]
    after = end(play(state, "C: take 5"))
    assert look(after, "B.pool", "C.pool") == [2, 25]
    assert all(isinstance(each, Boon) for each in after.lasting)
    rich, poor = (falling(bled(pool=2, more=4, C=pool), "C", *surge) for pool in (4, 3))
    pair(poor, rich, PLAY, "no-target", "R1.6.1-16")


def levy(*, holder: str = "C", **pools: int) -> GameState:
    """All burn a pool at once, in A's turn."""
    text = Text(modes=(Mode(How.MASTER, effects=(EachBurnsPool(1),)),))
    position = table(Phase.MASTER).prop("Levy", types="master", text=text).hand("A", "Levy")
    position.pool(**pools).hand(holder, BOON)
    state = run(position.build(), "A: play Levy")
    return onward(state, WindowKind.NO_POOL, holder)


@rule("R9.1-09")
def test_the_saved_one_gets_the_pool_for_her_prey_and_the_saver_the_point() -> None:
    """Ruling LSJ 20021029: both lost their last pool together."""
    position = Position("A", "B", "C", "D").turn("A", Phase.MASTER)
    text = Text(modes=(Mode(How.MASTER, effects=(EachBurnsPool(1),)),))
    position.prop("Levy", types="master", text=text).hand("A", "Levy")
    position.pool(B=1, C=1, D=10).hand("D", BOON)
    state = onward(run(position.build(), "A: play Levy"), WindowKind.NO_POOL, "D")
    state = play(state, f"D: play {BOON}")
    assert options(state) == ["D: choose B", "D: choose C"]
    after = onward(play(state, "D: choose B", "D: take 1"), DecisionKind.MASTER)
    assert look(after, "C.standing", "B.standing", "D.vp", "B.vp") == ["OUSTED", "IN", 1, 0]
    assert look(after, "B.pool", "D.pool") == [7, 8]
    assert look(after, "D.in_play", "D.ash_heap") == [[], [BOON]]  # it has given its point


def saved(*boons: str, pool: int = 3, turn: str = "B", phase: Phase = Phase.UNTAP) -> GameState:
    """These players have kept B in the game, in this order."""
    position = Position("A", "B", "C", "D").turn(turn, phase)
    position.vampire("Thomas", "B", capacity=5)
    for seat in boons:
        position.permanent(BOON, seat)
    state = position.pool(B=pool, C=1).build()
    lasting = tuple([Boon(state.players["ABCD".index(seat)].in_play[0], 1) for seat in boons])
    return state.replace(lasting=lasting)


def test_pool_is_stolen_in_the_untap_phases_of_the_saved_one() -> None:
    state = play(saved("D"), "B: pass")
    assert look(state, "window", "to_move") == ["PHASE", "D"]
    line = f"D: use {BOON} in way 2"
    state = play(state, line)
    assert look(state, "B.pool", "D.pool", "to_move", "phase") == [2, 31, "B", "UNTAP"]
    state = play(state, "B: pass")
    assert "D: pass" in options(state) or look(state, "phase") == ["MASTER"]
    assert line not in options(state)


@rule("R1.4-01")
def test_it_is_stolen_only_then() -> None:
    line = f"D: use {BOON} in way 2"
    refused, allowed = (
        onward(play(saved("D", turn=turn), f"{turn}: pass"), WindowKind.PHASE, "D") for turn in "CB"
    )
    pair(refused, allowed, line, "saved-not-active", "R1.4-01")


def test_the_theft_can_oust() -> None:
    state = play(saved("D", pool=1), "B: pass", f"D: use {BOON} in way 2")
    while state.players[1].standing.name == "IN":
        state = vtes.apply(state, vtes.legal_moves(state)[-1])
    assert look(state, "A.vp", "D.vp", "D.pool") == [1, 0, 31]


def oust_c(*boons: str) -> GameState:
    """B's Thomas ousts C."""
    state = run(saved(*boons, phase=Phase.MINION), "B: bleed with Thomas")
    while state.players[2].standing.name == "IN":
        state = vtes.apply(state, vtes.legal_moves(state)[-1])
    return state


@rule("D206")
def test_the_next_victory_point_of_the_saved_one_goes_to_who_saved_her() -> None:
    after = oust_c("D")
    assert look(after, "B.vp", "D.vp", "B.pool", "D.ash_heap") == [0, 1, 9, [BOON]]
    assert look(oust_c(), "B.vp") == [1]


@rule("D206")
def test_several_boons_take_one_point_each_in_their_order() -> None:
    """Ruling RTR 19951017: they reserve a series of points."""
    after = oust_c("A", "D")
    assert look(after, "A.vp", "D.vp", "A.in_play", "D.in_play") == [1, 0, [], [BOON]]


def test_whoever_is_ousted_by_the_one_she_saved_gets_nothing() -> None:
    """Ruling RTR 20000501: the boon is gone when its player is being ousted."""
    after = oust_c("C", "D")
    assert look(after, "C.vp", "D.vp", "B.vp") == [0, 1, 0]
    assert look(oust_c("C"), "C.vp", "B.vp") == [0, 1]


def test_nobody_is_asked_in_games_without_such_a_card() -> None:
    state = run(
        table().vampire("Lupo", "A", capacity=5).pool(B=1).hand("C", "Sport Bike").build(),
        "A: bleed with Lupo",
    )
    state = end(state)
    assert look(state, "B.standing") == ["OUSTED"]


def test_sudden_reversal_cancels_it() -> None:
    position = bled().hand("B", "Sudden Reversal")
    state = vtes.apply(
        play(falling(position), PLAY, "C: choose B"), vtes.read_move(falling(position), "C: take 4")
    )
    assert look(state, "window") == ["AS_PLAYED"]
    state = run(state, "B: play Sudden Reversal")
    state = onward(state)
    assert look(state, "B.standing", "C.pool", "C.ash_heap") == ["OUSTED", 30, [BOON]]


def test_who_gives_all_her_pool_is_asked_about_as_well() -> None:
    position = bled(C=3).hand("B", "Sudden Reversal")
    state = play(falling(position), PLAY, "C: choose B", "C: take 3")
    state = onward(state)
    assert look(state, "C.standing", "B.standing", "B.pool", "B.vp") == ["OUSTED", "IN", 9, 1]

"""Referendums in which few cards meddle, in two seats and in three, stored at every decision."""

from __future__ import annotations

import pytest

from tests.rulecheck import rule
from tests.rules.politics import house, levy, motion
from tests.rules.prop_cards import OVER, modifier, prop, reaction, table
from tests.rules.props.runs import end, run, until
from vtes.engine import is_legal, legal_moves
from vtes.model.decisions import Phase, WindowKind
from vtes.model.lasting import NextPasses
from vtes.model.needs import ReferendumHasPassed
from vtes.model.state import GameState
from vtes.model.text import Aim, By, What
from vtes.model.vote_words import (
    Abstain,
    CancelReferendum,
    GainVotes,
    PassNext,
)
from vtes.model.words import BurnPool, StealTarget, Whom
from vtes.notation import format_move
from vtes.testing import Position, read
from vtes.testing.lines import reading

two_and_three = pytest.mark.parametrize("seats", ["AB", "ABC"])
POLLED = (WindowKind.POLLING,)
AGREE = "A: vote for by the calling card"


def facts(state: GameState, *paths: str) -> list[object]:
    """Several facts of a position."""
    return [read(state, path) for path in paths]


# --- 13: a lasting effect makes the next referendum of this turn pass -------------------------


def riding(seats: str, *more: str) -> Position:
    """A holds two Motions and Rider, which is for a referendum that has passed; B votes against."""
    position = motion(table(*seats)).hand("A", "Motion", "Rider", *more).library("A", 4)
    rider = modifier(PassNext(), windows=OVER, needs=(ReferendumHasPassed(),))
    prop(position, "Rider", "action modifier", rider, blood_cost=1)
    return position.vampire("Royce", "B", capacity=9, title="inner_circle").hand("B", "Motion")


@two_and_three
@rule("R1.4-01", "R6.3.2-13", "R6.3.2-06")
def test_the_next_referendum_passes(seats: str) -> None:
    state = run(riding(seats).build(), "A: play Motion with Lupo", AGREE, "A: play Rider with Lupo")
    state = end(state)
    assert facts(state, "A.pool", "Lupo.blood") == [32, 4]
    assert state.lasting == (NextPasses(0),)
    state = run(state, "A: play Motion with Rake")
    state = end(state)  # nobody is asked for votes: Royce could have cast four against it
    assert facts(state, "A.pool", "pending", "B.hand.count") == [34, "MINION", 1]
    assert state.lasting == ()


@two_and_three
@rule("R1.4-01", "R6.3.2-13")
def test_the_next_referendum_and_no_other(seats: str) -> None:
    position = riding(seats, "Motion").vampire("Nora", "A", capacity=3)
    state = run(position.build(), "A: play Motion with Lupo", AGREE, "A: play Rider with Lupo")
    state = run(end(state), "A: play Motion with Rake")
    state = run(end(state), "A: play Motion with Nora", AGREE, "B: vote against with Royce")
    assert facts(end(state), "A.pool") == [34]


@two_and_three
@rule("R3-01", "R1.4-01")
def test_only_this_turn(seats: str) -> None:
    state = run(riding(seats).build(), "A: play Motion with Lupo", AGREE, "A: play Rider with Lupo")
    state = until(end(state), "B", Phase.MINION)
    assert state.lasting == ()


@two_and_three
@rule("R1.4-01", "R6.3.2-02")
def test_nothing_is_played_in_a_referendum_that_passes_by_itself(seats: str) -> None:
    position = riding(seats).hand("B", "Stop")
    windows = (WindowKind.BEFORE_VOTES, WindowKind.POLLING)
    prop(position, "Stop", "reaction", reaction(CancelReferendum(), windows=windows))
    start = position.build().replace(lasting=(NextPasses(0),))
    state = end(run(start, "A: play Motion with Lupo"))
    assert facts(state, "A.pool", "B.hand.count") == [32, 2]
    others = run(start.replace(lasting=(NextPasses(1),)), "A: play Motion with Lupo", AGREE)
    others = end(run(others, "B: play Stop with Thomas"))  # another's rider does not count
    assert facts(others, "A.pool", "B.hand") == [30, ["Motion"]]


@two_and_three
@rule("R1.4-01", "R6.3.2-13")
def test_a_rider_may_be_played_after_a_referendum_that_passed_by_itself(seats: str) -> None:
    start = riding(seats).build().replace(lasting=(NextPasses(0),))
    state = end(run(start, "A: play Motion with Lupo", "A: play Rider with Lupo"))
    assert state.lasting == (NextPasses(0),)


# --- cancelled, abstained ---------------------------------------------------------------------


def stopping(seats: str, *modes: CancelReferendum) -> Position:
    """B holds Stop; A has full hands and a library."""
    position = motion(table(*seats)).hand("A", *["Ascendance"] * 6).library("A", 3)
    word = modes[0] if modes else CancelReferendum(untap=True, bar=True)
    prop(position, "Stop", "reaction", reaction(word, windows=POLLED))
    return position.hand("B", "Stop")


@two_and_three
@rule("R1.4-01", "R6.3.2-14", "R1.6.1-06")
def test_a_cancelled_referendum_gives_its_card_back(seats: str) -> None:
    state = run(stopping(seats).build(), "A: play Motion with Lupo", AGREE)
    state = run(state, "B: play Stop with Thomas")
    while read(state, "pending") == "IMPULSE":
        state = run(state, f"{state.table.names[state.to_move or 0]}: pass")
    assert facts(state, "pending", "to_move", "A.hand.count") == ["TRIM", "A", 8]
    state = end(run(state, "A: discard Ascendance"))
    assert facts(state, "A.pool", "Lupo.tapped", "A.hand.count") == [30, False, 7]
    assert "Motion" in state_hand(state)
    assert read(state, "A.ash_heap") == ["Ascendance"]
    assert not is_legal(*reading(state, "A: play Motion with Rake"))


def state_hand(state: GameState) -> list[str]:
    """The names in A's hand."""
    hand = read(state, "A.hand")
    assert isinstance(hand, list)
    return hand


@two_and_three
@rule("R1.4-01", "R6.3.3-09")
def test_a_cancelled_referendum_of_a_card_in_play(seats: str) -> None:
    position = house(stopping(seats), by=By.ANYBODY).vampire("Nora", "B", capacity=3)
    state = run(position.build(), "A: use House with Lupo", "A: burn Motion to vote for")
    state = end(run(state, "B: play Stop with Thomas"))
    assert facts(state, "House.zone", "A.ash_heap", "Lupo.tapped") == ["in play", ["Motion"], False]
    assert not is_legal(*reading(state, "A: use House with Rake"))
    assert facts(state, "A.hand.count") == [7]


@two_and_three
@rule("R1.4-01", "R6.3.3-22")
def test_who_is_made_to_abstain_has_not_voted(seats: str) -> None:
    hush = modifier(Abstain(), windows=POLLED, aim=Aim(What.VAMPIRE))
    position = prop(motion(table(*seats)), "Hush", "action modifier", hush)
    position.hand("A", "Hush", "Ascendance").vampire("Royce", "B", capacity=9, title="priscus")
    shout = reaction(GainVotes(2), windows=POLLED)
    prop(position, "Shout", "reaction", shout).hand("B", "Shout")
    lines = ("A: play Motion with Lupo", AGREE, "B: play Shout with Royce")
    state = run(position.build(), *lines, "B: vote against with Royce")
    state = run(state, "B: vote against among the prisci with Royce")
    assert facts(state, "referendum.for", "referendum.against") == [1, 5]
    state = run(state, "A: play Hush with Lupo", "A: target Royce")
    while read(state, "window") != "POLLING" or state.to_move:
        state = run(state, f"{state.table.names[state.to_move or 0]}: pass")
    assert facts(state, "referendum.for", "referendum.against", "Royce.votes") == [1, 0, 0]
    assert read(end(state), "A.pool") == 32


# --- who leaves -------------------------------------------------------------------------------


@two_and_three
@rule("G07", "R6.3.2-14")
def test_the_caller_is_ousted_in_her_own_referendum(seats: str) -> None:
    position = motion(table(*seats)).pool(A=3).hand("B", "Ruin").edge("B")
    prop(position, "Ruin", "reaction", reaction(BurnPool(3, Whom.ACTING), windows=POLLED))
    state = run(position.build(), "A: play Motion with Lupo", AGREE, "B: play Ruin with Thomas")
    state = end(state)
    assert facts(state, "A.standing", "A.ready") == ["OUSTED", []]
    if seats == "ABC":
        assert facts(state, "active", "phase", "edge") == ["B", "UNTAP", "B"]


@rule("G07")
def test_another_is_ousted_and_the_referendum_goes_on() -> None:
    position = motion().pool(C=3).hand("A", "Ruin")
    aim = Aim(What.METHUSELAH)
    prop(position, "Ruin", "action modifier", modifier(BurnPool(3), windows=POLLED, aim=aim))
    state = run(position.build(), "A: play Motion with Lupo", AGREE, "A: play Ruin with Lupo")
    state = end(run(state, "A: choose C"))
    assert facts(state, "C.standing", "A.pool", "B.pool") == ["OUSTED", 32, 36]


@two_and_three
@rule("R6.3.3-07", "G31")
def test_the_caller_keeps_her_referendum_without_her_vampire(seats: str) -> None:
    position = motion(table(*seats)).hand("B", "Call")
    mode = reaction(StealTarget(), windows=POLLED, aim=Aim(What.VAMPIRE))
    prop(position, "Call", "reaction", mode)
    state = run(position.build(), "A: play Motion with Lupo", AGREE, "B: play Call with Thomas")
    state = end(run(state, "B: target Lupo"))
    assert facts(state, "Lupo.controller", "A.pool", "pending") == ["B", 32, "MINION"]


# --- cards in play ----------------------------------------------------------------------------


@two_and_three
@rule("R6.3.1-01", "R6.3.1-03", "R6.2.2-10")
def test_a_card_in_play_offers_a_referendum(seats: str) -> None:
    """Also another's card: the action is not directed at its controller."""
    last = seats[-1]
    position = house(table(*seats), by=By.ANYBODY).turn(last)
    name = "Thomas" if last == "B" else "Yuri"
    state = run(position.build(), f"{last}: use House with {name}")
    assert facts(state, "action.kind", "action.directed_at", "action.stealth") == [
        "POLITICAL",
        "",
        1,
    ]
    state = end(state)
    assert facts(state, "House.zone", "pending") == ["in play", "MINION"]


@two_and_three
@rule("R6.3.1-01", "R6.3.3-06")
def test_a_card_in_play_gives_no_vote_but_one_from_the_hand_does(seats: str) -> None:
    position = house(motion(table(*seats)), by=By.ANYBODY)
    state = run(position.build(), "A: use House with Lupo", "A: burn Motion to vote for")
    assert read(state, "referendum.for") == 1
    state = end(state)
    assert facts(state, "House.zone", "A.ash_heap") == ["ash heap", ["Motion", "House"][::-1]]


@two_and_three
@rule("R6.3.2-02", "R6.3.3-27")
def test_cards_for_a_political_action_are_for_its_referendum(seats: str) -> None:
    windows = (WindowKind.BEFORE_VOTES, WindowKind.POLLING)
    position = motion(table(*seats)).hand("B", "Shout", "Shout")
    prop(position, "Shout", "reaction", reaction(GainVotes(2), windows=windows))
    state = run(position.build(), "A: play Motion with Lupo")
    line = "B: play Shout with Thomas"
    while read(state, "window") != "BEFORE_VOTES":
        assert line not in [format_move(state, move) for move in legal_moves(state)]
        state = run(state, f"{state.table.names[state.to_move or 0]}: pass")
    state = run(state, line, AGREE, "B: vote against with Thomas", "B: play Shout with Nik")
    state = end(run(state, "B: vote for with Nik"))
    assert read(state, "A.pool") == 32


@two_and_three
@rule("R6.3.2-03", "R6.3.2-04", "R1.6.1-03")
def test_hands_are_filled_after_the_referendum(seats: str) -> None:
    """Also of those whose cards are put back by their effects later than that."""
    position = levy(2, table(*seats), among=1).hand("A", *["Ascendance"] * 6).library("A", 5)
    position.hand("B", *["Motion"] * 7).library("B", 5)
    state = run(position.build(), "A: play Motion with Lupo", "A: 2 to B")
    assert facts(state, "A.hand.count", "B.hand.count") == [7, 7]
    state = run(state, "B: burn Motion to vote for")
    assert facts(state, "B.hand.count", "B.library.count") == [6, 5]
    state = end(state)
    assert facts(state, "B.pool", "B.hand.count", "B.library.count") == [28, 7, 4]

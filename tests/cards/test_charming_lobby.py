"""Charming Lobby: a referendum is called for which another card is chosen beforehand."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.lobbying import CHOOSE, DUES, LOBBY, chosen, holding, lobby
from tests.cards.polls import AGREE, BEFORE, OVER, POLLING, calling
from tests.cards.table import codes, lines, look, onward, play, pools, sound, window
from tests.rulecheck import rule
from vtes.engine import apply, legal_moves, transition
from vtes.model.decisions import DecisionKind, WindowKind
from vtes.model.events import CardCancelled, CardPlayed
from vtes.model.frames import Action
from vtes.model.lasting import NextPasses
from vtes.model.moves import Pass
from vtes.model.state import GameState
from vtes.model.vote_events import ReferendumBegan, ReferendumPassed
from vtes.model.zones import Zone
from vtes.observe import observe
from vtes.queries import tally
from vtes.testing import Position
from vtes.testing.lines import reading

both_ways = pytest.mark.parametrize("way", [1, 2])


def polling(at: Position, way: int = 1, choice: str = CHOOSE) -> GameState:
    return sound(onward(chosen(at, way, choice), POLLING, "A"))


# --- what is chosen -------------------------------------------------------------------------------


@rule("R6.2.1-03")
def test_what_can_be_chosen() -> None:
    """Cards of the hand that she could play, and what cards in play allow. [LSJ 20101210]"""
    at = holding("Parity Shift", "Camarilla Exemplary", "Bribes", sect="camarilla")
    at.permanent("Anarch Revolt", "B").permanent("Bureaucratic Overload", "C")
    state = play(at.build(), lobby())
    assert state.pending is not None
    assert state.pending.kind is DecisionKind.MOTION
    assert sorted(lines(state)) == [
        "A: choose Ancilla Empowerment in hand",
        "A: choose Camarilla Exemplary in hand",
        "A: target Anarch Revolt",
        "A: target Bureaucratic Overload",
    ]
    for wrong in ("Parity Shift", "Bribes", "Banishment"):
        assert codes(state, f"A: choose {wrong} in hand") == ["no-motion-in-hand"]
    assert codes(state, f"A: choose {DUES} in library") == ["no-motion-in-hand"]
    assert codes(state, "A: target Thomas") == ["no-motion-in-play"]


@rule("R6.2.1-03")
def test_there_has_to_be_a_referendum() -> None:
    state = calling(LOBBY, "Bribes", "Parity Shift", disciplines={"pre": 2}).build()
    assert codes(state, lobby()) == ["nothing-to-call"]
    assert codes(holding().build(), lobby()) == []
    revolt = calling(LOBBY, disciplines={"pre": 2}).permanent("Anarch Revolt", "B")
    assert codes(revolt.build(), lobby()) == []


@rule("R1.6.1-11")
def test_the_card_has_to_be_in_hand_before_the_other_is_replaced() -> None:
    """[RTR 19991001]"""
    at = calling(LOBBY, *["Bribes"] * 6, disciplines={"pre": 2}).library("A", DUES, DUES)
    assert codes(at.build(), lobby()) == ["nothing-to-call"]


@pytest.mark.parametrize("blood", [0, 1])
@rule("R1.6.1-13", "G02")
def test_its_cost_has_to_be_there(blood: int) -> None:
    """[ANK 20220704]"""
    at = calling(LOBBY, "Protect Thine Own", disciplines={"pre": 2}, title="justicar")
    at.vampire("Rake", "B", capacity=5, sect="sabbat")
    state = at.build()
    lupo = state.players[0].ready[0]
    state = state.replace(cards=state.cards.set(lupo, state.cards[lupo].replace(blood=blood)))
    assert ("nothing-to-call" in codes(state, lobby())) is (not blood)


# --- the action -----------------------------------------------------------------------------------


@both_ways
@rule("R6.2.2-14")
def test_it_is_a_political_action_with_stealth(way: int) -> None:
    state = chosen(holding(), way)
    assert look(state, "action.kind", "action.stealth", "action.directed_at") == [
        "POLITICAL",
        1,
        "",
    ]


@rule("R2.3-10")
def test_nobody_else_sees_what_has_been_chosen() -> None:
    """[ANK 20180925-2]"""
    state = chosen(holding())
    assert DUES in look(state, "A.hand")[0]  # type: ignore[operator]
    seen = [observe(state, seat).action for seat in (0, 1, 2, None)]
    assert [bool(action and action.motion) for action in seen] == [True, False, False, False]


@rule("R6.2.3-03")
def test_if_it_is_blocked_the_card_stays_in_hand() -> None:
    """[ANK 20220704] [LSJ 20100130]"""
    at = holding().vampire("Nik", "B", capacity=3)
    state = onward(chosen(at), DecisionKind.BLOCK, "B")
    state = onward(plain(play(state, "B: block with Nik")))
    assert look(state, "A.hand", "A.ash_heap") == [[DUES], [LOBBY]]


def plain(state: GameState) -> GameState:
    """The attempt to block succeeds: there is no stealth."""
    stack = tuple(f.replace(stealth=-1) if isinstance(f, Action) else f for f in state.stack)
    return state.replace(stack=stack)


@both_ways
@rule("R6.3.3-07")
def test_the_referendum_is_that_of_the_card(way: int) -> None:
    """It is played now, and gives its vote. [ANK 20220704]"""
    state = polling(holding(), way)
    assert look(state, "A.hand", "referendum.caller") == [[], "A"]
    before = pools(state)
    state = onward(play(state, AGREE))
    assert [a - b for a, b in zip(before, pools(state), strict=True)] == [1, 1, 1]
    assert look(state, "A.ash_heap.count", "Lupo.tapped") == [2, True]


@rule("R6.3.3-27")
def test_two_more_votes_at_superior() -> None:
    state = play(polling(holding(), 2), "A: vote for with Lupo")
    assert tally(state) == (2, 0)
    assert not any("with Lupo" in line for line in lines(polling(holding(), 1)))


@rule("R1.6.1-20")
def test_the_card_cannot_be_cancelled_but_the_lobby_can() -> None:
    """[LSJ 20090113-3]"""
    state = play(holding().hand("B", "Direct Intervention").build(), lobby())
    state = apply(*reading(state, CHOOSE))
    while window(state) is not WindowKind.AS_PLAYED or state.to_move != 1:
        state = apply(state, Pass(state.to_move or 0))
    stopped = play(state, "B: play Direct Intervention")
    assert look(onward(stopped), "A.hand", "A.ash_heap") == [[DUES], [LOBBY]]
    state = play(state, "B: pass")
    events: list[Any] = []
    while window(state) is not POLLING:
        step = transition(state, Pass(state.to_move or 0))
        state, events = step.after, [*events, *step.events]
        assert window(state) is not WindowKind.AS_PLAYED
    assert [type(e) for e in events if isinstance(e, CardPlayed | ReferendumBegan)] == [
        CardPlayed,
        ReferendumBegan,
    ]
    assert not any(isinstance(e, CardCancelled) for e in events)


@rule("R6.2.3-01")
def test_the_cost_of_the_card_is_paid_when_it_is_played() -> None:
    """It is no cost of the action. [LSJ 20091021]"""
    at = calling(LOBBY, "Protect Thine Own", disciplines={"pre": 2}, title="justicar", capacity=6)
    at.vampire("Rake", "B", capacity=5, sect="sabbat")
    state = chosen(at, choice="A: choose Protect Thine Own in hand")
    assert look(state, "Lupo.blood") == [6]
    state = onward(state, DecisionKind.TERM_CARD)
    assert look(state, "Lupo.blood") == [5]
    state = play(state, "A: target Rake")
    state = play(onward(state, POLLING, "A"), AGREE)
    assert look(onward(state), "Rake.zone") == ["ash heap"]


def test_what_can_no_longer_be_called_is_not() -> None:
    state = chosen(holding("Camarilla Exemplary", sect="camarilla"))
    (card,) = [c for c in state.players[0].hand if state.definition(c).facts.name == DUES]
    rest = tuple(c for c in state.players[0].hand if c != card)
    gone = state.players[0].replace(hand=rest, ash_heap=(card,))
    value = state.cards[card].replace(zone=Zone.ASH_HEAP)
    state = state.replace(players=(gone, *state.players[1:]), cards=state.cards.set(card, value))
    state = onward(state, OVER)
    assert not any(isinstance(e, NextPasses) for e in state.lasting)


# --- cards in play --------------------------------------------------------------------------------


@both_ways
@rule("R6.3.3-07")
def test_a_referendum_that_a_card_in_play_allows(way: int) -> None:
    at = calling(LOBBY, disciplines={"pre": 2}, title="prince", city="Rome")
    state = polling(at.permanent("Anarch Revolt", "B"), way, "A: target Anarch Revolt")
    assert AGREE not in lines(state)
    state = play(state, "A: vote for with Lupo")
    assert tally(state) == (2 * way, 0)
    state = onward(state)
    assert look(state, "B.in_play", "B.ash_heap") == [[], ["Anarch Revolt"]]
    assert NextPasses(-1) in state.lasting


# --- the next referendum --------------------------------------------------------------------------


@both_ways
@rule("R6.3.2-13")
def test_the_next_one_that_any_vampire_calls_passes(way: int) -> None:
    """Also another Methuselah's, in a later turn. [PIB 20110719]"""
    at = holding().hand("B", DUES, DUES).library("A", 9)
    state = onward(play(polling(at, way), AGREE))
    assert state.lasting == (NextPasses(-1),)
    state = later(state, 1)
    assert state.lasting == (NextPasses(-1),)
    seen = pools(state)
    state = onward(play(state, f"B: play {DUES} with Thomas"), DecisionKind.BLOCK)
    windows: set[object] = set()
    passed = False
    while look(state, "pending") != ["MINION"]:
        windows.add(window(state))
        step = transition(state, Pass(state.to_move or 0))
        passed = passed or any(isinstance(e, ReferendumPassed) for e in step.events)
        state = step.after
    assert passed
    assert not windows & {BEFORE, POLLING}  # nobody can do anything about it [LSJ 19980107]
    assert [a - b for a, b in zip(seen, pools(state), strict=True)] == [1, 1, 1]
    assert not any(isinstance(e, NextPasses) for e in state.lasting)


@rule("R6.3.2-14")
def test_not_if_it_fails() -> None:
    state = onward(polling(holding()))
    assert state.lasting == ()
    assert pools(state) == [30, 30, 30]


def test_a_lobby_may_use_what_another_has_prepared() -> None:
    at = holding("Charming Lobby", "Ancilla Empowerment")
    at.vampire("Nik", "A", capacity=5, disciplines={"pre": 1})
    state = onward(play(polling(at), AGREE))
    state = play(state, f"A: play {LOBBY} with Nik", CHOOSE)
    state = onward(state)
    assert look(state, "A.hand") == [[]]
    assert state.lasting == (NextPasses(-1),)


# --- Delaying Tactics -----------------------------------------------------------------------------


@rule("R1.4-01")
def test_delaying_tactics_gives_the_card_back_and_bars_the_lobby() -> None:
    """[ANK 20201029-2] [LSJ 20030426]"""
    at = holding(LOBBY, DUES).hand("B", "Delaying Tactics")
    at.vampire("Nik", "A", capacity=5, disciplines={"pre": 1})
    state = onward(polling(at), POLLING, "B")
    state = sound(onward(play(state, "B: play Delaying Tactics with Thomas")))
    assert look(state, "A.hand", "A.ash_heap") == [[LOBBY, DUES, DUES], [LOBBY]]
    assert look(state, "Lupo.tapped") == [False]
    assert "referendum-barred" in codes(state, f"A: play {LOBBY} with Nik")
    assert codes(state, f"A: play {DUES} with Nik") == []


@rule("R1.4-01")
def test_delaying_tactics_leaves_the_card_in_play() -> None:
    at = calling(LOBBY, LOBBY, disciplines={"pre": 2}).permanent("Anarch Revolt", "B")
    at.hand("B", "Delaying Tactics").vampire("Nik", "A", capacity=5, disciplines={"pre": 1})
    state = onward(polling(at, 1, "A: target Anarch Revolt"), POLLING, "B")
    state = onward(play(state, "B: play Delaying Tactics with Thomas"))
    assert look(state, "B.in_play") == [["Anarch Revolt"]]
    assert "referendum-barred" in codes(state, f"A: play {LOBBY} with Nik")


def later(state: GameState, seat: int) -> GameState:
    """The minion phase of a later turn."""
    while look(state, "pending") != ["MINION"] or state.active != seat:
        moves = legal_moves(state)
        idle = Pass(state.to_move or 0)
        state = apply(state, idle if idle in moves else moves[0])
    return state

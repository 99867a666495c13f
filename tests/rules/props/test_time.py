"""Cards for a time: control that returns, and permanents of two untap phases."""

from __future__ import annotations

import pytest

from tests.rulecheck import rule
from tests.rules.prop_cards import act, prop, table
from tests.rules.props.runs import end, run, until
from vtes.engine import is_legal, legal_moves, why_illegal
from vtes.model.decisions import Phase
from vtes.model.lasting import Borrowed, Until
from vtes.model.state import GameState
from vtes.model.text import Aim, Effect, How, Mode, Text, What, Where, Whose
from vtes.model.words import (
    BorrowTarget,
    BurnPool,
    BurnTarget,
    GainPool,
    PutInPlay,
    StealTarget,
    Whom,
)
from vtes.notation import format_move
from vtes.testing import Position, read
from vtes.testing.lines import reading

two_and_three = pytest.mark.parametrize("seats", ["AB", "ABC"])
TURN, UNTAP = Until.END_OF_TURN, Until.UNTAP
both = pytest.mark.parametrize("until_when", [TURN, UNTAP])
LINES = ("A: play Call with Lupo", "A: target Thomas")


def facts(state: GameState, *paths: str) -> list[object]:
    """Several facts of a position."""
    return [read(state, path) for path in paths]


def options(state: GameState) -> list[str]:
    """The legal moves in notation."""
    return [format_move(state, move) for move in legal_moves(state)]


# --- 10: control that returns at a set time -----------------------------------------------------


def calling(seats: str, when: Until, *more: Effect) -> Position:
    """A holds Call, with which she takes control of a ready minion of another for a time."""
    aim = Aim(What.MINION, Whose.OTHERS, Where.READY)
    position = prop(table(*seats), "Call", "action", act(BorrowTarget(when), *more, aim=aim))
    return position.hand("A", "Call")


@two_and_three
@rule("D147", "R1.3-01", "G44")
def test_control_returns_at_the_end_of_the_turn(seats: str) -> None:
    position = calling(seats, TURN).prop("Knife", types="equipment").attach("Knife", on="Thomas")
    state = end(run(position.build(), *LINES))
    where = ("Thomas.controller", "Knife.controller", "Thomas.owner", "Thomas.zone")
    assert facts(state, *where) == ["A", "A", "B", "ready"]
    state = end(run(state, "A: bleed with Thomas"))
    assert facts(state, "B.pool", "Thomas.tapped") == [29, True]
    state = run(state, "A: pass", "A: pass")
    assert facts(state, "phase", "Thomas.controller") == ["DISCARD", "A"]
    state = run(state, "A: pass")
    assert facts(state, "active", "phase", *where) == ["B", "UNTAP", "B", "B", "B", "ready"]
    assert facts(state, "B.ready", "A.ready") == [["Nik", "Thomas"], ["Lupo", "Rake"]]
    assert state.lasting == ()


@two_and_three
@rule("D147", "R4-02")
def test_control_returns_when_an_untap_phase_begins(seats: str) -> None:
    state = end(run(calling(seats, UNTAP).build(), *LINES))
    state = end(run(state, "A: bleed with Thomas"))
    for seat in seats[1:]:
        state = until(state, seat, Phase.DISCARD)
        assert facts(state, "active", "Thomas.controller", "Thomas.tapped") == [seat, "A", True]
    state = run(state, f"{seats[-1]}: pass")
    assert facts(state, "active", "phase", "Lupo.tapped") == ["A", "UNTAP", False]
    assert facts(state, "Thomas.controller", "Thomas.tapped") == ["B", True]
    assert state.lasting == ()


@both
@two_and_three
@rule("D147", "R1.3-04")
def test_what_is_burned_meanwhile_does_not_return(seats: str, until_when: Until) -> None:
    position = calling(seats, until_when)
    fire = act(BurnTarget(), aim=Aim(What.MINION, Whose.YOURS, another=True))
    prop(position, "Fire", "action", fire).hand("A", "Fire")
    state = end(run(position.build(), *LINES))
    state = end(run(state, "A: play Fire with Rake", "A: target Thomas"))
    state = until(until(state, "B", Phase.UNTAP), "A", Phase.MASTER)
    assert facts(state, "Thomas.zone", "Thomas.controller", "B.ready") == ["ash heap", "B", ["Nik"]]


@both
@rule("D147", "R1.3-05")
def test_control_stays_if_nobody_is_left_to_have_it_back(until_when: Until) -> None:
    position = calling("ABC", until_when).pool(B=1)
    state = end(run(position.build(), *LINES))
    state = end(run(state, "A: bleed with Thomas"))
    assert facts(state, "B.standing", "Thomas.zone") == ["OUSTED", "ready"]
    state = until(until(state, "C", Phase.UNTAP), "A", Phase.MASTER)
    assert facts(state, "Thomas.controller", "Thomas.owner", "Thomas.zone") == ["A", "B", "ready"]


@rule("D147", "R1.3-04")
def test_what_the_borrower_has_is_burned_with_her() -> None:
    position = calling("ABC", UNTAP, BurnPool(1, Whom.PLAYER)).pool(A=1)
    state = end(run(position.build(), *LINES))
    assert facts(state, "A.standing", "Thomas.zone", "B.ash_heap") == [
        "OUSTED",
        "ash heap",
        ["Thomas"],
    ]
    state = until(state, "B", Phase.MASTER)
    assert facts(state, "Thomas.zone", "B.ready") == ["ash heap", ["Nik"]]


@two_and_three
@rule("D147")
def test_what_has_changed_hands_again_does_not_return(seats: str) -> None:
    position = calling(seats, UNTAP)
    keep = act(StealTarget(), aim=Aim(What.MINION, Whose.OTHERS, Where.READY))
    last = seats[-1]
    prop(position, "Keep", "action", keep).hand(last, "Keep")
    state = until(end(run(position.build(), *LINES)), last, Phase.MINION)
    minion = "Nik" if last == "B" else "Yuri"
    state = run(state, f"{last}: play Keep with {minion}", f"{last}: target Thomas")
    state = until(end(state), "A", Phase.MASTER)
    assert facts(state, "Thomas.controller") == [last]


@rule("D147")
def test_a_loan_is_known_to_all() -> None:
    state = end(run(calling("AB", UNTAP).build(), *LINES))
    thomas = state.players[0].ready[-1]
    assert state.lasting == (Borrowed(thomas, 1, 0, UNTAP),)


@rule("D147")
def test_what_one_has_is_not_borrowed() -> None:
    position = table("A", "B")
    call = act(BorrowTarget(TURN), aim=Aim(What.MINION, Whose.ANYBODY))
    state = prop(position, "Call", "action", call).hand("A", "Call").build()
    state = end(run(state, "A: play Call with Lupo", "A: target Rake"))
    assert (state.lasting, read(state, "Rake.controller")) == ((), "A")


# --- 12: a permanent that triggers in the untap phases of two players ---------------------------

PLAGUE = Text(
    modes=(
        Mode(How.MASTER, effects=(PutInPlay(),)),
        Mode(How.USE, phase=Phase.UNTAP, must=True, effects=(GainPool(1),)),
        Mode(
            How.USE,
            phase=Phase.UNTAP,
            turn=Whose.PREY,
            must=True,
            effects=(BurnPool(2, Whom.PREY),),
        ),
    )
)


def plagued(seats: str, pool: int = 30) -> Position:
    """A and B have a Plague each: both trigger in B's untap phase, as her own and as a prey's."""
    position = Position(*seats).turn("B", Phase.UNTAP).pool(B=pool)
    for seat in seats:
        position.library(seat, 9)
    position.prop("Plague", types="master", text=PLAGUE)
    return position.permanent("Plague", "A").permanent("Plague", "B")


OWN, HERS = "B: use Plague (2) in way 2", "B: use Plague in way 3"


@two_and_three
@rule("R4-03", "R4-04", "D14")
def test_two_plagues_trigger_in_the_order_that_the_player_chooses(seats: str) -> None:
    state = plagued(seats).build()
    assert set(options(state)) == {OWN, HERS}
    refused = why_illegal(*reading(state, "B: pass"))
    assert [v.code for v in refused] == ["effect-due"]
    for order in ((OWN, HERS), (HERS, OWN)):
        after = run(state, *order)
        assert facts(after, "B.pool", "A.pool") == [29, 30]
        assert options(after) == ["B: pass"]


@two_and_three
@rule("R4-04", "R9.1-01")
def test_the_order_of_two_plagues_matters(seats: str) -> None:
    state = plagued(seats, pool=2).build()
    assert facts(run(state, OWN, HERS), "B.pool", "B.standing") == [1, "IN"]
    fallen = run(state, HERS)
    assert facts(fallen, "B.standing", "A.vp") == ["OUSTED", 1 if "C" in seats else 2]


@rule("R4-03")
def test_each_plague_triggers_in_the_untap_phases_of_two_players() -> None:
    state = plagued("ABC").build()
    state = until(run(state, OWN, HERS), "C", Phase.UNTAP)
    assert options(state) == ["C: use Plague (2) in way 3"]
    state = until(run(state, "C: use Plague (2) in way 3"), "A", Phase.UNTAP)
    assert options(state) == ["A: use Plague in way 2"]
    state = run(state, "A: use Plague in way 2")
    assert facts(state, "A.pool", "B.pool", "C.pool") == [31, 29, 28]
    assert not is_legal(*reading(state, "A: use Plague in way 3"))

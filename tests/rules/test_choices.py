"""Choices that are made while an effect happens (D140), with props and words of this file."""

from __future__ import annotations

import pytest

from tests.rulecheck import rule
from tests.rules.pairs import finish, pair_of_moves, play
from tests.rules.prop_cards import act, prop, table
from tests.rules.props.runs import end, run
from vtes import legal_moves, transition
from vtes.effects import choosing as carried
from vtes.effects.resolve import RESOLVERS
from vtes.model.cards import Discipline
from vtes.model.choosing import Fetch, GiveBlood, Goal, ShuffleLibrary, TapUpTo
from vtes.model.events import Cause
from vtes.model.frames import Choice
from vtes.model.moves import (
    ChooseAmount,
    ChooseCard,
    ChooseMethuselah,
    Pass,
)
from vtes.model.record import record
from vtes.model.state import GameState
from vtes.model.text import Aim, Effect, What, Whose
from vtes.model.words import Who
from vtes.model.zones import Zone
from vtes.notation import format_move
from vtes.ops.cards import move
from vtes.ops.counters import change_pool
from vtes.rules import choices
from vtes.rules.questions import Question
from vtes.testing import Position, read

LINE = "A: play Card with Lupo"


def position(*effects: Effect, aim: Aim | None = None) -> Position:
    """A's Lupo can take an action with these effects."""
    return prop(table(), "Card", "action", act(*effects, aim=aim)).hand("A", "Card")


def options(state: GameState) -> list[str]:
    return [format_move(state, move) for move in legal_moves(state)]


def facts(state: GameState, *paths: str) -> list[object]:
    return [read(state, path) for path in paths]


# --- an amount ----------------------------------------------------------------------------------


def giving() -> GameState:
    made = position(GiveBlood(2), aim=Aim(What.VAMPIRE, Whose.YOURS, another=True))
    made.vampire("Royce", "A", capacity=4, blood=1)
    return run(made.build(), LINE, "A: target Royce")


@rule("D140", "R6.2.1-03")
def test_an_amount_is_chosen_when_the_action_has_succeeded() -> None:
    state = giving()
    assert read(state, "pending") == "BLOCK"
    state = end(state)
    assert options(state) == ["A: take 0", "A: take 1", "A: take 2"]
    assert facts(run(state, "A: take 2"), "Lupo.blood", "Royce.blood") == [3, 3]
    assert facts(run(state, "A: take 0"), "Lupo.blood", "Royce.blood") == [5, 1]
    blocked = play(giving(), "B: block with Nik")
    assert read(finish(blocked), "pending") == "STRIKE"


@rule("D140")
def test_guards_of_a_choice() -> None:
    state = end(giving())
    one = ChooseAmount(0, 1)
    pair_of_moves(state, ChooseAmount(0, 3), one, "not-an-option", "D140")
    pair_of_moves(state, ChooseMethuselah(0, 1), one, "not-asked-for", "D140")
    pair_of_moves(state, Pass(0), one, "choice-due", "D140")


# --- cards in play ------------------------------------------------------------------------------


@rule("D140")
def test_several_cards_are_chosen_one_by_one() -> None:
    aim = Aim(What.VAMPIRE, Whose.OTHERS)
    state = end(run(position(TapUpTo(2, aim)).build(), LINE))
    assert options(state) == ["A: target Thomas", "A: target Nik", "A: target Yuri", "A: pass"]
    state = run(state, "A: target Nik")
    assert options(state) == ["A: target Thomas", "A: target Yuri", "A: pass"]
    assert facts(state, "Nik.tapped") == [False]
    both = run(state, "A: target Yuri")
    assert facts(both, "Thomas.tapped", "Nik.tapped", "Yuri.tapped") == [False, True, True]
    one = end(run(state, "A: pass"))
    assert facts(one, "Nik.tapped", "Yuri.tapped", "pending") == [True, False, "MINION"]


# --- cards of several places --------------------------------------------------------------------


def progeny(answer: str, hand: str = "Potence") -> GameState:
    word = Fetch(Goal.PUT, Who.SELF, (Zone.LIBRARY, Zone.HAND, Zone.ASH_HEAP), discipline=True)
    made = position(word, ShuffleLibrary()).hand("A", hand, "Ascendance")
    made.library("A", *["Ascendance"] * 5, "Obfuscate", "Ascendance").ash_heap("A", "Fortitude")
    state = end(run(made.build(), LINE))
    expected = ["A: choose Obfuscate in library", "A: choose Fortitude in ash heap", "A: pass"]
    assert [o for o in options(state) if "Potence" not in o] == expected
    assert ("A: choose Potence in hand" in options(state)) is (hand == "Potence")
    return end(run(state, answer))


@rule("D140")
@pytest.mark.parametrize(
    ("answer", "discipline", "left"),
    [
        ("A: choose Obfuscate in library", Discipline.OBFUSCATE, (7, 1, ["Card", "Fortitude"])),
        ("A: choose Fortitude in ash heap", Discipline.FORTITUDE, (7, 2, ["Card"])),
        ("A: choose Potence in hand", Discipline.POTENCE, (7, 1, ["Card", "Fortitude"])),
    ],
)
def test_a_discipline_card_from_one_of_three_places(
    answer: str, discipline: Discipline, left: tuple[object, ...]
) -> None:
    state = progeny(answer)
    assert facts(state, "Lupo.disciplines", "Lupo.capacity") == [{discipline.value: 1}, 6]
    assert (*facts(state, "A.hand.count", "A.library.count", "A.ash_heap"),) == left


@rule("R1.1-08")
def test_what_has_left_the_game_is_not_in_the_ash_heap() -> None:
    word = Fetch(Goal.HAND, places=(Zone.ASH_HEAP,))
    state = position(word).ash_heap("A", "Fortitude", "Potence").build()
    state = move(state, state.players[0].ash_heap[1], Zone.REMOVED).replace(trail=())
    state = end(run(state, LINE))
    assert facts(state, "A.removed", "A.ash_heap") == [["Potence"], ["Fortitude"]]
    assert options(state) == ["A: choose Fortitude in ash heap", "A: pass"]


# --- a Methuselah -------------------------------------------------------------------------------


@record
class Share(Effect):
    """Points of pool loss that its player allocates among others (a word of this file)."""

    points: int


def share_question(state: GameState, frame: Choice, word: Share) -> Question | None:
    others = tuple(s for s in range(len(state.players)) if s != frame.use.seat)
    left = len(frame.seats) < word.points
    return Question(frame.use.seat, ChooseMethuselah, others) if left else None


def share(state: GameState, frame: Choice, word: Share) -> GameState:
    for seat in frame.seats:
        state = change_pool(state, seat, -1, Cause.CARD)
    return state


@pytest.fixture
def _sharing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(choices.QUESTIONS, Share, share_question)
    monkeypatch.setitem(carried.ANSWERED, Share, share)
    monkeypatch.setitem(RESOLVERS, Share, carried.begin)


@pytest.mark.usefixtures("_sharing")
@rule("D140")
def test_points_are_allocated_among_methuselahs() -> None:
    state = end(run(position(Share(3)).build(), LINE))
    assert options(state) == ["A: choose B", "A: choose C"]
    state = run(state, "A: choose C", "A: choose B")
    assert facts(state, "B.pool", "C.pool") == [30, 30]
    state = end(run(state, "A: choose C"))
    assert facts(state, "B.pool", "C.pool", "pending") == [29, 28, "MINION"]


# --- what is found ------------------------------------------------------------------------------


def fetching() -> GameState:
    made = position(Fetch(Goal.HAND), ShuffleLibrary())
    made.library("A", *["Ascendance"] * 8)
    return end(run(made.build(), LINE))


@rule("D140")
def test_guards_of_what_is_looked_for() -> None:
    state = fetching()
    found = legal_moves(state)[0]
    assert isinstance(found, ChooseCard)
    elsewhere, another = found.replace(place=Zone.HAND), found.replace(card=999_999)
    pair_of_moves(state, elsewhere, found, "not-looked-for", "D140")
    pair_of_moves(state, another, found, "not-in-that-place", "D140")
    pair_of_moves(state, found.replace(place=Zone.CRYPT), found, "not-in-that-place", "D140")


@rule("D40")
def test_ids_say_nothing_about_what_was_found() -> None:
    made = position(Fetch(Goal.HAND), ShuffleLibrary())
    made.library("A", *["Ascendance"] * 7, "Sport Bike", "Laptop Computer", "Raven Spy")
    state = end(run(made.build(), LINE))
    top = state.players[0].library[0]
    for answer in legal_moves(state)[:3]:
        after = transition(state, answer).after
        assert top in after.players[0].hand
        assert after.players[0].library == state.players[0].library[1:]

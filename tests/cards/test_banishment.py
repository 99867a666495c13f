"""Banishment: a vampire goes back to an uncontrolled region, with all that is on him."""

from __future__ import annotations

import pytest

from tests.cards.banishing import THEM, banished, position
from tests.cards.polls import AGREE, POLLING
from tests.cards.table import codes, lines, look, onward, play, sound
from tests.rulecheck import rule
from vtes.engine import apply, legal_moves
from vtes.model.cards import NO_CLAIM, Discipline
from vtes.model.decisions import DecisionKind
from vtes.model.lasting import Borrowed, Remembered, Revered, Until
from vtes.model.moves import Pass
from vtes.model.state import Form, GameState
from vtes.model.text import Bonus, Number, Text
from vtes.notation import find_card, format_state
from vtes.observe import observe
from vtes.rules.nature import disciplines
from vtes.rules.presence import in_play

TRANSFER = "B: transfer to #1"


def done(state: GameState, target: str = THEM) -> GameState:
    """The same, in a position of which more is said than a builder can."""
    state = onward(play(state, "A: play Banishment with Lupo"), DecisionKind.TERM_CARD)
    return sound(onward(play(onward(play(state, target), POLLING, "A"), AGREE)))


def later(state: GameState, seat: str, phase: str) -> GameState:
    """All pass until somebody's phase; nothing is discarded or transferred."""
    for _ in range(300):
        if look(state, "active", "pending") == [seat, phase]:
            return state
        assert state.pending is not None
        moves = legal_moves(state)
        idle = Pass(state.pending.seat)
        state = sound(apply(state, idle if idle in moves else moves[0]))
    raise AssertionError(f"{seat}'s {phase} does not come")


def back(state: GameState, seat: str = "B") -> GameState:
    """The influence phase in which he comes back is over."""
    return later(later(state, seat, "INFLUENCE"), seat, "DISCARD")


# --- who, and where to ----------------------------------------------------------------------------


@rule("CARD-13")
def test_a_ready_younger_vampire_is_chosen() -> None:
    at = position().vampire("Nik", "B", capacity=8).vampire("Royce", "C", capacity=3, zone="torpor")
    state = onward(
        play(at.ally("Gang", "B", life=1).build(), "A: play Banishment with Lupo"),
        DecisionKind.TERM_CARD,
    )
    assert lines(state) == ["A: target Thomas", "A: target Rake", "A: target Yuri"]
    for wrong in ("Nik", "Royce", "Lupo", "Gang"):
        assert codes(state, f"A: target {wrong}") == ["term-wrong-card"]


@rule("R6.3.2-06")
def test_a_haven_does_not_protect_him() -> None:
    """The action is not directed. [ANK 20221019-3]"""
    at = position().attach("Secure Haven", on="Rake")
    state = play(at.build(), "A: play Banishment with Lupo")
    assert look(state, "action.directed_at") == [""]
    assert look(banished(position().attach("Secure Haven", on="Rake")), "B.uncontrolled") == [
        ["Rake"]
    ]


@rule("R2.3-10")
def test_he_goes_to_the_uncontrolled_region_and_all_know_him() -> None:
    state = banished(position(blood=3).vampire("Nik", "B", capacity=2, zone="uncontrolled"))
    assert look(state, "B.uncontrolled", "#2 of B.blood") == [["Nik", "Rake"], 3]
    for who in (0, 2, None):
        places = observe(state, who).players[1].uncontrolled
        assert [bool(place.printed) for place in places] == [False, True]
    assert "#2 Rake (3)" in format_state(state)
    assert "Nik" not in format_state(state)


# --- coming back ----------------------------------------------------------------------------------


@rule("R7-11")
@pytest.mark.parametrize(("blood", "comes"), [(4, True), (3, False)])
def test_he_comes_back_with_enough_blood(blood: int, comes: bool) -> None:
    """[PIB 20140122]"""
    state = back(banished(position(blood=blood)))
    assert look(state, "B.uncontrolled") == [[] if comes else ["Rake"]]
    if comes:
        assert look(state, "Rake.zone", "Rake.blood", "Rake.controller") == ["ready", 4, "B"]


@rule("R7-08")
def test_he_is_influenced_as_others_are() -> None:
    state = later(banished(position(blood=3)), "B", "INFLUENCE")
    state = play(state, TRANSFER)
    assert look(later(state, "B", "DISCARD"), "Rake.zone", "Rake.blood") == ["ready", 4]


def test_he_and_his_cards_come_back_untapped() -> None:
    """[LSJ 20060213]"""
    at = position(tapped=True).attach("Raven Spy", on="Rake").attach("Flak Jacket", on="Rake")
    state = at.build()
    spy = find_card(state, "Raven Spy")
    state = state.replace(cards=state.cards.set(spy, state.cards[spy].replace(tapped=True)))
    state = done(state)
    assert look(state, "#1 of B.tapped", "Raven Spy.tapped") == [False, False]
    state = back(sound(state))
    assert look(state, "Rake.attached", "Rake.tapped") == [["Raven Spy", "Flak Jacket"], False]


@rule("R4.1-03")
def test_what_is_on_him_is_out_of_play_meanwhile() -> None:
    at = position(capacity=2).attach("Ivory Bow", on="Rake").attach("Raven Spy", on="Rake")
    state = at.build()
    bow, spy = (find_card(state, name) for name in ("Ivory Bow", "Raven Spy"))
    assert in_play(state, bow)
    state = banished(at)
    assert not in_play(state, bow)
    assert not in_play(state, spy)
    assert look(state, "Raven Spy.life", "#1 of B.attached") == [1, ["Ivory Bow", "Raven Spy"]]
    state = back(state)
    assert in_play(state, bow)
    assert in_play(state, spy)


@rule("R4.1-02")
def test_a_bow_played_meanwhile_is_contested_when_he_comes_back() -> None:
    at = position(capacity=2).attach("Ivory Bow", on="Rake").hand("A", "Ivory Bow")
    state = banished(at.vampire("Nik", "A", capacity=3))
    state = onward(play(state, "A: play Ivory Bow with Nik"))
    assert look(state, "Nik.attached", "A.contested") == [["Ivory Bow"], []]
    state = back(state)
    assert look(state, "A.contested", "B.contested") == [["Ivory Bow"], ["Ivory Bow"]]


@rule("R4.1-02")
def test_another_copy_of_him_may_come_meanwhile() -> None:
    at = position(blood=3).vampire("Rake", "C", capacity=4, blood=4, zone="uncontrolled")
    state = later(banished(at), "C", "DISCARD")
    assert look(state, "C.ready", "C.contested") == [["Yuri", "Rake"], []]
    state = play(later(state, "B", "INFLUENCE"), TRANSFER)
    state = later(state, "B", "DISCARD")
    assert look(state, "B.contested", "C.contested") == [["Rake"], ["Rake"]]


# --- what he remembers ----------------------------------------------------------------------------


@rule("R1.5-07")
def test_cards_that_change_his_capacity_count_again_only_in_play() -> None:
    """[PIB 20140122] [TOM 19951209]"""
    grown = Text(bonuses=(Bonus(Number.CAPACITY, 2),))
    at = position(blood=6).prop("Age", types="master", text=grown).attach("Age", on="Rake")
    assert look(at.build(), "Rake.capacity") == [6]
    state = banished(at)
    assert look(state, "#1 of B.capacity", "#1 of B.blood") == [4, 6]
    assert look(back(state), "Rake.capacity", "Rake.blood") == [6, 6]


def test_his_disciplines_are_those_that_are_printed() -> None:
    lesson = Text(discipline=Discipline.POTENCE)
    at = (
        position(capacity=2).prop("Lesson", types="master", text=lesson).attach("Lesson", on="Rake")
    )
    state = banished(at)
    rake = state.players[1].uncontrolled[0]
    assert disciplines(state, rake) == {}
    assert disciplines(back(state), rake) == {Discipline.POTENCE: 1}


def lost_title(state: GameState) -> GameState:
    rake = find_card(state, "Rake")
    return state.replace(cards=state.cards.set(rake, state.cards[rake].replace(claim=NO_CLAIM)))


@rule("G11")
@pytest.mark.parametrize(("lost", "title"), [(False, "prince"), (True, "")])
def test_titles_gained_and_lost_are_remembered(lost: bool, title: str) -> None:
    """[LSJ 20010809-3] [LSJ 20010809-2]"""
    state = position(title="prince", city="Rome").build()
    state = lost_title(state) if lost else state
    state = done(state)
    assert look(state, "#1 of B.title") == [""]
    assert look(back(state), "Rake.title") == [title]


@rule("G11")
def test_what_lasts_is_remembered() -> None:
    """[TOM 19960210] [RTR 20000501]"""
    at = position().attach("Flak Jacket", on="Rake").build()
    rake, jacket = find_card(at, "Rake"), find_card(at, "Flak Jacket")
    lasting = (Revered(rake, 1), Remembered(jacket, 2, 0))
    state = at.replace(lasting=(*at.lasting, *lasting))
    state = done(state)
    state = later(later(state, "B", "INFLUENCE"), "C", "MASTER")
    assert set(lasting) <= set(state.lasting)


def test_a_card_that_became_a_vampire_stays_one() -> None:
    blank = Text()
    at = position().prop("Child", types="master", text=blank).permanent("Child", "B")
    state = at.build()
    child = state.players[1].in_play[0]
    value = state.cards[child].replace(
        form=Form(1, ("Brujah",), None), zone=state.cards[state.players[1].ready[0]].zone
    )
    player = state.players[1]
    player = player.replace(in_play=(), ready=(*player.ready, child))
    state = state.replace(
        cards=state.cards.set(child, value),
        players=(state.players[0], player, *state.players[2:]),
    )
    state = done(state, "A: target Child")
    assert look(state, "#1 of B.capacity") == [1]
    state = play(later(state, "B", "INFLUENCE"), TRANSFER)
    assert look(later(state, "B", "DISCARD"), "Child.zone", "Child.capacity") == ["ready", 1]


# --- whose he is ----------------------------------------------------------------------------------


@rule("R1.3-05")
def test_he_goes_to_who_has_him_for_good() -> None:
    """Not to his owner; and he leaves the game with her. [ANK 20200408-2] [RTR 20000501]"""
    state = banished(position(seat="C", owner="B", blood=3))
    assert look(state, "C.uncontrolled", "B.uncontrolled", "#1 of C.blood") == [["Rake"], [], 3]
    assert look(back(with_blood(state, 4), "C"), "Rake.controller", "Rake.owner") == ["C", "B"]
    state = state.replace(
        players=tuple(
            player.replace(pool=1) if seat == 2 else player
            for seat, player in enumerate(state.players)
        )
    )
    state = onward(play(later(state, "B", "MINION"), "B: bleed with Thomas"))
    assert look(sound(state), "C.standing", "B.removed") == ["OUSTED", ["Rake"]]


def with_blood(state: GameState, amount: int) -> GameState:
    (rake,) = state.players[2].uncontrolled
    return state.replace(cards=state.cards.set(rake, state.cards[rake].replace(blood=amount)))


@pytest.mark.parametrize("until", Until)
def test_who_has_him_for_a_time_loses_him(until: Until) -> None:
    at = position(seat="C", owner="B").attach("Flak Jacket", on="Rake")
    state = at.build()
    rake = find_card(state, "Rake")
    state = state.replace(lasting=(Borrowed(rake, 1, 2, until),))
    state = done(state)
    assert look(state, "B.uncontrolled", "C.uncontrolled") == [["Rake"], []]
    assert not any(isinstance(each, Borrowed) for each in state.lasting)
    assert look(back(state), "Rake.controller", "Flak Jacket.controller") == ["B", "B"]

"""Contested cards (4.1): readings of C09, minimal pairs, and what scenario files cannot express."""

from __future__ import annotations

import attrs
import pytest

import vtes
from tests.rulecheck import rule
from tests.rules.pairs import pair, pair_of_moves, play
from vtes.check import check
from vtes.engine import advance, apply, transition
from vtes.model.cards import CardType
from vtes.model.decisions import Phase
from vtes.model.events import CardContested, CardMoved, Cause, ContestEnded, PoolChanged
from vtes.model.moves import Pass, PayContest, YieldContest
from vtes.model.ruleset import OwnDuplicate, Ruleset
from vtes.model.state import GameState
from vtes.model.text import Bonus, Number, Text
from vtes.model.zones import Zone
from vtes.ops.cards import move, tap
from vtes.testing import Position, read
from vtes.testing.position import VampireZone

STEEL = Text(bonuses=(Bonus(Number.STRENGTH, 2),))


def reading(own_duplicate: OwnDuplicate) -> Ruleset:
    return vtes.REVISED.replace(name=own_duplicate.name.lower(), own_duplicate=own_duplicate)


def second_copy(own_duplicate: OwnDuplicate) -> GameState:
    """A had Lupo ready; a second copy of hers has just come out."""
    builder = Position("A", "B").turn("A", Phase.INFLUENCE).ruleset(reading(own_duplicate))
    builder.vampire("Lupo", "A", capacity=5, blood=4).pool(A=10)
    builder.vampire("Lupo", "A", capacity=5, blood=5, zone="uncontrolled")
    return play(builder.build(), "A: pass")


def contest(*seats: str, turn: str = "A", pool: int = 10) -> Position:
    """Each of the seats controls a contested copy of Lupo; an untap phase is about to begin."""
    builder = Position("A", "B", "C").turn(turn, Phase.UNTAP).pool(A=pool)
    for seat in seats:
        builder.vampire("Lupo", seat, capacity=5, zone="contested")
    return builder


# --- C09: a second copy of one's own --------------------------------------------------------------


@rule("C09", "R4.1-10", "R4.1-11")
def test_base_edition_burns_the_first_copy() -> None:
    assert vtes.REVISED.own_duplicate is OwnDuplicate.FIRST_BURNED
    state = second_copy(OwnDuplicate.FIRST_BURNED)
    assert state.players[0].ready == (1,)
    assert state.players[0].ash_heap == (0,)
    assert state.players[0].contested == ()
    assert not check(state)


@rule("C09", "R4.1-10")
def test_today_the_incoming_copy_is_burned() -> None:
    state = second_copy(OwnDuplicate.INCOMING_BURNED)
    assert state.players[0].ready == (0,)
    assert state.players[0].ash_heap == (1,)
    assert state.cards[0].blood == 4
    assert state.players[0].contested == ()
    assert not check(state)


@rule("C09", "R4.1-10", "D21")
def test_in_1998_she_contests_with_herself() -> None:
    state = second_copy(OwnDuplicate.SELF_CONTEST)
    assert state.players[0].contested == (0, 1)
    assert state.players[0].ready == ()
    state = play(state, *["A: pass"], *["B: pass"] * 5)
    state = play(state, "A: yield Lupo")
    # The other copy is owed for all the same, and returns one untap phase later: 1 pool in all.
    pair(state, play(state, "A: contest Lupo"), "A: pass", "contest-unanswered", "R4-06")
    state = play(state, "A: contest Lupo", *["A: pass"] * 5)
    assert state.players[0].contested == (1,)
    assert state.players[0].pool == 9
    assert not check(state)
    state = play(state, *["B: pass"] * 5)
    assert state.players[0].ready == (1,)
    assert state.players[0].pool == 9
    assert not check(state)


@rule("D22", "C09")
@pytest.mark.parametrize(
    ("own_duplicate", "contested", "burned"),
    [
        (OwnDuplicate.FIRST_BURNED, (2,), (0,)),
        (OwnDuplicate.INCOMING_BURNED, (0,), (2,)),
        (OwnDuplicate.SELF_CONTEST, (0, 2), ()),
    ],
)
def test_a_second_copy_while_the_first_is_contested(
    own_duplicate: OwnDuplicate, contested: tuple[int, ...], burned: tuple[int, ...]
) -> None:
    builder = Position("A", "B").turn("A", Phase.INFLUENCE).ruleset(reading(own_duplicate))
    for seat in "AB":
        builder.vampire("Lupo", seat, capacity=5, zone="contested")
    builder.vampire("Lupo", "A", capacity=5, blood=5, zone="uncontrolled")
    state = play(builder.build(), "A: pass")
    assert state.players[0].contested == contested
    assert state.players[0].ash_heap == burned
    assert state.players[1].contested == (1,)
    assert not check(state)


@rule("D22", "R4.1-11")
def test_a_second_copy_before_the_first_has_returned_stays_alone() -> None:
    builder = Position("A", "B").turn("A", Phase.INFLUENCE)
    builder.vampire("Lupo", "A", capacity=5, zone="contested")
    builder.vampire("Lupo", "A", capacity=5, blood=5, zone="uncontrolled")
    state = play(builder.build(), "A: pass")
    assert state.players[0].ready == (1,)
    assert state.players[0].ash_heap == (0,)


@rule("D23", "R4.1-11")
def test_two_copies_that_come_out_together_come_one_after_the_other() -> None:
    builder = Position("A", "B").turn("A", Phase.INFLUENCE)
    for blood in (5, 7):
        builder.vampire("Lupo", "A", capacity=5, blood=blood, zone="uncontrolled")
    state = play(builder.build(), "A: pass")
    assert state.players[0].ready == (1,)
    assert state.players[0].ash_heap == (0,)
    assert state.cards[1].blood == 5
    assert not check(state)


# --- guards ---------------------------------------------------------------------------------------


@rule("R4-06")
def test_phase_does_not_end_before_every_contest_is_answered() -> None:
    refused = contest("A", "B").build()
    for answer in ("A: contest Lupo", "A: yield Lupo"):
        pair(refused, play(refused, answer), "A: pass", "contest-unanswered", "R4-06")


@rule("R4.1-05", "R4.1-06")
def test_only_her_own_contested_cards_are_hers_to_answer_for() -> None:
    state = contest("A", "B").vampire("Rake", "A", capacity=4).build()
    for kind in (PayContest, YieldContest):
        for other in (1, 2):
            pair_of_moves(state, kind(0, other), kind(0, 0), "not-contesting", "R4.1-05")
        pair_of_moves(state, kind(0, 3), kind(0, 0), "no-such-card", "R1.6.1-16")


@rule("R4.1-06")
@pytest.mark.parametrize("line", ["A: contest Lupo", "A: yield Lupo"])
def test_a_card_is_answered_for_once(line: str) -> None:
    fresh = contest("A", "B").build()
    pair(play(fresh, "A: contest Lupo"), fresh, line, "contest-paid", "R4.1-06")


@rule("R4.1-05")
def test_a_card_is_answered_for_again_in_the_next_untap_phase() -> None:
    state = contest("A", "B").build()
    for pool in (9, 8, 7):
        state = play(state, "A: contest Lupo")
        assert state.players[0].pool == pool
        state = play(state, *["A: pass"] * 5, "B: contest Lupo (2)", *["B: pass"] * 5)
        state = play(state, *["C: pass"] * 5)


@rule("G02")
def test_who_cannot_pay_can_only_yield() -> None:
    dear = vtes.REVISED.replace(name="dear", contest_pool=3)
    refused = contest("A", "B", pool=2).ruleset(dear).build()
    allowed = contest("A", "B", pool=3).ruleset(dear).build()
    pair(refused, allowed, "A: contest Lupo", "contest-too-dear", "G02")
    assert vtes.is_legal(refused, YieldContest(0, 0))


@rule("R1.6.1-19")
def test_a_contested_card_is_no_target() -> None:
    def state(zone: VampireZone) -> GameState:
        builder = Position("A", "B").turn("A", Phase.MASTER).hand("A", "Fortitude")
        builder.vampire("Lupo", "A", capacity=5, zone=zone).vampire("Rake", "B", capacity=4)
        return play(builder.build(), "A: play Fortitude")

    pair(state("contested"), state("torpor"), "A: target Lupo", "target-contested", "R1.6.1-19")


# --- events ---------------------------------------------------------------------------------------


@rule("R4.1-02", "R4.1-03")
def test_events_tell_who_contests_and_who_wins() -> None:
    builder = Position("A", "B").turn("A", Phase.INFLUENCE)
    builder.vampire("Lupo", "B", capacity=5)
    builder.vampire("Lupo", "A", capacity=5, blood=5, zone="uncontrolled")
    begun = transition(builder.build(), Pass(0))
    moved = [e for e in begun.events if isinstance(e, CardMoved) and e.zone is Zone.CONTESTED]
    assert [(e.card, e.origin, e.seat) for e in moved] == [(0, Zone.READY, 1), (1, Zone.READY, 0)]
    assert [e for e in begun.events if isinstance(e, CardContested)] == [
        CardContested(0, 1),
        CardContested(1, 0),
    ]
    state = play(begun.after, "A: pass")
    paid = transition(state, PayContest(1, 0))
    assert paid.events == (PoolChanged(1, -1, Cause.CONTEST),)


# --- what lies on contested cards -----------------------------------------------------------------


def armed(zone: VampireZone = "contested") -> GameState:
    """A has Lupo (card 0) with a unique sword; B's turn ends. B has the other copy, if any."""
    builder = Position("A", "B").turn("B", Phase.DISCARD)
    builder.prop("Sword", types=CardType.EQUIPMENT, unique=True, text=STEEL)
    builder.vampire("Lupo", "A", capacity=5, zone=zone)
    builder.vampire("Lupo" if zone == "contested" else "Rake", "B", capacity=5, zone=zone)
    return builder.attach("Sword", on="Lupo").build()


@rule("G11", "R4.1-03")
def test_cards_on_a_contested_card_do_not_untap() -> None:
    for state, out_of_play in ((armed(), True), (armed("ready"), False)):
        (sword,) = state.cards[0].attached
        untapped = play(tap(state, sword).replace(trail=()), "B: pass")
        assert untapped.active == 0
        assert untapped.cards[sword].tapped is out_of_play
        assert vtes.in_play(untapped, sword) is not out_of_play


@rule("G11", "D23")
def test_a_unique_card_out_of_play_contests_nothing_until_it_returns() -> None:
    builder = Position("A", "B").turn("B", Phase.UNTAP)
    builder.prop("Sword", types=CardType.EQUIPMENT, unique=True, text=STEEL)
    for seat in "AB":
        builder.vampire("Lupo", seat, capacity=5, zone="contested")
    builder.vampire("Rake", "B", capacity=4).hand("B", "Sword").attach("Sword", on="Lupo")
    state = builder.build()
    first = state.cards[0].attached[0]
    (second,) = [c for c, v in enumerate(state.cards) if c != first and _is_sword(state, c)]
    pending = state.pending
    state = move(state, second, Zone.ATTACHED, host=2)
    state = advance(state.replace(pending=None), 0).replace(trail=())
    assert state.pending == pending
    assert read(state, "Rake.strength") == 3
    assert state.players[1].contested == (1,)
    assert not check(state)
    state = play(state, "B: yield Lupo (2)", *["B: pass"] * 5)
    assert state.players[0].ready == (0,)
    assert state.players[0].contested == (first,)
    assert state.players[1].contested == (second,)
    assert read(state, "Rake.strength") == 1
    assert not check(state)
    # She is asked about the sword at once: it is contested in an untap phase of hers.
    assert vtes.is_legal(state, PayContest(0, first))
    state = play(state, "A: yield Sword", *["A: pass"] * 5)
    assert read(state, "Rake.attached") == ["Sword"]
    assert read(state, "Rake.strength") == 3


def _is_sword(state: GameState, card: int) -> bool:
    return state.definition(card).facts.name == "Sword"


@rule("D20")
def test_a_card_returns_to_a_host_who_is_contested_himself() -> None:
    builder = Position("A", "B").turn("A", Phase.UNTAP)
    builder.prop("Sword", types=CardType.EQUIPMENT, unique=True, text=STEEL)
    builder.vampire("Lupo", "A", capacity=5).vampire("Rake", "B", capacity=4)
    builder.vampire("Lupo", "B", capacity=5, blood=5, zone="uncontrolled")
    builder.attach("Sword", on="Lupo").hand("B", "Sword")
    state = play(builder.build(), *["A: pass"] * 5)
    first = state.cards[0].attached[0]
    (second,) = [c for c, v in enumerate(state.cards) if c != first and _is_sword(state, c)]
    state = move(state, second, Zone.ATTACHED, host=1)
    state = advance(state.replace(pending=None), 0).replace(trail=())
    assert state.players[0].contested == (first,)
    state = play(state, "B: contest Sword (2)", *["B: pass"] * 4)
    assert state.players[0].contested == (first, 0)
    assert not check(state)
    state = play(state, "B: pass", "A: contest Sword", "A: contest Lupo", *["A: pass"] * 5)
    state = play(state, "B: yield Sword (2)", "B: contest Lupo (2)", *["B: pass"] * 5)
    assert state.cards[first].zone is Zone.ATTACHED
    assert state.cards[0].attached == (first,)
    assert not vtes.in_play(state, first)
    assert not check(state)
    state = play(state, "A: yield Lupo")
    assert state.cards[first].zone is Zone.ASH_HEAP


@rule("R4.1-09", "G20")
def test_a_won_copy_returns_before_the_rest_untaps() -> None:
    builder = contest("A").vampire("Rake", "A", capacity=4, tapped=True)
    course = transition(builder.turn("C", Phase.DISCARD).build(), Pass(2))
    kinds = [type(event).__name__ for event in course.events]
    assert kinds[-3:] == ["CardMoved", "ContestEnded", "Untapped"]
    assert ContestEnded(0, 0) in course.events


@rule("R4.1-09", "G41")
def test_a_contest_won_within_her_untap_phase_ends_in_the_next_one() -> None:
    builder = contest("A", "B").permanent("Army of Rats", "A").pool(B=1)
    state = play(builder.build(), "A: use Army of Rats in way 2")  # A's prey is ousted
    assert state.players[0].contested == (0,)
    assert not check(state)
    state = play(state, "A: contest Lupo", "A: pass")
    while state.phase is not Phase.UNTAP or state.active != 0:
        assert state.pending is not None
        assert state.players[0].contested == (0,)
        state = apply(state, Pass(state.pending.seat))
    assert state.players[0].ready == (0,)
    assert not check(state)


@rule("R4.1-08")
def test_a_card_that_has_been_paid_for_is_burned_with_the_one_it_was_on() -> None:
    builder = contest("A", "B")
    for name in ("Lupo", "Lupo (2)"):
        builder.attach("J. S. Simmons, Esq.", on=name)
    state = builder.build()
    for card, host in ((2, 0), (3, 1)):  # each was contested before the vampire came to be
        state = move(state, card, Zone.CONTESTED, host=host).replace(trail=())
    assert not check(state)
    state = play(state, "A: contest J. S. Simmons, Esq.", "A: yield Lupo")
    assert {0, 2} <= {*state.players[0].ash_heap}
    assert not check(state)


# --- invariants -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"returns": None}, "wrong-return"),
        ({"returns": Zone.HAND}, "wrong-contest"),
        ({"returns": Zone.ATTACHED}, "wrong-host"),
        ({"returns": Zone.ATTACHED, "host": 99}, "wrong-host"),
        ({"tapped": True}, "not-in-play"),
        ({"host": 1}, "wrong-host"),
    ],
)
def test_faults_of_a_contested_card(changes: dict[str, object], code: str) -> None:
    state = contest("A", "B").build()
    assert not check(state)
    broken = state.replace(cards=state.cards.set(0, state.cards[0].replace(**changes)))
    assert code in {fault.code for fault in check(broken)}


def test_faults_of_contests() -> None:
    def codes(state: GameState) -> set[str]:
        return {fault.code for fault in check(state)}

    state = contest("A", "B").build()
    assert codes(move(state, 1, Zone.READY)) == {"unique-twice", "contest-won", "trail"}
    assert codes(move(state, 1, Zone.ASH_HEAP)) == {"contest-won", "not-in-play", "trail"}
    both = move(move(state, 0, Zone.READY), 1, Zone.READY).replace(trail=())
    assert codes(both) == {"unique-twice"}
    paid = play(state, "A: contest Lupo")
    assert codes(move(paid, 0, Zone.TORPOR)) >= {"wrong-payment"}
    assert codes(contest("A", "A", "B").build()) == {"own-duplicate"}
    facts = state.definition(0).facts
    common = state.definition(0).replace(facts=attrs.evolve(facts, unique=False))
    table = state.table.replace(definitions=(common, *state.table.definitions[1:]))
    assert codes(state.replace(table=table)) == {"wrong-contest"}


def test_cards_in_a_circle_are_a_fault() -> None:
    state = armed("ready")
    sword = state.cards[0].attached[0]
    assert not check(state)
    cards = state.cards.set(0, state.cards[0].replace(attached=()))
    cards = cards.set(sword, cards[sword].replace(host=sword, attached=(sword,)))
    assert "wrong-host" in {fault.code for fault in check(state.replace(cards=cards))}

"""Contested titles (4.2): minimal pairs, events, and what scenario files cannot express."""

from __future__ import annotations

import pytest

import vtes
from tests.rulecheck import rule
from tests.rules.pairs import pair, pair_of_moves, play
from vtes.check import check
from vtes.codec.possible import refuse_impossible
from vtes.engine import transition
from vtes.model.cards import NO_CLAIM, Claim, Title
from vtes.model.decisions import Phase
from vtes.model.errors import DataError
from vtes.model.events import BloodChanged, CardMoved, Cause
from vtes.model.frames import UntapPhase
from vtes.model.moves import Pass, PayTitle, YieldTitle
from vtes.model.state import GameState
from vtes.model.title_events import TitleContested, TitleGained, TitleLost, TitleYielded
from vtes.model.zones import Zone
from vtes.ops.cards import burn, move
from vtes.ops.counters import with_card
from vtes.ops.titles import give_title, take_claims
from vtes.rules import titles
from vtes.testing import Position
from vtes.testing.position import VampireZone

PRINCE = {"title": "prince", "city": "Q"}


def contest(blood: int = 3, zone: VampireZone = "ready", phase: Phase = Phase.UNTAP) -> Position:
    """A's Anna and B's Boris contest the title of prince; it is the phase of A."""
    position = Position("A", "B").turn("A", phase)
    position.vampire(
        "Anna", "A", capacity=5, blood=blood, zone=zone, contesting=True, title="prince", city="Q"
    )
    position.vampire("Boris", "B", capacity=5, contesting=True, title="prince", city="Q")
    return position.vampire("Axel", "A", capacity=4).library("A", 40).library("B", 40)


def whole(state: GameState) -> bool:
    """Whether nothing is wrong with a position, and it can be stored and read."""
    return not check(state) and vtes.loads(vtes.dumps(state)) == state


# --- guards ---------------------------------------------------------------------------------------


@rule("R4-06")
def test_phase_does_not_end_before_every_title_is_answered_for() -> None:
    refused = contest().build()
    for answer in ("A: contest the title of Anna", "A: yield the title of Anna"):
        pair(refused, play(refused, answer), "A: pass", "title-unanswered", "R4-06")


@rule("R4.2-05", "R4.2-06")
def test_only_her_own_contested_titles_are_hers_to_answer_for() -> None:
    state = contest().build()
    for kind in (PayTitle, YieldTitle):
        for other in (1, 2):
            pair_of_moves(state, kind(0, other), kind(0, 0), "not-contesting-title", "R4.2-05")
        pair_of_moves(state, kind(0, 99), kind(0, 0), "no-such-card", "R1.6.1-16")


@rule("R4.2-06")
@pytest.mark.parametrize("what", ["contest", "yield"])
def test_a_title_is_answered_for_once(what: str) -> None:
    fresh, line = contest().build(), f"A: {what} the title of Anna"
    pair(play(fresh, "A: contest the title of Anna"), fresh, line, "title-paid", "R4.2-06")


@rule("R4.2-05", "R4.2-07")
def test_who_has_no_blood_must_yield() -> None:
    line = "A: contest the title of Anna"
    pair(contest(blood=0).build(), contest(blood=1).build(), line, "title-too-dear", "R4.2-07")
    assert vtes.is_legal(contest(blood=0).build(), YieldTitle(0, 0))
    dear = vtes.REVISED.replace(name="dear", contest_blood=3)
    refused, allowed = (contest(blood=b).ruleset(dear).build() for b in (2, 3))
    pair(refused, allowed, line, "title-too-dear", "R4.2-07")
    assert play(allowed, line).cards[0].blood == 0


@rule("R4.2-08", "R4.2-09")
def test_who_is_in_torpor_must_yield() -> None:
    refused = contest(zone="torpor").build()
    line = "A: contest the title of Anna"
    pair(refused, contest().build(), line, "title-in-torpor", "R4.2-08")
    assert vtes.is_legal(refused, YieldTitle(0, 0))
    assert not vtes.is_legal(refused, Pass(0))


# --- who contests, and who wins -------------------------------------------------------------------


@rule("R4.2-02", "R4.2-05")
def test_events_tell_who_contests_and_what_is_paid() -> None:
    position = Position("A", "B").turn("A", Phase.INFLUENCE)
    position.vampire("Boris", "B", capacity=5, title="archbishop", city="Q")
    position.vampire(
        "Anna", "A", capacity=5, blood=5, zone="uncontrolled", title="prince", city="Q"
    )
    begun = transition(position.build(), Pass(0))
    assert [e for e in begun.events if isinstance(e, TitleContested)] == [
        TitleContested(1, Title.PRINCE, "Q"),
        TitleContested(0, Title.ARCHBISHOP, "Q"),
    ]
    assert whole(begun.after)
    paid = transition(contest().build(), PayTitle(0, 0))
    assert paid.events == (BloodChanged(0, -1, Cause.CONTEST),)
    assert whole(paid.after)


@rule("D81", "G24", "R4.2-13")
def test_a_methuselah_contests_a_title_with_herself() -> None:
    position = Position("A", "B").turn("A", Phase.UNTAP)
    for name in ("Anna", "Axel"):
        position.vampire(name, "A", capacity=5, contesting=True, title="prince", city="Q")
    position.library("A", 40).library("B", 40)
    state = play(position.build(), "A: yield the title of Axel")
    # Anna owes for this phase all the same, and has the title one untap phase later.
    line = "A: contest the title of Anna"
    pair(state, play(state, line), "A: pass", "title-unanswered", "R4-06")
    state = play(state, line, *["A: pass"] * 5)
    assert (state.cards[0].blood, state.cards[0].contesting) == (4, True)
    state = play(state, *["B: pass"] * 5)
    assert titles.votes(state, 0) == 2
    assert state.cards[0].blood == 4
    assert whole(state)


@rule("D81", "R4.2-13")
def test_the_last_claimant_has_the_title_in_torpor_too() -> None:
    position = Position("A", "B").turn("A", Phase.UNTAP)
    position.vampire(
        "Anna", "A", capacity=5, zone="torpor", contesting=True, title="prince", city="Q"
    )
    state = position.build()
    assert not state.cards[0].contesting
    assert titles.title(state, 0) is Title.PRINCE
    assert titles.votes(state, 0) == 0  # R6.3.3-14


@rule("R4.2-02")
def test_a_claimant_in_torpor_contests_too() -> None:
    position = Position("A", "B").turn("A", Phase.INFLUENCE)
    position.vampire("Boris", "B", capacity=5, zone="torpor", title="prince", city="Q")
    position.vampire(
        "Anna", "A", capacity=5, blood=5, zone="uncontrolled", title="prince", city="Q"
    )
    state = play(position.build(), "A: pass")
    assert [state.cards[card].contesting for card in (0, 1)] == [True, True]
    assert whole(state)


@rule("G41", "D83")
def test_who_leaves_play_contests_nothing_and_comes_back_as_printed() -> None:
    state = contest(phase=Phase.MASTER).build()
    state = burn(state, 0)
    assert not state.cards[0].contesting
    assert titles.claimants(state, ("city", "Q")) == (1,)
    yielded = play(contest().build(), "A: yield the title of Anna")
    assert titles.claim(yielded, 0) == NO_CLAIM
    assert titles.claim(burn(yielded, 0), 0) == Claim(Title.PRINCE, "Q")


@rule("D83", "G11")
def test_a_contested_vampire_keeps_what_he_was_given() -> None:
    state = give_title(contest(phase=Phase.MASTER).build(), 2, Claim(Title.PRIMOGEN))
    away = move(state, 2, Zone.CONTESTED)
    assert vtes.title(away, 2) is Title.NONE
    back = move(away, 2, Zone.READY)
    assert vtes.title(back, 2) is Title.PRIMOGEN
    assert vtes.title(move(move(back, 2, Zone.ASH_HEAP), 2, Zone.READY), 2) is Title.NONE


def test_no_title_is_given_out_of_play() -> None:
    position = contest(phase=Phase.MASTER)
    position.vampire("Adam", "A", capacity=5, zone="uncontrolled")
    state = position.build()
    for vampire in (state.players[0].uncontrolled[0], state.players[0].library[0]):
        assert give_title(state, vampire, Claim(Title.PRIMOGEN)) == state


@rule("D82", "R4.2-11")
def test_a_title_goes_with_the_card_that_gave_it() -> None:
    position = contest(phase=Phase.MASTER).prop("Praxis", types="master")
    state = position.attach("Praxis", on="Axel").build()
    (praxis,) = state.cards[2].attached
    state = give_title(state, 2, Claim(Title.PRINCE, "R", card=praxis))
    assert whole(state.replace(trail=()))
    assert titles.votes(state, 2) == 2
    state = burn(state, praxis)
    assert titles.votes(state, 2) == 0
    assert whole(state.replace(trail=()))


@rule("R4.2-10")
def test_yielding_changes_nothing_else() -> None:
    before = contest().build()
    made = transition(before, YieldTitle(0, 0))
    assert made.events == (TitleYielded(0, Title.PRINCE, "Q"),)
    card = before.cards[0].replace(claim=NO_CLAIM, contesting=False)
    assert made.after.cards == before.cards.set(0, card)


# --- positions that cannot be ---------------------------------------------------------------------


def _faults(state: GameState) -> list[str]:
    return [fault.code for fault in check(state)]


def test_check_finds_what_cannot_be() -> None:
    state = contest().build()
    anna, boris, axel = state.cards[0], state.cards[1], state.cards[2]
    for card, value in (
        (0, anna.replace(contesting=False)),
        (2, axel.replace(contesting=True)),
        (0, anna.replace(claim=Claim(Title.PRINCE, "Q"))),
        (0, anna.replace(claim=Claim(Title.PRINCE, "Q", card=2))),
        (0, anna.replace(claim=Claim(Title.BISHOP))),
    ):
        broken = state.replace(cards=state.cards.set(card, value))
        assert set(_faults(broken)) & {"wrong-title", "title-twice"}, (card, value)
    gone = move(contest(phase=Phase.MASTER).build(), 1, Zone.ASH_HEAP)
    for value in (boris.replace(contesting=True), boris.replace(claim=NO_CLAIM)):
        changed = gone.cards[1].replace(contesting=value.contesting, claim=value.claim)
        broken = gone.replace(cards=gone.cards.set(1, changed), trail=())
        assert "wrong-title" in _faults(broken)
    top = state.stack[-1]
    assert isinstance(top, UntapPhase)
    assert "wrong-payment" in _faults(state.replace(stack=(top.replace(titles_paid=(2,)),)))


def test_stored_titles_refer_to_cards_that_are_there() -> None:
    state = contest().build()
    claim = Claim(Title.PRINCE, "Q", card=999)
    broken = state.replace(cards=state.cards.set(0, state.cards[0].replace(claim=claim)))
    with pytest.raises(DataError, match="title from a card that is not there"):
        refuse_impossible(broken)


@pytest.mark.parametrize(
    ("facts", "message"),
    [
        ({"city": "Q"}, "only a prince or archbishop has a city"),
        ({"votes": 2, "title": "prince"}, "who has no other title"),
        ({"sect": "inconnu"}, "the sects are"),
        ({"contesting": True}, "no title that he could be contesting"),
        ({"contesting": True, "title": "primogen"}, "no title that he could be contesting"),
        ({"contesting": True, "zone": "crypt", **PRINCE}, "out of play nobody contests"),
        (
            {"contesting": True, "sect": "sabbat", **PRINCE},
            "no title that he could be contesting",
        ),
    ],
)
def test_positions_with_impossible_titles_are_refused(
    facts: dict[str, object], message: str
) -> None:
    with pytest.raises(vtes.InvalidPosition, match=message):
        Position("A", "B").vampire("Anna", "A", capacity=5, **facts).build()  # type: ignore[arg-type]


def test_two_who_claim_one_title_in_a_position_are_contesting_it() -> None:
    position = Position("A", "B").vampire("Anna", "A", capacity=5, title="prince", city="Q")
    position.vampire("Boris", "B", capacity=5, contesting=True, title="prince", city="Q")
    with pytest.raises(vtes.InvalidPosition, match="all are contesting"):
        position.build()


# --- what a mutation run found unnoticed ----------------------------------------------------------

Q = Claim(Title.PRINCE, "Q")


def improper() -> GameState:
    """A's Anna is the prince of Q; Boris, of the Sabbat, lays claim to that title."""
    position = Position("A", "B").vampire("Anna", "A", capacity=5, title="prince", city="Q")
    state = position.vampire("Boris", "B", capacity=5, sect="sabbat").build()
    return with_card(state, 1, state.cards[1].replace(claim=Q))


@rule("R10-06")
def test_a_claimant_whom_the_title_does_not_become_yields_at_once() -> None:
    state = take_claims(improper(), (1,))
    assert state.trail == (
        TitleContested(1, Title.PRINCE, "Q"),
        TitleYielded(1, Title.PRINCE, "Q"),
    )
    assert (state.cards[0].contesting, state.cards[1].contesting) == (False, False)
    assert (titles.claim(state, 0), titles.claim(state, 1)) == (Q, NO_CLAIM)


@rule("R10-04", "R10-06")
def test_alone_he_keeps_his_claim() -> None:
    state = burn(improper(), 0).replace(trail=())
    assert take_claims(state, (1,)) == state
    assert titles.holds(state, 1) == NO_CLAIM


@rule("R6.3.4-10", "R4.2-10")
@pytest.mark.parametrize("contesting", [True, False])
def test_who_gains_a_title_loses_or_yields_the_one_before(contesting: bool) -> None:
    """The card that gave it is burned."""
    position = Position("A", "B").vampire("Anna", "A", capacity=5, sect="camarilla")
    state = position.prop("Seal", types="action").attach("Seal", on="Anna").build()
    before = Claim(Title.PRIMOGEN, card=1)
    state = with_card(state, 0, state.cards[0].replace(claim=before, contesting=contesting))
    state = give_title(state, 0, Q)
    assert [event for event in state.trail if not isinstance(event, CardMoved)] == [
        (TitleYielded if contesting else TitleLost)(0, Title.PRIMOGEN, ""),
        TitleGained(0, Title.PRINCE, "Q"),
    ]
    assert (titles.claim(state, 0), state.cards[0].contesting) == (Q, False)
    assert state.cards[1].zone is Zone.ASH_HEAP


@rule("R4.2-02")
def test_who_contests_already_does_not_begin_again() -> None:
    state = (
        contest().vampire("Carla", "B", capacity=5, zone="crypt", title="prince", city="Q").build()
    )
    carla = state.players[1].crypt[0]
    state = move(state, carla, Zone.READY).replace(trail=())
    assert take_claims(state, (carla,)).trail == (TitleContested(carla, Title.PRINCE, "Q"),)

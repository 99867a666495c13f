"""What the caller of a referendum chooses, and what others see of it: found by a mutation run."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulecheck import rule
from tests.rules.pairs import drive, play
from tests.rules.politics import POLLING, motion, political, polling, terms, until
from tests.rules.prop_cards import modifier, prop, table
from vtes.engine import advance, apply, transition
from vtes.model.events import Event
from vtes.model.frames import Use
from vtes.model.lasting import NextPasses
from vtes.model.moves import Pass, Side, VoteSource
from vtes.model.referendum import Cast, Referendum
from vtes.model.ruleset import REVISED
from vtes.model.state import NOBODY, GameState
from vtes.model.terms import (
    ChosenCard,
    ChosenClan,
    ChosenMethuselah,
    ChosenMethuselahs,
    DividePoints,
    NewSeating,
)
from vtes.model.text import Aim, Effect, Term, What
from vtes.model.vote_events import (
    ReferendumBegan,
    ReferendumFailed,
    ReferendumPassed,
    TermsChosen,
    VotesCast,
)
from vtes.model.vote_words import CallerBurns, TapVoters, VotersBurn
from vtes.model.words import GainPool
from vtes.model.zones import TORPOR, Zone
from vtes.notation import find_card
from vtes.ops.cards import move
from vtes.ops.oust import take_ousts
from vtes.ops.referendum import call, cast_votes, note_in_referendum
from vtes.ops.stack import change
from vtes.queries import current_window
from vtes.rules.votes import current_referendum
from vtes.testing import Position, read
from vtes.testing.lines import reading


def asking(*asked: Term, position: Position | None = None) -> GameState:
    """A's Lupo has called a referendum with these terms; C has the only vampire of a clan."""
    mode = political(GainPool(1), terms=asked)
    position = position or table("A", "B", "C", "D").vampire("Royce", "C", capacity=3, clan="Baali")
    return terms(motion(position, mode))


def told(state: GameState, *lines: str) -> tuple[GameState, list[Event]]:
    """The position after these moves, and what everybody has been told of terms and votes."""
    events: list[Event] = []
    for line in lines:
        made = transition(*reading(state, line))
        kinds = (TermsChosen, ReferendumFailed, VotesCast)
        events += [event for event in made.events if isinstance(event, kinds)]
        state = made.after
    return state, events


def frame_of(state: GameState) -> Referendum:
    """The referendum under way."""
    frame = current_referendum(state)
    assert frame is not None
    return frame


@rule("R6.3.2-06")
def test_everybody_is_told_each_term() -> None:
    """They are asked one after the other, and an answer is the answer to one of them."""
    state = asking(
        ChosenMethuselah(),
        ChosenCard(Aim(What.VAMPIRE)),
        ChosenClan(),
        DividePoints(3),
        ChosenMethuselahs(),
        NewSeating(),
    )
    choices = ("choose B", "target Rake", "clan Baali", "2 to B", "1 to C", "choose D", "choose C")
    lines = [f"A: {each}" for each in (*choices, "pass", "choose C", "choose B")]
    state, events = told(state, *lines)
    rake = find_card(state, "Rake")
    assert events == [
        TermsChosen(0, 1),
        TermsChosen(0, card=rake),
        TermsChosen(0, clan="Baali"),
        TermsChosen(0, 1, points=2),
        TermsChosen(0, 2, points=1),
        TermsChosen(0, 3),
        TermsChosen(0, 2),
        TermsChosen(0, 2),
        TermsChosen(0, 1),
    ]
    use = frame_of(state).use
    assert (use.target_seat, use.target, use.clan, use.points) == (1, rake, "Baali", (0, 2, 1, 0))
    assert (use.named, use.seating) == ((3, 2), (0, 2, 1, 3))
    assert current_window(state) is POLLING


@rule("R6.3.2-06")
def test_when_all_have_been_named_the_next_term_is_asked() -> None:
    state = asking(ChosenMethuselah(), ChosenMethuselahs(), ChosenClan())
    state = play(state, "A: choose A", *[f"A: choose {seat}" for seat in "ABCD"])
    assert read(state, "pending") == "TERM_CLAN"


@rule("D92")
def test_a_later_term_that_cannot_be_chosen_ends_it_too() -> None:
    """When all points have been allotted no clan is in play."""
    shares = ("A: 1 to B", "A: 1 to C")
    state, events = told(asking(DividePoints(2), ChosenClan(), position=table()), *shares)
    assert [*map(type, events)] == [TermsChosen, TermsChosen, ReferendumFailed]
    assert events[-1] == ReferendumFailed(0, 0)
    assert read(state, "pending") == "MINION"


@rule("D93")
def test_a_referendum_whose_caller_has_left_is_over() -> None:
    position = motion().vampire("Royce", "B", capacity=6, title="prince", city="Q")
    state = until(polling(position), POLLING, "A")
    out = state.players[0].replace(pool=0)
    state = state.replace(players=(out, *state.players[1:]), pending=None)
    state = advance(take_ousts(state)).replace(trail=())
    assert read(state, "A.standing") == "OUSTED"
    made = transition(*reading(state, "B: pass"))
    assert not any(isinstance(e, ReferendumFailed | ReferendumPassed) for e in made.events)
    assert (read(made.after, "active"), current_referendum(made.after)) == ("B", None)


def counted(card_votes: int, *lines: str, **facts: Any) -> list[int]:
    """Votes that have been cast, with so many votes for a political action card."""
    ruleset = REVISED.replace(name="counted", card_votes=card_votes)
    position = motion(table(**facts)).ruleset(ruleset)
    _, events = told(polling(position.hand("A", "Motion")), *lines)
    assert all(isinstance(each, VotesCast) and each.side is Side.FOR for each in events)
    return [each.votes for each in events if isinstance(each, VotesCast)]


@rule("R6.3.3-06", "R6.3.3-07", "R6.3.3-21")
def test_votes_of_cards_and_of_a_priscus() -> None:
    card, priscus = "A: vote for by the calling card", "A: vote for among the prisci with Lupo"
    facts = {"capacity": 9, "title": "priscus", "sect": "sabbat"}
    assert counted(1, priscus, card, **facts) == [1, 1]
    assert counted(2, priscus, card, **facts) == [1, 2]


# --- what is counted ------------------------------------------------------------------------------


def watched(word: Effect) -> GameState:
    """A is asked for votes in the referendum, in which she has played a card with this word."""
    position = prop(table(), "Bet", "action modifier", modifier(word)).hand("A", "Bet", "Bet")
    for name, seat in {"Royce": "A", "Ian": "B"}.items():
        position.vampire(name, seat, capacity=6, title="prince", city=name)
    state = polling(motion(position))
    bet = next(c for c in state.players[0].hand if state.definition(c).facts.name == "Bet")
    state = move(state, bet, Zone.ASH_HEAP).replace(trail=())
    return change(state, Referendum, watching=(Use(0, find_card(state, "Lupo"), bet),))


def ended(state: GameState, *lines: str) -> tuple[Event, int, int]:
    """How the referendum has ended after these votes, and the pools of A and B."""
    events: tuple[Event, ...] = ()
    for line in lines:
        state = apply(*reading(until(state, POLLING, line[0]), line))
    while current_window(state) is POLLING:
        made = transition(state, Pass(state.to_move or 0))
        state, events = made.after, events + made.events
    (end,) = (e for e in events if isinstance(e, ReferendumFailed | ReferendumPassed))
    return end, state.players[0].pool, state.players[1].pool


CARD, MINE, OURS = (
    "A: vote for by the calling card",
    "A: vote for with Royce",
    "B: vote against with Ian",
)


@rule("R6.3.2-13", "R6.3.2-14")
@pytest.mark.parametrize("margin", [False, True])
def test_by_how_many_votes_it_has_passed_or_failed(margin: bool) -> None:
    """By one vote; 2 pool are what the referendum gives who has called it, if it passes."""
    lost = 1 + margin
    passing, failing = (watched(CallerBurns(1, passed, margin)) for passed in (True, False))
    assert ended(passing, CARD, MINE, OURS) == (ReferendumPassed(3, 2), 30 + 2 - lost, 30)
    assert ended(failing, CARD, OURS) == (ReferendumFailed(1, 2), 30 - lost, 30)
    assert ended(passing, CARD, OURS)[1] == 30
    assert ended(failing, CARD, MINE, OURS)[1] == 32


@rule("R6.3.2-13")
@pytest.mark.parametrize(("side", "pools"), [(Side.FOR, (31, 30)), (Side.AGAINST, (32, 29))])
def test_who_has_voted_on_one_side_burns_pool(side: Side, pools: tuple[int, int]) -> None:
    """The caller too, unless the card says otherwise; each once."""
    assert ended(watched(VotersBurn(side)), CARD, MINE, OURS)[1:] == pools
    spared = VotersBurn(side, caller=False)
    assert ended(watched(spared), CARD, MINE, OURS)[1:] == (32, pools[1])


@rule("R6.3-01", "R6.3.3-05")
def test_everybody_is_told_who_calls_a_referendum_and_who_votes() -> None:
    position = motion().vampire("Royce", "A", capacity=6, title="prince", city="Q")
    state = drive(position.build(), "A: play Motion with Rake")
    events: tuple[Event, ...] = ()
    while current_window(state) is not POLLING:
        made = transition(state, Pass(state.to_move or 0))
        state, events = made.after, events + made.events
    rake, royce = find_card(state, "Rake"), find_card(state, "Royce")
    card = frame_of(state).use.card
    assert ReferendumBegan(0, rake, card) in events
    _, told_of = told(state, "A: vote against with Royce")
    assert told_of == [VotesCast(0, VoteSource.IN_PLAY, royce, 2, Side.AGAINST)]
    hushed = change(state, Referendum, used=(rake,))
    assert frame_of(note_in_referendum(hushed, royce)).used == (rake, royce)


@rule("R6.3.3-05")
@pytest.mark.parametrize("spare", [True, False])
def test_whom_a_card_taps_for_voting(spare: bool) -> None:
    """Vampires who are ready, perhaps not those of who has played it."""
    state = watched(TapVoters(spare=spare))
    royce, ian, rake = (find_card(state, name) for name in ("Royce", "Ian", "Rake"))
    state = move(state, rake, TORPOR)
    for seat, card in ((0, royce), (1, ian), (0, rake)):
        state = cast_votes(state, Cast(seat, VoteSource.IN_PLAY, card, 1, Side.FOR))
    assert [state.cards[each].tapped for each in (royce, ian, rake)] == [not spare, True, False]


@rule("D94")
def test_a_referendum_that_passes_by_itself_uses_up_one_card() -> None:
    state = motion().build()
    waiting = (NextPasses(1), NextPasses(NOBODY), NextPasses(0), NextPasses(0))
    state = call(state.replace(lasting=waiting), Use(0, find_card(state, "Lupo"), 0))
    assert state.lasting == waiting[:3]
    assert frame_of(state).automatic
    state = call(state.replace(lasting=waiting[:2]), Use(0, find_card(state, "Lupo"), 0))
    assert (state.lasting, frame_of(state).automatic) == (waiting[:1], True)
    state = call(state.replace(lasting=waiting), Use(0, NOBODY, NOBODY, target=0))
    assert (state.lasting, frame_of(state).automatic) == (waiting, False)
    assert not frame_of(state).paving
    assert frame_of(call(state, Use(0, NOBODY, NOBODY, target=0), paving=True)).paving

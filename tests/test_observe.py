"""Observations and redacted events: what is in them, and what is not."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import attrs
import pytest

import vtes
from tests.properties.games import DECKS, HARD_HITTING, brawler, mixed_player, start
from tests.properties.hidden import twin
from tests.rulecheck import rule
from tests.rules.pairs import play
from vtes.codec import write_json
from vtes.model.cards import Sect, Title
from vtes.model.combat import Range
from vtes.model.decisions import ActionKind, DecisionKind, Phase, WindowKind
from vtes.model.diablerie import Diablerie
from vtes.model.events import BloodChanged, CardMoved, Cause, Event
from vtes.model.frames import Announce, Choice, Surplus, Trim
from vtes.model.moves import ChooseTarget
from vtes.model.record import Record, records
from vtes.model.stack import FRAMES
from vtes.model.state import GameState
from vtes.model.zones import IN_PLAY_ZONES, Zone
from vtes.notation import format_event
from vtes.observe import SeenCard, SeenPlace
from vtes.observe.redaction import PUBLIC, REDACTORS
from vtes.observe.view import FRAMES_SHOWN
from vtes.observe.workings import FRAMES_AS_SEEN, HIDDEN
from vtes.reducers import DECIDE
from vtes.rules.announcing import BEGUN_IN
from vtes.testing import Position
from vtes.testing.lines import reading

ON_TABLE = IN_PLAY_ZONES | {Zone.PLAYING}
A, B, C = range(3)


def table() -> Position:
    return (
        Position("A", "B", "C")
        .turn("A", Phase.MASTER)
        .vampire("Lupo", "A", capacity=5, blood=3)
        .vampire("Rake", "B", capacity=4, tapped=True)
        .vampire("Thomas", "A", capacity=6, zone="uncontrolled", blood=2)
        .vampire("Yuri", "B", capacity=7, zone="uncontrolled", blood=1)
        .hand("A", "Fortitude", "Ascendance")
        .hand("B", "Potence")
        .crypt("B", 2)
        .attach("Celerity", on="Lupo", seat="B")
        .ash_heap("B", "Deflection", "Potence")
    )


def printed(state: GameState, *names: str) -> tuple[int, ...]:
    ids = {d.facts.name: d.facts.id for d in state.table.definitions}
    return tuple(ids[name] for name in names)


def games(seed: int, count: int = 3) -> Iterator[vtes.Transition]:
    """Transitions of some games in which vampires fight and fall and players leave."""
    for number in range(seed, seed + count):
        state = vtes.skip(start(3, number, ruleset=HARD_HITTING, turn_limit=40))
        choose = (brawler, mixed_player)[number % 2](Random(number))
        while state.pending:
            step = vtes.transition(state, choose(state, vtes.legal_moves(state)))
            yield step
            state = vtes.skip(step.after)


# --- observations ------------------------------------------------------------------------------


@rule("R2.3-10")
def test_a_player_sees_her_own_hand_and_her_own_uncontrolled_vampires() -> None:
    state = table().build()
    seen = vtes.observe(state, A)
    assert seen.hand == tuple(sorted(printed(state, "Fortitude", "Ascendance")))
    assert seen.players[A].uncontrolled == (SeenPlace(2, printed(state, "Thomas")[0]),)
    assert seen.players[B].uncontrolled == (SeenPlace(1, None),)
    for other in (B, C, None):
        seen = vtes.observe(state, other)
        assert seen.players[A].uncontrolled == (SeenPlace(2, None),)
        assert seen.hand == (printed(state, "Potence") if other == B else ())


@rule("G19")
def test_ash_heaps_are_open_to_all() -> None:
    state = table().build()
    for seat in (A, B, C, None):
        heap = vtes.observe(state, seat).players[B].ash_heap
        assert heap == printed(state, "Deflection", "Potence")


def test_what_is_on_the_table_is_public() -> None:
    state = table().pool(A=11).edge("C").build()
    fortitude, celerity = printed(state, "Lupo", "Celerity")
    lupo = state.players[A].ready[0]
    (card,) = state.cards[lupo].attached
    for seat in (A, B, C, None):
        seen = vtes.observe(state, seat)
        assert seen.players[A].ready == (
            SeenCard(
                *(lupo, fortitude, "Lupo", A, A, False, 3),
                (SeenCard(card, celerity, "Celerity", B, B, False, 0, ()),),
                sect=Sect.CAMARILLA,
            ),
        )
        assert seen.players[B].ready[0].tapped
        assert (seen.players[A].pool, seen.edge, seen.active) == (11, C, A)
        assert (seen.phase, seen.left, seen.turn) == (Phase.MASTER, 1, 4)
        assert [p.hand for p in seen.players] == [2, 1, 0]
        assert [p.crypt for p in seen.players] == [0, 2, 0]
        assert seen.pending is not None
        assert (seen.pending.kind, seen.pending.seat) == (DecisionKind.MASTER, A)
        assert seen.legal_moves == (tuple(vtes.legal_moves(state)) if seat == A else ())


def test_titles_as_they_are_now_are_public() -> None:
    position = Position("A", "B")
    position.vampire("Anna", "A", capacity=5, title="prince", city="Q", contesting=True)
    position.vampire("Axel", "A", capacity=5, title="justicar", clan="Tremere")
    position.vampire("Boris", "B", capacity=5, title="prince", city="Q", contesting=True)
    position.vampire("Bella", "B", capacity=5, title="bishop", sect="camarilla")
    position.vampire("Basil", "B", capacity=5, votes=2)
    state = position.build()
    for seat in (A, B, None):
        seen = [card for player in vtes.observe(state, seat).players for card in player.ready]
        assert [(c.title, c.of, c.contesting, c.titled, c.votes) for c in seen] == [
            (Title.PRINCE, "Q", True, False, 0),
            (Title.JUSTICAR, "Tremere", False, True, 3),
            (Title.PRINCE, "Q", True, False, 0),
            (Title.BISHOP, "", False, False, 0),
            (Title.NONE, "", False, True, 2),
        ]
        assert [c.clan for c in seen] == ["", "Tremere", "", "", ""]
        assert [c.sect for c in seen][1:] == [
            *[Sect.CAMARILLA] * 3,
            Sect.INDEPENDENT,
        ]


def test_an_announcement_is_seen_by_its_seat_only() -> None:
    before = table().build()
    during = play(before, "A: play Fortitude")
    for other in (B, C, None):
        assert vtes.observe(during, other) == vtes.observe(before, other)
    mine = vtes.observe(during, A)
    assert mine.pending is not None
    assert mine.pending.kind is DecisionKind.TARGET
    assert mine.announcement is not None
    assert mine.announcement.printed == printed(before, "Fortitude")[0]
    assert len(mine.legal_moves) == 2
    after = play(during, "A: target Rake")
    (card,) = vtes.observe(after, None).playing
    assert (card.printed, card.target) == (mine.announcement.printed, after.players[B].ready[0])
    assert vtes.observe(after, None).left == 0


def test_a_rescue_that_is_announced_is_seen_by_its_seat_only() -> None:
    position = table().turn("A", Phase.MINION).vampire("Nik", "C", capacity=3, zone="torpor")
    before = position.build()
    step = before
    for line in ("A: rescue with Lupo", "A: target Nik"):
        step = play(step, line)
        for other in (B, C, None):
            assert vtes.observe(step, other) == vtes.observe(before, other)
    action = vtes.observe(play(step, "A: pay 1"), None).action
    assert action is not None
    assert (action.kind, action.target_seat, action.payment) == (ActionKind.RESCUE, C, 1)


def test_what_waits_for_the_combat_of_an_action_is_public() -> None:
    position = Position("A", "B").turn("A", Phase.MINION).vampire("Lupo", "A", capacity=5)
    position.vampire("Rake", "B", capacity=4, tapped=True, disciplines={"ani": 2})
    position.hand("B", "Guard Dogs", "Ascendance").hand("A", "Ascendance")
    state = play(position.build(), "A: bleed with Lupo", "A: pass")
    dogs = printed(state, "Guard Dogs")
    state = play(state, "B: play Guard Dogs in way 2 with Rake", "A: pass", "B: pass")
    for seat in (A, B, None):
        action = vtes.observe(state, seat).action
        assert action is not None
        assert action.in_combat == ((state.players[B].ready[0], *dogs, 1),)
        assert [(done.printed, done.void) for done in action.played] == [(*dogs, False)]


def test_actions_blocks_and_combat_are_public() -> None:
    state = (
        Position("A", "B", "C")
        .turn("A", Phase.MINION)
        .vampire("Lupo", "A", capacity=5)
        .vampire("Rake", "B", capacity=4)
        .hand("B", "Potence")
        .build()
    )
    lupo, rake = state.players[A].ready[0], state.players[B].ready[0]
    state = play(state, "A: bleed with Lupo", "B: pass", "B: block with Rake")
    seen = vtes.observe(state, None)
    assert seen.action is not None
    assert (seen.action.minion, seen.action.attempt, seen.action.stealth) == (lupo, rake, 0)
    assert seen.window is not None
    assert (seen.window.kind, seen.window.order) == (WindowKind.BLOCK_ATTEMPT, (A, B, C))
    while state.pending and state.pending.kind is not DecisionKind.STRIKE:
        state = vtes.apply(state, vtes.legal_moves(state)[-1])
    state = play(state, "A: strike with hand")
    seen = vtes.observe(state, None)
    assert seen.combat is not None
    assert (seen.combat.acting, seen.combat.opposing, seen.combat.round) == (lupo, rake, 1)
    assert seen.combat.range is Range.CLOSE
    assert seen.combat.first is not None
    assert seen.combat.first.printed == 0
    assert seen.combat.second is None
    assert seen.action is not None
    assert seen.action.blocker == rake
    seen = vtes.observe(play(state, "B: strike with hand", "B: pass"), None)
    assert [(w.id, w.normal) for w in seen.damage] == [(lupo, 1), (rake, 1)]


def test_cards_that_leave_the_game_from_hidden_places_are_counted_only() -> None:
    state = table().turn("A", Phase.MINION).pool(B=1).build()
    state = vtes.skip(play(state, "A: bleed with Lupo"))
    for seat in (A, C, None):
        gone = vtes.observe(state, seat).players[B]
        assert (gone.removed, gone.hand, gone.crypt, gone.uncontrolled) == (4, 0, 0, ())


def test_the_end_is_public() -> None:
    state = table().out("C").pool(B=1).turn("A", Phase.MINION).build()
    state = vtes.skip(play(state, "A: bleed with Lupo"))
    seen = vtes.observe(state, None)
    assert seen.pending is None
    assert seen.result == vtes.outcome(state) is not None


def test_the_order_of_a_hand_says_nothing() -> None:
    hand = vtes.observe(start(3, 4), 1).hand
    assert list(hand) == sorted(hand)


def _ids(value: object) -> Iterator[int]:
    """Everything in an observation that could be an instance id."""
    if isinstance(value, SeenCard):
        yield value.id
    if isinstance(value, Record):
        for field in attrs.fields(type(value)):
            yield from _ids(getattr(value, field.name))
    elif isinstance(value, tuple):
        for each in value:
            yield from _ids(each)


def test_only_cards_on_the_table_have_ids() -> None:
    for step in games(3):
        state = step.after
        seen = vtes.observe(state, None)
        assert sorted(_ids(seen)) == [c for c, v in enumerate(state.cards) if v.zone in ON_TABLE]
        for ids in seen.workings.ids:  # what lies one by one, but not in play: D300
            told = [card for f in attrs.fields(type(ids)) for card in getattr(ids, f.name)]
            assert not {state.cards[card].zone for card in told} & (ON_TABLE | HIDDEN)


def test_an_observation_is_plain_json() -> None:
    for step in games(1, 1):
        for seat in (None, A):
            seen = vtes.observe(step.after, seat)
            plain = vtes.observation_to_json(seen)
            assert json.loads(write_json(plain)) == plain
            assert vtes.observation_from_json(plain) == seen
            assert list(plain) == [f.name for f in attrs.fields(vtes.Observation)]
    assert plain["phase"] in Phase.__members__


def test_bad_observers_are_refused() -> None:
    state = start(3, 1)
    for seat in (-1, 3, "A", True):
        with pytest.raises(vtes.InvalidPosition, match="seats are 0 to 2"):
            vtes.observe(state, seat)  # type: ignore[arg-type]
        with pytest.raises(vtes.InvalidPosition):
            vtes.redact((), seat, state)  # type: ignore[arg-type]
    with pytest.raises(vtes.InvalidPosition, match="not a GameState"):
        vtes.observe("state", 0)  # type: ignore[arg-type]


def test_a_session_can_be_observed() -> None:
    game = vtes.Game(DECKS[:4], seed=3, unencoded="inert")
    assert game.observe(2) == vtes.observe(game.state, 2)


def test_every_frame_and_every_event_has_been_thought_of() -> None:
    assert set(FRAMES_SHOWN) == set(FRAMES_AS_SEEN) == set(FRAMES)
    quiet = {Announce, Choice, Diablerie, Surplus, Trim}  # nothing begins in these
    assert set(BEGUN_IN) == set(DECIDE) - quiet
    assert set(records(Event)) == PUBLIC | set(REDACTORS)
    assert not PUBLIC & set(REDACTORS)


# --- redacted events ---------------------------------------------------------------------------


def test_draws_and_transfers_are_redacted() -> None:
    state = table().turn("B", Phase.INFLUENCE).build()
    yuri, fresh = state.players[B].uncontrolled[0], state.players[B].crypt[0]
    step = vtes.transition(*reading(state, "B: transfer to #1"))
    assert BloodChanged(yuri, 1, Cause.TRANSFER, B, 0) in step.events
    for seat in (A, B, None):
        seen = vtes.redact(step.events, seat, step.after)
        assert seen[-1] == BloodChanged(-1, 1, Cause.TRANSFER, B, 0)
    step = vtes.transition(*reading(state, "B: draw a vampire"))
    assert CardMoved(fresh, Zone.CRYPT, Zone.UNCONTROLLED, B, 1) in step.events
    for seat, known in ((A, 0), (None, 0), (B, *printed(state, "blank vampire"))):
        seen = vtes.redact(step.events, seat, step.after)
        assert seen[-1] == CardMoved(-1, Zone.CRYPT, Zone.UNCONTROLLED, B, 1, known)


def test_a_discard_and_its_replacement() -> None:
    position = table().turn("A", Phase.DISCARD).library("A", "Potence")
    state = position.ruleset(vtes.REVISED.replace(hand_size=2)).build()
    ascendance, potence = printed(state, "Ascendance", "Potence")
    step = vtes.transition(*reading(state, "A: discard Ascendance"))
    discarded = CardMoved(-1, Zone.HAND, Zone.ASH_HEAP, A, -1, ascendance)
    for seat, known in ((A, potence), (B, 0), (None, 0)):
        seen = vtes.redact(step.events, seat, step.after)
        assert seen == (discarded, CardMoved(-1, Zone.LIBRARY, Zone.HAND, A, -1, known))
    lines = [format_event(step.after, e) for e in vtes.redact(step.events, A, step.after)]
    assert lines == ["A discards Ascendance", "A draws Potence"]


def test_a_vampire_who_comes_out_is_known_by_the_place_he_left() -> None:
    position = table().turn("B", Phase.INFLUENCE)
    state = position.vampire("Nik", "B", capacity=3, zone="uncontrolled", blood=3).build()
    nik = state.players[B].uncontrolled[1]
    step = vtes.transition(*reading(state, "B: pass"))
    (known,) = printed(state, "Nik")
    moved = CardMoved(nik, Zone.UNCONTROLLED, Zone.READY, B, 1, known)
    for seat in (A, B, None):
        assert moved in vtes.redact(step.events, seat, step.after)


def test_no_redacted_event_names_a_card_that_is_hidden() -> None:
    redacted = 0
    for step in games(11):
        on_table = {
            card
            for state in (step.before, step.after)
            for card, value in enumerate(state.cards)
            if value.zone in ON_TABLE
        } | {e.card for e in step.events if isinstance(e, CardMoved) and e.zone in ON_TABLE}
        for seat in (None, A, B):
            events = vtes.redact(step.events, seat, step.after)
            assert len(events) == len(step.events)
            for event in events:
                for name in {"card", "minion", "blocker", "acting", "opposing", "target"}:
                    card = getattr(event, name, -1)
                    assert card == -1 or card in on_table
                redacted += getattr(event, "card", 0) == -1
    assert redacted > 100


def test_redacted_events_make_the_same_log() -> None:
    """But for where a vampire lies who moved again before the end of the transition."""
    for step in games(21, 2):
        for seat in (None, A, B):
            for event, seen in zip(
                step.events, vtes.redact(step.events, seat, step.after), strict=True
            ):
                line = format_event(step.after, seen, seat)
                if not isinstance(event, BloodChanged | CardMoved) or event.place < 0:
                    assert line == format_event(step.after, event, seat)


def test_an_event_nobody_has_thought_of_is_not_shown() -> None:
    with pytest.raises(vtes.InvalidPosition, match="no one has said"):
        vtes.redact((Event(),), None, start(2, 1))


# --- ids ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(4))
def test_ids_are_given_after_the_shuffle(seed: int) -> None:
    """Whatever the shuffle, the piles hold the same ids in the same order."""
    first = 0
    state = vtes.new_game(DECKS[:4], seed=seed, unencoded="inert")
    for player, deck in zip(state.players, DECKS[:4], strict=True):
        crypt, library = (sum(n for _, n in part) for part in (deck.crypt, deck.library))
        assert player.uncontrolled + player.crypt == tuple(range(first, first + crypt))
        first += crypt
        assert player.hand + player.library == tuple(range(first, first + library))
        first += library
    assert first == len(state.cards)


@pytest.mark.parametrize("order", [("Fortitude", "Potence"), ("Potence", "Fortitude")])
@pytest.mark.parametrize("move", ["A: play Potence", "A: play Fortitude"])
def test_the_id_of_a_card_that_is_played_says_nothing(order: tuple[str, ...], move: str) -> None:
    state = Position("A", "B").turn("A", Phase.MASTER).vampire("Lupo", "A", capacity=5)
    before = state.hand("A", *order).build()
    after = play(before, move)
    target = vtes.legal_moves(after)[0]
    assert isinstance(target, ChooseTarget)
    after = vtes.skip(vtes.apply(after, target))
    (card,) = after.cards[after.players[A].ready[0]].attached
    assert card == before.players[A].hand[0]
    assert after.definition(card).facts.name == move.removeprefix("A: play ")
    left = [after.definition(c).facts.name for c in after.players[A].hand]
    assert sorted([*left, move.removeprefix("A: play ")]) == sorted(order)


def test_definitions_are_conserved() -> None:
    """Cards change ids in a hand, but none is lost or doubled, and no owner changes."""
    for number in (1, 2):
        for step in games(number, 1):
            first, last = (
                sorted((c.owner, c.definition) for c in state.cards)
                for state in (step.before, step.after)
            )
            assert first == last


# --- refusals ----------------------------------------------------------------------------------


def test_asking_about_a_hidden_card_tells_nothing_about_it() -> None:
    """A hidden vampire with the Discipline at superior is refused like any other."""

    def refused(level: int) -> Any:
        state = (
            Position("A", "B")
            .turn("A", Phase.MASTER)
            .vampire("Lupo", "A", capacity=5)
            .vampire("Yuri", "B", capacity=5, zone="uncontrolled", disciplines={"for": level})
            .hand("A", "Fortitude")
            .build()
        )
        hidden = state.players[B].uncontrolled[0]
        return vtes.why_illegal(play(state, "A: play Fortitude"), ChooseTarget(A, hidden))

    assert [v.code for v in refused(1)] == ["target-not-in-play"]
    assert refused(1) == refused(2)


def test_twins_differ() -> None:
    """The instrument of property 7: a twin is another position, and looks the same."""
    state = start(4, 2)
    for observer in (None, 0, 3):
        other = twin(state, observer, Random(7))
        assert vtes.digest(other) != vtes.digest(state)
        assert vtes.observe(other, observer) == vtes.observe(state, observer)
        everybody = {vtes.observe(other, s) == vtes.observe(state, s) for s in range(4)}
        assert False in everybody

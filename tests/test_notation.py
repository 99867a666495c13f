"""Moves, cards, events and positions as text."""

from __future__ import annotations

import random
from typing import get_type_hints

import attrs
import pytest

import vtes
from vtes.model import events, title_events
from vtes.model.aims import Token
from vtes.model.cards import Sect, Title
from vtes.model.combat import Range
from vtes.model.combat_words import Mark, Option
from vtes.model.decisions import ActionKind, Phase
from vtes.model.errors import (
    AmbiguousMove,
    IllegalMove,
    InvalidMove,
    InvalidNotation,
    InvalidPosition,
)
from vtes.model.events import BloodChanged, CardMoved, CardPlayed, Cause, EdgeMoved, Event
from vtes.model.moves import (
    MOVES,
    Block,
    ChoosePayment,
    ChooseTarget,
    Discard,
    Move,
    Pass,
    PayContest,
    PlayCard,
    Side,
    TakeAction,
    TakeBack,
    Transfer,
    VoteSource,
    YieldContest,
)
from vtes.model.state import GameState
from vtes.model.zones import Zone
from vtes.notation import (
    card_label,
    find_card,
    format_event,
    format_move,
    format_state,
    parse_move,
    read_move,
)
from vtes.notation.events import LINES
from vtes.notation.moves import FORMS
from vtes.testing import Position


@pytest.fixture
def state() -> GameState:
    return (
        Position("Sarah", "Alexis", "Nora")
        .vampire("Lupo", "Sarah", capacity=5)
        .vampire("Lupo", "Alexis", capacity=4, blood=2, tapped=True)
        .vampire("Rake", "Alexis", capacity=4, zone="torpor")
        .vampire("Thomas", "Nora", capacity=3, zone="uncontrolled", blood=1)
        .vampire("Yuri", "Nora", capacity=3, zone="uncontrolled")
        .ally("Hound", "Nora", life=2)
        .attach("Fortitude", on="Lupo (2)")
        .hand("Sarah", "Ascendance")
        .ash_heap("Nora", "Potence")
        .build()
    )


def event_classes(base: type[Event] = Event) -> list[type[Event]]:
    return [
        cls
        for cls in vars(events).values()
        if isinstance(cls, type) and issubclass(cls, base) and cls is not base
    ]


# --- moves -------------------------------------------------------------------------------------


def test_every_kind_of_move_has_a_form() -> None:
    assert {form.kind for form in FORMS} == set(MOVES)
    acts = {form.fixed["action"] for form in FORMS if form.kind is TakeAction}
    assert acts == set(ActionKind)


def test_a_whole_game_is_written_and_read_back() -> None:
    rng = random.Random(3)
    decks = list(vtes.starter_decks().values())[:4]
    state = vtes.new_game(
        decks, seed=3, deck_rules=False, unencoded="inert", turn_limit=24, names="ABCD"
    )
    while state.pending:
        moves = vtes.legal_moves(state)
        lines = [format_move(state, move) for move in moves]
        assert len(set(lines)) == len(lines)
        for line, move in zip(lines, moves, strict=True):
            assert parse_move(state, line) == read_move(state, line) == move
        made = vtes.transition(state, rng.choice(moves))
        state = made.after
        for event in made.events:
            for seat in (None, 0, 3):
                line_of_log = format_event(state, event, seat)
                assert line_of_log is None or "None" not in line_of_log


@pytest.mark.parametrize(
    ("line", "move"),
    [
        ("Sarah: pass", Pass(0)),
        ("Sarah: play Ascendance", PlayCard(0, 100104)),
        ("Sarah: play Fortitude", PlayCard(0, 100774)),
        ("Alexis: play Computer Hacking", PlayCard(1, 100390)),
        ("Sarah: bleed with Lupo", TakeAction(0, 0, ActionKind.BLEED)),
        ("Sarah: leave torpor with Lupo (2)", TakeAction(0, 1, ActionKind.LEAVE_TORPOR)),
        ("Nora: block with Hound", Block(2, 5)),
        ("Nora: target Rake", ChooseTarget(2, 2)),
        ("Nora: target uncontrolled #1 of Nora", ChooseTarget(2, 3)),
        ("Nora: target #2 of nora", ChooseTarget(2, 4)),
        ("Nora: target Fortitude", ChooseTarget(2, 8)),
        ("Nora: target Potence", ChooseTarget(2, 7)),
        ("Nora: pay 2", ChoosePayment(2, 2)),
        ("Nora: contest Rake", PayContest(2, 2)),
        ("nora: yield lupo (2)", YieldContest(2, 1)),
        ("Nora: transfer to #2", Transfer(2, 1)),
        ("Nora: take back from #9", TakeBack(2, 8)),
        ("Nora: discard Ascendance", Discard(2, 100104)),
        ("  nora :  BLOCK  with  lupo ", Block(2, 0)),
    ],
)
def test_lines_are_read_legal_or_not(state: GameState, line: str, move: Move) -> None:
    assert read_move(state, line) == move


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("pass", "expected '<player>: ' and one of: pass"),
        ("Bob: pass", "no player is called 'Bob'; the players are Sarah, Alexis, Nora"),
        ("Sarah: fly", "expected after the player one of: pass, take the Edge pool"),
        ("Sarah: bleed with", "expected after the player"),
        ("Sarah: bleed with Lupa", "no card is called 'Lupa'; close to it: Lupo"),
        ("Sarah: bleed with Lupo (3)", "no card is called"),
        ("Sarah: bleed with Thomas", "no card is called 'Thomas'"),  # nobody can see who he is
        ("Sarah: bleed with Ascendance", "no card is called"),
        ("Sarah: play Nonsense", "no library card is called 'Nonsense'"),
        ("Sarah: play Lupo", "no library card"),
        ("Sarah: target #3 of Nora", "Nora has 2 uncontrolled vampires: no #3"),
        ("Sarah: target #0 of Nora", "no #0"),
        ("Sarah: transfer to #x", "expected after the player"),
    ],
)
def test_what_cannot_be_read_says_what_was_expected(
    state: GameState, line: str, message: str
) -> None:
    for read in (read_move, parse_move):
        with pytest.raises(InvalidNotation) as caught:
            read(state, line)
        assert message in str(caught.value)


def test_parse_gives_the_violations_of_an_illegal_move(state: GameState) -> None:
    with pytest.raises(IllegalMove) as caught:
        parse_move(state, "Sarah: bleed with Lupo (2)")
    assert [violation.rule for violation in caught.value.violations] == ["R6-01"]


def test_names_that_differ_too_little_are_ambiguous() -> None:
    state = (
        Position("A", "B")
        .vampire("Ana", "A", capacity=2)
        .vampire("Aña", "A", capacity=2)
        .vampire("Ána", "A", capacity=2)
        .build()
    )
    assert parse_move(state, "A: bleed with Aña") == TakeAction(0, 1, ActionKind.BLEED)
    with pytest.raises(AmbiguousMove, match="fits 3 legal moves"):
        parse_move(state, "a: bleed with ANA")
    with pytest.raises(AmbiguousMove, match="Ana or Aña or Ána"):
        read_move(state, "a: bleed with ANA")
    assert parse_move(state, "a:  PASS") == Pass(0)


def test_moves_of_another_game_are_refused(state: GameState) -> None:
    for move in (Pass(3), Pass(-1), Block(0, 99), Block(0, -1), PlayCard(0, 77)):
        with pytest.raises(InvalidMove):
            format_move(state, move)


# --- cards -------------------------------------------------------------------------------------


def test_cards_are_called_by_name_and_place(state: GameState) -> None:
    assert [card_label(state, card) for card in range(len(state.cards))] == [
        "Lupo",
        "Lupo (2)",
        "Rake",
        "uncontrolled #1 of Nora",
        "uncontrolled #2 of Nora",
        "Hound",
        "a card",
        "Potence",
        "Fortitude",
    ]


def test_hidden_cards_are_found_by_name_only_if_asked(state: GameState) -> None:
    assert find_card(state, "Yuri", hidden=True) == 4
    assert find_card(state, "Ascendance", hidden=True) == 6
    with pytest.raises(InvalidNotation):
        find_card(state, "Yuri")


# --- events ------------------------------------------------------------------------------------


def sample(cls: type[Event]) -> Event:
    """An event of the class in which every field has some value that can be."""
    values: dict[object, object] = {
        Cause: Cause.BLEED,
        Cause | None: None,
        Zone: Zone.READY,
        Phase: Phase.UNTAP,
        bool: True,
        Range: Range.LONG,
        Mark: Mark.STRENGTH,
        Option: Option.PRESS,
        ActionKind: ActionKind.BLEED,
        events.Ending: events.Ending.BLOCKED,
        Side: Side.FOR,
        VoteSource: VoteSource.EDGE,
        events.Standing: events.Standing.OUSTED,
        tuple[int, ...]: (0, 1),
        tuple[str, ...]: ("Ventrue",),
        Sect | None: None,
        int: 1,
        Title: Title.PRINCE,
        Token: Token.SEDUCTION,
        str: "Paris",
    }
    hints = get_type_hints(cls)
    return cls(**{field.name: values[hints[field.name]] for field in attrs.fields(cls)})


@pytest.mark.parametrize("cls", event_classes(), ids=lambda cls: cls.__name__)
def test_every_event_has_a_line(state: GameState, cls: type[Event]) -> None:
    assert cls in LINES
    line = format_event(state, sample(cls))
    assert line is None or (line == line.strip() != "" and "\n" not in line)


def test_titles_in_the_log_and_on_the_table() -> None:
    position = Position("A", "B")
    position.vampire("Anna", "A", capacity=5, title="prince", city="Paris", contesting=True)
    position.vampire("Boris", "B", capacity=5, title="prince", city="Paris", contesting=True)
    position.vampire("Ben", "B", capacity=5, title="inner_circle", tapped=True)
    position.vampire("Basil", "B", capacity=5, clan="Ravnos", votes=1)
    position.vampire("Bruno", "B", capacity=5, title="justicar", clan="Tremere", sect="sabbat")
    state = position.build()
    lines = [
        "Anna is now prince of Paris",
        "Anna is no longer prince of Paris",
        "Anna contests the title of prince of Paris",
        "Anna yields the title of prince of Paris",
        "Anna has the title of prince of Paris again",
    ]
    kinds = (
        title_events.TitleGained,
        title_events.TitleLost,
        title_events.TitleContested,
        title_events.TitleYielded,
        title_events.TitleWon,
    )
    assert [format_event(state, kind(0, Title.PRINCE, "Paris")) for kind in kinds] == lines
    table = vtes.format_state(state)
    for text in (
        "Anna 5/5 (contests prince of Paris)",
        "Ben 5/5 (inner circle) tapped",
        "Basil 5/5 (titled)",
        "Bruno 5/5 (not now Tremere justicar)",
    ):
        assert text in table


def test_every_cause_and_ending_can_be_written(state: GameState) -> None:
    for cause in Cause:
        assert "Sarah loses 2 pool" in str(format_event(state, events.PoolChanged(0, -2, cause)))
    for ending in events.Ending:
        for kind in ActionKind:
            assert format_event(state, events.ActionEnded(0, kind, ending))


@pytest.mark.parametrize(
    ("action", "line"),
    [
        (ActionKind.BLEED, "is to bleed "),
        (ActionKind.RESCUE, "is to rescue "),
        (ActionKind.DIABLERIE, "is to diablerize "),
        (ActionKind.CARD, "is to act on "),
        (ActionKind.EMPLOY, "is to employ a retainer on "),
        (ActionKind.POLITICAL, "is to call a referendum on "),
    ],
)
def test_an_action_is_aimed_at_somebody_or_something(
    state: GameState, action: ActionKind, line: str
) -> None:
    seats, cards = state.table.names, (state.players[0].ready[0], state.players[1].ready[0])
    name = [card_label(state, card) for card in cards]
    said = f"{seats[0]}: {name[0]} {line}"
    at_seat = events.ActionAnnounced(0, cards[0], action, 1, -1)
    assert format_event(state, at_seat) == said + seats[1]
    assert format_event(state, at_seat.replace(target=cards[1])) == said + name[1]
    alone = at_seat.replace(target_seat=-1)
    assert said.startswith(str(format_event(state, alone)))


@pytest.mark.parametrize(
    ("event", "spectator", "owner"),
    [
        (CardMoved(6, Zone.LIBRARY, Zone.HAND, 0), "Sarah draws a card", "Sarah draws Ascendance"),
        (
            BloodChanged(3, 1, Cause.TRANSFER),
            "uncontrolled #1 of Nora gains 1 counter (transfer)",
            "Thomas (uncontrolled #1 of Nora) gains 1 counter (transfer)",
        ),
        (
            CardMoved(4, Zone.CRYPT, Zone.UNCONTROLLED, 2),
            "uncontrolled #2 of Nora: crypt -> uncontrolled (Nora)",
            "Yuri (uncontrolled #2 of Nora): crypt -> uncontrolled (Nora)",
        ),
        (CardMoved(6, Zone.HAND, Zone.REMOVED, 0), None, None),
        (CardMoved(7, Zone.HAND, Zone.ASH_HEAP, 2), "Nora discards Potence", None),
        (CardPlayed(0, 8, -1, 0, 1, -1), "Sarah plays Fortitude on Lupo (2)", None),
        (CardMoved(8, Zone.PLAYING, Zone.ATTACHED, 0), "Fortitude is put on Lupo (2)", None),
        (EdgeMoved(-1), "the Edge goes to the middle", None),
    ],
)
def test_hidden_cards_are_named_for_their_owner_only(
    state: GameState, event: Event, spectator: str | None, owner: str | None
) -> None:
    seats = [state.cards[event.card].owner] if isinstance(event, (CardMoved, BloodChanged)) else []
    for seat in (None, 0, 1, 2):
        expected = owner if owner is not None and seat in seats else spectator
        assert format_event(state, event, seat) == expected


def test_what_is_no_event_is_refused(state: GameState) -> None:
    with pytest.raises(InvalidPosition):
        format_event(state, Event())


# --- positions ---------------------------------------------------------------------------------


def test_a_position_is_a_table_without_hidden_names(state: GameState) -> None:
    assert (
        format_state(state)
        == """\
turn 4: Sarah, minion phase   Edge: in the middle
to decide: Sarah (have a minion take an action, or end the phase) [R6-01]
Sarah   pool 30  VP 0  hand 1  library 0  crypt 0  ash heap 0
    ready: Lupo 5/5
Alexis  pool 30  VP 0  hand 0  library 0  crypt 0  ash heap 0
    ready: Lupo (2) 2/5 tapped [Fortitude]
    torpor: Rake 4/4
Nora    pool 30  VP 0  hand 0  library 0  crypt 0  ash heap 1
    ready: Hound 2
    uncontrolled: #1 (1), #2 (0)"""
    )


def test_contested_cards_are_shown_and_come_last_in_the_order_of_the_table() -> None:
    builder = Position("A", "B").vampire("Lupo", "A", capacity=5, blood=4, zone="contested")
    builder.vampire("Lupo", "B", capacity=5, zone="contested").vampire("V", "B", capacity=2)
    builder.attach("Fortitude", on="Lupo").attach("Fortitude", on="V")
    state = builder.build()
    text = format_state(state)
    assert "    contested: Lupo 4 [Fortitude (2)]" in text
    assert "    ready: V 2/3 [Fortitude]" in text
    assert "    contested: Lupo (2) 5" in text
    for card, value in enumerate(state.cards):
        if value.zone is not Zone.HAND:
            assert find_card(state, card_label(state, card)) == card
    assert format_event(state, events.CardContested(1, 1)) == "Lupo (2) of B is contested"
    over = format_event(state, events.ContestEnded(0, 0))
    assert over == "the contest is over: A keeps Lupo"


def test_the_end_of_a_game_and_who_left_are_shown() -> None:
    state = Position("A", "B", "C").out("C").pool(B=1).edge("A").vampire("V", "A", capacity=2)
    over = vtes.apply(start := state.build(), parse_move(start, "A: bleed with V"))
    text = format_state(over)
    assert "game over (one Methuselah is left): A wins" in text
    assert "C  pool  0  VP 0  ousted" in text
    assert "Edge: A" in text

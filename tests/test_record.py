"""Stored games."""

from __future__ import annotations

import importlib
import inspect
import re
from random import Random

import attrs
import pytest

from tests.properties.games import DECKS, mixed_player, start
from tests.rulecheck import rule
from vtes.cards.printed import find, name_of
from vtes.cards.texts import TEXTS
from vtes.codec import LONGEST, dumps, loads
from vtes.engine import apply, legal_moves, skip
from vtes.model.decisions import Phase
from vtes.model.errors import DataError, InvalidPosition, RulesError
from vtes.model.ruleset import REVISED
from vtes.model.state import GameState
from vtes.model.text import Text
from vtes.model.zones import Zone
from vtes.notation import parse_move
from vtes.record import Record, ReplayDiverged
from vtes.record_text import Setup
from vtes.rules import guards
from vtes.setup import new_game
from vtes.testing import Position


def played(record: Record, moves: int, seed: int = 0) -> tuple[Record, GameState]:
    """The record with so many random moves more, and where they led."""
    choose = mixed_player(Random(seed))
    state = record.final()
    for _ in range(moves):
        if state.pending is None:
            break
        move = choose(state, legal_moves(state))
        after = apply(state, move)
        after = skip(after) if record.auto_skip else after
        record, state = record.append(state, move, after), after
    return record, state


action = importlib.import_module("vtes.reducers.action")


@pytest.fixture(scope="module")
def game() -> tuple[Record, GameState]:
    names = ("---", "Zoë", "C")
    options = {"deck_rules": False, "turn_limit": 20, "ante": True, "unencoded": "inert"}
    begun = Record.of(DECKS[:3], seed=-5, names=names, auto_skip=True, **options)
    return played(begun, 10_000)


def test_a_record_is_a_readable_text(game: tuple[Record, GameState]) -> None:
    record, state = game
    text = record.dumps()
    assert text.startswith("vtes record 1\nlibrary: ")
    assert "\nseed: -5\n" in text
    assert re.search(r"^deck: \".*\"\n(  \d+ .+ \[\d{6} [0-9a-f]{12}\]\n){20,}", text, re.MULTILINE)
    assert re.search(r"^C: transfer to #\d$", text, re.MULTILINE)
    assert len(re.findall(r"^--- turn \d+ [0-9a-f]{32}$", text, re.MULTILINE)) == state.turn + 1
    assert text.endswith(f"--- end {len(record.moves)}\n")


def test_record_comes_back_and_replays(game: tuple[Record, GameState]) -> None:
    record, state = game
    again = Record.loads(record.dumps())
    assert again == record
    assert again.dumps() == record.dumps()
    assert len(list(again.replay())) == len(record.moves) + 1
    assert again.final() == state
    assert Record.loads(record.dumps().replace("\n", "\r\n")) == record


def test_record_of_a_position() -> None:
    record, state = played(Record.of_state(start(2, 5)), 60)
    again = Record.loads(record.dumps())
    assert again == record
    assert again.final() == state
    with pytest.raises(InvalidPosition):
        Record.of_state(None)  # type: ignore[arg-type]


def test_record_with_another_ruleset() -> None:
    ruleset = REVISED.replace(name="short", starting_pool=4)
    record = Record.of(DECKS[:4], seed=1, ruleset=ruleset, unencoded="inert")
    again = Record.loads(record.dumps())
    assert again == record
    assert again.final().players[0].pool == 4


def test_without_last(game: tuple[Record, GameState]) -> None:
    shorter = played(Record.of_state(start(2, 5)), 41)[0]
    while len(shorter.moves) > 20:
        shorter = shorter.without_last()
    assert shorter == played(Record.of_state(start(2, 5)), 20)[0]
    with pytest.raises(InvalidPosition):
        Record.of_state(start(2, 5)).without_last()


def test_the_setup_has_every_option_of_new_game() -> None:
    assert {f.name for f in attrs.fields(Setup)} == {*inspect.signature(new_game).parameters}


def test_begin_refuses_what_new_game_refuses() -> None:
    with pytest.raises(RulesError):
        Record.of(DECKS[:4], seed=1)
    with pytest.raises(TypeError):
        Record.of(DECKS[:4], seed=1, colour="red")


def test_replay_says_where_a_digest_differs(game: tuple[Record, GameState]) -> None:
    record = game[0]
    at, turn, _ = record.marks[3]
    marks = (*record.marks[:3], (at, turn, "0" * 32), *record.marks[4:])
    with pytest.raises(ReplayDiverged, match=f"diverged at move {at}: expected turn {turn}") as e:
        attrs.evolve(record, marks=marks).final()
    assert e.value.move == at


@pytest.mark.parametrize("text", ["C: bleed with Nobody", "Q: pass", "gibberish"])
def test_replay_says_where_a_move_is_illegal(game: tuple[Record, GameState], text: str) -> None:
    record = game[0]
    moves = (*record.moves[:6], text, *record.moves[7:])
    with pytest.raises(ReplayDiverged, match=f"diverged at move 7: expected '{text}' to be legal"):
        attrs.evolve(record, moves=moves).final()


def test_replay_says_that_the_start_is_another(game: tuple[Record, GameState]) -> None:
    record = game[0]
    assert isinstance(record.start, Setup)
    for setup, message in (
        (attrs.evolve(record.start, seed=6), "expected turn 1 with the digest"),
        (attrs.evolve(record.start, unencoded="refuse"), "expected the game to begin, got not enc"),
    ):
        with pytest.raises(ReplayDiverged, match=f"diverged at move 0: {message}"):
            attrs.evolve(record, start=setup).final()


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("vtes record 1", "vtes record 2", "begins with 'vtes record 1', not 'vtes record 2'"),
        ("vtes record 1", "", "begins with"),
        ("schema: 1", "schema: 2", "another schema version"),
        ("schema: 1\n", "", "another schema version"),
        ("seed: -5\n", "", "lacks 'seed'"),
        ("seed: -5", "seed: -5.0", "does not occur"),
        ("seed: -5", "seed: true", "wrong type"),
        ("seed: -5", "seed: -5\nseed: -5", "no new header"),
        ("seed: -5", "seed", "no new header"),
        ("seed: -5", "seed: -5\ncolour: 1", "unknown header in the record: colour"),
        ("library: ", "library: [", "JSON is damaged"),
        ('ruleset: "revised"', 'ruleset: "modern"', "unknown ruleset 'modern'"),
        ('"inert"', '"alive"', "unencoded is"),
        ('names: ["---"', "names: [1", "not all texts"),
        ('deck: "', 'deck: ["', "JSON is damaged"),
        ('deck: "', 'deck: 1 #"', "JSON is damaged"),
        ("\n  2 ", "\n  0 ", "the count is a whole number"),
        ("\n  2 ", "\n  x ", 'is no card of a deck: "  x '),
        ("\n  2 ", "\n  99999 ", "a deck in a record has at most 10000 cards"),
        ("\n  2 ", "\n 2 ", "no new header"),
        (" [2", " [9", "no card printed by 2002 has the id 9"),
        ("\n  2 ", "\n  2 Not ", "is Bum's Rush, not \"Not Bum"),
        ("\nC: ", f"\nC: {'x' * 2000}", "is damaged: 'C: xxx"),
        ("\n\n", "\n", "no new header"),
        ("--- turn 1 ", "--- turn 1 0", "is damaged"),
        ("--- turn 1 ", "--- turn x ", "is damaged"),
        ("--- turn 1 ", "C: turn 1", r"the record has \d+ moves, but should have"),
        ("--- turn 2 ", "\n--- turn 2 ", "is damaged: ''"),
        ("C: transfer to #1\n", "", r"the record has \d+ moves, but should have"),
    ],
)
def test_damaged_record(game: tuple[Record, GameState], old: str, new: str, message: str) -> None:
    text = game[0].dumps()
    assert old in text
    with pytest.raises(DataError, match=message):
        Record.loads(text.replace(old, new, 1))


def unused(game: tuple[Record, GameState], *, encoded: bool) -> int:
    """A card of the decks that nobody has drawn."""
    state = game[1]
    lie = {state.definition(c).facts.id: Zone.LIBRARY for c, _ in enumerate(state.cards)}
    for card, value in enumerate(state.cards):
        if value.zone is not Zone.LIBRARY:
            lie[state.definition(card).facts.id] = value.zone
    return min(c for c, z in lie.items() if z is Zone.LIBRARY and (c in TEXTS) is encoded)


def first_played(record: Record) -> tuple[int, int]:
    """(number of the move, printed id) of the first card that is played."""
    for number, line in enumerate(record.moves, 1):
        if found := re.search(": play (.+?)( with |$)", line):
            return number, find(found[1])[0].id
    raise AssertionError("nothing is played")


@pytest.fixture(params=["decks", "position"])
def stored(game: tuple[Record, GameState], request: pytest.FixtureRequest) -> str:
    """The text of the game, begun from decks or from its first position."""
    record = game[0]
    if request.param == "position":
        begun = Record.of_state(record.begin(), auto_skip=True)
        record = attrs.evolve(begun, moves=record.moves, marks=record.marks)
    return record.dumps()


@rule("D288")
def test_changed_cards_that_nobody_has_drawn_change_nothing(
    game: tuple[Record, GameState], stored: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Seen to fail: digests taken with the fingerprints of now."""
    unchanged = Record.loads(stored)
    stranger = next(card for card in TEXTS if card not in dict(unchanged.stamps))
    assert unchanged.changed == ()
    changed = unused(game, encoded=True)
    for card in (changed, stranger):
        monkeypatch.setitem(TEXTS, card, Text(hand=7))
    loaded = Record.loads(stored)
    assert loaded.changed == (changed,)
    assert loaded.dumps() == stored
    assert len(list(loaded.replay())) == len(game[0].moves) + 1


@rule("D288")
def test_a_card_that_has_been_encoded_since_has_changed(
    game: tuple[Record, GameState], stored: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a position it goes on as what it was dealt as."""
    card = unused(game, encoded=False)
    monkeypatch.setitem(TEXTS, card, Text(hand=7))
    loaded = Record.loads(stored)
    assert loaded.changed == (() if isinstance(loaded.start, GameState) else (card,))
    assert len(list(loaded.replay())) == len(game[0].moves) + 1


@rule("D288")
def test_a_changed_card_is_found_where_it_is_played(
    game: tuple[Record, GameState], stored: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    number, card = first_played(game[0])
    monkeypatch.setitem(TEXTS, card, Text())
    move = re.escape(game[0].moves[number - 1])
    with pytest.raises(
        ReplayDiverged, match=rf"diverged at move {number}: expected '{move}' to be legal, got .*"
    ) as caught:
        Record.loads(stored).final()
    assert (caught.value.move, caught.value.changed) == (number, (card,))
    names = f"; cards have changed since it was stored: {name_of(card)} ({card})"
    assert str(caught.value).endswith(names)


@rule("D288")
def test_a_changed_card_is_found_at_the_digest_that_it_changes(
    game: tuple[Record, GameState], stored: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A vampire who makes all hands larger, from when he is ready."""
    ready = [
        {s.definition(c).facts.id for p in s.players for c in p.ready} & TEXTS.keys()
        for s in game[0].replay()
    ]
    begun = next(number for number, cards in enumerate(ready) if cards)
    (card,) = ready[begun]
    monkeypatch.setitem(TEXTS, card, TEXTS[card].replace(hands=2))
    with pytest.raises(
        ReplayDiverged,
        match=r"expected turn (\d+) with the digest [0-9a-f]{32}, got turn \1 with the digest"
        rf" [0-9a-f]{{32}}; cards have changed since it was stored: .* \({card}\)$",
    ) as caught:
        Record.loads(stored).final()
    assert caught.value.move in [at for at, _, _ in game[0].marks if at >= begun]


@rule("D288")
def test_a_game_with_changed_cards_can_be_gone_on_with(
    game: tuple[Record, GameState], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is added to it has the digests of the cards as they were, too."""
    begun = played(attrs.evolve(game[0], moves=(), marks=game[0].marks[:1]), 10)[0]
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(TEXTS, unused(game, encoded=True), Text(hand=7))
        longer = played(Record.loads(begun.dumps()), 30)[0].dumps()
    again = Record.loads(longer)
    assert again.changed == ()
    again.final()


@rule("D288")
def test_no_more_than_ten_changed_cards_are_named(
    game: tuple[Record, GameState], monkeypatch: pytest.MonkeyPatch
) -> None:
    text = game[0].dumps()
    used = sorted(card for card, _ in game[0].stamps if card in TEXTS)[:12]
    for card in used:
        monkeypatch.setitem(TEXTS, card, Text(hand=9))
    with pytest.raises(ReplayDiverged, match=rf"stored: .*\({used[9]}\) and 2 more$") as caught:
        Record.loads(text).final()
    assert caught.value.changed == tuple(used)


@rule("D288")
@pytest.mark.parametrize(
    ("other", "error"),
    [("Flash", "diverged at move 1: expected 'A: pass' to be legal, got"), ("", "impossible")],
)
def test_a_position_in_which_a_changed_card_is_being_played(
    monkeypatch: pytest.MonkeyPatch, other: str, error: str
) -> None:
    """It is refused if it cannot be; else it diverges where the way it was played is needed.

    Seen to fail: `replay` letting an `IndexError` through.
    """
    position = Position("A", "B").turn("A", Phase.MINION).ally("Mage", "A", life=2)
    position.hand("A", "Computer Hacking", *[other] * bool(other)).vampire("Lupo", "A", capacity=5)
    state = (position if other else position.vampire("Nik", "B", capacity=4)).build()
    state = apply(state, parse_move(state, "A: play Computer Hacking with Mage"))
    text = played(Record.of_state(state), 1)[0].dumps()
    (card,) = find("Computer Hacking")
    monkeypatch.setitem(TEXTS, card.id, Text())
    with pytest.raises(DataError, match=error) as caught:
        Record.loads(text).final()
    names = f"; cards have changed since it was stored: Computer Hacking ({card.id})"
    assert str(caught.value).endswith(names)


@rule("D288")
def test_a_position_whose_cards_have_changed_is_refused_by_their_names(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    state = start(2, 5)
    text = dumps(state)
    cards = [d.facts.id for d in state.table.definitions if d.text is not None][:2]
    for card in cards:
        monkeypatch.setitem(TEXTS, card, Text(hand=7))
    with pytest.raises(DataError) as refused:
        loads(text)
    for card in cards:
        assert f"the card {name_of(card)} ({card}) has changed since" in str(refused.value)


def test_a_position_and_decks_do_not_go_together(game: tuple[Record, GameState]) -> None:
    text = Record.of_state(start(2, 5)).dumps()
    with pytest.raises(DataError, match="unknown header in the record: deck"):
        Record.loads(text.replace("\n\n", '\ndeck: ""\n\n', 1))
    with pytest.raises(DataError, match=r"JSON is damaged"):
        Record.loads(text.replace('position: {"schema":1', 'position: {"schema"'))


def test_what_is_too_long_is_not_read(game: tuple[Record, GameState]) -> None:
    text = game[0].dumps()
    longer = text.replace("\n\n", "\n\n" + "C: pass\n" * (2 * 2**20), 1)
    with pytest.raises(DataError, match="a record has at most 16777216 characters, not 16"):
        Record.loads(longer)
    with pytest.raises(DataError, match="stored data has at most 16777216 characters"):
        loads(" " * (LONGEST + 1))


def test_a_changed_rule_is_found_where_it_matters(
    game: tuple[Record, GameState], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bleed that takes more is another game at the beginning of the next turn."""
    record = game[0]
    honest = action.pool_bled
    monkeypatch.setattr(action, "pool_bled", lambda state, frame: honest(state, frame) + 1)
    with pytest.raises(ReplayDiverged, match=r"diverged at move \d+: expected ") as caught:
        record.final()
    bleeds = [n for n, line in enumerate(record.moves, 1) if ": bleed with" in line]
    assert bleeds[0] < caught.value.move <= len(record.moves)
    assert caught.value.changed == ()


def test_a_changed_rule_is_found_at_the_first_move_that_it_forbids(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    record = played(Record.of_state(start(2, 5)), 60)[0]
    first = next(n for n, line in enumerate(record.moves, 1) if ": transfer to" in line)
    monkeypatch.setattr(guards.GUARDS["no-transfer"], "violated", lambda state: True)
    message = rf"diverged at move {first}: expected '.*' to be legal, got illegal .* \[R7-"
    with pytest.raises(ReplayDiverged, match=message):
        record.final()


def test_truncated_record_is_refused(game: tuple[Record, GameState]) -> None:
    text = game[0].dumps()
    for length in range(0, len(text) - 1, 97):
        with pytest.raises(DataError):
            Record.loads(text[:length])
    with pytest.raises(DataError, match="a record is a text"):
        Record.loads(text.encode())  # type: ignore[arg-type]

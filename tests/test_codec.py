"""The stored form of positions, moves and events."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import attrs
import pytest

from tests.properties.games import start
from vtes import codec
from vtes.cards.printed import find
from vtes.codec.convert import FAMILIES, member
from vtes.engine import apply, legal_moves, transition
from vtes.model import events, frames
from vtes.model.cards import CardType
from vtes.model.decisions import ActionKind
from vtes.model.definition import Definition
from vtes.model.errors import DataError, InvalidPosition
from vtes.model.events import Event, Left, Standing
from vtes.model.moves import MOVES, Block, Move, Pass, TakeAction
from vtes.model.record import record
from vtes.model.ruleset import REVISED
from vtes.model.stack import FRAMES
from vtes.model.state import GameState
from vtes.model.text import Aim, Bonus, Effect, How, Mode, Number, Text, What
from vtes.model.words import GainPool, PutOn
from vtes.testing.position import Position

Change = Callable[[dict[str, Any]], object]


@pytest.fixture(scope="module")
def state() -> GameState:
    return start(4, 1)


@pytest.fixture(scope="module")
def handmade() -> GameState:
    """A position with made-up cards."""
    skill = Text(
        modes=(Mode(How.MASTER, aim=Aim(What.VAMPIRE), effects=(PutOn(), GainPool(2))),),
        bonuses=(Bonus(Number.BLEED, 1),),
    )
    return (
        Position("Sarah", "Alexis")
        .vampire("Lupo", "Sarah", capacity=5, blood=3, disciplines={"pot": 2})
        .prop("Gadget", types=CardType.MASTER, text=skill)
        .attach("Gadget", on="Lupo")
        .hand("Alexis", "Gadget")
        .build()
    )


def changed(state: GameState, change: Change) -> str:
    """The stored form of a position, tampered with."""
    data = json.loads(codec.dumps(state))
    change(data["state"])
    return json.dumps(data)


def test_canonical_text(state: GameState) -> None:
    text = codec.dumps(state)
    data = json.loads(text)
    assert text == json.dumps(data, sort_keys=True, separators=(",", ":"))
    assert text.isascii()
    assert codec.loads(json.dumps(data, indent=2)) == state


def test_what_is_stored_by_reference(state: GameState) -> None:
    table = json.loads(codec.dumps(state))["state"]["table"]
    assert table["ruleset"] == "revised"
    assert all(card.keys() == {"id", "hash"} for card in table["definitions"])


def test_handmade_cards_are_stored_whole(handmade: GameState) -> None:
    assert codec.loads(codec.dumps(handmade)) == handmade
    (gadget,) = {
        json.dumps(d)
        for d in json.loads(codec.dumps(handmade))["state"]["table"]["definitions"]
        if d["facts"]["name"] == "Gadget"
    }
    assert json.loads(gadget)["text"] == {
        "modes": [
            {
                "how": "MASTER",
                "aim": {"what": "VAMPIRE"},
                "effects": [{"$": "PutOn"}, {"$": "GainPool", "amount": 2}],
            }
        ],
        "bonuses": [{"number": "BLEED", "amount": 1}],
    }


def test_printed_card_with_other_facts_or_text_is_stored_whole(state: GameState) -> None:
    first = state.table.definitions[0]
    for other in (
        Definition(attrs.evolve(first.facts, name="Another"), first.text),
        Definition(first.facts, Text(modes=(Mode(How.MASTER, effects=(GainPool(9),)),))),
    ):
        table = state.table.replace(definitions=(other, *state.table.definitions[1:]))
        odd = state.replace(table=table)
        assert codec.loads(codec.dumps(odd)) == odd
        assert codec.digest(odd) != codec.digest(state)


def test_other_rulesets_are_stored_whole(state: GameState) -> None:
    # even under the same name
    ruleset = REVISED.replace(starting_pool=20, inherent_stealth=((ActionKind.BLEED, 1),))
    odd = state.replace(table=state.table.replace(ruleset=ruleset))
    assert codec.loads(codec.dumps(odd)) == odd
    assert codec.ruleset_from_json(codec.ruleset_to_json(ruleset)) == ruleset


def test_inert_card_stays_inert(state: GameState) -> None:
    ascendance = find("Ascendance")[0]
    table = state.table
    inert = tuple(
        Definition(ascendance) if d.text is None else d for d in table.definitions[:1]
    ) + tuple(table.definitions[1:])
    odd = state.replace(table=table.replace(definitions=inert))
    assert codec.loads(codec.dumps(odd)) == odd


def test_changed_card_is_named(state: GameState) -> None:
    def change(data: dict[str, Any]) -> None:
        data["table"]["definitions"][0]["hash"] = "0" * 12

    name = state.table.definitions[0].facts.name
    with pytest.raises(DataError, match=f"the card {name} .* has changed since"):
        codec.loads(changed(state, change))


def test_trail_is_not_stored_and_does_not_count(state: GameState) -> None:
    trailing = state.replace(trail=(events.EdgeMoved(0),))
    assert codec.dumps(trailing) == codec.dumps(state)
    assert codec.loads(codec.dumps(trailing)).trail == ()


def test_digest_tells_positions_apart(state: GameState) -> None:
    assert codec.digest(state) == codec.digest(codec.loads(codec.dumps(state)))
    assert codec.digest(state.replace(draws=state.draws + 1)) != codec.digest(state)
    assert len(codec.digest(state)) == 32


def test_what_is_not_a_position_is_refused() -> None:
    with pytest.raises(InvalidPosition):
        codec.dumps("state")  # type: ignore[arg-type]


def test_every_class_is_a_member_of_its_family() -> None:
    found = [c for c in vars(events).values() if isinstance(c, type) and issubclass(c, Event)]
    for base, classes in ((frames.Frame, FRAMES), (Move, MOVES), (Event, found)):
        assert base in FAMILIES
        for cls in classes:
            assert cls is base or member(base, cls.__name__) is cls


def test_members_defined_later_need_no_code(state: GameState) -> None:
    @record
    class Shout(Effect):
        """A word beside its card."""

        loud: bool
        targets: tuple[tuple[int, str], ...] = ()
        wrapped: Effect | None = None

    first = state.table.definitions[0]
    text = Text(modes=(Mode(How.MASTER, effects=(Shout(True, ((1, "x"),), Shout(False)),)),))
    table = state.table.replace(
        definitions=(Definition(first.facts, text), *state.table.definitions[1:])
    )
    odd = state.replace(table=table)
    assert codec.loads(codec.dumps(odd)) == odd


def test_moves_and_events(state: GameState) -> None:
    move = TakeAction(1, 7, ActionKind.HUNT)
    assert codec.move_to_json(move) == {"$": "TakeAction", "seat": 1, "minion": 7, "action": "HUNT"}
    for each in legal_moves(state):
        assert codec.move_from_json(codec.move_to_json(each)) == each
    happened = transition(state, legal_moves(state)[0]).events
    for event in (*happened, Left(0, Standing.OUSTED, None), events.GameEnded((1, 2))):
        assert codec.event_from_json(json.loads(json.dumps(codec.event_to_json(event)))) == event


@pytest.mark.parametrize(
    "value",
    [
        None,
        [],
        {},
        {"seat": 0},
        {"$": "Pass"},
        {"$": ["Pass"], "seat": 0},
        {"$": "Pass", "seat": True},
        {"$": "Pass", "seat": "0"},
        {"$": "Pass", "seat": 0.0},
        {"$": "Pass", "seat": 0, "card": 1},
        {"$": "PassTwin", "seat": 0},
        {"$": "Move", "seat": 0},
        {"$": "EdgeMoved", "seat": 0},
        {"$": "os.system", "seat": 0},
        {"$": "TakeAction", "seat": 0, "minion": 1, "action": 1},
        {"$": "TakeAction", "seat": 0, "minion": 1, "action": "bleed"},
    ],
)
def test_what_is_not_a_move(value: object) -> None:
    with pytest.raises(DataError, match="move"):
        codec.move_from_json(value)
    assert codec.move_from_json({"$": "Pass", "seat": 0}) == Pass(0)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "JSON is damaged"),
        ("{", "JSON is damaged"),
        ("[" * 100_000, "JSON is damaged"),
        ("9" * 5_000, "JSON is damaged"),
        ("null", "no key"),
        ("[]", "no key"),
        ('{"schema":1,"schema":1}', "'schema' more than once"),
        ('{"schema":NaN}', "NaN does not occur"),
        ('{"schema":-Infinity}', "-Infinity does not occur"),
        ('{"schema":1.0,"state":{}}', "1.0 does not occur"),
        ('{"schema":true,"state":{}}', "schema version True cannot be read"),
        ('{"schema":2,"state":{}}', "schema version 2 cannot be read, only 1"),
        ('{"schema":1}', "has the keys"),
        ('{"schema":1,"state":{},"more":0}', "has the keys"),
        ('{"schema":1,"state":[]}', "expected an object, not a list @ state"),
        ('{"schema":1,"state":{}}', "missing key 'active', 'cards'"),
        (b"{}", "stored data is a text"),
    ],
)
def test_damaged_text(text: str, message: str) -> None:
    with pytest.raises(DataError, match=message):
        codec.loads(text)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda s: s.update(turn=True), r"expected a whole number, not true @ state\.turn"),
        (lambda s: s.update(turn="3"), r"expected a whole number, not '3' @ state\.turn"),
        (lambda s: s.update(trail=[]), "unknown key 'trail'"),
        (lambda s: s.pop("draws"), "missing key 'draws'"),
        (lambda s: s.update(stack="abc"), r"expected a list, not 'abc' @ state\.stack"),
        (lambda s: s.update(cards={}), r"expected a list, not an object @ state\.cards"),
        (lambda s: s["cards"][5].update(zone=3), r"unknown Zone 3 @ state\.cards\[5\]\.zone"),
        (lambda s: s["cards"][5].update(zone="PILE"), "unknown Zone 'PILE'"),
        (lambda s: s["cards"][5].update(tapped=0), "expected true or false, not 0"),
        (lambda s: s["cards"][5].pop("owner"), r"missing key 'owner' @ state\.cards\[5\]"),
        (lambda s: s["stack"][0].update({"$": "Nap"}), "unknown frame 'Nap'"),
        (lambda s: s["stack"][0].pop("$"), "expected an object with a text under"),
        (lambda s: s["table"].update(ruleset="modern"), "unknown ruleset 'modern'"),
        (lambda s: s["table"].update(ruleset={}), "missing key 'ally_bleed'"),
        (lambda s: s["table"].update(names=["A"]), "4 players, but 1 names"),
        (lambda s: s["table"]["definitions"][0].update(id=1), "has the id 1"),
        (lambda s: s["table"]["definitions"][0].update(id=None), "has the id null"),
        (lambda s: s["table"]["definitions"][0].update(name=""), "unknown key 'name'"),
        (lambda s: s["table"]["definitions"].clear(), "card 0 has no definition"),
        (lambda s: s["cards"].pop(), "has cards that are not there"),
        (lambda s: s["players"][0]["hand"].append(-1), "has cards that are not there"),
        (lambda s: s["players"][0]["hand"].pop(), "is nowhere"),
        (lambda s: s["cards"][0].update(owner=4), "card 0 belongs to no seat"),
        (lambda s: s["cards"][0].update(controller=-1), "card 0 belongs to no seat"),
        (lambda s: s["cards"][0].update(host=10_000), "a card that is not there"),
        (lambda s: s["cards"][0].update(attached=[-1]), "a card that is not there"),
        (lambda s: s.update(active=4), "there is no seat"),
        (lambda s: s.update(edge=-2), "there is no seat"),
        (lambda s: s.update(pending=None), "the position is impossible"),
        (lambda s: s.update(stack=[]), "the position is impossible"),
        (lambda s: s["pending"].update(seat=9), "the position is impossible"),
    ],
)
def test_tampered_position(state: GameState, change: Change, message: str) -> None:
    with pytest.raises(DataError, match=message):
        codec.loads(changed(state, change))


def test_frame_that_refers_to_nothing() -> None:
    position = Position("Sarah", "Alexis").vampire("Lupo", "Sarah", capacity=5)
    state = position.vampire("Anna", "Alexis", capacity=4).build()
    state = apply(state, TakeAction(0, 0, ActionKind.BLEED))
    while not any(isinstance(move, Block) for move in legal_moves(state)):
        state = apply(state, Pass(legal_moves(state)[0].seat))
    assert codec.loads(codec.dumps(state)) == state

    def change(data: dict[str, Any]) -> None:
        data["stack"][-1]["minion"] = 10_000

    with pytest.raises(DataError, match="minion of Action is 10000, which is not there"):
        codec.loads(changed(state, change))

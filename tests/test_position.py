"""The position builder: what it builds keeps every invariant, what cannot be is refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from vtes.check import check
from vtes.model.cards import CardType, Discipline, Title
from vtes.model.decisions import DecisionKind, Phase
from vtes.model.errors import InvalidPosition
from vtes.model.events import Standing
from vtes.model.ruleset import REVISED
from vtes.model.state import NOBODY
from vtes.model.text import Bonus, How, Mode, Number, Text
from vtes.model.words import GainPool
from vtes.rules import nature
from vtes.testing import Position, read

WINDFALL = Text(modes=(Mode(How.MASTER, effects=(GainPool(3),)),))


def three() -> Position:
    return Position("Sarah", "Alexis", "Nora")


def wrong(value: Any) -> Any:
    """Hide from the type checker that this is not what is asked for."""
    return value


def test_defaults_are_those_of_a_game_that_begins() -> None:
    state = three().build()
    assert [p.pool for p in state.players] == [30, 30, 30]
    assert (state.active, state.turn, state.phase, state.edge) == (0, 4, Phase.MINION, NOBODY)
    assert state.table.names == ("Sarah", "Alexis", "Nora")
    assert state.pending is not None
    assert state.pending.kind is DecisionKind.MINION
    assert not check(state)


def test_everything_that_is_said_is_there() -> None:
    ruleset = REVISED.replace(hand_size=2)
    state = (
        three()
        .pool({"Nora": 3}, Sarah=12)
        .edge("Nora")
        .turn("Alexis", Phase.MASTER, number=9)
        .ruleset(ruleset)
        .seed(5)
        .turn_limit(20)
        .withdrawing("Nora")
        .prop("Windfall", types="master", text=WINDFALL, pool_cost=1)
        .prop("Axe", types=["equipment", CardType.ALLY], text=Text(bonuses=(AXE,)))
        .vampire("Lupo", "Sarah", capacity=5, blood=3, disciplines={"for": 1}, title="prince")
        .vampire("Aabbt Kindred", "Alexis", owner="Nora", tapped=True)
        .vampire("Rake", "Nora", capacity=4, blood=6, zone="uncontrolled")
        .vampire("Yuri", "Nora", capacity=4, zone="crypt")
        .vampire("Nik", "Nora", zone="ash heap")
        .vampire("Royce", "Nora", capacity=4, zone="torpor", clan="Brujah")
        .ally("Hound", "Nora", life=2, tapped=True, owner="Sarah")
        .attach("Fortitude", on="Lupo")
        .attach("Axe", on="Hound", seat="Sarah")
        .hand("Alexis", "Windfall", "Ascendance")
        .library("Alexis", "Potence", 3)
        .crypt("Nora", "Lupo", 2)
        .ash_heap("Nora", "Axe", "Lupo")
        .build()
    )
    assert not check(state)
    expected: dict[str, Any] = {
        "Sarah.pool": 12,
        "Nora.pool": 3,
        "edge": "Nora",
        "active": "Alexis",
        "phase": "MASTER",
        "turn": 9,
        "Nora.withdrawing": True,
        "Lupo.blood": 3,
        "Lupo.capacity": 6,
        "Lupo.disciplines": {"for": 2},
        "Lupo.attached": ["Fortitude"],
        "Fortitude.controller": "Sarah",
        "Aabbt Kindred.blood": 4,
        "Aabbt Kindred.controller": "Alexis",
        "Aabbt Kindred.owner": "Nora",
        "Aabbt Kindred.tapped": True,
        "#1 of Nora.blood": 6,
        "Nora.uncontrolled": ["Rake"],
        "Nora.crypt": ["Yuri", "Lupo", "blank vampire", "blank vampire"],
        "Nora.ash_heap": ["Nik", "Axe", "Lupo"],
        "Nora.torpor": ["Royce"],
        "Hound.life": 2,
        "Hound.tapped": True,
        "Hound.owner": "Sarah",
        "Hound.strength": 3,
        "Alexis.hand": ["Windfall", "Ascendance"],
        "Alexis.library": ["Potence", "blank card", "blank card", "blank card"],
    }
    assert {path: read(state, path) for path in expected} == expected
    table = state.table
    assert (table.seed, table.turn_limit, table.ruleset) == (5, 20, ruleset)
    facts = {d.facts.name: d.facts for d in table.definitions}
    assert facts["Royce"].clans == ("Brujah",)
    made_up = [d.facts for d in table.definitions if d.facts.id < 100_000]
    assert [f.id for f in made_up] == list(range(1, len(made_up) + 1))
    assert facts["Windfall"].pool_cost == 1
    assert facts["Axe"].types == (CardType.EQUIPMENT, CardType.ALLY)
    assert any(f.title is Title.PRINCE for f in made_up)
    assert facts["Aabbt Kindred"].level(Discipline.PRESENCE) == 1
    assert not nature.is_vampire(state, next(iter(state.players[2].ready)))


AXE = Bonus(Number.STRENGTH, 3)


def test_equal_made_up_cards_are_copies_of_one_card() -> None:
    state = three().hand("Sarah").library("Sarah", 20).vampire("V", "Nora", capacity=1).build()
    assert len(state.table.definitions) == 2
    assert read(state, "Sarah.hand.count") == 7
    assert read(state, "Sarah.library.count") == 13
    assert not check(state)


def test_contested_cards_can_be_placed() -> None:
    builder = three().vampire("V", "Sarah", capacity=3, zone="contested", owner="Nora")
    builder.vampire("V", "Alexis", capacity=3, blood=1, zone="contested")
    state = builder.attach("Fortitude", on="V").build()
    assert not check(state)
    assert read(state, "Sarah.contested") == read(state, "Alexis.contested") == ["V"]
    assert read(state, "V.blood") == 3
    assert read(state, "V.owner") == "Nora"
    assert read(state, "V.attached") == ["Fortitude"]
    # what happens at the beginning of a phase happens
    alone = three().vampire("V", "Sarah", capacity=3, zone="contested").turn("Sarah", Phase.UNTAP)
    assert read(alone.build(), "Sarah.ready") == ["V"]


def test_who_is_out_has_given_a_victory_point() -> None:
    state = (
        Position("A", "B", "C", "D")
        .out("B")
        .out("A")
        .ash_heap("B", "Fortitude")
        .turn("C", Phase.UNTAP)
        .build()
    )
    assert not check(state)
    assert [p.victory_points for p in state.players] == [1, 0, 0, 1]
    assert [p.standing for p in state.players] == [Standing.OUSTED] * 2 + [Standing.IN] * 2
    assert read(state, "D.prey") == "C"


@pytest.mark.parametrize("phase", list(Phase))
def test_every_phase_begins_with_what_belongs_to_it(phase: Phase) -> None:
    builder = three().vampire("Lupo", "Sarah", capacity=3, tapped=True).turn("Sarah", phase)
    state = builder.build()
    assert state.phase is phase
    assert state.trail == ()
    assert not check(state)
    assert state.cards[0].tapped is (phase is not Phase.UNTAP)
    assert builder.build() == state


def test_a_pending_withdrawal_is_completed_when_her_untap_phase_begins() -> None:
    state = three().turn("Sarah", Phase.UNTAP).withdrawing("Sarah").build()
    assert state.players[0].standing is Standing.WITHDRAWN
    assert state.active == 1


@pytest.mark.parametrize(
    ("build", "message"),
    [
        (lambda: Position("A"), "at least two"),
        (lambda: Position("A", "A"), "same name"),
        (lambda: three().edge("Bob"), "no player 'Bob'; the players are Sarah, Alexis, Nora"),
        (lambda: three().pool(Sarah=0), "at least 1"),
        (lambda: three().pool(Sarah=True), "integer"),
        (lambda: three().turn("Sarah", wrong(2)), "vtes.Phase"),
        (lambda: three().turn("Sarah", number=0), "number of the turn"),
        (lambda: three().seed(wrong("x")), "seed"),
        (lambda: three().turn_limit(3).build(), "beyond the limit"),
        (lambda: three().vampire("Lupo Nobody", "Sarah"), "give a capacity"),
        (lambda: three().vampire("Fortitude", "Sarah"), "no such crypt card"),
        (lambda: three().vampire("Lupo", "Sarah", clan="Brujah"), "give a capacity"),
        (lambda: three().vampire("V", "Sarah", capacity=0), "capacity of V"),
        (lambda: three().vampire("V", "Sarah", capacity=2, blood=-1), "counters on V"),
        (lambda: three().vampire("V", "Sarah", capacity=2, blood=3).build(), "above his capacity"),
        (
            lambda: three().vampire("V", "Sarah", capacity=2, zone=wrong("hell")),
            "zone must be one of",
        ),
        (lambda: three().vampire("V", "Sarah", capacity=2, disciplines={"x": 1}), "Discipline"),
        (lambda: three().vampire("V", "Sarah", capacity=2, disciplines={"for": 3}), "1 .basic"),
        (lambda: three().vampire("V", "Sarah", capacity=2, title="king"), "the titles are"),
        (lambda: three().vampire("V", "Sarah", capacity=2, zone="crypt", tapped=True), "tapped"),
        (lambda: three().vampire("V", "Sarah", capacity=2, zone="crypt", blood=1), "no counters"),
        (
            lambda: three().vampire("V", "Sarah", capacity=2, zone="uncontrolled", owner="Nora"),
            "owners",
        ),
        (lambda: three().vampire(" V", "Sarah", capacity=2), "not a name for a card"),
        (lambda: three().vampire("Nik", "Sarah").vampire("Nik", "Nora").build(), "unique"),
        (
            lambda: (
                three()
                .vampire("V", "Sarah", capacity=2, zone="contested")
                .vampire("V", "Nora", capacity=2)
                .build()
            ),
            "all contested",
        ),
        (
            lambda: three().vampire("V", "Sarah", capacity=2, zone="contested", tapped=True),
            "tapped",
        ),
        (lambda: three().ally("Hound", "Sarah", life=0), "life of Hound"),
        (lambda: three().hand("Sarah", "Nonsense").build(), "declare it as a prop"),
        (lambda: three().hand("Sarah", "Lupo").build(), "no library card"),
        (lambda: three().crypt("Sarah", "Fortitude").build(), "make up a vampire"),
        (lambda: three().hand("Sarah", *["Fortitude"] * 8).build(), "7 at most"),
        (lambda: three().hand("Sarah", wrong(3)), "name the cards"),
        (lambda: three().library("Sarah", -1), "number of cards"),
        (lambda: three().attach("Fortitude", on="Lupo").build(), "no card is called 'Lupo'"),
        (
            lambda: (
                three()
                .vampire("V", "Sarah", capacity=2, zone="uncontrolled")
                .attach("Fortitude", on="#1 of Sarah")
                .build()
            ),
            "not a minion in play",
        ),
        (lambda: three().prop("P", types="sword"), "card types are"),
        (lambda: three().prop("P", types=[]), "needs a card type"),
        (lambda: three().prop("P", types="vampire"), "no vampire"),
        (lambda: three().prop("P", types="master", text=wrong({})), "vtes.model.text.Text"),
        (lambda: three().prop("P", types="master").prop("P", types="action"), "twice"),
        (lambda: three().out("Nora").out("Nora"), "out already"),
        (lambda: three().out("Nora").out("Alexis").build(), "at least two players"),
        (lambda: three().out("Sarah").build(), "has the turn"),
        (lambda: three().out("Nora").edge("Nora").build(), "has the Edge"),
        (lambda: three().out("Nora").pool(Nora=3).build(), "has pool"),
        (lambda: three().out("Nora").withdrawing("Nora").build(), "is withdrawing"),
        (lambda: three().out("Nora").hand("Nora", "Fortitude").build(), "has cards"),
        (
            lambda: (
                three()
                .out("Nora")
                .vampire("V", "Sarah", capacity=2)
                .attach("Fortitude", on="V", seat="Nora")
                .build()
            ),
            "its player is out",
        ),
    ],
)
def test_what_cannot_be_is_refused(build: Callable[[], Any], message: str) -> None:
    with pytest.raises(InvalidPosition, match=message):
        build()

"""Vampires of the Camarilla Edition whose texts are one of a kind."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.table import codes, look, onward, play
from tests.rulecheck import rule
from tests.rules.props.runs import end, run, until
from vtes.codec import dumps, loads
from vtes.engine import legal_moves, transition
from vtes.model.decisions import DecisionKind, Phase
from vtes.model.events import TokenMoved
from vtes.model.lasting import Bearing
from vtes.model.state import GameState
from vtes.model.text import Token
from vtes.notation import format_move, read_move
from vtes.notation.events import format_event
from vtes.ops.cards import burn
from vtes.queries import stealth
from vtes.testing import Position

# --- Makarios, The Seducer ------------------------------------------------------------------------

MAKARIOS = "Makarios, The Seducer"
SEDUCES, RESISTS = f"A: use {MAKARIOS} with {MAKARIOS}", f"B: use {MAKARIOS} in way 2 with"


def seducible(**thomas: Any) -> Position:
    """A has Makarios; of the vampires of her prey B Thomas is a Ventrue."""
    position = Position("A", "B", "C").vampire(MAKARIOS, "A").vampire("Rake", "A", capacity=4)
    position.vampire("Thomas", "B", **{"capacity": 5, "clan": "Ventrue", **thomas})
    position.vampire("Nik", "B", capacity=4, clan="Brujah")
    position.vampire("Royce", "B", capacity=4, clan="Toreador")
    return position.vampire("Yuri", "C", capacity=5, clan="Ventrue")


def seduced(whom: str = "Thomas") -> GameState:
    """It is A's next minion phase, and Makarios has seduced somebody."""
    state = end(run(seducible().build(), SEDUCES, f"A: target {whom}"))
    return until(state, "A", Phase.MINION)


def lines(state: GameState) -> list[str]:
    """The legal moves."""
    return [format_move(state, move) for move in legal_moves(state)]


@rule("R6.1-09", "R6.2.2-01")
def test_makarios_seduces_the_ventrue_and_brujah_of_his_prey() -> None:
    position = seducible().vampire("Nora", "B", capacity=3, clan="Ventrue", zone="torpor")
    state = run(position.build(), SEDUCES)
    assert lines(state) == ["A: target Thomas", "A: target Nik", "A: target Nora"]
    state = run(state, "A: target Nik")
    assert stealth(state) == 0
    assert look(state, "action.directed_at", f"{MAKARIOS}.bleed") == ["B", 2]
    state = end(state)
    assert look(state, "Nik.tokens", "Thomas.tokens", "Nik.blood") == [["seduction"], [], 4]


@rule("R6.2.2-04")
@pytest.mark.parametrize(("whom", "refused"), [("Thomas", ["blocker-barred"]), ("Nik", [])])
def test_makarios_is_not_blocked_by_whom_he_has_seduced(whom: str, refused: list[str]) -> None:
    state = onward(play(seduced(whom), f"A: bleed with {MAKARIOS}"), DecisionKind.BLOCK)
    assert codes(state, "B: block with Thomas") == refused
    assert codes(state, "B: block with Royce") == []
    state = onward(play(seduced(whom), "A: bleed with Rake"), DecisionKind.BLOCK)
    assert codes(state, f"B: block with {whom}") == []


@rule("R6.1-09", "R1.4-01", "D283")
def test_whoever_is_seduced_burns_the_counter_with_an_action() -> None:
    state = until(end(run(seducible().build(), SEDUCES, "A: target Thomas")), "B", Phase.MINION)
    assert codes(state, f"{RESISTS} Nik") == ["no-token"]
    state = run(state, f"{RESISTS} Thomas")
    assert look(state, "action.directed_at", "action.target", "action.stealth") == ["", "Thomas", 0]
    state = run(state, "C: pass", "A: pass")
    assert look(end(state), "Thomas.tokens") == [[]]


@rule("D283")
def test_each_counter_is_burned_by_itself() -> None:
    state = end(run(seduced(), SEDUCES, "A: target Thomas"))
    assert look(state, "Thomas.tokens") == [["seduction", "seduction"]]
    state = until(loads(dumps(state)), "B", Phase.MINION)
    state = end(run(state, f"{RESISTS} Thomas"))
    assert look(state, "Thomas.tokens") == [["seduction"]]


@rule("D283", "R1.1-06")
def test_the_counter_goes_when_the_vampire_leaves_play() -> None:
    state = seduced()
    thomas = read_move(state, "B: target Thomas").card  # type: ignore[attr-defined]
    burned = burn(state, thomas).replace(trail=())
    assert until(burned, "B", Phase.MINION).lasting == ()
    assert until(state, "B", Phase.MINION).lasting == (Bearing(thomas, Token.SEDUCTION),)


@rule("D283")
def test_the_counter_is_told_to_everybody() -> None:
    state = run(seducible().build(), SEDUCES, "A: target Thomas")
    told: list[str | None] = []
    while state.pending is not None and state.pending.kind is not DecisionKind.MINION:
        step = transition(state, legal_moves(state)[-1])
        told += [format_event(step.after, e) for e in step.events if isinstance(e, TokenMoved)]
        state = step.after
    assert told == ["Thomas gets a seduction counter"]

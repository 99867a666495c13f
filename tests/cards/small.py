"""A small table on which cards are tried out."""

from __future__ import annotations

import vtes
from tests.cards.table import onward
from tests.rules.props.runs import run
from vtes.engine import Transition
from vtes.model.decisions import Phase, WindowKind
from vtes.model.events import Event
from vtes.model.state import GameState
from vtes.testing import Position
from vtes.testing.lines import reading


def table(phase: Phase = Phase.MINION) -> Position:
    """A's turn; prey B, predator C."""
    return Position("A", "B", "C").turn("A", phase).crypt("A", 3).crypt("B", 3).crypt("C", 3)


def do(state: GameState, *lines: str) -> GameState:
    """Make moves written in notation; seats that can only pass in a window do so."""
    for line in lines:
        state = done(state, line).after
    return state


def done(state: GameState, line: str) -> Transition:
    """Make one move, and pass for whoever can only pass in a window or decline to block."""
    step = vtes.transition(*reading(state, line))
    after, events = step.after, list(step.events)
    while after.pending and after.pending.kind in SKIPPED:
        moves = vtes.legal_moves(after)
        if len(moves) > 1:
            break
        passed = vtes.transition(after, moves[0])
        after, events = passed.after, [*events, *passed.events]
    return Transition(state, step.move, after, tuple(events))


SKIPPED = (vtes.DecisionKind.IMPULSE, vtes.DecisionKind.BLOCK)


def events(state: GameState, line: str, kind: type[Event]) -> list[Event]:
    """Events of one kind that a move leads to."""
    return [event for event in done(state, line).events if isinstance(event, kind)]


def options(state: GameState) -> list[str]:
    """The legal moves in notation."""
    return [vtes.format_move(state, move) for move in vtes.legal_moves(state)]


def card(state: GameState, name: str) -> int:
    """Instance id of the card of that name that is on the table."""
    return vtes.read_move(state, f"A: target {name}").card  # type: ignore[attr-defined, no-any-return]


def blood(state: GameState, name: str) -> int:
    """Counters on a card."""
    return state.cards[card(state, name)].blood


def motion(position: Position) -> GameState:
    """A is asked in the polling step of a referendum that her Lupo has called."""
    position.vampire("Lupo", "A", capacity=5, title="primogen", clan="Toreador")
    state = position.hand("A", "Kine Resources Contested").build()
    state = run(state, "A: play Kine Resources Contested with Lupo", "A: 3 to B", "A: 1 to C")
    return onward(state, WindowKind.POLLING, "A")

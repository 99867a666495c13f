"""Vampires who have something to use."""

from __future__ import annotations

from typing import Any

from tests.cards.table import onward, play
from vtes.engine import legal_moves
from vtes.model.decisions import ActionKind, DecisionKind, Phase, WindowKind
from vtes.model.state import GameState
from vtes.model.text import Aim, Deed, Effect, How, Mode, Strike, Text
from vtes.notation import format_move
from vtes.testing import Position


def table(name: str, phase: Phase = Phase.MINION, **mine: Any) -> Position:
    """A has the vampire and Lupo, B Thomas, C Yuri."""
    position = Position("A", "B", "C").turn("A", phase).vampire(name, "A", **mine)
    position.vampire("Lupo", "A", capacity=4)
    return position.vampire("Thomas", "B", capacity=5).vampire("Yuri", "C", capacity=5)


def targets(state: GameState) -> list[str]:
    """What can be named now."""
    return [format_move(state, move).partition("target ")[2] for move in legal_moves(state)]


def act(state: GameState, name: str, target: str) -> GameState:
    """The vampire takes his action at the target; nobody blocks it yet."""
    return play(state, f"A: use {name} with {name}", f"A: target {target}")


def trying(name: str, blocker: str, *, blood: int | None = None, **lupo: Any) -> GameState:
    """A's Lupo acts, and B's vampire is about to try to block him."""
    position = Position("A", "B", "C").vampire("Lupo", "A", **{"capacity": 6, **lupo})
    position.vampire(name, "B", blood=blood).vampire("Yuri", "C", capacity=5)
    state = onward(play(position.build(), "A: hunt with Lupo"), DecisionKind.BLOCK)
    return play(state, f"B: block with {blocker}")


FLAME = Text(
    modes=(
        Mode(
            How.COMBAT,
            windows=(WindowKind.STRIKE,),
            strike=Strike(damage=2, aggravated=True),
        ),
    )
)


def action(*effects: Effect, aim: Aim | None = None) -> Text:
    """The text of an action card."""
    return Text(modes=(Mode(How.ACTION, deed=Deed(ActionKind.CARD), aim=aim, effects=effects),))

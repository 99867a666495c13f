"""A's Lupo bleeds B, Thomas blocks, and cards of combat are played."""

from __future__ import annotations

from typing import Any

from tests.cards.table import codes, look, play, skilled, window
from vtes.engine import apply, is_legal
from vtes.model.decisions import DecisionKind, Phase, WindowKind
from vtes.model.moves import HandStrike, Pass
from vtes.model.state import GameState
from vtes.testing import Position
from vtes.testing.lines import reading

__all__ = [
    "LATER",
    "after",
    "answered",
    "blood",
    "codes",
    "duel",
    "end",
    "fight",
    "go",
    "hits",
    "legal",
    "look",
    "onto",
    "play",
    "strikes",
    "with_blood",
]

AGAIN = "Dead-End Alley"
"""A press to continue that asks for nothing."""

BLOOD = 7


def duel(
    *cards: str, level: int = 2, seats: str = "ABC", thomas: tuple[str, ...] = (), **lupo: Any
) -> Position:
    """Lupo and Thomas have 7 blood each, and what the cards in their hands ask for.

    Args:
        cards: A's hand, beside two presses to continue.
        level: level of Lupo's Disciplines.
        seats: who plays.
        thomas: B's hand.
        lupo: facts of Lupo.
    """
    position = Position(*seats).turn("A", Phase.MINION)
    lupo = {"capacity": 9, "blood": BLOOD, "disciplines": skilled(*cards, level=level), **lupo}
    position.vampire("Lupo", "A", **lupo)
    position.vampire("Thomas", "B", capacity=9, blood=BLOOD, disciplines=skilled(*thomas))
    return position.hand("A", *cards, AGAIN, AGAIN).hand("B", *thomas, "Majesty")


def fight(position: Position, action: str = "A: bleed with Lupo") -> GameState:
    """The first decision of the combat."""
    state = go(play(position.build(), action), DecisionKind.BLOCK)
    state = play(state, "B: block with Thomas")
    while window(state) in (WindowKind.BLOCK_ATTEMPT, WindowKind.AFTER_BLOCK):
        state = apply(state, Pass(state.to_move or 0))
    return state


def go(state: GameState, until: WindowKind | DecisionKind, seat: str = "") -> GameState:
    """Everybody passes or strikes with hands, up to a window or decision (of a seat)."""
    for _ in range(200):
        pending = state.pending
        assert pending is not None
        here = window(state) is until or pending.kind is until
        if here and seat in ("", state.table.names[pending.seat]):
            return state
        state = _idle(state)
    raise AssertionError(f"{until!r} does not come")


def _idle(state: GameState) -> GameState:
    pending = state.pending
    assert pending is not None
    hands = pending.kind in (DecisionKind.STRIKE, DecisionKind.WEAPON)
    return apply(state, HandStrike(pending.seat) if hands else Pass(pending.seat))


def onto(state: GameState, number: int, until: WindowKind | DecisionKind) -> GameState:
    """Lupo presses on into a round, up to a window or decision of his."""
    while look(state, "combat.round") != [number]:
        state = play(go(state, WindowKind.PRESS, "A"), f"A: play {AGAIN} with Lupo")
        state = go(state, WindowKind.BEFORE_RANGE)
    return go(state, until, "A")


def end(state: GameState) -> GameState:
    """Everybody passes or strikes with hands until the minion phase goes on."""
    return go(state, DecisionKind.MINION)


def legal(state: GameState, line: str) -> bool:
    """Whether a move is legal."""
    return is_legal(*reading(state, line))


def with_blood(state: GameState, name: str, amount: int) -> GameState:
    """The position in which a minion has so much blood."""
    number = next(n for n, _ in enumerate(state.cards) if state.definition(n).facts.name == name)
    value = state.cards[number].replace(blood=amount)
    return state.replace(cards=state.cards.set(number, value))


def answered(state: GameState, line: str, answer: str) -> GameState:
    """A card is played, and answered as it is played."""
    state = go(apply(*reading(state, line)), WindowKind.AS_PLAYED, answer[0])
    return play(state, answer)


def blood(state: GameState) -> list[object]:
    """The blood of the two."""
    return [*look(state, "Lupo.blood", "Thomas.blood")]


def hits(name: str, way: int = 1, minion: str = "Lupo", seat: str = "A") -> str:
    """The line by which a minion plays a card."""
    return f"{seat}: play {name} in way {way} with {minion}"


LATER = {"Cauldron of Blood", "Drain Essence", "Growing Fury", "Walk of Flame"}


def strikes(position: Position, name: str, way: int, *, far: bool = False) -> GameState:
    """Lupo strikes with the card; the next decision is Thomas' strike."""
    state = fight(position)
    if name in LATER or (far and name == "Well-Aimed Car"):
        state = onto(state, 2, WindowKind.RANGE)
    if far:
        state = play(go(state, WindowKind.RANGE, "A"), "A: play Fake Out with Lupo")
    state = play(go(state, DecisionKind.STRIKE, "A"), hits(name, way))
    if state.pending is not None and state.pending.kind is DecisionKind.WEAPON:
        state = play(state, "A: strike with hand")
    return go(state, DecisionKind.STRIKE, "B")


def after(state: GameState, *lines: str) -> GameState:
    """Thomas strikes (with his hand), and the strikes have resolved."""
    lines = lines or ("B: strike with hand",)
    return go(play(state, *lines), WindowKind.ADDITIONAL)

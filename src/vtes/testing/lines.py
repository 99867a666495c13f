"""Lines of scenarios and tests: notation in which a play may say its way at once.

The game asks in which way a card is played as a step of its own (`ChooseWay`). A reader of a
scenario wants to see it in one line: "A: play Charm in way 2 with Nik". Where the way is asked, a
play that does not say it is in way 1.
"""

from __future__ import annotations

import re

from vtes.engine import apply, is_legal
from vtes.model.decisions import Decision, DecisionKind
from vtes.model.errors import IllegalMove
from vtes.model.frames import Announce, AnnounceStep
from vtes.model.moves import ChooseWay, Move, PlayCard
from vtes.model.state import NOBODY, GameState
from vtes.notation.moves import parse_move, read_move
from vtes.ops.stack import push
from vtes.rules.announcing import ways
from vtes.rules.guards import ANSWERS
from vtes.rules.hands import in_hand

_WITH_WAY = re.compile(r"(.*?:\s*play .*?) in way (\d+)( with .*)?", re.IGNORECASE)


def readings(state: GameState, line: str) -> tuple[tuple[GameState, Move], ...]:
    """The moves that a line stands for, legal or not, each with the position it is made in.

    Args:
        state: the position.
        line: a line of notation; a play may have "in way 2" after the name of the card.

    Returns:
        One pair; two for a play in one of several ways. If the line says a way that the game
        would not ask for, the second pair is as if it did.

    Raises:
        InvalidNotation: the line cannot be read; the message says what was expected.
        AmbiguousMove: a name in it fits several cards.
    """
    said = _WITH_WAY.fullmatch(line)
    move = _read(state, line if said is None else said[1] + (said[3] or ""))
    if not isinstance(move, PlayCard) or not _answers(state, move):
        return ((state, move),)
    card = in_hand(state, move.seat, move.card)
    text = state.definition(card).text
    if text is None:
        return ((state, move),)
    meant = ways(state, text)
    way = ChooseWay(move.seat, 0 if said is None else int(said[2]) - 1)
    if len(meant) > 1 and is_legal(state, move):
        return (state, move), (apply(state, move), way)
    if said is None or meant == [way.mode]:
        return ((state, move),)
    announce = Announce(move.seat, move.minion, None, card, NOBODY, step=AnnounceStep.WAY)
    asked = push(state, announce).replace(pending=Decision(DecisionKind.WAY, move.seat))
    return (state, move), (asked, way)


def reading(state: GameState, line: str) -> tuple[GameState, Move]:
    """The last move that a line stands for, and the position it is made in."""
    return readings(state, line)[-1]


def _read(state: GameState, line: str) -> Move:
    try:
        return parse_move(state, line)
    except IllegalMove:
        return read_move(state, line)


def _answers(state: GameState, move: PlayCard) -> bool:
    """Whether the one who is asked names a card of her hand where cards are played."""
    asked = state.pending
    if asked is None or asked.seat != move.seat or (asked.kind, PlayCard) not in ANSWERS:
        return False
    return in_hand(state, move.seat, move.card) >= 0

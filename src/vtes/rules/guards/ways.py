"""Guards of saying in which way a card is played (1.5): those of playing it in that way."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from vtes.model.decisions import DecisionKind
from vtes.model.moves import ChooseWay
from vtes.model.state import GameState
from vtes.rules.announcing import before
from vtes.rules.guards import combat, impulse, master, minion
from vtes.rules.guards.announced import frame
from vtes.rules.guards.common import SEAT
from vtes.rules.guards.guard import Answers, Guard, Layer
from vtes.rules.guards.play import OneWay

_PLAYS: Final[dict[DecisionKind, OneWay]] = {
    DecisionKind.MASTER: master.WAY,
    DecisionKind.MINION: minion.WAY,
    DecisionKind.IMPULSE: impulse.WAY,
    DecisionKind.STRIKE: combat.WAY,
}
"""What judges a card from a hand, by the question that it answers."""


class Way(Layer):
    """Asks the guards of playing the card in that way, in the position before it was begun."""

    __slots__ = ()

    def allows(self, state: GameState, *values: Any) -> bool:
        """Whether the card can be played in that way."""
        (mode,) = values
        announce, asked = frame(state), before(state)
        assert asked.pending is not None
        card = state.definition(announce.card).facts.id
        return _PLAYS[asked.pending.kind].allows_way(
            asked, announce.seat, card, announce.minion, mode
        )

    def objecting(self, state: GameState, *values: Any) -> Iterator[Guard]:
        """The guards that object to the way."""
        (mode,) = values
        announce, asked = frame(state), before(state)
        assert asked.pending is not None
        card = state.definition(announce.card).facts.id
        play = _PLAYS[asked.pending.kind]
        yield from play.judge(asked, announce.seat, card, announce.minion, mode)[1]


WAY = Way(*(guard for play in _PLAYS.values() for guard in play.guards), fields=("mode",))

ANSWERS: Answers = {(DecisionKind.WAY, ChooseWay): (SEAT, WAY)}

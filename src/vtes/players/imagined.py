"""What a player asks of a position that she has thought out, with all its cards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import Any

from vtes.model.combat import Range, Round
from vtes.model.decisions import Decision
from vtes.model.diablerie import Diablerie
from vtes.model.frames import Announce, Choice
from vtes.model.referendum import Referendum
from vtes.model.state import GameState
from vtes.model.text import Mode
from vtes.model.zones import CONTESTED
from vtes.players.sight import Sight, way
from vtes.rules import numbers, seating, titles
from vtes.rules.presence import in_play
from vtes.rules.stack import current_action, topmost


class Imagined(Sight):
    """What a whole position tells the seat that has to decide in it."""

    def __init__(self, state: GameState) -> None:
        """Look at a position with a pending decision."""
        assert isinstance(state.pending, Decision)
        self._state = state
        self.seat = state.pending.seat
        self._me = state.players[self.seat]
        self.turn = state.turn
        self.phase = state.phase
        self.asked = state.pending.kind
        self.pool = self._me.pool
        self.uncontrolled = [(self.printed(c), self.blood(c)) for c in self._me.uncontrolled]
        self.action = current_action(state)

    @property
    def hand(self) -> Sequence[int]:
        return [self.printed(card) for card in self._me.hand]

    @cached_property
    def around(self) -> tuple[int, ...]:
        return tuple(s for s in seating.clockwise(self._state, self.seat) if s != self.seat)

    def ready(self, seat: int) -> tuple[int, ...]:
        return self._state.players[seat].ready

    def votes(self, seat: int) -> int:
        return sum(titles.votes(self._state, card) for card in self._state.players[seat].ready)

    def there(self, card: int) -> bool:
        return card >= 0 and (
            self._state.cards[card].zone is CONTESTED or in_play(self._state, card)
        )

    def owner(self, card: int) -> int:
        return self._state.cards[card].controller if self.there(card) else -1

    def blood(self, card: int) -> int:
        return self._state.cards[card].blood

    def printed(self, card: int) -> int:
        return self._state.definition(card).facts.id

    def on(self, card: int) -> Iterable[int]:
        return (self.printed(each) for each in self._state.cards[card].attached)

    @property
    def stealth(self) -> int:
        action = current_action(self._state)
        return 0 if action is None else numbers.stealth(self._state, action)

    @property
    def bleed(self) -> int:
        action = current_action(self._state)
        return 0 if action is None else numbers.pool_bled(self._state, action)

    @property
    def called(self) -> tuple[int, Sequence[int], int]:
        frame = topmost(self._state, Referendum)
        return (-1, (), -1) if frame is None else _terms(frame)

    @property
    def diablerist(self) -> int:
        frame = topmost(self._state, Diablerie)
        return -1 if frame is None else frame.diablerist

    @property
    def at_long_range(self) -> bool:
        frame = topmost(self._state, Round)
        return frame is not None and frame.range is Range.LONG

    @property
    def announcing(self) -> tuple[int, int]:
        top = self._state.stack[-1]
        if not isinstance(top, Announce):
            return (0, -1)
        return (self.printed(top.card) if top.card >= 0 else 0, top.minion)

    @property
    def announced(self) -> Mode | None:
        top = self._state.stack[-1]
        if isinstance(top, Announce):
            return way(self.printed(top.card), top.mode) if top.card >= 0 else None
        for kind in (Choice, Referendum):
            frame: Any = topmost(self._state, kind)
            if frame is not None:
                card = frame.use.card
                return way(self.printed(card), frame.use.mode) if self.there(card) else None
        return None


def _terms(frame: Referendum) -> tuple[int, Sequence[int], int]:
    return frame.use.seat, frame.use.points, frame.use.target_seat

"""The conditions that a way to play or use a card names itself, as a layer."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from vtes.model.definition import Definition
from vtes.model.state import GameState
from vtes.model.text import Mode, Need
from vtes.rules.guards.common import Subject
from vtes.rules.guards.guard import Asked, Guard, Layer
from vtes.rules.guards.needs import NEEDS, unfulfilled


class Conditions(Layer):
    """The conditions that a way names.

    Attributes:
        with_way: given the state and the values of the fields, these with the way as the last.
        subject: given the state and those, of whom the conditions are asked.
    """

    __slots__ = ("subject", "with_way")

    def __init__(
        self,
        with_way: Callable[..., tuple[Any, ...]],
        subject: Callable[..., Subject],
        fields: tuple[str, ...],
    ) -> None:
        super().__init__(*NEEDS.values(), fields=fields)
        self.with_way = with_way
        self.subject = subject

    def allows(self, state: GameState, *values: Any) -> bool:
        """Whether no condition is unfulfilled."""
        return next(self.objecting(state, *values), None) is None

    def objecting(self, state: GameState, *values: Any) -> Iterator[Guard]:
        """The guards of the unfulfilled conditions."""
        values = self.with_way(state, *values)
        mode: Mode = values[-1]
        return unfulfilled(state, mode, self.subject(state, *values))

    def about(self, definition: Definition, mode: Mode) -> Iterator[tuple[Guard, Asked]]:
        """The conditions of the way."""
        for need in mode.needs:
            guard = NEEDS[type(need)]
            yield guard, _Condition(guard, need, self.subject)


class _Condition:
    """A condition of a way."""

    __slots__ = ("guard", "need", "subject")

    def __init__(self, guard: Guard, need: Need, subject: Callable[..., Subject]) -> None:
        self.guard = guard
        self.need = need
        self.subject = subject

    def objects(self, state: GameState, *values: Any) -> bool:
        """Whether it is unfulfilled."""
        return self.guard.violated(state, self.need, self.subject(state, *values))

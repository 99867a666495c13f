"""A guard says no: the only place where a restriction of the rules is written.

The generator keeps the candidates to which no guard objects, `why_illegal` lists every
objection, `apply` asks the guards of the one move. Guards are grouped in layers by the fields
of the move they look at, so that a listing asks each of them once for each such value.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any, Final

from vtes.model.decisions import DecisionKind
from vtes.model.moves import Move
from vtes.model.state import GameState
from vtes.model.violations import Violation

Predicate = Callable[..., bool]

GUARDS: Final[dict[str, Guard]] = {}
"""Every guard by its code."""


class Guard:
    """A named restriction.

    Attributes:
        code: short stable name.
        rule: the clause or decision behind it.
        message: what to tell the player; reveals nothing hidden.
        violated: called with the state and the values of its layer's fields; True = it objects.
    """

    __slots__ = ("code", "message", "rule", "violated")

    def __init__(self, code: str, rule: str, message: str, violated: Predicate) -> None:
        if code in GUARDS:
            raise ValueError(f"two guards are called {code!r}")
        self.code = code
        self.rule = rule
        self.message = message
        self.violated = violated
        GUARDS[code] = self

    @property
    def violation(self) -> Violation:
        """The objection of this guard."""
        return Violation(self.code, self.rule, self.message)


class Layer:
    """Guards that look at the same fields of a move.

    Attributes:
        fields: names of the fields whose values the guards are given.
        guards: the guards, in the order in which they are asked.
        alone: the first objection is the only one given, and later layers are not asked (they
            could not even be asked, or would reveal something).
    """

    __slots__ = ("alone", "fields", "guards")

    def __init__(self, *guards: Guard, fields: tuple[str, ...] = (), alone: bool = False) -> None:
        self.fields = fields
        self.guards = guards
        self.alone = alone

    def allows(self, state: GameState, *values: Any) -> bool:
        """Whether no guard of the layer objects to these values."""
        for guard in self.guards:  # noqa: SIM110 - a generator expression costs twice as much
            if guard.violated(state, *values):
                return False
        return True

    def objecting(self, state: GameState, *values: Any) -> Iterator[Guard]:
        """The guards of the layer that object to these values."""
        for guard in self.guards:
            if guard.violated(state, *values):
                yield guard


def joined(*layers: Layer, asked: Layer | None = None) -> tuple[Layer, ...]:
    """The same guards in as few layers as possible, for a listing that stops at any objection.

    Args:
        *layers: in the order in which they are asked.
        asked: guards that the listing has asked before, once for many candidates.
    """
    before = asked.guards if asked is not None else ()
    found: list[Layer] = []
    for layer in layers:
        if type(layer) is not Layer:
            found.append(layer)
            continue
        guards = tuple(guard for guard in layer.guards if guard not in before)
        if found and type(found[-1]) is Layer and found[-1].fields == layer.fields:
            found[-1] = Layer(*found[-1].guards, *guards, fields=layer.fields)
        else:
            found.append(Layer(*guards, fields=layer.fields))
    return tuple(found)


class Fork:
    """Layers that depend on the move: `pick` chooses them by the values of some fields.

    Attributes:
        fields: names of the fields whose values `pick` is given after the state.
        pick: gives the layers.
        choices: every layer that it may give.
    """

    __slots__ = ("choices", "fields", "pick")

    def __init__(
        self,
        pick: Callable[..., tuple[Layer, ...]],
        choices: Iterable[Layer],
        fields: tuple[str, ...],
    ) -> None:
        self.pick = pick
        self.choices = tuple(choices)
        self.fields = fields


Answers = dict[tuple[DecisionKind, type[Move]], tuple[Layer | Fork, ...]]
"""For each decision the moves that answer it, with the layers that may object."""


@contextmanager
def neutralised(code: str) -> Iterator[Guard]:
    """Within this context the guard never objects; for showing that tests notice.

    Args:
        code: the code of a guard.
    """
    guard = GUARDS[code]
    saved = guard.violated
    guard.violated = lambda *_: False
    try:
        yield guard
    finally:
        guard.violated = saved

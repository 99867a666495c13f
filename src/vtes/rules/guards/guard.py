"""A guard says no: the only place where a restriction of the rules is written.

The generator keeps the candidates to which no guard objects, `why_illegal` lists every
objection, `apply` asks the guards of the one move. Guards are grouped in layers by the fields
of the move they look at, so that a listing asks each of them once for each such value. Of the
guards of a card and its way to be played or used, a listing asks only those that such a way can
concern (`Ways`).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from contextlib import contextmanager
from typing import Any, Final, Protocol

from vtes.model.decisions import DecisionKind
from vtes.model.definition import Definition
from vtes.model.moves import Move
from vtes.model.state import GameState
from vtes.model.text import Mode
from vtes.model.violations import Violation
from vtes.rules.by_identity import ByIdentity

Predicate = Callable[..., bool]
Concern = Callable[[Definition, Mode], bool]
"""Whether a guard can object to a way of a card at all, by what is printed."""

GUARDS: Final[dict[str, Guard]] = {}
"""Every guard by its code."""


class Guard:
    """A named restriction.

    Attributes:
        code: short stable name.
        rule: the clause or decision behind it.
        message: what to tell the player; reveals nothing hidden.
        violated: called with the state and the values of its layer's fields; True = it objects.
        concerns: the ways of cards to which it can object at all; None for all.
        objects: the same as `violated`, for ways that it concerns.
    """

    __slots__ = ("code", "concerns", "message", "objects", "rule", "violated")

    def __init__(
        self,
        code: str,
        rule: str,
        message: str,
        violated: Predicate,
        *,
        concerns: Concern | None = None,
        objects: Predicate | None = None,
    ) -> None:
        if code in GUARDS:
            raise ValueError(f"two guards are called {code!r}")
        self.code = code
        self.rule = rule
        self.message = message
        self.violated = violated
        self.concerns = concerns
        self.objects = objects or violated
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

    def about(self, definition: Definition, mode: Mode) -> Iterator[tuple[Guard, Asked]]:
        """The guards that can object to a way of a card at all, and what to ask for each."""
        for guard in self.guards:
            if guard.concerns is None or guard.concerns(definition, mode):
                yield guard, guard


class Asked(Protocol):
    """What objects to a way of a card when it is listed: a guard that it can concern."""

    @property
    def objects(self) -> Predicate:
        """Called with the state, the seat, the card, the minion and the way."""


def objected(guards: tuple[Asked, ...], state: GameState, *values: Any) -> bool:
    """Whether one of the guards of a way objects to these values."""
    for guard in guards:  # noqa: SIM110 - a generator expression costs twice as much
        if guard.objects(state, *values):
            return True
    return False


class Ways(ByIdentity[Definition, tuple["Way", ...]]):
    """The ways of cards with the guards that they can concern, for a listing.

    They are worked out once for each card, for they hang on nothing but what is printed.

    Args:
        layers: what is asked about a way, None for one that is not listed.
    """

    __slots__ = ("_layers",)

    def __init__(self, layers: Callable[[Mode], Listed | None]) -> None:
        super().__init__(lambda definition: tuple(self._found(definition)))
        self._layers = layers

    def _found(self, definition: Definition) -> Iterator[Way]:
        for number, mode in enumerate(definition.text.modes if definition.text else ()):
            listed = self._layers(mode)
            if listed is not None:
                layers, first, sure = listed
                about = [each for layer in layers for each in layer.about(definition, mode)]
                yield (
                    number,
                    mode,
                    tuple(asked for guard, asked in about if guard in first),
                    tuple(asked for guard, asked in about if guard not in (*first, *sure)),
                )


Listed = tuple[Iterable[Layer], Collection[Guard], Collection[Guard]]
"""The layers; the guards that say the same of all minions; those that object to no candidate."""
Way = tuple[int, Mode, tuple[Asked, ...], tuple[Asked, ...]]
"""The number of the way, the way, the guards that are asked first, and the others."""


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
    saved = guard.violated, guard.objects
    guard.violated = guard.objects = lambda *_: False
    try:
        yield guard
    finally:
        guard.violated, guard.objects = saved

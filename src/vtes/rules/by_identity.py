"""What follows from what is printed, worked out once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, TypeVar

_K = TypeVar("_K")
_V = TypeVar("_V")

_MANY: Final = 4096


class ByIdentity(Generic[_K, _V]):
    """A pure function of a value that never changes, with its answers.

    They are found by the identity of the value, for to hash a card is to hash its whole text.
    Each answer is kept beside its value, so that no other value can have the same identity.

    Args:
        work_out: the function.
    """

    __slots__ = ("_known", "_work_out")

    def __init__(self, work_out: Callable[[_K], _V]) -> None:
        self._work_out = work_out
        self._known: dict[int, tuple[_K, _V]] = {}

    def of(self, value: _K) -> _V:
        """The answer for a value."""
        known = self._known.get(id(value))
        if known is None:
            if len(self._known) >= _MANY:  # who makes up cards without end
                self._known.clear()
            known = self._known[id(value)] = value, self._work_out(value)
        return known[1]

"""Frozen records with a cheap `replace`, the only way data changes in this library.

`attrs.evolve` on a frozen class of twelve fields costs 2.6 microseconds; the method
generated here fills an unfrozen twin of the same layout and then makes it a member of the
frozen class, which costs a sixth of that. New records are filled in the same way.
`docs/performance.md` has the numbers.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Literal, Self, TypeVar, cast, dataclass_transform

import attrs

_C = TypeVar("_C", bound="type[Record]")
_T = TypeVar("_T")


_RECORDS: list[type[Record]] = []


def records(base: type[Record]) -> tuple[type[Record], ...]:
    """Every class decorated with `record` below a base, in the order of their definition."""
    return tuple(kind for kind in _RECORDS if issubclass(kind, base) and kind is not base)


class Record:
    """Base of every frozen value of the model."""

    __slots__ = ()
    __attrs_attrs__: ClassVar[Any] = ()

    def replace(self, **changes: Any) -> Self:
        """Return a copy in which the named fields have the given values.

        Args:
            **changes: new values by field name.

        Raises:
            TypeError: a name is not a field.
        """
        raise TypeError(f"{type(self).__name__} is not decorated with @record")


def worked_out(how: Callable[[Any], _T], *, init: Literal[False] = False) -> _T:
    """A field that follows from those before it; it is not compared, and `replace` keeps it.

    Args:
        how: works it out from the record.
        init: it is not given.
    """
    return attrs.field(default=attrs.Factory(how, takes_self=True), init=init, eq=False, repr=False)


@dataclass_transform(frozen_default=True, field_specifiers=(attrs.field, worked_out))
def record(cls: _C) -> _C:
    """Make a class a frozen slotted attrs class with a fast `replace`."""
    frozen = attrs.frozen(slots=True, weakref_slot=False)(cls)
    own = cast("tuple[str, ...]", tuple(frozen.__dict__["__slots__"]))
    twin = type(frozen.__name__ + "Twin", frozen.__bases__, {"__slots__": own})
    names = tuple(a.name for a in attrs.fields(frozen))
    _RECORDS.append(frozen)
    frozen.replace = _make_replace(frozen, twin, names)  # type: ignore[method-assign]
    # attrs sets each field by a call; with one field that is as fast as the detour by the twin
    if len(names) > 1 and all(a.init for a in attrs.fields(frozen)):
        frozen.__init__ = _make_init(frozen, twin)  # type: ignore[method-assign]
    return frozen


def _make_replace(cls: type[Record], twin: type, names: tuple[str, ...]) -> Any:
    if not names:
        return lambda self: self
    # No field is `...`. Defaults of keyword-only parameters would be looked up one by one.
    parameters = ", ".join(f"{n}=..." for n in names)
    lines = [f"def replace(self, {parameters}):", "    new = create(Twin)"]
    lines += [f"    new.{n} = self.{n} if {n} is ... else {n}" for n in names]
    lines += ["    new.__class__ = Frozen", "    return new"]
    return _made("replace", lines, create=object.__new__, Twin=twin, Frozen=cls)


def _make_init(cls: type[Record], twin: type) -> Any:
    fields = attrs.fields(cls)
    defaults = {a.name: a.default for a in fields if a.default is not attrs.NOTHING}
    given = [f"{a.name}=defaults[{a.name!r}]" if a.name in defaults else a.name for a in fields]
    lines = [f"def __init__(self, {', '.join(given)}):", "    become(self, '__class__', Twin)"]
    lines += [f"    self.{a.name} = {a.name}" for a in fields]
    lines += ["    self.__class__ = Frozen"]
    made = _made(
        "__init__", lines, become=object.__setattr__, defaults=defaults, Twin=twin, Frozen=cls
    )
    made.__annotations__ = cls.__init__.__annotations__
    made.__qualname__ = f"{cls.__qualname__}.__init__"
    return made


def _made(name: str, lines: list[str], **space: Any) -> Any:
    """The function with that name in a source text."""
    exec("\n".join(lines), space)
    return space[name]

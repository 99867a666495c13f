"""The strict converter between values of the model and plain JSON values.

A class needs no code of its own here: fields and types are read from the class, and the members
of a family (frames, moves, events, the words of cards ...) are told apart by their name under the
key ``"$"``. A tag only ever selects a class that is already there; nothing is imported or called by
a name from outside.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, IntEnum, StrEnum
from types import NoneType
from typing import Any, Final, get_args, get_origin

import attrs
from cattrs import Converter, transform_error
from cattrs.gen import make_dict_structure_fn, make_dict_unstructure_fn, override
from cattrs.v import format_exception
from pyrsistent import pvector
from pyrsistent.typing import PVector

from vtes.model.cards import Facts
from vtes.model.errors import DataError
from vtes.model.events import Event
from vtes.model.frames import Frame
from vtes.model.lasting import Lasting
from vtes.model.moves import Move
from vtes.model.record import Record
from vtes.model.state import Card
from vtes.model.text import Aim, Bonus, Condition, Cost, Deed, Effect, Law, Mode, Need, Term, Text

TAG: Final = "$"
"""The key under which a member of a family has the name of its class."""

FAMILIES: Final[tuple[type[Record], ...]] = (
    Frame,
    Move,
    Event,
    Effect,
    Need,
    Term,
    Condition,
    Law,
    Lasting,
)
"""The bases whose subclasses are stored with their tag."""

NEVER_STORED: Final = frozenset({"trail"})
"""Fields that exist only during a transition. What follows from others is not stored either."""

Hook = Callable[[Any, Any], Any]

# A state has hundreds of these, mostly with default values. For all other classes every key is
# required, so that a lost key is noticed.
_COMPACT: Final[tuple[type, ...]] = (
    Card,
    Facts,
    Text,
    Mode,
    Aim,
    Deed,
    Cost,
    Bonus,
    Effect,
    Need,
    Term,
    Law,
)

_SCALARS: Final[dict[type, str]] = {
    int: "a whole number",
    str: "a text",
    bool: "true or false",
    NoneType: "null",
}

_members: dict[type[Record], dict[str, type[Record]]] = {}


class _Wrong(ValueError):
    """A value that does not fit, with a message made for people."""


def make_converter() -> Converter:
    """A converter that knows every type that may occur in a field of the model."""
    converter = Converter()
    for kind, noun in _SCALARS.items():
        converter.register_structure_hook(kind, _scalar_hook(kind, noun))
    # all three, because cattrs would take an IntEnum for an int and a StrEnum for a str
    for enum in (Enum, IntEnum, StrEnum):
        converter.register_structure_hook(enum, _structure_enum)
        converter.register_unstructure_hook(enum, lambda member: member.name)
    converter.register_structure_hook_factory(_is_tuple, lambda t: _tuple_hook(t, converter))
    converter.register_structure_hook_factory(_is_pvector, lambda t: _pvector_hook(t, converter))
    converter.register_unstructure_hook_factory(_is_pvector, lambda t: _list_maker(t, converter))
    converter.register_structure_hook_factory(attrs.has, lambda t: _class_hook(t, converter))
    converter.register_unstructure_hook_factory(attrs.has, lambda t: _dict_maker(t, converter))
    for base in FAMILIES:
        converter.register_structure_hook_func(
            _is_exactly(base), lambda value, base: _structure_member(value, base, converter)
        )
        converter.register_unstructure_hook_func(
            _is_exactly(base), _member_unstructurer(base, converter)
        )
    return converter


def structured(converter: Converter, value: object, kind: Any, root: str) -> Any:
    """Make a value of the model from plain JSON values.

    Args:
        converter: made by `make_converter`.
        value: what the JSON says.
        kind: the class to make.
        root: what messages call the whole.

    Raises:
        DataError: the value does not fit, with the first faults and where they are.
    """
    try:
        return converter.structure(value, kind)
    except Exception as error:
        messages = transform_error(error, root, _explain)
        more = f" (and {len(messages) - 3} more)" if len(messages) > 3 else ""
        raise DataError("; ".join(messages[:3]) + more) from None


def refuse(message: str) -> _Wrong:
    """An error for a hook to raise; `structured` adds the place."""
    return _Wrong(message)


def show(value: object) -> str:
    """Show a wrong value in a message, shortly whatever it is."""
    if isinstance(value, (dict, list, tuple)):
        return "an object" if isinstance(value, dict) else "a list"
    if value is None or isinstance(value, bool):
        return {None: "null", True: "true", False: "false"}[value]
    return repr(value)[:60]


def require_keys(value: object, names: frozenset[str], required: frozenset[str]) -> None:
    """Refuse what is not an object with these keys.

    Args:
        value: what the JSON says.
        names: the keys that may be there.
        required: the keys that must be there.

    Raises:
        ValueError: as made by `refuse`.
    """
    if not isinstance(value, dict):
        raise refuse(f"expected an object, not {show(value)}")
    if unknown := value.keys() - names:
        raise refuse("unknown key " + ", ".join(sorted(map(show, unknown))))
    if missing := required - value.keys():
        raise refuse("missing key " + ", ".join(sorted(map(show, missing))))


def member(base: type[Record], tag: str) -> type[Record] | None:
    """The class of a family with the given name, None if there is none."""
    found = _members.get(base, {}).get(tag)
    if found is None:
        # classes may have been defined since; the helper classes of `record` have no fields
        _members[base] = {c.__name__: c for c in _descendants(base) if _has_fields(c)}
        found = _members[base].get(tag)
    return found


def _has_fields(cls: type[Record]) -> bool:
    return "__attrs_attrs__" in cls.__dict__


def _descendants(base: type[Record]) -> list[type[Record]]:
    found: list[type[Record]] = list(base.__subclasses__())
    for cls in found:
        found += cls.__subclasses__()
    return found


def _explain(error: BaseException, kind: type | None) -> str:
    return str(error) if isinstance(error, _Wrong) else format_exception(error, kind)


def _is_exactly(base: type) -> Callable[[Any], bool]:
    return lambda t: t is base


def _is_tuple(t: Any) -> bool:
    return get_origin(t) is tuple


def _is_pvector(t: Any) -> bool:
    return get_origin(t) is PVector


def _scalar_hook(kind: type, noun: str) -> Hook:
    def hook(value: Any, _: Any) -> Any:
        if type(value) is not kind:
            raise _Wrong(f"expected {noun}, not {show(value)}")
        return value

    return hook


def _structure_enum(value: Any, kind: type[Enum]) -> Enum:
    found = kind.__members__.get(value) if type(value) is str else None
    if found is None:
        raise _Wrong(f"unknown {kind.__name__} {show(value)}")
    return found


def _tuple_hook(t: Any, converter: Converter) -> Hook:
    args = get_args(t)
    if args[-1] is ...:
        of_list = converter.get_structure_hook(list[args[0]])  # type: ignore[valid-type]
        return lambda value, _: tuple(of_list(_listed(value), list))
    hooks = [(converter.get_structure_hook(arg), arg) for arg in args]

    def hook(value: Any, _: Any) -> tuple[Any, ...]:
        if len(_listed(value)) != len(hooks):
            raise _Wrong(f"expected {len(hooks)} entries, not {len(value)}")
        return tuple(each(v, arg) for v, (each, arg) in zip(value, hooks, strict=True))

    return hook


def _pvector_hook(t: Any, converter: Converter) -> Hook:
    of_list = converter.get_structure_hook(list[get_args(t)[0]])  # type: ignore[misc]
    return lambda value, _: pvector(of_list(_listed(value), list))


def _listed(value: Any) -> Any:
    if not isinstance(value, (list, tuple)):
        raise _Wrong(f"expected a list, not {show(value)}")
    return value


def _list_maker(t: Any, converter: Converter) -> Callable[[Any], list[Any]]:
    each = converter.get_unstructure_hook(get_args(t)[0])
    return lambda values: [each(value) for value in values]


def _is_stored(field: attrs.Attribute[Any]) -> bool:
    return field.init and field.name not in NEVER_STORED


def _class_hook(cls: type, converter: Converter) -> Hook:
    fields = [f for f in attrs.fields(cls) if _is_stored(f)]
    names = frozenset(f.name for f in fields)
    required = names
    if issubclass(cls, _COMPACT):
        required = frozenset(f.name for f in fields if f.default is attrs.NOTHING)
    left_out = {f.name: override(omit=True) for f in attrs.fields(cls) if f not in fields}
    structure: Hook = make_dict_structure_fn(cls, converter, **left_out)  # type: ignore[arg-type]

    def hook(value: Any, kind: Any) -> Any:
        require_keys(value, names, required)
        return structure(value, kind)

    return hook


def _dict_maker(cls: type, converter: Converter) -> Callable[[Any], dict[str, Any]]:
    left_out = {f.name: override(omit=True) for f in attrs.fields(cls) if not _is_stored(f)}
    return make_dict_unstructure_fn(
        cls,
        converter,
        _cattrs_omit_if_default=issubclass(cls, _COMPACT),
        **left_out,  # type: ignore[arg-type]
    )


def _structure_member(value: Any, base: type[Record], converter: Converter) -> Any:
    if not isinstance(value, dict) or type(value.get(TAG)) is not str:
        raise _Wrong(f'expected an object with a text under "{TAG}"')
    cls = member(base, value[TAG])
    if cls is None:
        raise _Wrong(f"unknown {base.__name__.lower()} {show(value[TAG])}")
    return converter.structure({k: v for k, v in value.items() if k != TAG}, cls)


def _member_unstructurer(
    base: type[Record], converter: Converter
) -> Callable[[Any], dict[str, Any]]:
    def unstructure(value: Any) -> dict[str, Any]:
        cls = type(value)
        if member(base, cls.__name__) is not cls:
            raise DataError(f"{cls.__name__} is not a {base.__name__.lower()} that can be stored")
        return {TAG: cls.__name__, **converter.unstructure(value, cls)}

    return unstructure

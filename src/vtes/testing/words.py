"""Card texts written as plain tables: any word of the vocabulary, by the name of its class."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

import attrs

from vtes.model import (
    card_words,
    choosing,
    combat_words,
    conditions,
    course_words,
    deed_words,
    laws,
    master_words,
    needs,
    needs_combat,
    needs_in_play,
    needs_own,
    play_words,
    terms,
    vote_words,
    words,
)
from vtes.model import text as model
from vtes.model.errors import DataError
from vtes.model.record import Record
from vtes.model.text import Text

_MODULES = (
    words,
    card_words,
    choosing,
    combat_words,
    course_words,
    deed_words,
    master_words,
    play_words,
    vote_words,
    needs,
    needs_combat,
    needs_in_play,
    needs_own,
    terms,
    conditions,
    laws,
    model,
)


def read_text(table: Mapping[str, Any]) -> Text:
    """A card text from a table whose keys are the fields of `Text`.

    A value of an enumeration is written by its name ("VAMPIRE") or its value ("for"), a tuple as
    a list, a record as a table; the key `word` names the class where a field takes several:
    `{modes = [{how = "MASTER", effects = [{word = "GainPool", amount = 2}]}]}`.

    Raises:
        DataError: an unknown key or word, a missing field, or a value of the wrong type.
    """
    text = _value(Text, table, "text")
    assert isinstance(text, Text)
    return text


def read_word(base: type[Record], table: Mapping[str, Any]) -> Record:
    """One word of the vocabulary from a table, as it stands in the table of a text.

    Args:
        base: what kind of word: `Effect`, `Need`, `Condition`, `Law` or `Term`.
        table: the name of the word under `word`, and its fields.

    Raises:
        DataError: as `read_text`.
    """
    return _record(base, table, "word")


def _value(kind: Any, value: Any, where: str) -> Any:
    """The value of the type `kind` that a plain value stands for."""
    origin = get_origin(kind)
    if origin in (Union, UnionType):
        return _union(get_args(kind), value, where)
    if origin is tuple:
        return _tuple(get_args(kind), value, where)
    if isinstance(kind, type) and issubclass(kind, Enum):
        return _enum(kind, value, where)
    if isinstance(kind, type) and issubclass(kind, Record):
        return _record(kind, value, where)
    if type(value) is not kind:
        raise DataError(f"{where} must be of type {kind.__name__}, not {value!r}")
    return value


def _union(kinds: tuple[Any, ...], value: Any, where: str) -> Any:
    problems: list[str] = []
    for kind in kinds:
        if kind is not NoneType:
            try:
                return _value(kind, value, where)
            except DataError as error:
                problems.append(str(error))
    raise DataError(" or ".join(problems))


def _tuple(kinds: tuple[Any, ...], value: Any, where: str) -> tuple[Any, ...]:
    if type(value) is not list:
        raise DataError(f"{where} must be a list, not {value!r}")
    if len(kinds) == 2 and kinds[1] is Ellipsis:
        kinds = (kinds[0],) * len(value)
    if len(kinds) != len(value):
        raise DataError(f"{where} must have {len(kinds)} values, not {len(value)}")
    pairs = enumerate(zip(kinds, value, strict=True))
    return tuple(_value(kind, each, f"{where}[{i}]") for i, (kind, each) in pairs)


def _enum(kind: type[Enum], value: Any, where: str) -> Enum:
    for member in kind:
        if type(value) is str and value in (member.name, member.value):
            return member
    raise DataError(f"{where} must be one of {', '.join(kind.__members__)}, not {value!r}")


def _record(kind: type[Record], value: Any, where: str) -> Record:
    if not isinstance(value, Mapping):
        raise DataError(f"{where} must be a table, not {value!r}")
    given = dict(value)
    cls = _class(kind, given.pop("word", None), where)
    hints = get_type_hints(cls)
    fields = {field.name: field for field in attrs.fields(cls)}
    for name in given:
        if name not in fields:
            known = ", ".join(fields) or "none"
            raise DataError(f"{where}: {cls.__name__} has no field {name!r}; its fields: {known}")
    for name, field in fields.items():
        if field.default is attrs.NOTHING and name not in given:
            raise DataError(f"{where}: {cls.__name__} needs the field {name!r}")
    values = {name: _value(hints[name], v, f"{where}.{name}") for name, v in given.items()}
    made: Record = cls(**values)
    return made


def _class(kind: type[Record], word: Any, where: str) -> Any:
    if word is None:
        if not _concrete(kind):
            raise DataError(f"{where} needs the key 'word': the name of a word")
        return kind
    for module in _MODULES:
        found = getattr(module, word, None) if type(word) is str else None
        if isinstance(found, type) and issubclass(found, kind) and _concrete(found):
            return found
    raise DataError(f"{where}: there is no {kind.__name__.lower()} word {word!r}")


def _concrete(kind: type[Record]) -> bool:
    """Whether the class is a record itself, not only the base of records."""
    return "__attrs_attrs__" in kind.__dict__

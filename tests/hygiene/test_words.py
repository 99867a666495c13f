"""Every word of the vocabulary has what it needs, and every encoded card is whole."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from enum import Enum
from functools import cache
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

import attrs
import pytest
from pyrsistent import pvector
from pyrsistent.typing import PVector

import vtes
from vtes.cards import texts
from vtes.cards.printed import facts, find
from vtes.cards.texts import TEXTS
from vtes.codec.convert import FAMILIES, NEVER_STORED, make_converter
from vtes.effects import choosing
from vtes.effects.choosing import ANSWERED
from vtes.effects.resolve import RESOLVERS
from vtes.model.record import Record, records
from vtes.model.text import Condition, Effect, Law, Need, Term, Text
from vtes.reducers.referendum import ASKS
from vtes.rules.choices import QUESTIONS
from vtes.rules.conditions import HOLDS
from vtes.rules.guards.needs import NEEDS
from vtes.testing.words import read_word

TESTS = Path(__file__).resolve().parents[1]
SOURCE = Path(vtes.__file__).parent
VOCABULARY: tuple[type[Record], ...] = (Effect, Need, Condition, Law, Term)

WORDS = [word for base in VOCABULARY for word in records(base) if word.__module__[:5] == "vtes."]
by_name = pytest.mark.parametrize("word", WORDS, ids=lambda word: word.__name__)


# What a word needs


def test_every_word_has_a_resolver() -> None:
    """A word that nothing carries out would be printed on a card and do nothing."""
    tables: dict[type[Record], Any] = {Effect: RESOLVERS, Need: NEEDS, Condition: HOLDS, Term: ASKS}
    for base, table in tables.items():
        assert {word for word in WORDS if issubclass(word, base)} == set(table), base


def test_every_word_that_asks_has_a_question_and_an_answer() -> None:
    asking = {word for word, resolver in RESOLVERS.items() if resolver is choosing.begin}
    assert asking <= set(QUESTIONS)
    assert asking <= set(ANSWERED)


@cache
def named_in_rules() -> frozenset[str]:
    """Every name that occurs in the code below `rules/`, `ops/`, `effects/`, `reducers/`."""
    names: set[str] = set()
    for folder in ("rules", "ops", "effects", "reducers", "movegen"):
        for path in (SOURCE / folder).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Name):
                    names.add(node.id)
                elif isinstance(node, ast.Attribute):
                    names.add(node.attr)
    return frozenset(names)


def test_every_word_is_looked_at_by_the_rules() -> None:
    assert [word for word in WORDS if word.__name__ not in named_in_rules()] == []


def test_every_word_says_what_it_means() -> None:
    assert [word for word in WORDS if "__doc__" not in word.__dict__ or not word.__doc__] == []


# The codec, and scenario files


def _sample(kind: Any, depth: int = 0) -> Any:
    """Some value of a type, not the usual one."""
    origin = get_origin(kind)
    if origin in (Union, UnionType):
        return _sample(next(k for k in get_args(kind) if k is not NoneType), depth)
    if origin is tuple:
        args = get_args(kind)
        if args[-1] is Ellipsis:
            return () if depth > 6 else (_sample(args[0], depth + 1),)
        return tuple(_sample(arg, depth + 1) for arg in args)
    if origin is PVector:
        return pvector([_sample(get_args(kind)[0], depth + 1)])
    if kind in (int, str, bool):
        return {int: 3, str: "x", bool: True}[kind]
    if issubclass(kind, Enum):
        return list(kind)[-1]
    if "__attrs_attrs__" not in kind.__dict__:  # the base of a family
        kind = next(k for k in records(kind) if depth < 3 or not attrs.fields(k))
    return _made(kind, depth)


def _made(kind: type[Any], depth: int = 0) -> Any:
    hints = get_type_hints(kind)
    fields = [f for f in attrs.fields(kind) if f.init and f.name not in NEVER_STORED]
    return kind(**{f.name.lstrip("_"): _sample(hints[f.name], depth + 1) for f in fields})


MEMBERS = [(base, kind) for base in FAMILIES for kind in records(base)]


@pytest.mark.parametrize(
    ("base", "kind"),
    [pair for pair in MEMBERS if pair[1].__module__[:5] == "vtes."],
    ids=lambda kind: kind.__name__,
)
def test_every_record_is_stored_and_comes_back(base: type[Record], kind: type[Record]) -> None:
    converter = make_converter()
    value = _made(kind)
    plain = converter.unstructure(value, base)
    assert plain["$"] == kind.__name__
    assert converter.structure(plain, base) == value


@by_name
def test_every_word_can_be_written_in_a_scenario(word: type[Record]) -> None:
    (base,) = (base for base in VOCABULARY if issubclass(word, base))
    needed = [field for field in attrs.fields(word) if field.default is attrs.NOTHING]
    table: dict[str, Any] = {"word": word.__name__}
    if needed:
        with pytest.raises(vtes.DataError, match=rf"{word.__name__} needs the field"):
            read_word(base, table)
    else:
        assert read_word(base, table) == word()


# Tests


@cache
def text_of_tests() -> str:
    """Everything that tests of cards and rules say, without this folder."""
    paths = [p for folder in ("cards", "rules") for p in (TESTS / folder).rglob("*.*")]
    read = [p.read_text(encoding="utf-8") for p in paths if p.suffix in (".py", ".toml")]
    return "\n".join(read)


def parts(value: object) -> Iterator[Record]:
    """Every record in a value."""
    if isinstance(value, Record):
        yield value
        for field in attrs.fields(type(value)):
            yield from parts(getattr(value, field.name))
    elif isinstance(value, tuple):
        for item in value:
            yield from parts(item)


@cache
def words_of_cards() -> frozenset[type[Record]]:
    return frozenset(type(part) for text in TEXTS.values() for part in parts(text))


def test_every_word_is_in_a_test() -> None:
    """In an encoded card, or in the text of a card made up for a test.

    `tests/modes.py` sees to it that every effect word is carried out.
    """
    others = [word for word in WORDS if not issubclass(word, Effect)]
    unseen = [word for word in others if word not in words_of_cards()]
    text = text_of_tests()
    assert [w for w in unseen if not re.search(rf"\b{w.__name__}\b", text)] == []


def named_in_tests(card: int) -> bool:
    return facts(card).name in text_of_tests() or str(card) in text_of_tests()


def shape(value: object) -> object:
    """A text without its numbers and names: what is built in the same way has the same shape."""
    if isinstance(value, Record):
        fields = attrs.fields(type(value))
        said = [f.name for f in fields if getattr(value, f.name) != f.default]
        return type(value).__name__, tuple((n, shape(getattr(value, n))) for n in said)
    return tuple(map(shape, value)) if isinstance(value, tuple) else type(value).__name__


def test_what_an_encoded_card_does_by_itself_is_in_a_test() -> None:
    """Of that card, or of one that is built in the same way.

    `tests/modes.py` sees to the ways to play or use it.
    """
    in_play = {card: text.replace(modes=()) for card, text in TEXTS.items()}
    shapes = {shape(text) for card, text in in_play.items() if named_in_tests(card)}
    for card, text in in_play.items():
        assert text == Text() or shape(text) in shapes, facts(card).name


# Whole cards


def test_no_card_is_encoded_twice() -> None:
    """Of two tables with the same card one would hide the other."""
    names = [name for name in vars(texts) if name.isupper() and name != "TEXTS"]
    tables: list[dict[int, Text]] = [getattr(texts, name) for name in names]
    times = Counter(card for table in tables for card in table)
    assert [facts(card).name for card in times if times[card] > 1] == []
    assert times.keys() == TEXTS.keys()


def coded_lines() -> list[tuple[int, str]]:
    """Every line `123456: ...  # Name` or `123456,  # Name`: the id and the name in its comment."""
    found = []
    for path in sorted((SOURCE / "cards").glob("*.py")):
        for match in re.finditer(
            r"^ {4,8}(\d{6})[:,] [^#\n]*(?:# ([^\n]*))?$",
            path.read_text(encoding="utf-8"),
            re.MULTILINE,
        ):
            found.append((int(match[1]), match[2] or ""))
    return found


def test_the_comment_beside_a_card_is_its_name() -> None:
    """A comment may go on behind a semicolon."""
    names = [(card, name.split(";")[0].strip()) for card, name in coded_lines() if name]
    assert len(names) > 300
    assert {card: name for card, name in names if find(name) != (facts(card),)} == {}


def test_every_encoded_card_is_in_the_pool() -> None:
    for card, text in TEXTS.items():
        assert facts(card).id == card
        assert type(text) is Text

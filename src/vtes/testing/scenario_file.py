"""Reading scenario files: from TOML to a starting position and checked steps.

    title = "A tapped minion cannot bleed"     # also: rules = [...], note = "...", skip = false

    [position]                                 # all but `seats` may be left out
    seats = ["Sarah", "Alexis", "Nora"]        # clockwise
    turn = "Sarah"
    phase = "minion"                           # untap, master, minion, influence, discard
    number = 4                                 # of the turn
    pool = { Alexis = 12 }
    edge = "Alexis"
    hand = { Sarah = ["Ascendance"] }          # also ash_heap, ante
    library = { Sarah = 10, Nora = ["Knife"] } # names, or a number of blank cards; also crypt
    seed = 7                                   # also turn_limit, withdrawing, out
    ruleset = { master_actions = 2 }           # what differs from the base edition

    [[position.vampire]]                       # the arguments of Position.vampire; also ally,
    name = "Lupo"                              # attach and prop
    seat = "Sarah"
    capacity = 5
    tapped = true

    [[position.prop]]                          # `text` as in `vtes.testing.words.read_text`
    name = "Knife"
    types = "equipment"
    text = { bonuses = [{ number = "STRENGTH", amount = 1 }] }

    [[step]]                                   # a legal move, or a list of them
    move = "Sarah: pass"

    [[step]]                                   # facts by path: see `vtes.testing.read`
    rule = "R7-03"                             # clauses that the step would notice the breach of
    note = "whatever helps"
    expect = { "Lupo.tapped" = true, "phase" = "INFLUENCE" }

    [[step]]                                   # not legal, forbidden by this rule alone; a list
    illegal = "Sarah: bleed with Lupo"         # of rules if there are several; `only = false`
    because = "R7-01"                          # if there may be others

    [[step]]                                   # damage out of the blue, for all of them at once
    damage = [{ card = "Lupo", normal = 1, aggravated = 1 }]

Further kinds of steps: `legal` (moves that are legal), `options` (exactly the legal moves, in any
order), `events` (classes of events that the last move led to, in this order) and `not_events`.
Every key that is not known is refused.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from enum import Enum
from pathlib import Path
from typing import Any, Final

from vtes.model.decisions import Phase
from vtes.model.errors import DataError, RulesError
from vtes.model.events import Event
from vtes.model.record import Record, record, records
from vtes.model.ruleset import REVISED, Ruleset
from vtes.model.state import GameState
from vtes.rulebook.book import RULEBOOK
from vtes.testing.position import Position
from vtes.testing.words import read_text

KINDS: Final = ("move", "expect", "legal", "illegal", "options", "events", "not_events", "damage")
"""What a step can be."""

_Keys = Mapping[str, tuple[type, ...]]

_HEADER: _Keys = {
    "title": (str,),
    "rules": (list,),
    "note": (str,),
    "skip": (bool,),
    "position": (dict,),
    "step": (list,),
}
_POSITION: _Keys = {
    "seats": (list,),
    "turn": (str,),
    "phase": (str,),
    "number": (int,),
    "pool": (dict,),
    "edge": (str,),
    "hand": (dict,),
    "library": (dict,),
    "crypt": (dict,),
    "ash_heap": (dict,),
    "ante": (dict,),
    "seed": (int,),
    "turn_limit": (int,),
    "ruleset": (dict,),
    "withdrawing": (str, list),
    "out": (str, list),
    "vampire": (list,),
    "ally": (list,),
    "permanent": (list,),
    "attach": (list,),
    "prop": (list,),
}
_TABLES: Mapping[str, _Keys] = {
    "prop": {
        "name": (str,),
        "types": (str, list),
        "pool_cost": (int,),
        "blood_cost": (int,),
        "clans": (list,),
        "disciplines": (list,),
        "unique": (bool,),
        "text": (dict,),
    },
    "vampire": {
        "name": (str,),
        "seat": (str,),
        "capacity": (int,),
        "blood": (int,),
        "zone": (str,),
        "tapped": (bool,),
        "clan": (str,),
        "disciplines": (dict,),
        "owner": (str,),
        "title": (str,),
        "city": (str,),
        "votes": (int,),
        "sect": (str,),
        "contesting": (bool,),
    },
    "ally": {
        "name": (str,),
        "seat": (str,),
        "life": (int,),
        "tapped": (bool,),
        "owner": (str,),
        "text": (dict,),
    },
    "permanent": {
        "card": (str,),
        "seat": (str,),
        "tapped": (bool,),
        "counters": (int,),
        "owner": (str,),
    },
    "attach": {"card": (str,), "on": (str,), "seat": (str,), "life": (int,)},
}
_NEEDED: Mapping[str, tuple[str, ...]] = {
    "vampire": ("name", "seat"),
    "ally": ("name", "seat"),
    "permanent": ("card", "seat"),
    "attach": ("card", "on"),
    "prop": ("name", "types"),
}
_STEP: _Keys = {
    "move": (str, list),
    "expect": (dict,),
    "legal": (str, list),
    "illegal": (str, list),
    "options": (list,),
    "events": (str, list),
    "not_events": (str, list),
    "damage": (list,),
    "because": (str, list),
    "only": (bool,),
    "rule": (str, list),
    "note": (str,),
}
_WOUND: _Keys = {"card": (str,), "normal": (int,), "aggravated": (int,)}


@record
class Step(Record):
    """One step of a scenario.

    Attributes:
        number: its place, from 1.
        kind: one of `KINDS`.
        damage: damage inflicted: (name, normal, aggravated).
        lines: moves, or names of event classes.
        expect: expected facts by path.
        because: the rules that must forbid an illegal move, a rule of two guards twice.
        only: whether nothing else may forbid it.
        rules: clauses that the step is bound to.
        note: a remark.
    """

    number: int
    kind: str
    lines: tuple[str, ...]
    expect: tuple[tuple[str, Any], ...]
    because: tuple[str, ...]
    only: bool
    rules: tuple[str, ...]
    note: str
    damage: tuple[tuple[str, int, int], ...] = ()


@record
class Scenario(Record):
    """A scenario: a position, moves and expectations.

    Attributes:
        source: the name of the file.
        title: what it shows.
        skip: whether a seat whose only answer in a window or to an action is to pass, passes.
        start: the position before anybody is skipped.
        steps: what is done and expected, in order.
        rules: clauses that the whole scenario is bound to.
    """

    source: str
    title: str
    skip: bool
    start: GameState
    steps: tuple[Step, ...]
    rules: tuple[str, ...] = ()

    @property
    def rule_ids(self) -> tuple[str, ...]:
        """Every clause that the scenario or one of its steps is bound to, each once."""
        ids = [*self.rules, *(id for step in self.steps for id in step.rules)]
        return tuple(dict.fromkeys(ids))


def load_scenario(source: Path | str) -> Scenario:
    """Read a scenario.

    Args:
        source: the path of a TOML file, or the text itself (anything with a line break).

    Raises:
        DataError: the file is missing, no TOML, has unknown or missing keys or wrong values.
        InvalidPosition: its position cannot be; names the file.
    """
    if isinstance(source, str) and "\n" in source:
        name, text = "scenario", source
    else:
        name = Path(source).as_posix()
        try:
            text = Path(source).read_text(encoding="utf-8")
        except OSError as error:
            raise DataError(f"{name}: cannot be read ({error.strerror})") from None
    try:
        return _scenario(name, tomllib.loads(text))
    except tomllib.TOMLDecodeError as error:
        raise DataError(f"{name}: {error}") from None
    except RulesError as error:
        error.args = (f"{name}: {error}",)
        raise


def _scenario(name: str, data: Mapping[str, Any]) -> Scenario:
    _check_keys("the file", data, _HEADER, needed=("title", "position", "step"))
    steps = _tables("step", data["step"])
    if not steps:
        raise DataError("a scenario needs at least one [[step]]")
    return Scenario(
        name,
        data["title"],
        data.get("skip", True),
        _position(data["position"]).build(),
        tuple(_step(number, table) for number, table in enumerate(steps, 1)),
        _rules("the file", data.get("rules", [])),
    )


def _check_keys(
    where: str, table: Mapping[str, Any], keys: _Keys, *, needed: tuple[str, ...] = ()
) -> None:
    for key, value in table.items():
        if key not in keys:
            raise DataError(f"{where}: unknown key {key!r}; known: {', '.join(keys)}")
        if type(value) not in keys[key]:
            kinds = " or ".join(_KIND_NAMES[kind] for kind in keys[key])
            raise DataError(f"{where}: {key} must be {kinds}, not {value!r}")
    for key in needed:
        if key not in table:
            raise DataError(f"{where}: the key {key!r} is missing")


_KIND_NAMES: Mapping[type, str] = {
    str: "a text",
    int: "an integer",
    bool: "true or false",
    list: "a list",
    dict: "a table",
}


def _position(table: Mapping[str, Any]) -> Position:
    _check_keys("position", table, _POSITION, needed=("seats",))
    position = Position(*_texts("seats", table["seats"]))
    phase = table.get("phase", "minion")
    if phase.upper() not in Phase.__members__:
        raise DataError(f"position: phase must be one of {', '.join(Phase.__members__)}")
    turn = table.get("turn", table["seats"][0])
    position.turn(turn, Phase[phase.upper()], number=table.get("number", 4))
    position.pool(table.get("pool", {}))
    if "ruleset" in table:
        position.ruleset(_ruleset(table["ruleset"]))
    for key in ("edge", "seed", "turn_limit"):
        if key in table:
            getattr(position, key)(table[key])
    for key in ("withdrawing", "out"):
        for seat in _texts(key, table.get(key, [])):
            getattr(position, key)(seat)
    for key, keys in _TABLES.items():
        for number, entry in enumerate(_tables(key, table.get(key, [])), 1):
            where = f"{key} {number} ({entry.get('name', entry.get('card', '?'))})"
            _check_keys(where, entry, keys, needed=_NEEDED[key])
            fields = dict(entry)
            if "text" in fields:
                fields["text"] = read_text(fields["text"])
            getattr(position, key)(**fields)
    for key in ("hand", "library", "crypt", "ash_heap", "ante"):
        for seat, cards in table.get(key, {}).items():
            listed = cards if type(cards) is list else [cards]
            if any(type(card) not in (int, str) for card in listed):
                raise DataError(f"position: {key} of {seat} must be names or a number of cards")
            getattr(position, key)(seat, *listed)
    return position


def _ruleset(changes: Mapping[str, Any]) -> Ruleset:
    """The base edition with some values changed; switches are written by the names of values."""
    values = dict(changes)
    for key, value in changes.items():
        now = getattr(REVISED, key, None)
        if isinstance(now, Enum):
            members = type(now).__members__
            if value not in members:
                raise DataError(f"ruleset: {key} must be one of {', '.join(members)}")
            values[key] = members[value]
        elif type(now) is not int or type(value) is not int:
            raise DataError(f"ruleset: {key!r} cannot be set to {value!r}")
    return REVISED.replace(name="changed", **values)


def _step(number: int, table: Mapping[str, Any]) -> Step:
    where = f"step {number}"
    _check_keys(where, table, _STEP)
    kinds = [key for key in KINDS if key in table]
    if len(kinds) != 1:
        raise DataError(f"{where} must have exactly one of {', '.join(KINDS)}, not {len(kinds)}")
    kind = kinds[0]
    if kind == "illegal" and not table.get("because"):
        raise DataError(f"{where}: the key 'because' is missing: the rule that forbids it")
    if kind != "illegal" and ("because" in table or "only" in table):
        raise DataError(f"{where}: 'because' and 'only' belong to 'illegal'")
    value = table[kind]
    lines = () if kind in ("expect", "damage") else _texts(f"{where}: {kind}", value)
    if kind.endswith("events"):
        _check_events(where, lines)
    if not value and kind != "options":
        raise DataError(f"{where}: {kind} is empty, so it could not fail")
    return Step(
        number,
        kind,
        lines,
        tuple(value.items()) if kind == "expect" else (),
        _texts(f"{where}: because", table.get("because", [])),
        table.get("only", True),
        _rules(where, table.get("rule", [])),
        table.get("note", ""),
        _damage(where, value) if kind == "damage" else (),
    )


def _damage(where: str, value: list[Any]) -> tuple[tuple[str, int, int], ...]:
    wounds = _tables(f"{where}: damage", value)
    for wound in wounds:
        _check_keys(f"{where}: damage", wound, _WOUND, needed=("card",))
        points = [wound.get("normal", 0), wound.get("aggravated", 0)]
        if min(points) < 0 or not any(points):
            raise DataError(f"{where}: damage to {wound['card']} must be at least 1 point")
    return tuple((w["card"], w.get("normal", 0), w.get("aggravated", 0)) for w in wounds)


def _tables(key: str, value: list[Any]) -> list[Mapping[str, Any]]:
    if any(type(entry) is not dict for entry in value):
        raise DataError(f"{key} must be written as tables: [[{key}]]")
    return value


def _texts(where: str, value: str | list[Any]) -> tuple[str, ...]:
    texts = [value] if isinstance(value, str) else value
    if any(type(text) is not str for text in texts):
        raise DataError(f"{where} must be a text or a list of texts, not {value!r}")
    return tuple(texts)


def _rules(where: str, value: str | list[Any]) -> tuple[str, ...]:
    ids = _texts(f"{where}: rule", value)
    for id in ids:
        if id not in RULEBOOK:
            raise DataError(f"{where}: the rulebook has no {id!r}")
    return ids


def _event_names() -> Iterator[str]:
    yield from (kind.__name__ for kind in records(Event))


def _check_events(where: str, names: tuple[str, ...]) -> None:
    known = set(_event_names())
    for name in names:
        if name not in known:
            raise DataError(f"{where}: there is no event {name!r}; known: {sorted(known)}")

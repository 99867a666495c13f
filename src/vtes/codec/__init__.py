"""Canonical JSON of positions, moves and events, and the digest of a position.

Equal positions have equal texts: keys are sorted, nothing is optional in the writing. Reading is
strict: what this version would not have written is refused, and nothing in a text is executed.
"""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import Any, Final

from vtes.codec.convert import make_converter, structured
from vtes.codec.definitions import register_references
from vtes.codec.possible import oversize, refuse_impossible
from vtes.model.errors import DataError, InvalidPosition
from vtes.model.events import Event
from vtes.model.moves import Move
from vtes.model.ruleset import Ruleset
from vtes.model.state import GameState

__all__ = [
    "LONGEST",
    "SCHEMA_VERSION",
    "digest",
    "dumps",
    "event_from_json",
    "event_to_json",
    "from_plain",
    "hashed",
    "loads",
    "move_from_json",
    "move_to_json",
    "parse_json",
    "ruleset_from_json",
    "ruleset_to_json",
    "to_plain",
    "write_json",
]

LONGEST: Final = 16 * 2**20
"""Characters of stored text that are read at most; a position has some 60,000."""

SCHEMA_VERSION: Final = 1
"""Version of the stored form; `loads` reads this one only."""

_converter = make_converter()
register_references(_converter)


def dumps(state: GameState) -> str:
    """Write a position as canonical JSON, without blanks and on one line.

    Args:
        state: a position as handed out by the library.

    Returns:
        The text, ASCII only; equal positions give equal texts.

    Raises:
        InvalidPosition: `state` is not a position.
        DataError: it holds a frame or an effect word that cannot be told apart by its name.
    """
    if type(state) is not GameState:
        raise InvalidPosition(f"this is not a GameState: {state!r}")
    plain = _converter.unstructure(state, GameState)
    return write_json({"schema": SCHEMA_VERSION, "state": plain})


def loads(text: str) -> GameState:
    """Read a position that `dumps` wrote.

    Args:
        text: the JSON.

    Returns:
        The position, equal to the one that was written.

    Raises:
        DataError: the text is damaged, of another schema version, describes no possible
            position, or uses a card that has changed since it was written.
    """
    data = parse_json(text)
    if not isinstance(data, dict) or "schema" not in data:
        raise DataError('this is not a stored position: there is no key "schema"')
    version = data["schema"]
    if type(version) is not int or version != SCHEMA_VERSION:
        raise DataError(f"schema version {version!r:.60} cannot be read, only {SCHEMA_VERSION}")
    if data.keys() != {"schema", "state"}:
        raise DataError('a stored position has the keys "schema" and "state" and no others')
    state: GameState = structured(_converter, data["state"], GameState, "state")
    refuse_impossible(state)
    return state


def digest(state: GameState) -> str:
    """A hash of everything that determines how the game can go on from here.

    Args:
        state: a position.

    Returns:
        32 hexadecimal digits; different for positions that differ in anything but the events
        that led to them. It is computed each time.

    Raises:
        InvalidPosition: `state` is not a position.
    """
    return hashed(dumps(state))


def hashed(text: str) -> str:
    """The digest of a position whose text is known."""
    return blake2b(text.encode("ascii"), digest_size=16).hexdigest()


def move_to_json(move: Move) -> dict[str, Any]:
    """Give a move as a plain dictionary, its kind under ``"$"``."""
    plain: dict[str, Any] = _converter.unstructure(move, Move)
    return plain


def move_from_json(value: object) -> Move:
    """Make a move from what `move_to_json` gave.

    Raises:
        DataError: it is not the dictionary of a move.
    """
    move: Move = structured(_converter, value, Move, "move")
    return move


def event_to_json(event: Event) -> dict[str, Any]:
    """Give an event as a plain dictionary, its kind under ``"$"``."""
    plain: dict[str, Any] = _converter.unstructure(event, Event)
    return plain


def event_from_json(value: object) -> Event:
    """Make an event from what `event_to_json` gave.

    Raises:
        DataError: it is not the dictionary of an event.
    """
    event: Event = structured(_converter, value, Event, "event")
    return event


def ruleset_to_json(ruleset: Ruleset) -> str | dict[str, Any]:
    """Give a ruleset as its name if the library has it, else as a plain dictionary."""
    plain: str | dict[str, Any] = _converter.unstructure(ruleset, Ruleset)
    return plain


def ruleset_from_json(value: object) -> Ruleset:
    """Make a ruleset from what `ruleset_to_json` gave.

    Raises:
        DataError: it is neither a known name nor the dictionary of a ruleset, or a number in it
            is out of range.
    """
    ruleset: Ruleset = structured(_converter, value, Ruleset, "ruleset")
    if faults := [*oversize(ruleset)]:
        raise DataError("; ".join(faults[:3]))
    return ruleset


def to_plain(value: object, kind: type) -> Any:
    """Give a record of the model as plain values.

    Args:
        value: the record.
        kind: its class.
    """
    return _with_lists(_converter.unstructure(value, kind))


def _with_lists(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _with_lists(each) for key, each in value.items()}
    return [_with_lists(each) for each in value] if isinstance(value, (list, tuple)) else value


def from_plain(value: object, kind: type, root: str) -> Any:
    """Make a record of the model from what `to_plain` gave.

    Args:
        value: plain values.
        kind: the class of the record.
        root: what messages call it.

    Raises:
        DataError: it does not fit, with the first faults and where they are.
    """
    return structured(_converter, value, kind, root)


def write_json(value: object) -> str:
    """Write plain values as canonical JSON: sorted keys, no blanks, ASCII only."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), allow_nan=False)


def parse_json(text: str) -> Any:
    """Read JSON strictly: no fractions, no NaN, no key twice.

    Raises:
        DataError: with what is wrong.
    """
    if type(text) is not str:
        raise DataError(f"stored data is a text, not {type(text).__name__}")
    if len(text) > LONGEST:
        raise DataError(f"stored data has at most {LONGEST} characters, not {len(text)}")
    try:
        return json.loads(
            text,
            object_pairs_hook=_object,
            parse_float=_no_number,
            parse_constant=_no_number,
        )
    except DataError:
        raise
    except (ValueError, RecursionError) as error:
        raise DataError(f"the JSON is damaged: {error}") from None


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        names = [key for key, _ in pairs]
        twice = next(key for key in names if names.count(key) > 1)
        raise DataError(f"the JSON says {twice!r:.60} more than once")
    return found


def _no_number(text: str) -> None:
    raise DataError(f"{text[:60]} does not occur in stored data, only whole numbers do")

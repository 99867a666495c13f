"""Damaged data of every kind: `python -m tests.fuzz [--minutes 10] [--seed 0]`.

Texts that the library wrote are damaged, and others are put together of what such texts consist
of. Each of them has to be refused with an error of ours, or to be something that is whole: nothing
else may be raised, nothing is executed, imported or opened, and no input takes long. The command
says how many inputs of each kind there were, how many were refused, and what was found.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from itertools import islice
from random import Random
from typing import Any

import vtes
from tests.properties.games import DECKS, any_start, brawler, mixed_player
from vtes.codec import _converter, event_from_json, event_to_json, move_from_json, move_to_json
from vtes.model.moves import Move
from vtes.model.record import Record, records
from vtes.model.state import GameState
from vtes.notation.moves import FORMS

GAMES = 24
"""How many games the data come from."""

MANY = 20
"""Findings after which the command stops."""

SLOW = 5.0
"""Seconds of processor time that no input takes."""

Target = Callable[[Random], bool]
"""Try one input; say whether it was accepted. Raises AssertionError, or what must not be raised."""

VALUES: tuple[str, ...] = (
    *("null", "true", "0", "1", "-1", "2", "7", "500", '""', '"A"', "[]", "{}", "[[0,1]]"),
    *("99999999999999999999", '"READY"', '"HAND"', '"ATTACHED"', '"CONTESTED"', '"PLAYING"'),
    *('"IMPULSE"', '"END"', '"Pass"', '"__class__"', '"os.system"', '"\\ud800"'),
    *('{"$":"Play","seat":0,"card":0,"target":-1,"step":"REVEAL"}', '{"$":"MinionPhase"}'),
)
"""What is put in the place of values of JSON."""

ODD = (
    *("", '"', "}", "[", "NaN", "1e9", "\\", "\x00", "\u00e9", ":", "\n", "\r", "#0"),
    *("\u00b2", "\u0663", "\u2028", "\ud800", "9" * 5000),
)
"""What is put into texts."""


# --- damage ------------------------------------------------------------------------------------


def spoil_text(text: str, random: Random) -> str:
    """Cut, drop, double or replace some characters."""
    at = random.randrange(len(text) + 1)
    end = at + random.randrange(12)
    inserted = random.choice((text[at:end] * 2, *ODD))
    return text[:at] if random.random() < 0.2 else text[:at] + inserted + text[end:]


def spoil_lines(text: str, random: Random) -> str:
    """Drop, double, move or replace some lines, or what follows a colon in one."""
    lines = text.split("\n")
    for _ in range(random.randint(1, 3)):
        at = random.randrange(len(lines))
        kind = random.randrange(5)
        if kind == 0:
            del lines[at]
            lines = lines or [""]
        elif kind == 1:
            lines.insert(random.randrange(len(lines) + 1), lines[at])
        elif kind == 2:
            lines[at] = spoil_text(lines[at], random)
        elif kind == 3:
            key = lines[at].partition(":")[0]
            lines[at] = f"{key}: {random.choice(VALUES)}"
        else:
            lines[at] = random.choice(lines)
    return "\n".join(lines)


def spoil_value(text: str, random: Random) -> str:
    """Replace, delete, move or add up to three values anywhere in the tree of a JSON text."""
    data = json.loads(text)
    for _ in range(random.randint(1, 3)):
        holder = _holder(data, random)
        if isinstance(holder, list) and holder:
            at: Any = random.randrange(len(holder))
        elif isinstance(holder, dict) and holder:
            at = random.choice([*holder, "$", "blood", "host"])
        else:
            continue
        value = json.loads(random.choice(VALUES))
        if random.random() < 0.2:
            value = json.loads(json.dumps(_holder(data, random)))
        if random.random() < 0.2:
            holder.pop(*((at,) if isinstance(holder, list) else (at, None)))
        elif isinstance(holder, list) and random.random() < 0.2:
            holder.insert(at, value)
        else:
            holder[at] = value
    return json.dumps(data)


def _holder(data: Any, random: Random) -> Any:
    """A list or an object somewhere in the tree, as likely near the root as in the depth."""
    while True:
        below = data.values() if isinstance(data, dict) else data
        deeper = [value for value in below if isinstance(value, (dict, list))]
        if not deeper or random.random() < 0.25:
            return data
        data = random.choice(deeper)


# --- what is damaged ---------------------------------------------------------------------------


@cache
def position(number: int) -> GameState:
    """A position of some game."""
    random = Random(number)
    state = any_start(2 + number % 4, number)
    player = (mixed_player, brawler)[number % 2](random)
    for _ in range(random.randrange(300)):
        if state.pending is not None:
            state = vtes.apply(state, player(state, vtes.legal_moves(state)))
    return state


@cache
def record(number: int) -> vtes.Record:
    """The record of some game, begun from decks or from a position."""
    random = Random(number)
    if number % 2:
        game = vtes.Game.from_state(position(number))
    else:
        options: dict[str, Any] = {"deck_rules": False, "unencoded": "inert"}
        game = vtes.Game(random.sample(DECKS, 3), seed=number, auto_skip=number % 4 == 0, **options)
    player = mixed_player(random)
    for _ in range(random.randrange(80)):
        if game.legal_moves:
            game.push(player(game.state, game.legal_moves))
    return game.record


def _number(random: Random) -> int:
    return random.randrange(GAMES)


def positions_target(random: Random) -> bool:
    """A stored position is refused, or it is one without fault that can be played on."""
    text = vtes.dumps(position(_number(random)))
    damage = spoil_text if random.random() < 0.3 else spoil_value
    try:
        state = vtes.loads(damage(text, random))
    except vtes.DataError:
        return False
    assert vtes.check(state) == ()
    assert vtes.loads(vtes.dumps(state)) == state
    assert bool(vtes.legal_moves(state)) is (state.pending is not None)
    return True


def records_target(random: Random) -> bool:
    """A stored game is refused, or it is whole: it can be stored again, and replays or diverges."""
    text = record(_number(random)).dumps()
    damage = spoil_text if random.random() < 0.3 else spoil_lines
    try:
        loaded = vtes.Record.loads(damage(text, random))
    except vtes.DataError:
        return False
    assert vtes.Record.loads(loaded.dumps()) == loaded
    try:
        for state in islice(loaded.replay(), 20):
            assert vtes.check(state) == ()
    except vtes.ReplayDiverged:
        return True
    return True


def notation_target(random: Random) -> bool:
    """A line is refused, or it is a move, and a legal one where that is asked for."""
    state = position(_number(random))
    if state.pending is None:
        return False
    line = written(state, random)
    if random.random() < 0.5:
        line = spoil_text(line, random)
    accepted = False
    for read in (vtes.read_move, vtes.parse_move):
        try:
            move = read(state, line)
        except vtes.RulesError:
            continue
        assert isinstance(move, Move)
        accepted = True
        if read is vtes.parse_move:
            assert move in vtes.legal_moves(state)
    return accepted


def written(state: GameState, random: Random) -> str:
    """A line in some form of the notation, with anything in its places."""
    if random.random() < 0.3:
        return vtes.format_move(state, random.choice(vtes.legal_moves(state)))
    player = random.choice([*state.table.names, "a", "Nobody", ""])
    template = str(random.choice(FORMS))
    if random.random() < 0.3:
        template = random.choice(("take <amount>", "pay <amount>", "transfer to #<place>"))
    while "<" in template:
        before, _, rest = template.partition("<")
        slot, _, after = rest.partition(">")
        template = before + _word(state, random, slot) + after
    return f"{player}: {template}"


def _word(state: GameState, random: Random, slot: str) -> str:
    """Something for a slot of the notation, mostly of its kind."""
    if slot in ("place", "amount") and random.random() < 0.7:
        number = str(random.randrange(-2, 40))
        return random.choice([number, number, "9" * 5000, random.choice(ODD)])
    definition = random.choice(state.table.definitions)
    return random.choice(
        [
            definition.facts.name,
            f"{definition.facts.name} ({random.randrange(4)})",
            f"#{random.randrange(9)} of {random.choice(state.table.names)}",
            str(random.randrange(-2, 40)),
            random.choice(state.table.names),
            *ODD,
            " with ",
        ]
    )


def observations_target(random: Random) -> bool:
    """What somebody sends as an observation is refused, or a position can be made of it or not."""
    state = position(_number(random))
    seat = random.choice([None, *range(len(state.players))])
    text = json.dumps(vtes.observation_to_json(vtes.observe(state, seat)))
    try:
        seen = vtes.observation_from_json(json.loads(spoil_value(text, random)))
        vtes.determinize(seen, seed=random.randrange(99))
    except (vtes.DataError, vtes.InvalidPosition):
        return False
    return True


def moves_target(random: Random) -> bool:
    """A move or an event as JSON is refused, or it is one."""
    state = position(_number(random))
    if state.pending is None:
        return False
    move = random.choice(vtes.legal_moves(state))
    step = vtes.transition(state, move)
    event = random.random() < 0.5 and bool(step.events)
    plain = event_to_json(random.choice(step.events)) if event else move_to_json(move)
    spoiled = json.loads(spoil_value(json.dumps(plain), random))
    try:
        found = event_from_json(spoiled) if event else move_from_json(spoiled)
    except vtes.DataError:
        return False
    if isinstance(found, Move) and not vtes.why_illegal(state, found):
        vtes.apply(state, found)
    return True


def decks_target(random: Random) -> bool:
    """A deck list is refused, or it is a deck."""
    deck = random.choice(DECKS)
    text = vtes.write_deck(deck, random.choice(("text", "json")))
    damage = spoil_text if random.random() < 0.5 else spoil_lines
    try:
        found = vtes.read_deck(damage(text, random))
    except vtes.RulesError:
        return False
    assert isinstance(found, vtes.Deck)
    return True


TARGETS: dict[str, Target] = {
    "positions": positions_target,
    "records": records_target,
    "notation": notation_target,
    "observations": observations_target,
    "moves and events": moves_target,
    "decks": decks_target,
}
"""Everything that reads what somebody else has written."""


# --- nothing is executed -----------------------------------------------------------------------

_FORBIDDEN = ("exec", "compile", "import", "open", "os.", "subprocess.", "socket.", "ctypes.")
_watching = False


def _audit(event: str, arguments: tuple[object, ...]) -> None:
    if not _watching or not event.startswith(_FORBIDDEN):
        return  # nothing is asked of the arguments: one may be a record that is being filled in
    # The converters write code of their own, from our classes, when they need it first.
    if not any("<cattrs generated" in str(argument) for argument in arguments):
        raise AssertionError(f"reading data led to {event} {arguments!r:.200}")


@contextmanager
def nothing_is_executed() -> Iterator[None]:
    """Refuse whatever would run code, import a module or open a file."""
    global _watching
    _install()
    _watching = True
    try:
        yield
    finally:
        _watching = False


@cache
def _install() -> None:
    """Audit hooks cannot be taken out, so this one sleeps while nobody is watching.

    Before that the converters and tables that are made when they are needed first are made.
    """
    for kind in records(Record):
        with suppress(Exception):  # not all of them are ever stored
            _converter.get_structure_hook(kind)
    for number in range(GAMES):
        record(number)
        for target in TARGETS.values():
            with suppress(Exception):
                target(Random(number))
    sys.addaudithook(_audit)


def attempt(name: str, seed: int) -> bool:
    """Try one input and say whether it was accepted.

    Raises:
        AssertionError: it did something that it must not, or took too long.
        Exception: whatever else must not be raised.
    """
    with nothing_is_executed():
        begun = time.process_time()
        accepted = TARGETS[name](Random(seed))
        spent = time.process_time() - begun
    assert spent < SLOW, f"input {seed} of {name} took {spent:.1f} seconds"
    return accepted


def main(arguments: list[str] | None = None) -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--seed", type=int, default=0, help="the first seed")
    options = parser.parse_args(arguments)
    end = time.monotonic() + 60 * options.minutes
    inputs, accepted = Counter[str](), Counter[str]()
    findings: list[str] = []
    seed = options.seed
    while time.monotonic() < end and len(findings) < MANY:
        for name in TARGETS:
            inputs[name] += 1
            try:
                accepted[name] += attempt(name, seed)
            except Exception as error:
                findings.append(f"{name}, seed {seed}: {type(error).__name__}: {error!s:.300}")
                print("found:", findings[-1], flush=True)
        seed += 1
    for name, count in inputs.items():
        print(f"{count:9} {name}: {count - accepted[name]} refused, {accepted[name]} accepted")
    minutes = options.minutes + (time.monotonic() - end) / 60
    print(f"{sum(inputs.values())} inputs in {minutes:.1f} minutes, {len(findings)} findings")
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main())

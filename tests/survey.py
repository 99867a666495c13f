"""Plays many seeded games and counts what occurred: `python -m tests.survey [--games 200]`.

After every move the invariants are checked; in the middle of every game it is stored, loaded and
played on beside the original. The command prints how often each step of each frame, each
window, decision, event and cause of leaving occurred, and exits with 1 if any of them occurred
less than ten times or anything was wrong.

With `--encoded` the decks are made of encoded cards, rather of those that have been seen least, and
the players like to do what has been seen least. What must occur then, at least once, is every way
to play or use an encoded card, with an event of each of its effects (`tests/ways.py`).
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from random import Random
from typing import Any, get_type_hints

import vtes
from tests.properties.games import (
    HARD_HITTING,
    STYLES,
    brawler,
    curious,
    patient_player,
    start,
    start_encoded,
)
from tests.ways import Counts, Watch, expected_ways, rarest, rarity
from vtes.check import check
from vtes.codec import digest, dumps, loads
from vtes.engine import legal_moves, transition
from vtes.model.decisions import DecisionKind, WindowKind
from vtes.model.events import Cause, Event, Left, Standing
from vtes.model.frames import Frame, Impulse
from vtes.model.record import records
from vtes.model.stack import FRAMES
from vtes.model.state import GameState, Termination
from vtes.reducers import PROCEED

LEAST = 10

# Causes by which a Methuselah can lose her last pool with what is built so far.
OUSTING = (Cause.BLEED, Cause.TRANSFER, Cause.CRYPT)

# What only a turn limit or several ousts at once lead to; positions in the tests cover them.
RARE = frozenset(
    {
        "ends NOBODY_LEFT",
        "ends TURN_LIMIT",
        # No two starters share a vampire, and few have cards that cancel or steal: those occur in
        # games with decks of encoded cards (--encoded).
        "event CardContested",
        "event ContestEnded",
        "event CardCancelled",
        "event ControlTaken",
        "event TurnStealthAdded",
        # Few who fall have equipment, and few blockers the intercept against who leaves torpor.
        "decision EQUIPMENT",
        "decision DIABLERIE",
        "step Diablerie.OFFER",
        # Seldom is a location in play whose referendum is called, or anybody made to abstain.
        "decision TERM_CARD",
        "decision TERM_METHUSELAH",
        "event Abstained",
        "event VotesBought",
        "event ReferendumCancelled",
        # Few starters have a card that searches a library.
        "event LibraryShuffled",
    }
)


def expected() -> set[str]:
    """Everything that must occur."""
    names = {f"window {kind.name}" for kind in WindowKind}
    names |= {f"decision {kind.name}" for kind in DecisionKind}
    names |= {f"event {kind.__name__}" for kind in records(Event)}
    names |= {f"ousted by {cause.name}" for cause in OUSTING}
    names |= {f"ends {end.name}" for end in Termination}
    names |= {f"leaves {standing.name}" for standing in (Standing.OUSTED, Standing.WITHDRAWN)}
    for kind in FRAMES:
        if not _steps(kind) and kind is not Impulse:
            names.add(f"frame {kind.__name__}")
        for step in _steps(kind):
            names.add(f"step {kind.__name__}.{step}")
    return names - RARE


def _steps(kind: type[Frame]) -> list[str]:
    hints = get_type_hints(kind)
    return [step.name for step in hints["step"]] if "step" in hints else []


@contextmanager
def counting(counts: Counts) -> Iterator[None]:
    """Count the steps that frames go through."""
    saved = dict(PROCEED)

    def counted(kind: type[Frame], proceed: Callable[[GameState, Any], GameState]) -> None:
        def count(state: GameState, frame: Any) -> GameState:
            if isinstance(frame, Impulse):
                counts[f"window {frame.kind.name}"] += 1
            elif hasattr(frame, "step"):
                counts[f"step {kind.__name__}.{frame.step.name}"] += 1
            else:
                counts[f"frame {kind.__name__}"] += 1
            return proceed(state, frame)

        PROCEED[kind] = count

    for kind, proceed in saved.items():
        counted(kind, proceed)
    try:
        yield
    finally:
        PROCEED.update(saved)


def play(seed: int, counts: Counts, watch: Watch | None = None) -> tuple[GameState, int]:
    """Play one game to its end, checking everything on the way.

    Args:
        seed: decides players, decks, shuffles and choices.
        counts: what occurred is added here.
        watch: watches the ways to play cards; with it the decks are made of encoded cards instead
            of being starters.

    Returns:
        The last position, and the number of moves.
    """
    players = 2 + seed // len(STYLES) % 5
    style = STYLES[seed % len(STYLES)]
    if watch is not None:
        state = start_encoded(players, seed, seen=lambda card: rarest(counts, card))
    else:
        state = start(
            players,
            seed,
            ruleset=HARD_HITTING if style is brawler else vtes.REVISED,
            library=40 if style is patient_player else None,
        )
    player = style(Random(seed))
    if watch is not None:
        player = curious(Random(seed + 1), lambda at, move: rarity(counts, at, move), player)
    shadow: GameState | None = None
    moves = 0
    middle = 150 + seed % 300
    while state.pending:
        counts[f"decision {state.pending.kind.name}"] += 1
        move = player(state, legal_moves(state))
        step = transition(state, move)
        state = step.after
        moves += 1
        faults = check(state)
        if faults:
            raise AssertionError(f"seed {seed}, move {moves}: {faults}")
        for event in step.events:
            counts[f"event {type(event).__name__}"] += 1
            if isinstance(event, Left):
                counts[f"leaves {event.standing.name}"] += 1
                if event.cause is not None:
                    counts[f"ousted by {event.cause.name}"] += 1
        if watch is not None:
            watch.look(state, step.events)
        if shadow is not None:
            with nullcontext() if watch is None else watch.resting():
                shadow = transition(shadow, move).after
        if moves == middle:
            shadow = loads(dumps(state))
    if shadow is not None and digest(shadow) != digest(state):
        raise AssertionError(f"seed {seed}: the loaded game went on differently")
    if watch is not None:
        watch.forget()
    assert state.result is not None
    counts[f"ends {state.result.termination.name}"] += 1
    return state, moves


def survey(games: int, first: int = 0, *, encoded: bool = False) -> tuple[Counts, int]:
    """Play the games and count.

    Returns:
        The counts, and the number of moves.
    """
    counts: Counts = Counter()
    moves = 0
    watch = Watch(counts) if encoded else None
    with nullcontext() if watch is None else watch.watching(), counting(counts):
        for seed in range(first, first + games):
            moves += play(seed, counts, watch)[1]
    return counts, moves


def main(arguments: list[str] | None = None) -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m tests.survey", description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--encoded", action="store_true", help="decks of encoded cards")
    options = parser.parse_args(arguments)
    counts, moves = survey(options.games, options.first, encoded=options.encoded)
    wanted, least = (expected_ways(), 1) if options.encoded else (expected(), LEAST)
    for name in sorted(wanted | set(counts)):
        mark = "  <-- too few" if name in wanted and counts[name] < least else ""
        print(f"{counts[name]:9} {name}{mark}")
    few = [name for name in wanted if counts[name] < least]
    seldom = sum(counts[name] < LEAST for name in wanted)
    print(f"{options.games} games, {moves} moves, {len(few)} of {len(wanted)} occurred too seldom")
    print(f"{seldom} of {len(wanted)} occurred less than {LEAST} times")
    return 1 if few else 0


if __name__ == "__main__":
    sys.exit(main())

"""Plays many seeded games and counts what occurred: `python -m tests.survey [--games 200]`.

After every move the invariants are checked; in the middle of every game it is stored, loaded and
played on beside the original; at its end the victory points are worked out again from what
happened. The command prints how often each step of each frame, each window, decision, event and
cause of leaving occurred, and exits with 1 if any of them occurred less than ten times, if
something occurred that is explained as not occurring, or if anything was wrong.

With `--encoded` the decks are made of encoded cards, rather of those that have been seen least, and
the players like to do what has been seen least. What must occur beside all that, at least once, is
every way to play or use an encoded card, with a sign of each of its effects (`tests/ways.py`).
With `--sensible` all play at random, but not against all reason, and like nothing best.
With `--starters CE` all starters of that set play against each other, every second game so that all
like to do what has been seen least; of their cards every way and effect must occur.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
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
from tests.properties.points import COUNTED, points_due, points_given
from tests.ways import EXPLAINED, Counts, Watch, expected_ways, kept, leads_on, rarest, rarity
from vtes.check import check
from vtes.codec import digest, dumps, loads
from vtes.engine import legal_moves, transition
from vtes.model.decisions import DecisionKind, WindowKind
from vtes.model.events import Cause, Event, Left, Standing
from vtes.model.frames import Frame, Impulse
from vtes.model.lasting import Boon
from vtes.model.record import records
from vtes.model.stack import FRAMES
from vtes.model.state import GameState, Termination
from vtes.reducers import PROCEED
from vtes.testing.players import sensible_player

LEAST = 10

SHORT, SELDOM = 12, 15
"""One game in so many stops after so many turns."""

STALEMATE = 400
"""Turns after which two who can do nothing to each other any more stop."""

# Causes by which a Methuselah can lose her last pool with what is built so far.
OUSTING = (Cause.BLEED, Cause.TRANSFER, Cause.CRYPT)

_TOGETHER = "the last ones are seldom ousted at the same moment"
_STARTERS = "no two starters share a vampire, and few have cards that do this: with --encoded"

RARE: dict[str, str] = {
    "ends NOBODY_LEFT": _TOGETHER,
    "event CardContested": _STARTERS,
    "event ContestEnded": _STARTERS,
    "event CardCancelled": _STARTERS,
    "event ControlTaken": _STARTERS,
    "event TurnStealthAdded": _STARTERS,
    "event LibraryShuffled": _STARTERS,
    "decision EQUIPMENT": "few who fall have equipment",
    "decision DIABLERIE": "few blockers have the intercept against who leaves torpor",
    "step Diablerie.OFFER": "few blockers have the intercept against who leaves torpor",
    "decision TERM_CARD": "seldom is a location in play whose referendum is called",
    "decision TERM_METHUSELAH": _STARTERS,
    "decision TERM_METHUSELAHS": _STARTERS,
    "event ClanNamed": _STARTERS,
    "decision MOTION": _STARTERS,
    "event Abstained": _STARTERS,
    "event VotesBought": _STARTERS,
    "event ReferendumCancelled": _STARTERS,
}
"""What need not occur ten times in games with starters, and why; positions in the tests cover it.
The survey fails if it does occur so often."""

RARE_ENCODED: dict[str, str] = {}
"""The same for games with decks of encoded cards."""


def expected(rare: Mapping[str, str]) -> set[str]:
    """Everything that must occur ten times.

    Args:
        rare: what is explained as not occurring so often.
    """
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
    return names - rare.keys()


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


def play(
    seed: int,
    counts: Counts,
    watch: Watch | None = None,
    *,
    sensible: bool = False,
    decks: Sequence[vtes.Deck] = (),
) -> tuple[GameState, int]:
    """Play one game to its end, checking everything on the way.

    Args:
        seed: decides players, decks, shuffles and choices.
        counts: what occurred is added here.
        watch: watches the ways to play cards; with it the decks are made of encoded cards instead
            of being starters.
        sensible: everybody plays sensibly at random, and likes nothing best.
        decks: whole decks that play against each other, their seats drawn.

    Returns:
        The last position, and the number of moves.
    """
    players = 2 + seed // len(STYLES) % 5
    style = sensible_player if sensible else STYLES[seed % len(STYLES)]
    limit = SHORT if seed % SELDOM == SELDOM - 1 else None
    if decks:
        seated = Random(seed).sample(decks, len(decks))
        state = vtes.new_game(seated, seed=seed, turn_limit=STALEMATE)
        style, sensible = sensible_player, seed % 2 == 0
    elif watch is not None:
        state = start_encoded(
            players, seed, seen=lambda card: rarest(counts, card), turn_limit=limit
        )
    else:
        state = start(
            players,
            seed,
            ruleset=HARD_HITTING if style is brawler else vtes.REVISED,
            library=40 if style is patient_player else None,
            turn_limit=limit,
        )
    player = style(Random(seed))
    if watch is not None and not sensible:
        player = curious(
            Random(seed + 1),
            lambda at, move: rarity(counts, at, move),
            player,
            lambda at, move: kept(counts, at, move),
            lambda at, move: leads_on(counts, at, move),
        )
    shadow: GameState | None = None
    moves, happened, saved = 0, list[Event](), False
    middle = 150 + seed % 300
    while state.pending:
        counts[f"decision {state.pending.kind.name}"] += 1
        move = player(state, legal_moves(state))
        step = transition(state, move)
        faults = check(step.after, since=state)
        state = step.after
        moves += 1
        if faults:
            raise AssertionError(f"seed {seed}, move {moves}: {faults}")
        happened += [event for event in step.events if isinstance(event, COUNTED)]
        saved = saved or any(isinstance(each, Boon) for each in state.lasting)
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
    _check_points(state.result.victory_points, happened, seed, saved=saved)
    counts[f"ends {state.result.termination.name}"] += 1
    return state, moves


def _check_points(
    points: tuple[int, ...], happened: list[Event], seed: int, *, saved: bool
) -> None:
    """The victory points are those that the events make; a boon may have made them another's."""
    due, given = points_due(len(points), happened), points_given(len(points), happened)
    right = points == given and sum(due) == sum(given) and (saved or due == given)
    if not right:
        raise AssertionError(f"seed {seed}: points {points}, given {given}, due {due}")


def survey(
    games: int,
    first: int = 0,
    *,
    encoded: bool = False,
    sensible: bool = False,
    decks: Sequence[vtes.Deck] = (),
) -> tuple[Counts, int]:
    """Play the games and count.

    Returns:
        The counts, and the number of moves.
    """
    counts: Counts = Counter()
    moves = 0
    watch = Watch(counts) if encoded or decks else None
    with nullcontext() if watch is None else watch.watching(), counting(counts):
        for seed in range(first, first + games):
            moves += play(seed, counts, watch, sensible=sensible, decks=decks)[1]
    return counts, moves


def main(arguments: list[str] | None = None) -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m tests.survey", description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--encoded", action="store_true", help="decks of encoded cards")
    parser.add_argument("--sensible", action="store_true", help="nobody prefers anything")
    parser.add_argument("--starters", metavar="SET", help="all starters of a set, e.g. CE")
    options = parser.parse_args(arguments)
    decks = [
        d for name, d in vtes.starter_decks().items() if name.split(":")[0] == options.starters
    ]
    counts, moves = survey(
        options.games,
        options.first,
        encoded=options.encoded,
        sensible=options.sensible,
        decks=decks,
    )
    if decks:
        return _report(counts, dict.fromkeys(expected_ways(decks), 1), {}, options.games, moves)
    wanted = dict.fromkeys(expected(RARE_ENCODED if options.encoded else RARE), LEAST)
    explained = dict.fromkeys(RARE_ENCODED if options.encoded else RARE, LEAST)
    if options.encoded:
        wanted |= dict.fromkeys(expected_ways(), 1)
        explained |= dict.fromkeys(EXPLAINED, 1)
    return _report(counts, wanted, explained, options.games, moves)


def _report(
    counts: Counts, wanted: dict[str, int], explained: dict[str, int], games: int, moves: int
) -> int:
    """Print what occurred how often; 1 if something occurred too seldom, or unexpectedly."""
    few = [name for name, least in wanted.items() if counts[name] < least]
    stale = [name for name, least in explained.items() if counts[name] >= least]
    for name in sorted(wanted.keys() | set(counts)):
        mark = "  <-- too few" * (name in few) + "  <-- explained, but occurs" * (name in stale)
        print(f"{counts[name]:9} {name}{mark}")
    seldom = sum(counts[name] < LEAST for name in wanted)
    print(f"{games} games, {moves} moves, {len(few)} of {len(wanted)} occurred too seldom")
    print(f"{seldom} of {len(wanted)} occurred less than {LEAST} times, {len(stale)} too often")
    return 1 if few or stale else 0


if __name__ == "__main__":
    sys.exit(main())

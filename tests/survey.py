"""Plays many seeded games and counts what occurred: `python -m tests.survey [--games 200]`.

After every move the invariants are checked; in the middle of every game it is stored, loaded and
played on beside the original; at its end the victory points are worked out again from what
happened. The command prints how often each step of each frame, each window, decision, event and
cause of leaving occurred, and exits with 1 if any of them occurred less than ten times, if
something occurred that is explained as not occurring, or if anything was wrong.

With `--encoded` the decks are made of encoded cards, rather of those that have been seen least, and
the players like to do what has been seen least and look ahead for it (`tests/steering.py`). What
must occur beside all that, at least once, is every way to play or use an encoded card, with a sign
of each of its effects (`tests/ways.py`).
With `--sensible` all play at random, but not against all reason, and like nothing best.
With `--cards FILE` (a name a line) the libraries are made of these cards and the masters for
Disciplines; of them every way and effect must occur.
With `--starters CE` all starters of that set play against each other, every second game so that all
like to do what has been seen least; of their cards every way and effect must occur.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, nullcontext
from pathlib import Path
from random import Random
from typing import Any, get_type_hints

import attrs

import vtes
from tests.properties.games import (
    HARD_HITTING,
    STYLES,
    brawler,
    mixed_player,
    patient_player,
    start,
    start_encoded,
)
from tests.properties.points import COUNTED, points_due, points_given
from tests.steering import Curiosity, Seeker
from tests.ways import EXPLAINED, EXPLAINED_STARTERS, Counts, Watch, expected_ways
from vtes.cards.printed import facts, find
from vtes.cards.texts import TEXTS
from vtes.check import check
from vtes.codec import digest, dumps, loads
from vtes.engine import Transition, legal_moves, transition
from vtes.model.cards import CardType
from vtes.model.decisions import DecisionKind, WindowKind
from vtes.model.events import Cause, Event, Left, Standing
from vtes.model.frames import Frame, Impulse
from vtes.model.lasting import Boon
from vtes.model.record import records
from vtes.model.stack import FRAMES
from vtes.model.state import GameState, Termination
from vtes.reducers import PROCEED
from vtes.testing.players import Player, sensible_player

LEAST = 10

SHORT, SELDOM = 12, 15
"""One game in so many stops after so many turns."""

OFTEN = 25
"""After so many games each the command says how it stands,"""

MENTIONED = 40
"""and names so many of what is missing."""

STALEMATE = 400
"""Turns after which two who can do nothing to each other any more stop."""

# Causes by which a Methuselah can lose her last pool with what is built so far.
OUSTING = (Cause.BLEED, Cause.TRANSFER, Cause.CRYPT)

_TOGETHER = "the last ones are seldom ousted at the same moment"
_ONE_SOURCE = "seldom does a card prevent a part of what a strike and something else do together"
_FEW_BLOCK = "few blockers have the intercept against who leaves torpor"
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
    "decision DIABLERIE": _FEW_BLOCK,
    "step Diablerie.OFFER": _FEW_BLOCK,
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

_NO_WITHDRAWAL = "sensible players do not withdraw"
_RESERVE = "sensible players keep a reserve of pool, and leave their crypt alone"

RARE_SENSIBLE: dict[str, str] = {
    "event WithdrawalAnnounced": _NO_WITHDRAWAL,
    "event WithdrawalFailed": _NO_WITHDRAWAL,
    "leaves WITHDRAWN": _NO_WITHDRAWAL,
    "ousted by TRANSFER": _RESERVE,
    "ousted by CRYPT": _RESERVE,
    "ends NOBODY_LEFT": _TOGETHER,
    "decision DIABLERIE": _FEW_BLOCK,
    "step Diablerie.OFFER": _FEW_BLOCK,
    "decision SHARE": _ONE_SOURCE,
    "step Announce.SHARE": _ONE_SOURCE,
}
"""The same for sensible games with decks of encoded cards,"""

RARE_CURIOUS: dict[str, str] = {}
"""and for those in which the players like to do what has been seen least."""


def expected() -> set[str]:
    """Everything about the rules that must occur ten times."""
    # The moment at which a strike is chosen is a decision.
    names = {f"window {kind.name}" for kind in WindowKind if kind is not WindowKind.STRIKE}
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
    return names


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


Style = Callable[[Random], Player]
"""How one plays."""


@attrs.frozen
class Games:
    """What games are played, and what must occur in them.

    Attributes:
        wanted: how often everything must occur.
        explained: what is explained as occurring less often than that.
        sought: what decks are made for, and curious players like.
        encoded: the decks are made of encoded cards instead of being starters.
        sensible: everybody plays sensibly at random, and likes nothing best.
        cards: of which cards (printed ids) the libraries of such decks are made.
        decks: whole decks that play against each other, their seats drawn; every second game is
            sensible.
    """

    wanted: Mapping[str, int] = {}
    explained: Mapping[str, int] = {}
    sought: Mapping[str, int] = {}
    encoded: bool = False
    sensible: bool = False
    cards: Sequence[int] = ()
    decks: Sequence[vtes.Deck] = ()

    @property
    def watched(self) -> bool:
        """Whether ways to play cards are counted."""
        return self.encoded or bool(self.decks)

    def is_sensible(self, seed: int) -> bool:
        """Whether nobody likes anything best in a game."""
        return self.sensible or not self.watched or (bool(self.decks) and seed % 2 == 0)

    def start(self, seed: int, curiosity: Curiosity) -> tuple[GameState, Style]:
        """The beginning of a game, and who plays it."""
        players = 2 + seed // len(STYLES) % 5
        style = sensible_player if self.sensible else STYLES[seed % len(STYLES)]
        limit = SHORT if seed % SELDOM == SELDOM - 1 else None
        if self.decks:
            seated = Random(seed).sample(self.decks, len(self.decks))
            return vtes.new_game(seated, seed=seed, turn_limit=STALEMATE), sensible_player
        if self.encoded:
            started = start_encoded(
                players,
                seed,
                seen=curiosity.rank,
                library=self.cards,
                turn_limit=limit or STALEMATE,
            )
            return started, style
        ruleset = HARD_HITTING if style is brawler else vtes.REVISED
        library = 40 if style is patient_player else None
        return start(players, seed, ruleset=ruleset, library=library, turn_limit=limit), style


def play(games: Games, seed: int, counts: Counts, watch: Watch) -> int:
    """Play one game to its end, checking everything on the way.

    Args:
        games: what games are played.
        seed: decides players, decks, shuffles and choices.
        counts: what occurred is added here.
        watch: counts the ways to play cards.

    Returns:
        The number of moves.
    """
    curiosity = Curiosity(counts, games.sought)
    state, style = games.start(seed, curiosity)
    player = style(Random(seed))
    if not games.is_sensible(seed):
        player = Seeker(
            curiosity,
            watch,
            lambda step: take_down(counts, watch, step),
            curiosity.player(Random(seed + 1), player),
            curiosity.hasty_player(Random(seed + 2), player),
            mixed_player(Random(seed + 3)),
        )
    shadow: GameState | None = None
    moves, happened, saved = 0, list[Event](), False
    middle = 150 + seed % 300
    while state.pending:
        move = player(state, legal_moves(state))
        step = transition(state, move)
        faults = check(step.after, since=state)
        state = step.after
        moves += 1
        if faults:
            raise AssertionError(f"seed {seed}, move {moves}: {faults}")
        happened += [event for event in step.events if isinstance(event, COUNTED)]
        saved = saved or any(isinstance(each, Boon) for each in state.lasting)
        take_down(counts, watch, step)
        if shadow is not None:
            with watch.resting():
                shadow = transition(shadow, move).after
        if moves == middle:
            shadow = loads(dumps(state))
    if shadow is not None and digest(shadow) != digest(state):
        raise AssertionError(f"seed {seed}: the loaded game went on differently")
    watch.forget()
    assert state.result is not None
    _check_points(state.result.victory_points, happened, seed, saved=saved)
    counts[f"ends {state.result.termination.name}"] += 1
    return moves


def take_down(counts: Counts, watch: Watch, step: Transition) -> None:
    """Count what was asked and what happened."""
    assert step.before.pending is not None
    counts[f"decision {step.before.pending.kind.name}"] += 1
    for event in step.events:
        counts[f"event {type(event).__name__}"] += 1
        if isinstance(event, Left):
            counts[f"leaves {event.standing.name}"] += 1
            if event.cause is not None:
                counts[f"ousted by {event.cause.name}"] += 1
    watch.look(step.after, step.events)


def _check_points(
    points: tuple[int, ...], happened: list[Event], seed: int, *, saved: bool
) -> None:
    """The victory points are those that the events make; a boon may have made them another's."""
    due, given = points_due(len(points), happened), points_given(len(points), happened)
    right = points == given and sum(due) == sum(given) and (saved or due == given)
    if not right:
        raise AssertionError(f"seed {seed}: points {points}, given {given}, due {due}")


def survey(games: Games, number: int, first: int = 0) -> tuple[Counts, int]:
    """Play games and count.

    Args:
        games: what games are played.
        number: how many.
        first: the seed of the first of them.

    Returns:
        The counts, and the number of moves.
    """
    counts: Counts = Counter()
    moves = 0
    watch = Watch(counts)
    with watch.watching() if games.watched else nullcontext(), counting(counts):
        for seed in range(first, first + number):
            moves += play(games, seed, counts, watch)
            if (seed - first + 1) % OFTEN == 0:
                few = _too_few(counts, games)
                print(
                    f"{seed - first + 1} games, {moves} moves, {len(few)} missing: "
                    f"{', '.join(few[:MENTIONED])}",
                    file=sys.stderr,
                )
    return counts, moves


def _too_few(counts: Counts, games: Games) -> list[str]:
    return [name for name, least in games.wanted.items() if counts[name] < least]


def of_starters(edition: str) -> Games:
    """All starters of a set against each other: everything about their cards must occur."""
    decks = [d for name, d in vtes.starter_decks().items() if name.split(":")[0] == edition]
    cards = {card for deck in decks for card, _ in deck.crypt + deck.library}
    return _games(expected_ways(cards), EXPLAINED_STARTERS.get(edition, {}), decks=decks)


def of_cards(names: Iterable[str]) -> Games:
    """Decks made of some library cards and the masters for Disciplines: all about these must occur.

    Raises:
        ValueError: a name is none of an encoded library card.
    """
    named = {name.strip(): find(name.strip()) for name in names if name.strip()}
    for name, found in named.items():
        if not found or not found[0].is_library or found[0].id not in TEXTS:
            raise ValueError(f"no encoded library card: {name}")
    cards = {found[0].id for found in named.values()}
    cards |= {
        card
        for card, text in TEXTS.items()
        if text.discipline is not None and facts(card).types == (CardType.MASTER,)
    }
    return _games(expected_ways(cards), (), encoded=True, cards=sorted(cards))


def of_all(*, encoded: bool, sensible: bool) -> Games:
    """All starters, or decks made of all encoded cards: everything about the rules must occur ten
    times, and in the latter everything about the cards, if the players like to do that.
    """
    rare = RARE_SENSIBLE if sensible else RARE_CURIOUS if encoded else RARE
    rules = _games(expected(), rare, LEAST, encoded=encoded, sensible=sensible)
    if not encoded:
        return rules
    cards = _games(expected_ways(), EXPLAINED)
    sought = {**rules.sought, **cards.sought}
    explained = {**rules.explained, **cards.explained}
    if sensible:
        return attrs.evolve(rules, sought=sought)
    return attrs.evolve(rules, wanted=sought, explained=explained, sought=sought)


def _games(
    names: Iterable[str], explained: Iterable[str], least: int = 1, **settings: Any
) -> Games:
    wanted = dict.fromkeys(sorted(names), least)
    excused = {name: wanted.pop(name) for name in explained}
    return Games(wanted, excused, wanted, **settings)


def main(arguments: list[str] | None = None) -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m tests.survey", description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--encoded", action="store_true", help="decks of encoded cards")
    parser.add_argument("--sensible", action="store_true", help="nobody prefers anything")
    parser.add_argument("--cards", type=Path, metavar="FILE", help="only these in the libraries")
    parser.add_argument("--starters", metavar="SET", help="all starters of a set, e.g. CE")
    options = parser.parse_args(arguments)
    if options.starters:
        games = of_starters(options.starters)
    elif options.cards:
        games = of_cards(options.cards.read_text(encoding="utf-8").split("\n"))
    else:
        games = of_all(encoded=options.encoded, sensible=options.sensible)
    counts, moves = survey(games, options.games, options.first)
    return _report(counts, games, options.games, moves)


def _report(counts: Counts, games: Games, number: int, moves: int) -> int:
    """Print what occurred how often; 1 if something occurred too seldom, or unexpectedly."""
    wanted, few = games.wanted, _too_few(counts, games)
    stale = [name for name, least in games.explained.items() if counts[name] >= least]
    for name in sorted(wanted.keys() | set(counts)):
        mark = "  <-- too few" * (name in few) + "  <-- explained, but occurs" * (name in stale)
        print(f"{counts[name]:9} {name}{mark}")
    seldom = sum(counts[name] < LEAST for name in wanted)
    print(f"{number} games, {moves} moves, {len(few)} of {len(wanted)} occurred too seldom")
    print(f"{seldom} of {len(wanted)} occurred less than {LEAST} times")
    print(f"{len(stale)} of {len(games.explained)} that are explained occurred all the same")
    return 1 if few or stale else 0


if __name__ == "__main__":
    sys.exit(main())

"""Many games on any executor: `simulate`, and the table that it gives."""

from __future__ import annotations

import pickle
import traceback
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, nullcontext
from typing import TYPE_CHECKING, Any, TypedDict, overload

import attrs

from vtes.cards.decks import Deck
from vtes.engine import apply, legal_moves, skip
from vtes.model.errors import InvalidPosition
from vtes.players.protocol import PlayerLike, ask, name_of, seated
from vtes.setup import new_game

if TYPE_CHECKING:
    from concurrent.futures import Executor, Future

_MOST_IN_A_CHUNK = 8
_GRACE = 1.0  # seconds in which interrupted workers may hand in what they have finished


class Row(TypedDict):
    """One seat of one game, as a line of the table.

    `seed` and `rotation` name the game, `seat` the line. `player` and `deck` are names, and
    `turn_order` is 0 for the seat that took the first turn. `turns` and `decisions` (those with at
    least two options) count for the whole game; `ending` is a name of `Termination`. Who shares
    the most victory points has `won` as well.
    """

    seed: int
    rotation: int
    seat: int
    player: str
    deck: str
    turn_order: int
    victory_points: int
    won: bool
    turns: int
    decisions: int
    ending: str


@attrs.frozen(weakref_slot=False)
class Failure:
    """A game that was not finished because something broke.

    Attributes:
        seed: its seed; `simulate([seed], ...)` with the same arguments plays it again.
        rotation: by how many seats its players were shifted.
        error: what was raised, in one line.
        details: the traceback; empty where the process that played the game was lost.
    """

    seed: int
    rotation: int
    error: str
    details: str = attrs.field(default="", repr=False)


@attrs.frozen(weakref_slot=False)
class Results(Sequence[Row]):
    """The table of a simulation: a sequence of mappings, one for each seat of each game.

    `pandas.DataFrame(results)` and `polars.DataFrame(results)` read it as it is. The order is that
    of the seeds, rotations and seats, whatever was finished first.

    Attributes:
        rows: the lines.
        failures: the games that broke off.
        interrupted: whether it was stopped (Ctrl-C) before all games were played.
    """

    rows: tuple[Row, ...] = attrs.field(repr=False)
    failures: tuple[Failure, ...] = ()
    interrupted: bool = False

    @overload
    def __getitem__(self, index: int) -> Row: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Row]: ...
    def __getitem__(self, index: int | slice) -> Row | Sequence[Row]:
        return self.rows[index]

    def __len__(self) -> int:
        return len(self.rows)

    def columns(self) -> dict[str, list[Any]]:
        """The same table by columns: for each of its names the values of all lines."""
        return {name: [row[name] for row in self.rows] for name in Row.__annotations__}  # type: ignore[literal-required]


class _TooLong(Exception):
    """A game goes on for ever."""


@attrs.frozen(weakref_slot=False)
class _Job:
    """One game to be played, as it travels to a worker."""

    seed: int
    rotation: int
    decks: tuple[Deck, ...]


@attrs.frozen(weakref_slot=False)
class _Plan:
    """What all games of a simulation have in common."""

    players: tuple[PlayerLike, ...]
    decision_limit: int
    options: Mapping[str, Any]


_Played = tuple[Row, ...] | Failure
_Take = Callable[[int, _Played], None]


def simulate(
    games: int | Iterable[int],
    players: Sequence[PlayerLike],
    *,
    decks: Sequence[Deck] | Callable[[int], Sequence[Deck]],
    executor: Executor | None = None,
    chunk: int | None = None,
    rotate: bool = False,
    progress: bool = False,
    each: Callable[[tuple[Row, ...] | Failure], None] | None = None,
    decision_limit: int = 100_000,
    **options: Any,
) -> Results:
    """Play many games. The same seeds, players and decks give the same table on any executor.

    A player is asked only where she has at least two moves. What she raises ends her game, which
    then stands among the failures. An executor that loses a process (memory, a crash of the
    interpreter) makes failures of all games it can no longer play.

    Args:
        games: how many games, with the seeds 0, 1, 2 ...; or the seeds themselves.
        players: one for each seat: an object with `choose(observation, moves)`, a class of such, or
            a function of the whole position and the moves. Each game gets copies of them, reset
            with its seed.
        decks: one for each seat; or a function that gives them for a seed (called here, not in the
            workers).
        executor: where the games are played, None for in this process. Whatever has the interface
            of `concurrent.futures.Executor` will do; it is not shut down.
        chunk: games sent to a worker at once; None for a number that suits most cases.
        rotate: play each seed once for every rotation of the players: in rotation 1 the first one
            sits in the seat of the second, and so on, while decks and shuffles stay.
        progress: show a progress bar (needs the package `rich`).
        each: is called in this thread with the lines of each game as soon as it is finished, or
            with the failure.
        decision_limit: a game in which more is asked is given up as a failure: the rules let
            players go on for ever, even within a turn.
        **options: further options of `vtes.new_game`, such as `turn_limit`.

    Returns:
        The table. After a keyboard interrupt: of all games finished by then.

    Raises:
        RulesError: the decks, players or options do not fit, or a seed is not an integer.
        TypeError: an option is not known, or the players cannot be sent to other processes.
    """
    plan = _Plan(tuple(players), decision_limit, options)
    jobs = _jobs(games, len(plan.players), decks, rotate=rotate)
    if chunk is not None and chunk < 1:
        raise InvalidPosition("a chunk has at least one game")
    _try_out(plan, jobs, executor)
    finished: dict[int, _Played] = {}
    interrupted = False
    with _bar(len(jobs)) if progress else nullcontext(_no_bar) as advance:

        def take(number: int, played: _Played) -> None:
            if number not in finished:
                finished[number] = played
                advance()
                if each is not None:
                    each(played)

        try:
            _run(plan, jobs, executor, chunk, take)
        except KeyboardInterrupt:
            interrupted = True
    done = [finished[number] for number in sorted(finished)]
    return Results(
        tuple(row for played in done if not isinstance(played, Failure) for row in played),
        tuple(played for played in done if isinstance(played, Failure)),
        interrupted,
    )


def _jobs(
    games: int | Iterable[int],
    seats: int,
    decks: Sequence[Deck] | Callable[[int], Sequence[Deck]],
    *,
    rotate: bool,
) -> list[_Job]:
    """Every game to be played, in the order of the table."""
    seeds = list(range(games) if isinstance(games, int) else games)
    jobs = []
    for seed in seeds:
        if type(seed) is not int:
            raise InvalidPosition(f"a seed is an integer, not {seed!r:.60}")
        dealt = tuple(decks(seed) if callable(decks) else decks)
        if len(dealt) != seats:
            raise InvalidPosition(f"{len(dealt)} decks, but {seats} players")
        jobs += [_Job(seed, shift, dealt) for shift in range(seats if rotate else 1)]
    return jobs


def _try_out(plan: _Plan, jobs: list[_Job], executor: Executor | None) -> None:
    """Refuse at once what would make every game fail."""
    if jobs:
        seated(plan.players, jobs[0].seed)
        new_game(jobs[0].decks, seed=jobs[0].seed, **plan.options)
    if executor is None:
        return
    from concurrent.futures import ProcessPoolExecutor

    if isinstance(executor, ProcessPoolExecutor):
        try:
            pickle.dumps(plan)
        except (pickle.PicklingError, AttributeError, TypeError) as error:
            raise TypeError(f"players for other processes have to be picklable: {error}") from error


def _run(
    plan: _Plan, jobs: list[_Job], executor: Executor | None, chunk: int | None, take: _Take
) -> None:
    """Play all games and hand them on as they are finished.

    Raises:
        KeyboardInterrupt: here, or in a worker; what had been finished has been handed on.
    """
    if executor is None:
        for number, job in enumerate(jobs):
            take(number, _play(plan, job))
        return
    size = chunk or max(1, min(_MOST_IN_A_CHUNK, len(jobs) // 100))
    futures: dict[Future[list[_Played]], range] = {}
    try:
        for start in range(0, len(jobs), size):
            numbers = range(start, min(start + size, len(jobs)))
            try:
                future = executor.submit(play_chunk, plan, jobs[numbers.start : numbers.stop])
            except RuntimeError as error:  # the pool is broken, or was shut down
                _lose(jobs, numbers, error, take)
            else:
                futures[future] = numbers
        _collect(jobs, futures, take)
    except BaseException as stopped:
        for future in futures:
            future.cancel()
        if isinstance(stopped, KeyboardInterrupt):
            _gather(futures, take)
        raise


def _collect(jobs: list[_Job], futures: Mapping[Future[list[_Played]], range], take: _Take) -> None:
    from concurrent.futures import as_completed

    for future in as_completed(futures):
        numbers = futures[future]
        try:
            played = future.result()
        except Exception as error:
            _lose(jobs, numbers, error, take)
            continue
        for number, game in zip(numbers, played, strict=False):
            take(number, game)
        if len(played) < len(numbers):
            raise KeyboardInterrupt


def _gather(futures: Mapping[Future[list[_Played]], range], take: _Take) -> None:
    """Take what is finished by now, or in a moment: workers are interrupted as we are."""
    from concurrent.futures import wait

    for future in wait(futures, timeout=_GRACE).done:
        if not future.cancelled() and future.exception() is None:
            for number, game in zip(futures[future], future.result(), strict=False):
                take(number, game)


def _lose(jobs: list[_Job], numbers: Iterable[int], error: BaseException, take: _Take) -> None:
    text = _line(error)
    for number in numbers:
        take(number, Failure(jobs[number].seed, jobs[number].rotation, text))


def _line(error: BaseException) -> str:
    return f"{type(error).__name__.lstrip('_')}: {error}"


def play_chunk(plan: _Plan, jobs: Sequence[_Job]) -> list[_Played]:
    """Play the games of a chunk in a worker; fewer come back if it is interrupted."""
    played: list[_Played] = []
    try:
        for job in jobs:
            played.append(_play(plan, job))
    except KeyboardInterrupt:
        pass
    return played


def _play(plan: _Plan, job: _Job) -> _Played:
    try:
        return _rows(plan, job)
    except Exception as error:
        text = _line(error)
        return Failure(job.seed, job.rotation, text, traceback.format_exc())


def _rows(plan: _Plan, job: _Job) -> tuple[Row, ...]:
    seats = len(plan.players)
    shifted = [plan.players[(seat - job.rotation) % seats] for seat in range(seats)]
    players = seated(shifted, job.seed)
    state = skip(new_game(job.decks, seed=job.seed, **plan.options))
    first, decisions = state.active, 0
    while state.pending:
        moves = legal_moves(state)
        decisions += len(moves) > 1
        if decisions > plan.decision_limit:
            raise _TooLong(f"no end after {plan.decision_limit} decisions, in turn {state.turn}")
        move = ask(players[moves[0].seat], state, moves) if len(moves) > 1 else moves[0]
        state = skip(apply(state, move))
    result = state.result
    assert result is not None
    return tuple(
        Row(
            seed=job.seed,
            rotation=job.rotation,
            seat=seat,
            player=name_of(shifted[seat]),
            deck=job.decks[seat].name,
            turn_order=(seat - first) % seats,
            victory_points=result.victory_points[seat],
            won=seat in result.winners,
            turns=state.turn,
            decisions=decisions,
            ending=result.termination.name,
        )
        for seat in range(seats)
    )


def _no_bar() -> None:
    """No progress is shown."""


@contextmanager
def _bar(games: int) -> Iterator[Callable[[], None]]:
    """A progress bar; what it gives is called after each game."""
    try:
        from rich.console import Console
        from rich.progress import MofNCompleteColumn, Progress, TimeRemainingColumn
    except ImportError as error:
        raise ImportError("a progress bar needs the package rich: vtes[progress]") from error
    columns = (*Progress.get_default_columns()[:2], MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True)) as bar:
        task = bar.add_task("games", total=games)
        yield lambda: bar.advance(task)

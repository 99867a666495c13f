"""Running scenario files: positions, moves and expectations as data.

report = run_scenario(load_scenario("tests/rules/6.2/ex_6_2_1_1.toml"))
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, Final

from vtes.engine import Transition, advance, legal_moves, transition, why_illegal
from vtes.model.combat import Damage, Wound
from vtes.model.decisions import DecisionKind
from vtes.model.errors import IllegalMove, RulesError
from vtes.model.events import Event
from vtes.model.moves import Move, Pass
from vtes.model.record import Record, record
from vtes.model.state import GameState
from vtes.notation.labels import find_card
from vtes.notation.moves import format_move
from vtes.ops.stack import push
from vtes.testing.lines import reading, readings
from vtes.testing.paths import UNORDERED, read
from vtes.testing.scenario_file import Scenario, Step, load_scenario

__all__ = ["Report", "Scenario", "ScenarioFailure", "Step", "load_scenario", "run_scenario"]

_SKIPPED = (DecisionKind.IMPULSE, DecisionKind.BLOCK)


class ScenarioFailure(RulesError):
    """The game did not go as a scenario says.

    Attributes:
        source: the file.
        step: number of the step, from 1.
        difference: what differed.
    """

    def __init__(self, source: str, step: int, difference: str, note: str = "") -> None:
        self.source = source
        self.step = step
        self.difference = difference
        remark = f" ({note})" if note else ""
        super().__init__(f"{source}, step {step}{remark}: {difference}")


@record
class Report(Record):
    """What a scenario that came out as it says did.

    Attributes:
        scenario: the scenario.
        start: the position before the first step.
        state: the position after the last step.
        transitions: every move of the steps and all damage (its move is None), each with what
            skipping after it did.
    """

    scenario: Scenario
    start: GameState
    state: GameState
    transitions: tuple[Transition, ...]


def run_scenario(scenario: Scenario) -> Report:
    """Play a scenario and hold it to its expectations.

    Unless the file says `skip = false`, before the first step and after each move a seat passes
    as long as passing is all she can do in a window or when asked to block; phases never end by
    themselves, and no other decision is answered but by a step.

    Raises:
        ScenarioFailure: the first step that did not come out; names the file and the step.
    """
    run = _Run(scenario)
    for step in scenario.steps:
        try:
            _DO[step.kind](run, step)
        except RulesError as error:
            raise ScenarioFailure(scenario.source, step.number, str(error), step.note) from None
    return Report(scenario, run.start, run.state, tuple(run.transitions))


def _hold_legal(state: GameState, move: Move, line: str) -> None:
    violations = why_illegal(state, move)
    if violations:
        raise IllegalMove(violations, repr(line))


class _Differs(RulesError):
    """A step did not come out."""


class _Run:
    """A scenario under way."""

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self.state = self.start = self._skipped(scenario.start)[0]
        self.transitions: list[Transition] = []

    def move(self, step: Step) -> None:
        for line in step.lines:
            for before, move in readings(self.state, line):
                _hold_legal(before, move, line)
                made = transition(before, move)
                self.state, more = self._skipped(made.after)
                self.transitions.append(Transition(before, move, self.state, made.events + more))

    def damage(self, step: Step) -> None:
        """Inflict damage on top of whatever is going on; then the pending question is asked."""
        before = self.state
        if before.pending is None:
            raise _Differs("the game is over: no damage can be done")
        wounds = [
            Wound(find_card(before, name), normal, aggravated)
            for name, normal, aggravated in step.damage
        ]
        made = advance(push(before.replace(pending=None), Damage(tuple(wounds))))
        self.state, more = self._skipped(made.replace(trail=()))
        self.transitions.append(Transition(before, None, self.state, made.trail + more))

    def expect(self, step: Step) -> None:
        problems = []
        for path, expected in step.expect:
            found = read(self.state, path)
            if not _same(path, found, expected):
                problems.append(f"{path} is {found!r}, not {expected!r}")
        if problems:
            raise _Differs("; ".join(problems))

    def legal(self, step: Step) -> None:
        for line in step.lines:
            _hold_legal(*reading(self.state, line), line)

    def illegal(self, step: Step) -> None:
        for line in step.lines:
            violations = why_illegal(*reading(self.state, line))
            if not violations:
                raise _Differs(f"{line!r} is legal")
            found = Counter(v.rule for v in violations)
            expected = Counter(step.because)
            named = {rule: count for rule, count in found.items() if rule in expected}
            if named != expected or (step.only and found != expected):
                reasons = "; ".join(f"{v.rule} ({v.message})" for v in violations)
                wanted = " and ".join(step.because)
                raise _Differs(f"{line!r} is forbidden by {reasons}, not by {wanted}")

    def options(self, step: Step) -> None:
        found = Counter(format_move(self.state, move) for move in legal_moves(self.state))
        expected = Counter(step.lines)
        if found != expected:
            more = ", ".join(found - expected) or "nothing"
            less = ", ".join(expected - found) or "nothing"
            raise _Differs(f"legal moves: {more} unexpected; {less} missing")

    def events(self, step: Step) -> None:
        names = self._last_events()
        rest = iter(names)
        for name in step.lines:
            if name not in rest:
                raise _Differs(f"no {name} where it was expected; the events: {', '.join(names)}")

    def not_events(self, step: Step) -> None:
        names = self._last_events()
        for name in step.lines:
            if name in names:
                raise _Differs(f"there was a {name}; the events: {', '.join(names)}")

    def _last_events(self) -> list[str]:
        if not self.transitions:
            raise _Differs("no move has been made whose events could be looked at")
        return [type(event).__name__ for event in self.transitions[-1].events]

    def _skipped(self, state: GameState) -> tuple[GameState, tuple[Event, ...]]:
        """Pass where that is all that can be done in a window or when asked to block.

        Not `vtes.skip`: that would end phases and turns too, up to the next real choice, and
        what a scenario wants to look at would be long gone.
        """
        events: tuple[Event, ...] = ()
        while self.scenario.skip and state.pending and state.pending.kind in _SKIPPED:
            only = Pass(state.pending.seat)
            if list(legal_moves(state)) != [only]:
                break
            passed = transition(state, only)
            state, events = passed.after, events + passed.events
        return state, events


def _same(path: str, found: Any, expected: Any) -> bool:
    """Whether two values are equal and of one type (1 is not true)."""
    if isinstance(found, list) and isinstance(expected, list):
        if path.rpartition(".")[2] in UNORDERED:
            return Counter(found) == Counter(map(str, expected))
        return found == expected
    return type(found) is type(expected) and found == expected


_DO: Final[Mapping[str, Callable[[_Run, Step], None]]] = {
    "move": _Run.move,
    "damage": _Run.damage,
    "expect": _Run.expect,
    "legal": _Run.legal,
    "illegal": _Run.illegal,
    "options": _Run.options,
    "events": _Run.events,
    "not_events": _Run.not_events,
}

"""A judge at the table: may I do that, and if not, which rule forbids it?

python examples/judge.py
python examples/judge.py scenario.toml --move "Nora: block with Yuri"

Plays the steps of a scenario file, shows the position and the legal moves, and says of one move
whether it is legal. Without `--move` it asks about the illegal move that the file names.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

import vtes
from vtes.notation import format_move, format_state, read_move
from vtes.testing import Scenario, load_scenario, run_scenario

DEFAULT = Path(__file__).parent / "positions" / "block.toml"


def verdict(state: vtes.GameState, line: str) -> str:
    """What the rules say about a move: "legal", or every objection with the rule's text."""
    violations = vtes.why_illegal(state, read_move(state, line))
    if not violations:
        return f"{line}\n  legal"
    lines = [f"{line}\n  not legal:"]
    for violation in violations:
        lines.append(f"  - {violation.message}")
        if violation.rule in vtes.rulebook:
            lines.append(f"    {violation.rule}: {vtes.rulebook[violation.rule].text}")
        else:
            lines.append(f"    {violation.rule}")
    return "\n".join(lines)


def show(state: vtes.GameState) -> None:
    """Print the position and what may be done in it."""
    print(format_state(state))
    print("\nlegal moves:")
    for move in vtes.legal_moves(state):
        print(f"  {format_move(state, move)}")


def question(scenario: Scenario) -> str | None:
    """The last illegal move that the scenario names in its final position, None without one."""
    line = None
    for step in scenario.steps:
        if step.kind == "move":
            line = None
        elif step.kind == "illegal":
            line = step.lines[-1]
    return line


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program; 1 if the scenario or the move cannot be read."""
    parser = argparse.ArgumentParser(description="Which moves are legal here, and why not others?")
    parser.add_argument("scenario", nargs="?", type=Path, default=DEFAULT)
    parser.add_argument("--move", help='for example "Nora: block with Yuri"')
    options = parser.parse_args(argv)
    try:
        scenario = load_scenario(options.scenario)
        state = run_scenario(scenario).state
        print(f"{scenario.title}\n")
        show(state)
        line = options.move or question(scenario)
        if line is not None:
            print(f"\n{verdict(state, line)}")
    except vtes.RulesError as error:
        print(f"{error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main())

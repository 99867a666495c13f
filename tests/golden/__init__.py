"""Golden playthroughs: a position, the moves, and all that was asked and happened, as text.

Each scenario file of this folder has a playthrough beside it. A change of the rules shows in the
diff of the playthroughs as what it is: another question, another answer, another event.

    python -m tests.golden            say which playthroughs are out of date
    python -m tests.golden --write    write them
"""

from __future__ import annotations

from pathlib import Path

from vtes.engine import Transition, legal_moves
from vtes.notation import format_event, format_move, format_state
from vtes.testing import load_scenario, run_scenario

FOLDER = Path(__file__).parent
SCENARIOS = sorted(FOLDER.glob("*.toml"))


def playthrough(path: Path) -> str:
    """A scenario as it was played.

    Args:
        path: the scenario file.

    Returns:
        The first position, every question with all its answers and what followed, the last
        position; ends with a line break.
    """
    report = run_scenario(load_scenario(path))
    lines = [report.scenario.title, "", format_state(report.start), ""]
    for step in report.transitions:
        lines += _question(step)
        told = [format_event(step.after, event) for event in step.events]
        lines += [*(f"    {line}" for line in told if line), ""]
    return "\n".join([*lines, format_state(report.state)]) + "\n"


def _question(step: Transition) -> list[str]:
    asked = step.before.pending
    if step.move is None:
        return ["(damage from outside)"]
    assert asked is not None
    lines = [f"{step.before.table.names[asked.seat]}: {asked.prompt} [{asked.rule}]"]
    for move in legal_moves(step.before):
        mark = ">" if move == step.move else " "
        lines.append(f"  {mark} {format_move(step.before, move).partition(': ')[2]}")
    return lines

"""Neutralises every guard in turn and shows that a test bound to its rule fails each time.

    python -m tests.guards [CODE ...]

A guard that never objects must be noticed; the command prints a table and exits with 1 if any
guard is not missed by the tests. It is run by hand, beside the gate.
"""

from __future__ import annotations

import os
import subprocess
import sys

from tests.conformance import collect
from vtes.rules.guards import GUARDS

VARIABLE = "VTES_NEUTRALISE"


def main(codes: list[str]) -> int:
    """Run the command.

    Args:
        codes: codes of guards; all of them when empty.

    Returns:
        0 when every guard is missed, else 1.
    """
    bound = collect().tests
    unnoticed = 0
    for code in codes or sorted(GUARDS):
        guard = GUARDS[code]
        tests = sorted(bound.get(guard.rule, ()))
        verdict = _verdict(code, tests)
        unnoticed += verdict != "noticed"
        print(f"{code:28} {guard.rule:12} {len(tests):3} bound tests  {verdict}", flush=True)
    print(f"{unnoticed} of {len(codes or GUARDS)} guards are not noticed")
    return 1 if unnoticed else 0


def _verdict(code: str, tests: list[str]) -> str:
    if not tests:
        return "NO BOUND TEST"
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *tests]
    environment = {**os.environ, VARIABLE: code}
    run = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if run.returncode == 1:
        return "noticed"
    if run.returncode == 0:
        return "NOT NOTICED"
    return f"PYTEST SAYS {run.returncode}: {run.stdout[-300:]}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

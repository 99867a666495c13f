"""Which mutants the type checker refuses: `mypy --strict` is part of the gate."""

from __future__ import annotations

import ast
import copy
import re
import tempfile
from collections.abc import Iterator, Sequence
from itertools import groupby
from pathlib import Path

from mypy import api

from tests.mutants import Mutant

ROOT = Path(__file__).resolve().parent.parent
_ERROR = re.compile(r"^.*?:(?P<line>\d+): error: .*\[(?P<code>[a-z-]+)\]$")
_ONLY_ODD = {"redundant-expr", "unreachable", "truthy-bool"}
"""What is said of a constant condition: it is odd, but no error of types."""


def refused(mutants: Sequence[Mutant]) -> Iterator[Mutant]:
    """Those of the mutants whose source has an error that its original has not."""
    functions = [mutant for mutant in mutants if "." not in mutant.function]
    for module, group in groupby(sorted(functions, key=_module), key=_module):
        yield from _refused(module, list(group))


def _module(mutant: Mutant) -> str:
    return mutant.module


def _refused(module: str, mutants: Sequence[Mutant]) -> Iterator[Mutant]:
    """The mutants stand below the source of their module, under other names."""
    source = ROOT / "src" / "vtes" / f"{module.replace('.', '/')}.py"
    lines = source.read_text().splitlines()
    ends: list[int] = []
    for number, mutant in enumerate(mutants):
        tree = copy.copy(mutant.tree)
        tree.name = f"{tree.name}_{number}"
        lines += ast.unparse(ast.fix_missing_locations(tree)).splitlines()
        ends.append(len(lines))
    with tempfile.NamedTemporaryFile("w", suffix=".py") as shadow:
        shadow.write("\n".join(lines) + "\n")
        shadow.flush()
        told, _, _ = api.run(["--strict", "--shadow-file", str(source), shadow.name, str(source)])
    errors = [found for found in map(_ERROR.match, told.splitlines()) if found]
    wrong = [int(error["line"]) for error in errors if error["code"] not in _ONLY_ODD]
    begin = len(source.read_text().splitlines())
    for mutant, end in zip(mutants, ends, strict=True):
        if any(begin < line <= end for line in wrong):
            yield mutant
        begin = end

"""The README tells the truth: its Python code runs, and its commands are where the gate looks."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from types import ModuleType

import pytest

README = Path(__file__).resolve().parent.parent.parent / "README.md"
FENCE = re.compile(r"^```([^\n]*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def blocks(text: str, info: str) -> list[tuple[int, str]]:
    """The fenced blocks with exactly this info string, each with the line it starts on."""
    return [
        (text.count("\n", 0, match.start(2)), match[2])
        for match in FENCE.finditer(text)
        if match[1].strip() == info
    ]


def test_python_blocks_run_in_order(monkeypatch: pytest.MonkeyPatch) -> None:
    # a module of its own, so that classes defined in the README know where they live
    module = ModuleType("readme")
    monkeypatch.setitem(sys.modules, "readme", module)
    for line, code in blocks(README.read_text(encoding="utf-8"), "python"):
        exec(compile("\n" * line + code, str(README), "exec"), module.__dict__)


@pytest.mark.parametrize("marker", ["play-command", "test-command"])
def test_commands_are_marked(marker: str) -> None:
    text = README.read_text(encoding="utf-8")
    assert text.count(f"<!-- {marker} -->") == 1
    after = text.split(f"<!-- {marker} -->\n", 1)[1]
    match = FENCE.match(after)
    assert match, f"a fenced block must follow {marker} at once"
    assert match[2].count("\n") == 1, "one command, on one line"


def test_blocks_are_found() -> None:
    text = "a\n```python\nx = 1\n```\n```python no-run\ny\n```\n```python\nz = x\n```\n"
    assert blocks(text, "python") == [(2, "x = 1\n"), (8, "z = x\n")]

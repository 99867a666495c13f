"""The command by which a page of the documentation is made from what the package holds."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

__all__ = ["keep_page"]


def keep_page(
    module: str, about: str, file: str, render: Callable[[], str], argv: Sequence[str] | None
) -> int:
    """Write a page, or with `--check` say whether it is up to date.

    Args:
        module: the module that is run, as after `python -m`.
        about: what the command says of itself.
        file: where the page is, unless another file is named.
        render: makes the page.
        argv: the arguments of the command, None for those of the process.

    Returns:
        0, or 1 where `--check` finds the page missing or out of date.
    """
    parser = argparse.ArgumentParser(prog=f"python -m {module}", description=about)
    parser.add_argument("file", nargs="?", type=Path, default=Path(file))
    parser.add_argument("--check", action="store_true", help="write nothing; fail if out of date")
    options = parser.parse_args(argv)
    page = render()
    if not options.check:
        options.file.write_text(page, encoding="utf-8")
        return 0
    if options.file.is_file() and options.file.read_text(encoding="utf-8") == page:
        return 0
    print(f"{options.file} is out of date: run python -m {module}", file=sys.stderr)
    return 1

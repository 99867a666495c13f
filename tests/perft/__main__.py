"""The command of the counts."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from tests.perft import DECKS, PAGE, STARTS, rival, split, table, written

HEAD = """# Counts of the decision tree

How many sequences of so many moves there are, for six small decks that never change
(`tests/perft/__init__.py`), each played against the next one. Passing is no move where it is all
that can be done (`vtes.perft(state, depth)`). A change of the rules changes some of these numbers,
and a change that should not touch them and does is a mistake; whoever writes another engine can
hold it to them. The tests count the smaller ones, `python -m tests.perft` counts them all and
`--write` writes this page.

To find a difference, look under which first move it is, make that move, and look again with one
move less, until the position is left in which the moves differ:

```sh
python -m tests.perft --divide bleed midst 3
python -m tests.perft --divide bleed midst 2 "A: bleed with Dr. Douglas Netchurch"
```
"""


def page(counts: dict[str, dict[str, list[int]]]) -> str:
    """The page docs/perft.md for these counts."""
    lines = [HEAD]
    for start, (title, _, depth, _) in STARTS.items():
        lines += [f"## {title}", ""]
        lines.append("| deck | against " + "".join(f"| {d} " for d in range(1, depth + 1)) + "|")
        lines.append("|---|---" + "|--:" * depth + "|")
        for name, row in counts[start].items():
            cells = "".join(f"| {count:,} " for count in row)
            lines.append(f"| {name} | {rival(name)} {cells}|")
        lines.append("")
    return "\n".join(lines).rstrip() + "\n"


def main(arguments: Sequence[str] | None = None) -> int:
    """Count; 1 if the page has other counts."""
    parser = argparse.ArgumentParser(prog="tests.perft")
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--divide", nargs="+", metavar=("DECK", "WHAT"))
    options = parser.parse_args(arguments)
    if options.divide:
        name, start, depth, *moves = options.divide
        for line, count in split(name, start, int(depth), moves).items():
            print(f"{count:>12,}  {line}")
        return 0
    counts = {start: table(start, depth) for start, (_, _, depth, _) in STARTS.items()}
    if options.write:
        PAGE.write_text(page(counts))
        return 0
    old = written()
    differ = [(s, n) for s in STARTS for n in DECKS if counts[s][n] != old[s].get(n)]
    for start, name in differ:
        print(f"{start} {name}: {counts[start][name]}, not {old[start].get(name)}")
    return 1 if differ else 0


if __name__ == "__main__":
    sys.exit(main())

"""The command of the golden playthroughs."""

from __future__ import annotations

import sys

from tests.golden import SCENARIOS, playthrough


def main(write: bool) -> int:
    """Compare the playthroughs with what is played now, or write them; 1 if any differs."""
    differ = 0
    for path in SCENARIOS:
        page, now = path.with_suffix(".txt"), playthrough(path)
        if write:
            page.write_text(now)
        elif not page.exists() or page.read_text() != now:
            differ += 1
            print(f"{page.name} is out of date")
    return 1 if differ else 0


if __name__ == "__main__":
    sys.exit(main("--write" in sys.argv[1:]))

"""Writes the rulebook as a page: `python -m vtes.rulebook.page [--check] [FILE]`."""

from __future__ import annotations

from collections.abc import Sequence

from vtes.rulebook.book import RULEBOOK, Clause, Rulebook, Section
from vtes.rulebook.generated import keep_page

__all__ = ["main", "render"]

_HEAD = """\
<!-- Made by `python -m vtes.rulebook.page`; edit src/vtes/rulebook/clauses.json instead. -->

# The rulebook

{title}:
{rules} clauses and {examples} worked examples. In a program: `vtes.rulebook["R2.2-01"].text`.

*Tap/untap* is what later editions call lock/unlock; *pool* is a Methuselah's counters, *blood* a
vampire's, *life* those of an ally or retainer; the *bank* is the unlimited common supply; *ready*
is in the ready region, not in torpor; the *acting Methuselah* controls the acting minion or,
outside actions, is the one whose turn it is; to *burn* a counter is to return it to the bank.

Behind each clause stand the texts that say so and the conflicts (C...) that had to be settled.

| key | source |
|---|---|
{sources}
"""


def render(book: Rulebook = RULEBOOK) -> str:
    """The whole rulebook as one page of Markdown."""
    head = _HEAD.format(
        title=book.title,
        rules=len(book.rules()),
        examples=sum(1 for id in book if id.startswith("EX-")),
        sources="\n".join(f"| {key} | {text} |" for key, text in book.sources.items()),
    )
    return "\n".join([head, *(_section(section) for section in book.sections())])


def main(argv: Sequence[str] | None = None) -> int:
    """Write the page, or with `--check` say whether it is up to date."""
    return keep_page("vtes.rulebook.page", __doc__, "docs/rulebook.md", render, argv)


def _section(section: Section) -> str:
    numbered = section.section[0].isdigit()
    heading = f"## {section.section} {section.title}" if numbered else f"## {section.title}"
    return "\n".join([heading, "", *(_line(clause) for clause in section.clauses), ""])


def _line(clause: Clause) -> str:
    tags = " ".join([*clause.sources, *clause.conflicts])
    line = f"- **{clause.id}** {clause.text}" + (f" *[{tags}]*" if tags else "")
    return "\n".join([line, *(f"    - {label}: {text}" for label, text in clause.details.items())])


if __name__ == "__main__":
    raise SystemExit(main())

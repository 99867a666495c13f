"""The rulebook as data: every clause under its number.

    >>> from vtes.rulebook import RULEBOOK
    >>> RULEBOOK["R2.2-01"].text
    'Every player starts with 30 pool.'

The clauses are written in this project's own words. `book` holds the classes, `clauses.json` the
text, and `python -m vtes.rulebook.page` writes the page `docs/rulebook.md`.
"""

from vtes.rulebook.book import RULEBOOK, Clause, Kind, Rulebook, Section, UnknownRule

__all__ = ["RULEBOOK", "Clause", "Kind", "Rulebook", "Section", "UnknownRule"]

"""Binds tests to the clauses of the rulebook.

    @rule("R6.2.2-16")
    def test_stealth_is_added_only_when_needed() -> None: ...

The test must fail if the clause is broken. `tests/conformance.py` reads these bindings, and those
of the scenario files, from the source text; so the ids have to be written out as strings.
"""

from __future__ import annotations

import pytest

from vtes.rulebook.book import RULEBOOK

__all__ = ["MOST_IDS", "check_ids", "rule"]

MOST_IDS = 3
"""A test bound to more clauses than this would not say which of them is broken."""


def rule(*ids: str) -> pytest.MarkDecorator:
    """Bind a test, a test class or a `pytest.param(..., marks=...)` to at most three clauses."""
    check_ids(ids)
    return pytest.mark.rule(*ids)


def check_ids(ids: tuple[object, ...]) -> None:
    """Refuse no ids, too many ids, ids given twice and ids that the rulebook does not know."""
    if not 1 <= len(ids) <= MOST_IDS:
        raise ValueError(f"a test is bound to 1 to {MOST_IDS} clauses, not to {len(ids)}: {ids}")
    if len(set(ids)) < len(ids):
        raise ValueError(f"a clause is named twice: {ids}")
    for id in ids:
        RULEBOOK[str(id)]

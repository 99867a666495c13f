"""The clauses of the rulebook, looked up by their numbers."""

from __future__ import annotations

import difflib
import json
import re
from collections.abc import Iterator, Mapping
from enum import Enum
from functools import cached_property
from importlib import resources
from typing import Any, Final

from attrs import field, frozen

__all__ = ["RULEBOOK", "Clause", "Kind", "Rulebook", "Section", "UnknownRule"]


class Kind(Enum):
    """What an entry of the rulebook is; the value is the beginning of its ids."""

    RULE = "R"
    """A rule (`R6.2.2-16`)."""
    OUTLINE = "RTO"
    """A line of the outlines that sum the rules up (`RTO-03`)."""
    EXAMPLE = "EX"
    """A worked example (`EX-6.4.5-1`)."""
    CARD = "CARD"
    """A card, or person, that the text names (`CARD-04`)."""
    CONFLICT = "C"
    """A disagreement between the sources; its text is the reading chosen (`C12`)."""
    GAP = "G"
    """A question the sources leave open; its text is the default chosen (`G25`)."""
    EDITION = "E"
    """A difference to later editions; its text is what this edition says (`E17`)."""
    DECISION = "D"
    """What this library decides where all that is silent (`D05`); docs/decisions.md says why."""

    @property
    def is_rule(self) -> bool:
        """Is this a rule of the game: a numbered clause or a line of the outlines?"""
        return self in (Kind.RULE, Kind.OUTLINE)

    @property
    def is_note(self) -> bool:
        """Is this a note about the rulebook (conflict, gap, edition, decision), not part of it?"""
        return self in (Kind.CONFLICT, Kind.GAP, Kind.EDITION, Kind.DECISION)


@frozen
class Clause:
    """One numbered entry of the rulebook."""

    id: str
    kind: Kind
    section: str
    """The section's number (`"6.2.2"`) or, outside the numbered sections, its name (`"gaps"`)."""
    title: str
    """The section's title."""
    text: str
    sources: tuple[str, ...] = ()
    """Keys of `Rulebook.sources`: who says so. Empty for notes."""
    conflicts: tuple[str, ...] = ()
    """Ids of the conflicts that were settled to arrive at this text."""
    details: Mapping[str, str] = field(factory=dict, hash=False)
    """What a conflict or an edition difference says beside its text, by column."""

    def __str__(self) -> str:
        return f"{self.id}: {self.text}"


@frozen
class Section:
    """A section of the rulebook, with its clauses in order."""

    section: str
    title: str
    clauses: tuple[Clause, ...]


class UnknownRule(KeyError):
    """There is no clause, or no section, of that name."""

    def __init__(self, name: object, close: tuple[str, ...] = ()) -> None:
        super().__init__(name)
        self.name = name
        self.close = close

    def __str__(self) -> str:
        hint = f"; close to it: {', '.join(self.close)}" if self.close else ""
        return f"the rulebook has no {self.name!r}{hint}"


class Rulebook(Mapping[str, Clause]):
    """All clauses, examples, named cards and notes by id, in the order of the book.

    The text is read from the package when it is first asked for.
    """

    def __getitem__(self, id: str) -> Clause:
        try:
            return self._by_id[id]
        except (KeyError, TypeError):
            raise UnknownRule(id, _close(id, self._by_id)) from None

    def __iter__(self) -> Iterator[str]:
        return iter(self._by_id)

    def __len__(self) -> int:
        return len(self._by_id)

    def __contains__(self, id: object) -> bool:
        return id in self._by_id

    def __repr__(self) -> str:
        return f"<Rulebook: {self.title}>"

    def sections(self) -> tuple[Section, ...]:
        """Every section in the order of the book, the notes last."""
        return tuple(self._sections.values())

    def section(self, number: str) -> Section:
        """The section of that number (`"6.2.2"`) or name (`"outlines"`, `"cards"`, `"gaps"`)."""
        try:
            return self._sections[number]
        except (KeyError, TypeError):
            raise UnknownRule(number, _close(number, self._sections)) from None

    def of_kind(self, *kinds: Kind) -> tuple[Clause, ...]:
        """The entries of these kinds, in order."""
        return tuple(clause for clause in self.values() if clause.kind in kinds)

    def rules(self) -> tuple[Clause, ...]:
        """The rules proper: the numbered clauses and the lines of the outlines."""
        return self.of_kind(Kind.RULE, Kind.OUTLINE)

    @property
    def title(self) -> str:
        """Which game and edition this is."""
        return str(self._data["title"])

    @property
    def sources(self) -> Mapping[str, str]:
        """The texts the rulebook was made from, by the keys the clauses use."""
        sources: dict[str, str] = self._data["sources"]
        return sources

    @cached_property
    def _data(self) -> dict[str, Any]:
        text = resources.files("vtes.rulebook").joinpath("clauses.json").read_text("utf-8")
        data: dict[str, Any] = json.loads(text)
        return data

    @cached_property
    def _sections(self) -> dict[str, Section]:
        return {
            entry["section"]: Section(
                entry["section"],
                entry["title"],
                tuple(
                    _clause(clause, entry["section"], entry["title"]) for clause in entry["clauses"]
                ),
            )
            for entry in (*self._data["sections"], *self._data["notes"])
        }

    @cached_property
    def _by_id(self) -> dict[str, Clause]:
        return {
            clause.id: clause for section in self._sections.values() for clause in section.clauses
        }


def _clause(entry: dict[str, Any], section: str, title: str) -> Clause:
    prefix = re.match("[A-Z]+", entry["id"])
    assert prefix, entry["id"]
    return Clause(
        id=entry["id"],
        kind=Kind(prefix[0]),
        section=section,
        title=title,
        text=entry["text"],
        sources=tuple(entry.get("sources", ())),
        conflicts=tuple(entry.get("conflicts", ())),
        details=entry.get("details", {}),
    )


def _close(name: object, names: Mapping[str, object]) -> tuple[str, ...]:
    return tuple(difflib.get_close_matches(str(name), names, n=4, cutoff=0.7))


RULEBOOK: Final = Rulebook()
"""The rulebook of the base edition."""

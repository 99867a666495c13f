"""The rulebook is complete, consistent, and easy to look things up in."""

from __future__ import annotations

import pickle
import re
from collections import Counter
from pathlib import Path

import pytest

from vtes.rulebook import page
from vtes.rulebook.book import RULEBOOK, Kind, Rulebook, UnknownRule


def test_counts() -> None:
    kinds = Counter(clause.kind for clause in RULEBOOK.values())
    assert kinds.pop(Kind.DECISION) >= 12  # these grow
    assert kinds == {
        Kind.RULE: 582,
        Kind.OUTLINE: 5,
        Kind.EXAMPLE: 22,
        Kind.CARD: 19,
        Kind.CONFLICT: 58,
        Kind.GAP: 51,
        Kind.EDITION: 57,
    }
    # "587 clauses" are the numbered rules and the five lines of the outlines
    assert len(RULEBOOK.rules()) == 587
    assert len(RULEBOOK) == len(set(RULEBOOK))


def test_subscription() -> None:
    clause = RULEBOOK["R2.2-01"]
    assert clause.text == "Every player starts with 30 pool."
    assert (clause.section, clause.title) == ("2.2", "Blood bank and the Edge")
    assert clause.sources == ("K",)
    assert RULEBOOK["R6.2.2-16"].conflicts == ("C15",)
    assert RULEBOOK["R6.2.2-08"].sources == ("P",)
    assert RULEBOOK["R6.1-01"].sources == ("K", "P")
    assert RULEBOOK["EX-6.4.6-4"].sources == ("S98",)
    assert RULEBOOK["C05"].text.startswith("one per Methuselah per referendum")
    assert RULEBOOK["E02"].details["Fifth Edition"] == "four or five"


def test_sections() -> None:
    numbers = [section.section for section in RULEBOOK.sections()]
    assert numbers[0] == "0"
    assert numbers[-3:] == ["gaps", "editions", "decisions"]
    assert len(RULEBOOK.section("6.2.2").clauses) == 23 + 4
    assert [clause.id for clause in RULEBOOK.section("8").clauses] == ["R8-01"]
    assert [c for s in RULEBOOK.sections() for c in s.clauses] == list(RULEBOOK.values())


def test_every_clause_stands_in_the_section_of_its_number_and_in_order() -> None:
    for section in RULEBOOK.sections():
        if not section.section[0].isdigit():
            continue
        rules = [c.id for c in section.clauses if c.kind is Kind.RULE]
        assert rules == [f"R{section.section}-{n:02}" for n in range(1, len(rules) + 1)]
        examples = [c.id for c in section.clauses if c.kind is Kind.EXAMPLE]
        assert examples == [f"EX-{section.section}-{n}" for n in range(1, len(examples) + 1)]


def test_texts_are_clean_and_references_exist() -> None:
    for clause in RULEBOOK.values():
        assert clause.text == clause.text.strip() != ""
        assert not set("{}[]") & set(clause.text), clause.id
        assert all(RULEBOOK[id].kind is Kind.CONFLICT for id in clause.conflicts)
        assert set(clause.sources) <= set(RULEBOOK.sources)
        assert bool(clause.sources) is not clause.kind.is_note


def test_unknown_ids_are_refused_with_a_hint() -> None:
    with pytest.raises(UnknownRule, match=r"no 'R6\.2\.2-99'; close to it: R6\.2\.2-"):
        RULEBOOK["R6.2.2-99"]
    with pytest.raises(UnknownRule, match=r"no '6\.2\.9'"):
        RULEBOOK.section("6.2.9")
    with pytest.raises(UnknownRule, match=r"no 'nonsense'$"):
        RULEBOOK["nonsense"]
    assert issubclass(UnknownRule, KeyError)
    assert RULEBOOK.get("R6.2.2-99") is None
    assert "R6.2.2-99" not in RULEBOOK
    error = pickle.loads(pickle.dumps(UnknownRule("R0-1", ("R0-01",))))
    assert error.name == "R0-1"


def test_text_is_read_only_when_asked_for() -> None:
    book = Rulebook()
    assert not book.__dict__
    assert book["R0-01"].kind is Kind.RULE
    assert book.__dict__


def test_page_shows_every_entry(tmp_path: Path) -> None:
    text = page.render()
    assert all(f"**{id}**" in text for id in RULEBOOK)
    file = tmp_path / "rulebook.md"
    assert page.main(["--check", str(file)]) == 1
    assert page.main([str(file)]) == 0
    assert page.main(["--check", str(file)]) == 0


def test_decisions_stand_in_the_book_and_on_their_page_with_the_same_text() -> None:
    root = Path(__file__).resolve().parents[2]
    text = (root / "docs/decisions.md").read_text(encoding="utf-8")
    parts = re.split(r"^## (D\d+) .*$", text, flags=re.MULTILINE)[1:]
    on_page = dict(zip(parts[::2], parts[1::2], strict=True))
    in_book = {clause.id: clause.text for clause in RULEBOOK.of_kind(Kind.DECISION)}
    assert list(on_page) == list(in_book)
    for number, decision in in_book.items():
        assert decision in " ".join(on_page[number].split())

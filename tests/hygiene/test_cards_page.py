"""The page of the cards is current, and says what is so."""

from __future__ import annotations

from pathlib import Path

import vtes
from vtes.cards import page
from vtes.cards.older_words import OLDER_WORDS
from vtes.cards.printed import OLDER_NAMES, all_facts, find
from vtes.cards.texts import TEXTS
from vtes.model.record import records
from vtes.model.text import Condition, Effect, Law, Need, Term

PAGE = Path(__file__).resolve().parents[2] / "docs/cards.md"


def test_it_is_current() -> None:
    assert page.main(["--check", str(PAGE)]) == 0, "run python -m vtes.cards.page"


def test_the_command(tmp_path: Path) -> None:
    file = tmp_path / "cards.md"
    assert page.main(["--check", str(file)]) == 1
    assert page.main([str(file)]) == 0
    assert page.main(["--check", str(file)]) == 0
    file.write_text(file.read_text(encoding="utf-8") + "x", encoding="utf-8")
    assert page.main(["--check", str(file)]) == 1


def test_every_card_has_one_line_in_order_of_names() -> None:
    lines = page.render().split("## Every card\n")[1].splitlines()[3:]
    names = [line.split("|")[1].strip() for line in lines]
    assert names == [c.name for c in sorted(all_facts(), key=lambda c: (c.name.casefold(), c.id))]
    marked = {name for name, line in zip(names, lines, strict=True) if "*not encoded*" in line}
    assert marked == {card.name for card in all_facts() if card.id not in TEXTS}


def test_every_word_has_a_line() -> None:
    text = page.render()
    for base in (Effect, Need, Condition, Law, Term):
        for word in records(base):
            assert f"| `{word.__name__}` |" in text or not word.__module__.startswith("vtes.")


def test_the_words_of_a_card() -> None:
    (blood_doll,) = find("Blood Doll")
    assert "PutOn" in page.words_of(TEXTS[blood_doll.id])
    ascendance = TEXTS[find("Ascendance")[0].id]
    assert page.words_of(ascendance) == ("GainPool",)
    potence = TEXTS[find("Potence")[0].id]
    assert page.words_of(potence) == ("bonuses", "discipline", "PutOn")


def test_the_map_of_words_names_entries_that_exist() -> None:
    text = page.render()
    for today, here, see in OLDER_WORDS:
        assert f"| {today} | {here} |" in text
        assert all(entry == "CARD" or entry in vtes.rulebook for entry in see)
    assert OLDER_NAMES.items() <= {today: here for today, here, _ in OLDER_WORDS}.items()


def test_shares_of_the_starter_decks() -> None:
    deck = vtes.starter_decks()["CE:Tremere"]
    library = vtes.coverage(deck).library
    (line,) = (x for x in page.render().splitlines() if x.startswith("| CE:Tremere |"))
    assert f"| {round(library * 77)} of 77 | {library:.0%} |" in line

"""Decks: read, written, judged."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.rulecheck import rule
from vtes.cards import decks
from vtes.cards.decks import Deck, DeckError, deck_faults, read_deck, starter_decks, write_deck
from vtes.cards.printed import all_facts, facts, find
from vtes.model.cards import CardType, Facts
from vtes.model.errors import RulesError

DEFLECTION, BARRENS = find("Deflection")[0].id, find("The Barrens")[0].id
ANSON, BARON = find("Anson")[0].id, find("The Baron")[0].id

CRYPT_IDS = [card.id for card in all_facts() if card.is_vampire]
LIBRARY_IDS = [card.id for card in all_facts() if card.is_library]


def counts(ids: list[int]) -> st.SearchStrategy[list[tuple[int, int]]]:
    return st.lists(st.tuples(st.sampled_from(ids), st.integers(1, 20)), max_size=12)


known_decks = st.builds(Deck, name=st.text(), crypt=counts(CRYPT_IDS), library=counts(LIBRARY_IDS))


# Starter decks


def test_there_are_fourteen_starter_decks() -> None:
    assert sorted(starter_decks()) == [
        "CE:Brujah",
        "CE:Malkavian",
        "CE:Nosferatu",
        "CE:Toreador",
        "CE:Tremere",
        "CE:Ventrue",
        "FN:Assamite",
        "FN:Followers of Set",
        "FN:Giovanni",
        "FN:Ravnos",
        "SW:Brujah antitribu",
        "SW:Lasombra",
        "SW:Tzimisce",
        "SW:Ventrue antitribu",
    ]
    assert starter_decks() is starter_decks()


@pytest.mark.parametrize("key", starter_decks())
def test_starter_decks_are_whole(key: str) -> None:
    deck = starter_decks()[key]
    assert deck.name == key
    assert (deck.crypt_size, deck.library_size) == (12, 77)
    assert len(deck.crypt) == 12
    edition = key.split(":")[0]
    assert all(edition in facts(card_id).prints for card_id, _ in deck.crypt + deck.library)
    for form in ("text", "json"):
        assert read_deck(write_deck(deck, form)) == deck


@rule("R1.2-07")
@pytest.mark.parametrize("key", starter_decks())
def test_starter_decks_are_legal_from_four_players_on(key: str) -> None:
    deck = starter_decks()[key]
    (fault,) = deck_faults(deck, 3)
    assert fault.startswith("R1.2-07: the library has 77 cards, at most 70")
    assert deck_faults(deck, 4) == deck_faults(deck, 5) == ()


def test_no_vampire_is_in_two_starter_crypts() -> None:
    ids = [card_id for deck in starter_decks().values() for card_id, _ in deck.crypt]
    assert len(ids) == len(set(ids)) == 168


def test_starter_decks_cannot_be_changed() -> None:
    with pytest.raises(TypeError):
        starter_decks()["CE:Brujah"] = Deck("")  # type: ignore[index]


# Decks as values


def test_equal_cards_make_equal_decks() -> None:
    deck = Deck("d", [(BARON, 1), (ANSON, 2), (BARON, 3)])
    assert deck.crypt == ((ANSON, 2), (BARON, 4))
    assert deck == Deck("d", [(ANSON, 2), (BARON, 4)], [])
    assert hash(deck) == hash(Deck("d", ((ANSON, 2), (BARON, 4))))
    assert (deck.crypt_size, deck.library_size) == (6, 0)


@pytest.mark.parametrize(
    "cards",
    [
        [(ANSON, 0)],
        [(ANSON, -1)],
        [(ANSON, True)],
        [(ANSON, 1.0)],
        [(ANSON, "1")],
        [(ANSON, 10**5000)],
        [(10**5000, 1)],
        [(0, 1)],
        [("Anson", 1)],
        [(None, 1)],
        [ANSON],
        [(ANSON, 1, 1)],
        7,
        None,
    ],
)
def test_impossible_cards_are_refused(cards: object) -> None:
    with pytest.raises(DeckError, match="card"):
        Deck("", cards)  # type: ignore[arg-type]
    with pytest.raises(DeckError, match="card"):
        Deck("", (), cards)  # type: ignore[arg-type]


def test_merged_counts_have_the_same_limit() -> None:
    with pytest.raises(DeckError, match="all its lines together"):
        read_deck("99999 Deflection\n1 Deflection")


def test_name_of_a_deck_is_a_text() -> None:
    with pytest.raises(DeckError, match="name of a deck is a text"):
        Deck(None)  # type: ignore[arg-type]


# Reading


@pytest.mark.parametrize(
    "line",
    [
        "4x Deflection",
        "4 Deflection",
        "4\tDeflection",
        "4 x Deflection",
        "4X  deflection",
        "  4x\tDEFLECTION\t",
        "4 × Deflection",
        "04x Deflection",
    ],
)
def test_forms_of_a_line(line: str) -> None:
    assert read_deck(line) == Deck("", (), [(DEFLECTION, 4)])


def test_whole_list_with_all_that_surrounds_it() -> None:
    text = """\ufeffDeck Name:  My deck
Author: somebody
Description: a test

# a comment
// another
Crypt (3 cards, min=34, max=34, avg=8.5)
-------
2x Anson (G1)
1x Baron, The (g2)

Library [6]
==========
Master (1)
1x Barrens, The
Action Modifier/Combat
Allies: 0
Political Actions [0]
Reaction (4; 4 bounces)
4 Deflection
Library:
1\tDeflection
"""
    expected = Deck("My deck", [(ANSON, 2), (BARON, 1)], [(BARRENS, 1), (DEFLECTION, 5)])
    assert read_deck(text) == read_deck(text.replace("\n", "\r\n")) == expected


@pytest.mark.parametrize("kind", [t for t in CardType if t is not CardType.VAMPIRE])
def test_every_type_is_a_heading(kind: CardType) -> None:
    for heading in (kind.value.title(), f"{kind.value.upper()} (13)", f"{kind.value}: 2 cards"):
        assert read_deck(f"{heading}\n1 Deflection").library_size == 1


def test_headings_are_not_needed_and_do_not_move_cards() -> None:
    expected = Deck("", [(ANSON, 1)], [(DEFLECTION, 1)])
    assert read_deck("1 Deflection\n1 Anson") == expected
    assert read_deck("Crypt\n1 Anson\n1 Deflection") == expected


def test_every_unread_line_is_reported() -> None:
    text = "\n".join(
        [
            "Deck Name: faults",
            "1x Anson",
            "4x Deflectoin",
            "",
            "Deflection",
            "0x Deflection",
            "-2x Deflection",
            "99999999999x Deflection",
            "4xDeflection",
            "2x Anson (G2)",
            "2x Anson (ADV)",
            "2x Deflection (G1)",
            "3",
            "2x Deflection",
        ]
    )
    with pytest.raises(DeckError) as caught:
        read_deck(text)
    unread = caught.value.unread
    assert [u.line for u in unread] == [3, 5, 6, 7, 8, 9, 10, 11, 12, 13]
    reasons = {u.line: u.reason for u in unread}
    assert reasons[3] == "no card printed by 2002 has this name"
    assert "neither a heading nor a count and a name" in reasons[5]
    assert "from 1 to 99999, not 0" in reasons[6]
    assert "from 1 to 99999, not -2" in reasons[7]
    assert "not printed in group 2" in reasons[10]
    assert f"Anson (G1, id {ANSON})" in reasons[10]
    assert "no advanced vampire" in reasons[11]
    message = str(caught.value)
    assert message.startswith("10 lines of the deck could not be read:")
    assert all(f"line {u.line}: {u.reason}: {u.text!r}" in message for u in unread)
    assert isinstance(caught.value, RulesError)


def test_ambiguous_names_tell_the_candidates(monkeypatch: pytest.MonkeyPatch) -> None:
    twins = (
        Facts(1, "Twin", (CardType.VAMPIRE,), group=1),
        Facts(2, "Twin", (CardType.VAMPIRE,), group=2),
        Facts(3, "Twin", (CardType.MASTER,)),
    )
    monkeypatch.setattr(decks, "find", lambda name: twins if name == "Twin" else ())
    with pytest.raises(DeckError) as caught:
        read_deck("Crypt\n1 Twin\n1 Twin (G2)\nLibrary\n1 Twin")
    (unread,) = caught.value.unread
    assert unread.line == 2
    assert "Twin (G1, id 1) or Twin (G2, id 2)" in unread.reason
    assert "add the group" in unread.reason
    with pytest.raises(DeckError, match=r"Twin \(G2, id 2\) or Twin \(id 3\)"):
        read_deck("1 Twin")
    assert read_deck("1 Twin (G2)\nMaster (1)\n2 Twin") == Deck("", [(2, 1)], [(3, 2)])


def test_json_is_read() -> None:
    text = json.dumps({"name": "j", "author": "", "cards": {str(ANSON): 2, str(DEFLECTION): 3}})
    assert read_deck(f"\n {text}\n") == Deck("j", [(ANSON, 2)], [(DEFLECTION, 3)])


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("{", "damaged"),
        ('{"cards": {"100518": 1}', "damaged"),
        ('{"cards": {"100518": ' + "9" * 5000 + "}}", "damaged"),
        ('{"a":' * 100_000, "damaged"),
        ("{}", "looks like"),
        ('{"cards": []}', "looks like"),
        ('{"cards": null}', "looks like"),
        ('[{"cards": {}}]', "looks like"),
        ('{"cards": {}, "name": 3}', "is a text"),
        ('{"cards": {"100518": 1, "100518": 2}}', "'100518' more than once"),
        ('{"cards": {"100518": -1}}', "from 1 to 99999, not -1"),
        ('{"cards": {"100518": true}}', "not True"),
        ('{"cards": {"100518": 1.5}}', "not 1.5"),
        ('{"cards": {"100518": NaN}}', "not nan"),
        ('{"cards": {"100518": [1]}}', "not a list"),
        ('{"cards": {"Deflection": 1}}', "has this id"),
        ('{"cards": {"0100518": 1}}', "has this id"),
    ],
)
def test_damaged_json_is_refused(text: str, says: str) -> None:
    with pytest.raises(DeckError, match=says):
        read_deck(text)


def test_every_wrong_entry_of_json_is_reported() -> None:
    with pytest.raises(DeckError) as caught:
        read_deck('{"cards": {"1": 1, "100518": 2, "2": 1, "200107": 0}}')
    assert [u.line for u in caught.value.unread] == [1, 3, 4]


@pytest.mark.parametrize("wrong", [None, 3, b"1 Deflection", ["1 Deflection"]])
def test_list_must_be_a_text(wrong: object) -> None:
    with pytest.raises(DeckError, match="a deck list is a text"):
        read_deck(wrong)  # type: ignore[arg-type]


LINE_PARTS = [
    "4",
    "x ",
    "\t",
    "-1 ",
    "Deflection",
    "Anson",
    "(G1)",
    "Crypt",
    "Master (1)",
    "{",
    ":",
]
scribbles = st.lists(st.sampled_from(LINE_PARTS) | st.sampled_from(["\n"]) | st.text(max_size=3))


@given(st.text() | scribbles.map("".join))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        deck = read_deck(text)
    except DeckError as error:
        unread = error.unread
    else:
        deck_faults(deck, 4)
        return
    lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    assert all(u.reason and u.text in lines[u.line - 1] for u in unread)


# Writing


@given(known_decks)
def test_json_round_trip(deck: Deck) -> None:
    assert read_deck(write_deck(deck, "json")) == deck


@given(known_decks)
def test_text_round_trip(deck: Deck) -> None:
    if deck.name != deck.name.strip() or {"\r", "\n"} & set(deck.name):
        with pytest.raises(DeckError, match="does not fit on a line"):
            write_deck(deck)
    else:
        assert read_deck(write_deck(deck)) == deck


def test_text_is_what_people_write() -> None:
    deck = Deck("d", [(ANSON, 2), (BARON, 1)], [(BARRENS, 1), (DEFLECTION, 4)])
    assert write_deck(deck).splitlines() == [
        "Deck Name: d",
        "",
        "Crypt (3)",
        "1x The Baron (G2)",
        "2x Anson (G1)",
        "",
        "Library (5)",
        "Master (1)",
        "1x The Barrens",
        "Reaction (4)",
        "4x Deflection",
    ]


@pytest.mark.parametrize("form", ["text", "json"])
def test_what_could_not_be_read_back_is_not_written(form: str) -> None:
    with pytest.raises(DeckError, match="no card printed by 2002 has the id 5") as caught:
        write_deck(Deck("", [(5, 1)], [(ANSON, 1)]), form)
    assert "Anson (200107) does not belong in the library" in str(caught.value)


def test_wrong_arguments_of_writing() -> None:
    with pytest.raises(DeckError, match="'text' and 'json', not 'xml'"):
        write_deck(Deck(""), "xml")
    with pytest.raises(DeckError, match="a Deck is needed"):
        write_deck("1 Deflection")  # type: ignore[arg-type]


# Judging


def deck_of(crypt: int, library: int) -> Deck:
    return Deck("", [(ANSON, crypt)] if crypt else [], [(DEFLECTION, library)] if library else [])


@rule("R1.2-04", "R1.2-05")
def test_crypt_has_a_least_size_and_no_largest() -> None:
    (fault,) = deck_faults(deck_of(11, 40), 5)
    assert fault == "R1.2-04: the crypt has 11 cards, at least 12 are needed"
    assert deck_faults(deck_of(12, 40), 5) == ()
    assert deck_faults(deck_of(5000, 40), 5) == ()


@rule("R1.2-06", "R1.2-07")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_library_has_a_least_and_a_largest_size(players: int) -> None:
    most = 40 + 10 * players
    (fault,) = deck_faults(deck_of(12, 39), players)
    assert fault == "R1.2-06: the library has 39 cards, at least 40 are needed"
    assert deck_faults(deck_of(12, 40), players) == ()
    assert deck_faults(deck_of(12, most), players) == ()
    (fault,) = deck_faults(deck_of(12, most + 1), players)
    assert fault.startswith(f"R1.2-07: the library has {most + 1} cards, at most {most}")


@rule("R1.2-08")
def test_copies_of_one_card_are_not_limited() -> None:
    assert deck_faults(Deck("", [(BARON, 12)], [(BARRENS, 90)]), 5) == ()


@rule("R1.2-01", "R1.2-02", "R1.2-03")
def test_all_faults_are_told_at_once() -> None:
    deck = Deck("", [(DEFLECTION, 3), (5, 1)], [(ANSON, 20), (6, 1)])
    faults = deck_faults(deck, 2)
    assert [fault.split(":")[0] for fault in faults] == [
        "R1.2-04",
        "R1.2-06",
        "no card printed by 2002 has the id 5 (in the crypt)",
        "R1.2-02",
        "no card printed by 2002 has the id 6 (in the library)",
        "R1.2-03",
    ]
    assert deck_faults(Deck(""), 4)[0].startswith("R1.2-04")
    assert len(deck_faults(Deck(""), 4)) == 2


def test_numbers_can_be_others() -> None:
    assert deck_faults(deck_of(1, 1), 2, min_crypt=1, min_library=1) == ()
    (fault,) = deck_faults(deck_of(12, 100), 5, max_library=99)
    assert "at most 99" in fault


@pytest.mark.parametrize("players", [0, 1, -4, True, 4.0, "4", None])
def test_number_of_players_must_be_one(players: object) -> None:
    with pytest.raises(DeckError, match="number of players"):
        deck_faults(Deck(""), players)  # type: ignore[arg-type]


def test_only_decks_are_judged() -> None:
    with pytest.raises(DeckError, match="a Deck is needed"):
        deck_faults({"cards": {}}, 4)  # type: ignore[arg-type]

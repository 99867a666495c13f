"""The forms of decks: what is read, what is reported, and that what is written is read back."""

from __future__ import annotations

import json

import attrs
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.rulecheck import rule
from vtes.cards.deck_forms import FORMS, card_line, lists, read_deck, write_deck
from vtes.cards.decks import Deck, DeckError, deck_faults, starter_decks
from vtes.cards.printed import all_facts, find
from vtes.model.cards import CardType, Facts
from vtes.model.errors import RulesError

DEFLECTION, BARRENS = find("Deflection")[0].id, find("The Barrens")[0].id
ANSON, BARON = find("Anson")[0].id, find("The Baron")[0].id

# One line


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
        "4xDeflection",
        "4Deflection",
        "4 xDeflection",
        "4x Deflection -- bounce, bounce",
        "4x Deflection   // bounce",
        "4x Deflection .......",
        "4x Deflection  # 2 would do",
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


@rule("D287")
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
            "4xDeflektor",
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
    assert [u.line for u in unread] == [3, 5, 7, 8, 9, 10, 11, 12, 13]
    reasons = {u.line: u.reason for u in unread}
    assert reasons[3] == "no card printed by 2002 has this name; close to it: Deflection"
    assert "neither a heading nor a count and a name" in reasons[5]
    assert "from 1 to 99999, not -2" in reasons[7]
    assert "not printed in group 2" in reasons[10]
    assert f"Anson (G1, id {ANSON})" in reasons[10]
    assert "no advanced vampire" in reasons[11]
    message = str(caught.value)
    assert message.startswith("9 lines of the deck could not be read:")
    assert all(f"line {u.line}: {u.reason}: {u.text!r}" in message for u in unread)
    assert isinstance(caught.value, RulesError)
    assert caught.value.deck == Deck("faults", [(ANSON, 1)], [(DEFLECTION, 2)])


def test_ambiguous_names_tell_the_candidates(monkeypatch: pytest.MonkeyPatch) -> None:
    twins = (
        Facts(1, "Twin", (CardType.VAMPIRE,), group=1),
        Facts(2, "Twin", (CardType.VAMPIRE,), group=2),
        Facts(3, "Twin", (CardType.MASTER,)),
    )
    monkeypatch.setattr(card_line, "find", lambda name: twins if name == "Twin" else ())
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


@given(st.text() | scribbles.map("".join), st.sampled_from([None, "text", "twd", "jol", "lackey"]))
def test_any_text_is_read_or_refused(text: str, form: str | None) -> None:
    try:
        deck = read_deck(text, form)
    except DeckError as error:
        unread = error.unread
    else:
        deck_faults(deck, 4)
        return
    lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    assert all(u.reason and u.text in lines[u.line - 1] for u in unread)


# Forms

TWD = """Some Tournament
Somewhere, Elsewhere
June 6th 2001
13 players
A
https://example.org/event

-- 2GW7 + 3vp in final

Deck Name: Trap them all
Created by: B

Description:
It had 4 Deflections once, and
1x Blood Doll
Master

Crypt (5 cards, min=19, max=32, avg=6.4)
----------------------------------------
2x Anson\t\t\t\t 8  CEL PRE aus dom\t prince\t   Toreador:1
1x Baron, The\t\t\t 8  CEL PRE aus dom\t \t   Samedi:2
1x Zöe\t\t\t\t 3  AUS cel obf\t\t   Malkavian:2
1x Vasilis, The Traitor of Don Cruez  2  pre  Brujah:2

Library (8 cards)
Master (4; 1 trifle)
1x Barrens, The
1x Pentex(TM) Subversion
2x Rumor Mill, Tabloid Newspaper, The -- both in the final

Action Modifier/Combat (3)
3x Swallowed by the Night

Combat (1)
1x Bang Nakh -- Tiger's Claws
"""
TWD_CRYPT = [
    (ANSON, 2),
    (BARON, 1),
    (201509, 1),
    (find("Vasilis, The Traitor of Don Cruez")[0].id, 1),
]
TWD_LIBRARY = [
    (BARRENS, 1),
    (101384, 1),
    (find("The Rumor Mill, Tabloid Newspaper")[0].id, 2),
    (find("Swallowed by the Night")[0].id, 3),
    (100130, 1),
]


def test_a_tournament_winning_deck() -> None:
    assert lists.recognise(TWD) == "twd"
    assert read_deck(TWD) == Deck("Trap them all", TWD_CRYPT, TWD_LIBRARY)


@pytest.mark.parametrize("free", ["", "Some Tournament\n12 players\n\nIt had 4 Deflection once.\n"])
def test_free_text_before_a_heading_with_a_number(free: str) -> None:
    text = f"{free}Crypt (1 card)\n---\n1 Anson\n\nLibrary (2)\n\n--Reaction (2)--\n2 Deflection\n"
    assert read_deck(text) == Deck("", [(ANSON, 1)], [(DEFLECTION, 2)])
    wrong = text.replace("Library (2)", "Library (3)")
    if free:
        with pytest.raises(DeckError, match="says 3 cards, but 2 are listed"):
            read_deck(wrong)
    else:  # nothing was passed over
        assert read_deck(wrong) == read_deck(text)
    with pytest.raises(DeckError, match="line 1: neither a heading"):
        read_deck("Some Tournament\n" + text.replace("Crypt", "1 The Baron\nCrypt"), "text")


@rule("D287")
def test_a_card_lost_in_free_text_is_noticed() -> None:
    lost = TWD.replace("Master (4; 1 trifle)\n1x Barrens, The", "Master (4; 1 trifle)")
    lost = lost.replace("1x Blood Doll", "1x Barrens, The")
    with pytest.raises(DeckError) as caught:
        read_deck(lost)
    (unread,) = caught.value.unread
    assert (unread.line, unread.text) == (25, "Library (8 cards)")
    assert unread.reason == "says 8 cards, but 7 are listed"
    assert caught.value.deck == Deck("Trap them all", TWD_CRYPT, TWD_LIBRARY[1:])


def test_free_text_follows_a_description_in_every_list() -> None:
    text = "2 Deflection\nDescription: all\nthat\n1 Anson\n\nCrypt\n1 The Baron\nLibrary: 2\n"
    assert read_deck(text, "text") == Deck("", [(BARON, 1)], [(DEFLECTION, 2)])
    with pytest.raises(DeckError, match="says 3 cards, but 2 are listed"):
        read_deck(text.replace("Library: 2", "Library: 3"), "text")
    with pytest.raises(DeckError, match="line 2: neither a heading"):
        read_deck("Description: with no heading behind it\nit is one line\n1 Anson")


def test_the_list_of_an_old_deck_builder() -> None:
    text = """Deck Name : Old
Author : C
Description :
2 lines of
text.

Crypt [3 vampires] Capacity min: 2 max: 8 average: 4.33
------------------------------------------------------------
 1x Anson                  8 CEL PRE aus dom  Prince  Toreador:1
 1x Zöe                    3 AUS cel obf              Malkavian :2
 1x Vasilis, The Trait     2 pre                      Brujah:2

Library [3 cards]
------------------------------------------------------------
Action Modifier/Combat [1]
 1x Swallowed by the Night

Master [2] (1 trifle)
 2x The Barrens
"""
    deck = read_deck(text)
    assert (deck.name, deck.crypt_size, deck.library_size) == ("Old", 3, 3)
    assert deck.crypt == Deck("", [(TWD_CRYPT[3][0], 1), (201509, 1), (ANSON, 1)]).crypt


@pytest.mark.parametrize(
    "line",
    [
        "1 Anson 8 CEL PRE aus dom prince Toreador:1",
        "1x Anson   8",
        "1x Anson   (8)  CEL PRE  (group 1)",
        "1 Anson CEL PRE aus dom 8 Toreador",
        "1 Anson  aus dom CEL PRE8 Toreador",
        "1 Anson (G1)  8  CEL PRE  Toreador:1",
    ],
)
def test_what_deck_builders_print_behind_a_vampire(line: str) -> None:
    assert read_deck(line) == Deck("", [(ANSON, 1)])


@rule("D287")
@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("1x Anson   8  CEL PRE  Toreador:6", "not printed in group 6 by 2002"),
        ("1x Anson   8  CEL PRE  (group 4)", "not printed in group 4 by 2002"),
        ("1x Anson Adv  8 CEL", "no advanced vampire"),
        ("1x Anson (advanced)", "no advanced vampire"),
        ("1x Anson (ADV)  8  CEL  Toreador:1", "no advanced vampire"),
        ("1x Anson Adv.", "no advanced vampire"),
        ("4 Deflection      3 Majesty", "what stands behind 'Deflection' could not be read"),
        ("4 Deflection  8 AUS dom", "what stands behind 'Deflection' could not be read"),
        ("1x Anson of Elsewhere", "what stands behind 'Anson' could not be read"),
        ("1x Don Cruez", "close to it: Don Cruez, The Idealist"),
        ("1x Vasilis, The Trait     3 pre      Brujah:2", "has this name"),
        ("1x Vasilis, The Trait     2 pre      Brujah:4", "has this name"),
        ("12th of May", "has this name"),
        ("1 " + "x" * 300, "too long"),
    ],
)
def test_what_is_not_meant_is_not_read(line: str, says: str) -> None:
    with pytest.raises(DeckError) as caught:
        read_deck(f"1 Deflection\n{line}")
    (unread,) = caught.value.unread
    assert (unread.line, unread.text) == (2, line)
    assert says in unread.reason
    assert caught.value.deck == Deck("", (), [(DEFLECTION, 1)])


def test_jyhad_online() -> None:
    text = "# the crypt\n2xAnson\nThe Baron\n\n4 x Deflection\nBarrens, The\n"
    expected = Deck("", [(ANSON, 2), (BARON, 1)], [(DEFLECTION, 4), (BARRENS, 1)])
    assert lists.recognise(text) == "jol"
    assert read_deck(text) == read_deck(text.replace("xA", " x A"), "jol") == expected
    with pytest.raises(DeckError, match="line 3: neither a heading"):
        read_deck(text, "text")
    with pytest.raises(DeckError, match="line 3: no card printed by 2002"):
        read_deck(text.replace("The Baron", "The Barron"))


@pytest.mark.parametrize("gap", ["\t", "       "])
def test_lackey(gap: str) -> None:
    text = f"4{gap}Deflection\n1{gap}Barrens, The\nCrypt:\n2{gap}Anson\n1{gap}Baron, The\n"
    assert lists.recognise(text) == "lackey"
    assert read_deck(text) == Deck("", [(ANSON, 2), (BARON, 1)], [(DEFLECTION, 4), (BARRENS, 1)])


def test_a_form_that_was_asked_for_is_held_to() -> None:
    with pytest.raises(DeckError, match="no heading 'Crypt"):
        read_deck("1 Deflection", "twd")
    with pytest.raises(DeckError, match="JSON of the deck is damaged"):
        read_deck("1 Deflection", "json")
    with pytest.raises(DeckError, match="'text', 'twd', 'jol', 'lackey', 'json', not 'xml'"):
        read_deck("1 Deflection", "xml")


@pytest.mark.parametrize("sign", ["?", "\ufffd", ""])
def test_letters_that_were_lost_on_the_way(sign: str) -> None:
    for card in all_facts():
        lost = "".join(c if c.isascii() else sign for c in card.name)
        assert find(lost) == (card,) or card.name.isascii()


# Writing

CRYPT_IDS = [card.id for card in all_facts() if card.is_vampire]
LIBRARY_IDS = [card.id for card in all_facts() if card.is_library]


def counts(ids: list[int]) -> st.SearchStrategy[list[tuple[int, int]]]:
    return st.lists(st.tuples(st.sampled_from(ids), st.integers(1, 20)), max_size=12)


known_decks = st.builds(Deck, name=st.text(), crypt=counts(CRYPT_IDS), library=counts(LIBRARY_IDS))


@pytest.mark.parametrize("form", FORMS)
@given(deck=known_decks)
def test_what_is_written_is_read_back(form: str, deck: Deck) -> None:
    if form in ("jol", "lackey"):  # no place for a name
        deck = attrs.evolve(deck, name="")
    elif form != "json" and (deck.name != deck.name.strip() or {"\r", "\n"} & set(deck.name)):
        with pytest.raises(DeckError, match="does not fit on a line"):
            write_deck(deck, form)
        return
    assert read_deck(write_deck(deck, form), form) == deck
    if deck.crypt and deck.library:
        assert read_deck(write_deck(deck, form)) == deck


@pytest.mark.parametrize("form", FORMS)
def test_every_card_is_read_back(form: str) -> None:
    for vampire in (True, False):
        cards = [(card.id, 2) for card in all_facts() if card.is_vampire is vampire]
        deck = Deck("", cards if vampire else (), () if vampire else cards)
        assert read_deck(write_deck(deck, form), form) == deck


@pytest.mark.parametrize("key", starter_decks())
def test_starter_decks_are_read_back(key: str) -> None:
    deck = starter_decks()[key]
    for form in FORMS:
        name = "" if form in ("jol", "lackey") else key
        assert read_deck(write_deck(deck, form)) == attrs.evolve(deck, name=name)
        similar = {"text": ("twd",), "jol": ("text",), "json": ("text",)}
        assert lists.recognise(write_deck(deck, form)) in (form, *similar.get(form, ()))


SMALL = Deck(
    "d",
    [(ANSON, 2), (BARON, 1), (201509, 1)],
    [(BARRENS, 1), (DEFLECTION, 4), (100719, 1), (101384, 1)],
)


def test_text_is_what_people_write() -> None:
    assert write_deck(SMALL).splitlines() == [
        "Deck Name: d",
        "",
        "Crypt (4)",
        "1x The Baron (G2)",
        "2x Anson (G1)",
        "1x Zöe (G2)",
        "",
        "Library (7)",
        "Ally (1)",
        '1x Felix "Fix" Hessian',
        "Master (2)",
        "1x Pentex™ Subversion",
        "1x The Barrens",
        "Reaction (4)",
        "4x Deflection",
    ]


def test_a_winning_deck_is_what_the_archive_has() -> None:
    assert write_deck(SMALL, "twd").splitlines() == [
        "Deck Name: d",
        "",
        "Crypt (4 cards, min=28, max=28, avg=7)",
        "--------------------------------------",
        "2x Anson        8  CEL PRE aus dom      prince   Toreador:1",
        "1x Baron, The   9  FOR NEC OBF THN dom  2 votes  Samedi:2",
        "1x Zöe          3  AUS cel obf                   Malkavian:2",
        "",
        "Library (7 cards)",
        "Master (2)",
        "1x Barrens, The",
        "1x Pentex(TM) Subversion",
        "",
        "Ally (1)",
        '1x Felix "Fix" Hessian',
        "",
        "Reaction (4)",
        "4x Deflection",
    ]


def test_the_forms_of_two_programs() -> None:
    assert write_deck(SMALL, "jol").splitlines() == [
        "1x Baron, The",
        "2x Anson",
        "1x Zöe",
        "",
        "1x Barrens, The",
        "4x Deflection",
        '1x Felix "Fix" Hessian',
        "1x Pentex(TM) Subversion",
    ]
    assert write_deck(SMALL, "lackey").splitlines() == [
        "1\tBarrens, The",
        "4\tDeflection",
        "1\tFelix 'Fix' Hessian",
        "1\tPentex(TM) Subversion",
        "Crypt:",
        "1\tBaron, The",
        "2\tAnson",
        "1\tZoe",
    ]


def test_lackey_is_ascii() -> None:
    library = [(card.id, 1) for card in all_facts() if card.is_library]
    crypt = [(card.id, 1) for card in all_facts() if card.is_vampire]
    text = write_deck(Deck("", crypt, library), "lackey")
    assert text.isascii()
    assert '"' not in text


def test_title_and_disciplines_of_a_winning_deck() -> None:
    for card in all_facts():
        if card.is_vampire:
            line = write_deck(Deck("", [(card.id, 1)]), "twd").splitlines()[2]
            assert line.startswith("1x ")
            assert line.endswith(f"{card.clans[0]}:{card.group}")
            assert f"{card.votes} vote" in line or not card.votes
            assert card.title.replace("_", " ") in line
            assert all(d in line.casefold() for d, _ in card.disciplines)


@pytest.mark.parametrize("form", FORMS)
def test_what_could_not_be_read_back_is_not_written(form: str) -> None:
    with pytest.raises(DeckError, match="no card printed by 2002 has the id 5") as caught:
        write_deck(Deck("", [(5, 1)], [(ANSON, 1)]), form)
    assert "Anson (200107) does not belong in the library" in str(caught.value)


def test_wrong_arguments_of_writing() -> None:
    with pytest.raises(DeckError, match="'text', 'twd', 'jol', 'lackey', 'json', not 'xml'"):
        write_deck(Deck(""), "xml")
    with pytest.raises(DeckError, match="a Deck is needed"):
        write_deck("1 Deflection")  # type: ignore[arg-type]

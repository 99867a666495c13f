"""Decks as values, the starter decks, and what makes a deck illegal."""

from __future__ import annotations

import pytest

from tests.rulecheck import rule
from vtes.cards.deck_forms import read_deck
from vtes.cards.decks import Deck, DeckError, deck_faults, starter_decks
from vtes.cards.printed import facts, find

DEFLECTION, BARRENS = find("Deflection")[0].id, find("The Barrens")[0].id
ANSON, BARON = find("Anson")[0].id, find("The Baron")[0].id


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

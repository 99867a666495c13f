"""What `coverage` says of decks."""

from __future__ import annotations

import pytest

import vtes
from vtes.cards.printed import all_facts, facts, find
from vtes.cards.texts import TEXTS


def test_it_tells_encoded_cards_from_missing_ones() -> None:
    ascendance = find("Ascendance")[0].id
    vampire = next(card.id for card in all_facts() if card.is_vampire and card.id not in TEXTS)
    other = next(card.id for card in all_facts() if card.is_library and card.id not in TEXTS)
    deck = vtes.Deck("d", ((vampire, 12),), ((ascendance, 3), (other, 1)))
    found = vtes.coverage(deck)
    assert found.encoded == (ascendance,)
    assert found.missing == (vampire, other)
    assert (found.crypt, found.library) == (0.0, 0.75)
    lines = [(line.card, line.count, line.part, line.encoded) for line in found.lines]
    assert lines == [
        (vampire, 12, "crypt", False),
        *sorted([(ascendance, 3, "library", True), (other, 1, "library", False)]),
    ]
    assert str(found).splitlines() == [
        "encoded: 0% of the crypt, 75% of the library",
        f"  12x {facts(vampire).name}: not encoded",
        f"  1x {facts(other).name}: not encoded",
    ]


def test_a_card_that_nobody_knows_is_not_encoded() -> None:
    found = vtes.coverage(vtes.Deck("d", (), ((5, 2),)))
    assert found.missing == (5,)
    assert str(found.lines[0]) == "2x card 5: not encoded"
    with pytest.raises(vtes.DeckError, match="a Deck is needed"):
        vtes.coverage("2x Deflection")  # type: ignore[arg-type]


def test_what_is_missing_is_what_a_game_refuses() -> None:
    whole = vtes.starter_decks()["CE:Tremere"]
    other = next(card.id for card in all_facts() if card.is_library and card.id not in TEXTS)
    deck = vtes.Deck("d", whole.crypt, (*whole.library, (other, 1)))
    with pytest.raises(vtes.CardNotImplemented) as refused:
        vtes.new_game([deck] * 4, seed=1)
    assert len(refused.value.names) == len(vtes.coverage(deck).missing) > 0


def test_an_empty_library() -> None:
    assert vtes.coverage(vtes.Deck("empty")).library == 0.0

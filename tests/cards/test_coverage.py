"""What `coverage` says of decks."""

from __future__ import annotations

import pytest

import vtes
from vtes.cards.printed import all_facts, find
from vtes.cards.texts import TEXTS


def test_it_tells_encoded_cards_from_missing_ones() -> None:
    anson, ascendance = find("Anson")[0].id, find("Ascendance")[0].id
    other = next(card.id for card in all_facts() if card.is_library and card.id not in TEXTS)
    deck = vtes.Deck("d", ((anson, 12),), ((ascendance, 3), (other, 1)))
    found = vtes.coverage(deck)
    assert found.encoded == (ascendance,)
    assert found.missing == (anson, other)
    assert found.library == 0.75


def test_what_is_missing_is_what_a_game_refuses() -> None:
    deck = vtes.starter_decks()["CE:Tremere"]
    with pytest.raises(vtes.CardNotImplemented) as refused:
        vtes.new_game([deck] * 4, seed=1)
    assert len(refused.value.names) == len(vtes.coverage(deck).missing)


def test_an_empty_library() -> None:
    assert vtes.coverage(vtes.Deck("empty")).library == 0.0

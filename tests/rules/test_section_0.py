"""What a game is (0): what scenario files cannot express."""

from __future__ import annotations

import pytest

import vtes
from tests.rulecheck import rule

DECKS = tuple(vtes.starter_decks().values())


@rule("R0-01")
@pytest.mark.parametrize("players", [0, 1])
def test_one_player_is_no_game(players: int) -> None:
    with pytest.raises(vtes.InvalidPosition, match="R0-01"):
        vtes.new_game(DECKS[:players], seed=1, unencoded="inert", deck_rules=False)


@rule("R0-01")
@pytest.mark.parametrize("players", [2, 3, 5, 8])
def test_each_player_plays_one_methuselah(players: int) -> None:
    decks = DECKS[:players]
    state = vtes.new_game(decks, seed=1, unencoded="inert", deck_rules=False)
    assert len(state.players) == len(set(state.table.names)) == players
    for seat, deck in enumerate(decks):
        own = sorted(
            state.definition(i).facts.id for i, c in enumerate(state.cards) if c.owner == seat
        )
        assert own == sorted(id for id, count in deck.crypt + deck.library for _ in range(count))

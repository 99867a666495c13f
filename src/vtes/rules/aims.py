"""What a card or an action can be aimed at."""

from __future__ import annotations

from collections.abc import Iterator

from vtes.model.state import GameState
from vtes.model.text import Aim, Text
from vtes.model.zones import TORPOR
from vtes.rules.numbers import SUPERIOR, disciplines, is_vampire
from vtes.rules.seating import clockwise


def superior_already(state: GameState, text: Text, vampire: int) -> bool:
    """Whether a card that gives a level of a Discipline would find it at superior. R1.6.2-13."""
    if text.discipline is None:
        return False
    return disciplines(state, vampire).get(text.discipline, 0) >= SUPERIOR


def minions_in_play(state: GameState, start: int) -> Iterator[int]:
    """Every minion in play, ready or in torpor, clockwise from the seat `start`."""
    for seat in clockwise(state, start):
        yield from state.players[seat].ready
        yield from state.players[seat].torpor


def has_target(state: GameState, text: Text) -> bool:
    """Whether an announcement of the card can be completed. R1.6.1-16."""
    if text.aim is Aim.NOTHING:
        return True
    return any(
        is_vampire(state, card) and not superior_already(state, text, card)
        for card in minions_in_play(state, state.active)
    )


def can_be_rescued(state: GameState, rescuer: int, vampire: int) -> bool:
    """Whether the two vampires have the blood for a rescue between them. R6.5.3-02, G02."""
    cards = state.cards
    have = cards[rescuer].blood + cards[vampire].blood
    return have >= state.table.ruleset.rescue_blood


def in_torpor(state: GameState, card: int) -> bool:
    """Whether the card is in a torpor region."""
    return state.cards[card].zone is TORPOR

"""Whether a card is in play, and which copies of a unique card there are (4.1)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from vtes.model.lasting import About
from vtes.model.state import NOBODY, GameState
from vtes.model.text import Trait
from vtes.model.zones import CONTESTED, IN_PLAY_ZONES, UNCONTROLLED, Zone
from vtes.rules.nature import clans

_ATTACHED: Final = Zone.ATTACHED


def minions_of(state: GameState, seat: int) -> tuple[int, ...]:
    """The minions whom a Methuselah controls, ready or in torpor; none of nobody's (-1)."""
    if seat == NOBODY:
        return ()
    player = state.players[seat]
    return player.ready + player.torpor


def concerned(state: GameState, card: int) -> int:
    """The minion in play whom a card is about, -1 for none."""
    for lasting in state.lasting:
        if isinstance(lasting, About) and lasting.card == card and in_play(state, lasting.minion):
            return lasting.minion
    return NOBODY


def in_play(state: GameState, card: int) -> bool:
    """Whether a card is in play; what lies on a contested card is not. R4.1-03, G11.

    What lies on an uncontrolled vampire is in play, though he is not (D148), unless he has been
    banished (D276).
    """
    cards = state.cards
    value = top = cards[card]
    while value.zone is _ATTACHED:
        value = cards[value.host]
    if value.zone in IN_PLAY_ZONES:
        return True
    return value is not top and value.zone is UNCONTROLLED and value.returns is None


def banished(state: GameState, card: int) -> bool:
    """Whether a vampire in an uncontrolled region has been banished there: everybody knows him."""
    value = state.cards[card]
    return value.zone is UNCONTROLLED and value.returns is not None


def unique(state: GameState, card: int) -> bool:
    """Whether the card is unique as it is now. R1.5-02, R1.6.1-15."""
    return state.cards[card].form is None and state.definition(card).facts.unique


def with_attached(state: GameState, card: int) -> Iterator[int]:
    """The card, then the cards on it, each followed by the cards on that one."""
    yield card
    for on in state.cards[card].attached:
        yield from with_attached(state, on)


def other_copies(state: GameState, card: int) -> tuple[int, ...]:
    """The other copies of a card that are in play or contested. R1.5-02, R1.6.1-15."""
    definition = state.cards[card].definition
    return tuple(
        [
            other
            for other, value in enumerate(state.cards)
            if value.definition == definition
            and other != card
            and value.form is None
            and (value.zone is CONTESTED or in_play(state, other))
        ]
    )


def is_won(state: GameState, card: int) -> bool:
    """Whether every other copy of a contested card has been yielded. R4.1-09, G41."""
    cards = state.cards
    definition = cards[card].definition
    return not any(
        cards[other].definition == definition and other != card
        for player in state.players
        for other in player.contested
    )


def having(state: GameState, seat: int, trait: Trait) -> tuple[int, ...]:
    """A Methuselah's cards in play by themselves that are such a thing."""
    found = []
    for card in state.players[seat].in_play:
        text = state.definition(card).text
        if text is not None and trait in text.traits:
            found.append(card)
    return tuple(found)


def scarcity(state: GameState, vampire: int) -> int:
    """Pool that it costs when a vampire has come from an uncontrolled region. D347"""
    text = state.definition(vampire).text
    if text is None or not text.scarce:
        return 0
    kin = clans(state, vampire)
    others = [
        card
        for player in state.players
        for card in player.ready + player.torpor
        if card != vampire and any(clan in kin for clan in clans(state, card))
    ]
    return text.scarce * len(others)


def enrolment(state: GameState) -> int:
    """Pool that a Methuselah burns for each vampire who comes from her uncontrolled region."""
    price = 0
    for player in state.players:
        for card in player.in_play:
            text = state.definition(card).text
            price += text.enrolment if text is not None else 0
    return price

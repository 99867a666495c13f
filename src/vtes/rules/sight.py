"""Hands that others see."""

from __future__ import annotations

from vtes.model.choosing import DiscardTheirs, LookAtHand
from vtes.model.combat_words import Mark
from vtes.model.frames import Choice
from vtes.model.lasting import HandsShown
from vtes.model.state import NOBODY, GameState
from vtes.rules.choices import looked_at, word
from vtes.rules.combat import combatant, opponent
from vtes.rules.marks import marked
from vtes.rules.seating import predator


def shown(state: GameState, observer: int | None, seat: int) -> bool:
    """Whether a card lets somebody see the hand of another.

    Args:
        state: the position.
        observer: who looks; None for a spectator, who sees only what is open to all.
        seat: whose hand.
    """
    if observer == seat:
        return False
    if is_open(state, seat):
        return True
    if observer is None:
        return False
    return HandsShown(observer) in state.lasting or _looked_at(state, observer, seat)


def is_open(state: GameState, seat: int) -> bool:
    """Whether a Methuselah plays with an open hand: because of a card of her predator's, or of
    the combat that a minion of hers fights.
    """
    other = predator(state, seat)
    for card in state.players[other].in_play if other != NOBODY else ():
        text = state.definition(card).text
        if text is not None and text.opens_hand:
            return True
    return _opened_in_combat(state, seat)


def _opened_in_combat(state: GameState, seat: int) -> bool:
    minion = combatant(state, seat)
    if minion == NOBODY:
        return False
    foe = opponent(state, minion)
    texts = [state.definition(card).text for card in state.cards[foe].attached]
    if any(text is not None and text.opens_opponent for text in texts):
        return True
    return marked(state, minion, Mark.OPEN_HAND)


def _looked_at(state: GameState, observer: int, seat: int) -> bool:
    """Whether somebody is looking at the hand of another, to choose a card or only to see it."""
    top = state.stack[-1]
    if type(top) is not Choice or top.use.seat != observer:
        return False
    asking = word(state, top)
    if isinstance(asking, LookAtHand):
        return looked_at(state, top.use) == seat
    return isinstance(asking, DiscardTheirs) and top.use.target_seat == seat

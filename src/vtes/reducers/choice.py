"""A word that asks while it is carried out (D140): answers are gathered, then it happens."""

from __future__ import annotations

from vtes.effects.choosing import carry_out
from vtes.model.choosing import BurnHand
from vtes.model.frames import Choice
from vtes.model.moves import (
    ChooseAmount,
    ChooseCard,
    ChooseMethuselah,
    ChoosePayment,
    ChooseStance,
    ChooseTarget,
    Discard,
    Move,
    NameClan,
)
from vtes.model.state import NOBODY, GameState
from vtes.model.text import Replaced
from vtes.model.zones import Zone
from vtes.ops.cards import from_hand, from_pile, hold
from vtes.ops.cards import move as move_card
from vtes.ops.stack import ask, at, pop
from vtes.rules.choices import question, word
from vtes.rules.seating import in_game


def proceed(state: GameState, frame: Choice) -> GameState:
    """Ask for the next answer, or do what the word says with those that have been given."""
    if not in_game(state, frame.use.seat):
        return pop(state)
    asked = question(state, frame)
    if asked is None:
        return carry_out(pop(state), frame)
    return ask(state, asked.kind, asked.seat)


def decide(state: GameState, frame: Choice, move: Move) -> GameState:
    """Take one answer down; a card is discarded at once."""
    if isinstance(move, Discard):
        state, card = from_hand(state, move.seat, move.card)
        if isinstance(word(state, frame), BurnHand):
            state = hold(state, move.seat, Replaced.AFTER_COMBAT)
        return move_card(at(state, cards=(*frame.cards, card)), card, Zone.ASH_HEAP)
    if isinstance(move, ChooseCard):
        now = question(state, frame)
        owner = state.cards[now.shown[0]].owner if now is not None and now.shown else move.seat
        state, card = from_pile(state, owner, move.place, move.card)
        return at(state, cards=(*frame.cards, card))
    if isinstance(move, ChooseTarget):
        return at(state, cards=(*frame.cards, move.card))
    if isinstance(move, ChooseMethuselah):
        return at(state, seats=(*frame.seats, move.chosen))
    if isinstance(move, ChooseAmount):
        return at(state, amounts=(*frame.amounts, move.amount))
    if isinstance(move, NameClan):
        return at(state, clan=move.clan)
    if isinstance(move, ChooseStance):
        return at(state, amounts=(*frame.amounts, int(move.stance)))
    if isinstance(move, ChoosePayment):
        return at(state, amounts=(*frame.amounts, move.acting))
    asked = question(state, frame)
    if asked is not None and asked.each:
        return at(state, cards=(*frame.cards, NOBODY))
    return at(state, over=True)

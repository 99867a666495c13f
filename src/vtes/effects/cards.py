"""Resolvers of words about cards: tap, burn, steal, put into play."""

from __future__ import annotations

from vtes.effects.subjects import methuselah, subject
from vtes.model.card_words import CancelUse, NotThisTurn, ReadyTarget, UntapAtEnd
from vtes.model.choosing import PutUnder
from vtes.model.combat import Combat
from vtes.model.events import CardCancelled, Cause
from vtes.model.frames import Choice, Play, Resolve, Use
from vtes.model.lasting import Borrowed, HandSize, Known, UntapsAtEnd, Used
from vtes.model.state import GameState
from vtes.model.words import (
    BiggerHand,
    BorrowTarget,
    BurnTarget,
    BurnThis,
    BurnThisAt,
    CancelCard,
    DrawFromCrypt,
    Employ,
    GiveThis,
    PutInPlay,
    PutOn,
    Recruit,
    StealTarget,
    TapMinion,
    UntapMinion,
)
from vtes.model.zones import READY, TORPOR, Zone
from vtes.ops.cards import burn, fill_hand, move, take_control, tap, untap
from vtes.ops.counters import change_blood, with_card
from vtes.ops.stack import change, emit
from vtes.rules.aims import mode_of
from vtes.rules.belongings import is_equipment, may_have
from vtes.rules.seating import clockwise
from vtes.rules.stack import current_combat
from vtes.rules.uses import limited, uses


def tap_minion(state: GameState, use: Use, word: TapMinion) -> GameState:
    """Tap a minion."""
    return tap(state, subject(state, use, word.who))


def untap_minion(state: GameState, use: Use, word: UntapMinion) -> GameState:
    """Untap a minion."""
    return untap(state, subject(state, use, word.who))


def untap_at_end(state: GameState, use: Use, word: UntapAtEnd) -> GameState:
    """Noted until then."""
    return state.replace(lasting=(*state.lasting, UntapsAtEnd(use.minion, word.discard)))


def burn_target(state: GameState, use: Use, word: BurnTarget) -> GameState:
    """R1.6.2-11."""
    return burn(state, use.target)


def steal_target(state: GameState, use: Use, word: StealTarget) -> GameState:
    """Control changes, the owner does not; the rest stays as it is. R1.3-01, G44."""
    if state.cards[use.target].zone is Zone.ATTACHED:
        if is_equipment(state, use.target) and not may_have(state, use.minion, use.target):  # D203
            return burn(state, use.target)
        return move(
            take_control(state, use.target, use.seat), use.target, Zone.ATTACHED, host=use.minion
        )
    return take_control(state, use.target, use.seat)


def give_this(state: GameState, use: Use, word: GiveThis) -> GameState:
    """R1.3-01."""
    return take_control(state, use.card, methuselah(state, use, word.whose))


def borrow_target(state: GameState, use: Use, word: BorrowTarget) -> GameState:
    """What changes hands before it returns does not return. D147."""
    minion = subject(state, use, word.who)
    lender = state.cards[minion].controller
    if lender == use.seat:
        return state
    borrowed = Borrowed(minion, lender, use.seat, word.until)
    state = state.replace(lasting=(*state.lasting, borrowed))
    return take_control(state, minion, use.seat)


def ready_target(state: GameState, use: Use, word: ReadyTarget) -> GameState:
    """Out of torpor without leaving it by an action."""
    vampire = subject(state, use, word.who)
    value = state.cards[vampire]
    his = word.anybodys or value.controller == use.seat
    return move(state, vampire, READY) if his and value.zone is TORPOR else state


def draw_from_crypt(state: GameState, use: Use, word: DrawFromCrypt) -> GameState:
    """The top card of the crypt, if there is one, goes to the uncontrolled region."""
    crypt = state.players[use.seat].crypt
    return move(state, crypt[0], Zone.UNCONTROLLED) if crypt else state


def put_in_play(state: GameState, use: Use, word: PutInPlay) -> GameState:
    """R1.6.2-09, R1.6.2-08."""
    return _played(move(state, use.card, Zone.IN_PLAY), use)


def put_on(state: GameState, use: Use, word: PutOn) -> GameState:
    """R1.6.2-08, R1.6.3-03, R6.1.3-03."""
    host = subject(state, use, word.who)
    state = _played(move(state, use.card, Zone.ATTACHED, host=host), use)
    combat = current_combat(state)
    if combat is not None:
        state = change(state, Combat, brought=(*combat.brought, use.card))
    text, seat = state.definition(use.card).text, state.cards[host].controller
    if text is None or not text.with_host or state.cards[use.card].controller == seat:
        return state
    return take_control(state, use.card, seat)


def _played(state: GameState, use: Use) -> GameState:
    """A card that was played in another way than the first remembers it as long as it is there."""
    if not use.mode:
        return state
    return with_card(state, use.card, state.cards[use.card].replace(way=use.mode))


def recruit(state: GameState, use: Use, word: Recruit) -> GameState:
    """R6.1.5-05, R6.1.5-08."""
    state = move(state, use.card, Zone.WAITING)
    return _with_life(_played(state, use) if word.life else state, use.card, word.life)


def employ(state: GameState, use: Use, word: Employ) -> GameState:
    """R6.1.4-03, R6.1.4-08."""
    employer = subject(state, use, word.who)
    state = move(state, use.card, Zone.ATTACHED, host=employer)
    state = _played(state, use) if word.life else state
    master = state.cards[employer].controller
    if master != use.seat:
        state = take_control(state, use.card, master)
    return _with_life(state, use.card, word.life)


def _with_life(state: GameState, card: int, life: int) -> GameState:
    text = state.definition(card).text
    assert text is not None
    return change_blood(state, card, life or text.life, Cause.CARD)


def cancel_card(state: GameState, use: Use, word: CancelCard) -> GameState:
    """The card below the one that cancels is cancelled as it is played."""
    stack = state.stack
    for place in range(len(stack) - 1, -1, -1):
        frame = stack[place]
        if isinstance(frame, Play) and frame.use.card != use.card:
            changed = (*stack[:place], frame.replace(cancelled=True), *stack[place + 1 :])
            event = CardCancelled(frame.use.card)
            return state.replace(stack=changed, trail=(*state.trail, event))
    return state


def cancel_use(state: GameState, use: Use, word: CancelUse) -> GameState:
    """The use below this one has no effects (any more); it has been made all the same. D284"""
    stack = state.stack
    for place in range(len(stack) - 1, -1, -1):
        frame = stack[place]
        if isinstance(frame, Resolve) and frame.use.card != use.card:
            mode = mode_of(state, frame.use.card, frame.use.mode)
            assert mode is not None
            over = frame.replace(at=len(mode.effects))
            state = state.replace(stack=(*stack[:place], over, *stack[place + 1 :]))
            return emit(state, CardCancelled(frame.use.card))
    return state


def burn_this(state: GameState, use: Use, word: BurnThis) -> GameState:
    """The card itself is burned."""
    return burn(state, use.card)


def burn_this_at(state: GameState, use: Use, word: BurnThisAt) -> GameState:
    """The card itself is burned when it has so many counters."""
    return burn(state, use.card) if state.cards[use.card].blood == word.counters else state


def not_this_turn(state: GameState, use: Use, word: NotThisTurn) -> GameState:
    """As if all of them had been made."""
    spent = tuple([Used(use.card, way) for way, mode in uses(state, use.card) if limited(mode)])
    return state.replace(lasting=(*state.lasting, *spent))


def bigger_hand(state: GameState, use: Use, word: BiggerHand) -> GameState:
    """R1.6.1-06."""
    state = state.replace(lasting=(*state.lasting, HandSize(use.seat, word.amount)))
    return fill_hand(state, use.seat, replaced=False)


def put_under(state: GameState, choice: Choice, word: PutUnder) -> GameState:
    """Everybody has seen where it lies."""
    for card in choice.cards:
        state = move(state, card, Zone.LIBRARY)
        seen = tuple([Known(seat, (card,)) for seat in clockwise(state, choice.use.seat)])
        state = state.replace(lasting=(*state.lasting, *seen))
    return state

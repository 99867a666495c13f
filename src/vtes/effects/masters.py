"""Resolvers of words of master cards that stay in play."""

from __future__ import annotations

from vtes.effects.subjects import action, methuselah, subject
from vtes.model.cards import CardType
from vtes.model.events import CardCancelled, Cause, StealthChanged
from vtes.model.frames import Choice, MasterPhase, Resolve, Use
from vtes.model.lasting import Boon, Lasting, Shortfall, TurnStealth
from vtes.model.master_words import (
    BurnPoolForEach,
    EquipFirst,
    Gird,
    Haunt,
    KeepInGame,
    MayBuyOff,
    MayForestall,
    MoreMasterActions,
    MoveThis,
    Offer,
    OnlyAt,
    PayController,
    PayOrBurn,
    PayPerCounter,
    PoolForCapacity,
    StealFromSaved,
    StealthForBlood,
    TakeOffer,
)
from vtes.model.state import GameState
from vtes.model.zones import Zone
from vtes.ops.actions import change_action
from vtes.ops.cards import burn, from_pile, move
from vtes.ops.counters import change_blood, change_pool
from vtes.ops.stack import at, change, emit, push
from vtes.rules.aims import mode_of
from vtes.rules.boons import boon_of, shortfall
from vtes.rules.guards.choice import usable_way
from vtes.rules.nature import capacity
from vtes.rules.presence import having
from vtes.rules.requirements import blood_cost, too_little_blood
from vtes.rules.stack import topmost
from vtes.rules.uses import user


def more_master_actions(state: GameState, use: Use, word: MoreMasterActions) -> GameState:
    """R5-01."""
    phase = topmost(state, MasterPhase)
    if phase is None:
        return state
    return change(state, MasterPhase, actions=phase.actions + word.amount)


def burn_pool_for_each(state: GameState, use: Use, word: BurnPoolForEach) -> GameState:
    """Pool goes to the bank, as far as there is any (G34)."""
    seat = methuselah(state, use, word.whose)
    amount = word.amount * len(having(state, seat, word.trait))
    return change_pool(state, seat, -amount, Cause.CARD)


def pay_or_burn(state: GameState, use: Use, word: PayOrBurn) -> GameState:
    """Who cannot burn the blood is burned, with the cards on him."""
    vampire = subject(state, use, word.who)
    if state.cards[vampire].blood < word.amount:
        return burn(state, vampire)
    return change_blood(state, vampire, -word.amount, Cause.CARD)


def haunt(state: GameState, choice: Choice, word: Haunt) -> GameState:
    """The one whom its minion's controller has chosen, or nobody could be."""
    card = choice.use.card
    if not choice.cards:
        return burn(state, card)
    return move(state, card, Zone.ATTACHED, host=choice.cards[0])


def gird(state: GameState, choice: Choice, word: Gird) -> GameState:
    """All at once; what is too much for one of them drains on settling."""
    state = change_pool(state, choice.use.seat, -sum(choice.amounts), Cause.CARD)
    for vampire, amount in zip(choice.cards, choice.amounts, strict=False):
        state = change_blood(state, vampire, amount, Cause.CARD)
    return state


def stealth_for_blood(state: GameState, choice: Choice, word: StealthForBlood) -> GameState:
    """It lasts for all his actions of this turn. R6.2.2-15."""
    minion, amount = action(state).minion, sum(choice.amounts)
    if not amount:
        return state
    state = change_blood(state, minion, -amount, Cause.CARD)
    lasting = TurnStealth(choice.use.seat, amount, vampires=False, minion=minion)
    trail = (*state.trail, StealthChanged(minion, amount))
    return state.replace(lasting=(*state.lasting, lasting), trail=trail)


def offer(state: GameState, use: Use, word: Offer) -> GameState:
    """Until the end of the action."""
    return change_action(state, chosen=(*action(state).chosen, (use.card, use.target)))


def take_offer(state: GameState, use: Use, word: TakeOffer) -> GameState:
    """Once for each time the card has chosen him."""
    mode = mode_of(state, use.card, use.mode)
    assert mode is not None
    left = list(action(state).chosen)
    left.remove((use.card, user(state, use.card, mode)))
    return change_action(state, chosen=tuple(left))


def equip_first(state: GameState, use: Use, word: EquipFirst) -> GameState:
    """From the top down. Paying is not optional, even if it ousts; what cannot be equipped with
    is burned. Equipment whose text is not encoded is passed over (D05).
    """
    definition = state.definition
    found = [
        card
        for card in state.players[use.seat].library
        if CardType.EQUIPMENT in definition(card).facts.types and definition(card).text is not None
    ]
    if not found:
        return state
    facts = definition(found[0]).facts
    state, card = from_pile(state, use.seat, Zone.LIBRARY, facts.id)
    way = usable_way(state, use, card)
    mode = mode_of(state, card, way)
    if mode is None or too_little_blood(state, card, mode, use.minion):
        return move(state, card, Zone.ASH_HEAP)
    state = change_pool(state, use.seat, -facts.pool_cost, Cause.COST)
    blood = blood_cost(state, card, mode, use.minion)
    state = change_blood(state, use.minion, -blood, Cause.COST)
    return push(state, Resolve(Use(use.seat, use.minion, card, way)))


def keep_in_game(state: GameState, use: Use, word: KeepInGame) -> GameState:
    """What she was to burn and had not is burned of it; D205."""
    saved = use.target_seat
    short = shortfall(state, saved)
    state = change_pool(state, use.seat, -use.amount, Cause.CARD)
    state = change_pool(state, saved, use.amount, Cause.CARD)
    before = boon_of(state, use.card)  # it may have been played before
    left = tuple([e for e in state.lasting if e != before and not _short(e, saved)])
    state = change_pool(state.replace(lasting=left), saved, -short, Cause.CARD)
    state = move(state, use.card, Zone.IN_PLAY)
    return state.replace(lasting=(*state.lasting, Boon(use.card, saved)))


def _short(lasting: Lasting, seat: int) -> bool:
    return isinstance(lasting, Shortfall) and lasting.seat == seat


def steal_from_saved(state: GameState, use: Use, word: StealFromSaved) -> GameState:
    """As far as there is any (G34)."""
    boon = boon_of(state, use.card)
    if boon is None:
        return state
    amount = min(word.amount, state.players[boon.seat].pool)
    state = change_pool(state, boon.seat, -amount, Cause.CARD)
    return change_pool(state, use.seat, amount, Cause.CARD)


def pay_per_counter(state: GameState, choice: Choice, word: PayPerCounter) -> GameState:
    """All at once; there may be less than is asked for (G34)."""
    rest = state.cards[choice.use.card].blood - len(choice.cards)
    for vampire in choice.cards:
        state = change_blood(state, vampire, -1, Cause.CARD)
    return change_pool(state, state.active, -rest, Cause.CARD)


def may_buy_off(state: GameState, choice: Choice, word: MayBuyOff) -> GameState:
    """D302"""
    if not choice.amounts:
        return state
    use = choice.use
    state = change_pool(state, state.cards[use.target].controller, -word.pool, Cause.COST)
    return emit(_no_more(state, use), CardCancelled(use.card))


def pool_for_capacity(state: GameState, use: Use, word: PoolForCapacity) -> GameState:
    """As it is now, with what is on him."""
    seat = state.cards[use.target].controller
    return change_pool(state, seat, capacity(state, use.target), Cause.CARD)


def move_this(state: GameState, use: Use, word: MoveThis) -> GameState:
    """What it remembers and bears stays."""
    return move(state, use.card, Zone.ATTACHED, host=subject(state, use, word.who))


def only_at(state: GameState, use: Use, word: OnlyAt) -> GameState:
    """The counters that are there now."""
    return state if state.cards[use.card].blood == word.counters else _no_more(state, use)


def may_forestall(state: GameState, choice: Choice, word: MayForestall) -> GameState:
    """The card has been discarded."""
    return _no_more(state, choice.use) if choice.cards else state


def _no_more(state: GameState, use: Use) -> GameState:
    """Nothing that is left of a way happens."""
    mode = mode_of(state, use.card, use.mode)
    assert mode is not None
    return at(state, at=len(mode.effects))


def pay_controller(state: GameState, use: Use, word: PayController) -> GameState:
    """It is no cost: what she has not she does not give."""
    amount = min(word.amount, state.players[use.seat].pool)
    state = change_pool(state, use.seat, -amount, Cause.CARD)
    return change_pool(state, state.cards[use.target].controller, amount, Cause.CARD)

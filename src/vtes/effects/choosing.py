"""Words that ask while they are carried out (D140): how they begin, what the answers do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from vtes.effects import cards, counters, graves, masters, vote_answers
from vtes.effects.subjects import action, subject
from vtes.model.choosing import (
    AddUpTo,
    BurnHand,
    BurnOwn,
    BuyStrikes,
    ChooseMinion,
    DiscardDown,
    DiscardOne,
    DiscardTheirs,
    Escape,
    Exchange,
    Fetch,
    GiveBlood,
    Goal,
    KeepOrBurn,
    Levy,
    LookAtHand,
    LookAtLibrary,
    MayAvoid,
    MayBurnBlood,
    MoveToComing,
    PutBack,
    PutUnder,
    RemoveOrBurn,
    Sacrifice,
    ShuffleCrypt,
    ShuffleLibrary,
    ShuffleTop,
    StealOutweighed,
    TakeBackDiscards,
    TakeBlood,
    TakeClan,
    TapTheirs,
    TapUpTo,
)
from vtes.model.combat_words import Mark, Span
from vtes.model.events import Cause, ClanNamed
from vtes.model.frames import Choice, DiscardPhase, Resolve, Use
from vtes.model.lasting import About, Known, Named
from vtes.model.master_words import (
    Gird,
    Haunt,
    MayBuyOff,
    MayForestall,
    PayPerCounter,
    StealthForBlood,
)
from vtes.model.state import NOBODY, GameState
from vtes.model.text import Effect
from vtes.model.vote_words import (
    BloodByMargin,
    BurnUnlessRepaid,
    BuyVotes,
    CoerceTargets,
    EachByElder,
    EachPutsBack,
    ForceVotes,
    ShiftPool,
)
from vtes.model.zones import IN_PLAY_ZONES, READY, TORPOR, Zone
from vtes.ops import cards as ops
from vtes.ops.cards import burn, move, shuffle_crypt, shuffle_library, take_control, tap
from vtes.ops.combat import gain_strikes, mark
from vtes.ops.counters import change_blood, change_pool
from vtes.ops.stack import at, emit, push
from vtes.rules.aims import mode_of
from vtes.rules.choices import to_keep
from vtes.rules.choices import word as asking_word
from vtes.rules.guards.choice import usable_way
from vtes.rules.nature import capacity
from vtes.rules.requirements import blood_cost
from vtes.rules.seating import prey


def begin(state: GameState, use: Use, word: Effect) -> GameState:
    """Ask for what the word needs; it is the one before the next of its card."""
    resolving = state.stack[-1]
    assert isinstance(resolving, Resolve)
    return push(state, Choice(use, resolving.at - 1))


def carry_out(state: GameState, choice: Choice) -> GameState:
    """Do what the word says, with what has been chosen."""
    word = asking_word(state, choice)
    return ANSWERED[type(word)](state, choice, word)


def shuffle(state: GameState, use: Use, word: ShuffleLibrary) -> GameState:
    """Nobody knows the order any more."""
    return shuffle_library(state, use.seat)


def shuffle_the_crypt(state: GameState, use: Use, word: ShuffleCrypt) -> GameState:
    """The same for the crypt."""
    return shuffle_crypt(state, use.seat)


def fetch(state: GameState, choice: Choice, word: Fetch) -> GameState:
    """The card goes where it was wanted; one that is used costs what it costs. R1.6.1-13."""
    if not choice.cards:
        return state
    use, card = choice.use, choice.cards[0]
    if word.to is Goal.HAND:
        return move(state, card, Zone.HAND)
    if word.to is Goal.COMING:
        return graves.to_coming(state, use.seat, card, word.blood)
    if word.to is Goal.PLACED:
        cost = state.definition(card).facts.pool_cost
        return move(change_pool(state, use.seat, -cost, Cause.COST), card, Zone.IN_PLAY)
    assert word.who is not None
    if word.to is Goal.PUT:
        return move(state, card, Zone.ATTACHED, host=subject(state, use, word.who))
    way = usable_way(state, use, card)
    mode = mode_of(state, card, way)
    assert mode is not None
    facts = state.definition(card).facts
    state = change_pool(state, use.seat, -facts.pool_cost, Cause.COST)
    blood = blood_cost(state, card, mode, use.minion)
    state = change_blood(state, use.minion, -blood, Cause.COST)
    return push(state, Resolve(Use(use.seat, use.minion, card, way)))


def escape(state: GameState, choice: Choice, word: Escape) -> GameState:
    """Whoever controls the new minion controls the card."""
    card = choice.use.card
    if not choice.cards:
        return burn(state, card)
    state = move(state, card, Zone.ATTACHED, host=choice.cards[0])
    seat = state.cards[choice.cards[0]].controller
    return state if seat == state.cards[card].controller else take_control(state, card, seat)


def discarded(state: GameState, choice: Choice, word: DiscardOne | DiscardDown) -> GameState:
    """The cards have been discarded one by one."""
    return state


def take_back_discards(state: GameState, choice: Choice, word: TakeBackDiscards) -> GameState:
    """All discards and draws of the phase come before. [RTR 20030519]"""
    phase = state.stack[0]
    assert isinstance(phase, DiscardPhase)
    left = list(phase.discarded)
    for card in choice.cards:  # an equal copy may have been chosen twice
        own = next(c for c in left if state.cards[c].definition == state.cards[card].definition)
        left.remove(own)
        state = move(state, own, Zone.LIBRARY)
    state = state.replace(stack=(phase.replace(discards=0), *state.stack[1:]))
    return shuffle_library(state, choice.use.seat) if choice.cards else state


def choose_minion(state: GameState, choice: Choice, word: ChooseMinion) -> GameState:
    """Nobody, if there is none any more; about whom it has been before it is no longer."""
    card = choice.use.card
    left = tuple([e for e in state.lasting if not (isinstance(e, About) and e.card == card)])
    noted = tuple([About(card, minion) for minion in choice.cards])
    return state.replace(lasting=(*left, *noted))


def burn_own(state: GameState, choice: Choice, word: BurnOwn) -> GameState:
    """Nothing, if there is none."""
    for card in choice.cards:
        state = burn(state, card)
    return state


def steal_outweighed(state: GameState, choice: Choice, word: StealOutweighed) -> GameState:
    """R1.3-01."""
    for card in choice.cards:
        state = take_control(state, card, choice.use.seat)
    return state


def tap_theirs(state: GameState, choice: Choice, word: TapTheirs) -> GameState:
    """Nothing, if she has none."""
    for card in choice.cards:
        state = tap(state, card)
    return state


def look_at_hand(state: GameState, choice: Choice, word: LookAtHand) -> GameState:
    """She has looked."""
    return state


def burn_hand(state: GameState, choice: Choice, word: BurnHand) -> GameState:
    """The cards have been burned one by one."""
    more = word.strength * len(choice.cards)
    minion = choice.use.minion
    return mark(state, minion, Mark.STRENGTH, more, Span.COMBAT) if more else state


def discard_theirs(state: GameState, choice: Choice, word: DiscardTheirs) -> GameState:
    """What is drawn for it is not seen. [LSJ 20100119]"""
    for card in choice.cards:
        state = move(state, card, Zone.ASH_HEAP)
    return state


def look_at_library(state: GameState, choice: Choice, word: LookAtLibrary) -> GameState:
    """The rest stays where it lies, and she knows it. D214"""
    target = action(state).target_seat
    if target == NOBODY:
        return state
    seen = state.players[target].library[: word.most]
    for card in choice.cards:
        state = move(state, card, Zone.ASH_HEAP)
    left = tuple([card for card in seen if card not in choice.cards])
    if not left:
        return state
    return state.replace(lasting=(*state.lasting, Known(choice.use.seat, left)))


def shuffle_top(state: GameState, choice: Choice, word: ShuffleTop) -> GameState:
    """What she has seen is not shown any more."""
    return ops.shuffle_top(state, choice.use.seat, word.most)


def may_burn_blood(state: GameState, choice: Choice, word: MayBurnBlood) -> GameState:
    """Without the price the rest of the card does not happen."""
    if choice.amounts:
        return change_blood(state, choice.use.minion, -word.amount, Cause.COST)
    mode = mode_of(state, choice.use.card, choice.use.mode)
    assert mode is not None
    return at(state, at=len(mode.effects))


def may_avoid(state: GameState, choice: Choice, word: MayAvoid) -> GameState:
    """For the price the next word of the card does not happen."""
    if not choice.amounts:
        return state
    state = change_blood(state, choice.use.minion, -word.amount, Cause.COST)
    return at(state, at=choice.at + 2)


def sacrifice(state: GameState, choice: Choice, word: Sacrifice) -> GameState:
    """It is no diablerie; who is not burned gives nothing."""
    use, victim = choice.use, choice.use.target
    before, blood = state, capacity(state, victim)
    if state.cards[use.minion].zone not in (READY, TORPOR):
        return burn(state, victim)
    for card in choice.cards:
        if state.cards[card].controller != use.seat:
            state = take_control(state, card, use.seat)
        state = move(state, card, Zone.ATTACHED, host=use.minion)
    state = burn(state, victim)
    if state.cards[victim].zone in IN_PLAY_ZONES:
        return before
    return change_blood(state, use.minion, blood, Cause.CARD)


def give_blood(state: GameState, choice: Choice, word: GiveBlood) -> GameState:
    """What is too much for the other drains on settling."""
    amount = sum(choice.amounts)
    giver = subject(state, choice.use, word.source)
    state = change_blood(state, giver, -amount, Cause.CARD)
    return change_blood(state, subject(state, choice.use, word.who), amount, Cause.CARD)


def buy_strikes(state: GameState, choice: Choice, word: BuyStrikes) -> GameState:
    """R6.4.3-16, R6.4.3-21."""
    amount, minion = sum(choice.amounts), choice.use.minion
    state = change_blood(state, minion, -amount, Cause.CARD)
    return gain_strikes(state, minion, amount, limited=True)


def take_blood(state: GameState, choice: Choice, word: TakeBlood) -> GameState:
    """What is too much for the minion drains on settling."""
    amount = sum(choice.amounts)
    state = change_blood(state, choice.use.target, -amount, Cause.CARD)
    return change_blood(state, choice.use.minion, amount, Cause.CARD)


def take_clan(state: GameState, choice: Choice, word: TakeClan) -> GameState:
    """The card remembers it; it is named before the card is put on somebody."""
    named = Named(choice.use.card, choice.clan)
    state = state.replace(lasting=(*state.lasting, named))
    return emit(state, ClanNamed(choice.use.card, choice.clan))


def move_to_coming(state: GameState, choice: Choice, word: MoveToComing) -> GameState:
    """Nothing where there is nothing, or nobody to come."""
    if not choice.cards:
        return state
    amount = min(word.amount, state.cards[choice.use.target].blood)
    state = change_blood(state, choice.use.target, -amount, Cause.CARD)
    return change_blood(state, choice.cards[0], amount, Cause.CARD)


def keep_or_burn(state: GameState, choice: Choice, word: KeepOrBurn) -> GameState:
    """Nothing settles in between."""
    lost = [card for card in to_keep(state, choice, word) if card not in choice.cards]
    seat = prey(state, choice.use.seat)
    state = change_pool(state, seat, -len(choice.cards), Cause.CARD)
    for card in lost:
        state = burn(state, card)
    return state


def tap_up_to(state: GameState, choice: Choice, word: TapUpTo) -> GameState:
    """All of them at once."""
    for card in choice.cards:
        state = tap(state, card)
    return state


ANSWERED: Final[dict[type[Effect], Callable[[GameState, Choice, Any], GameState]]] = {
    Fetch: fetch,
    CoerceTargets: vote_answers.coerce_targets,
    ForceVotes: vote_answers.force_votes,
    LookAtLibrary: look_at_library,
    ShuffleTop: shuffle_top,
    Escape: escape,
    DiscardOne: discarded,
    DiscardDown: discarded,
    TakeBackDiscards: take_back_discards,
    ChooseMinion: choose_minion,
    BurnOwn: burn_own,
    TapTheirs: tap_theirs,
    EachPutsBack: graves.each_puts_back,
    RemoveOrBurn: graves.remove_or_burn,
    StealOutweighed: steal_outweighed,
    PutBack: graves.put_back,
    PutUnder: cards.put_under,
    Exchange: graves.exchange,
    AddUpTo: counters.add_up_to,
    Levy: counters.levy,
    LookAtHand: look_at_hand,
    BurnHand: burn_hand,
    DiscardTheirs: discard_theirs,
    MayBurnBlood: may_burn_blood,
    MayAvoid: may_avoid,
    Sacrifice: sacrifice,
    GiveBlood: give_blood,
    BuyStrikes: buy_strikes,
    KeepOrBurn: keep_or_burn,
    MoveToComing: move_to_coming,
    TakeBlood: take_blood,
    TakeClan: take_clan,
    TapUpTo: tap_up_to,
    BloodByMargin: vote_answers.blood_by_margin,
    EachByElder: vote_answers.each_by_elder,
    ShiftPool: vote_answers.shift_pool,
    BurnUnlessRepaid: vote_answers.burn_unless_repaid,
    BuyVotes: vote_answers.buy_votes,
    Gird: masters.gird,
    Haunt: masters.haunt,
    StealthForBlood: masters.stealth_for_blood,
    PayPerCounter: masters.pay_per_counter,
    MayBuyOff: masters.may_buy_off,
    MayForestall: masters.may_forestall,
}
"""For each word that asks: what it does with the answers."""

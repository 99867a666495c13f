"""Resolvers of words about pool and blood."""

from __future__ import annotations

from vtes.effects.subjects import action, methuselah, subject
from vtes.model.amounts import ALL, CHOSEN
from vtes.model.card_words import (
    AddBled,
    AddCountersFor,
    BurnCounters,
    BurnEdge,
    EachGainsBlood,
    Mend,
    MoveBlood,
    SpendEdge,
    TakeEdge,
    Tithe,
)
from vtes.model.choosing import AddUpTo, Levy
from vtes.model.combat import Damage, DamageStep, Wound
from vtes.model.events import Cause
from vtes.model.frames import Choice, Use
from vtes.model.lasting import Hunted
from vtes.model.state import NOBODY, GameState
from vtes.model.words import (
    AddCounters,
    BloodToPool,
    BurnBlood,
    BurnPool,
    EachBurnsBlood,
    EachBurnsPool,
    FeedTarget,
    GainBlood,
    GainPool,
    IfBled,
    PoolToBlood,
    StealBlood,
    Weaken,
)
from vtes.model.zones import READY
from vtes.ops.counters import change_blood, change_pool, move_edge
from vtes.ops.stack import push
from vtes.rules.aims import candidates, hit, minions_in_play, somebody_else
from vtes.rules.damage import unhurt_by
from vtes.rules.nature import capacity, clans, is_vampire, starting_life
from vtes.rules.seating import clockwise, prey
from vtes.rules.titles import title


def gain_pool(state: GameState, use: Use, word: GainPool) -> GameState:
    """Pool comes from the bank."""
    return change_pool(state, use.seat, word.amount, Cause.CARD)


def burn_pool(state: GameState, use: Use, word: BurnPool) -> GameState:
    """Pool goes to the bank, as far as there is any (G34)."""
    return change_pool(state, methuselah(state, use, word.whose), -word.amount, Cause.CARD)


def gain_blood(state: GameState, use: Use, word: GainBlood) -> GameState:
    """Blood comes from the bank; what is too much drains on settling."""
    card = subject(state, use, word.who)
    room = max(capacity(state, card) - state.cards[card].blood, 0)
    amount = room if word.amount == ALL else word.amount
    return change_blood(state, card, amount, Cause.CARD)


def burn_blood(state: GameState, use: Use, word: BurnBlood) -> GameState:
    """Blood goes to the bank, as far as there is any (G29); life is no blood (G45)."""
    return _burn(state, subject(state, use, word.who), word.amount)


def each_burns_blood(state: GameState, use: Use, word: EachBurnsBlood) -> GameState:
    """Like `burn_blood`, for all of them at once."""
    for minion in minions_in_play(state, use.seat):
        value = state.cards[minion]
        some = word.clan or word.title is not None
        spared = some and (value.zone is not READY or _not_meant(state, word, minion))
        if not spared and not somebody_else(state, word.whose, use.seat, value.controller):
            state = _burn(state, minion, word.amount)
    return state


def _not_meant(state: GameState, word: EachBurnsBlood, minion: int) -> bool:
    if word.clan and word.clan not in clans(state, minion):
        return True
    return word.title is not None and title(state, minion) is not word.title


def each_gains_blood(state: GameState, use: Use, word: EachGainsBlood) -> GameState:
    """All at once; what is too much drains on settling."""
    for card in list(candidates(state, word.aim, use.seat)):
        if hit(state, word.aim, use.seat, use.minion, card):
            state = change_blood(state, card, word.amount, Cause.CARD)
    return state


def tithe(state: GameState, use: Use, word: Tithe) -> GameState:
    """All at once; who has no blood gives none (G29)."""
    total = 0
    for minion in state.players[use.seat].ready:
        if is_vampire(state, minion):
            amount = min(word.amount, state.cards[minion].blood)
            state = change_blood(state, minion, -amount, Cause.CARD)
            total += amount
    return change_pool(state, use.seat, total, Cause.CARD)


def burn_counters(state: GameState, use: Use, word: BurnCounters) -> GameState:
    """They go to the bank."""
    there = state.cards[use.card].blood
    amount = there if word.amount == ALL else word.amount
    return change_blood(state, use.card, -amount, Cause.CARD)


def add_bled(state: GameState, use: Use, word: AddBled) -> GameState:
    """What the one who was bled has lost."""
    return change_blood(state, use.card, action(state).bled, Cause.CARD)


def add_counters_for(state: GameState, use: Use, word: AddCountersFor) -> GameState:
    """Those in torpor are controlled, too: D96."""
    seat = use.seat
    found = [c for c in candidates(state, word.aim, seat) if hit(state, word.aim, seat, NOBODY, c)]
    return change_blood(state, use.card, len(found), Cause.CARD)


def _burn(state: GameState, minion: int, amount: int) -> GameState:
    return change_blood(state, minion, -amount, Cause.CARD) if is_vampire(state, minion) else state


def steal_blood(state: GameState, use: Use, word: StealBlood) -> GameState:
    """All that is asked for, or all there is (G13); what is too much drains on settling."""
    amount = min(word.amount, state.cards[use.target].blood)
    state = change_blood(state, use.target, -amount, Cause.CARD)
    return change_blood(state, use.minion, amount, Cause.CARD)


def each_burns_pool(state: GameState, use: Use, word: EachBurnsPool) -> GameState:
    """One change for all: who loses the last pool by it is ousted together (R9.1-09, G08)."""
    for seat in clockwise(state, use.seat):
        if not somebody_else(state, word.whose, use.seat, seat):
            state = change_pool(state, seat, -word.amount, Cause.CARD)
    return state


def weaken(state: GameState, use: Use, word: Weaken) -> GameState:
    """A vampire burns blood; an ally or retainer takes damage. G45."""
    if is_vampire(state, use.target):
        return change_blood(state, use.target, -word.amount, Cause.CARD)
    if unhurt_by(state, use.target, use.minion):
        return state
    wounds = (Wound(use.target, word.amount),)
    return push(state, Damage(wounds, step=DamageStep.INFLICT))


def if_bled(state: GameState, use: Use, word: IfBled) -> GameState:
    """Pool, if the bleed of the action took some. G03."""
    if action(state).bled < 1:
        return state
    return change_pool(state, use.seat, word.amount, Cause.CARD)


def add_counters(state: GameState, use: Use, word: AddCounters) -> GameState:
    """Counters come on the card itself."""
    return change_blood(state, use.card, word.amount + word.each * use.amount, Cause.CARD)


def blood_to_pool(state: GameState, use: Use, word: BloodToPool) -> GameState:
    """Counters go to a pool, as far as there are any (G29)."""
    card = subject(state, use, word.who)
    there = state.cards[card].blood
    wanted = {CHOSEN: use.amount, ALL: there}.get(word.amount, word.amount)
    amount = min(wanted, there)
    state = change_blood(state, card, -amount, Cause.CARD)
    return change_pool(state, methuselah(state, use, word.whose), amount, Cause.CARD)


def move_blood(state: GameState, use: Use, word: MoveBlood) -> GameState:
    """As far as there are any (G29); what is too much for the other drains on settling."""
    card, to = subject(state, use, word.who), subject(state, use, word.to)
    there = state.cards[card].blood
    amount = there if word.amount == ALL else min(word.amount, there)
    state = change_blood(state, card, -amount, Cause.CARD)
    return change_blood(state, to, amount, Cause.CARD)


def burn_edge(state: GameState, use: Use, word: BurnEdge) -> GameState:
    """Nobody has it then."""
    return move_edge(state, NOBODY)


def take_edge(state: GameState, use: Use, word: TakeEdge) -> GameState:
    """Whoever had it."""
    return move_edge(state, use.seat)


def spend_edge(state: GameState, use: Use, word: SpendEdge) -> GameState:
    """Nothing, if she has lost it meanwhile. [LSJ 20100527]"""
    if state.edge != use.seat:
        return state
    state = move_edge(state, NOBODY)
    return change_pool(state, prey(state, use.seat), -word.pool, Cause.CARD)


def mend(state: GameState, use: Use, word: Mend) -> GameState:
    """Nothing, if it has more."""
    card = subject(state, use, word.who)
    lost = max(starting_life(state, card) - state.cards[card].blood, 0)
    return change_blood(state, card, lost, Cause.CARD)


def pool_to_blood(state: GameState, use: Use, word: PoolToBlood) -> GameState:
    """Counters go from the pool to a card."""
    amount = min(word.amount, state.players[use.seat].pool)
    state = change_pool(state, use.seat, -amount, Cause.CARD)
    return change_blood(state, subject(state, use, word.who), amount, Cause.CARD)


def feed_target(state: GameState, use: Use, word: FeedTarget) -> GameState:
    """A vampire gains blood from only one hunting ground a turn."""
    state = change_blood(state, use.target, word.amount, Cause.CARD)
    return state.replace(lasting=(*state.lasting, Hunted(use.target)))


def add_up_to(state: GameState, choice: Choice, word: AddUpTo) -> GameState:
    """What is too much drains on settling."""
    card = subject(state, choice.use, word.who)
    return change_blood(state, card, sum(choice.amounts), Cause.CARD)


def levy(state: GameState, choice: Choice, word: Levy) -> GameState:
    """It is the price of what follows."""
    for vampire in choice.cards:
        state = change_blood(state, vampire, -word.amount, Cause.COST)
    return state

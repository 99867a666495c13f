"""What words about referendums do with the answers; see `rules/vote_questions.py`."""

from __future__ import annotations

from vtes.effects.subjects import action
from vtes.effects.votes import coerce, silence
from vtes.model.events import Cause
from vtes.model.frames import Choice
from vtes.model.moves import Side, Stance, VoteSource
from vtes.model.referendum import Cast
from vtes.model.state import NOBODY, GameState
from vtes.model.vote_events import VotesBought
from vtes.model.vote_words import (
    BloodByMargin,
    BurnUnlessRepaid,
    BuyVotes,
    CoerceTargets,
    EachByElder,
    ForceVotes,
    ShiftPool,
)
from vtes.ops.cards import burn
from vtes.ops.counters import change_blood, change_pool
from vtes.ops.referendum import cast_votes, change_referendum
from vtes.rules.aims import candidates, hit
from vtes.rules.nature import capacity
from vtes.rules.presence import in_play
from vtes.rules.seating import clockwise
from vtes.rules.vote_questions import bids
from vtes.rules.votes import current_referendum, uncast, votes


def blood_by_margin(state: GameState, choice: Choice, word: BloodByMargin) -> GameState:
    """A referendum that passed without polling has passed by no vote."""
    amount = max(action(state).margin, 0)
    pool = min(sum(choice.amounts), amount)
    state = change_blood(state, choice.use.minion, amount - pool, Cause.CARD)
    return change_pool(state, choice.use.seat, pool, Cause.CARD)


def each_by_elder(state: GameState, choice: Choice, word: EachByElder) -> GameState:
    """All gain before all burn, and nothing settles in between."""
    for vampire in choice.cards:
        if vampire != NOBODY:
            seat = state.cards[vampire].controller
            state = change_pool(state, seat, capacity(state, vampire), Cause.CARD)
    for seat in clockwise(state, choice.use.seat):
        state = change_pool(state, seat, -word.burn, Cause.CARD)
    return state


def shift_pool(state: GameState, choice: Choice, word: ShiftPool) -> GameState:
    """What she has, at most what was allotted, in one change."""
    use, left = choice.use, state.players[choice.use.target_seat].pool
    shares = [choice.seats.count(seat) for seat in range(len(state.players))]
    left -= sum(shares)
    for seat in clockwise(state, use.seat):
        more = min(use.points[seat] - shares[seat], left)
        shares[seat] += more
        left -= more
        state = change_pool(state, seat, shares[seat], Cause.CARD)
        state = change_pool(state, use.target_seat, -shares[seat], Cause.CARD)
    return state


def burn_unless_repaid(state: GameState, choice: Choice, word: BurnUnlessRepaid) -> GameState:
    """All pay, and all that is not kept is burned, before anything settles."""
    seat = choice.use.seat
    for card in choice.cards:
        if card != NOBODY:
            cost = state.definition(card).facts.pool_cost
            state = change_pool(state, state.cards[card].controller, -cost, Cause.COST)
    there = [c for c in candidates(state, word.aim, seat) if hit(state, word.aim, seat, NOBODY, c)]
    for card in there:
        if card not in choice.cards and in_play(state, card):
            state = burn(state, card)
    return state


def buy_votes(state: GameState, choice: Choice, word: BuyVotes) -> GameState:
    """Pool is burned, and the votes are those of each Methuselah herself."""
    frame = current_referendum(state)
    if frame is None:
        return state
    for seat, amount in bids(state, choice)[0].items():
        if amount:
            votes = amount * (word.own if seat == choice.use.seat else word.each)
            state = change_pool(state, seat, -amount, Cause.COST)
            frame = frame.replace(bought=(*frame.bought, (seat, votes)))
            state = change_referendum(state, VotesBought(seat, votes), bought=frame.bought)
    return state


def coerce_targets(state: GameState, choice: Choice, word: CoerceTargets) -> GameState:
    """One after the other, as chosen."""
    for vampire, answer in zip(choice.use.taken, choice.amounts, strict=True):
        stance = Stance(answer)
        if stance is Stance.ABSTAIN:
            state = silence(state, (vampire,))
        else:
            state = coerce(state, vampire, Side(stance))
    return state


def force_votes(state: GameState, choice: Choice, word: ForceVotes) -> GameState:
    """He casts what he can; one who has been made to abstain casts nothing. D285"""
    vampire, side = choice.use.target, Side(choice.amounts[0])
    state = coerce(state, vampire, side)
    frame = current_referendum(state)
    left = uncast(state, frame, vampire) if frame is not None else 0
    if not word.casts or frame is None or not left or not votes(state, vampire):
        return state
    seat = state.cards[vampire].controller
    return cast_votes(state, Cast(seat, VoteSource.IN_PLAY, vampire, left, side))

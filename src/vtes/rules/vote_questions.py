"""What words about referendums ask while they are carried out (D140)."""

from __future__ import annotations

from collections.abc import Iterator

from vtes.model.frames import Choice
from vtes.model.moves import (
    ChooseAmount,
    ChooseMethuselah,
    ChooseStance,
    ChooseTarget,
    Stance,
)
from vtes.model.state import NOBODY, GameState
from vtes.model.vote_words import (
    BloodByMargin,
    BurnUnlessRepaid,
    BuyVotes,
    CoerceTargets,
    EachByElder,
    ForceVotes,
    ShiftPool,
)
from vtes.rules.aims import candidates, hit
from vtes.rules.nature import is_vampire
from vtes.rules.questions import Question
from vtes.rules.seating import clockwise
from vtes.rules.stack import current_action


def blood_by_margin(state: GameState, frame: Choice, asking: BloodByMargin) -> Question | None:
    """How much of the blood goes to the pool instead."""
    action = current_action(state)
    most = 0 if action is None else min(asking.pool, action.margin)
    if frame.amounts or most < 1:
        return None
    return Question(frame.use.seat, ChooseAmount, tuple(range(most + 1)))


def each_by_elder(state: GameState, frame: Choice, asking: EachByElder) -> Question | None:
    """Clockwise from the caller; who has no ready vampire is not asked."""
    left = len(frame.cards)
    for seat in clockwise(state, frame.use.seat):
        vampires = tuple([m for m in state.players[seat].ready if is_vampire(state, m)])
        if vampires and not left:
            return Question(seat, ChooseTarget, vampires, finish=True, each=True)
        left -= bool(vampires)
    return None


def burn_unless(state: GameState, frame: Choice, asking: BurnUnlessRepaid) -> Question | None:
    """Clockwise from the caller, as long as there is something that she could keep and pay for."""
    answers = list(frame.cards)
    for seat in clockwise(state, frame.use.seat):
        left, kept = state.players[seat].pool, [NOBODY]
        while options := tuple([c for c in hers(state, asking, seat, left) if c not in kept]):
            if not answers:
                return Question(seat, ChooseTarget, options, finish=True, each=True)
            kept.append(answers.pop(0))
            if kept[-1] == NOBODY:
                break
            left -= state.definition(kept[-1]).facts.pool_cost
    return None


def hers(state: GameState, asking: BurnUnlessRepaid, seat: int, pool: int) -> Iterator[int]:
    """Cards of a Methuselah that would be burned and cost no more than so much pool."""
    for card in candidates(state, asking.aim, seat):
        affordable = state.definition(card).facts.pool_cost <= pool
        own = affordable and state.cards[card].controller == seat
        if own and hit(state, asking.aim, seat, NOBODY, card):
            yield card


def shift_pool(state: GameState, frame: Choice, asking: ShiftPool) -> Question | None:
    """Who gets the next pool, where there is less than was allotted."""
    use = frame.use
    there = state.players[use.target_seat].pool
    open_ = tuple([s for s in clockwise(state, use.seat) if use.points[s] > frame.seats.count(s)])
    if there >= sum(use.points) or len(frame.seats) >= there or len(open_) < 2:
        return None
    return Question(use.seat, ChooseMethuselah, open_)


def buy_votes(state: GameState, frame: Choice, asking: BuyVotes) -> Question | None:
    """How much pool the next one burns."""
    spent, seat = bids(state, frame)
    if seat == NOBODY:
        return None
    return Question(seat, ChooseAmount, tuple(range(state.players[seat].pool - spent[seat] + 1)))


def bids(state: GameState, frame: Choice) -> tuple[dict[int, int], int]:
    """Pool that each burns for votes by the answers given, and who is asked next (-1: nobody).

    Clockwise from the player, again and again until all have declined in succession; who has
    nothing left declines without being asked.
    """
    order = clockwise(state, frame.use.seat)
    spent, answers = dict.fromkeys(order, 0), list(frame.amounts)
    declined = place = 0
    while declined < len(order):
        seat = order[place % len(order)]
        able = spent[seat] < state.players[seat].pool
        if able and not answers:
            return spent, seat
        amount = answers.pop(0) if able else 0
        spent[seat] += amount
        declined = 0 if amount else declined + 1
        place += 1
    return spent, NOBODY


def coerce(state: GameState, frame: Choice, asking: CoerceTargets) -> Question | None:
    """What the next of the vampires has to do."""
    if len(frame.amounts) == len(frame.use.taken):
        return None
    return Question(frame.use.seat, ChooseStance, tuple(Stance))


def force(state: GameState, frame: Choice, asking: ForceVotes) -> Question | None:
    """On which side he votes."""
    if frame.amounts:
        return None
    return Question(frame.use.seat, ChooseStance, (Stance.FOR, Stance.AGAINST))

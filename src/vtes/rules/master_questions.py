"""What words of master cards ask while they are carried out (D140)."""

from __future__ import annotations

from vtes.model.frames import BlockAttempt, Choice
from vtes.model.master_words import (
    Gird,
    Haunt,
    MayBuyOff,
    MayForestall,
    PayPerCounter,
    StealthForBlood,
)
from vtes.model.moves import ChooseAmount, ChoosePayment, ChooseTarget, Discard
from vtes.model.state import GameState
from vtes.model.text import Aim, What, Whose
from vtes.rules.aims import candidates, hit
from vtes.rules.hands import held
from vtes.rules.nature import is_vampire
from vtes.rules.numbers import intercept, stealth
from vtes.rules.questions import Question
from vtes.rules.stack import current_action, topmost


def gird(state: GameState, frame: Choice, asking: Gird) -> Question | None:
    """A vampire, how much goes to him, another vampire ..., as long as there is pool."""
    seat = frame.use.seat
    left = state.players[seat].pool - sum(frame.amounts)
    if len(frame.cards) > len(frame.amounts):
        return Question(seat, ChooseAmount, tuple(range(1, left + 1)))
    aim = Aim(What.VAMPIRE, Whose.YOURS)
    open_ = [
        card
        for card in candidates(state, aim, seat)
        if card not in frame.cards and hit(state, aim, seat, frame.use.minion, card)
    ]
    if not left or not open_:
        return None
    return Question(seat, ChooseTarget, tuple(open_), finish=True)


def haunt(state: GameState, frame: Choice, asking: Haunt) -> Question | None:
    """Another one than the one it is on."""
    use, aim = frame.use, asking.aim
    host = state.cards[use.card].host
    others = tuple(
        [
            card
            for card in candidates(state, aim, use.seat)
            if card != host and hit(state, aim, use.seat, use.minion, card)
        ]
    )
    return None if frame.cards or not others else Question(use.seat, ChooseTarget, others)


def stealth_for_blood(state: GameState, frame: Choice, asking: StealthForBlood) -> Question | None:
    """As much as it takes, and as he has."""
    action, attempt = current_action(state), topmost(state, BlockAttempt)
    if frame.amounts or action is None or attempt is None:
        return None
    needed = intercept(state, attempt.blocker, action) + 1 - stealth(state, action)
    most = min(needed, state.cards[action.minion].blood)
    return None if most < 1 else Question(frame.use.seat, ChooseAmount, tuple(range(1, most + 1)))


def pay_per_counter(state: GameState, frame: Choice, asking: PayPerCounter) -> Question | None:
    """A vampire for each blood; what is left, or more than there is blood, is paid with pool."""
    player = state.players[state.active]
    left = tuple(
        [
            minion
            for minion in player.ready + player.torpor
            if is_vampire(state, minion) and state.cards[minion].blood > frame.cards.count(minion)
        ]
    )
    if len(frame.cards) >= state.cards[frame.use.card].blood or not left:
        return None
    return Question(state.active, ChooseTarget, left, finish=True)


def may_buy_off(state: GameState, frame: Choice, asking: MayBuyOff) -> Question | None:
    """Once, if she has the pool."""
    seat = state.cards[frame.use.target].controller
    if frame.amounts or state.players[seat].pool < asking.pool:
        return None
    return Question(seat, ChoosePayment, (asking.pool,), finish=True)


def may_forestall(state: GameState, frame: Choice, asking: MayForestall) -> Question | None:
    """She is asked whenever she holds cards; whether one of them serves is hers to know."""
    seat = state.cards[frame.use.card].controller
    if frame.cards or not state.players[seat].hand:
        return None
    return Question(seat, Discard, held(state, seat, asking.kind), finish=True)

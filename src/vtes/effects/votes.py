"""Resolvers of words about referendums."""

from __future__ import annotations

from vtes.effects.subjects import subject
from vtes.model.events import Cause
from vtes.model.frames import Use
from vtes.model.lasting import NextPasses, NoReferendum
from vtes.model.moves import Side, VoteSource
from vtes.model.referendum import Cast, ReferendumStep
from vtes.model.state import NOBODY, GameState
from vtes.model.vote_events import Abstained, Coerced, ReferendumCancelled, VotesGained
from vtes.model.vote_words import (
    Abstain,
    Bribe,
    BurnAllotted,
    BurnBleeders,
    CallerBurns,
    CancelReferendum,
    Census,
    EachByCount,
    EachGainsVotes,
    GainVotes,
    GiveTarget,
    OnlyVoters,
    PassNext,
    TapClan,
    TapVoters,
    TargetsAbstain,
    VotersBurn,
)
from vtes.model.zones import IN_PLAY_ZONES, Zone
from vtes.ops.cards import burn, move, take_control, tap, untap
from vtes.ops.counters import change_pool
from vtes.ops.referendum import change_referendum
from vtes.rules.aims import hit, minions_in_play
from vtes.rules.nature import capacity, clans, is_vampire
from vtes.rules.numbers import bleed_of_prey
from vtes.rules.seating import clockwise, in_game
from vtes.rules.sects import sect
from vtes.rules.stack import current_action
from vtes.rules.votes import calling_card, current_referendum

_OLD = 8
"""Capacity from which a vampire counts among the elders."""

_OWN = (VoteSource.IN_PLAY, VoteSource.PRISCUS)
"""Sources of votes that are a vampire's own."""


def gain_votes(state: GameState, use: Use, word: GainVotes) -> GameState:
    """R6.3.3-27, R6.3.3-02."""
    frame = current_referendum(state)
    if frame is None:
        return state
    card = subject(state, use, word.who)
    amount = word.amount + word.each * use.amount
    amount *= state.cards[use.card].blood if word.counted else 1
    return change_referendum(state, VotesGained(card, amount), votes=(*frame.votes, (card, amount)))


def each_gains_votes(state: GameState, use: Use, word: EachGainsVotes) -> GameState:
    """Those in torpor have them too, but do not vote. R6.3.3-14."""
    frame = current_referendum(state)
    if frame is None:
        return state
    gained = [
        (m, word.amount)
        for m in minions_in_play(state, use.seat)
        if hit(state, word.aim, use.seat, NOBODY, m)
    ]
    events = [VotesGained(minion, amount) for minion, amount in gained]
    return change_referendum(state, *events, votes=(*frame.votes, *gained))


def pass_next(state: GameState, use: Use, word: PassNext) -> GameState:
    """Counts for the next referendum of this turn alone."""
    return state.replace(lasting=(*state.lasting, NextPasses(use.seat)))


def burn_allotted(state: GameState, use: Use, word: BurnAllotted) -> GameState:
    """One change for all: who loses the last pool by it is ousted together (R9.1-09, G08)."""
    for seat in clockwise(state, use.seat):
        state = change_pool(state, seat, -use.points[seat], Cause.CARD)
    return state


def each_by_count(state: GameState, use: Use, word: EachByCount) -> GameState:
    """One change for all; minions in torpor are controlled, too: D96."""
    for seat in clockwise(state, use.seat):
        amount = word.amount * _census(state, use, seat, word.of)
        state = change_pool(state, seat, amount, Cause.CARD)
    return state


def _census(state: GameState, use: Use, seat: int, of: Census) -> int:
    player = state.players[seat]
    minions = player.ready + player.torpor
    if of is Census.TAPPED_MINIONS:
        return sum(state.cards[minion].tapped for minion in minions)
    if of is Census.VAMPIRES_OF_CLAN:
        return sum(use.clan in clans(state, minion) for minion in minions)
    if of is Census.ELDERS:
        return sum(is_vampire(state, m) and capacity(state, m) >= _OLD for m in minions)
    return len(minions) + len(player.waiting)


def tap_clan(state: GameState, use: Use, word: TapClan) -> GameState:
    """Those in torpor are tapped, too."""
    clan = word.clan or use.clan
    if word.clan and clan in clans(state, use.minion):
        return state
    for minion in minions_in_play(state, use.seat):
        if clan in clans(state, minion):
            state = tap(state, minion)
    return state


def burn_bleeders(state: GameState, use: Use, word: BurnBleeders) -> GameState:
    """As the bleeds of all are when it happens."""
    burned = [
        minion
        for minion in minions_in_play(state, use.seat)
        if is_vampire(state, minion) and bleed_of_prey(state, minion) >= word.least
    ]
    for minion in burned:
        state = burn(state, minion)
    return state


def give_target(state: GameState, use: Use, word: GiveTarget) -> GameState:
    """Nothing if she has it already or has left. G44."""
    seat = use.target_seat
    if seat == NOBODY or not in_game(state, seat) or state.cards[use.target].controller == seat:
        return state
    return take_control(state, use.target, seat)


def cancel_referendum(state: GameState, use: Use, word: CancelReferendum) -> GameState:
    """It ends without a result; a card from a hand that called it goes back to its owner."""
    frame = current_referendum(state)
    if frame is None:
        return state
    called = frame.use
    state = change_referendum(state, ReferendumCancelled(), step=ReferendumStep.OVER)
    if word.untap and state.cards[called.minion].zone in IN_PLAY_ZONES:
        state = untap(state, called.minion)
    if word.bar:
        from_hand = calling_card(state, frame)
        action = current_action(state)
        indirect = action is not None and (action.motion or action.motion_in_play != NOBODY)
        taken = action.card if action is not None and indirect else called.card
        in_play = NOBODY if from_hand or indirect else called.card
        printed = state.definition(taken).facts.id if in_play == NOBODY else 0
        bar = NoReferendum(called.seat, printed, in_play)
        state = state.replace(lasting=(*state.lasting, bar))
    if calling_card(state, frame) and state.cards[called.card].zone is Zone.PLAYING:
        state = move(state, called.card, Zone.HAND)
    return state


def abstain(state: GameState, use: Use, word: Abstain) -> GameState:
    """What he has cast, among the prisci too, does not count any more."""
    return silence(state, (use.target,))


def only_voters(state: GameState, use: Use, word: OnlyVoters) -> GameState:
    """Also those who come later do not vote; what others have cast does not count any more."""
    others = [
        c for c in minions_in_play(state, use.seat) if sect(state, c) not in (None, word.sect)
    ]
    return change_referendum(silence(state, tuple(others)), only=word.sect)


def silence(state: GameState, minions: tuple[int, ...]) -> GameState:
    """They abstain, and what they have cast does not count."""
    frame = current_referendum(state)
    if frame is None:
        return state
    left = tuple(c for c in frame.cast if c.source not in _OWN or c.what not in minions)
    events = [Abstained(minion) for minion in minions]
    abstaining = (*frame.abstaining, *minions)
    return change_referendum(state, *events, cast=left, abstaining=abstaining)


def bribe(state: GameState, use: Use, word: Bribe) -> GameState:
    """Paid when the votes are counted."""
    frame = current_referendum(state)
    if frame is None:
        return state
    return change_referendum(state, bribing=(*frame.bribing, use.seat))


def watch(state: GameState, use: Use, word: VotersBurn | CallerBurns | TapVoters) -> GameState:
    """The referendum sees to it; a card that says several such things is noted once."""
    frame = current_referendum(state)
    if frame is None or use in frame.watching:
        return state
    return change_referendum(state, watching=(*frame.watching, use))


def targets_abstain(state: GameState, use: Use, word: TargetsAbstain) -> GameState:
    """Like `abstain`, for several."""
    return silence(state, use.taken)


def coerce(state: GameState, vampire: int, side: Side) -> GameState:
    """His votes change sides, and he can vote on that side alone. R6.3.2-10, D213."""
    frame = current_referendum(state)
    if frame is None:
        return state
    cast = tuple([c.replace(side=side) if _his(c, vampire) else c for c in frame.cast])
    bound = (*[each for each in frame.bound if each[0] != vampire], (vampire, side))
    return change_referendum(state, Coerced(vampire, side), cast=cast, bound=bound)


def _his(cast: Cast, vampire: int) -> bool:
    return cast.source in _OWN and cast.what == vampire

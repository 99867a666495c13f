"""A referendum from its terms to its effects (6.3)."""

from __future__ import annotations

from collections.abc import Callable

from vtes.model.decisions import DecisionKind, WindowKind
from vtes.model.events import Cause
from vtes.model.frames import Resolve
from vtes.model.lasting import NextPasses
from vtes.model.moves import (
    Allot,
    CastVotes,
    ChooseMethuselah,
    ChooseTarget,
    Discard,
    Move,
    NameClan,
    Pass,
    Side,
    VoteSource,
)
from vtes.model.referendum import Cast, Referendum, ReferendumStep
from vtes.model.state import NOBODY, GameState
from vtes.model.terms import (
    ChosenCard,
    ChosenClan,
    ChosenMethuselah,
    ChosenMethuselahs,
    DividePoints,
    NewSeating,
)
from vtes.model.text import Term
from vtes.model.vote_events import (
    ReferendumFailed,
    ReferendumPassed,
    TermsChosen,
)
from vtes.model.vote_words import CallerBurns, VotersBurn
from vtes.model.zones import IN_PLAY_ZONES, Zone
from vtes.ops.actions import change_action
from vtes.ops.cards import burn, fill_hand, from_hand
from vtes.ops.cards import move as move_card
from vtes.ops.counters import change_pool, move_edge
from vtes.ops.referendum import cast_votes, watching
from vtes.ops.stack import ask, at, emit, pop, push
from vtes.ops.windows import window
from vtes.rules.hands import too_many
from vtes.rules.seating import clockwise, in_game
from vtes.rules.stack import current_action
from vtes.rules.terms import points_left, possible, term, terms, unnamed, unseated
from vtes.rules.votes import ballots, current_referendum, edge_votes, own_votes, tally, uncast

ASKS: dict[type[Term], DecisionKind] = {
    DividePoints: DecisionKind.ALLOT,
    ChosenMethuselah: DecisionKind.TERM_METHUSELAH,
    ChosenCard: DecisionKind.TERM_CARD,
    ChosenClan: DecisionKind.TERM_CLAN,
    ChosenMethuselahs: DecisionKind.TERM_METHUSELAHS,
    NewSeating: DecisionKind.TERM_SEAT,
}


def proceed(state: GameState, frame: Referendum) -> GameState:
    """Go through the steps; a referendum whose caller has left the game is over: D93."""
    if frame.step is not ReferendumStep.OVER and not in_game(state, frame.use.seat):
        return at(state, step=ReferendumStep.OVER)
    return _STEPS[frame.step](state, frame)


def decide(state: GameState, frame: Referendum, move: Move) -> GameState:
    """Take one term down, for everybody to see (R6.3.2-06), or discard down to the hand size."""
    use = frame.use
    if isinstance(move, Discard):
        state, card = from_hand(state, move.seat, move.card)
        return move_card(state, card, Zone.ASH_HEAP)
    if isinstance(move, Allot):
        state = emit(state, TermsChosen(use.seat, move.chosen, move.points))
        points = list(use.points or (0,) * len(state.players))
        points[move.chosen] = move.points
        rest = points_left(state, frame) - move.points
        done = rest == 0
        return at(
            state,
            use=use.replace(points=tuple(points)),
            left=NOBODY if done else rest,
            term=frame.term + done,
        )
    if isinstance(move, ChooseMethuselah) and isinstance(term(state, frame), NewSeating):
        return _seat(state, frame, move.chosen)
    if isinstance(move, ChooseMethuselah) and isinstance(term(state, frame), ChosenMethuselahs):
        return _name(state, frame, move.chosen)
    if isinstance(move, Pass):
        return at(state, term=frame.term + 1)
    if isinstance(move, ChooseMethuselah):
        event, changed = TermsChosen(use.seat, move.chosen), use.replace(target_seat=move.chosen)
    elif isinstance(move, ChooseTarget):
        event, changed = TermsChosen(use.seat, card=move.card), use.replace(target=move.card)
    else:
        assert isinstance(move, NameClan)
        event, changed = TermsChosen(use.seat, clan=move.clan), use.replace(clan=move.clan)
    return at(emit(state, event), use=changed, term=frame.term + 1)


def _seat(state: GameState, frame: Referendum, chosen: int) -> GameState:
    """Who is named sits to the left of the one named before; the last one needs no naming."""
    use = frame.use
    order = (*(use.seating or (use.seat,)), chosen)
    rest = [seat for seat in unseated(state, frame) if seat != chosen]
    done = len(rest) == 1
    state = emit(state, TermsChosen(use.seat, chosen))
    use = use.replace(seating=(*order, *rest) if done else order)
    return at(state, use=use, term=frame.term + done)


def _name(state: GameState, frame: Referendum, chosen: int) -> GameState:
    """When all have been named nobody is left to name."""
    done = unnamed(state, frame) == [chosen]
    use = frame.use.replace(named=(*frame.use.named, chosen))
    return at(emit(state, TermsChosen(use.seat, chosen)), use=use, term=frame.term + done)


def cast(state: GameState, move: CastVotes) -> GameState:
    """Cast all votes of one source on one side. R6.3.3-03 to R6.3.3-05."""
    frame = current_referendum(state)
    assert frame is not None
    if move.source is VoteSource.PRISCUS:
        votes = ballots(state, move.card)
    elif move.source is VoteSource.IN_PLAY:
        votes = uncast(state, frame, move.card)
    elif move.source is VoteSource.BOUGHT:
        votes = own_votes(frame, move.seat)
    elif move.source is VoteSource.EDGE:
        votes = edge_votes(state, move.seat)
        state = move_edge(state, NOBODY)  # R6.3.3-18
    else:  # a political action card
        votes = state.table.ruleset.card_votes
    if move.source is VoteSource.HAND:  # R6.3.3-09
        state, card = from_hand(state, move.seat, move.card)
        state = move_card(state, card, Zone.ASH_HEAP)
    return cast_votes(state, Cast(move.seat, move.source, move.card, votes, move.side))


def _terms(state: GameState, frame: Referendum) -> GameState:
    """Step 1: what the caller has to choose. A term without any choice ends it all: D92."""
    if frame.term < len(terms(state, frame)):
        if frame.left == NOBODY and not possible(state, frame):
            return _failed(at(state, step=ReferendumStep.OVER), frame, 0, 0)
        return ask(state, ASKS[type(term(state, frame))], frame.use.seat)
    if frame.automatic:  # D94
        return at(state, step=ReferendumStep.TALLY)
    return at(state, step=ReferendumStep.BEFORE_VOTES)


def _before_votes(state: GameState, frame: Referendum) -> GameState:
    return window(state, WindowKind.BEFORE_VOTES, step=ReferendumStep.POLLING)


def _polling(state: GameState, frame: Referendum) -> GameState:
    return window(state, WindowKind.POLLING, step=ReferendumStep.TALLY)


def _tally(state: GameState, frame: Referendum) -> GameState:
    """Step 3: more votes for than against, and its effects happen. R6.3.2-13 to R6.3.2-15."""
    votes_for, against = tally(state, frame)
    state = at(state, step=ReferendumStep.OVER)
    state = _voters_burn(_bribes(state, frame), frame)
    if not frame.automatic and votes_for <= against:
        return _failed(state, frame, votes_for, against)
    state = emit(state, ReferendumPassed(votes_for, against))
    use = frame.use
    if use.card == NOBODY:  # R6.5.6-02
        in_play = state.cards[use.target].zone in IN_PLAY_ZONES
        return burn(state, use.target) if in_play else state
    if frame.paving:
        state = state.replace(lasting=(*state.lasting, NextPasses(NOBODY)))
    state = change_action(state, margin=votes_for - against)
    return push(at(state, step=ReferendumStep.AFTERMATH), Resolve(use))


def _failed(state: GameState, frame: Referendum, votes_for: int, against: int) -> GameState:
    """It has failed; the action by which it was called has not. R6.3.2-14."""
    state = emit(state, ReferendumFailed(votes_for, against))
    margin = against - votes_for
    if frame.use.card != NOBODY:
        state = change_action(state, defeat=margin)
    return _caller_burns(state, frame, margin, passed=False)


def _aftermath(state: GameState, frame: Referendum) -> GameState:
    """What cards do when the effects of the referendum have happened."""
    action = current_action(state)
    assert action is not None
    return _caller_burns(at(state, step=ReferendumStep.OVER), frame, action.margin, passed=True)


def _caller_burns(state: GameState, frame: Referendum, margin: int, *, passed: bool) -> GameState:
    for _, word in watching(state, frame, CallerBurns):
        if word.passed is passed:
            amount = word.amount + (margin if word.margin else 0)
            state = change_pool(state, frame.use.seat, -amount, Cause.CARD)
    return state


def _voters_burn(state: GameState, frame: Referendum) -> GameState:
    """One change for all; each card takes something from a Methuselah once."""
    for _, word in watching(state, frame, VotersBurn):
        voters = {cast.seat for cast in frame.cast if cast.side is word.side}
        for seat in clockwise(state, frame.use.seat):
            if seat in voters and (word.caller or seat != frame.use.seat):
                state = change_pool(state, seat, -word.amount, Cause.CARD)
    return state


def _bribes(state: GameState, frame: Referendum) -> GameState:
    for payer in frame.bribing:
        for seat in clockwise(state, payer):
            sides = {cast.side for cast in frame.cast if cast.seat == seat}
            if seat != payer and sides == {Side.FOR}:
                state = change_pool(state, seat, 1, Cause.CARD)
    return state


def _over(state: GameState, frame: Referendum) -> GameState:
    """All draw back up, or discard down, to their hand sizes. R6.3.2-04, R1.6.1-06, D95."""
    for seat in clockwise(state, state.active):
        if too_many(state, seat):
            return ask(state, DecisionKind.TRIM, seat)
    state = pop(state)
    for seat in clockwise(state, state.active):
        state = fill_hand(state, seat)
    return state


_STEPS: dict[ReferendumStep, Callable[[GameState, Referendum], GameState]] = {
    ReferendumStep.TERMS: _terms,
    ReferendumStep.BEFORE_VOTES: _before_votes,
    ReferendumStep.POLLING: _polling,
    ReferendumStep.TALLY: _tally,
    ReferendumStep.AFTERMATH: _aftermath,
    ReferendumStep.OVER: _over,
}

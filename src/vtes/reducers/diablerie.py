"""A diablerie in its five steps (6.5.5), and whether it is committed at all (6.5.2)."""

from __future__ import annotations

from collections.abc import Callable

from vtes.model.decisions import DecisionKind
from vtes.model.diablerie import Diablerie, DiablerieStep
from vtes.model.events import Cause, DiablerieCommitted
from vtes.model.frames import Use
from vtes.model.lasting import Diablerist
from vtes.model.moves import CallBloodHunt, ChooseCard, ChooseTarget, CommitDiablerie, Move
from vtes.model.state import NOBODY, GameState
from vtes.model.text import Ban
from vtes.model.zones import READY, TORPOR, Zone
from vtes.ops.cards import burn, from_pile, move, shuffle_library, take_control
from vtes.ops.counters import change_blood
from vtes.ops.referendum import call
from vtes.ops.stack import ask, at, emit, pop
from vtes.rules.diablerie import can_commit, loot, may_find
from vtes.rules.nature import capacity
from vtes.rules.numbers import banned
from vtes.rules.seating import clockwise


def proceed(state: GameState, frame: Diablerie) -> GameState:
    """Take the next step; between two of them the position settles. R6.5.5-03 to R6.5.5-11."""
    return _STEPS[frame.step](state, frame)


def decide(state: GameState, frame: Diablerie, made: Move) -> GameState:
    """Take an answer down: commit it, take equipment, give a Discipline, call a hunt."""
    if isinstance(made, CommitDiablerie):
        return at(state, step=DiablerieStep.BLOOD)
    if isinstance(made, ChooseTarget):
        return _take(state, frame, made.card)
    if isinstance(made, CallBloodHunt):
        return _call(state, frame, made.seat)
    if frame.step is DiablerieStep.OFFER:
        return pop(state)
    if frame.step is DiablerieStep.DISCIPLINE:
        return _give(state, frame, made)
    if frame.step is DiablerieStep.EQUIPMENT:
        return at(state, step=DiablerieStep.BURN)
    return at(state, asked=(*frame.asked, made.seat))


def _offer(state: GameState, frame: Diablerie) -> GameState:
    return ask(state, DecisionKind.DIABLERIE, _seat(state, frame))


def _blood(state: GameState, frame: Diablerie) -> GameState:
    """R6.5.5-01, R6.5.5-03; who is older is seen before anything changes. D190."""
    diablerist, victim = frame.diablerist, frame.victim
    if not can_commit(state, diablerist) or not _stands(state, victim):
        return pop(state)
    state = emit(state, DiablerieCommitted(diablerist, victim))
    committed = Diablerist(diablerist, clockwise(state, state.active))
    state = state.replace(lasting=(*state.lasting, committed))
    older = capacity(state, victim) > capacity(state, diablerist)
    unavenged = banned(state, victim, Ban.AVENGED)
    blood = state.cards[victim].blood
    state = change_blood(state, victim, -blood, Cause.DIABLERIE)
    state = change_blood(state, diablerist, blood, Cause.DIABLERIE)
    return at(state, older=older, unavenged=unavenged, step=DiablerieStep.EQUIPMENT)


def _equipment(state: GameState, frame: Diablerie) -> GameState:
    """R6.5.5-04."""
    if not _stands(state, frame.diablerist) or not any(True for _ in loot(state, frame.victim)):
        return at(state, step=DiablerieStep.BURN)
    return ask(state, DecisionKind.EQUIPMENT, _seat(state, frame))


def _take(state: GameState, frame: Diablerie, card: int) -> GameState:
    """The diablerist gets the equipment, with whatever is on it; its owner stays the same."""
    seat = _seat(state, frame)
    if state.cards[card].controller != seat:
        state = take_control(state, card, seat)
    return move(state, card, Zone.ATTACHED, host=frame.diablerist)


def _burn(state: GameState, frame: Diablerie) -> GameState:
    """R6.5.5-05."""
    if _stands(state, frame.victim):
        state = burn(state, frame.victim)
    return at(state, step=DiablerieStep.DISCIPLINE)


def _discipline(state: GameState, frame: Diablerie) -> GameState:
    """R6.5.5-06, R6.5.5-07; she is asked if everybody can see that there may be one."""
    seat = _seat(state, frame)
    given = frame.older and _stands(state, frame.diablerist)
    if not given or not may_find(state, seat, frame.diablerist):
        return at(state, step=DiablerieStep.HUNT)
    return ask(state, DecisionKind.DISCIPLINE, seat)


def _give(state: GameState, frame: Diablerie, made: Move) -> GameState:
    """Put the card on the diablerist; the library she has looked through is shuffled. D191."""
    state = at(state, step=DiablerieStep.HUNT)
    if isinstance(made, ChooseCard):
        state, card = from_pile(state, made.seat, made.place, made.card)
        state = move(state, card, Zone.ATTACHED, host=frame.diablerist)  # R6.5.5-09
    if state.players[made.seat].library:  # R6.5.5-08; settling refills the hand
        state = shuffle_library(state, made.seat)
    return state


def _hunt(state: GameState, frame: Diablerie) -> GameState:
    """Each Methuselah is asked once, clockwise from the active one. R6.5.5-11, G27."""
    spared = frame.unavenged or banned(state, frame.diablerist, Ban.HUNTED)
    if _stands(state, frame.diablerist) and not spared:
        for seat in clockwise(state, state.active):
            if seat not in frame.asked:
                return ask(state, DecisionKind.BLOOD_HUNT, seat)
    return at(state, step=DiablerieStep.OVER)


def _call(state: GameState, frame: Diablerie, seat: int) -> GameState:
    """There is at most one referendum. R6.5.6-01 to R6.5.6-06, G27."""
    use = Use(seat, NOBODY, NOBODY, target=frame.diablerist)
    return call(at(state, step=DiablerieStep.OVER), use)


def _over(state: GameState, frame: Diablerie) -> GameState:
    return pop(state)


def _seat(state: GameState, frame: Diablerie) -> int:
    """The Methuselah who controls the diablerist."""
    return state.cards[frame.diablerist].controller


def _stands(state: GameState, vampire: int) -> bool:
    """Whether the vampire is still in play."""
    return state.cards[vampire].zone in (READY, TORPOR)


_STEPS: dict[DiablerieStep, Callable[[GameState, Diablerie], GameState]] = {
    DiablerieStep.OFFER: _offer,
    DiablerieStep.BLOOD: _blood,
    DiablerieStep.EQUIPMENT: _equipment,
    DiablerieStep.BURN: _burn,
    DiablerieStep.DISCIPLINE: _discipline,
    DiablerieStep.HUNT: _hunt,
    DiablerieStep.OVER: _over,
}

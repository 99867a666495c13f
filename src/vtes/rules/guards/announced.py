"""The announcement under way, and what it is about."""

from __future__ import annotations

from vtes.model.decisions import ActionKind
from vtes.model.frames import Announce, AnnounceStep
from vtes.model.state import NOBODY, GameState
from vtes.model.text import SOME, Aim, How, Mode
from vtes.rules import aims
from vtes.rules.announcing import prevention, share_of, x_in_pool
from vtes.rules.boons import shortfall
from vtes.rules.prevention import aggravated_points


def frame(state: GameState) -> Announce:
    """The announcement under way."""
    top = state.stack[-1]
    assert isinstance(top, Announce)
    return top


def mode(state: GameState) -> Mode:
    """The mode of the card that is announced."""
    announce = frame(state)
    found = aims.mode_of(state, announce.card, announce.mode)
    assert found is not None
    return found


def aim(state: GameState) -> Aim:
    """The aim of the card that is announced."""
    found = mode(state).aim
    assert found is not None
    return found


def amounts(state: GameState) -> range:
    """Amounts that can be chosen: pool, blood or counters that are paid as X, counters of the
    target, or points of aggravated damage or of a strike.
    """
    announce = frame(state)
    if announce.step is AnnounceStep.SHARE:
        least, most = share_of(state, announce, mode(state))
        return range(least, most + 1)
    if announce.step is AnnounceStep.WORSE:
        word = prevention(mode(state), announce.amount)
        assert word is not None
        least, most = aggravated_points(state, announce.minion, announce.card, word)
        return range(least, most + 1)
    if x_in_pool(state, announce.card, mode(state)):
        return range(state.players[announce.seat].pool + 1)
    if mode(state).cost.counters:
        return range(1, state.cards[announce.card].blood + 1)
    if announce.target_seat != NOBODY and mode(state).amount:  # given: at least to have one
        return range(
            shortfall(state, announce.target_seat) + 1, state.players[announce.seat].pool + 1
        )
    if mode(state).amount:
        counted = announce.target if announce.target != NOBODY else announce.minion
        least = int(mode(state).how is How.USE)  # a use for nothing could be made without end
        return range(least, state.cards[counted].blood - mode(state).cost.blood + 1)
    raise AssertionError(announce.step)  # nothing else asks for an amount


def as_many_as_wanted(state: GameState) -> bool:
    """Whether it is announced with as many targets as its player wants."""
    announce = frame(state)
    if announce.action is ActionKind.MOVE_EQUIPMENT:
        return True
    found = aims.mode_of(state, announce.card, announce.mode)
    return found is not None and found.aim is not None and found.aim.count == SOME

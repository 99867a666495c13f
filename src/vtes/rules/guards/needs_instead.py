"""The guards behind the conditions under which another minion goes on with an action.

The action is judged by the guards of its announcement, in the position as it would be if it
were still to be announced; what was played and used in it, by the guards and conditions of
that, as if the other minion had acted all the time.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from vtes.model.decisions import ActionKind, Decision, DecisionKind
from vtes.model.frames import Action, Announce, AnnounceStep, MinionPhase, Played
from vtes.model.master_words import StealthForBlood
from vtes.model.moves import ChoosePayment, ChooseTarget, TakeAction, UseCard
from vtes.model.needs import (
    AbleToAct,
    ActingIs,
    Acts,
    AgainAt,
    BleedAtLeast,
    HasBlood,
    IsReady,
    IsTapped,
    IsUntapped,
    NothingAgainst,
)
from vtes.model.state import NOBODY, GameState
from vtes.model.text import How, Mode, Need, What
from vtes.model.words import AddIntercept, AddStealth
from vtes.model.zones import Zone
from vtes.rules.aims import hit, mode_of
from vtes.rules.guards.common import Subject
from vtes.rules.guards.guard import Layer
from vtes.rules.guards.needs_action import need_guard, the_action
from vtes.rules.numbers import bleed_amount, intercept, stealth
from vtes.rules.played import way
from vtes.rules.presence import in_play

_UNPAID: Final = frozenset(
    {"blood-too-low", "use-blood", "acting-too-little-blood", "card-not-in-play"}
)
"""What speaks against a minion also where it speaks against the one who has announced the action:
the cost is paid when it succeeds."""

_PASSING: Final = (IsTapped, IsUntapped, IsReady, HasBlood, AbleToAct, NothingAgainst)
"""What changes in the course of an action, or has been judged; blood that is spent is spent."""

_OWN: Final = (Acts, AgainAt)
"""By these, only the acting minion uses what is his."""


def _unable(state: GameState, need: AbleToAct, who: Subject) -> bool:
    action = the_action(state)
    before = _unannounced(state, action)
    mine = {*_against_acting(before, action, who[1])}
    return bool(mine - ({*_against_acting(before, action, action.minion)} - _UNPAID))


def _unannounced(state: GameState, action: Action) -> GameState:
    """The position as if the action were still to be announced."""
    player = state.players[action.seat]
    if action.card != NOBODY and state.cards[action.card].zone is Zone.PLAYING:
        player = player.replace(hand=(action.card, *player.hand))
    players = (*state.players[: action.seat], player, *state.players[action.seat + 1 :])
    pending = Decision(DecisionKind.MINION, action.seat)
    return state.replace(players=players, stack=(MinionPhase(),), pending=pending)


def _against_acting(before: GameState, action: Action, minion: int) -> Iterator[str]:
    """Codes of the guards that object to the announcement of the action by a minion."""
    from vtes.rules.guards import minion as minions  # these guards ask for needs in their turn
    from vtes.rules.guards import objections

    seat, card, mode = action.seat, action.card, action.mode
    played = mode_of(before, card, mode) if card != NOBODY else None
    if played is None:
        yield from _codes(before, TakeAction(seat, minion, action.kind))
    elif played.how is How.USE:
        yield from _codes(before, UseCard(seat, card, minion, mode))
    else:
        for layer in (*minions.untapped(before, played), minions.MINION):
            yield from (guard.code for guard in layer.objecting(before, minion))
        yield from _asked(before, minions.CARD, (seat, card, minion, played))
    announce = Announce(seat, minion, action.kind, card, mode, action.target)
    for target, taken in _targets(action, played):
        asking = announce.replace(taken=taken, step=AnnounceStep.TARGET)
        at = _announcing(before, asking, DecisionKind.TARGET)
        yield from (found.code for found in objections(at, ChooseTarget(seat, target)))
    if action.kind is ActionKind.RESCUE and played is None:
        at = _announcing(before, announce, DecisionKind.PAYMENT)
        payment = ChoosePayment(seat, action.payment)
        yield from (found.code for found in objections(at, payment))


def _codes(before: GameState, move: TakeAction | UseCard) -> Iterator[str]:
    from vtes.rules.guards import objections

    return (found.code for found in objections(before, move))


def _asked(
    state: GameState, layers: tuple[Layer, ...], values: tuple[int, int, int, Mode]
) -> Iterator[str]:
    return (guard.code for layer in layers for guard in layer.objecting(state, *values))


def _announcing(before: GameState, announce: Announce, kind: DecisionKind) -> GameState:
    stack, pending = (*before.stack, announce), Decision(kind, announce.seat)
    return before.replace(stack=stack, pending=pending)


def _targets(action: Action, played: Mode | None) -> Iterator[tuple[int, tuple[int, ...]]]:
    """Each target that was named, with those named before it."""
    for place, card in enumerate(action.taken):
        yield card, action.taken[:place]
    aimed = played is None or (played.aim is not None and played.aim.what is not What.METHUSELAH)
    if action.target != NOBODY and not action.taken and aimed:
        yield action.target, ()


def _against(state: GameState, need: NothingAgainst, who: Subject) -> bool:
    return any(
        not done.void and done.acting != who[1] and _impossible(state, done, who[1])
        for done in the_action(state).played
    )


def _impossible(state: GameState, done: Played, minion: int) -> bool:
    """Whether something could not have been played or used if the minion had acted."""
    mode = way(state, done)
    by_acting = done.minion == done.acting
    if by_acting and any(isinstance(need, _OWN) for need in mode.needs):
        return True
    then, now = (_as_acting(state, done, acting) for acting in (done.acting, minion))
    if _unneeded(then, now, done, mode):
        return True
    user = minion if by_acting else done.minion
    return bool({*_objections(now, then, done, mode, user)} - {*_own_objections(then, done, mode)})


def _as_acting(state: GameState, done: Played, minion: int) -> GameState:
    """The position if the minion acted, with what was played back in the hand."""
    stack = [
        frame.replace(minion=minion) if type(frame) is Action else frame for frame in state.stack
    ]
    state = state.replace(stack=tuple(stack))
    if way(state, done).how is How.USE:
        return state
    card = state.cards[done.card].replace(definition=done.definition)
    player = state.players[done.seat].replace(hand=(done.card,))
    players = (*state.players[: done.seat], player, *state.players[done.seat + 1 :])
    return state.replace(cards=state.cards.set(done.card, card), players=players)


def _own_objections(then: GameState, done: Played, mode: Mode) -> Iterator[str]:
    return _objections(then, then, done, mode, done.minion)


def _objections(
    state: GameState, then: GameState, done: Played, mode: Mode, user: int
) -> Iterator[str]:
    """What objects to something that was done, if it had been done by `user` in this position."""
    from vtes.rules.guards.needs import NEEDS  # which has these guards among its own
    from vtes.rules.guards.play import REQUIREMENTS

    acting = the_action(state).minion
    if mode.how is How.MODIFIER and mode.by_other is (user == acting):
        yield "acting"
    if mode.how is not How.USE and user != NOBODY:
        yield from _asked(state, (REQUIREMENTS,), (done.seat, done.card, user, mode))
    source = done.card if mode.how is How.USE else NOBODY
    for need in mode.needs:
        if isinstance(need, BleedAtLeast):
            more = _bleed(state) - _bleed(then)
            violated = done.bleed + more < need.amount
        elif isinstance(need, _PASSING) or (source != NOBODY and not in_play(state, source)):
            continue
        else:
            asked: Need = need.replace(blood=0) if isinstance(need, ActingIs) else need
            violated = NEEDS[type(need)].violated(state, asked, (done.seat, user, source))
        if violated:
            yield NEEDS[type(need)].code
    aim = mode.aim
    aimed = aim is not None and done.target != NOBODY and aim.what is not What.METHUSELAH
    if aim is not None and aimed and not hit(state, aim, done.seat, user, done.target):
        yield "target"


def _bleed(state: GameState) -> int:
    return bleed_amount(state, the_action(state))


def _unneeded(then: GameState, now: GameState, done: Played, mode: Mode) -> bool:
    """Whether it added stealth or intercept that would not have been needed. R6.2.2-16, -17."""
    if done.blocker == NOBODY:
        return False
    lead = done.lead + _lead(now, done.blocker) - _lead(then, done.blocker)
    for effect in mode.effects:
        added = isinstance(effect, AddStealth) and not effect.unneeded
        if (added or isinstance(effect, StealthForBlood)) and lead > 0:
            return True
        if isinstance(effect, AddIntercept) and not effect.unneeded and lead <= 0:
            return True
    return False


def _lead(state: GameState, blocker: int) -> int:
    action = the_action(state)
    return stealth(state, action) - intercept(state, blocker, action)


OF_INSTEAD: Final = {
    AbleToAct: need_guard(
        "cannot-act-instead", "R1.4-01", "the minion could not take that action", _unable
    ),
    NothingAgainst: need_guard(
        "not-possible-instead",
        "R1.4-01",
        "something has been used that could not have been if the minion acted",
        _against,
    ),
}
"""The guard behind each of these conditions; see `needs.py`."""

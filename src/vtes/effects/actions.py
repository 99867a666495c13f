"""Resolvers of words about the action under way."""

from __future__ import annotations

from vtes.effects.subjects import action
from vtes.model.events import (
    BleedChanged,
    BlockBarred,
    Ending,
    InterceptChanged,
    StealthChanged,
    TargetChanged,
    Woke,
)
from vtes.model.frames import ActionStep, Combat, Impulse, Use
from vtes.model.lasting import NoRepeat, TurnStealth
from vtes.model.state import GameState
from vtes.model.words import (
    AddBleed,
    AddIntercept,
    AddStealth,
    BarBlock,
    BurnActing,
    EndAction,
    EnterCombat,
    Redirect,
    StealthThisTurn,
    Wake,
)
from vtes.model.zones import READY
from vtes.ops.actions import change_action
from vtes.ops.cards import burn
from vtes.ops.stack import push
from vtes.rules.sequencing import order


def add_stealth(state: GameState, use: Use, word: AddStealth) -> GameState:
    """R6.2.2-15, R6.2.2-19."""
    current = action(state)
    event = StealthChanged(current.minion, word.amount)
    return change_action(state, event, stealth=current.stealth + word.amount)


def add_intercept(state: GameState, use: Use, word: AddIntercept) -> GameState:
    """R6.2.2-15, R6.2.2-18, R6.2.2-19."""
    event = InterceptChanged(use.minion, word.amount)
    more = (*action(state).intercept, (use.minion, word.amount))
    return change_action(state, event, intercept=more)


def add_bleed(state: GameState, use: Use, word: AddBleed) -> GameState:
    """A bleed takes more pool, or less; never less than none."""
    current = action(state)
    event = BleedChanged(current.minion, word.amount)
    return change_action(state, event, bleed=current.bleed + word.amount)


def stealth_this_turn(state: GameState, use: Use, word: StealthThisTurn) -> GameState:
    """Counts from the next action on; nothing of it is added to the one that is over."""
    lasting = TurnStealth(use.seat, word.amount, word.vampires)
    return state.replace(lasting=(*state.lasting, lasting))


def redirect(state: GameState, use: Use, word: Redirect) -> GameState:
    """The new target may try to block, also if she declined before, and now she is the one who
    comes second in the windows that are open. G25, R1.6.1-22.
    """
    current = action(state)
    declined = tuple([s for s in current.declined if s != use.target_seat])
    event = TargetChanged(current.minion, use.target_seat)
    state = change_action(state, event, target_seat=use.target_seat, declined=declined)
    stack = [
        f.replace(order=order(state, f.kind)) if type(f) is Impulse else f for f in state.stack
    ]
    return state.replace(stack=tuple(stack))


def wake(state: GameState, use: Use, word: Wake) -> GameState:
    """The minion reacts and tries to block as if he were untapped."""
    awake = (*action(state).awake, use.minion)
    return change_action(state, Woke(use.minion), awake=awake)


def bar_block(state: GameState, use: Use, word: BarBlock) -> GameState:
    """The target does not block this action."""
    barred = (*action(state).barred, use.target)
    return change_action(state, BlockBarred(use.target), barred=barred)


def end_action(state: GameState, use: Use, word: EndAction) -> GameState:
    """The action ends without success, and the minion may not repeat it this turn."""
    current = action(state)
    printed = state.definition(current.card).facts.id if current.card >= 0 else 0
    lasting = NoRepeat(current.minion, current.kind, printed)
    state = state.replace(lasting=(*state.lasting, lasting))
    return change_action(state, ending=int(Ending.ENDED), step=ActionStep.AFTER)


def burn_acting(state: GameState, use: Use, word: BurnActing) -> GameState:
    """The acting minion is burned; his action notices that he is gone. G31."""
    return burn(state, action(state).minion)


def enter_combat(state: GameState, use: Use, word: EnterCombat) -> GameState:
    """Only ready minions of two controllers fight; else nothing happens. R6.4-02 to R6.4-04."""
    one, other = state.cards[use.minion], state.cards[use.target]
    if one.controller == other.controller or not one.zone is other.zone is READY:
        return state
    return push(state, Combat(use.minion, use.target))

"""Resolvers of words about the action under way."""

from __future__ import annotations

from vtes.effects.subjects import action, methuselah, subject
from vtes.model.card_words import LoseTransfers, NoMoreBleeds, StayUntapped
from vtes.model.combat import Combat, CombatStep
from vtes.model.deed_words import Diablerize
from vtes.model.diablerie import Diablerie
from vtes.model.events import (
    BleedChanged,
    BlockBarred,
    Ending,
    InterceptChanged,
    StealthChanged,
    TargetChanged,
    TurnStealthAdded,
    Woke,
)
from vtes.model.frames import Action, ActionStep, AttemptStep, BlockAttempt, Use
from vtes.model.lasting import NoBleeds, NoRepeat, NoTransfers, TurnStealth
from vtes.model.play_words import (
    BarBlock,
    BarVampires,
    IfBlocks,
    InterceptOf,
    MayCallOff,
    TapWhoFails,
    TorporAfterAction,
)
from vtes.model.state import NOBODY, GameState
from vtes.model.text import How
from vtes.model.words import (
    AddBleed,
    AddIntercept,
    AddStealth,
    AttemptBlock,
    BurnActing,
    EndAction,
    EnterCombat,
    Redirect,
    StealthThisTurn,
    Wake,
)
from vtes.ops.actions import change_action
from vtes.ops.cards import burn
from vtes.ops.stack import change, emit, push
from vtes.ops.windows import reorder
from vtes.rules.aims import hit, minions_in_play, mode_of
from vtes.rules.combat import may_fight
from vtes.rules.nature import clans, is_vampire
from vtes.rules.numbers import is_poor
from vtes.rules.stack import topmost


def add_stealth(state: GameState, use: Use, word: AddStealth) -> GameState:
    """R6.2.2-15, R6.2.2-19."""
    current = action(state)
    event = StealthChanged(current.minion, word.amount)
    return change_action(state, event, stealth=current.stealth + word.amount)


def add_intercept(state: GameState, use: Use, word: AddIntercept) -> GameState:
    """R6.2.2-15, R6.2.2-18, R6.2.2-19."""
    minion = subject(state, use, word.who)
    amount = word.amount + word.each * use.amount
    event = InterceptChanged(minion, amount)
    more = (*action(state).intercept, (minion, amount))
    return change_action(state, event, intercept=more)


def intercept_of(state: GameState, use: Use, word: InterceptOf) -> GameState:
    """Of those who are such minions now. D314"""
    minions = [
        minion
        for minion in minions_in_play(state, use.seat)
        if state.cards[minion].controller != use.seat
        and hit(state, word.aim, use.seat, use.minion, minion)
    ]
    events = [InterceptChanged(minion, word.amount) for minion in minions]
    more = tuple([(minion, word.amount) for minion in minions])
    return change_action(state, *events, intercept=(*action(state).intercept, *more))


def if_blocks(state: GameState, use: Use, word: IfBlocks) -> GameState:
    """The action keeps it until he does."""
    return change_action(state, if_blocks=(*action(state).if_blocks, use))


def add_bleed(state: GameState, use: Use, word: AddBleed) -> GameState:
    """A bleed takes more pool, or less; never less than none."""
    current = action(state)
    if word.clan and word.clan not in clans(state, current.minion):
        return state
    amount = word.amount + (use.amount if word.chosen else 0)
    event = BleedChanged(current.minion, amount)
    if word.most is not None:
        events = (event,) if is_poor(state, current, word.most) else ()
        more = (*current.bleed_if, (amount, word.most))
        return change_action(state, *events, bleed_if=more)
    return change_action(state, event, bleed=current.bleed + amount)


def stay_untapped(state: GameState, use: Use, word: StayUntapped) -> GameState:
    """The block that has succeeded does not tap him."""
    return change(state, BlockAttempt, untapped=True)


def lose_transfers(state: GameState, use: Use, word: LoseTransfers) -> GameState:
    """Until the end of the turn."""
    return state.replace(lasting=(*state.lasting, NoTransfers(state.active)))


def no_more_bleeds(state: GameState, use: Use, word: NoMoreBleeds) -> GameState:
    """Until the end of the turn."""
    return state.replace(lasting=(*state.lasting, NoBleeds(use.seat)))


def stealth_this_turn(state: GameState, use: Use, word: StealthThisTurn) -> GameState:
    """Counts from the next action on; nothing of it is added to the one that is over."""
    lasting = TurnStealth(use.seat, word.amount, word.vampires)
    state = state.replace(lasting=(*state.lasting, lasting))
    return emit(state, TurnStealthAdded(use.seat, word.amount, word.vampires))


def redirect(state: GameState, use: Use, word: Redirect) -> GameState:
    """The new target may try to block, also if she declined before, and now she is the one who
    comes second in the windows that are open. G25, R1.6.1-22.
    """
    current = action(state)
    seat = methuselah(state, use, word.whose)
    declined = tuple([s for s in current.declined if s != seat])
    event = TargetChanged(current.minion, seat)
    return reorder(change_action(state, event, target_seat=seat, declined=declined))


def wake(state: GameState, use: Use, word: Wake) -> GameState:
    """The minion reacts and tries to block as if he were untapped."""
    awake = (*action(state).awake, use.minion)
    return change_action(state, Woke(use.minion), awake=awake)


def bar_block(state: GameState, use: Use, word: BarBlock) -> GameState:
    """The minion does not block this action; an attempt under way is decided: D210."""
    minion = subject(state, use, word.who)
    barred = (*action(state).barred, minion)
    return change_action(state, BlockBarred(minion), barred=barred)


def bar_vampires(state: GameState, use: Use, word: BarVampires) -> GameState:
    """No vampire blocks this action, also not one whose attempt is under way."""
    current = action(state)
    vampires = [
        minion
        for minion in minions_in_play(state, current.seat)
        if (word.allies or is_vampire(state, minion))
        and state.cards[minion].controller != current.seat
        and minion not in current.barred
    ]
    events = [BlockBarred(minion) for minion in vampires]
    return change_action(state, *events, barred=(*current.barred, *vampires))


def tap_who_fails(state: GameState, use: Use, word: TapWhoFails) -> GameState:
    """Only attempts that fail from now on count."""
    return change_action(state, tapping=True)


def torpor_after_action(state: GameState, use: Use, word: TorporAfterAction) -> GameState:
    """The action sees to it when it ends."""
    return change_action(state, torpor=True)


def attempt_block(state: GameState, use: Use, word: AttemptBlock) -> GameState:
    """The attempt runs its course before the next effect of the card.

    A minion whom a card has kept tapped does not try.
    """
    if state.cards[use.minion].tapped and use.minion not in action(state).awake:
        return state
    return push(state, BlockAttempt(use.minion))


def may_call_off(state: GameState, use: Use, word: MayCallOff) -> GameState:
    """Nothing, if nobody or an ally is trying."""
    attempt = topmost(state, BlockAttempt)
    if attempt is None or not is_vampire(state, attempt.blocker):
        return state
    return change(state, BlockAttempt, revocable=True)


def end_action(state: GameState, use: Use, word: EndAction) -> GameState:
    """The action ends at once, without success; the minion may not repeat it this turn, unless
    the card says so.
    """
    current = action(state)
    if not word.again:
        state = state.replace(lasting=(*state.lasting, _forbidden(state, current)))
    attempt = topmost(state, BlockAttempt)
    blocked = attempt is not None and attempt.step is AttemptStep.BLOCK
    step = ActionStep.AFTERWARDS if current.afterwards and blocked else ActionStep.END
    return change_action(state, ending=int(Ending.ENDED), step=step)


def _forbidden(state: GameState, current: Action) -> NoRepeat:
    """The same action again: with the same card, by the same use of a card in play, or the same
    default action at the same target. D286
    """
    minion, kind, card, mode = current.minion, current.kind, current.card, current.mode
    if card == NOBODY:
        target, seat = current.target, current.target_seat
        return NoRepeat(minion, kind, 0, target, seat, taken=current.taken)
    way = mode_of(state, card, mode)
    if way is not None and way.how is How.USE:
        return NoRepeat(minion, kind, 0, in_play=card, mode=mode)
    return NoRepeat(minion, kind, state.definition(card).facts.id)


def burn_acting(state: GameState, use: Use, word: BurnActing) -> GameState:
    """The acting minion is burned; his action notices that he is gone. G31."""
    return burn(state, action(state).minion)


def enter_combat(state: GameState, use: Use, word: EnterCombat) -> GameState:
    """Only ready minions of two controllers fight; else nothing happens. R6.4-02 to R6.4-04."""
    if not may_fight(state, use.minion, use.target):
        return state
    step = CombatStep.ENTER
    return push(state, Combat(use.minion, use.target, openers=(use,), step=step))


def diablerize(state: GameState, use: Use, word: Diablerize) -> GameState:
    """The diablerie runs its course, if the minion can commit one. R6.5.5-01."""
    return push(state, Diablerie(use.minion, subject(state, use, word.who)))

"""Resolvers of words of action modifiers and reactions."""

from __future__ import annotations

from vtes.effects.subjects import action, subject
from vtes.model.decisions import ActionKind
from vtes.model.events import ActingChanged, Ending, StealthChanged
from vtes.model.frames import ActionStep, Use
from vtes.model.lasting import About, OwesHunt, Remembered, TurnStealth
from vtes.model.play_words import (
    ActInstead,
    AfterAction,
    BleedFails,
    BurnUnlessBlocks,
    Mute,
    NoStealth,
    Note,
    NoUntap,
    Remember,
    StealthOfActing,
)
from vtes.model.state import GameState
from vtes.ops.actions import change_action
from vtes.ops.cards import tap, untap
from vtes.rules.numbers import stealth


def burn_unless_blocks(state: GameState, use: Use, word: BurnUnlessBlocks) -> GameState:
    """The action sees to it before it resolves; a block from now on settles it."""
    owing = (*action(state).owing, (use.minion, word.amount))
    return change_action(state, owing=owing)


def after_action(state: GameState, use: Use, word: AfterAction) -> GameState:
    """The action sees to it, unless it is cancelled before it is blocked or resolves. D331"""
    return change_action(state, afterwards=(*action(state).afterwards, use))


def mute(state: GameState, use: Use, word: Mute) -> GameState:
    """Also none of those of the combat to which it leads."""
    current = action(state)
    return change_action(state, muted=(*current.muted, current.minion))


def no_untap(state: GameState, use: Use, word: NoUntap) -> GameState:
    """Whatever would untap a minion meanwhile does not."""
    return change_action(state, fixed=True)


def stealth_of_acting(state: GameState, use: Use, word: StealthOfActing) -> GameState:
    """R6.2.2-15."""
    acting = action(state)
    lasting = TurnStealth(acting.seat, word.amount, vampires=False, minion=acting.minion)
    trail = (*state.trail, StealthChanged(acting.minion, word.amount))
    return state.replace(lasting=(*state.lasting, lasting), trail=trail)


def no_stealth(state: GameState, use: Use, word: NoStealth) -> GameState:
    """What he has from anywhere counts. R6.2.2-15, D319"""
    current = action(state)
    less = max(stealth(state, current), 0)
    event = StealthChanged(current.minion, -less)
    return change_action(state, event, stealth=current.stealth - less)


def note(state: GameState, use: Use, word: Note) -> GameState:
    """As long as both are in play."""
    lasting = About(use.card, subject(state, use, word.who))
    return state.replace(lasting=(*state.lasting, lasting))


def remember(state: GameState, use: Use, word: Remember) -> GameState:
    """One Methuselah, or nobody: an action is directed at no more than one. R6.2.2-01."""
    lasting = Remembered(use.card, action(state).target_seat, use.mode)
    return state.replace(lasting=(*state.lasting, lasting))


def bleed_fails(state: GameState, use: Use, word: BleedFails) -> GameState:
    """The action goes on after its resolution; the same may be taken again. D212."""
    return change_action(state, ending=int(Ending.ENDED), step=ActionStep.AFTER)


def act_instead(state: GameState, use: Use, word: ActInstead) -> GameState:
    """What has been added to the action stays; what its minion adds by himself changes with him.

    Who goes on with a hunt has hunted this turn (D290).
    """
    old, new = action(state).minion, use.minion
    state = tap(untap(state, old), new)
    if action(state).kind is ActionKind.HUNT and OwesHunt(new) in state.lasting:
        owed = tuple([each for each in state.lasting if each != OwesHunt(new)])
        state = state.replace(lasting=owed)
    for_combat = [
        each.replace(minion=new) if each.minion == old else each for each in action(state).in_combat
    ]
    event = ActingChanged(new, old)
    return change_action(state, event, minion=new, in_combat=tuple(for_combat))

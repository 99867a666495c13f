"""Resolvers of words about what actions do to minions and hands."""

from __future__ import annotations

from vtes.effects.subjects import action, subject
from vtes.model.combat import Damage, DamageStep
from vtes.model.deed_words import (
    BurnMinion,
    Drain,
    DrainIfNothing,
    Draw,
    LookAtTarget,
    SendToTorpor,
    ShowHands,
    Stun,
)
from vtes.model.events import Cause, Ending
from vtes.model.frames import Use
from vtes.model.lasting import HandsShown, Known, Stunned
from vtes.model.state import GameState
from vtes.model.zones import READY, TORPOR
from vtes.ops.cards import burn, draw, move, tap
from vtes.ops.counters import change_blood
from vtes.ops.stack import push
from vtes.rules.stack import current_combat


def draw_cards(state: GameState, use: Use, word: Draw) -> GameState:
    """As many as there are."""
    for _ in range(word.amount):
        state = draw(state, use.seat)
    return state


def show_hands(state: GameState, use: Use, word: ShowHands) -> GameState:
    """Nothing happens to the hands."""
    return state.replace(lasting=(*state.lasting, HandsShown(use.seat)))


def look_at_target(state: GameState, use: Use, word: LookAtTarget) -> GameState:
    """She knows him as long as he lies there. D282"""
    return state.replace(lasting=(*state.lasting, Known(use.seat, (use.target,))))


def drain(state: GameState, use: Use, word: Drain) -> GameState:
    """As far as there is any; an ally without life is burned on settling."""
    return change_blood(state, subject(state, use, word.who), -word.amount, Cause.CARD)


def drain_if_nothing(state: GameState, use: Use, word: DrainIfNothing) -> GameState:
    """It resolves when it is not blocked, and does not end before."""
    bleed = action(state)
    if bleed.ending != Ending.SUCCESSFUL or bleed.bled:
        return state
    return change_blood(state, bleed.minion, -word.amount, Cause.CARD)


def send_to_torpor(state: GameState, use: Use, word: SendToTorpor) -> GameState:
    """R6.5.1-01; who is in torpor stays there. Of one who fights it is as of one who falls. D271"""
    vampire = subject(state, use, word.who)
    combat = current_combat(state)
    if combat is not None and vampire in (combat.acting, combat.opposing):
        return push(state, Damage((), doomed=(vampire,), step=DamageStep.INFLICT))
    return move(state, vampire, TORPOR) if state.cards[vampire].zone is READY else state


def burn_minion(state: GameState, use: Use, word: BurnMinion) -> GameState:
    """Whatever he has goes with him."""
    return burn(state, subject(state, use, word.who))


def stun(state: GameState, use: Use, word: Stun) -> GameState:
    """Twice is the same as once."""
    return stun_minion(state, subject(state, use, word.who), taps=word.taps)


def stun_minion(state: GameState, minion: int, *, taps: bool = True) -> GameState:
    """Tap a minion, who does not untap when his controller's next untap phase begins."""
    lasting = Stunned(minion)
    if lasting not in state.lasting:
        state = state.replace(lasting=(*state.lasting, lasting))
    return tap(state, minion) if taps else state

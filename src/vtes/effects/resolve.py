"""What each effect word does: one resolver for each word."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from vtes.effects import actions, cards, counters
from vtes.model import words
from vtes.model.frames import Use
from vtes.model.state import GameState
from vtes.model.text import Effect

RESOLVERS: dict[type[Effect], Callable[[GameState, Use, Any], GameState]] = {
    words.GainPool: counters.gain_pool,
    words.GainBlood: counters.gain_blood,
    words.BurnBlood: counters.burn_blood,
    words.Weaken: counters.weaken,
    words.IfBled: counters.if_bled,
    words.AddStealth: actions.add_stealth,
    words.AddIntercept: actions.add_intercept,
    words.AddBleed: actions.add_bleed,
    words.StealthThisTurn: actions.stealth_this_turn,
    words.Redirect: actions.redirect,
    words.Wake: actions.wake,
    words.BarBlock: actions.bar_block,
    words.BarVampires: actions.bar_vampires,
    words.TapWhoFails: actions.tap_who_fails,
    words.TorporAfterAction: actions.torpor_after_action,
    words.EndAction: actions.end_action,
    words.BurnActing: actions.burn_acting,
    words.TapMinion: cards.tap_minion,
    words.UntapMinion: cards.untap_minion,
    words.BurnTarget: cards.burn_target,
    words.StealTarget: cards.steal_target,
    words.DrawFromCrypt: cards.draw_from_crypt,
    words.PutInPlay: cards.put_in_play,
    words.PutOn: cards.put_on,
    words.Recruit: cards.recruit,
    words.Employ: cards.employ,
    words.CancelCard: cards.cancel_card,
}


def resolve(state: GameState, use: Use, effect: Effect) -> GameState:
    """Carry out one word of a card.

    Args:
        state: the position.
        use: who uses the card for what.
        effect: the word.
    """
    return RESOLVERS[type(effect)](state, use, effect)

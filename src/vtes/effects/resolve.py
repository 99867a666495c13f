"""What each effect word does: one resolver for each word."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from vtes.effects import actions, cards, choosing, counters, titles
from vtes.effects.subjects import subject
from vtes.model import choosing as asking
from vtes.model import words
from vtes.model.frames import Use
from vtes.model.state import GameState
from vtes.model.text import Effect
from vtes.model.zones import IN_PLAY_ZONES, UNCONTROLLED

RESOLVERS: dict[type[Effect], Callable[[GameState, Use, Any], GameState]] = {
    words.GainPool: counters.gain_pool,
    words.BurnPool: counters.burn_pool,
    words.GainBlood: counters.gain_blood,
    words.BurnBlood: counters.burn_blood,
    words.Weaken: counters.weaken,
    words.StealBlood: counters.steal_blood,
    words.EachBurnsBlood: counters.each_burns_blood,
    words.EachBurnsPool: counters.each_burns_pool,
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
    words.AttemptBlock: actions.attempt_block,
    words.EndAction: actions.end_action,
    words.BurnActing: actions.burn_acting,
    words.EnterCombat: actions.enter_combat,
    words.TapMinion: cards.tap_minion,
    words.UntapMinion: cards.untap_minion,
    words.BurnTarget: cards.burn_target,
    words.StealTarget: cards.steal_target,
    words.DrawFromCrypt: cards.draw_from_crypt,
    words.PutInPlay: cards.put_in_play,
    words.PutOn: cards.put_on,
    words.Recruit: cards.recruit,
    words.Employ: cards.employ,
    words.AddCounters: counters.add_counters,
    words.BloodToPool: counters.blood_to_pool,
    words.PoolToBlood: counters.pool_to_blood,
    words.FeedTarget: counters.feed_target,
    words.BurnThis: cards.burn_this,
    words.BurnThisAt: cards.burn_this_at,
    words.BiggerHand: cards.bigger_hand,
    words.GainTitle: titles.gain_title,
    words.CancelCard: cards.cancel_card,
    words.BorrowTarget: cards.borrow_target,
    words.GiveThis: cards.give_this,
    words.ReadyTarget: cards.ready_target,
    asking.ShuffleLibrary: choosing.shuffle,
    asking.Fetch: choosing.begin,
    asking.DiscardOne: choosing.begin,
    asking.DiscardDown: choosing.begin,
    asking.MayBurnBlood: choosing.begin,
    asking.GiveBlood: choosing.begin,
    asking.TapUpTo: choosing.begin,
}


_ABOUT_TARGET = (
    words.BurnTarget,
    words.StealTarget,
    words.StealBlood,
    words.EnterCombat,
    words.BarBlock,
    words.BorrowTarget,
    words.ReadyTarget,
)


def resolve(state: GameState, use: Use, effect: Effect) -> GameState:
    """Carry out one word of a card; nothing if the card that it is about is gone.

    Args:
        state: the position.
        use: who uses the card for what.
        effect: the word.
    """
    who = words.Who.TARGET if isinstance(effect, _ABOUT_TARGET) else getattr(effect, "who", None)
    if who is not None:
        zone = state.cards[subject(state, use, who)].zone
        if zone not in IN_PLAY_ZONES and zone is not UNCONTROLLED:
            return state
    return RESOLVERS[type(effect)](state, use, effect)

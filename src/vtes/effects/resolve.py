"""What each effect word does: one resolver for each word."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from vtes.effects import (
    actions,
    becoming,
    cards,
    choosing,
    combat,
    counters,
    courses,
    deeds,
    graves,
    masters,
    motions,
    plays,
    titles,
    votes,
)
from vtes.effects.subjects import subject
from vtes.model import (
    card_words,
    combat_words,
    course_words,
    deed_words,
    master_words,
    play_words,
    vote_words,
    words,
)
from vtes.model import choosing as asking
from vtes.model.frames import Use
from vtes.model.state import NOBODY, GameState
from vtes.model.text import Effect
from vtes.model.zones import IN_PLAY_ZONES, UNCONTROLLED
from vtes.rules.conditions import HOLDS


def _if_holds(state: GameState, use: Use, word: play_words.IfHolds) -> GameState:
    """One word after the other, if it holds before the first."""
    if HOLDS[type(word.holds)](state, use.minion, word.holds):
        for effect in word.effects:
            state = resolve(state, use, effect)
    return state


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
    play_words.IfHolds: _if_holds,
    play_words.InterceptOf: actions.intercept_of,
    play_words.IfBlocks: actions.if_blocks,
    words.AddBleed: actions.add_bleed,
    words.StealthThisTurn: actions.stealth_this_turn,
    words.Redirect: actions.redirect,
    words.Wake: actions.wake,
    play_words.BarBlock: actions.bar_block,
    play_words.BarVampires: actions.bar_vampires,
    card_words.StayUntapped: actions.stay_untapped,
    card_words.LoseTransfers: actions.lose_transfers,
    play_words.TapWhoFails: actions.tap_who_fails,
    play_words.TorporAfterAction: actions.torpor_after_action,
    words.AttemptBlock: actions.attempt_block,
    play_words.MayCallOff: actions.may_call_off,
    words.EndAction: actions.end_action,
    words.BurnActing: actions.burn_acting,
    words.EnterCombat: actions.enter_combat,
    words.TapMinion: cards.tap_minion,
    words.UntapMinion: cards.untap_minion,
    card_words.UntapAtEnd: cards.untap_at_end,
    words.BurnTarget: cards.burn_target,
    card_words.BurnTargets: becoming.burn_targets,
    words.StealTarget: cards.steal_target,
    words.BorrowTarget: cards.borrow_target,
    words.DrawFromCrypt: cards.draw_from_crypt,
    words.PutInPlay: cards.put_in_play,
    words.PutOn: cards.put_on,
    words.Recruit: cards.recruit,
    card_words.BecomeVampire: becoming.become_vampire,
    deed_words.SendToTorpor: deeds.send_to_torpor,
    play_words.BurnUnlessBlocks: plays.burn_unless_blocks,
    play_words.AfterAction: plays.after_action,
    play_words.Mute: plays.mute,
    play_words.NoStealth: plays.no_stealth,
    play_words.NoUntap: plays.no_untap,
    play_words.StealthOfActing: plays.stealth_of_acting,
    play_words.Note: plays.note,
    play_words.Remember: plays.remember,
    play_words.BleedFails: plays.bleed_fails,
    play_words.ActInstead: plays.act_instead,
    card_words.BecomeAlly: becoming.become_ally,
    card_words.MustHunt: becoming.must_hunt,
    card_words.GiveToken: becoming.give_token,
    card_words.BurnToken: becoming.burn_token,
    card_words.BurnVandalized: becoming.burn_vandalized,
    card_words.BanThisTurn: becoming.ban_this_turn,
    words.Employ: cards.employ,
    words.AddCounters: counters.add_counters,
    words.BloodToPool: counters.blood_to_pool,
    words.PoolToBlood: counters.pool_to_blood,
    card_words.EachGainsBlood: counters.each_gains_blood,
    card_words.Tithe: counters.tithe,
    card_words.BurnCounters: counters.burn_counters,
    card_words.AddBled: counters.add_bled,
    card_words.AddCountersFor: counters.add_counters_for,
    card_words.MoveBlood: counters.move_blood,
    card_words.BurnEdge: counters.burn_edge,
    card_words.TakeEdge: counters.take_edge,
    card_words.SpendEdge: counters.spend_edge,
    card_words.NoMoreBleeds: actions.no_more_bleeds,
    card_words.Mend: counters.mend,
    words.FeedTarget: counters.feed_target,
    words.BurnThis: cards.burn_this,
    words.BurnThisAt: cards.burn_this_at,
    card_words.RemoveThis: becoming.remove_this,
    card_words.RemoveTarget: becoming.remove_target,
    words.BiggerHand: cards.bigger_hand,
    words.CancelCard: cards.cancel_card,
    card_words.CancelUse: cards.cancel_use,
    card_words.NotThisTurn: cards.not_this_turn,
    words.BorrowTarget: cards.borrow_target,
    words.GiveThis: cards.give_this,
    card_words.ReadyTarget: cards.ready_target,
    asking.ShuffleLibrary: choosing.shuffle,
    asking.ShuffleCrypt: choosing.shuffle_the_crypt,
    asking.ShuffleTop: choosing.begin,
    asking.Fetch: choosing.begin,
    asking.LookAtLibrary: choosing.begin,
    asking.Escape: choosing.begin,
    asking.DiscardOne: choosing.begin,
    asking.TakeBackDiscards: choosing.begin,
    asking.DiscardDown: choosing.begin,
    asking.DiscardTheirs: choosing.begin,
    asking.MayBurnBlood: choosing.begin,
    asking.MayAvoid: choosing.begin,
    asking.Sacrifice: choosing.begin,
    asking.GiveBlood: choosing.begin,
    asking.BuyStrikes: choosing.begin,
    asking.PutBack: choosing.begin,
    asking.PutUnder: choosing.begin,
    asking.Exchange: choosing.begin,
    asking.AddUpTo: choosing.begin,
    asking.Levy: choosing.begin,
    asking.ChooseMinion: choosing.begin,
    asking.BurnOwn: choosing.begin,
    asking.TapTheirs: choosing.begin,
    asking.RemoveOrBurn: choosing.begin,
    asking.Exhume: graves.exhume,
    asking.StealOutweighed: choosing.begin,
    asking.LookAtHand: choosing.begin,
    asking.BurnHand: choosing.begin,
    asking.TakeBlood: choosing.begin,
    asking.TakeClan: choosing.begin,
    asking.KeepOrBurn: choosing.begin,
    asking.MoveToComing: choosing.begin,
    asking.TapUpTo: choosing.begin,
    vote_words.GainTitle: titles.gain_title,
    vote_words.StealTitle: titles.steal_title,
    vote_words.TapClan: votes.tap_clan,
    vote_words.BurnBleeders: votes.burn_bleeders,
    vote_words.BloodByMargin: choosing.begin,
    vote_words.EachByElder: choosing.begin,
    vote_words.EachPutsBack: choosing.begin,
    vote_words.BuyVotes: choosing.begin,
    vote_words.ShiftPool: choosing.begin,
    vote_words.GainVotes: votes.gain_votes,
    vote_words.LoseTitle: titles.lose_title,
    vote_words.RememberNamed: motions.remember_named,
    vote_words.Revere: motions.revere,
    vote_words.CallMotion: motions.call_motion,
    vote_words.Banish: motions.banish,
    vote_words.StunAll: motions.stun_all,
    vote_words.ReverseTurns: motions.reverse_turns,
    vote_words.Reseat: motions.reseat,
    vote_words.ChangePlaces: motions.change_places,
    vote_words.BurnUnlessRepaid: choosing.begin,
    vote_words.EachGainsVotes: votes.each_gains_votes,
    vote_words.PassNext: votes.pass_next,
    vote_words.BurnAllotted: votes.burn_allotted,
    vote_words.EachByCount: votes.each_by_count,
    vote_words.GiveTarget: votes.give_target,
    vote_words.CancelReferendum: votes.cancel_referendum,
    vote_words.Abstain: votes.abstain,
    vote_words.OnlyVoters: votes.only_voters,
    vote_words.Bribe: votes.bribe,
    vote_words.TargetsAbstain: votes.targets_abstain,
    vote_words.CoerceTargets: choosing.begin,
    vote_words.ForceVotes: choosing.begin,
    vote_words.VotersBurn: votes.watch,
    vote_words.CallerBurns: votes.watch,
    vote_words.TapVoters: votes.watch,
    combat_words.Maneuver: combat.do_maneuver,
    course_words.SetRange: courses.set_range,
    combat_words.Press: combat.do_press,
    combat_words.Prevent: combat.prevent,
    combat_words.AdditionalStrikes: combat.additional_strikes,
    combat_words.MayLater: combat.may_later,
    combat_words.Marks: combat.marks,
    combat_words.EachRound: combat.each_round,
    combat_words.HurtAfterwards: combat.hurt_afterwards,
    combat_words.ChooseAgain: combat.choose_again,
    master_words.FaintAfterwards: combat.faint_afterwards,
    combat_words.DrainAfterwards: combat.drain_afterwards,
    combat_words.DamageTo: combat.damage_to,
    combat_words.BurnIfAlly: combat.burn_if_ally,
    combat_words.HandInCombat: combat.hand_in_combat,
    combat_words.StealEquipment: combat.steal_equipment,
    combat_words.Wield: combat.wield,
    combat_words.Pin: combat.pin,
    combat_words.Stake: combat.stake,
    combat_words.FightNext: combat.fight_next,
    course_words.CombatAgain: combat.combat_again,
    course_words.CancelCombat: courses.cancel_combat,
    course_words.MayCancelCombat: combat.in_combat,
    course_words.AnotherRound: courses.another_round,
    course_words.EndCombat: combat.end_combat,
    combat_words.RegainLost: combat.regain_lost,
    combat_words.InCombat: combat.in_combat,
    deed_words.Diablerize: actions.diablerize,
    course_words.ContinueAction: combat.continue_action,
    course_words.ActionGoesOn: combat.action_goes_on,
    combat_words.StayReady: combat.stay_ready,
    combat_words.PressEachRound: combat.press_each_round,
    combat_words.BurnWeapon: combat.burn_weapon,
    combat_words.DrawMore: combat.draw_more,
    deed_words.Draw: deeds.draw_cards,
    deed_words.LookAtTarget: deeds.look_at_target,
    deed_words.SendToTorpor: deeds.send_to_torpor,
    deed_words.Drain: deeds.drain,
    deed_words.DrainIfNothing: deeds.drain_if_nothing,
    deed_words.Stun: deeds.stun,
    deed_words.BurnMinion: deeds.burn_minion,
    deed_words.ShowHands: deeds.show_hands,
    master_words.MoreMasterActions: masters.more_master_actions,
    master_words.PayOrBurn: masters.pay_or_burn,
    master_words.Haunt: choosing.begin,
    master_words.Gird: choosing.begin,
    master_words.StealthForBlood: choosing.begin,
    master_words.PayPerCounter: choosing.begin,
    master_words.MayBuyOff: choosing.begin,
    master_words.MayForestall: choosing.begin,
    master_words.OnlyAt: masters.only_at,
    master_words.PoolForCapacity: masters.pool_for_capacity,
    master_words.MoveThis: masters.move_this,
    master_words.Offer: masters.offer,
    master_words.TakeOffer: masters.take_offer,
    master_words.KeepInGame: masters.keep_in_game,
    master_words.StealFromSaved: masters.steal_from_saved,
    master_words.EquipFirst: masters.equip_first,
    master_words.PayController: masters.pay_controller,
    master_words.BurnPoolForEach: masters.burn_pool_for_each,
}


_ABOUT_TARGET = (
    asking.MoveToComing,
    asking.TakeBlood,
    words.BurnTarget,
    asking.Sacrifice,
    card_words.RemoveTarget,
    master_words.MayBuyOff,
    master_words.PoolForCapacity,
    card_words.BurnVandalized,
    words.StealTarget,
    words.StealBlood,
    words.EnterCombat,
    vote_words.GiveTarget,
    vote_words.Abstain,
    vote_words.StealTitle,
    vote_words.Revere,
    vote_words.ForceVotes,
    vote_words.Banish,
    combat_words.StealEquipment,
)

_AIMED = (words.Who.TARGET, words.Who.OPPONENT, words.Who.BOTH)


def resolve(state: GameState, use: Use, effect: Effect) -> GameState:
    """Carry out one word of a card; nothing if the card that it is about is gone.

    Args:
        state: the position.
        use: who uses the card for what.
        effect: the word.
    """
    who = about(effect)
    if who is not None and who is not words.Who.BOTH:
        whom = subject(state, use, who)
        zone = state.cards[whom].zone if whom != NOBODY else None
        if zone not in IN_PLAY_ZONES and zone is not UNCONTROLLED:
            return state
    return RESOLVERS[type(effect)](state, use, effect)


def about(effect: Effect) -> words.Who | None:
    """Whom a word is about, None for nobody in particular."""
    gives = isinstance(effect, card_words.MoveBlood) and effect.to is words.Who.TARGET
    if gives or isinstance(effect, _ABOUT_TARGET):
        return words.Who.TARGET
    who: words.Who | None = getattr(effect, "who", None)
    return who


def is_aimed(effect: Effect) -> bool:
    """Whether a word of a strike is aimed at the opponent or his things. R6.4.5-18, R6.4.5-25."""
    return about(effect) in _AIMED

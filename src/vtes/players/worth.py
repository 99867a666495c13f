"""What a way to use a card is worth to its player, roughly: counted in pool, word by word."""

from __future__ import annotations

from typing import Final

from vtes.model import card_words as on_cards
from vtes.model import combat_words as combat
from vtes.model import course_words as courses
from vtes.model import deed_words as deeds
from vtes.model import play_words as plays
from vtes.model import vote_words as ballots
from vtes.model import words
from vtes.model.aims import Whose
from vtes.model.text import Effect, Mode, Reach, Strike

WORTH: Final[dict[type[Effect], float]] = {
    words.GainPool: 1.0,
    words.AddBleed: 1.5,
    words.IfBled: 1.0,
    words.Redirect: 3.0,
    words.CancelCard: 1.5,
    words.PutInPlay: 2.0,
    words.PutOn: 1.5,
    words.Recruit: 2.5,
    words.Employ: 1.5,
    words.GainBlood: 0.5,
    words.BurnTarget: 2.0,
    words.StealTarget: 3.0,
    words.EnterCombat: 0.2,
    words.PoolToBlood: -0.5,
    plays.TorporAfterAction: -3.0,
    words.BurnActing: -4.0,
    words.BurnThis: 0.0,
    words.BurnBlood: 0.5,
    words.EndAction: 1.0,
    combat.AdditionalStrikes: 1.5,
    combat.Prevent: 1.0,
    combat.Press: 0.1,
    combat.Maneuver: 0.3,
    courses.EndCombat: 1.0,
    deeds.SendToTorpor: 3.0,
    ballots.GainVotes: 1.0,
}
"""Worth of an effect word, of those with an amount for each counter; of any other, `OTHERS`."""

OTHERS: Final = 0.8

HARMFUL: Final = (
    words.BurnPool,
    words.BurnBlood,
    words.Weaken,
    words.StealBlood,
    words.EnterCombat,
    words.BurnTarget,
    words.StealTarget,
    words.BorrowTarget,
    words.TapMinion,
    words.EachBurnsBlood,
    words.EachBurnsPool,
    words.Redirect,
    on_cards.BurnTargets,
    on_cards.MustHunt,
    on_cards.BanThisTurn,
    on_cards.LoseTransfers,
    on_cards.RemoveTarget,
    combat.DamageTo,
    combat.Pin,
    combat.Stake,
    combat.StealEquipment,
    combat.BurnWeapon,
    deeds.Diablerize,
    deeds.SendToTorpor,
    deeds.Stun,
    ballots.Abstain,
    ballots.BurnAllotted,
    ballots.LoseTitle,
    ballots.StealTitle,
    ballots.StunAll,
)
"""What nobody wishes upon herself."""


def worth(mode: Mode) -> float:
    """What happens if a card is used in this way, in pool."""
    if mode.strike is not None:
        return strike_worth(mode.strike, long=False)
    return sum(_word(effect) for effect in mode.effects)


def _word(effect: Effect) -> float:
    value = WORTH.get(type(effect), OTHERS)
    if isinstance(effect, words.BurnPool) and effect.whose is words.Whom.PLAYER:
        return -float(effect.amount)
    if isinstance(effect, words.TapMinion | words.BurnBlood) and effect.who is words.Who.SELF:
        return -0.5
    amount = getattr(effect, "amount", 1)
    return value * amount if isinstance(amount, int) and 0 < amount < 9 else value


def strike_worth(strike: Strike, *, long: bool, strength: int = 1) -> float:
    """What a strike is worth: its damage, or what else it does.

    Args:
        strike: the strike.
        long: whether the round is fought at long range.
        strength: strength of the striker.
    """
    if strike.dodge:
        return 0.9
    if (long and strike.reach is Reach.CLOSE) or (not long and strike.reach is Reach.LONG):
        return 0.0
    if strike.ends:
        return 1.2
    damage = strike.damage + strength * (strike.hand or strike.strength)
    if long and strike.long is not None:
        damage = strike.long
    value = damage * (2 if strike.aggravated else 1) + 1.5 * strike.steal + 4 * strike.torpor
    return value + 0.3 * strike.first + 0.5 * len(strike.effects) - 0.5 * strike.to_self


def harmful(mode: Mode | None) -> bool:
    """Whether whatever a card is aimed at would rather not be it."""
    if mode is None:
        return True
    if mode.aim is not None and mode.aim.whose is Whose.YOURS:
        return False
    return not mode.effects or any(isinstance(effect, HARMFUL) for effect in mode.effects)

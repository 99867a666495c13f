"""Master cards that are put on a minion."""

from __future__ import annotations

from vtes.cards.uses import acts, anybody_acts, each_combat, happens, master, may, must, put_on
from vtes.model.cards import Title
from vtes.model.choosing import ChooseMinion, ShuffleLibrary
from vtes.model.combat_words import Prevent
from vtes.model.conditions import ActionIs, BledAt
from vtes.model.decisions import ActionKind, Phase, WindowKind
from vtes.model.laws import DearerMasters, NotForOthers
from vtes.model.master_words import EquipFirst, Haunt, PayOrBurn
from vtes.model.needs import Finds, OfAnother
from vtes.model.needs_in_play import HostIn, OwnHost
from vtes.model.needs_own import CardIsAbout
from vtes.model.text import (
    Aim,
    Ban,
    Bonus,
    By,
    Deed,
    Effect,
    How,
    Mode,
    Moment,
    Number,
    Text,
    Trait,
    What,
    Where,
    Whose,
)
from vtes.model.words import (
    BurnPool,
    BurnThis,
    EnterCombat,
    PutOn,
    TapMinion,
    UntapMinion,
    Who,
    Whom,
)


def _when_host_falls(*effects: Effect) -> Mode:
    return happens(Moment.HOST_FALLS, *effects)


_READY_VAMPIRE = Aim(What.VAMPIRE, where=Where.READY)
_YOUR_VAMPIRE = Aim(What.VAMPIRE, Whose.YOURS, Where.READY)
_ASSAMITE = Aim(What.VAMPIRE, clan="Assamite")
_HIGH = (Title.JUSTICAR, Title.INNER_CIRCLE)

PLACED: dict[int, Text] = {
    100420: Text(  # Contract
        modes=(
            master(
                ChooseMinion(_ASSAMITE), PutOn(), aim=Aim(What.MINION, where=Where.READY)
            ).replace(needs=(Finds(_ASSAMITE),)),
            anybody_acts(
                EnterCombat(),
                needs=(CardIsAbout(), OfAnother(), HostIn(Where.READY)),
                stealth=1,
                at_host=True,
            ),
        ),
        traits=(Trait.CONTRACT,),
    ),
    100526: Text(  # Depravity
        modes=(put_on(_YOUR_VAMPIRE),),
        bonuses=(
            Bonus(Number.STRENGTH, 1),
            Bonus(Number.STEALTH, 1, (ActionIs((ActionKind.DIABLERIE,)),)),
        ),
        bans=(Ban.RETINUE,),
    ),
    100533: Text(  # Detection
        modes=(
            put_on(Aim(What.VAMPIRE, clan="Lasombra")),
            may(Phase.UNTAP, UntapMinion(Who.HOST), by=By.HOST, blood=1),
            acts(BurnThis(), at_this=True),
        ),
        bans=(Ban.UNTAP, Ban.VOTE),
    ),
    100698: Text(  # Fame
        modes=(
            put_on(_READY_VAMPIRE),
            _when_host_falls(BurnPool(3, Whom.HOST)),
            must(BurnPool(1, Whom.ACTIVE), turn=Whose.ANYBODY, needs=(HostIn(Where.TORPOR),)),
        )
    ),
    100710: Text(  # Fear of Mekhet
        modes=(
            put_on(Aim(What.VAMPIRE, where=Where.READY, titled=_HIGH), TapMinion(Who.TARGET)),
            must(PayOrBurn(5), Haunt(Aim(What.VAMPIRE, titled=_HIGH)), by=By.HOST),
        )
    ),
    100866: Text(  # Guardian Angel
        modes=(
            put_on(_YOUR_VAMPIRE),
            each_combat(WindowKind.PREVENT, Prevent(1)),
            _when_host_falls(BurnThis()),
        ),
        bonuses=(Bonus(Number.INTERCEPT, 1, (BledAt(),)),),
    ),
    100897: Text(  # Haven Uncovered
        modes=(
            put_on(_READY_VAMPIRE),
            anybody_acts(
                EnterCombat(), needs=(OfAnother(), HostIn(Where.READY)), stealth=1, at_host=True
            ),
            acts(BurnThis(), stealth=1, at_this=True),
        )
    ),
    100943: Text(  # Humanitas
        modes=(put_on(_YOUR_VAMPIRE),),
        bonuses=(
            Bonus(Number.STEALTH, 1, (ActionIs((ActionKind.RESCUE,)),)),
            Bonus(Number.RESCUE, -1),
        ),
        bans=(Ban.DIABLERIE,),
    ),
    101711: Text(  # Secure Haven
        modes=(
            put_on(Aim(What.MINION, Whose.YOURS, without=Trait.HAVEN)),
            _when_host_falls(BurnThis()),
        ),
        location=True,
        traits=(Trait.HAVEN,),
        laws=(NotForOthers(), DearerMasters(pool=1)),
    ),
    102092: Text(  # Vast Wealth
        modes=(
            put_on(Aim(What.MINION, Whose.YOURS, Where.READY)),
            Mode(
                How.USE,
                by=By.ITSELF,
                needs=(OwnHost(),),
                deed=Deed(ActionKind.EQUIP),
                effects=(EquipFirst(), ShuffleLibrary()),
            ),
        )
    ),
}

"""Action cards that stay on minions and are used later, for or against them."""

from __future__ import annotations

from typing import Final

from vtes.cards.shapes import action, bleed_action
from vtes.cards.uses import anybody_acts, happens, may
from vtes.model.card_words import Mend, NotThisTurn, ReadyTarget
from vtes.model.cards import Discipline
from vtes.model.choosing import StealOutweighed
from vtes.model.conditions import Is
from vtes.model.decisions import ActionKind, Phase
from vtes.model.lasting import Until
from vtes.model.laws import CannotBlock, Tribute, UntappedBlocks
from vtes.model.needs import HasNo, IsVampire, PlayedIn
from vtes.model.needs_in_play import HostIn
from vtes.model.needs_own import ControlsNone, OutweighsOne, PreyHasNone, While
from vtes.model.play_words import Note
from vtes.model.text import (
    Aim,
    Ban,
    Bonus,
    By,
    Cost,
    Deed,
    Moment,
    Number,
    Text,
    What,
    Where,
    Whose,
)
from vtes.model.words import (
    AddCounters,
    BorrowTarget,
    BurnPool,
    BurnTarget,
    BurnThis,
    GainBlood,
    PutInPlay,
    PutOn,
    TapMinion,
    UntapMinion,
    Who,
    Whom,
)

_FORM: Final = 100770
_QUILL: Final = 101138
_VIGOR: Final = 101603
_ONE_FORM: Final = (ControlsNone(_FORM),)
_OF_PREY: Final = Aim(What.MINION, Whose.PREY, Where.READY)
_MAD: Final = Is(Aim(What.VAMPIRE, skill=Discipline.DEMENTATION))
_LOST_WITH_ITS_MAKER: Final = happens(Moment.IT_LEAVES, BurnThis())

THRALLS: dict[int, Text] = {
    _FORM: Text(  # Form of Corruption
        modes=(
            action(1, PutInPlay(), needs=_ONE_FORM),
            action(2, PutInPlay(), needs=_ONE_FORM),
            happens(Moment.PREY_HAS_EDGE, AddCounters(1)),
            may(
                Phase.MASTER,
                StealOutweighed(),
                BurnThis(),
                needs=(PlayedIn(0), OutweighsOne()),
            ),
            may(
                Phase.MASTER,
                StealOutweighed(),
                BurnThis(),
                BurnPool(1, Whom.PREY),
                needs=(PlayedIn(1), OutweighsOne()),
            ),
        )
    ),
    _QUILL: Text(  # Madman's Quill
        modes=(
            bleed_action(1, 2),
            action(2, PutOn(), aim=_OF_PREY, needs=(PreyHasNone(_QUILL),)),
            anybody_acts(BurnThis(), needs=(IsVampire(),)).replace(cost=Cost(blood=2)),
        ),
        exposes=(Bonus(Number.BLEED, 1, (_MAD,)),),
    ),
    101215: Text(  # Puppet Master
        modes=(
            bleed_action(1, 2),
            action(
                2,
                PutOn(),
                TapMinion(Who.TARGET),
                NotThisTurn(),
                aim=Aim(What.VAMPIRE, younger=True),
            ),
            may(
                Phase.MINION,
                UntapMinion(Who.HOST),
                BorrowTarget(Until.END_OF_TURN, Who.HOST),
                BurnThis(),
            ).replace(must=True),
        ),
        bans=(Ban.UNTAP,),
    ),
    _VIGOR: Text(  # Renewed Vigor
        modes=(
            action(1, PutOn(Who.SELF), stealth=1, needs=(HasNo(cards=(_VIGOR,)),)).replace(
                skill=Discipline.FORTITUDE
            ),
            action(
                1,
                ReadyTarget(anybodys=True),
                aim=Aim(What.VAMPIRE, where=Where.TORPOR),
                stealth=1,
            ).replace(skill=Discipline.OBEAH),
            action(1, Mend(), aim=Aim(What.COMPANION, hurt=True), stealth=1).replace(
                skill=Discipline.OBEAH
            ),
            action(
                2, GainBlood(-1, Who.TARGET), aim=Aim(What.VAMPIRE, another=True), stealth=1
            ).replace(skill=Discipline.OBEAH),
            may(
                Phase.UNTAP,
                ReadyTarget(Who.HOST, anybodys=True),
                BurnThis(),
                by=By.HOST,
                needs=(HostIn(Where.TORPOR),),
            ),
        )
    ),
    100109: Text(  # Atonement
        modes=(
            action(0, PutOn(Who.SELF), stealth=1, needs=(While(Is(Aim(What.VAMPIRE, most=5))),)),
            anybody_acts(
                BurnThis(),
                needs=(IsVampire(),),
                stealth=0,
                kin="Follower of Set",
                kin_stealth=-1,
            ),
        ),
        bonuses=(Bonus(Number.INTERCEPT, 1),),
        laws=(UntappedBlocks(Aim(What.VAMPIRE, not_older=True)),),
    ),
    100194: Text(  # Blood Bond
        modes=(action(0, Note(), PutOn(), aim=Aim(What.VAMPIRE), stealth=1),),
        laws=(CannotBlock(),),
    ),
    101721: Text(  # Sensory Deprivation
        modes=(
            action(1, BurnTarget(), aim=Aim(What.RETAINER)),
            action(1, PutOn(), Note(), aim=Aim(What.ALLY)),
            action(2, PutOn(), Note(), aim=Aim(What.VAMPIRE)),
            _LOST_WITH_ITS_MAKER,
        ),
        bans=(Ban.UNTAP,),
    ),
    101801: Text(  # Slaughtering the Herd
        modes=(
            bleed_action(1, 2).replace(deed=Deed(ActionKind.BLEED, bleed=2, evades=Aim(What.ALLY))),
            action(2, PutOn(), Note(), aim=Aim(What.VAMPIRE, Whose.PREDATOR)),
            may(Phase.MINION, BurnThis(), by=By.HOST, blood=4),
            _LOST_WITH_ITS_MAKER,
        ),
        laws=(Tribute(),),
    ),
}

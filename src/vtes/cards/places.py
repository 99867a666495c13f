"""Locations that are one of a kind."""

from __future__ import annotations

from vtes.cards.shapes import (
    ANY_TIME,
    ATTEMPT,
    BEFORE_BLOCK,
    BURNED_BY_ACTION,
    BURNED_BY_REFERENDUM,
    IN_ROUND,
    POLLING,
    burned_with_help,
    location,
)
from vtes.model.card_words import MoveBlood
from vtes.model.cards import Sect
from vtes.model.combat_words import DamageTo, EndCombat
from vtes.model.decisions import ActionKind, Phase, WindowKind
from vtes.model.laws import MoreTransfers
from vtes.model.master_words import (
    BurnPoolForEach,
    MoreMasterActions,
    OfferIntercept,
    StealthForBlood,
    TakeOffer,
)
from vtes.model.needs import ActingIs, OfSect
from vtes.model.needs_in_play import (
    ActiveHas,
    BlockedBleed,
    ControlsPrince,
    InRound,
    NotYours,
    OpponentOfSect,
    PoliticalAction,
)
from vtes.model.text import Aim, By, Cost, Deed, How, Mode, Text, Trait, What, Where, Whose
from vtes.model.vote_words import EachGainsVotes, GainVotes
from vtes.model.words import AddIntercept, BurnBlood, GiveThis, TapMinion, Who, Whom

_TAP = Cost(tap=True)
_CAMARILLA = Sect.CAMARILLA

PLACES: dict[int, Text] = {
    100082: location(  # Arcanum Chapterhouse, Alexandria
        Mode(
            How.USE,
            phase=Phase.UNTAP,
            turn=Whose.NEIGHBOURS,
            must=True,
            needs=(ActiveHas(Trait.HUNTING_GROUND),),
            effects=(BurnPoolForEach(1, Trait.HUNTING_GROUND),),
        ),
        BURNED_BY_ACTION,
    ),
    100277: location(  # Cairo Int'l Airport
        Mode(
            How.USE,
            aim=Aim(What.VAMPIRE, Whose.PREY, Where.UNCONTROLLED),
            deed=Deed(ActionKind.CARD),
            effects=(BurnBlood(1),),
        )
    ),
    100631: location(  # Elysium: The Arboretum
        Mode(
            How.USE,
            windows=(WindowKind.BEFORE_RANGE,),
            by=By.COMBATANT,
            needs=(OfSect(_CAMARILLA), OpponentOfSect(_CAMARILLA)),
            cost=_TAP,
            effects=(EndCombat(),),
        ),
        BURNED_BY_REFERENDUM.replace(needs=(OfSect(_CAMARILLA),)),
    ),
    100632: location(  # Elysium: The Palace of Versailles
        Mode(
            How.USE,
            windows=POLLING,
            needs=(PoliticalAction(),),
            cost=_TAP,
            effects=(EachGainsVotes(1, _CAMARILLA),),
        )
    ),
    100766: location(  # Forest of Shadows
        Mode(
            How.USE,
            windows=ATTEMPT,
            needs=(ActingIs("Malkavian", blood=1),),
            cost=_TAP,
            effects=(StealthForBlood(),),
        ),
        BURNED_BY_ACTION,
    ),
    100984: location(laws=(MoreTransfers(2),)),  # Information Highway
    101127: location(  # The Louvre, Paris
        Mode(
            How.USE,
            windows=ANY_TIME,
            aim=Aim(What.VAMPIRE, clan="Toreador"),
            cost=_TAP,
            effects=(TapMinion(Who.TARGET),),
        ),
        Mode(
            How.USE,
            windows=ANY_TIME,
            needs=(ControlsPrince("Paris"),),
            aim=Aim(What.MINION),
            cost=_TAP,
            effects=(TapMinion(Who.TARGET),),
        ),
        Mode(
            How.USE,
            by=By.ANYBODY,
            needs=(NotYours(),),
            deed=Deed(ActionKind.CARD),
            effects=(GiveThis(Whom.PLAYER),),
        ),
    ),
    101341: location(  # Oxford University, England
        Mode(
            How.USE,
            windows=POLLING,
            needs=(PoliticalAction(),),
            cost=Cost(tap=True, x=True),
            effects=(GainVotes(0, each=2, who=Who.THIS),),
        )
    ),
    101355: location(  # The Parthenon
        Mode(How.USE, phase=Phase.MASTER, cost=_TAP, effects=(MoreMasterActions(1),))
    ),
    101662: location(  # The Rumor Mill, Tabloid Newspaper
        Mode(
            How.USE,
            windows=BEFORE_BLOCK,
            aim=Aim(What.VAMPIRE),
            cost=_TAP,
            effects=(OfferIntercept(),),
        ),
        Mode(
            How.USE,
            windows=ATTEMPT,
            by=By.CHOSEN,
            cost=Cost(blood=1),
            effects=(TakeOffer(), AddIntercept(1, who=Who.BLOCKER)),
        ),
    ),
    101839: location(  # The Spawning Pool
        Mode(
            How.USE,
            phase=Phase.UNTAP,
            aim=Aim(What.VAMPIRE, Whose.YOURS, Where.READY, clan="Nosferatu"),
            effects=(MoveBlood(1, Who.TARGET, Who.THIS),),
        ),
        Mode(
            How.USE,
            windows=IN_ROUND,
            by=By.COMBATANT,
            needs=(BlockedBleed(), InRound(2)),
            cost=_TAP,
            effects=(DamageTo(1, preventable=False, who=Who.OPPONENT, counted=True),),
        ),
    ),
    102152: location(  # Wasserschloss Anif, Austria
        Mode(
            How.USE,
            phase=Phase.MASTER,
            aim=Aim(What.VAMPIRE, Whose.YOURS, clan="Tremere"),
            effects=(MoveBlood(1, Who.TARGET, Who.THIS),),
        ),
        Mode(
            How.USE,
            phase=Phase.INFLUENCE,
            aim=Aim(What.VAMPIRE, Whose.YOURS, Where.UNCONTROLLED, clan="Tremere"),
            cost=_TAP,
            effects=(MoveBlood(-2, Who.THIS, Who.TARGET),),
        ),
        burned_with_help("Malkavian"),
    ),
}

"""Locations that are one of a kind."""

from __future__ import annotations

from vtes.cards.shapes import ANY_TIME, ATTEMPT, BEFORE_BLOCK, IN_ROUND, POLLING
from vtes.cards.uses import (
    BURNED_BY_ACTION,
    anybody_acts,
    burned_by_referendum,
    burned_with_help,
    location,
    may,
    must,
    tapped,
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
from vtes.model.words import (
    AddIntercept,
    BloodToPool,
    BurnBlood,
    BurnThisAt,
    GiveThis,
    TapMinion,
    Who,
    Whom,
)

_TAP = Cost(tap=True)
_CAMARILLA = Sect.CAMARILLA

PLACES: dict[int, Text] = {
    100082: location(  # Arcanum Chapterhouse, Alexandria
        must(
            BurnPoolForEach(1, Trait.HUNTING_GROUND),
            turn=Whose.NEIGHBOURS,
            needs=(ActiveHas(Trait.HUNTING_GROUND),),
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
        tapped(
            WindowKind.BEFORE_RANGE,
            EndCombat(),
            by=By.COMBATANT,
            needs=(OfSect(_CAMARILLA), OpponentOfSect(_CAMARILLA)),
        ),
        burned_by_referendum(OfSect(_CAMARILLA)),
    ),
    100632: location(  # Elysium: The Palace of Versailles
        tapped(POLLING, EachGainsVotes(1, _CAMARILLA), needs=(PoliticalAction(),))
    ),
    100766: location(  # Forest of Shadows
        tapped(ATTEMPT, StealthForBlood(), needs=(ActingIs("Malkavian", blood=1),)),
        BURNED_BY_ACTION,
    ),
    100984: location(laws=(MoreTransfers(2),)),  # Information Highway
    101127: location(  # The Louvre, Paris
        tapped(ANY_TIME, TapMinion(Who.TARGET), aim=Aim(What.VAMPIRE, clan="Toreador")),
        tapped(
            ANY_TIME, TapMinion(Who.TARGET), aim=Aim(What.MINION), needs=(ControlsPrince("Paris"),)
        ),
        anybody_acts(GiveThis(Whom.PLAYER), needs=(NotYours(),)),
    ),
    101341: location(  # Oxford University, England
        tapped(POLLING, GainVotes(0, each=2, who=Who.THIS), needs=(PoliticalAction(),), x=True)
    ),
    101355: location(  # The Parthenon
        tapped(Phase.MASTER, MoreMasterActions(1))
    ),
    101438: location(  # Powerbase: Mexico City
        must(BloodToPool(1, Who.THIS), BurnThisAt(0)),
        anybody_acts(
            BloodToPool(-2, Who.THIS), BurnThisAt(0), needs=(OfSect(Sect.SABBAT), NotYours())
        ),
        counters=5,
    ),
    101662: location(  # The Rumor Mill, Tabloid Newspaper
        tapped(BEFORE_BLOCK, OfferIntercept(), aim=Aim(What.VAMPIRE)),
        may(ATTEMPT, TakeOffer(), AddIntercept(1, who=Who.BLOCKER), by=By.CHOSEN, blood=1),
    ),
    101839: location(  # The Spawning Pool
        may(
            Phase.UNTAP,
            MoveBlood(1, Who.TARGET, Who.THIS),
            aim=Aim(What.VAMPIRE, Whose.YOURS, Where.READY, clan="Nosferatu"),
        ),
        tapped(
            IN_ROUND,
            DamageTo(1, preventable=False, who=Who.OPPONENT, counted=True),
            by=By.COMBATANT,
            needs=(BlockedBleed(), InRound(2)),
        ),
    ),
    102152: location(  # Wasserschloss Anif, Austria
        may(
            Phase.MASTER,
            MoveBlood(1, Who.TARGET, Who.THIS),
            aim=Aim(What.VAMPIRE, Whose.YOURS, clan="Tremere"),
        ),
        tapped(
            Phase.INFLUENCE,
            MoveBlood(-2, Who.THIS, Who.TARGET),
            aim=Aim(What.VAMPIRE, Whose.YOURS, Where.UNCONTROLLED, clan="Tremere"),
        ),
        burned_with_help("Malkavian"),
    ),
}

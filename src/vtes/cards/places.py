"""Locations that are one of a kind."""

from __future__ import annotations

from vtes.cards.shapes import ANY_TIME, ATTEMPT, BEFORE_BLOCK, IN_ROUND, POLLING
from vtes.cards.uses import (
    BURNED_BY_ACTION,
    TITLES,
    anybody_acts,
    burned_by_referendum,
    burned_with_help,
    happens,
    location,
    may,
    must,
    tapped,
)
from vtes.model.amounts import ALL
from vtes.model.card_words import AddBled, BurnCounters, MoveBlood
from vtes.model.cards import Sect
from vtes.model.choosing import GiveBlood
from vtes.model.combat_words import DamageTo
from vtes.model.conditions import ActingIsOne, ActionIs, InPlay
from vtes.model.course_words import EndCombat
from vtes.model.decisions import ActionKind, Phase, WindowKind
from vtes.model.laws import MoreTransfers
from vtes.model.master_words import (
    BurnPoolForEach,
    MoreMasterActions,
    Offer,
    StealthForBlood,
    TakeOffer,
)
from vtes.model.needs import ActingIs, Bleeding, OfSect, Successful
from vtes.model.needs_in_play import (
    ActiveHas,
    BlockedBleed,
    ControlsPrince,
    InRound,
    NotYours,
    OfClan,
    OpponentOfSect,
    PoliticalAction,
)
from vtes.model.needs_own import CardHas, While
from vtes.model.text import (
    Aim,
    By,
    Cost,
    Deed,
    How,
    Mode,
    Moment,
    Text,
    Trait,
    What,
    Where,
    Whose,
)
from vtes.model.vote_words import EachGainsVotes, GainVotes
from vtes.model.words import (
    AddBleed,
    AddCounters,
    AddIntercept,
    BloodToPool,
    BurnBlood,
    BurnThisAt,
    GainBlood,
    GiveThis,
    TapMinion,
    Who,
    Whom,
)

_TAP = Cost(tap=True)
_CAMARILLA = Sect.CAMARILLA
_LORDS = Aim(What.VAMPIRE, Whose.YOURS, sect=_CAMARILLA, titled=TITLES)
_ANY = 999  # as much as there is
_HEADQUARTERS = 102109  # Ventrue Headquarters

PLACES: dict[int, Text] = {
    100037: location(  # Alamut
        happens(
            Moment.HAS_BLED,
            AddBled(),
            needs=(While(ActingIsOne(Aim(What.VAMPIRE, clan="Assamite"))),),
        ),
        may(
            POLLING,
            GainVotes(0, each=1, who=Who.TARGET),
            aim=Aim(What.VAMPIRE, Whose.YOURS),
            needs=(PoliticalAction(), CardHas(1)),
        ).replace(cost=Cost(counters=True)),
    ),
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
        tapped(POLLING, EachGainsVotes(1, _LORDS), needs=(PoliticalAction(),))
    ),
    100766: location(  # Forest of Shadows
        tapped(ATTEMPT, StealthForBlood(), needs=(ActingIs("Malkavian", blood=1),)),
        BURNED_BY_ACTION,
    ),
    100906: location(  # Heartblood of the Clan
        anybody_acts(AddCounters(1), needs=(OfClan("Assamite"),)),
        may(
            Phase.INFLUENCE,
            GiveBlood(_ANY, source=Who.THIS),
            aim=Aim(What.VAMPIRE, Whose.YOURS, Where.UNCONTROLLED, clan="Assamite"),
        ),
    ),
    100968: location(  # Inbase Discotek, Frankfurt
        tapped(
            WindowKind.AFTER_RESOLUTION,
            GainBlood(1, Who.ACTING),
            needs=(Successful(), While(ActionIs((ActionKind.HUNT,)))),
        )
    ),
    100984: location(laws=(MoreTransfers(2),)),  # Information Highway
    101127: location(  # The Louvre, Paris
        tapped(ANY_TIME, TapMinion(Who.TARGET), aim=Aim(What.VAMPIRE, clan="Toreador")),
        tapped(
            ANY_TIME, TapMinion(Who.TARGET), aim=Aim(What.MINION), needs=(ControlsPrince("Paris"),)
        ),
        anybody_acts(GiveThis(Whom.PLAYER), needs=(NotYours(),)),
    ),
    101187: location(  # The Mausoleum, Venice
        *(
            tapped(
                POLLING,
                GainVotes(votes, who=Who.THIS),
                needs=(PoliticalAction(), While(InPlay(_HEADQUARTERS, absent))),
            )
            for votes, absent in ((2, True), (1, False))
        )
    ),
    101341: location(  # Oxford University, England
        tapped(POLLING, GainVotes(0, each=2, who=Who.THIS), needs=(PoliticalAction(),), x=True)
    ),
    101355: location(  # The Parthenon
        tapped(Phase.MASTER, MoreMasterActions(1))
    ),
    101383: location(  # Pentex™ Loves You!
        tapped(BEFORE_BLOCK, Offer(), aim=Aim(What.VAMPIRE, sect=Sect.SABBAT)),
        may(
            BEFORE_BLOCK,
            TakeOffer(),
            AddBleed(1),
            by=By.ACTING,
            blood=1,
            needs=(Bleeding(),),
        ),
    ),
    101438: location(  # Powerbase: Mexico City
        must(BloodToPool(1, Who.THIS), BurnThisAt(0)),
        anybody_acts(
            BloodToPool(ALL, Who.THIS), BurnThisAt(0), needs=(OfSect(Sect.SABBAT), NotYours())
        ),
        counters=5,
    ),
    101441: location(  # Powerbase: Rome
        may(Phase.MASTER, AddCounters(1)).replace(cost=Cost(master=True)),
        Mode(
            How.USE,
            needs=(OfClan("Giovanni"),),
            deed=Deed(ActionKind.CARD, stealth=1),
            effects=(GiveBlood(2, Who.THIS),),
        ),
        tapped(
            POLLING,
            GainVotes(0, each=1, who=Who.THIS),
            needs=(PoliticalAction(), CardHas(1)),
            counters=True,
        ),
        anybody_acts(BurnCounters(ALL)),
    ),
    101662: location(  # The Rumor Mill, Tabloid Newspaper
        tapped(BEFORE_BLOCK, Offer(), aim=Aim(What.VAMPIRE)),
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
            MoveBlood(ALL, Who.THIS, Who.TARGET),
            aim=Aim(What.VAMPIRE, Whose.YOURS, Where.UNCONTROLLED, clan="Tremere"),
        ),
        burned_with_help("Malkavian"),
    ),
}

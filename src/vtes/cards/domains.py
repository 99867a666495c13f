"""More locations that are one of a kind."""

from __future__ import annotations

from vtes.cards.shapes import POLLING
from vtes.cards.uses import (
    PUT_IN_PLAY,
    TITLES,
    anybody_acts,
    happens,
    location,
    master,
    may,
    must,
    tapped,
)
from vtes.model.amounts import ALL
from vtes.model.card_words import BurnCounters, ReadyTarget
from vtes.model.cards import Sect
from vtes.model.choosing import ChooseMinion, Levy, PutUnder
from vtes.model.conditions import Is
from vtes.model.decisions import Phase, WindowKind
from vtes.model.needs import (
    ActingIs,
    ActingIsVampire,
    BlockerIsYours,
    CountersAtMost,
    Finds,
    IsVampire,
    Undirected,
)
from vtes.model.needs_in_play import NotYours
from vtes.model.needs_own import ItsTurn, Rested
from vtes.model.text import Aim, Bonus, By, Moment, Number, Text, What, Where, Whose
from vtes.model.vote_words import GainVotes
from vtes.model.words import (
    AddCounters,
    AddIntercept,
    AddStealth,
    BloodToPool,
    GainBlood,
    GiveThis,
    PutInPlay,
    UntapMinion,
    Who,
    Whom,
)

_OF_ANOTHER = (IsVampire(), NotYours())
_SABBAT = Aim(What.VAMPIRE, sect=Sect.SABBAT)

_TREMERE = Aim(What.VAMPIRE, where=Where.TORPOR, clan="Tremere")
_GIVER = Aim(What.VAMPIRE, Whose.YOURS, Where.READY, clan="Tremere", blood_least=1)
_READY = Aim(What.VAMPIRE, Whose.YOURS, Where.READY)

DOMAINS: dict[int, Text] = {
    100329: location(  # Chantry
        tapped(Phase.MASTER, ReadyTarget(anybodys=True), aim=_TREMERE, pool=1),
        tapped(
            Phase.MASTER,
            Levy(1, _GIVER),
            ReadyTarget(anybodys=True),
            aim=_TREMERE,
            needs=(Finds(_GIVER),),
        ),
    ),
    100367: location(  # Club Zombie
        tapped(
            WindowKind.BLOCK_ATTEMPT,
            AddIntercept(1, who=Who.BLOCKER),
            needs=(BlockerIsYours(vampire=True),),
        ),
        must(GainBlood(1, Who.TARGET), needs=(Rested(),)).replace(aim=_READY),
    ),
    100444: location(  # Creepshow Casino
        tapped(
            WindowKind.AS_ANNOUNCED,
            AddStealth(1, unneeded=True),
            needs=(ActingIs(), ActingIsVampire(), Undirected()),
        )
    ),
    100945: Text(  # The Hungry Coyote
        modes=(PUT_IN_PLAY,),
        location=True,
        shared=(Bonus(Number.HUNT, 1, (Is(_SABBAT),)),),
    ),
    101207: location(  # Metro Underground
        tapped(Phase.DISCARD, UntapMinion(Who.TARGET), aim=Aim(What.VAMPIRE, Whose.YOURS), pool=1)
    ),
    101434: location(  # Powerbase: Chicago
        may(Phase.UNTAP, AddCounters(1)),
        may(Phase.UNTAP, BloodToPool(ALL, Who.THIS)),
        anybody_acts(BloodToPool(ALL, Who.THIS), needs=_OF_ANOTHER),
    ),
    101437: location(  # Powerbase: Madrid
        may(Phase.UNTAP, AddCounters(1), needs=(CountersAtMost(3),)),
        tapped(
            POLLING,
            GainVotes(1, who=Who.TARGET, counted=True),
            aim=Aim(What.VAMPIRE, sect=Sect.SABBAT, titled=TITLES),
        ),
        anybody_acts(BurnCounters(ALL), needs=_OF_ANOTHER),
    ),
    101439: location(  # Powerbase: Montreal
        may(
            Phase.INFLUENCE,
            GainBlood(1, Who.TARGET),
            aim=Aim(What.VAMPIRE, Whose.YOURS, Where.UNCONTROLLED),
        ),
        anybody_acts(GiveThis(Whom.PLAYER), needs=_OF_ANOTHER),
    ),
    101536: Text(  # The Rack
        modes=(
            master(PutInPlay(), ChooseMinion(_READY)),
            happens(Moment.TAKEN, ChooseMinion(_READY)),
            may(
                (WindowKind.PHASE,), GainBlood(2, Who.ABOUT), by=By.ABOUT, needs=(ItsTurn(),)
            ).replace(phase=Phase.UNTAP),
            anybody_acts(GiveThis(Whom.PLAYER), needs=_OF_ANOTHER),
        ),
        location=True,
    ),
    102153: location(  # Waste Management Operation
        tapped(Phase.DISCARD, PutUnder())
    ),
    102109: location(  # Ventrue Headquarters
        tapped(POLLING, GainVotes(3, who=Who.THIS))
    ),
}

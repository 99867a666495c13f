"""More locations that are one of a kind."""

from __future__ import annotations

from vtes.cards.shapes import POLLING
from vtes.cards.uses import PUT_IN_PLAY, TITLES, anybody_acts, location, may, tapped
from vtes.model.card_words import BurnCounters
from vtes.model.cards import Sect
from vtes.model.conditions import Is
from vtes.model.decisions import Phase, WindowKind
from vtes.model.needs import (
    ActingIs,
    ActingIsVampire,
    CountersAtMost,
    IsVampire,
    Undirected,
)
from vtes.model.needs_in_play import NotYours
from vtes.model.text import Aim, Bonus, Number, Text, What, Where, Whose
from vtes.model.vote_words import GainVotes
from vtes.model.words import (
    AddCounters,
    AddStealth,
    BloodToPool,
    GainBlood,
    GiveThis,
    UntapMinion,
    Who,
    Whom,
)

_ALL = -2
_OF_ANOTHER = (IsVampire(), NotYours())
_SABBAT = Aim(What.VAMPIRE, sect=Sect.SABBAT)

DOMAINS: dict[int, Text] = {
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
        may(Phase.UNTAP, BloodToPool(_ALL, Who.THIS)),
        anybody_acts(BloodToPool(_ALL, Who.THIS), needs=_OF_ANOTHER),
    ),
    101437: location(  # Powerbase: Madrid
        may(Phase.UNTAP, AddCounters(1), needs=(CountersAtMost(3),)),
        tapped(
            POLLING,
            GainVotes(1, who=Who.TARGET, counted=True),
            aim=Aim(What.VAMPIRE, sect=Sect.SABBAT, titled=TITLES),
        ),
        anybody_acts(BurnCounters(_ALL), needs=_OF_ANOTHER),
    ),
    101439: location(  # Powerbase: Montreal
        may(
            Phase.INFLUENCE,
            GainBlood(1, Who.TARGET),
            aim=Aim(What.VAMPIRE, Whose.YOURS, Where.UNCONTROLLED),
        ),
        anybody_acts(GiveThis(Whom.PLAYER), needs=_OF_ANOTHER),
    ),
    102109: location(  # Ventrue Headquarters
        tapped(POLLING, GainVotes(3, who=Who.THIS))
    ),
}

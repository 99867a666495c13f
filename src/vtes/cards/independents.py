"""Cards of the independent clans, and of what they practise."""

from __future__ import annotations

from typing import Final

from vtes.cards.shapes import (
    ATTEMPT,
    action,
    ally,
    bleed_modifier,
    bring_into_play,
    own_strike,
    stealth_modifier,
)
from vtes.cards.uses import acts, anybody_acts, each_combat, investment, master, may, tapped
from vtes.model.card_words import AddCountersFor, EachGainsBlood, MoveBlood
from vtes.model.combat_words import Maneuver
from vtes.model.decisions import ActionKind, Phase, WindowKind
from vtes.model.needs import ActingIs, Bleeding
from vtes.model.needs_in_play import OfClan
from vtes.model.text import (
    Aim,
    By,
    Reach,
    Strike,
    Text,
    Trait,
    What,
    Where,
    Whose,
)
from vtes.model.words import (
    AddBleed,
    AddStealth,
    BurnThis,
    BurnThisAt,
    Employ,
    GainBlood,
    PutInPlay,
    StealTarget,
    Who,
)

_GIOVANNI: Final = Aim(What.VAMPIRE, Whose.YOURS, clan="Giovanni")

INDEPENDENTS: dict[int, Text] = {
    100019: Text(  # Acquired Ventrue Assets
        modes=(
            master(PutInPlay(), AddCountersFor(_GIOVANNI), BurnThisAt(0)),
            may(Phase.MASTER, MoveBlood(1, Who.THIS, Who.TARGET), BurnThisAt(0), aim=_GIOVANNI),
            anybody_acts(BurnThis(), needs=(OfClan("Ventrue", other=True),)),
        )
    ),
    100707: Text(  # Fata Morgana
        modes=(
            stealth_modifier(1, 1),
            bleed_modifier(2, 1),
            stealth_modifier(2, 1, AddBleed(1), needs=(Bleeding(),)),
        )
    ),
    101094: ally(  # Leonardo, Mortician
        2,
        acts(GainBlood(1, Who.TARGET), aim=Aim(What.VAMPIRE, where=Where.READY), stealth=1),
        strength=1,
    ),
    101134: Text(  # Lure of the Serpent
        modes=(
            action(1, StealTarget(), aim=Aim(What.RETAINER, on_vampire=True, another=True)),
            action(2, StealTarget(), aim=Aim(What.ALLY, Whose.OTHERS)),
        )
    ),
    101376: Text(  # Patshiv
        modes=(
            action(
                0,
                EachGainsBlood(
                    1, Aim(What.VAMPIRE, where=Where.READY, clan="Ravnos", untapped=True)
                ),
                stealth=1,
            ),
        )
    ),
    101650: ally(  # Rom Gypsy
        2,
        own_strike(Strike(damage=1, reach=Reach.BOTH)),
        each_combat(WindowKind.RANGE, Maneuver(), by=By.ITSELF),
        tapped(ATTEMPT, AddStealth(1), needs=(ActingIs("Ravnos"),)),
    ),
    102110: investment(  # Ventrue Investment
        AddCountersFor(Aim(What.VAMPIRE, Whose.YOURS, clan="Ventrue antitribu")), BurnThisAt(0)
    ),
    102210: Text(  # Zombie
        modes=(
            bring_into_play(ActionKind.EMPLOY, Employ()),
            acts(GainBlood(2, Who.SELF), BurnThis(), stealth=1),
        ),
        life=2,
        harm=1,
        traits=(Trait.ZOMBIE,),
    ),
}

"""Cards of the independent clans, and of what they practise."""

from __future__ import annotations

from typing import Final

from vtes.cards.shapes import (
    ATTEMPT,
    action,
    bleed_modifier,
    bring_into_play,
    each_combat,
    own_action,
    own_strike,
    stealth_modifier,
)
from vtes.model.card_words import AddCountersFor, EachGainsBlood, MoveBlood
from vtes.model.combat_words import Maneuver
from vtes.model.decisions import ActionKind, Phase, WindowKind
from vtes.model.needs import ActingIs, Bleeding
from vtes.model.needs_in_play import OfClan
from vtes.model.text import (
    Aim,
    Bonus,
    By,
    Cost,
    Deed,
    How,
    Mode,
    Number,
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
    BloodToPool,
    BurnThis,
    BurnThisAt,
    Employ,
    GainBlood,
    PutInPlay,
    Recruit,
    StealTarget,
    Who,
)

_GIOVANNI: Final = Aim(What.VAMPIRE, Whose.YOURS, clan="Giovanni")

INDEPENDENTS: dict[int, Text] = {
    100019: Text(  # Acquired Ventrue Assets
        modes=(
            Mode(How.MASTER, effects=(PutInPlay(), AddCountersFor(_GIOVANNI), BurnThisAt(0))),
            Mode(
                How.USE,
                phase=Phase.MASTER,
                aim=_GIOVANNI,
                effects=(MoveBlood(1, Who.THIS, Who.TARGET), BurnThisAt(0)),
            ),
            Mode(
                How.USE,
                by=By.ANYBODY,
                needs=(OfClan("Ventrue", other=True),),
                deed=Deed(ActionKind.CARD),
                effects=(BurnThis(),),
            ),
        )
    ),
    100707: Text(  # Fata Morgana
        modes=(
            stealth_modifier(1, 1),
            bleed_modifier(2, 1),
            stealth_modifier(2, 1, AddBleed(1), needs=(Bleeding(),)),
        )
    ),
    101094: Text(  # Leonardo, Mortician
        modes=(
            bring_into_play(ActionKind.RECRUIT, Recruit()),
            own_action(
                GainBlood(1, Who.TARGET), aim=Aim(What.VAMPIRE, where=Where.READY), stealth=1
            ),
        ),
        bonuses=(Bonus(Number.STRENGTH, 1),),
        life=2,
        traits=(Trait.MORTAL,),
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
    101650: Text(  # Rom Gypsy
        modes=(
            bring_into_play(ActionKind.RECRUIT, Recruit()),
            own_strike(Strike(damage=1, reach=Reach.BOTH)),
            each_combat(WindowKind.RANGE, Maneuver(), by=By.ITSELF),
            Mode(
                How.USE,
                windows=ATTEMPT,
                needs=(ActingIs("Ravnos"),),
                cost=Cost(tap=True),
                effects=(AddStealth(1),),
            ),
        ),
        life=2,
        traits=(Trait.MORTAL,),
    ),
    102110: Text(  # Ventrue Investment
        modes=(
            Mode(
                How.MASTER,
                effects=(
                    PutInPlay(),
                    AddCountersFor(Aim(What.VAMPIRE, Whose.YOURS, clan="Ventrue antitribu")),
                    BurnThisAt(0),
                ),
            ),
            Mode(
                How.USE,
                phase=Phase.MASTER,
                cost=Cost(master=True),
                effects=(BloodToPool(1, Who.THIS), BurnThisAt(0)),
            ),
        )
    ),
    102210: Text(  # Zombie
        modes=(
            bring_into_play(ActionKind.EMPLOY, Employ()),
            Mode(
                How.USE,
                by=By.ITSELF,
                deed=Deed(ActionKind.CARD, stealth=1),
                effects=(GainBlood(2, Who.SELF), BurnThis()),
            ),
        ),
        life=2,
        harm=1,
        traits=(Trait.ZOMBIE,),
    ),
}

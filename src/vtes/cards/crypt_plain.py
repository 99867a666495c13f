"""Vampires of the Camarilla and the Sabbat with little to say."""

from __future__ import annotations

from vtes.cards.crypt_shapes import adds, against, he_may, of_clan, when
from vtes.cards.shapes import ATTEMPT, own_strike
from vtes.cards.uses import acts, each_combat
from vtes.model.cards import Sect
from vtes.model.choosing import DiscardDown, DiscardOne, Fetch, Goal, ShuffleLibrary
from vtes.model.combat_words import AdditionalStrikes, Maneuver, Press, PressFor
from vtes.model.conditions import ActingIsOne, ActionIs, Bleeds, Fights
from vtes.model.decisions import ActionKind, Phase, WindowKind
from vtes.model.needs import IsBlocking
from vtes.model.needs_combat import FirstRound
from vtes.model.needs_own import While
from vtes.model.text import (
    Aim,
    Aura,
    Bonus,
    By,
    Cost,
    Each,
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
from vtes.model.words import AddIntercept, BurnTarget, EnterCombat, UntapMinion

_STERILE = (Trait.STERILE,)
_BLOCKS = (IsBlocking(),)
_PRESS = each_combat(WindowKind.PRESS, Press(), by=By.ITSELF)
_BOUGHT_PRESS = he_may(WindowKind.PRESS, Press(), each=Each.COMBAT, blood=1)
_NEAR = Aim(What.VAMPIRE, Whose.NEIGHBOURS, Where.READY)
_NEAR_AND_YOUNG = _NEAR.replace(most=3)


def _strikes_at_first(*, limited: bool) -> Mode:
    """An additional strike in the first round of combat."""
    return each_combat(
        WindowKind.ADDITIONAL,
        AdditionalStrikes(1, limited=limited),
        by=By.ITSELF,
        needs=(FirstRound(),),
    )


# The circle of a Blood Brother is asked for by no text here: D349.
CRYPT_PLAIN: dict[int, Text] = {
    200014: Text(  # Adonai
        modes=(
            acts(
                EnterCombat(),
                aim=Aim(What.VAMPIRE, Whose.OTHERS, Where.READY, sect=Sect.CAMARILLA),
            ),
        ),
        bonuses=(*adds(bleed=1), when(Number.STRENGTH, 1, Fights(of_clan("Tremere")))),
    ),
    200016: Text(bonuses=adds(bleed=1)),  # Adrianne
    200051: Text(  # Alfred Benezri
        bonuses=(when(Number.STRENGTH, -1, Fights(Aim(What.ALLY))),)
    ),
    200083: Text(  # Andreas, The Bard of Crete
        modes=(he_may(ATTEMPT, AddIntercept(1), each=Each.TURN, blood=1, needs=_BLOCKS),)
    ),
    200096: Text(  # Anisa Marianna Lopez
        modes=(
            acts(BurnTarget(), aim=Aim(What.VAMPIRE, Whose.NEIGHBOURS, most=3)).replace(
                cost=Cost(pool=1)
            ),
        )
    ),
    200125: Text(modes=(_PRESS,), bonuses=adds(bleed=1)),  # Appolonius
    200170: Text(  # Barry
        bonuses=tuple(
            when(Number.STRENGTH, 1, Fights(aim))
            for aim in (Aim(What.ALLY), Aim(What.VAMPIRE, younger=True))
        ),
        traits=_STERILE,
    ),
    200174: Text(claws=True),  # Basilia
    200205: Text(bonuses=adds(strength=1)),  # Blaise
    200234: Text(bonuses=adds(strength=1)),  # Calebos
    200304: Text(  # Crusher
        modes=(own_strike(Strike(dodge=True)).replace(each=Each.COMBAT, cost=Cost(blood=1)),),
        bonuses=adds(strength=1),
    ),
    200398: Text(  # Ebanezer Roush
        modes=(acts(EnterCombat(), aim=_NEAR_AND_YOUNG, stealth=2),)
    ),
    200411: Text(bonuses=adds(strength=1)),  # Eliott Sinclair, Virtuoso Thespian
    200416: Text(  # Ellen Fence, the Tracker
        modes=(
            acts(
                EnterCombat(),
                aim=Aim(What.MINION, Whose.NEIGHBOURS, Where.READY, tapped=True),
            ),
        )
    ),
    200548: Text(modes=(he_may(Phase.DISCARD, UntapMinion(), blood=1),)),  # Gunther, Beast Lord
    200588: Text(bonuses=adds(bleed=1)),  # Helena Casimir
    200628: Text(traits=_STERILE),  # Ilse
    200659: Text(modes=(_strikes_at_first(limited=False),)),  # Jacko
    200735: Text(modes=(_PRESS,)),  # Julian Sanders
    200736: Text(  # Julio Martinez
        modes=(
            he_may(
                ATTEMPT,
                AddIntercept(1),
                blood=1,
                needs=(*_BLOCKS, While(ActingIsOne(Aim(What.VAMPIRE, sect=Sect.CAMARILLA)))),
            ),
        ),
        bonuses=adds(strength=1),
    ),
    200755: Text(traits=_STERILE),  # Karl
    200814: Text(  # Larry
        modes=(he_may(ATTEMPT, AddIntercept(1), each=Each.ACTION, blood=1, needs=_BLOCKS),),
        traits=_STERILE,
    ),
    200820: Text(modes=(own_strike(Strike(damage=1, reach=Reach.BOTH)),)),  # Lazarus
    200835: Text(  # Lille Haake
        modes=(
            Mode(
                How.USE,
                by=By.ITSELF,
                phase=Phase.MASTER,
                cost=Cost(master=True),
                effects=(DiscardOne(),),
            ),
        ),
        bonuses=(when(Number.BLEED, 1, Bleeds(Aim(What.VAMPIRE, sect=Sect.SABBAT))),),
    ),
    200876: Text(bonuses=adds(stealth=1)),  # Lucretia, Cess Queen
    200889: Text(bonuses=(against("Pander"),)),  # Luther
    200892: Text(bonuses=adds(bleed=1)),  # Lydia Van Cuelen
    200936: Text(  # Mark
        bonuses=(when(Number.INTERCEPT, 1, ActionIs((ActionKind.BLEED,))),), traits=_STERILE
    ),
    200945: Text(modes=(_BOUGHT_PRESS,)),  # Marty Lechtansi
    200972: Text(modes=(_strikes_at_first(limited=True),)),  # Melisande
    200993: Text(  # Miranda Sanova
        auras=(Aura(Bonus(Number.INTERCEPT, -1), of_clan("Brujah"), acting=True),)
    ),
    201024: Text(bonuses=adds(strength=1)),  # Muriel Foucade
    201145: Text(bonuses=adds(strength=1)),  # Quinton McDonnell
    201207: Text(  # Roxanne, Rectrix of the 13th Floor
        modes=(acts(EnterCombat(), aim=_NEAR_AND_YOUNG, stealth=1),)
    ),
    201228: Text(  # Samantha
        claws=True,
        bonuses=(when(Number.INTERCEPT, 1, ActingIsOne(of_clan("Lasombra"))),),
    ),
    201256: Text(bonuses=adds(strength=1)),  # Sebastian Marley
    201338: Text(  # Tammy Walenski
        modes=(each_combat(WindowKind.RANGE, Maneuver(), by=By.ITSELF),)
    ),
    201359: Text(modes=(_BOUGHT_PRESS,), traits=_STERILE),  # Terry
    201367: Text(  # Thomas Steed, The Angry
        modes=(
            acts(Fetch(Goal.HAND, trait=Trait.MELEE), ShuffleLibrary(), DiscardDown(), stealth=1),
        )
    ),
    201389: Text(traits=_STERILE),  # Truman
    201394: Text(  # Tura Vaughn
        bonuses=(when(Number.INTERCEPT, 1, ActingIsOne(of_clan("Brujah"))),)
    ),
    201473: Text(  # Wolf Valentine
        modes=(
            each_combat(
                WindowKind.PRESS,
                Press(PressFor.CONTINUE),
                by=By.ITSELF,
                needs=(While(Fights(of_clan("Tremere"))),),
            ),
        )
    ),
    201476: Text(modes=(acts(EnterCombat(), aim=_NEAR, stealth=1),)),  # Wynn
    201498: Text(bonuses=adds(strength=1)),  # Zack North
}
"""Texts of vampires by printed id."""

"""More vampires of the Camarilla who add to numbers, forbid, evade or strike."""

from __future__ import annotations

from vtes.cards.crypt_shapes import adds, against, of_clan, when
from vtes.cards.shapes import own_strike
from vtes.cards.uses import each_combat
from vtes.model.cards import Discipline, Sect, Title
from vtes.model.combat_words import Maneuver, Press, StealEquipment
from vtes.model.conditions import ActingIsOne, ActionIs, Controls, Fights, Hunts, Is, Present
from vtes.model.decisions import ActionKind, WindowKind
from vtes.model.laws import MasterActions, MoreDiscards, MoreTransfers, MoreVotes, UntappedBlocks
from vtes.model.text import (
    Aim,
    Aura,
    Ban,
    Bonus,
    By,
    Cost,
    Discount,
    Each,
    Number,
    Reach,
    Strike,
    Text,
    Trait,
    What,
    Where,
)

_JUSTICAR = Aim(What.VAMPIRE, titled=(Title.JUSTICAR,))
_COMPANIONS = (ActionKind.RECRUIT, ActionKind.EMPLOY)
_PRESS = each_combat(WindowKind.PRESS, Press(), by=By.ITSELF)


def blocking(aim: Aim) -> Bonus:
    """More intercept against such a minion."""
    return when(Number.INTERCEPT, 1, ActingIsOne(aim))


CRYPT_CAMARILLA: dict[int, Text] = {
    200016: Text(bonuses=adds(bleed=1)),  # Adrianne
    200078: Text(  # Anastasz di Zagreb
        modes=(own_strike(Strike(steal=1, reach=Reach.BOTH)),),
        laws=(MoreVotes(-1, (Is(_JUSTICAR), Present(_JUSTICAR.replace(another=True)))),),
    ),
    200095: Text(bonuses=adds(strength=1)),  # Angus the Unruled
    200107: Text(laws=(MasterActions(2),)),  # Anson
    200112: Text(  # Antoinette DuChamp
        discounts=(
            Discount(-1, discipline=Discipline.CELERITY, actions=True),
            Discount(-1, discipline=Discipline.CELERITY, strikes=True),
        )
    ),
    200125: Text(modes=(_PRESS,), bonuses=adds(bleed=1)),  # Appolonius
    200174: Text(claws=True),  # Basilia
    200196: Text(bonuses=adds(strength=1)),  # Bianca
    200201: Text(discounts=(Discount(1, kinds=(ActionKind.EQUIP,), pool=True),)),  # Black Cat
    200253: Text(bonuses=adds(strength=1), hand=1),  # Cassandra, Magus Prime
    200265: Text(bonuses=(blocking(of_clan("Gangrel")),)),  # Chandler Hungerford
    200304: Text(  # Crusher
        modes=(own_strike(Strike(dodge=True)).replace(each=Each.COMBAT, cost=Cost(blood=1)),),
        bonuses=adds(strength=1),
    ),
    200313: Text(bonuses=adds(strength=1)),  # Dancin' Dana
    200326: Text(bonuses=(blocking(Aim(What.VAMPIRE, most=2)),)),  # David Morgan, The Scourge
    200411: Text(bonuses=adds(strength=1)),  # Eliott Sinclair, Virtuoso Thespian
    200431: Text(discounts=(Discount(1, kinds=_COMPANIONS, trait=Trait.MAGE),)),  # Erichtho
    200588: Text(bonuses=adds(bleed=1)),  # Helena Casimir
    200625: Text(bonuses=(when(Number.STEALTH, -1, Hunts()),)),  # Igo the Hungry
    200634: Text(laws=(MoreTransfers(2),)),  # Ingrid Rossler
    200726: Text(  # Joshua Tarnopolski
        discounts=(Discount(1, kinds=_COMPANIONS),),
        bonuses=(when(Number.STRENGTH, 2, Fights(Aim(What.VAMPIRE, sect=Sect.SABBAT))),),
    ),
    200739: Text(laws=(UntappedBlocks(Aim(What.VAMPIRE, most=3)),)),  # Justine, Elder of Dallas
    200761: Text(bonuses=(against("Ravnos"),)),  # Katarina
    200762: Text(  # Katarina Kornfeld
        bonuses=(
            when(
                Number.STEALTH,
                1,
                Controls(Aim(What.VAMPIRE, titled=(Title.PRINCE,), another=True)),
            ),
        )
    ),
    200820: Text(  # Lazarus
        modes=(own_strike(Strike(damage=1, reach=Reach.BOTH)),)
    ),
    200869: Text(bonuses=adds(strength=1)),  # Luccia Paciola
    200870: Text(  # Lucian
        modes=(
            own_strike(Strike(effects=(StealEquipment(),))).replace(
                aim=Aim(What.EQUIPMENT, where=Where.OPPONENT)
            ),
        )
    ),
    200876: Text(bonuses=adds(stealth=1)),  # Lucretia, Cess Queen
    200892: Text(bonuses=adds(bleed=1)),  # Lydia Van Cuelen
    200896: Text(bonuses=adds(bleed=1)),  # Madame Guil
    200898: Text(  # Magdelena Schaefer
        discounts=(Discount(-1, discipline=Discipline.THAUMATURGY, strikes=True),)
    ),
    200993: Text(  # Miranda Sanova
        auras=(Aura(Bonus(Number.INTERCEPT, -1), of_clan("Brujah", another=True), acting=True),)
    ),
    201038: Text(  # Natasha Volfchek
        bonuses=(*adds(bleed=1), when(Number.STEALTH, 1, ActionIs((ActionKind.POLITICAL,))))
    ),
    201039: Text(spares=Aim(What.VAMPIRE, older=True)),  # Navar McClaren
    201059: Text(  # Nik
        auras=(Aura(Bonus(Number.INTERCEPT, 1), of_clan("Brujah"), acting=True),)
    ),
    201089: Text(bonuses=adds(bleed=1)),  # Ozmo
    201145: Text(bonuses=adds(strength=1)),  # Quinton McDonnell
    201155: Text(bonuses=(when(Number.STRENGTH, 1, Fights(of_clan("Ventrue"))),)),  # Rake
    201229: Text(bans=(Ban.HUNTED,)),  # Samat Ramal-Ra, Archon
    201256: Text(bonuses=adds(strength=1)),  # Sebastian Marley
    201262: Text(bonuses=(blocking(of_clan("Nosferatu")),)),  # Selma the Repugnant
    201291: Text(  # Sir Ralph Hamilton
        bonuses=(
            when(
                Number.STRENGTH,
                1,
                Fights(Aim(What.VAMPIRE, sect=Sect.CAMARILLA, younger=True)),
            ),
        ),
        exposes=(when(Number.BLEED, 1, Is(of_clan("Follower of Set"))),),
    ),
    201328: Text(bonuses=adds(bleed=1)),  # Suzanne Kadim
    201338: Text(  # Tammy Walenski
        modes=(each_combat(WindowKind.RANGE, Maneuver(), by=By.ITSELF),)
    ),
    201347: Text(bonuses=adds(bleed=1)),  # Tatiana Romanov
    201394: Text(bonuses=(blocking(of_clan("Brujah")),)),  # Tura Vaughn
    201404: Text(laws=(MoreDiscards(1),)),  # Ulugh Beg, The Watcher
    201498: Text(bonuses=adds(strength=1)),  # Zack North
}
"""Texts of vampires by printed id."""

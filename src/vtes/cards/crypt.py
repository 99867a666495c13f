"""Vampires of the Camarilla who add to numbers, forbid or evade; for others see `crypt_uses`.

What is printed of clan, capacity, Disciplines, sect and title is in their facts.
"""

from __future__ import annotations

from vtes.cards.crypt_shapes import LEADERS, adds, against, of_clan, when
from vtes.model.cards import Discipline, Sect, Title
from vtes.model.conditions import Bleeds, Controls, Fights, Hunts
from vtes.model.text import (
    Aim,
    Aura,
    Ban,
    Bonus,
    Number,
    Text,
    Toll,
    What,
    Whose,
)
from vtes.model.words import (
    Whom,
)

CRYPT: dict[int, Text] = {
    200031: Text(  # Aisling Sturbridge
        evades=Aim(What.VAMPIRE, clan="Tremere", younger=True)
    ),
    200064: Text(bonuses=adds(hunt=1)),  # Amadeo
    200171: Text(  # Barth
        auras=(
            Aura(
                Bonus(Number.STEALTH, -1),
                Aim(What.VAMPIRE, Whose.NEIGHBOURS, most=3),
                untapped=True,
            ),
        )
    ),
    200210: Text(  # Blythe Candeleria
        bonuses=(when(Number.STRENGTH, -1, Fights(of_clan("Malkavian"))),)
    ),
    200289: Text(bonuses=(against("Ventrue", 2),)),  # Constanza Vinti
    200291: Text(  # Cornelius Ottavio
        bonuses=(
            *adds(bleed=1),
            when(Number.BLEED, 1, Bleeds(Aim(What.VAMPIRE, beyond=Sect.CAMARILLA))),
        )
    ),
    200412: Text(bonuses=(against("Follower of Set"),)),  # Elisabetta Romano
    200554: Text(bonuses=adds(bleed=2)),  # Gwendolyn
    200669: Text(bonuses=adds(bleed=1), hands=-1),  # Jan Pieterzoon
    200680: Text(bonuses=adds(bleed=1, rescue=-1)),  # Javier Montoya
    200910: Text(  # Marcellus
        bonuses=adds(bleed=1),
        tolls=(Toll(of_clan("Nosferatu"), political=True),),
    ),
    201017: Text(bonuses=adds(stealth=1), bans=(Ban.HUNTED,)),  # Muaziz, Archon of Ulugh Beg
    201022: Text(  # Murat
        tolls=(Toll(of_clan("Follower of Set"), discipline=Discipline.SERPENTIS),)
    ),
    201139: Text(bonuses=(*adds(bleed=1), against("Tremere"))),  # Queen Anne
    201162: Text(bonuses=(against("Brujah"),)),  # Ranjan Rishi, Camarilla Scholar
    201171: Text(  # Rebekka, Chantry Elder of Munich
        bonuses=(*adds(stealth=1), against("Malkavian"))
    ),
    201286: Text(bonuses=(against("Nosferatu"),)),  # Sigrid Bekker
    201322: Text(  # Suhailah
        bonuses=(
            *adds(bleed=1),
            when(Number.STEALTH, 1, Controls(Aim(What.VAMPIRE, titled=LEADERS), Whom.PREY)),
        )
    ),
    201428: Text(  # Vasilis, The Traitor of Don Cruez
        auras=(Aura(against("Brujah"), of_clan("Giovanni")),)
    ),
    201458: Text(  # Volker, The Puppet Prince
        spares=Aim(What.VAMPIRE, titled=(Title.PRIMOGEN,))
    ),
    201468: Text(rivals_pay=1),  # Wilhelm Waldburg
    201509: Text(bonuses=(when(Number.STEALTH, -1, Hunts()),)),  # Zöe
}
"""Texts of vampires by printed id."""
